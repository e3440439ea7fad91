"""A line that is tried later: what comes of it, to be compared with the lines of its decision."""

from __future__ import annotations

from tablestead.analysis.deciding import choices_of, moved
from tablestead.analysis.futures import as_chance
from tablestead.analysis.judge import judge_for, seed_of
from tablestead.analysis.report import Decision, Line, Outlook
from tablestead.engine.game import MOST_FACTS
from tablestead.engine.record import Record


def try_line(record: Record, decision: Decision, actions: list[int], depth: str, seed: int) -> Line:
    """Another line for a decision that was judged at this depth and seed, judged as its lines were.

    It meets the futures of the second look together with the played line, and is moved along with that one
    to where the analysis has it.
    """
    before = record.state(decision.at)
    hidden = before.game.hidden
    known = before.game.restore(before.view(decision.seat)) if hidden else before
    judge = judge_for(record.game, before.players, depth)
    played = next(line for line in decision.lines if line.played)
    found, then = (
        one.outlooks()[decision.seat]
        for one in judge.look(
            known,
            [actions, played.actions],
            judge.effort.second,
            seed_of(seed, decision.at, "second"),
            decision.seat if hidden else None,
        )
    )
    return Line(
        actions,
        known.say(actions),
        choices_of(known, actions),
        along(found, played.outlook, then),
        facts=known.game.facts_of(known, actions)[:MOST_FACTS],
    )


def along(one: Outlook, now: Outlook, then: Outlook) -> Outlook:
    """Moved by as much as another line moved between two looks."""
    return Outlook(
        moved(one.points, now.points, then.points),
        moved(one.lead, now.lead, then.lead),
        as_chance(moved(one.win, now.win, then.win)) if one.win and now.win and then.win else None,
    )
