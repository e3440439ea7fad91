"""A-C1…A-C7, A-S1, A-S2: the components and the setup."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import tablestead as ts
from tablestead.games.ages import material as m

from .positions import GAME, finish, goods, legal, play, position, refused, roll, rolled, seen, sheet


def test_a_c1_six_faces_equally_likely() -> None:
    """One die in the air: six outcomes of 1/6 each."""
    state = play(position(dice="food food good", step="reroll", rolls=1), "reroll good")
    outcomes = {GAME.text(action): chance for action, chance in state.outcomes()}
    assert outcomes == {
        f"roll {face}": pytest.approx(1 / 6)
        for face in ("food", "good", "skull", "workers", "either", "coins")
    }


def test_a_c1_seven_dice_at_most() -> None:
    state = play(position(cities={0: 7}), "roll")
    assert seen(state).rolling == 7
    with pytest.raises(ts.NotationError):
        GAME.parse("roll " + "food " * 8)


def test_a_c1_what_the_faces_bring() -> None:
    state = rolled(position(food=0, cities={0: 6}), "food good skull workers either coins")
    play(state, "food 0")
    view = seen(state)
    assert (sheet(state).food, goods(state)) == (0, "1 wood 1 stone 1 pottery")
    assert (view.workers, view.coins, view.skulls) == (5, 7, 1)


@pytest.mark.parametrize(
    ("kind", "unit", "most", "value"),
    [
        ("wood", 1, 8, 36),
        ("stone", 2, 7, 56),
        ("pottery", 3, 6, 63),
        ("cloth", 4, 5, 60),
        ("spearhead", 5, 4, 50),
    ],
)
def test_a_c2_goods_tracks(kind: str, unit: int, most: int, value: int) -> None:
    at = m.KIND_IDS.index(kind)
    assert m.MAX_HELD[at] == most
    for n in range(most + 1):
        state = position(goods={0: f"{n} {kind}"})
        assert sheet(state).goods_value == unit * n * (n + 1) // 2
    assert sheet(state).goods_value == value


def test_a_c2_value_of_several_kinds_is_their_sum() -> None:
    assert sheet(position(goods={0: "2 wood 2 stone 1 spearhead"})).goods_value == 3 + 6 + 5


def test_a_c3_food_track_from_0_to_15() -> None:
    full = rolled(position(food=15), "food food food")
    assert sheet(full).food == 15 - 3
    empty = rolled(position(food=0), "coins coins coins")
    assert sheet(empty).food == 0


def test_a_c4_three_cities_and_four_to_build() -> None:
    state = position()
    assert sheet(state).dice == 3
    for city, boxes in (("city-4", 3), ("city-5", 4), ("city-6", 5), ("city-7", 6)):
        building = position(step="build", workers=9)
        play(building, f"build {city} {boxes}")
        assert sheet(building).dice == 4
        refused(building, f"build {city}", "A-T14", "finished", building=city)


MONUMENTS_2009 = [
    ("step-pyramid", 3, 1, 0),
    ("stone-circle", 5, 2, 1),
    ("temple", 7, 4, 2),
    ("obelisk", 9, 6, 3),
    ("hanging-gardens", 11, 8, 4),
    ("great-wall", 13, 10, 5),
    ("great-pyramid", 15, 12, 6),
]


@pytest.mark.parametrize(("monument", "boxes", "first", "later"), MONUMENTS_2009)
def test_a_c5_monuments_of_2009(monument: str, boxes: int, first: int, later: int) -> None:
    state = position(4, step="build", workers=boxes)
    play(state, f"build {monument} {boxes}")
    assert sheet(state, 0).score.monuments == first
    state = position(4, active=1, step="build", workers=boxes, boxes={0: f"{boxes} {monument}"})
    play(state, f"build {monument} {boxes - 1}")
    assert sheet(state, 1).score.monuments == 0
    play(state, f"build {monument}")
    assert (sheet(state, 0).score.monuments, sheet(state, 1).score.monuments) == (first, later)


DEVELOPMENTS_2009 = {
    "leadership": (10, 2),
    "irrigation": (10, 2),
    "agriculture": (15, 3),
    "quarrying": (15, 3),
    "medicine": (15, 3),
    "coinage": (20, 4),
    "caravans": (20, 4),
    "religion": (20, 6),
    "granaries": (30, 6),
    "masonry": (30, 6),
    "engineering": (40, 6),
    "architecture": (50, 8),
    "empire": (60, 8),
}


def check_developments(edition: str, table: dict[str, tuple[int, int]]) -> None:
    """Every development can be bought for its cost, not for a coin less, and brings its points."""
    shown = {d.id: (d.cost, d.points) for d in seen(position(edition=edition)).developments}
    assert shown == table
    for id, (cost, points) in table.items():
        state = position(edition=edition, step="buy", coins=cost)
        play(state, f"buy {id} with coins")
        assert sheet(state).score.developments == points
        poor = position(edition=edition, step="buy", coins=cost - 1)
        refused(poor, f"buy {id}", "A-T18", "too-dear", cost=cost)


def test_a_c6_developments_of_2009() -> None:
    check_developments("2009", DEVELOPMENTS_2009)


def test_a_c7_everything_is_open() -> None:
    """All seats and the spectator see the same, offers and dice included; only `seat` differs."""
    state = position(3, trade=True, step="trade", goods={0: "2 wood", 1: "1 cloth"}, dice="food skull coins")
    play(state, "offer 2 give wood 1 take cloth 1 propose")
    views = []
    for seat in (0, 1, 2, None):
        view = msgspec.to_builtins(state.view(seat))
        assert view.pop("seat") == seat
        views.append(view)
    assert views.count(views[0]) == 4
    assert views[0]["offer"] == {"partner": 1, "give": {"wood": 1}, "take": {"cloth": 1}}


def test_a_s1_setup_of_a_player() -> None:
    for players in (1, 2, 3, 4):
        view = seen(GAME.start(players=players))
        assert len(view.seats) == players
        for seat in view.seats:
            assert (seat.food, seat.goods, seat.dice) == (3, [0] * 5, 3)
            assert not any(seat.cities + seat.monuments)
            assert (seat.developments, seat.ships, seat.score.total) == ([], 0, 0)


@pytest.mark.parametrize("start", [1, 2, 3])
def test_a_s1_start_player_and_clockwise(start: int) -> None:
    state = position(3, start=start, active=start - 1)
    assert state.player == GAME.start(players=3, start=start).player == start - 1
    turns = []
    for _ in range(6):
        turns.append((state.round, state.active))
        finish(state)
    order = [(start - 1 + n) % 3 for n in range(3)]
    assert turns == [(1, seat) for seat in order] + [(2, seat) for seat in order]


def test_a_s1_start_at_random_is_drawn_and_kept() -> None:
    drawn = Counter(ts.Dealer(seed).settle(GAME, players=3, start="random")["start"] for seed in range(300))
    assert sorted(map(int, drawn)) == [1, 2, 3]
    assert min(drawn.values()) > 60
    with pytest.raises(ts.OptionError):
        GAME.start(players=3, start="random")


@pytest.mark.parametrize(
    ("players", "out"), [(1, set()), (2, {"temple", "great-pyramid"}), (3, {"hanging-gardens"}), (4, set())]
)
def test_a_s2_monuments_in_play(players: int, out: set[str]) -> None:
    everything = {id for id, _, _, _ in MONUMENTS_2009}
    for edition in ("2009", "reprint"):
        state = position(players, edition=edition, step="build", workers=3)
        assert {monument.id for monument in seen(state).monuments} == everything - out
        buildable = {name.removeprefix("build ") for name in legal(state)}
        assert buildable & everything == everything - out
        for monument in out:
            refused(state, f"build {monument}", "A-S2", "not-in-play", monument=monument)


def test_a_s2_open_boxes_leave_out_what_is_not_in_play() -> None:
    """With 2 players 18 boxes of cities and 41 of monuments are open: Engineering stops at 59 workers."""
    owns = {0: "engineering"}
    ready = position(step="build", workers=58, goods={0: "1 stone"}, owns=owns)
    assert "spend-stone" in legal(ready)
    ready = position(step="build", workers=59, goods={0: "1 stone"}, owns=owns)
    refused(ready, "spend-stone", "A-T17", "enough-workers")


def test_a_c1_first_roll_takes_all_dice() -> None:
    state = roll(position(), "food good skull")
    assert seen(state).dice == [1, 1, 1, 0, 0, 0]
