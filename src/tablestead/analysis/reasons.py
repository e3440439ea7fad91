"""Why a line is better than another: typed facts, none where there is no clear one."""

from __future__ import annotations

from tablestead.engine.choice import Fact
from tablestead.engine.game import State


def reasons_of(known: State, best: list[int], played: list[int]) -> list[Fact]:
    return []
