"""A-T10…A-T13: feeding and disasters."""

from __future__ import annotations

import pytest

from .positions import goods, lost, play, position, rolled, seen, sheet

FIVE = "skull skull skull skull skull"


def test_a_t10_each_city_eats_one() -> None:
    for cities in (3, 5, 7):
        state = rolled(position(food=10, cities={0: cities}), "coins " * cities)
        assert sheet(state).food == 10 - cities
        assert lost(state) == {}


def test_a_t10_every_city_not_fed_costs_a_point_and_food_stays_at_0() -> None:
    state = rolled(position(food=2, cities={0: 6}), "coins " * 6)
    assert (sheet(state).food, lost(state)) == (0, {"famine": 4})
    assert sheet(state).score.total == -4


def test_a_t10_the_food_of_this_turn_feeds() -> None:
    state = rolled(position(food=0), "food coins coins")
    assert (sheet(state).food, lost(state)) == (0, {})


def test_a_t10_a_city_finished_this_turn_is_fed_from_the_next_turn_on() -> None:
    state = rolled(position(food=3), "workers coins coins")
    play(state, "build city-4 3")
    assert (sheet(state).dice, sheet(state).food, lost(state)) == (4, 0, {})


def test_a_t10_feeding_comes_before_the_disaster() -> None:
    """Famine hits even when the revolt takes all goods, and goods do not feed."""
    state = rolled(position(food=1, cities={0: 5}), FIVE)
    assert (lost(state), goods(state)) == ({"famine": 4}, "")


@pytest.mark.parametrize("dice", ["food food food", "skull food food"])
def test_a_t11_no_disaster_below_two_skulls(dice: str) -> None:
    state = rolled(position(3), dice)
    assert [lost(state, seat) for seat in range(3)] == [{}, {}, {}]


def test_a_t11_drought() -> None:
    dice = "skull skull food"
    assert lost(rolled(position(), dice)) == {"drought": 2}
    assert lost(rolled(position(owns={0: "irrigation"}), dice)) == {}
    assert lost(rolled(position(owns={1: "irrigation"}), dice), 1) == {}


def test_a_t11_pestilence() -> None:
    state = rolled(position(4, owns={2: "medicine"}), "skull skull skull")
    assert [lost(state, seat) for seat in range(4)] == [{}, {"pestilence": 3}, {}, {"pestilence": 3}]


def test_a_t11_pestilence_spares_the_roller_without_medicine_too() -> None:
    state = rolled(position(2, active=1), "skull skull skull")
    assert (lost(state, 0), lost(state, 1)) == ({"pestilence": 3}, {})


def test_a_t11_invasion() -> None:
    dice = "skull skull skull skull"
    here = {0: 4}
    assert lost(rolled(position(cities=here, food=9), dice)) == {"invasion": 4}
    walled = position(cities=here, food=9, boxes={0: "13 great-wall"})
    assert lost(rolled(walled, dice)) == {}
    unfinished = position(cities=here, food=9, boxes={0: "12 great-wall", 1: "13 great-wall"})
    assert lost(rolled(unfinished, dice)) == {"invasion": 4}


def test_a_t11_invasion_a_great_wall_finished_later_protects_as_well() -> None:
    both = {0: "13 great-wall", 1: "13 great-wall"}
    state = position(cities={0: 4}, food=9, boxes=both, first={"great-wall": 1})
    assert lost(rolled(state, "skull skull skull skull")) == {}


@pytest.mark.parametrize("skulls", [5, 6, 7])
def test_a_t11_revolt(skulls: int) -> None:
    state = position(3, food=9, cities={0: 7}, goods={0: "3 wood", 1: "2 cloth", 2: "1 stone"})
    state = rolled(state, "skull " * skulls + "coins " * (7 - skulls))
    assert [goods(state, seat) for seat in range(3)] == ["", "2 cloth", "1 stone"]
    assert [lost(state, seat) for seat in range(3)] == [{}, {}, {}]


def test_a_t11_revolt_with_religion_hits_opponents_without() -> None:
    held = {0: "3 wood", 1: "2 cloth", 2: "1 stone"}
    state = position(3, food=9, cities={0: 5}, goods=held, owns={0: "religion caravans", 2: "religion"})
    state = rolled(state, FIVE)
    assert goods(state, 0) == "5 wood 2 stone 2 pottery 2 cloth 2 spearhead"
    assert (goods(state, 1), goods(state, 2)) == ("", "1 stone")


def test_a_t11_revolt_of_an_opponent_with_religion_only_hits_the_roller_without() -> None:
    state = position(2, food=9, cities={0: 5}, goods={0: "3 wood", 1: "2 cloth"}, owns={1: "religion"})
    state = rolled(state, FIVE)
    assert (goods(state, 0), goods(state, 1)) == ("", "2 cloth")


def test_a_t12_exactly_one_row() -> None:
    """Three skulls bring no drought, four no pestilence, five no points lost."""
    state = rolled(position(food=9, cities={0: 4}), "skull skull skull food")
    assert (lost(state), lost(state, 1)) == ({}, {"pestilence": 3})
    state = rolled(position(food=9, cities={0: 4}), "skull skull skull skull")
    assert (lost(state), lost(state, 1)) == ({"invasion": 4}, {})
    state = rolled(position(food=9, cities={0: 5}), FIVE)
    assert (lost(state), lost(state, 1)) == ({}, {})


def test_a_t12_no_lower_row_takes_the_place_of_an_averted_one() -> None:
    state = rolled(position(food=9, cities={0: 4}, boxes={0: "13 great-wall"}), "skull skull skull skull")
    assert (lost(state), lost(state, 1)) == ({}, {})
    state = rolled(position(owns={1: "medicine"}), "skull skull skull")
    assert (lost(state), lost(state, 1)) == ({}, {})


def test_a_t12_famine_comes_on_top() -> None:
    state = rolled(position(food=0), "skull skull coins")
    assert lost(state) == {"famine": 3, "drought": 2}


def test_a_t12_losses_of_opponents_count_at_once() -> None:
    state = rolled(position(3), "skull skull skull")
    assert [sheet(state, seat).score.total for seat in range(3)] == [0, -3, -3]
    assert state.scores() == [0, -3, -3]


def test_a_t13_lost_points_are_subtracted_and_not_limited() -> None:
    state = rolled(
        position(food=0, losses={0: "70 famine 20 invasion"}, owns={0: "irrigation"}), "coins " * 3
    )
    assert sheet(state).score.disasters == -93
    assert state.scores()[0] == 2 - 93


def test_a_t11_the_view_says_whom_a_disaster_would_hit() -> None:
    state = position(
        3, owns={0: "irrigation religion", 1: "medicine", 2: "religion"}, boxes={0: "13 great-wall"}
    )
    rows = {
        row.id: [(hit.seat, hit.points, hit.goods, hit.averted) for hit in row.hits]
        for row in seen(state).disasters
    }
    assert rows == {
        "drought": [(0, 0, False, "irrigation")],
        "pestilence": [(1, 0, False, "medicine"), (2, 3, False, "")],
        "invasion": [(0, 0, False, "great-wall")],
        "revolt": [(1, 0, True, ""), (2, 0, False, "religion")],
    }
