"""A seat is shown what it may know, all of it and nothing else."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

import tablestead as ts
from tablestead import testing
from tablestead.engine.space import Pen
from tablestead.games.keyflower import state as k
from tests.games.title import Title
from tests.games.titles import EVERY_SETUP, EVERY_TITLE
from tests.research.positions import observed, positions

CHANGED = (1, -1)
TRIED_CELLS = 250
"""Of the cells of a position about so many are changed, others in the next one."""


def view_of(state: ts.State, seat: int) -> bytes:
    return msgspec.json.encode(state.view(seat))


def may_be_changed(id: str, cell: int) -> bool:
    """In Keyflower not which tiles touch, which follows from where they lie; nor what a tile is at all."""
    field = (cell - k.ALL_TILES) % k.TILE_CELLS
    of_tile = id == "keyflower" and cell >= k.ALL_TILES
    return not of_tile or (field != k.TILE_PLACE and not k.TILE_NEXT <= field < k.TILE_COLOUR)


@EVERY_SETUP
def test_every_number_is_in_its_range_and_the_mask_is_what_is_legal(title: Title, number: int) -> None:
    for state in positions(title.game.id, number, every=120):
        testing.check_observed(state)


@EVERY_SETUP
def test_what_looks_alike_gives_the_same_numbers(title: Title, number: int) -> None:
    """Dealt anew, or restored from the view alone, the position is another; the seat cannot tell."""
    rng = ts.Rng(number)
    for step, state in enumerate(positions(title.game.id, number, every=120)):
        for seat in {step % state.players, max(0, state.player)}:
            known = observed(state, seat)
            dealt = state.copy()
            dealt.redeal(seat, rng)
            assert (observed(dealt, seat) == known).all()
            assert (observed(title.game.restore(state.view(seat)), seat) == known).all()


@EVERY_TITLE
def test_what_looks_different_gives_different_numbers(title: Title) -> None:
    """Whichever cell is changed: if the view tells, the observation does too."""
    told = 0
    for number, state in enumerate(positions(title.game.id, 1, every=97)):
        seat = number % state.players
        view, numbers = view_of(state, seat), observed(state, seat).tobytes()
        every = 1 + len(state.cells) // TRIED_CELLS
        for cell in range(number % every, len(state.cells), every):
            if not may_be_changed(title.game.id, cell):
                continue
            changed = state.copy()
            changed.cells[cell] += CHANGED[cell % 2]
            try:
                looks_different = view_of(changed, seat) != view
                is_different = observed(changed, seat).tobytes() != numbers
            except (ValueError, IndexError, StopIteration, OverflowError):
                continue  # no position at all: nothing draws it
            assert is_different or not looks_different, f"cell {cell}"
            told += looks_different
    assert told > 50


@EVERY_TITLE
def test_no_two_positions_of_a_game_are_mixed_up(title: Title) -> None:
    views: dict[bytes, bytes] = {}
    for state in positions(title.game.id, 0, every=2):
        view = view_of(state, 0)
        assert views.setdefault(observed(state, 0).tobytes(), view) == view


def test_seats_are_counted_from_the_viewer() -> None:
    space = ts.research.space("ages")
    state = ts.game("ages").start(players=3, start=2)
    entries = {entry.name: entry for entry in space.entries}
    actives = [observed(state, seat)[entries["active"].first] for seat in range(3)]
    assert actives == [1, 0, 2]
    foods = [entries[f"seat{number}.food"].first for number in range(4)]
    assert [list(observed(state, seat)[foods]) for seat in range(3)] == [[3, 3, 3, 0]] * 3


def test_the_observation_has_the_same_entries_for_every_seat_and_number_of_players() -> None:
    for id in ts.game_ids():
        game = ts.game(id)
        sketch, space = game.sketch(), game.space()
        assert sketch is not None
        known = [(entry.name, entry.first, entry.shape, entry.low, entry.high) for entry in space.entries]
        for players in range(game.min_players, game.max_players + 1):
            for viewer in range(players):
                for over in (False, True):
                    pen = Pen(players, game.max_players, viewer, over)
                    sketch.draw(pen)
                    assert pen.size == space.observation_size
                    assert [(e.name, e.first, e.shape) for e in pen.entries] == [entry[:3] for entry in known]


def test_at_the_end_of_keyflower_the_screens_are_open() -> None:
    space = ts.research.space("keyflower")
    entry = next(entry for entry in space.entries if entry.name == "seats.known")
    *_, state = positions("keyflower", 2, every=1000)
    assert state.player == ts.OVER
    shown = observed(state, 1)[entry.first : entry.first + entry.count].reshape(entry.shape)
    totals = next(entry for entry in space.entries if entry.name == "seats.workers")
    assert (shown.sum(axis=1) == observed(state, 1)[totals.first : totals.first + totals.count]).all()


# What can be wrong


@pytest.mark.parametrize(
    ("out", "error", "words"),
    [
        (np.zeros(220, np.int32), TypeError, "int16"),
        (np.zeros(220, np.uint16), TypeError, "int16"),
        (np.zeros(220, np.float16), TypeError, "int16"),
        (np.zeros(219, np.int16), ValueError, r"shape \(220,\) is needed, not \(219,\)"),
        (np.zeros((2, 110), np.int16), ValueError, r"not \(2, 110\)"),
        (np.zeros(440, np.int16)[::2], ValueError, "not contiguous"),
        ([0] * 220, TypeError, "not list"),
        (bytes(440), TypeError, "int16"),
    ],
)
def test_an_array_that_does_not_fit_is_named(out: object, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        ts.game("ages").start(players=2).observe(0, out)


def test_an_array_that_cannot_be_written_is_left_alone() -> None:
    out = np.zeros(220, np.int16)
    out.flags.writeable = False
    with pytest.raises(ValueError, match="cannot be written"):
        ts.game("ages").start(players=2).observe(0, out)


@pytest.mark.parametrize("seat", [-1, 2, 3])
def test_a_seat_that_nobody_has_is_named(seat: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        ts.game("ages").start(players=2).observe(seat, np.zeros(220, np.int16))


@pytest.mark.parametrize("dtype", [np.uint8, np.int8, np.bool_])
def test_a_mask_may_be_of_any_small_type(dtype: type[np.generic]) -> None:
    state = ts.game("ages").start(players=2)
    out = np.ones(ts.research.space("ages").actions, dtype)
    state.mask(out)
    assert list(np.flatnonzero(out)) == state.legal()


def test_a_mask_of_another_type_or_size_is_named() -> None:
    state = ts.game("ages").start(players=2)
    with pytest.raises(TypeError, match="uint8, int8 or bool"):
        state.mask(np.zeros(2027, np.int16))
    with pytest.raises(ValueError, match=r"\(2027,\)"):
        state.mask(np.zeros(2028, np.uint8))


def test_a_mask_is_empty_when_nobody_decides() -> None:
    state = ts.game("keyflower").start(players=2)
    out = np.ones(ts.research.space("keyflower").actions, np.uint8)
    assert state.player == ts.CHANCE
    state.mask(out)
    assert not out.any()
