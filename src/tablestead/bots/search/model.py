"""What a search is told of a game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import mypyc_attr

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
        self.passes_forced = False
        """Whether a simulation goes on down the tree where there is a single legal action."""

    def begin(self, state: State) -> None:
        """A simulation starts from this position: forget what was remembered of another one."""

    def prior(self, state: State, legal: list[int]) -> list[float]:
        """How promising each of these actions is; all weights are positive and their sum is 1."""
        raise NotImplementedError

    def rollout(self, state: State, rng: Rng) -> None:
        """Play quickly to the end, or as far as the evaluation needs it."""
        raise NotImplementedError

    def evaluate(self, state: State, points: vec[float]) -> float:
        """The points every seat will have at the end, and how wide a lead is that makes a win likely."""
        raise NotImplementedError
