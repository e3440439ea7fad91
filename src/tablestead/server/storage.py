"""Where tables lie: one SQLite file. What is appended here is durable when the call returns."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tablestead.engine.errors import TablesteadError
from tablestead.engine.game import Value

BUSY_MS = 10_000
LISTED = 200
"""How many tables the list of games to continue shows, the latest first."""

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
    # running, or the word of the record's last line: finished, abandoned, resigned 2
    sa.Column("status", sa.String(16), nullable=False),
    # Round and player are kept for the list, which does not replay every table.
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("player", sa.Integer, nullable=False),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("updated", sa.String(32), nullable=False),
)

EVENT = sa.Table(
    "event",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("payload", sa.JSON, nullable=False),
)


@dataclass(frozen=True)
class StoredEvent:
    """`act`: `{"id", "lines"}`, the lines as in a record. `undo`: `{"id", "n"}`."""

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
    """`{"name", "bot"}`; `bot` is empty for a person."""
    real: bool
    status: str
    round: int
    player: int
    created: str
    updated: str


@dataclass(frozen=True)
class Summary:
    """What the row of a table says about its newest position."""

    status: str
    round: int
    player: int
    rules_version: int


class SeqTaken(Exception):
    """Another writer appended this event first, or the table is gone."""


def data_dir() -> Path:
    """The folder of this user's tables; TABLESTEAD_DATA overrides it."""
    if chosen := os.environ.get("TABLESTEAD_DATA"):
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "tablestead"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tablestead"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tablestead"


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


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class Storage:
    """One connection, so one writer: reads and writes wait for each other, and are short."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, path: Path) -> Storage:
        path.parent.mkdir(parents=True, exist_ok=True)
        url = sa.URL.create("sqlite+aiosqlite", database=str(path))
        engine = create_async_engine(url, pool_size=1, max_overflow=0)
        sa.event.listen(engine.sync_engine, "connect", _set_pragmas)
        async with engine.begin() as connection:
            try:
                await connection.run_sync(_migrate)
            except CommandError as error:  # written by a newer version
                raise TablesteadError("error-database-newer", {"path": str(path)}) from error
        return cls(engine)

    async def close(self) -> None:
        await self._engine.dispose()

    async def create(self, table: StoredTable, events: Sequence[StoredEvent]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(sa.insert(TABLE).values(**vars(table)))
            for event in events:
                await connection.execute(sa.insert(EVENT).values(table_id=table.id, **vars(event)))

    async def append(self, table_id: str, event: StoredEvent, summary: Summary) -> None:
        """Durable on return. Raises SeqTaken when `event.seq` is not the next one any more."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(sa.insert(EVENT).values(table_id=table_id, **vars(event)))
                await connection.execute(
                    sa.update(TABLE).where(TABLE.c.id == table_id).values(updated=now(), **vars(summary))
                )
        except IntegrityError as error:
            raise SeqTaken from error

    async def load(self, table_id: str) -> tuple[StoredTable, list[StoredEvent]] | None:
        async with self._engine.connect() as connection:
            row = (
                (await connection.execute(sa.select(TABLE).where(TABLE.c.id == table_id))).mappings().first()
            )
            if row is None:
                return None
            columns = (EVENT.c.seq, EVENT.c.kind, EVENT.c.payload)
            query = sa.select(*columns).where(EVENT.c.table_id == table_id).order_by(EVENT.c.seq)
            events = [StoredEvent(*values) for values in await connection.execute(query)]
        return _table(row), events

    async def latest(self) -> list[StoredTable]:
        query = sa.select(TABLE).order_by(TABLE.c.updated.desc(), TABLE.c.id).limit(LISTED)
        async with self._engine.connect() as connection:
            return [_table(row) for row in (await connection.execute(query)).mappings()]

    async def running(self) -> list[StoredTable]:
        query = sa.select(TABLE).where(TABLE.c.status == "running")
        async with self._engine.connect() as connection:
            return [_table(row) for row in (await connection.execute(query)).mappings()]

    async def delete(self, table_id: str) -> bool:
        async with self._engine.begin() as connection:
            result = await connection.execute(sa.delete(TABLE).where(TABLE.c.id == table_id))
            return result.rowcount > 0


def _table(row: Mapping[Any, Any]) -> StoredTable:
    return StoredTable(**row)


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # an acknowledged move survives a power cut
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    folder = Path(__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
