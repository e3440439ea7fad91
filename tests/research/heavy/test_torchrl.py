"""TorchRL plays a game through its wrapper of PettingZoo."""

from __future__ import annotations

import pytest

from tablestead.research import pettingzoo as door
from tests.research.heavy.extras import need


@pytest.mark.parametrize(("game", "players"), [("ages", 2), ("keyflower", 4)])
def test_its_wrapper_rolls_out_games(game: str, players: int) -> None:
    need("torchrl", "deep")
    from torchrl.envs import PettingZooWrapper
    from torchrl.envs.utils import check_env_specs

    table = PettingZooWrapper(
        door.env(game, players=players), use_mask=True, categorical_actions=True, seed=1
    )
    check_env_specs(table)
    steps = table.rollout(max_steps=60, break_when_any_done=False)
    groups = [steps[group] for group in table.group_map]
    for step in range(60):
        [one] = [group for group in groups if group["mask"][step].all()]
        assert one["action_mask"][step, 0, one["action"][step, 0]], "who decides takes a legal action"
