"""What lies on the table: the offsets of the cells, and small ways to read them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.game import CHANCE, OVER, Game, State
from tablestead.games.ages import material as m

# The table.
PLAYERS: Final = 0
EDITION: Final = 1
TRADE: Final = 2
START: Final = 3
ACTIVE: Final = 4
STEP: Final = 5
ROUND: Final = 6
LAST_ROUND: Final = 7
MONUMENTS_IN_PLAY: Final = 8
MONUMENTS_DONE: Final = 9  # by at least one player (A-E1)
FIRST_BY: Final = 10  # + monument: the seat + 1 that finished it first, 0 for nobody
# This turn.
ROLLS: Final = 17
ROLLING: Final = 18  # dice in the air
DICE: Final = 19  # + face
LED: Final = 25
PRESERVED: Final = 26
SKULLS: Final = 27
WORKERS: Final = 28
COINS: Final = 29
BUYING: Final = 30  # development + 1
PAYING: Final = 31  # set of goods kinds
BOUGHT: Final = 32
OFFERS: Final = 33  # made this turn
SWAPS: Final = 34  # made this turn
PARTNER: Final = 35
GIVE: Final = 36  # + kind
TAKE: Final = 42  # + kind
TURN_CELLS: Final = 31  # from ROLLS on: cleared when a turn begins
# A player.
SEATS: Final = 48
FOOD: Final = 0
GOODS: Final = 1  # + kind
BOXES: Final = 6  # + building: boxes marked, −1 for a monument that is not in play
OWNS: Final = 17  # + development
LOST: Final = 34  # + cause: points lost
SHIPS: Final = 38
OWN_CITIES: Final = 39
OWN_DEVELOPMENTS: Final = 40
OPEN_BOXES: Final = 41  # of cities and monuments in play
SEAT_CELLS: Final = 42
CELLS: Final = 216

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
STEP_IDS: Final = (
    *("start", "rolling", "reroll", "lead", "food", "spearheads", "trade", "offer", "respond"),
    *("build", "buy", "pay", "sell", "discard", "end", "over"),
)


class AgesTable(State):
    """The position as it lies there; the rules that change it are in rules.py."""

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
    def step_id(self) -> str:
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

    def seat_cell(self, seat: int, offset: int) -> int:
        return int(self.cells[SEATS + seat * SEAT_CELLS + offset])

    def owns(self, seat: int, development: int) -> bool:
        return self.seat_cell(seat, OWNS + development) > 0

    def finished(self, seat: int, building: int) -> bool:
        return self.seat_cell(seat, BOXES + building) == m.BUILDING_BOXES[building]

    def finished_monument(self, seat: int, monument: int) -> bool:
        return self.finished(seat, m.CITIES + monument)

    def held(self, seat: int, kind: int) -> int:
        """Goods of a kind; the sixth kind is food."""
        return self.seat_cell(seat, FOOD if kind == m.TRADE_FOOD else GOODS + kind)

    def goods_held(self, seat: int) -> int:
        """Goods in all (A-T21)."""
        at: i64 = SEATS + seat * SEAT_CELLS + GOODS
        c = self.cells
        return int(c[at]) + int(c[at + 1]) + int(c[at + 2]) + int(c[at + 3]) + int(c[at + 4])

    def value_held(self, seat: int) -> int:
        """The value of all goods held (A-C2)."""
        value = 0
        for kind in range(m.KINDS):
            value += m.goods_value(kind, self.held(seat, kind))
        return value
