"""What lies on the table: the offsets of the cells, and small ways to read them."""

from __future__ import annotations

from typing import Final, Literal, cast, get_args

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.game import CHANCE, OVER, Game, State
from tablestead.games.keyflower import material as m

# Sizes, as in material.py: sums of constants are folded within a module only. `make lint` holds them equal.
COLOURS: Final = 4
GOODS: Final = 4
SKILLS: Final = 3
DIRECTIONS: Final = 6
MOST_BOATS: Final = 6
MAX_PLAYERS: Final = 6
TILES: Final = 68

# The table. A field is as large as the next one's sum says.
PLAYERS: Final = 0
SEASON: Final = PLAYERS + 1  # 0 in the setup, 1 spring … 4 winter
START: Final = SEASON + 1  # the holder of the purple worker
ACTIVE: Final = START + 1
STEP: Final = ACTIVE + 1
PHASE: Final = STEP + 1  # what `end` closes
PASSES: Final = PHASE + 1  # in immediate succession (K-T1)
TURNS: Final = PASSES + 1  # taken in the whole game, this one included
GREEN_SUPPLY: Final = TURNS + 1  # green workers left beside the bag
BAG: Final = GREEN_SUPPLY + 1  # + colour
PILE: Final = BAG + COLOURS  # + skill
SUPPLY: Final = PILE + SKILLS  # + good
# This turn.
PLACEMENT: Final = SUPPLY + GOODS  # BIDDING or USING
PLACED: Final = PLACEMENT + 1  # the tile + 1 that workers are placed on, and whose effect is being resolved
TAKEN: Final = PLACED + 1  # + colour: workers chosen from behind the screen
MOVED: Final = TAKEN + COLOURS  # workers of losing bids that move along
LEFT: Final = MOVED + 1  # pieces still to be drawn
CARRIES_LEFT: Final = LEFT + 1  # transport steps
UPGRADES_LEFT: Final = CARRIES_LEFT + 1
CARRIED: Final = UPGRADES_LEFT + 1  # the good + 1 on its way
SOURCE: Final = CARRIED + 1  # the tile + 1 it lies on
UPGRADING: Final = SOURCE + 1  # tile + 1
LAYING: Final = UPGRADING + 1  # tile + 1
LAYING_CELL: Final = LAYING + 1  # the cell + 1 chosen for it
PAID: Final = LAYING_CELL + 1  # a piece + 1 that goes back after the draw: colour, or COLOURS + skill (K-V1)
LOADS: Final = PAID + 1
# What a boat brings.
LOAD_WORKERS: Final = 0  # + colour
LOAD_SKILLS: Final = LOAD_WORKERS + COLOURS  # + skill
LOAD_TAKEN_BY: Final = LOAD_SKILLS + SKILLS  # the seat + 1 that took it this season
LOAD_CELLS: Final = LOAD_TAKEN_BY + 1
SEATS: Final = LOADS + MOST_BOATS * LOAD_CELLS
# A player.
SEAT_WORKERS: Final = 0  # + colour: behind the screen
SEAT_SKILLS: Final = SEAT_WORKERS + COLOURS  # + skill: behind the screen
SEAT_KNOWN_WORKERS: Final = SEAT_SKILLS + SKILLS  # + colour: of these, the ones everybody knows of (K-S4)
SEAT_KNOWN_SKILLS: Final = SEAT_KNOWN_WORKERS + COLOURS  # + skill
SEAT_CHOSEN: Final = SEAT_KNOWN_SKILLS + SKILLS  # has chosen winter tiles
SEAT_HAS_BOAT: Final = SEAT_CHOSEN + 1  # took a boat this season
SEAT_CELLS: Final = SEAT_HAS_BOAT + 1
ALL_TILES: Final = SEATS + MAX_PLAYERS * SEAT_CELLS
# A tile.
TILE_PLACE: Final = 0  # see below
TILE_UPGRADED: Final = TILE_PLACE + 1
TILE_LAID: Final = TILE_UPGRADED + 1  # 0 not yet, LYING or ASIDE
TILE_Q: Final = TILE_LAID + 1
TILE_R: Final = TILE_Q + 1
TILE_TURN: Final = TILE_R + 1
TILE_GOODS: Final = TILE_TURN + 1  # + good lying on it
TILE_NEXT: Final = TILE_GOODS + GOODS  # + direction: the tile + 1 that touches it there
TILE_COLOUR: Final = TILE_NEXT + DIRECTIONS  # the colour + 1 that holds here (K-T3)
TILE_LAST_USE: Final = TILE_COLOUR + 1  # workers of the last use (K-U2)
TILE_WORKERS: Final = TILE_LAST_USE + 1  # + colour: on the tile
TILE_BIDS: Final = TILE_WORKERS + COLOURS  # + seat
TILE_BID_COLOURS: Final = TILE_BIDS + MAX_PLAYERS  # + seat: colour + 1
TILE_LEADER: Final = TILE_BID_COLOURS + MAX_PLAYERS  # the seat + 1 of the highest bid
TILE_MOVING: Final = TILE_LEADER + 1  # the active player's losing bid here moves along
TILE_CELLS: Final = TILE_MOVING + 1
CELLS: Final = ALL_TILES + TILES * TILE_CELLS

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
# fmt: off
Step = Literal[
    "homes", "screens", "deal", "load", "load-skills", "offer", "draw", "draw-skills", "gift", "turn",
    "workers", "cost", "choose", "transport", "direction", "payment", "keep", "boat", "lay", "cell",
    "rotation", "end", "over",
]
# fmt: on
STEP_IDS: Final = cast(tuple[Step, ...], get_args(Step))


class KeyflowerPosition(State):
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
        """The season: 0 in the setup, 1 spring … 4 winter."""
        return int(self.cells[SEASON])

    @property
    def players(self) -> int:
        return int(self.cells[PLAYERS])

    @property
    def step_id(self) -> Step:
        return STEP_IDS[self.cells[STEP]]

    @property
    def step(self) -> int:
        return int(self.cells[STEP])

    def counts(self, first: int, number: int) -> list[int]:
        """Some cells in a row."""
        c = self.cells
        return [int(c[first + kind]) for kind in range(number)]

    # Bag and pile

    def in_bag(self) -> i64:
        c = self.cells
        return c[BAG + m.BLUE] + c[BAG + m.RED] + c[BAG + m.YELLOW] + c[BAG + m.GREEN]

    def in_pile(self) -> i64:
        c = self.cells
        return c[PILE + m.ANVIL] + c[PILE + m.PICK] + c[PILE + m.SAW]

    # Players

    def seat_cell(self, seat: int, offset: int) -> int:
        return int(self.cells[SEATS + seat * SEAT_CELLS + offset])  # cells: the caller names the field

    def seat_base(self, seat: i64) -> i64:
        return SEATS + seat * SEAT_CELLS

    def workers_behind(self, seat: i64) -> i64:
        """How many workers lie behind a screen; everybody knows it (K-S4)."""
        c = self.cells
        workers: i64 = SEATS + seat * SEAT_CELLS + SEAT_WORKERS
        return c[workers + m.BLUE] + c[workers + m.RED] + c[workers + m.YELLOW] + c[workers + m.GREEN]

    def skills_behind(self, seat: i64) -> i64:
        c = self.cells
        skills: i64 = SEATS + seat * SEAT_CELLS + SEAT_SKILLS
        return c[skills + m.ANVIL] + c[skills + m.PICK] + c[skills + m.SAW]

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
        c[base + SEAT_WORKERS + colour] -= number
        known: i64 = c[base + SEAT_KNOWN_WORKERS + colour] - number
        c[base + SEAT_KNOWN_WORKERS + colour] = known if known > 0 else 0

    def skill_leaves(self, seat: i64, skill: i64) -> None:
        c = self.cells
        base = self.seat_base(seat)
        c[base + SEAT_SKILLS + skill] -= 1
        if c[base + SEAT_KNOWN_SKILLS + skill] > 0:
            c[base + SEAT_KNOWN_SKILLS + skill] -= 1

    def come_openly(self, seat: i64, colour: i64, number: i64) -> None:
        c = self.cells
        base = self.seat_base(seat)
        c[base + SEAT_WORKERS + colour] += number
        c[base + SEAT_KNOWN_WORKERS + colour] += number

    # This turn: -1 for none

    def placed(self) -> i64:
        """The tile that workers are placed on, and whose effect is being resolved."""
        return self.cells[PLACED] - 1

    def carried(self) -> i64:
        """The good on its way."""
        return self.cells[CARRIED] - 1

    def source(self) -> i64:
        """The tile that the good on its way lies on."""
        return self.cells[SOURCE] - 1

    def upgrading(self) -> i64:
        """The tile whose upgrade is to be paid."""
        return self.cells[UPGRADING] - 1

    def laying(self) -> i64:
        """The tile that is being laid."""
        return self.cells[LAYING] - 1

    def laying_cell(self) -> i64:
        """The cell it is laid on."""
        return self.cells[LAYING_CELL] - 1

    def paid(self) -> i64:
        """The piece that goes back after the draw: a colour, or COLOURS + skill."""
        return self.cells[PAID] - 1

    # Tiles

    def leader(self, tile: i64) -> i64:
        """The seat of the highest bid, or -1."""
        return self.cells[ALL_TILES + tile * TILE_CELLS + TILE_LEADER] - 1

    def colour_of(self, tile: i64) -> i64:
        """The colour that holds there (K-T3), or -1."""
        return self.cells[ALL_TILES + tile * TILE_CELLS + TILE_COLOUR] - 1

    def bid_colour(self, tile: i64, seat: i64) -> i64:
        """The colour of a seat's bid, or -1."""
        return self.cells[ALL_TILES + tile * TILE_CELLS + TILE_BID_COLOURS + seat] - 1

    def neighbour(self, tile: i64, direction: i64) -> i64:
        """The tile that touches a tile there, or -1."""
        return self.cells[ALL_TILES + tile * TILE_CELLS + TILE_NEXT + direction] - 1

    def tile_cell(self, tile: int, offset: int) -> int:
        return int(self.cells[ALL_TILES + tile * TILE_CELLS + offset])  # cells: the caller names the field

    def tile_base(self, tile: i64) -> i64:
        return ALL_TILES + tile * TILE_CELLS

    def place(self, tile: int) -> int:
        return int(self.cells[ALL_TILES + tile * TILE_CELLS + TILE_PLACE])

    def owner(self, tile: int) -> int:
        """The seat whose village a tile belongs to, or -1."""
        place: i64 = self.cells[ALL_TILES + tile * TILE_CELLS + TILE_PLACE]
        return int(place - OWNED) if place >= OWNED else -1

    def owns(self, seat: i64, tile: i64) -> bool:
        """From K-E3 on, laid or not: a summer boat serves whoever owns it, and nobody else (K-F0)."""
        return self.cells[ALL_TILES + tile * TILE_CELLS + TILE_PLACE] == OWNED + seat

    def side(self, tile: i64) -> i64:
        """Its visible side, as the tables of material.py count them."""
        return tile * 2 + self.cells[ALL_TILES + tile * TILE_CELLS + TILE_UPGRADED]

    def home_of(self, seat: i64) -> i64:
        tile: i64 = 0
        while self.cells[ALL_TILES + tile * TILE_CELLS + TILE_PLACE] != OWNED + seat:
            tile += 1
        return tile

    def on_tile(self, tile: i64) -> i64:
        """How many workers are on a tile."""
        c = self.cells
        workers: i64 = ALL_TILES + tile * TILE_CELLS + TILE_WORKERS
        return c[workers + m.BLUE] + c[workers + m.RED] + c[workers + m.YELLOW] + c[workers + m.GREEN]

    def highest_other(self, tile: i64, seat: i64) -> i64:
        """The largest bid of another player on a tile."""
        c = self.cells
        bids: i64 = ALL_TILES + tile * TILE_CELLS + TILE_BIDS
        most: i64 = 0
        rival: i64 = 0
        while rival < c[PLAYERS]:
            if rival != seat and c[bids + rival] > most:
                most = c[bids + rival]
            rival += 1
        return most

    def loses(self, tile: i64, seat: i64) -> bool:
        """Whether a seat has a losing bid on a tile (K-T2)."""
        at: i64 = ALL_TILES + tile * TILE_CELLS
        return self.cells[at + TILE_BIDS + seat] > 0 and self.cells[at + TILE_LEADER] != seat + 1

    def tiles_at(self, place: int) -> list[int]:
        """The tiles that are in one place, in the order of their numbers."""
        return [tile for tile in range(m.TILES) if self.place(tile) == place]

    def cell_of(self, tile: i64) -> i64:
        at: i64 = ALL_TILES + tile * TILE_CELLS
        return (self.cells[at + TILE_Q] + m.REACH) * m.SPAN + self.cells[at + TILE_R] + m.REACH

    def edge(self, tile: i64, direction: i64) -> i64:
        """The edge of a laid tile, as it is turned."""
        turned: i64 = (
            direction - self.cells[ALL_TILES + tile * TILE_CELLS + TILE_TURN] + m.DIRECTIONS
        ) % m.DIRECTIONS
        return m.EDGES[tile * m.DIRECTIONS + turned]

    def purple_tile(self) -> int:
        """The turn-order tile that brings the purple worker: the highest in play (K-C6)."""
        return m.TURN_ORDER + m.TURN_ORDER_TILES[self.cells[PLAYERS]] - 1
