"""What a learning program is shown of a game, and what it may answer: fixed rows of numbers for every seat.

A game declares its observation once, with a `Pen` that moves over the cells of a position: every stroke is an
entry of the observation, with its name, its range and its meaning, and the way from the cells to its numbers.
The strokes of a seat make a `Plan`, which `arrays` carries out; the tables in docs are made of the entries.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index as whole
from typing import TYPE_CHECKING, Final, SupportsIndex

from mypy_extensions import mypyc_attr

from tablestead.engine.arrays import Index, Plan

if TYPE_CHECKING:
    from tablestead.engine.game import Game, State

OVER: Final = -2
# Ways from the cells to the numbers of an entry, as arrays.py and _arrays.c know them.
COPY: Final = 0
FILL: Final = 1
MAP: Final = 2
SUM: Final = 3
COUNT: Final = 4
LIST: Final = 5
PRINTED: Final = 6
STROKE_SIZE: Final = 6
"""The numbers of a stroke: way, rows, cells in a row, the first cell, from row to row, an argument."""


class Entry:
    """Some numbers of an observation that mean one thing."""

    def __init__(
        self, name: str, first: int, shape: tuple[int, ...], low: int, high: int, meaning: str
    ) -> None:
        self.name = name
        """What it is called."""
        self.first = first
        """Where it begins."""
        self.shape = shape
        """How its numbers are counted: `(6, 4)` for four of each of six seats."""
        self.low = low
        """The least that any of them can be."""
        self.high = high
        """The most."""
        self.meaning = meaning
        """What they are, in one line."""
        self.count = 1
        """How many numbers they are."""
        for size in shape:
            self.count *= size

    def __repr__(self) -> str:
        return f"Entry({self.name!r}, first={self.first}, shape={self.shape}, {self.low}…{self.high})"


class Pen:
    """Writes down what one seat may know, in the order of the strokes. Seats are counted from the viewer."""

    def __init__(self, players: int, max_players: int, viewer: int, over: bool) -> None:
        self.players = players
        self.max_players = max_players
        self.viewer = viewer
        self.over = over
        """Whether the game is over: then nothing is hidden any more."""
        self.entries: list[Entry] = []
        self.size = 0
        self.strokes: list[int] = []
        self.tables: list[list[int]] = []

    def seats(self) -> list[int]:
        """The seats in the order of play from the viewer on."""
        return [(self.viewer + number) % self.players for number in range(self.players)]

    def seat_base(self, number: int, first: int, stride: int) -> int:
        """Where the record of a seat begins, the viewer's being number 0; -1 for a seat that nobody has."""
        return first + self.seats()[number] * stride if number < self.players else -1

    def from_viewer(self, seat: int) -> int:
        """How many seats after the viewer a seat comes."""
        return (seat - self.viewer) % self.players

    # An entry for each of these

    def cells(
        self, name: str, first: int, shape: Sequence[int], high: int, meaning: str, low: int = 0
    ) -> None:
        """Cells in a row, as they are."""
        count = self.enter(name, shape, low, high, meaning)
        self.stroke(COPY, 1, count, first, 0, 0)

    def mapped(self, name: str, first: int, shape: Sequence[int], table: list[int], meaning: str) -> None:
        """Cells in a row, each by its place in a table."""
        count = self.enter(name, shape, min(table), max(table), meaning)
        self.stroke(MAP, 1, count, first, 0, self.table(table))

    def total(self, name: str, first: int, count: int, high: int, meaning: str) -> None:
        """How much some cells in a row are together."""
        self.enter(name, (), 0, high, meaning)
        self.stroke(SUM, 1, count, first, 0, 0)

    def seat(self, name: str, cell: int, meaning: str) -> None:
        """A cell that holds a seat."""
        self.enter(name, (), 0, self.max_players - 1, meaning)
        self.stroke(MAP, 1, 1, cell, 0, self.table([self.from_viewer(seat) for seat in range(self.players)]))

    def seat_or_none(
        self, name: str, first: int, shape: Sequence[int], meaning: str, stride: int = 1
    ) -> None:
        """Cells that hold a seat + 1, or 0 for none."""
        count = self.enter(name, shape, 0, self.max_players, f"{meaning}: seat + 1, 0 for nobody")
        seats = [0, *(self.from_viewer(seat) + 1 for seat in range(self.players))]
        self.stroke(MAP, count, 1, first, stride, self.table(seats))

    def bits(
        self, name: str, first: int, shape: Sequence[int], bits: int, meaning: str, used: int = 0
    ) -> None:
        """Cells in a row that hold sets, as bits: by bit, then by cell. `used` bits of them, if not all."""
        used = used or bits
        count = self.enter(name, (used, *shape), 0, 1, meaning) // used
        for bit in range(used):
            self.stroke(MAP, 1, count, first, 0, self.table([value >> bit & 1 for value in range(1 << bits)]))

    def column(
        self, name: str, first: int, shape: Sequence[int], stride: int, high: int, meaning: str, low: int = 0
    ) -> None:
        """A field of records that lie `stride` cells apart: by record, then as the field is counted."""
        count = self.enter(name, shape, low, high, meaning)
        self.stroke(COPY, shape[0], count // shape[0], first, stride, 0)

    def mapped_column(
        self, name: str, first: int, rows: int, stride: int, table: list[int], meaning: str
    ) -> None:
        """A field of one cell of records, each by its place in a table."""
        self.enter(name, (rows,), min(table), max(table), meaning)
        self.stroke(MAP, rows, 1, first, stride, self.table(table))

    def of_seat(
        self, name: str, base: int, offset: int, shape: Sequence[int], high: int, meaning: str, low: int = 0
    ) -> None:
        """A field of a seat's record, `base` from `seat_base`; 0 for a seat that nobody has."""
        count = self.enter(name, shape, low, high, meaning)
        if base >= 0:
            self.stroke(COPY, 1, count, base + offset, 0, 0)
        else:
            self.stroke(FILL, 1, count, 0, 0, 0)

    def of_seats(
        self, name: str, first: int, width: int, stride: int, high: int, meaning: str, low: int = 0
    ) -> None:
        """A field of every seat's record, the viewer's first; 0 for seats that nobody has."""
        shape = (self.max_players,) if width == 1 else (self.max_players, width)
        self.enter(name, shape, low, high, meaning)
        self.rotate(COPY, first, width, stride)

    def totals_of_seats(
        self, name: str, first: int, width: int, stride: int, high: int, meaning: str
    ) -> None:
        """How much a field of every seat's record is together."""
        self.enter(name, (self.max_players,), 0, high, meaning)
        self.rotate(SUM, first, width, stride)

    def columns_of_seats(
        self, name: str, first: int, rows: int, stride: int, high: int, meaning: str
    ) -> None:
        """Of each seat one cell in every record: bids on tiles. By seat, then by record."""
        self.enter(name, (self.max_players, rows), 0, high, meaning)
        for seat in self.seats():
            self.stroke(COPY, rows, 1, first + seat, stride, 0)
        self.stroke(FILL, 1, (self.max_players - self.players) * rows, 0, 0, 0)

    def counts_of_seats(
        self, name: str, first: int, rows: int, stride: int, values: list[int], most: int, meaning: str
    ) -> None:
        """In how many records a cell, at most `most`, is one of `values` + seat."""
        self.enter(name, (self.max_players,), 0, rows, meaning)
        for seat in self.seats():
            theirs = [int(value - seat in values) for value in range(most + 1)]
            self.stroke(COUNT, rows, 1, first, stride, self.table(theirs))
        self.stroke(FILL, 1, self.max_players - self.players, 0, 0, 0)

    def listed(self, name: str, first: int, most: int, length: int, high: int, meaning: str) -> None:
        """A list of which the cell `length` tells the length: each + 1, and 0 behind its end."""
        self.enter(name, (most,), 0, high, meaning)
        self.stroke(LIST, 1, most, first, 0, length)

    def printed(
        self, name: str, first: int, shape: Sequence[int], high: int, meaning: str, low: int = 0
    ) -> None:
        """What never changes in a game and lies in no cell: `State.printed`."""
        count = self.enter(name, shape, low, high, meaning)
        self.stroke(PRINTED, 1, count, first, 0, 0)

    # How they are made

    def enter(self, name: str, shape: Sequence[int], low: int, high: int, meaning: str) -> int:
        entry = Entry(name, self.size, tuple(shape), low, high, meaning)
        self.entries.append(entry)
        self.size += entry.count
        return entry.count

    def stroke(self, way: int, rows: int, width: int, first: int, stride: int, argument: int) -> None:
        """One that goes on where the last one ended makes it longer."""
        if rows * width == 0:
            return
        last = self.strokes[-STROKE_SIZE:]
        joins = way in (COPY, MAP, FILL, PRINTED) and rows == 1 and last[:2] == [way, 1]
        if joins and last[5] == argument and (way == FILL or last[3] + last[2] == first):
            self.strokes[-STROKE_SIZE + 2] += width
        else:
            self.strokes += [way, rows, width, first, stride, argument]

    def rotate(self, way: int, first: int, width: int, stride: int) -> None:
        """The records of the seats from the viewer on, then those before it, then nobody's."""
        after = self.players - self.viewer
        self.stroke(way, after, width, first + self.viewer * stride, stride, 0)
        self.stroke(way, self.viewer, width, first, stride, 0)
        self.stroke(FILL, 1, (self.max_players - self.players) * (1 if way == SUM else width), 0, 0, 0)

    def table(self, table: list[int]) -> int:
        if table not in self.tables:
            self.tables.append(table)
        return self.tables.index(table)

    def plan(self) -> Plan:
        return Plan(self.size, self.strokes, self.tables)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sketch:
    """What a game brings: the strokes of an observation, and which actions a seat can ever choose."""

    def draw(self, pen: Pen) -> None:
        """Everything that the pen's viewer may know, and nothing else."""
        raise NotImplementedError

    def actions(self) -> list[int]:
        """The actions of the numbering that a seat can choose, sorted; no chance events."""
        raise NotImplementedError


class Space:
    """The observations and the actions of a game as fixed rows of numbers: `ts.research.space(game)`."""

    def __init__(self, game: Game, sketch: Sketch) -> None:
        self.game: Final = game
        """The game."""
        self.max_players = game.max_players
        """The most that can play; an observation has room for so many seats."""
        self.dtype = "int16"
        """The type of the numbers of an observation."""
        self._sketch: Final = sketch
        pen = Pen(game.max_players, game.max_players, 0, False)
        sketch.draw(pen)
        self.entries: list[Entry] = pen.entries
        """What an observation is made of, in order."""
        self.observation_size = pen.size
        """How many numbers an observation has, whatever the options of the game."""
        self._actions: Final[list[int]] = sketch.actions()
        self.actions = len(self._actions)
        """How many actions there are: 0 to `actions` - 1, whatever the options of the game."""
        self._index: Final = Index(self._actions)
        self._numbers: Final = {action: number for number, action in enumerate(self._actions)}
        self._plans: list[Plan | None] = [None] * (2 * (game.max_players + 1) * game.max_players)

    def __repr__(self) -> str:
        return f"<Space: {self.game.id!r}, {self.observation_size} numbers, {self.actions} actions>"

    def action(self, index: SupportsIndex) -> int:
        """The action of the game's numbering, as `state.apply` takes it."""
        number = whole(index)
        if not 0 <= number < self.actions:
            raise ValueError(f"there is no action {number}: {self.game.id} has 0 to {self.actions - 1}")
        return self._actions[number]

    def index(self, action: int) -> int:
        """The number of an action of the game's numbering; a chance event has none."""
        found = self._numbers.get(action)
        if found is None:
            raise ValueError(f"no seat of {self.game.id} can choose {action}")
        return found

    def text(self, index: SupportsIndex) -> str:
        """An action in notation."""
        return self.game.text(self.action(index))

    def all_actions(self) -> list[int]:
        """The action of every number. Shared: copy before changing."""
        return self._actions

    def index_of_actions(self) -> Index:
        """What marks legal actions in an array."""
        return self._index

    def observe(self, state: State, seat: int, out: object) -> None:
        """Write what a seat may know into `out`: see `State.observe`."""
        self.plan(state, seat).write(state.cells, state.printed(), out)

    def mask(self, state: State, out: object) -> None:
        """Write what may be done into `out`: see `State.mask`."""
        self._index.mark(state.legal(), out)

    def plan(self, state: State, seat: int) -> Plan:
        """How the observation of a seat is made of a position."""
        players = state.players
        over = state.player == OVER
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}: {players} play, counted from 0")
        at = 2 * (players * self.max_players + seat) + (1 if over else 0)
        known = self._plans[at]
        if known is None:
            pen = Pen(players, self.max_players, seat, over)
            self._sketch.draw(pen)
            known = pen.plan()
            self._plans[at] = known
        return known
