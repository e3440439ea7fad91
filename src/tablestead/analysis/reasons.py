"""Why a line is better than the played one: typed facts, none where there is no clear one.

What both lines do is no reason. Points are one only where the better line brings more of them at once.
Messages are `<game>-reason-<key>`; `better-` and `played-` say which line a fact is about.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablestead.engine.choice import Arg, Fact
from tablestead.engine.game import CHANCE, State
from tablestead.engine.rng import Rng
from tablestead.games.ages import material as ages_material
from tablestead.games.ages import state as ages_state
from tablestead.games.ages.rules import AgesState
from tablestead.games.keyflower import actions as keyflower_actions
from tablestead.games.keyflower import material as keyflower_material
from tablestead.games.keyflower import state as keyflower_state
from tablestead.games.keyflower.rules import KeyflowerState

MOST: Final = 2
"""More would not be read."""
SHORT: Final = 2
"""So few boxes are a pity."""
APART: Final = 10
"""Per cent between two risks that are worth telling."""
HANDS: Final = 200
"""Hands dealt anew to see who could answer a bid."""
LIKELY: Final = 50
"""Per cent of hands from which on a bid is likely to be answered."""

HALFWAY: Final = ("milestones",)
"""Where a line may stop half-way, at a tile that is drawn: what the other does may still follow."""

GAINS: Final = {
    "ages": ("finishes-first", "finishes-later", "buys", "city", "hits"),
    "milestones": ("builds", "delivers", "majority", "bonus", "ascending"),
    "keyflower": ("worth", "points", "upgrades", "brings"),
}
"""Facts of the better line that the played one lacks."""
COSTS: Final = {
    "ages": ("loses", "goods-lost", "idle"),
    "milestones": ("ends-ascending", "returns"),
    "keyflower": ("owner-gets", "keeps"),
}
"""Facts of the played line that the better one lacks."""
AMOUNTS: Final = ("points", "n", "boxes")
COUNTED: Final = ("points", "gains")
"""Of which one line may bring more than another."""
OWN: Final[dict[str, tuple[str, ...]]] = {
    "ages": ("short", "risk", "feeds"),
    "keyflower": ("answerable",),
}
"""What the facts do not say by themselves: see `SPECIAL`."""


def reasons_of(known: State, best: list[int], played: list[int]) -> list[Fact]:
    """`known`: the position as the seat that decides knows it."""
    id, ends_turn = known.game.id, known.game.ends_turn
    if id in HALFWAY and ends_turn(best[-1]) and not ends_turn(played[-1]):
        return []
    better, worse = known.game.facts_of(known, best), known.game.facts_of(known, played)
    found = SPECIAL[id](known, best, played, better, worse) if id in SPECIAL else []
    more = points_of(better) > points_of(worse)
    named = [fact.args["monument"] for fact in found if "monument" in fact.args]
    for fact in better:
        told = fact.key in GAINS.get(id, ()) and fact.args.get("monument") not in named
        if told and ("points" not in fact.args or more) and brings_more(fact, better, worse):
            found.append(Fact(f"better-{fact.key}", fact.args))
    if after(known, best).player == CHANCE and after(known, played).player != CHANCE:
        return found[:MOST]  # what is still rolled for may cost as much
    for fact in worse:
        if fact.key in COSTS.get(id, ()) and costs_more(fact, better):
            found.append(Fact(f"played-{fact.key}", fact.args))
    return found[:MOST]


def brings_more(fact: Fact, better: list[Fact], worse: list[Fact]) -> bool:
    """Where both lines bring something of a kind, the better one must bring more of it."""
    if any(name in fact.args for name in COUNTED):
        return fact not in worse and amount_of(fact.key, better) > amount_of(fact.key, worse)
    return about(fact) not in [about(one) for one in worse]


def costs_more(fact: Fact, better: list[Fact]) -> bool:
    return not any(one.key == fact.key for one in better) or (
        fact.key == "loses" and amount_of(fact.key, [fact]) > amount_of(fact.key, better)
    )


def amount_of(key: str, facts: list[Fact]) -> int:
    """All that facts of a kind count."""
    counts = [fact.args.get(name) for fact in facts if fact.key == key for name in COUNTED]
    return sum(sum(count.values()) for count in counts if isinstance(count, dict))


def about(fact: Fact) -> tuple[str, list[Arg]]:
    """What it is about, whatever it amounts to."""
    return fact.key, [value for name, value in fact.args.items() if name not in AMOUNTS]


def points_of(facts: list[Fact]) -> int:
    """What a line brings at once; a loss of one's own counts against it."""
    total = 0
    for fact in facts:
        points = fact.args.get("points")
        if isinstance(points, dict):
            total += points.get("point", 0) * (-1 if fact.key == "loses" else 1)
    return total


def after(state: State, line: list[int]) -> State:
    end = state.copy()
    for action in line:
        end.apply_trusted(action)
    return end


def ages(
    known: State, best: list[int], played: list[int], better: list[Fact], worse: list[Fact]
) -> list[Fact]:
    """A monument that a box or two are missing of; dice that were too risky, or fed too few."""
    found: list[Fact] = []
    end = after(known, played)
    assert isinstance(end, AgesState)
    for fact in better if end.player != CHANCE else []:  # dice in the air may bring the boxes yet
        if fact.key in ("finishes-first", "finishes-later"):
            building = ages_material.BUILDING_IDS.index(str(fact.args["monument"]))
            marked = end.seat_cell(known.player, ages_state.SEAT_BOXES + building)
            left = ages_material.BUILDING_BOXES[building] - marked
            if 0 < left <= SHORT:
                args: dict[str, Arg] = {"monument": fact.args["monument"], "boxes": {"box": left}}
                found.append(Fact("short", {**args, "points": fact.args["points"]}))
    return found + dice(better, worse)


def dice(better: list[Fact], worse: list[Fact]) -> list[Fact]:
    """Two ways to roll, where one is safer and the other one feeds no more, or the other way round."""
    (what, risk), (other, risked) = percent(better, "risk"), percent(worse, "risk")
    fed, hungry = percent(better, "feeds")[1], percent(worse, "feeds")[1]
    safer = risked - risk if what and what == other else 0
    fuller = fed - hungry if fed and hungry else 0
    if fuller >= max(APART, safer) and risk - risked < APART:
        return [Fact("feeds", {"n": fed, "other": hungry})]
    if safer >= APART and hungry - fed < APART:
        return [Fact("risk", {"disaster": what, "n": risk, "other": risked})]
    return []


def percent(facts: list[Fact], key: str) -> tuple[str, int]:
    """What is likely, and how likely; nothing where nobody speaks of it."""
    for fact in facts:
        if fact.key == key:
            return str(fact.args.get("disaster", "")), int(str(fact.args["n"]))
    return "", 0


def keyflower(
    known: State, best: list[int], played: list[int], better: list[Fact], worse: list[Fact]
) -> list[Fact]:
    """A bid that others can raise in most of the hands that they may have, and the better bid less so.

    Most bids can be raised by somebody: against a line that bids nothing that says nothing.
    """
    bid, better_bid = answerable(known, played), answerable(known, best)
    if bid is None or better_bid is None or bid[1] < LIKELY or bid[1] - better_bid[1] < APART:
        return []
    return [Fact("answerable", {"tile": keyflower_material.TILE_IDS[bid[0]], "n": bid[1]})]


def answerable(known: State, line: list[int]) -> tuple[int, int] | None:
    """The tile that a line bids on, and in how many of 100 hands the bid can be raised."""
    for action in line:
        first, values = keyflower_actions.NUMBERING.meaning(action)
        if first == keyflower_actions.BID:
            end = after(known, line)
            assert isinstance(end, KeyflowerState)
            return values[0], answered(end, values[0], known.player)
    return None


def answered(end: KeyflowerState, tile: int, seat: int) -> int:
    """In how many of 100 hands somebody could raise the bid of `seat` on a tile."""
    colour = int(end.bid_colour(tile, seat))
    if colour < 0:
        return 0
    rng, count = Rng(tile), 0
    bid = bid_of(end, tile, seat)
    for _ in range(HANDS):
        dealt = end.copy()
        dealt.redeal(seat, rng)
        count += any(
            dealt.seat_cell(other, keyflower_state.SEAT_WORKERS + colour) + bid_of(dealt, tile, other) > bid
            for other in range(dealt.players)
            if other != seat
        )
    return round(100 * count / HANDS)


def bid_of(state: KeyflowerState, tile: int, seat: int) -> int:
    """How many workers a seat has bid."""
    return state.tile_cell(tile, keyflower_state.TILE_BIDS + seat)


SPECIAL: Final[dict[str, Callable[[State, list[int], list[int], list[Fact], list[Fact]], list[Fact]]]] = {
    "ages": ages,
    "keyflower": keyflower,
}
