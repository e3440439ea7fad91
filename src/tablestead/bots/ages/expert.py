"""The planner that has learned more, and looks twice at its best plans: at what the next turn makes of them.

The value behind a turn is fitted, so two plans that it holds for equal need not be. What comes of a plan by
the end of the next turn, its own or its opponent's, is reckoned exactly for the dice of that turn. With two
players it judges by weights that `tablestead train ages` learned; with more it is the planner.
"""

from __future__ import annotations

from typing import Final

from tablestead.bots.ages import value as v
from tablestead.bots.ages.endings import CERTAIN, LEAD_SHARE
from tablestead.bots.ages.planner import Plan, PlannerBot, by_worth
from tablestead.engine.game import OVER
from tablestead.engine.view import View
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState

LOOKS: Final = 6
"""So many of the best plans are looked at again,"""
WITHIN: Final = 4.0
"""if they are worth at most so much less than the best one."""
DUEL: Final = 2
"""With so many players at most: what one of two gains the other loses."""
PLANNED: Final = (s.FOOD_STEP, s.BUILD_STEP, s.BUY_STEP)
"""Where a turn is planned to its end."""


class ExpertBot(PlannerBot):
    """Plans a turn by what it brings in the next one too."""

    def weights_of(self, state: AgesState) -> v.Weights:
        learned = v.LEARNED.get(v.weights_name(state.players, state.edition))
        return super().weights_of(state) if self.weights is not None or learned is None else learned

    def choose(self, view: View) -> list[int]:
        state = self.game.restore(view)
        assert isinstance(state, AgesState)
        if state.players <= DUEL and state.step in PLANNED:
            plan = self.best_plan(state)
            if plan is not None:
                self.queue = []
                return plan.actions
        return super().choose(view)

    def best_plan(self, state: AgesState) -> Plan | None:
        """Of the plans that are about as good as the best one; None where there is nothing to compare."""
        plans = sorted(self.plans(state), key=by_worth, reverse=True)
        plans = [plan for plan in plans[:LOOKS] if plan.worth > plans[0].worth - WITHIN]
        if len(plans) < 2:
            return None
        best = plans[0]
        most = -1e9
        for plan in plans:
            worth = self.outlook(state, plan)
            if worth > most:
                most = worth
                best = plan
        return best

    def outlook(self, state: AgesState, plan: Plan) -> float:
        """What to expect after the next turn, or the result: points alone, else as `Endings.utility`."""
        after = state.copy()
        for action in plan.actions:
            after.apply_trusted(action)
        assert isinstance(after, AgesState)
        if after.player == OVER:
            return self.result(after)
        worth = self.start_value(after)
        return worth if after.active == self.seat else CERTAIN - worth

    def result(self, over: AgesState) -> float:
        scores = over.scores()
        if over.solo:
            return float(scores[self.seat])
        winners = over.winners()
        won = CERTAIN / len(winners) if self.seat in winners else 0.0
        return won + LEAD_SHARE * (scores[self.seat] - scores[1 - self.seat])
