"""Setup and season start (K-S1…K-S4, K-N1…K-N3)."""

from __future__ import annotations

from collections import Counter

import pytest

import tablestead as ts
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState

from . import figures as f
from .games import positions_of
from .positions import (
    GAME,
    bag_of,
    check_pieces,
    dealt,
    draw_all,
    events,
    known_of,
    legal,
    new,
    pass_all,
    pile_of,
    play,
    position,
    refused,
    screen,
    seat_view,
    seen,
    step,
)


def to_step(state: KeyflowerState, wanted: str) -> KeyflowerState:
    while step(state) != wanted:
        state.apply(state.outcomes()[0][0])
    return state


def outcomes(state: KeyflowerState) -> dict[str, float]:
    return {GAME.text(action): share for action, share in state.outcomes()}


def lay_all(state: KeyflowerState) -> KeyflowerState:
    """Take the first boats and lay the first way, up to the next season or the end."""
    season = state.round
    while state.round == season and state.player != ts.OVER and state.player != ts.CHANCE:
        if step(state) == "turn":
            break
        state.apply(state.legal()[0])
    return state


# Setup


def test_k_s1_homes_are_drawn_of_all_six() -> None:
    state = new(2)
    assert outcomes(state) == pytest.approx({f"tile home-{n}": 1 / 6 for n in range(1, 7)})
    play(state, "tile home-5")
    assert outcomes(state) == pytest.approx({f"tile home-{n}": 1 / 5 for n in (1, 2, 3, 4, 6)})
    play(state, "tile home-3")
    home = seat_view(state, 1).village[0]
    assert (home.tile, home.q, home.r, home.turn, home.upgraded) == ("home-3", 0, 0, 0, False)


@pytest.mark.parametrize(
    ("homes", "starter"), [("4 2 6", 1), ("3 5 1", 2), ("2 5 4", 0), ("6 5 3", 2), ("5 6", 0)]
)
def test_k_s1_the_lowest_home_number_starts(homes: str, starter: int) -> None:
    numbers = homes.split()
    state = play(new(len(numbers)), *(f"tile home-{number}" for number in numbers))
    assert seen(state).start == starter
    draw_all(state)
    assert (state.player, step(state), seen(state).season) == (starter, "turn", "spring")


def test_k_s1_eight_workers_each_from_the_bag() -> None:
    state = to_step(new(3), "screens")
    assert outcomes(state) == pytest.approx(
        {"worker blue": 1 / 3, "worker red": 1 / 3, "worker yellow": 1 / 3}
    )
    for seat in range(3):
        assert state.active == seat
        play(state, *["worker red"] * 3, *["worker blue"] * 5)
        assert screen(state, seat) == "5 blue 3 red"
    assert bag_of(state) == "25 blue 31 red 40 yellow"
    assert step(state) == "deal"
    left = outcomes(play(new(2), "tile home-1", "tile home-2", *["worker red"] * 6))
    assert left["worker red"] == pytest.approx(34 / 114)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_k_s1_winter_tiles_are_dealt_for_one_pair_of_eyes(players: int) -> None:
    state = to_step(new(players), "deal")
    number = f.IN_PLAY[players][2]
    assert outcomes(state) == pytest.approx({f"tile {id}": 1 / 12 for id in f.WINTER})
    draw_all(state, ts.Rng(3))
    hands: list[str] = []
    for seat in range(players):
        own = seen(state, seat).own
        assert own is not None
        assert len(own.winter) == number
        hands += own.winter
    assert len(set(hands)) == players * number
    for perspective in (None, *range(players)):
        shown = seen(state, perspective)
        assert [seat.winter for seat in shown.seats] == [number] * players
    assert seen(state).own is None


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_k_s2_boats_are_loaded_and_spring_is_laid_out(players: int) -> None:
    state = dealt(players)
    view = seen(state)
    for boat in view.boats:
        workers, skills = f.BOATS[boat.tile][1]
        assert (sum(boat.workers), sum(boat.skills)) == (workers, skills)
        assert boat.workers[m.GREEN] == 0
    loaded = sum(sum(boat.workers) for boat in view.boats)
    assert view.bag == 120 - 8 * players - loaded
    assert view.pile == 48 - sum(sum(boat.skills) for boat in view.boats)
    assert {offer.tile for offer in view.offer} <= set(f.SPRING)
    assert len(view.offer) == f.IN_PLAY[players][1]


def test_k_s2_spring_tiles_are_drawn_evenly() -> None:
    state = to_step(new(2), "offer")
    assert outcomes(state) == pytest.approx({f"tile {id}": 1 / 12 for id in f.SPRING})
    play(state, "tile miner")
    assert outcomes(state) == pytest.approx({f"tile {id}": 1 / 11 for id in f.SPRING if id != "miner"})


def test_k_s3_screens_hands_and_draws_are_hidden() -> None:
    state = position(
        screens={0: "2 blue saw", 1: "3 red pick"}, winter={0: "scholar scribes", 1: "windmill key-guild"}
    )
    for perspective in (0, None):
        text = str(seen(state, perspective))
        assert "windmill" not in text
        assert "key-guild" not in text
        shown = seen(state, perspective).seats[1]
        assert (shown.workers, shown.known, shown.skills, shown.known_skills) == (3, [0] * 4, 1, [0] * 3)
        assert shown.winter == 2
    own = seen(state, 1).own
    assert own is not None
    assert (own.workers, own.skills, own.winter) == ([0, 3, 0, 0], [0, 1, 0], ["windmill", "key-guild"])
    drawing = play(position(screens={0: "1 blue"}, offer="alehouse"), "use alehouse blue 1")
    assert GAME.conceals(drawing, GAME.parse("worker red"), 1)
    assert GAME.conceals(drawing, GAME.parse("worker red"), None)
    assert not GAME.conceals(drawing, GAME.parse("worker red"), 0)
    assert events(drawing.copy(), "worker red", perspective=1) == [("draws-hidden", {"seat": 0})]
    assert events(drawing.copy(), "worker red", perspective=None) == [("draws-hidden", {"seat": 0})]
    assert events(drawing, "worker red", perspective=0) == [("draws", {"seat": 0, "worker": "red-worker"})]


def test_k_s3_boats_bag_pile_and_supplies_are_open() -> None:
    state = position(loads={"keyflower": "2 blue 1 green saw"}, bag="3 red 1 green", pile="2 saw", greens=4)
    view = seen(state)
    assert (view.boats[0].workers, view.boats[0].skills) == ([2, 0, 0, 1], [0, 0, 1])
    assert (view.bag, view.pile, view.greens, view.supply) == (4, 2, 4, [48, 24, 24, 24])
    assert not hasattr(view, "bag_colours")
    loading = to_step(new(2), "load")
    assert not GAME.conceals(loading, GAME.parse("worker red"), None)
    loading = to_step(loading, "load-skills")
    assert not GAME.conceals(loading, GAME.parse("skill saw"), None)


def test_k_s4_numbers_are_public_and_openly_taken_pieces_known() -> None:
    state = position(
        screens={0: "3 blue 2 red pick", 1: "6 blue"},
        known={0: "1 blue"},
        bids={"miner": "0 red 2, 1 red 3"},
        loads={"keyflower": "2 yellow saw", "sea-bastion": "1 red"},
        start=0,
    )
    assert (seat_view(state).workers, seat_view(state).skills) == (5, 1)
    assert known_of(state) == "1 blue"
    # A piece that leaves is taken from the known ones of its kind, then from the unknown.
    play(state, "use keywood blue 2 end")
    assert (known_of(state), seat_view(state).workers) == ("", 3)
    play(state, "pass end", "pass end")
    # A losing bid came back, workers of an unsold tile went into the bag; the boat comes openly.
    assert known_of(state) == "2 red"
    play(state, "boat keyflower")
    assert (known_of(state), screen(state)) == ("2 red 2 yellow 1 saw", "1 blue 4 red 2 yellow 1 pick 1 saw")


def test_k_s4_what_leaves_is_taken_from_the_known_of_its_kind_only() -> None:
    state = position(screens={0: "3 blue 3 red"}, known={0: "1 blue 2 red"})
    play(state, "use keywood blue 3")
    assert known_of(state) == "2 red"


def test_k_s4_drawn_pieces_are_unknown_green_supply_is_known() -> None:
    state = position(screens={0: "3 red 2 blue saw"}, offer="alehouse apprentice-hall fair")
    play(state, "use alehouse blue 1", "worker yellow", "end", "pass end")
    assert (known_of(state), seat_view(state).workers) == ("", 5)
    play(state, "use apprentice-hall blue 1", "skill pick", "end", "pass end")
    assert (known_of(state), seat_view(state).skills) == ("", 2)
    play(state, "use fair red 1 pay red")
    assert (known_of(state), seat_view(state).workers) == ("1 green", 3)


def test_k_s4_the_view_shows_the_same_knowledge_to_all() -> None:
    for state in positions_of(4, 3, every=23):
        shown = [seen(state, perspective).seats for perspective in (None, 0, 1, 2, 3)]
        assert all(seats == shown[0] for seats in shown)
        for seat in range(4):
            for first, known, kinds in (
                (s.SEAT_WORKERS, s.SEAT_KNOWN_WORKERS, 4),
                (s.SEAT_SKILLS, s.SEAT_KNOWN_SKILLS, 3),
            ):
                for kind in range(kinds):
                    assert 0 <= state.seat_cell(seat, known + kind) <= state.seat_cell(seat, first + kind)


def test_k_s4_a_paid_piece_is_shown() -> None:
    state = position(screens={0: "2 blue saw"}, offer="brewer", season="summer")
    told = events(state, "use brewer blue 1 pay saw", perspective=1)
    assert ("pays", {"seat": 0, "pieces": {"saw": 1}}) in told
    state = position(screens={0: "2 red"}, offer="fair", season="autumn")
    assert ("pays", {"seat": 0, "pieces": {"red-worker": 1}}) in events(
        state, "use fair red 1 pay red", perspective=1
    )


def test_k_s4_a_skill_paid_in_an_upgrade_is_shown() -> None:
    state = position(screens={0: "1 blue saw"}, village={0: "keywood@1,-1/4"})
    told = events(state, "use home-1 blue 1 upgrade keywood", perspective=1)
    assert ("upgrades", {"seat": 0, "tile": "keywood", "goods": {"saw": 1}}) in told


# Season start


def next_season(players: int, season: str, **setup: object) -> KeyflowerState:
    """The end of a season in which nobody placed anything, just before the last `end`."""
    seasons = {"summer": "spring", "autumn": "summer", "winter": "autumn"}
    state = position(players, season=seasons[season], **setup)  # type: ignore[arg-type]
    return lay_all(pass_all(state))


@pytest.mark.parametrize("season", ["summer", "autumn"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_k_n1_boats_get_the_new_seasons_pieces(players: int, season: str) -> None:
    state = next_season(players, season, offer="")
    assert step(state) == "load"
    draw_all(state, ts.Rng(players))
    view = seen(state)
    assert view.season == season
    for boat in view.boats:
        _, _, summer, autumn = f.BOATS[boat.tile]
        assert (sum(boat.workers), sum(boat.skills)) == (summer if season == "summer" else autumn)
    tiles = {offer.tile for offer in view.offer}
    assert len(tiles) == f.IN_PLAY[players][1]
    assert tiles <= ({*f.SUMMER, *f.SUMMER_BOATS} if season == "summer" else set(f.AUTUMN))
    check_pieces(state)


def test_k_n1_a_short_bag_fills_boats_one_piece_at_a_time() -> None:
    state = position(4, season="spring", offer="", bag="6 red", pile="2 saw")
    draw_all(lay_all(pass_all(state)))
    boats = {boat.tile: (boat.workers, boat.skills) for boat in seen(state).boats}
    assert boats == {
        "boat-keyflower": ([0, 2, 0, 0], [0, 0, 1]),
        "boat-sea-bastion": ([0, 2, 0, 0], [0, 0, 1]),
        "boat-sea-breeze": ([0, 1, 0, 0], [0, 0, 0]),
        "boat-flipper": ([0, 1, 0, 0], [0, 0, 0]),
    }
    assert (bag_of(state), pile_of(state), step(state)) == ("", "", "turn")


def test_k_n1_full_boats_are_skipped() -> None:
    """Summer with 4: room for 7, 6, 4 and 5 workers, and for 1, 2, 1 and 2 skill tiles."""
    state = position(4, season="spring", offer="", bag="21 red", pile="5 saw")
    draw_all(lay_all(pass_all(state)))
    assert [sum(boat.workers) for boat in seen(state).boats] == [6, 6, 4, 5]
    assert [sum(boat.skills) for boat in seen(state).boats] == [1, 2, 1, 1]


def test_k_n1_the_order_shows_who_gets_what() -> None:
    """The first piece drawn lies on the Keyflower, the second on the Sea Bastion, and so on around."""
    state = position(2, season="spring", offer="", bag="9 red 9 blue")
    lay_all(pass_all(state))
    play(state, "worker red", "worker blue", "worker red")
    assert [boat.workers for boat in seen(state).boats] == [[0, 2, 0, 0], [1, 0, 0, 0]]


def test_k_n1_an_empty_bag_and_pile_are_passed_over() -> None:
    state = lay_all(pass_all(position(2, season="spring", offer="", bag="", pile="")))
    assert step(state) == "offer"
    assert all(sum(boat.workers + boat.skills) == 0 for boat in seen(state).boats)


def test_k_n1_a_summer_boat_shows_a_random_side() -> None:
    state = next_season(2, "summer", offer="")
    while step(state) != "offer":
        state.apply(state.outcomes()[0][0])
    shares = outcomes(state)
    assert {text: share for text, share in shares.items() if "boat" not in text} == pytest.approx(
        {f"tile {id}": 1 / 12 for id in f.SUMMER}
    )
    assert {text: share for text, share in shares.items() if "boat" in text} == pytest.approx(
        {f"tile {id}": 1 / 24 for id in f.SUMMER_BOATS}
    )
    play(state, "tile summer-boat-3b")
    refused(state, "tile summer-boat-3a", "K-C4", "none-left-tile", tile="summer-boat-3a")
    refused(state, "tile summer-boat-3b", "K-C4", "none-left-tile", tile="summer-boat-3b")
    shares = outcomes(state)
    assert shares["tile store"] == pytest.approx(1 / 11)
    assert shares["tile summer-boat-4a"] == pytest.approx(1 / 22)
    drawn = Counter(GAME.text(state.sample(ts.Rng(seed))) for seed in range(2000))
    assert set(drawn) == set(shares)


def test_k_n2_winter_tiles_are_chosen_in_one_action_each() -> None:
    hands = {
        0: "scholar scribes windmill",
        1: "jeweller key-guild apothecary",
        2: "keythedral watermill key-market",
    }
    state = next_season(3, "winter", offer="", winter=hands, start=0)
    # Nobody bid for the purple worker: the left neighbour starts.
    assert (step(state), state.player, seen(state).phase, seen(state).season) == ("keep", 1, "keep", "winter")
    assert all(sum(boat.workers + boat.skills) == 0 for boat in seen(state).boats)
    assert set(legal(state)) == {
        *("keep jeweller", "keep key-guild", "keep apothecary", "keep jeweller key-guild"),
        *("keep jeweller apothecary", "keep key-guild apothecary", "keep jeweller key-guild apothecary"),
    }
    refused(state, "keep scholar", "K-N2", "not-dealt", tile="scholar")
    refused(state, "pass", "K-N2", "order", step="now-keep")
    refused(state, "end", "K-N2", "order", step="now-keep")
    before = [seen(state, perspective) for perspective in (None, 0, 2)]
    play(state, "keep key-guild")
    after = [seen(state, perspective) for perspective in (None, 0, 2)]
    for was, now in zip(before, after, strict=True):
        was.step, was.seats[1].chosen = now.step, now.seats[1].chosen
        assert was == now, "somebody sees more than that a choice was made"
    own = seen(state, 1).own
    assert own is not None
    assert (own.winter, own.kept) == (["jeweller", "apothecary"], ["key-guild"])
    assert seen(state).offer == []
    play(state, "end")
    assert state.player == 2
    play(state, "keep keythedral watermill key-market end")
    assert state.player == 0
    assert events(state.copy(), "keep scribes scholar", perspective=1) == []
    assert events(state.copy(), "keep scribes scholar", perspective=0) == [
        ("keeps", {"seat": 0, "tiles": ["scribes", "scholar"]})
    ]
    told = events(state, "keep scribes scholar end")
    everything = ["watermill", "keythedral", "scribes", "scholar", "key-market", "key-guild"]
    assert told == [
        ("kept", {"seat": 1, "n": 1}),
        ("kept", {"seat": 2, "n": 3}),
        ("kept", {"seat": 0, "n": 2}),
        ("offers", {"tiles": everything}),
    ]
    assert [offer.tile for offer in seen(state).offer] == everything
    assert [seat.winter for seat in seen(state).seats] == [0, 0, 0]
    assert all(seen(state, perspective).own.winter == [] for perspective in range(3))  # type: ignore[union-attr]
    assert (step(state), state.player) == ("turn", 1)
    for left in ("jeweller", "apothecary", "windmill"):
        assert state.place(m.TILE_IDS.index(left)) == s.NOWHERE


def test_k_n2_the_choice_of_others_is_concealed() -> None:
    state = next_season(2, "winter", offer="", winter={0: "scholar", 1: "jeweller scribes"})
    action = GAME.parse("keep jeweller")
    assert state.player == 1
    assert GAME.conceals(state, action, 0)
    assert GAME.conceals(state, action, None)
    assert not GAME.conceals(state, action, 1)
    state.apply(action)
    assert not GAME.conceals(state, GAME.parse("end"), 0)


def test_k_n3_the_holder_of_the_purple_worker_starts() -> None:
    """The purple worker changes hands with its turn-order tile, and its holder starts the next season."""
    state = position(3, screens={2: "2 red"}, active=2, offer="", start=0)
    play(state, "bid turn-order-2 red 1 end", "pass end", "pass end", "pass end")
    assert (state.player, seen(state).start) == (2, 0)
    play(state, "boat keyflower")
    assert seen(state).start == 2
    lay_all(state)
    draw_all(state)
    assert (seen(state).season, state.player) == ("summer", 2)


def test_k_n3_the_purple_worker_is_no_worker_in_play() -> None:
    """Its holder has nothing to place without other workers."""
    state = position(2, screens={0: ""}, start=0, active=0)
    assert seat_view(state).workers == 0
    assert legal(state) == ["pass"]
    tavern = play(position(2, screens={0: "1 red"}, start=0, offer="tavern"), "use tavern red 1")
    assert step(tavern) == "end"  # nothing to pay with
