"""Strength with wide bars, on fixed seeds. The figures are in docs/bots.md."""

from __future__ import annotations

from tablestead.arena import match


def test_greedy_beats_random() -> None:
    result = match("ages", ["greedy", "random"], 20, seed=1, jobs=1)
    assert result.standings[0].wins >= 19
    assert result.standings[0].average >= 15


def test_greedy_alone() -> None:
    assert match("ages", ["greedy"], 10, seed=1, options={"players": 1}, jobs=1).winner_average >= 45


def test_planner_beats_greedy() -> None:
    result = match("ages", ["planner", "greedy"], 6, seed=1, jobs=1)
    assert result.standings[0].wins >= 4


def test_planner_alone() -> None:
    assert match("ages", ["planner"], 2, seed=1, options={"players": 1}, jobs=1).winner_average >= 65
