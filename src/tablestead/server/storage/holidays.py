"""Days on which no deadline of a slow game runs out. Everyone at a table sees whose they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import sqlalchemy as sa

from tablestead.server.storage.call_rows import HOLIDAY, StoredHoliday
from tablestead.server.storage.chat import Chat
from tablestead.server.storage.devices import Devices
from tablestead.server.storage.memory import Memory
from tablestead.server.storage.rows import HOLDER, TABLE, UNDER_WAY, Notice, StoredTable

DAYS_A_YEAR: Final = 30
"""For one person, from whichever device they are entered."""
Spans = list[tuple[float, float]]
"""From when until when: Unix time."""
Deadline = Callable[[dict[str, Any], float, Spans], float]
"""Of a clock, when its decision began and the holidays of who decides: when it ends."""


class Holidays:
    """Part of a storage, whose transactions it uses by way of its memory."""

    def __init__(self, memory: Memory, devices: Devices, chat: Chat) -> None:
        self._read, self._write = memory.read, memory.write
        self._devices = devices
        self._chat = chat

    async def of(self, browser: str) -> list[StoredHoliday]:
        columns = sa.select(HOLIDAY.c.calendar_day, HOLIDAY.c.starts, HOLIDAY.c.ends)
        rows = columns.where(HOLIDAY.c.browser == browser).order_by(HOLIDAY.c.calendar_day)
        found: list[StoredHoliday] = await self._read(
            lambda connection: [StoredHoliday(*row) for row in connection.execute(rows)]
        )
        return found

    async def at(self, table: StoredTable) -> dict[int, Spans]:
        """Of everyone at a table, by seat; of no meaning without a clock for each move."""
        if table.clock["kind"] != "move":
            return {}
        found: dict[int, Spans] = await self._read(lambda connection: _at(connection, table.id))
        return found

    async def keep(
        self, browser: str, wanted: Sequence[StoredHoliday], now: float, deadline: Deadline
    ) -> list[str]:
        """The days to come are these from now on; those that have begun stay as they are. A deadline that
        runs is never put off by it, and comes nearer where a day goes on which it counted. The tables that
        are touched."""
        coming = [{"browser": browser, **vars(day)} for day in wanted if day.starts > now]
        mine = HOLIDAY.c.browser == browser
        tables = (
            sa.select(HOLDER.c.table_id)
            .join(TABLE, TABLE.c.id == HOLDER.c.table_id)
            .where(HOLDER.c.browser == browser, HOLDER.c.seat >= 0, TABLE.c.status.in_(UNDER_WAY))
        )

        def work(connection: sa.Connection) -> list[str]:
            touched = self._devices.changed(connection, tables)
            connection.execute(sa.delete(HOLIDAY).where(mine, HOLIDAY.c.starts > now))
            if coming:
                connection.execute(sa.insert(HOLIDAY), coming)
            for table_id in touched:
                self._tell(connection, table_id, browser, deadline)
            return touched

        found: list[str] = await self._write(work)
        return found

    def _tell(self, connection: sa.Connection, table_id: str, browser: str, deadline: Deadline) -> None:
        this = TABLE.c.id == table_id
        columns = (TABLE.c.seats, TABLE.c.clock, TABLE.c.player, TABLE.c.since, TABLE.c.deadline)
        row = connection.execute(sa.select(*columns).where(this)).one()
        if row.clock["kind"] != "move":
            return
        mine = (HOLDER.c.table_id == table_id) & (HOLDER.c.browser == browser) & (HOLDER.c.seat >= 0)
        own = list(connection.scalars(sa.select(HOLDER.c.seat).where(mine).order_by(HOLDER.c.seat)))
        self._chat.note(
            connection, table_id, [Notice("holidays", seat, row.seats[seat]["name"]) for seat in own]
        )
        if row.player in own and row.deadline is not None:
            anew = deadline(row.clock, row.since, _at(connection, table_id).get(row.player, []))
            sooner = sa.update(TABLE).where(this, TABLE.c.deadline > anew)
            connection.execute(sooner.values(deadline=anew))


def _at(connection: sa.Connection, table_id: str) -> dict[int, Spans]:
    rows = (
        sa.select(HOLDER.c.seat, HOLIDAY.c.starts, HOLIDAY.c.ends)
        .join(HOLIDAY, HOLIDAY.c.browser == HOLDER.c.browser)
        .where(HOLDER.c.table_id == table_id, HOLDER.c.seat >= 0)
    )
    by_seat: dict[int, Spans] = {}
    for seat, starts, ends in connection.execute(rows):
        by_seat.setdefault(seat, []).append((starts, ends))
    return {seat: together(days) for seat, days in by_seat.items()}


def together(days: Spans) -> Spans:
    """Days of several devices as spans that do not touch: no more of a year than one person has."""
    spans: Spans = []
    counted: Counter[int] = Counter()
    for starts, ends in sorted(set(days)):
        year = datetime.fromtimestamp(starts, UTC).year
        counted[year] += 1
        if counted[year] > DAYS_A_YEAR:
            continue
        if spans and starts <= spans[-1][1]:
            spans[-1] = (spans[-1][0], max(ends, spans[-1][1]))
        else:
            spans.append((starts, ends))
    return spans


def most_in_a_year(days: Collection[str]) -> int:
    """Of calendar days, such as 2026-08-01."""
    return max(Counter(day[:4] for day in days).values(), default=0)
