"""Players of other programs in our arena: `tablestead arena ages planner openspiel:100`."""

from __future__ import annotations

from typing import Final

from tablestead.bots import Bot, BotSpec
from tablestead.engine.game import Game
from tablestead.engine.rng import Rng
from tablestead.research import missing


def _searching(game: Game, seat: int, budget: float, rng: Rng, simulations: int) -> Bot:
    """OpenSpiel's search; its package is loaded when somebody plays it."""
    try:
        from tablestead.research.openspiel import SearchBot
    except ModuleNotFoundError as error:
        raise missing(error, "openspiel") from error
    return SearchBot(game, seat, budget, rng, simulations)


AGES: Final = BotSpec("ages", "openspiel", _searching, searches=True, offered=False)
MILESTONES: Final = BotSpec("milestones", "openspiel", _searching, searches=True, offered=False)
KEYFLOWER: Final = BotSpec("keyflower", "openspiel", _searching, searches=True, offered=False)
