"""Where tables lie: one SQLite file, or a PostgreSQL database that several processes share.

What is written here is durable when the call returns. The unique `seq` of events, not a lock, makes two
processes safe; NOTIFY tells the others that there is something to read, and is only a hint.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import asyncpg
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, DisconnectionError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from tablestead.engine.errors import TablesteadError
from tablestead.engine.game import Value

log = logging.getLogger(__name__)

BUSY_MS = 10_000
CONNECT_S: Final = 10.0
COMMAND_S: Final = 30.0
"""For a statement while people wait; migrations and backups may take longer."""
POOL: Final = 10
WRITERS: Final = 4
"""Transactions of appends at the same time, on PostgreSQL: one that waits for a row does not hold up all."""
BATCH: Final = 200
"""Appends in one transaction, at most."""
LISTED = 200
"""How many tables a list shows, the latest first."""
LEASE_S: Final = 15.0
CHANNEL: Final = "tablestead"
PROBE_S: Final = 20.0
"""How often the listening connection is tried: one that died silently hears nothing."""
BACKOFF_S: Final = (0.1, 5.0)
MIGRATION_LOCK: Final = 0x7461626C  # any number that is always the same

metadata = sa.MetaData()

TABLE = sa.Table(
    "table",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("real", sa.Boolean, nullable=False),
    # waiting, running, or the word of the record's last line: finished, abandoned, resigned 2
    sa.Column("status", sa.String(16), nullable=False),
    # Round and player are kept for the lists, which do not replay every table.
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("player", sa.Integer, nullable=False),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("updated", sa.String(32), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("meta", sa.Integer, nullable=False),
    sa.Column("invite", sa.String(64), nullable=False),
    sa.Column("watch", sa.Boolean, nullable=False),
    sa.Column("clock", sa.JSON, nullable=False),
    sa.Column("left", sa.JSON, nullable=False),
    sa.Column("since", sa.Double, nullable=False),
    sa.Column("deadline", sa.Double),
    sa.Column("agreed", sa.JSON, nullable=False),
    sa.Column("rematch", sa.String(32), nullable=False),
    sa.Column("bot_turn", sa.Boolean, nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("lease", sa.String(32), nullable=False),
    sa.Column("lease_until", sa.Double, nullable=False),
)


def _table_id() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("table.id", ondelete="CASCADE"), primary_key=True
    )


EVENT = sa.Table(
    "event",
    metadata,
    _table_id(),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("payload", sa.JSON, nullable=False),
)

HOLDER = sa.Table(
    "holder",
    metadata,
    _table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("browser", sa.String(64), primary_key=True),
)

LINK = sa.Table(
    "link",
    metadata,
    _table_id(),
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("secret_hash", sa.String(64), nullable=False),
)

CHAT = sa.Table(
    "chat",
    metadata,
    _table_id(),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.String(32), nullable=False),
    sa.Column("reactions", sa.JSON, nullable=False),
    sa.Column("id", sa.String(64), nullable=False),
)


@dataclass(frozen=True)
class StoredEvent:
    """`act`: `{"id", "lines"}`, as in a record. `undo`: `{"id", "n"}`. `end`: `{"id", "status"}`."""

    seq: int
    kind: str
    payload: dict[str, Any]


@dataclass(frozen=True)
class StoredTable:
    id: str
    game: str
    options: dict[str, Value]
    rules_version: int
    seats: list[dict[str, str]]
    """`{"name", "bot", "vacant", "stand_in"}`; `bot` is empty for a person."""
    real: bool
    status: str
    """waiting, running, finished, abandoned, `resigned 2`."""
    round: int
    player: int
    created: str
    updated: str
    seq: int = 0
    """Of the last event."""
    meta: int = 0
    """Counts the changes of this row and its holders that are no events."""
    invite: str = ""
    watch: bool = True
    clock: dict[str, Any] = field(default_factory=lambda: {"kind": "none", "seconds": 0, "increment": 0})
    left: list[float] = field(default_factory=list)
    """Seconds every seat had when the running decision began."""
    since: float = 0.0
    """Unix time when the running decision began."""
    deadline: float | None = None
    agreed: list[int] = field(default_factory=list)
    """Seats that would end the game."""
    rematch: str = ""
    bot_turn: bool = False
    """A bot or a stand-in is to decide: some process must hold the lease and play it."""
    open: bool = False
    """Has a vacant seat for anyone: is in the lobby."""
    lease: str = ""
    lease_until: float = 0.0


@dataclass(frozen=True)
class Holder:
    """A browser that holds a seat; seat -1: that opened the table."""

    seat: int
    browser: str


@dataclass(frozen=True)
class StoredChat:
    n: int
    seat: int
    name: str
    text: str
    at: str
    reactions: dict[str, list[int]]
    """Seats by emoji."""
    id: str = ""
    """Chosen by who said it."""


@dataclass(frozen=True)
class Summary:
    """What the row of a table says about its newest position."""

    status: str
    round: int
    player: int
    rules_version: int
    left: list[float] = field(default_factory=list)
    since: float = 0.0
    deadline: float | None = None
    bot_turn: bool = False


Loaded = tuple[StoredTable, list[StoredEvent], list[Holder]]
Result = TypeVar("Result")
Work = Callable[[sa.Connection], Result]
"""What is done in one transaction."""


class SeqTaken(Exception):
    """Another writer appended this event first, or the table is gone."""


class MetaTaken(Exception):
    """Another writer changed the row first, or the table is gone."""


@dataclass(frozen=True)
class _Append:
    table_id: str
    meta: int
    event: StoredEvent
    summary: Summary
    done: asyncio.Future[None]

    def answer(self, error: BaseException | None = None) -> None:
        if self.done.done():  # its caller was cancelled
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


# Which database


def data_dir() -> Path:
    """The folder of this user's tables; TABLESTEAD_DATA overrides it."""
    if chosen := os.environ.get("TABLESTEAD_DATA"):
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "tablestead"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tablestead"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tablestead"


def is_postgres(database: str | None) -> bool:
    return (database or "").startswith(("postgresql://", "postgres://"))


def database_path(database: str | None) -> Path:
    """The file meant by `--database`: a path or `sqlite:///path`; nothing for the usual place."""
    if not database:
        return data_dir() / "tablestead.sqlite3"
    scheme, colon, rest = database.partition("://")
    if not colon:
        return Path(database).expanduser()
    if scheme == "sqlite" and rest.startswith("/"):
        return Path(rest[1:]).expanduser()
    raise TablesteadError("error-database", {"scheme": scheme})  # the rest may hold a password


def shown(database: str | None) -> str:
    """The database as it may be printed: without user and password."""
    if not is_postgres(database):
        return str(database_path(database))
    assert database is not None
    with suppress(ValueError):
        url = urlsplit(database)
        return f"postgresql://{url.hostname or ''}{url.path}"
    return "postgresql://"


def now() -> str:
    return _iso(time.time())


def _iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


class Database:
    """Runs work in transactions."""

    shared: bool
    """Other processes may use it too."""

    async def run(self, work: Work[Result], reads: bool = False) -> Result:
        """One transaction; with `reads`, all that is read is of one moment. Errors are SQLAlchemyErrors."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError


class Sqlite(Database):
    """One connection in a thread of its own, so one writer: transactions wait for each other, and are short.
    The thread runs whole transactions: to go there and back for every statement takes twice the time."""

    shared = False

    def __init__(self, path: Path) -> None:
        url = sa.URL.create("sqlite", database=str(path))
        # Names and secrets are not for the log, where errors end up.
        self._engine = sa.create_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
        self._reader = self._engine.execution_options(begin="BEGIN")
        self._thread = ThreadPoolExecutor(1, "sqlite")
        sa.event.listen(self._engine, "connect", _set_pragmas)
        sa.event.listen(self._engine, "begin", _begin)

    async def run(self, work: Work[Result], reads: bool = False) -> Result:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._run, work, reads)

    def _run(self, work: Work[Result], reads: bool) -> Result:
        with (self._reader if reads else self._engine).begin() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


def _set_pragmas(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")  # an acknowledged move survives a power cut
    connection.execute("PRAGMA foreign_keys = ON")


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN IMMEDIATE"))


class Postgres(Database):
    """A small pool. The address is read by asyncpg, which knows all that libpq does (sockets, sslmode …)."""

    shared = True

    def __init__(self, address: str, command_s: float | None) -> None:
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=partial(_dial, address, command_s),
            pool_size=POOL,
            max_overflow=0,
            hide_parameters=True,
        )
        self._reader = self._engine.execution_options(isolation_level="REPEATABLE READ")
        sa.event.listen(self._engine.sync_engine, "checkout", _check_open)

    async def run(self, work: Work[Result], reads: bool = False) -> Result:
        try:
            async with (self._reader if reads else self._engine).begin() as connection:
                return await connection.run_sync(work)
        except NO_CONNECTION as error:
            raise OperationalError(None, None, error) from error

    async def close(self) -> None:
        await self._engine.dispose()


async def _dial(address: str, command_s: float | None) -> Any:
    try:
        return await asyncpg.connect(address, timeout=CONNECT_S, command_timeout=command_s)
    except ValueError:  # may quote the password
        raise ConnectionError("not an address") from None


NO_CONNECTION: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


def _check_open(connection: Any, *_: object) -> None:
    """A connection that broke while it waited is replaced, so that nobody hears of it."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def reach(database: str, command_s: float | None = None) -> Database:
    """The database at an address; whether it answers is seen at the first use."""
    if is_postgres(database):
        return Postgres(database, command_s)
    path = database_path(database)
    with suppress(OSError):  # then it cannot be opened, and that is told
        path.parent.mkdir(parents=True, exist_ok=True)
    return Sqlite(path)


async def prepare(database: str) -> None:
    """Bring a database to the newest revision. What is wrong with it is told as a TablesteadError."""

    def work(connection: sa.Connection) -> None:
        migrate(connection)
        if not found.shared:  # whoever played the bots here is gone
            connection.execute(freed(TABLE.c.lease != ""))

    found = reach(database)
    try:
        await found.run(work)
    except CommandError as error:  # written by a newer version
        raise TablesteadError("error-database-newer", {"path": shown(database)}) from error
    except SQLAlchemyError as error:
        raise unreachable(database, error) from error
    finally:
        await found.close()


def unreachable(database: str, error: Exception) -> TablesteadError:
    cause = error.orig if isinstance(error, DBAPIError) else error
    text = f"{shown(database)}: {cause or type(cause).__name__}"
    return TablesteadError("error-database-reach", {"text": text})


def migrate(connection: sa.Connection, revision: str = "head") -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revisions() -> set[str]:
    """Of the schema, as far as this version knows."""
    return {script.revision for script in ScriptDirectory.from_config(_migrations()).walk_revisions()}


def _migrations() -> Config:
    config = Config()
    folder = Path(__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


# The storage


class Storage:
    """The tables. Every transaction locks rows of `table` first and in the order of their ids, so that no two
    wait for each other."""

    def __init__(self, database: Database, ear: _Ear | None) -> None:
        self.process = ear.process if ear else secrets.token_hex(8)
        self.now: Callable[[], float] = time.time
        self._database = database
        self._ear = ear
        self._tasks: set[asyncio.Task[Any]] = set()
        self._waiting: list[_Append] = []
        self._writers = 0

    @classmethod
    async def open(cls, database: str = "") -> Storage:
        """A path, `sqlite:///path` or `postgresql://…`; nothing for the usual file."""
        await prepare(database)
        found = reach(database, COMMAND_S)
        if not found.shared:
            return cls(found, None)
        try:
            return cls(found, await _Ear.open(database))
        except NO_CONNECTION as error:
            await found.close()
            raise unreachable(database, error) from error

    async def close(self) -> None:
        if self._ear is not None:
            await self._ear.close()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._database.close()

    async def alive(self) -> None:
        await self._read(lambda connection: connection.execute(sa.select(1)))

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

    async def append(self, table_id: str, meta: int, event: StoredEvent, summary: Summary) -> None:
        """Durable on return. Raises SeqTaken when `event.seq` is not the next one any more, MetaTaken when
        the row has changed since `meta`: the summary says whose turn it is, a person's or a bot's."""
        waiting = _Append(table_id, meta, event, summary, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._writers < (WRITERS if self._database.shared else 1):
            self._writers += 1
            self._start(self._append_all())
        await waiting.done

    async def _append_all(self) -> None:
        """Whatever waits is written together: the disk is waited for once."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                await self._append_batch(batch)
        finally:
            self._writers -= 1

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
            metas = dict(found.all())
            if any(metas.get(each.table_id, each.meta) != each.meta for each in ordered):
                raise MetaTaken
            connection.execute(UPDATE_ROW, rows)
            connection.execute(INSERT_EVENT, events)
            self._tell(connection, [each.table_id for each in ordered])

        problem: Exception | None = None
        try:
            await self._database.run(work)
        except IntegrityError as error:
            problem = SeqTaken()
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
        meta: int,
        seq: int,
        changes: dict[str, Any],
        hold: Sequence[Holder] = (),
        free: Sequence[int] = (),
        event: StoredEvent | None = None,
    ) -> None:
        """Change the row and its holders if nobody did since `meta` and `seq`, else MetaTaken. `event`: as
        `append`."""
        values = {**changes, "meta": meta + 1, **self._touch(self.now())}
        if event is not None:
            values["seq"] = event.seq

        def work(connection: sa.Connection) -> None:
            this = (TABLE.c.id == table_id) & (TABLE.c.meta == meta) & (TABLE.c.seq == seq)
            if not connection.execute(sa.update(TABLE).where(this).values(values)).rowcount:
                raise MetaTaken
            if free:
                freed = (HOLDER.c.table_id == table_id) & HOLDER.c.seat.in_(free)
                connection.execute(sa.delete(HOLDER).where(freed))
            self._hold(connection, table_id, hold)
            if event is not None:
                connection.execute(INSERT_EVENT, {"table_id": table_id, **vars(event)})
            self._tell(connection, [table_id])

        try:
            await self._write(work)
        except IntegrityError as error:
            raise SeqTaken from error

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
                sa.select(HOLDER.c.seat, HOLDER.c.browser)
                .where(HOLDER.c.table_id == table_id)
                .order_by(HOLDER.c.seat, HOLDER.c.browser)
            )
            return StoredTable(**row), [StoredEvent(*e) for e in events], [Holder(*h) for h in holders]

        return await self._read(work)

    async def versions(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """`seq` and `meta` by id; what is missing was deleted."""

        def work(connection: sa.Connection) -> dict[str, tuple[int, int]]:
            columns = sa.select(TABLE.c.id, TABLE.c.seq, TABLE.c.meta)
            found: dict[str, tuple[int, int]] = {}
            for start in range(0, len(ids), MANY):
                some = TABLE.c.id.in_(ids[start : start + MANY])
                found |= {id: (seq, meta) for id, seq, meta in connection.execute(columns.where(some))}
            return found

        return await self._read(work)

    async def lobby(self) -> list[StoredTable]:
        """Tables with a seat for anyone, the newest first."""
        query = (
            sa.select(TABLE)
            .where(TABLE.c.open, TABLE.c.status.in_(UNDER_WAY))
            .order_by(TABLE.c.created.desc(), TABLE.c.id)
            .limit(LISTED)
        )
        return await self._read(
            lambda connection: [StoredTable(**row) for row in connection.execute(query).mappings()]
        )

    async def mine(self, browser: str) -> list[tuple[StoredTable, list[Holder]]]:
        """Tables of this browser and what it holds there, the latest first."""

        def work(connection: sa.Connection) -> list[tuple[StoredTable, list[Holder]]]:
            held: dict[str, list[Holder]] = {}
            rows = sa.select(HOLDER).where(HOLDER.c.browser == browser).order_by(HOLDER.c.seat)
            for table_id, seat, _ in connection.execute(rows):
                held.setdefault(table_id, []).append(Holder(seat, browser))
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

    async def sweep(self, keep_days: float, keep_finished_days: float) -> int:
        """Delete what nobody has touched for so long."""
        today = datetime.fromtimestamp(self.now(), UTC)
        before, before_finished = (
            (today - timedelta(days=days)).isoformat(timespec="seconds")
            for days in (keep_days, keep_finished_days)
        )
        going = TABLE.c.status.in_(UNDER_WAY)
        old = sa.case((going, TABLE.c.updated < before), else_=TABLE.c.updated < before_finished)
        query = sa.select(TABLE.c.id).where(old).order_by(TABLE.c.id).limit(MANY)

        def work(connection: sa.Connection) -> int:
            ids = list(connection.scalars(query.with_for_update(skip_locked=True)))
            connection.execute(sa.delete(TABLE).where(TABLE.c.id.in_(ids)))
            self._tell(connection, ids)
            return len(ids)

        total = 0
        while found := await self._write(work):
            total += found
        return total

    # Who holds what

    async def link(self, table_id: str, browser: str, secret_hash: str) -> None:
        """A personal link of this browser; its older one no longer counts."""
        new = self._insert(LINK).values(table_id=table_id, browser=browser, secret_hash=secret_hash)
        new = new.on_conflict_do_update(
            index_elements=["table_id", "browser"], set_={"secret_hash": secret_hash}
        )
        await self._write(lambda connection: connection.execute(new))

    async def claim(self, table_id: str, secret_hash: str, browser: str) -> bool:
        """Let `browser` hold what the link's browser holds. False: no such link, or it holds nothing now."""

        def work(connection: sa.Connection) -> bool:
            this = TABLE.c.id == table_id
            connection.execute(sa.update(TABLE).where(this).values(meta=TABLE.c.meta + 1))
            seats = connection.scalars(
                sa.select(HOLDER.c.seat)
                .join(LINK, (LINK.c.table_id == HOLDER.c.table_id) & (LINK.c.browser == HOLDER.c.browser))
                .where(LINK.c.table_id == table_id, LINK.c.secret_hash == secret_hash)
            ).all()
            if not seats:
                connection.rollback()
                return False
            self._hold(connection, table_id, [Holder(seat, browser) for seat in seats])
            self._tell(connection, [table_id])
            return True

        return await self._write(work)

    # Chat

    async def say(self, table_id: str, seat: int, name: str, text: str, id: str = "") -> StoredChat:
        """A line of chat; one that was said before with this id is said once."""
        at = _iso(self.now())

        def work(connection: sa.Connection) -> StoredChat:
            connection.execute(_lock(table_id))
            same = (CHAT.c.table_id == table_id) & (CHAT.c.seat == seat) & (CHAT.c.id == id)
            if id and (said := connection.execute(sa.select(*CHAT_COLUMNS).where(same)).first()):
                return StoredChat(*said)
            last = sa.select(sa.func.coalesce(sa.func.max(CHAT.c.n), 0)).where(CHAT.c.table_id == table_id)
            line = StoredChat(connection.scalars(last).one() + 1, seat, name, text, at, {}, id)
            connection.execute(sa.insert(CHAT), {"table_id": table_id, **vars(line)})
            self._tell(connection, [table_id])
            return line

        return await self._write(work)

    async def react(self, table_id: str, n: int, seat: int, emoji: str) -> StoredChat | None:
        """Put an emoji on a line or take it off again. None: there is no such line."""

        def work(connection: sa.Connection) -> StoredChat | None:
            connection.execute(_lock(table_id))
            this = (CHAT.c.table_id == table_id) & (CHAT.c.n == n)
            row = connection.execute(sa.select(*CHAT_COLUMNS).where(this)).first()
            if row is None:
                return None
            line = StoredChat(*row)
            seats = sorted(set(line.reactions.pop(emoji, [])) ^ {seat})
            if seats:
                line.reactions[emoji] = seats
            connection.execute(sa.update(CHAT).where(this).values(reactions=line.reactions))
            self._tell(connection, [table_id])
            return line

        return await self._write(work)

    async def chat(self, table_id: str, last: int = 200) -> list[StoredChat]:
        query = sa.select(*CHAT_COLUMNS).where(CHAT.c.table_id == table_id)
        query = query.order_by(CHAT.c.n.desc()).limit(last)
        lines = await self._read(lambda c: [StoredChat(*row) for row in c.execute(query)])
        return lines[::-1]

    # Leases: which process plays the bots

    async def lease(self) -> list[str]:
        """Renew one's own, take the free ones; the ids of all tables that this process is to play."""
        at = self.now()
        bots = (TABLE.c.status == "running") & TABLE.c.bot_turn
        due = bots & ((TABLE.c.lease == self.process) | (TABLE.c.lease_until < at))
        # A row that is locked is just being written, or taken: by this process or another.
        rows = sa.select(TABLE.c.id).where(due).order_by(TABLE.c.id).with_for_update(skip_locked=True)
        values = {"lease": self.process, "lease_until": at + LEASE_S}
        mine = (TABLE.c.lease == self.process) & (TABLE.c.lease_until >= at)
        held = sa.select(TABLE.c.id).where(bots, mine).order_by(TABLE.c.id)

        def work(connection: sa.Connection) -> list[str]:
            connection.execute(sa.update(TABLE).where(TABLE.c.id.in_(rows)).values(values))
            return list(connection.scalars(held))

        return await self._write(work)

    async def release(self) -> None:
        """Give one's leases back, for the others to take at once."""
        await self._write(lambda connection: connection.execute(freed(TABLE.c.lease == self.process)))

    # The other processes

    def listen(self, heard: Callable[[dict[str, Any]], None]) -> None:
        """`heard` gets what other processes notify; `{"lost": True}` when something may have been missed."""
        if self._ear is not None:
            self._ear.heard = heard

    async def notify(self, message: dict[str, Any]) -> None:
        if self._ear is not None:
            await self._write(lambda connection: self._say(connection, [message]))

    def _tell(self, connection: sa.Connection, ids: Sequence[str]) -> None:
        self._say(connection, [{"table": id} for id in ids])

    def _say(self, connection: sa.Connection, messages: Sequence[dict[str, Any]]) -> None:
        if self._ear is not None and messages:
            payloads = [json.dumps({**message, "process": self.process}) for message in messages]
            connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": payloads})

    # Transactions

    async def _read(self, work: Work[Result]) -> Result:
        return await asyncio.shield(self._start(self._database.run(work, reads=True)))

    async def _write(self, work: Work[Result]) -> Result:
        """In a task of its own: a caller that is cancelled does not leave half of it."""
        return await asyncio.shield(self._start(self._database.run(work)))

    def _start(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _touch(self, at: float) -> dict[str, Any]:
        return {"updated": _iso(at), "lease": self.process, "lease_until": at + LEASE_S}

    def _insert(self, table: sa.Table) -> Any:
        """Both databases know ON CONFLICT; SQLAlchemy has it in each dialect of its own."""
        return postgresql.insert(table) if self._database.shared else sqlite.insert(table)

    def _hold(self, connection: sa.Connection, table_id: str, holders: Sequence[Holder]) -> None:
        if holders:
            rows = [{"table_id": table_id, **vars(holder)} for holder in holders]
            connection.execute(self._insert(HOLDER).on_conflict_do_nothing(), rows)


MANY: Final = 1000
"""Rows in one statement."""
UNDER_WAY: Final = ("waiting", "running")
CHAT_COLUMNS: Final = tuple(column for column in CHAT.c if column is not CHAT.c.table_id)
UPDATE_ROW: Final = sa.update(TABLE).where(TABLE.c.id == sa.bindparam("row"))
LOCK_ROWS: Final = (
    sa.select(TABLE.c.id, TABLE.c.meta)
    .where(TABLE.c.id.in_(sa.bindparam("ids", expanding=True)))
    .order_by(TABLE.c.id)
    .with_for_update()
)
INSERT_EVENT: Final = sa.insert(EVENT)
NOTIFY: Final = sa.text(
    "SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload"
)


def _lock(table_id: str) -> sa.Select[Any]:
    """On SQLite a transaction that writes is alone anyway."""
    return sa.select(TABLE.c.id).where(TABLE.c.id == table_id).with_for_update()


def freed(whose: sa.ColumnElement[bool]) -> sa.Update:
    rows = sa.select(TABLE.c.id).where(whose).order_by(TABLE.c.id).with_for_update()
    return sa.update(TABLE).where(TABLE.c.id.in_(rows)).values(lease="", lease_until=0.0)


def gone(error: Exception) -> bool:
    """The database, not what was to be written, is to blame."""
    return isinstance(error, OperationalError) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )


class _Ear:
    """The connection that hears the other processes. It comes back by itself."""

    def __init__(self, database: str) -> None:
        self.process = secrets.token_hex(8)
        self.heard: Callable[[dict[str, Any]], None] = lambda message: None
        self._database = database
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, database: str) -> _Ear:
        ear = cls(database)
        ear._task = asyncio.create_task(ear._keep(await ear._connect()))
        return ear

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _connect(self) -> Any:
        connection = await _dial(self._database, COMMAND_S)
        await connection.add_listener(CHANNEL, self._hear)
        return connection

    def _hear(self, _: object, __: int, ___: str, payload: str) -> None:
        try:
            message = json.loads(payload)
            own = message["process"] == self.process
        except (ValueError, TypeError, LookupError):
            log.warning("a notice that is none of ours was heard")
            return
        if not own:
            self._tell(message)

    def _tell(self, message: dict[str, Any]) -> None:
        try:
            self.heard(message)
        except Exception:
            log.exception("a notice could not be handled")

    async def _keep(self, connection: Any) -> None:
        while True:
            try:
                await _lost(connection)
            finally:
                connection.terminate()
            connection = await self._reconnect()
            self._tell({"lost": True})

    async def _reconnect(self) -> Any:
        wait, longest = BACKOFF_S
        while True:
            try:
                return await self._connect()
            except NO_CONNECTION:
                await asyncio.sleep(wait)
                wait = min(2 * wait, longest)


async def _lost(connection: Any) -> None:
    """Returns when the connection is gone. It is tried now and then: one that died silently hears nothing."""
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    with suppress(*NO_CONNECTION):
        while not connection.is_closed():
            try:
                async with asyncio.timeout(PROBE_S):
                    await lost.wait()
            except TimeoutError:
                await connection.execute("SELECT 1")
