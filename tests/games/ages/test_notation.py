"""Notation of Roll Through the Ages: what it reads in any order, and lines of several steps."""

from __future__ import annotations

import pytest

import tablestead as ts

from .positions import GAME, play, position, sheet, step


def test_dice_and_goods_in_any_order() -> None:
    assert GAME.parse("roll skull food workers") == GAME.parse("roll food workers skull")
    assert GAME.parse("reroll workers food") == GAME.parse("reroll food workers")
    assert GAME.parse("with stone wood") == GAME.parse("with wood stone")


def test_a_whole_turn_in_one_line() -> None:
    """From keeping the dice to the end of the turn: what is bought is paid with a good."""
    state = play(position(goods={0: "1 spearhead"}), "roll", "roll workers coins food")
    play(state, "stop build city-4 3 buy irrigation with spearhead end")
    assert sheet(state).developments == ["irrigation"]
    assert state.player == 1


@pytest.mark.parametrize(
    "line",
    ["stop build city-4 9", "stop build city-4 3 buy", "stop done done end", "stop build city-4 3 end roll"],
)
def test_a_line_happens_whole_or_not_at_all(line: str) -> None:
    state = play(position(), "roll", "roll workers food food")
    before = state.digest()
    with pytest.raises((ts.IllegalAction, ts.NotationError)):
        state.play(line)
    assert state.digest() == before
    assert step(state) == "reroll"
