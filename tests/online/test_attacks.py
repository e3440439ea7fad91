"""The attacks of the review in short: docs/proofs.md has the long ones. Nothing is said about time here."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.online.attacks import Attack, attacks
from tests.online.attacks.__main__ import attempt


@pytest.mark.parametrize("attack", attacks().values(), ids=lambda attack: attack.name)
def test_an_attack_comes_to_nothing(attack: Attack, tmp_path: Path) -> None:
    assert asyncio.run(attempt(attack, tmp_path)).faults == []
