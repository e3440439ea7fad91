"""What must hold at every step of every game: as the ledger has it, lists, restoring, chance; undo."""

from __future__ import annotations

from collections import Counter

import pytest

import tablestead as ts
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState
from tablestead.games.milestones.view import MilestonesView
from tablestead.games.milestones.view.restore import find_building_sites
from tests.engine.chance import check_sample
from tests.soak.milestones.ledger import CHANCE, SOURCES, Ledger
from tests.soak.milestones.title import MilestonesTitle
from tests.soak.title import Options

from .games import SETUPS, played
from .positions import GAME, board_text, new, play, position, refused, seen, set_up, small_board, step

EVERY_SETUP = pytest.mark.parametrize("number", range(len(SETUPS)))
pytestmark = pytest.mark.random


def steps_of(setup: Options, seed: int, eager: bool) -> list[MilestonesState]:
    """Every position of a game."""
    _, record = played(setup, seed, eager=eager)
    state = record.start()
    assert isinstance(state, MilestonesState)
    found = [state]
    for action in record.actions:
        state = state.copy()
        state.apply_trusted(action)
        found.append(state)
    return found


# At every step


@EVERY_SETUP
def test_lists_counts_and_views_at_every_step(number: int) -> None:
    """ROOM, WAYS, STARTS, SITES, LOTS and HUNGRY are what the pieces say; a view restores the position."""
    pieces = slice(s.POINT_PIECE, s.SEATS)
    built: list[int] = []
    for state in steps_of(SETUPS[number], number, eager=number % 4 != 1):
        if list(state.cells[pieces]) != built:
            built = list(state.cells[pieces])
            anew = state.copy()
            find_building_sites(anew)
            assert list(anew.cells) == list(state.cells)
        assert GAME.restore(state.view(None)).digest() == state.digest(), step(state)


@EVERY_SETUP
@pytest.mark.parametrize("seed", [100, 200, 300])
def test_every_step_is_as_the_ledger_has_it(number: int, seed: int) -> None:
    """Where everything lies, what is legal, goods and points; the view says the same."""
    _, record = played(SETUPS[number], seed + number)
    title, state = MilestonesTitle(), record.start()
    assert isinstance(state, MilestonesState)
    ledger = title.ledger(record.options)
    for action in record.actions:
        who = "*" if state.player == ts.CHANCE else str(state.player + 1)
        state.apply_trusted(action)
        ledger.read(f"{who} {GAME.text(action)}")
        title.check_position(state, ledger)
        title.check_legal(state.legal(), ledger)
        check_view(seen(state), ledger)


def check_view(view: MilestonesView, ledger: Ledger) -> None:
    left = view.left
    assert [left.sections, left.markets, left.houses, left.sacks] == list(ledger.supply.values())
    for seat, mat in zip(view.seats, ledger.mats, strict=True):
        assert {source: getattr(seat.score, source) for source in SOURCES} == mat.points
        assert seat.score.total == mat.total()
        assert seat.ascending == mat.ascending()
    assert (view.step in CHANCE) == (view.player == ts.CHANCE)


# Chance


def chance_positions() -> list[MilestonesState]:
    """Lots and tiles of the setup at different stages, equal tiles among them, and a refill."""
    first = new()
    lots = play(new(), *["lot coin"] * 3, "lot grain")
    doubled = new(board=board_text(worker_tiles=["Q1|C3"] * 6 + ["L4|L4"] * 3 + ["S6|C8"] * 8))
    while step(doubled) == "lots":
        doubled.apply(doubled.outcomes()[0][0])
    tiles = doubled.copy()
    play(tiles, "tile Q1|C3", "tile L4|L4")
    rich = position(step="trade", moves=1, piece={0: "trading-house"}, goods={0: "2 coin"})
    refill = play(rich, "hire L4|L4 at 1")
    return [first, lots, doubled, tiles, refill]


@pytest.mark.parametrize("state", chance_positions(), ids=["lots", "late lots", "doubled", "tiles", "refill"])
def test_outcomes_are_even_and_sample_agrees(state: MilestonesState) -> None:
    """Probabilities from what the view shows is left; chi-square for the sample."""
    view = seen(state)
    left: Counter[str] = Counter()
    if view.step == "lots":
        left.update({f"lot {good}": n for good, n in zip(m.GOOD_IDS, view.bag, strict=True) if n})
    else:
        left.update(f"tile {tile}" for tile in view.pile)
    outcomes = {GAME.text(action): chance for action, chance in state.outcomes()}
    assert outcomes == pytest.approx({text: n / left.total() for text, n in left.items()})
    assert {GAME.text(action) for action in check_sample(state, 6000)} == set(outcomes)


# Whole games


def test_eager_games_see_every_step_and_every_way_to_end() -> None:
    """So that the tests above test something."""
    steps: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for seed in (0, 200):
        for number, setup in enumerate(SETUPS):
            positions = steps_of(setup, seed + number, eager=True)
            steps.update(s.STEP_IDS[state.step] for state in positions)
            view = seen(positions[-1])
            tiles = not any(view.display)
            ends["limit" if view.end_by is None else "tiles" if tiles else "points"] += 1
    assert set(steps) == set(s.STEP_IDS)
    assert set(ends) == {"limit", "tiles", "points"}


# Undo


def record_of(setup: Options, *lines: str) -> ts.Record:
    """A game with its setup and draft behind it, then these lines."""
    record = ts.Record(GAME, GAME.check(setup))
    state = record.start()

    def do(action: int) -> None:
        state.apply(action)
        record.append(action)

    while state.round == 0:
        do(state.outcomes()[0][0] if state.player == ts.CHANCE else state.legal()[0])
    for line in lines:
        for action in state.read(line):
            do(action)
    return record


def test_undo_takes_back_to_the_last_decision() -> None:
    setup: Options = {"players": 2}
    assert record_of(setup).undoable() == (0, "undo-turn")
    assert record_of(setup, "move 1").undoable() == (1, "")
    assert record_of(setup, "move 1", "move 2").undoable() == (1, "")
    assert record_of(setup, "move 1", "move 2", "end").undoable() == (0, "undo-turn")


def test_undo_stops_at_a_tile_that_was_drawn() -> None:
    from tablestead.engine.record import undo_message

    record = ts.Record(GAME, GAME.check({"players": 2}))
    record.append(GAME.parse("lot stone"))
    assert record.undoable() == (0, "undo-chance")
    assert undo_message(GAME, "undo-chance") == "milestones-undo-chance"


def test_undo_in_the_draft() -> None:
    record = ts.Record(GAME, GAME.check({"players": 2}))
    state = set_up(new())
    record.actions = []
    replayed = record.start()
    while replayed.player == ts.CHANCE:
        action = replayed.outcomes()[0][0]
        replayed.apply(action)
        record.append(action)
    assert replayed.digest() == state.digest()
    assert record.undoable() == (0, "undo-chance")
    record.append(replayed.legal()[0])
    assert record.undoable() == (1, "")
    record.append(GAME.parse("at 3"))
    assert record.undoable() == (1, "")


def test_small_boards_end_when_nothing_can_be_built() -> None:
    """A board of one point: no street, no house, no marketplace; the game goes on to its limit."""
    alone = small_board(
        rows=[{"row": "A", "first_hx": 0, "values": [0]}],
        start_market="A1",
        bush_triangles=[],
        bonus_tiles={},
    )
    state = position(board=alone, goods={0: "9 stone 9 wood 9 sand 2 grain"})
    play(state, "move board-of-works")
    refused(state, "street A1", "M-T9", "street-no-room", point="A1")
    play(state, "move mill", "flour A1")
    assert (state.scores()[0], step(state)) == (0, "end")
    assert ts.playout(new(board=alone), ts.Rng(3)) > 100
