"""What lies on the table: the offsets of the cells, and small ways to read them."""

from __future__ import annotations

from typing import Final, Literal, cast, get_args

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.game import CHANCE, OVER, Game, State
from tablestead.games.milestones import material as m
from tablestead.games.milestones.board import Board

# Sizes, as in material.py: sums of constants are folded within a module only. `make lint` holds them equal.
KINDS: Final = 5
EMPLOYMENT: Final = 8
DISPLAY_SLOTS: Final = 5
STARTING_SLOTS: Final = 9
SOURCES: Final = 6
POINTS: Final = 67
TRIANGLES: Final = 102
MAX_PLAYERS: Final = 4
# Lists: a length and its entries.
POINT_LIST: Final = 1 + POINTS
TRIANGLE_LIST: Final = 1 + TRIANGLES
MARKET_LIST: Final = 15  # with room for the 12 marketplaces

# The table. A field is as large as the next one's sum says.
PLAYERS: Final = 0
START: Final = PLAYERS + 1
TURN_LIMIT: Final = START + 1
BOARD: Final = TURN_LIMIT + 1  # its checksum
ACTIVE: Final = BOARD + 1
STEP: Final = ACTIVE + 1
ROUND: Final = STEP + 1  # 0 in the setup and the draft
END_BY: Final = ROUND + 1  # the seat + 1 that triggered the end (M-E1), 0 for nobody
SECTIONS_LEFT: Final = END_BY + 1  # supplies (M-C1)
MARKETS_LEFT: Final = SECTIONS_LEFT + 1
HOUSES_LEFT: Final = MARKETS_LEFT + 1
SACKS_LEFT: Final = HOUSES_LEFT + 1
PILE: Final = SACKS_LEFT + 1  # worker tiles left in the draw pile
# This turn.
MOVES: Final = PILE + 1  # made this turn
HIRED: Final = MOVES + 1
SLOT: Final = HIRED + 1  # the slot of the row that a tile left empty
PLACING: Final = SLOT + 1  # the tile in hand + 1, 0 for none
SECTION_START: Final = PLACING + 1  # the point + 1 where a section starts, 0 for none
SECTION_MIDDLE: Final = SECTION_START + 1  # its middle point + 1, 0 for none
BONUS_LOT: Final = SECTION_MIDDLE + 1  # the triangle + 1 of a bonus tile to be decided on, 0 for none
BUILT: Final = BONUS_LOT + 1  # the point + 1 of the milestone or marketplace that touches it, 0 for a house
DRAFTED: Final = BUILT + 1  # tiles the active player took in the draft
# Tiles.
BAG: Final = DRAFTED + 1  # + good: bonus tiles still to be laid out
LOTS_LAID: Final = BAG + KINDS
DISPLAY: Final = LOTS_LAID + 1  # + slot: tile + 1, 0 for none
STARTING: Final = DISPLAY + DISPLAY_SLOTS  # + slot: tile + 1, 0 for none
# The main board.
POINT_PIECE: Final = STARTING + STARTING_SLOTS  # + point: one of the four below
POINT_STREETS: Final = POINT_PIECE + POINTS  # + point: directions with a street piece, as bits
POINT_ROOM: Final = POINT_STREETS + POINTS  # + point: free points joined to it
POINT_WAYS: Final = POINT_ROOM + POINTS  # + point: those of them that have room for a section to go on
TRIANGLE_HOUSE: Final = POINT_WAYS + POINTS  # + triangle: 1 with a house
TRIANGLE_BONUS: Final = TRIANGLE_HOUSE + TRIANGLES  # + triangle: good + 1, 0 for none
# Lists kept up to date and sorted: what can be built where.
STARTS: Final = TRIANGLE_BONUS + TRIANGLES  # points where a section can start
SITES: Final = STARTS + POINT_LIST  # points where a marketplace can be built
LOTS: Final = SITES + POINT_LIST  # triangles beside a street, without a house
HUNGRY: Final = LOTS + TRIANGLE_LIST  # marketplaces without flour
SEATS: Final = HUNGRY + MARKET_LIST
# A player.
SEAT_GOODS: Final = 0  # + good
SEAT_PIECE: Final = SEAT_GOODS + KINDS
SEAT_POINTS: Final = SEAT_PIECE + 1
SEAT_SOURCES: Final = SEAT_POINTS + 1  # + source: points
SEAT_WORKERS: Final = SEAT_SOURCES + SOURCES - 1  # + space, counted from 1: worker + 1, COVERED, 0 for none
SEAT_CARRIES: Final = SEAT_WORKERS + EMPLOYMENT  # + space, counted from 1: 1 with a bonus tile
SEAT_CELLS: Final = SEAT_CARRIES + EMPLOYMENT + 1
DECK: Final = SEATS + MAX_PLAYERS * SEAT_CELLS  # + place: the tiles of the draw pile, sorted

NOTHING: Final = 0
MILESTONE: Final = 1
MARKETPLACE: Final = 2
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
# fmt: off
Step = Literal[
    "lots", "tiles", "draft", "place", "move", "trade", "refill", "works", "street-middle", "street-end",
    "bonus", "mill", "return", "cover", "end", "over", "may-cover",
]
# fmt: on
STEP_IDS: Final = cast(tuple[Step, ...], get_args(Step))


class MilestonesPosition(State):
    """The position as it lies there; the rules that change it are in rules/."""

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
        """The turn of every player, from 1; 0 in the setup and the draft."""
        return int(self.cells[ROUND])

    @property
    def players(self) -> int:
        return int(self.cells[PLAYERS])

    @property
    def step_id(self) -> Step:
        return STEP_IDS[self.cells[STEP]]

    @property
    def step(self) -> int:
        return int(self.cells[STEP])

    @property
    def target(self) -> int:
        """M-E1: the points that bring the end."""
        return m.TARGETS[self.cells[PLAYERS]]

    def printed(self) -> object:
        return self.board.printed

    def seat_base(self, seat: i64) -> i64:
        """Where the cells of a player begin."""
        return SEATS + seat * SEAT_CELLS

    def seat_cell(self, seat: int, offset: int) -> int:
        return int(self.cells[self.seat_base(seat) + offset])  # cells: the caller names the field

    # Goods and workers

    def held(self, seat: int, good: int) -> int:
        return self.seat_cell(seat, SEAT_GOODS + good)

    def goods_held(self, seat: int) -> int:
        """Goods in all, coins included."""
        c = self.cells
        goods: i64 = self.seat_base(seat) + SEAT_GOODS
        cubes: i64 = c[goods + m.STONE] + c[goods + m.WOOD] + c[goods + m.SAND] + c[goods + m.GRAIN]
        return int(cubes + c[goods + m.COIN])

    def holds_both(self, good: i64, other_good: i64) -> bool:
        """Whether the active player has one of each."""
        c = self.cells
        base = self.seat_base(c[ACTIVE])
        return c[base + SEAT_GOODS + good] > 0 and c[base + SEAT_GOODS + other_good] > 0

    def worker(self, seat: int, space: int) -> int:
        """The worker on an employment space; -1 where none is visible."""
        found = self.seat_cell(seat, SEAT_WORKERS + space)
        return found - 1 if found > 0 else -1

    def carries(self, seat: int, space: int) -> bool:
        return self.seat_cell(seat, SEAT_CARRIES + space) > 0

    def visible_workers(self, seat: int) -> int:
        c = self.cells
        base = self.seat_base(seat)
        visible: i64 = 0
        space: i64 = 1
        while space <= m.EMPLOYMENT:
            if c[base + SEAT_WORKERS + space] > 0:
                visible += 1
            space += 1
        return int(visible)

    def ascending(self, seat: int) -> bool:
        """M-T6: the visible numbers from left to right never fall."""
        c = self.cells
        base = self.seat_base(seat)
        highest: i64 = 0
        space: i64 = 1
        while space <= m.EMPLOYMENT:
            worker: i64 = c[base + SEAT_WORKERS + space]
            if worker > 0:
                number: i64 = (worker - 1) % m.NUMBERS
                if number < highest:
                    return False
                highest = number
            space += 1
        return True

    def bonuses_takeable(self) -> i64:
        """M-B2: the goods, as bits, whose bonus tile the active player has a worker for."""
        c = self.cells
        base = self.seat_base(c[ACTIVE])
        kinds: i64 = 0
        space: i64 = 1
        while space <= m.EMPLOYMENT:
            worker: i64 = c[base + SEAT_WORKERS + space]
            if worker > 0 and c[base + SEAT_CARRIES + space] == 0:
                kinds |= i64(1) << ((worker - 1) // m.NUMBERS)
            space += 1
        return kinds

    # What this turn has begun; -1 for none

    def tile_in_hand(self) -> i64:
        return self.cells[PLACING] - 1

    def section_start(self) -> i64:
        return self.cells[SECTION_START] - 1

    def section_middle(self) -> i64:
        return self.cells[SECTION_MIDDLE] - 1

    def bonus_lot(self) -> i64:
        """The triangle of the bonus tile that is being decided on."""
        return self.cells[BONUS_LOT] - 1

    def built_point(self) -> i64:
        """Where the milestone or marketplace stands that touches it; -1 also for a house."""
        return self.cells[BUILT] - 1

    # The main board

    def free(self, point: i64) -> bool:
        """Neither milestone, marketplace nor street."""
        return self.cells[POINT_PIECE + point] == NOTHING and self.cells[POINT_STREETS + point] == 0

    def bonus_on(self, triangle: i64) -> i64:
        """The good of the bonus tile there, -1 for none."""
        return self.cells[TRIANGLE_BONUS + triangle] - 1

    def uncovered(self, point: int) -> int:
        """The number of a point as it counts for a house or the mill: 0 when covered (M-T10, M-T12)."""
        if self.cells[POINT_PIECE + point] != NOTHING:
            return 0
        return int(self.board.values[point])

    def house_points(self, triangle: int) -> int:
        """M-T10: the uncovered numbers at the corners."""
        one, other, third = m.CORNERS[triangle]
        return self.uncovered(one) + self.uncovered(other) + self.uncovered(third)

    def flour_points(self, point: int) -> int:
        """M-T13: the best two uncovered numbers joined to a marketplace."""
        neighbours = self.board.neighbours
        best: i64 = 0
        second: i64 = 0
        at: i64 = point * m.DIRECTIONS
        last: i64 = at + m.DIRECTIONS
        while at < last:
            other_point: i64 = neighbours[at]
            if other_point >= 0 and self.cells[POINT_PIECE + other_point] == NOTHING:
                value: i64 = self.board.values[other_point]
                if value > best:
                    second = best
                    best = value
                elif value > second:
                    second = value
            at += 1
        return int(best + second)

    # Rows of tiles

    def tiles_in(self, row: i64, slots: i64, action: i64) -> list[int]:
        """An action for each different tile of a row, sorted."""
        c = self.cells
        result: list[int] = []
        slot: i64 = 0
        while slot < slots:
            tile: i64 = c[row + slot]
            if tile != 0:
                act = int(action + tile - 1)
                if act not in result:
                    result.append(act)
            slot += 1
        result.sort()
        return result

    def display_empty(self) -> bool:
        c = self.cells
        slot: i64 = 0
        while slot < m.DISPLAY_SLOTS:
            if c[DISPLAY + slot] != 0:
                return False
            slot += 1
        return True

    # Lists among the cells: sorted, each a length and its entries

    def entries(self, listed: int) -> list[int]:
        """What a list holds."""
        return [int(self.cells[listed + 1 + index]) for index in range(int(self.cells[listed]))]

    def list_actions(self, result: list[int], listed: i64, action: i64) -> None:
        """An action for every entry of a list."""
        c = self.cells
        index: i64 = 0
        while index < c[listed]:
            result.append(int(action + c[listed + 1 + index]))
            index += 1

    def insert(self, listed: i64, entry: i64) -> None:
        """Into a list, once."""
        c = self.cells
        at: i64 = listed + c[listed]  # cells: the last entry of the list
        while at > listed and c[at] > entry:  # cells: an entry of the list
            at -= 1
        if at > listed and c[at] == entry:  # cells: an entry of the list
            return
        c[listed] += 1
        last: i64 = listed + c[listed]  # cells: the last entry of the list
        while last > at + 1:
            c[last] = c[last - 1]  # cells: entries of the list
            last -= 1
        c[at + 1] = entry  # cells: an entry of the list

    def remove(self, listed: i64, entry: i64) -> None:
        """From a list, if it is there."""
        c = self.cells
        at: i64 = listed + 1
        last: i64 = listed + c[listed]  # cells: the last entry of the list
        while at <= last and c[at] != entry:  # cells: an entry of the list
            at += 1
        if at > last:
            return
        while at < last:
            c[at] = c[at + 1]  # cells: entries of the list
            at += 1
        c[last] = 0  # cells: an entry of the list
        c[listed] -= 1
