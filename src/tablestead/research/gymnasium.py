"""Gymnasium: one seat of a game, the others are bots; `gymnasium.make("tablestead/Ages-v0")`.

Importing this module registers the environments; `make("tablestead.research.gymnasium:tablestead/Ages-v0")`
imports it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

from tablestead.bots import Bot, bot, check_name
from tablestead.engine.errors import OptionError
from tablestead.engine.game import CHANCE, OVER, State
from tablestead.research import batch
from tablestead.research.extras import missing

try:
    import gymnasium
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from tablestead.research.batches import Batch
    from tablestead.research.tables import RENDER_MODES, Tables
except ModuleNotFoundError as error:
    raise missing(error) from None

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]
Info = dict[str, Any]

ILLEGAL: Final = -1.0
"""What an illegal action is rewarded with; it ends the game."""


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat of a game. Chance and the bots at the other seats play between its decisions."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "greedy",
        seat: int = 0,
        render_mode: str | None = None,
        reward: str = "win",
        **options: object,
    ) -> None:
        """`opponents`: one bot for all others, or one for each in the order of play. Seats count from 0."""
        self._tables = Tables(game, reward, render_mode, options)
        self.render_mode = render_mode
        players = self._tables.players
        if not 0 <= seat < players:
            raise ValueError(f"seat is one of 0 to {players - 1}, not {seat!r}")
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            allowed = {"option": "opponents", "value": str(len(names)), "allowed": str(players - 1)}
            raise OptionError("error-option-value", allowed)
        for name in names:
            check_name(name, self._tables.game.id)
        self.seat = seat
        self.opponents = names
        low, high = self._tables.bounds()
        self.observation_space = spaces.Box(low, high, dtype=np.int16)
        self.action_space = spaces.Discrete(self._tables.space.actions)
        self._bots: dict[int, Bot] = {}
        self._state: State | None = None

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Numbers, Info]:
        """A new game, played up to the first decision; without a seed chance goes on where it is."""
        super().reset(seed=seed)
        tables = self._tables
        self._state = state = tables.new(seed)
        players = tables.players
        self._bots = {}
        for number, name in enumerate(self.opponents, start=1):
            other = (self.seat + number) % players
            chance = int(tables.rng.next32())
            self._bots[other] = bot(name, tables.game, tables.settled, other, seed=chance)
        self._go_on(state)
        return self._observation(state), self._info(state)

    def _go_on(self, state: State) -> None:
        """Chance and the bots, until this seat decides or the game is over."""
        while state.player != self.seat and state.player != OVER:
            if state.player == CHANCE:
                state.apply_trusted(state.sample(self._tables.rng))
            else:
                for action in self._answer(state):
                    state.apply(action)

    def _answer(self, state: State) -> list[int]:
        """The line of the bot that decides; it knows what its seat knows."""
        seat = state.player
        bot = self._bots[seat]
        if type(bot).choose is not Bot.choose:
            return bot.choose(state.view(seat))
        known = state.copy()  # the same without the way over a view, which takes most of the time
        if self._tables.game.hidden:
            known.redeal(seat, self._tables.rng)
        return bot.play(known)

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, Info]:
        """Play an action; the reward comes with the end. An illegal one ends the game, rewarded with −1."""
        state = self._state
        if state is None or state.player == OVER:
            raise gymnasium.error.ResetNeeded("reset() begins a game")
        if not self.action_space.contains(action):
            raise gymnasium.error.InvalidAction(f"{action!r} is not in {self.action_space}")
        chosen = self._tables.actions[int(action)]
        refusal = state.why_not(chosen)
        if refusal is not None:
            numbers = self._observation(state)
            self._state = None
            return numbers, ILLEGAL, True, False, {"action_mask": self._no_mask(), "illegal": str(refusal)}
        state.apply_trusted(chosen)
        self._go_on(state)
        over = state.player == OVER
        reward = self._tables.results(state)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(state), reward, over, False, self._info(state)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, as MaskablePPO of sb3-contrib asks for them."""
        return self._mask().astype(np.bool_)

    def _mask(self) -> Mask:
        mask = self._no_mask()
        if self._state is not None:
            self._state.mask(mask)
        return mask

    def _no_mask(self) -> Mask:
        return np.zeros(self._tables.space.actions, np.int8)

    def _observation(self, state: State) -> Numbers:
        numbers = np.empty(self._tables.space.observation_size, np.int16)
        state.observe(self.seat, numbers)
        return numbers

    def _info(self, state: State) -> Info:
        """The mask; at the end also the points and places by seat."""
        info: Info = {"action_mask": self._mask()}
        if state.player == OVER:
            info |= {"scores": np.array(state.scores()), "places": np.array(state.places())}
        return info

    def render(self) -> Any:
        """The table as this seat sees it while it decides."""
        if self._state is None:
            raise gymnasium.error.ResetNeeded("reset() begins a game")
        return self._tables.render(self._state)


class BatchEnv(VectorEnv[Numbers, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Games side by side (`ts.batch`); in each of them whoever decides is the agent.

    A game that ends begins anew with the same step: `terminations` tells of it, and the reward is that of the
    seat that made the last move. `info` has the masks, who decides, and the rewards of all seats. No game is
    ever truncated, so that no last observation is missed.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self, num_envs: int, game: str, reward: str = "win", copy: bool = True, **options: object
    ) -> None:
        """`copy=False` gives the arrays of the batch themselves, which the next step overwrites."""
        self._tables = Tables(game, reward, None, options)
        self._arguments: dict[str, Any] = {"reward": reward, **options}
        self._copy = copy
        self._batch: Batch | None = None
        self.num_envs = num_envs
        low, high = self._tables.bounds()
        self.single_observation_space = spaces.Box(low, high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(self._tables.space.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[Numbers, Info]:
        """New games in all places; a list has a seed for each."""
        seeds = (
            [secrets.randbits(62) if one is None else one for one in seed] if isinstance(seed, list) else seed
        )
        given = secrets.randbits(30) if seeds is None else seeds
        if self._batch is not None:
            self._batch.close()
        self._batch = batch(self._tables.game.id, self.num_envs, seed=given, **self._arguments)
        return self._own(self._batch.observations), self._told(self._batch)

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Numbers, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Info]:
        """An action in every game; an illegal one raises IllegalAction, and none is played."""
        games = self._batch
        if games is None:
            raise gymnasium.error.ResetNeeded("reset() begins the games")
        decided = games.players.copy()
        games.step(actions)
        rewards = games.rewards[np.arange(self.num_envs), decided]
        ends = games.ends.astype(np.bool_)
        return self._own(games.observations), rewards, ends, np.zeros_like(ends), self._told(games)

    def _told(self, games: Batch) -> Info:
        told: dict[str, npt.NDArray[Any]] = {
            "action_mask": games.masks,
            "player": games.players,
            "rewards": games.rewards,
        }
        info = {name: self._own(array) for name, array in told.items()}
        return info | {f"_{name}": np.ones(self.num_envs, np.bool_) for name in told}

    def _own(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self._copy else array

    def close_extras(self, **_: Any) -> None:
        """End what the batch holds."""
        if self._batch is not None:
            self._batch.close()


ENVIRONMENTS: Final = {"ages": 1, "milestones": 2, "keyflower": 4}
"""By game: how many play where nobody says so; Roll Through the Ages alone."""


def register() -> None:
    """Make the environments known to `gymnasium.make` and `make_vec`."""
    for game, players in ENVIRONMENTS.items():
        id = f"tablestead/{game.capitalize()}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point=f"{__name__}:BatchEnv",
                kwargs={"game": game, "players": players},
            )


register()
