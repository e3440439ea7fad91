"""The judge of Roll Through the Ages: the planner's tables, set right by futures.

The tables say what a line is worth: the exact mean over all dice of the turn of a fitted value behind it.
That value errs, and the next turn's tables tell by how much: they look a turn further. So a future is what
the tables say now, plus by how much every later turn's tables contradict those before them, up to the result
itself. The luck of the dice is left out, since its mean is exactly nothing: such futures stray little.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec

from tablestead.analysis.futures import CLEAR, Futures, lead_of, shares_of_win, trust
from tablestead.analysis.judge import Effort, Judge, effort_of
from tablestead.analysis.report import Estimate
from tablestead.bots.ages import value as v
from tablestead.bots.ages.endings import CERTAIN, LEAD_SHARE, QUIET, Endings
from tablestead.bots.ages.expert import ExpertBot
from tablestead.bots.ages.planner import Plan
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
    "quick": Effort(0, 0, 16),
    "normal": Effort(0, 0, 60),
    "deep": Effort(0, 0, 250, most=6),
}
TURNS: Final = {"quick": 10, "normal": 20, "deep": 99}
"""Turns that a future is played on; few games of two have more of them left, and those of more are played to
the end: what the tables say of several opponents depends on whose turn it is."""
TURN_SEEDS: Final = 64
"""Every turn has dice of its own, so that two lines meet the same ones."""
CLOSE: Final = 0.25
"""Half of the futures will do where they know a difference to so many points, or to half of itself."""


class AgesJudge(Judge):
    name = "ages-learned-5"

    def __init__(self, game: Game, players: int, depth: str) -> None:
        if not v.WEIGHTS:
            raise TablesteadError("error-judge-weights", {"game": game.id})
        self.effort = effort_of(EFFORTS, depth)
        self.turns = TURNS[depth if players <= DUEL else "deep"]
        self.bots = [ExpertBot(game, seat, 1.0, Rng()) for seat in range(players)]
        self.corrected = -1
        self.correction: Row = []

    def lines(self, known: State, seat: int, seed: int) -> list[list[int]]:
        return [advice.actions for advice in self.bots[seat].rank(known.view(seat), self.effort.most)]

    def look(
        self, position: State, lines: Sequence[list[int]], n: int, seed: int, seat: int | None
    ) -> list[Futures]:
        """By the tables; where lines are compared once more, or the tables know nothing, by futures."""
        assert isinstance(position, AgesState)
        exact = self.by_tables(position, lines, seed)
        if exact and (not n or len(lines) == 1):
            return exact
        n = n or self.effort.second
        found = [Futures(position.players) for _ in lines]
        afters = [after_line(position, line) for line in lines]
        said = [self.stand(after) for after in afters]
        for number in range(n):
            for index, after in enumerate(afters):
                add(found[index], self.play_out(after.copy(), said[index], seed + number))
            if number + 1 == n // 2 and len(lines) == 2 and is_known(found[0].minus(found[1])[0].lead):
                break
        return found

    # By the tables

    def by_tables(self, position: AgesState, lines: Sequence[list[int]], seed: int) -> list[Futures]:
        """What comes of every line; nothing where they do not say it of all."""
        found = []
        for line in lines:
            after = after_line(position, line)
            futures = Futures(position.players, exact=position.players <= DUEL)
            if after.player == OVER:
                add(futures, result_of(after))
            else:
                plan = self.promise(position, line)
                if plan is None:
                    return []
                add(futures, plus(by_seat(plan, position), self.correction_of(position, seed)))
            found.append(futures)
        return found

    def promise(self, position: AgesState, line: list[int]) -> Plan | None:
        """What the tables say of a line, or of the position itself; None where they say nothing."""
        if not line:
            return self.stand(position)
        before = after_line(position, line[:-1])
        after = after_line(before, line[-1:])
        if after.player == CHANCE:
            return self.bots[before.active].roll(before, line[-1])
        return self.whole_turn(position, line[:-1]) if line[-1] == END_TURN else None

    def whole_turn(self, state: AgesState, line: list[int]) -> Plan | None:
        """A line to the end of the turn.

        One that begins with no more rolls is compared with rolls by the tables, and with other plans for the
        same dice by the position at its end: so no comparison mixes the two.
        """
        bot = self.bots[state.active]
        if state.step not in (s.REROLL_STEP, s.LEAD_STEP):
            return bot.plan(state, line)
        stop = bot.roll(state, line[0])
        after = after_line(state, line[:1])
        mine, best = bot.plan(after, line[1:]), bot.plan(after, [])
        if mine is None or best is None:
            return None
        stop.worth += mine.worth - best.worth
        stop.lead += mine.lead - best.lead
        stop.points += mine.points - best.points
        return stop

    def stand(self, state: AgesState) -> Plan | None:
        """The position itself, where a turn begins or its decision is still to come."""
        if state.player == OVER:
            return None
        bot = self.bots[state.active]
        if state.player == CHANCE:
            return bot.roll(*taken_up(state))
        if state.player != state.active:
            return None
        if state.step > s.LEAD_STEP:
            return bot.plan(state, [])
        legal = state.legal()
        bot.queue = []
        return bot.roll(state, bot.decide(state, legal) if len(legal) > 1 else legal[0])

    # By futures

    def correction_of(self, position: AgesState, seed: int) -> Row:
        """By how much the tables are off, from the beginning of this turn on; nothing once its dice lie."""
        if not is_rolling(position):
            return [0.0] * (PARTS * position.players)
        start = turn_start(position)
        if start.digest() != self.corrected:
            self.corrected = start.digest()
            said = self.stand(start)
            assert said is not None
            known = by_seat(said, start)
            off = Futures(position.players)
            for number in range(self.effort.second):
                add(off, minus(self.play_out(start.copy(), said, seed + number), known))
                if number + 1 == self.effort.second // 2 and is_known(off.outlooks()[start.active].lead):
                    break
            self.correction = believed(off, start.active)
        return self.correction

    def play_out(self, state: AgesState, said: Plan | None, seed: int) -> Row:
        """The planner plays on to the end; `said` is what the tables say where it begins."""
        turn = 0
        rng = Rng(seed * TURN_SEEDS)
        self.forget_plans()
        begun = total = by_seat(said, state) if said is not None else [0.0] * (PARTS * state.players)
        settled = None if is_rolling(state) else total
        if settled is None:
            self.bots[state.active].solve(state)  # another future's tables may be there
        while state.player != OVER:
            if state.player == CHANCE:
                state.apply_trusted(state.sample(rng))
                continue
            bot = self.bots[state.active]
            if state.step == s.START_STEP and settled is not None:
                said = self.stand(state)
                assert said is not None
                begun = by_seat(said, state)
                total = plus(total, minus(begun, settled))
                if turn >= self.turns:
                    return total
                settled = None
            elif state.step > s.LEAD_STEP and settled is None:
                assert said is not None
                settled = drawn(begun, said, bot.settled(state, said), state.active)
            if state.step == s.END_STEP:
                turn += 1
                rng = Rng(seed * TURN_SEEDS + turn)
                self.forget_plans()
                state.apply_trusted(END_TURN)
                continue
            legal = state.legal()
            mover = self.bots[state.player]
            state.apply_trusted(mover.decide(state, legal) if len(legal) > 1 else legal[0])
        return plus(total, minus(result_of(state), settled or total))

    def forget_plans(self) -> None:
        for bot in self.bots:
            bot.queue = []


def believed(off: Futures, active: int) -> Row:
    """What futures contradict the tables by, without what their own spread explains.

    Of two seats one loses what the other gains, so one measure does for all.
    """
    found = off.estimates()
    if off.players > DUEL:
        return [trust(one) * one.mean for one in found]
    share = trust(found[off.players + active])
    return [share * one.mean for one in found]


def is_known(difference: Estimate) -> bool:
    return CLEAR * difference.error < max(CLOSE, abs(difference.mean) / 2)


Row = list[float]
"""The points of every seat, then the leads, then the chances to win."""
PARTS: Final = 3


def plus(one: Row, other: Row) -> Row:
    return [x + y for x, y in zip(one, other, strict=True)]


def minus(one: Row, other: Row) -> Row:
    return [x - y for x, y in zip(one, other, strict=True)]


def add(futures: Futures, row: Row) -> None:
    n = futures.players
    futures.rows.append((row[:n], row[n : 2 * n], row[2 * n :]))


def row_of(points: list[float], wins: list[float]) -> Row:
    return points + [lead_of(points, seat) for seat in range(len(points))] + wins


def result_of(over: AgesState) -> Row:
    return row_of([float(points) for points in over.scores()], shares_of_win(over))


def after_line(state: AgesState, line: list[int]) -> AgesState:
    after = state.copy()
    for action in line:
        after.apply_trusted(action)
    return after


def is_rolling(state: AgesState) -> bool:
    """The dice of the turn do not lie yet."""
    return state.player == CHANCE or (state.player != OVER and state.step <= s.LEAD_STEP)


def turn_start(state: AgesState) -> AgesState:
    """Before the first roll of a turn whose dice are still rolled."""
    start = state.copy()
    at = int(s.ROLLS)
    while at < s.PRESERVED:
        start.cells[at] = 0  # cells: all that rolling fills
        at += 1
    start.cells[s.STEP] = s.START_STEP
    return start


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


def by_seat(plan: Plan, state: AgesState) -> Row:
    """From a plan of the one whose turn it is.

    Of several opponents the plan knows but the best one's points; the others lie as far behind as now.
    """
    seats, own, win = range(state.players), state.active, plan.win()
    if win is None:
        return row_of([plan.points], [1.0])
    points, wins = [plan.points - plan.lead for _ in seats], [1.0 - win for _ in seats]
    if state.players > DUEL:
        now, chances = standing(state)
        best = max(now[seat] for seat in seats if seat != own)
        rest = sum(chances[seat] for seat in seats if seat != own) or 1.0
        points = [now[seat] - best + points[seat] for seat in seats]
        wins = [wins[seat] * chances[seat] / rest for seat in seats]
    points[own], wins[own] = plan.points, win
    return row_of(points, wins)


def drawn(begun: Row, said: Plan, now: Plan, own: int) -> Row:
    """What a turn began with, moved by what its dice did by the tables.

    Everybody's move is a fixed part of one whose mean is nothing; so it is luck and nothing else.
    """
    players = len(begun) // PARTS
    points, leads, wins = ([0.0] * players for _ in range(PARTS))
    gained = now.points - said.points
    points[own] = leads[own] = gained
    if players > 1:
        ahead = ahead_of(said)
        steep = said.rivals / (ahead + said.rivals * (1.0 - ahead)) ** 2  # of `Plan.win`
        wins[own] = steep * (ahead_of(now) - ahead)
    chances = begun[2 * players :]
    for seat in range(players):
        if seat != own:
            leads[seat] = -gained * share_of(chances, own, seat)
            wins[seat] = -wins[own] * share_of(chances, seat, own)
    return plus(begun, points + leads + wins)


def share_of(chances: list[float], seat: int, other: int) -> float:
    """Of the chances of all but another, the one of a seat."""
    rest = sum(chances) - chances[other]
    return chances[seat] / rest if rest > 0.0 else 1.0 / (len(chances) - 1)


def ahead_of(plan: Plan) -> float:
    """The chance against one opponent; its mean over the dice is what was said before them."""
    return (plan.worth - LEAD_SHARE * plan.lead) / CERTAIN


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
