"""A-R1…A-R8: rulings."""

from __future__ import annotations

from .positions import goods, legal, lost, play, position, refused, rolled, seen, sheet, step

FOUR_SKULLS = "skull skull skull skull workers"


def test_a_r1_a_great_wall_finished_this_turn_is_too_late() -> None:
    state = rolled(position(cities={0: 5}, food=9, boxes={0: "12 great-wall"}), FOUR_SKULLS)
    assert lost(state) == {"invasion": 4}
    play(state, "build great-wall")
    assert (lost(state), sheet(state).score.monuments) == ({"invasion": 4}, 10)


def test_a_r2_caravans_work_in_this_turns_discard() -> None:
    state = position(step="buy", coins=20, goods={0: "8 wood"})
    play(state, "buy caravans with coins")
    assert (step(state), goods(state)) == ("end", "8 wood")


def test_a_r2_medicine_and_religion_work_against_the_next_player() -> None:
    state = position(step="buy", coins=20, goods={0: "1 wood"})
    play(state, "buy medicine with coins", "end")
    rolled(state, "skull skull skull")
    assert lost(state, 0) == {}
    state = position(step="buy", coins=20, goods={0: "1 wood"}, cities={1: 5}, owns={1: "religion"})
    play(state, "buy religion with coins", "end")
    rolled(state, "skull skull skull skull skull")
    assert goods(state, 0) == "1 wood"


def test_a_r2_points_at_the_end_count_at_once() -> None:
    state = position(step="buy", coins=60, boxes={0: "3 step-pyramid"})
    play(state, "buy architecture with coins")
    assert sheet(state).score.architecture == 1
    state = position(step="buy", coins=60)
    play(state, "buy empire with coins")
    assert sheet(state).score.empire == 3
    state = position(edition="late", step="buy", coins=40, goods={0: "3 wood"})
    play(state, "buy commerce with coins")
    assert sheet(state).score.commerce == 3


def test_a_r2_the_rest_works_next_turn() -> None:
    state = position(step="buy", coins=40, goods={0: "2 stone"}, rolls=1)
    play(state, "buy engineering with coins")
    refused(state, "spend-stone", "A-T0", "order")
    state = position(step="buy", coins=10, dice="skull skull coins coins", rolls=1, losses={0: "2 drought"})
    play(state, "buy irrigation with coins")
    assert lost(state) == {"drought": 2}


def test_a_r3_feeding_is_compulsory() -> None:
    """Granaries: all three food are eaten before any could be sold."""
    state = rolled(position(food=3, owns={0: "granaries"}), "coins coins coins")
    assert sheet(state).food == 0
    play(state, "buy caravans with coins")
    assert step(state) == "end"


def test_a_r4_revolt_takes_goods_collected_this_turn() -> None:
    state = position(
        edition="late", cities={0: 7}, food=9, ships={0: 2}, owns={0: "quarrying"}, goods={0: "2 cloth"}
    )
    rolled(state, "skull skull skull skull skull workers coins")
    view = seen(state)
    assert (goods(state), sheet(state).food, sheet(state).ships) == ("", 2, 2)
    assert (view.workers, view.coins) == (3, 7)


def test_a_r5_the_partner_is_not_bound_by_the_limit_until_the_own_discard() -> None:
    state = position(2, trade=True, step="trade", goods={0: "4 wood", 1: "6 stone"})
    play(state, "offer 2 give wood 4 propose", "accept", "done")
    assert goods(state, 1) == "4 wood 6 stone"
    play(state, "end")
    assert (state.active, step(state)) == (1, "start")
    rolled(state, "food food food")
    while step(state) != "discard":
        play(state, "done")
    refused(state, "end", "A-T21", "must-discard", n=4)


def test_a_r5_goods_got_after_the_own_last_turn_are_kept_and_count() -> None:
    state = position(
        2, edition="late", trade=True, active=1, step="trade", last_round=True,
        goods={0: "6 wood", 1: "2 stone"}, owns={0: "commerce"},
    )  # fmt: skip
    play(state, "offer 1 give stone 2 propose", "accept")
    while step(state) != "over":
        play(state, "end" if "end" in legal(state) else "done")
    assert (goods(state, 0), sheet(state, 0).score.commerce) == ("6 wood 2 stone", 8)
    assert sheet(state, 0).goods_value == 21 + 6


def test_a_r6_the_last_round_goes_on_as_usual() -> None:
    state = position(
        2, trade=True, active=1, last_round=True, food=9, goods={0: "1 cloth", 1: "4 wood"}, cities={1: 5}
    )
    rolled(state, "workers coins coins food food")
    assert step(state) == "trade"
    play(state, "offer 1 take cloth 1 propose", "accept", "done")
    play(state, "build step-pyramid 3", "buy irrigation with coins", "end")
    assert state.scores() == [0, 1 + 2]
    assert step(state) == "over"


def test_a_r6_disasters_hit_those_who_have_had_their_last_turn() -> None:
    state = position(2, active=1, last_round=True)
    rolled(state, "skull skull skull")
    assert lost(state, 0) == {"pestilence": 3}
    state = position(
        2, active=1, last_round=True, cities={1: 5}, food=9, owns={1: "religion"}, goods={0: "3 wood"}
    )
    rolled(state, "skull skull skull skull skull")
    assert goods(state, 0) == ""
    state = position(
        2, edition="late", active=1, last_round=True, cities={1: 4}, food=9, owns={1: "smithing"}
    )
    rolled(state, "skull skull skull skull")
    play(state, "spearheads 1")
    assert lost(state, 0) == {"invasion": 6}


def test_a_r7_hanging_gardens_are_in_the_two_player_game() -> None:
    state = position(2, step="build", workers=11)
    play(state, "build hanging-gardens 11")
    assert sheet(state).score.monuments == 8


def test_a_r8_several_players_may_own_the_same_development() -> None:
    state = position(3, step="buy", coins=20, owns={1: "religion", 2: "religion"})
    play(state, "buy religion with coins")
    assert [sheet(state, seat).developments for seat in range(3)] == [["religion"]] * 3
    assert state.scores() == [6, 6, 6]
