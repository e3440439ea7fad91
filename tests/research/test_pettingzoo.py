"""The games as AEC environments: PettingZoo's own tests, and its wrappers beside what is built in here."""

from __future__ import annotations

import pickle
import random
import sys
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium import spaces
from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

import tablestead as ts
from tablestead.research import pettingzoo as door

GAMES = pytest.mark.parametrize(("game", "players"), [("ages", 2), ("milestones", 3), ("keyflower", 6)])


@pytest.fixture(autouse=True)
def _quiet() -> None:
    EnvLogger.suppress_output()


@GAMES
def test_it_passes_the_api_test(game: str, players: int) -> None:
    """PettingZoo warns of dictionaries, but in the games that it knows by name."""
    with warnings.catch_warnings():
        warnings.filterwarnings("error", category=UserWarning)
        warnings.filterwarnings("ignore", "Observation is not a NumPy array|Observation space for each agent")
        api_test(door.env(game, players=players), num_cycles=150)


@GAMES
def test_it_passes_the_seed_test(game: str, players: int) -> None:
    seed_test(partial(door.env, game, players=players), num_cycles=60)


@GAMES
def test_it_passes_the_render_test(game: str, players: int) -> None:
    render_test(partial(door.env, game, players=players))


def test_it_passes_the_max_cycles_test() -> None:
    """It asks that all agents act equally often, in no order: true of the solo game alone."""
    solo = {kind: partial(getattr(door, kind), "ages", players=1) for kind in ("env", "parallel_env")}
    max_cycles_test(SimpleNamespace(**solo))


def test_it_runs_the_performance_benchmark(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 10_000, 2))  # it goes on until five seconds have passed
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(door.env("keyflower", players=4))


def wrapped(game: str, **arguments: Any) -> Any:
    """As PettingZoo's own board games are wrapped."""
    env = wrappers.TerminateIllegalWrapper(door.raw_env(game, **arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def told(env: Any) -> tuple[Any, ...]:
    """All that an environment tells."""
    agents = list(env.agents)
    if not agents:
        return ()
    observation, *rest = env.last()
    seen = {name: array.tobytes() for name, array in observation.items()}
    flags = (env.rewards, env.terminations, env.truncations, env.infos)
    return seen, rest, agents, env.agent_selection, *map(dict, flags)


@pytest.mark.parametrize("illegal_at", [None, 0, 1, 30])
@GAMES
def test_it_does_what_the_wrappers_do(game: str, players: int, illegal_at: int | None) -> None:
    ours, theirs = door.env(game, players=players), wrapped(game, players=players)
    ours.reset(seed=5)
    theirs.reset(seed=5)
    for number in range(80 if illegal_at is None else illegal_at + 20):
        assert told(ours) == told(theirs)
        if not ours.agents:
            break
        mask = ours.observe(ours.agent_selection)["action_mask"]
        over = not mask.any()
        choices = np.flatnonzero(mask == 0 if number == illegal_at else mask).tolist()
        for env in (ours, theirs):
            env.step(None if over else choices[random.Random(number).randrange(len(choices))])
    if illegal_at is not None:
        assert not ours.agents


def test_an_illegal_action_loses_for_who_made_it_and_changes_nothing() -> None:
    env = door.env("ages", players=3)
    env.reset(seed=1)
    before = env.observe("player_0")["observation"]
    env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"] == 0)[0]))
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    assert all(env.terminations.values())
    assert np.array_equal(env.observe("player_0")["observation"], before)
    assert not env.observe("player_0")["action_mask"].any()
    for _ in range(3):
        env.step(None)
    assert env.agents == []
    env.reset(seed=1)
    assert not any(env.terminations.values())


@pytest.mark.parametrize("action", [-1, 10**6, 1.0, "roll", None])
def test_what_is_no_action_is_refused(action: Any) -> None:
    ours, theirs = door.env("ages", players=2), wrapped("ages", players=2)
    for env in (ours, theirs):
        env.reset(seed=1)
        with pytest.raises(AssertionError, match="action is not in action space"):
            env.step(action)
        assert env.agents == ["player_0", "player_1"]


@pytest.mark.parametrize(
    ("call", "arguments"),
    [
        ("observe", ["player_0"]),
        ("step", [0]),
        ("render", []),
        ("agent_iter", []),
        ("agents", []),
        ("rewards", []),
    ],
)
def test_nothing_can_be_asked_before_a_reset(call: str, arguments: list[Any]) -> None:
    for env in (door.env("ages", players=2), wrapped("ages", players=2)):
        with pytest.raises((AssertionError, AttributeError), match="reset"):
            getattr(env, call)(*arguments)


def test_the_loop_of_agents_wants_a_step_each_time() -> None:
    for env in (door.env("ages", players=2), wrapped("ages", players=2)):
        env.reset(seed=1)
        loop = iter(env.agent_iter())
        next(loop)
        with pytest.raises(AssertionError, match="need to call step"):
            next(loop)


def play(env: door.Environment, seed: int) -> dict[str, float]:
    """A random game to its end; what every agent got."""
    env.reset(seed=seed)
    for agent in env.agents:
        env.action_space(agent).seed(seed)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample())
    return got


@pytest.mark.parametrize("players", range(2, 7))
def test_winners_and_losers_are_rewarded_alike_at_every_table(players: int) -> None:
    env = door.env("keyflower", players=players)
    got = play(env, seed=players)
    assert sum(got.values()) == pytest.approx(0)
    assert sum(result for result in got.values() if result > 0) == pytest.approx(1)


def test_points_can_be_the_reward() -> None:
    got = play(door.env("milestones", players=2, reward="points"), seed=5)
    assert got["player_0"] == -got["player_1"] != 0


def test_a_cut_off_game_is_truncated_without_a_result() -> None:
    env = door.env("keyflower", players=2, max_cycles=5)
    assert play(env, seed=1) == {"player_0": 0.0, "player_1": 0.0}
    env.reset(seed=1)
    for _ in range(5):
        assert not any(env.truncations.values())
        env.step(int(env.action_space(env.agent_selection).sample()))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_a_mask_that_somebody_writes_on_makes_nothing_legal() -> None:
    env = door.env("ages", players=2)
    env.reset(seed=1)
    mask = env.observe("player_0")["action_mask"]
    wrong = int(np.flatnonzero(mask == 0)[0])
    mask[:] = 1
    env.step(wrong)
    assert all(env.terminations.values())


def test_an_agent_sees_no_mask_of_another() -> None:
    env = door.env("keyflower", players=3)
    env.reset(seed=2)
    others = [agent for agent in env.agents if agent != env.agent_selection]
    assert not any(env.observe(agent)["action_mask"].any() for agent in others)


def test_the_table_is_drawn_as_who_decides_sees_it() -> None:
    env = door.env("keyflower", players=4, render_mode="ansi")
    env.reset(seed=2)
    text = env.render()
    assert isinstance(text, str)
    seat = int(env.agent_selection.removeprefix("player_")) + 1
    assert f"behind the screen of seat {seat}:" in text
    assert text.count("behind the screen") == 1


def test_pettingzoo_makes_it_by_its_name() -> None:
    made = pettingzoo.make("aec", "tablestead/milestones-v0", players=3)
    assert str(made) == "milestones_v0"
    assert len(made.possible_agents) == 3
    parallel = pettingzoo.make("parallel", "tablestead/ages-v0", players=2, max_cycles=3)
    seen, _ = parallel.reset(seed=1)
    assert set(seen) == {"player_0", "player_1"}


def test_it_can_be_sent_to_another_process() -> None:
    again = pickle.loads(pickle.dumps(door.env("ages", players=3, trade=True)))
    assert again.possible_agents == ["player_0", "player_1", "player_2"]
    sent = pickle.loads(pickle.dumps(again.action_space("player_0")))
    assert sent == spaces.Discrete(ts.research.space("ages").actions)


@pytest.mark.parametrize(
    ("game", "arguments", "error"),
    [
        ("chess", {}, "There is no game called chess"),
        ("ages", {"players": 5}, "players cannot be 5"),
        ("ages", {"colour": "red"}, "colour"),
        ("ages", {"render_mode": "3d"}, "render_mode is one of human, ansi, rgb_array, not '3d'"),
        ("ages", {"max_cycles": 0}, "max_cycles is at least 1, not 0"),
        ("ages", {"reward": "money"}, "money"),
    ],
)
def test_what_is_wrong_with_an_option_is_named(game: str, arguments: dict[str, Any], error: str) -> None:
    with pytest.raises((ts.OptionError, ValueError), match=error):
        door.env(game, **arguments)
