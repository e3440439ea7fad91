"""The screen of a game that brings none of its own: its table in text, its choices and its words."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablestead.cli.menu import Menu, number_choices
from tablestead.cli.screen import Screen
from tablestead.cli.sheets import Row, counted, show_score_table
from tablestead.engine.choice import Choice, Event
from tablestead.engine.game import END_TURN, Game
from tablestead.engine.view import View
from tablestead.words import rules


class GenericScreen:
    """Made of what every game has: `text_of` its view, choices, events, scores and messages."""

    EXAMPLE_TERM = "seat"

    def __init__(self, game: Game) -> None:
        self.game = game
        self.EXAMPLE_LINE = game.text(END_TURN)
        self.EXAMPLE_RULE = next((rule.id for rule in rules("en", game.id)), "")

    # The table

    def show_sheets(self, screen: Screen, view: View, whole: bool) -> None:
        for line in self.game.presenter().text_of(view).splitlines():
            screen.console.print(line, soft_wrap=True)

    def show_scores(self, screen: Screen, view: View, places: list[int]) -> None:
        """Where points came from as far as the game says, and the score."""
        state = self.game.restore(view)
        seats = range(state.players)
        sources = [self.game.points_by_source(state, seat) for seat in seats]
        ids = dict.fromkeys(id for found in sources for id in found)
        parts: list[Row] = [(screen.term(id), [found.get(id, 0) for found in sources]) for id in ids]
        show_score_table(screen, [*parts, (screen.term("total"), state.scores())], places)

    def show_legend(self, screen: Screen) -> None:
        """There are no letters to explain."""

    def show_piece(self, screen: Screen, text: str) -> bool:
        return False

    def sentences(self, screen: Screen, events: Sequence[Event]) -> list[str]:
        return [screen.say(f"{screen.game}-event-{event.key}", event.args) for event in events]

    # A decision

    def show_decision(self, screen: Screen, view: View, choices: Sequence[Choice]) -> None:
        screen.tell(f"{screen.game}-prompt-{view.step}", _figures(view), "bold")

    def menu(self, view: View, choices: Sequence[Choice]) -> Menu:
        """What ends the turn is 0."""
        ending = [choice.kind for choice in choices if choice.action == END_TURN]
        return number_choices(choices, ending)

    def label(self, screen: Screen, view: View, choice: Choice) -> str:
        text = screen.say(f"{screen.game}-choice-{choice.kind}", choice.args)
        gives = {"point" if id == "points" else id: n for id, n in choice.gives.items()}
        return f"{text} ({counted(screen, gives)})" if gives else text

    def shortcut(self, view: View, line: str) -> str:
        return ""

    # Real dice and pieces: what came up is typed in notation

    def show_chance(self, screen: Screen, view: View) -> None:
        screen.tell(f"{screen.game}-prompt-{view.step}", _figures(view), "bold")

    def chance_prompt(self, screen: Screen) -> str:
        return "*"

    def chance_notation(self, view: View, line: str) -> str:
        return line


def _figures(view: View) -> dict[str, object]:
    """What a prompt may name: every figure of the view that stands by itself."""
    fields = msgspec.structs.asdict(view)
    return {name: value for name, value in fields.items() if isinstance(value, int | str)}
