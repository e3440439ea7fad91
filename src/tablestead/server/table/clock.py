"""How long people may think. Deadlines are stored, not counted: whoever asks compares them with the time."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from tablestead.engine.game import State
from tablestead.server.wire import Clock

NONE: Final = "none"
LIVE: Final = "live"
MOVE: Final = "move"
LONGEST_S: Final = 30 * 24 * 3600
SHORTEST_S: Final = 10
SLOW_S: Final = 3600
"""Who has so long for a decision need not stay at the table for it."""
GRACE_S: Final = 30.0
"""Who returns to a seat finds at least this on a live clock, once a game."""
Span = tuple[float, float]
"""From when until when: Unix time."""
NO_HOLIDAYS: Final[Mapping[int, Sequence[Span]]] = {}


def is_sound(clock: Clock) -> bool:
    if clock.kind == NONE:
        return not clock.seconds and not clock.increment
    within = SHORTEST_S <= clock.seconds <= LONGEST_S and 0 <= clock.increment <= LONGEST_S
    return clock.kind in (LIVE, MOVE) and within


def is_slow(clock: Clock) -> bool:
    """A game of days, to which people come back."""
    return clock.kind == NONE or (clock.kind == MOVE and clock.seconds >= SLOW_S)


@dataclass(frozen=True)
class Times:
    """What is stored of a table's clocks."""

    left: list[float]
    """Seconds of every seat when the decision began."""
    since: float
    """When it began: Unix time."""
    deadline: float | None
    """When the time of who decides is up; None when no clock runs."""


def first(clock: Clock, players: int) -> Times:
    """Before anybody decides."""
    return Times([float(clock.seconds)] * players if clock.kind == LIVE else [], 0.0, None)


def turned(
    clock: Clock,
    times: Times,
    before: State,
    after: State,
    ended: bool,
    timed: Collection[int],
    earning: Collection[int],
    now: float,
    holidays: Mapping[int, Sequence[Span]] = NO_HOLIDAYS,
) -> Times:
    """After a line: who decided has used up time, whose turn `ended` gains the increment, the next runs.

    Only the clocks of `timed` seats run: bots' do not. While a bot stands in for somebody theirs does, or
    they would think for nothing, but they are not `earning`.
    """
    same_decision = not ended and before.player == after.player
    if clock.kind == NONE:
        return times if same_decision else replace(times, since=now)
    times = stopped(clock, times, before.player, now)
    if clock.kind == LIVE and ended and before.active in earning:
        left = list(times.left)
        left[before.active] += clock.increment
        times = replace(times, left=left)
    seat = after.player if after.player in timed else -1
    return running(clock, times, seat, now, same_decision, holidays.get(seat, ()))


def stopped(clock: Clock, times: Times, seat: int, now: float) -> Times:
    """The clock of `seat` halts, if it was running."""
    if clock.kind != LIVE or seat < 0 or times.deadline is None:
        return times
    left = list(times.left)
    left[seat] = max(0.0, times.deadline - now)
    return replace(times, left=left)


def running(
    clock: Clock,
    times: Times,
    seat: int,
    now: float,
    same_decision: bool = False,
    holidays: Sequence[Span] = (),
) -> Times:
    """The clock of `seat` runs; nobody's for -1. Its `holidays` count as they are known now."""
    if clock.kind == NONE or seat < 0:
        return replace(times, since=now, deadline=None)
    if clock.kind == LIVE:
        since = times.since if same_decision else now
        return replace(times, since=since, deadline=now + times.left[seat])
    if same_decision and times.deadline is not None:
        return times
    return replace(times, since=now, deadline=due(clock, now, holidays))


def due(clock: Clock, since: float, holidays: Sequence[Span]) -> float:
    """When the time for a decision is up: on holidays, which are in order and apart, it stands still."""
    end = since + clock.seconds
    for starts, ends in holidays if is_slow(clock) else ():
        if starts < end and ends > since:
            end += ends - max(starts, since)
    return end


def graced(clock: Clock, times: Times, seat: int, decides: bool, now: float) -> Times:
    """An owner is back: with next to no time there would be nothing to come back to."""
    if clock.kind != LIVE:
        return times
    halted = stopped(clock, times, seat, now) if decides else times
    if halted.left[seat] >= GRACE_S:
        return times
    left = list(halted.left)
    left[seat] = GRACE_S
    times = replace(halted, left=left)
    return running(clock, times, seat, now) if decides else times
