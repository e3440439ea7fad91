"""`ts.batch`: many games side by side, in arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tablestead.engine.arrays import Rows
from tablestead.engine.batch import POINTS, WIN, Arrays
from tablestead.engine.errors import OptionError
from tablestead.engine.game import Game
from tablestead.research.crews import Crew, Job, Processes, Threads, layout_of, one_at_a_time

GAMES_OF_A_SEED: Final = 1 << 32
"""So many seeds of games lie between two seeds of batches."""


def whole(name: str, value: object, least: int) -> int:
    """A whole number that is large enough."""
    if not isinstance(value, int | np.integer) or isinstance(value, bool) or value < least:
        raise ValueError(f"{name} is a whole number from {least} on, not {value!r}")
    return int(value)


def seeds_of(seed: int | Sequence[int], n: int) -> list[int]:
    """A seed for every game: given one by one, or made of one for all."""
    if isinstance(seed, int | np.integer) and not isinstance(seed, bool):
        return [int(seed) * GAMES_OF_A_SEED + number for number in range(n)]
    if isinstance(seed, str | bytes | bool) or not isinstance(seed, Sequence | np.ndarray):
        raise TypeError(f"seed is a whole number, or one for each game, not {seed!r}")
    if len(seed) != n:
        raise ValueError(f"{n} seeds are needed, not {len(seed)}")
    return [int(one) for one in seed]


class Batch:
    """Games of one title that are stepped together; each is shown to the seat that decides in it.

    After `step` the arrays tell of the next decision of every game: what is left to chance has been drawn,
    and a game that ended has begun anew; its row of `rewards` is that of the game that ended.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        seed: int | Sequence[int],
        reward: str = WIN,
        workers: int = 1,
        arrays: Mapping[str, NDArray[Any]] | None = None,
        **options: object,
    ) -> None:
        self.game = game
        """The game."""
        self.n = whole("n", n, 1)
        """How many games there are."""
        self.seeds: list[int] = seeds_of(seed, self.n)
        """The seed of every game: all its chance comes from `ts.Dealer(seed)`, one game after another."""
        if reward not in (WIN, POINTS):
            fault = {"option": "reward", "value": str(reward)[:60], "allowed": f"{WIN}, {POINTS}"}
            raise OptionError("error-option-value", fault)
        layout = layout_of(game.space(), self.n)
        job = Job(game.id, game.check(options, settled=False), self.seeds, reward, layout)
        given = dict(arrays or {})
        if unknown := set(given) - set(layout):
            raise ValueError(f"there is no array {min(unknown)!r}: {', '.join(layout)}")
        workers = min(whole("workers", workers, 1), self.n)
        made = {name: np.zeros(shape, dtype) for name, (shape, dtype) in layout.items()} | given
        Arrays(game.space(), self.n, **made)  # raises an error that names what is wrong with one of them
        self._crew: Crew
        self._copies: list[tuple[NDArray[Any], NDArray[Any]]] = []
        if workers > 1 and one_at_a_time():
            self._crew = processes = Processes(job, workers)
            made = processes.arrays | given
            self._copies = [(given[name], processes.arrays[name]) for name in given]
        else:
            self._crew = Threads(job, game, made, workers)
        self.observations: NDArray[np.int16] = made["observations"]
        """What the seat that decides may know: n rows of `space.observation_size` int16."""
        self.masks: NDArray[np.uint8] = made["masks"]
        """Its legal actions: n rows of `space.actions` uint8."""
        self.rewards: NDArray[np.float32] = made["rewards"]
        """0, and at an end the result of every seat: n rows of `space.max_players` float32."""
        self.players: NDArray[np.int8] = made["players"]
        """The seat that decides in every game: n int8."""
        self.ends: NDArray[np.uint8] = made["ends"]
        """1 where a game ended with this step: n uint8."""
        self._copy()

    def step(self, actions: object) -> None:
        """Play an action in every game; with an illegal one, IllegalAction names it and none is played."""
        chosen = np.asarray(actions)
        if not np.issubdtype(chosen.dtype, np.integer):
            raise TypeError(f"actions are whole numbers, not {chosen.dtype}")
        if chosen.shape != (self.n,):
            raise ValueError(f"an array of shape {(self.n,)} is needed, not {chosen.shape}")
        self._crew.step(chosen.tolist())
        self._copy()

    def random_actions(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """A legal action for every game, each equally likely, drawn from the seed of that game."""
        found = np.empty(self.n, np.int64) if out is None else out
        Rows(found, "lqi", "int64 or int32", (self.n,)).put(0, self._crew.random_actions())
        return found

    def close(self) -> None:
        """Let the workers of a batch go; it cannot be stepped any more."""
        self._crew.close()

    def __repr__(self) -> str:
        return f"<Batch: {self.n} games of {self.game.id!r}>"

    def _copy(self) -> None:
        """With workers the arrays lie in shared memory; those that a caller brought are copies."""
        for given, shared in self._copies:
            np.copyto(given, shared, casting="unsafe")
