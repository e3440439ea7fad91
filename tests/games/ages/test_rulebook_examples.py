"""The rulebook's examples, as listed at the end of docs/rules/ages.md."""

from __future__ import annotations

import pytest

from .positions import goods, legal, play, position, rolled, sheet, step


def test_example_eight_goods() -> None:
    """Jim has 1 wood, 1 stone and rolls 8 goods (A-T7)."""
    state = position(goods={0: "1 wood 1 stone"}, owns={0: "caravans"}, cities={0: 5}, food=9)
    rolled(state, "skull skull skull good good")
    assert goods(state) == "3 wood 3 stone 2 pottery 1 cloth 1 spearhead"


@pytest.mark.parametrize(
    ("dice", "held"),
    [
        ("good food food", "1 wood"),
        ("good good food", "1 wood 1 stone"),
        ("good good good", "1 wood 1 stone 1 pottery"),
    ],
)
def test_example_one_two_three_goods(dice: str, held: str) -> None:
    """Table 1 (A-T7)."""
    assert goods(rolled(position(), dice)) == held


def test_example_great_pyramid() -> None:
    """12 for the first, 6 for later ones (A-T16)."""
    state = position(4, step="build", workers=1, boxes={0: "14 great-pyramid", 1: "14 great-pyramid"})
    play(state, "build great-pyramid", "end")
    rolled(state, "workers food food")
    play(state, "build great-pyramid", "done")
    assert [sheet(state, seat).score.monuments for seat in range(4)] == [12, 6, 0, 0]


def test_example_discard() -> None:
    """5 wood and 2 stone: one of the two is discarded (A-T21)."""
    state = rolled(position(goods={0: "5 wood 2 stone"}), "food food food")
    play(state, "done")
    assert (step(state), legal(state)) == ("discard", ["discard wood", "discard stone"])
    assert goods(play(state.copy(), "discard wood")) == "4 wood 2 stone"
    assert goods(play(state.copy(), "discard stone")) == "5 wood 1 stone"


def test_example_two_trades() -> None:
    """3 wood for 2 stone with one player, then 3 stone for 2 pottery with another (A-V2)."""
    state = position(3, trade=True, goods={0: "3 wood 1 stone", 1: "2 stone", 2: "2 pottery"})
    rolled(state, "food food food")
    play(state, "offer 2 give wood 3 take stone 2 propose", "accept")
    play(state, "offer 3 give stone 3 take pottery 2 propose", "accept")
    assert [goods(state, seat) for seat in range(3)] == ["2 pottery", "3 wood", "3 stone"]
