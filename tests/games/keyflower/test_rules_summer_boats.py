"""Summer boats (K-F0…K-F4b): abilities of the owner only."""

from __future__ import annotations

import pytest

from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState, placing

from .positions import (
    GAME,
    TILE,
    bag_of,
    bids_on,
    events,
    goods_on,
    known_of,
    lay,
    legal,
    pass_all,
    play,
    position,
    refused,
    screen,
    seen,
    step,
    targets,
    workers_on,
)


def owning(boat: str, **setup: object) -> KeyflowerState:
    """Seat 0 owns a summer boat; it lies aside so that it touches nothing."""
    setup.setdefault("season", "autumn")
    return position(aside={0: boat}, **setup)  # type: ignore[arg-type]


def boats_done(state: KeyflowerState) -> KeyflowerState:
    pass_all(state)
    while step(state) == "boat":
        play(state, legal(state)[0], "end")
    return state


# K-F0


@pytest.mark.parametrize("how", ["village", "hand", "aside"])
def test_k_f0_an_ability_holds_laid_in_hand_and_aside(how: str) -> None:
    boat = "summer-boat-2b"
    setup = {how: {0: f"{boat}@0,1" if how == "village" else boat}}
    state = play(position(screens={0: "1 red"}, offer="stable", **setup), "use stable red 1")  # type: ignore[arg-type]
    assert (seen(state).work.carries, seen(state).work.upgrades) == (4, 2)


def test_k_f0_from_the_moment_it_is_won() -> None:
    """K-F1b at the end of the very summer; not from the bid on."""
    state = position(season="summer", offer="summer-boat-1b", bids={"summer-boat-1b": "0 red 1"})
    boats_done(state)
    assert screen(state) == "1 green"
    assert step(state) == "lay"  # not laid yet
    bid = position(
        season="summer",
        screens={0: "1 red"},
        offer="stable summer-boat-2b",
        bids={"summer-boat-2b": "0 red 1"},
    )
    assert seen(play(bid, "use stable red 1")).work.carries == 2


def test_k_f0_the_owner_anywhere_and_nobody_else_also_not_on_the_owners_tiles() -> None:
    state = owning("summer-boat-2b", screens={0: "9 red", 1: "9 red"}, village={1: "stable@0,-1"}, offer="")
    assert seen(play(state.copy(), "use stable red 1")).work.carries == 4
    assert seen(play(state.copy(), "use home-1 red 1")).work.carries == 2
    play(state, "pass end")
    assert seen(play(state.copy(), "use home-1 red 1")).work.carries == 1
    assert seen(play(state.copy(), "use stable red 1")).work.carries == 2


# K-F1a, K-F1b


@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_k_f1a_two_workers_from_the_bag_when_all_boats_are_taken(season: str) -> None:
    state = owning(
        "summer-boat-1a", season=season, offer="", bag="1 blue 1 red", bids={"turn-order-1": "1 green 2"}
    )
    boats_done(state)
    assert (step(state), bag_of(state)) == (
        "gift",
        "1 blue 1 red 2 green",
    )  # the turn-order bid is in the bag
    assert [bid for offer in seen(state).turn_order for bid in offer.bids] == []
    play(state, "worker green", "worker blue")
    assert (screen(state), known_of(state)) == ("1 blue 1 green", "")
    assert step(state) != "gift"


def test_k_f1a_not_in_spring_and_as_many_as_there_are() -> None:
    one = boats_done(owning("summer-boat-1a", offer="", bag="1 blue"))
    play(one, "worker blue")
    assert (screen(one), step(one) == "gift") == ("1 blue", False)
    none = boats_done(owning("summer-boat-1a", offer="", bag=""))
    assert step(none) != "gift"
    nobody = boats_done(position(offer="", season="summer"))
    assert step(nobody) == "load"


def test_k_f1a_the_draw_is_private() -> None:
    state = boats_done(owning("summer-boat-1a", offer="", bag="1 blue 1 red"))
    assert events(state.copy(), "worker red", perspective=1) == [("draws-hidden", {"seat": 0})]
    red = GAME.parse("worker red")
    assert [GAME.conceals(state, red, perspective) for perspective in (None, 0, 1)] == [True, False, True]
    assert events(state, "worker red", perspective=0) == [("draws", {"seat": 0, "worker": "red-worker"})]


@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_k_f1b_one_green_worker_from_the_supply(season: str) -> None:
    state = owning("summer-boat-1b", season=season, offer="")
    pass_all(state)
    told = events(state, "boat keyflower", "end")
    assert ("gift-green", {"seat": 0}) in told
    assert (screen(state), known_of(state), seen(state).greens) == ("1 green", "1 green", 19)


def test_k_f1b_only_if_there_is_one() -> None:
    state = owning("summer-boat-1b", offer="", greens=0, bag="5 green")
    pass_all(state)
    told = events(state, "boat keyflower", "end")
    assert not [key for key, _ in told if key == "gift-green"]
    assert (screen(state), bag_of(state)) == ("", "5 green")


@pytest.mark.parametrize("owner", [0, 1])
def test_k_f1a_k_f1b_serve_their_owner_alone(owner: int) -> None:
    drawn = position(season="summer", offer="", aside={owner: "summer-boat-1a"}, bag="9 red")
    boats_done(drawn)
    assert (step(drawn), drawn.active) == ("gift", owner)
    play(drawn, "worker red", "worker red")
    taken = position(season="summer", offer="", aside={owner: "summer-boat-1b"}, bag="9 red")
    boats_done(taken)
    assert [screen(drawn, seat) for seat in (owner, 1 - owner)] == ["2 red", ""]
    assert [screen(taken, seat) for seat in (owner, 1 - owner)] == ["1 green", ""]


# K-F2a


def test_k_f2a_transport_between_any_touching_tiles() -> None:
    """Over plain against plain, road against plain; but never where one of the two edges is water."""
    # Keywood RR-RR-, upright in the north: its south is a road; turned by 1 it is plain.
    setup = {"screens": {0: "1 red"}, "offer": "wainwright", "goods": {"home-1": "2 wood"}}
    plain = owning("summer-boat-2a", village={0: "keywood@0,-1/1"}, **setup)
    play(plain, "use wainwright red 1 carry wood home-1 n")
    assert goods_on(plain, "keywood") == "1 wood"
    water = owning("summer-boat-2a", village={0: "keywood@0,1"}, **setup)
    play(water, "use wainwright red 1")
    refused(water, "carry wood home-1", "K-M1", "no-way", good="wood", tile="home-1")
    boat = owning("summer-boat-2a", village={0: "summer-boat-1a@0,-1 keywood@0,-2"}, **setup)
    play(boat, "use wainwright red 1")
    refused(boat, "carry wood home-1", "K-M1", "no-way", good="wood", tile="home-1")
    turned = owning("summer-boat-2a", village={0: "summer-boat-1a@0,-1/1"}, **setup)
    play(turned, "use wainwright red 1 carry wood home-1 n")
    assert goods_on(turned, "summer-boat-1a") == "1 wood"


def test_k_f2a_nobody_else_transports_so() -> None:
    state = position(
        screens={0: "1 red"},
        offer="wainwright",
        goods={"home-1": "2 wood"},
        village={0: "keywood@0,-1/1"},
        aside={1: "summer-boat-2a"},
    )
    play(state, "use wainwright red 1")
    refused(state, "carry wood home-1", "K-M1", "no-way", good="wood", tile="home-1")


@pytest.mark.parametrize("tile", ["keywood", "store", "sawmill", "scholar", "boat-keyflower", "turn-order-1"])
def test_k_f2a_tiles_laid_from_now_on_need_not_match(tile: str) -> None:
    state = position(season="winter", offer="", hand={0: f"{tile} summer-boat-2a"}, phase="lay", step="lay")
    play(state, f"lay {tile}")
    cells = targets(state, "at")
    assert set(cells) == {"0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"}
    for cell in cells:
        assert targets(play(state.copy(), f"at {cell}"), "turn") == list("012345")
    refused(state, "at 0,-2", "K-E7", "apart", cell="0,-2")  # but they must touch the village


def test_k_f2a_the_boat_itself_is_laid_freely() -> None:
    state = position(season="summer", offer="", hand={0: "summer-boat-2a"}, phase="lay", step="lay")
    play(state, "lay summer-boat-2a")
    assert len(targets(state, "at")) == 6


def test_k_f2a_no_help_for_sea_bastion_and_sea_breeze() -> None:
    """Three tiles in a ring whose edges touch without roads; a boat beside the water edge turned away."""
    ring = owning(
        "summer-boat-2a", season="winter", village={0: "keywood@0,-1/1 store@1,-1/1 boat-sea-bastion@5,5"}
    )
    joined = position(season="winter", village={0: "workshop@0,-1 woodcutter@1,-1 boat-sea-bastion@5,5"})
    assert points_of(ring, "boat-sea-bastion") == 0
    assert points_of(joined, "boat-sea-bastion") == 3
    chain = owning("summer-boat-2a", season="winter", village={0: "boat-sea-breeze@0,1/1"})
    assert points_of(chain, "boat-sea-breeze") == 0


def points_of(state: KeyflowerState, tile: str) -> int:
    over = state.copy()
    over.cells[s.STEP] = s.OVER_STEP
    parts = seen(over).seats[0].parts
    return sum(part.points for part in parts if part.tile == tile)


# K-F2b


@pytest.mark.parametrize(
    ("tile", "carries", "upgrades"),
    [("stable", 2, 1), ("farrier", 3, 1), ("wainwright", 4, 2), ("home-1", 1, 1)],
)
def test_k_f2b_transport_and_upgrades_double_own_or_not(tile: str, carries: int, upgrades: int) -> None:
    for place in ("offer", "own", "other"):
        if tile == "home-1" and place == "offer":
            continue
        setup: dict[str, object] = {"offer": tile if place == "offer" else ""}
        if tile != "home-1" and place != "offer":
            setup["village"] = {0 if place == "own" else 1: f"{tile}@0,-1"}
        used = "home-2" if (tile, place) == ("home-1", "other") else tile
        state = owning("summer-boat-2b", screens={0: "1 red"}, **setup)
        play(state, f"use {used} red 1")
        assert (seen(state).work.carries, seen(state).work.upgrades) == (2 * carries, 2 * upgrades)


def test_k_f2b_the_keyflowers_points_double_once() -> None:
    """Home 1 + stable 2 + upgraded farrier 5 = 8 as printed, times 2."""
    village = "stable@0,-1 farrier@1,-1 boat-keyflower@5,5"
    assert (
        points_of(position(season="winter", village={0: village}, upgraded="farrier"), "boat-keyflower") == 8
    )
    doubled = owning("summer-boat-2b", season="winter", village={0: village}, upgraded="farrier")
    assert points_of(doubled, "boat-keyflower") == 16
    other_side = owning("summer-boat-2a", season="winter", village={0: village}, upgraded="farrier")
    assert points_of(other_side, "boat-keyflower") == 8


# K-F3a, K-F3b


@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        ("sawmill", "3 iron"),
        ("goldsmith", "2 wood"),
        ("fair", "1 stone"),
        ("alehouse", "3 gold"),
        ("gold-mine", "2 wood"),
    ],
)
def test_k_f3a_any_resource_for_any_other_in_upgrades_gold_too(tile: str, goods: str) -> None:
    setup = {
        "screens": {0: "1 red"},
        "offer": "stable",
        "village": {0: f"{tile}@0,-1"},
        "goods": {tile: goods},
    }
    state = play(owning("summer-boat-3a", **setup), "use stable red 1", f"upgrade {tile}")
    assert (state.tile_cell(TILE[tile], s.TILE_UPGRADED), goods_on(state, tile)) == (1, "")
    if tile not in ("alehouse",):
        for boat in ("summer-boat-3b", "summer-boat-1a"):
            other = play(owning(boat, **setup), "use stable red 1")
            refused(other, f"upgrade {tile}", "K-M2", "missing")


def test_k_f3a_the_player_chooses_and_the_number_stays() -> None:
    setup = {"screens": {0: "1 red"}, "offer": "stable", "village": {0: "goldsmith@0,-1"}}
    state = owning("summer-boat-3a", goods={"goldsmith": "1 gold 1 iron 1 wood"}, **setup)
    play(state, "use stable red 1 upgrade goldsmith")
    assert set(legal(state)) == {"with gold iron", "with gold wood", "with iron wood"}
    few = owning("summer-boat-3a", goods={"goldsmith": "1 iron"}, **setup)
    play(few, "use stable red 1")
    refused(few, "upgrade goldsmith", "K-M2", "missing", tile="goldsmith", pieces={"any-resource": 1})


def test_k_f3a_skill_tiles_are_paid_all_the_same() -> None:
    state = owning(
        "summer-boat-3a",
        screens={0: "1 red saw"},
        offer="stable",
        village={0: "miner@0,-1/3"},
        goods={"miner": "4 gold"},
    )
    play(state, "use stable red 1")
    refused(state, "upgrade miner", "K-M2", "missing", tile="miner", pieces={"anvil": 1})


def score(**setup: object) -> int:
    """Points of seat 0, who does not hold the purple worker."""
    setup.setdefault("season", "winter")
    return position(start=1, offer="", **setup).scores()[0]  # type: ignore[arg-type]


def test_k_f3b_any_resource_for_any_other_in_scoring() -> None:
    goods = {"home-1": "2 wood 3 iron"}
    assert score(goods=goods) == 0
    assert score(goods=goods, aside={0: "summer-boat-3b"}) == 5  # each is worth 1
    assert score(goods=goods, aside={0: "summer-boat-3b jeweller"}) == 10  # 2 with the jeweller
    assert score(goods={"home-1": "3 wood"}, aside={0: "summer-boat-3b mercers-guild"}) == 5
    assert score(goods={"home-1": "3 gold"}, aside={0: "summer-boat-3b mercers-guild"}) == 5
    assert score(goods=goods, aside={0: "summer-boat-3a"}) == 0


def test_k_f3b_on_yards_each_counts() -> None:
    for yard, each in (("timber-yard", 2), ("stone-yard", 2), ("blacksmith", 2), ("barn", 1)):
        goods = {yard: "1 gold 1 iron 1 stone 1 wood"}
        assert score(goods=goods, aside={0: f"summer-boat-3b {yard}"}) == 4 * each
        assert score(goods=goods, aside={0: yard}) == (4 if yard == "barn" else 2) * each


# K-F4a


def test_k_f4a_a_bid_in_another_colour_lies_down() -> None:
    state = owning(
        "summer-boat-4a", screens={0: "3 blue 3 green", 1: "9 red 9 blue"}, bids={"miner": "1 red 2"}
    )
    play(state.copy(), "bid miner green 3")
    play(state, "bid miner blue 3 end")
    assert bids_on(state, "miner") == "0 blue 3 leads lies, 1 red 2"
    # All others follow the standing colour.
    refused(state, "bid miner blue 2", "K-T3", "colour", tile="miner", worker="red-worker")
    refused(state, "use miner blue 1", "K-T3", "colour", tile="miner", worker="red-worker")
    play(state, "bid miner red 2")
    assert bids_on(state, "miner") == "0 blue 3 lies, 1 red 4 leads"


def test_k_f4a_it_must_be_larger_all_the_same() -> None:
    state = owning("summer-boat-4a", screens={0: "3 blue"}, bids={"miner": "1 red 3"})
    refused(state, "bid miner", "K-B2", "cannot-any", tile="miner", need={"worker": 4}, n=3)


def test_k_f4a_only_with_another_players_bid_there() -> None:
    used = owning("summer-boat-4a", screens={0: "3 blue"}, on={"miner": "1 red"})
    refused(used, "bid miner", "K-T3", "colour", tile="miner", worker="red-worker")
    own = owning("summer-boat-4a", screens={0: "3 blue"}, bids={"miner": "0 red 1"})
    refused(own, "bid miner", "K-T3", "colour", tile="miner", worker="red-worker")


def test_k_f4a_not_on_turn_order_tiles_and_not_where_the_colour_is_green() -> None:
    row = owning("summer-boat-4a", screens={0: "3 blue"}, bids={"turn-order-1": "1 red 1"})
    refused(row, "bid turn-order-1", "K-T3", "colour", tile="turn-order-1", worker="red-worker")
    green = owning("summer-boat-4a", screens={0: "3 blue"}, bids={"miner": "1 green 1"})
    refused(green, "bid miner", "K-T3", "colour", tile="miner", worker="green-worker")


@pytest.mark.parametrize("colour", ["blue", "red", "yellow"])
def test_k_f4a_on_blue_red_and_yellow_in_any_colour(colour: str) -> None:
    state = owning(
        "summer-boat-4a", screens={0: "2 blue 2 red 2 yellow 2 green"}, bids={"miner": f"1 {colour} 1"}
    )
    assert legal(play(state, "bid miner")) == ["blue 2", "red 2", "yellow 2", "green 2"]


def test_k_f4a_one_bid_of_one_colour_raised_in_its_own_colour_only() -> None:
    state = owning("summer-boat-4a", screens={0: "3 red 3 blue"}, bids={"miner": "1 red 1, 0 blue 2"})
    play(state, "bid miner")
    assert legal(state) == ["blue 1", "blue 2", "blue 3"]
    refused(state, "red 1", "K-F4a", "own-colour", tile="miner", worker="blue-worker")
    none = owning("summer-boat-4a", screens={0: "3 red"}, bids={"miner": "1 red 1, 0 blue 2"})
    assert "bid miner" not in legal(none)


def test_k_f4a_the_owner_follows_the_standing_colour_when_using_the_tile() -> None:
    state = owning("summer-boat-4a", screens={0: "3 red 3 blue"}, bids={"miner": "1 red 1, 0 blue 2"})
    refused(state, "use miner blue 1", "K-T3", "colour", tile="miner", worker="red-worker")
    assert legal(play(state, "use miner")) == ["red 1", "red 2", "red 3"]


def test_k_f4a_nobody_else_may() -> None:
    state = position(
        season="autumn", aside={1: "summer-boat-4a"}, screens={0: "3 blue"}, bids={"miner": "1 red 1"}
    )
    refused(state, "bid miner", "K-T3", "colour", tile="miner", worker="red-worker")


def lying(**setup: object) -> KeyflowerState:
    """Seat 0 leads on the miner with lying blue against seat 1's red, whose turn it is."""
    setup.setdefault("bids", {"miner": "1 red 1, 0 blue 2"})
    setup.setdefault("screens", {0: "9 blue 9 red", 1: "2 red 2 blue", 2: "9 red 9 blue"})
    return owning("summer-boat-4a", active=1, players=3, **setup)


def test_k_f4a_lying_workers_stand_up_when_the_last_standing_bid_moves_away() -> None:
    state = lying()
    told = events(state, "bid keywood from miner")
    assert ("stands-up", {"seat": 0, "tile": "miner", "worker": "blue-worker"}) in told
    assert bids_on(state, "miner") == "0 blue 2 leads"
    play(state, "end")
    refused(state, "bid miner red 3", "K-T3", "colour", tile="miner", worker="blue-worker")
    assert legal(play(state, "bid miner"))[0] == "blue 3"


def test_k_f4a_not_while_another_standing_bid_is_there() -> None:
    state = lying(bids={"miner": "1 red 1, 2 red 2, 0 blue 3"})
    play(state, "bid keywood from miner")
    assert bids_on(state, "miner") == "0 blue 3 leads lies, 2 red 2"
    play(state, "end", "bid stable from miner")
    assert bids_on(state, "miner") == "0 blue 3 leads"


def test_k_f4a_not_while_somebody_stands_on_the_tile() -> None:
    state = lying(on={"miner": "1 red"})
    play(state, "bid keywood from miner")
    assert bids_on(state, "miner") == "0 blue 2 leads lies"
    onto = lying()
    play(onto, "use miner from miner")  # the last standing bid moves onto the tile itself
    assert bids_on(onto, "miner") == "0 blue 2 leads lies"


def test_k_f4a_an_outbid_lying_bid_moves_like_any_other_and_is_judged_anew() -> None:
    state = owning(
        "summer-boat-4a",
        screens={0: "", 1: "9 red"},
        bids={"miner": "1 red 4, 0 blue 3", "keywood": "1 red 1", "stable": "1 blue 1"},
    )
    onto_red = play(state.copy(), "bid keywood from miner")
    assert bids_on(onto_red, "keywood") == "0 blue 3 leads lies, 1 red 1"
    onto_blue = play(state.copy(), "bid stable from miner")
    assert bids_on(onto_blue, "stable") == "0 blue 3 leads, 1 blue 1"
    fresh = play(state.copy(), "bid alehouse from miner")
    assert bids_on(fresh, "alehouse") == "0 blue 3 leads"
    used = play(state.copy(), "use workshop from miner")
    assert workers_on(used, "workshop") == "3 blue"


def test_k_f4a_a_lying_losing_bid_is_topped_up_lying() -> None:
    state = owning("summer-boat-4a", screens={0: "2 blue 2 red"}, bids={"miner": "1 red 3, 0 blue 2"})
    play(state, "bid miner blue 2")
    assert bids_on(state, "miner") == "0 blue 4 leads lies, 1 red 3"


def test_k_f4a_at_season_end_the_lying_bid_goes_into_the_bag_in_its_colour() -> None:
    state = owning("summer-boat-4a", offer="miner", bag="", bids={"miner": "1 red 1, 0 blue 2"})
    pass_all(state)
    assert (bag_of(state), screen(state, 1), state.owner(TILE["miner"])) == ("2 blue", "1 red", 0)


# K-F4b


def test_k_f4b_any_colours_also_mixed_where_a_bid_lies() -> None:
    state = owning("summer-boat-4b", screens={0: "2 blue 1 red 2 green"}, bids={"miner": "1 yellow 1"})
    play(state, "use miner")
    assert legal(state) == ["blue 1", "blue 2", "red 1", "green 1", "green 2"]
    play(state, "blue 1 red 1 green 2")
    assert (workers_on(state, "miner"), step(state)) == ("1 blue 1 red 2 green", "end")
    tile = next(offer for offer in seen(state).offer if offer.tile == "miner")
    assert (tile.colour, tile.last) == ("yellow", 4)


def test_k_f4b_where_it_was_used_before() -> None:
    state = owning("summer-boat-4b", screens={0: "2 blue 1 green"}, on={"miner": "1 yellow"})
    play(state, "use miner")
    assert legal(state) == ["blue 1", "blue 2"]  # two are needed: a green one alone is not enough
    play(state, "blue 1")
    assert legal(state) == ["green 1"]
    play(state, "green 1")
    assert workers_on(state, "miner") == "1 blue 1 yellow 1 green"


def test_k_f4b_in_a_village_that_was_used_too() -> None:
    state = owning(
        "summer-boat-4b", screens={0: "2 blue"}, village={1: "miner@0,-1/3"}, on={"miner": "1 red"}
    )
    play(state, "use miner blue 2")
    assert workers_on(state, "miner") == "2 blue 1 red"


def test_k_f4b_on_a_tile_without_either_the_normal_rule_holds() -> None:
    state = owning("summer-boat-4b", screens={0: "2 blue 2 red"})
    play(state.copy(), "use miner red 2")
    refused(state, "use miner blue 1 red 1", "K-T1", "order")
    assert placing.use_colours(state, TILE["miner"]) == 15


def test_k_f4b_only_for_uses() -> None:
    state = owning("summer-boat-4b", screens={0: "3 blue"}, bids={"miner": "1 red 1"})
    refused(state, "bid miner", "K-T3", "colour", tile="miner", worker="red-worker")


def test_k_f4b_losing_bids_of_several_colours_may_move_there_together() -> None:
    state = owning(
        "summer-boat-4b",
        screens={0: "1 yellow"},
        bids={"miner": "1 yellow 1", "keywood": "0 red 2, 1 red 3", "stable": "0 blue 1, 1 blue 2"},
    )
    play(state, "use miner yellow 1 from keywood from stable")
    assert workers_on(state, "miner") == "1 blue 2 red 1 yellow"


def test_k_f4b_lying_workers_count_for_the_six_and_at_season_end() -> None:
    state = owning(
        "summer-boat-4b", screens={0: "9 blue", 1: "9 red"}, offer="miner", on={"miner": "1 red, 2 red"}
    )
    refused(state, "use miner blue 4", "K-U2", "many", tile="miner", n=3)
    refused(state, "use miner blue 2", "K-U2", "few", tile="miner", n=3)
    play(state, "use miner blue 3 end")
    refused(state, "use miner", "K-U2", "full", tile="miner")
    play(state, "bid miner red 1 end")
    pass_all(state)
    assert screen(state, 1) == "3 blue 11 red"


def test_k_f4b_all_others_follow_the_standing_colour() -> None:
    state = owning("summer-boat-4b", screens={0: "1 blue", 1: "3 red 3 blue"}, bids={"miner": "1 red 1"})
    play(state, "use miner blue 1 end")
    refused(state, "use miner blue 2", "K-T3", "colour", tile="miner", worker="red-worker")
    assert legal(play(state, "use miner")) == ["red 2", "red 3"]


def test_k_f4b_nobody_else_may() -> None:
    state = position(
        season="autumn", aside={1: "summer-boat-4b"}, screens={0: "3 blue"}, bids={"miner": "1 red 1"}
    )
    refused(state, "use miner", "K-T3", "colour", tile="miner", worker="red-worker")


def test_k_f4b_a_second_colour_out_of_order_or_too_many_is_refused_for_the_right_reason() -> None:
    """Mixing is allowed here: the reason cannot be that a placement has one colour."""
    state = owning("summer-boat-4b", screens={0: "2 blue 2 red"}, bids={"miner": "1 yellow 1"})
    play(state, "use miner blue 1")
    refused(state, "red 3", "K-T2", "screen", worker="red-worker", n=2)


def test_k_f4a_k_f4b_neither_side_has_the_rule_of_the_other() -> None:
    held = {"screens": {0: "2 blue 2 green"}, "bids": {"miner": "1 red 1"}}
    bidding = owning("summer-boat-4a", **held)
    refused(bidding, "use miner", "K-T3", "colour", tile="miner", worker="red-worker")
    play(bidding, "bid miner green 2")
    assert bids_on(bidding, "miner") == "0 green 2 leads lies, 1 red 1"
    using = owning("summer-boat-4b", **held)
    refused(using, "bid miner", "K-T3", "colour", tile="miner", worker="red-worker")
    play(using, "use miner blue 1 green 1")
    assert workers_on(using, "miner") == "1 blue 1 green"


def test_the_village_builder_lays_as_the_engine_does() -> None:
    """`lay` of positions.py joins tiles as the rules do."""
    state = position()
    lay(state, 0, "keywood", 0, -1, 0)
    assert state.tile_cell(TILE["keywood"], s.TILE_NEXT + 3) == TILE["home-1"] + 1
