"""Who judges: proposes the best lines of a decision, and says what comes of a line.

The rest of the analysis knows no game and no bot; a stronger judge takes the place of another here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tablestead.analysis.futures import Futures
from tablestead.engine.errors import OptionError
from tablestead.engine.game import Game, State

LOOKS = ("search", "first", "second", "open", "before")
"""Each has seeds of its own, so that none confirms what another found by chance."""
SEEDS = 1 << 20
"""Room between the seeds of two looks: no look takes so many futures."""


def seed_of(seed: int, at: int, look: str) -> int:
    """Where the seeds of a look begin, `at` so many actions."""
    return ((seed * SEEDS + at) * len(LOOKS) + LOOKS.index(look)) * SEEDS


@dataclass(frozen=True)
class Effort:
    """What a decision may cost."""

    search: int
    """Simulations that look for lines."""
    first: int
    """Futures of every line, to find the best of them."""
    second: int
    """Futures of the best and of the played one, to measure the difference."""
    trees: int = 0
    """Simulations of each such future, where a future is a search."""
    most: int = 4
    """Lines that are compared."""


class Judge(ABC):
    """Made for a game with its number of players and a depth."""

    name: str
    """With the version of what it knows; stored analyses of another one are made anew."""
    effort: Effort
    lasting: float = 1.0
    """The part of a difference that is left at the end of the game. A chance that stays open is lost whenever
    it is left, so differences can add up to more than the game is lost by."""
    doubt: float = 0.0
    """How far its differences are off, in points, however many futures it looks at: a standard error."""

    @abstractmethod
    def lines(self, known: State, seat: int, seed: int) -> list[list[int]]:
        """The best lines found for the seat that decides, up to the next chance event or other player."""

    @abstractmethod
    def look(
        self, position: State, lines: Sequence[list[int]], n: int, seed: int, seat: int | None
    ) -> list[Futures]:
        """What comes of each line, in the same `n` futures; an empty line is the position itself.

        `seat`: what it cannot know is dealt anew for every future; None: all lies open.
        """


def judge_for(game: Game, players: int, depth: str) -> Judge:
    """The strongest judge of a game; an OptionError where there is none, or for an unknown depth."""
    make = _judges().get(game.id)
    if make is None:
        raise OptionError("error-no-judge", {"game": game.id})
    return make(game, players, depth)


def _judges() -> dict[str, Callable[[Game, int, str], Judge]]:
    from tablestead.analysis import ages, searching  # they are made of what stands above

    return {
        "ages": ages.AgesJudge,
        "milestones": searching.search_judge,
        "keyflower": searching.search_judge,
    }


def effort_of(efforts: dict[str, Effort], depth: str) -> Effort:
    if depth not in efforts:
        info = {"option": "depth", "value": depth[:60], "allowed": ", ".join(efforts)}
        raise OptionError("error-option-value", info)
    return efforts[depth]
