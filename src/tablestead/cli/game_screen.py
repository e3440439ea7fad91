"""What a game brings to the terminal: one module each, found by the id of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeVar

import tablestead as ts
from tablestead.cli import ages, keyflower, milestones
from tablestead.cli.generic import GenericScreen
from tablestead.cli.menu import Menu
from tablestead.cli.screen import Screen
from tablestead.engine.choice import Choice, Event
from tablestead.engine.plugins import Plugins

View = TypeVar("View", contravariant=True)


class GameScreen(Protocol[View]):
    """What such a module offers; the view is the game's own."""

    EXAMPLE_LINE: str
    """A line of notation, for the help."""
    EXAMPLE_RULE: str
    """The id of a rule."""
    EXAMPLE_TERM: str
    """A term worth searching the rules for."""

    # The table

    def show_sheets(self, screen: Screen, view: View, whole: bool) -> None:
        """What lies on the table: at the beginning of a turn, or the whole of it when asked for."""

    def show_scores(self, screen: Screen, view: View, places: list[int]) -> None:
        """The final score with its parts."""

    def show_legend(self, screen: Screen) -> None:
        """What letters and signs mean, and the game's own ways to type a move."""

    def show_piece(self, screen: Screen, text: str) -> bool:
        """What a piece does, when the text names one; whether it does."""

    def sentences(self, screen: Screen, events: Sequence[Event]) -> list[str]:
        """What happened, line by line."""

    # A decision

    def show_decision(self, screen: Screen, view: View, choices: Sequence[Choice]) -> None:
        """What has to be known for it, and what is expected."""

    def menu(self, view: View, choices: Sequence[Choice]) -> Menu:
        """What each number means, in the order shown; empty where `shortcut` reads all numbers."""

    def label(self, screen: Screen, view: View, choice: Choice) -> str:
        """A choice in words, with what it brings."""

    def shortcut(self, view: View, line: str) -> str:
        """The notation for a line typed in the game's own short way, else nothing."""


class RealScreen(GameScreen[View], Protocol[View]):
    """A game without secrets adds how chance is typed in by people who roll and draw by themselves."""

    def show_chance(self, screen: Screen, view: View) -> None:
        """What is to be rolled or drawn, and how to type it."""

    def chance_prompt(self, screen: Screen) -> str:
        """Stands before what is typed."""

    def chance_notation(self, view: View, line: str) -> str:
        """The notation for what was typed."""


_REAL: Final[dict[str, RealScreen[Any]]] = {"ages": ages, "milestones": milestones}
_SCREENS: Final[dict[str, GameScreen[Any]]] = {**_REAL, "keyflower": keyflower}
_PLUGINS: Final = Plugins("tablestead.screens", object)
"""An entry point has the id of a game as name, and is a module or another object that is a GameScreen."""


def screen_of(game: str) -> GameScreen[Any]:
    """What shows a game; one that brings nothing of its own is shown by its view and choices."""
    if game not in _SCREENS:
        found: list[Any] = _PLUGINS.working(game)
        _SCREENS[game] = found[0] if found else GenericScreen(ts.game(game))
    return _SCREENS[game]


def real_screen_of(game: str) -> RealScreen[Any]:
    """The same, where pieces are real."""
    if game not in _REAL:
        own: Any = screen_of(game)
        _REAL[game] = own if hasattr(own, "show_chance") else GenericScreen(ts.game(game))
    return _REAL[game]
