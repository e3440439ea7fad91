"""Times where people live: quiet hours, days of a calendar, and a deadline as they would read it."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from babel.dates import format_skeleton, format_time

from tablestead.server.rejection import RequestRejected
from tablestead.server.storage import CallWishes, StoredHoliday

MINUTE_S: Final = 60.0


def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError) as error:  # also what is no name of a file at all
        raise RequestRejected("error-time-zone", {"value": name[:40]}) from error


def is_quiet(wishes: CallWishes, at: float) -> bool:
    start, end = wishes.quiet_from, wishes.quiet_until
    if start == end:
        return False
    local = datetime.fromtimestamp(at, zone_of(wishes.time_zone))
    minute = 60 * local.hour + local.minute
    return start <= minute < end if start < end else minute >= start or minute < end


def reminder_at(wishes: CallWishes, at: float, deadline: float) -> float:
    """`at`, or where that is quiet: when it no longer is; but before the quiet begins where that is too
    late."""
    if not is_quiet(wishes, at):
        return at
    later = at
    while is_quiet(wishes, later):
        later += MINUTE_S
    if later < deadline - (deadline - at) / 2:
        return later
    while is_quiet(wishes, at):
        at -= MINUTE_S
    return at


def holiday_of(day: str, zone: ZoneInfo) -> StoredHoliday:
    """From midnight to midnight."""
    try:
        found = date.fromisoformat(day)
        starts, ends = (
            datetime.combine(one, time(), zone).timestamp() for one in (found, found + timedelta(days=1))
        )
    except (ValueError, OverflowError) as error:
        raise RequestRejected("error-day", {"value": day[:20]}) from error
    return StoredHoliday(day, starts, ends)


def shown(at: float, time_zone: str, lang: str) -> str:
    """A day and a time as people write them, with the name of the zone: a mail is read anywhere."""
    local = datetime.fromtimestamp(at, zone_of(time_zone))
    day = format_skeleton("MMMEd", local, locale=lang)
    return f"{day}, {format_time(local, 'short', locale=lang)} ({time_zone.replace('_', ' ')})"
