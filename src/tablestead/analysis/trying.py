"""A line that is tried later: what comes of it, to be compared with the lines of its decision."""

from __future__ import annotations

from tablestead.analysis.deciding import beside, choices_of
from tablestead.analysis.judge import judge_for, seed_of
from tablestead.analysis.report import Decision, Line
from tablestead.engine.game import MOST_FACTS
from tablestead.engine.record import Record


def try_line(record: Record, decision: Decision, actions: list[int], depth: str, seed: int) -> Line:
    """Another line for a decision that was judged at this depth and seed, judged as its lines were.

    It meets the futures of the second look together with the played line, and stands as far from where the
    analysis has that one.
    """
    before = record.state(decision.at)
    hidden = before.game.hidden
    known = before.game.restore(before.view(decision.seat)) if hidden else before
    judge = judge_for(record.game, before.players, depth)
    played = next(line for line in decision.lines if line.played)
    seat = decision.seat
    found, other = judge.look(
        known,
        [actions, played.actions],
        judge.effort.second,
        seed_of(seed, decision.at, "second"),
        seat if hidden else None,
    )
    outlook = beside(played.outlook, found.minus(other)[seat], found.outlooks()[seat])
    return Line(
        actions,
        known.say(actions),
        choices_of(known, actions),
        outlook,
        facts=known.game.facts_of(known, actions)[:MOST_FACTS],
    )
