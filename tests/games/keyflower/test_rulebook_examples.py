"""What the rulebook explains by example or in so many words, played."""

from __future__ import annotations

from .positions import (
    bag_of,
    bids_on,
    goods_on,
    legal,
    pass_all,
    play,
    position,
    refused,
    screen,
    seen,
    step,
    workers_on,
)


def test_production_first_use_with_one_then_two_then_three() -> None:
    state = position(3, screens=dict.fromkeys(range(3), "6 red"), offer="miner")
    play(state, "use miner red 1 end", "use miner red 2 end", "use miner red 3 end")
    assert workers_on(state, "miner") == "6 red"
    assert [goods_on(state, f"home-{n}") for n in (1, 2, 3)] == ["2 iron"] * 3


def test_production_a_first_use_with_two_makes_the_next_cost_three_and_there_is_no_third() -> None:
    state = position(3, screens=dict.fromkeys(range(3), "6 red"), offer="miner")
    play(state, "use miner red 2 end")
    refused(state, "use miner red 2", "K-U2", "few", tile="miner", n=3)
    play(state, "use miner red 3 end")
    assert workers_on(state, "miner") == "5 red"
    refused(state, "use miner", "K-U2", "full", tile="miner")


def test_production_a_first_use_with_three_or_more_is_the_last() -> None:
    for number in (3, 4, 6):
        state = position(screens={0: "6 red", 1: "6 red"}, offer="miner")
        play(state, f"use miner red {number} end")
        refused(state, "use miner", "K-U2", "full", tile="miner")


def test_production_a_losing_bid_is_not_split_up_and_may_be_more_than_needed() -> None:
    state = position(bids={"keywood": "0 red 3, 1 red 4"}, offer="keywood miner")
    play(state, "use miner from keywood")
    assert workers_on(state, "miner") == "3 red"


def test_transport_a_capacity_of_two_moves_two_resources_to_adjacent_tiles() -> None:
    state = position(
        screens={0: "1 red"},
        offer="stable",
        village={0: "keywood@0,-1 miner@1,-1"},
        goods={"home-1": "1 wood 1 iron"},
    )
    play(state, "use stable red 1 carry wood home-1 n carry iron home-1 ne")
    assert (goods_on(state, "keywood"), goods_on(state, "miner")) == ("1 wood", "1 iron")
    refused(state, "carry wood keywood", "K-M1", "carries-spent")


def test_transport_or_one_resource_two_tiles_far() -> None:
    state = position(
        screens={0: "1 red"},
        offer="stable",
        village={0: "keywood@0,-1 miner@0,-2"},
        goods={"home-1": "1 wood"},
    )
    play(state, "use stable red 1 carry wood home-1 n carry wood keywood n")
    assert goods_on(state, "miner") == "1 wood"


def test_green_workers_do_not_stand_in_for_others() -> None:
    state = position(screens={0: "6 green"}, bids={"miner": "1 red 1"})
    refused(state, "bid miner", "K-T3", "colour", tile="miner", worker="red-worker")


def test_winning_several_turn_order_tiles_gives_one_boat() -> None:
    state = position(
        3, offer="", bids={"turn-order-1": "1 red 1", "turn-order-2": "1 red 2"}, loads={"keyflower": "2 red"}
    )
    pass_all(state)
    assert state.player == 1
    play(state, "boat keyflower end")
    assert (state.player, screen(state, 1)) == (2, "2 red")


def test_unsold_tiles_give_their_workers_green_too_to_the_bag() -> None:
    state = pass_all(position(offer="miner", on={"miner": "2 green"}, bag=""))
    assert bag_of(state) == "2 green"
    assert seen(state).offer == []


def test_summer_boat_4a_outbids_in_another_colour_and_stands_up_when_alone() -> None:
    state = position(
        season="autumn",
        aside={0: "summer-boat-4a"},
        screens={0: "3 green", 1: "2 blue"},
        offer="inn fair",
        bids={"inn": "1 blue 2"},
    )
    play(state, "bid inn green 3 end")
    assert bids_on(state, "inn") == "0 green 3 leads lies, 1 blue 2"
    play(state, "bid fair from inn end")
    assert bids_on(state, "inn") == "0 green 3 leads"
    refused(play(state, "pass end"), "use inn blue 1", "K-T3", "colour", tile="inn", worker="green-worker")


def test_summer_boat_4b_uses_a_tile_in_several_colours_at_once_even_where_green_stands() -> None:
    state = position(
        season="autumn", aside={0: "summer-boat-4b"}, screens={0: "1 blue 1 red"}, on={"miner": "1 green"}
    )
    play(state, "use miner blue 1 red 1")
    assert workers_on(state, "miner") == "1 blue 1 red 1 green"


def test_tavern_the_discarded_worker_does_not_make_up_a_shortage() -> None:
    state = position(screens={0: "2 red"}, offer="tavern", bag="1 blue")
    play(state, "use tavern red 1 pay red")
    assert seen(state).work.draws == 1
    play(state, "worker blue")
    assert (screen(state), bag_of(state), step(state)) == ("1 blue", "1 red", "end")


def test_hiring_fair_the_played_skill_tile_is_mixed_in_afterwards() -> None:
    state = position(screens={0: "1 red saw"}, offer="hiring-fair", pile="2 pick")
    play(state, "use hiring-fair red 1 pay saw", "skill pick", "skill pick")
    assert screen(state) == "2 pick"
    assert seen(state).pile == 1


def test_scoring_gold_in_a_set_is_not_worth_a_point_more() -> None:
    aside = {0: "mercers-guild"}
    goods = {"home-1": "1 wood 1 stone 1 gold"}
    state = position(season="winter", start=1, step="over", offer="", aside=aside, goods=goods)
    assert state.scores()[0] == 5


def test_scoring_the_watermill_gains_nothing_with_gold() -> None:
    with_mill = position(
        season="winter", start=1, step="over", aside={0: "watermill"}, goods={"home-1": "3 gold"}
    )
    without = position(season="winter", start=1, step="over", goods={"home-1": "3 gold"})
    assert with_mill.scores()[0] == without.scores()[0] == 3


def test_winter_a_player_may_win_several_turn_order_tiles_and_keeps_them_all() -> None:
    state = pass_all(
        position(4, season="winter", offer="", bids={"turn-order-1": "0 red 1", "turn-order-2": "0 red 1"})
    )
    play(state, "boat keyflower end")
    while step(state) == "boat":
        play(state, legal(state)[0], "end")
    assert seen(state).seats[0].hand == ["boat-keyflower", "turn-order-1", "turn-order-2"]
