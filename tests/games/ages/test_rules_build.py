"""A-T14…A-T17: building."""

from __future__ import annotations

import pytest

from .positions import goods, legal, play, position, refused, rolled, seen, sheet, step


def test_a_t14_workers_from_dice() -> None:
    state = rolled(position(), "workers workers either")
    play(state, "food 0")
    assert seen(state).workers == 3 + 3 + 2


def test_a_t14_masonry_adds_one_for_each_die_that_gives_workers() -> None:
    state = rolled(
        position(owns={0: "masonry"}, cities={0: 5}, food=9), "workers workers either either coins"
    )
    play(state, "food 1")
    assert seen(state).workers == 4 + 4 + 3


def test_a_t14_one_worker_marks_one_box_and_work_may_be_split() -> None:
    state = rolled(position(), "workers workers coins")
    play(state, "build city-4", "build obelisk 2", "build city-7", "build great-wall", "build city-4")
    own = sheet(state)
    assert own.cities == [2, 0, 0, 1]
    assert dict(zip([mon.id for mon in seen(state).monuments], own.monuments, strict=True)) == {
        "step-pyramid": 0,
        "stone-circle": 0,
        "obelisk": 2,
        "hanging-gardens": 0,
        "great-wall": 1,
    }
    assert step(state) == "end"  # the last worker is used and 7 coins buy nothing


def test_a_t14_several_may_be_finished_in_one_turn() -> None:
    state = rolled(position(), "workers workers coins")
    play(state, "build city-4 3 build step-pyramid 3")
    assert (sheet(state).dice, sheet(state).score.monuments) == (4, 1)


def test_a_t14_boxes_stay_from_turn_to_turn() -> None:
    state = rolled(position(), "workers food food")
    play(state, "build obelisk 3", "end")
    rolled(state, "food food food")
    play(state, "end")
    rolled(state, "workers food food")
    play(state, "build obelisk 3")
    assert sheet(state).monuments[2] == 6


def test_a_t14_not_what_this_player_has_finished_others_may_have() -> None:
    state = position(step="build", workers=5, boxes={0: "3 step-pyramid 3 city-4", 1: "5 stone-circle"})
    refused(state, "build step-pyramid", "A-T14", "finished", building="step-pyramid")
    refused(state, "build city-4", "A-T14", "finished", building="city-4")
    play(state, "build stone-circle 5")
    assert sheet(state).score.monuments == 1 + 1


def test_a_t14_workers_may_be_left_unused_and_are_lost() -> None:
    state = rolled(position(), "workers workers food")
    play(state, "build city-4", "done")
    assert (seen(state).workers, sheet(state).cities[0]) == (0, 1)
    refused(state, "build city-4", "A-T0", "order")


def test_a_t14_no_box_without_a_worker() -> None:
    state = position(step="build", goods={0: "1 stone"}, owns={0: "engineering"})
    refused(state, "build city-4", "A-T14", "no-workers")


def test_a_t14_workers_without_an_open_box_pass_by() -> None:
    every = "3 step-pyramid 5 stone-circle 9 obelisk 11 hanging-gardens 13 great-wall"
    state = position(cities={0: 7}, food=9, boxes={0: every}, last_round=True)
    assert step(rolled(state, "workers food food food food food food")) == "end"


def test_a_t15_cities_in_any_order_and_side_by_side() -> None:
    state = position(step="build", workers=12)
    assert {"build city-4", "build city-5", "build city-6", "build city-7"} <= set(legal(state))
    play(state, "build city-7 6")
    assert (sheet(state).dice, sheet(state).cities) == (4, [0, 0, 0, 6])
    play(state, "build city-5 4 build city-4 2")
    assert (sheet(state).dice, sheet(state).cities) == (5, [2, 4, 0, 6])


def test_a_t16_first_and_later() -> None:
    """Three players finish it in turn: the first gets the high value, all later ones the low one."""
    state = position(
        3,
        active=2,
        step="build",
        workers=2,
        boxes={0: "11 great-wall", 1: "12 great-wall", 2: "11 great-wall"},
    )
    play(state, "build great-wall 2", "end")
    assert [sheet(state, seat).score.monuments for seat in range(3)] == [0, 0, 10]
    rolled(state, "workers food food")
    play(state, "build great-wall 2", "done", "end")
    assert [sheet(state, seat).score.monuments for seat in range(3)] == [5, 0, 10]
    rolled(state, "workers food food")
    play(state, "build great-wall", "done")
    assert [sheet(state, seat).score.monuments for seat in range(3)] == [5, 5, 10]


def test_a_t16_a_new_city_rolls_from_the_next_turn_on() -> None:
    state = rolled(position(), "workers food food")
    play(state, "build city-4 3")
    assert sum(seen(state).dice) == 3
    play(state, "end")
    rolled(state, "food food food")
    play(state, "end", "roll")
    assert seen(state).rolling == 4


def test_a_t16_a_new_city_counts_for_empire_at_once() -> None:
    state = position(step="build", workers=3, owns={0: "empire"})
    assert sheet(state).score.empire == 3
    play(state, "build city-4 3")
    assert sheet(state).score.empire == 4


def test_a_t17_stone_for_three_workers_each() -> None:
    state = position(step="build", workers=1, goods={0: "3 stone"}, owns={0: "engineering masonry"})
    play(state, "spend-stone")
    assert (seen(state).workers, goods(state)) == (4, "2 stone")


def test_a_t17_before_between_and_after_other_building() -> None:
    state = position(step="build", workers=1, goods={0: "3 stone"}, owns={0: "engineering"})
    play(state, "spend-stone build city-4 3 spend-stone build city-5 4 spend-stone build obelisk 3")
    assert (sheet(state).dice, goods(state)) == (5, "")


def test_a_t17_opens_the_build_step_without_workers() -> None:
    state = rolled(position(goods={0: "1 stone"}, owns={0: "engineering"}), "food food food")
    assert legal(state) == ["done", "spend-stone"]


def test_a_t17_stone_of_this_turn_too() -> None:
    state = rolled(position(owns={0: "engineering"}), "good good food")
    assert "spend-stone" in legal(state)
    play(state, "spend-stone build city-4 3")
    assert sheet(state).dice == 4


def test_a_t17_not_while_workers_suffice_for_every_open_box() -> None:
    every = "3 step-pyramid 5 stone-circle 9 obelisk 11 hanging-gardens 10 great-wall"
    full = {"cities": {0: 7}, "boxes": {0: every}}
    state = position(step="build", workers=2, goods={0: "2 stone"}, owns={0: "engineering"}, **full)  # type: ignore[arg-type]
    play(state, "spend-stone")
    assert seen(state).workers == 5
    refused(state, "spend-stone", "A-T17", "enough-workers")
    play(state, "build great-wall 3")
    assert goods(state) == "1 stone"


def test_a_t17_needs_engineering_and_stone() -> None:
    refused(
        position(step="build", workers=1, goods={0: "1 stone"}), "spend-stone", "A-T17", "needs-development"
    )
    without = position(step="build", workers=1, owns={0: "engineering"})
    refused(without, "spend-stone", "A-T17", "needs-good", good="stone")


@pytest.mark.parametrize("building", ["city-4", "obelisk"])
def test_a_t14_not_outside_the_build_step(building: str) -> None:
    refused(position(step="buy", coins=20), f"build {building}", "A-T0", "order")
