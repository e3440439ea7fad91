from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from http.cookiejar import CookieJar
from pathlib import Path

import pytest

from tablestead.server.settings import Settings
from tablestead.server.storage import calls
from tests.databases import database as database
from tests.databases import empty as empty
from tests.databases import postgres as postgres
from tests.server.client import SEED, WAIT_S, House, Site


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server takes a while to start: the tests of a file share one."""
    path: Path = tmp_path_factory.mktemp("house") / "tables.sqlite3"
    with closing(House(Settings(database=str(path), seed=SEED))) as house:
        yield house


@pytest.fixture
def site(house: House) -> Iterator[Site]:
    """Somebody new; all tables go afterwards: no bot thinks on."""
    yield Site(house, CookieJar())
    with closing(sqlite3.connect(house.database, timeout=WAIT_S)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("DELETE FROM game_table")
        connection.commit()


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Moves the server's time on; hours pass at once also between a call to somebody and the note that it was
    made, which is no sign here that its process has died."""
    at = [time.time()]
    monkeypatch.setattr(time, "time", lambda: at[0])
    monkeypatch.setattr(calls, "CLAIM_S", 1000 * 86_400.0)

    def move(seconds: float) -> None:
        at[0] += seconds

    return move
