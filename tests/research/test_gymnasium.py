"""One seat of a game as a Gymnasium environment: its own checks, bots around it, batches as vectors."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tablestead as ts
from tablestead.research import gymnasium as door

SEATS: dict[str, tuple[str, dict[str, Any]]] = {
    "solo": ("Ages", {}),
    "against one": ("Ages", {"players": 3, "opponents": "greedy", "seat": 1, "trade": True}),
    "against each": ("Milestones", {"players": 3, "opponents": ["random", "greedy"], "seat": 2}),
    "behind a screen": ("Keyflower", {"players": 2, "opponents": "random"}),
}
EVERY_SEAT = pytest.mark.parametrize(("game", "arguments"), SEATS.values(), ids=SEATS)


def made(game: str, **arguments: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(f"tablestead/{game}-v0", **arguments)


@EVERY_SEAT
def test_it_passes_the_checks_of_gymnasium(game: str, arguments: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(game, **arguments).unwrapped)


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, dict[str, Any], list[bytes]]:
    """A random game: its reward, what was said at the end, and all that was seen."""
    env.action_space.seed(seed)
    numbers, info = env.reset(seed=seed)
    seen = [numbers.tobytes()]
    while True:
        numbers, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        seen.append(numbers.tobytes())
        assert not truncated
        if terminated:
            return float(reward), info, seen
        assert reward == 0


@EVERY_SEAT
def test_a_seed_gives_the_same_game(game: str, arguments: dict[str, Any]) -> None:
    one, another = (play(made(game, **arguments), seed=4) for _ in range(2))
    assert one[0] == another[0]
    assert one[2] == another[2]
    assert one[2] != play(made(game, **arguments), seed=5)[2]


def test_games_without_a_seed_differ() -> None:
    env = made("Keyflower", players=2, opponents="random")
    first, second = (env.reset()[0] for _ in range(2))
    assert not np.array_equal(first, second)


def test_alone_the_points_are_the_reward() -> None:
    reward, info, _ = play(made("Ages"), seed=2)
    assert [reward] == info["scores"].tolist()


def test_who_wins_gets_one_and_who_loses_less_than_nothing() -> None:
    for seed in range(4):
        reward, info, _ = play(made("Ages", players=2, opponents="greedy"), seed)
        first, second = info["places"].tolist()
        assert reward == (0 if first == second else 1 if first == 1 else -1)


class Spy(ts.Bot):
    """Keeps what it is shown."""

    def __init__(self, game: ts.Game, seat: int, budget: float, rng: ts.Rng) -> None:
        super().__init__(game, seat, budget, rng)
        self.shown: list[ts.State] = []

    def play(self, state: ts.State) -> list[int]:
        self.shown.append(state.copy())
        return super().play(state)

    def decide(self, state: ts.State, legal: list[int]) -> int:
        return legal[-1]


def test_a_bot_is_shown_what_its_seat_knows_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy(ts.game("keyflower"), 1, 1.0, ts.Rng(1))
    monkeypatch.setattr(door, "bot", lambda *_, **__: spy)
    env = door.SeatEnv("keyflower", players=2, opponents="random")
    true: list[ts.State] = []
    answer = env._answer

    def noted(state: ts.State) -> list[int]:
        true.append(state.copy())
        return answer(state)

    monkeypatch.setattr(env, "_answer", noted)
    play(env, seed=1)
    assert len(true) == len(spy.shown) > 10
    assert [state.view(1) for state in true] == [state.view(1) for state in spy.shown]
    assert sum(state != shown for state, shown in zip(true, spy.shown, strict=True)) > len(true) / 2


def test_the_mask_is_there_for_maskable_ppo_too() -> None:
    env = made("Milestones", opponents="random")
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, info["action_mask"])
    assert masks.any()


def test_an_illegal_action_ends_the_game_with_minus_one() -> None:
    env = made("Ages").unwrapped
    numbers, info = env.reset(seed=1)
    after, reward, terminated, _, told = env.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (reward, terminated) == (-1, True)
    assert np.array_equal(numbers, after)
    assert told["illegal"].endswith("[A-T1]")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    assert env.step(np.flatnonzero(info["action_mask"])[0])[2] is False


@pytest.mark.parametrize("action", [-1, 10**6, 1.5, "roll", None])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = made("Ages").unwrapped
    env.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction, match="is not in Discrete"):
        env.step(action)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"players": 2, "opponents": "nobody"}, "nobody"),
        ({"players": 3, "opponents": ["greedy"]}, "opponents cannot be 1. Possible: 2"),
        ({"players": 2, "seat": 2}, "seat is one of 0 to 1, not 2"),
        ({"reward": "money"}, "reward cannot be money. Possible: win, points"),
        ({"players": 7}, "players cannot be 7"),
        ({"speed": 7}, "speed"),
    ],
)
def test_what_is_wrong_with_an_argument_is_named(arguments: dict[str, Any], error: str) -> None:
    with pytest.raises((ts.OptionError, ValueError), match=error):
        door.SeatEnv(**{"game": "ages", "players": 1, **arguments})


def vectors(game: str, n: int, **arguments: Any) -> Any:
    return gymnasium.make_vec(f"tablestead/{game}-v0", num_envs=n, **arguments)


@pytest.mark.parametrize(
    ("game", "arguments"),
    [("Ages", {}), ("Milestones", {"turn_limit": 2}), ("Keyflower", {"players": 2})],
    ids=["ages", "milestones", "keyflower"],
)
def test_a_batch_is_a_vector_environment(game: str, arguments: dict[str, Any]) -> None:
    envs = vectors(game, 3, **arguments)
    assert isinstance(envs.unwrapped, door.BatchEnv)
    numbers, info = envs.reset(seed=3)
    draw = np.random.default_rng(1)
    ended = 0
    while not ended:
        assert numbers in envs.observation_space
        decided = info["player"]
        actions = np.array([draw.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        numbers, rewards, terminations, truncations, info = envs.step(actions)
        assert not truncations.any()
        assert np.array_equal(rewards, info["rewards"][np.arange(3), decided])
        assert not rewards[~terminations].any()
        ended += terminations.sum()
    assert info["rewards"][terminations].any() or game == "Ages"
    envs.close()


def test_the_vector_environment_repeats_a_seed_and_keeps_what_it_gave() -> None:
    envs = vectors("Ages", 3)
    first, info = envs.reset(seed=[1, 2, 3])
    kept = first.copy()
    envs.step(info["action_mask"].argmax(axis=1))
    assert np.array_equal(first, kept)
    assert np.array_equal(envs.reset(seed=[1, 2, 3])[0], kept)


def test_an_illegal_action_in_a_batch_is_an_error_and_nothing_is_played() -> None:
    envs = vectors("Ages", 2)
    _, info = envs.reset(seed=1)
    wrong = info["action_mask"].argmin(axis=1)
    with pytest.raises(ts.IllegalAction):
        envs.step(wrong)
    envs.step(info["action_mask"].argmax(axis=1))
