"""What the network is told of a seat of Milestones, in whole numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.judgement.actions import quarters
from tablestead.bots.milestones.lap import MANY_MOVES, Lap
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
LEADS: Final = 5
MOST_LEAD: Final = 2
"""A majority is led by no more than so many, nor missed by more."""

# The features of a seat.
PLAYERS: Final = 0  # + how many play
TURNS: Final = PLAYERS + PLAYER_COUNTS  # turns left, in quarters
LAST_ROUND: Final = TURNS + 1  # 1 when somebody brought about the end
IS_DONE: Final = LAST_ROUND + 1  # 1 when this seat has no turn any more
TO_MOVE: Final = IS_DONE + 1  # turns until it is this seat's
POINTS: Final = TO_MOVE + 1
BEHIND: Final = POINTS + 1  # how far behind the best other seat
BEHIND_ALL: Final = BEHIND + 1  # and behind the others on average
GOODS: Final = BEHIND_ALL + 1  # + good
HAS: Final = GOODS + KINDS  # + good * MOST_OF_KIND: at least 1, 2, 3, 4 of it
PIECE: Final = HAS + KINDS * MOST_OF_KIND  # + space of the loop
ROW: Final = PIECE + SPACES  # + kind: workers in the row
CARRIES: Final = ROW + KINDS  # + kind: bonus tiles on them
MOST_OTHER: Final = CARRIES + KINDS  # + kind: the most that another seat counts
LEAD: Final = MOST_OTHER + KINDS  # + kind * LEADS + lead over that seat + MOST_LEAD
STANDS: Final = LEAD + KINDS * LEADS  # + (space - 1) * KINDS + kind
CARRIED: Final = STANDS + EMPLOYMENT * KINDS  # + space - 1: with a bonus tile
ASCENDS: Final = CARRIED + EMPLOYMENT  # the row earns a coin at the trading house
LAP: Final = ASCENDS + 1  # the rules of thumb, in quarter points: what a lap brings
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
HOUSE: Final = HUNGRY + 1  # what is best of a sort to this seat as the board stands, in quarter points
TWO_HOUSES: Final = HOUSE + 1
STREET: Final = TWO_HOUSES + 1
TWO_STREETS: Final = STREET + 1
MARKET: Final = TWO_STREETS + 1
FLOUR: Final = MARKET + 1
BUILDS: Final = FLOUR + 1  # what the goods it has would build there
REST: Final = BUILDS + 1  # what the rest of its lap would bring
OTHER_BUILDS: Final = REST + 1  # the most that another seat's goods would build
BUILT_FIRST: Final = OTHER_BUILDS + 1  # what those of all who come before it would
FEATURES: Final = BUILT_FIRST + 1

MOST_TURNS: Final = 16.0


class Features(Promise):
    """`write` fills `values`: a row for every seat."""

    def __init__(self) -> None:
        super().__init__()
        self.lap = Lap()
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
        self.lap.prospects.forget()
        seat: i64 = 0
        while seat < players:
            self.write_table(state, seat, turns)
            self.write_goods(state, seat)
            self.write_row(state, seat, turns)
            self.write_outlook(state, seat)
            seat += 1
        seat = 0
        while seat < players:
            self.write_rivals(players, seat)
            seat += 1

    def write_table(self, state: MilestonesState, seat: i64, turns: float) -> None:
        c = state.cells
        values = self.values
        row: i64 = seat * FEATURES
        players: i64 = c[s.PLAYERS]
        values[row + PLAYERS + players] = 1
        values[row + TURNS] = i64(4.0 * turns)
        ahead: i64 = seat - c[s.ACTIVE]
        ahead = ahead if ahead >= 0 else ahead + players
        values[row + TO_MOVE] = ahead
        if c[s.END_BY] != 0:
            values[row + LAST_ROUND] = 1
            turns_owed: i64 = c[s.END_BY] - 1 - c[s.ACTIVE]
            if ahead >= (turns_owed if turns_owed >= 0 else turns_owed + players):
                values[row + IS_DONE] = 1
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
                values[row + CARRIED + space - 1] = own.carries[space]
            space += 1
        if state.ascending(int(seat)):
            values[row + ASCENDS] = 1
        kind = 0
        while kind < m.KINDS:
            values[row + MOST_OTHER + kind] = own.others[kind]
            lead: i64 = own.counts[kind] - own.others[kind]
            if lead > MOST_LEAD:
                lead = MOST_LEAD
            elif lead < -MOST_LEAD:
                lead = -MOST_LEAD
            values[row + LEAD + kind * LEADS + lead + MOST_LEAD] = 1
            kind += 1

    def write_outlook(self, state: MilestonesState, seat: i64) -> None:
        """What there is to build for whoever comes first, and what the seat is about to do."""
        c = state.cells
        values = self.values
        row: i64 = seat * FEATURES
        if values[row + IS_DONE] != 0:
            return
        lap = self.lap
        active: i64 = c[s.ACTIVE]
        c[s.ACTIVE] = seat
        lap.look(state)
        lap.read_row(state)
        c[s.ACTIVE] = active
        prospects = lap.prospects
        values[row + HOUSE] = quarters(prospects.houses.sums[1])
        values[row + TWO_HOUSES] = quarters(prospects.houses.sums[2])
        values[row + STREET] = quarters(prospects.streets.sums[1])
        values[row + TWO_STREETS] = quarters(prospects.streets.sums[2])
        values[row + MARKET] = quarters(prospects.markets.sums[1])
        values[row + FLOUR] = quarters(prospects.flour.sums[1])
        base: i64 = s.SEATS + seat * s.SEAT_CELLS
        goods: i64 = base + s.SEAT_GOODS
        stone: i64 = c[goods + m.STONE]
        wood: i64 = c[goods + m.WOOD]
        sand: i64 = c[goods + m.SAND]
        moves: i64 = m.MOVES_A_TURN if lap.last else MANY_MOVES
        rest = lap.go_on(
            c[base + s.SEAT_PIECE], stone, wood, sand, c[goods + m.GRAIN], c[goods + m.COIN], moves
        )
        values[row + REST] = quarters(rest)
        values[row + BUILDS] = quarters(lap.build(stone, wood, sand))

    def write_rivals(self, players: i64, seat: i64) -> None:
        """How the others stand, and what they may build before this seat does."""
        values = self.values
        row: i64 = seat * FEATURES
        best = -1e9
        total = 0.0
        other: i64 = 0
        while other < players:
            if other != seat:
                worth = self.worths[other]
                total += worth
                if worth > best:
                    best = worth
                builds: i64 = values[other * FEATURES + BUILDS]
                if builds > values[row + OTHER_BUILDS]:
                    values[row + OTHER_BUILDS] = builds
                if values[other * FEATURES + TO_MOVE] < values[row + TO_MOVE]:
                    values[row + BUILT_FIRST] += builds
            other += 1
        values[row + BEHIND] = i64(best - self.worths[seat])
        values[row + BEHIND_ALL] = i64(total / float(players - 1) - self.worths[seat])
