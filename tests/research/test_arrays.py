"""The compiled way to write into arrays does what the plain one does, with the same errors."""

from __future__ import annotations

from types import ModuleType

import numpy as np
import pytest

import tablestead as ts
from tablestead.engine import arrays, plain_arrays
from tablestead.engine import game as engine_game
from tablestead.engine.space import COPY, COUNT, FILL, LIST, MAP, PRINTED, SUM, Pen
from tests.games.title import Title
from tests.games.titles import EVERY_TITLE
from tests.research.positions import positions

EACH_WAY = pytest.mark.parametrize("way", [arrays, plain_arrays], ids=["best", "plain"])


def cells_of(numbers: list[int]) -> object:
    """As a position has them: the memory of a vec, which cannot be written to from outside."""
    state = ts.game("ages").start(players=1)
    for cell in range(len(state.cells)):
        state.cells[cell] = numbers[cell] if cell < len(numbers) else 0
    return state.cells


@EVERY_TITLE
def test_both_ways_write_the_same(title: Title) -> None:
    sketch, space = title.game.sketch(), title.game.space()
    assert sketch is not None
    actions = [space.action(index) for index in range(space.actions)]
    best, plain = (np.zeros(space.observation_size, np.int16) for _ in range(2))
    marks, plain_marks = (np.zeros(space.actions, np.uint8) for _ in range(2))
    for number, state in enumerate(positions(title.game.id, 2, every=45)):
        pen = Pen(state.players, space.max_players, number % state.players, state.player == ts.OVER)
        sketch.draw(pen)
        for way, out, marked in ((arrays, best, marks), (plain_arrays, plain, plain_marks)):
            way.Plan(pen.size, pen.strokes, pen.tables).write(state.cells, state.printed(), out)
            way.Index(actions).mark(state.legal(), marked)
        assert (best == plain).all()
        assert (marks == plain_marks).all()


def test_a_compiled_build_writes_the_compiled_way() -> None:
    compiled = not str(engine_game.__file__).endswith(".py")
    assert (arrays.Plan.__module__ == plain_arrays.Plan.__module__) != compiled


@EACH_WAY
def test_every_way_from_cells_to_numbers(way: ModuleType) -> None:
    strokes = [
        *(COPY, 2, 2, 0, 3, 0),
        *(FILL, 1, 2, 0, 0, 9),
        *(MAP, 1, 2, 1, 0, 0),
        *(SUM, 2, 3, 0, 3, 0),
        *(COUNT, 2, 1, 0, 2, 0),
        *(LIST, 1, 4, 2, 0, 1),
        *(PRINTED, 1, 2, 1, 0, 0),
    ]
    expected = [*(0, 2, 5, 0), *(9, 9), *(30, 20), *(3, 7), 10 + 20, *(2, 6, 0, 0), *(5, 6)]
    out = np.full(len(expected), 7, np.int16)
    plan = way.Plan(len(expected), strokes, [[10, 20, 30]])
    plan.write(cells_of([0, 2, 1, 5, 0, 2, 1]), cells_of([4, 5, 6]), out)
    assert list(out) == expected


@EACH_WAY
def test_a_cell_that_no_table_knows_is_an_error(way: ModuleType) -> None:
    plan = way.Plan(1, [MAP, 1, 1, 0, 0, 0], [[0, 1]])
    for wrong in (2, -1):
        with pytest.raises(ValueError, match="does not know"):
            plan.write(cells_of([wrong]), None, np.zeros(1, np.int16))


@EACH_WAY
def test_rows_are_written_where_they_lie(way: ModuleType) -> None:
    out = np.zeros((3, 2), np.int16)
    rows = way.Rows(out, "h", "int16", (3, 2))
    plan = way.Plan(2, [COPY, 1, 2, 0, 0, 0], [])
    plan.write_row(cells_of([4, 5]), None, rows, 1)
    assert out.tolist() == [[0, 0], [4, 5], [0, 0]]
    for row in (-1, 3):
        with pytest.raises(IndexError, match=f"no row {row}"):
            plan.write_row(cells_of([4, 5]), None, rows, row)
    rows.clear()
    assert not out.any()
    marks = np.zeros((2, 3), np.bool_)
    way.Index([5, 7, 9]).mark_row([7], way.Rows(marks, "Bb?", "bool", (2, 3)), 1)
    assert marks.tolist() == [[False] * 3, [False, True, False]]


@EACH_WAY
@pytest.mark.parametrize(
    ("dtype", "format"),
    [(np.int8, "b"), (np.uint8, "B"), (np.int32, "i"), (np.int64, "lq"), (np.float32, "f")],
)
def test_numbers_are_put_in_whatever_their_size(
    way: ModuleType, dtype: type[np.generic], format: str
) -> None:
    out = np.zeros((2, 2), dtype)
    rows = way.Rows(out, format, "numbers", (2, 2))
    rows.put(1, [3, 4])
    assert out.tolist() == [[0, 0], [3, 4]]
    with pytest.raises(IndexError, match="no row"):
        rows.put(1, [3, 4, 5])


@EACH_WAY
def test_an_action_that_no_seat_can_choose_is_an_error(way: ModuleType) -> None:
    with pytest.raises(KeyError, match="6"):
        way.Index([5, 7]).mark([6], np.zeros(2, np.uint8))


@EACH_WAY
@pytest.mark.parametrize(
    ("strokes", "words"),
    [
        ([COPY, 1, 2, 0, 0, 0], "write 2 numbers, not 1"),
        ([COPY, 1, 1, 0], "write 0 numbers, not 1"),
        ([99, 1, 1, 0, 0, 0], "makes no sense"),
        ([MAP, 1, 1, 0, 0, 3], "makes no sense"),
        ([COPY, 0, 1, 0, 0, 0], "makes no sense"),
        ([COPY, 1, 1, -1, 0, 0], "-1 is out of range"),
    ],
)
def test_a_plan_that_makes_no_sense_is_not_taken(way: ModuleType, strokes: list[int], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        way.Plan(1, strokes, [])


@EACH_WAY
def test_no_cell_is_read_that_is_not_there(way: ModuleType) -> None:
    out = np.zeros(1, np.int16)
    for strokes in ([COPY, 1, 1, 100_000, 0, 0], [PRINTED, 1, 1, 0, 0, 0]):
        with pytest.raises(ValueError, match="fewer cells"):
            way.Plan(1, strokes, []).write(cells_of([1]), None, out)
