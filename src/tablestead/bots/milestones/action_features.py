"""What the prior of Milestones is told of an action, in whole numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablestead.bots.judgement.actions import ActionFeatures, quarters
from tablestead.bots.milestones.row import Row
from tablestead.engine.game import State
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState

# Sizes, as elsewhere: sums of constants are folded within a module only.
SCORED: Final = 4
KINDS: Final = 5
SPACES: Final = 12
EMPLOYMENT: Final = 8
SALE_PAIRS: Final = 10
STEPS: Final = 17
PLAYER_COUNTS: Final = 5

# The features of an action, after how the rules of thumb score it.
STEP: Final = SCORED  # + step
PLAYERS: Final = STEP + STEPS  # + how many play
HELD: Final = PLAYERS + PLAYER_COUNTS  # + good: what the seat has
MOVES: Final = HELD + KINDS  # made this turn
FINISHED: Final = MOVES + 1  # nothing more is done here
MOVE: Final = FINISHED + 1  # + space
FAR: Final = MOVE + SPACES  # spaces that are left out
MADE: Final = FAR + 1  # + kind of the worker there
CARRIED: Final = MADE + KINDS  # with a bonus tile
AT: Final = CARRIED + 1  # + space of the row
COVER: Final = AT + EMPLOYMENT  # + space of the row
COVER_KIND: Final = COVER + EMPLOYMENT  # + kind of the worker there
COVER_CARRIES: Final = COVER_KIND + KINDS  # it has a bonus tile
COVER_LAST: Final = COVER_CARRIES + 1  # no other of its kind is visible
COVER_LAP: Final = COVER_LAST + 1  # what a lap loses by it, in quarter points
COVER_MAJORITIES: Final = COVER_LAP + 1  # what majorities lose
BURIED: Final = COVER_MAJORITIES + 1  # workers under a tile that is put down
BURIED_CARRIES: Final = BURIED + 1  # their bonus tiles
BONUS: Final = BURIED_CARRIES + 1  # + space of the row
RETURN: Final = BONUS + EMPLOYMENT  # + good
BUY: Final = RETURN + KINDS  # + good
SELL: Final = BUY + KINDS  # + pair of goods
STREET: Final = SELL + SALE_PAIRS
POINT: Final = STREET + 1
MARKET: Final = POINT + 1
FLOUR: Final = MARKET + 1
HOUSE: Final = FLOUR + 1
HIRE: Final = HOUSE + 1
WORKER: Final = HIRE + 1  # + kind of a worker that is taken, once for each
NUMBER: Final = WORKER + KINDS  # their numbers together
FEATURES: Final = NUMBER + 1


class MilestonesActions(ActionFeatures):
    """The actions of the active seat."""

    def __init__(self) -> None:
        super().__init__(FEATURES)
        self.row = Row()

    def write(self, state: State, action: i64, score: float) -> None:
        assert isinstance(state, MilestonesState)
        super().write(state, action, score)
        c = state.cells
        values = self.values
        base = state.seat_base(c[s.ACTIVE])
        values[STEP + c[s.STEP]] = 1
        values[PLAYERS + c[s.PLAYERS]] = 1
        values[MOVES] = c[s.MOVES]
        good: i64 = 0
        while good < m.KINDS:
            values[HELD + good] = c[base + s.SEAT_GOODS + good]
            good += 1
        if action < a.MOVE:
            values[FINISHED] = 1
        elif action < a.AT:
            self.write_move(state, base, action - a.MOVE)
        elif action < a.STREET:
            self.write_row_or_trade(state, base, action)
        elif action < a.HIRE:
            self.write_build(action)
        else:
            self.write_tile(action - (a.DRAFT if action >= a.DRAFT else a.HIRE), action < a.DRAFT)

    def write_move(self, state: MilestonesState, base: i64, space: i64) -> None:
        c = state.cells
        values = self.values
        piece: i64 = c[base + s.SEAT_PIECE]
        values[MOVE + space] = 1
        values[FAR] = (space if space > 0 else SPACES) - piece - 1
        if 0 < space <= m.EMPLOYMENT and c[base + s.SEAT_WORKERS + space] > 0:
            values[MADE + (c[base + s.SEAT_WORKERS + space] - 1) // m.NUMBERS] = 1
            values[CARRIED] = c[base + s.SEAT_CARRIES + space]

    def write_row_or_trade(self, state: MilestonesState, base: i64, action: i64) -> None:
        values = self.values
        if action >= a.SELL:
            values[SELL + action - a.SELL] = 1
        elif action >= a.BUY:
            values[BUY + action - a.BUY] = 1
        elif action >= a.BONUS:
            values[BONUS + action - a.BONUS] = 1
        elif action >= a.COVER:
            self.write_cover(state, action - a.COVER + 1)
        elif action >= a.RETURN:
            values[RETURN + action - a.RETURN] = 1
        else:
            self.write_place(state, base, action - a.AT + 1)

    def write_cover(self, state: MilestonesState, space: i64) -> None:
        """What goes with a worker: it may earn more than a plain one of another kind, or a majority."""
        values = self.values
        row = self.row
        row.read(state, state.cells[s.ACTIVE])
        kind: i64 = row.kinds[space]
        lap = row.lap()
        majorities = row.majorities()
        values[COVER + space - 1] = 1
        values[COVER_KIND + kind] = 1
        values[COVER_CARRIES] = row.carries[space]
        if row.counts[kind] == 1 + row.carries[space]:
            values[COVER_LAST] = 1
        row.set(space, s.COVERED, 0)
        values[COVER_LAP] = quarters(lap - row.lap())
        values[COVER_MAJORITIES] = quarters(majorities - row.majorities())

    def write_place(self, state: MilestonesState, base: i64, left: i64) -> None:
        c = state.cells
        values = self.values
        values[AT + left - 1] = 1
        space: i64 = left
        while space <= left + 1:
            if c[base + s.SEAT_WORKERS + space] > 0:
                values[BURIED] += 1
                values[BURIED_CARRIES] += c[base + s.SEAT_CARRIES + space]
            space += 1

    def write_build(self, action: i64) -> None:
        values = self.values
        if action >= a.HOUSE:
            values[HOUSE] = 1
        elif action >= a.FLOUR:
            values[FLOUR] = 1
        elif action >= a.MARKET:
            values[MARKET] = 1
        elif action >= a.POINT:
            values[POINT] = 1
        else:
            values[STREET] = 1

    def write_tile(self, tile: i64, hired: bool) -> None:
        values = self.values
        if hired:
            values[HIRE] = 1
        left: i64 = tile // m.WORKERS
        right: i64 = tile % m.WORKERS
        values[WORKER + left // m.NUMBERS] += 1
        values[WORKER + right // m.NUMBERS] += 1
        values[NUMBER] = left % m.NUMBERS + right % m.NUMBERS
