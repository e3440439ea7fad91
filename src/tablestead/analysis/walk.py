"""A game from its last turn back: what every decision cost, and what chance brought.

The expected lead of every seat is carried from the end to the beginning. A decision changes it by what the
best line was better; an event of chance by the difference between the value behind it and what the judge
expected before it. So for every seat the start, the decisions and the luck add up to the result.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import cast

from tablestead.analysis.cutting import CutTurn, cut, cut_for
from tablestead.analysis.deciding import Question
from tablestead.analysis.futures import Futures, as_chance, scaled, shares_of_win
from tablestead.analysis.judge import judge_for, seed_of
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
from tablestead.engine.errors import OptionError, TablesteadError
from tablestead.engine.game import OVER, State
from tablestead.engine.record import Record


def analyse(record: Record, depth: str = "quick", seed: int = 1, viewer: int | None = None) -> Analysis:
    """Judge every decision and every event of chance of a game: iterate over what it gives.

    `depth` is quick, normal or deep; a seed repeats it. `viewer` is the only seat whose decisions are judged,
    by what it may know: for a game with hidden pieces that still runs.
    """
    players = int(record.options["players"])
    if viewer is not None and not 0 <= viewer < players:
        info = {"option": "viewer", "value": str(viewer + 1), "allowed": f"1–{players}"}
        raise OptionError("error-option-value", info)
    if not record.actions:
        raise TablesteadError("error-nothing-played")
    return Analysis(record, depth, seed, viewer)


class Analysis:
    """Iterate over it: it yields the turns that are done, the last of the game first.

    `report()` can be asked for at any time; leave off when it is enough.
    """

    def __init__(
        self, record: Record, depth: str = "quick", seed: int = 1, viewer: int | None = None
    ) -> None:
        self.record = record
        """What is analysed."""
        self.seed = seed
        """The same one says the same of a game."""
        self._end = record.state()
        self.viewer = viewer if record.game.hidden else None
        """The only seat that is judged; None for all."""
        self.judge = judge_for(record.game, self._end.players, depth)
        """Who judges: its `name` has its version."""
        self.depth = cast(Depth, depth)  # the judge refuses any other
        """How thoroughly."""
        self._cut = cut(record)
        if self.viewer is not None:
            self._cut = cut_for(self._cut, self.viewer)
        self.turns: list[Turn] = []
        """Those that are done, in the order of the game."""
        self._ending: list[Outlook] = []

    def __len__(self) -> int:
        """How many turns there are in all."""
        return len(self._cut)

    def __iter__(self) -> Iterator[Turn]:
        while self._next:
            number = self._next - 1
            turn = self._turn(number, self._cut[number])
            self.turns.insert(0, turn)
            yield turn

    def take_up(self, turns: list[Turn]) -> None:
        """Go on before turns that are known, from the same record, depth and seed; one alone will do."""
        self.turns = list(turns)
        self._ending = turns[-1].after.outlooks if turns else []

    @property
    def _next(self) -> int:
        """The number of the turn that is known and comes first."""
        return self.turns[0].number if self.turns else len(self._cut)

    def report(self) -> Report:
        """What is known so far."""
        record, over = self.record, self._end.player == OVER
        return Report(
            FORMAT, self.judge.name, record.game.id, self.depth, self.seed, self.viewer, over,
            len(record.actions), len(self._cut), self._next, self._end.scores() if over else None,
            players_of(record, self.turns, self._known().outlooks, self._result()), self.turns,
        )  # fmt: skip

    def _known(self) -> Point:
        """The earliest point that is known."""
        return self.turns[0].before if self.turns else Point(len(self.record.actions), self._result())

    def _result(self) -> list[Outlook]:
        """What every seat has in the end, or may expect where the game stopped."""
        if not self._ending and self._end.player != OVER:
            self._ending = self._expect(self._end, len(self.record.actions))
        elif not self._ending:
            result = Futures(self._end.players, exact=True)
            result.add([float(points) for points in self._end.scores()], shares_of_win(self._end))
            self._ending = result.outlooks()
        return self._ending

    def _expect(self, position: State, at: int) -> list[Outlook]:
        """What the judge expects, by what the viewer may know."""
        seed = seed_of(self.seed, at, "before")
        found = self.judge.look(position, [[]], self.judge.effort.second, seed, self.viewer)[0]
        return shared(found.outlooks())

    def _turn(self, number: int, turn: CutTurn) -> Turn:
        after = point = self._known()
        steps: list[Step] = []
        for piece in reversed(turn.pieces):
            if piece.chance:
                before = self._expect(piece.before, piece.at)
                luck = [
                    now.lead.mean - then.lead.mean for now, then in zip(point.outlooks, before, strict=True)
                ]
                exact = all(one.lead.n == 0 for one in before)
                steps.insert(0, Chance(piece.at, len(piece.actions), luck, exact))
                point = Point(piece.at, before)
            elif piece.free and self.viewer in (None, piece.player):
                decision, change = Question(self.judge, piece, self.seed, self.viewer is None).answer()
                steps.insert(0, decision)
                point = Point(piece.at, added(point.outlooks, change))
        return summed(number, turn, steps, Point(turn.at, point.outlooks), after)


def added(outlooks: list[Outlook], changes: list[Outlook]) -> list[Outlook]:
    return shared(
        [
            Outlook(
                plus(one.points, change.points),
                plus(one.lead, change.lead),
                None if one.win is None or change.win is None else as_chance(plus(one.win, change.win)),
            )
            for one, change in zip(outlooks, changes, strict=True)
        ]
    )


def shared(outlooks: list[Outlook]) -> list[Outlook]:
    """The chances to win of all seats come to one, which what was added to each of them may have changed."""
    total = sum(one.win.mean for one in outlooks if one.win is not None)
    if not total:
        return outlooks
    return [Outlook(one.points, one.lead, one.win and scaled(one.win, 1.0 / total)) for one in outlooks]


def plus(one: Estimate, other: Estimate) -> Estimate:
    n = max(one.n, other.n)
    return Estimate(one.mean + other.mean, hypot(one.error, other.error), n)


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
