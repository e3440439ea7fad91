"""MaskablePPO of sb3-contrib learns Roll Through the Ages alone.

    pip install 'tablestead[learn]'
    python examples/learning/ppo_ages.py --minutes 20 --curve ppo-ages.svg

One thread, and minutes of its processor: how busy the machine is otherwise makes no difference. What makes it
quick: a step of learning is a choice, for what leaves none plays itself, and workers finish what they began;
of the 1,716 sets of dice that can be rerolled it learns 143; points are rewarded when they are
in sight, not at the end.
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from curve import draw
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv
from torch import nn

import tablestead as ts
from tablestead.games.ages import material as m

GREEDY = 55.6
"""`tablestead arena ages greedy --players 1 --games 1000 --seed 1`"""
GAME = ts.game("ages")
SPACE = ts.research.space("ages")
AT = {entry.name: slice(entry.first, entry.first + entry.count) for entry in SPACE.entries}
OWN = AT["seat1.food"].start
"""What comes behind belongs to seats that nobody has."""
LARGEST = np.concatenate([np.full(one.count, min(one.high, 20)) for one in SPACE.entries])[:OWN]
TEXTS = [SPACE.text(index).split() for index in range(SPACE.actions)]
BUILDS = {SPACE.action(index) for index, (verb, *_) in enumerate(TEXTS) if verb == "build"}
PLAIN = next(index for index, (verb, *_) in enumerate(TEXTS) if verb == "swap")
"""The actions before it are learned as they are; what other editions and players bring comes behind."""
ALL = m.MAX_DICE
WAYS = [(0, 1, ALL) if face in ("food", "skull") else (0, ALL) for face in m.FACE_IDS]
KEPT = np.array([kept for kept in itertools.product(*WAYS) if min(kept) < ALL])
"""Behind them: so many dice of each face are kept, and all others rerolled."""
CODE = 8 ** np.arange(m.FACES)
"""Makes one number of how many dice show each face."""
REROLL = np.full(8**m.FACES, -1)
"""The action that rerolls so many dice of each face, by that number."""
for index, (verb, *dice) in enumerate(TEXTS):
    if verb == "reroll":
        REROLL[sum(CODE[m.FACE_IDS.index(face)] for face in dice)] = index
REWARD = 0.1
ROUNDS, CITY, COIN = m.SOLO_ROUNDS[0], 0.8, 0.15
"""The rounds of a game, what a die more brings in each of them, and a coin's worth of goods once."""


def features(numbers: np.ndarray) -> np.ndarray:
    """What the network sees: numbers of about the same size, and the step of the turn as one of many."""
    step, buying = numbers[:, AT["step"].start], numbers[:, AT["buying"].start]
    return np.hstack([numbers[:, :OWN] / LARGEST, np.eye(16)[step], np.eye(18)[buying]]).astype(np.float32)


def prospects(numbers: np.ndarray) -> np.ndarray:
    """What will be made of goods, of dice and of what is half built: credit comes when it is earned.

    It is gone by the end of a game, whose rewards add up to its points all the same.
    """
    left = np.clip(ROUNDS - numbers[:, AT["round"].start], 0, None)
    goods = numbers[:, AT["seat0.goods"]]
    coins = (goods * (goods + 1) // 2) @ np.arange(1, m.KINDS + 1)
    built = np.clip(numbers[:, AT["seat0.boxes"]], 0, None) / np.array(m.BUILDING_BOXES)
    cities, monuments = built[:, : m.CITIES].sum(1), built[:, m.CITIES :]
    half = np.where(monuments < 1, monuments, 0) @ np.array(m.MONUMENT_FIRST)
    return half + COIN * coins + CITY * left * cities


def rerolls(numbers: np.ndarray) -> np.ndarray:
    """The action behind each row of KEPT, as the dice lie; -1 where there are not as many to reroll."""
    again = numbers[:, None, AT["dice"]] - KEPT
    return np.where(((again > 0) | (KEPT == ALL)).all(2), REROLL[np.clip(again, 0, None) @ CODE], -1)


class Games(VecEnv):
    """Games side by side as Stable-Baselines3 wants them; the rewards of a game add up to its points."""

    def __init__(self, n: int, seed: int) -> None:
        self.dealers, self.render_mode = [ts.Dealer(seed * n + number) for number in range(n)], None
        self.states = [GAME.start(players=1) for _ in self.dealers]
        self.numbers = np.empty((n, SPACE.observation_size), np.int16)
        self.legal = np.empty((n, SPACE.actions), np.uint8)
        self.finals: list[float] = []
        for number in range(n):
            self.go_on(number)
        self.worth = self.look()
        size, actions = features(self.numbers).shape[1], self.masks.shape[1]
        super().__init__(n, gymnasium.spaces.Box(-1, 50, (size,)), gymnasium.spaces.Discrete(actions))

    def go_on(self, number: int, action: int = -1) -> None:
        """Up to the next choice: chance, what leaves none, and the workers of a building that was begun."""
        state, dealer = self.states[number], self.dealers[number]
        while state.player != ts.OVER:
            if state.player == ts.CHANCE:
                state.apply(dealer.draw(state))
                continue
            legal = state.legal()
            if len(legal) > 1 and not (action in BUILDS and action in legal):
                break
            state.apply(action if len(legal) > 1 else legal[0])
        else:
            return
        state.observe(0, self.numbers[number])
        state.mask(self.legal[number])

    def look(self) -> np.ndarray:
        """What the actions of the agent mean now and which are legal; gives what the games are worth."""
        sets = rerolls(self.numbers)
        plain = np.broadcast_to(np.arange(PLAIN), (len(sets), PLAIN))
        self.meaning = np.hstack([plain, sets])
        self.masks = np.take_along_axis(self.legal, self.meaning, 1).astype(bool) & (self.meaning >= 0)
        return prospects(self.numbers) + [state.scores()[0] for state in self.states]

    def reset(self) -> np.ndarray:
        return features(self.numbers)

    def step_async(self, actions: np.ndarray) -> None:
        self.chosen = self.meaning[np.arange(self.num_envs), actions]

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        ends, finals = np.zeros(self.num_envs, bool), np.zeros(self.num_envs)
        for number, index in enumerate(self.chosen.tolist()):
            action = SPACE.action(index)
            self.states[number].apply(action)
            self.go_on(number, action)
            if self.states[number].player == ts.OVER:
                ends[number], finals[number] = True, self.states[number].scores()[0]
                self.states[number] = GAME.start(players=1)
                self.go_on(number)
        before, self.worth = self.worth, self.look()
        self.finals += finals[ends].tolist()
        rewards = REWARD * (np.where(ends, finals, self.worth) - before)
        return features(self.numbers), rewards.astype(np.float32), ends, [{} for _ in self.states]

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
        pass


class Watch(BaseCallback):
    """Ends in time, and notes the mean of the games that ended since the last line."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.began, self.seconds, self.curve = time.process_time(), 60 * minutes, []
        self.began_wall = time.monotonic()

    def spent(self) -> float:
        return time.process_time() - self.began

    def left(self) -> float:
        """The share of the time that is left."""
        return max(0.0, 1 - self.spent() / self.seconds)

    def _on_rollout_end(self) -> None:
        finals = self.training_env.finals
        if len(finals) >= 2000:
            self.curve.append((self.spent() / 60, float(np.mean(finals))))
            print(
                f"{self.spent() / 60:5.1f} min ({(time.monotonic() - self.began_wall) / 60:.1f} by the clock)"
                f"  {self.num_timesteps:9} choices  mean {self.curve[-1][1]:.1f}",
                flush=True,
            )
            finals.clear()

    def _on_step(self) -> bool:
        return self.spent() < self.seconds


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
    parser.add_argument("--minutes", type=float, default=20, help="of the processor")
    parser.add_argument("--envs", type=int, default=256)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1000, help="for the evaluation at the end")
    parser.add_argument("--curve", type=Path)
    chosen = parser.parse_args(arguments)
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)  # a third of a step
    watch = Watch(chosen.minutes)
    model = MaskablePPO(
        "MlpPolicy", Games(chosen.envs, chosen.seed), n_steps=48, batch_size=2048, n_epochs=3, gamma=1.0,
        learning_rate=lambda _: 1e-3 * watch.left() + 5e-5, gae_lambda=0.95, ent_coef=0.005, seed=chosen.seed,
        device="cpu", policy_kwargs={"net_arch": [128, 128], "activation_fn": nn.ReLU},
    )  # fmt: skip
    model.learn(10**9, callback=watch)
    finals = evaluate(model, chosen.games, chosen.seed + 10**6)
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
