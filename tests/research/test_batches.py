"""Many games at once: the same games as one by one, whoever plays them."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import tablestead as ts
from tablestead.engine.batch import leads, win_shares
from tablestead.research import crews
from tablestead.research.batches import Batch
from tests.games.title import Title
from tests.games.titles import EVERY_SETUP, EVERY_TITLE

NAMES = ("observations", "masks", "rewards", "players", "ends")


def play(batch: Batch, steps: int) -> tuple[str, int]:
    """Play on at random; gives a digest of all that was shown, and how many games ended."""
    digest, ends = hashlib.sha256(), 0
    actions = np.zeros(batch.n, np.int64)
    for _ in range(steps):
        batch.step(batch.random_actions(actions))
        ends += int(batch.ends.sum())
        for name in NAMES:
            digest.update(getattr(batch, name).tobytes())
    return digest.hexdigest()[:16], ends


@pytest.mark.parametrize(
    ("id", "options", "steps", "digest", "ends"),
    [
        ("ages", {"players": 2}, 150, "0c16acdee2aa46d3", 4),
        ("milestones", {"players": 3}, 100, "6042aef4f819ca29", 0),
        ("keyflower", {"players": 4}, 60, "80d96fb89d5f9928", 0),
    ],
)
def test_the_same_numbers_in_both_builds(
    id: str, options: dict[str, Any], steps: int, digest: str, ends: int
) -> None:
    assert play(ts.batch(id, 4, seed=1, **options), steps) == (digest, ends)


@EVERY_SETUP
def test_a_game_of_a_batch_is_the_game_of_its_seed(title: Title, number: int) -> None:
    """Each row is what the game alone shows, played by the same actions and its own dealer."""
    game = title.game
    setup: dict[str, Any] = dict(title.setups[number])
    batch = ts.batch(game, 2, seed=[5, 6 + number], **setup)
    dealer = ts.Dealer(6 + number)
    state = begun(game, setup, dealer)
    seen = np.zeros(game.space().observation_size, np.int16)
    mask = np.zeros(game.space().actions, np.uint8)
    for _ in range(40):
        state.observe(state.player, seen)
        state.mask(mask)
        assert batch.players[1] == state.player
        assert (batch.observations[1] == seen).all()
        assert (batch.masks[1] == mask).all()
        actions = batch.random_actions()
        batch.step(actions)
        state.apply(game.space().action(actions[1]))
        state = drawn(state, dealer)
        if state.player == ts.OVER:
            assert batch.ends[1] == 1
            assert list(batch.rewards[1][: state.players]) == pytest.approx(win_shares(state))
            state = begun(game, setup, dealer)
        else:
            assert batch.ends[1] == 0
            assert not batch.rewards[1].any()


def begun(game: ts.Game, setup: Mapping[str, object], dealer: ts.Dealer) -> ts.State:
    return drawn(game.start(**dealer.settle(game, **setup)), dealer)


def drawn(state: ts.State, dealer: ts.Dealer) -> ts.State:
    while state.player == ts.CHANCE:
        state.apply(dealer.draw(state))
    return state


def test_a_solo_game_ends_with_its_points_and_begins_anew() -> None:
    batch = ts.batch("ages", 3, seed=2, players=1)
    _, ends = play(batch, 400)
    assert ends > 5


@EVERY_TITLE
def test_workers_give_the_same_results(title: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    """As processes, and as threads as they are where Python runs them side by side."""
    alone = play(ts.batch(title.game, 5, seed=9), 25)
    shared = ts.batch(title.game, 5, seed=9, workers=2)
    assert isinstance(shared._crew, crews.Processes)
    assert play(shared, 25) == alone
    shared.close()
    with pytest.raises(ValueError, match="closed"):
        shared.step([0] * 5)
    monkeypatch.setattr("tablestead.research.batches.one_at_a_time", lambda: False)
    threads = ts.batch(title.game, 5, seed=9, workers=2)
    assert isinstance(threads._crew, crews.Threads)
    assert play(threads, 25) == alone
    threads.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_own_arrays_are_written_to(workers: int) -> None:
    space = ts.research.space("ages")
    own = {
        "observations": np.full((2, space.observation_size), 7, np.int16),
        "masks": np.ones((2, space.actions), np.bool_),
    }
    batch = ts.batch("ages", 2, seed=1, workers=workers, arrays=own)
    assert batch.observations is own["observations"]
    other = ts.batch("ages", 2, seed=1)
    for _ in range(3):
        assert (own["observations"] == other.observations).all()
        assert (own["masks"] == other.masks).all()
        actions = other.random_actions()
        other.step(actions)
        batch.step(actions)
    batch.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_an_illegal_action_is_named_and_nothing_is_stepped(workers: int) -> None:
    batch = ts.batch("ages", 3, seed=1, workers=workers)
    space = ts.research.space("ages")
    roll, end = space.index(ts.game("ages").parse("roll")), space.index(ts.game("ages").parse("end"))
    before = batch.observations.copy()
    with pytest.raises(ts.IllegalAction, match=r"Game 2 of the batch cannot play 0 \(end\): .*\[A-T1\]"):
        batch.step([roll, roll, end])
    with pytest.raises(ValueError, match=r"game 1: there is no action 99999: 0 to 2026"):
        batch.step([roll, 99999, roll])
    assert (batch.observations == before).all()
    batch.step([roll] * 3)
    assert not (batch.observations == before).all(axis=1).any()
    batch.close()


def test_a_worker_that_ends_is_told() -> None:
    batch = ts.batch("ages", 2, seed=1, workers=2)
    assert isinstance(batch._crew, crews.Processes)
    worker = batch._crew.workers[1]
    worker.terminate()
    worker.join()
    with pytest.raises(RuntimeError, match="a worker of the batch has ended"):
        batch.step([1, 1])
    with pytest.raises(ValueError, match="closed"):
        batch.random_actions()


# Rewards


class Ended(ts.State):
    """A game that ended so."""

    def __init__(self, places: list[int], scores: list[int]) -> None:
        super().__init__(ts.game("ages"), ts.game("ages").start(players=2).cells)
        self.result = (places, scores)

    def places(self) -> list[int]:
        return self.result[0]

    def scores(self) -> list[int]:
        return self.result[1]


@pytest.mark.parametrize(
    ("places", "shares"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-0.5, 1, -0.5]),
        ([1, 3, 1, 4], [0.5, -0.5, 0.5, -0.5]),
    ],
)
def test_winners_share_one_and_all_others_minus_one(places: list[int], shares: list[float]) -> None:
    assert win_shares(Ended(places, [0] * len(places))) == shares


def test_a_lead_is_over_the_best_other_seat() -> None:
    assert leads(Ended([3, 1, 2], [3, 9, 5])) == [-6, 4, -4]
    assert leads(Ended([1], [7])) == win_shares(Ended([1], [7])) == [7]


# What can be wrong


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"n": 0}, ValueError, "n is a whole number from 1 on, not 0"),
        ({"n": 2.5}, ValueError, "not 2.5"),
        ({"workers": 0}, ValueError, "workers is a whole number"),
        ({"seed": "x"}, TypeError, "seed is a whole number"),
        ({"seed": [1, 2, 3]}, ValueError, "2 seeds are needed, not 3"),
        ({"reward": "glory"}, ts.OptionError, "reward cannot be glory. Possible: win, points"),
        ({"players": 9}, ts.OptionError, "players cannot be 9"),
        ({"colour": "red"}, ts.OptionError, "no option called colour"),
        ({"arrays": {"marks": np.zeros(2)}}, ValueError, "there is no array 'marks'"),
        ({"arrays": {"ends": np.zeros(2)}}, TypeError, r"uint8, int8 or bool \(ends\)"),
        ({"arrays": {"players": np.zeros(3, np.int8)}}, ValueError, r"shape \(2,\) is needed, not \(3,\)"),
    ],
)
def test_what_is_wrong_is_named(arguments: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        ts.batch("ages", **{"n": 2, "seed": 1, **arguments})


def test_actions_of_another_kind_or_number_are_named() -> None:
    batch = ts.batch("ages", 2, seed=1)
    with pytest.raises(TypeError, match="whole numbers, not float64"):
        batch.step([1.0, 1.0])
    with pytest.raises(ValueError, match=r"shape \(2,\) is needed, not \(3,\)"):
        batch.step([1, 1, 1])
    with pytest.raises(TypeError, match="int64 or int32"):
        batch.random_actions(np.zeros(2, np.int16))


def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tablestead.research.batches", None)
    with pytest.raises(ts.OptionError, match=r"pip install tablestead\[research\]"):
        ts.batch("ages", 1, seed=1)
