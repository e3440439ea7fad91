"""RLlib plays and trains on a game through its wrapper of PettingZoo."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablestead.research import pettingzoo as door
from tests.research.heavy.extras import need


@pytest.fixture
def _ray() -> Iterator[None]:
    need("ray.rllib", "deep")
    import ray

    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def test_its_wrapper_plays_a_game() -> None:
    need("ray.rllib", "deep")
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv

    table = PettingZooEnv(door.env("keyflower", players=3))
    seen, _ = table.reset(seed=1)
    ends: dict[str, bool] = {"__all__": False}
    rewards = dict.fromkeys(("player_0", "player_1", "player_2"), 0.0)
    while not ends["__all__"]:
        [agent] = seen
        action = int(seen[agent]["action_mask"].argmax())
        seen, got, ends, _, _ = table.step({agent: action})
        for who, reward in got.items():
            rewards[who] += reward
    assert max(rewards.values()) > 0


@pytest.mark.usefixtures("_ray")
def test_an_iteration_of_ppo_learns_from_whole_games() -> None:
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.connectors.env_to_module import FlattenObservations
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
    from ray.tune.registry import register_env

    register_env("ages", lambda _: PettingZooEnv(door.env("ages", players=2)))
    config = (
        PPOConfig()
        .environment("ages")
        .env_runners(
            num_env_runners=0,
            env_to_module_connector=lambda env, spaces, device: FlattenObservations(multi_agent=True),
        )
        .multi_agent(policies={"one"}, policy_mapping_fn=lambda agent, *_, **__: "one")
        .training(train_batch_size=64, minibatch_size=32, num_epochs=1)
        .learners(num_learners=0)
    )
    algorithm = config.build_algo()
    result = algorithm.train()
    algorithm.stop()
    assert result["env_runners"]["num_env_steps_sampled"] >= 64
