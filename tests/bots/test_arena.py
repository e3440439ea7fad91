"""Matches: balanced, reproducible, counted rightly."""

from __future__ import annotations

import json

import pytest

import tablestead as ts
from tablestead.arena import MatchResult, match, schedule, wilson


def without_time(result: MatchResult) -> dict[str, object]:
    shown = result.to_dict()
    del shown["seconds"]
    return shown


def test_everybody_sits_everywhere_equally_often() -> None:
    for names, games in ((["greedy", "random"], 10), (["greedy", "random", "random"], 12)):
        seats = [task.entrants for task in schedule("ages", names, games, 1, {})]
        for seat in range(len(names)):
            for entrant in range(len(names)):
                assert sum(one[seat] == entrant for one in seats) == games // len(names)


def test_the_same_for_a_seed_whatever_the_processes() -> None:
    one = match("ages", ["greedy", "random"], 6, seed=4, jobs=1)
    two = match("ages", ["greedy", "random"], 6, seed=4, jobs=2)
    assert without_time(one) == without_time(two)
    other = match("ages", ["greedy", "random"], 6, seed=5, jobs=1)
    assert without_time(one) != without_time(other)


def test_counts() -> None:
    done: list[int] = []
    result = match("ages", ["random", "greedy", "random"], 6, seed=1, jobs=1, progress=done.append)
    assert done == [1, 2, 3, 4, 5, 6]
    assert sum(one.wins for one in result.standings) == pytest.approx(6)
    assert sum(result.seat_wins) == pytest.approx(6)
    assert [one.games for one in result.standings] == [6, 6, 6]
    json.dumps(result.to_dict())


def test_one_name_fills_every_seat() -> None:
    result = match("ages", ["greedy"], 4, seed=1, options={"players": 3}, jobs=1)
    assert result.standings[0].games == 12
    assert result.standings[0].wins == pytest.approx(4)
    solo = match("ages", ["greedy"], 2, seed=1, options={"players": 1, "edition": "late"}, jobs=1)
    assert solo.average_rounds == 11
    assert solo.winner_average == solo.standings[0].average


def test_wrong_names_and_numbers_are_refused() -> None:
    with pytest.raises(ts.OptionError):
        match("ages", ["nobody"], 1)
    with pytest.raises(ts.OptionError):
        match("ages", ["greedy", "random"], 1, options={"players": 3})
    with pytest.raises(ts.OptionError):
        match("ages", ["greedy"], 1, options={"players": 9})


def test_wilson_interval() -> None:
    low, high = wilson(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-3)
    assert high == pytest.approx(0.5962, abs=1e-3)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)
