"""The abuse test in short: docs/proofs.md has the long one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.online.abuse import LAST, MAKERS, abuse


def test_hostile_messages_change_nothing(tmp_path: Path) -> None:
    report = asyncio.run(abuse(tmp_path, messages=3000, sockets=20, seed=1))
    assert report.faults == []
    assert {maker.__name__ for maker in (*MAKERS, *LAST)} <= set(report.sent)
