"""What a learning program is shown of a position, and what it may answer.

Of the own screen all, of the others what everybody knows (K-S3, K-S4): what the view of a seat tells.
"""

from __future__ import annotations

from typing import Final

from tablestead.engine.space import Pen, Sketch
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s

MOST_TURNS: Final = 2000
MOST_HELD: Final = 200
"""More than a game can bring."""

# Where a tile is, as the viewer sees it.
IN_BOX: Final = 0
ON_OFFER: Final = 1
IN_ROW: Final = 2
IN_HAND: Final = 3
IS_KEPT: Final = 4
OWNED_BY: Final = 5  # + seat, counted from the viewer


class KeyflowerSketch(Sketch):
    """The table, this turn, boats, the players, and every tile."""

    def actions(self) -> list[int]:
        return [
            action for action in range(a.WORKER) if not a.AT <= action < a.TURN or in_reach(action - a.AT)
        ]

    def draw(self, pen: Pen) -> None:
        pen.cells("players", s.PLAYERS, (), m.MAX_PLAYERS, "how many play", low=2)
        pen.cells("season", s.SEASON, (), m.WINTER_SEASON, ", ".join(m.SEASON_IDS))
        pen.seat("start", s.START, "the holder of the purple worker")
        pen.seat("active", s.ACTIVE, "the seat whose turn it is")
        pen.cells("step", s.STEP, (), s.OVER_STEP, "step of the turn: " + ", ".join(s.STEP_IDS))
        pen.cells("phase", s.PHASE, (), s.LAY_PHASE, "what `end` closes: " + ", ".join(s.PHASE_IDS))
        pen.cells("passes", s.PASSES, (), m.MAX_PLAYERS, "passes in immediate succession")
        pen.cells("turns", s.TURNS, (), MOST_TURNS, "turns taken in the game")
        pen.cells("greens", s.GREEN_SUPPLY, (), m.GREENS, "green workers beside the bag")
        pen.total("bag", s.BAG, m.COLOURS, MOST_HELD, "workers in the bag")
        pen.total("pile", s.PILE, m.SKILLS, MOST_HELD, "skill tiles in the pile")
        pen.cells("supply", s.SUPPLY, (m.GOODS,), max(m.SUPPLIES), "goods left: " + ", ".join(m.GOOD_IDS))
        self.draw_turn(pen)
        self.draw_boats(pen)
        self.draw_seats(pen)
        self.draw_tiles(pen)

    def draw_turn(self, pen: Pen) -> None:
        pen.cells("placement", s.PLACEMENT, (), s.USING, "0, 1 bidding, 2 using")
        pen.cells("placed", s.PLACED, (), m.TILES, "tile + 1 that workers are placed on, or that was used")
        taken = "workers named so far, by colour: " + ", ".join(m.COLOUR_IDS)
        pen.cells("taken", s.TAKEN, (m.COLOURS,), m.WORKERS_OF_COLOUR, taken)
        pen.cells("draws", s.LEFT, (), MOST_HELD, "pieces still to be drawn")
        pen.cells("carries", s.CARRIES_LEFT, (), MOST_HELD, "transport steps left")
        pen.cells("upgrades", s.UPGRADES_LEFT, (), MOST_HELD, "upgrades left")
        pen.cells("carried", s.CARRIED, (), m.GOODS, "good + 1 on its way, 0 for none")
        pen.cells("source", s.SOURCE, (), m.TILES, "tile + 1 it lies on, 0 for none")
        pen.cells("upgrading", s.UPGRADING, (), m.TILES, "tile + 1 whose upgrade is to be paid, 0 for none")
        pen.cells("laying", s.LAYING, (), m.TILES, "tile + 1 that is being laid, 0 for none")
        across = [0, *(cell // m.SPAN - m.REACH for cell in range(m.VILLAGE_CELLS))]
        down = [0, *(cell % m.SPAN - m.REACH for cell in range(m.VILLAGE_CELLS))]
        pen.mapped("laying.q", s.LAYING_CELL, (), across, "q of the cell chosen for it; 0, 0 is the home")
        pen.mapped("laying.r", s.LAYING_CELL, (), down, "r of that cell")
        pen.cells(
            "paid",
            s.PAID,
            (),
            m.COLOURS + m.SKILLS,
            "colour + 1, or skill + 5, that goes back after the draw",
        )

    def draw_boats(self, pen: Pen) -> None:
        first, rows, stride = s.LOADS, m.MOST_BOATS, s.LOAD_CELLS
        workers, skills = "workers that come with it, by colour", "skill tiles: " + ", ".join(m.SKILL_IDS)
        pen.column("boats.workers", first + s.LOAD_WORKERS, (rows, m.COLOURS), stride, MOST_HELD, workers)
        pen.column("boats.skills", first + s.LOAD_SKILLS, (rows, m.SKILLS), stride, MOST_HELD, skills)
        pen.seat_or_none(
            "boats.taken-by", first + s.LOAD_TAKEN_BY, (rows,), "who took it this season", stride
        )

    def draw_seats(self, pen: Pen) -> None:
        first, stride = s.SEATS, s.SEAT_CELLS
        own = s.SEATS + pen.viewer * s.SEAT_CELLS
        known_workers = s.SEAT_WORKERS if pen.over else s.SEAT_KNOWN_WORKERS
        known_skills = s.SEAT_SKILLS if pen.over else s.SEAT_KNOWN_SKILLS
        pen.cells(
            "own.workers", own + s.SEAT_WORKERS, (m.COLOURS,), MOST_HELD, "behind the own screen, by colour"
        )
        pen.cells("own.skills", own + s.SEAT_SKILLS, (m.SKILLS,), MOST_HELD, "skill tiles behind it")
        behind = "workers behind the screen"
        pen.totals_of_seats("seats.workers", first + s.SEAT_WORKERS, m.COLOURS, stride, MOST_HELD, behind)
        behind = "skill tiles behind the screen"
        pen.totals_of_seats("seats.skills", first + s.SEAT_SKILLS, m.SKILLS, stride, MOST_HELD, behind)
        known = "by colour: those everybody knows of; at the end all"
        pen.of_seats("seats.known", first + known_workers, m.COLOURS, stride, MOST_HELD, known)
        known = "by skill: those everybody knows of; at the end all"
        pen.of_seats("seats.known-skills", first + known_skills, m.SKILLS, stride, MOST_HELD, known)
        pen.of_seats("seats.chosen", first + s.SEAT_CHOSEN, 1, stride, 1, "has chosen winter tiles")
        pen.of_seats("seats.has-boat", first + s.SEAT_HAS_BOAT, 1, stride, 1, "took a boat this season")
        place = s.ALL_TILES + m.WINTER * s.TILE_CELLS + s.TILE_PLACE
        rows = m.SUMMER_BOATS - m.WINTER
        winter = "winter tiles in hand, those chosen too"
        most = s.OWNED + m.MAX_PLAYERS - 1
        pen.counts_of_seats("seats.winter", place, rows, s.TILE_CELLS, [s.HAND, s.KEPT], most, winter)

    def draw_tiles(self, pen: Pen) -> None:
        first, rows, stride = s.ALL_TILES, m.TILES, s.TILE_CELLS
        reach = m.REACH
        where = "0 in the box or unseen, 1 on offer, 2 in the row, 3 in the own hand, 4 kept, 5 + seat owned"
        pen.mapped_column("tiles.place", first + s.TILE_PLACE, rows, stride, places(pen), where)
        pen.column("tiles.upgraded", first + s.TILE_UPGRADED, (rows,), stride, 1, "1 upgraded")
        pen.column(
            "tiles.laid", first + s.TILE_LAID, (rows,), stride, s.ASIDE, "0 not yet, 1 lies, 2 laid aside"
        )
        pen.column("tiles.q", first + s.TILE_Q, (rows,), stride, reach, "where it lies: q", low=-reach)
        pen.column("tiles.r", first + s.TILE_R, (rows,), stride, reach, "where it lies: r", low=-reach)
        pen.column("tiles.turn", first + s.TILE_TURN, (rows,), stride, m.DIRECTIONS - 1, "sixths clockwise")
        goods = "goods lying on it: " + ", ".join(m.GOOD_IDS)
        pen.column("tiles.goods", first + s.TILE_GOODS, (rows, m.GOODS), stride, MOST_HELD, goods)
        pen.column(
            "tiles.colour", first + s.TILE_COLOUR, (rows,), stride, m.COLOURS, "colour + 1 that holds, 0 none"
        )
        pen.column(
            "tiles.last-use", first + s.TILE_LAST_USE, (rows,), stride, MOST_HELD, "workers of the last use"
        )
        on_it = "workers on it, by colour"
        pen.column("tiles.workers", first + s.TILE_WORKERS, (rows, m.COLOURS), stride, MOST_HELD, on_it)
        first, rows = s.ALL_TILES + m.SPRING * s.TILE_CELLS, m.TILES - m.SPRING
        bids = "by seat, then tile without the homes: workers bid"
        pen.columns_of_seats("tiles.bids", first + s.TILE_BIDS, rows, stride, MOST_HELD, bids)
        colours = "by seat, then tile without the homes: colour + 1 of the bid"
        pen.columns_of_seats(
            "tiles.bid-colours", first + s.TILE_BID_COLOURS, rows, stride, m.COLOURS, colours
        )
        leader = "by tile without the homes: who bids most"
        pen.seat_or_none("tiles.leader", first + s.TILE_LEADER, (rows,), leader, stride)
        moving = "by tile without the homes: 1 where a losing bid moves along"
        pen.column("tiles.moving", first + s.TILE_MOVING, (rows,), stride, 1, moving)


def places(pen: Pen) -> list[int]:
    """By place: what the viewer sees of it. What is in other hands might as well be in the box (K-S3)."""
    seen = [IN_BOX] * (s.OWNED + m.MAX_PLAYERS)
    seen[s.OFFER] = ON_OFFER
    seen[s.ROW] = IN_ROW
    seen[s.HAND + pen.viewer] = IN_HAND
    seen[s.KEPT + pen.viewer] = IS_KEPT
    for seat in range(pen.players):
        seen[s.OWNED + seat] = OWNED_BY + pen.from_viewer(seat)
    return seen


def in_reach(cell: int) -> bool:
    """Whether a tile can ever be laid there: so many steps from the home at most, and not on it."""
    q, r = cell // m.SPAN - m.REACH, cell % m.SPAN - m.REACH
    return abs(q + r) <= m.REACH and (q, r) != (0, 0)
