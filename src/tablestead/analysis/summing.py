"""The three answers for every player: played well? lucky? where did it turn?"""

from __future__ import annotations

from itertools import pairwise
from math import exp

from tablestead.analysis.marks import GIVEN_AWAY, MARKS, grade_of, is_decided
from tablestead.analysis.report import Decision, Outlook, Phase, Player, Turn
from tablestead.engine.record import Record

PHASES = 3
"""A game of more rounds than MOST_PHASES is cut into so many parts."""
MOST_PHASES = 4
LEAST_GRADED = 5
"""Of fewer decisions nobody can tell a level."""
SPREAD = {"ages": 12.0, "milestones": 16.0, "keyflower": 17.0}
"""How far final leads of equal players stray: `python -m bench.analysis --part luck`."""
LOGISTIC = 1.7
"""A logistic curve with this slope is nearly the normal one."""


def players_of(record: Record, turns: list[Turn], start: list[Outlook], end: list[Outlook]) -> list[Player]:
    return [_player(record, seat, turns, start, end) for seat in range(len(end))]


def _player(record: Record, seat: int, turns: list[Turn], start: list[Outlook], end: list[Outlook]) -> Player:
    own = [step for turn in turns for step in turn.steps if isinstance(step, Decision) and step.seat == seat]
    loss = sum(step.loss for step in own)
    others = sum(turn.others[seat] for turn in turns)
    luck = sum(turn.luck[seat] for turn in turns)
    begun, result = start[seat].lead.mean, end[seat].lead.mean
    without = begun + others - loss
    counted = [step for step in own if is_open(step)]
    mean = sum(step.loss for step in counted) / len(counted) if counted else 0.0
    return Player(
        record.names[seat] if record.names else "", begun, loss, others, luck, result, len(own), mean,
        grade_of(record.game.id, mean) if len(counted) >= LEAST_GRADED else "",
        {mark: sum(step.mark == mark for step in own) for mark, _, _ in MARKS},
        phases_of(seat, turns), without,
        1.0 / (1.0 + exp(-LOGISTIC * without / SPREAD[record.game.id])) if len(end) == 2 else None,
        turning(seat, turns),
    )  # fmt: skip


def is_open(decision: Decision) -> bool:
    """Whether the game could still be won and lost, or was given away here; nobody cares for points where it
    could not."""
    win = decision.lines[0].outlook.win
    return win is None or not is_decided(win.mean) or decision.win_loss >= GIVEN_AWAY


def phases_of(seat: int, turns: list[Turn]) -> list[Phase]:
    last = max((turn.round for turn in turns), default=0)
    parts = last if last <= MOST_PHASES else PHASES
    found = []
    for part in range(parts):
        first, until = 1 + part * last // parts, (part + 1) * last // parts
        inside = [turn for turn in turns if (first if part else 0) <= turn.round <= until]
        own = [s for turn in inside for s in turn.steps if isinstance(s, Decision) and s.seat == seat]
        luck = sum(turn.luck[seat] for turn in inside)
        found.append(Phase(first, until, len(own), sum(step.loss for step in own), luck))
    return found


def turning(seat: int, turns: list[Turn]) -> int:
    """The turn that changed the chance to win most, for good and towards what came of it; alone, the expected
    points.

    What the next turn takes back has turned nothing: an estimate that was off looks like that, too. So does a
    deal, before which nobody could judge much.
    """
    if not turns:
        return -1
    course = [expected(point.outlooks[seat]) for point in (turns[0].before, *(turn.after for turn in turns))]
    for at in range(1, len(turns)):
        least, most = sorted((course[at - 1], course[at + 1]))
        course[at] = min(max(course[at], least), most)
    towards = course[-1] - course[0]
    changes = [(two - one) * towards if towards else abs(two - one) for one, two in pairwise(course)]
    played = [at for at, turn in enumerate(turns) if turn.seat >= 0] or range(len(turns))
    return turns[max(played, key=lambda at: changes[at])].number


def expected(outlook: Outlook) -> float:
    return outlook.points.mean if outlook.win is None else outlook.win.mean
