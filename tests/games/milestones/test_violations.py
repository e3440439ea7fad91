"""Every reason that violations.py can give is given somewhere, with its rule and its arguments."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

import tablestead as ts
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState

from .positions import (
    GAME,
    at_mill,
    at_trade,
    at_works,
    legal,
    new,
    play,
    position,
    refused,
    seen,
    set_up,
)

SOURCE = Path(__file__).parents[3] / "src" / "tablestead" / "games" / "milestones" / "violations.py"
PATH = ["B1 B2 B3 C4 C3"]
LOT = {"A2-A3-B2": "stone"}
QUARRY = {0: "Q1 C3 Q5"}


def drafting(space: int = 0) -> MilestonesState:
    """The first tile is placed on `space`, the second in hand; 0: nothing is taken yet."""
    state = set_up(new())
    if space:
        play(state, legal(state)[0], f"at {space}")
        play(state, legal(state)[0])
    return state


def laid_out_of(good: str) -> MilestonesState:
    return play(new(), *[f"lot {good}"] * 3)


def tiles_step() -> MilestonesState:
    state = new()
    while state.step == s.LOTS_STEP:
        state.apply(state.outcomes()[0][0])
    return state


def refilling() -> MilestonesState:
    return play(at_trade("5 coin"), "hire L4|L4 at 1")


def bonus_of_street() -> MilestonesState:
    return play(at_works(workers=QUARRY, bonuses=LOT), "street B1 B2 B3")


def bonus_of_house() -> MilestonesState:
    return play(at_works(workers=QUARRY, bonuses=LOT, streets=["B1 A2 A3"]), "house A2-A3-B2")


def at_castle(held: str, row: str) -> MilestonesState:
    return play(position(goods={0: held}, workers={0: row}, piece={0: "mill"}), "move castle")


def lacks(each: int, need: str, **goods: int) -> dict[str, object]:
    """What something takes, so much of each good, and what of it is not there."""
    return {"need": dict.fromkeys(need.split(), each), "goods": goods}


def passed_trade() -> MilestonesState:
    """In the trading house with a coin: nothing was possible, so the next move is asked for."""
    return play(position(goods={0: "1 coin"}, workers={0: "C3 Q1"}), "move trading-house")


Row = tuple[Callable[[], MilestonesState], str, str, str, Mapping[str, object]]
TABLE: list[Row] = [
    # The end.
    (lambda: play(position(active=1, end_by=0, step="end"), "end"), "move 1", "M-E1", "over", {}),
    (lambda: play(position(active=1, turn_limit=3, step="end"), "end"), "end", "M-E4", "over", {}),
    # Chance.
    (position, "tile Q1|C3", "M-S6", "no-draw", {}),
    (position, "lot stone", "M-S6", "no-draw", {}),
    (drafting, "tile Q1|C3", "M-S6", "no-draw", {}),
    (new, "tile Q1|C3", "M-S6", "drawing", {}),
    (new, "draft Q1|C3", "M-S6", "drawing", {}),
    (tiles_step, "lot stone", "M-S6", "drawing", {}),
    (tiles_step, "end", "M-S6", "drawing", {}),
    (refilling, "lot stone", "M-S6", "drawing", {}),
    (refilling, "done", "M-T7a", "drawing", {}),
    (refilling, "hire Q1|C3", "M-T7a", "drawing", {}),
    (lambda: laid_out_of("stone"), "lot stone", "M-S1", "none-left", {"tile": "stone"}),
    (tiles_step, "tile Q8|Q8", "M-S6", "none-left", {"tile": "Q8|Q8"}),
    (refilling, "tile Q1|C3", "M-S6", "none-left", {"tile": "Q1|C3"}),
    # Order.
    (drafting, "move 1", "M-S4", "order", {"step": "now-draft"}),
    (drafting, "at 1", "M-S4", "order", {"step": "now-draft"}),
    (drafting, "end", "M-S4", "order", {"step": "now-draft"}),
    (lambda: drafting(4), "draft Q1|C3", "M-S4", "order", {"step": "now-place"}),
    (position, "draft Q1|C3", "M-T2", "order", {"step": "now-move"}),
    (position, "at 1", "M-T2", "order", {"step": "now-move"}),
    (position, "hire Q1|C3", "M-T2", "order", {"step": "now-move"}),
    (position, "buy stone", "M-T2", "order", {"step": "now-move"}),
    (position, "sell stone stone", "M-T2", "order", {"step": "now-move"}),
    (position, "return coin", "M-T2", "order", {"step": "now-move"}),
    (position, "cover 1", "M-T2", "order", {"step": "now-move"}),
    (position, "bonus 1", "M-T2", "order", {"step": "now-move"}),
    (position, "street B1", "M-T2", "order", {"step": "now-move"}),
    (position, "B2", "M-T2", "order", {"step": "now-move"}),
    (position, "house A2-B1-B2", "M-T2", "order", {"step": "now-move"}),
    (position, "market B2", "M-T2", "order", {"step": "now-move"}),
    (position, "flour B1", "M-T2", "order", {"step": "now-move"}),
    (at_works, "move mill", "M-T2", "order", {"step": "now-works"}),
    (at_works, "flour B1", "M-T2", "order", {"step": "now-works"}),
    (lambda: play(at_works(), "street B1"), "done", "M-T2", "order", {"step": "now-street-middle"}),
    (lambda: play(at_works(), "street B1 B2"), "leave", "M-T2", "order", {"step": "now-street-end"}),
    (bonus_of_street, "done", "M-T2", "order", {"step": "now-bonus"}),
    (at_mill, "buy stone", "M-T2", "order", {"step": "now-mill"}),
    (lambda: at_trade("2 coin"), "street B1", "M-T2", "order", {"step": "now-trade"}),
    (lambda: play(at_trade("2 coin"), "hire Q1|C3"), "done", "M-T2", "order", {"step": "now-place"}),
    (lambda: position(step="end", moves=2), "done", "M-T2", "order", {"step": "now-end"}),
    (lambda: position(step="end", moves=2), "move 1", "M-T2", "order", {"step": "now-end"}),
    (lambda: play(at_works(), "done"), "street B1", "M-T2", "order", {"step": "now-move"}),
    (lambda: play(at_mill(), "done"), "flour B1", "M-T2", "order", {"step": "now-move"}),
    (lambda: at_castle("4 stone", "Q1 L2 C3"), "move 1", "M-T2", "order", {"step": "now-return"}),
    (lambda: at_castle("", "Q1 L2 C3"), "move 1", "M-T2", "order", {"step": "now-cover"}),
    # Moves.
    (lambda: position(piece={0: "4"}), "move 4", "M-T1", "behind", {}),
    (lambda: position(piece={0: "mill"}), "move 1", "M-T1", "behind", {}),
    (position, "end", "M-T1", "must-move", {"n": 2}),
    (lambda: play(position(), "move 1"), "done", "M-T1", "must-move", {"n": 1}),
    (position, "leave", "M-T1", "must-move", {"n": 2}),
    # The draft and the trading house.
    (drafting, "draft Q8|Q8", "M-S4", "not-laid-out", {"tile": "Q8|Q8"}),
    (lambda: drafting(4), "at 3", "M-S4", "overlap", {}),
    (lambda: drafting(4), "at 5", "M-S4", "overlap", {}),
    (lambda: at_trade("2 coin"), "hire Q2|S2", "M-T7a", "not-on-display", {"tile": "Q2|S2"}),
    (lambda: at_trade("2 stone 1 coin"), "hire Q1|C3", "M-T7a", "coins", {"n": 2, "held": 1}),
    (lambda: at_trade("2 coin", hired=True), "hire Q1|C3", "M-T7a", "hired-already", {}),
    (lambda: at_trade("2 stone 1 coin"), "buy sand", "M-T7b", "coins", {"n": 2, "held": 1}),
    (
        lambda: at_trade("1 stone 1 wood 2 coin"),
        "sell stone stone",
        "M-T7c",
        "cubes",
        lacks(2, "stone", stone=1),
    ),
    (
        lambda: at_trade("2 coin"),
        "sell wood grain",
        "M-T7c",
        "cubes",
        lacks(1, "wood grain", wood=1, grain=1),
    ),
    (passed_trade, "hire Q1|C3", "M-T7a", "coins", {"n": 2, "held": 1}),
    (passed_trade, "buy stone", "M-T7b", "coins", {"n": 2, "held": 1}),
    (passed_trade, "sell stone stone", "M-T7c", "cubes", lacks(2, "stone", stone=2)),
    (lambda: play(at_trade("2 coin"), "done"), "hire Q1|C3", "M-T2", "order", {"step": "now-move"}),
    (lambda: play(at_trade("2 coin"), "done"), "buy stone", "M-T2", "order", {"step": "now-move"}),
    (lambda: play(at_trade("2 sand"), "done"), "sell sand sand", "M-T2", "order", {"step": "now-move"}),
    # Standing there since the turn before is no visit.
    (lambda: position(piece={0: "trading-house"}), "buy stone", "M-T2", "order", {"step": "now-move"}),
    (lambda: position(piece={0: "board-of-works"}), "street B1", "M-T2", "order", {"step": "now-move"}),
    (lambda: position(piece={0: "mill"}), "flour B1", "M-T2", "order", {"step": "now-move"}),
    # Streets.
    (at_works, "street C1", "M-O2", "no-point", {"point": "C1"}),
    (lambda: play(at_works(), "street B1"), "C1", "M-O2", "no-point", {"point": "C1"}),
    (at_works, "street E5", "M-T9", "street-start", {"point": "E5"}),
    (lambda: at_works(streets=PATH), "street B3", "M-T9", "street-branch", {"point": "B3"}),
    (lambda: at_works(streets=PATH), "street C4", "M-T9", "street-branch", {"point": "C4"}),
    (lambda: at_works(streets=["B1 A2 A1"]), "street A1", "M-T9", "street-no-room", {"point": "A1"}),
    (
        lambda: at_works(streets=PATH, left={"sections": 0}),
        *("street C3", "M-C1", "supply", {"piece": "street-section"}),
    ),
    (
        lambda: at_works("1 stone 1 wood", streets=PATH),
        "street C3",
        "M-T9",
        "goods",
        lacks(1, "stone sand", sand=1),
    ),
    (
        lambda: play(position(streets=PATH), "move board-of-works"),
        *("street C3", "M-T9", "goods", lacks(1, "stone sand", stone=1, sand=1)),
    ),
    (lambda: play(at_works(), "street B1"), "B3", "M-T9", "street-not-joined", {"point": "B3"}),
    (lambda: play(at_works(), "street B1 B2"), "C4", "M-T9", "street-not-joined", {"point": "C4"}),
    (lambda: play(at_works(streets=PATH), "street B1"), "B2", "M-T9", "street-taken", {"point": "B2"}),
    (lambda: play(at_works(streets=PATH), "street B1 C2"), "C3", "M-T9", "street-taken", {"point": "C3"}),
    (
        lambda: play(at_works(streets=["B1 A2 B2"]), "street B1"),
        *("A1", "M-T9", "street-dead-end", {"point": "A1"}),
    ),
    # Houses.
    (at_works, "house B1-C1-C2", "M-O2", "no-triangle", {"triangle": "B1-C1-C2"}),
    (lambda: at_works(streets=PATH, houses="A3-B2-B3"), "house A3-B2-B3", "M-T10", "house-stands", {}),
    (lambda: at_works(streets=PATH), "house A2-A3-B2", "M-T10", "house-no-street", {}),
    (
        lambda: at_works(streets=PATH, left={"houses": 0}),
        *("house A3-B2-B3", "M-C1", "supply", {"piece": "house"}),
    ),
    (
        lambda: at_works("1 stone 1 sand", streets=PATH),
        "house A3-B2-B3",
        "M-T10",
        "goods",
        lacks(1, "stone wood", wood=1),
    ),
    (
        lambda: at_works(streets=["B1 A2 A3"], bonuses=LOT),
        *("house A2-A3-B2", "M-B3", "house-bonus", {"good": "stone"}),
    ),
    # Marketplaces.
    (at_works, "market C1", "M-O2", "no-point", {"point": "C1"}),
    (lambda: at_works(streets=PATH), "market B1", "M-T12", "market-covered", {"point": "B1"}),
    (lambda: at_works(streets=PATH), "market B2", "M-T11", "market-covered", {"point": "B2"}),
    (lambda: at_works(streets=PATH), "market A3", "M-T11", "market-no-street", {"point": "A3"}),
    (
        lambda: at_works(streets=PATH, left={"markets": 0}),
        *("market B3", "M-C1", "supply", {"piece": "marketplace"}),
    ),
    (
        lambda: at_works("1 stone 1 sand", streets=PATH),
        *("market B3", "M-T11", "goods", lacks(1, "wood sand", wood=1)),
    ),
    # Bonus tiles.
    (bonus_of_street, "bonus 2", "M-B2", "bonus-worker", {"n": 2}),
    (bonus_of_house, "leave", "M-B3", "bonus-house", {}),
    # The mill.
    (at_mill, "flour C1", "M-O2", "no-point", {"point": "C1"}),
    (at_mill, "flour B2", "M-T13", "flour-no-market", {"point": "B2"}),
    (lambda: play(at_mill(), "flour B1"), "flour B1", "M-T13", "flour-supplied", {"point": "B1"}),
    (
        lambda: play(position(goods={0: "9 grain"}, left={"sacks": 0}), "move mill"),
        *("flour B1", "M-T14", "supply", {"piece": "flour-sack"}),
    ),
    (
        lambda: play(position(goods={0: "1 grain"}), "move mill"),
        "flour B1",
        "M-T13",
        "grain",
        {"n": 2, "held": 1},
    ),
    # The castle.
    (lambda: at_castle("4 stone", "Q1 L2 C3"), "return coin", "M-T15", "return-none", {"good": "coin"}),
    (lambda: at_castle("6 stone", "Q1 L2 C3"), "done", "M-T15", "must-return", {"n": 3}),
    (lambda: at_castle("6 stone", "Q1 L2 C3"), "cover 1", "M-T15", "must-return", {"n": 3}),
    (lambda: at_castle("", "Q1 L2 C3"), "end", "M-T16", "must-cover", {}),
    (lambda: at_castle("", "Q1 L2 C3"), "cover 4", "M-T16", "cover-none", {"n": 4}),
    (lambda: at_castle("", "Q1 L2"), "cover 4", "M-T16", "cover-none", {"n": 4}),
    (lambda: at_castle("", "Q1 L2"), "end", "M-T1", "must-move", {"n": 1}),
    (lambda: play(at_castle("", "Q1 L2"), "cover 1"), "cover 2", "M-T16", "cover-once", {}),
]


@pytest.mark.parametrize("row", TABLE, ids=[f"{row[3]}-{row[1]}".replace(" ", "-") for row in TABLE])
def test_refusal(row: Row) -> None:
    make, line, rule, key, args = row
    state = make()
    refused(state, line, rule, key)
    violation = state.why_not(GAME.parse(line))
    assert violation is not None
    assert violation.args == args


@pytest.mark.parametrize("action", [-1, a.ACTIONS, 10**6])
def test_refusal_of_what_is_no_action(action: int) -> None:
    for state in (new(), position(), at_works()):
        violation = state.why_not(action)
        assert violation is not None
        assert (violation.rule, violation.key) == ("M-T2", "milestones-refused-unknown")
        with pytest.raises(ts.IllegalAction):
            state.apply(action)


def given_in_the_source() -> set[tuple[str, str]]:
    """Rule and key of every `refused(…)` whose rule is written there; a rule in a variable is left empty."""
    found = set()
    for node in ast.walk(ast.parse(SOURCE.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refused":
            rule, key = node.args[:2]
            assert isinstance(key, ast.Constant)
            rules = [rule.body, rule.orelse] if isinstance(rule, ast.IfExp) else [rule]
            found |= {
                (str(one.value) if isinstance(one, ast.Constant) else "", str(key.value)) for one in rules
            }
    return found


def test_every_reason_of_the_source_is_in_the_table() -> None:
    reached = {(rule, key) for _, _, rule, key, _ in TABLE} | {("M-T2", "unknown")}
    keys = {key for _, key in reached}
    missing = [
        (rule, key)
        for rule, key in sorted(given_in_the_source())
        if (rule, key) not in reached and (rule or key not in keys)
    ]
    assert not missing
    assert keys == {key for _, key in given_in_the_source()}


def test_a_line_is_refused_with_the_step_that_fails() -> None:
    state = position(goods={0: "1 stone 1 sand"})
    before = state.digest()
    with pytest.raises(ts.IllegalAction) as caught:
        state.read("move board-of-works street B1 B2 B3 street B3 C4")
    assert (caught.value.step, caught.value.rule) == (4, "M-T9")
    assert caught.value.violation.args == lacks(1, "stone sand", stone=1, sand=1)
    assert state.digest() == before
    assert seen(state).board.streets == []
