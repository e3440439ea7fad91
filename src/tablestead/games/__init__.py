"""The titles, one package each, all with the same files."""

from __future__ import annotations

from tablestead.engine.errors import OptionError
from tablestead.engine.game import Game
from tablestead.games.ages.game import Ages
from tablestead.games.keyflower.game import Keyflower
from tablestead.games.milestones.game import Milestones

_GAMES: dict[str, Game] = {game.id: game for game in (Ages(), Milestones(), Keyflower())}


def game_ids() -> list[str]:
    """The ids of all games."""
    return list(_GAMES)


def game(id: str) -> Game:
    """The game with this id."""
    if id not in _GAMES:
        raise OptionError("error-game-unknown", {"game": str(id)[:60], "allowed": ", ".join(_GAMES)})
    return _GAMES[id]
