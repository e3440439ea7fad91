"""`tablestead train ages`: games without their luck, the planner's weights fitted to them, a match."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import numpy.typing as npt

from tablestead.arena.workers import Processes
from tablestead.bots.ages import value as v
from tablestead.bots.ages.expert import ExpertBot
from tablestead.bots.ages.planner import PlannerBot
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.training import ages
from tablestead.training.rounds import Plan, train

PLAN = Plan("ages", rounds=1, games=40, trial_games=2, seed=5)


def of_2009(turns: ages.Turns) -> npt.NDArray[np.intp]:
    return np.flatnonzero(turns.cells[:, s.EDITION] == m.E2009)


def test_a_round_learns_and_is_tried(tmp_path: Path) -> None:
    [done] = train(tmp_path, PLAN, Processes(1), lambda what, done, total: None)
    candidate = tmp_path / "01" / "judgement.json"
    learned = v.load(candidate)
    assert sorted(learned) == ["2 2009", "2 late", "2 reprint"]
    assert json.loads(candidate.read_text())[v.ABOUT]["games"] == 40
    for edition in range(3):
        told = ages.weights_of(str(candidate), edition)
        assert list(told.table) != list(v.weights_for(2, edition).table)
    assert done.samples > 200
    assert done.error > 0 < done.thumb_error
    assert 0 <= done.won <= done.trial_games == 2
    assert (tmp_path / "judgement.json").exists() == done.kept


def test_leads_without_luck_stray_less_and_have_the_same_mean() -> None:
    turns = ages.joined(ages.play(lesson) for lesson in ages.schedule(60, 3, ""))
    rows = of_2009(turns)
    positions = ages.Pupil(turns, m.E2009).positions
    told = [ages.lead_of(position, v.weights_for(2, m.E2009)) for position in positions]
    real = turns.points[rows, 0] - turns.points[rows, 1] - np.array(told)
    calm = real - turns.luck[rows]
    assert calm.var() < 0.5 * real.var()
    assert abs(turns.luck.mean()) < 2.0


def test_the_fit_finds_what_the_leads_tell() -> None:
    """In a world where food for the next turn is worth a point more than the planner thinks."""
    turns = ages.joined(ages.play(lesson) for lesson in ages.schedule(160, 4, ""))
    plain = ages.plain_of(v.weights_for(2, m.E2009))
    for row in plain.table:
        row[v.FOOD] += 1.0
    for row, position in zip(of_2009(turns), ages.Pupil(turns, m.E2009).positions, strict=True):
        turns.luck[row] = (
            turns.points[row, 0] - turns.points[row, 1] - ages.lead_of(position, plain.weights())
        )
    pupil = ages.Pupil(turns, m.E2009)
    assert pupil.held > 50
    assert pupil.squares < 0.5 * pupil.squares_before


def test_a_game_is_the_same_every_time() -> None:
    first, second = (ages.play(ages.Lesson(m.LATE, 7, "")) for _ in range(2))
    assert np.array_equal(first.cells, second.cells)
    assert np.array_equal(first.luck, second.luck)


def test_who_has_learned_nothing_yet_is_the_planner() -> None:
    assert type(ages.duelist("", m.E2009, 0)) is PlannerBot
    tried = ages.duelist("nothing-there.json", m.E2009, 0)
    assert isinstance(tried, ExpertBot)
    assert tried.weights is v.weights_for(2, m.E2009)
