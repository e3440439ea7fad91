"""The tables of a database: everything that is asked of it and written to it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tablestead.server.operations import metrics
from tablestead.server.storage.admin import Admin
from tablestead.server.storage.analyses import Analyses
from tablestead.server.storage.blocks import Blocks
from tablestead.server.storage.calls import Calls
from tablestead.server.storage.chat import Chat
from tablestead.server.storage.database import (
    CHANNEL,
    COMMAND_S,
    Database,
    Result,
    Work,
    gone,
    prepare,
    reach,
    unreachable,
)
from tablestead.server.storage.devices import Devices
from tablestead.server.storage.faults import fault_of
from tablestead.server.storage.holidays import Holidays
from tablestead.server.storage.leases import LEASE_S, Leases
from tablestead.server.storage.memory import Memory
from tablestead.server.storage.old import MANY, OldTables
from tablestead.server.storage.rows import (
    EVENT,
    HOLDER,
    HOLDER_COLUMNS,
    HOST,
    TABLE,
    UNDER_WAY,
    Holder,
    Loaded,
    Notice,
    StoredEvent,
    StoredLine,
    StoredResult,
    StoredTable,
    Summary,
    iso,
)

if TYPE_CHECKING:
    from tablestead.server.storage.notifications import NotificationListener

WRITERS: Final = 4
"""Transactions of appends at the same time, on PostgreSQL, where one may wait for a row."""
STUCK_S: Final = 0.05
"""So long the next one waits for the last: several at once would share what comes, and a transaction takes as
long for one append as for ten."""
BATCH: Final = 200
"""Appends in one transaction, at most."""
GATHER_S: Final = 0.01
"""From one transaction of appends to the next, at least: what comes meanwhile is written together, which
takes a fraction of the time. Who comes alone waits for nobody."""
MOST_TOLD: Final = 7999
"""Bytes that PostgreSQL takes to tell other processes."""
LISTED = 200
"""How many tables a list shows, the latest first."""
UPDATE_ROW: Final = sa.update(TABLE).where(TABLE.c.id == sa.bindparam("row"))
LOCK_ROWS: Final = (
    sa.select(TABLE.c.id, TABLE.c.row_version)
    .where(TABLE.c.id.in_(sa.bindparam("ids", expanding=True)))
    .order_by(TABLE.c.id)
    .with_for_update()
)
INSERT_EVENT: Final = sa.insert(EVENT)
NOTIFY: Final = sa.text(
    "SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload"
)


class SequenceConflict(Exception):
    """Another writer appended this event first, or the table is gone."""


class RowVersionConflict(Exception):
    """Another writer changed the row first, or the table is gone."""


@dataclass(frozen=True)
class _Append:
    table_id: str
    row_version: int
    event: StoredEvent
    summary: Summary
    results: Sequence[StoredResult]
    done: asyncio.Future[None]

    def told(self, lease: str, lease_until: float) -> dict[str, Any]:
        """What the other processes hear."""
        line = StoredLine(self.row_version, self.event, self.summary, lease, lease_until)
        return {"table": self.table_id, "line": line}

    def answer(self, error: BaseException | None = None) -> None:
        if self.done.done():  # its caller was cancelled
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Storage:
    """The tables. Every transaction locks rows of `table` first and in the order of their ids, so that no two
    wait for each other."""

    def __init__(self, database: Database, listener: NotificationListener | None) -> None:
        self.process = listener.process if listener else secrets.token_hex(8)
        self.now: Callable[[], float] = lambda: time.time()  # as it is then: tests move it
        self._database = database
        self._listener = listener
        self._tasks: set[asyncio.Task[Any]] = set()
        self._waiting: list[_Append] = []
        self._appending = False
        self._writing: set[asyncio.Task[None]] = set()
        """Transactions of appends."""
        self.memory = Memory(self._read, self._write, self._database.insert, lambda: self.now())
        self.leases = Leases(self._write, self.process, lambda: self.now())
        self.analyses = Analyses(
            self._read, self._write, self._database.insert, self.process, lambda: self.now()
        )
        self.free_bytes = database.free_bytes
        self.old = OldTables(self._read, self._write, self._tell, lambda: self.now())
        self.chat = Chat(self._read, self._write, self._database.insert, self._tell, lambda: self.now())
        self.calls = Calls(self.memory)
        self.blocks = Blocks(self.memory)
        self.devices = Devices(self.memory, self.chat, self.calls, self._hold, self._tell)
        self.holidays = Holidays(self.memory, self.devices, self.chat)
        self.admin = Admin(self.memory, self.devices, self.calls)

    @classmethod
    async def open(cls, database: str = "", visit: bool = False) -> Storage:
        """A path, `sqlite:///path` or `postgresql://…`; nothing for the usual file. `visit`: a server may be
        using it, so nothing is prepared."""
        if not visit:
            await prepare(database)
        found = reach(database, COMMAND_S)
        if not found.shared:
            return cls(found, None)
        from tablestead.server.storage.notifications import NotificationListener
        from tablestead.server.storage.postgres import NO_CONNECTION

        try:
            return cls(found, await NotificationListener.open(database))
        except NO_CONNECTION as error:
            await found.close()
            raise unreachable(database, error) from error

    async def close(self) -> None:
        if self._listener is not None:
            await self._listener.close()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._database.close()

    async def probe(self) -> None:
        """Write something: reading works long after writing has ceased to."""
        await self._write(self._database.write_nothing)

    # Tables

    async def create(
        self, table: StoredTable, events: Sequence[StoredEvent], holders: Sequence[Holder]
    ) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(TABLE), vars(table))
            if events:
                connection.execute(sa.insert(EVENT), [{"table_id": table.id, **vars(e)} for e in events])
            self._hold(connection, table.id, holders)

        await self._write(work)

    async def append(
        self,
        table_id: str,
        row_version: int,
        event: StoredEvent,
        summary: Summary,
        results: Sequence[StoredResult] = (),
    ) -> None:
        """Durable on return. Raises SequenceConflict when `event.seq` is not the next one any more, and
        RowVersionConflict when the row has changed since: the summary says whose turn it is, a person's or a
        bot's. `results`: of a game that ends with it."""
        done = asyncio.get_running_loop().create_future()
        waiting = _Append(table_id, row_version, event, summary, results, done)
        self._waiting.append(waiting)
        if not self._appending:
            self._appending = True
            self._start(self._append_all())
        await waiting.done

    async def _append_all(self) -> None:
        """Whatever waits is written together: the disk is waited for once."""
        most = WRITERS if self._database.shared else 1
        try:
            while self._waiting:
                if self._writing:
                    patience = STUCK_S if len(self._writing) < most else None
                    await asyncio.wait(self._writing, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                writing = self._start(self._append_batch(batch))
                self._writing.add(writing)
                writing.add_done_callback(self._writing.discard)
                await asyncio.sleep(GATHER_S)
        finally:
            self._appending = False

    async def _append_batch(self, batch: Sequence[_Append]) -> None:
        at = self.now()
        ordered = sorted(batch, key=lambda each: each.table_id)
        rows = [
            {"row": each.table_id, "seq": each.event.seq, **vars(each.summary), **self._touch(at)}
            for each in ordered
        ]
        events = [{"table_id": each.table_id, **vars(each.event)} for each in ordered]

        def work(connection: sa.Connection) -> None:
            found = connection.execute(LOCK_ROWS, {"ids": [each.table_id for each in ordered]})
            row_versions = dict(found.all())
            if any(row_versions.get(each.table_id, each.row_version) != each.row_version for each in ordered):
                raise RowVersionConflict
            connection.execute(UPDATE_ROW, rows)
            connection.execute(INSERT_EVENT, events)
            self.memory.keep(connection, [result for each in ordered for result in each.results])
            self._say(connection, [each.told(self.process, at + LEASE_S) for each in ordered])

        problem: Exception | None = None
        try:
            await self._run(work)
        except IntegrityError as error:
            problem = SequenceConflict()
            problem.__cause__ = error
        except Exception as error:
            problem = error
        if problem is not None and len(batch) > 1 and not gone(problem):
            for each in batch:  # only the one that is to blame fails
                await self._append_batch([each])
            return
        for each in batch:
            each.answer(problem)

    async def update(
        self,
        table_id: str,
        row_version: int,
        seq: int,
        changes: dict[str, Any],
        hold: Sequence[Holder] = (),
        free: Sequence[int] = (),
        event: StoredEvent | None = None,
        results: Sequence[StoredResult] = (),
        notices: Sequence[Notice] = (),
    ) -> None:
        """Change the row and its holders; RowVersionConflict if anybody did since `row_version` and `seq`.
        `event` and `results`: as `append`; `notices`: what everyone is told about it."""
        values = {**changes, "row_version": row_version + 1, **self._touch(self.now())}
        if event is not None:
            values["seq"] = event.seq

        def work(connection: sa.Connection) -> None:
            this = (TABLE.c.id == table_id) & (TABLE.c.row_version == row_version) & (TABLE.c.seq == seq)
            if not connection.execute(sa.update(TABLE).where(this).values(values)).rowcount:
                raise RowVersionConflict
            if free:
                freed = (HOLDER.c.table_id == table_id) & HOLDER.c.seat.in_(free)
                connection.execute(sa.delete(HOLDER).where(freed))
            self._hold(connection, table_id, hold)
            if event is not None:
                connection.execute(INSERT_EVENT, {"table_id": table_id, **vars(event)})
            self.memory.keep(connection, results)
            self.chat.note(connection, table_id, notices)
            self._tell(connection, [table_id])

        try:
            await self._write(work)
        except IntegrityError as error:
            raise SequenceConflict from error

    async def ids(self) -> list[str]:
        """Of all tables."""
        query = sa.select(TABLE.c.id).order_by(TABLE.c.id)
        return await self._read(lambda connection: list(connection.scalars(query)))

    async def load(self, table_id: str) -> Loaded | None:
        return await self.since(table_id, 0)

    async def since(self, table_id: str, seq: int) -> Loaded | None:
        """A table with its events after `seq`."""

        def work(connection: sa.Connection) -> Loaded | None:
            row = connection.execute(sa.select(TABLE).where(TABLE.c.id == table_id)).mappings().first()
            if row is None:
                return None
            later = (EVENT.c.table_id == table_id) & (EVENT.c.seq > seq)
            columns = sa.select(EVENT.c.seq, EVENT.c.kind, EVENT.c.payload)
            events = connection.execute(columns.where(later).order_by(EVENT.c.seq))
            holders = connection.execute(
                sa.select(*HOLDER_COLUMNS)
                .where(HOLDER.c.table_id == table_id)
                .order_by(HOLDER.c.seat, HOLDER.c.browser)
            )
            return StoredTable(**row), [StoredEvent(*e) for e in events], [Holder(*h) for h in holders]

        return await self._read(work)

    async def versions(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """`seq` and `row_version` by id; what is missing was deleted."""

        def work(connection: sa.Connection) -> dict[str, tuple[int, int]]:
            columns = sa.select(TABLE.c.id, TABLE.c.seq, TABLE.c.row_version)
            found: dict[str, tuple[int, int]] = {}
            for start in range(0, len(ids), MANY):
                some = TABLE.c.id.in_(ids[start : start + MANY])
                found |= {id: (seq, version) for id, seq, version in connection.execute(columns.where(some))}
            return found

        return await self._read(work)

    async def lobby(self) -> list[tuple[StoredTable, list[Holder]]]:
        """Tables with a seat for anyone, then games that began so, the newest first; and who holds what. If
        there are more than are listed, it is those whose host was there last: who fills the lobby is not."""
        host = (HOLDER.c.table_id == TABLE.c.id) & (HOLDER.c.seat == HOST)
        seen = sa.func.coalesce(sa.select(sa.func.max(HOLDER.c.seen)).where(host).scalar_subquery(), 0.0)

        def work(connection: sa.Connection) -> list[tuple[StoredTable, list[Holder]]]:
            listed = sa.select(TABLE).where(TABLE.c.listed, TABLE.c.status.in_(UNDER_WAY))
            latest = (TABLE.c.status.desc(), seen.desc(), TABLE.c.id)
            found = connection.execute(listed.order_by(*latest).limit(LISTED)).mappings().all()
            rows = sorted(found, key=lambda row: (row["status"], row["created"]), reverse=True)
            held: dict[str, list[Holder]] = {}
            of_these = sa.select(HOLDER.c.table_id, *HOLDER_COLUMNS)
            of_these = of_these.where(HOLDER.c.table_id.in_([row["id"] for row in rows]))
            for table_id, *holder in connection.execute(of_these.order_by(HOLDER.c.seat)):
                held.setdefault(table_id, []).append(Holder(*holder))
            return [(StoredTable(**row), held.get(row["id"], [])) for row in rows]

        return await self._read(work)

    async def mine(self, browser: str) -> list[tuple[StoredTable, list[Holder]]]:
        """Tables of this browser and what it holds there, the latest first."""

        def work(connection: sa.Connection) -> list[tuple[StoredTable, list[Holder]]]:
            held: dict[str, list[Holder]] = {}
            rows = sa.select(HOLDER.c.table_id, *HOLDER_COLUMNS).where(HOLDER.c.browser == browser)
            for table_id, *holder in connection.execute(rows.order_by(HOLDER.c.seat)):
                held.setdefault(table_id, []).append(Holder(*holder))
            ids = sa.select(HOLDER.c.table_id).where(HOLDER.c.browser == browser)
            tables = sa.select(TABLE).where(TABLE.c.id.in_(ids))
            latest = tables.order_by(TABLE.c.updated.desc(), TABLE.c.id).limit(LISTED)
            return [(StoredTable(**row), held[row["id"]]) for row in connection.execute(latest).mappings()]

        return await self._read(work)

    async def delete(self, table_id: str) -> bool:
        def work(connection: sa.Connection) -> bool:
            found = connection.execute(sa.delete(TABLE).where(TABLE.c.id == table_id)).rowcount > 0
            if found:
                self._tell(connection, [table_id])
            return found

        return await self._write(work)

    # Who holds what

    async def seen(self, table_id: str, browser: str, at: float) -> None:
        """This browser is at the table, or was until now. Whoever is there hears of it anyway."""
        this = (HOLDER.c.table_id == table_id) & (HOLDER.c.browser == browser)
        new = sa.update(HOLDER).where(this).values(seen=at)
        await self._write(lambda connection: connection.execute(new))

    # The other processes

    def listen(self, heard: Callable[[dict[str, Any]], None]) -> None:
        """`heard` gets what other processes notify; `{"lost": True}` when something may have been missed."""
        if self._listener is not None:
            self._listener.heard = heard

    async def notify(self, message: dict[str, Any]) -> None:
        if self._listener is not None:
            await self._write(lambda connection: self._say(connection, [message]))

    def _tell(self, connection: sa.Connection, ids: Sequence[str]) -> None:
        self._say(connection, [{"table": id} for id in ids])

    def _say(self, connection: sa.Connection, messages: Sequence[dict[str, Any]]) -> None:
        if self._listener is not None and messages:
            payloads = [self._payload(message) for message in messages]
            connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": payloads})

    def _payload(self, message: dict[str, Any]) -> str:
        """A line that is too long to be told is read by those who hear of it."""
        payload = msgspec.json.encode({**message, "process": self.process})
        if len(payload) <= MOST_TOLD or "line" not in message:
            return payload.decode()
        return self._payload({name: part for name, part in message.items() if name != "line"})

    # Transactions

    async def _read(self, work: Work[Result]) -> Result:
        return await asyncio.shield(self._start(self._run(work, reads=True)))

    async def _write(self, work: Work[Result]) -> Result:
        """In a task of its own: a caller that is cancelled does not leave half of it."""
        return await asyncio.shield(self._start(self._run(work)))

    async def _run(self, work: Work[Result], reads: bool = False) -> Result:
        try:
            return await self._database.run(work, reads)
        except Exception as error:
            if fault := fault_of(error):
                metrics.STORAGE_FAULTS.labels(fault).inc()
            raise

    def _start(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _touch(self, at: float) -> dict[str, Any]:
        return {"updated": iso(at), "lease": self.process, "lease_until": at + LEASE_S}

    def _hold(self, connection: sa.Connection, table_id: str, holders: Sequence[Holder]) -> None:
        if holders:
            rows = [{"table_id": table_id, **vars(holder)} for holder in holders]
            connection.execute(self._database.insert(HOLDER).on_conflict_do_nothing(), rows)


def now() -> str:
    return iso(time.time())
