"""All tables in one file that either database can be filled from: so a host moves from SQLite to PostgreSQL.

Gzipped lines of JSON: a head with the format and the revision of the schema, `["table", {row}]` for each row,
and at the end how many rows there are of each kind, so that a cut file is noticed.
"""

from __future__ import annotations

import gzip
import json
import os
import tempfile
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import groupby, islice
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic.migration import MigrationContext
from sqlalchemy.exc import SQLAlchemyError

from tablestead.engine.errors import TablesteadError
from tablestead.server.storage.database import (
    Work,
    claimed,
    database_path,
    freed,
    gone,
    is_postgres,
    reach,
    shown,
    unreachable,
)
from tablestead.server.storage.rows import TABLE, metadata
from tablestead.server.storage.schema import migrate, revisions

FORMAT: Final = 1
HEAD: Final = b'{"tablestead-backup":'
CHUNK: Final = 500
"""Rows that are read or written at once."""
NAMES: Final = ["table", *(table.name for table in metadata.sorted_tables)]
"""In an order in which they can be filled. Up to revision 0003 `game_table` was called `table`."""
PART: Final = ".tablestead-part"
"""The end of the name of a backup that is being written,"""
LEFT_S: Final = 86_400.0
"""and how long nobody may have written to it until it counts as left behind."""
TABLES: Final = ("table", TABLE.name)
BAD_FILE: Final = (EOFError, zlib.error, gzip.BadGzipFile, ValueError, TypeError, LookupError, RecursionError)


async def backup(database: str, path: Path) -> int:
    """Write all tables as they are at one moment, also while the server runs; gives their number."""

    def work(connection: sa.Connection) -> int:
        revision = MigrationContext.configure(connection).get_current_revision()
        if revision not in revisions():
            key = "error-database-newer" if revision else "error-backup-nothing"
            raise TablesteadError(key, {"path": shown(database)})
        counts: Counter[str] = Counter()
        with _replaced(path) as out:
            _write(out, {"tablestead-backup": FORMAT, "revision": revision})
            for table in _tables(connection):
                rows = sa.select(table).order_by(*table.primary_key)
                for row in connection.execute(rows.execution_options(yield_per=CHUNK)).mappings():
                    _write(out, [table.name, dict(row)])
                    counts[table.name] += 1
            _write(out, {"rows": counts})
        return _tables_in(counts)

    if not is_postgres(database) and not database_path(database).is_file():
        raise TablesteadError("error-backup-nothing", {"path": shown(database)})
    path = path.resolve()  # what a link leads to, not the link, is written
    if path.exists() and not _is_backup(path):
        raise TablesteadError("error-backup-exists", {"path": str(path)})
    return await _run(database, work, reads=True)


def _is_backup(path: Path) -> bool:
    """Or an empty file: nothing else is ever written over, and least of all the database."""
    if not path.is_file():
        return False
    try:
        with gzip.open(path, "rb") as file:
            return path.stat().st_size == 0 or file.read(len(HEAD)) == HEAD
    except BAD_FILE:
        return False
    except OSError as error:
        raise TablesteadError("error-backup-write", {"path": str(path), "text": _why(error)}) from error


async def restore(database: str, path: Path) -> int:
    """Fill an empty database from a file, all or nothing; gives the number of tables."""

    def work(connection: sa.Connection) -> int:
        found = sa.inspect(connection).get_table_names()
        if any(_is_filled(connection, name) for name in TABLES if name in found):
            raise TablesteadError("error-restore-full", {"path": shown(database)})
        for name in ("alembic_version", *reversed(NAMES)):  # a server was here; the file may be older
            if name in found:
                connection.execute(sa.schema.DropTable(sa.Table(name, sa.MetaData())))
        return _fill(connection, path)

    _check(path)
    with claimed(database):
        return await _run(database, work)


def _check(path: Path) -> None:
    """Before a database is touched or made."""
    with _Lines(path) as lines:
        head = next(lines)
        if head["tablestead-backup"] > FORMAT or head["revision"] not in revisions():
            raise TablesteadError("error-backup-newer", {"path": str(path)})
        for _ in _rows(lines, Counter()):
            pass


def _fill(connection: sa.Connection, path: Path) -> int:
    counts: Counter[str] = Counter()
    with _Lines(path) as lines:
        migrate(connection, next(lines)["revision"])
        tables = {table.name: table for table in _tables(connection)}
        for name, rows in groupby(_rows(lines, counts), key=lambda row: row[0]):
            while some := [row for _, row in islice(rows, CHUNK)]:
                connection.execute(sa.insert(tables[name]), some)
    migrate(connection)
    connection.execute(freed(TABLE.c.lease != ""))
    return _tables_in(counts)


class _Lines:
    """The values of a file. What goes wrong inside is told with the line that was read last."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._number = 0

    def __enter__(self) -> _Lines:
        try:
            self._file = gzip.open(self._path, "rb")
        except OSError as error:
            raise self._unreadable(error) from error
        return self

    def __iter__(self) -> _Lines:
        return self

    def __next__(self) -> Any:
        self._number += 1
        line = self._file.readline()
        if not line:
            raise StopIteration
        return json.loads(line)

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        self._file.close()
        if isinstance(error, (*BAD_FILE, StopIteration)) or (
            isinstance(error, SQLAlchemyError) and not gone(error)
        ):
            args = {"path": str(self._path), "line": self._number}
            raise TablesteadError("error-backup-file", args) from error
        if isinstance(error, OSError):
            raise self._unreadable(error) from error

    def _unreadable(self, error: OSError) -> TablesteadError:
        return TablesteadError("error-backup-read", {"path": str(self._path), "text": _why(error)})


def _rows(lines: _Lines, counts: Counter[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows, counted; the last line must agree and be the last."""
    for value in lines:
        if isinstance(value, dict):
            if value["rows"] != counts or next(lines, None) is not None:
                raise ValueError("not as many rows as were written")
            return
        name, row = value
        counts[name] += 1
        yield name, _storable(row)
    raise ValueError("the end is missing")


def _storable(value: Any) -> Any:
    """Without NUL, which SQLite once took in the ids of messages and PostgreSQL cannot store."""
    match value:
        case str():
            return value.replace("\0", "\N{REPLACEMENT CHARACTER}")
        case list():
            return [_storable(each) for each in value]
        case dict():
            return {_storable(name): _storable(each) for name, each in value.items()}
    return value


def _is_filled(connection: sa.Connection, name: str) -> bool:
    count = sa.select(sa.func.count()).select_from(sa.table(name))
    return bool(connection.scalar(count))


def _tables_in(counts: Counter[str]) -> int:
    return sum(counts[name] for name in TABLES)


async def _run(database: str, work: Work[int], reads: bool = False) -> int:
    found = reach(database)
    try:
        return await found.run(work, reads)
    except SQLAlchemyError as error:
        raise unreachable(database, error) from error
    finally:
        await found.close()


def _tables(connection: sa.Connection) -> list[sa.Table]:
    """As they are at the revision that the database has."""
    there = sa.MetaData()
    there.reflect(connection, only=lambda name, _: name in NAMES)
    return [there.tables[name] for name in NAMES if name in there.tables]


@contextmanager
def _replaced(path: Path) -> Iterator[gzip.GzipFile]:
    """A file that takes its place when it is whole and safe on the disk; only its owner may read it."""
    try:
        _clean_up(path)
        descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.", suffix=PART)
        try:
            with open(descriptor, "wb") as raw:
                with gzip.GzipFile(filename="", fileobj=raw, mode="wb", compresslevel=6) as out:
                    yield out
                raw.flush()
                os.fsync(raw.fileno())
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        raise TablesteadError("error-backup-write", {"path": str(path), "text": _why(error)}) from error


def _clean_up(path: Path) -> None:
    """What killed backups left beside `path`, of whatever day; one that goes on is younger."""
    for part in path.parent.glob(f"*{PART}"):
        with suppress(FileNotFoundError):  # another backup was faster
            if time.time() - part.stat().st_mtime > LEFT_S:
                part.unlink()


def _write(out: gzip.GzipFile, value: object) -> None:
    out.write(json.dumps(value).encode() + b"\n")


def _why(error: OSError) -> str:
    return error.strerror or type(error).__name__
