"""Tables that nobody has touched for long."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

import sqlalchemy as sa

from tablestead.server.storage.memory import Run
from tablestead.server.storage.rows import TABLE, UNDER_WAY, iso

MANY = 1000
"""Rows in one statement."""


class OldTables:
    """Part of a storage, whose transactions it uses."""

    def __init__(
        self,
        read: Run,
        write: Run,
        tell: Callable[[sa.Connection, Sequence[str]], None],
        now: Callable[[], float],
    ) -> None:
        self._read = read
        self._write = write
        self._tell = tell
        self._now = now

    async def newest(self) -> float | None:
        """When a table was last touched: Unix time."""
        query = sa.select(sa.func.max(TABLE.c.updated))
        latest = await self._read(lambda connection: connection.scalar(query))
        return datetime.fromisoformat(latest).timestamp() if latest else None

    async def count(self, keep_days: float, keep_finished_days: float) -> list[tuple[int, int]]:
        """How many would go, of how many: of the unfinished tables, and of the others."""
        would_go = sa.func.sum(sa.case((self._old(keep_days, keep_finished_days), 1), else_=0))
        each = sa.select(sa.func.coalesce(would_go, 0), sa.func.count())
        unfinished = TABLE.c.status.in_(UNDER_WAY)

        def work(connection: sa.Connection) -> list[tuple[int, int]]:
            kinds = (each.where(unfinished), each.where(~unfinished))
            return [(going, there) for kind in kinds for going, there in connection.execute(kind)]

        found: list[tuple[int, int]] = await self._read(work)
        return found

    async def sweep(self, keep_days: float, keep_finished_days: float) -> int:
        """Delete them; gives how many."""
        old = self._old(keep_days, keep_finished_days)
        query = sa.select(TABLE.c.id).where(old).order_by(TABLE.c.id).limit(MANY)

        def work(connection: sa.Connection) -> int:
            ids = list(connection.scalars(query.with_for_update(skip_locked=True)))
            connection.execute(sa.delete(TABLE).where(TABLE.c.id.in_(ids)))
            self._tell(connection, ids)
            return len(ids)

        total, found = 0, 0
        while found := await self._write(work):
            total += found
        return total

    def _old(self, keep_days: float, keep_finished_days: float) -> sa.ColumnElement[bool]:
        before, before_finished = (
            iso(self._now() - timedelta(days=days).total_seconds())
            for days in (keep_days, keep_finished_days)
        )
        going = TABLE.c.status.in_(UNDER_WAY)
        return sa.case((going, TABLE.c.updated < before), else_=TABLE.c.updated < before_finished)
