"""The three answers: where a game turned."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tablestead.analysis.report import Estimate, Outlook, Point, Turn
from tablestead.analysis.summing import turning


def point(at: int, win: float) -> Point:
    """What two may expect."""
    nothing = Estimate(0.0, 0.0, 1)
    chances = (win, 1 - win)
    return Point(at, [Outlook(nothing, nothing, Estimate(chance, 0.0, 1)) for chance in chances])


def game(*chances: float) -> list[Turn]:
    """A game of two, by the first one's chance to win before each turn and at the end."""
    return [
        Turn(n, 1 + n // 2, n % 2, n, 1, [], point(n, before), point(n + 1, after), 0, 0, [0, 0], "", [0, 0])
        for n, (before, after) in enumerate(pairwise(chances))
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_turn_that_changed_most_for_good(seat: int) -> None:
    assert turning(seat, game(0.5, 0.55, 0.2, 0.25, 0.1, 0.0)) == 1
    assert turning(seat, game(0.5, 0.4, 0.45, 0.5, 0.9, 1.0)) == 3


@pytest.mark.parametrize("seat", [0, 1])
def test_what_the_next_turn_takes_back_has_turned_nothing(seat: int) -> None:
    assert turning(seat, game(0.55, 0.45, 0.38, 0.01, 0.37, 0.12, 0.08, 0.03, 0.0)) == 4
    assert turning(seat, game(0.5, 0.5, 0.95, 0.5, 0.5, 0.2, 0.2, 0.0)) == 4


def test_of_nothing_there_is_none() -> None:
    assert turning(0, []) == -1
