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


class Plan:
    """How the numbers of an observation are made of cells: strokes, as `space.Pen` draws them."""

    def __init__(self, size: int, strokes: Sequence[int], tables: Sequence[Sequence[int]]) -> None:
        self.size = size
        self.strokes = [tuple(strokes[at : at + STROKE_SIZE]) for at in range(0, len(strokes), STROKE_SIZE)]
        self.tables = tables

    def write(self, cells: Any, printed: Any, out: Any) -> None:
        """Write an observation into an array of `size` numbers of 16 bits."""
        view = flat(out, "h", "int16", (self.size,))
        view[:] = self.numbers(cells, printed)

    def write_row(self, cells: Any, printed: Any, rows: Rows, row: int) -> None:
        """Write an observation into a row of an array."""
        rows.row(row)[:] = self.numbers(cells, printed)

    def numbers(self, cells: Any, printed: Any) -> array[int]:
        out = array("h")
        for way, rows, width, first, stride, argument in self.strokes:
            starts = range(first, first + rows * stride, stride) if stride else [first] * rows
            if way == COPY:
                out.extend(cells[start + at] for start in starts for at in range(width))
            elif way == FILL:
                out.extend([argument] * (rows * width))
            elif way == MAP:
                table = self.tables[argument]
                out.extend(table[cells[start + at]] for start in starts for at in range(width))
            elif way == SUM:
                out.extend(sum(cells[start + at] for at in range(width)) for start in starts)
            elif way == COUNT:
                table = self.tables[argument]
                out.append(sum(table[cells[start]] for start in starts))
            elif way == LIST:
                length = cells[argument]
                out.extend(cells[first + at] + 1 if at < length else 0 for at in range(width))
            elif way == PRINTED:
                out.extend(printed[first + at] for at in range(width))
        return out


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
