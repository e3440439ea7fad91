"""What must hold in every game, whatever its rules: for the games here, and for one that somebody adds.

`check_game(game)` plays seeded random games and holds every position against the laws.
"""

from __future__ import annotations

from tablestead.testing.laws import (
    check_actions,
    check_chance,
    check_choices,
    check_face,
    check_legal,
    check_record,
    check_refused,
    check_view_restores,
)
from tablestead.testing.numbers import check_observed, observation
from tablestead.testing.secrets import Perspective, Twin, check_nothing_leaks
from tablestead.testing.simulate import Broken, check_game

__all__ = [
    "Broken",
    "Perspective",
    "Twin",
    "check_actions",
    "check_chance",
    "check_choices",
    "check_face",
    "check_game",
    "check_legal",
    "check_nothing_leaks",
    "check_observed",
    "check_record",
    "check_refused",
    "check_view_restores",
    "observation",
]
