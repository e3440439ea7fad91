"""What a row of workers is worth: how well it produces on a lap, and the majorities it stands for."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState

GOOD_WORTH: Final[tuple[float, ...]] = (2.0, 1.8, 1.5, 1.5, 1.0)
"""A good that a lap brings in, before it is built with."""
STOP: Final = 1.6
"""A move is spent on every stop."""
PLENTY: Final = 3
"""More of a kind than this is hard to use in one lap."""
TOO_MANY: Final = 0.3
BONUS: Final = 1.0
ASCENDING: Final = 0.6
MISSING: Final = 2.5
"""For each of stone, wood and sand that nobody makes."""
LAP_TURNS: Final = 3.0
POINTS_A_TURN: Final = 3.7
DRAFT_LAPS: Final = 6.0


class Row:
    """Scratch copy of a seat's employment spaces, to try changes on."""

    def __init__(self) -> None:
        self.workers = vec[i64]([0] * (m.EMPLOYMENT + 2))
        self.carries = vec[i64]([0] * (m.EMPLOYMENT + 2))
        self.others = vec[i64]([0] * m.KINDS)
        self.least = vec[i64]([0] * m.KINDS)
        """By kind, the most and the fewest that another seat has."""
        self.best = vec[float]([0.0] * (m.EMPLOYMENT + 2))
        self.laps = 0.0
        self.missing = MISSING
        self.weight = 0.0
        """How far majorities count already."""

    def read(self, state: MilestonesState, seat: i64) -> None:
        c = state.cells
        base: i64 = s.SEATS + seat * s.SEAT_CELLS
        space: i64 = 1
        while space <= m.EMPLOYMENT:
            self.workers[space] = c[base + s.WORKER + space]
            self.carries[space] = c[base + s.CARRIES + space]
            space += 1
        turns = turns_left(state)
        self.laps = turns / LAP_TURNS
        self.weight = 1.0 if turns < 1.0 else 1.0 / (1.0 + 0.12 * turns)
        self.read_others(state, seat)

    def read_others(self, state: MilestonesState, seat: i64) -> None:
        """The values of M-E2 of the other seats."""
        c = state.cells
        kind: i64 = 0
        while kind < m.KINDS:
            most: i64 = 0
            fewest: i64 = 99
            other: i64 = 0
            while other < c[s.PLAYERS]:
                if other != seat:
                    base: i64 = s.SEATS + other * s.SEAT_CELLS
                    count: i64 = 0
                    space: i64 = 1
                    while space <= m.EMPLOYMENT:
                        worker: i64 = c[base + s.WORKER + space]
                        if worker > 0 and (worker - 1) // m.NUMBERS == kind:
                            count += 1 + c[base + s.CARRIES + space]
                        space += 1
                    if count > most:
                        most = count
                    if count < fewest:
                        fewest = count
                other += 1
            self.others[kind] = most
            self.least[kind] = fewest
            kind += 1

    def put(self, tile: i64, space: i64) -> None:
        self.workers[space] = tile // m.WORKERS + 1
        self.workers[space + 1] = tile % m.WORKERS + 1
        self.carries[space] = 0
        self.carries[space + 1] = 0

    def with_tile(self, tile: i64, space: i64) -> float:
        """The worth with a tile put there; the row stays as it was."""
        workers = self.workers
        carries = self.carries
        left: i64 = workers[space]
        right: i64 = workers[space + 1]
        carry_left: i64 = carries[space]
        carry_right: i64 = carries[space + 1]
        self.put(tile, space)
        result = self.worth()
        workers[space] = left
        workers[space + 1] = right
        carries[space] = carry_left
        carries[space + 1] = carry_right
        return result

    def without(self, space: i64) -> float:
        """The worth with this worker covered."""
        worker: i64 = self.workers[space]
        carry: i64 = self.carries[space]
        self.workers[space] = s.COVERED
        self.carries[space] = 0
        result = self.worth()
        self.workers[space] = worker
        self.carries[space] = carry
        return result

    def best_space(self, tile: i64) -> float:
        """The worth with the tile on its best spaces."""
        best = -1e9
        space: i64 = 1
        while space < m.EMPLOYMENT:
            value = self.with_tile(tile, space)
            if value > best:
                best = value
            space += 1
        return best

    def worth(self) -> float:
        """In points until the end of the game."""
        return self.laps * self.lap() + self.weight * self.majorities()

    def lap(self) -> float:
        """What the best stops of a lap bring in."""
        workers = self.workers
        carries = self.carries
        best = self.best
        best[0] = 0.0
        total = 0.0
        kinds: i64 = 0
        highest: i64 = 0
        ascending = True
        space: i64 = 1
        while space <= m.EMPLOYMENT:
            worker: i64 = workers[space]
            if worker <= 0:
                best[space] = -1e9
                space += 1
                continue
            kind: i64 = (worker - 1) // m.NUMBERS
            number: i64 = (worker - 1) % m.NUMBERS
            if number < highest:
                ascending = False
            highest = number
            kinds |= i64(1) << kind
            # Stop here, coming from any stop before.
            value = -1e9
            gain = 0.0
            made: i64 = 0
            start: i64 = space
            worth = GOOD_WORTH[kind]
            while start > 0:
                other: i64 = workers[start]
                if other > 0 and (other - 1) // m.NUMBERS == kind:
                    made += 1
                    gain += worth if made <= PLENTY else worth * TOO_MANY
                    gain += BONUS * float(carries[start])
                start -= 1
                if best[start] + gain > value:
                    value = best[start] + gain
            best[space] = value - STOP
            if best[space] > total:
                total = best[space]
            space += 1
        if ascending:
            total += ASCENDING
        kind = 0
        while kind < m.GRAIN:
            if not kinds >> kind & 1:
                total -= self.missing
            kind += 1
        return total

    def majorities(self) -> float:
        """M-E2 as things stand, a lead that is large a little safer."""
        result = 0.0
        kind: i64 = 0
        while kind < m.KINDS:
            own: i64 = 0
            space: i64 = 1
            while space <= m.EMPLOYMENT:
                worker: i64 = self.workers[space]
                if worker > 0 and (worker - 1) // m.NUMBERS == kind:
                    own += 1 + self.carries[space]
                space += 1
            other: i64 = self.others[kind]
            if own > other:
                result += 5.0 if own > other + 1 else 4.0
            elif own == other:
                result += 2.0
            elif own + 1 == other:
                result += 0.7
            kind += 1
        return result


def turns_left(state: MilestonesState) -> float:
    """A guess at the turns that a seat still has after this one."""
    c = state.cells
    if c[s.END_BY] != 0:
        return 0.0
    players: i64 = c[s.PLAYERS]
    most: i64 = 0
    seat: i64 = 0
    while seat < players:
        points: i64 = c[s.SEATS + seat * s.SEAT_CELLS + s.POINTS]
        if points > most:
            most = points
        seat += 1
    turns = float(m.TARGETS[players] - most) / POINTS_A_TURN
    limit = float(c[s.TURN_LIMIT] - c[s.ROUND])
    if turns > limit:
        turns = limit
    return turns
