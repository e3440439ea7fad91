"""Dealing anew what a seat cannot know: nothing, for everything is open (A-C7)."""

from __future__ import annotations

from tablestead.engine.rng import Rng
from tablestead.games.ages.state import AgesPosition


def redeal(state: AgesPosition, seat: int, rng: Rng) -> None:
    """Only the coming dice are unknown, and they lie in no cell."""
