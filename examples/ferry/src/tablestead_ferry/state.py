"""What lies on the table: the offsets of the cells, and small ways to read them."""

from __future__ import annotations

from typing import Final

from tablestead.engine.game import CHANCE, OVER, State
from tablestead_ferry import material as m

PLAYERS: Final = 0
ACTIVE: Final = 1
STEP: Final = 2
ROUND: Final = 3
TIDE_VALUE: Final = 4  # 0 before the roll
DECK: Final = 5  # + value: cards not dealt
# A player.
SEATS: Final = DECK + m.VALUES
SEAT_HAND: Final = 0  # + value
SEAT_SENT: Final = SEAT_HAND + m.VALUES  # + value: cards played
SEAT_SCORE: Final = SEAT_SENT + m.VALUES
SEAT_CELLS: Final = SEAT_SCORE + 1
CELLS: Final = SEATS + m.MOST_PLAYERS * SEAT_CELLS

# Steps.
DEAL_STEP: Final = 0
START_STEP: Final = 1
ROLLING_STEP: Final = 2
SEND_STEP: Final = 3
END_STEP: Final = 4
OVER_STEP: Final = 5
STEP_IDS: Final = ("deal", "start", "rolling", "send", "end", "over")


class FerryPosition(State):
    """The position as it lies there; the rules that change it are in rules.py."""

    @property
    def player(self) -> int:
        if self.step in (DEAL_STEP, ROLLING_STEP):
            return CHANCE
        return OVER if self.step == OVER_STEP else self.active

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
    def step(self) -> int:
        return int(self.cells[STEP])

    @property
    def step_id(self) -> str:
        return STEP_IDS[self.step]

    @property
    def tide(self) -> int:
        return int(self.cells[TIDE_VALUE])

    def seat_base(self, seat: int) -> int:
        return SEATS + seat * SEAT_CELLS

    def hand(self, seat: int) -> list[int]:
        """How many cards of each value a seat holds."""
        first = self.seat_base(seat) + SEAT_HAND
        return [int(self.cells[first + value]) for value in range(m.VALUES)]

    def sent(self, seat: int) -> list[int]:
        first = self.seat_base(seat) + SEAT_SENT
        return [int(self.cells[first + value]) for value in range(m.VALUES)]

    def deck(self) -> list[int]:
        return [int(self.cells[DECK + value]) for value in range(m.VALUES)]
