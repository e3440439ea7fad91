"""What the doors share: one table after the other, its results, its picture."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Final

import numpy as np
import numpy.typing as npt

from tablestead.engine.batch import POINTS, WIN, leads, win_shares
from tablestead.engine.dealer import Dealer
from tablestead.engine.errors import OptionError
from tablestead.engine.game import State
from tablestead.games import game as find_game

RENDER_MODES: Final = ("human", "ansi", "rgb_array")


class Tables:
    """The games of one environment: its options, checked once, and the chance of all of them."""

    def __init__(
        self, game_id: str, reward: str, render_mode: str | None, options: Mapping[str, object]
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        if reward not in (WIN, POINTS):
            fault = {"option": "reward", "value": str(reward)[:60], "allowed": f"{WIN}, {POINTS}"}
            raise OptionError("error-option-value", fault)
        self.game = find_game(game_id)
        self.space = self.game.space()
        self._reward = leads if reward == POINTS else win_shares
        self.render_mode = render_mode
        self.options = self.game.check(options, settled=False)
        self.players = int(self.options["players"])
        self.actions = [self.space.action(index) for index in range(self.space.actions)]
        """Those of the engine, by their number in the space."""
        self.rng = Dealer(secrets.randbits(62)).rng
        """The chance of all games; unpredictable until a seed is given."""

    def new(self, seed: int | None) -> State:
        """The first position of a new game; without a seed chance goes on where it is."""
        dealer = Dealer(0 if seed is None else int(seed))
        if seed is None:
            dealer.rng = self.rng
        self.rng = dealer.rng
        self.settled = dealer.settle(self.game, **self.options)
        return self.game.start(**self.settled)

    def bounds(self) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
        """The least and the most that each number of an observation can be."""
        low, high = (np.zeros(self.space.observation_size, np.int16) for _ in range(2))
        for entry in self.space.entries:
            low[entry.first : entry.first + entry.count] = entry.low
            high[entry.first : entry.first + entry.count] = entry.high
        return low, high

    def results(self, state: State) -> list[float]:
        """What every seat is rewarded with at the end."""
        return self._reward(state)

    def render(self, state: State) -> str | npt.NDArray[np.uint8] | None:
        """The table as the seat sees it that decides: printed, as text, or as a picture."""
        if self.render_mode == "rgb_array":
            from tablestead.research.drawing import picture  # Pillow takes its time

            return picture(self.game.id, str(state))
        if self.render_mode == "human":
            print(state)
        return str(state) if self.render_mode == "ansi" else None
