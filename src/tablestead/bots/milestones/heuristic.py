"""Rules of thumb for every decision of Milestones, as a score in points for each legal action.

A move is chosen by the rest of the lap: every row of stops up to the castle is tried, with what its goods
would build on the board as it stands, less a price for each move. All else is decided step by step.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.milestones.lap import Lap, is_last
from tablestead.bots.milestones.prospects import FAR_END, can_be_middle, house_value, point_value
from tablestead.bots.milestones.row import Row
from tablestead.bots.search.scores import NEVER, best
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState

MOST_CHOICES: Final = 512
COIN: Final = 1.0
HOUSE_FIRST: Final = 0.5
"""Milestones and marketplaces cover numbers that a house could still count."""
TROUBLE: Final = 0.1
"""So that nothing is bought or sold for nothing."""
SPARE: Final = 0.5
"""Coins are spent on goods less gladly while there may be somebody to hire."""


class Heuristic:
    """Scores what can be done; `score` leaves them in `scores`."""

    def __init__(self) -> None:
        self.scores = vec[float]([0.0] * MOST_CHOICES)
        self.lap = Lap()
        self.row = Row()

    def forget(self) -> None:
        """The next position may be of another game."""
        self.lap.prospects.forget()

    def best(self, state: MilestonesState, legal: list[int]) -> int:
        """The action with the highest score, the first of equals."""
        self.score(state, legal)
        return best(self.scores, legal)

    def score(self, state: MilestonesState, legal: list[int]) -> None:
        step: i64 = state.cells[s.STEP]
        if step == s.MOVE_STEP:
            self.weigh_moves(state, legal)
        elif step == s.WORKS_STEP:
            self.weigh_builds(state, legal)
        elif step == s.MIDDLE_STEP:
            self.weigh_middles(state, legal)
        elif step == s.FAR_STEP:
            self.weigh_far_ends(state, legal)
        elif step == s.TRADE_STEP:
            self.weigh_trades(state, legal)
        else:
            self.score_rarer_steps(state, legal, step)

    def score_rarer_steps(self, state: MilestonesState, legal: list[int], step: i64) -> None:
        if step == s.DRAFT_STEP:
            self.weigh_drafts(state, legal)
        elif step == s.PLACE_STEP:
            self.weigh_places(state, legal)
        elif step == s.MILL_STEP:
            self.weigh_deliveries(state, legal)
        elif step == s.RETURN_STEP:
            self.weigh_returns(state, legal)
        elif step == s.COVER_STEP:
            self.weigh_covers(state, legal)
        elif step == s.MAY_COVER_STEP:
            self.weigh_moves_or_covers(state, legal)
        else:
            self.weigh_bonuses(state, legal)

    def weigh_moves(self, state: MilestonesState, legal: list[int]) -> None:
        """Never to a space with nothing to do: who waits falls behind."""
        lap = self.lap
        lap.look(state)
        lap.read_row(state)
        for index, action in enumerate(legal):
            space: i64 = action - a.MOVE
            self.scores[index] = lap.value(state, space) if lap.brings(state, space) else NEVER

    # The board of works

    def weigh_builds(self, state: MilestonesState, legal: list[int]) -> None:
        """The points, less what the goods are worth for another day."""
        self.lap.look(state)
        takes = state.bonuses_takeable()
        price = 2.0 * self.lap.kept
        for index, action in enumerate(legal):
            act: i64 = action
            value = 0.0
            if act >= a.HOUSE:
                value = house_value(state, act - a.HOUSE, takes, self.lap.last) + HOUSE_FIRST - price
            elif act >= a.MARKET:
                value = point_value(state, act - a.MARKET, takes, self.lap.last) - price
            elif act >= a.STREET:
                value = self.street_value(state, act - a.STREET, takes) - price
            self.scores[index] = value

    def street_value(self, state: MilestonesState, start: i64, takes: i64) -> float:
        """The best section from here."""
        best = -1e9
        at: i64 = start * m.DIRECTIONS
        end: i64 = at + m.DIRECTIONS
        while at < end:
            middle: i64 = state.board.neighbours[at]
            if middle >= 0 and can_be_middle(state, middle):
                value = point_value(state, middle, takes, self.lap.last) + self.far_value(state, middle)
                if value > best:
                    best = value
            at += 1
        return best

    def far_value(self, state: MilestonesState, middle: i64) -> float:
        """The best far end of a section with this middle."""
        best: i64 = 0
        at: i64 = middle * m.DIRECTIONS
        end: i64 = at + m.DIRECTIONS
        while at < end:
            point: i64 = state.board.neighbours[at]
            if point >= 0 and state.board.values[point] > best and state.free(point):
                best = state.board.values[point]
            at += 1
        return FAR_END * float(best)

    def weigh_middles(self, state: MilestonesState, legal: list[int]) -> None:
        last = is_last(state)
        takes = state.bonuses_takeable()
        for index, action in enumerate(legal):
            point: i64 = action - a.POINT
            self.scores[index] = point_value(state, point, takes, last) + self.far_value(state, point)

    def weigh_far_ends(self, state: MilestonesState, legal: list[int]) -> None:
        for index, action in enumerate(legal):
            self.scores[index] = FAR_END * float(state.board.values[action - a.POINT])

    def weigh_bonuses(self, state: MilestonesState, legal: list[int]) -> None:
        """Always taken; on the worker farthest along, which is passed most often."""
        for index, action in enumerate(legal):
            self.scores[index] = 0.0 if action == a.LEAVE else 2.0 + 0.05 * float(action - a.BONUS)

    # The trading house

    def weigh_trades(self, state: MilestonesState, legal: list[int]) -> None:
        c = state.cells
        self.lap.look(state)
        self.row.read(state, c[s.ACTIVE])
        now = self.row.worth()
        goods: i64 = state.seat_base(state.cells[s.ACTIVE]) + s.SEAT_GOODS
        stone: i64 = c[goods + m.STONE]
        wood: i64 = c[goods + m.WOOD]
        sand: i64 = c[goods + m.SAND]
        coin: i64 = c[goods + m.COIN]
        use = self.lap.use_of(stone, wood, sand, c[goods + m.GRAIN])
        coins = COIN * float(m.HIRE_COINS) if not self.lap.last else 0.0
        hire = 0.0
        if coin == m.HIRE_COINS - 1 and c[s.HIRED] == 0:  # a sale makes up what is missing
            hire = self.best_hire(state) - now - coins
        for index, action in enumerate(legal):
            act: i64 = action
            value = 0.0
            if act >= a.HIRE:
                value = self.row.best_space(act - a.HIRE) - now - coins
            elif act >= a.SELL:
                value = self.sale_value(state, act - a.SELL, use) + hire
            elif act >= a.BUY:
                good: i64 = act - a.BUY
                more = self.lap.use_of(
                    stone + (1 if good == m.STONE else 0),
                    wood + (1 if good == m.WOOD else 0),
                    sand + (1 if good == m.SAND else 0),
                    c[goods + m.GRAIN] + (1 if good == m.GRAIN else 0),
                )
                value = more - use - coins - TROUBLE
                if coin < 2 * m.HIRE_COINS and c[s.HIRED] == 0:
                    value -= SPARE
            self.scores[index] = value

    def sale_value(self, state: MilestonesState, pair: i64, use: float) -> float:
        """A coin for two cubes, good when they are of little use."""
        c = state.cells
        goods: i64 = state.seat_base(state.cells[s.ACTIVE]) + s.SEAT_GOODS
        good: i64 = m.SALES[2 * pair]
        other_good: i64 = m.SALES[2 * pair + 1]
        c[goods + good] -= 1
        c[goods + other_good] -= 1
        without = self.lap.use_of(
            c[goods + m.STONE], c[goods + m.WOOD], c[goods + m.SAND], c[goods + m.GRAIN]
        )
        c[goods + good] += 1
        c[goods + other_good] += 1
        value = without - use
        if self.lap.last:
            return value - TROUBLE
        return value + COIN - TROUBLE

    def best_hire(self, state: MilestonesState) -> float:
        best = -1e9
        slot: i64 = 0
        while slot < m.DISPLAY_SLOTS:
            tile: i64 = state.cells[s.DISPLAY + slot]
            if tile > 0:
                value = self.row.best_space(tile - 1)
                if value > best:
                    best = value
            slot += 1
        return best

    def weigh_drafts(self, state: MilestonesState, legal: list[int]) -> None:
        self.row.read(state, state.cells[s.ACTIVE])
        for index, action in enumerate(legal):
            self.scores[index] = self.row.best_space(action - a.DRAFT)

    def weigh_places(self, state: MilestonesState, legal: list[int]) -> None:
        self.row.read(state, state.cells[s.ACTIVE])
        tile: i64 = state.cells[s.PLACING] - 1
        for index, action in enumerate(legal):
            self.scores[index] = self.row.with_tile(tile, action - a.AT + 1)

    # The mill and the castle

    def weigh_deliveries(self, state: MilestonesState, legal: list[int]) -> None:
        """The points and a coin; two grain are worth little elsewhere."""
        for index, action in enumerate(legal):
            value = 0.0
            if action != a.DONE:
                value = float(state.flour_points(action - a.FLOUR)) - 0.5
            self.scores[index] = value

    def weigh_returns(self, state: MilestonesState, legal: list[int]) -> None:
        """Give back what the rest can do best without."""
        c = state.cells
        self.lap.look(state)
        goods: i64 = state.seat_base(state.cells[s.ACTIVE]) + s.SEAT_GOODS
        for index, action in enumerate(legal):
            good: i64 = action - a.RETURN
            c[goods + good] -= 1
            stone: i64 = c[goods + m.STONE]
            wood: i64 = c[goods + m.WOOD]
            sand: i64 = c[goods + m.SAND]
            grain: i64 = c[goods + m.GRAIN]
            coin: i64 = c[goods + m.COIN]
            c[goods + good] += 1
            value = self.lap.build(stone, wood, sand) + 1.5 * float(grain if grain < 2 else 2)
            value += 0.8 * float(stone if stone < 2 else 2) + 0.6 * float(wood if wood < 2 else 2)
            value += 0.5 * float(sand if sand < 2 else 2) + 1.1 * float(coin if coin < 2 else 2)
            self.scores[index] = value

    def weigh_covers(self, state: MilestonesState, legal: list[int]) -> None:
        """Never a worker with a bonus tile, where a plain one of its kind can be covered."""
        row = self.row
        row.read(state, state.cells[s.ACTIVE])
        for index, action in enumerate(legal):
            space: i64 = action - a.COVER + 1
            self.scores[index] = NEVER if row.outshines(space) else row.without(space)

    def weigh_moves_or_covers(self, state: MilestonesState, legal: list[int]) -> None:
        """To cover one of the last workers is worth what the row gains by it, beside the best next move."""
        onward = [action for action in legal if action < a.COVER]
        next_best = 0.0
        if onward[0] == a.END:
            self.scores[0] = 0.0
        else:
            self.weigh_moves(state, onward)
            next_best = max([self.scores[index] for index in range(len(onward))])
        self.row.read(state, state.cells[s.ACTIVE])
        now = self.row.worth()
        for index in range(len(onward), len(legal)):
            self.scores[index] = next_best + self.row.without(legal[index] - a.COVER + 1) - now
