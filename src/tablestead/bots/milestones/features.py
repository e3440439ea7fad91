"""What the network is told of a seat of Milestones, in whole numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.milestones.promise import Promise
from tablestead.bots.milestones.row import turns_left
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState

# Sizes, as in material.py: sums of constants are folded within a module only.
KINDS: Final = 5
EMPLOYMENT: Final = 8
SPACES: Final = 12
PLAYER_COUNTS: Final = 5
MOST_OF_KIND: Final = 4
"""More of a good are not told apart."""

# The features of a seat.
PLAYERS: Final = 0  # + how many play
TURNS: Final = PLAYERS + PLAYER_COUNTS  # turns left, in quarters
LAST_ROUND: Final = TURNS + 1  # 1 when somebody brought about the end
TO_MOVE: Final = LAST_ROUND + 1  # turns until it is this seat's
POINTS: Final = TO_MOVE + 1
BEHIND: Final = POINTS + 1  # how far behind the best other seat
GOODS: Final = BEHIND + 1  # + good
HAS: Final = GOODS + KINDS  # + good * MOST_OF_KIND: at least 1, 2, 3, 4 of it
PIECE: Final = HAS + KINDS * MOST_OF_KIND  # + space of the loop
ROW: Final = PIECE + SPACES  # + kind: workers in the row
CARRIES: Final = ROW + KINDS  # + kind: bonus tiles on them
MOST_OTHER: Final = CARRIES + KINDS  # + kind: the most that another seat counts
STANDS: Final = MOST_OTHER + KINDS  # + (space - 1) * KINDS + kind
LAP: Final = STANDS + EMPLOYMENT * KINDS  # the rules of thumb, in quarter points: what a lap brings
MAJORITIES: Final = LAP + 1
PROMISE: Final = MAJORITIES + 1
SECTIONS: Final = PROMISE + 1  # supplies left
MARKETS: Final = SECTIONS + 1
HOUSES: Final = MARKETS + 1
SACKS: Final = HOUSES + 1
STARTS: Final = SACKS + 1  # where something can be built
SITES: Final = STARTS + 1
LOTS: Final = SITES + 1
HUNGRY: Final = LOTS + 1
FEATURES: Final = HUNGRY + 1

MOST_TURNS: Final = 16.0


class Features(Promise):
    """`write` fills `values`: a row for every seat."""

    def __init__(self) -> None:
        super().__init__()
        self.values = vec[i64]([0] * (m.MAX_PLAYERS * FEATURES))
        self.worths = vec[float]([0.0] * m.MAX_PLAYERS)
        """What the rules of thumb say, which the network corrects."""

    def write(self, state: MilestonesState) -> None:
        c = state.cells
        values = self.values
        players: i64 = c[s.PLAYERS]
        index: i64 = 0
        last: i64 = players * FEATURES
        while index < last:
            values[index] = 0
            index += 1
        turns = turns_left(state)
        turns = turns if turns < MOST_TURNS else MOST_TURNS
        seat: i64 = 0
        while seat < players:
            self.write_table(state, seat, turns)
            self.write_goods(state, seat)
            self.write_row(state, seat, turns)
            seat += 1
        seat = 0
        while seat < players:
            self.write_behind(players, seat)
            seat += 1

    def write_table(self, state: MilestonesState, seat: i64, turns: float) -> None:
        c = state.cells
        values = self.values
        row: i64 = seat * FEATURES
        players: i64 = c[s.PLAYERS]
        values[row + PLAYERS + players] = 1
        values[row + TURNS] = i64(4.0 * turns)
        if c[s.END_BY] != 0:
            values[row + LAST_ROUND] = 1
        ahead: i64 = seat - c[s.ACTIVE]
        values[row + TO_MOVE] = ahead if ahead >= 0 else ahead + players
        values[row + POINTS] = c[s.SEATS + seat * s.SEAT_CELLS + s.SEAT_POINTS]
        values[row + SECTIONS] = c[s.SECTIONS_LEFT]
        values[row + MARKETS] = c[s.MARKETS_LEFT]
        values[row + HOUSES] = c[s.HOUSES_LEFT]
        values[row + SACKS] = c[s.SACKS_LEFT]
        values[row + STARTS] = c[s.STARTS]
        values[row + SITES] = c[s.SITES]
        values[row + LOTS] = c[s.LOTS]
        values[row + HUNGRY] = c[s.HUNGRY]

    def write_goods(self, state: MilestonesState, seat: i64) -> None:
        c = state.cells
        values = self.values
        row: i64 = seat * FEATURES
        base: i64 = s.SEATS + seat * s.SEAT_CELLS
        good: i64 = 0
        while good < m.KINDS:
            held: i64 = c[base + s.SEAT_GOODS + good]
            values[row + GOODS + good] = held
            number: i64 = 0
            while number < MOST_OF_KIND and number < held:
                values[row + HAS + good * MOST_OF_KIND + number] = 1
                number += 1
            good += 1
        values[row + PIECE + c[base + s.SEAT_PIECE]] = 1

    def write_row(self, state: MilestonesState, seat: i64, turns: float) -> None:
        values = self.values
        row: i64 = seat * FEATURES
        promise = self.promise(state, seat, turns)
        own = self.row
        lap = own.lap()
        majorities = own.majorities()
        self.worths[seat] = float(values[row + POINTS]) + promise
        values[row + LAP] = i64(4.0 * lap)
        values[row + MAJORITIES] = i64(4.0 * majorities)
        values[row + PROMISE] = i64(4.0 * promise)
        space: i64 = 1
        while space <= m.EMPLOYMENT:
            kind: i64 = own.kinds[space]
            if kind >= 0:
                values[row + ROW + kind] += 1
                values[row + CARRIES + kind] += own.carries[space]
                values[row + STANDS + (space - 1) * m.KINDS + kind] = 1
            space += 1
        kind = 0
        while kind < m.KINDS:
            values[row + MOST_OTHER + kind] = own.others[kind]
            kind += 1

    def write_behind(self, players: i64, seat: i64) -> None:
        best = -1e9
        other: i64 = 0
        while other < players:
            if other != seat and self.worths[other] > best:
                best = self.worths[other]
            other += 1
        self.values[seat * FEATURES + BEHIND] = i64(best - self.worths[seat])
