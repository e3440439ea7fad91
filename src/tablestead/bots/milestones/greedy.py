"""A reasonable beginner: the best rule of thumb at every step."""

from __future__ import annotations

from tablestead.bots.milestones.heuristic import Heuristic
from tablestead.bots.player import Bot
from tablestead.bots.search.scores import best_with_noise
from tablestead.engine.game import Game, State
from tablestead.engine.rng import Rng
from tablestead.games.milestones.rules import MilestonesState


class GreedyBot(Bot):
    """Plans its lap by the board as it stands, and looks no further."""

    def __init__(self, game: Game, seat: int, budget: float, rng: Rng, noise: float = 0.0) -> None:
        super().__init__(game, seat, budget, rng)
        self.heuristic = Heuristic()
        self.noise = noise
        """It errs by up to so many points about what an action is worth."""

    def decide(self, state: State, legal: list[int]) -> int:
        assert isinstance(state, MilestonesState)
        self.heuristic.forget()
        self.heuristic.score(state, legal)
        return best_with_noise(self.heuristic.scores, legal, self.noise, self.rng)
