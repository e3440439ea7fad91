"""Every fault of a machine once: docs/proofs.md has the long proofs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.online.faults import Fault, faults
from tests.online.faults.__main__ import attempt


@pytest.mark.parametrize("fault", faults().values(), ids=lambda fault: fault.name)
def test_nothing_is_lost_and_it_recovers(fault: Fault, tmp_path: Path) -> None:
    if missing := fault.missing():
        pytest.skip(missing)
    assert "acknowledged" in attempt(fault, tmp_path)
