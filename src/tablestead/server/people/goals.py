"""What there is to aim at in a game: the par of a game alone, and achievements. All of it is data/goals.toml.

A condition asks for a number: of the result, of the last view of a seat, or of the events that it saw.
"""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

import tablestead as ts
from tablestead.engine.choice import Event
from tablestead.server.wire import Par

log = logging.getLogger(__name__)

Value = int | str | bool


@dataclass(frozen=True)
class Ending:
    """A game that was played to its end, as one seat knows it."""

    game: str
    options: Mapping[str, Value]
    seat: int
    scores: Sequence[int]
    places: Sequence[int]
    bots: Sequence[str]
    """By seat; empty for a person."""
    view: Mapping[str, Any]
    """The last one of the seat, as plain data."""
    events: Sequence[Event]
    """Of the whole game, as the seat was told of them."""

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(len(self.scores)) if seat != self.seat]


class GoalError(ValueError):
    """Something in the data that cannot be: says of which goal."""


# Conditions


class Condition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="of"):
    """`least` and `most` are what the number may be."""

    least: int | None = None
    most: int | None = None

    def __post_init__(self) -> None:
        if self.least is None and self.most is None:
            raise ValueError("it needs `least` or `most`")

    def number(self, ending: Ending) -> int:
        raise NotImplementedError

    def holds(self, ending: Ending) -> bool:
        number = self.number(ending)
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)


class OfResult(Condition, frozen=True, kw_only=True, tag="result"):
    field: Literal["points", "players", "won", "lead", "over-par", "strongest"]

    def number(self, ending: Ending) -> int:
        return RESULT[self.field](ending)


class OfView(Condition, frozen=True, kw_only=True, tag="view"):
    """`path` leads through the view by names and indexes; `N` is the own seat, `*` everything in a list, and
    `name=value` those in a list of which this is true. What it leads to is added up: a list counts as its
    length, a text or a struct as one."""

    path: str

    def number(self, ending: Ending) -> int:
        found = [ending.view]
        for word in self.path.split("."):
            found = [one for value in found for one in _step(value, word, ending.seat)]
        return sum(map(_amount, found))


class OfEvents(Condition, frozen=True, kw_only=True, tag="events", rename={"where": "with"}):
    """How many there were by their keys, with the own seat as the argument `who`. `with`: what other
    arguments are, a number at least."""

    keys: list[str]
    who: str = "seat"
    where: dict[str, int | str] = {}

    def number(self, ending: Ending) -> int:
        mine = (event for event in ending.events if event.key in self.keys)
        return sum(event.args.get(self.who) == ending.seat and self._fits(event) for event in mine)

    def _fits(self, event: Event) -> bool:
        for name, wanted in self.where.items():
            found = event.args.get(name)
            if not (
                found >= wanted if isinstance(found, int) and isinstance(wanted, int) else found == wanted
            ):
                return False
        return True


def _enough(found: Any, wanted: int | str) -> bool:
    return found == wanted or (isinstance(found, int) and isinstance(wanted, int) and found >= wanted)


def _step(value: Any, word: str, seat: int) -> list[Any]:
    name, filtered, wanted = word.partition("=")
    if filtered:
        return [one for one in value if str(one[name]).lower() == wanted]
    if word == "*":
        return list(value)
    if isinstance(value, list):
        return [value[seat if word == "N" else int(word)]]
    return [value[word]]


def _amount(value: Any) -> int:
    if isinstance(value, int):
        return int(value)
    return len(value) if isinstance(value, list) else int(value not in ("", None))


def _lead(ending: Ending) -> int:
    """Over the best of the others; alone 0."""
    own = ending.scores[ending.seat]
    return own - max((ending.scores[other] for other in ending.others), default=own)


def _over_par(ending: Ending) -> int:
    """Where there is no par, as if it were reached and no more."""
    par = par_of(ending.game, ending.options)
    return ending.scores[ending.seat] - par.points if par else 0


def _strongest(ending: Ending) -> int:
    """How many opponents are the strongest bot there is."""
    return [ending.bots[other] for other in ending.others].count(ts.bot_names(ending.game)[-1])


RESULT: Final[dict[str, Callable[[Ending], int]]] = {
    "points": lambda ending: ending.scores[ending.seat],
    "players": lambda ending: len(ending.scores),
    "won": lambda ending: int(ending.places[ending.seat] == 1 and len(ending.scores) > 1),
    "lead": _lead,
    "over-par": _over_par,
    "strongest": _strongest,
}


# The data


class Achievement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Reached where all conditions hold."""

    id: str
    all: list[OfResult | OfView | OfEvents]

    def reached(self, ending: Ending) -> bool:
        try:
            return all(condition.holds(ending) for condition in self.all)
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise GoalError(f"{ending.game} {self.id}: {error!r}") from error


@cache
def _goals() -> tuple[dict[str, list[Par]], dict[str, list[Achievement]]]:
    """By game."""
    data = tomllib.loads((files("tablestead") / "data" / "goals.toml").read_text(encoding="utf-8"))
    pars, achievements = {}, {}
    for game, goals in data.items():
        pars[game] = msgspec.convert(goals.get("par", []), list[Par])
        achievements[game] = [read(game, one) for one in goals.get("achievement", [])]
    return pars, achievements


def read(game: str, data: Mapping[str, Any]) -> Achievement:
    try:
        return msgspec.convert(data, Achievement)
    except msgspec.ValidationError as error:
        raise GoalError(f"{game} {data.get('id')}: {error}") from error


def par_of(game: str, options: Mapping[str, Value]) -> Par | None:
    """What a good player reaches alone with these options, where that is known."""
    pars = _goals()[0].get(game, [])
    return next((par for par in pars if par.options.items() <= options.items()), None)


def achievements_of(game: str) -> list[Achievement]:
    return _goals()[1].get(game, [])


def reached(ending: Ending) -> list[str]:
    """The ids of what was reached. What cannot be told is left out: it must not hold up the end of a game."""
    found = []
    for achievement in achievements_of(ending.game):
        try:
            if achievement.reached(ending):
                found.append(achievement.id)
        except GoalError:
            log.exception("an achievement cannot be told")
    return found
