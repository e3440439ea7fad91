"""What the page is told: choices, what they give, events, and the view's own fields."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tablestead.games.keyflower import scoring
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.view import KeyflowerView
from tablestead.words import Words
from tests.games.told import Shapes, check_choices, choice, told

from .games import PLAYER_COUNTS, actions_of, positions_of
from .positions import GAME, base, dealt, events, new, pass_all, play, position, seat_base, seen, step

# Choices, one by one


def test_choices_of_a_bid() -> None:
    state = position(
        3, screens={0: "3 blue 9 red"}, bids={"miner": "0 red 1, 2 red 4", "keywood": "0 red 2, 1 red 3"}
    )
    args: dict[str, object] = {
        "tile": "miner",
        "need": 4,
        "least": {"red-worker": 4},
        "most": {"red-worker": 9},
        "own": 1,
        "beats": 4,
        "rival": 2,
        "groups": {"keywood": 2},
    }
    assert told(state, "bid miner") == ("bid", "tile:miner", args, {})
    free = choice(state, "bid stable")
    assert free.args == {
        "tile": "stable",
        "need": 1,
        "least": {"blue-worker": 1, "red-worker": 1},
        "most": {"blue-worker": 3, "red-worker": 9},
        "own": 0,
        "beats": 0,
        "groups": {"keywood": 2, "miner": 1},
    }
    assert told(state, "pass") == ("pass", "", {}, {})


def test_a_rotation_says_what_it_brings_and_by_which_tile() -> None:
    """In winter a tile counts by where it lies: beside turn-order tiles, in a loop, in a row of boats."""
    reasons = Counter[str]()
    for seed in range(3):
        for state in positions_of(2, seed):
            if state.step != s.ROTATION_STEP:
                continue
            seat = state.player
            now = scoring.points(state, seat)
            for one in state.choices(seat):
                after = state.copy()
                after.apply(one.action)
                assert one.gives.get("points", 0) == scoring.points(after, seat) - now
                gains = one.args.get("for", {})
                assert isinstance(gains, dict)
                assert sum(gains.values()) <= one.gives.get("points", 0)
                reasons.update(gains)
    assert any(tile.startswith("turn-order") for tile in reasons)


def test_choices_of_a_use() -> None:
    state = position(
        screens={0: "1 blue 9 red"}, village={1: "miner@0,-1/3"}, on={"miner": "1 red"}, offer="alehouse"
    )
    args: dict[str, object] = {
        "tile": "miner",
        "last": 1,
        "need": 2,
        "room": 5,
        "least": {"red-worker": 2},
        "most": {"red-worker": 5},
        "groups": {},
        "owner": 1,
    }
    assert told(state, "use miner") == ("use", "tile:miner", args, {"iron": 2})
    offer = choice(state, "use alehouse")
    assert "owner" not in offer.args
    assert offer.args["most"] == {"blue-worker": 1, "red-worker": 6}
    assert offer.gives == {"workers": 1}
    view = seen(state)
    assert [one.room for one in view.offer if one.tile == "alehouse"] == [6]
    assert [one.room for one in view.seats[1].village if one.tile == "miner"] == [5]


def test_choices_of_workers_and_groups() -> None:
    state = position(screens={0: "3 red"}, bids={"miner": "0 red 1, 1 red 3", "keywood": "0 red 2, 1 red 3"})
    play(state, "bid miner")
    args: dict[str, object] = {"worker": "red-worker", "n": 3, "tile": "miner", "total": 4}
    assert told(state, "red 3") == ("workers-bid", "worker:red", args, {"red-worker": -3})
    group: dict[str, object] = {"tile": "keywood", "worker": "red-worker", "n": 2, "to": "miner"}
    assert told(play(state.copy(), "red 1"), "from keywood") == ("group", "tile:keywood", group, {})
    play(state, "red 3")
    assert told(state, "done") == ("done-workers", "", {"tile": "miner", "n": 3}, {})
    use = play(position(screens={0: "3 red"}, on={"miner": "1 red"}), "use miner")
    used: dict[str, object] = {"worker": "red-worker", "n": 2, "tile": "miner", "total": 3}
    assert told(use, "red 2") == ("workers-use", "worker:red", used, {"red-worker": -2})


def test_choices_of_costs_and_takes() -> None:
    fair = play(position(screens={0: "2 red"}, offer="fair"), "use fair red 1")
    assert told(fair, "pay red") == (
        "pay-worker",
        "worker:red",
        {"worker": "red-worker"},
        {"green-worker": 1, "red-worker": -1},
    )
    assert told(fair, "decline") == ("decline", "", {"tile": "fair"}, {})
    mason = play(position(screens={0: "1 red pick"}, offer="mason"), "use mason red 1")
    assert told(mason, "pay pick") == ("pay-skill", "skill:pick", {"skill": "pick"}, {"stone": 3, "pick": -1})
    shop = play(position(screens={0: "1 red"}), "use workshop red 1")
    assert told(shop, "take wood") == ("take", "good:wood", {"good": "wood"}, {"wood": 1})


def test_choices_of_transport_and_upgrades() -> None:
    state = position(
        screens={0: "1 red"},
        offer="stable",
        village={0: "keywood@0,-1 well@1,-1"},
        goods={"keywood": "1 wood", "home-1": "1 wood 1 stone", "well": "2 wood 2 iron"},
    )
    play(state, "use stable red 1")
    carry: dict[str, object] = {"good": "wood", "tile": "keywood", "left": 2}
    assert told(state, "carry wood keywood") == ("carry", "tile:keywood", carry, {})
    cost: dict[str, object] = {"tile": "home-1", "cost": {"stone": 1, "wood": 1}}
    assert told(state, "upgrade home-1") == ("upgrade", "tile:home-1", cost, {"points": 5})
    assert told(state, "upgrade well") == (
        "upgrade",
        "tile:well",
        {"tile": "well", "cost": {"any-resource": 3}},
        {"points": 4},
    )
    assert told(state, "done") == ("done-transport", "", {}, {})
    paying = play(state.copy(), "upgrade well")
    paid: dict[str, object] = {"tile": "well", "goods": {"iron": 1, "wood": 2}}
    assert told(paying, "with iron wood wood") == ("with", "", paid, {"iron": -1, "wood": -2})
    play(state, "carry wood keywood")
    to: dict[str, object] = {
        "good": "wood",
        "tile": "home-1",
        "source": "keywood",
        "direction": "direction-s",
    }
    assert told(state, "s") == ("carry-to", "tile:home-1", to, {})


def test_choices_of_seasons() -> None:
    keep = position(season="winter", phase="keep", step="keep", offer="", winter={0: "scholar scribes"})
    assert told(keep, "keep scribes scholar") == ("keep", "", {"tiles": ["scribes", "scholar"], "n": 2}, {})
    boat = position(3, offer="", phase="boats", step="boat", loads={"sea-breeze": "2 red saw"})
    assert told(boat, "boat sea-breeze") == (
        "boat",
        "tile:boat-sea-breeze",
        {"boat": "boat-sea-breeze"},
        {"red-worker": 2, "saw": 1},
    )
    winter = position(3, season="winter", offer="", phase="boats", step="boat")
    assert told(winter, "boat sea-breeze") == (
        "boat-tile",
        "tile:boat-sea-breeze",
        {"boat": "boat-sea-breeze"},
        {},
    )
    lay = position(offer="", hand={0: "keywood"}, phase="lay", step="lay")
    assert told(lay, "lay keywood") == ("lay", "tile:keywood", {"tile": "keywood", "n": 5}, {})
    play(lay, "lay keywood")
    args: dict[str, object] = {"tile": "keywood", "cell": "0,-1", "n": 4}
    args |= {"beside": "home-1", "direction": "direction-n"}
    assert told(lay, "at 0,-1") == ("cell", "cell:0,-1", args, {})
    play(lay, "at 0,-1")
    args = {"tile": "keywood", "n": 3, "cell": "0,-1", "roads": 1}
    assert told(lay, "turn 3") == ("rotation", "rotation:3", args, {})
    play(lay, "turn 3")
    assert told(lay, "end") == ("end", "", {}, {})


# Choices, wherever they are

TILES = r"tile:[a-z0-9-]+"
SHAPES: Shapes = {
    "bid": (TILES, {"tile", "need", "least", "most", "own", "beats", "groups", "rival"}),
    "use": (TILES, {"tile", "need", "room", "least", "most", "last", "groups", "owner"}),
    "pass": ("", set()),
    "workers-bid": (r"worker:[a-z]+", {"worker", "n", "tile", "total"}),
    "workers-use": (r"worker:[a-z]+", {"worker", "n", "tile", "total"}),
    "group": (TILES, {"tile", "worker", "n", "to"}),
    "done-workers": ("", {"tile", "n"}),
    "pay-worker": (r"worker:[a-z]+", {"worker"}),
    "pay-skill": (r"skill:[a-z]+", {"skill"}),
    "decline": ("", {"tile"}),
    "take": (r"good:[a-z]+", {"good"}),
    "carry": (TILES, {"good", "tile", "left"}),
    "carry-to": (TILES, {"good", "tile", "source", "direction"}),
    "upgrade": (TILES, {"tile", "cost"}),
    "with": ("", {"tile", "goods"}),
    "done-transport": ("", set()),
    "keep": ("", {"tiles", "n"}),
    "boat": (TILES, {"boat"}),
    "boat-tile": (TILES, {"boat"}),
    "lay": (TILES, {"tile", "n"}),
    "cell": (r"cell:-?\d+,-?\d+", {"tile", "cell", "n", "beside", "direction"}),
    "rotation": (r"rotation:[0-5]", {"tile", "n", "cell", "roads"}),
    "end": ("", set()),
}
OPTIONAL = {"rival", "owner"}


def test_choices_of_whole_games() -> None:
    """Some positions of each kind of step; every kind of choice occurs."""
    kinds: set[str] = set()
    looked: Counter[str] = Counter()
    for players in PLAYER_COUNTS:
        for state in positions_of(players, 13):
            name = f"{players} {state.step}"
            looked[name] += 1
            if state.player >= 0 and looked[name] < 9:
                kinds |= check_choices(state, SHAPES, OPTIONAL)
    for seldom in (
        play(
            position(screens={0: "1 red saw"}, offer="stable", village={0: "barn@0,-1/3"}),
            "use stable red 1 upgrade barn",
        ),
        play(position(screens={0: "3 red"}, bids={"keywood": "0 red 2, 1 red 3"}), "bid miner red 1"),
        play(position(screens={0: "1 red 1 saw"}, offer="brewer"), "use brewer red 1"),
    ):
        kinds |= check_choices(seldom, SHAPES, OPTIONAL)
    assert set(SHAPES) - kinds == set()


# Events

EVENTS: dict[str, set[str]] = {
    "home": {"seat", "tile"},
    "start-player": {"seat"},
    "screen": {"seat", "workers"},
    "screen-hidden": {"seat", "n"},
    "winter-dealt": {"seat", "tiles"},
    "winter-hidden": {"seat", "n"},
    "season": {"season"},
    "loads": {"boat", "workers", "skills", "n", "m"},
    "offers": {"tiles"},
    "bids": {"seat", "tile", "workers", "worker", "n"},
    "outbid": {"seat", "tile", "workers"},
    "uses": {"seat", "tile", "workers"},
    "uses-other": {"seat", "tile", "workers", "owner"},
    "moves": {"seat", "tile", "worker", "n"},
    "stands-up": {"seat", "tile", "worker"},
    "passes": {"seat"},
    "makes": {"seat", "goods", "tile"},
    "makes-nothing": {"seat", "tile"},
    "pays": {"seat", "pieces"},
    "declines": {"seat", "tile"},
    "greens": {"seat", "n"},
    "draws": {"seat", "worker"},
    "draws-hidden": {"seat"},
    "draws-skill": {"seat", "skill"},
    "draws-skill-hidden": {"seat"},
    "carries": {"seat", "good", "tile", "source"},
    "upgrades": {"seat", "tile", "goods"},
    "season-over": {"season"},
    "returns": {"seat", "workers"},
    "unsold": {"tiles"},
    "wins": {"seat", "tile", "n"},
    "wins-workers": {"seat", "tile", "workers"},
    "takes-back": {"seat", "workers"},
    "takes-boat": {"seat", "boat", "workers", "skills", "n", "m"},
    "takes-boat-tile": {"seat", "boat"},
    "wins-turn-order": {"seat", "tile"},
    "gift-green": {"seat"},
    "lays": {"seat", "tile", "beside", "direction"},
    "set-aside": {"seat", "tile"},
    "keeps": {"seat", "tiles"},
    "kept": {"seat", "n"},
    "points": {"seat", "points"},
    "wins-game": {"seat", "points"},
    "shared": {"n", "points"},
}
MAY_BE_EMPTY = {"loads": {"workers", "skills"}, "takes-boat": {"workers", "skills"}, "bids": {"worker"}}
RARE = {"shared", "set-aside", "stands-up", "gift-green", "makes-nothing"}


def test_events_of_whole_games() -> None:
    """Keys and arguments as agreed; the others and a spectator are told the same."""
    keys: set[str] = set()
    for players, seed in ((2, 14), (3, 1), (4, 2), (5, 1), (6, 6)):
        state = new(players)
        for action in actions_of(players, seed, True):
            before = state.copy()
            state.apply_trusted(action)
            active = before.active
            other = (active + 1) % players
            views = {
                perspective: GAME.describe(before, action, state, perspective)
                for perspective in (None, active, other)
            }
            assert views[None] == views[other]
            if not GAME.conceals(before, action, None) or not views[None]:
                hidden_keys = {"keeps", "screen", "winter-dealt"}
                rest = [event for event in views[active] if event.key not in hidden_keys]
                assert [event.key for event in rest] == [
                    event.key for event in views[None] if "hidden" not in event.key
                ]
            for perspective in (None, active):
                for event in views[perspective]:
                    keys.add(event.key)
                    wanted = EVENTS[event.key]
                    assert wanted - MAY_BE_EMPTY.get(event.key, set()) <= set(event.args) <= wanted, event
                    assert {} not in event.args.values()
                    assert [] not in event.args.values()
    assert set(EVENTS) - keys <= RARE


def test_events_of_seldom_things() -> None:
    blue = {"seat": 0, "tile": "keywood"}
    nothing = position(screens={0: "1 blue"}, supply={"wood": 0})
    assert events(nothing, "use keywood blue 1")[-1] == ("makes-nothing", blue)
    state = position(screens={0: "2 red"}, bids={"keywood": "0 red 2, 1 red 3"})
    found = events(state, "bid miner red 1 + from keywood")
    assert [key for key, _ in found] == ["moves", "bids"]
    assert found[0][1] == {"seat": 0, "tile": "keywood", "worker": "red-worker", "n": 2}
    assert found[1][1] | {"worker": "red-worker"} == {
        "seat": 0,
        "tile": "miner",
        "workers": {"red-worker": 3},
        "n": 3,
        "worker": "red-worker",
    }
    shared = position(
        2,
        season="winter",
        step="end",
        phase="lay",
        active=1,
        start=0,
        offer="",
        aside={1: "summer-boat-3b"},
        goods={"home-2": "1 wood"},
    )
    assert events(shared, "end")[-1] == ("shared", {"n": 2, "points": 1})


def test_every_chance_and_choice_is_told_or_shows_in_the_view() -> None:
    """A use in another village names its owner."""
    state = position(screens={0: "1 red"}, village={1: "miner@0,-1/3"}, offer="")
    assert events(state, "use miner red 1") == [
        ("uses-other", {"seat": 0, "tile": "miner", "workers": {"red-worker": 1}, "owner": 1}),
        ("makes", {"seat": 0, "goods": {"iron": 2}, "tile": "home-1"}),
    ]


# The view itself


def test_the_view_is_tagged_and_travels() -> None:
    state = dealt(3)
    data = msgspec.to_builtins(state.view(1))
    assert (data["game"], data["seat"], data["players"], data["round"], data["season"]) == (
        "keyflower",
        1,
        3,
        1,
        "spring",
    )
    for perspective in (None, 0, 1, 2):
        again = msgspec.json.decode(msgspec.json.encode(state.view(perspective)), type=KeyflowerView)
        assert again == state.view(perspective)


def test_the_view_in_the_middle_of_things() -> None:
    state = position(screens={0: "3 red"}, bids={"keywood": "0 red 2, 1 red 3", "miner": "1 red 2"})
    play(state, "bid miner red 1")
    placing = seen(state).placing
    assert placing is not None
    assert (placing.kind, placing.tile, placing.workers, placing.groups) == ("bid", "miner", [0, 1, 0, 0], [])
    assert (placing.least, placing.most) == (3, 0)
    play(state, "from keywood")
    assert seen(state).placing is None
    use = play(position(screens={0: "3 red"}, on={"miner": "1 red"}), "use miner")
    placing = seen(use).placing
    assert placing is not None
    assert (placing.kind, placing.least, placing.most) == ("use", 2, 5)
    work = play(
        position(screens={0: "1 red"}, goods={"home-1": "1 wood"}, village={0: "keywood@0,-1"}),
        "use home-1 red 1 carry wood home-1",
    )
    assert (seen(work).work.good, seen(work).work.source, seen(work).work.tile) == (
        "wood",
        "home-1",
        "home-1",
    )
    lay = play(position(offer="", hand={0: "keywood"}, phase="lay", step="lay"), "lay keywood at 0,-1")
    assert (seen(lay).work.laying, seen(lay).work.cell) == ("keywood", [0, -1])


def test_the_view_of_a_season() -> None:
    state = position(
        season="autumn",
        screens={0: "1 red saw"},
        upgraded="home-1",
        winter={0: "scholar"},
        passes=1,
        active=1,
    )
    view = seen(state)
    assert (view.round, view.season, view.phase, view.passes, view.turn) == (3, "autumn", "turns", 1, 1)
    assert [seat.points for seat in view.seats] == [6, 0]  # the purple worker is a gold
    assert [seat.passed for seat in view.seats] == [True, False]
    assert view.seats[0].parts == []


def test_points_as_far_as_they_are_known() -> None:
    """Others' workers count as far as everybody knows of them, one's own all (K-S4)."""
    state = position(
        season="winter",
        phase="lay",
        step="lay",
        offer="",
        start=2,
        players=3,
        screens={0: "6 green", 1: "6 green"},
        known={0: "2 green", 1: "1 green"},
        hand={0: "key-market", 1: "boat-white-wind"},
    )
    points = [[seat.points for seat in state.view(seat).seats] for seat in (0, 1, None)]
    assert points == [[12, 1, 1], [4, 6, 1], [4, 1, 1]]


def test_what_a_tile_is_worth_now() -> None:
    state = position(
        season="winter",
        start=1,
        screens={0: "3 blue 1 red 2 yellow"},
        offer="jeweller windmill key-market apothecary keythedral",
        goods={"home-1": "4 gold 1 wood"},
        bids={"windmill": "0 red 1", "jeweller": "0 green 1, 1 green 2", "keythedral": "1 red 1"},
        winter={1: "scribes"},
    )
    own = state.view(0).own
    assert own is not None
    # with the Windmill, which seat 0 leads on, 4 gold and 1 wood are a five; the losing green bid comes back
    assert own.worth == {
        "jeweller": 3,  # 8 points for gold rather than 5 for the five
        "windmill": 1,
        "key-market": 2,
        "apothecary": 3,
        "keythedral": 12,
        "boat-keyflower": 1,
        "boat-sea-bastion": 0,
    }
    other = state.view(1).own
    assert other is not None
    assert other.worth["scribes"] == 0
    assert state.view(None).own is None


def test_at_the_end_everything_is_open() -> None:
    state = positions_of(3, 13)[-1]
    view = seen(state)
    assert view.step == "over"
    for seat, shown in enumerate(view.seats):
        assert shown.known == state.counts(seat_base(seat) + s.SEAT_WORKERS, 4)
        assert shown.known_skills == state.counts(seat_base(seat) + s.SEAT_SKILLS, 3)
        assert shown.points == state.scores()[seat]
    assert view.boats == []


@pytest.mark.parametrize("winter", [False, True])
def test_boats_in_the_view(winter: bool) -> None:
    state = position(3, offer="", season="winter" if winter else "spring")
    pass_all(state)
    play(state, "boat sea-bastion")
    boats = {boat.tile: boat.taken for boat in seen(state).boats}
    assert boats.get("boat-sea-bastion") == (None if winter else 0)
    assert ("boat-sea-bastion" in boats) != winter
    assert seen(state).seats[0].boat
    assert state.cells[base("boat-sea-bastion") + s.TILE_PLACE] == (s.OWNED if winter else s.ROW)
    assert step(state) == "end"


def test_who_is_outbid_is_told_and_sees_it() -> None:
    state = position(screens={0: "3 red", 1: "1 red"}, bids={"miner": "1 red 2"})
    assert (seen(state).outbid, state.view(1).outbid) == (0, 0)
    outbid = ("outbid", {"seat": 1, "tile": "miner", "workers": {"red-worker": 2}})
    assert outbid in events(state, "bid miner red 3")
    assert (state.view(0).outbid, state.view(1).outbid, state.view(None).outbid) == (0, 1, 0)


def test_who_has_no_workers_left_is_told_to_pass() -> None:
    state = position(screens={0: "1 red"}, offer="miner")
    assert (state.view(0).workers, state.view(None).workers) == (1, 0)
    play(state, "bid miner red 1")
    view = seen(state)
    assert view.workers == 0
    about = {"outbid": view.outbid, "workers": view.workers}
    said = {
        language: Words(language).say("keyflower-prompt-turn", about, "keyflower")
        for language in ("en", "hu", "fr")
    }
    assert said == {
        "en": "No workers left: pass.",
        "hu": "Nincs több munkásod: passzolj.",
        "fr": "Plus aucun ouvrier\u202f: passez.",
    }


def test_ways_of_transport() -> None:
    """K-M1: by tile and direction, while there is transport."""
    state = position(screens={0: "1 red"}, offer="stable", village={0: "keywood@0,-1/3"})
    assert seen(state).work.ways == {}
    play(state, "use stable red 1")
    ways = seen(state).work.ways
    home = next(tile for tile in ways if tile.startswith("home"))
    assert ways == {home: {"n": "keywood"}, "keywood": {"s": home}}
