from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Site, running


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with running(tmp_path / "tables.sqlite3") as site:
        yield site
