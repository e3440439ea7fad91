"""Reaching a database: which one is meant, how its transactions run, how it is brought up to date."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from tablestead.engine.errors import TablesteadError
from tablestead.server.storage.faults import fault_of, why
from tablestead.server.storage.rows import TABLE

BUSY_MS = 2_000
"""How long a lock of another program is waited for while people wait;"""
PATIENT_MS: Final = 10_000
"""where nobody does."""
LEAST_MS: Final = 50
"""Who has waited in our own queue for longer than that still gives others a moment."""
OWN: Final = 0o600
"""Names, chat and hashes of secrets are for who serves alone."""
COMMAND_S: Final = 30.0
"""For a statement while people wait; migrations and backups may take longer."""
CHANNEL: Final = "tablestead"
"""By which processes that share a database tell each other."""
MIGRATIONS: Final = Path(__file__).parent / "migrations"

Result = TypeVar("Result")
Work = Callable[[sa.Connection], Result]
"""What is done in one transaction."""


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


# Transactions


class CommitUnknown(OperationalError):
    """The connection broke while a transaction was being finished: it may have been, or not."""


class Database:
    """Runs work in transactions."""

    shared: bool
    """Other processes may use it too."""

    async def run(self, work: Work[Result], reads: bool = False) -> Result:
        """One transaction; with `reads`, all that is read is of one moment. Errors are SQLAlchemyErrors."""
        raise NotImplementedError

    def insert(self, table: sa.Table) -> Any:
        """Both kinds know ON CONFLICT; SQLAlchemy has it in each dialect of its own."""
        raise NotImplementedError

    def write_nothing(self, connection: sa.Connection) -> None:
        """Something that changes nothing, but has to reach the disk."""
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")

    def free_bytes(self) -> int | None:
        """On the disk it writes to, where that is known."""
        return None

    async def close(self) -> None:
        raise NotImplementedError


class Sqlite(Database):
    """One connection that writes and one that reads, each in its own thread: writers wait for each other,
    readers for nobody, also when another program holds the file. The threads run whole transactions: to go
    there and back for every statement takes twice the time."""

    shared = False

    def __init__(self, path: Path, busy_ms: int) -> None:
        url = sa.URL.create("sqlite", database=str(path))
        # Names and secrets are not for the log, where errors end up.
        self._engine = sa.create_engine(
            url, pool_size=2, max_overflow=0, hide_parameters=True, json_deserializer=_read_json
        )
        self._reader = self._engine.execution_options(begin="BEGIN")
        self._threads = {reads: ThreadPoolExecutor(1, "sqlite") for reads in (False, True)}
        self._busy_ms = busy_ms
        self._path = path
        self._file = _identity(path)
        sa.event.listen(self._engine, "connect", _set_pragmas)
        sa.event.listen(self._engine, "begin", _begin)

    async def run(self, work: Work[Result], reads: bool = False) -> Result:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads[reads], self._run, work, reads, time.monotonic())

    def _run(self, work: Work[Result], reads: bool, asked: float) -> Result:
        if not reads and self._file != _identity(self._path):
            # What is written now would be in a file that nobody finds again.
            raise OperationalError(None, None, OSError(errno.ESTALE, os.strerror(errno.ESTALE)))
        waited = 1000 * (time.monotonic() - asked)  # who stood behind one that waited has waited too
        with (self._reader if reads else self._engine).connect() as connection:
            _wait_for_locks(connection.connection.driver_connection, max(LEAST_MS, self._busy_ms - waited))
            with connection.begin():
                return work(connection)

    def insert(self, table: sa.Table) -> Any:
        return sqlite.insert(table)

    def write_nothing(self, connection: sa.Connection) -> None:
        """Its own number, which nobody reads: what is written over with the same is not written."""
        connection.exec_driver_sql(f"PRAGMA user_version = {int(time.time()) % 2**31}")

    def free_bytes(self) -> int | None:
        return shutil.disk_usage(self._path.parent).free

    async def close(self) -> None:
        for thread in self._threads.values():
            await asyncio.get_running_loop().run_in_executor(thread, lambda: None)
            thread.shutdown()
        self._engine.dispose()


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file it is, whatever it is called."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _read_json(text: str) -> Any:
    """What is damaged comes as the text it is: it keeps neither other tables nor a backup from being read."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def _set_pragmas(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
    _wait_for_locks(connection, BUSY_MS)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")  # an acknowledged move survives a power cut
    connection.execute("PRAGMA foreign_keys = ON")


def _wait_for_locks(connection: Any, milliseconds: float) -> None:
    connection.execute(f"PRAGMA busy_timeout = {milliseconds:.0f}")


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN IMMEDIATE"))


def reach(database: str, command_s: float | None = None) -> Database:
    """The database at an address; whether it answers is seen at the first use."""
    if is_postgres(database):
        from tablestead.server.storage.postgres import Postgres  # a tenth of a start on SQLite

        return Postgres(database, command_s)
    path = database_path(database)
    _keep_to_oneself(path)
    return Sqlite(path, PATIENT_MS if command_s is None else BUSY_MS)


def _keep_to_oneself(path: Path) -> None:
    """A file that only its owner may read, made if it is not there; SQLite gives its others the same mode."""
    with suppress(OSError):  # then it cannot be opened, and that is told; or it is another's, who decides
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWN))
    for each in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        with suppress(OSError):
            each.chmod(OWN)


@contextmanager
def claimed(database: str) -> Iterator[None]:
    """While a server uses an SQLite file, no other does: each would keep positions in memory that the other
    has changed. Reading, as a backup does, needs no claim. It ends with its process, however that ends."""
    if is_postgres(database):
        yield
        return
    path = database_path(database).resolve()
    lock = path.with_name(path.name + "-lock")
    _keep_to_oneself(lock)
    # A lock of SQLite's own making works on every system, and a file beside it leaves others' reading alone.
    holding = sqlite3.connect(":memory:")
    try:
        holding = sqlite3.connect(lock, timeout=0, isolation_level=None)
        holding.execute("PRAGMA journal_mode = MEMORY")  # nothing is ever written to it
        holding.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if fault_of(error) == "locked":
            holding.close()
            raise TablesteadError("error-database-used", {"path": str(path)}) from error
        # What else is wrong with the place is told when the database itself is opened.
    with closing(holding):
        yield


def gone(error: Exception) -> bool:
    """The database, not what was to be written, is to blame."""
    return isinstance(error, OperationalError) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )


# The newest revision


async def prepare(database: str) -> None:
    """Bring a database to the newest revision. What is wrong with it is told as a TablesteadError."""

    def work(connection: sa.Connection) -> None:
        if not is_newest(connection):
            from tablestead.server.storage.schema import upgrade  # a sixth of a start

            upgrade(connection, shown(database))
        if not found.shared:  # whoever played the bots here is gone
            connection.execute(freed(TABLE.c.lease != ""))

    found = reach(database)
    try:
        await found.run(work)
    except SQLAlchemyError as error:
        raise unreachable(database, error) from error
    finally:
        await found.close()


def is_newest(connection: sa.Connection) -> bool:
    """Nothing is to be migrated: the files of the revisions, which are named after them, tell."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return False
    newest = max(path.name for path in (MIGRATIONS / "versions").glob("v*.py"))[1:5]
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all()
    return found == [newest]


def unreachable(database: str, error: Exception) -> TablesteadError:
    cause = error.orig if isinstance(error, DBAPIError) else error
    text = f"{shown(database)}: {str(cause) or why(error)}"
    return TablesteadError("error-database-reach", {"text": text})


def freed(whose: sa.ColumnElement[bool]) -> sa.Update:
    rows = sa.select(TABLE.c.id).where(whose).order_by(TABLE.c.id).with_for_update()
    return sa.update(TABLE).where(TABLE.c.id.in_(rows)).values(lease="", lease_until=0.0)
