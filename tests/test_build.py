"""The tests run on the build that they are meant for: TABLESTEAD_EXPECT is compiled or pure."""

from __future__ import annotations

import os

import pytest

from tablestead.engine import game
from tablestead.games.ages.rules import position


def test_this_is_the_expected_build() -> None:
    expected = os.environ.get("TABLESTEAD_EXPECT")
    if expected is None:
        pytest.skip("TABLESTEAD_EXPECT is not set")
    for module in (game, position):
        found = "pure" if str(module.__file__).endswith(".py") else "compiled"
        assert found == expected, module.__file__
