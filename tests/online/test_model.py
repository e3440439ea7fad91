"""A short run of the model test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.databases import PostgresForTests
from tests.databases import postgres as postgres
from tests.online.model import check
from tests.server.client import running, running_postgres


def test_one_process(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as site:
        check(site, site, 6, short=True)


def test_two_processes(postgres: PostgresForTests, monkeypatch: pytest.MonkeyPatch) -> None:
    """They hear of each other by notifications alone: the regular look never comes."""
    monkeypatch.setattr("tablestead.server.tables.BEAT_S", 3600.0)
    with running_postgres(postgres.fresh()) as [one, two]:
        check(one, two, 4, short=True)
