"""The end of a season (K-E1…K-E7)."""

from __future__ import annotations

import pytest

import tablestead as ts
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState

from .games import positions_of
from .positions import (
    TILE,
    bag_of,
    base,
    draw_all,
    events,
    known_of,
    legal,
    pass_all,
    play,
    position,
    refused,
    screen,
    seat_view,
    seen,
    step,
    targets,
)

STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""N NE SE S SW NW (K-E7)."""


def ended(players: int = 2, **setup: object) -> KeyflowerState:
    """Everybody passes."""
    setup.setdefault("bag", "")
    return pass_all(position(players, **setup))  # type: ignore[arg-type]


def takers(state: KeyflowerState) -> list[int]:
    """Who took which boat, in its order of boats; everybody takes the first one left, the last by itself."""
    order: list[int] = []
    while step(state) == "boat":
        order.append(state.player)
        play(state, legal(state)[0], "end")
    return order


def to_end(state: KeyflowerState) -> KeyflowerState:
    """The first of everything that is legal until the next season's chance, or the end."""
    while state.player >= 0 and step(state) != "turn":
        state.apply(state.legal()[0])
    return state


# K-E1, K-E2, K-E3, K-E4


def test_k_e1_losing_bids_return() -> None:
    state = ended(
        3,
        screens={0: "1 blue"},
        bids={
            "miner": "0 red 2, 1 red 3",
            "turn-order-1": "0 green 1, 2 green 2",
            "keywood": "2 red 1, 1 red 2",
        },
    )
    assert [screen(state, seat) for seat in range(3)] == ["1 blue 2 red 1 green", "", "1 red"]
    assert known_of(state) == "2 red 1 green"
    check = events(position(3, bids={"miner": "0 red 2, 1 red 3"}, active=2, passes=2), "pass end")
    assert check[1:3] == [
        ("season-over", {"season": "spring"}),
        ("returns", {"seat": 0, "workers": {"red-worker": 2}}),
    ]


def test_k_e2_tiles_without_a_bid_leave_the_game() -> None:
    state = ended(offer="miner keywood", on={"miner": "2 red, 3 green"}, bids={"keywood": "0 red 1"})
    assert state.place(TILE["miner"]) == s.NOWHERE
    assert bag_of(state) == "3 red 3 green"  # the bid on keywood too
    assert seen(state).offer == []
    assert [screen(state, seat) for seat in (0, 1)] == ["", ""]


def test_k_e2_turn_order_tiles_without_a_bid_stay() -> None:
    state = to_end(ended(4, offer="", bids={"turn-order-2": "0 red 1"}))
    assert [offer.tile for offer in seen(state).turn_order] == [
        "turn-order-1",
        "turn-order-2",
        "turn-order-3",
    ]


def test_k_e3_winners_take_tile_and_the_workers_on_it() -> None:
    state = ended(
        offer="miner", bids={"miner": "0 red 3, 1 red 4"}, on={"miner": "1 red, 2 red"}, screens={1: "1 blue"}
    )
    assert state.owner(TILE["miner"]) == 1
    assert screen(state, 1) == "1 blue 3 red"
    assert known_of(state, 1) == "3 red"
    assert bag_of(state) == "4 red"
    assert screen(state, 0) == "3 red"
    assert seen(state).seats[1].hand == ["miner"]


def test_k_e3_lying_workers_and_green_bids_too() -> None:
    state = ended(offer="miner", bids={"miner": "0 green 2"}, on={"miner": "1 green, 2 blue"})
    assert (screen(state), bag_of(state)) == ("2 blue 1 green", "2 green")


def test_k_e3_events_in_order() -> None:
    state = position(
        active=1,
        passes=1,
        offer="miner keywood stable",
        bids={"miner": "0 red 3"},
        on={"miner": "1 red", "home-2": "1 blue"},
    )
    assert events(state, "pass end") == [
        ("passes", {"seat": 1}),
        ("season-over", {"season": "spring"}),
        ("unsold", {"tiles": ["keywood", "stable"]}),
        ("wins", {"seat": 0, "tile": "miner", "n": 3}),
        ("wins-workers", {"seat": 0, "tile": "miner", "workers": {"red-worker": 1}}),
        ("takes-back", {"seat": 1, "workers": {"blue-worker": 1}}),
    ]


def test_k_e4_workers_on_the_own_village_come_back_whoever_placed_them() -> None:
    state = ended(
        offer="",
        village={0: "miner@0,-1/3", 1: "stable@0,-1/3"},
        aside={0: "keywood"},
        on={"miner": "1 red, 2 red", "home-1": "1 blue", "stable": "4 green", "keywood": "2 yellow"},
    )
    assert screen(state, 0) == "1 blue 3 red 2 yellow"
    assert screen(state, 1) == "4 green"
    assert bag_of(state) == ""
    assert all(state.on_tile(tile) == 0 for tile in range(m.TILES))
    assert all(state.tile_cell(tile, s.TILE_LAST_USE) == 0 for tile in range(m.TILES))


def test_k_e3_k_e4_on_a_tile_just_won_the_workers_come_once() -> None:
    state = ended(offer="miner", bids={"miner": "0 red 1"}, on={"miner": "1 red"})
    assert screen(state) == "1 red"
    assert state.tile_cell(TILE["miner"], s.TILE_COLOUR) == 0


# K-E5


def test_k_e5_turn_order_winners_choose_first_then_clockwise_from_the_new_start_player() -> None:
    state = ended(4, offer="", start=0, bids={"turn-order-1": "2 red 1", "turn-order-3": "1 red 1"})
    assert (state.player, legal(state)) == (
        2,
        ["boat keyflower", "boat sea-bastion", "boat sea-breeze", "boat flipper"],
    )
    play(state, "boat flipper")
    assert legal(state) == ["end"]
    play(state, "end")
    assert (state.player, seen(state).start) == (1, 0)  # the third tile is not resolved yet
    refused(state, "boat flipper", "K-E5", "boat-taken", boat="boat-flipper")
    refused(state, "boat white-wind", "K-C7", "boat-absent", boat="boat-white-wind")
    refused(state, "end", "K-E5", "order", step="now-boat")
    play(state, "boat keyflower")
    assert seen(state).start == 1  # the third tile carries the purple worker with four players
    play(state, "end")
    assert state.player == 3  # clockwise from seat 1: 2 has one, then 3
    play(state, "boat sea-breeze end")
    assert step(state) != "boat"  # seat 0 took the last one


def test_k_e5_a_boat_gives_all_its_workers_and_skill_tiles() -> None:
    state = ended(
        screens={0: "1 red", 1: "1 red"},
        offer="",
        loads={"keyflower": "2 blue 1 green saw", "sea-bastion": "3 yellow 2 pick"},
        bids={"turn-order-1": "1 red 2"},
    )
    told = events(state, "boat sea-bastion")
    assert told == [
        (
            "takes-boat",
            {
                "seat": 1,
                "boat": "boat-sea-bastion",
                "workers": {"yellow-worker": 3},
                "skills": {"pick": 2},
                "n": 3,
                "m": 2,
            },
        ),
        ("start-player", {"seat": 1}),
    ]
    assert (screen(state, 1), known_of(state, 1)) == ("1 red 3 yellow 2 pick", "3 yellow 2 pick")
    assert seen(state).boats[1].taken == 1
    told = events(state, "end")
    # The last boat goes without a question.
    assert (
        "takes-boat",
        {
            "seat": 0,
            "boat": "boat-keyflower",
            "workers": {"blue-worker": 2, "green-worker": 1},
            "skills": {"saw": 1},
            "n": 3,
            "m": 1,
        },
    ) in told
    assert screen(state, 0) == "2 blue 1 red 1 green 1 saw"
    check_pieces_but_bag(state)


def check_pieces_but_bag(state: KeyflowerState) -> None:
    assert all(sum(boat.workers + boat.skills) == 0 for boat in seen(state).boats)


def test_k_e5_one_boat_a_player_at_the_lowest_number_won() -> None:
    bids = {"turn-order-1": "3 red 1", "turn-order-2": "3 red 1", "turn-order-3": "3 red 1"}
    state = ended(4, offer="", start=1, bids=bids)
    assert takers(state) == [3, 0, 1]
    assert seen(state).start == 3


def test_k_e5_every_player_takes_one_so_all_boats_are_emptied() -> None:
    loads = {"keyflower": "1 red", "sea-bastion": "1 blue", "sea-breeze": "1 yellow"}
    state = ended(3, offer="", loads=loads)
    takers(state)
    assert sorted(screen(state, seat) for seat in range(3)) == ["1 blue", "1 red", "1 yellow"]


@pytest.mark.parametrize(
    ("players", "tile"),
    [(2, "turn-order-1"), (3, "turn-order-2"), (4, "turn-order-3"), (5, "turn-order-4"), (6, "turn-order-4")],
)
def test_k_e5_the_highest_turn_order_tile_in_play_passes_the_purple_worker(players: int, tile: str) -> None:
    state = ended(players, offer="", start=1, bids={tile: "0 red 1"})
    order = takers(state)
    assert order[0] == 0
    assert order == list(range(players - 1))
    assert seen(state).start == 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_k_e5_other_turn_order_tiles_do_not(players: int) -> None:
    state = ended(players, offer="", start=1, bids={"turn-order-1": "0 red 1"})
    order = takers(state)
    # Nobody bid on the start-player tile: the boats run from the old start player, then it moves left.
    assert order == [0, *range(1, players - 1)]
    assert seen(state).start == 2


def test_k_e5_nobody_bid_at_all() -> None:
    state = ended(3, offer="", start=2)
    assert takers(state) == [2, 0]
    assert seen(state).start == 0


def test_k_e5_turn_order_bids_go_into_the_bag_after_the_boats() -> None:
    state = ended(3, offer="", bids={"turn-order-1": "2 green 3", "turn-order-2": "0 red 2"})
    assert bag_of(state) == ""
    play(state, "boat keyflower end")
    assert bag_of(state) == ""
    play(state, "boat sea-bastion end")
    state = pass_all(
        position(
            3,
            offer="",
            bag="",
            season="summer",
            hand={0: "summer-boat-1a"},
            bids={"turn-order-1": "2 green 3", "turn-order-2": "0 red 2"},
        )
    )
    takers(state)
    assert (step(state), bag_of(state)) == ("gift", "2 red 3 green")


def test_k_e5_the_start_player_event_is_told_whenever_the_purple_worker_passes() -> None:
    """With the tile won at once, between boats, at the last boat, and to the left when nobody bid."""
    for bids in ({"turn-order-2": "2 red 1"}, {"turn-order-1": "1 red 1", "turn-order-2": "2 red 1"}, {}):
        state = position(3, offer="", start=0, active=0, bids=bids)
        told = events(state, "pass end", "pass end", "pass end")
        while step(state) == "boat":
            told += events(state, legal(state)[0], "end")
        start = 2 if bids else 1
        assert seen(state).start == start
        assert [args for key, args in told if key == "start-player"] == [{"seat": start}], bids


def test_k_e5_the_purple_worker_passes_once_its_tile_is_resolved() -> None:
    """After its winner has taken a boat; with a boat taken before, after the tiles below are resolved."""
    last = ended(4, offer="", start=0, bids={"turn-order-1": "2 red 1", "turn-order-3": "1 red 1"})
    play(last, "boat flipper end")
    assert [key for key, _ in events(last.copy(), "boat keyflower")] == ["takes-boat", "start-player"]
    twice = {"turn-order-1": "2 red 1", "turn-order-2": "1 red 1", "turn-order-3": "2 red 1"}
    first = ended(4, offer="", start=0, bids=twice)
    assert [key for key, _ in events(first, "boat flipper end")] == ["takes-boat"]
    assert events(first, "boat keyflower")[1:] == [("start-player", {"seat": 2})]
    play(first, "end")
    assert state_of_boats(first) == (3, 2)
    alone = ended(4, offer="", start=0, bids={"turn-order-1": "2 red 1", "turn-order-3": "2 red 1"})
    assert [key for key, _ in events(alone, "boat flipper")] == ["takes-boat", "start-player"]


def state_of_boats(state: KeyflowerState) -> tuple[int, int]:
    """Who chooses, and who holds the purple worker."""
    return state.player, seen(state).start


# K-E6


def test_k_e6_winter_gives_boat_tiles_and_turn_order_tiles() -> None:
    bids = {"turn-order-1": "1 red 2", "turn-order-3": "1 blue 1", "turn-order-2": "2 red 1"}
    state = ended(4, season="winter", offer="", start=0, bids=bids, screens={0: "1 red"})
    assert state.player == 1
    assert events(state, "boat flipper") == [("takes-boat-tile", {"seat": 1, "boat": "boat-flipper"})]
    assert seat_view(state, 1).hand == ["boat-flipper"]
    assert [boat.tile for boat in seen(state).boats] == [
        "boat-keyflower",
        "boat-sea-bastion",
        "boat-sea-breeze",
    ]
    play(state, "end")
    assert state.player == 2
    play(state, "boat keyflower end")
    assert (state.player, seen(state).start) == (3, 1)  # the purple worker passed with tile 3
    told = events(state, "boat sea-bastion end")
    assert [args for key, args in told if key == "wins-turn-order"] == [
        {"seat": 1, "tile": "turn-order-1"},
        {"seat": 2, "tile": "turn-order-2"},
        {"seat": 1, "tile": "turn-order-3"},
    ]
    assert [seat_view(state, seat).hand for seat in range(4)] == [
        ["boat-sea-breeze"],
        ["boat-flipper", "turn-order-1", "turn-order-3"],
        ["boat-keyflower", "turn-order-2"],
        ["boat-sea-bastion"],
    ]
    assert bag_of(state) == "1 blue 3 red"
    assert screen(state) == "1 red"  # no new workers
    assert (step(state), state.player) == ("lay", 1)


def test_k_e6_without_a_bid_on_the_start_tile_the_holder_stays_first_for_the_boats() -> None:
    state = ended(3, season="winter", offer="", start=1)
    assert takers(state) == [1, 2]
    assert seen(state).start == 2
    assert state.place(TILE["turn-order-1"]) == s.NOWHERE
    assert state.place(TILE["turn-order-2"]) == s.NOWHERE
    assert seen(state).turn_order == []


def test_k_e6_the_game_is_over_when_winter_is_laid() -> None:
    state = to_end(ended(2, season="winter", offer="", start=0))
    assert (state.player, step(state), state.legal()) == (ts.OVER, "over", [])
    refused(state, "pass", "K-G6", "over")


# K-E7


def laying(hand: str, village: str = "", **setup: object) -> KeyflowerState:
    """Seat 0 lays its tiles around home-1, which has water in the south and roads elsewhere."""
    return_to = {"season": "spring", "offer": "", "phase": "lay", "step": "lay", **setup}
    return position(hand={0: hand}, village={0: village}, **return_to)  # type: ignore[arg-type]


def fitting(state: KeyflowerState, tile: str) -> set[tuple[str, int]]:
    found = set()
    play(state, f"lay {tile}")
    for cell in targets(state, "at"):
        there = play(state.copy(), f"at {cell}")
        found |= {(cell, int(turn)) for turn in targets(there, "turn")}
    return found


def by_the_rule(state: KeyflowerState, seat: int, tile: str) -> set[tuple[str, int]]:
    """All ways to lay a tile, found from the view alone."""
    laid = {}
    for one in seen(state).seats[seat].village:
        if not one.aside:
            edges = GAME_EDGES[one.tile]
            laid[one.q, one.r] = [edges[(side - one.turn) % 6] for side in range(6)]
    found = set()
    cells = {(q + dq, r + dr) for q, r in laid for dq, dr in STEPS} - set(laid)
    for q, r in cells:
        for turn in range(6):
            mine = [GAME_EDGES[tile][(side - turn) % 6] for side in range(6)]
            touching = [
                (mine[side], laid[q + dq, r + dr][(side + 3) % 6])
                for side, (dq, dr) in enumerate(STEPS)
                if (q + dq, r + dr) in laid
            ]
            if all(one == other for one, other in touching):
                found.add((f"{q},{r}", turn))
    return found


GAME_EDGES = {id: ["-RW"[m.EDGES[TILE[id] * 6 + side]] for side in range(6)] for id in m.TILE_IDS}


@pytest.mark.parametrize("tile", ["keywood", "store", "sawmill", "scholar", "boat-keyflower", "turn-order-2"])
def test_k_e7_edges_must_be_alike(tile: str) -> None:
    state = laying(tile)
    expected = by_the_rule(state, 0, tile)
    if GAME_EDGES[tile].count("W"):
        assert expected == {("0,1", 0), ("0,1", 3)}  # water on water only, next to this home
    assert fitting(state, tile) == expected


def test_k_e7_directions_and_rotations_are_those_of_the_rule() -> None:
    """Keywood RR-RR- in the north of the home: turned by 1 or 4 a plain edge is in the south."""
    state = laying("keywood")
    play(state, "lay keywood at 0,-1")
    assert legal(state) == ["turn 0", "turn 2", "turn 3", "turn 5"]
    play(state, "turn 2")
    tile = next(one for one in seat_view(state).village if one.tile == "keywood")
    assert (tile.q, tile.r, tile.turn) == (0, -1, 2)
    cells = {"n": "0,-1", "ne": "1,-1", "se": "1,0", "sw": "-1,1", "nw": "-1,0"}
    for direction, cell in cells.items():
        near = play(laying("turn-order-1", season="winter"), f"lay turn-order-1 at {cell}")
        # Its one road, north as it lies upright, must point back at the home.
        back = (("n", "ne", "se", "s", "sw", "nw").index(direction) + 3) % 6
        assert legal(near) == [f"turn {back}"]


def test_k_e7_next_to_the_village_and_not_on_it() -> None:
    state = play(laying("keywood"), "lay keywood")
    refused(state, "at 0,0", "K-E7", "occupied", cell="0,0")
    refused(state, "at 0,-2", "K-E7", "apart", cell="0,-2")
    refused(state, "at 0,1", "K-E7", "edges", tile="keywood", cell="0,1")
    play(state, "at 0,-1")
    refused(state, "turn 1", "K-E7", "edges", tile="keywood", cell="0,-1")


def test_k_e7_every_tile_that_fits_must_be_laid_in_an_order_of_own_choice() -> None:
    state = laying("keywood miner")
    assert legal(state) == ["lay keywood", "lay miner"]
    refused(state, "end", "K-E7", "order", step="now-lay")
    refused(state, "lay stable", "K-E7", "not-in-hand", tile="stable")
    play(state, "lay miner at 0,-1 turn 3")
    assert legal(state) == ["lay keywood"]
    play(state, "lay keywood at 1,-1 turn 3")
    assert legal(state) == ["end"]


def test_k_e7_boats_need_not_join_water() -> None:
    """In the south-east of a tile with a plain edge there."""
    state = laying("boat-keyflower", "keywood@0,-1", season="winter")
    ways = fitting(state, "boat-keyflower")
    plain = {(cell, turn) for cell, turn in ways if cell != "0,1"}
    assert plain == {
        (cell, turn)
        for cell, turn in by_the_rule(laying("boat-keyflower", "keywood@0,-1"), 0, "boat-keyflower")
        if cell != "0,1"
    }
    assert plain


def test_k_e7_a_tile_that_fits_nowhere_is_set_aside_when_no_other_fits() -> None:
    """A home whose water edge is taken, with roads all around: boats fit nowhere."""
    state = laying("boat-keyflower", BLOCKED, season="winter")
    assert by_the_rule(state, 0, "boat-keyflower") == set()
    before = play(
        ended(season="winter", offer="", village={0: BLOCKED}, start=1, active=1),
        "boat sea-bastion",
    )
    told = events(before, "end")
    assert ("set-aside", {"seat": 0, "tile": "boat-keyflower"}) in told
    shown = next(tile for tile in seat_view(before).village if tile.tile == "boat-keyflower")
    assert shown.aside


BLOCKED = "home-3@0,1"
"""Set up by hand: a second home lies against the water of the first, so that all open edges are roads."""


def test_k_e7_another_tile_that_fits_is_laid_first() -> None:
    state = laying("boat-keyflower keywood", BLOCKED)
    assert legal(state) == ["lay keywood"]
    refused(state, "lay boat-keyflower", "K-E7", "fits-nowhere", tile="boat-keyflower")
    play(state, "lay keywood at 0,-1 turn 0")
    # Keywood has plain edges, so now the boat fits beside it.
    assert legal(state) == ["lay boat-keyflower"]


def test_k_e7_tiles_set_aside_touch_nothing() -> None:
    state = position(aside={0: "keywood"}, village={0: "miner@0,-1/3"})
    at = base("keywood") + s.TILE_NEXT
    assert state.counts(at, 6) == [0] * 6


def test_k_e7_players_lay_in_clockwise_order_from_the_holder_of_the_purple_worker() -> None:
    bids = {"miner": "0 red 1", "keywood": "1 red 1", "stable": "2 red 1", "turn-order-2": "1 red 1"}
    state = ended(3, offer="miner keywood stable", bids=bids, start=0)
    takers(state)
    order = []
    while step(state) == "lay":
        order.append(state.player)
        while step(state) != "end":
            state.apply(state.legal()[0])
        play(state, "end")
    assert order == [1, 2, 0]


def test_k_e7_who_has_nothing_to_lay_is_passed_over() -> None:
    state = ended(3, offer="miner", bids={"miner": "2 red 1"}, start=0)
    takers(state)
    assert (step(state), state.player) == ("lay", 2)


@pytest.mark.parametrize(("players", "seed"), [(2, 4), (4, 6), (6, 8)])
def test_k_e7_in_whole_games_every_way_to_lay_is_offered_and_no_other(players: int, seed: int) -> None:
    """Against the rule by the view alone; and a placed tile never moves."""
    looked = 0
    placed: dict[str, tuple[int, int, int]] = {}
    for state in positions_of(players, seed):
        for seat in seen(state).seats if state.player < 0 or step(state) == "end" else []:
            for tile in seat.village:
                if not tile.aside:
                    assert placed.setdefault(tile.tile, (tile.q, tile.r, tile.turn)) == (
                        tile.q,
                        tile.r,
                        tile.turn,
                    )
        if step(state) != "lay" or state.owns(state.player, m.SUMMER_BOAT_2A):
            continue
        hand = seat_view(state, state.player).hand
        fits = {tile: by_the_rule(state, state.player, tile) for tile in hand}
        assert targets(state, "lay") == [tile for tile in hand if fits[tile]]
        first = targets(state, "lay")[0]
        looked += 1
        if looked % 4 == 0:
            assert fitting(state.copy(), first) == fits[first]
    assert looked > 10


def test_k_e7_touching_edges_in_whole_games() -> None:
    """In every finished village all touching edges are alike, but for owners of summer boat 2a."""
    for seed in range(4):
        state = positions_of(4, seed)[-1]
        for seat in range(4):
            if state.owns(seat, m.SUMMER_BOAT_2A):
                continue
            for tile in state.tiles_at(s.OWNED + seat):
                for side in range(6):
                    other = state.tile_cell(tile, s.TILE_NEXT + side) - 1
                    if other >= 0:
                        assert state.edge(tile, side) == state.edge(other, (side + 3) % 6)


@pytest.mark.parametrize("side", ["summer-boat-1a", "summer-boat-1b"])
def test_k_e5_k_e7_order_of_the_season_end(side: str) -> None:
    """Boats, purple worker, bids into the bag, K-F1a or K-F1b, then laying."""
    bids = {side: "0 red 2", "miner": "1 blue 3"}
    state = position(2, season="summer", offer=f"{side} miner", start=0, bag="", bids=bids)
    pass_all(state)
    assert bag_of(state) == "3 blue 2 red"
    play(state, "boat keyflower", "end")
    if side == "summer-boat-1a":
        assert (step(state), state.active, seen(state).start) == ("gift", 0, 1)
        play(state, "worker red", "worker red")
    assert (step(state), state.player) == ("lay", 1)
    assert screen(state) == ("2 red" if side == "summer-boat-1a" else "1 green")
    draw_all(to_end(state))
    assert seen(state).season == "autumn"
