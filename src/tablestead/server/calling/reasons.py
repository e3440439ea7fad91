"""What somebody is to be called for now, as the rows of the table and their wishes tell it."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from tablestead.server.calling.times import is_quiet, reminder_at
from tablestead.server.people.seats import read
from tablestead.server.storage import Callee, CallReason
from tablestead.server.table.clock import MOVE, is_slow
from tablestead.server.wire import Clock

GLANCE_S: Final = 60.0
"""Who was there for so long of their turn knows of it. A connection that died is noticed sooner, and that
somebody is there is stored as often."""
REMIND_S: Final = 12 * 3600.0
"""Before a deadline, and no earlier than when a quarter of the time is left."""


def due(one: Callee, now: float, delay: float) -> list[CallReason]:
    """The first is told; the others are settled by it."""
    clock = Clock(**one.clock)
    general = one.wishes.slow if is_slow(clock) else one.wishes.live
    wanted = general if one.wanted is None else one.wanted
    if not wanted or not _has_company(one) or one.free_day or is_quiet(one.wishes, now):
        return []
    if one.status == "running":
        reasons = [*_turn(one, now, delay), *_reminder(one, clock, now)]
    else:
        reasons = [*_rematch(one, now, delay), *_over(one, now, delay)]
    return [reason for reason in reasons if reason not in one.told]


def _has_company(one: Callee) -> bool:
    """Other people play: nobody is called by bots, nor to a game at one screen."""
    return sum(seat.person for seat in read(one.seats)) > one.held


def _turn(one: Callee, now: float, delay: float) -> list[CallReason]:
    if read(one.seats)[one.seat].played_by or one.since < one.channel.made:
        return []
    return ["turn"] if one.seen < one.since + GLANCE_S and _away(one, one.since, now, delay) else []


def _reminder(one: Callee, clock: Clock, now: float) -> list[CallReason]:
    if clock.kind != MOVE or not is_slow(clock) or one.deadline is None or now >= one.deadline:
        return []
    lead = min(REMIND_S, (one.deadline - one.since) / 4)
    at = reminder_at(one.wishes, one.deadline - lead, one.deadline)
    return ["reminder"] if now >= at and not read(one.seats)[one.seat].played_by else []


def _over(one: Callee, now: float, delay: float) -> list[CallReason]:
    unknown = one.channel.made <= one.since and one.seen < one.since
    return ["over"] if unknown and _away(one, one.since, now, delay) else []


def _rematch(one: Callee, now: float, delay: float) -> list[CallReason]:
    """Others wait for the answer of this seat."""
    seats, offered = read(one.seats), datetime.fromisoformat(one.updated).timestamp()
    others = [seat.rematch for number, seat in enumerate(seats) if number != one.seat]
    waits = not one.rematch and not seats[one.seat].rematch and "yes" in others
    unknown = waits and one.seen < offered and one.channel.made <= offered
    return ["rematch"] if unknown and _away(one, offered, now, delay) else []


def _away(one: Callee, since: float, now: float, delay: float) -> bool:
    """Neither then nor later was the owner of the seat there, for long enough not to be just coming back."""
    return now - max(since, one.seen) >= delay
