"""PettingZoo: a game as an AEC environment, `env("keyflower", players=4)`.

Importing this module registers them too: `pettingzoo.make("aec", "tablestead/keyflower-v0", players=4)`.
The three wrappers that PettingZoo's own board games wear (TerminateIllegal with −1, AssertOutOfBounds,
OrderEnforcing) are built into the environment: their look-ups of attributes would take longer than a whole
step of a game. A test plays both side by side.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tablestead.engine.game import CHANCE, OVER, State
from tablestead.research.extras import missing

try:
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, aec_registry, register
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.env_logger import EnvLogger

    from tablestead.research.tables import RENDER_MODES, Tables
except ModuleNotFoundError as error:
    raise missing(error) from None

Mask = npt.NDArray[np.int8]
Observation = dict[str, npt.NDArray[Any]]

ILLEGAL: Final = -1.0
"""What an illegal action is rewarded with; it ends the game for all."""
FROM_RESET_ON: Final = ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos")


class LegalActions(spaces.Discrete):
    """The actions of a game; `sample()` without a mask takes one that is legal now, if its agent decides."""

    def __init__(self, env: Environment, agent: str, n: int) -> None:
        super().__init__(n)
        self._env, self._agent = env, agent

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self._env.mask_of(self._agent)
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[type, tuple[int]]:
        """Elsewhere it is a space as any other: there is no game to look at."""
        return spaces.Discrete, (int(self.n),)


class Environment(AECEnv[str, Observation, int | None], EzPickle):
    """A game whose seats are the agents `player_0`, `player_1`, …; chance happens between their steps."""

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        reward: str = "win",
        **options: object,
    ) -> None:
        """`max_cycles` cuts a game off after so many decisions; options are those of the game."""
        EzPickle.__init__(self, game, render_mode, max_cycles, reward, **options)
        super().__init__()
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles is at least 1, not {max_cycles}")
        self._tables = Tables(game, reward, render_mode, options)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        space = self._tables.space
        self._most = max_cycles or 2**63
        self._size, self._count = space.observation_size, space.actions
        self._actions = self._tables.actions
        self.possible_agents = [f"player_{seat}" for seat in range(self._tables.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = self._tables.bounds()
        self._action_spaces = {agent: LegalActions(self, agent, self._count) for agent in self._seats}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (self._count,), np.int8),
                }
            )
            for agent in self._seats
        }
        self._legal = np.zeros(self._count, np.int8)
        """Of the agent that decides; others are given copies of it."""
        self._state: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: the numbers of `ts.research.space(game)`, and the mask of its legal actions."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same actions for all agents."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed chance goes on where it is. The options of a game belong to `env`."""
        self._state = self._tables.new(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._cycles = 0
        self._updated = True
        self._go_on(self._state)

    def _go_on(self, state: State) -> None:
        """Let chance happen; then somebody decides, or the game is over."""
        player = state.player
        while player == CHANCE:
            state.apply_trusted(state.sample(self._tables.rng))
            player = state.player
        if player == OVER:
            self._end(self._tables.results(state), self.terminations)
        else:
            self.agent_selection = self.possible_agents[player]
            state.mask(self._legal)
            if self._cycles >= self._most:
                self._end([0.0] * len(self.agents), self.truncations)

    def _end(self, rewards: list[float], flags: dict[str, bool]) -> None:
        """Over for all: every agent takes a last step, with None."""
        for agent, result in zip(self.agents, rewards, strict=True):
            self.rewards[agent] = result
            flags[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def step(self, action: int | None) -> None:
        """Play the action of the agent that is selected; an illegal one ends the game, with −1 for it."""
        state = self._state
        if state is None:
            raise AssertionError("reset() needs to be called before step.")
        self._updated = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if type(action) is not int:
            assert self._action_spaces[agent].contains(action), "action is not in action space"
            action = int(action)  # type: ignore[arg-type]  # an integer of NumPy
        assert 0 <= action < self._count, "action is not in action space"
        self._cumulative_rewards[agent] = 0.0
        if not self._legal[action]:
            self._lose(agent)
            return
        self._cycles += 1
        state.apply_trusted(self._actions[action])
        self._go_on(state)
        if self.render_mode == "human":
            self.render()

    def _lose(self, agent: str) -> None:
        """An illegal action, by the convention of TerminateIllegalWrapper."""
        EnvLogger.warn_on_illegal_move()
        self.truncations = dict.fromkeys(self.agents, True)
        lost = [ILLEGAL if other == agent else 0.0 for other in self.agents]
        self._end(lost, self.terminations)

    def mask_of(self, agent: str) -> Mask:
        """1 for each legal action of the agent that decides; 0 for all of all others'."""
        over = self.terminations.get(agent, True) or self.truncations[agent]
        if agent != self.agent_selection or over:
            return np.zeros(self._count, np.int8)
        return self._legal.copy()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, now; the arrays are its own."""
        if self._state is None:
            raise AssertionError("reset() needs to be called before observe.")
        numbers = np.empty(self._size, np.int16)
        self._state.observe(self._seats[agent], numbers)
        return {"observation": numbers, "action_mask": self.mask_of(agent)}

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order in which they decide, a step between any two."""
        if self._state is None:
            raise AssertionError("reset() needs to be called before agent_iter().")
        return self._in_turn(max_iter)

    def _in_turn(self, max_iter: int) -> Iterator[str]:
        for _ in range(max_iter):
            if not self.agents:
                return
            assert self._updated, "need to call step() or reset() in a loop over `agent_iter`"
            self._updated = False
            yield self.agent_selection

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table as the agent sees it that decides: as text, as a picture, or printed."""
        if self._state is None:
            raise AssertionError("reset() needs to be called before render.")
        return self._tables.render(self._state)

    def close(self) -> None:
        """There is nothing to give back."""

    def __getattr__(self, name: str) -> Any:
        if name in FROM_RESET_ON:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")


def env(game: str, **arguments: Any) -> Environment:
    """A game as an AEC environment: `env("ages", players=3, trade=True, render_mode="ansi")`."""
    return Environment(game, **arguments)


def parallel_env(game: str, **arguments: Any) -> Any:
    """The same as PettingZoo's parallel kind: of all actions that of the agent counts that decides."""
    return turn_based_aec_to_parallel(env(game, **arguments))


raw_env = Environment
"""The name by PettingZoo's custom; nothing is wrapped around it."""

for _game in ("ages", "milestones", "keyflower"):
    _id = f"tablestead/{_game}-v0"
    if _id not in aec_registry:
        register("aec", _id, f"{__name__}:env", kwargs={"game": _game})
        register("parallel", _id, f"{__name__}:parallel_env", kwargs={"game": _game})
