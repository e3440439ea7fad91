"""What who runs a server does about it, by the database: servers that use it notice within seconds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import sqlalchemy as sa

from tablestead.server.storage.calls import Calls
from tablestead.server.storage.devices import Devices, Leave
from tablestead.server.storage.memory import Memory
from tablestead.server.storage.rows import AUDIT, CHAT, EVENT, HOLDER, REPORT, SANCTION, TABLE, UNDER_WAY, iso

Sanction = Literal["ban", "mute"]
LATEST = 200
"""Tables or lines of the log that are listed."""
OVER = {"status": "abandoned", "resigned": -1, "player": -2, "deadline": None}
OVER |= {"bot_turn": False, "listed": False, "agreed": []}


@dataclass(frozen=True)
class Audited:
    """What somebody did: `who` is a user of the machine, `what` the command as it was typed."""

    at: str
    who: str
    what: str


class Admin:
    """Part of a storage, whose transactions it uses by way of its memory. Everything done is written down."""

    def __init__(self, memory: Memory, devices: Devices, calls: Calls) -> None:
        self._memory = memory
        self._devices = devices
        self._calls = calls

    # Looking

    async def tables(self) -> list[dict[str, Any]]:
        """The latest touched first."""
        columns = (TABLE.c.id, TABLE.c.game, TABLE.c.status, TABLE.c.seats, TABLE.c.updated)
        rows = sa.select(*columns).order_by(TABLE.c.updated.desc(), TABLE.c.id).limit(LATEST)
        found: list[dict[str, Any]] = await self._memory.read(
            lambda connection: [dict(row) for row in connection.execute(rows).mappings()]
        )
        return found

    async def sanctions(self, kind: Sanction) -> dict[str, str]:
        """Who or what is banned or muted, and since when."""
        rows = sa.select(SANCTION.c.subject, SANCTION.c.made).where(SANCTION.c.kind == kind)
        found: dict[str, str] = await self._memory.read(
            lambda connection: dict(connection.execute(rows.order_by(SANCTION.c.made)).all())
        )
        return found

    async def muted(self, browser: str) -> bool:
        this = (SANCTION.c.kind == "mute") & (SANCTION.c.subject == browser)
        found = await self._memory.read(
            lambda connection: connection.scalar(sa.select(sa.exists().where(this)))
        )
        return bool(found)

    async def log(self) -> list[Audited]:
        """The latest last."""
        rows = sa.select(AUDIT.c.made, AUDIT.c.who, AUDIT.c.what).order_by(AUDIT.c.n.desc()).limit(LATEST)
        found: list[Audited] = await self._memory.read(
            lambda connection: [Audited(*row) for row in connection.execute(rows)]
        )
        return found[::-1]

    # Doing: each says whether there was anything to do it to

    async def punish(self, kind: Sanction, subjects: Sequence[str], on: bool, who: str, what: str) -> bool:
        """Ban addresses or mute browsers, or no longer."""

        def work(connection: sa.Connection) -> bool:
            if on:
                at = iso(self._memory.now())
                rows = [{"kind": kind, "subject": one, "made": at} for one in subjects]
                if rows:
                    connection.execute(self._memory.insert(SANCTION).on_conflict_do_nothing(), rows)
                return bool(rows)
            these = (SANCTION.c.kind == kind) & SANCTION.c.subject.in_(subjects)
            return connection.execute(sa.delete(SANCTION).where(these)).rowcount > 0

        return await self._do(work, who, what)

    async def holders(self, table_id: str, seat: int) -> list[str]:
        """The browsers that hold a seat."""
        these = (HOLDER.c.table_id == table_id) & (HOLDER.c.seat == seat)
        rows = sa.select(HOLDER.c.browser).where(these).order_by(HOLDER.c.browser)
        found: list[str] = await self._memory.read(lambda connection: list(connection.scalars(rows)))
        return found

    async def close(self, table_id: str, who: str, what: str) -> bool:
        """End a game without a winner; a table that waits is deleted."""

        def work(connection: sa.Connection) -> bool:
            if not self._devices.changed(connection, [table_id]):
                return False
            this = TABLE.c.id == table_id
            row = connection.execute(sa.select(TABLE.c.status, TABLE.c.seq).where(this)).one()
            if row.status not in UNDER_WAY:
                return False
            if row.status == "waiting":
                connection.execute(sa.delete(TABLE).where(this))
                return True
            ending = {"id": "", "status": "abandoned", "resigned": -1}
            event = {"table_id": table_id, "seq": row.seq + 1, "kind": "end", "payload": ending}
            connection.execute(sa.insert(EVENT), event)
            over = {**OVER, "seq": row.seq + 1, "since": self._memory.now()}
            connection.execute(sa.update(TABLE).where(this).values(over))
            return True

        return await self._do(work, who, what)

    async def remove_name(self, table_id: str, seat: int, leave: Leave, who: str, what: str) -> bool:
        """A number takes the place of a name, at the table and in its chat."""

        def work(connection: sa.Connection) -> bool:
            if not self._devices.changed(connection, [table_id]):
                return False
            this = TABLE.c.id == table_id
            seats = connection.scalars(sa.select(TABLE.c.seats).where(this)).one()
            if not 0 <= seat < len(seats) or seats[seat]["bot"] or seats[seat]["vacant"]:
                return False
            connection.execute(sa.update(TABLE).where(this).values(leave(seats, [seat], False)))
            lines = sa.update(CHAT).where(CHAT.c.table_id == table_id, CHAT.c.name == seats[seat]["name"])
            connection.execute(lines.values(name=str(seat + 1)))
            return True

        return await self._do(work, who, what)

    async def erase(self, browsers: Sequence[str], leave: Leave, who: str, what: str) -> bool:
        """The names and the chat of browsers, at all tables and in reports, and where they are called; their
        seats stay theirs."""

        said = (CHAT.c.table_id == REPORT.c.table_id) & (CHAT.c.n == REPORT.c.n) & CHAT.c.author.in_(browsers)
        seat = (HOLDER.c.table_id == REPORT.c.table_id) & (HOLDER.c.seat == -1 - REPORT.c.n)
        named = seat & HOLDER.c.browser.in_(browsers)

        def work(connection: sa.Connection) -> bool:
            of_them = sa.exists().where(said) | sa.exists().where(named)
            connection.execute(sa.delete(REPORT).where(of_them))
            touched = bool(browsers) and bool(self._devices.erase(connection, set(browsers), leave))
            return self._calls.drop(connection, set(browsers)) or touched

        return await self._do(work, who, what)

    async def _do(self, work: Callable[[sa.Connection], bool], who: str, what: str) -> bool:
        """With its line in the log, or not at all."""

        def done(connection: sa.Connection) -> bool:
            if not work(connection):
                connection.rollback()
                return False
            last = connection.scalar(sa.select(sa.func.max(AUDIT.c.n))) or 0
            row = {"n": last + 1, "made": iso(self._memory.now()), "who": who, "what": what}
            connection.execute(sa.insert(AUDIT), row)
            return True

        found: bool = await self._memory.write(done)
        return found
