"""Plays a turn by exact reckoning against a fitted value of the position after it.

- dice.py solves the rerolls, given the value of every final multiset of dice.
- turn.py gives that value: the best use of the food-or-workers dice, building, purchase and discard.
- value.py says what boards are worth. With opponents the difference to theirs counts, as a chance to
  win: so a monument taken from them, a pestilence, and ending the game while ahead are worth something.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.ages import value as v
from tablestead.bots.ages.building import MAX_WORKERS
from tablestead.bots.ages.dice import Rerolls
from tablestead.bots.ages.endings import BUYS, CERTAIN, LEAD_SHARE, NEVER, QUIET, Endings
from tablestead.bots.ages.offers import Bargain, best_offer
from tablestead.bots.ages.purse import HELD, MAX_FOOD, MAX_STONE, cheapest
from tablestead.bots.ages.turn import Turn
from tablestead.bots.player import CANDIDATES, Advice, Bot
from tablestead.engine.game import Game, State
from tablestead.engine.rng import Rng
from tablestead.engine.view import View
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import scoring
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState, trading


class PlannerBot(Bot):
    """Exact rerolls, the best plan for every result, a fitted value of what comes after."""

    def __init__(self, game: Game, seat: int, budget: float, rng: Rng) -> None:
        super().__init__(game, seat, budget, rng)
        self.weights: v.Weights | None = None
        """Another set than the one that was fitted for the game at hand."""
        self.dice_key = -1
        self.turn: Turn | None = None
        self.rerolls: Rerolls | None = None
        self.leads = vec[float]([0.0] * a.RANKS)
        self.queue: list[int] = []
        """The rest of a plan, while nothing comes between."""

    def choose(self, view: View) -> list[int]:
        self.queue = []
        state = self.game.restore(view)
        assert isinstance(state, AgesState)
        return self.with_offer(state, self.play(state.copy()))

    def weights_of(self, state: AgesState) -> v.Weights:
        if self.weights is not None:
            return self.weights
        return v.weights_for(state.players, state.edition)

    def turn_of(self, state: AgesState) -> Turn:
        return Turn(state, self.weights_of(state), v.goods_of(state, state.active))

    # Rolling

    def solve(self, state: AgesState) -> Rerolls:
        """The tables of this turn; they hold until its rolling is over."""
        start = state.copy()
        at: i64 = s.ROLLS
        while at < s.PRESERVED:
            start.cells[at] = 0  # cells: all that rolling fills
            at += 1
        start.cells[s.STEP] = s.START_STEP
        key = start.digest()
        if self.rerolls is None or self.dice_key != key:
            turn = self.turn_of(start)
            leadership = start.owns(start.active, m.LEADERSHIP)
            values = turn.final_values(self.leads)
            self.rerolls = Rerolls(turn.cities, values, start.skulls_locked(), leadership)
            self.turn = turn
            self.dice_key = key
        return self.rerolls

    def start_value(self, state: AgesState) -> float:
        """The utility of the turn that begins."""
        return self.solve(state).start

    def start_score(self, state: AgesState) -> float:
        """The own final score that the turn which begins lets expect."""
        lead = self.solve(state).mean(self.leads)
        assert self.turn is not None
        return lead + self.turn.endings.others_standing()

    def decide(self, state: State, legal: list[int]) -> int:
        assert isinstance(state, AgesState)
        if self.queue:
            action = self.queue.pop(0)
            if action in legal:
                return action
            self.queue = []
        decide = BY_STEP.get(state.step)
        return decide(self, state, legal) if decide is not None else legal[0]

    def decide_start(self, state: AgesState, legal: list[int]) -> int:
        """A-L3: is a pottery worth the food?"""
        after = state.copy()
        after.apply_trusted(a.PRESERVE)
        return a.PRESERVE if self.start_value(after) > self.start_value(state) else a.ROLL

    def decide_reroll(self, state: AgesState, legal: list[int]) -> int:
        rerolls = self.solve(state)
        rank = dice_rank(state)
        kept: i64 = rerolls.keep(rank, state.cells[s.ROLLS])
        if kept == rank:
            return self.decide_lead(state, legal)
        faces = a.faces_of(int(rank))
        stay = a.faces_of(int(kept))
        return a.REROLL + a.rank_of([faces[face] - stay[face] for face in range(m.FACES)])

    def decide_lead(self, state: AgesState, legal: list[int]) -> int:
        face: i64 = self.solve(state).led[dice_rank(state)]
        return a.STOP if face < 0 else int(a.LEAD + face)

    def decide_food(self, state: AgesState, legal: list[int]) -> int:
        """A-T5."""
        turn = self.turn_of(state)
        rank = dice_rank(state)
        best = NEVER
        action = a.FOOD
        for dice in range(int(state.cells[s.DICE + m.FACE_EITHER]) + 1):
            worth = turn.split_value(rank, dice)
            if worth > best:
                best = worth
                action = a.FOOD + dice
        return action

    def decide_spearheads(self, state: AgesState, legal: list[int]) -> int:
        """A-L6: two points from every opponent without a wall, against the goods."""
        best = NEVER
        chosen = legal[0]
        for action in legal:
            after = state.copy()
            after.apply_trusted(action)
            worth = self.turn_of(after).best_in_hand()
            if worth > best:
                best = worth
                chosen = action
        return chosen

    # Building and buying

    def decide_build(self, state: AgesState, legal: list[int]) -> int:
        turn = self.turn_of(state)
        worth = turn.best_in_hand()
        if a.SHIP in legal:
            ending, stone, more = turn.ending, turn.stone, turn.more_cities
            after = state.copy()
            after.apply_trusted(a.SHIP)
            if self.turn_of(after).best_in_hand() > worth:
                return a.SHIP
            turn.ending, turn.stone, turn.more_cities = ending, stone, more
        plan = [a.SPEND_STONE] * int(turn.stone)
        workers: i64 = min(state.cells[s.WORKERS] + 3 * turn.stone, MAX_WORKERS - 1)
        boxes = self.boxes_to_mark(turn, workers)
        for building in range(m.BUILDINGS):
            plan.extend([a.BUILD + building] * boxes[building])
        if not plan or plan[0] not in legal:
            return a.DONE
        self.queue = plan[1:]
        return plan[0]

    def boxes_to_mark(self, turn: Turn, workers: i64) -> list[int]:
        """Of each building, by the best plan."""
        return turn.building.buildings(turn.ending, turn.more_cities, workers)

    def decide_swap(self, state: AgesState, legal: list[int]) -> int:
        """A-L5: the exchange that helps most, if any does. Offers to others: `with_offer`."""
        best = self.turn_of(state).best_in_hand() + 1e-6
        chosen = a.DONE
        for action in legal:
            if a.SWAP <= action < a.OFFER:
                after = state.copy()
                goods = after.seat_base(after.active) + s.SEAT_GOODS
                kind: i64 = (action - a.SWAP) // m.KINDS
                other_kind: i64 = (action - a.SWAP) % m.KINDS
                after.cells[goods + kind] -= 1
                after.cells[goods + other_kind] += 1
                worth = self.turn_of(after).best_in_hand()
                if worth > best:
                    best = worth
                    chosen = action
        return chosen

    def decide_purchase(self, state: AgesState, legal: list[int]) -> int:
        turn = self.turn_of(state)
        turn.best_in_hand()
        if turn.bought < 0:
            return a.DONE
        self.queue = [a.WITH + int(turn.payment)]
        return a.BUY + int(turn.bought)

    def decide_payment(self, state: AgesState, legal: list[int]) -> int:
        """The development is settled; only how to pay for it is open."""
        turn = self.turn_of(state)
        c = state.cells
        development: i64 = state.buying()
        key: i64 = HELD * MAX_STONE
        turn.purse.know_goods(key, turn.purse.goods_in(HELD, 0))
        turn.purse.offer_worth[0] = NEVER
        needed: i64 = state.cost() - c[s.COINS]
        turn.purse.pay_for(0, BUYS, development, key, needed, c[turn.base + s.SEAT_FOOD])
        return a.WITH + int(turn.purse.offer_what[0] // MAX_FOOD % 32)

    def decide_discard(self, state: AgesState, legal: list[int]) -> int:
        turn = self.turn_of(state)
        return a.DISCARD + int(cheapest(turn.endings.own_weights[QUIET], turn.purse.held))

    # Trade

    def decide_response(self, state: AgesState, legal: list[int]) -> int:
        """Accept what helps more than it helps the one who asks, who may spend it at once."""
        after = state.copy()
        trading.exchange(after)
        bargain = Bargain(state, self.weights_of(state))
        bargain.reckon(after, self.seat)
        return a.ACCEPT if bargain.is_acceptable() else a.REFUSE

    def with_offer(self, state: AgesState, actions: list[int]) -> list[int]:
        """A line of the own turn, up to an offer before trading is over, if there is one to make."""
        if state.cells[s.TRADE] == 0 or state.active != self.seat:
            return actions
        after = state.copy()
        for index, action in enumerate(actions):
            if after.step == s.TRADE_STEP and action == a.DONE:
                assert isinstance(after, AgesState)
                offer = best_offer(after, self.weights_of(after))
                if offer:
                    return [*actions[:index], *offer]
            after.apply_trusted(action)
        return actions

    def decide_terms(self, state: AgesState, legal: list[int]) -> int:
        """Offers are opened as a whole; put before a half-made one, it asks and gives no more."""
        if a.PROPOSE in legal:
            return a.PROPOSE
        takes = [action for action in legal if action >= a.TAKE]
        return takes[0] if takes else legal[0]

    # Advice

    def rank(self, view: View, most: int = CANDIDATES) -> list[Advice]:
        state = self.game.restore(view)
        assert isinstance(state, AgesState)
        if state.player != self.seat or state.active != self.seat or state.step == s.OFFER_STEP:
            return [Advice(self.choose(view))]  # of an offer nothing is known but yes or no
        found = self.rolls(state) if state.step <= s.LEAD_STEP else self.plans(state)
        found = [found[0], *sorted(found[1:], key=by_worth, reverse=True)]
        worths = [plan.worth for plan in found]
        # of equals, one: there is nothing to compare
        found = [plan for index, plan in enumerate(found) if plan.worth not in worths[:index]]
        result: list[Advice] = []
        for plan in found[:most]:
            actions = plan.actions
            if len(actions) == 1:  # a way to roll or not: when rolling is over, the rest is planned
                after = state.copy()
                after.apply_trusted(actions[0])
                self.queue = []
                actions = actions + self.play(after)
            result.append(Advice(actions, plan.points, plan.margin(), plan.win()))
        return result

    def rolls(self, state: AgesState) -> list[Plan]:
        """Every way to roll, or not to; the one it would choose first."""
        self.queue = []
        legal = state.legal()
        chosen = self.decide(state, legal) if len(legal) > 1 else legal[0]
        return [self.roll(state, action) for action in [chosen, *(one for one in legal if one != chosen)]]

    def roll(self, state: AgesState, action: int) -> Plan:
        """One way to roll, or not to."""
        start = state
        if action == a.PRESERVE:
            start = state.copy()
            start.apply_trusted(action)
        rerolls = self.solve(start)
        worth, lead = rerolls.outlook(self.leads, dice_rank(state), state.cells[s.ROLLS], action)
        assert self.turn is not None
        endings = self.turn.endings
        level = 0.0 if state.solo else endings.others_standing() + endings.own_weights[QUIET][v.LEVEL]
        rivals = 0.0 if state.solo else endings.rivalry()
        return Plan([action], worth, lead, lead + level, rivals)

    def settled(self, state: AgesState, said: Plan) -> Plan:
        """What the tables that said this of a turn say now that its dice lie."""
        assert self.rerolls is not None
        rank = dice_rank(state)
        lead = self.leads[rank]
        return Plan([], self.rerolls.final[rank], lead, lead + said.points - said.lead, said.rivals)

    def plans(self, state: AgesState) -> list[Plan]:
        """The turn it would play, and those that leave it at one decision and go on as well as they can."""
        self.queue = []
        others: list[list[int]] = []
        played: list[int] = []
        after = state.copy()
        while after.player == self.seat and after.step != s.END_STEP:
            legal = after.legal()
            planned = bool(self.queue)
            action = self.decide(after, legal) if len(legal) > 1 else legal[0]
            if not planned and (not played or after.step == s.BUILD_STEP or after.step == s.BUY_STEP):
                others += [[*played, other] for other in legal if self.is_other(other, action)]
            played.append(action)
            after.apply_trusted(action)
        result: list[Plan] = []
        known: list[int] = []
        for line in [played, *others]:
            plan = self.plan(state, line)
            if plan is not None and plan.digest not in known:
                known.append(plan.digest)
                result.append(plan)
        return result

    def is_other(self, action: int, chosen: int) -> bool:
        """Not what is planned for later anyway, and nothing that needs another's consent."""
        return action != chosen and action not in self.queue and not a.OFFER <= action < a.REROLL

    def plan(self, state: AgesState, begun: list[int]) -> Plan | None:
        """The turn that begins with these actions, and what the position after it promises.

        What is begun to be built is built as far as it goes, so that plans differ in more than a box.
        """
        after = state.copy()
        for action in begun:
            after.apply_trusted(action)
        self.queue = []
        actions = begun[:]
        last = actions[-1] if actions else a.END
        while a.BUILD <= last < a.BUY and after.step == s.BUILD_STEP and last in after.legal():
            actions.append(last)
            after.apply_trusted(last)
        while after.player == self.seat and after.step != s.END_STEP:
            legal = after.legal()
            action = self.decide(after, legal) if len(legal) > 1 else legal[0]
            actions.append(action)
            after.apply_trusted(action)
        if after.step != s.END_STEP:
            return None
        endings = Endings(after, self.weights_of(after))
        own = endings.own_weights[QUIET]
        points = float(scoring.score(after, self.seat)) + v.future(after, self.seat, own)
        lead = points - endings.others_standing()
        if not after.solo:
            points += own[v.LEVEL]
        rivals = 0.0 if after.solo else endings.rivalry()
        plan = Plan([*actions, a.END], endings.utility(lead, QUIET), lead, points, rivals)
        plan.digest = after.digest()
        return plan


class Plan:
    """A line with what the planner thinks of it."""

    def __init__(self, actions: list[int], worth: float, lead: float, points: float, rivals: float) -> None:
        self.actions = actions
        self.worth = worth
        """Utility: see `Endings.utility`."""
        self.lead = lead
        self.points = points
        self.rivals = rivals
        """See `Endings.rivalry`; 0 alone."""
        self.digest = 0
        """Of the position at the end of the turn."""

    def margin(self) -> float | None:
        return self.lead if self.rivals > 0.0 else None

    def win(self) -> float | None:
        """What is left of the utility without its share for the lead is the chance against one opponent."""
        if self.rivals <= 0.0:
            return None
        ahead = min(1.0, max(0.0, (self.worth - LEAD_SHARE * self.lead) / CERTAIN))
        return ahead / (ahead + self.rivals * (1.0 - ahead))


def by_worth(plan: Plan) -> float:
    return plan.worth


BY_STEP: Final[dict[int, Callable[[PlannerBot, AgesState, list[int]], int]]] = {
    s.START_STEP: PlannerBot.decide_start,
    s.REROLL_STEP: PlannerBot.decide_reroll,
    s.LEAD_STEP: PlannerBot.decide_lead,
    s.FOOD_STEP: PlannerBot.decide_food,
    s.SPEARHEADS_STEP: PlannerBot.decide_spearheads,
    s.TRADE_STEP: PlannerBot.decide_swap,
    s.OFFER_STEP: PlannerBot.decide_terms,
    s.RESPOND_STEP: PlannerBot.decide_response,
    s.BUILD_STEP: PlannerBot.decide_build,
    s.BUY_STEP: PlannerBot.decide_purchase,
    s.PAY_STEP: PlannerBot.decide_payment,
    s.DISCARD_STEP: PlannerBot.decide_discard,
}
"""How each step is decided; in the one that is left, as little food is sold as will do."""


def dice_rank(state: AgesState) -> i64:
    rank: i64 = a.rank_of([int(state.cells[s.DICE + face]) for face in range(m.FACES)])
    return rank
