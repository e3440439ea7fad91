"""A reasonable beginner: the best rule of thumb at every step."""

from __future__ import annotations

from tablestead.bots.keyflower.heuristic import Heuristic
from tablestead.bots.player import Bot
from tablestead.engine.game import Game, State
from tablestead.engine.rng import Rng
from tablestead.games.keyflower.rules.position import KeyflowerState


class GreedyBot(Bot):
    """Takes the placement that is worth most by itself, and looks no further."""

    def __init__(self, game: Game, seat: int, budget: float, rng: Rng) -> None:
        super().__init__(game, seat, budget, rng)
        self.heuristic = Heuristic()

    def decide(self, state: State, legal: list[int]) -> int:
        assert isinstance(state, KeyflowerState)
        return self.heuristic.best(state, legal)
