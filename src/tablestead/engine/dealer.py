"""The Dealer holds all randomness of a table, outside the state."""

from __future__ import annotations

from tablestead.engine.game import RANDOM, Game, State, Value
from tablestead.engine.rng import OsRng, Rng


class Dealer:
    """Draws what is left to chance: from a seed, or unpredictably without one."""

    def __init__(self, seed: int | None = None) -> None:
        self.rng: Rng = OsRng() if seed is None else Rng(seed)
        """Where the numbers come from."""

    def settle(self, game: Game, **options: object) -> dict[str, Value]:
        """All options of a game, what was left to chance drawn now."""
        settled = game.check(options, settled=False)
        for name in list(settled):
            if settled[name] == RANDOM:
                settled[name] = game.settle_option(name, settled, self.rng)
        return game.check(settled)

    def draw(self, state: State) -> int:
        """The next chance event of a state that waits for one."""
        return state.sample(self.rng)
