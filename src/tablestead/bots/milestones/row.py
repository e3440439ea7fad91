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


class Row:
    """Scratch copy of a seat's employment spaces, to try changes on."""

    def __init__(self) -> None:
        self.kinds = vec[i64]([-1] * (m.EMPLOYMENT + 2))
        """By space, −1 where nobody is visible."""
        self.numbers = vec[i64]([0] * (m.EMPLOYMENT + 2))
        self.carries = vec[i64]([0] * (m.EMPLOYMENT + 2))
        self.counts = vec[i64]([0] * m.KINDS)
        self.others = vec[i64]([0] * m.KINDS)
        """By kind, the most that another seat has."""
        self.best = vec[float]([0.0] * (m.EMPLOYMENT + 2))
        self.good_worth = vec[float](list(GOOD_WORTH))
        self.laps = 0.0
        self.weight = 0.0
        """How far majorities count already."""

    def read(self, state: MilestonesState, seat: i64) -> None:
        c = state.cells
        base: i64 = s.SEATS + seat * s.SEAT_CELLS
        space: i64 = 1
        while space <= m.EMPLOYMENT:
            self.set(space, c[base + s.SEAT_WORKERS + space], c[base + s.SEAT_CARRIES + space])
            space += 1
        turns = turns_left(state)
        self.laps = turns / LAP_TURNS
        self.weight = 1.0 if turns < 1.0 else 1.0 / (1.0 + 0.12 * turns)
        self.read_others(state, seat)

    def read_others(self, state: MilestonesState, seat: i64) -> None:
        """The values of M-E2 of the other seats."""
        c = state.cells
        counts = self.counts
        kind: i64 = 0
        while kind < m.KINDS:
            self.others[kind] = 0
            kind += 1
        other: i64 = 0
        while other < c[s.PLAYERS]:
            if other != seat:
                kind = 0
                while kind < m.KINDS:
                    counts[kind] = 0
                    kind += 1
                base: i64 = s.SEATS + other * s.SEAT_CELLS
                space: i64 = 1
                while space <= m.EMPLOYMENT:
                    worker: i64 = c[base + s.SEAT_WORKERS + space]
                    if worker > 0:
                        kind = (worker - 1) // m.NUMBERS
                        counts[kind] += 1 + c[base + s.SEAT_CARRIES + space]
                        if counts[kind] > self.others[kind]:
                            self.others[kind] = counts[kind]
                    space += 1
            other += 1

    def set(self, space: i64, worker: i64, carries: i64) -> None:
        """A space's cell, as the table has it."""
        kind: i64 = -1
        number: i64 = 0
        if worker > 0:
            kind = (worker - 1) // m.NUMBERS
            number = (worker - 1) % m.NUMBERS
        self.kinds[space] = kind
        self.numbers[space] = number
        self.carries[space] = carries

    def with_tile(self, tile: i64, space: i64) -> float:
        """The worth with a tile put there; the row stays as it was."""
        kinds = self.kinds
        numbers = self.numbers
        carries = self.carries
        kind: i64 = kinds[space]
        next_kind: i64 = kinds[space + 1]
        number: i64 = numbers[space]
        next_number: i64 = numbers[space + 1]
        carry: i64 = carries[space]
        next_carry: i64 = carries[space + 1]
        self.set(space, tile // m.WORKERS + 1, 0)
        self.set(space + 1, tile % m.WORKERS + 1, 0)
        result = self.worth()
        kinds[space] = kind
        kinds[space + 1] = next_kind
        numbers[space] = number
        numbers[space + 1] = next_number
        carries[space] = carry
        carries[space + 1] = next_carry
        return result

    def without(self, space: i64) -> float:
        """The worth with this worker covered."""
        kind: i64 = self.kinds[space]
        carry: i64 = self.carries[space]
        self.kinds[space] = -1
        self.carries[space] = 0
        result = self.worth()
        self.kinds[space] = kind
        self.carries[space] = carry
        return result

    def outshines(self, space: i64) -> bool:
        """Whether this worker carries a bonus tile, and another one of its kind none."""
        if self.carries[space] == 0:
            return False
        other: i64 = 1
        while other <= m.EMPLOYMENT:
            if self.kinds[other] == self.kinds[space] and self.carries[other] == 0:
                return True
            other += 1
        return False

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
        kinds = self.kinds
        best = self.best
        best[0] = 0.0
        total = 0.0
        seen: i64 = 0
        highest: i64 = 0
        ascending = True
        space: i64 = 1
        while space <= m.EMPLOYMENT:
            kind: i64 = kinds[space]
            if kind < 0:
                best[space] = -1e9
                space += 1
                continue
            if self.numbers[space] < highest:
                ascending = False
            highest = self.numbers[space]
            seen |= i64(1) << kind
            best[space] = self.stop(space, kind) - STOP
            if best[space] > total:
                total = best[space]
            space += 1
        if ascending:
            total += ASCENDING
        kind = 0
        while kind < m.GRAIN:
            if not seen >> kind & 1:
                total -= MISSING
            kind += 1
        return total

    def stop(self, space: i64, kind: i64) -> float:
        """What a stop here brings with the best stops before it."""
        kinds = self.kinds
        carries = self.carries
        best = self.best
        value = -1e9
        gain = 0.0
        made: i64 = 0
        came_from: i64 = space
        worth = self.good_worth[kind]
        while came_from > 0:
            if kinds[came_from] == kind:
                made += 1
                gain += worth if made <= PLENTY else worth * TOO_MANY
                if carries[came_from] > 0:
                    gain += BONUS
            came_from -= 1
            reached = best[came_from] + gain
            if reached > value:
                value = reached
        return value

    def majorities(self) -> float:
        """M-E2 as things stand; a small lead is not safe, and a small gap can be closed."""
        counts = self.counts
        kind: i64 = 0
        while kind < m.KINDS:
            counts[kind] = 0
            kind += 1
        space: i64 = 1
        while space <= m.EMPLOYMENT:
            kind = self.kinds[space]
            if kind >= 0:
                counts[kind] += 1 + self.carries[space]
            space += 1
        result = 0.0
        kind = 0
        while kind < m.KINDS:
            lead: i64 = counts[kind] - self.others[kind]
            if lead > 0:
                result += 5.0 if lead > 1 else 4.0
            elif lead == 0:
                result += 2.0
            elif lead == -1:
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
        points: i64 = c[s.SEATS + seat * s.SEAT_CELLS + s.SEAT_POINTS]
        if points > most:
            most = points
        seat += 1
    turns = float(m.TARGETS[players] - most) / POINTS_A_TURN
    limit = float(c[s.TURN_LIMIT] - c[s.ROUND])
    if turns > limit:
        turns = limit
    return turns
