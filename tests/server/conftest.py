from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import tablestead as ts
from tests.server.client import Site, running

SEED = 7


@pytest.fixture(autouse=True)
def known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's dealer has no seed; here it has one, so that a test sees the same dice every time."""
    dealer = ts.Dealer
    monkeypatch.setattr(ts, "Dealer", lambda seed=SEED: dealer(seed))


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with running(tmp_path / "tables.sqlite3") as site:
        yield site
