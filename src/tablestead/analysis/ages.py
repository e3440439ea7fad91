"""The judge of Roll Through the Ages: the planner's tables, exact over the dice of a turn.

A line is worth what the planner's tables say: the exact mean over all dice of the turn of its fitted value
behind it. The best line and the played one are compared in futures too, which the planner plays on for some
turns or to the end; so are trades, of which the tables know nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec

from tablestead.analysis.futures import Futures, shares_of_win
from tablestead.analysis.judge import Effort, Judge, effort_of
from tablestead.bots.ages import value as v
from tablestead.bots.ages.endings import QUIET, Endings
from tablestead.bots.ages.planner import Plan, PlannerBot
from tablestead.bots.search.tree import chance_to_win
from tablestead.engine.errors import TablesteadError
from tablestead.engine.game import CHANCE, END_TURN, OVER, Game, State
from tablestead.engine.rng import Rng
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import scoring
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState

DUEL: Final = 2
"""So many players the tables are exact for: the lead over one opponent is minus the other's."""
EFFORTS: Final = {
    "quick": Effort(0, 0, 24),
    "normal": Effort(0, 0, 120),
    "deep": Effort(0, 0, 400, most=6),
}
TURNS: Final = {"quick": 6, "normal": 8, "deep": 99}
"""Turns that a future is played on after the one at hand; then the position is judged."""
FEW: Final = 12
"""Futures where the tables say nothing."""
TABLES_ERROR: Final = 1.3
"""How far the tables are off in the difference of two lines, in points: a standard error."""
TURN_SEEDS: Final = 64
"""Every turn has dice of its own, so that two lines meet the same ones."""


class AgesJudge(Judge):
    name = "ages-planner-1"

    def __init__(self, game: Game, players: int, depth: str) -> None:
        if not v.WEIGHTS:
            raise TablesteadError("error-judge-weights", {"game": game.id})
        self.effort = effort_of(EFFORTS, depth)
        self.turns = TURNS[depth]
        self.bots = [PlannerBot(game, seat, 1.0, Rng()) for seat in range(players)]

    def lines(self, known: State, seat: int, seed: int) -> list[list[int]]:
        return [advice.actions for advice in self.bots[seat].rank(known.view(seat), self.effort.most)]

    def look(
        self, position: State, lines: Sequence[list[int]], n: int, seed: int, seat: int | None
    ) -> list[Futures]:
        """By the tables; two lines also by futures, and each counts as much as it is sure."""
        assert isinstance(position, AgesState)
        exact = self.by_tables(position, lines)
        if exact and (not n or len(lines) == 1):
            return exact
        found = [Futures(position.players) for _ in lines]
        for number in range(n or FEW):
            for line, futures in zip(lines, found, strict=True):
                after = position.copy()
                for action in line:
                    after.apply_trusted(action)
                futures.add(*self.play_out(after, seed + number))
        if not exact:
            return found
        error = found[0].minus(found[1])[position.player].lead.error
        share = TABLES_ERROR**2 / (TABLES_ERROR**2 + error**2)
        return [one.drawn_to(two, share) for one, two in zip(found, exact, strict=True)]

    # By the tables

    def by_tables(self, position: AgesState, lines: Sequence[list[int]]) -> list[Futures]:
        """What comes of every line; nothing where they do not say it of all."""
        known = [self.reckon(position, line) for line in lines]
        exact = [futures for futures in known if futures is not None]
        return exact if len(exact) == len(lines) else []

    def reckon(self, position: AgesState, line: list[int]) -> Futures | None:
        """What comes of a line; None where the tables do not say."""
        after = position.copy()
        last = position
        for action in line:
            last = after.copy()
            after.apply_trusted(action)
        futures = Futures(position.players, exact=position.players <= DUEL)
        if after.player == OVER:
            futures.add([float(points) for points in after.scores()], shares_of_win(after))
            return futures
        plan: Plan | None
        if not line:
            plan = self.promise(position)
        elif after.player == CHANCE:
            plan = self.throw(last, line[-1])
        elif line[-1] == END_TURN:
            plan = self.whole_turn(position, line[:-1])
        else:
            plan = None
        if plan is None:
            return None
        futures.add(*by_seat(plan, position))
        return futures

    def whole_turn(self, state: AgesState, line: list[int]) -> Plan | None:
        """A line to the end of the turn.

        One that begins with no more rolls is compared with rolls by the tables, and with other plans for the
        same dice by the position at its end: so no comparison mixes the two.
        """
        bot = self.bots[state.active]
        if state.step not in (s.REROLL_STEP, s.LEAD_STEP):
            return bot.plan(state, line)
        stop = self.throw(state, line[0])
        after = state.copy()
        after.apply_trusted(line[0])
        mine, best = bot.plan(after, line[1:]), bot.plan(after, [])
        if stop is None or mine is None or best is None:
            return None
        stop.worth += mine.worth - best.worth
        stop.lead += mine.lead - best.lead
        stop.points += mine.points - best.points
        return stop

    def throw(self, state: AgesState, action: int) -> Plan | None:
        """A way to take up dice."""
        plans = self.bots[state.active].rolls(state)
        return next((plan for plan in plans if plan.actions == [action]), None)

    def promise(self, state: AgesState) -> Plan | None:
        """The position itself, where a turn begins or its decision is still to come."""
        bot = self.bots[state.active]
        if state.player == CHANCE:
            return self.throw(*taken_up(state))
        if state.player != state.active:
            return None
        if state.step <= s.LEAD_STEP:
            return bot.rolls(state)[0]
        return bot.plan(state, [])

    # By futures

    def play_out(self, state: AgesState, seed: int) -> tuple[list[float], list[float]]:
        """The planner plays on for some turns; what every seat may expect then."""
        turn = 0
        rng = Rng(seed * TURN_SEEDS)
        self.forget_plans()
        while state.player != OVER:
            if state.player == CHANCE:
                state.apply_trusted(state.sample(rng))
                continue
            if state.step == s.END_STEP:
                if turn == self.turns:
                    return standing(state)
                turn += 1
                rng = Rng(seed * TURN_SEEDS + turn)
                self.forget_plans()
                state.apply_trusted(END_TURN)
                continue
            bot = self.bots[state.player]
            legal = state.legal()
            state.apply_trusted(bot.decide(state, legal) if len(legal) > 1 else legal[0])
        return [float(points) for points in state.scores()], shares_of_win(state)

    def forget_plans(self) -> None:
        for bot in self.bots:
            bot.queue = []


def taken_up(state: AgesState) -> tuple[AgesState, int]:
    """A position before the dice in the air were taken up, and how: which faces they had does not matter."""
    before = state.copy()
    c = before.cells
    dice = int(c[s.ROLLING])
    c[s.ROLLING] = 0
    if c[s.LED] == 0 and c[s.ROLLS] == 1:
        c[s.ROLLS] = 0
        c[s.STEP] = s.START_STEP
        return before, a.ROLL
    c[s.DICE + m.FACE_FOOD] += dice
    c[s.STEP] = s.REROLL_STEP
    if c[s.LED] != 0:
        c[s.LED] = 0
        return before, a.LEAD + m.FACE_FOOD
    c[s.ROLLS] -= 1
    again = [0] * m.FACES
    again[m.FACE_FOOD] = dice
    return before, a.REROLL + a.rank_of(again)


def by_seat(plan: Plan, state: AgesState) -> tuple[list[float], list[float]]:
    """Points and chances of every seat, from a plan of the one whose turn it is.

    Of several opponents the plan knows but the best one's points; the others lie as far behind as now.
    """
    seats, own, win = range(state.players), state.active, plan.win()
    if win is None:
        return [plan.points], [1.0]
    now, chances = standing(state)
    best = max(now[seat] for seat in seats if seat != own)
    rest = sum(chances[seat] for seat in seats if seat != own) or 1.0
    points = [now[seat] - best + plan.points - plan.lead for seat in seats]
    wins = [(1.0 - win) * chances[seat] / rest for seat in seats]
    points[own], wins[own] = plan.points, win
    return points, wins


def standing(state: AgesState) -> tuple[list[float], list[float]]:
    """In a turn, or at its end: what the planner's value says of every seat."""
    endings = Endings(state, v.weights_for(state.players, state.edition))
    points = []
    for seat in range(state.players):
        w = endings.own_weights[QUIET] if seat == state.active else endings.other_weights[seat]
        points.append(scoring.score(state, seat) + v.future(state, seat, w))
    if state.players == 1:
        return points, [1.0]
    level = endings.own_weights[QUIET][v.LEVEL]
    row = vec[float]([one + level for one in points])
    wins = [chance_to_win(row, seat, state.players, endings.scales[QUIET]) for seat in range(state.players)]
    return [one + level for one in points], wins
