"""The games, one package each, all with the same files; other packages add theirs by entry points."""

from __future__ import annotations

from typing import Final, Literal, overload

from tablestead.engine.errors import OptionError
from tablestead.engine.game import Game
from tablestead.engine.plugins import Plugins
from tablestead.games.ages.game import Ages
from tablestead.games.keyflower.game import Keyflower
from tablestead.games.milestones.game import Milestones

_GAMES: Final[dict[str, Game]] = {game.id: game for game in (Ages(), Milestones(), Keyflower())}
_PLUGINS: Final = Plugins("tablestead.games", Game)
"""An entry point has the id of its game as name, and is a Game or gives one when it is called."""


def game_ids() -> list[str]:
    """The ids of all games; those of plugins that are broken are left out."""
    return [*_GAMES, *(id for id in _PLUGINS.games() if id not in _GAMES and _PLUGINS.working(id))]


@overload
def game(id: Literal["ages"]) -> Ages: ...
@overload
def game(id: Literal["milestones"]) -> Milestones: ...
@overload
def game(id: Literal["keyflower"]) -> Keyflower: ...
@overload
def game(id: str) -> Game: ...
def game(id: str) -> Game:
    """The game with this id."""
    if id in _GAMES:
        return _GAMES[id]
    _PLUGINS.refuse_broken(id)
    for found in _PLUGINS.working(id):
        assert isinstance(found, Game)
        return found
    raise OptionError("error-game-unknown", {"game": str(id)[:60], "allowed": ", ".join(game_ids())})
