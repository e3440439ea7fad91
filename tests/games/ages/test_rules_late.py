"""A-L1…A-L8: the Late Bronze Age."""

from __future__ import annotations

import pytest

from tablestead.games.ages.rules import AgesState

from .positions import (
    GAME,
    goods,
    legal,
    lost,
    play,
    position,
    refused,
    roll,
    rolled,
    seen,
    sheet,
    step,
)
from .test_rules_components import DEVELOPMENTS_2009, MONUMENTS_2009, check_developments

FOUR = "skull skull skull skull"


def late(players: int = 2, **kwargs: object) -> AgesState:
    return position(players, edition="late", **kwargs)  # type: ignore[arg-type]


def test_a_l1_build_then_trade_and_swaps_then_buy_then_discard() -> None:
    state = late(trade=True, goods={0: "6 wood 1 cloth", 1: "1 stone"}, owns={0: "shipping"}, food=[4, 3])
    rolled(state, "workers food coins")
    assert step(state) == "build"
    play(state, "ship", "build city-4 3")
    assert step(state) == "trade"
    play(state, "swap wood stone")
    assert step(state) == "trade"
    play(state, "offer 2 give food 1 take stone 1 propose", "refuse", "done")
    assert step(state) == "buy"
    refused(state, "swap wood stone", "A-L5", "ships-used")
    play(state, "done")
    assert (step(state), goods(state)) == ("end", "4 wood 1 stone")


def test_a_l1_without_trade_only_swaps() -> None:
    state = late(step="build", workers=1, goods={0: "1 wood", 1: "1 stone"}, ships={0: 1})
    play(state, "build city-4")
    assert step(state) == "trade"
    refused(state, "offer 2", "A-V2", "no-trade-game")
    assert all(name == "done" or name.startswith("swap wood") for name in legal(state))


def test_a_l1_swaps_and_offers_in_any_order() -> None:
    state = late(trade=True, step="trade", goods={0: "3 wood", 1: "1 stone"}, ships={0: 2})
    play(
        state, "swap wood cloth", "offer 2 give cloth 1 take stone 1 propose", "accept", "swap stone pottery"
    )
    assert goods(state) == "2 wood 1 pottery"


def test_a_l2_seventeen_developments() -> None:
    changed = {
        "medicine": (20, 4),
        "preservation": (20, 4),
        "shipping": (25, 5),
        "smithing": (25, 5),
        "religion": (25, 7),
        "commerce": (40, 8),
        "architecture": (60, 8),
        "empire": (70, 10),
    }
    table = DEVELOPMENTS_2009 | changed
    assert len(table) == 17
    check_developments("late", table)


def test_a_l3_preservation_doubles_food() -> None:
    state = late(food=4, goods={0: "2 pottery"}, owns={0: "preservation"})
    assert legal(state) == ["roll", "preserve"]
    play(state, "preserve")
    assert (sheet(state).food, goods(state)) == (8, "1 pottery")


def test_a_l3_capped_at_15() -> None:
    state = play(late(food=9, goods={0: "1 pottery"}, owns={0: "preservation"}), "preserve")
    assert sheet(state).food == 15


def test_a_l3_once_a_turn_and_before_the_first_roll() -> None:
    state = late(food=2, goods={0: "3 pottery"}, owns={0: "preservation"})
    after = roll(state.copy(), "food food food")
    refused(after, "preserve", "A-L3", "before-roll")
    play(state, "preserve")
    refused(state, "preserve", "A-L3", "once")
    assert legal(state) == ["roll"]


def test_a_l3_may_be_passed_and_is_new_every_turn() -> None:
    state = late(1, food=9, goods={0: "3 pottery"}, owns={0: "preservation"})
    play(state, "preserve")
    rolled(state, "food food food")
    while step(state) != "end":
        play(state, "done")
    play(state, "end")
    assert legal(state) == ["roll", "preserve"]


def test_a_l3_needs_pottery_food_and_the_development() -> None:
    owner = {0: "preservation"}
    refused(late(food=3, owns=owner), "preserve", "A-L3", "needs-good", good="pottery")
    refused(late(food=0, goods={0: "1 pottery"}, owns=owner), "preserve", "A-L3", "needs-good", good="food")
    refused(late(goods={0: "1 pottery"}), "preserve", "A-L3", "needs-development", development="preservation")


def test_a_l4_ships_for_one_wood_and_one_cloth() -> None:
    state = rolled(late(goods={0: "2 wood 3 cloth"}, owns={0: "shipping"}), "food food food")
    assert legal(state) == ["done", "ship"]  # no workers needed
    play(state, "ship 2")
    assert (sheet(state).ships, goods(state)) == (2, "1 cloth")


def test_a_l4_at_most_five() -> None:
    state = late(step="build", workers=1, goods={0: "2 wood 2 cloth"}, owns={0: "shipping"}, ships={0: 4})
    play(state, "ship")
    refused(state, "ship", "A-L4", "ships-most", n=5)


def test_a_l4_needs_shipping_wood_and_cloth() -> None:
    state = late(step="build", workers=1, goods={0: "2 wood 2 cloth"})
    refused(state, "ship", "A-L4", "needs-development", development="shipping")
    state = late(step="build", workers=1, goods={0: "2 cloth"}, owns={0: "shipping"})
    refused(state, "ship", "A-L4", "needs-good", good="wood")
    state = late(step="build", workers=1, goods={0: "2 wood"}, owns={0: "shipping"})
    refused(state, "ship", "A-L4", "needs-good", good="cloth")
    refused(late(goods={0: "2 wood 2 cloth"}, owns={0: "shipping"}), "ship", "A-T0", "order")


def test_a_l4_ships_score_nothing_are_no_goods_and_never_lost() -> None:
    state = late(ships={0: 5}, owns={0: "commerce"}, cities={0: 5}, food=9)
    assert state.scores()[0] == 8
    rolled(state, FOUR + " skull")
    assert sheet(state).ships == 5
    assert sheet(state).goods_value == 0


def test_a_l5_each_ship_once_a_turn() -> None:
    state = late(step="trade", goods={0: "3 wood"}, ships={0: 2})
    play(state, "swap wood spearhead", "swap wood spearhead")
    assert (goods(state), step(state)) == ("1 wood 2 spearhead", "buy")
    refused(state, "swap wood stone", "A-L5", "ships-used")
    refused(late(step="trade", goods={0: "3 wood"}), "swap wood stone", "A-L5", "no-ship")


def test_a_l5_a_good_swapped_in_may_be_swapped_on() -> None:
    state = play(late(step="trade", goods={0: "1 wood"}, ships={0: 2}), "swap wood stone", "swap stone cloth")
    assert goods(state) == "1 cloth"


def test_a_l5_also_a_ship_built_this_turn() -> None:
    state = late(step="build", workers=1, goods={0: "2 wood 1 cloth"}, owns={0: "shipping"})
    play(state, "ship", "done", "swap wood pottery")
    assert goods(state) == "1 pottery"


def test_a_l5_a_good_held_for_another_kind_within_the_track() -> None:
    state = late(step="trade", goods={0: "1 wood 4 spearhead"}, ships={0: 1})
    refused(state, "swap wood spearhead", "A-L5", "track-end", good="spearhead")
    refused(state, "swap cloth wood", "A-L5", "needs-good", good="cloth")
    refused(state, "swap wood wood", "A-L5", "same-kind")
    refused(late(step="trade", trade=True, goods={0: "1 wood"}), "swap wood stone", "A-L5")


def test_a_l5_may_be_passed_and_is_new_every_turn() -> None:
    state = late(1, step="trade", goods={0: "1 wood"}, ships={0: 1})
    play(state, "done", "end")
    rolled(state, "food food food")
    assert step(state) == "trade"
    play(state, "swap wood cloth")
    assert seen(state).swaps_left == 0


def test_a_l6_smithing_turns_the_invasion_on_opponents_without_the_great_wall() -> None:
    boxes = {2: "13 great-wall"}
    state = late(4, cities={0: 4}, food=9, owns={0: "smithing", 3: "smithing"}, boxes=boxes)
    rolled(state, FOUR)
    assert [lost(state, seat) for seat in range(4)] == [{}, {"invasion": 4}, {}, {"invasion": 4}]


def test_a_l6_spearheads_add_two_for_each_of_those_opponents() -> None:
    """Eight goods of four skulls bring a spearhead: just collected, it can be spent."""
    state = late(
        3, cities={0: 4}, food=9, owns={0: "smithing"}, goods={0: "2 spearhead"}, boxes={2: "13 great-wall"}
    )
    rolled(state, FOUR)
    assert step(state) == "spearheads"
    assert legal(state) == ["spearheads 0", "spearheads 1", "spearheads 2", "spearheads 3"]
    refused(state, "spearheads 4", "A-L6", "needs-good", good="spearhead", need={"spearhead": 4})
    play(state, "spearheads 3")
    assert [lost(state, seat) for seat in range(3)] == [{}, {"invasion": 10}, {}]
    assert "spearhead" not in goods(state)


def test_a_l6_spearheads_may_be_kept() -> None:
    state = rolled(late(cities={0: 4}, food=9, owns={0: "smithing"}), FOUR)
    play(state, "spearheads 0")
    assert (lost(state, 1), goods(state)) == ({"invasion": 4}, "2 wood 2 stone 2 pottery 1 cloth 1 spearhead")


def test_a_l6_never_the_owner_with_or_without_the_wall() -> None:
    boxes = {0: "13 great-wall"}
    state = rolled(late(cities={0: 4}, food=9, owns={0: "smithing"}, boxes=boxes), FOUR)
    play(state, "spearheads 0")
    assert (lost(state, 0), lost(state, 1)) == ({}, {"invasion": 4})


def test_a_l6_no_protection_against_anothers_invasion() -> None:
    state = rolled(late(cities={0: 4}, food=9, owns={0: "smithing", 1: "smithing"}), FOUR)
    assert lost(state, 1) == {"invasion": 4}


def test_a_l6_nobody_to_hit_no_spearheads() -> None:
    state = late(cities={0: 4}, food=9, owns={0: "smithing"}, boxes={1: "13 great-wall"})
    rolled(state, FOUR)
    assert step(state) != "spearheads"
    assert (lost(state, 0), lost(state, 1)) == ({}, {})


def test_a_l6_solo_it_averts_the_invasion_and_no_spearheads_can_be_spent() -> None:
    state = rolled(late(1, cities={0: 4}, food=9, owns={0: "smithing"}), FOUR)
    assert lost(state) == {}
    assert "1 spearhead" in goods(state)
    refused(state, "spearheads 1", "A-T0", "order")


def test_a_l6_needs_smithing_and_an_invasion() -> None:
    state = rolled(late(cities={0: 4}, food=9, goods={0: "2 spearhead"}), FOUR)
    assert lost(state) == {"invasion": 4}
    refused(state, "spearheads 1", "A-L6", "needs-development", development="smithing")
    other = rolled(late(owns={0: "smithing"}, goods={0: "2 spearhead"}), "skull skull skull")
    assert lost(other, 1) == {"pestilence": 3}
    refused(other, "spearheads 1", "A-T0", "order")


def test_a_l7_commerce_counts_number_not_value_after_the_last_discard() -> None:
    state = late(
        active=1, step="discard", last_round=True, owns={1: "commerce"}, goods={1: "4 spearhead 3 wood"}
    )
    play(state, "discard wood", "end")
    assert (step(state), sheet(state, 1).score.commerce) == ("over", 6)


def test_a_l8_monument_points_and_all_seven_at_every_player_count() -> None:
    for players in (1, 2, 3, 4):
        monuments = seen(late(players)).monuments
        assert [(mon.id, mon.boxes, mon.first) for mon in monuments] == [row[:3] for row in MONUMENTS_2009]
        assert [mon.later for mon in monuments] == [0, 1, 3, 4, 5, 6, 8]
    state = late(2, step="build", workers=22)
    play(state, "build temple 7 build great-pyramid 15")
    assert sheet(state).score.monuments == 16


def test_a_l8_end_at_seven_developments_or_all_monuments() -> None:
    end = seen(late(2)).end
    assert (end.developments_needed, end.monuments_needed) == (7, 7)
    every = " ".join(f"{boxes} {id}" for id, boxes, _, _ in MONUMENTS_2009[1:])
    state = late(2, step="build", workers=3, boxes={0: every})
    play(state, "build step-pyramid 3")
    assert seen(state).end.last_round


def test_a_l8_solo_eleven_rounds_and_skulls_locked() -> None:
    view = seen(late(1))
    assert (view.rounds, view.skulls_locked) == (11, True)
    state = late(1, round=10, step="end")
    play(state, "end")
    assert (state.player, state.round) == (0, 11)
    refused(roll(state, "skull food food"), "reroll skull", "A-T2", "locked")


@pytest.mark.parametrize("verb", ["preserve", "ship", "swap wood stone", "spearheads 1"])
def test_a_l3_to_l6_are_written_and_read(verb: str) -> None:
    assert GAME.text(GAME.parse(verb)) == verb
