"""A-T5…A-T9: collecting."""

from __future__ import annotations

import pytest

from .positions import goods, legal, play, position, refused, rolled, seen, sheet, step


def test_a_t5_whole_dice_all_at_once_as_a_number() -> None:
    state = rolled(position(), "either either coins")
    assert legal(state) == ["food 0", "food 1", "food 2"]
    refused(state, "food 3", "A-T5", "food-dice", n=2)
    for for_food in (0, 1, 2):
        chosen = play(state.copy(), f"food {for_food}")
        assert sheet(chosen).food == 3 + 2 * for_food - 3
        assert seen(chosen).workers == 2 * (2 - for_food)


def test_a_t5_after_leadership_and_before_feeding() -> None:
    state = position(step="lead", dice="either either food", rolls=3, food=0, owns={0: "leadership"})
    play(state, "lead food", "roll either")
    assert step(state) == "food"
    assert legal(state) == ["food 0", "food 1", "food 2", "food 3"]
    play(state, "food 2")
    assert (sheet(state).food, sheet(state).losses["famine"]) == (1, 0)


def test_a_t5_food_may_be_chosen_with_a_full_track() -> None:
    state = rolled(position(food=15), "either either either")
    play(state, "food 3")
    assert sheet(state).food == 12
    assert seen(state).workers == 0


def test_a_t6_food_from_dice() -> None:
    state = rolled(position(food=0), "food food either")
    play(state, "food 1")
    assert sheet(state).food == 3 + 3 + 2 - 3


def test_a_t6_agriculture_adds_one_for_each_die_that_gives_food() -> None:
    state = rolled(position(food=0, owns={0: "agriculture"}, cities={0: 5}), "food food either either coins")
    play(state, "food 1")
    assert sheet(state).food == 4 + 4 + 3 - 5
    assert seen(state).workers == 2


def test_a_t6_above_15_is_lost_before_feeding() -> None:
    """13 + 6 food are 15, then 3 cities eat: 12 are left, not 15."""
    state = rolled(position(food=13), "food food coins")
    assert sheet(state).food == 12


def test_a_t7_pegs_move_one_at_a_time_from_wood() -> None:
    for dice, held in (
        ("good food food", "1 wood"),
        ("good good food", "1 wood 1 stone"),
        ("good good good", "1 wood 1 stone 1 pottery"),
        ("skull good food", "1 wood 1 stone 1 pottery"),
        ("skull skull food", "1 wood 1 stone 1 pottery 1 cloth"),
        ("skull skull good", "1 wood 1 stone 1 pottery 1 cloth 1 spearhead"),
        ("skull skull skull", "2 wood 1 stone 1 pottery 1 cloth 1 spearhead"),
    ):
        assert goods(rolled(position(), dice)) == held


def test_a_t7_every_turn_starts_at_wood_again() -> None:
    state = rolled(position(goods={0: "1 wood 1 stone"}), "good food food")
    assert goods(state) == "2 wood 1 stone"


def test_a_t7_at_the_end_of_a_track_the_good_is_lost_and_not_passed_on() -> None:
    full = position(goods={0: "8 wood 1 stone"}, owns={0: "caravans"})
    assert goods(rolled(full, "good good food")) == "8 wood 2 stone"
    full = position(goods={0: "8 wood"}, owns={0: "caravans"})
    assert goods(rolled(full, "good food food")) == "8 wood"
    everything = position(goods={0: "8 wood 7 stone 6 pottery 5 cloth 4 spearhead"}, owns={0: "caravans"})
    assert goods(rolled(everything, "good good good")) == "8 wood 7 stone 6 pottery 5 cloth 4 spearhead"


def test_a_t7_fourteen_goods_go_round_nearly_three_times() -> None:
    """7 skulls of solo 2009 with Religion: 3 wood, stone, pottery, cloth, and 2 spearheads."""
    state = rolled(position(1, cities={0: 7}, owns={0: "religion caravans"}), "skull " * 7)
    assert goods(state) == "3 wood 3 stone 3 pottery 3 cloth 2 spearhead"


@pytest.mark.parametrize(
    ("dice", "held"),
    [
        ("good food food", "1 wood"),
        ("good good food", "1 wood 2 stone"),
        ("skull food food", "1 wood 2 stone"),
        ("food food food", ""),
    ],
)
def test_a_t8_quarrying_only_if_stone_was_reached(dice: str, held: str) -> None:
    assert goods(rolled(position(owns={0: "quarrying"}), dice)) == held


def test_a_t8_once_a_turn() -> None:
    """Nine goods reach stone twice; Quarrying gives one all the same."""
    state = position(cities={0: 6}, owns={0: "quarrying caravans"})
    assert (
        goods(rolled(state, "skull skull skull good good good"))
        == "2 wood 3 stone 2 pottery 2 cloth 1 spearhead"
    )


def test_a_t8_never_beyond_the_end_of_the_track() -> None:
    state = position(goods={0: "6 stone"}, owns={0: "quarrying caravans"})
    assert goods(rolled(state, "good good food")) == "1 wood 7 stone"
    state = position(goods={0: "7 stone"}, owns={0: "quarrying caravans"})
    assert goods(rolled(state, "good good food")) == "1 wood 7 stone"


def test_a_t8_reached_though_the_track_was_full() -> None:
    """The second good of the turn goes to stone even where it is lost; wood at its end does not stop it."""
    state = position(goods={0: "8 wood 3 stone"}, owns={0: "quarrying caravans"})
    assert goods(rolled(state, "good good food")) == "8 wood 5 stone"


def test_a_t9_coins_are_7_each_and_12_with_coinage() -> None:
    assert seen(rolled(position(), "coins coins food")).coins == 14
    assert seen(rolled(position(owns={0: "coinage"}), "coins coins food")).coins == 24


def test_a_t9_coins_are_for_this_turn_only() -> None:
    state = rolled(position(), "coins coins food")
    play(state, "done", "end")
    assert seen(state).coins == 0
    again = rolled(position(), "coins food food")
    assert step(again) == "end"  # 7 coins buy nothing, and are gone
    assert seen(again).coins == 0


def test_a_t9_skulls_are_counted_for_this_turn() -> None:
    state = rolled(position(), "skull coins coins")
    assert seen(state).skulls == 1
    play(state, "done", "end")
    assert seen(state).skulls == 0
