"""How bad a loss is, and which level loses as little: limits per game."""

from __future__ import annotations

from typing import Final

from tablestead.analysis.report import Mark

MARKS: Final[tuple[tuple[Mark, float, float], ...]] = (
    ("blunder", 3.0, 0.15),
    ("mistake", 1.5, 0.07),
    ("slip", 0.5, 0.03),
)
"""From so many points, or so much of the chance to win."""
GIVEN_AWAY: Final = MARKS[-1][2]
"""So much of the chance to win is a slip at least."""

GRADES: Final[dict[str, tuple[float, ...]]] = {
    "ages": (0.2, 0.59, 0.88, 1.37),
    "milestones": (0.33, 0.89, 1.38, 1.85),
    "keyflower": (0.47, 0.98, 1.16, 1.25),
}
"""The most points that the expert, strong, skilled and casual player lose per decision, by
`python -m bench.analysis --part levels`: half-way between the means of neighbours."""
LEVELS: Final = ("expert", "strong", "skilled", "casual", "beginner")


DECIDED: Final = 0.01
"""Where so little is open, points that are given away are a slip at most."""


def mark_of(loss: float, win_loss: float, win: float | None) -> Mark:
    """`win`: the chance to win after the best line; None alone."""
    decided = win is not None and is_decided(win)
    for mark, points, chance in MARKS:
        if win_loss >= chance or (loss >= points and (not decided or mark == "slip")):
            return mark
    return ""


def is_decided(win: float) -> bool:
    return not DECIDED < win < 1.0 - DECIDED


def worst(marks: list[Mark]) -> Mark:
    for mark, _, _ in MARKS:
        if mark in marks:
            return mark
    return ""


def grade_of(game: str, mean_loss: float) -> str:
    for level, limit in zip(LEVELS, GRADES[game], strict=False):
        if mean_loss <= limit:
            return level
    return LEVELS[-1]
