"""What a learning program is shown of a position, and what it may answer. Everything is open (M-S6)."""

from __future__ import annotations

from typing import Final

from tablestead.engine.space import Pen, Sketch
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import board as b
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s

MOST_GOODS: Final = 400
MOST_POINTS: Final = 1000
"""More than a game can bring."""
BOTH_WAYS: Final = 2
"""A street piece leads from each of its ends to the other."""


class MilestonesSketch(Sketch):
    """The table, this turn, tiles, the main board, the players, and the board as it is printed."""

    def actions(self) -> list[int]:
        return list(range(a.LOT))

    def draw(self, pen: Pen) -> None:
        pen.cells("players", s.PLAYERS, (), m.MAX_PLAYERS, "how many play", low=2)
        pen.seat("start", s.START, "the seat that began")
        pen.cells("turn-limit", s.TURN_LIMIT, (), m.MAX_TURN_LIMIT, "the last turn there can be", low=1)
        pen.seat("active", s.ACTIVE, "the seat whose turn it is")
        pen.cells("step", s.STEP, (), s.MAY_COVER_STEP, "step of the turn: " + ", ".join(s.STEP_IDS))
        pen.cells(
            "round",
            s.ROUND,
            (),
            m.MAX_TURN_LIMIT + 1,
            "the turn of every player; 0 in the setup and the draft",
        )
        pen.seat_or_none("end-by", s.END_BY, (), "who triggered the end (M-E1)")
        pen.cells("sections-left", s.SECTIONS_LEFT, (), m.SECTIONS, "street sections in the supply")
        pen.cells("markets-left", s.MARKETS_LEFT, (), m.MARKETS, "marketplaces in the supply")
        pen.cells("houses-left", s.HOUSES_LEFT, (), m.HOUSES, "houses in the supply")
        pen.cells("sacks-left", s.SACKS_LEFT, (), m.SACKS, "sacks of flour in the supply")
        self.draw_turn(pen)
        self.draw_board(pen)
        for number in range(m.MAX_PLAYERS):
            self.draw_seat(pen, f"seat{number}", pen.seat_base(number, s.SEATS, s.SEAT_CELLS))
        self.draw_printed(pen)

    def draw_turn(self, pen: Pen) -> None:
        pen.cells("moves", s.MOVES, (), m.MOVES_A_TURN, "moves made this turn")
        pen.cells("hired", s.HIRED, (), 1, "a tile was hired in this visit to the trading house")
        pen.cells("slot", s.SLOT, (), m.STARTING_SLOTS - 1, "the slot that the tile in hand came from")
        pen.cells("placing", s.PLACING, (), m.TILES, "the tile + 1 in hand, 0 for none")
        pen.cells(
            "section-start", s.SECTION_START, (), m.POINTS, "point + 1 where a section starts, 0 for none"
        )
        pen.cells("section-middle", s.SECTION_MIDDLE, (), m.POINTS, "its middle point + 1, 0 for none")
        pen.cells(
            "bonus-lot",
            s.BONUS_LOT,
            (),
            m.TRIANGLES,
            "triangle + 1 of the bonus tile to decide on, 0 for none",
        )
        pen.cells("built", s.BUILT, (), m.POINTS, "point + 1 of the piece that touches it, 0 for none")
        pen.cells("drafted", s.DRAFTED, (), m.DRAFT_TILES, "tiles the active player took in the draft")
        pen.cells("bag", s.BAG, (m.KINDS,), b.MOST_BONUSES, "by good: bonus tiles still to be laid out")
        pen.cells("display", s.DISPLAY, (m.DISPLAY_SLOTS,), m.TILES, "tiles + 1 for hire, 0 for none")
        pen.cells("starting", s.STARTING, (m.STARTING_SLOTS,), m.TILES, "tiles + 1 of the draft, 0 for none")
        pen.cells("pile", s.PILE, (), b.MOST_TILES, "tiles in the draw pile")
        pen.listed("deck", s.DECK, b.MOST_TILES, s.PILE, m.TILES, "tiles + 1 of the draw pile, sorted")

    def draw_board(self, pen: Pen) -> None:
        pieces = "by point: nothing, milestone, marketplace, marketplace with flour"
        pen.cells("points.piece", s.POINT_PIECE, (m.POINTS,), s.SUPPLIED, pieces)
        streets = "by direction (right, lower right, lower left), then point: 1 with a street piece"
        pen.bits(
            "points.streets", s.POINT_STREETS, (m.POINTS,), m.DIRECTIONS, streets, m.DIRECTIONS // BOTH_WAYS
        )
        pen.cells("triangles.house", s.TRIANGLE_HOUSE, (m.TRIANGLES,), 1, "by triangle: 1 with a house")
        bonus = "by triangle: good + 1 of the bonus tile, 0 for none"
        pen.cells("triangles.bonus", s.TRIANGLE_BONUS, (m.TRIANGLES,), m.KINDS, bonus)

    def draw_seat(self, pen: Pen, seat: str, base: int) -> None:
        spaces = (m.EMPLOYMENT,)
        pen.of_seat(f"{seat}.goods", base, s.SEAT_GOODS, (m.KINDS,), MOST_GOODS, ", ".join(m.GOOD_IDS))
        space = "the space of the piece: " + ", ".join(m.SPACE_IDS)
        pen.of_seat(f"{seat}.piece", base, s.SEAT_PIECE, (), m.SPACES - 1, space)
        pen.of_seat(f"{seat}.points", base, s.SEAT_POINTS, (), MOST_POINTS, "points")
        sources = "points by source: " + ", ".join(m.SOURCE_IDS)
        pen.of_seat(f"{seat}.sources", base, s.SEAT_SOURCES, (m.SOURCES,), MOST_POINTS, sources)
        workers = "by employment space: worker + 1 (kind * 8 + number), -1 covered, 0 none"
        pen.of_seat(f"{seat}.workers", base, s.SEAT_WORKERS + 1, spaces, m.WORKERS, workers, low=s.COVERED)
        carries = "by employment space: 1 with a bonus tile"
        pen.of_seat(f"{seat}.carries", base, s.SEAT_CARRIES + 1, spaces, 1, carries)

    def draw_printed(self, pen: Pen) -> None:
        values = "by point: the number printed, 0 at the start, -1 for no point"
        pen.printed("board.values", b.PRINTED_VALUES, (m.POINTS,), b.HIGHEST_VALUE, values, low=b.NO_POINT)
        bushes = "by triangle: its place + 1 among those with a bush, 0 for none"
        pen.printed("board.bushes", b.PRINTED_BUSHES, (m.TRIANGLES,), b.MOST_BONUSES, bushes)
        bonuses = "by good: bonus tiles of the game"
        pen.printed("board.bonuses", b.PRINTED_BONUSES, (m.KINDS,), b.MOST_BONUSES, bonuses)
        tiles = "worker tiles + 1 of the game, sorted, 0 for none"
        pen.printed("board.tiles", b.PRINTED_TILES, (b.MOST_TILES,), m.TILES, tiles)
