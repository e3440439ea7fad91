"""Which process plays the bots of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import sqlalchemy as sa

from tablestead.server.storage.database import freed
from tablestead.server.storage.memory import Run
from tablestead.server.storage.rows import TABLE

LEASE_S: Final = 15.0
RESTING: Final = 1e12
"""Until when nobody has the lease of a table whose bots rest: until somebody takes it for who looks on."""


class Leases:
    """Part of a storage, whose transactions it uses."""

    def __init__(self, write: Run, process: str, now: Callable[[], float]) -> None:
        self._write = write
        self._process = process
        self._now = now

    async def renew(self) -> list[str]:
        """Renew one's own, take the free ones; the ids of all tables that this process is to play."""
        at = self._now()
        bots = (TABLE.c.status == "running") & TABLE.c.bot_turn
        due = bots & ((TABLE.c.lease == self._process) | _over(at))
        # A row that is locked is just being written, or taken: by this process or another.
        rows = sa.select(TABLE.c.id).where(due).order_by(TABLE.c.id).with_for_update(skip_locked=True)
        mine = (TABLE.c.lease == self._process) & (TABLE.c.lease_until >= at)
        held = sa.select(TABLE.c.id).where(bots, mine).order_by(TABLE.c.id)

        def work(connection: sa.Connection) -> list[str]:
            connection.execute(sa.update(TABLE).where(TABLE.c.id.in_(rows)).values(self._held(at)))
            return list(connection.scalars(held))

        found: list[str] = await self._write(work)
        return found

    async def take(self, table_id: str) -> tuple[str, float]:
        """The lease of one table, unless another process has it: who has it now, and until when."""
        at, this = self._now(), TABLE.c.id == table_id
        free = (TABLE.c.lease == self._process) | (TABLE.c.lease == "") | _over(at)

        def work(connection: sa.Connection) -> tuple[str, float]:
            connection.execute(sa.update(TABLE).where(this, free).values(self._held(at)))
            row = connection.execute(sa.select(TABLE.c.lease, TABLE.c.lease_until).where(this)).first()
            return (row[0], row[1]) if row else ("", RESTING)

        found: tuple[str, float] = await self._write(work)
        return found

    async def rest(self, table_id: str) -> None:
        """Nobody is to play the bots of this table until somebody comes."""
        mine = (TABLE.c.id == table_id) & (TABLE.c.lease == self._process)
        rest = sa.update(TABLE).where(mine).values(lease="", lease_until=RESTING)
        await self._write(lambda connection: connection.execute(rest))

    async def release(self) -> None:
        """Give one's own back, for the others to take at once."""
        await self._write(lambda connection: connection.execute(freed(TABLE.c.lease == self._process)))

    def _held(self, at: float) -> dict[str, Any]:
        return {"lease": self._process, "lease_until": at + LEASE_S}


def _over(at: float) -> sa.ColumnElement[bool]:
    """One that ends later than any can was taken before the clock was set back."""
    too_late = (TABLE.c.lease_until > at + 2 * LEASE_S) & (TABLE.c.lease_until < RESTING)
    return (TABLE.c.lease_until < at) | too_late
