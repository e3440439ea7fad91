"""MaskablePPO of sb3-contrib learns Roll Through the Ages alone, through the Gymnasium door.

    pip install 'tablestead[learn]'
    python examples/learning/ppo_ages.py --minutes 20 --curve ppo-ages.svg

What makes it quick: all games are stepped at once (`BatchEnv`), points are rewarded when they are made, not
at the end, and of the 1,716 sets of dice that can be rerolled it learns those with all dice of some faces.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from curve import draw
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv
from torch import nn

import tablestead as ts
from tablestead.games.ages import material as m
from tablestead.research.gymnasium import BatchEnv

GREEDY = 55.6
"""`tablestead arena ages greedy --players 1 --games 1000 --seed 1`"""
SPACE = ts.research.space("ages")
AT = {entry.name: slice(entry.first, entry.first + entry.count) for entry in SPACE.entries}
OWN = AT["seat1.food"].start
"""What comes behind belongs to seats that nobody has."""
LARGEST = np.concatenate([np.full(one.count, min(one.high, 20)) for one in SPACE.entries])[:OWN]
OFFERS = next(index for index in range(SPACE.actions) if SPACE.text(index).startswith("offer"))
"""The actions before it, the first offer of the trade game, are learned as they are."""
FACES = np.array([[bits >> face & 1 for face in range(m.FACES)] for bits in range(1, 2**m.FACES)])
"""Behind them: all ways to reroll every die that shows one of some faces."""
CODE = 8 ** np.arange(m.FACES)
"""Makes one number of how many dice show each face."""
REROLL = np.full(8**m.FACES, -1)
"""The action that rerolls so many dice of each face, by that number."""
for index in range(SPACE.actions):
    verb, *dice = SPACE.text(index).split()
    if verb == "reroll":
        REROLL[sum(CODE[m.FACE_IDS.index(face)] for face in dice)] = index
REWARD = 0.1
ROUNDS, CITY = m.SOLO_ROUNDS[0], 0.8
"""The rounds of a game, and what a die more brings in each of them."""


def features(numbers: np.ndarray) -> np.ndarray:
    """What the network sees: numbers of about the same size, and the step of the turn as one of many."""
    step, buying = numbers[:, AT["step"].start], numbers[:, AT["buying"].start]
    return np.hstack([numbers[:, :OWN] / LARGEST, np.eye(16)[step], np.eye(18)[buying]]).astype(np.float32)


def points(numbers: np.ndarray) -> np.ndarray:
    """The points on the sheet; what counts only at the end is left out."""
    developments = numbers[:, AT["seat0.owns"]] @ np.array(m.DEVELOPMENT_POINTS[: m.DEVELOPMENTS])
    boxes = numbers[:, AT["seat0.boxes"]][:, len(m.CITY_IDS) :]
    monuments = (boxes == np.array(m.MONUMENT_BOXES)) @ np.array(m.MONUMENT_FIRST)
    return developments + monuments - numbers[:, AT["seat0.lost"]].sum(1)


def prospects(numbers: np.ndarray) -> np.ndarray:
    """The points, and what the dice of more cities will bring: credit for a city comes when it is built.

    It is gone by the end of a game, whose rewards add up to its points all the same.
    """
    left = np.clip(ROUNDS - numbers[:, AT["round"].start], 0, None)
    return points(numbers) + CITY * left * (numbers[:, AT["seat0.cities"].start] - m.FIRST_CITIES)


def rerolls(numbers: np.ndarray) -> np.ndarray:
    """The action behind each row of FACES, as the dice lie; -1 where a face does not show at all."""
    dice = numbers[:, None, AT["dice"]]
    return np.where(((dice > 0) >= FACES).all(2), REROLL[(dice * FACES) @ CODE], -1)


class Games(VecEnv):
    """Games side by side as Stable-Baselines3 wants them; the rewards of a game add up to its points."""

    def __init__(self, n: int, seed: int) -> None:
        self.games, self.render_mode = BatchEnv(n, "ages", copy=False, players=1), None
        self.numbers, info = self.games.reset(seed=seed)
        self.known, self.finals = prospects(self.numbers), []
        self.look(info["action_mask"])
        size, actions = features(self.numbers).shape[1], self.masks.shape[1]
        super().__init__(n, gymnasium.spaces.Box(-1, 50, (size,)), gymnasium.spaces.Discrete(actions))

    def look(self, masks: np.ndarray) -> None:
        """What the actions of the agent mean now, and which are legal."""
        sets = rerolls(self.numbers)
        known = np.broadcast_to(np.arange(OFFERS), (len(sets), OFFERS))
        self.meaning = np.hstack([known, sets])
        self.masks = np.take_along_axis(masks, self.meaning, 1).astype(bool) & (self.meaning >= 0)

    def reset(self) -> np.ndarray:
        return features(self.numbers)

    def step_async(self, actions: np.ndarray) -> None:
        self.chosen = self.meaning[np.arange(self.num_envs), actions]

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        self.numbers, finals, ends, _, info = self.games.step(self.chosen)
        now = prospects(self.numbers)
        self.look(info["action_mask"])
        rewards = np.where(ends, finals, now) - self.known
        self.known = now
        self.finals += finals[ends].tolist()
        return features(self.numbers), (REWARD * rewards).astype(np.float32), ends, [{}] * self.num_envs

    def env_method(self, name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        return list(self.masks)  # nothing but `action_masks` is ever asked for

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, name, None)] * self.num_envs

    def has_attr(self, name: str) -> bool:
        return name == "action_masks"

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()


class Watch(BaseCallback):
    """Ends in time, and notes the mean of the games that ended since the last line."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.began, self.seconds, self.curve = time.monotonic(), 60 * minutes, []

    def _on_rollout_end(self) -> None:
        finals, spent = self.training_env.finals, time.monotonic() - self.began
        if len(finals) >= 500:
            self.curve.append((spent / 60, float(np.mean(finals))))
            print(
                f"{spent / 60:5.1f} min  {self.num_timesteps:9} steps  mean {self.curve[-1][1]:.1f}",
                flush=True,
            )
            finals.clear()

    def _on_step(self) -> bool:
        return time.monotonic() - self.began < self.seconds


def evaluate(model: MaskablePPO, games: int, seed: int) -> list[float]:
    """The points of so many games that it has never seen, played as well as it can."""
    env = Games(min(games, 250), seed)
    seen = env.reset()
    while len(env.finals) < games:
        actions, _ = model.predict(seen, deterministic=True, action_masks=env.masks)
        env.step_async(actions)
        seen = env.step_wait()[0]
    return env.finals[:games]


def main(arguments: Sequence[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--envs", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1000, help="for the evaluation at the end")
    parser.add_argument("--curve", type=Path)
    chosen = parser.parse_args(arguments)
    model = MaskablePPO(
        "MlpPolicy", Games(chosen.envs, chosen.seed), n_steps=64, batch_size=2048, n_epochs=4, gamma=1.0,
        learning_rate=1e-3, gae_lambda=0.99, ent_coef=0.003, seed=chosen.seed, device="cpu",
        policy_kwargs={"net_arch": [192, 192], "activation_fn": nn.ReLU},
    )  # fmt: skip
    watch = Watch(chosen.minutes)
    model.learn(10**9, callback=watch)
    finals = evaluate(model, chosen.games, chosen.seed + 1)
    print(
        f"{chosen.games} games after {chosen.minutes:g} minutes: mean {np.mean(finals):.1f} (greedy {GREEDY})"
    )
    if chosen.curve:
        watch.curve.append((chosen.minutes, float(np.mean(finals))))
        title = "MaskablePPO on solo Roll Through the Ages"
        draw(chosen.curve, title, "minutes", "points a game while learning", watch.curve, {"greedy": GREEDY})
    return float(np.mean(finals))


if __name__ == "__main__":
    main()
