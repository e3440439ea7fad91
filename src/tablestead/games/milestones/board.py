"""The main board: the standard one, one drawn at random (M-O1), or a file of one's own (M-O2)."""

from __future__ import annotations

import json
from functools import partial
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.errors import OptionError, TablesteadError
from tablestead.engine.game import RANDOM, Option, Value
from tablestead.engine.rng import Rng
from tablestead.games.milestones import material as m

STANDARD: Final = "standard"
FIELDS: Final = ("rows", "start_market", "bush_triangles", "worker_tiles", "bonus_tiles")
NEEDED: Final = ("rows", "start_market", "bush_triangles")
FEWEST_TILES: Final = 14
MOST_TILES: Final = 99
MOST_BONUSES: Final = m.TRIANGLES
LONGEST_FILE: Final = 20000
MOST_TOLD: Final = 20
"""Faults of a file that are named; the rest are counted."""
NO_POINT: Final = -1
HIGHEST_VALUE: Final = 5

# What is printed, in one row of numbers.
PRINTED_VALUES: Final = 0  # + point
PRINTED_BUSHES: Final = PRINTED_VALUES + m.POINTS  # + triangle: its place + 1 among the bushes, 0 for none
PRINTED_BONUSES: Final = PRINTED_BUSHES + m.TRIANGLES  # + good
PRINTED_TILES: Final = PRINTED_BONUSES + m.KINDS  # + place: tile + 1, 0 for none


class Board:
    """A board as printed. It never changes, so all positions of a game share it."""

    def __init__(
        self, text: str, values: list[int], bushes: list[int], tiles: list[int], bonuses: list[int]
    ) -> None:
        self.text = text
        """The settled option: `standard`, or the board in full."""
        self.tiles: list[int] = sorted(tiles)
        self.bonuses = bonuses
        """How many bonus tiles of each good."""
        self.bushes = bushes
        """Triangles, in the order of the file."""
        self.start = values.index(0)
        self.values: vec[i64] = vec[i64]([NO_POINT] * m.POINTS)
        self.neighbours: vec[i64] = vec[i64]([NO_POINT] * (m.POINTS * m.DIRECTIONS))
        self.triangles: vec[i64] = vec[i64]([NO_POINT] * (m.POINTS * m.DIRECTIONS))
        self.on_board: vec[i64] = vec[i64]([0] * m.TRIANGLES)
        for point in range(m.POINTS):
            self.values[point] = values[point]
        for triangle in range(m.TRIANGLES):
            if is_triangle(values, triangle):
                self.on_board[triangle] = 1
        for at in range(m.POINTS * m.DIRECTIONS):
            other = m.NEXT_POINT[at]
            if values[at // m.DIRECTIONS] >= 0 and other >= 0 and values[other] >= 0:
                self.neighbours[at] = other
            triangle = m.TRIANGLE_AT[at]
            if triangle >= 0 and self.on_board[triangle] != 0:
                self.triangles[at] = triangle
        self.checksum = _checksum([*values, *bushes, *self.tiles, *bonuses])
        self.room: list[int] = [sum(1 for o in self.joined(p) if values[o] > 0) for p in range(m.POINTS)]
        """By point, before anything is built: how many free points are joined to it."""
        self.ways: list[int] = [
            sum(1 for o in self.joined(p) if values[o] > 0 and self.room[o] > 0) for p in range(m.POINTS)
        ]
        """By point: how many of those have room for a section to go on."""
        places = [bushes.index(n) + 1 if n in bushes else 0 for n in range(m.TRIANGLES)]
        held = [tile + 1 for tile in self.tiles] + [0] * (MOST_TILES - len(self.tiles))
        printed: list[int] = [*values, *places, *bonuses, *held]
        self.printed: object = vec[i64](printed)
        """All of it as one row of numbers."""

    def value(self, point: int) -> int:
        """The printed number, 0 at the start, -1 where the board has no point."""
        return int(self.values[point])

    def joined(self, point: int) -> list[int]:
        """The points joined to this one by a line."""
        found: list[int] = []
        for direction in range(m.DIRECTIONS):
            other = int(self.neighbours[point * m.DIRECTIONS + direction])
            if other >= 0:
                found.append(other)
        return found


def is_triangle(values: list[int], triangle: int) -> bool:
    """Whether a board with these values has all three corners."""
    return all(values[point] >= 0 for point in m.CORNERS[triangle])


def _checksum(figures: list[int]) -> int:
    """Tells positions on different boards apart."""
    result = 7
    for figure in figures:
        result = (result * 1000003 + figure + 2) % 2147483647
    return result


# Reading a board (M-O2)


class Faults:
    """Everything that is wrong with a board file."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        """Of all faults."""
        self.told: list[TablesteadError] = []
        """The first of them."""

    def add(self, key: str, **args: object) -> None:
        self.keys.append(key)
        if len(self.told) < MOST_TOLD:
            self.told.append(OptionError("error-board-" + key, args, "M-O2"))

    def refuse(self) -> None:
        """Raise one error that names them."""
        if self.keys:
            error = OptionError("error-board", {"option": "board", "n": len(self.keys)}, "M-O2")
            error.faults = self.told
            raise error


class BoardOption(Option):
    """`standard`, `random`, or the text of a board file."""

    def __init__(self) -> None:
        super().__init__("board", "board", [STANDARD, RANDOM], STANDARD)

    def read(self, value: object) -> Value:
        text = str(value).removeprefix("\ufeff").strip()
        if text.lower() in (STANDARD, RANDOM):
            return text.lower()
        if text in _KNOWN:
            return text
        if not text.startswith(("{", "[")) and "\n" not in text:
            fault = {"option": "board", "value": text[:60], "allowed": f"{STANDARD}, {RANDOM}, {{…}}"}
            raise OptionError("error-option-value", fault, "M-O1")
        return read_board(text).text


_KNOWN: dict[str, Board] = {}


def board_of(text: str) -> Board:
    """The board of a settled option."""
    known = _KNOWN.get(text)
    if known is None:
        known = read_board(STANDARD_TEXT if text == STANDARD else text)
        if text == STANDARD:
            known.text = STANDARD
        if len(_KNOWN) >= 64:  # random boards come and go
            _KNOWN.clear()
        _KNOWN[text] = known
    return known


def read_board(text: str) -> Board:
    """The board written in a file; an OptionError lists every fault."""
    faults = Faults()
    content = _json(text, faults)
    faults.refuse()
    for name in content:
        if name not in FIELDS:
            faults.add("unknown", name=str(name)[:60])
    for name in NEEDED:
        if name not in content:
            faults.add("missing", name=name)
    before = len(faults.keys)
    values = _read_rows(content.get("rows", []), faults)
    # With rows that cannot be read, faults of start and bushes would only follow from theirs.
    has_points = "rows" in content and all(key in ("value", "hole") for key in faults.keys[before:])
    if has_points and "start_market" in content:
        _check_start(content["start_market"], values, faults)
    before = len(faults.keys)
    bonuses = _read_bonuses(content.get("bonus_tiles", STANDARD_CONTENT["bonus_tiles"]), faults)
    bushes: list[int] = []
    if has_points and "bush_triangles" in content:
        bushes = _read_bushes(content["bush_triangles"], values, faults)
        if len(faults.keys) == before and len(bushes) != sum(bonuses):
            faults.add("bush-count", n=len(bushes), expected=str(sum(bonuses)))
    tiles = _read_tiles(content.get("worker_tiles", STANDARD_CONTENT["worker_tiles"]), faults)
    faults.refuse()
    return Board(board_text(values, bushes, tiles, bonuses), values, bushes, tiles, bonuses)


def _json(text: str, faults: Faults) -> dict[str, object]:
    if len(text) > LONGEST_FILE:
        faults.add("long", n=LONGEST_FILE)
        return {}
    try:
        content = json.loads(text, object_pairs_hook=partial(_fields, faults))
    except json.JSONDecodeError as error:
        faults.add("json", line=error.lineno, column=error.colno, text=error.msg[:60])
        return {}
    except ValueError as error:  # a number of thousands of digits
        faults.add("json", line=1, column=1, text=str(error)[:60])
        return {}
    except RecursionError:
        faults.add("object")
        return {}
    if not isinstance(content, dict):
        faults.add("object")
        return {}
    return content


def _fields(faults: Faults, pairs: list[tuple[str, object]]) -> dict[str, object]:
    """The fields of an object of the file. Each may be there once, in capitals or not."""
    found: dict[str, object] = {}
    known: set[str] = set()
    for name, value in pairs:
        if name.upper() in known:
            faults.add("twice", name=name[:60])
        known.add(name.upper())
        found[name] = value
    return found


def _read_rows(rows: object, faults: Faults) -> list[int]:
    """The value of every point, -1 where the board has none."""
    values = [NO_POINT] * m.POINTS
    if not isinstance(rows, list):
        faults.add("shape", name="rows")
        return values
    if len(rows) > m.ROWS:
        faults.add("rows", n=len(rows))
    for row, content in enumerate(rows[: m.ROWS]):
        letter = m.ROW_IDS[row]
        if not isinstance(content, dict) or set(content) != {"row", "first_hx", "values"}:
            faults.add("shape", name=f"rows, {letter}")
            continue
        name, first, numbers = content["row"], content["first_hx"], content["values"]
        if str(name).upper() != letter:
            faults.add("row", row=str(name)[:20], expected=letter)
        elif not _is_int(first) or not isinstance(numbers, list):
            faults.add("shape", name=f"rows, {letter}")
        elif not 0 <= first <= m.MAX_HX:
            faults.add("width", row=letter)
        elif first % 2 != row % 2:
            faults.add("parity", row=letter, n=first)
        elif first + 2 * (len(numbers) - 1) > m.MAX_HX:
            faults.add("width", row=letter)
        else:
            _read_row(row, first, numbers, values, faults)
    return values


def _read_row(row: int, first: int, numbers: list[object], values: list[int], faults: Faults) -> None:
    for index, number in enumerate(numbers):
        point = m.point_at(row, first + 2 * index)
        values[point] = 1  # stands in for a faulty number, which is fault enough
        if number is None:
            faults.add("hole", point=m.POINT_IDS[point])
        elif not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= HIGHEST_VALUE:
            faults.add("value", point=m.POINT_IDS[point], value=str(number)[:20])
        else:
            values[point] = number


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _check_start(start: object, values: list[int], faults: Faults) -> None:
    """The start is a point, the only one with the value 0, and every point can be reached from it."""
    name = start.upper() if isinstance(start, str) else str(start)
    if name not in m.POINT_IDS or values[m.POINT_IDS.index(name)] < 0:
        faults.add("start", point=name[:20])
        return
    first = m.POINT_IDS.index(name)
    if values[first] != 0:
        faults.add("start-value", point=name)
    for point in range(m.POINTS):
        if values[point] == 0 and point != first:
            faults.add("second-start", point=m.POINT_IDS[point])
    reached = distances(values, first)
    for point in range(m.POINTS):
        if values[point] >= 0 and reached[point] < 0:
            faults.add("unreachable", point=m.POINT_IDS[point])


def distances(values: list[int], start: int) -> list[int]:
    """Fewest lines from the start to every point, -1 where none lead."""
    result = [-1] * m.POINTS
    result[start] = 0
    queue = [start]
    for point in queue:
        for direction in range(m.DIRECTIONS):
            other = m.NEXT_POINT[point * m.DIRECTIONS + direction]
            if other >= 0 and values[other] >= 0 and result[other] < 0:
                result[other] = result[point] + 1
                queue.append(other)
    return result


def _read_bushes(names: object, values: list[int], faults: Faults) -> list[int]:
    found: list[int] = []
    if not isinstance(names, list):
        faults.add("shape", name="bush_triangles")
        return found
    for name in names[: 2 * MOST_BONUSES]:
        triangle = m.triangle_named(name.upper()) if isinstance(name, str) else -1
        if triangle < 0 or not is_triangle(values, triangle):
            faults.add("bush", triangle=str(name)[:20])
        elif triangle in found:
            faults.add("bush-twice", triangle=m.TRIANGLE_IDS[triangle])
        else:
            found.append(triangle)
    return found


def _read_bonuses(counts: object, faults: Faults) -> list[int]:
    bonuses = [0] * m.KINDS
    if not isinstance(counts, dict):
        faults.add("shape", name="bonus_tiles")
        return bonuses
    for name, count in counts.items():
        letter = str(name).upper()
        if len(letter) != 1 or letter not in m.WORKER_LETTERS:
            faults.add("bonus", name=str(name)[:20])
        elif not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MOST_BONUSES:
            faults.add("bonus-count", name=letter, value=str(count)[:20])
        else:
            bonuses[m.WORKER_LETTERS.index(letter)] = count
    return bonuses


def _read_tiles(names: object, faults: Faults) -> list[int]:
    tiles: list[int] = []
    if not isinstance(names, list):
        faults.add("shape", name="worker_tiles")
        return tiles
    for name in names:
        tile = m.tile_of(name) if isinstance(name, str) else -1
        if tile < 0:
            faults.add("tile", text=str(name)[:20])
        else:
            tiles.append(tile)
    if len(names) < FEWEST_TILES:
        faults.add("tiles-few", n=len(names))
    if len(names) > MOST_TILES:
        faults.add("tiles-many", n=len(names))
    return tiles


# Writing a board


def board_text(values: list[int], bushes: list[int], tiles: list[int], bonuses: list[int]) -> str:
    """The board in full, as one JSON line: the same for the same board, however its file was laid out."""
    rows: list[dict[str, object]] = []
    for row in range(m.ROWS):
        points = [p for p in range(m.POINTS) if m.POINT_PLACES[p][0] == row and values[p] >= 0]
        if points or any(values[p] >= 0 for p in range(m.POINTS) if m.POINT_PLACES[p][0] > row):
            first = m.POINT_PLACES[points[0]][1] if points else row % 2
            numbers = [values[p] for p in points]
            rows.append({"row": m.ROW_IDS[row], "first_hx": first, "values": numbers})
    content = {
        "rows": rows,
        "start_market": m.POINT_IDS[values.index(0)],
        "bush_triangles": [m.TRIANGLE_IDS[triangle] for triangle in bushes],
        "worker_tiles": [m.tile_id(tile) for tile in sorted(tiles)],
        "bonus_tiles": {m.WORKER_LETTERS[kind]: bonuses[kind] for kind in range(m.KINDS)},
    }
    return json.dumps(content, separators=(",", ":"))


def random_board(rng: Rng) -> str:
    """M-O1: the standard points, numbers shuffled at equal distance, 15 lots without a common corner."""
    standard = board_of(STANDARD)
    values = [standard.value(point) for point in range(m.POINTS)]
    away = distances(values, standard.start)
    for distance in range(1, max(away) + 1):
        ring = [point for point in range(m.POINTS) if away[point] == distance]
        numbers = [values[point] for point in ring]
        _shuffle(numbers, rng)
        for index, point in enumerate(ring):
            values[point] = numbers[index]
    bushes: list[int] = []
    while len(bushes) < len(standard.bushes):
        bushes = _draw_bushes(standard, rng)
    bushes = sorted(bushes[: len(standard.bushes)])
    return board_text(values, bushes, standard.tiles, standard.bonuses)


def _draw_bushes(standard: Board, rng: Rng) -> list[int]:
    """Triangles in random order, those left out that touch the start or one taken before."""
    triangles = [triangle for triangle in range(m.TRIANGLES) if standard.on_board[triangle] != 0]
    _shuffle(triangles, rng)
    taken = [standard.start]
    bushes: list[int] = []
    for triangle in triangles:
        if not any(point in taken for point in m.CORNERS[triangle]):
            bushes.append(triangle)
            taken.extend(m.CORNERS[triangle])
    return bushes


def _shuffle(items: list[int], rng: Rng) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.below(last + 1))
        items[last], items[other] = items[other], items[last]


def _standard() -> dict[str, object]:
    """The data file's board, without the figures that are rules."""
    data = files("tablestead") / "data" / "milestones.json"
    content = json.loads(data.read_text(encoding="utf-8"))
    return {name: content[name] for name in FIELDS}


STANDARD_CONTENT: Final[dict[str, object]] = _standard()
STANDARD_TEXT: Final = json.dumps(STANDARD_CONTENT)
