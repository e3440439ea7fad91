"""The rulebook's examples, as the data file has them, on the standard board."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .positions import (
    GAME,
    at_mill,
    at_trade,
    at_works,
    goods,
    own,
    play,
    points,
    position,
    refused,
    seen,
    targets,
    workers,
)

DATA = Path(__file__).parents[3] / "src" / "tablestead" / "data" / "milestones.json"
EXAMPLES: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))["examples"]


def row(board: list[str | None]) -> str:
    return " ".join(worker or "-" for worker in board)


def triangle(corners: list[str]) -> str:
    return GAME.text(GAME.parse("house " + "-".join(corners))).removeprefix("house ")


def test_every_example_of_the_file_is_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in EXAMPLES if f"def test_example_{name}" not in source] == []


def test_example_production() -> None:
    """Philipp: castle → quarryman 5 brings 2 stone, then → coiner 5 brings 1 coin."""
    example = EXAMPLES["production"]
    state = position(workers={0: row(example["board"])})
    play(state, "move 4")
    assert example["move1"] == "castle -> Q5 = 2 stone"
    assert (own(state).workers[3], goods(state)) == ("Q5", "2 stone")
    play(state, "move 6")
    assert example["move2"] == "Q5 -> C5 = 1 coin"
    assert (own(state).workers[5], goods(state)) == ("C5", "2 stone 1 coin")


def test_example_hire() -> None:
    """The double lumberjack goes over the empty space 3 and the quarryman 5."""
    before, example = EXAMPLES["production"]["board"], EXAMPLES["hire"]
    tile = example["tile"].split()[0]
    state = at_trade("2 coin", workers={0: row(before)})
    assert tile in targets(state, "hire")
    play(state, f"hire {tile} at 3")
    assert (workers(state), goods(state)) == (row(example["board_after"]), "")


def test_example_bonus() -> None:
    """From quarryman 1 to lumberjack 5: 3 wood, and a point for the bonus tile passed."""
    assert EXAMPLES["bonus"]["move"].startswith("Q1 -> L5 = 3 wood, +1 VP")
    after = EXAMPLES["hire"]["board_after"]
    with_bonus = ["L4*" if space == 2 else worker for space, worker in enumerate(after)]
    state = position(workers={0: row(with_bonus)}, piece={0: "1"})
    play(state, "move 5")
    assert (goods(state), points(state)) == ("3 wood", 1)


@pytest.mark.parametrize(("name", "coins"), [("ascending", "1 coin"), ("not_ascending", "")])
def test_example_income(name: str, coins: str) -> None:
    """The numbers of the pictures, next to each other and with gaps between them."""
    numbers = EXAMPLES["income"][name]
    for between in (" ", " - ", " x "):
        state = position(workers={0: between.join(f"Q{n}" for n in numbers)})
        assert goods(play(state, "move trading-house")) == coins


def test_example_street() -> None:
    example = EXAMPLES["street"]
    section = example["new_section"]
    path = example["existing_path"]
    state = at_works("1 stone 1 sand", streets=[" ".join(path)])
    board = seen(state).board
    assert board.milestones == example["existing_milestones"]
    assert board.markets[0].point == example["market"]
    assert {point.id: point.value for point in board.points}[example["upper_two"]] == 2
    # He might have branched off at the marketplace, but neither at the upper 2 nor at the milestones.
    assert targets(state, "street") == sorted([example["market"], path[-1]])
    for point in (example["upper_two"], *example["existing_milestones"]):
        refused(state, f"street {point}", "M-T9", "street-branch", point=point)
    # No loop either: back to the upper 2, or to the marketplace round the corner.
    refused(play(state.copy(), f"street {path[-1]}"), "B3", "M-T9", "street-taken", point="B3")
    refused(play(state.copy(), f"street {path[-1]} C2"), "B1", "M-T9", "street-taken", point="B1")
    play(state, f"street {section['start']} {section['milestone']} {section['end']}")
    assert (points(state), goods(state)) == (example["vp"], "")
    assert seen(state).board.milestones == sorted([*example["existing_milestones"], section["milestone"]])


STREETS = ["B1 B2 B3 C4 C3 C2 D2"]
"""After the street example."""


def test_example_house() -> None:
    example = EXAMPLES["house"]
    state = at_works("1 stone 1 wood", streets=STREETS)
    red, blue = triangle(example["red_lot"]), triangle(example["blue_lot"])
    assert {red, blue} <= set(targets(state, "house"))
    assert points(play(state.copy(), f"house {red}")) == example["red_vp"]
    assert points(play(state.copy(), f"house {blue}")) == example["blue_vp"]


def test_example_market() -> None:
    example = EXAMPLES["market"]
    state = at_works("1 wood 1 sand", streets=STREETS)
    between, end = example["between"], example["street_end"]
    assert {between, end} <= set(targets(state, "market"))
    assert points(play(state.copy(), f"market {between}")) == example["between_vp"]
    assert points(play(state.copy(), f"market {end}")) == example["end_vp"]


def test_example_flour() -> None:
    example = EXAMPLES["flour"]
    market = example["market"]
    state = at_mill("2 grain", streets=["B1 B2 B3 B4 C5 B5 B6 B7 B8"], markets=market)
    board = seen(state).board
    assert set(example["covered_neighbours"]) <= set(board.milestones)
    values = {point.id: point.value for point in board.points}
    round_it = ("A6", "A7", "B5", "B7", "C6", "C7")
    uncovered = [values[id] for id in round_it if id not in board.milestones]
    assert sorted(uncovered) == example["uncovered_values"]
    play(state, f"flour {market}")
    assert (points(state), goods(state)) == (example["vp"], f"{example['coin']} coin")


def test_example_final() -> None:
    """Martina with one quarryman and a bonus tile, Dirk with two quarrymen, Philipp with one."""
    example = EXAMPLES["final"]
    rows = {0: "Q1* x", 1: "Q2 Q3", 2: "Q4 x"}
    state = position(3, active=2, end_by=0, step="end", moves=2, workers=rows)
    assert [own(state, seat).majority[0] for seat in range(3)] == example["quarrymen"]
    play(state, "end")
    assert state.scores() == example["vp"]
