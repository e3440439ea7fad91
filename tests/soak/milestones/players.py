"""How a rich game of Milestones is filled: some turns of good play with a bent."""

from __future__ import annotations

import tablestead as ts
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState
from tests.soak import title
from tests.soak.milestones.boards import OWN
from tests.soak.title import Options, uniform

WINNERS, BUILDERS, MILLERS, HIRERS = range(4)
"""What the players of a rich game are after: points, using up streets and houses, flour, or workers."""
RICH_TURNS = (10, 40, 200)
LONG = 30
STYLES_BY_BOARD = {
    "lowland": (BUILDERS,),
    "clearing": (HIRERS,),
    "mountain": (WINNERS, BUILDERS),
    "fields": (MILLERS,),
}
FITTING_STYLES = {
    ts.game("milestones").option("board").read(OWN[board]): styles
    for board, styles in STYLES_BY_BOARD.items()
}
"""By the settled option: what its board was made for."""
STRAY_EVERY = 25
GRAIN = range(m.GRAIN * m.NUMBERS, (m.GRAIN + 1) * m.NUMBERS)
"""The workers that grow grain."""


class Player(title.Player[MilestonesState]):
    def __init__(self, kind: str, index: int, options: Options, rng: ts.Rng) -> None:
        game = ts.game("milestones")
        super().__init__(game, kind, index, options, rng)
        self.adviser = ts.bot("greedy", game, options, 0, seed=index)
        self.rich_turns = RICH_TURNS[rng.below(len(RICH_TURNS))]
        self.style = int(rng.below(4))
        fitting = FITTING_STYLES.get(str(options["board"]))
        if fitting is not None and rng.below(4):
            self.rich_turns, self.style = RICH_TURNS[-1], fitting[rng.below(len(fitting))]

    def filling(self, state: MilestonesState) -> bool:
        return state.round <= self.rich_turns

    def fill(self, state: MilestonesState, legal: list[int]) -> int:
        """What the style likes, else what a greedy player would do."""
        if self.rng.below(STRAY_EVERY) == 0:
            return uniform(legal, self.rng)
        liked: list[int] = []
        if state.step == s.BONUS_STEP:
            liked = legal if self.rng.below(3) == 0 else []
        elif self.style == BUILDERS:
            liked = self._builder(state, legal)
        elif self.style == MILLERS:
            liked = self._miller(state, legal)
        elif self.style == HIRERS:
            liked = self._hirer(state, legal)
        return uniform(liked, self.rng) if liked else self.adviser.decide(state, legal)

    def _builder(self, state: MilestonesState, legal: list[int]) -> list[int]:
        """Anything that can be built, whatever it brings, so that the game goes on."""
        if state.step != s.WORKS_STEP:
            return legal if state.step == s.FAR_STEP else []
        with_tile = [act for act in legal if act >= a.HOUSE and state.cells[s.TRIANGLE_BONUS + act - a.HOUSE]]
        streets = [act for act in legal if a.STREET <= act < a.POINT]
        return with_tile or (streets if self.rng.below(3) else legal[1:])

    def _miller(self, state: MilestonesState, legal: list[int]) -> list[int]:
        """Marketplaces and grain for two sacks or more, then to the mill."""
        step, seat = state.step, state.active
        if step in (s.DRAFT_STEP, s.TRADE_STEP) and self.rng.below(2):
            first = a.DRAFT if step == s.DRAFT_STEP else a.HIRE
            tiles = [act for act in legal if act >= first]
            return [act for act in tiles if {*divmod(act - first, m.WORKERS)} & {*GRAIN}]
        if step == s.MOVE_STEP:
            mill = a.MOVE + m.MILL
            if state.cells[s.HUNGRY] < 2:
                return [self.adviser.decide(state, [act for act in legal if act != mill])]
            if mill in legal and state.held(seat, m.GRAIN) >= 2 * m.MILL_GRAIN:
                return [mill]
            ahead = [act for act in legal if 1 <= act - a.MOVE <= m.EMPLOYMENT]
            return [act for act in ahead if state.worker(seat, act - a.MOVE) in GRAIN][-1:]
        if step == s.WORKS_STEP:
            return [act for act in legal if a.MARKET <= act < a.FLOUR]
        if step == s.RETURN_STEP:
            return [act for act in legal if act != a.RETURN + m.GRAIN]
        return legal[1:] if step == s.MILL_STEP else []

    def _hirer(self, state: MilestonesState, legal: list[int]) -> list[int]:
        """Every tile that can be had, placed anywhere; but the last one only in the last turn."""
        c = state.cells
        tiles = c[s.PILE] + sum(c[s.DISPLAY + slot] > 0 for slot in range(m.DISPLAY_SLOTS))
        early = tiles == 1 and state.round < c[s.TURN_LIMIT] < LONG
        trade = a.MOVE + m.TRADING_HOUSE
        if state.step == s.TRADE_STEP:
            hires = [act for act in legal if act >= a.HIRE]
            return [a.DONE] if hires and early else hires or (legal if self.rng.below(2) else [])
        if state.step == s.MOVE_STEP and state.held(state.active, m.COIN) >= m.HIRE_COINS and not early:
            return [trade] if trade in legal and self.rng.below(2) else []
        return legal if state.step == s.PLACE_STEP else []
