"""Goals: every condition can be asked of a game, and means something about it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import pytest

import tablestead as ts
from tablestead.engine.choice import Event
from tablestead.server.people import goals
from tablestead.server.people.goals import Ending, GoalError
from tests.games import golden
from tests.games.title import Title
from tests.games.titles import EVERY_TITLE, TITLES
from tests.words.catalogue import event_keys


def ending_of(record: ts.Record, seat: int) -> Ending:
    state = record.start()
    told: list[Event] = []
    for action in record.actions:
        before = state.copy()
        state.apply_trusted(action)
        told += record.game.describe(before, action, state, seat)
    view: Any = msgspec.to_builtins(state.view(seat))
    bots = [""] * state.players
    return Ending(record.game.id, record.options, seat, state.scores(), state.places(), bots, view, told)


@cache
def endings(game: str) -> list[Ending]:
    """Every seat of every golden record."""
    title = TITLES[game]
    records = [ts.parse_record(golden.text_of(title, name)) for name in title.golden]
    return [ending_of(record, seat) for record in records for seat in range(record.state().players)]


@EVERY_TITLE
def test_every_achievement_can_be_told_of_every_golden_record(title: Title) -> None:
    achievements = goals.achievements_of(title.game.id)
    assert len(achievements) == len({one.id for one in achievements}) == 12
    for ending in endings(title.game.id):
        for achievement in achievements:
            for condition in achievement.all:
                assert isinstance(condition.number(ending), int), achievement.id
    for achievement in achievements:
        for condition in achievement.all:
            if isinstance(condition, goals.OfEvents):
                assert set(condition.keys) <= set(event_keys(title.game.id)), achievement.id


@EVERY_TITLE
def test_most_achievements_are_reached_by_some_and_none_by_most(title: Title) -> None:
    every = endings(title.game.id)
    reached = [set(goals.reached(ending)) for ending in every]
    shares = {
        one.id: sum(one.id in some for some in reached) / len(every)
        for one in goals.achievements_of(title.game.id)
    }
    assert max(shares.values()) < 0.5
    assert sum(share > 0 for share in shares.values()) >= 8, shares


@EVERY_TITLE
def test_a_win_against_the_strongest_bot(title: Title) -> None:
    ending = next(one for one in endings(title.game.id) if one.places[one.seat] == 1 and len(one.scores) > 1)
    for bot in ts.bot_names(title.game.id):
        bots = ["" if seat == ending.seat else bot for seat in range(len(ending.scores))]
        found = goals.reached(replace(ending, bots=bots))
        assert ("skilled" in found) == (bot == ts.bot_names(title.game.id)[-1])
    loser = next(one for one in endings(title.game.id) if one.places[one.seat] > 1)
    assert "skilled" not in goals.reached(replace(loser, bots=[bot] * len(loser.scores)))


def test_only_who_is_far_ahead_ran_away() -> None:
    ending = next(one for one in endings("milestones") if len(one.scores) == 2)
    for lead in (19, 20):
        scores = [50, 50]
        scores[ending.seat] += lead
        assert ("runaway" in goals.reached(replace(ending, scores=scores))) == (lead == 20)


@pytest.mark.parametrize(("edition", "par"), [("2009", 82), ("reprint", 89), ("late", 110)])
def test_par_is_that_of_the_edition_alone(edition: str, par: int) -> None:
    [alone, *_] = [one for one in endings("ages") if one.options["edition"] == edition]
    found = goals.par_of("ages", alone.options)
    assert found is not None
    assert found.points == par
    for points in (par, par + 1):
        assert ("par" in goals.reached(replace(alone, scores=[points]))) == (points > par)
    assert goals.par_of("ages", {**alone.options, "players": 2}) is None
    assert goals.par_of("keyflower", {"players": 2}) is None


# What is wrong in the data is told by the id


@pytest.mark.parametrize(
    "condition",
    [
        {"of": "result", "field": "luck", "least": 1},
        {"of": "result", "field": "points"},
        {"of": "view", "path": "seats.N.dice", "lest": 7},
        {"of": "stars", "least": 1},
        {"of": "events", "least": 1},
    ],
)
def test_a_condition_that_is_none(condition: dict[str, Any]) -> None:
    with pytest.raises(GoalError, match=r"^ages my-goal: "):
        goals.read("ages", {"id": "my-goal", "all": [condition]})


@pytest.mark.parametrize("path", ["seats.N.luck", "seats.7.dice", "seats.one", "round.dice", "seats.luck=2"])
def test_a_path_that_leads_nowhere(path: str) -> None:
    goal = goals.read("ages", {"id": "my-goal", "all": [{"of": "view", "path": path, "least": 1}]})
    with pytest.raises(GoalError, match=r"^ages my-goal: "):
        goal.reached(endings("ages")[0])


def test_one_that_cannot_be_told_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    goals_of = {
        "ages": [
            goals.read("ages", {"id": id, "all": [{"of": "view", "path": path, "least": 1}]})
            for id, path in (("broken", "luck"), ("sound", "seats.N.dice"))
        ]
    }
    monkeypatch.setattr(goals, "_goals", lambda: ({}, goals_of))
    assert goals.reached(endings("ages")[0]) == ["sound"]
