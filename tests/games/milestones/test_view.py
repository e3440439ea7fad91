"""What the page is told beside the position itself: choices, what they give, events, sources of points."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings

import tablestead as ts
from tablestead.games.milestones import material as m
from tablestead.games.milestones.rules import MilestonesState
from tablestead.games.milestones.view import MilestonesView
from tests.games.told import Shapes, check_choices, choice, told

from .games import SETUPS, played, played_positions
from .positions import (
    GAME,
    at_mill,
    at_trade,
    at_works,
    drafted,
    events,
    legal,
    new,
    own,
    play,
    position,
    seen,
    set_up,
    small_board,
    step,
)

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))
PATH = ["B1 B2 B3 C4 C3"]
LOT = {"A2-A3-B2": "stone"}


# Choices, one by one


def test_choices_of_the_draft() -> None:
    state = set_up(new())
    tile = seen(state).starting[0]
    left, right = tile.split("|")
    args = {
        "tile": tile,
        "left": m.WORKER_IDS["QLSGC".index(left[0])],
        "leftn": int(left[1]),
        "right": m.WORKER_IDS["QLSGC".index(right[0])],
        "rightn": int(right[1]),
    }
    assert told(state, f"draft {tile}") == ("draft", f"tile:{tile}", args, {})
    play(state, f"draft {tile}")
    ascending = int(int(left[1]) <= int(right[1]))
    placed = {"n": 3, "m": 4, "covers": [], "ascending": ascending}
    assert told(state, "at 3") == ("place", "space:3", placed, {})


def test_choices_of_a_hire() -> None:
    state = at_trade("3 stone 2 coin", workers={0: "Q1 C3 - Q5 L5 C5 G7 -"})
    args = {"tile": "L4|L4", "left": "lumberjack", "leftn": 4, "right": "lumberjack", "rightn": 4}
    assert told(state, "hire L4|L4") == ("hire", "tile:L4|L4", args, {"coin": -2})
    assert told(state, "buy sand") == ("buy", "good:sand", {"good": "sand"}, {"sand": 1, "coin": -2})
    sold = {"good": "stone", "other": "stone"}
    assert told(state, "sell stone stone") == ("sell", "good:stone", sold, {"stone": -2, "coin": 1})
    assert told(state, "done") == ("done-trade", "", {}, {})
    play(state, "hire L4|L4")
    both = {"n": 1, "m": 2, "covers": ["quarryman", "coiner"], "ascending": 1}
    assert told(state, "at 1") == ("place", "space:1", both, {})
    one = {"n": 3, "m": 4, "covers": ["quarryman"], "ascending": 1}
    assert told(state, "at 3") == ("place", "space:3", one, {})
    broken = {"n": 7, "m": 8, "covers": ["grain-grower"], "ascending": 0}
    assert told(state, "at 7") == ("place", "space:7", broken, {})


def test_choices_of_a_sale_of_two_kinds() -> None:
    state = at_trade("1 stone 1 wood")
    args = {"good": "stone", "other": "wood"}
    assert told(state, "sell stone wood") == (
        "sell",
        "good:stone",
        args,
        {"stone": -1, "wood": -1, "coin": 1},
    )


def test_choices_of_moves() -> None:
    state = position(
        workers={0: "Q1* C3 - Q5 x"},
        goods={0: "2 stone 2 sand 4 grain"},
        streets=PATH,
        markets="B3",
    )
    quarry = {"n": 4, "worker": "quarryman", "number": 5}
    assert told(state, "move 4") == ("move-worker", "space:4", quarry, {"stone": 2, "points": 1})
    coiner = {"n": 2, "worker": "coiner", "number": 3}
    assert told(state, "move 2") == ("move-worker", "space:2", coiner, {"coin": 1})
    assert told(state, "move 3") == ("move-empty", "space:3", {"n": 3}, {})
    assert told(state, "move 5") == ("move-empty", "space:5", {"n": 5}, {})
    assert told(state, "move castle") == ("move-castle", "space:castle", {"n": 5, "cover": 1}, {})
    assert told(state, "move trading-house") == ("move-trade", "space:trading-house", {}, {"coin": 1})
    works = len(legal(play(state.copy(), "move board-of-works"))) - 1
    assert works == 3  # streets from B1, B3 and C3
    assert told(state, "move board-of-works") == ("move-works", "space:board-of-works", {"n": works}, {})
    # Two marketplaces, four grain; the best is B3 with B4 3 and C3 3.
    assert told(state, "move mill") == ("move-mill", "space:mill", {"n": 2, "points": 6}, {})


def test_choices_of_moves_that_bring_nothing() -> None:
    state = position(workers={0: "C3 Q1"}, goods={0: "1 grain"})
    assert told(state, "move trading-house")[3] == {}
    assert told(state, "move board-of-works")[2] == {"n": 0}
    assert told(state, "move mill")[2] == {"n": 0, "points": 0}
    assert told(state, "move castle")[2] == {"n": 0, "cover": 0}


def test_choices_of_a_street() -> None:
    state = at_works("1 stone 1 sand", workers={0: "Q1 C3"}, streets=PATH, bonuses={"C3-C4-D3": "stone"})
    assert told(state, "street C3") == ("street", "point:C3", {"point": "C3", "most": 2}, {})
    assert told(state, "done") == ("done-works", "", {}, {})
    play(state, "street C3")
    cost = {"stone": -1, "sand": -1}
    assert told(state, "C2") == (
        "street-middle",
        "point:C2",
        {"point": "C2", "points": 2},
        {**cost, "points": 2},
    )
    with_tile = {"point": "D3", "points": 2, "bonus": "stone"}
    assert told(state, "D3") == ("street-middle", "point:D3", with_tile, {**cost, "points": 2})
    play(state, "D3")
    end = {"point": "E3", "path": "C3–D3–E3", "points": 2}
    assert told(state, "E3") == ("street-end", "point:E3", end, {**cost, "points": 2})


def test_choices_of_houses_and_marketplaces() -> None:
    state = at_works(workers={0: "Q1 C3"}, streets=[*PATH, "B1 A2 A3"], bonuses=LOT)
    plain = {"point": "B3", "points": 2}
    assert told(state, "market B3") == ("market", "point:B3", plain, {"wood": -1, "sand": -1, "points": 2})
    touching = {"point": "A3", "points": 1, "bonus": "stone"}
    assert told(state, "market A3") == ("market", "point:A3", touching, {"wood": -1, "sand": -1, "points": 1})
    cost = {"stone": -1, "wood": -1}
    house = {"triangle": "A3-B2-B3", "points": 3}
    assert told(state, "house A3-B2-B3") == ("house", "triangle:A3-B2-B3", house, {**cost, "points": 3})
    bush = {"triangle": "A2-A3-B2", "points": 1, "bonus": "stone"}
    assert told(state, "house A2-A3-B2") == ("house", "triangle:A2-A3-B2", bush, {**cost, "points": 1 + 1})


def test_a_bonus_tile_that_cannot_be_taken_is_not_promised() -> None:
    state = at_works(workers={0: "Q1* C3"}, streets=["B1 A2 A3"], bonuses=LOT)
    assert "bonus" not in choice(state, "market A3").args
    assert "bonus" not in choice(play(state, "street B1"), "B2").args


def test_choices_of_a_bonus_tile() -> None:
    state = play(at_works(workers={0: "Q1 C3 Q5"}, bonuses=LOT), "street B1 B2 B3")
    args = {"n": 3, "worker": "quarryman", "number": 5, "good": "stone"}
    assert told(state, "bonus 3") == ("bonus", "space:3", args, {"points": 1})
    assert told(state, "leave") == ("leave", "", {"good": "stone"}, {})


def test_choices_of_the_mill() -> None:
    state = at_mill("2 grain")
    args = {"point": "B1", "points": 4}
    assert told(state, "flour B1") == ("flour", "point:B1", args, {"points": 4, "coin": 1, "grain": -2})
    assert told(state, "done") == ("done-mill", "", {}, {})


def test_choices_of_the_castle() -> None:
    state = play(position(goods={0: "3 stone 2 coin"}, workers={0: "Q1 C3 L4"}), "move castle")
    assert told(state, "return coin") == ("return", "good:coin", {"good": "coin", "left": 2}, {"coin": -1})
    play(state, "return coin 2")
    args = {"n": 2, "worker": "coiner", "number": 3}
    assert told(state, "cover 2") == ("cover", "space:2", args, {})
    play(state, "cover 2", "move castle")
    args = {"n": 1, "worker": "quarryman", "number": 1}
    assert told(state, "cover 1") == ("may-cover", "", args, {})
    assert told(state, "end") == ("end", "", {}, {})


# Choices, wherever they are


SHAPES: Shapes = {
    "draft": (r"tile:[QLSGC][1-8]\|[QLSGC][1-8]", {"tile", "left", "leftn", "right", "rightn"}),
    "hire": (r"tile:[QLSGC][1-8]\|[QLSGC][1-8]", {"tile", "left", "leftn", "right", "rightn"}),
    "place": (r"space:[1-7]", {"n", "m", "covers", "ascending"}),
    "move-worker": (r"space:[1-8]", {"n", "worker", "number"}),
    "move-empty": (r"space:[1-8]", {"n"}),
    "move-castle": (r"space:castle", {"n", "cover"}),
    "move-trade": (r"space:trading-house", set()),
    "move-works": (r"space:board-of-works", {"n"}),
    "move-mill": (r"space:mill", {"n", "points"}),
    "buy": (r"good:[a-z]+", {"good"}),
    "sell": (r"good:[a-z]+", {"good", "other"}),
    "street": (r"point:[A-G]\d+", {"point", "most"}),
    "street-middle": (r"point:[A-G]\d+", {"point", "points", "bonus"}),
    "street-end": (r"point:[A-G]\d+", {"point", "path", "points"}),
    "market": (r"point:[A-G]\d+", {"point", "points", "bonus"}),
    "house": (r"triangle:[A-G]\d+-[A-G]\d+-[A-G]\d+", {"triangle", "points", "bonus"}),
    "flour": (r"point:[A-G]\d+", {"point", "points"}),
    "bonus": (r"space:[1-8]", {"n", "worker", "number", "good"}),
    "leave": ("", {"good"}),
    "return": (r"good:[a-z]+", {"good", "left"}),
    "cover": (r"space:[1-8]", {"n", "worker", "number"}),
    "may-cover": ("", {"n", "worker", "number"}),
    "done-trade": ("", set()),
    "done-works": ("", set()),
    "done-mill": ("", set()),
    "end": ("", set()),
}
OPTIONAL = {"bonus"}


@given(played_positions())
@settings(max_examples=80)
def test_choices_describe_the_legal_actions(position: tuple[MilestonesState, ts.Record]) -> None:
    check_choices(position[0], SHAPES, OPTIONAL)


def test_choices_of_whole_games() -> None:
    """Some positions of each kind of step in eager games; every kind of choice occurs."""
    kinds: set[str] = set()
    looked: dict[str, int] = {}
    for number, setup in enumerate(SETUPS):
        _, record = played(setup, 200 + number)
        state = record.start()
        assert isinstance(state, MilestonesState)
        for action in record.actions:
            name = f"{number} {state.step}"
            if state.player >= 0 and looked.get(name, 0) < 6:
                looked[name] = looked.get(name, 0) + 1
                kinds |= check_choices(state, SHAPES, OPTIONAL)
            state.apply(action)
    assert kinds == set(SHAPES)


# Events


EVENTS: dict[str, set[str]] = {
    "lot": {"triangle", "good"},
    "tile-display": {"left", "leftn", "right", "rightn"},
    "tile-starting": {"left", "leftn", "right", "rightn"},
    "tile-refill": {"left", "leftn", "right", "rightn"},
    "drafts": {"seat", "left", "leftn", "right", "rightn", "n", "m"},
    "hires": {"seat", "left", "leftn", "right", "rightn", "n", "m"},
    "bonus-lost": {"seat", "worker"},
    "moves-worker": {"seat", "worker", "number", "gains"},
    "moves-empty": {"seat", "n"},
    "moves-castle": {"seat"},
    "moves-trade": {"seat"},
    "moves-works": {"seat"},
    "moves-mill": {"seat"},
    "income": {"seat"},
    "bonus-points": {"seat", "points"},
    "buys": {"seat", "good"},
    "sells": {"seat", "goods"},
    "street": {"seat", "path", "points"},
    "house": {"seat", "triangle", "points"},
    "market": {"seat", "point", "points"},
    "takes-bonus": {"seat", "good", "worker", "number"},
    "leaves-bonus": {"seat", "good"},
    "flour": {"seat", "point", "points"},
    "returns": {"seat", "good"},
    "covers": {"seat", "worker", "number"},
    "last-turns-points": {"seat", "points"},
    "last-turns-tiles": {"seat"},
    "turn-limit": {"n"},
    "majority": {"seat", "worker", "points"},
    "wins": {"seat", "points"},
    "shares": {"seat", "points"},
}


def test_events_of_whole_games() -> None:
    """Keys and arguments as agreed, the same for all, and together they tell every point."""
    keys: set[str] = set()
    for number, setup in enumerate(SETUPS * 2):
        _, record = played(setup, number if number < len(SETUPS) else 200 + number % len(SETUPS))
        before = record.start()
        scores = [0] * before.players
        for action in record.actions:
            after = before.copy()
            after.apply(action)
            found = GAME.describe(before, action, after, None)
            assert found == GAME.describe(before, action, after, 0)
            for event in found:
                assert set(event.args) == EVENTS[event.key], event
                keys.add(event.key)
                seat = event.args.get("seat")
                if event.key in ("bonus-points", "street", "house", "market", "flour", "majority"):
                    scores[int(str(seat))] += int(str(event.args["points"]))
                if event.key == "takes-bonus":
                    scores[int(str(seat))] += 1
            assert scores == after.scores()
            before = after
    assert set(EVENTS) - keys <= {"shares", "leaves-bonus"}


def test_events_of_drawing_drafting_and_hiring() -> None:
    state = new()
    while step(state) == "lots":
        state.apply(state.outcomes()[0][0])
    quarry = {"left": "quarryman", "leftn": 1, "right": "coiner", "rightn": 3}
    assert events(state, "tile Q1|C3") == [("tile-display", quarry)]
    for _ in range(4):
        state.apply(state.outcomes()[0][0])
    double = {"left": "lumberjack", "leftn": 4, "right": "lumberjack", "rightn": 4}
    assert events(state, "tile L4|L4") == [("tile-starting", double)]
    set_up(state)
    assert events(state, "draft L4|L4") == []
    assert events(state, "at 3") == [("drafts", {"seat": 1, **double, "n": 3, "m": 4})]
    trade = at_trade("2 coin")
    assert events(trade, "hire Q1|C3 at 7") == [("hires", {"seat": 0, **quarry, "n": 7, "m": 8})]
    assert [key for key, _ in events(trade, "tile Q2|S2")] == ["tile-refill"]


def test_events_of_moves() -> None:
    state = position(goods={0: "1 stone 1 sand"}, workers={0: "C3 Q1 - x"})
    assert events(state.copy(), "move 3") == [("moves-empty", {"seat": 0, "n": 3})]
    assert events(state.copy(), "move 4") == [("moves-empty", {"seat": 0, "n": 4})]
    for space, key in (
        *(("castle", "moves-castle"), ("trading-house", "moves-trade")),
        *(("board-of-works", "moves-works"), ("mill", "moves-mill")),
    ):
        assert events(state.copy(), f"move {space}") == [(key, {"seat": 0})]


def test_events_of_buying_and_selling() -> None:
    state = at_trade("2 stone 1 wood 1 grain 2 coin")
    assert events(state, "buy sand") == [("buys", {"seat": 0, "good": "sand"})]
    assert events(state, "sell stone stone") == [("sells", {"seat": 0, "goods": {"stone": 2}})]
    assert events(state, "sell wood grain") == [("sells", {"seat": 0, "goods": {"wood": 1, "grain": 1}})]
    assert events(state, "done") == []


# Where points came from


def test_worth_is_the_score_by_source() -> None:
    state = at_works(workers={0: "Q1 C3"}, streets=["B1 A2 A3"], bonuses=LOT)
    assert GAME.points_by_source(state, 0) == {}
    play(state, "house A2-A3-B2", "market A3", "street A3 A4 B4", "done")
    assert GAME.points_by_source(state, 0) == {
        "source-streets": 1,
        "source-houses": 2,
        "source-markets": 1,
        "source-bonus": 1,
    }
    assert GAME.points_by_source(state, 1) == {}
    assert GAME.points_by_source(play(at_mill(), "flour B1"), 0) == {"source-flour": 4}


@pytest.mark.parametrize("number", [0, 5, 8])
def test_worth_sums_up_to_the_score(number: int) -> None:
    state, _ = played(SETUPS[number], 200 + number)
    assert state.player == ts.OVER
    for seat, score in enumerate(state.scores()):
        worth = GAME.points_by_source(state, seat)
        assert sum(worth.values()) == score
        assert set(worth) <= {f"source-{id}" for id in m.SOURCE_IDS}
        assert all(worth.values())
        assert worth.get("source-majorities", 0) == own(state, seat).score.majorities


# The view itself


def test_the_view_shows_the_board_and_is_tagged() -> None:
    state = drafted(new(3, board=small_board()))
    data = msgspec.to_builtins(state.view(1))
    assert (data["game"], data["seat"], data["players"], data["target"]) == ("milestones", 1, 3, 59)
    assert len(data["board"]["points"]) == 11
    again = msgspec.json.decode(msgspec.json.encode(state.view(1)), type=MilestonesView)
    assert again == state.view(1)


def test_the_view_in_the_middle_of_things() -> None:
    state = play(at_works(), "street B1")
    assert (seen(state).section, step(state)) == (["B1"], "street-middle")
    play(state, "B2")
    assert (seen(state).section, step(state)) == (["B1", "B2"], "street-end")
    play(state, "B3")
    assert seen(state).section == []
    trade = play(at_trade("2 coin"), "hire L4|L4")
    assert (seen(trade).placing, seen(trade).slot, seen(trade).hired) == ("L4|L4", 2, True)
    play(trade, "at 1")
    assert (seen(trade).placing, seen(trade).slot) == ("", 2)
    play(trade, "tile Q2|S2")
    assert (step(trade), seen(trade).slot, seen(trade).hired) == ("move", 0, False)


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda path: path.stem)
def test_a_choice_knows_whether_a_tile_is_drawn_after_it(golden: Path) -> None:
    record = ts.parse_record(golden.read_text(encoding="utf-8"))
    state = record.start()
    for action in record.actions:
        draws = {one.action: one.draws for one in state.choices(state.player)} if state.player >= 0 else {}
        state.apply(action)
        assert draws.get(action, state.player == ts.CHANCE) == (state.player == ts.CHANCE)
