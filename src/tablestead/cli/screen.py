"""Where the terminal's lines go: coloured tables, or plain lines for pipes and screen readers."""

from __future__ import annotations

import contextlib
import textwrap
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from tablestead.engine.errors import TablesteadError
from tablestead.words import Args, Rule, Words

from .problems import problem_text

SIMPLER = str.maketrans(
    {"\u00a0": " ", "\u202f": " ", "·": "-", "–": "-", "−": "-", "’": "'", "“": '"', "”": '"', "…": "..."}
)
"""Signs that a terminal without Unicode would show as question marks."""

CLEAR_SCROLLED = "\x1b[3J"
"""Takes away what has scrolled out of sight, where the terminal knows it."""
MOST_LINES = 60
"""Empty lines that put everything else out of sight."""


class Screen:
    """Lines one after the other: nothing is drawn over, so that everything can be read again."""

    def __init__(self, words: Words, plain: bool | None = None) -> None:
        self.words = words
        self.console = Console(highlight=False, emoji=False, markup=False)
        dumb = not self.console.is_terminal or self.console.is_dumb_terminal
        self.plain = dumb if plain is None else plain
        """No tables and no drawings."""
        self.names: Sequence[str] = ()
        self.game = "common"
        """The id of the game on the screen: its terms come first."""

    def say(self, key: str, args: Args | None = None) -> str:
        return self.words.say(key, args, self.game, self.names)

    def term(self, id: str, form: str = "") -> str:
        """A name that begins a line."""
        return capital(self.words.term(id, form, self.game))

    def name(self, id: str, form: str = "") -> str:
        """A name within a line."""
        return self.words.term(id, form, self.game)

    def tell(self, key: str, args: Args | None = None, style: str = "") -> None:
        self.line(self.say(key, args), style)

    def line(self, text: str = "", style: str = "", indent: int = 0, hanging: int = 0) -> None:
        """A line of text, broken between words: never at a no-break space, where Rich would.

        `hanging` is the indent of what does not fit on its first line.
        """
        if self.console.options.ascii_only:
            text = text.translate(SIMPLER)
        if not self.plain:
            first, others = " " * indent, " " * max(indent, hanging)
            width = max(20, self.console.width)
            text = textwrap.fill(text, width, initial_indent=first, subsequent_indent=others)
        self.console.print(Text(text, style=style), soft_wrap=True)

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def heading(self, text: str) -> None:
        self.line()
        self.line(text, "bold")

    def problem(self, error: TablesteadError) -> None:
        self.line(problem_text(self.words, error, self.names, self.game), "red")

    def rule(self, rule: Rule) -> None:
        self.line(f"{rule.id} {rule.title}", "bold")
        self.line(rule.text, indent=2)

    def clear(self) -> None:
        """Nothing of what was shown can be read again, nor lines that were typed."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            self.console.file.write(CLEAR_SCROLLED if not self.console.legacy_windows else "")
            self.console.file.flush()
        else:
            self.console.print("\n" * MOST_LINES)
        with contextlib.suppress(ImportError, AttributeError):
            import readline

            readline.clear_history()

    def ask(self, prompt: str) -> str:
        """What is typed; EOFError when there is no more."""
        return input(prompt)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
