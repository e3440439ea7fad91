# interpreted
"""Writing into the arrays of a caller, by the buffer protocol: no array library is needed here.

This is the plain way; `_arrays.c` does the same faster.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

COPY, FILL, MAP, SUM, COUNT, LIST, PRINTED = range(7)
STROKE_SIZE = 6
MASK_FORMATS = "Bb?"


def flat(out: Any, formats: str, wanted: str, shape: tuple[int, ...]) -> memoryview:
    """The numbers of an array in a row, if it is what is wanted; else an error that names the fault."""
    try:
        view = memoryview(out)
    except TypeError:
        raise TypeError(f"an array of {wanted} is needed, not {type(out).__name__}") from None
    if view.format not in list(formats):
        raise TypeError(f"an array of {wanted} is needed, not of format {view.format!r}")
    if view.shape != shape:
        raise ValueError(f"an array of shape {shape} is needed, not {view.shape}")
    if not view.c_contiguous:
        raise ValueError("the array is not contiguous")
    if view.readonly:
        raise ValueError("the array cannot be written to")
    return flattened(view) if view.ndim > 1 else view


def flattened(view: Any) -> memoryview:
    flat: memoryview = view.cast("B").cast(view.format)
    return flat


class Rows:
    """An array of a caller that is written to row by row, again and again."""

    def __init__(self, out: Any, formats: str, wanted: str, shape: tuple[int, ...]) -> None:
        self.view: Any = flat(out, formats, wanted, shape)
        self.rows = shape[0]
        self.width = shape[1] if len(shape) > 1 else 1

    def put(self, row: int, numbers: list[int] | list[float]) -> None:
        """Write numbers from the beginning of a row on."""
        if not 0 <= row < self.rows or len(numbers) > (self.rows - row) * self.width:
            raise IndexError(f"no row {row}")
        self.view[row * self.width : row * self.width + len(numbers)] = array(self.view.format, numbers)

    def clear(self) -> None:
        """Make all numbers 0."""
        self.view.cast("B")[:] = bytes(self.view.nbytes)

    def row(self, row: int) -> Any:
        if not 0 <= row < self.rows:
            raise IndexError(f"no row {row}")
        return self.view[row * self.width : (row + 1) * self.width]


def known(table: Sequence[int], cell: int) -> int:
    if not 0 <= cell < len(table):
        raise ValueError("a cell holds what the plan does not know")
    return table[cell]


class Stroke:
    """One way from cells to numbers, and how many of both there are."""

    def __init__(self, numbers: Sequence[int], tables: int) -> None:
        self.way, self.rows, self.width, self.first, self.stride, self.argument = numbers
        if min(numbers) < 0:
            raise ValueError(f"{min(numbers)} is out of range")
        alone = self.way in (LIST, PRINTED)
        if self.way > PRINTED or self.rows < 1 or self.width < 1 or (alone and self.rows > 1):
            raise ValueError("a stroke makes no sense")
        if self.way in (MAP, COUNT) and self.argument >= tables:
            raise ValueError("a stroke makes no sense")
        self.starts = [self.first + row * self.stride for row in range(self.rows)]
        self.written = {SUM: self.rows, COUNT: 1}.get(self.way, self.rows * self.width)
        self.read = self.argument + 1 if self.way == LIST else self.starts[-1] + self.width


class Plan:
    """How the numbers of an observation are made of cells: strokes, as `space.Pen` draws them."""

    def __init__(self, size: int, strokes: Sequence[int], tables: Sequence[Sequence[int]]) -> None:
        self.size = size
        self.tables = tables
        whole = range(0, len(strokes) // STROKE_SIZE * STROKE_SIZE, STROKE_SIZE)
        self.strokes = [Stroke(strokes[at : at + STROKE_SIZE], len(tables)) for at in whole]
        written = sum(stroke.written for stroke in self.strokes)
        if written != size or len(strokes) % STROKE_SIZE:
            raise ValueError(f"the strokes write {written} numbers, not {size}")
        of_cells = [stroke.read for stroke in self.strokes if stroke.way not in (FILL, PRINTED)]
        of_printed = [stroke.read for stroke in self.strokes if stroke.way == PRINTED]
        self.needed = (max(of_cells, default=0), max(of_printed, default=0))

    def write(self, cells: Any, printed: Any, out: Any) -> None:
        """Write an observation into an array of `size` numbers of 16 bits."""
        view = flat(out, "h", "int16", (self.size,))
        view[:] = self.numbers(cells, printed)

    def write_row(self, cells: Any, printed: Any, rows: Rows, row: int) -> None:
        """Write an observation into a row of an array."""
        rows.row(row)[:] = self.numbers(cells, printed)

    def numbers(self, cells: Any, printed: Any) -> array[int]:
        if len(cells) < self.needed[0] or (0 if printed is None else len(printed)) < self.needed[1]:
            raise ValueError("the position has fewer cells than the plan reads")
        out = array("h")
        for stroke in self.strokes:
            out.extend(self.drawn(stroke, cells, printed))
        return out

    def drawn(self, stroke: Stroke, cells: Any, printed: Any) -> list[int]:
        """The numbers of one stroke."""
        way, across, argument = stroke.way, range(stroke.width), stroke.argument
        if way == FILL:
            return [argument] * stroke.written
        if way == LIST:
            length = cells[argument]
            return [cells[stroke.first + at] + 1 if at < length else 0 for at in across]
        source = printed if way == PRINTED else cells
        rows = [[source[start + at] for at in across] for start in stroke.starts]
        if way == SUM:
            return [sum(row) for row in rows]
        found = [cell for row in rows for cell in row]
        if way == MAP:
            return [known(self.tables[argument], cell) for cell in found]
        if way == COUNT:
            return [sum(known(self.tables[argument], cell) for cell in found)]
        return found


class Index:
    """The compact number of every action that a seat can choose."""

    def __init__(self, actions: Sequence[int]) -> None:
        self.size = len(actions)
        self.numbers = {action: number for number, action in enumerate(actions)}

    def mark(self, legal: list[int], out: Any) -> None:
        """Write 1 for each of these actions into an array of `size` bytes, else 0."""
        view = flat(out, MASK_FORMATS, "uint8, int8 or bool", (self.size,))
        view.cast("B")[:] = self.marks(legal)

    def mark_row(self, legal: list[int], rows: Rows, row: int) -> None:
        """The same into a row of an array."""
        rows.row(row).cast("B")[:] = self.marks(legal)

    def marks(self, legal: list[int]) -> bytes:
        marks = bytearray(self.size)
        for action in legal:
            marks[self.numbers[action]] = 1
        return bytes(marks)
