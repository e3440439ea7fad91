"""How a rich game of Milestones is filled: some turns of play that uses up whatever there is."""

from __future__ import annotations

from itertools import combinations

import tablestead as ts
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState
from tests.soak import title
from tests.soak.title import Options, uniform

BUILDERS, MILLERS, HIRERS = range(3)
"""What a rich game is filled with: streets and houses, marketplaces and flour, or workers."""
RICH_TURNS = (10, 20, 60, 200, 200)
STRAY_EVERY = 30

STOPS = [stops for number in (0, 1, 2) for stops in combinations(range(1, m.EMPLOYMENT + 1), number)]
"""The workers to stop on in a lap."""
BUILDS = ((m.STONE, m.SAND, s.SECTIONS), (m.WOOD, m.SAND, s.MARKETS), (m.STONE, m.WOOD, s.HOUSES))


class Player(title.Player[MilestonesState]):
    def __init__(self, kind: str, index: int, options: Options, rng: ts.Rng) -> None:
        super().__init__(ts.game("milestones"), kind, index, options, rng)
        self.rich_turns = RICH_TURNS[rng.below(len(RICH_TURNS))]
        self.style = int(rng.below(3))

    def filling(self, state: MilestonesState) -> bool:
        return state.round <= self.rich_turns

    def fill(self, state: MilestonesState, legal: list[int]) -> int:
        """Goes where something can be done, does all of it, and takes few points, so that the game goes on."""
        step, rng, seat = state.step, self.rng, state.active
        if rng.below(STRAY_EVERY) == 0:
            return uniform(legal, rng)
        if step == s.MOVE_STEP:
            return self._move(state)
        if step == s.WORKS_STEP:
            return self._build(state, legal)
        if step == s.TRADE_STEP:
            return self._trade(state, legal)
        if step == s.MILL_STEP:
            return uniform(legal[1:], rng)
        if step == s.BONUS_STEP and legal[0] == a.LEAVE and rng.below(3):
            return uniform(legal[1:], rng)
        if step == s.PLACE_STEP and rng.below(3):
            return min(legal, key=lambda act: workers_at(state, act - a.AT + 1) + rng.chance())
        if step == s.RETURN_STEP:
            return max(legal, key=lambda act: state.held(seat, act - a.RETURN) + rng.chance())
        return uniform(legal, rng)

    def _move(self, state: MilestonesState) -> int:
        """The first stop of the lap that does most with fewest moves."""
        c, seat = state.cells, state.active
        piece = state.seat_cell(seat, s.PIECE)
        row = [-1, *(state.worker(seat, n) // m.NUMBERS for n in range(1, m.EMPLOYMENT + 1))]
        best, first = 0.0, m.CASTLE
        for stops in STOPS:
            if stops and (stops[0] <= piece or any(row[stop] < 0 for stop in stops)):
                continue
            goods = [state.held(seat, good) for good in range(m.KINDS)]
            at = piece
            for stop in stops:
                goods[row[stop]] += row[at + 1 : stop + 1].count(row[stop])
                at = stop
            way = [*stops]
            worth = 1.0
            if piece < m.TRADING_HOUSE and goods[m.COIN] >= m.HIRE_COINS:
                worth += 4 if self.style == HIRERS else 2
                way.append(m.TRADING_HOUSE)
            sacks = min(goods[m.GRAIN] // m.MILL_GRAIN, c[s.HUNGRY]) if piece < m.MILL else 0
            builds = 0
            for one, other, supply in BUILDS if piece < m.BOARD_OF_WORKS else ():
                number = min(goods[one], goods[other], c[supply])
                goods[one] -= number
                goods[other] -= number
                builds += number
            if builds:
                worth += 3 * builds
                way.append(m.BOARD_OF_WORKS)
            if sacks:
                worth += (6 if self.style == MILLERS else 2) * sacks
                way.append(m.MILL)
            rate = worth / (len(way) + 1)
            if rate > best:
                best, first = rate, [*way, m.CASTLE][0]
        return a.MOVE + first

    def _build(self, state: MilestonesState, legal: list[int]) -> int:
        builds = legal[1:]
        markets = [action for action in builds if a.MARKET <= action < a.FLOUR]
        if self.style == MILLERS and markets:
            return uniform(markets, self.rng)
        houses = [action for action in builds if action >= a.HOUSE]
        if houses and self.rng.below(2):
            with_tile = [action for action in houses if state.cells[s.BONUS + action - a.HOUSE]]
            if with_tile:
                return uniform(with_tile, self.rng)
            return min(houses, key=lambda action: state.house_points(action - a.HOUSE))
        return uniform(builds, self.rng)

    def _trade(self, state: MilestonesState, legal: list[int]) -> int:
        """Hires, or buys what there is none of, and now and then sells."""
        hires = [action for action in legal if action >= a.HIRE]
        if hires and (self.style == HIRERS or self.rng.below(3)):
            return uniform(hires, self.rng)
        lacking = [a.BUY + good for good in range(m.CUBES) if not state.held(state.active, good)]
        lacking = [action for action in lacking if action in legal]
        if lacking and self.rng.below(2):
            return uniform(lacking, self.rng)
        return uniform(legal, self.rng) if self.rng.below(6) == 0 else a.DONE


def workers_at(state: MilestonesState, space: int) -> int:
    """How many visible workers a tile placed here would cover."""
    return sum(state.worker(state.active, n) >= 0 for n in (space, space + 1))
