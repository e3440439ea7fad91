"""What a search is told of a game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablestead.engine.game import State
from tablestead.engine.rng import Rng

MOST_SEATS: Final = 6
C_PUCT: Final = 0.35
FIRST_PLAY_URGENCY: Final = 0.03


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchModel:
    """A game's prior, its fast players for what comes after the tree, and its evaluation of positions."""

    def __init__(self, hidden: bool) -> None:
        self.hidden = hidden
        """Whether something is dealt anew for every simulation, so that what is legal may differ."""
        self.c_puct = C_PUCT
        self.first_play_urgency = FIRST_PLAY_URGENCY
        """How much worse than its parent an action is taken to be before it was tried."""
        self.calm = 1.0
        """Widens the curve from lead to worth: how much a search looks about before it settles."""
        self.lead_decides = False
        """Whether the best action is that with the largest lead, where all chances to win read the same."""
        self.passes_forced = False
        """Whether a simulation goes on down the tree where there is a single legal action."""
        self.marks = vec[i64]([0])
        """By action: the mark of the last position in which it was legal; it serves all searches."""
        self.mark: i64 = 0

    def mark_legal(self, legal: list[int]) -> None:
        """Give these actions, which are sorted, a mark of their own; what is in the tree was marked once."""
        last: i64 = legal[len(legal) - 1]
        if last >= len(self.marks):
            self.marks = vec[i64]([0] * (2 * int(last) + 1))
        marks = self.marks
        self.mark += 1
        mark: i64 = self.mark
        index: i64 = 0
        count: i64 = len(legal)
        while index < count:
            action: i64 = legal[index]
            marks[action] = mark
            index += 1

    def begin(self, state: State) -> None:
        """A simulation starts from this position: forget what was remembered of another one."""

    def prior(self, state: State, legal: list[int]) -> list[float]:
        """How promising each of these actions is; all weights sum up to 1, and what has none is not tried."""
        raise NotImplementedError

    def rollout(self, state: State, rng: Rng) -> None:
        """Play quickly to the end, or as far as the evaluation needs it."""
        raise NotImplementedError

    def evaluate(self, state: State, points: vec[float]) -> float:
        """The points every seat will have at the end, and how wide a lead is that makes a win likely."""
        raise NotImplementedError
