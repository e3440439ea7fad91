"""What is said at a table, and what everyone there is told about it: one list of lines."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import sqlalchemy as sa

from tablestead.server.storage.database import Work
from tablestead.server.storage.rows import (
    CHAT,
    CHAT_COLUMNS,
    HOLDER,
    REPORT,
    TABLE,
    Notice,
    StoredChat,
    StoredReport,
    iso,
)

DAY_S: Final = 86_400
MOST_REPORTS: Final = 10
"""Of one line or name: more say no more, and cookies to report by cost nothing."""
Run = Callable[[Work[Any]], Awaitable[Any]]
Tell = Callable[[sa.Connection, Sequence[str]], None]


class Chat:
    """Part of a storage, whose transactions it uses."""

    def __init__(
        self,
        read: Run,
        write: Run,
        insert: Callable[[sa.Table], Any],
        tell: Tell,
        now: Callable[[], float],
    ) -> None:
        self._read = read
        self._write = write
        self._insert = insert
        self._tell = tell
        self._now = now

    async def last(self, table_id: str, n: int = 200) -> list[StoredChat]:
        """The latest lines, in order."""
        query = sa.select(*CHAT_COLUMNS).where(CHAT.c.table_id == table_id)
        query = query.order_by(CHAT.c.n.desc()).limit(n)
        lines: list[StoredChat] = await self._read(lambda c: [StoredChat(*row) for row in c.execute(query)])
        return lines[::-1]

    async def say(
        self, table_id: str, seat: int, name: str, text: str, id: str = "", author: str = ""
    ) -> StoredChat:
        """A line of chat; one that was said before with this id is said once."""

        def work(connection: sa.Connection) -> StoredChat:
            connection.execute(_lock(table_id))
            same = (CHAT.c.table_id == table_id) & (CHAT.c.seat == seat) & (CHAT.c.id == id)
            if id and (said := connection.execute(sa.select(*CHAT_COLUMNS).where(same)).first()):
                return StoredChat(*said)
            line = self._add(connection, table_id, Notice("", seat, name, text), id, author)
            self._tell(connection, [table_id])
            return line

        said: StoredChat = await self._write(work)
        return said

    def note(self, connection: sa.Connection, table_id: str, notices: Sequence[Notice]) -> None:
        """What everyone at the table is told, in the transaction that does it and has locked the table."""
        for one in notices:
            self._add(connection, table_id, one)

    def note_device(
        self, connection: sa.Connection, table_id: str, browser: str, seats: Sequence[int]
    ) -> None:
        """A browser is about to hold these seats (-1: the rights of the host), as far as it does not yet."""
        mine = (HOLDER.c.table_id == table_id) & (HOLDER.c.browser == browser)
        held = set(connection.scalars(sa.select(HOLDER.c.seat).where(mine)))
        infos = connection.scalars(sa.select(TABLE.c.seats).where(TABLE.c.id == table_id)).one()
        new = [seat for seat in seats if seat not in held]
        notices = [
            Notice("device", seat, infos[seat]["name"]) if seat >= 0 else Notice("host") for seat in new
        ]
        self.note(connection, table_id, notices)

    def _add(
        self, connection: sa.Connection, table_id: str, said: Notice, id: str = "", author: str = ""
    ) -> StoredChat:
        last = sa.select(sa.func.coalesce(sa.func.max(CHAT.c.n), 0)).where(CHAT.c.table_id == table_id)
        n = connection.scalars(last).one() + 1
        line = StoredChat(n, said.seat, said.name, said.text, iso(self._now()), {}, id, said.kind)
        connection.execute(sa.insert(CHAT), {"table_id": table_id, "author": author, **vars(line)})
        return line

    async def react(self, table_id: str, n: int, seat: int, emoji: str, on: bool) -> StoredChat | None:
        """Put an emoji on what somebody said, or take it off. None: there is no such line."""

        def work(connection: sa.Connection) -> StoredChat | None:
            connection.execute(_lock(table_id))
            this = (CHAT.c.table_id == table_id) & (CHAT.c.n == n) & (CHAT.c.notice == "")
            row = connection.execute(sa.select(*CHAT_COLUMNS).where(this)).first()
            if row is None:
                return None
            line = StoredChat(*row)
            seats = set(line.reactions.pop(emoji, [])) - {seat} | ({seat} if on else set())
            if seats:
                line.reactions[emoji] = sorted(seats)
            connection.execute(sa.update(CHAT).where(this).values(reactions=line.reactions))
            self._tell(connection, [table_id])
            return line

        found: StoredChat | None = await self._write(work)
        return found

    # What the host of the server is to read

    async def report(self, table_id: str, n: int, browser: str) -> bool:
        """Keep what somebody said as it is now, once for each of the first who report it. False: there
        is no such line."""

        def work(connection: sa.Connection) -> bool:
            this = (CHAT.c.table_id == table_id) & (CHAT.c.n == n) & (CHAT.c.notice == "")
            row = connection.execute(sa.select(CHAT.c.seat, CHAT.c.name, CHAT.c.text).where(this)).first()
            if row is None:
                return False
            self._keep(connection, StoredReport(table_id, n, browser, *row, iso(self._now())))
            return True

        found: bool = await self._write(work)
        return found

    async def report_name(self, table_id: str, seat: int, name: str, browser: str) -> None:
        """The same of the name that somebody has at a table."""
        report = StoredReport(table_id, -1 - seat, browser, seat, name, "", iso(self._now()))
        await self._write(lambda connection: self._keep(connection, report))

    def _keep(self, connection: sa.Connection, report: StoredReport) -> None:
        same = (REPORT.c.table_id == report.table_id) & (REPORT.c.n == report.n)
        before = sa.select(sa.func.count()).where(same)
        if connection.scalars(before).one() < MOST_REPORTS:
            connection.execute(self._insert(REPORT).values(vars(report)).on_conflict_do_nothing())

    async def reports(self) -> list[StoredReport]:
        """The oldest first."""
        rows = sa.select(REPORT).order_by(REPORT.c.reported, REPORT.c.table_id, REPORT.c.n)
        found: list[StoredReport] = await self._read(
            lambda connection: [StoredReport(**row) for row in connection.execute(rows).mappings()]
        )
        return found

    async def sweep(self, keep_days: float) -> None:
        """Delete the reports of which nobody has made anything for so long."""
        old = REPORT.c.reported < iso(self._now() - keep_days * DAY_S)
        await self._write(lambda connection: connection.execute(sa.delete(REPORT).where(old)))


def _lock(table_id: str) -> sa.Select[Any]:
    """On SQLite a transaction that writes is alone anyway."""
    return sa.select(TABLE.c.id).where(TABLE.c.id == table_id).with_for_update()
