"""Boards of one's own (M-O2), each for something that the standard board cannot show."""

from __future__ import annotations

import json

Board = dict[str, object]
ROWS = "ABCDEFG"


def rows(*values: list[int], first: int = 0) -> list[dict[str, object]]:
    """Rows from A on, each as far left as the lattice allows from column `first`."""
    return [
        {"row": ROWS[n], "first_hx": 2 * first + n % 2, "values": numbers} for n, numbers in enumerate(values)
    ]


def every_triangle(wide: int, high: int) -> list[str]:
    """All triangles of a board that fills the lattice, rows of `wide` and `wide` - 1 points in turn."""
    found = []
    for row in range(high - 1):
        here, below = ROWS[row], ROWS[row + 1]
        if row % 2 == 0:
            for n in range(1, wide):
                found.append(f"{here}{n}-{here}{n + 1}-{below}{n}")
            for n in range(1, wide - 1):
                found.append(f"{here}{n + 1}-{below}{n}-{below}{n + 1}")
        else:
            for n in range(1, wide):
                found.append(f"{here}{n}-{below}{n}-{below}{n + 1}")
            for n in range(1, wide - 1):
                found.append(f"{here}{n}-{here}{n + 1}-{below}{n + 1}")
    return found


def lowland() -> Board:
    """All 67 points with the number 2: room for everything, few points, so that supplies run out."""
    numbers = [[2] * (10 - row % 2) for row in range(7)]
    numbers[3][4] = 0
    return {
        "rows": rows(*numbers),
        "start_market": "D5",
        "bush_triangles": ["A1-A2-B1", "A9-A10-B9", "F1-G1-G2", "F9-G9-G10", "C3-D2-D3"],
        "worker_tiles": [
            f"{one}{n}|{other}{n + 1}" for n in range(1, 8) for one in "QLS" for other in "LSQG"
        ],
        "bonus_tiles": {"Q": 1, "L": 1, "S": 1, "G": 1, "C": 1},
    }


def forest() -> Board:
    """A bush on each of the 102 triangles, so that every piece touches several bonus tiles."""
    numbers = [[1 + (row + n) % 3 for n in range(10 - row % 2)] for row in range(7)]
    numbers[3][4] = 0
    return {
        "rows": rows(*numbers),
        "start_market": "D5",
        "bush_triangles": every_triangle(10, 7),
        "bonus_tiles": {"Q": 21, "L": 21, "S": 20, "G": 20, "C": 20},
    }


def clearing() -> Board:
    """Small, its bushes around a common corner, and no more tiles than four players need."""
    return {
        "rows": rows([2, 5, 5, 2], [4, 0, 3], [1, 5, 4, 3]),
        "start_market": "B2",
        "bush_triangles": ["B1-C1-C2", "A2-B1-B2", "A1-A2-B1", "B1-B2-C2", "B3-C3-C4", "A3-A4-B3"],
        "worker_tiles": [
            f"{one}{n}|{other}{n + 1}"
            for n, one, other in zip(range(1, 8), "QLSGCQL", "LSGCQSG", strict=True)
        ]
        * 2,
        "bonus_tiles": {"Q": 2, "L": 2, "S": 1, "G": 1},
    }


def twins() -> Board:
    """Equal tiles: a row with several of the same, and a player with workers of one kind alone."""
    return {
        "rows": rows([1, 3, 1], [2, 0], [5, 2, 4], first=3),
        "start_market": "B5",
        "bush_triangles": ["A4-A5-B4", "B4-C4-C5"],
        "worker_tiles": ["Q3|Q3"] * 6 + ["L3|S2"] * 6 + ["G8|C1"] * 5,
        "bonus_tiles": {"Q": 2},
    }


def lane() -> Board:
    """One row: lines without a triangle, no bush, and dead ends everywhere."""
    return {
        "rows": rows([3, 2, 1, 0, 1, 2, 3, 4, 5, 5]),
        "start_market": "A4",
        "bush_triangles": [],
        "bonus_tiles": {},
    }


def island() -> Board:
    """A single point, where nothing can ever be built."""
    return {
        "rows": rows([0], first=9),
        "start_market": "A10",
        "bush_triangles": [],
        "worker_tiles": ["C1|C2", "G1|G2", "C3|C4", "G3|G4", "C5|C6", "G5|G6", "C7|C8"] * 2,
        "bonus_tiles": {},
    }


def mountain() -> Board:
    """High numbers: games end soon, by points of every kind, and several players get there."""
    numbers = [[5] * 8, [5] * 7, [5] * 8]
    numbers[1][3] = 0
    return {
        "rows": rows(*numbers, first=1),
        "start_market": "B5",
        "bush_triangles": ["A5-B4-B5", "B5-B6-C6", "A3-A4-B3", "B7-C7-C8"],
        "worker_tiles": [
            f"{one}{n}|{other}{n}" for n in range(1, 9) for one, other in ("QS", "LG", "CQ", "SL", "GC")
        ]
        * 2,
        "bonus_tiles": {"Q": 1, "L": 1, "S": 1, "G": 1},
    }


def fields() -> Board:
    """Grain growers everywhere, and marketplaces between high numbers: flour by the sackful."""
    numbers = [[4, 5, 5, 4, 5, 5], [5, 1, 0, 1, 5], [4, 5, 5, 4, 5, 5]]
    workers = ["Q1|S1", "L1|S2", "G1|Q2", "L2|G2", "S3|G3", "G4|G4", "G5|G5", "Q6|L6", "G7|S7"]
    return {
        "rows": rows(*numbers, first=2),
        "start_market": "B5",
        "bush_triangles": ["A3-A4-B3", "B6-C6-C7"],
        "worker_tiles": workers * 8,
        "bonus_tiles": {"G": 2},
    }


OWN = {
    board.__name__: json.dumps(board())
    for board in (lowland, forest, clearing, twins, lane, island, mountain, fields)
}
"""By name: the text of the file."""
