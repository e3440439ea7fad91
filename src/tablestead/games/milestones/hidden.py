"""Dealing anew what a seat cannot know: nothing, for everything on the table is open (M-S6)."""

from __future__ import annotations

from tablestead.engine.rng import Rng
from tablestead.games.milestones.state import MilestonesPosition


def redeal(state: MilestonesPosition, seat: int, rng: Rng) -> None:
    """Only the order of the draw pile is unknown, and it lies in no cell."""
