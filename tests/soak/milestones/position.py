"""The cells that a position of Milestones must have, all of them, by the ledger."""

from __future__ import annotations

from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState
from tests.soak.milestones.ledger import GOODS, SOURCES, Ledger, Mat, Worker
from tests.soak.milestones.mainboard import MainBoard

POINT = {id: number for number, id in enumerate(m.POINT_IDS)}
TRIANGLE = {id: number for number, id in enumerate(m.TRIANGLE_IDS)}
STEP: dict[str, int] = {id: number for number, id in enumerate(s.STEP_IDS)}
DIRECTION = {
    (point, m.POINT_IDS[other]): direction
    for point, number in POINT.items()
    for direction, other in enumerate(m.NEXT_POINT[number * m.DIRECTIONS : (number + 1) * m.DIRECTIONS])
    if other >= 0
}


class Account(Ledger):
    """The ledger of one game, and the cells that follow from it."""

    board_version = 0
    board_part: list[int]

    def check(self, state: MilestonesState) -> None:
        found = list(state.cells)
        expected = self.cells(state.board.checksum)
        if found != expected:
            assert len(found) == len(expected)
            wrong = [at for at, cell in enumerate(found) if cell != expected[at]]
            raise AssertionError(", ".join(f"cell {at}: {found[at]}, not {expected[at]}" for at in wrong))

    def cells(self, checksum: int) -> list[int]:
        """All cells; those of the main board are reckoned anew only when it has changed."""
        if self.board_version != self.board.version:
            self.board_version = self.board.version
            self.board_part = board_cells(self.board)
        cells = self.board_part[:]
        cells[: s.BAG] = [
            *(self.players, self.start, self.turn_limit, checksum, self.active, STEP[self.step]),
            *(self.round, 0 if self.end_by is None else self.end_by + 1),
            *(self.supply["street"], self.supply["market"], self.supply["house"], self.supply["flour"]),
            *(len(self.pile), self.moves, self.hired, self.slot, tile_cell(self.hand)),
            *(POINT[id] + 1 for id in self.section),
            *[0] * (2 - len(self.section)),
            TRIANGLE[self.lot] + 1 if self.lot else 0,
            POINT[self.built] + 1 if self.built else 0,
            self.drafted,
        ]
        cells[s.BAG : s.LOTS_LAID] = [self.bag.get(good, 0) for good in GOODS]
        cells[s.LOTS_LAID] = len(self.board.bushes) - sum(self.bag.values())
        cells[s.DISPLAY : s.STARTING] = map(tile_cell, self.display)
        cells[s.STARTING : s.STARTING + len(self.starting)] = map(tile_cell, self.starting)
        for seat, mat in enumerate(self.mats):
            first = s.SEATS + seat * s.SEAT_CELLS
            cells[first : first + s.SEAT_CELLS] = seat_cells(mat)
        cells[s.DECK : s.DECK + len(self.pile)] = sorted(map(m.tile_of, self.pile))
        return cells


def tile_cell(id: str) -> int:
    return m.tile_of(id) + 1 if id else 0


def seat_cells(mat: Mat) -> list[int]:
    cells = [*mat.goods.values(), mat.piece, mat.total(), *mat.points.values()]
    assert len(cells) == s.SEAT_WORKERS + 1
    cells += map(worker_cell, mat.spaces.values())
    cells += [int(isinstance(lies, Worker) and lies.bonus) for lies in mat.spaces.values()]
    assert len(cells) == s.SEAT_CELLS
    return cells


def worker_cell(lies: Worker | str) -> int:
    if isinstance(lies, Worker):
        return m.WORKER_LETTERS.index(lies.id[0]) * m.NUMBERS + lies.number
    return s.COVERED if lies else 0


def board_cells(board: MainBoard) -> list[int]:
    cells = [0] * (s.DECK + len(board.tiles))
    for point in board.values:
        number = POINT[point]
        cells[s.POINT_ROOM + number] = len(board.far_ends[point])
        cells[s.POINT_WAYS + number] = len(board.middles[point])
    for point, piece in board.pieces.items():
        market = s.SUPPLIED if point in board.flour else s.MARKETPLACE
        cells[s.POINT_PIECE + POINT[point]] = market if piece == "market" else s.MILESTONE
    for street in board.streets:
        cells[s.POINT_STREETS + POINT[street[0]]] |= 1 << DIRECTION[street]
    for triangle in board.houses:
        cells[s.TRIANGLE_HOUSE + TRIANGLE[triangle]] = 1
    for triangle, good in board.bonus.items():
        cells[s.TRIANGLE_BONUS + TRIANGLE[triangle]] = GOODS.index(good) + 1
    write_list(cells, s.STARTS, [POINT[point] for point in board.starts])
    write_list(cells, s.SITES, [POINT[point] for point in board.sites])
    write_list(cells, s.LOTS, [TRIANGLE[triangle] for triangle in board.lots])
    write_list(cells, s.HUNGRY, [POINT[point] for point in board.hungry])
    return cells


def write_list(cells: list[int], first: int, entries: list[int]) -> None:
    """A length and its entries, sorted."""
    cells[first : first + 1 + len(entries)] = [len(entries), *sorted(entries)]


assert GOODS == m.GOOD_IDS
assert SOURCES == m.SOURCE_IDS
