"""`tablestead train`: games, a fit and a match in rounds, which go on after a kill."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablestead.arena.workers import Processes
from tablestead.bots.judgement.file import Learned, load
from tablestead.bots.judgement.network import ONE
from tablestead.engine.errors import TablesteadError
from tablestead.games import game as find_game
from tablestead.training import rounds, selfplay, trial
from tablestead.training.fit import fit, width
from tablestead.training.layers import Rows, forward
from tablestead.training.prior_fit import fit_prior
from tablestead.training.rounds import Plan, train
from tablestead.training.samples import Collector, Samples, joined
from tablestead.training.subjects import SUBJECTS, Subject

PLAN = Plan("milestones", rounds=1, games=12, trial_games=3, seed=5)


@pytest.fixture(autouse=True)
def quick_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few simulations, two players: the recipe is the same."""
    whole = SUBJECTS["milestones"]
    small = Subject(**(vars(whole) | {"players": {2: 1.0}, "simulations": (4, 8), "thorough": (48, 48)}))
    monkeypatch.setitem(SUBJECTS, "milestones", small)
    monkeypatch.setattr(rounds, "PART", 4)


def nothing(what: str, done: int, total: int) -> None:
    pass


@pytest.mark.parametrize("game_id", SUBJECTS)
def test_samples_tell_what_became_of_every_seat(game_id: str) -> None:
    task = selfplay.SelfPlay(game_id, 2, 3, "")
    options, actions, thoughts = selfplay.play_out(task)
    state = find_game(game_id).start(**options)
    for action in actions:
        state.apply_trusted(action)
    made = selfplay.play(task)
    subject = SUBJECTS[game_id]
    assert made.features.shape == (len(made), subject.size)
    assert made.points.reshape(-1, 2).tolist() == [state.scores()] * (len(made) // 2)
    assert set(made.bucket) <= set(range(subject.buckets))
    assert made.position.tolist() == sorted(made.position)
    assert made.actions.shape == (len(made.visits), subject.action_size)
    assert made.decision[-1] + 1 == len(thoughts) > 0
    assert made.visits.sum() == sum(sum(tried.values()) for tried in thoughts.values())


def test_a_round_learns_and_is_tried(tmp_path: Path) -> None:
    done = list(train(tmp_path, PLAN, Processes(1), nothing))
    assert [one.number for one in done] == [1]
    assert done[0].error < done[0].thumb_error, "it foretells games it has not seen better than at its start"
    assert 0 <= done[0].won <= done[0].trial_games == 3
    assert load(tmp_path / "01" / "judgement.json").about["games"] == 12
    assert (tmp_path / "judgement.json").exists() == done[0].kept


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    play = selfplay.play

    def counted(task: selfplay.SelfPlay) -> Samples:
        played.append(task.seed)
        if len(played) == 10:
            raise KeyboardInterrupt
        return play(task)

    monkeypatch.setattr(selfplay, "play", counted)
    with pytest.raises(KeyboardInterrupt):
        list(train(tmp_path, PLAN, Processes(1), nothing))
    done = list(train(tmp_path, PLAN, Processes(1), nothing))
    assert len(played) == 10 + 4, "of three parts the two that were written are not played again"
    again = list(train(tmp_path, PLAN, Processes(1), nothing))
    assert again == done
    assert len(played) == 14
    with (tmp_path / "log.jsonl").open("a", encoding="utf-8") as log:
        log.write('{"number": 2, "ga')
    assert rounds.log_of(tmp_path) == done, "a line that was cut short is none"


def test_a_run_that_was_killed_in_its_match_does_not_fit_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fights: list[trial.Trial] = []

    def killed(task: trial.Trial) -> float:
        fights.append(task)
        if len(fights) == 2:
            raise KeyboardInterrupt
        return 0.0

    monkeypatch.setattr(trial, "play", killed)
    with pytest.raises(KeyboardInterrupt):
        list(train(tmp_path, PLAN, Processes(1), nothing))
    learned = (tmp_path / "01" / "judgement.json").read_bytes()
    monkeypatch.setattr(rounds, "fit", None)
    (done,) = train(tmp_path, PLAN, Processes(1), nothing)
    assert (tmp_path / "01" / "judgement.json").read_bytes() == learned
    assert done.samples > 0 < done.error < done.thumb_error


def test_a_folder_belongs_to_one_plan(tmp_path: Path) -> None:
    rounds.agree(tmp_path, PLAN)
    rounds.agree(tmp_path, Plan("milestones", 7, 12, 3, 5))
    with pytest.raises(TablesteadError) as refused:
        rounds.agree(tmp_path, Plan("keyflower", 1, 12, 3, 5))
    assert refused.value.key == "error-training-other"


def test_a_game_that_nobody_learns_is_named() -> None:
    with pytest.raises(TablesteadError) as refused:
        list(train(Path("unused"), Plan("chess", 1, 12, 3, 5), Processes(1), nothing))
    assert refused.value.info["value"] == "chess"


def read_by(learned: Learned, row: Rows, bucket: int) -> float:
    return learned.network().read(vec[i64]([int(value) for value in row]), 0, bucket)


def layers_of(learned: Learned) -> list[Any]:
    features, hidden, inner, buckets = learned.shape
    shapes = [(buckets, features), (features, hidden), (hidden,), (buckets, inner, hidden)]
    shapes += [(buckets, inner), (buckets, inner), (buckets,)]
    return [np.array(one).reshape(shape) / ONE for one, shape in zip(learned.weights, shapes, strict=True)]


def test_the_fits_are_the_networks() -> None:
    """What JAX fitted and what the whole numbers say are the same to a hundredth of a point."""
    samples = joined(selfplay.play(one) for one in selfplay.schedule("milestones", 8, 1, ""))
    value = fit(samples, 4, seed=1, passes=2).learned
    prior = fit_prior(samples, 4, 1.2, seed=1, passes=2).learned
    learned = (value, samples.features, samples.bucket), (prior, samples.actions, samples.action_bucket)
    for found, rows, bucket in learned:
        told = forward(layers_of(found), rows.astype(float), bucket)
        for row in range(0, len(rows), 37):
            assert read_by(found, rows[row], int(bucket[row])) == pytest.approx(told[row], abs=0.01)


def test_a_width_is_that_of_the_chance_to_win() -> None:
    """Winners drawn with a chance that a width of 6 gives them, three to a position."""
    rng = np.random.default_rng(1)
    told = rng.normal(50, 10, (5000, 3))
    chance = np.exp(told / 6)
    chance /= chance.sum(1, keepdims=True)
    winner = (rng.random((5000, 1)) > chance.cumsum(1)).sum(1)
    won = (np.arange(3) == winner[:, None]).astype(float)
    assert width(told.ravel(), np.repeat(np.arange(5000), 3), won.ravel()) == pytest.approx(6, abs=0.5)


def test_a_seat_is_found_again_some_rounds_later() -> None:
    subject = SUBJECTS["milestones"]
    made = selfplay.play(selfplay.SelfPlay("milestones", 2, 3, ""))
    later = np.flatnonzero(made.later)
    assert 0 < len(later) < len(made)
    seats = np.arange(len(made)) % 2
    assert (seats[later] == seats[later + made.later[later]]).all()
    collector = Collector(subject)
    collector.rounds = [1, 1, 2, 2, 3, 4]
    assert collector.later(1) == [4, 3, 3, 2, 0, 0]


def test_a_prior_learns_what_was_tried() -> None:
    """Searches that always try the action with the lowest score are believed."""
    samples = joined(selfplay.play(one) for one in selfplay.schedule("milestones", 20, 1, ""))
    worst = np.zeros_like(samples.visits)
    starts = np.flatnonzero(np.diff(samples.decision, prepend=-1))
    for start, end in zip(starts, [*starts[1:], len(worst)], strict=True):
        worst[start + int(samples.scores[start:end].argmin())] = 100
    samples.visits = worst
    made = fit_prior(samples, 4, 1.2, seed=1, passes=200)
    assert made.agrees > made.thumb_agrees


def test_the_log_has_a_line_for_every_round(tmp_path: Path) -> None:
    list(train(tmp_path, PLAN, Processes(1), nothing))
    lines = (tmp_path / "log.jsonl").read_text().splitlines()
    assert [json.loads(line)["number"] for line in lines] == [1]
