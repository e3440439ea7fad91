"""A turn (K-T1…K-T3), bids (K-B1, K-B2) and the use of tiles (K-U1…K-U4)."""

from __future__ import annotations

import pytest

from tablestead.games.keyflower import state as s

from . import figures as f
from .positions import (
    GAME,
    bag_of,
    base,
    bids_on,
    events,
    goods_on,
    legal,
    pile_of,
    play,
    position,
    refused,
    screen,
    seat_view,
    seen,
    step,
    targets,
    workers_on,
)

ROW = ("turn-order-1", "turn-order-2", "turn-order-3", "turn-order-4")


# K-T1


def test_k_t1_play_goes_clockwise_one_placement_or_a_pass() -> None:
    state = position(3, screens={0: "3 red", 1: "3 red", 2: "3 red"}, active=1, start=1)
    order = []
    for line in ("use keywood red 1 end", "bid miner red 1 end", "pass end", "bid stable red 1 end"):
        order.append(state.player)
        play(state, line)
    assert order == [1, 2, 0, 1]
    assert state.player == 2
    play(state, "use alehouse red 1")
    assert step(state) == "draw"
    play(state, "worker red")
    assert legal(state) == ["end"]
    refused(state, "bid miner", "K-T1", "order", step="now-end")


def test_k_t1_a_season_ends_when_all_pass_in_succession() -> None:
    state = position(3, screens=dict.fromkeys(range(3), "3 red"), offer="miner keywood")
    play(state, "pass end", "pass end")
    assert [seat.passed for seat in seen(state).seats] == [True, True, False]
    play(state, "bid miner red 1 end")  # the row of passes is broken
    assert seen(state).passes == 0
    assert [seat.passed for seat in seen(state).seats] == [False] * 3
    play(state, "pass end")
    assert [seat.passed for seat in seen(state).seats] == [True, False, False]
    play(state, "bid keywood red 1 end")  # who passed may act again
    play(state, "pass end", "pass end")
    assert (state.player, step(state)) == (1, "turn")
    play(state, "pass")
    assert (seen(state).phase, step(state)) == ("turns", "end")
    play(state, "end")
    assert (seen(state).phase, step(state)) == ("boats", "boat")


def test_k_t1_a_player_who_passed_may_act_again() -> None:
    state = position(2, screens={0: "1 red", 1: "1 blue"})
    play(state, "pass end", "use keywood blue 1 end")
    assert "bid miner" in legal(state)


def test_k_t1_a_pass_is_always_possible_and_all_that_is_without_workers() -> None:
    assert legal(position(2)) == ["pass"]
    assert "pass" in legal(position(2, screens={0: "5 red"}))


# K-T2


def test_k_t2_workers_come_from_behind_the_screen() -> None:
    state = position(screens={0: "3 red 1 green"}, known={0: "1 green"})
    play(state, "bid miner red 2")
    assert (screen(state), bids_on(state, "miner")) == ("1 red 1 green", "0 red 2 leads")
    refused(position(screens={0: "3 red"}), "bid miner red 4", "K-T2", "screen", worker="red-worker", n=3)


def test_k_t2_a_losing_bid_moves_as_a_whole_several_together_with_screen_workers() -> None:
    state = position(
        screens={0: "2 red", 1: "9 red"},
        bids={"keywood": "0 red 2, 1 red 3", "stable": "0 red 3, 1 red 4"},
    )
    play(state, "bid miner")
    assert legal(state) == ["red 1", "red 2", "from keywood", "from stable"]
    play(state, "red 1", "from keywood")
    assert legal(state) == ["done", "from stable"]
    play(state, "from stable")
    assert (step(state), bids_on(state, "miner")) == ("end", "0 red 6 leads")
    assert (bids_on(state, "keywood"), bids_on(state, "stable")) == ("1 red 3 leads", "1 red 4 leads")
    assert screen(state) == "1 red"  # nothing goes back behind the screen


def test_k_t2_losing_bids_alone_and_only_one_of_them() -> None:
    state = position(screens={1: "9 red"}, bids={"keywood": "0 red 2, 1 red 3", "stable": "0 red 1, 1 red 4"})
    play(state, "bid miner from keywood done")
    assert (bids_on(state, "miner"), bids_on(state, "stable")) == ("0 red 2 leads", "0 red 1, 1 red 4 leads")


def test_k_t2_workers_in_a_winning_bid_never_move() -> None:
    state = position(screens={0: "2 red"}, bids={"keywood": "1 red 2, 0 red 3", "stable": "0 red 1"})
    refused(state, "bid miner from keywood", "K-T2", "winning", tile="keywood")
    refused(state, "use miner from stable", "K-T2", "winning", tile="stable")
    assert targets(play(state, "bid miner"), "from") == []


def test_k_t2_a_losing_bid_moves_from_beside_a_tile_onto_it() -> None:
    state = position(screens={0: ""}, bids={"keywood": "0 red 2, 1 red 3"})
    play(state, "use keywood from keywood")
    assert (workers_on(state, "keywood"), bids_on(state, "keywood")) == ("2 red", "1 red 3 leads")
    assert goods_on(state, "home-1") == "1 wood"


def test_k_t2_a_losing_bid_is_topped_up_where_it_is() -> None:
    state = position(screens={0: "3 red"}, bids={"keywood": "0 red 2, 1 red 3"})
    refused(state, "bid keywood from keywood", "K-T2", "no-group", tile="keywood")
    play(state, "bid keywood red 2")
    assert bids_on(state, "keywood") == "0 red 4 leads, 1 red 3"


def test_k_t2_losing_bids_on_turn_order_tiles_move_too() -> None:
    state = position(screens={}, bids={"turn-order-1": "0 red 2, 1 red 3"})
    play(state, "use miner from turn-order-1")
    assert (workers_on(state, "miner"), bids_on(state, "turn-order-1")) == ("2 red", "1 red 3 leads")


def test_k_t2_only_what_can_be_finished_is_offered() -> None:
    """Two bids of 4 do not fit on a tile; 3 and 4 do not either; the smaller one alone does."""
    state = position(
        screens={0: ""},
        bids={"keywood": "0 red 3, 1 red 4", "stable": "0 red 4, 1 red 5"},
        on={"miner": "1 red"},
    )
    play(state, "use miner")
    assert legal(state) == ["from keywood", "from stable"]
    play(state, "from keywood")
    assert step(state) == "end"  # 1 + 3 + 4 would be more than six
    used = position(screens={0: ""}, bids={"keywood": "0 red 3, 1 red 4"}, on={"miner": "1 red, 2 red"})
    assert "use miner" in legal(used)
    crowded = position(screens={0: ""}, bids={"keywood": "0 red 4, 1 red 5"}, on={"miner": "1 red, 2 red"})
    assert "use miner" not in legal(crowded)


# K-T3


def test_k_t3_one_colour_around_and_on_a_tile() -> None:
    after_bid = position(screens={0: "3 blue 3 red 3 green"}, bids={"miner": "1 red 1"})
    refused(after_bid, "bid miner blue 2", "K-T3", "colour", tile="miner", worker="red-worker")
    refused(after_bid, "use miner blue 1", "K-T3", "colour", tile="miner", worker="red-worker")
    refused(after_bid, "bid miner green 2", "K-T3", "colour", tile="miner", worker="red-worker")
    play(after_bid.copy(), "bid miner red 2")
    play(after_bid, "use miner red 1")
    after_use = position(screens={0: "3 blue 3 red"}, on={"miner": "1 blue"})
    refused(after_use, "bid miner red 1", "K-T3", "colour", tile="miner", worker="blue-worker")
    refused(after_use, "use miner red 2", "K-T3", "colour", tile="miner", worker="blue-worker")
    assert legal(play(after_use, "bid miner")) == ["blue 1", "blue 2", "blue 3"]


def test_k_t3_the_first_placed_sets_the_colour() -> None:
    state = position(screens={0: "3 blue 3 green", 1: "3 blue 3 green"})
    assert legal(play(state.copy(), "use miner")) == [
        *("blue 1", "blue 2", "blue 3", "green 1", "green 2", "green 3"),
    ]
    play(state, "use miner green 1 end")
    assert next(offer for offer in seen(state).offer if offer.tile == "miner").colour == "green"
    assert legal(play(state, "bid miner")) == ["green 1", "green 2", "green 3"]


def test_k_t3_one_placement_has_one_colour() -> None:
    state = position(screens={0: "3 blue 3 red"}, bids={"keywood": "0 blue 1, 1 blue 2"})
    refused(state, "bid miner red 1 from keywood", "K-T1", "order")  # nothing red could be added
    two = position(
        screens={0: "3 red 3 blue"}, bids={"keywood": "0 blue 1, 1 blue 2", "stable": "0 red 1, 1 red 2"}
    )
    refused(two, "bid miner red 1 blue 1", "K-T3", "one-colour")
    refused(two, "bid miner from stable from keywood", "K-T1", "order")
    refused(two, "bid miner red 1 from keywood", "K-T3", "group-colour", tile="keywood", worker="blue-worker")


def test_k_t3_the_colour_holds_until_the_season_ends() -> None:
    """The last losing bid moves away, the winning one stays, and so does the colour."""
    state = position(screens={0: "2 blue", 1: ""}, bids={"miner": "0 red 1, 1 red 2"})
    play(state, "bid keywood from miner", "end", "pass end")
    refused(state, "use miner blue 1", "K-T3", "colour", tile="miner", worker="red-worker")
    village = position(
        screens={0: "3 blue", 1: "3 blue"}, village={0: "miner@1,-1/3"}, on={"miner": "1 red"}, offer=""
    )
    refused(village, "use miner", "K-T3", "colour", tile="miner", worker="red-worker")
    play(village, "pass end", "pass end", "boat keyflower end")
    assert village.tile_cell(17, s.TILE_COLOUR) == 0


# K-B1


def test_k_b1_bids_go_to_offers_and_turn_order_tiles() -> None:
    state = position(4, screens={0: "9 red"}, village={0: "quarryman@1,-1/3"}, hand={})
    assert set(targets(state, "bid")) == {
        *("keywood", "miner", "stable", "alehouse", "fair", "workshop"),
        *ROW[:3],
    }
    for boat in f.BOATS:
        refused(state, f"bid {boat}", "K-B1", "boat-bid")
    refused(state, "bid quarryman", "K-B1", "not-offered", tile="quarryman")
    refused(state, "bid home-1", "K-B1", "not-offered", tile="home-1")
    refused(state, "bid gold-mine", "K-B1", "not-offered", tile="gold-mine")
    refused(state, "bid turn-order-4", "K-B1", "not-offered", tile="turn-order-4")


@pytest.mark.parametrize("tile", ["scholar", "summer-boat-1a", "sawmill", "barn"])
def test_k_b1_what_cannot_be_used_can_be_bid_for(tile: str) -> None:
    state = position(screens={0: "2 red"}, offer=tile, season="winter")
    assert f"bid {tile}" in legal(state)
    assert f"use {tile}" not in legal(state)


# K-B2


def test_k_b2_a_bid_is_larger_than_every_other() -> None:
    state = position(3, screens={0: "9 red"}, bids={"miner": "1 red 2, 2 red 3"})
    refused(state, "bid miner red 3", "K-B2", "bid-low", tile="miner", n=4)
    refused(state, "bid miner red 1", "K-B2", "bid-low", tile="miner", n=4)
    assert legal(play(state, "bid miner"))[0] == "red 4"
    play(state, "red 4")
    assert bids_on(state, "miner") == "0 red 4 leads, 1 red 2, 2 red 3"


def test_k_b2_the_own_winning_bid_may_be_raised() -> None:
    state = position(screens={0: "3 red"}, bids={"miner": "1 red 2, 0 red 3"})
    play(state, "bid miner red 1")
    assert bids_on(state, "miner") == "0 red 4 leads, 1 red 2"


def test_k_b2_the_own_losing_bid_is_topped_up_to_beat_the_leader() -> None:
    state = position(screens={0: "9 red"}, bids={"miner": "0 red 2, 1 red 5"})
    refused(state, "bid miner red 3", "K-B2", "bid-low", tile="miner", n=4)
    play(state, "bid miner red 4")
    assert bids_on(state, "miner") == "0 red 6 leads, 1 red 5"


def test_k_b2_with_other_losing_bids_too() -> None:
    state = position(screens={0: "1 red"}, bids={"miner": "0 red 2, 1 red 4", "keywood": "0 red 2, 1 red 3"})
    play(state, "bid miner red 1 + from keywood")
    assert bids_on(state, "miner") == "0 red 5 leads, 1 red 4"
    assert bids_on(state, "keywood") == "1 red 3 leads"


def test_k_b2_a_raise_keeps_the_colour_of_the_bid() -> None:
    state = position(screens={0: "9 blue"}, bids={"miner": "0 red 2, 1 red 3"})
    assert "bid miner" not in legal(state)
    both = position(screens={0: "9 blue 3 red"}, bids={"miner": "0 red 2, 1 red 3"})
    refused(both, "bid miner blue 2", "K-T3", "colour", tile="miner", worker="red-worker")
    assert legal(play(both, "bid miner")) == ["red 2", "red 3"]


def test_k_b2_no_upper_limit() -> None:
    state = position(screens={0: "30 red"})
    play(state, "bid miner red 30")
    assert bids_on(state, "miner") == "0 red 30 leads"


def test_k_b2_equal_is_not_more() -> None:
    state = position(screens={0: "3 red"}, bids={"miner": "1 red 3"})
    refused(state, "bid miner", "K-B2", "cannot", tile="miner", need={"red-worker": 4}, n=3)
    assert "bid miner" not in legal(state)


# K-U1

USABLE = [
    *("home-1", "home-2", "home-3", "home-4", "home-5", "home-6"),
    *("keywood", "keystone-quarry", "workshop", "woodcutter", "stable", "peddler", "key-mine", "gold-mine"),
    *("apprentice-hall", "alehouse", "quarryman", "miner", "store", "mason", "tavern", "hiring-fair"),
    *("farrier", "carpenter", "smelter", "brewer", "wainwright", "fair", "inn"),
]
NOT_USABLE = [
    *("timber-yard", "stone-yard", "barn", "blacksmith", "sawmill", "goldsmith", "forge", "sculptor", "well"),
    *f.WINTER,
    *f.SUMMER_BOATS,
    *f.BOATS,
    *f.TURN_ORDER,
]


def test_k_u1_every_tile_is_here() -> None:
    assert {*USABLE, *NOT_USABLE} == {*f.VILLAGE, *f.WINTER, *f.SUMMER_BOATS, *f.BOATS, *f.TURN_ORDER}


@pytest.mark.parametrize("tile", [tile for tile in USABLE if not tile.startswith("home")])
def test_k_u1_tiles_with_an_action_are_used_anywhere(tile: str) -> None:
    for setup in ({"offer": tile}, {"village": {0: f"{tile}@1,-1"}}, {"village": {1: f"{tile}@1,-1"}}):
        for upgraded in ("", tile):
            state = position(screens={0: "1 red"}, upgraded=upgraded, **setup)
            assert f"use {tile}" in legal(state)
    refused(position(screens={0: "1 red"}, offer=""), f"use {tile}", "K-U1", "not-here", tile=tile)


def test_k_u1_homes_are_used_own_and_others() -> None:
    state = position(screens={0: "1 red"})
    assert targets(state, "use")[:2] == ["home-1", "home-2"]
    refused(state, "use home-3", "K-U1", "not-here", tile="home-3")


def test_k_u1_in_winter_village_tiles_are_used_and_nothing_on_offer() -> None:
    state = position(
        season="winter",
        screens={0: "1 red"},
        village={0: "miner@0,-1/3", 1: "stable@0,-1"},
        offer=" ".join(f.WINTER),
    )
    assert targets(state, "use") == ["home-1", "home-2", "stable", "miner"]


@pytest.mark.parametrize("tile", NOT_USABLE)
def test_k_u1_other_tiles_are_not_used(tile: str) -> None:
    for setup in ({"offer": tile}, {"village": {0: f"{tile}@1,-1"}}):
        state = position(screens={0: "1 red"}, **setup)
        refused(state, f"use {tile}", "K-U1", "not-usable", tile=tile)


# K-U2


def test_k_u2_each_use_takes_more_than_the_one_before() -> None:
    state = position(screens={0: "9 red", 1: "9 red"})
    play(state, "use miner red 1 end")
    refused(state, "use miner red 1", "K-U2", "few", tile="miner", n=2)
    play(state, "use miner red 2 end")
    refused(state, "use miner red 2", "K-U2", "few", tile="miner", n=3)
    play(state, "use miner red 3 end")
    assert workers_on(state, "miner") == "6 red"
    refused(state, "use miner", "K-U2", "full", tile="miner")


def test_k_u2_at_most_six_on_a_tile() -> None:
    state = position(screens={0: "9 red"})
    refused(state, "use miner red 7", "K-U2", "many", tile="miner", n=6)
    play(state.copy(), "use miner red 6")
    second = position(screens={0: "9 red"}, on={"miner": "2 red"})
    refused(second, "use miner red 5", "K-U2", "many", tile="miner", n=4)
    assert legal(play(second, "use miner")) == ["red 3", "red 4"]
    refused(position(screens={0: "9 red"}, on={"miner": "3 red"}), "use miner", "K-U2", "full", tile="miner")


def test_k_u2_more_than_needed_may_be_placed_and_counts() -> None:
    state = position(screens={0: "9 red", 1: "9 red"})
    play(state, "use miner red 2 end")
    refused(state, "use miner red 2", "K-U2", "few", tile="miner", n=3)
    play(state, "use miner red 3 end")
    refused(state, "use miner", "K-U2", "full", tile="miner")  # 5 stand there, 4 more are needed


def test_k_u2_lying_workers_count() -> None:
    state = position(screens={0: "9 red"}, on={"miner": "1 red, 2 blue"}, hand={1: "summer-boat-4b"})
    assert legal(play(state, "use miner")) == ["red 3"]


def test_k_u2_whoever_used_it() -> None:
    state = position(screens={0: "9 red", 1: "9 red"}, village={0: "miner@1,-1/3"})
    play(state, "use miner red 1 end", "use miner red 2 end")
    assert legal(play(state, "use miner")) == ["red 3"]


# K-U3


def test_k_u3_resources_of_the_own_village_stay_on_the_tile() -> None:
    state = play(position(screens={0: "1 red"}, village={0: "miner@1,-1/3"}), "use miner red 1")
    assert (goods_on(state, "miner"), goods_on(state, "home-1")) == ("2 iron", "")


def test_k_u3_made_elsewhere_they_go_to_the_own_home() -> None:
    other = play(position(screens={0: "1 red"}, village={1: "miner@1,-1/3"}), "use miner red 1")
    assert [goods_on(other, tile) for tile in ("miner", "home-1", "home-2")] == ["", "2 iron", ""]
    offer = play(position(screens={0: "1 red"}), "use miner red 1")
    assert [goods_on(offer, tile) for tile in ("miner", "home-1", "home-2")] == ["", "2 iron", ""]


def test_k_u3_on_a_tile_set_aside_they_stay_too() -> None:
    state = play(position(screens={0: "1 red"}, aside={0: "miner"}, offer=""), "use miner red 1")
    assert goods_on(state, "miner") == "2 iron"


def test_k_u3_skill_tiles_and_workers_go_behind_the_screen() -> None:
    state = position(screens={0: "1 red"}, offer="inn apprentice-hall", upgraded="inn apprentice-hall")
    play(state, "use inn red 1", "worker blue", "worker blue", "worker yellow")
    assert screen(state) == "2 blue 1 yellow"
    play(state, "end", "pass end", "use apprentice-hall blue 1", "skill saw", "skill anvil")
    assert screen(state) == "1 blue 1 yellow 1 anvil 1 saw"


def test_k_u3_short_supplies_each_kind_by_itself() -> None:
    state = position(screens={0: "1 red"}, offer="workshop", upgraded="workshop", supply={"stone": 0})
    play(state, "use workshop red 1")
    assert goods_on(state, "home-1") == "1 iron 1 wood"
    short = position(screens={0: "1 red"}, offer="keywood", upgraded="keywood", supply={"wood": 2})
    assert goods_on(play(short, "use keywood red 1"), "home-1") == "2 wood"
    none = position(screens={0: "1 red"}, offer="keywood", supply={"wood": 0})
    assert events(none, "use keywood red 1")[-1] == ("makes-nothing", {"seat": 0, "tile": "keywood"})
    assert (goods_on(none, "home-1"), step(none), workers_on(none, "keywood")) == ("", "end", "1 red")


def test_k_u3_short_bag_pile_and_greens() -> None:
    inn = position(screens={0: "1 red"}, offer="inn", upgraded="inn", bag="1 blue 1 green")
    play(inn, "use inn red 1", "worker green", "worker blue")
    assert (screen(inn), step(inn)) == ("1 blue 1 green", "end")
    empty = play(position(screens={0: "1 red"}, offer="inn", bag=""), "use inn red 1")
    assert step(empty) == "end"
    hall = position(screens={0: "1 red"}, offer="apprentice-hall", upgraded="apprentice-hall", pile="saw")
    play(hall, "use apprentice-hall red 1", "skill saw")
    assert (screen(hall), step(hall)) == ("1 saw", "end")
    fair = position(screens={0: "2 red"}, offer="fair", upgraded="fair", greens=1)
    play(fair, "use fair red 1 pay red")
    assert (screen(fair), seen(fair).greens) == ("1 green", 0)


def test_k_u3_green_workers_in_the_bag_come_out_only_by_drawing() -> None:
    fair = position(screens={0: "2 red"}, offer="fair", greens=0, bag="5 green")
    play(fair, "use fair red 1")
    assert (step(fair), screen(fair), bag_of(fair)) == ("end", "1 red", "5 green")
    inn = position(screens={0: "1 red"}, offer="inn", bag="5 green")
    play(inn, "use inn red 1", "worker green")
    assert (screen(inn), bag_of(inn)) == ("1 green", "4 green")


# K-U4


def test_k_u4_a_cost_is_paid_after_the_placement_from_behind_the_screen() -> None:
    state = position(screens={0: "2 red 1 blue"}, offer="fair")
    play(state, "use fair red 1")
    assert (step(state), legal(state)) == ("cost", ["decline", "pay red"])
    refused(state, "pay blue", "K-U4", "cost-kind", tile="fair")
    refused(state, "pay saw", "K-U4", "cost-kind", tile="fair")
    refused(state, "end", "K-U4", "order", step="now-cost")
    play(state, "pay red")
    assert (screen(state), workers_on(state, "fair")) == ("1 blue 1 green", "1 red")


def test_k_u4_never_from_a_bid_or_the_tile() -> None:
    state = position(screens={0: "1 red 1 blue"}, offer="fair keywood", bids={"keywood": "0 red 2, 1 red 3"})
    play(state, "use fair red 1 done")
    assert legal(state) == ["decline"]
    refused(state, "pay red", "K-U4", "no-piece", piece="red-worker")


def test_k_u4_the_player_may_decline() -> None:
    state = position(screens={0: "2 red"}, offer="fair")
    told = events(state, "use fair red 1 decline")
    assert told[-1] == ("declines", {"seat": 0, "tile": "fair"})
    assert (screen(state), workers_on(state, "fair"), seen(state).greens) == ("1 red", "1 red", 20)
    assert step(state) == "end"


def test_k_u4_what_cannot_be_paid_gains_nothing() -> None:
    mason = position(screens={0: "1 red saw"}, offer="mason")
    play(mason, "use mason red 1")
    assert legal(mason) == ["decline"]
    play(mason, "decline")
    assert (screen(mason), goods_on(mason, "home-1")) == ("1 saw", "")
    no_skills = play(position(screens={0: "1 red"}, offer="mason"), "use mason red 1")
    assert (step(no_skills), workers_on(no_skills, "mason")) == ("end", "1 red")
    no_workers = play(position(screens={0: "1 red"}, offer="fair"), "use fair red 1")
    assert step(no_workers) == "end"


@pytest.mark.parametrize(
    ("tile", "setup"),
    [
        ("fair", {"greens": 0}),
        ("store", {"greens": 0}),
        ("peddler", {"greens": 0}),
        ("tavern", {"bag": ""}),
        ("brewer", {"bag": ""}),
        ("hiring-fair", {"pile": ""}),
        ("mason", {"supply": {"stone": 0}}),
        ("carpenter", {"supply": {"wood": 0}}),
        ("smelter", {"supply": {"iron": 0}}),
    ],
)
def test_k_u4_when_nothing_could_be_gained_nothing_is_paid(tile: str, setup: dict[str, object]) -> None:
    state = position(
        screens={0: "2 red 2 blue 2 yellow anvil pick saw"},
        offer=tile,
        **setup,  # type: ignore[arg-type]
    )
    told = events(state, f"use {tile} red 1")
    assert told[-1] == ("makes-nothing", {"seat": 0, "tile": tile})
    assert step(state) == "end"
    assert screen(state) == "2 blue 1 red 2 yellow 1 anvil 1 pick 1 saw"
    assert workers_on(state, tile) == "1 red"


@pytest.mark.parametrize(
    ("tile", "setup"),
    [
        ("mason", {"supply": {"stone": 0}}),
        ("carpenter", {"supply": {"wood": 0}}),
        ("smelter", {"supply": {"iron": 0}}),
    ],
)
def test_k_u4_an_upgraded_side_looks_at_its_own_supply(tile: str, setup: dict[str, object]) -> None:
    state = position(screens={0: "1 red anvil pick saw"}, offer=tile, upgraded=tile, **setup)  # type: ignore[arg-type]
    assert step(play(state, f"use {tile} red 1")) == "cost"


def test_k_u4_effects_without_a_cost_always_happen() -> None:
    for tile in ("miner", "alehouse", "apprentice-hall"):
        state = play(position(screens={0: "1 red"}, offer=tile), f"use {tile} red 1")
        assert "decline" not in legal(state)
        assert step(state) in ("end", "draw", "draw-skills")


def test_k_u4_workers_stay_to_block() -> None:
    state = position(screens={0: "6 red", 1: "6 red"}, offer="fair", greens=0)
    play(state, "use fair red 4 end")
    refused(state, "use fair", "K-U2", "full", tile="fair")


def test_k_u4_a_worker_paid_leaves_the_screen_and_is_known_to_all() -> None:
    state = position(screens={0: "2 red"}, known={0: "2 red"}, offer="fair", bag="")
    play(state, "use fair red 1 pay red")
    assert (bag_of(state), seat_view(state).known) == ("1 red", [0, 0, 0, 1])
    assert pile_of(state) == "16 anvil 16 pick 16 saw"
    assert GAME.text(state.legal()[0]) == "end"
    assert state.cells[base("fair") + s.TILE_LAST_USE] == 1
