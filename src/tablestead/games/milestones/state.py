"""What lies on the table: the offsets of the cells, and small ways to read them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.game import CHANCE, OVER, Game, State
from tablestead.games.milestones import material as m
from tablestead.games.milestones.board import Board

# The table.
PLAYERS: Final = 0
START: Final = 1
TURN_LIMIT: Final = 2
BOARD: Final = 3  # its checksum
ACTIVE: Final = 4
STEP: Final = 5
ROUND: Final = 6  # 0 in the setup and the draft
END_BY: Final = 7  # the seat + 1 that triggered the end (M-E1)
SECTIONS: Final = 8  # supplies left (M-C1)
MARKETS: Final = 9
HOUSES: Final = 10
SACKS: Final = 11
PILE: Final = 12  # worker tiles left in the draw pile
# This turn.
MOVES: Final = 13  # made this turn
HIRED: Final = 14
SLOT: Final = 15  # the slot of the display that a hired tile left empty
PLACING: Final = 16  # the tile in hand + 1
FIRST: Final = 17  # the point + 1 where a section starts
MIDDLE: Final = 18  # its middle point + 1
LOT: Final = 19  # the triangle + 1 of a bonus tile to be decided on
BUILT: Final = 20  # the point + 1 of the milestone or marketplace that touches it; 0 for a house
DRAFTED: Final = 21  # tiles the active player took in the draft
# Tiles.
BAG: Final = 22  # + good: bonus tiles still to be laid out
LOTS_LAID: Final = 27
DISPLAY: Final = 28  # + slot: tile + 1
STARTING: Final = 33  # + slot: tile + 1
# The main board. A point of the lattice:
PIECES: Final = 42  # + point: one of the four below
STREETS: Final = 109  # + point: directions with a street piece, as bits
ROOM: Final = 176  # + point: free points joined to it
WAYS: Final = 243  # + point: free points joined to it that have room, so that a section can go that way
# A triangle of the lattice:
HOUSE: Final = 310  # + triangle
BONUS: Final = 412  # + triangle: good + 1
# Lists kept up to date and sorted, each a length and its entries: what can be built where.
STARTS: Final = 514  # points where a section can start
SITES: Final = 582  # points where a marketplace can be built
LOTS: Final = 650  # triangles beside a street, without a house
HUNGRY: Final = 753  # marketplaces without flour
# A player.
SEATS: Final = 768
GOODS: Final = 0  # + good
PIECE: Final = 5
POINTS: Final = 6
SOURCE: Final = 7  # + source
WORKER: Final = 12  # + employment space from 1: 0 empty, COVERED or worker + 1
CARRIES: Final = 20  # + employment space from 1: a bonus tile
SEAT_CELLS: Final = 29
DECK: Final = 884  # + number: the tiles of the draw pile, sorted; as many cells as the board has tiles

NOTHING: Final = 0
MILESTONE: Final = 1
MARKET: Final = 2
SUPPLIED: Final = 3  # a marketplace with flour
COVERED: Final = -1

# Steps.
LOTS_STEP: Final = 0
TILES_STEP: Final = 1
DRAFT_STEP: Final = 2
PLACE_STEP: Final = 3
MOVE_STEP: Final = 4
TRADE_STEP: Final = 5
REFILL_STEP: Final = 6
WORKS_STEP: Final = 7
MIDDLE_STEP: Final = 8
FAR_STEP: Final = 9
BONUS_STEP: Final = 10
MILL_STEP: Final = 11
RETURN_STEP: Final = 12
COVER_STEP: Final = 13
END_STEP: Final = 14
OVER_STEP: Final = 15
MAY_COVER_STEP: Final = 16
STEP_IDS: Final = (
    *("lots", "tiles", "draft", "place", "move", "trade", "refill", "works", "street-middle", "street-end"),
    *("bonus", "mill", "return", "cover", "end", "over", "may-cover"),
)


class MilestonesPosition(State):
    """The position as it lies there; the rules that change it are in rules.py."""

    def __init__(self, game: Game, board: Board, cells: vec[i64]) -> None:
        super().__init__(game, cells)
        self.board: Final = board

    @property
    def player(self) -> int:
        c = self.cells
        step: i64 = c[STEP]
        if step == REFILL_STEP or step <= TILES_STEP:
            return CHANCE
        if step == OVER_STEP:
            return OVER
        return int(c[ACTIVE])

    @property
    def active(self) -> int:
        return int(self.cells[ACTIVE])

    @property
    def round(self) -> int:
        return int(self.cells[ROUND])

    @property
    def players(self) -> int:
        return int(self.cells[PLAYERS])

    @property
    def step_id(self) -> str:
        return STEP_IDS[self.cells[STEP]]

    @property
    def step(self) -> int:
        return int(self.cells[STEP])

    @property
    def target(self) -> int:
        """M-E1: the points that bring the end."""
        return m.TARGETS[self.cells[PLAYERS]]

    def seat_base(self) -> i64:
        """Where the cells of the active player begin."""
        return SEATS + self.cells[ACTIVE] * SEAT_CELLS

    def seat_cell(self, seat: int, offset: int) -> int:
        return int(self.cells[SEATS + seat * SEAT_CELLS + offset])

    def held(self, seat: int, good: int) -> int:
        return self.seat_cell(seat, GOODS + good)

    def goods_held(self, seat: int) -> int:
        """Goods in all, coins included."""
        at: i64 = SEATS + seat * SEAT_CELLS + GOODS
        c = self.cells
        return int(c[at] + c[at + 1] + c[at + 2] + c[at + 3] + c[at + 4])

    def worker(self, seat: int, space: int) -> int:
        """The worker on an employment space; -1 where none is visible."""
        found = self.seat_cell(seat, WORKER + space)
        return found - 1 if found > 0 else -1

    def carries(self, seat: int, space: int) -> bool:
        return self.seat_cell(seat, CARRIES + space) > 0

    def visible_workers(self, seat: int) -> int:
        c = self.cells
        visible: i64 = 0
        at: i64 = SEATS + seat * SEAT_CELLS + WORKER + 1
        last: i64 = at + m.EMPLOYMENT
        while at < last:
            if c[at] > 0:
                visible += 1
            at += 1
        return int(visible)

    def ascending(self, seat: int) -> bool:
        """M-T6: the visible numbers from left to right never fall."""
        c = self.cells
        highest: i64 = 0
        at: i64 = SEATS + seat * SEAT_CELLS + WORKER + 1
        last: i64 = at + m.EMPLOYMENT
        while at < last:
            worker: i64 = c[at]
            if worker > 0:
                number: i64 = (worker - 1) % m.NUMBERS
                if number < highest:
                    return False
                highest = number
            at += 1
        return True

    def uncovered(self, point: int) -> int:
        """The number of a point as it counts for a house or the mill: 0 when covered."""
        if self.cells[PIECES + point] != NOTHING:
            return 0
        return int(self.board.values[point])

    def entries(self, at: int) -> list[int]:
        """What a list among the cells holds."""
        return [int(self.cells[at + 1 + index]) for index in range(int(self.cells[at]))]
