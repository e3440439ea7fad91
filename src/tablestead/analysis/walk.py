"""A game from its last turn back: what every decision cost, what chance brought, and that nothing is left over.

The expected lead of every seat is carried from the end to the beginning. A decision changes it by what the
best line was better; an event of chance by the difference between the value behind it and what the judge
expected before it. So for every seat the start, the decisions and the luck add up to the result.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from tablestead.analysis.cutting import CutTurn, Piece, cut
from tablestead.analysis.deciding import Judged, judge_decision
from tablestead.analysis.judge import SEEDS, judge_for
from tablestead.analysis.marks import worst
from tablestead.analysis.report import (
    FORMAT,
    Chance,
    Depth,
    Estimate,
    Outlook,
    Point,
    Report,
    Step,
    Turn,
)
from tablestead.analysis.summing import players_of
from tablestead.engine.game import OVER, State
from tablestead.engine.record import Record

ANCHOR = 1
"""Seeds of what chance might have brought."""


class Analysis:
    """Iterate over it: it yields the turns that are done, the last of the game first.

    `report()` can be asked for at any time; leave off when it is enough.
    """

    def __init__(self, record: Record, depth: Depth = "quick", seed: int = 1, viewer: int | None = None) -> None:
        self.record = record
        self.depth: Depth = depth
        self.seed = seed
        self.viewer = viewer if record.game.hidden else None
        players = int(record.options["players"])
        self.judge = judge_for(record.game, players, depth)
        self.end = record.state()
        self.cut = cut(record)
        self.turns: list[Turn] = []
        self.point = Point(len(record.actions), self._ending())

    def __iter__(self) -> Iterator[Turn]:
        while len(self.turns) < len(self.cut):
            number = len(self.cut) - 1 - len(self.turns)
            turn = self._turn(number, self.cut[number])
            self.turns.insert(0, turn)
            self.point = turn.before
            yield turn

    def report(self) -> Report:
        """What is known so far."""
        record, over = self.record, self.end.player == OVER
        return Report(
            FORMAT, self.judge.name, record.game.id, self.depth, self.seed, self.viewer, over,
            len(record.actions), len(self.cut), len(self.cut) - len(self.turns),
            self.end.scores() if over else None,
            players_of(record, self.end.players, self.turns, self.point, self._ending()), self.turns,
        )  # fmt: skip

    # The end

    def _ending(self) -> list[Outlook]:
        """What every seat has in the end, or may expect where the game stopped."""
        if self.end.player == OVER:
            return result_of(self.end)
        return self._expect(self.end, len(self.record.actions))

    def _expect(self, position: State, at: int) -> list[Outlook]:
        seed = ((self.seed * 4096 + at) * 4 + ANCHOR) * SEEDS
        n = self.judge.effort.second
        return self.judge.look(position, [[]], n, seed, self.viewer)[0].outlooks()

    # A turn

    def _turn(self, number: int, turn: CutTurn) -> Turn:
        after = self.point
        point = after
        steps: list[Step] = []
        judged: dict[int, Judged] = {}
        for index in range(len(turn.pieces) - 1, -1, -1):
            piece = turn.pieces[index]
            if piece.chance:
                before = self._before_chance(turn, index, judged)
                luck = [now.lead.mean - then.lead.mean for now, then in zip(point.outlooks, before, strict=True)]
                exact = all(one.lead.n == 0 for one in before)
                steps.insert(0, Chance(piece.at, len(piece.actions), luck, exact))
                point = Point(piece.at, before)
            elif piece.free:
                found = self._judged(piece, judged)
                steps.insert(0, found.decision)
                point = Point(piece.at, added(point.outlooks, found.change))
        point = Point(turn.at, point.outlooks)
        return summed(number, turn, steps, point, after)

    def _judged(self, piece: Piece, judged: dict[int, Judged]) -> Judged:
        if piece.at not in judged:
            judged[piece.at] = judge_decision(self.judge, piece, self.seed, self.viewer is None)
        return judged[piece.at]

    def _before_chance(self, turn: CutTurn, index: int, judged: dict[int, Judged]) -> list[Outlook]:
        """What the judge expects before an event of chance; behind a decision it has looked already."""
        if index and turn.pieces[index - 1].free:
            return self._judged(turn.pieces[index - 1], judged).played.outlooks()
        return self._expect(turn.pieces[index].before, turn.pieces[index].at)


def result_of(over: State) -> list[Outlook]:
    from tablestead.analysis.futures import Futures

    winners = over.winners()
    futures = Futures(over.players, exact=True)
    wins = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(over.players)]
    futures.add([float(points) for points in over.scores()], wins)
    return futures.outlooks()


def added(outlooks: list[Outlook], changes: list[Outlook]) -> list[Outlook]:
    return [
        Outlook(
            plus(one.points, change.points),
            plus(one.lead, change.lead),
            None if one.win is None or change.win is None else chance(plus(one.win, change.win)),
        )
        for one, change in zip(outlooks, changes, strict=True)
    ]


def plus(one: Estimate, other: Estimate) -> Estimate:
    n = max(one.n, other.n)
    return Estimate(one.mean + other.mean, hypot(one.error, other.error), n)


def chance(win: Estimate) -> Estimate:
    return Estimate(min(1.0, max(0.0, win.mean)), win.error, win.n)


def summed(number: int, turn: CutTurn, steps: list[Step], before: Point, after: Point) -> Turn:
    seats = range(len(after.outlooks))
    loss = win_loss = 0.0
    luck, others = [0.0 for _ in seats], [0.0 for _ in seats]
    marks = []
    for step in steps:
        if isinstance(step, Chance):
            gains = step.luck
        else:
            gains = step.screens
            if step.seat == turn.seat:
                loss += step.loss
                win_loss += step.win_loss
                marks.append(step.mark)
            for seat in seats:
                others[seat] += step.effects[seat] if seat != step.seat else 0.0
        for seat, gain in enumerate(gains):
            luck[seat] += gain
    return Turn(
        number, turn.round, turn.seat, turn.at, turn.count, steps, before, after, loss, win_loss, luck,
        worst(marks), others,
    )  # fmt: skip
