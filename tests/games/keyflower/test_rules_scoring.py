"""Scoring after winter (K-G1…K-G6); the assignment itself is proven in test_scoring_brute_force.py."""

from __future__ import annotations

import pytest

import tablestead as ts
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import scoring
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState

from . import figures as f
from .games import positions_of
from .positions import GAME, draw_all, events, legal, pass_all, play, position, screen, seen, step


def final(purple: bool = False, **setup: object) -> KeyflowerState:
    """The game is over; seat 0 has what is said, and the purple worker or not."""
    setup.setdefault("offer", "")
    setup.setdefault("season", "winter")
    setup.setdefault("start", 0 if purple else 1)
    return position(step="over", phase="lay", **setup)  # type: ignore[arg-type]


def score(tiles: str = "", held: str = "", goods: str = "", purple: bool = False, **setup: object) -> int:
    """Points of seat 0 with these tiles set aside, pieces behind the screen and goods on the home."""
    return final(purple, aside={0: tiles}, screens={0: held}, goods={"home-1": goods}, **setup).scores()[0]


def parts(state: KeyflowerState, seat: int = 0) -> dict[str, int]:
    return {part.tile or "gold": part.points for part in seen(state).seats[seat].parts}


def uses(state: KeyflowerState, tile: str) -> dict[str, int]:
    return next(part.uses for part in seen(state).seats[0].parts if part.tile == tile)


# K-G1


def test_k_g1_everything_adds_up() -> None:
    state = final(
        village={0: "keywood@0,-1 sawmill@1,-2 turn-order-1@0,-2/3"},
        upgraded="keywood home-1",
        aside={0: "boat-invincible timber-yard keythedral"},
        goods={"keywood": "2 gold", "timber-yard": "2 wood"},
    )
    assert parts(state) == {
        "home-1": 5,
        "keywood": 3,
        "sawmill": 3,
        "timber-yard": 4,
        "keythedral": 12,
        "boat-invincible": 5,
        "turn-order-1": 2,
        "gold": 2,
    }
    assert state.scores() == [36, 0 + 1]  # the purple worker of seat 1 is a gold
    assert GAME.points_by_source(state, 0) == {**parts(state)}


def test_k_g1_gold_is_one_point_other_resources_are_none() -> None:
    assert score(goods="3 gold 4 wood 4 iron 4 stone") == 3


def test_k_g1_points_of_the_visible_side_only() -> None:
    assert final(village={0: "keywood@0,-1"}).scores()[0] == 0
    assert final(village={0: "keywood@0,-1"}, upgraded="keywood").scores()[0] == 3


@pytest.mark.parametrize("tile", f.TURN_ORDER)
def test_k_g1_turn_order_tiles_count_their_neighbours_of_any_kind(tile: str) -> None:
    """Not the tile itself, roads or not; here home, winter tile, boat and village tiles."""
    players = 6
    around = ["keywood@0,-2", "scholar@1,-2", "boat-invincible@1,-1", "miner@-1,-1", "turn-order-1@-1,0"]
    if tile == "turn-order-1":
        around[-1] = "turn-order-2@-1,0"
    for number in range(len(around) + 1):
        village = " ".join([f"{tile}@0,-1", *around[:number]])
        state = final(village={0: village}, players=players)
        assert parts(state)[tile] == 1 + number
    assert parts(final(aside={0: tile}, players=players))[tile] == 0


# K-G2


def test_k_g2_every_piece_for_one_purpose() -> None:
    """A worker not for apothecary and craftsman's guild, a resource not for both mills."""
    assert score("apothecary craftsmans-guild", "2 blue 2 red 1 yellow") == 3
    assert score("apothecary craftsmans-guild", "3 blue 3 red 2 yellow") == 6
    assert score("watermill windmill", goods="5 wood") == 5
    assert score("watermill windmill", goods="7 wood") == 7


def test_k_g2_the_best_total_is_found() -> None:
    # Five gold: as they are 5, in the windmill 5, with the jeweller 10; a set of three gives 5 + 2 * 2.
    assert score("jeweller windmill mercers-guild", goods="5 gold") == 10
    assert score("windmill mercers-guild", goods="5 gold") == 7
    assert score("mercers-guild", goods="1 wood 1 stone 1 gold") == 5
    assert score("scribes key-guild scholar", "3 saw 1 pick 1 anvil") == 16
    assert score("village-hall boat-white-wind key-market", "3 green 2 red") == 8


@pytest.mark.parametrize(
    ("yard", "kind", "each"),
    [("timber-yard", "wood", 2), ("stone-yard", "stone", 2), ("blacksmith", "iron", 2)],
)
def test_k_g2_on_yards_only_the_printed_kind_and_gold(yard: str, kind: str, each: int) -> None:
    others = [good for good in ("iron", "stone", "wood") if good != kind]
    state = final(
        aside={0: f"{yard} windmill watermill mercers-guild jeweller"}, goods={yard: f"2 {kind} 1 gold"}
    )
    assert parts(state) == {yard: 3 * each}
    assert uses(state, yard) == {kind: 2, "gold": 1}
    wrong = final(aside={0: f"{yard} windmill watermill"}, goods={yard: f"5 {others[0]} 5 {others[1]}"})
    assert wrong.scores()[0] == 0
    upgraded = final(aside={0: yard}, goods={yard: f"2 {kind} 1 gold"}, upgraded=yard)
    assert upgraded.scores()[0] == 9


def test_k_g2_gold_on_a_yard_is_worth_what_the_tile_gives_not_one() -> None:
    assert final(aside={0: "barn"}, goods={"barn": "2 gold"}).scores()[0] == 2
    assert final(aside={0: "barn jeweller"}, goods={"barn": "2 gold"}).scores()[0] == 2
    assert final(aside={0: "barn"}, goods={"barn": "1 gold 1 wood 1 iron 1 stone"}).scores()[0] == 4
    assert final(aside={0: "barn"}, goods={"barn": "2 gold"}, upgraded="barn").scores()[0] == 4


def test_k_g2_all_other_resources_count_wherever_they_lie() -> None:
    village = "keywood@0,-1 miner@0,-2"
    goods = {"home-1": "1 wood", "keywood": "1 stone", "miner": "1 iron"}
    assert final(village={0: village}, aside={0: "mercers-guild"}, goods=goods).scores()[0] == 5
    aside = final(aside={0: "mercers-guild keywood miner"}, goods=goods)
    assert aside.scores()[0] == 5


def test_k_g2_pieces_of_others_do_not_count() -> None:
    state = final(
        aside={0: "jeweller scholar", 1: "keywood"}, goods={"keywood": "3 gold"}, screens={1: "3 saw"}
    )
    assert state.scores()[0] == 0


# K-G3


def test_k_g3_the_purple_worker_is_worth_at_least_one_gold() -> None:
    assert score(purple=True) == 1
    assert score(purple=False) == 0
    assert uses(final(True), "") == {"purple-worker": 1}


@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("scholar", 3),
        ("village-hall", 1),
        ("watermill", 1),
        ("key-market", 2),
        ("jeweller", 2),
        ("boat-white-wind", 1),
    ],
)
def test_k_g3_it_may_be_the_only_piece_of_its_kind(tile: str, points: int) -> None:
    assert score(tile, purple=True) == points


@pytest.mark.parametrize(
    ("tile", "held", "goods", "points"),
    [
        ("apothecary", "2 blue 2 green", "", 3),
        ("craftsmans-guild", "1 blue 1 red", "", 3),
        ("craftsmans-guild", "1 blue 1 yellow", "", 3),
        ("key-guild", "4 saw", "", 10),
        ("scribes", "1 saw 1 pick", "", 10),
        ("mercers-guild", "", "1 wood 1 iron", 5),
        ("windmill", "", "4 wood", 5),
        ("scholar", "2 saw", "", 9),
        ("village-hall", "3 green", "", 4),
    ],
)
def test_k_g3_it_joins_any_set(tile: str, held: str, goods: str, points: int) -> None:
    assert score(tile, held, goods, purple=True) == points
    assert score(tile, held, goods, purple=False) < points


@pytest.mark.parametrize("yard", ["timber-yard", "stone-yard", "blacksmith"])
def test_k_g3_it_lies_on_a_yard_as_the_printed_kind(yard: str) -> None:
    assert score(yard, purple=True) == 2
    assert final(True, aside={0: yard}, upgraded=yard).scores()[0] == 3
    assert uses(final(True, aside={0: yard}), yard) == {"purple-worker": 1}


def test_k_g3_on_the_barn_too() -> None:
    assert final(True, aside={0: "barn"}, upgraded="barn").scores()[0] == 2
    assert uses(final(True, aside={0: "barn"}, upgraded="barn"), "barn") == {"purple-worker": 1}


def test_k_g3_whichever_is_best() -> None:
    assert score("scribes timber-yard jeweller", "1 saw 1 pick", purple=True) == 10
    assert score("scribes timber-yard jeweller", "1 saw", purple=True) == 2


def test_k_g3_the_holder_after_winter_also_one_who_got_it_because_nobody_bid() -> None:
    state = position(season="winter", offer="", start=0, bag="")
    pass_all(state)
    play(state, "boat sea-bastion end")
    assert seen(state).start == 1
    while state.player >= 0:
        state.apply(state.legal()[0])
    assert [sum(part.uses.get("purple-worker", 0) for part in seat.parts) for seat in seen(state).seats] == [
        0,
        1,
    ]


# K-G4


@pytest.mark.parametrize(
    ("tile", "held", "goods", "points"),
    [
        ("apothecary", "4 blue", "", 0),
        ("apothecary", "2 blue 1 red 1 yellow 1 green", "", 3),
        ("apothecary", "11 blue", "", 6),
        ("craftsmans-guild", "2 blue 3 red 2 yellow", "", 6),
        ("craftsmans-guild", "1 blue 1 red 5 green", "", 0),
        ("jeweller", "", "3 gold", 6),
        ("key-guild", "4 saw", "", 0),
        ("key-guild", "2 saw 2 pick 1 anvil", "", 10),
        ("key-guild", "10 saw", "", 20),
        ("keythedral", "9 blue 9 saw", "9 wood", 12),
        ("key-market", "3 green 2 blue", "", 6),
        ("mercers-guild", "", "1 wood 1 stone 1 iron", 5),
        ("mercers-guild", "", "2 wood 2 stone", 0),
        ("mercers-guild", "", "3 gold", 5),
        ("mercers-guild", "", "2 wood 2 stone 2 gold", 10),
        ("mercers-guild", "", "1 wood 4 gold", 7),
        ("scholar", "3 saw 2 pick", "", 9),
        ("scribes", "2 saw 2 pick 1 anvil", "", 10),
        ("scribes", "2 saw 2 pick 2 anvil", "", 20),
        ("village-hall", "3 red 4 green 1 blue", "", 4),
        ("watermill", "", "3 wood 2 iron", 3),
        ("watermill", "", "3 gold", 3),
        ("watermill", "", "3 gold 2 wood", 5),
        ("windmill", "", "4 wood", 0),
        ("windmill", "", "2 wood 2 stone 1 iron", 5),
        ("windmill", "", "3 wood 7 stone", 10),
    ],
)
def test_k_g4_winter_tiles(tile: str, held: str, goods: str, points: int) -> None:
    assert score(tile, held, goods) == points


def test_k_g4_every_winter_tile_is_in_the_table() -> None:
    mark = next(m for m in test_k_g4_winter_tiles.pytestmark if m.name == "parametrize")  # type: ignore[attr-defined]
    assert {row[0] for row in mark.args[1]} == set(f.WINTER)


@pytest.mark.parametrize("tile", f.WINTER)
def test_k_g4_a_winter_tile_by_itself_gives_nothing_but_the_keythedral(tile: str) -> None:
    assert score(tile) == (12 if tile == "keythedral" else 0)


# K-G5


def test_k_g5_keyflower_counts_transport_of_visible_sides() -> None:
    """Home 1, stable 2, farrier 3, wainwright 4; upgraded 2, 4, 5, 6; set aside too."""
    village = "stable@0,-1 farrier@1,-1"
    assert parts(final(village={0: village}, aside={0: "boat-keyflower wainwright"}))["boat-keyflower"] == 10
    upgraded = "home-1 stable farrier wainwright"
    state = final(village={0: village}, aside={0: "boat-keyflower wainwright"}, upgraded=upgraded)
    assert parts(state)["boat-keyflower"] == 17


def test_k_g5_sea_bastion() -> None:
    """A ring of three; with a spur it stays three; without a closed walk there is nothing."""
    ring = "workshop@0,-1 woodcutter@1,-1"
    assert parts(final(village={0: ring}, aside={0: "boat-sea-bastion"}))["boat-sea-bastion"] == 3
    spur = f"{ring} keywood@0,-2"
    assert parts(final(village={0: spur}, aside={0: "boat-sea-bastion"}))["boat-sea-bastion"] == 3
    assert parts(final(village={0: "workshop@0,-1"}, aside={0: "boat-sea-bastion"}))["boat-sea-bastion"] == 0


def test_k_g5_sea_bastion_needs_road_against_road() -> None:
    plain = "workshop@0,-1/3 woodcutter@1,-1"
    assert parts(final(village={0: plain}, aside={0: "boat-sea-bastion"}))["boat-sea-bastion"] == 0


CHAIN = [
    "summer-boat-1a@0,1",
    "summer-boat-2b@0,2/3",
    "summer-boat-3a@0,3",
    "summer-boat-4b@0,4",
    "boat-sea-breeze@0,5",
]


@pytest.mark.parametrize(("boats", "points"), [(0, 0), (1, 2), (2, 4), (3, 8), (4, 16), (5, 32)])
def test_k_g5_sea_breeze_by_the_length_of_the_chain(boats: int, points: int) -> None:
    """Also when the Sea Breeze itself is set aside and the chain is of summer boats."""
    tiles = CHAIN[:boats]
    setup: dict[str, object] = {"village": {0: " ".join(tiles)}}
    if boats < 5:
        setup["aside"] = {0: "boat-sea-breeze"}
    assert parts(final(False, players=3, **setup)).get("boat-sea-breeze") == points


def test_k_g5_sea_breeze_only_an_unbroken_chain_from_the_homes_water() -> None:
    def breeze(village: str) -> int:
        return parts(final(players=3, village={0: village}, aside={0: "boat-sea-breeze"}))["boat-sea-breeze"]

    assert breeze("summer-boat-1a@0,1 summer-boat-2a@0,3") == 2  # a gap
    assert breeze("summer-boat-1a@0,1 summer-boat-2a@0,2/1") == 2  # turned away
    assert breeze("summer-boat-1a@0,1/1") == 0
    assert breeze("summer-boat-1a@0,-1") == 0  # on the other side of the home
    assert breeze("summer-boat-1a@0,1 keywood@0,2 summer-boat-2a@0,3") == 2
    assert breeze("summer-boat-1a@0,1 summer-boat-2a@1,1") == 2  # beside the line


@pytest.mark.parametrize(
    ("home", "cell", "turn"),
    [
        ("home-1", "0,1", 0),
        ("home-2", "-1,1", 1),
        ("home-3", "0,-1", 0),
        ("home-4", "-1,0", 2),
        ("home-5", "1,-1", 1),
        ("home-6", "1,0", 2),
    ],
)
def test_k_g5_sea_breeze_at_every_home(home: str, cell: str, turn: int) -> None:
    rest = [one for one in f.HOMES if one != home]
    homes = " ".join([home, *rest])
    state = final(players=3, homes=homes, village={0: f"boat-sea-breeze@{cell}/{turn}"})
    assert parts(state)["boat-sea-breeze"] == 2


def test_k_g5_flipper_two_points_and_the_best_tile_turned_without_cost() -> None:
    state = final(players=4, village={0: "sawmill@0,-1 mason@1,-1"}, aside={0: "boat-flipper keywood"})
    # Home 0 → 5, sawmill 3 → 10, mason 0 → 7, keywood 0 → 3: sawmill or mason, seven more.
    assert state.scores()[0] == 2 + 3 + 7
    assert parts(state)["boat-flipper"] == 2
    none = final(players=4, aside={0: "boat-flipper"}, upgraded="home-1")
    assert none.scores()[0] == 2 + 5
    assert seen(state).seats[0].village[0].upgraded is False


def test_k_g5_flipper_turns_a_yard_if_that_is_best() -> None:
    goods = {"timber-yard": "9 wood"}
    state = final(players=4, aside={0: "boat-flipper timber-yard"}, goods=goods)
    assert state.scores()[0] == 2 + 27
    purple = final(True, players=4, aside={0: "boat-flipper timber-yard"}, goods=goods)
    assert purple.scores()[0] == 2 + 30


def test_k_g5_flipper_never_a_tile_that_is_upgraded_or_a_summer_boat() -> None:
    state = final(players=4, aside={0: "boat-flipper summer-boat-3a scholar keythedral"}, upgraded="home-1")
    assert state.scores()[0] == 2 + 5 + 12


def test_k_g5_flipper_is_no_action() -> None:
    """After winter's laying nothing is asked."""
    state = position(4, season="winter", offer="", bids={"turn-order-1": "0 red 1"})
    pass_all(state)
    play(state, "boat flipper end")
    while state.player >= 0:
        assert step(state) in ("boat", "lay", "cell", "rotation", "end")
        state.apply(state.legal()[0])
    assert parts(state)["boat-flipper"] == 2
    assert parts(state)["home-1"] == 5


def test_k_g5_invincible() -> None:
    assert score("boat-invincible", players=5) == 5


def test_k_g5_white_wind_counts_workers_not_counted_elsewhere() -> None:
    assert score("boat-white-wind", "3 red 2 green", players=6) == 5
    assert score("boat-white-wind craftsmans-guild", "1 blue 1 red 2 yellow", players=6) == 4
    assert score("boat-white-wind key-market", "2 green 1 red", players=6) == 5
    assert score("boat-white-wind village-hall", "3 red", players=6) == 3
    assert score("boat-white-wind", "2 red", players=6, purple=True) == 3


# K-G6


@pytest.mark.parametrize(
    ("side", "held"),
    [("summer-boat-1a", "1 blue 4 red 1 yellow"), ("summer-boat-1b", "1 blue 2 red 1 yellow 1 green")],
)
def test_k_g6_workers_that_count(side: str, held: str) -> None:
    """Never used, back from losing bids, taken back from the own village, drawn with K-F1."""
    state = position(
        2,
        season="winter",
        offer="",
        start=0,
        bag="3 red",
        greens=2,
        screens={0: "1 blue"},
        aside={0: f"apothecary {side}"},
        bids={"turn-order-1": "0 yellow 1, 1 yellow 2"},
        on={"home-1": "2 red", "home-2": "4 red"},
    )
    pass_all(state)
    play(state, "boat sea-bastion end")
    draw_all(state)
    while state.player >= 0:
        state.apply(state.legal()[0])
    assert screen(state) == held
    assert parts(state)["apothecary"] == 3


def test_k_g6_workers_in_winning_bids_do_not() -> None:
    state = position(
        2,
        season="winter",
        offer="scholar village-hall",
        screens={0: "3 red"},
        bids={"village-hall": "0 red 1"},
    )
    play(state, "bid scholar red 3 end", "pass end", "pass end")
    while state.player >= 0:
        state.apply(state.legal()[0])
    assert "village-hall" not in parts(state)


def test_k_g6_most_points_wins_and_a_tie_is_shared() -> None:
    state = position(
        3, season="winter", step="over", start=2, aside={0: "keythedral", 1: "scholar"}, screens={1: "4 saw"}
    )
    assert (state.scores(), state.places(), state.winners()) == ([12, 12, 1], [1, 1, 3], [0, 1])
    one = position(
        3, season="winter", step="over", start=0, aside={0: "keythedral", 1: "scholar"}, screens={1: "4 saw"}
    )
    assert (one.scores(), one.places(), one.winners()) == ([13, 12, 0], [1, 2, 3], [0])


def test_k_g6_the_end_is_told() -> None:
    state = position(2, season="winter", offer="", start=1, active=1)
    pass_all(state)
    play(state, legal(state)[0], "end")
    while not (step(state) == "end" and state.active == 1):
        state.apply(state.legal()[0])
    told = events(state, "end")
    scores = state.scores()
    assert state.player == ts.OVER
    assert told[:2] == [("points", {"seat": seat, "points": scores[seat]}) for seat in (0, 1)]
    assert told[2][0] in ("wins-game", "shared")


def test_k_g6_parts_sum_up_in_whole_games() -> None:
    for players in (2, 3, 4, 5, 6):
        state = positions_of(players, 1)[-1]
        for seat, points in enumerate(state.scores()):
            shown = seen(state).seats[seat]
            assert sum(part.points for part in shown.parts) == shown.points == points
            assert shown.known == state.counts(s.SEATS + seat * s.SEAT_CELLS + s.SEAT_WORKERS, m.COLOURS)
            assert scoring.points(state, seat) == points
            assert sum(GAME.points_by_source(state, seat).values()) == points
