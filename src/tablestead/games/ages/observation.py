"""What a learning program is shown of a position, and what it may answer. Everything is open (A-C7)."""

from __future__ import annotations

from typing import Final

from tablestead.engine.space import Pen, Sketch
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s

MOST_COINS: Final = 200
MOST_WORKERS: Final = 60
MOST_LOST: Final = 1000
"""More than a game can bring."""


class AgesSketch(Sketch):
    """The table, this turn, the players."""

    def actions(self) -> list[int]:
        return list(range(a.ROLLED))

    def draw(self, pen: Pen) -> None:
        pen.cells("players", s.PLAYERS, (), m.MAX_PLAYERS, "how many play", low=1)
        pen.cells("edition", s.EDITION, (), len(m.EDITION_IDS) - 1, "2009, reprint, late")
        pen.cells("trade", s.TRADE, (), 1, "the trade game (A-V2)")
        pen.seat("start", s.START, "the seat that began")
        pen.seat("active", s.ACTIVE, "the seat whose turn it is")
        pen.cells("step", s.STEP, (), s.OVER_STEP, "step of the turn: " + ", ".join(s.STEP_IDS))
        pen.cells("round", s.ROUND, (), m.ROUND_LIMIT + 1, "the round, from 1")
        pen.cells("last-round", s.LAST_ROUND, (), 1, "the game ends with this round (A-E1)")
        pen.cells("monuments-in-play", s.MONUMENTS_IN_PLAY, (), m.MONUMENTS, "how many there are")
        pen.cells("monuments-done", s.MONUMENTS_DONE, (), m.MONUMENTS, "how many somebody has finished")
        pen.seat_or_none("first-by", s.FIRST_BY, (m.MONUMENTS,), "by monument: who finished it first")
        self.draw_turn(pen)
        for number in range(m.MAX_PLAYERS):
            self.draw_seat(pen, f"seat{number}", pen.seat_base(number, s.SEATS, s.SEAT_CELLS))

    def draw_turn(self, pen: Pen) -> None:
        pen.cells("rolls", s.ROLLS, (), m.MAX_ROLLS, "rolls made this turn")
        pen.cells("rolling", s.ROLLING, (), m.MAX_DICE, "dice in the air")
        pen.cells("dice", s.DICE, (m.FACES,), m.MAX_DICE, "dice that lie, by face: " + ", ".join(m.FACE_IDS))
        pen.cells("led", s.LED, (), 1, "Leadership was used this turn")
        pen.cells("preserved", s.PRESERVED, (), 1, "Preservation was used this turn")
        pen.cells("skulls", s.SKULLS, (), m.MAX_DICE, "skulls of this turn's disaster")
        pen.cells("workers", s.WORKERS, (), MOST_WORKERS, "workers left")
        pen.cells("coins", s.COINS, (), MOST_COINS, "coins left")
        pen.cells(
            "buying", s.BUYING, (), m.DEVELOPMENTS, "development + 1 that is being paid for, 0 for none"
        )
        pen.bits("paying", s.PAYING, (), m.KINDS, "by good: 1 where it is put down for the development")
        pen.cells("bought", s.BOUGHT, (), 1, "a development was bought this turn")
        pen.cells("offers", s.OFFERS, (), m.MAX_OFFERS, "offers made this turn")
        pen.cells("swaps", s.SWAPS, (), m.MAX_SHIPS, "swaps made this turn")
        pen.seat("partner", s.PARTNER, "whom an offer goes to, in the steps offer and respond")
        pen.cells("given", s.GIVEN, (m.TRADE_KINDS,), m.MAX_FOOD, "by good, and food: what is offered")
        pen.cells("taken", s.TAKEN, (m.TRADE_KINDS,), m.MAX_FOOD, "by good, and food: what is asked for it")

    def draw_seat(self, pen: Pen, seat: str, base: int) -> None:
        most = max(m.MAX_HELD[: m.KINDS])
        pen.of_seat(f"{seat}.food", base, s.SEAT_FOOD, (), m.MAX_FOOD, "food")
        pen.of_seat(f"{seat}.goods", base, s.SEAT_GOODS, (m.KINDS,), most, ", ".join(m.KIND_IDS[: m.KINDS]))
        boxes = "boxes marked: " + ", ".join(m.BUILDING_IDS) + "; -1 for a monument that is not in play"
        pen.of_seat(f"{seat}.boxes", base, s.SEAT_BOXES, (m.BUILDINGS,), max(m.BUILDING_BOXES), boxes, low=-1)
        owns = "1 for a development owned: " + ", ".join(m.DEVELOPMENT_IDS)
        pen.of_seat(f"{seat}.owns", base, s.SEAT_OWNS, (m.DEVELOPMENTS,), 1, owns)
        pen.of_seat(
            f"{seat}.lost", base, s.SEAT_LOST, (m.LOSSES,), MOST_LOST, "points lost: " + ", ".join(m.LOSS_IDS)
        )
        pen.of_seat(f"{seat}.ships", base, s.SEAT_SHIPS, (), m.MAX_SHIPS, "ships")
        pen.of_seat(f"{seat}.cities", base, s.SEAT_CITIES, (), m.MAX_DICE, "cities, a die each")
        pen.of_seat(
            f"{seat}.developments", base, s.SEAT_DEVELOPMENTS, (), m.DEVELOPMENTS, "how many developments"
        )
        open_boxes = "boxes of cities and monuments not marked yet"
        pen.of_seat(f"{seat}.open-boxes", base, s.SEAT_OPEN_BOXES, (), sum(m.BUILDING_BOXES), open_boxes)
