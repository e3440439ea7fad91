"""Every reason that violations.py can give is given somewhere, with its rule and its arguments."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

import tablestead as ts
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState

from .positions import ACTIONS, draw_all, legal, new, play, position, refused, step

SOURCE = Path(__file__).parents[3] / "src" / "tablestead" / "games" / "keyflower" / "violations.py"


def at_step(wanted: str, players: int = 2) -> KeyflowerState:
    """The setup, up to one of its draws."""
    state = new(players)
    while step(state) != wanted:
        state.apply(state.outcomes()[0][0])
    return state


def over() -> KeyflowerState:
    return position(step="over", season="winter")


def rich(**setup: object) -> KeyflowerState:
    setup.setdefault("screens", {0: "6 red 6 blue anvil pick saw", 1: "6 red 6 blue"})
    return position(**setup)  # type: ignore[arg-type]


def working(**setup: object) -> KeyflowerState:
    """Seat 0 has just used the stable, with keywood north of the home and 2 wood on it."""
    setup.setdefault("offer", "stable")
    setup.setdefault("village", {0: "keywood@0,-1 miner@0,-2/2 summer-boat-1a@0,1", 1: "quarryman@0,-1"})
    setup.setdefault("goods", {"keywood": "2 wood", "quarryman": "1 stone", "home-1": "1 wood"})
    return play(rich(**setup), "use stable red 1")


def keeping() -> KeyflowerState:
    return position(
        season="winter", phase="keep", step="keep", offer="", winter={0: "scholar scribes", 1: "windmill"}
    )


def boating() -> KeyflowerState:
    return play(
        position(3, offer="", phase="boats", step="boat", bids={"turn-order-1": "0 red 1"}),
        "boat keyflower end",
    )


def laying(hand: str = "keywood", village: str = "") -> KeyflowerState:
    return position(offer="", hand={0: hand}, village={0: village}, phase="lay", step="lay")


Row = tuple[Callable[[], KeyflowerState], str, str, str, Mapping[str, object]]
GROUPS = {"keywood": "0 red 2, 1 red 3", "workshop": "0 red 4, 1 red 5", "alehouse": "0 blue 1, 1 blue 2"}
TABLE: list[Row] = [
    # The end, and chance.
    (over, "pass", "K-G6", "over", {}),
    (over, "worker red", "K-G6", "over", {}),
    (rich, "worker red", "K-S3", "no-draw", {}),
    (rich, "tile miner", "K-S3", "no-draw", {}),
    (new, "pass", "K-S3", "drawing", {}),
    (new, "worker red", "K-S3", "drawing", {}),
    (lambda: at_step("screens"), "skill saw", "K-S3", "drawing", {}),
    (lambda: at_step("load-skills"), "tile miner", "K-S3", "drawing", {}),
    (lambda: at_step("screens"), "worker green", "K-C1", "none-left", {"piece": "green-worker"}),
    (
        lambda: play(rich(offer="apprentice-hall", pile="saw"), "use apprentice-hall red 1"),
        *("skill pick", "K-C3", "none-left", {"piece": "pick"}),
    ),
    (lambda: play(new(), "tile home-2"), "tile home-2", "K-C4", "none-left-tile", {"tile": "home-2"}),
    (new, "tile miner", "K-C4", "none-left-tile", {"tile": "miner"}),
    # Where bids and uses go.
    (rich, "bid gold-mine", "K-B1", "not-offered", {"tile": "gold-mine"}),
    (rich, "bid home-1", "K-B1", "not-offered", {"tile": "home-1"}),
    (rich, "bid turn-order-2", "K-B1", "not-offered", {"tile": "turn-order-2"}),
    (rich, "bid boat-keyflower", "K-B1", "boat-bid", {}),
    (lambda: rich(offer="scholar"), "use scholar", "K-U1", "not-usable", {"tile": "scholar"}),
    (rich, "use turn-order-1", "K-U1", "not-usable", {"tile": "turn-order-1"}),
    (rich, "use gold-mine", "K-U1", "not-here", {"tile": "gold-mine"}),
    # The limit of six.
    (lambda: rich(on={"miner": "3 red"}), "use miner", "K-U2", "full", {"tile": "miner"}),
    (lambda: rich(on={"miner": "1 red, 2 red, 3 red"}), "use miner", "K-U2", "full", {"tile": "miner"}),
    (lambda: rich(screens={0: "9 red"}), "use miner red 7", "K-U2", "many", {"tile": "miner", "n": 6}),
    (lambda: rich(on={"miner": "1 red"}), "use miner red 6", "K-U2", "many", {"tile": "miner", "n": 5}),
    (
        lambda: rich(on={"miner": "1 red"}, bids=GROUPS),
        "use miner red 2 from workshop",
        "K-U2",
        "many",
        {"tile": "miner", "n": 3},
    ),
    # The number.
    (lambda: rich(on={"miner": "1 red"}), "use miner red 1", "K-U2", "few", {"tile": "miner", "n": 2}),
    (
        lambda: rich(bids={"miner": "1 red 3"}),
        "bid miner red 3",
        "K-B2",
        "bid-low",
        {"tile": "miner", "n": 4},
    ),
    (
        lambda: rich(bids={"miner": "0 red 1, 1 red 3"}),
        "bid miner red 2",
        "K-B2",
        "bid-low",
        {"tile": "miner", "n": 3},
    ),
    (rich, "bid miner red 7", "K-T2", "screen", {"worker": "red-worker", "n": 6}),
    (rich, "use miner green 1", "K-T2", "screen", {"worker": "green-worker", "n": 0}),
    (
        lambda: rich(bids={"miner": "1 red 6"}),
        "bid miner",
        "K-B2",
        "cannot",
        {"tile": "miner", "need": {"red-worker": 7}, "n": 6},
    ),
    (
        lambda: rich(screens={0: ""}),
        "bid miner",
        "K-B2",
        "cannot-any",
        {"tile": "miner", "need": {"worker": 1}, "n": 0},
    ),
    (
        lambda: rich(screens={0: "1 red"}, on={"miner": "1 red"}),
        "use miner",
        "K-U2",
        "cannot",
        {"tile": "miner", "need": {"red-worker": 2}, "n": 1},
    ),
    # The colour.
    (
        lambda: rich(bids={"miner": "1 red 1"}),
        "bid miner blue 2",
        "K-T3",
        "colour",
        {"tile": "miner", "worker": "red-worker"},
    ),
    (
        lambda: rich(on={"miner": "1 red"}),
        "use miner blue 2",
        "K-T3",
        "colour",
        {"tile": "miner", "worker": "red-worker"},
    ),
    (
        lambda: rich(bids={"miner": "1 green 1"}),
        "bid miner",
        "K-T3",
        "colour",
        {"tile": "miner", "worker": "green-worker"},
    ),
    (
        lambda: rich(bids={"miner": "0 red 1, 1 red 2"}),
        "bid miner blue 2",
        "K-T3",
        "colour",
        {"tile": "miner", "worker": "red-worker"},
    ),
    (
        lambda: rich(season="autumn", aside={0: "summer-boat-4a"}, bids={"miner": "1 red 1, 0 blue 2"}),
        "bid miner red 1",
        "K-F4a",
        "own-colour",
        {"tile": "miner", "worker": "blue-worker"},
    ),
    (lambda: rich(bids=GROUPS), "bid miner red 1 blue 1", "K-T3", "one-colour", {}),
    (lambda: rich(bids=GROUPS), "bid miner from keywood red 1", "K-T2", "screen-first", {}),
    (
        lambda: rich(season="autumn", aside={0: "summer-boat-4b"}, bids={"miner": "1 red 1"}),
        "use miner red 1 blue 1",
        "K-T2",
        "screen-first",
        {},
    ),
    # Losing and winning bids.
    (rich, "bid miner from keywood", "K-T2", "no-group", {"tile": "keywood"}),
    (lambda: rich(bids=GROUPS), "bid keywood from keywood", "K-T2", "no-group", {"tile": "keywood"}),
    (
        lambda: rich(bids={"keywood": "0 red 2"}),
        "bid miner from keywood",
        "K-T2",
        "winning",
        {"tile": "keywood"},
    ),
    (
        lambda: rich(bids={"keywood": "1 red 1, 0 red 2"}),
        "use miner from keywood",
        "K-T2",
        "winning",
        {"tile": "keywood"},
    ),
    (
        lambda: rich(bids=GROUPS),
        "bid miner from keywood from keywood",
        "K-T2",
        "group-again",
        {"tile": "keywood"},
    ),
    (
        lambda: rich(bids=GROUPS),
        "bid miner red 1 from alehouse",
        "K-T3",
        "group-colour",
        {"tile": "alehouse", "worker": "blue-worker"},
    ),
    (
        lambda: rich(bids={**GROUPS, "miner": "1 red 9"}),
        "bid miner from alehouse",
        "K-T3",
        "colour",
        {"tile": "miner", "worker": "red-worker"},
    ),
    (lambda: rich(bids=GROUPS), "bid miner done", "K-B2", "more-needed", {"n": 1}),
    (lambda: rich(on={"miner": "1 red"}, bids=GROUPS), "use miner done", "K-U2", "more-needed", {"n": 2}),
    (
        lambda: rich(screens={0: "5 red"}, bids={**GROUPS, "miner": "1 red 9"}),
        "bid miner red 5 done",
        "K-B2",
        "more-needed",
        {"n": 5},
    ),
    # The cost of an effect.
    (lambda: play(rich(offer="fair"), "use fair red 1"), "pay blue", "K-U4", "cost-kind", {"tile": "fair"}),
    (lambda: play(rich(offer="fair"), "use fair red 1"), "pay saw", "K-U4", "cost-kind", {"tile": "fair"}),
    (lambda: play(rich(offer="mason"), "use mason red 1"), "pay red", "K-U4", "cost-kind", {"tile": "mason"}),
    (
        lambda: play(rich(screens={0: "1 red 1 blue"}, offer="fair"), "use fair red 1"),
        "pay red",
        "K-U4",
        "no-piece",
        {"piece": "red-worker"},
    ),
    (
        lambda: play(rich(screens={0: "1 red saw"}, offer="mason"), "use mason red 1"),
        "pay pick",
        "K-U4",
        "no-piece",
        {"piece": "pick"},
    ),
    (lambda: play(rich(), "use workshop red 1"), "take gold", "K-V2", "not-choice", {"good": "gold"}),
    (
        lambda: play(rich(supply={"iron": 0}), "use workshop red 1"),
        "take iron",
        "K-V2",
        "none-supply",
        {"good": "iron"},
    ),
    # Transport and upgrades.
    (working, "carry stone keywood", "K-M1", "not-there", {"good": "stone", "tile": "keywood"}),
    (working, "carry stone quarryman", "K-M1", "not-own", {"tile": "quarryman"}),
    (working, "carry wood stable", "K-M1", "not-own", {"tile": "stable"}),
    (
        lambda: working(village={0: "keywood@0,-1/1"}),
        "carry wood keywood",
        "K-M1",
        "no-way",
        {"good": "wood", "tile": "keywood"},
    ),
    (working, "carry wood keywood n", "K-M1", "no-road", {"direction": "direction-n"}),
    (working, "carry wood home-1 s", "K-M1", "no-road", {"direction": "direction-s"}),
    (working, "carry wood keywood ne", "K-M1", "no-tile", {"direction": "direction-ne"}),
    (
        lambda: play(working(), "carry wood keywood s", "carry wood home-1 n"),
        "carry wood keywood",
        "K-M1",
        "carries-spent",
        {},
    ),
    (lambda: play(working(), "upgrade keywood"), "upgrade miner", "K-M1", "upgrades-spent", {}),
    (lambda: working(upgraded="keywood"), "upgrade keywood", "K-M2", "upgraded", {"tile": "keywood"}),
    (working, "upgrade summer-boat-1a", "K-M2", "not-upgradable", {"tile": "summer-boat-1a"}),
    (working, "upgrade turn-order-1", "K-M2", "not-upgradable", {"tile": "turn-order-1"}),
    (working, "upgrade quarryman", "K-M2", "not-own", {"tile": "quarryman"}),
    (working, "upgrade home-1", "K-M2", "missing", {"tile": "home-1", "pieces": {"stone": 1}}),
    (
        lambda: play(working(village={0: "well@0,-1/3"}, goods={"well": "2 gold 2 iron"}), "upgrade well"),
        "with gold",
        "K-M2",
        "wrong-payment",
        {"tile": "well"},
    ),
    (
        lambda: play(working(village={0: "well@0,-1/3"}, goods={"well": "2 gold 2 iron"}), "upgrade well"),
        "with wood wood wood",
        "K-M2",
        "wrong-payment",
        {"tile": "well"},
    ),
    # Season start and end.
    (keeping, "keep windmill", "K-N2", "not-dealt", {"tile": "windmill"}),
    (keeping, "keep scholar jeweller", "K-N2", "not-dealt", {"tile": "jeweller"}),
    (boating, "boat keyflower", "K-E5", "boat-taken", {"boat": "boat-keyflower"}),
    (boating, "boat invincible", "K-C7", "boat-absent", {"boat": "boat-invincible"}),
    (laying, "lay miner", "K-E7", "not-in-hand", {"tile": "miner"}),
    (laying, "lay home-1", "K-E7", "not-in-hand", {"tile": "home-1"}),
    (
        lambda: laying("keywood summer-boat-1a", "home-3@0,1"),
        "lay summer-boat-1a",
        "K-E7",
        "fits-nowhere",
        {"tile": "summer-boat-1a"},
    ),
    (laying, "lay keywood at 0,0", "K-E7", "occupied", {"cell": "0,0"}),
    (laying, "lay keywood at 3,3", "K-E7", "apart", {"cell": "3,3"}),
    (laying, "lay keywood at 47,47", "K-E7", "apart", {"cell": "47,47"}),
    (laying, "lay keywood at -47,47", "K-E7", "apart", {"cell": "-47,47"}),
    (laying, "lay keywood at 0,1", "K-E7", "edges", {"tile": "keywood", "cell": "0,1"}),
    (laying, "lay keywood at 0,-1 turn 1", "K-E7", "edges", {"tile": "keywood", "cell": "0,-1"}),
    # Order.
    (rich, "end", "K-T1", "order", {"step": "now-turn"}),
    (rich, "done", "K-T1", "order", {"step": "now-turn"}),
    (rich, "decline", "K-T1", "order", {"step": "now-turn"}),
    (rich, "red 1", "K-T1", "order", {"step": "now-turn"}),
    (rich, "from keywood", "K-T1", "order", {"step": "now-turn"}),
    (rich, "pay red", "K-T1", "order", {"step": "now-turn"}),
    (rich, "take wood", "K-T1", "order", {"step": "now-turn"}),
    (rich, "carry wood home-1", "K-T1", "order", {"step": "now-turn"}),
    (rich, "ne", "K-T1", "order", {"step": "now-turn"}),
    (rich, "upgrade home-1", "K-T1", "order", {"step": "now-turn"}),
    (rich, "with wood", "K-T1", "order", {"step": "now-turn"}),
    (rich, "boat keyflower", "K-T1", "order", {"step": "now-turn"}),
    (rich, "keep scholar", "K-T1", "order", {"step": "now-turn"}),
    (rich, "lay keywood", "K-T1", "order", {"step": "now-turn"}),
    (rich, "at 0,1", "K-T1", "order", {"step": "now-turn"}),
    (rich, "turn 1", "K-T1", "order", {"step": "now-turn"}),
    (lambda: play(rich(), "bid miner"), "pass", "K-T1", "order", {"step": "now-workers"}),
    (lambda: play(rich(), "bid miner"), "bid keywood", "K-T1", "order", {"step": "now-workers"}),
    (lambda: play(rich(), "use miner"), "use keywood", "K-T1", "order", {"step": "now-workers"}),
    (lambda: play(rich(offer="fair"), "use fair red 1"), "end", "K-U4", "order", {"step": "now-cost"}),
    (lambda: play(rich(), "use workshop red 1"), "end", "K-V2", "order", {"step": "now-choose"}),
    (working, "end", "K-M1", "order", {"step": "now-transport"}),
    (lambda: play(working(), "carry wood keywood"), "done", "K-M1", "order", {"step": "now-direction"}),
    (
        lambda: play(working(village={0: "barn@0,-1/3"}, goods={}), "upgrade barn"),
        *("done", "K-M2", "order", {"step": "now-payment"}),
    ),
    (keeping, "pass", "K-N2", "order", {"step": "now-keep"}),
    (boating, "end", "K-E5", "order", {"step": "now-boat"}),
    (laying, "end", "K-E7", "order", {"step": "now-lay"}),
    (lambda: play(laying(), "lay keywood"), "turn 1", "K-E7", "order", {"step": "now-cell"}),
    (lambda: play(laying(), "lay keywood at 0,-1"), "at 0,-1", "K-E7", "order", {"step": "now-rotation"}),
    (lambda: play(rich(), "pass"), "pass", "K-T1", "order", {"step": "now-end"}),
]


@pytest.mark.parametrize("row", TABLE, ids=[f"{row[3]}-{row[1]}".replace(" ", "-") for row in TABLE])
def test_refusal(row: Row) -> None:
    make, line, rule, key, args = row
    state = make()
    refused(state, line, rule, key)
    with pytest.raises(ts.IllegalAction) as caught:
        state.read(line)
    assert caught.value.violation.args == args


@pytest.mark.parametrize("action", [-1, ACTIONS, 10**6])
def test_refusal_of_what_is_no_action(action: int) -> None:
    for state in (new(), rich(), over()):
        before = state.digest()
        violation = state.why_not(action)
        assert violation is not None
        assert (violation.rule, violation.key) == ("K-T1", "keyflower-refused-unknown")
        with pytest.raises(ts.IllegalAction):
            state.apply(action)
        assert state.digest() == before


def constants(node: ast.expr) -> list[str]:
    """The keys among the words of an expression: all but rule ids."""
    words = [str(part.value) for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return [word for word in words if re.fullmatch("[a-z-]+", word)]


def given_in_the_source() -> set[str]:
    """The keys of every `refused(…)`, and those that are put into the variable `key` before."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(SOURCE.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refused":
            found |= set(constants(node.args[1]))
        if isinstance(node, ast.Assign):
            names = [part.id for part in ast.walk(node.targets[0]) if isinstance(part, ast.Name)]
            if "key" in names:
                found |= set(constants(node.value))
    return found


def test_every_reason_of_the_source_is_in_the_table() -> None:
    reached = {key for _, _, _, key, _ in TABLE} | {"unknown"}
    assert given_in_the_source() - reached == set()
    assert reached - given_in_the_source() == set()
    steps = {str(args["step"]) for _, _, _, key, args in TABLE if key == "order"}
    assert steps == {f"now-{id}" for id in s.STEP_IDS[s.TURN_STEP : s.OVER_STEP]}


def test_a_line_is_refused_with_the_step_that_fails() -> None:
    state = rich(bids=GROUPS)
    before = state.digest()
    with pytest.raises(ts.IllegalAction) as caught:
        state.read("bid miner red 2 + from keywood + from alehouse")
    assert (caught.value.step, caught.value.rule) == (3, "K-T3")
    assert state.digest() == before
    assert draw_all(state).digest() == before
    assert "bid miner" in legal(state)
