"""`tablestead train`: games, a fit and a match in rounds, which go on after a kill."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablestead.arena.workers import Processes
from tablestead.bots.judgement.file import load
from tablestead.bots.judgement.network import ONE, Network
from tablestead.engine.errors import TablesteadError
from tablestead.games import game as find_game
from tablestead.training import rounds, selfplay
from tablestead.training.fit import fit, forward
from tablestead.training.rounds import Plan, train
from tablestead.training.samples import Samples, joined
from tablestead.training.subjects import SUBJECTS, Subject

PLAN = Plan("milestones", rounds=1, games=12, trial_games=3, seed=5)


@pytest.fixture(autouse=True)
def quick_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few simulations, two players: the recipe is the same."""
    whole = SUBJECTS["milestones"]
    small = Subject(**(vars(whole) | {"players": {2: 1.0}, "simulations": (4, 8)}))
    monkeypatch.setitem(SUBJECTS, "milestones", small)
    monkeypatch.setattr(rounds, "PART", 4)


def nothing(what: str, done: int, total: int) -> None:
    pass


@pytest.mark.parametrize("game_id", SUBJECTS)
def test_samples_tell_what_became_of_every_seat(game_id: str) -> None:
    task = selfplay.SelfPlay(game_id, 2, 3, "")
    options, actions = selfplay.play_out(task)
    state = find_game(game_id).start(**options)
    for action in actions:
        state.apply_trusted(action)
    made = selfplay.play(task)
    subject = SUBJECTS[game_id]
    assert made.features.shape == (len(made), subject.size)
    assert made.points.reshape(-1, 2).tolist() == [state.scores()] * (len(made) // 2)
    assert set(made.bucket) <= set(range(subject.buckets))
    assert made.position.tolist() == sorted(made.position)


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


def test_the_fit_is_the_network(tmp_path: Path) -> None:
    """What JAX fitted and what the whole numbers say are the same to a hundredth of a point."""
    task = selfplay.schedule("milestones", 8, 1, "")
    samples = joined(selfplay.play(one) for one in task)
    made = fit(samples, 4, seed=1, passes=2)
    network = Network(made.shape, made.weights)
    size, _, inner, _, _ = made.shape
    shapes = [(4, -1), (size, -1), (-1,), (4, inner, -1), (4, -1), (4, 1, -1), (4, -1)]
    layers = [np.array(one).reshape(shape) / ONE for one, shape in zip(made.weights, shapes, strict=True)]
    rows = np.arange(0, len(samples), 37)
    values, bucket = samples.features[rows].astype(float), samples.bucket[rows]
    told = forward(layers[1:], values, bucket) + (values * layers[0][bucket]).sum(1)
    for row, expected in zip(rows, told, strict=True):
        network.read(vec[i64]([int(value) for value in samples.features[row]]), 0, int(samples.bucket[row]))
        assert network.result[0] == pytest.approx(expected, abs=0.01)


def test_the_log_has_a_line_for_every_round(tmp_path: Path) -> None:
    list(train(tmp_path, PLAN, Processes(1), nothing))
    lines = (tmp_path / "log.jsonl").read_text().splitlines()
    assert [json.loads(line)["number"] for line in lines] == [1]
