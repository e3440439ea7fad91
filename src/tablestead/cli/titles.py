"""What a title brings to the terminal: one module each, found by the id of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from tablestead.cli import ages, keyflower, milestones
from tablestead.cli.menu import Menu
from tablestead.cli.screen import Screen
from tablestead.engine.choice import Choice, Event

View = TypeVar("View", contravariant=True)


class Title(Protocol[View]):
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
        """What letters and signs mean, and the title's own ways to type a move."""

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
        """The notation for a line typed in the title's own short way, else nothing."""


class RealTitle(Title[View], Protocol[View]):
    """A title without secrets adds how chance is typed in by people who roll and draw by themselves."""

    def show_chance(self, screen: Screen, view: View) -> None:
        """What is to be rolled or drawn, and how to type it."""

    def chance_prompt(self, screen: Screen) -> str:
        """Stands before what is typed."""

    def chance_notation(self, view: View, line: str) -> str:
        """The notation for what was typed."""


REAL_TITLES: dict[str, RealTitle[Any]] = {"ages": ages, "milestones": milestones}
TITLES: dict[str, Title[Any]] = {**REAL_TITLES, "keyflower": keyflower}


def title_of(screen: Screen) -> Title[Any]:
    """The module for the game on the screen."""
    return TITLES[screen.game]


def real_title_of(screen: Screen) -> RealTitle[Any]:
    """The same, where pieces are real."""
    return REAL_TITLES[screen.game]
