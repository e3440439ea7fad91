"""What lies on the table: the offsets of the cells, and small ways to read them."""

from __future__ import annotations

from typing import Final, Literal, cast, get_args

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.game import CHANCE, OVER, Game, State
from tablestead.games.ages import material as m

# Sizes, as in material.py: sums of constants are folded within a module only. `make lint` holds them equal.
FACES: Final = 6
KINDS: Final = 5
TRADE_KINDS: Final = 6
MONUMENTS: Final = 7
BUILDINGS: Final = 11
DEVELOPMENTS: Final = 17
LOSSES: Final = 4
MAX_PLAYERS: Final = 4

# The table. A field is as large as the next one's sum says.
PLAYERS: Final = 0
EDITION: Final = PLAYERS + 1
TRADE: Final = EDITION + 1
START: Final = TRADE + 1
ACTIVE: Final = START + 1
STEP: Final = ACTIVE + 1
ROUND: Final = STEP + 1
LAST_ROUND: Final = ROUND + 1
MONUMENTS_IN_PLAY: Final = LAST_ROUND + 1
MONUMENTS_DONE: Final = MONUMENTS_IN_PLAY + 1  # by at least one player (A-E1)
FIRST_BY: Final = MONUMENTS_DONE + 1  # + monument: the seat + 1 that finished it first, 0 for nobody
# This turn: cleared when a turn begins.
ROLLS: Final = FIRST_BY + MONUMENTS
ROLLING: Final = ROLLS + 1  # dice in the air
DICE: Final = ROLLING + 1  # + face
LED: Final = DICE + FACES
PRESERVED: Final = LED + 1
SKULLS: Final = PRESERVED + 1
WORKERS: Final = SKULLS + 1
COINS: Final = WORKERS + 1
BUYING: Final = COINS + 1  # development + 1, 0 for none
PAYING: Final = BUYING + 1  # set of goods kinds, as bits
BOUGHT: Final = PAYING + 1
OFFERS: Final = BOUGHT + 1  # made this turn
SWAPS: Final = OFFERS + 1  # made this turn
PARTNER: Final = SWAPS + 1
GIVEN: Final = PARTNER + 1  # + trade kind
TAKEN: Final = GIVEN + TRADE_KINDS  # + trade kind
SEATS: Final = TAKEN + TRADE_KINDS
# A player.
SEAT_FOOD: Final = 0
SEAT_GOODS: Final = SEAT_FOOD + 1  # + kind
SEAT_BOXES: Final = SEAT_GOODS + KINDS  # + building: boxes marked, −1 for a monument that is not in play
SEAT_OWNS: Final = SEAT_BOXES + BUILDINGS  # + development
SEAT_LOST: Final = SEAT_OWNS + DEVELOPMENTS  # + loss: points
SEAT_SHIPS: Final = SEAT_LOST + LOSSES
SEAT_CITIES: Final = SEAT_SHIPS + 1  # how many
SEAT_DEVELOPMENTS: Final = SEAT_CITIES + 1  # how many
SEAT_OPEN_BOXES: Final = SEAT_DEVELOPMENTS + 1  # of cities and monuments in play
SEAT_CELLS: Final = SEAT_OPEN_BOXES + 1
CELLS: Final = SEATS + MAX_PLAYERS * SEAT_CELLS

# Steps of a turn (A-T0).
START_STEP: Final = 0
ROLLING_STEP: Final = 1
REROLL_STEP: Final = 2
LEAD_STEP: Final = 3
FOOD_STEP: Final = 4
SPEARHEADS_STEP: Final = 5
TRADE_STEP: Final = 6
OFFER_STEP: Final = 7
RESPOND_STEP: Final = 8
BUILD_STEP: Final = 9
BUY_STEP: Final = 10
PAY_STEP: Final = 11
SELL_STEP: Final = 12
DISCARD_STEP: Final = 13
END_STEP: Final = 14
OVER_STEP: Final = 15
# fmt: off
Step = Literal[
    "start", "rolling", "reroll", "lead", "food", "spearheads", "trade", "offer", "respond", "build", "buy",
    "pay", "sell", "discard", "end", "over",
]
# fmt: on
STEP_IDS: Final = cast(tuple[Step, ...], get_args(Step))


def stock(trade_kind: int) -> int:
    """Where a seat keeps a kind of what can be traded (A-V2)."""
    if trade_kind == m.TRADE_FOOD:
        return SEAT_FOOD
    return SEAT_GOODS + trade_kind  # cells: the first five kinds are the goods


class AgesPosition(State):
    """The position as it lies there; the rules that change it are in rules/."""

    def __init__(self, game: Game, cells: vec[i64]) -> None:
        super().__init__(game, cells)

    @property
    def player(self) -> int:
        c = self.cells
        step: i64 = c[STEP]
        if step == ROLLING_STEP:
            return CHANCE
        if step == RESPOND_STEP:
            return int(c[PARTNER])
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
    def edition(self) -> int:
        return int(self.cells[EDITION])

    @property
    def step_id(self) -> Step:
        return STEP_IDS[self.cells[STEP]]

    @property
    def step(self) -> int:
        return int(self.cells[STEP])

    @property
    def late(self) -> bool:
        return self.cells[EDITION] == m.LATE

    @property
    def solo(self) -> bool:
        return self.cells[PLAYERS] == 1

    def skulls_locked(self) -> bool:
        """A-T2, A-T4: skull dice may be rerolled only in the solo game of 2009."""
        return not (self.cells[PLAYERS] == 1 and self.cells[EDITION] == m.E2009)

    def monument_in_play(self, monument: int) -> bool:
        return m.in_play(monument, self.players, self.edition)

    def seat_base(self, seat: i64) -> i64:
        """Where the cells of a player begin."""
        return SEATS + seat * SEAT_CELLS

    def seat_cell(self, seat: int, offset: int) -> int:
        return int(self.cells[SEATS + seat * SEAT_CELLS + offset])  # cells: the caller names the field

    def partner(self) -> int:
        """The seat that an offer goes to (A-V2)."""
        return int(self.cells[PARTNER])

    def buying(self) -> i64:
        """The development that is being bought, -1 for none."""
        return self.cells[BUYING] - 1

    def first_by(self, monument: int) -> int:
        """The seat that finished a monument first (A-T16), -1 for nobody yet."""
        return int(self.cells[FIRST_BY + monument]) - 1

    def owns(self, seat: int, development: int) -> bool:
        return self.seat_cell(seat, SEAT_OWNS + development) > 0

    def finished(self, seat: int, building: int) -> bool:
        return self.seat_cell(seat, SEAT_BOXES + building) == m.BUILDING_BOXES[building]

    def finished_monument(self, seat: int, monument: int) -> bool:
        return self.finished(seat, m.CITIES + monument)

    def held(self, seat: int, trade_kind: int) -> int:
        """Goods of a kind; the sixth kind is food."""
        return self.seat_cell(seat, stock(trade_kind))

    def goods_held(self, seat: int) -> int:
        """Goods in all (A-T21)."""
        c = self.cells
        goods: i64 = self.seat_base(seat) + SEAT_GOODS
        held: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            held += c[goods + kind]
            kind += 1
        return int(held)

    def value_held(self, seat: i64) -> i64:
        """The value of all goods held (A-C2)."""
        c = self.cells
        goods = self.seat_base(seat) + SEAT_GOODS
        value: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            value += m.goods_value(kind, c[goods + kind])
            kind += 1
        return value

    def behind_wall(self, seat: i64) -> bool:
        """Whether a seat has finished the Great Wall."""
        wall: i64 = self.seat_base(seat) + SEAT_BOXES + m.CITIES + m.GREAT_WALL
        return self.cells[wall] == m.MONUMENT_BOXES[m.GREAT_WALL]

    # What the dice give the active player

    def food_from(self, for_food: i64) -> i64:
        """A-T6: the food that the dice give when `for_food` food-or-workers dice give food."""
        c = self.cells
        dice: i64 = c[DICE + m.FACE_FOOD]
        food: i64 = 3 * dice + 2 * for_food
        if c[self.seat_base(c[ACTIVE]) + SEAT_OWNS + m.AGRICULTURE] != 0:
            food += dice + for_food
        return food

    def workers_from(self, for_food: i64) -> i64:
        """A-T14: likewise the workers."""
        c = self.cells
        dice: i64 = c[DICE + m.FACE_WORKERS]
        others: i64 = c[DICE + m.FACE_EITHER] - for_food
        workers: i64 = 3 * dice + 2 * others
        if c[self.seat_base(c[ACTIVE]) + SEAT_OWNS + m.MASONRY] != 0:
            workers += dice + others
        return workers

    def goods_from_dice(self) -> i64:
        """A-T7: a skull brings two."""
        return self.cells[DICE + m.FACE_GOOD] + 2 * self.cells[DICE + m.FACE_SKULL]

    def coin_value(self) -> i64:
        """A-T9: what a die of coins is worth, more with Coinage."""
        c = self.cells
        coinage: i64 = c[self.seat_base(c[ACTIVE]) + SEAT_OWNS + m.COINAGE]
        return m.COINAGE_VALUE if coinage != 0 else m.COIN_VALUE

    def coins_from_dice(self) -> i64:
        return self.coin_value() * self.cells[DICE + m.FACE_COINS]

    # What the active player can pay

    def food_price(self) -> i64:
        """A-T19: coins for one food, 0 without Granaries."""
        c = self.cells
        if c[self.seat_base(c[ACTIVE]) + SEAT_OWNS + m.GRANARIES] == 0:
            return 0
        return m.FOOD_PRICE[c[EDITION]]

    def buying_power(self, coins: i64) -> i64:
        """All that can be paid with so many coins, the goods and the food that can be sold."""
        seat: i64 = self.cells[ACTIVE]
        food: i64 = self.cells[self.seat_base(seat) + SEAT_FOOD]
        return coins + self.food_price() * food + self.value_held(seat)

    def cost(self) -> i64:
        """What the development costs that is being bought."""
        return m.DEVELOPMENT_COST[self.cells[EDITION] * m.DEVELOPMENTS + self.buying()]

    def value_of_kinds(self, kinds: i64) -> i64:
        """A-T18: the value of a set of kinds, each spent entirely."""
        c = self.cells
        goods = self.seat_base(c[ACTIVE]) + SEAT_GOODS
        value: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if (kinds >> kind) & 1:
                value += m.goods_value(kind, c[goods + kind])
            kind += 1
        return value
