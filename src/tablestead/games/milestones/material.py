"""The components of Milestones: goods, workers, the loop, the lattice of the main board (M-C1…M-C5).

Plain tables, indexed by small ints. What one board has of the lattice is in board.py.
"""

from __future__ import annotations

from typing import Final

# M-C2, M-C3 Goods and the workers that make them, in the same order.
GOOD_IDS: Final = ("stone", "wood", "sand", "grain", "coin")
WORKER_IDS: Final = ("quarryman", "lumberjack", "sand-worker", "grain-grower", "coiner")
WORKER_LETTERS: Final = "QLSGC"
STONE: Final = 0
WOOD: Final = 1
SAND: Final = 2
GRAIN: Final = 3
COIN: Final = 4
KINDS: Final = 5
CUBES: Final = 4  # all goods but coins
NUMBERS: Final = 8  # on workers
WORKERS: Final = KINDS * NUMBERS  # a worker is kind * NUMBERS + number - 1
TILES: Final = WORKERS * WORKERS  # a tile is left worker * WORKERS + right worker

# M-C4 The loop of a player board.
SPACE_IDS: Final = (
    *("castle", "1", "2", "3", "4", "5", "6", "7", "8"),
    *("trading-house", "board-of-works", "mill"),
)
SPACES: Final = 12
CASTLE: Final = 0
EMPLOYMENT: Final = 8  # spaces 1 to 8
TRADING_HOUSE: Final = 9
BOARD_OF_WORKS: Final = 10
MILL: Final = 11

MAX_PLAYERS: Final = 4

# M-C1 Supplies.
SECTIONS: Final = 24
MARKETS: Final = 12  # one stands at the start
HOUSES: Final = 12
SACKS: Final = 12
DISPLAY_SLOTS: Final = 5
STARTING_TILES: Final[tuple[int, ...]] = (0, 0, 5, 7, 9)  # M-S3, by number of players
STARTING_SLOTS: Final = 9
TARGETS: Final[tuple[int, ...]] = (0, 0, 67, 59, 51)  # M-E1
DEFAULT_TURN_LIMIT: Final = 60  # M-E4
MAX_TURN_LIMIT: Final = 200

MOVES_A_TURN: Final = 2  # M-T1
DRAFT_TILES: Final = 2  # M-S4
HIRE_COINS: Final = 2  # M-T7a
BUY_COINS: Final = 2  # M-T7b
MILL_GRAIN: Final = 2  # M-T13
CASTLE_GOODS: Final = 3  # M-T15
SOLD_CUBES: Final = 2  # M-T7c
FEWEST_WORKERS: Final = 2  # M-T16: with more, one must be covered
MAJORITY: Final = 5  # M-E2
MAJORITY_TIED: Final = 2

# Where points come from.
SOURCE_IDS: Final = ("streets", "houses", "markets", "flour", "bonus", "majorities")
STREETS_SOURCE: Final = 0
HOUSES_SOURCE: Final = 1
MARKETS_SOURCE: Final = 2
FLOUR_SOURCE: Final = 3
BONUS_SOURCE: Final = 4
MAJORITIES_SOURCE: Final = 5
SOURCES: Final = 6

# M-T7c What two cubes are sold together.
SALES: Final[tuple[int, ...]] = (0, 0, 0, 1, 0, 2, 0, 3, 1, 1, 1, 2, 1, 3, 2, 2, 2, 3, 3, 3)
"""Two kinds for each of the ten pairs."""
SALE_PAIRS: Final = 10


def sale_of(low: int, high: int) -> int:
    """The number of a pair of goods."""
    for pair in range(SALE_PAIRS):
        if SALES[2 * pair] == low and SALES[2 * pair + 1] == high:
            return pair
    raise ValueError(f"no sale of {low} and {high}")


# M-C5, M-O2 The lattice: seven rows of 10 and 9 points, in doubled coordinates.
ROW_IDS: Final = "ABCDEFG"
ROWS: Final = 7
MAX_HX: Final = 18
DIRECTIONS: Final = 6
STEP_HX: Final[tuple[int, ...]] = (2, 1, -1, -2, -1, 1)
STEP_ROW: Final[tuple[int, ...]] = (0, 1, 1, 0, -1, -1)
"""Clockwise from the right, so that the opposite of a direction is three on."""


def _points() -> list[tuple[int, int]]:
    """Row and hx of every point."""
    return [(row, hx) for row in range(ROWS) for hx in range(row % 2, MAX_HX + 1, 2)]


POINT_PLACES: Final[list[tuple[int, int]]] = _points()
POINTS: Final = 67
POINT_IDS: Final[list[str]] = [f"{ROW_IDS[row]}{hx // 2 + 1}" for row, hx in POINT_PLACES]


def point_at(row: int, hx: int) -> int:
    """The point at this place, or -1."""
    if not (0 <= row < ROWS and 0 <= hx <= MAX_HX and hx % 2 == row % 2):
        return -1
    return row * 10 - row // 2 + hx // 2


NEXT_POINT: Final[list[int]] = [
    point_at(row + STEP_ROW[direction], hx + STEP_HX[direction])
    for row, hx in POINT_PLACES
    for direction in range(DIRECTIONS)
]
"""Six neighbours for each point, -1 where the lattice ends."""


def _triangles() -> list[tuple[int, int, int]]:
    found: set[tuple[int, int, int]] = set()
    for point in range(POINTS):
        for direction in range(DIRECTIONS):
            one = NEXT_POINT[point * DIRECTIONS + direction]
            other = NEXT_POINT[point * DIRECTIONS + (direction + 1) % DIRECTIONS]
            if one >= 0 and other >= 0:
                first, second, third = sorted((point, one, other))
                found.add((first, second, third))
    return sorted(found)


CORNERS: Final[list[tuple[int, int, int]]] = _triangles()
TRIANGLES: Final = 102
TRIANGLE_IDS: Final[list[str]] = ["-".join(POINT_IDS[point] for point in three) for three in CORNERS]


def triangle_of(points: list[int]) -> int:
    """The triangle with these corners, or -1."""
    three = tuple(sorted(points))
    for triangle in range(TRIANGLES):
        if CORNERS[triangle] == three:
            return triangle
    return -1


def triangle_named(id: str) -> int:
    """The triangle written by its corners, in any order, or -1."""
    names = id.split("-")
    points = [POINT_IDS.index(name) for name in names if name in POINT_IDS]
    return triangle_of(points) if len(points) == 3 and len(names) == 3 else -1


TRIANGLE_AT: Final[list[int]] = [
    triangle_of(
        [point, NEXT_POINT[point * DIRECTIONS + d], NEXT_POINT[point * DIRECTIONS + (d + 1) % DIRECTIONS]]
    )
    for point in range(POINTS)
    for d in range(DIRECTIONS)
]
"""For each point the six triangles around it, each between a direction and the next one."""


def worker_id(worker: int) -> str:
    """`Q1` for a quarryman with the number 1."""
    return f"{WORKER_LETTERS[worker // NUMBERS]}{worker % NUMBERS + 1}"


def tile_id(tile: int) -> str:
    """`Q1|C3`."""
    return f"{worker_id(tile // WORKERS)}|{worker_id(tile % WORKERS)}"


def tile_of(id: str) -> int:
    """The tile written so, or -1."""
    tile = 0
    workers = id.upper().split("|")
    if len(workers) != 2:
        return -1
    for worker in workers:
        if len(worker) != 2 or worker[0] not in WORKER_LETTERS or worker[1] not in "12345678":
            return -1
        tile = tile * WORKERS + WORKER_LETTERS.index(worker[0]) * NUMBERS + int(worker[1]) - 1
    return tile
