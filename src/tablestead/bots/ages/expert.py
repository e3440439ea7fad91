"""The planner that looks at its best plans a second time: at what the next turn makes of them.

The value behind a turn is fitted, so two plans that it holds for equal need not be. What comes of a plan by
the end of the next own turn is reckoned exactly for the dice of that turn; the turns of others between are
played by planners, for all plans on the same dice.
"""

from __future__ import annotations

from typing import Final

from tablestead.bots.ages.endings import CERTAIN, LEAD_SHARE
from tablestead.bots.ages.planner import Plan, PlannerBot, by_worth
from tablestead.engine.game import CHANCE, OVER, Game
from tablestead.engine.rng import Rng
from tablestead.engine.view import View
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState

LOOKS: Final = 6
"""So many of the best plans are looked at again,"""
WITHIN: Final = 4.0
"""if they are worth at most so much less than the best one."""
TURNS_OF_OTHERS: Final = 6
"""So often what the others do between is drawn."""
PLANNED: Final = (s.FOOD_STEP, s.BUILD_STEP, s.BUY_STEP)
"""Where a turn is planned to its end."""


class ExpertBot(PlannerBot):
    """Plans a turn by what it brings in the next one too."""

    def __init__(self, game: Game, seat: int, budget: float, rng: Rng) -> None:
        super().__init__(game, seat, budget, rng)
        self.others: list[PlannerBot] = []
        self.looks = LOOKS
        self.draws = TURNS_OF_OTHERS

    def choose(self, view: View) -> list[int]:
        state = self.game.restore(view)
        assert isinstance(state, AgesState)
        if state.player == self.seat and state.step in PLANNED:
            plan = self.best_plan(state)
            if plan is not None:
                self.queue = []
                return plan.actions
        return super().choose(view)

    def best_plan(self, state: AgesState) -> Plan | None:
        """Of the plans that are about as good as the best one; None where there is nothing to compare."""
        plans = sorted(self.plans(state), key=by_worth, reverse=True)
        plans = [plan for plan in plans[: self.looks] if plan.worth > plans[0].worth - WITHIN]
        if len(plans) < 2:
            return None
        seed = self.rng.below(1 << 30)
        best = plans[0]
        most = -1e9
        for plan in plans:
            worth = self.outlook(state, plan, seed)
            if worth > most:
                most = worth
                best = plan
        return best

    def outlook(self, state: AgesState, plan: Plan, seed: int) -> float:
        """The utility after the next own turn, a mean over what the others may do before it."""
        after = state.copy()
        for action in plan.actions:
            after.apply_trusted(action)
        assert isinstance(after, AgesState)
        if state.solo or after.player == OVER:
            return self.utility(after)
        total = 0.0
        for draw in range(self.draws):
            then = after.copy()
            assert isinstance(then, AgesState)
            self.let_others_play(then, Rng(seed + draw))
            total += self.utility(then)
        return total / float(self.draws)

    def utility(self, state: AgesState) -> float:
        """At the beginning of an own turn, or at the end of the game."""
        if state.player != OVER:
            return self.start_value(state)
        scores = state.scores()
        if state.solo:
            return float(scores[self.seat])
        others = [score for seat, score in enumerate(scores) if seat != self.seat]
        winners = state.winners()
        win = 1.0 / len(winners) if self.seat in winners else 0.0
        return CERTAIN * win + LEAD_SHARE * float(scores[self.seat] - max(others))

    def let_others_play(self, state: AgesState, dice: Rng) -> None:
        """Up to the next own turn."""
        if not self.others:
            self.others = [PlannerBot(self.game, seat, 1.0, self.rng) for seat in range(state.players)]
        while state.player != OVER:
            player = state.player
            if player == CHANCE:
                state.apply_trusted(state.sample(dice))
                continue
            if state.active == self.seat and state.step == s.START_STEP:
                return
            legal = state.legal()
            action = legal[0] if len(legal) == 1 else self.others[player].decide(state, legal)
            state.apply_trusted(action)
