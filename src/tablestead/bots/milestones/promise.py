"""What a seat of Milestones will still gain, by rule of thumb."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.bots.milestones.row import Row
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState


class Promise:
    """Figures fitted to games of the fast players."""

    def __init__(self) -> None:
        self.row = Row()

    def promise(self, state: MilestonesState, seat: i64, turns: float) -> float:
        """What a seat will still gain over one that has nothing, with so many turns to come."""
        c = state.cells
        base: i64 = s.SEATS + seat * s.SEAT_CELLS
        cubes: i64 = (
            at_most_three(c[base + s.SEAT_GOODS + m.STONE])
            + at_most_three(c[base + s.SEAT_GOODS + m.WOOD])
            + at_most_three(c[base + s.SEAT_GOODS + m.SAND])
        )
        value = (1.4 + 0.04 * turns) * float(cubes)
        value += (0.4 + 0.1 * turns) * float(at_most_three(c[base + s.SEAT_GOODS + m.GRAIN]))
        value += (1.9 + 0.15 * turns) * float(at_most_three(c[base + s.SEAT_GOODS + m.COIN]))
        value -= 0.5 * float(c[base + s.SEAT_PIECE]) * (1.0 if turns > 2.0 else 0.5 * turns)
        value += 0.13 * turns * float(state.visible_workers(int(seat)))
        self.row.read(state, seat)
        lap = 0.4 + 0.19 * turns
        value += (lap if lap < 2.2 else 2.2) * self.row.lap()
        return value + self.row.weight * self.row.majorities()


def at_most_three(goods: i64) -> i64:
    """More of a kind is hard to use."""
    return goods if goods < 3 else 3
