"""A small house and some long games, as bench/ fills and measures them: what must hold whatever the machine.
docs/proofs.md has the figures."""

from __future__ import annotations

import asyncio

import pytest
from bench import load, times

TABLES = 9


@pytest.mark.parametrize(("database", "processes"), [("sqlite", 1), ("postgres", 2)])
def test_everyone_hears_of_every_line(database: str, processes: int) -> None:
    plan = load.Plan(
        tables=TABLES,
        seconds=1,
        database=database,
        processes=processes,
        period=0.25,
        warm=0,
        settle=0,
        analyses=1,
    )
    figures = asyncio.run(load.run(plan))
    late = figures["errors"].pop("late", 0)  # a slow machine: the next line was due before all had heard
    assert figures["errors"] == {}
    assert figures["acts"] + late == figures["due"] == 4 * TABLES
    assert figures["acts"] >= TABLES  # the first line of a table is never late
    assert figures["sockets"] == 4 * TABLES
    assert figures["analyses"] == 1


def test_a_long_game_is_taken_back_and_asked_for_anew() -> None:
    figures = asyncio.run(times.measure(actions=300, rounds=2))
    assert set(figures) == {"ages", "milestones", "keyflower"}
    assert all(one["actions"] >= 300 for one in figures.values())
