"""The search with what it is told of Milestones."""

from __future__ import annotations

from tablestead.bots.milestones.model import MilestonesModel
from tablestead.bots.search.bot import SearchBot
from tablestead.engine.game import Game
from tablestead.engine.rng import Rng


class MctsBot(SearchBot):
    """As many simulations a turn as asked for, or as its seconds allow."""

    def __init__(
        self,
        game: Game,
        seat: int,
        budget: float,
        rng: Rng,
        simulations: int,
        model: MilestonesModel | None = None,
    ) -> None:
        super().__init__(game, seat, budget, rng, model or MilestonesModel(), simulations)
