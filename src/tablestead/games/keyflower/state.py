"""What lies on the table: the offsets of the cells, and small ways to read them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.game import CHANCE, OVER, Game, State
from tablestead.games.keyflower import material as m

# The table.
PLAYERS: Final = 0
SEASON: Final = 1  # 0 in the setup, 1 spring … 4 winter
START: Final = 2  # the holder of the purple worker
ACTIVE: Final = 3
STEP: Final = 4
PHASE: Final = 5  # what `end` closes
PASSES: Final = 6  # in immediate succession (K-T1)
TURNS: Final = 7  # taken in the whole game, this one included
GREENS: Final = 8  # supplies left
BAG: Final = 9  # + colour
PILE: Final = 13  # + skill
SUPPLY: Final = 16  # + good
# This turn.
KIND: Final = 20  # BIDDING or USING
PLACED: Final = 21  # the tile + 1 that workers are placed on, and whose effect is being resolved
TAKEN: Final = 22  # + colour: workers chosen from behind the screen
MOVED: Final = 26  # workers of losing bids that move along
LEFT: Final = 27  # pieces still to be drawn
CARRIES: Final = 28  # transport steps left
UPGRADES: Final = 29
GOOD: Final = 30  # the resource + 1 being carried
SOURCE: Final = 31  # the tile + 1 it lies on
UPGRADING: Final = 32  # tile + 1
LAYING: Final = 33  # tile + 1
CELL: Final = 34  # the cell + 1 chosen for it
PAID: Final = 35  # a piece + 1 paid that goes back only after the draw: colour, or m.COLOURS + skill (K-V1)
# A boat's load.
BOATS: Final = 36
LOAD: Final = 0  # + colour
LOAD_SKILLS: Final = 4  # + skill
TAKEN_BY: Final = 7  # the seat + 1 that took it this season
BOAT_CELLS: Final = 8
# A player.
SEATS: Final = 84
SCREEN: Final = 0  # + colour
SKILLS: Final = 4  # + skill
KNOWN: Final = 7  # + colour: of those behind the screen, the ones everybody knows of (K-S4)
KNOWN_SKILLS: Final = 11  # + skill
CHOSEN: Final = 14  # has chosen winter tiles
HAS_BOAT: Final = 15  # took a boat this season
SEAT_CELLS: Final = 16
# A tile.
TILES: Final = 180
PLACE: Final = 0  # see below
UPGRADED: Final = 1
LAID: Final = 2  # 0 not yet, LYING or ASIDE
Q: Final = 3
R: Final = 4
TURN: Final = 5
GOODS: Final = 6  # + good lying on it
NEXT: Final = 10  # + direction: the tile + 1 that touches it there
COLOUR: Final = 16  # + 1: the colour that holds here (K-T3)
LAST: Final = 17  # workers of the last use (K-U2)
ON: Final = 18  # + colour: workers on the tile
BIDS: Final = 22  # + seat
BID_COLOUR: Final = 28  # + seat: colour + 1
LEADER: Final = 34  # the seat + 1 of the highest bid
MOVING: Final = 35  # the active player's losing bid here moves along
TILE_CELLS: Final = 36
CELLS: Final = TILES + m.TILES * TILE_CELLS

# Where a tile is.
NOWHERE: Final = 0  # in the box: to be drawn, gone, or never to be seen
OFFER: Final = 1
ROW: Final = 2  # a boat or a turn-order tile in play
HAND: Final = 10  # + seat: a winter tile, seen by that player alone
KEPT: Final = 20  # + seat: a winter tile chosen
OWNED: Final = 30  # + seat

LYING: Final = 1
ASIDE: Final = 2

BIDDING: Final = 1
USING: Final = 2

# Phases.
TURN_PHASE: Final = 0
KEEP_PHASE: Final = 1
BOAT_PHASE: Final = 2
LAY_PHASE: Final = 3
PHASE_IDS: Final = ("turns", "keep", "boats", "lay")

# Steps: the first ones are chance.
HOMES_STEP: Final = 0
SCREENS_STEP: Final = 1
DEAL_STEP: Final = 2
LOAD_STEP: Final = 3
LOAD_SKILLS_STEP: Final = 4
OFFER_STEP: Final = 5
DRAW_STEP: Final = 6
DRAW_SKILLS_STEP: Final = 7
GIFT_STEP: Final = 8
TURN_STEP: Final = 9
WORKERS_STEP: Final = 10
COST_STEP: Final = 11
CHOOSE_STEP: Final = 12
TRANSPORT_STEP: Final = 13
DIRECTION_STEP: Final = 14
PAYMENT_STEP: Final = 15
KEEP_STEP: Final = 16
BOAT_STEP: Final = 17
LAY_STEP: Final = 18
CELL_STEP: Final = 19
ROTATION_STEP: Final = 20
END_STEP: Final = 21
OVER_STEP: Final = 22
STEP_IDS: Final = (
    *("homes", "screens", "deal", "load", "load-skills", "offer", "draw", "draw-skills", "gift"),
    *("turn", "workers", "cost", "choose", "transport", "direction", "payment"),
    *("keep", "boat", "lay", "cell", "rotation", "end", "over"),
)


class KeyflowerTable(State):
    """The position as it lies there; the rules that change it are in rules.py."""

    def __init__(self, game: Game, cells: vec[i64]) -> None:
        super().__init__(game, cells)

    @property
    def player(self) -> int:
        step: i64 = self.cells[STEP]
        if step < TURN_STEP:
            return CHANCE
        if step == OVER_STEP:
            return OVER
        return int(self.cells[ACTIVE])

    @property
    def active(self) -> int:
        return int(self.cells[ACTIVE])

    @property
    def round(self) -> int:
        return int(self.cells[SEASON])

    @property
    def players(self) -> int:
        return int(self.cells[PLAYERS])

    @property
    def step_id(self) -> str:
        return STEP_IDS[self.cells[STEP]]

    @property
    def step(self) -> int:
        return int(self.cells[STEP])

    def counts(self, first: int, number: int) -> list[int]:
        """Some cells in a row."""
        c = self.cells
        return [int(c[first + index]) for index in range(number)]

    # Bag and pile

    def in_bag(self) -> i64:
        c = self.cells
        return c[BAG] + c[BAG + 1] + c[BAG + 2] + c[BAG + 3]

    def in_pile(self) -> i64:
        c = self.cells
        return c[PILE] + c[PILE + 1] + c[PILE + 2]

    # Players

    def seat_cell(self, seat: int, offset: int) -> int:
        return int(self.cells[SEATS + seat * SEAT_CELLS + offset])

    def seat_base(self, seat: i64) -> i64:
        return SEATS + seat * SEAT_CELLS

    def workers_behind(self, seat: i64) -> i64:
        """How many workers lie behind a screen; everybody knows it (K-S4)."""
        c = self.cells
        at: i64 = SEATS + seat * SEAT_CELLS + SCREEN
        return c[at] + c[at + 1] + c[at + 2] + c[at + 3]

    def skills_behind(self, seat: i64) -> i64:
        c = self.cells
        at: i64 = SEATS + seat * SEAT_CELLS + SKILLS
        return c[at] + c[at + 1] + c[at + 2]

    def has_passed(self, seat: int) -> bool:
        """In the unbroken row of passes that ends at the active player or the one before."""
        c = self.cells
        players: i64 = c[PLAYERS]
        just_now = c[STEP] == END_STEP and c[PASSES] > 0
        back: i64 = (
            (c[ACTIVE] - seat + players) % players if just_now else (c[ACTIVE] - 1 - seat + players) % players
        )
        return back < c[PASSES]

    # What comes behind a screen and leaves it, and what everybody knows of it (K-S4)

    def leave_screen(self, seat: i64, colour: i64, number: i64) -> None:
        c = self.cells
        base = self.seat_base(seat)
        c[base + SCREEN + colour] -= number
        known: i64 = c[base + KNOWN + colour] - number
        c[base + KNOWN + colour] = known if known > 0 else 0

    def skill_leaves(self, seat: i64, skill: i64) -> None:
        c = self.cells
        base = self.seat_base(seat)
        c[base + SKILLS + skill] -= 1
        if c[base + KNOWN_SKILLS + skill] > 0:
            c[base + KNOWN_SKILLS + skill] -= 1

    def come_openly(self, seat: i64, colour: i64, number: i64) -> None:
        c = self.cells
        base = self.seat_base(seat)
        c[base + SCREEN + colour] += number
        c[base + KNOWN + colour] += number

    # Tiles

    def tile_cell(self, tile: int, offset: int) -> int:
        return int(self.cells[TILES + tile * TILE_CELLS + offset])

    def tile_base(self, tile: i64) -> i64:
        return TILES + tile * TILE_CELLS

    def place(self, tile: int) -> int:
        return int(self.cells[TILES + tile * TILE_CELLS + PLACE])

    def owner(self, tile: int) -> int:
        """The seat whose village a tile belongs to, or -1."""
        place: i64 = self.cells[TILES + tile * TILE_CELLS + PLACE]
        return int(place - OWNED) if place >= OWNED else -1

    def owns(self, seat: i64, tile: i64) -> bool:
        return self.cells[TILES + tile * TILE_CELLS + PLACE] == OWNED + seat

    def side(self, tile: i64) -> i64:
        """Its visible side, as the tables of material.py count them."""
        return tile * 2 + self.cells[TILES + tile * TILE_CELLS + UPGRADED]

    def home_of(self, seat: i64) -> i64:
        tile: i64 = 0
        while self.cells[TILES + tile * TILE_CELLS + PLACE] != OWNED + seat:
            tile += 1
        return tile

    def on_tile(self, tile: i64) -> i64:
        """How many workers are on a tile."""
        c = self.cells
        at: i64 = TILES + tile * TILE_CELLS + ON
        return c[at] + c[at + 1] + c[at + 2] + c[at + 3]

    def highest_other(self, tile: i64, seat: i64) -> i64:
        """The largest bid of another player on a tile."""
        c = self.cells
        at: i64 = TILES + tile * TILE_CELLS + BIDS
        most: i64 = 0
        other: i64 = 0
        while other < c[PLAYERS]:
            if other != seat and c[at + other] > most:
                most = c[at + other]
            other += 1
        return most

    def loses(self, tile: i64, seat: i64) -> bool:
        """Whether a seat has a losing bid on a tile (K-T2)."""
        at: i64 = TILES + tile * TILE_CELLS
        return self.cells[at + BIDS + seat] > 0 and self.cells[at + LEADER] != seat + 1

    def tiles_at(self, place: int) -> list[int]:
        """The tiles that are in one place, in the order of their numbers."""
        return [tile for tile in range(m.TILES) if self.place(tile) == place]

    def cell_of(self, tile: i64) -> i64:
        at: i64 = TILES + tile * TILE_CELLS
        return (self.cells[at + Q] + m.REACH) * m.SPAN + self.cells[at + R] + m.REACH

    def edge(self, tile: i64, direction: i64) -> i64:
        """The edge of a laid tile, as it is turned."""
        turned: i64 = (direction - self.cells[TILES + tile * TILE_CELLS + TURN] + m.DIRECTIONS) % m.DIRECTIONS
        return m.EDGES[tile * m.DIRECTIONS + turned]

    def purple_tile(self) -> int:
        """The turn-order tile that brings the purple worker: the highest in play (K-C6)."""
        return m.TURN_ORDER + m.TURN_ORDER_TILES[self.cells[PLAYERS]] - 1
