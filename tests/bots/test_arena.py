"""Matches: balanced, reproducible, counted rightly."""

from __future__ import annotations

import json
import os
import sys
from itertools import count

import pytest

import tablestead as ts
from tablestead.arena import MatchResult, Processes, match, playing, schedule, wilson
from tablestead.arena.cluster import Cluster
from tablestead.engine.errors import TablesteadError


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


def test_who_thinks_by_the_clock_has_seconds_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a processor that counts looks at the clock, such games are the same every time."""

    def played(seconds_a_look: float) -> MatchResult:
        looks = count()
        monkeypatch.setattr(playing, "process_time", lambda: next(looks) * seconds_a_look)
        return match("milestones", ["mcts", "casual"], 1, jobs=1, options={"turn_limit": 12})

    assert without_time(played(0.4)) == without_time(played(0.4)) != without_time(played(0.1))


def test_workers_give_every_result_once_in_order() -> None:
    tasks = list(range(100))
    for jobs in (1, 2):
        assert list(Processes(jobs).map(abs, tasks)) == tasks
        assert list(Processes(jobs).map(abs, iter(tasks))) == tasks


def test_a_killed_worker_is_an_error() -> None:
    with pytest.raises(TablesteadError, match="was killed"):
        list(Processes(2).map(os._exit, [1, 1]))


def test_a_cluster_needs_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ts.OptionError, match=r"pip install tablestead\[ray\]"):
        Cluster()


def test_counts() -> None:
    done: list[int] = []
    result = match("ages", ["random", "greedy", "random"], 6, seed=1, jobs=1, progress=done.append)
    assert done == [1, 2, 3, 4, 5, 6]
    assert sum(one.wins for one in result.standings) == pytest.approx(6)
    assert sum(result.seat_wins) == pytest.approx(6)
    assert [one.games for one in result.standings] == [6, 6, 6]
    for one in result.standings:
        assert (one.least, one.most) == (min(one.scores), max(one.scores))
        assert sum(score <= one.median for score in one.scores) >= 3
        assert sum(score >= one.median for score in one.scores) >= 3
    json.dumps(result.to_dict())


def test_every_entrant_has_a_standing_of_its_own() -> None:
    """One against three of a name: its own share of wins is not mixed with theirs."""
    result = match("milestones", ["greedy", "random", "random", "random"], 4, seed=1, jobs=1)
    assert [one.name for one in result.standings] == ["greedy", "random", "random", "random"]
    assert [one.games for one in result.standings] == [4, 4, 4, 4]
    assert result.standings[0].wins >= 3


def test_rounds_seats_and_sources() -> None:
    """Where the points came from adds up to the points; rounds and wins by seat to the games."""
    options = {"turn_limit": 12}
    result = match("milestones", ["greedy", "random"], 4, seed=2, options=options, jobs=1)
    assert sum(result.rounds.values()) == 4
    assert result.rounds_at(0.05) <= result.rounds_at(0.5) <= result.rounds_at(0.95) <= 12
    assert sum(result.seat_rates) == pytest.approx(1)
    for one in result.standings:
        assert sum(one.sources.values()) == pytest.approx(one.average)
    shown = json.loads(json.dumps(result.to_dict()))
    assert sum(shown["rounds"].values()) == 4
    by_seat = sum(sum(sources.values()) for sources in shown["seat_sources"])
    assert by_seat == pytest.approx(sum(one.average for one in result.standings))
    assert "source-majorities" in shown["bots"][0]["sources"]
    assert sum(match("ages", ["greedy", "random"], 2, seed=1, jobs=1).standings[0].sources.values()) > 0


def test_a_number_of_simulations() -> None:
    options = {"turn_limit": 2}
    one = match("milestones", ["mcts:3", "greedy"], 2, seed=1, options=options, jobs=1)
    again = match("milestones", ["mcts:3", "greedy"], 2, seed=1, options=options, jobs=1)
    assert one.standings[0].name == "mcts:3"
    assert without_time(one) == without_time(again)
    with pytest.raises(ts.OptionError):
        match("ages", ["planner:5"], 1)


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
