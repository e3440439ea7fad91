"""What must hold of the dice: exact chances, and rolls that agree with them."""

from __future__ import annotations

from fractions import Fraction

import pytest

import tablestead as ts
from tablestead.games.ages import state as s
from tests.engine.chance import check_sample

from .positions import GAME


def in_the_air(dice: int) -> ts.State:
    """A position whose next event is the roll of so many dice."""
    state = GAME.start()
    state.cells[s.ROLLING] = dice
    state.cells[s.STEP] = s.ROLLING_STEP
    assert state.player == ts.CHANCE
    return state


@pytest.mark.parametrize("dice", range(1, 8))
def test_outcomes_sum_to_one_exactly(dice: int) -> None:
    outcomes = in_the_air(dice).outcomes()
    exact = [Fraction(round(chance * 6**dice), 6**dice) for _, chance in outcomes]
    assert sum(exact) == 1
    for (_, chance), fraction in zip(outcomes, exact, strict=True):
        assert chance == pytest.approx(float(fraction), rel=1e-15)
        assert fraction > 0


@pytest.mark.parametrize(("dice", "count"), [(1, 6), (2, 21), (3, 56), (7, 792)])
def test_number_of_outcomes(dice: int, count: int) -> None:
    assert len(in_the_air(dice).outcomes()) == count


def test_exact_probabilities_of_three_dice() -> None:
    chances = {GAME.text(action): chance for action, chance in in_the_air(3).outcomes()}
    assert chances["roll food food food"] == 1 / 216
    assert chances["roll food food coins"] == 3 / 216
    assert chances["roll food good skull"] == 6 / 216


@pytest.mark.parametrize("dice", range(1, 8))
def test_sample_agrees_with_outcomes(dice: int) -> None:
    check_sample(in_the_air(dice), 30_000, seed=dice)
