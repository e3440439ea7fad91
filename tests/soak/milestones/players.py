"""How a rich game of Milestones is filled: some turns of play that uses up whatever there is."""

from __future__ import annotations

import tablestead as ts
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState
from tests.soak import title
from tests.soak.title import Options, uniform

BUILDERS, MILLERS, HIRERS = range(3)
"""What a rich game is filled with: streets and houses, marketplaces and flour, or workers."""
RICH_TURNS = (10, 20, 60, 200)
STRAY_EVERY = 30


class Player(title.Player[MilestonesState]):
    def __init__(self, kind: str, index: int, options: Options, rng: ts.Rng) -> None:
        game = ts.game("milestones")
        super().__init__(game, kind, index, options, rng)
        self.mover = ts.bot("greedy", game, options, 0, seed=index)
        self.rich_turns = RICH_TURNS[rng.below(len(RICH_TURNS))]
        self.style = int(rng.below(3))

    def filling(self, state: MilestonesState) -> bool:
        return state.round <= self.rich_turns

    def fill(self, state: MilestonesState, legal: list[int]) -> int:
        """Goes where something can be done, does all of it, and takes few points, so that the game goes on."""
        if self.rng.below(STRAY_EVERY) == 0:
            return uniform(legal, self.rng)
        step = state.step
        if step == s.MOVE_STEP and self.style == MILLERS and self.rng.below(2):
            return self._go_milling(state, legal)
        if step == s.WORKS_STEP:
            return self._build(state, legal)
        if step == s.TRADE_STEP:
            return self._trade(state, legal)
        if step == s.MILL_STEP:
            return uniform(legal[1:], self.rng)
        if step == s.BONUS_STEP and legal[0] == a.LEAVE:
            return uniform(legal[1:] if self.rng.below(3) else legal, self.rng)
        if step == s.FAR_STEP or (step == s.PLACE_STEP and self.rng.below(3) == 0):
            return uniform(legal, self.rng)
        return self.mover.decide(state, legal)

    def _go_milling(self, state: MilestonesState, legal: list[int]) -> int:
        """By the last grain grower of the row to the mill."""
        grain = m.GRAIN * m.NUMBERS
        growers = range(grain, grain + m.NUMBERS)
        ahead = [n for n in range(1, m.EMPLOYMENT + 1) if state.worker(state.active, n) in growers]
        ahead = [a.MOVE + n for n in ahead if a.MOVE + n in legal]
        if ahead:
            return ahead[-1]
        ready = state.held(state.active, m.GRAIN) >= m.MILL_GRAIN and a.MOVE + m.MILL in legal
        return a.MOVE + m.MILL if ready else self.mover.decide(state, legal)

    def _build(self, state: MilestonesState, legal: list[int]) -> int:
        builds = legal[1:]
        markets = [action for action in builds if a.MARKET <= action < a.FLOUR]
        if self.style == MILLERS and markets:
            return uniform(markets, self.rng)
        houses = [action for action in builds if action >= a.HOUSE]
        if houses and self.rng.below(2):
            with_tile = [action for action in houses if state.cells[s.BONUS + action - a.HOUSE]]
            return uniform(with_tile, self.rng) if with_tile else min(houses, key=lambda action: state.house_points(action - a.HOUSE))
        return uniform(builds, self.rng)

    def _trade(self, state: MilestonesState, legal: list[int]) -> int:
        """Hirers hire; others buy what they have none of, and now and then sell."""
        hires = [action for action in legal if action >= a.HIRE]
        if hires and (self.style == HIRERS or self.rng.below(2)):
            return uniform(hires, self.rng)
        lacking = [a.BUY + good for good in range(m.CUBES) if not state.held(state.active, good)]
        lacking = [action for action in lacking if action in legal]
        if lacking and self.rng.below(2):
            return uniform(lacking, self.rng)
        return uniform(legal, self.rng) if self.rng.below(6) == 0 else a.DONE
