from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from http.cookiejar import CookieJar
from pathlib import Path

import pytest

from tablestead.server.settings import Settings
from tests.postgres import database as database
from tests.postgres import postgres as postgres
from tests.server.client import SEED, House, Site


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server takes a while to start: the tests of a file share one."""
    path: Path = tmp_path_factory.mktemp("house") / "tables.sqlite3"
    with closing(House(Settings(database=str(path), seed=SEED))) as house:
        yield house


@pytest.fixture
def site(house: House) -> Iterator[Site]:
    """Somebody new, whose tables go afterwards: no bot of theirs thinks on."""
    site = Site(house, CookieJar())
    yield site
    for row in site.mine():
        if row["host"]:
            site.http.delete(f"/api/tables/{row['id']}")
