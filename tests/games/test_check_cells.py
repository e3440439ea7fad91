"""The check of cells (tools/check_cells.py): it finds what is mixed up, and lets pass what is right."""

from __future__ import annotations

import pytest
from tools.check_cells import BOOKS, Book, Layout, Reader, check, twice

MATERIAL = {
    "COLOURS": 3,
    "COLOUR_IDS": ("red", "blue", "green"),
    "RED": 0,
    "GREEN": 2,
    "GOODS": 2,
    "GOOD_IDS": ("iron", "wood"),
    "IRON": 0,
    "WOOD": 1,
    "MAX_PLAYERS": 4,
    "TILES": 5,
    "HOMES": 3,
}
STATE = """
COLOURS: Final = 3
GOODS: Final = 2
MAX_PLAYERS: Final = 4
TILES: Final = 5
SEAT_GOODS: Final = 0
SEAT_POINTS: Final = SEAT_GOODS + GOODS
SEAT_CELLS: Final = SEAT_POINTS + 1
TILE_OWNER: Final = 0
TILE_BIDS: Final = TILE_OWNER + 1
TILE_CELLS: Final = TILE_BIDS + MAX_PLAYERS
ACTIVE: Final = 0
ROUND: Final = ACTIVE + 1
BAG: Final = ROUND + 1
TILE_LIST: Final = 1 + TILES
ROW: Final = BAG + COLOURS
SEATS: Final = ROW + TILE_LIST
TABLEAU: Final = SEATS + MAX_PLAYERS * SEAT_CELLS
CELLS: Final = TABLEAU + TILES * TILE_CELLS
FIRST_STEP: Final = 0
LAST_STEP: Final = 1
"""
BOOK = Book(
    sizes={"COLOURS": "colour", "GOODS": "good", "MAX_PLAYERS": "seat", "TILES": "tile"},
    words={"winner": "seat"},
    within={"home": "tile"},
    shifts={"HOMES": ("home", "tile")},
    holds={"ACTIVE": "seat"},
    bases={"base": "seat"},
    offsets={"stock": "seat"},
    fields={"purse": ("seat", "good")},
    lists=frozenset({"TILE_LIST"}),
)


def faults(code: str) -> list[str]:
    layout = Layout(STATE, MATERIAL, BOOK)
    assert not layout.faults
    source = "def move(self, seat, tile, colour, good, winner, offset):\n    c = self.cells\n    " + code
    return [text for _, text in Reader(layout, source, own_fields=False).faults]


@pytest.mark.parametrize(
    "code",
    [
        "c[s.ROUND] += 1",
        "c[s.BAG + colour] -= c[s.BAG + m.GREEN]",
        "c[s.SEATS + seat * s.SEAT_CELLS + s.SEAT_GOODS + good] = 0",
        "self.cells[self.seat_base(c[s.ACTIVE]) + s.SEAT_GOODS + m.WOOD] = 0",
        "goods = self.seat_base(seat) + s.SEAT_GOODS\n    return [c[goods + n] for n in range(m.GOODS)]",
        "at = self.tile_base(tile)\n    c[at + s.TILE_BIDS + winner] = c[at + s.TILE_BIDS + c[s.ACTIVE]]",
        "tile_base: i64 = self.place(tile)\n    return int(c[tile_base + s.TILE_OWNER])",
        "other_colour: i64 = self.pick()\n    return c[s.BAG + other_colour]",
        "at: i64 = s.BAG + m.RED if seat else s.BAG + m.GREEN\n    return c[at]",
        "self.seat_cell(seat, s.SEAT_GOODS + good)",
        "c[self.seat_base(seat) + s.stock(good)] += 1",
        "tile_cells = self.row()\n    return tile_cells[s.TILE_BIDS + seat]",
        "c[s.BAG : s.BAG + m.COLOURS]",
        "base = self.seat_base(seat)\n    return c[base : base + s.SEAT_CELLS]",
        "return c[:]",
        "c[s.BAG + m.COLOUR_IDS.index(id)] = 0",
        "return [c[s.ROW + 1 + n] for n in range(c[s.ROW])]",
        "c[offset] = 0  # cells: the caller names the field",
        "c[self.seat_base(seat) + purse + good] += 1",
        "goods[3] = m.TABLE[seat + 1]",
    ],
)
def test_what_is_right_passes(code: str) -> None:
    assert faults(code) == []


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("c[s.BAG + good] = 0", "BAG is counted by colour, not by good"),
        ("c[s.BAG + m.WOOD] = 0", "BAG is counted by colour, not by good"),
        ("c[s.BAG + c[s.ACTIVE]] = 0", "BAG is counted by colour, not by seat"),
        ("c[s.BAG + number] = 0", "BAG is counted by colour; what counts + number?"),
        ("c[s.BAG + 1] = 0", "a bare number, + 1; BAG is counted by colour"),
        ("c[s.BAG] = 0", "BAG is counted by colour"),
        ("c[2] = 0", "nobody can tell which field this is"),
        ("c[s.ROUND + seat] = 0", "ROUND is one cell and takes no + seat"),
        ("c[s.SEAT_POINTS] = 0", "SEAT_POINTS needs the base of a seat"),
        ("c[s.SEAT_GOODS + good] = 0", "SEAT_GOODS needs the base of a seat"),
        ("c[self.tile_base(tile) + s.SEAT_POINTS] = 0", "SEAT_POINTS is no field of a tile"),
        ("c[self.seat_base(seat) + s.ROUND] = 0", "ROUND is no field of a seat"),
        ("c[self.seat_base(seat)] = 0", "no field"),
        ("c[self.seat_base(seat) + self.tile_base(tile) + s.SEAT_POINTS] = 0", "two bases"),
        ("c[s.ROUND + s.ACTIVE] = 0", "two fields, ROUND and ACTIVE"),
        ("goods = self.seat_base(seat) + s.SEAT_GOODS\n    c[goods + colour] = 0", "not by colour"),
        ("at = s.BAG + m.RED\n    while c[at]:\n        at += 1", "nobody can tell which field this is"),
        (
            "for colour in range(m.GOODS):\n        c[s.BAG + colour] = 0",
            "counts every good, not every colour",
        ),
        ("colour = m.IRON\n    c[s.BAG + colour] = 0", "a good is no colour"),
        ("self.seat_cell(seat, s.TILE_OWNER)", "TILE_OWNER needs the base of a tile"),
        ("self.seat_cell(seat, s.ROUND)", "ROUND is no field of a seat"),
        ("c[s.BAG : s.BAG + m.GOODS]", "GOODS is not its size"),
        ("c[s.ROW + tile] = 0", "ROW is counted by list, not by tile"),
        ("c[s.BAG : s.SEATS]", "a slice is a field and its size"),
        ("c[purse + good] = 0", "purse needs the base of a seat"),
        ("c[self.seat_base(seat) + purse + colour] = 0", "purse is counted by good, not by colour"),
        ("c[offset] = 0  # cells:", "nobody can tell which field this is"),
    ],
)
def test_what_is_mixed_up_is_found(code: str, fault: str) -> None:
    found = faults(code)
    assert found
    assert fault in found[0]


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("COLOURS: Final = 3", "COLOURS: Final = 4", "COLOURS is 4 here and 3 in material.py"),
        ("BAG + COLOURS", "BAG + 3", "the size of BAG is a bare number: 3"),
        ("BAG: Final = ROUND + 1", "BAG: Final = ACTIVE + 2", "BAG does not follow ROUND"),
        ("ROUND + 1", "ROUND + FACES", "the size FACES is not in material.py"),
        ("TILE_OWNER + 1", "TILE_OWNER + HOMES", "HOMES is None here and 3 in material.py"),
    ],
)
def test_offsets_are_sums_of_the_sizes_of_material(before: str, after: str, fault: str) -> None:
    assert before in STATE
    found = Layout(STATE.replace(before, after), MATERIAL, BOOK).faults
    assert fault in [text for _, text in found]


def test_no_name_means_two_things() -> None:
    modules = {
        "material.py": "GOODS: Final = 2\nFOOD: Final = 0",
        "state.py": "GOODS: Final = 2\nFOOD: Final = 1",
    }
    assert list(twice(modules, {"GOODS"})) == ["FOOD means one thing in material.py and another in state.py"]


@pytest.mark.parametrize("game", BOOKS)
def test_every_index_of_a_game_is_right(game: str) -> None:
    assert list(check(game)) == []


@pytest.mark.parametrize(("code", "right"), [("+ tile", True), ("+ good", False), ("", False)])
def test_a_field_counted_from_one_begins_a_cell_before(code: str, right: bool) -> None:
    state = """
TILES: Final = 5
GOODS: Final = 2
BAG: Final = 0
SPACES: Final = BAG + GOODS - 1
CELLS: Final = SPACES + TILES + 1
"""
    layout = Layout(state, MATERIAL, BOOK)
    assert not layout.faults
    source = f"def move(self, tile, good):\n    c = self.cells\n    return c[s.SPACES {code}]"
    assert (not Reader(layout, source, own_fields=False).faults) == right
