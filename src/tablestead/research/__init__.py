"""The research bench: observations, legal masks and actions as fixed rows of numbers, for learning programs.

NumPy and the tools of the field come with `pip install 'tablestead[research]'`; nothing here needs them
before it is used.
"""

from __future__ import annotations

from tablestead.engine.game import Game
from tablestead.engine.space import Entry, Space
from tablestead.games import game as _game_of

__all__ = ["Entry", "Space", "space"]


def space(game: str | Game) -> Space:
    """The observations and actions of a game; an OptionError where it brings none."""
    return (_game_of(game) if isinstance(game, str) else game).space()
