"""Parts of a sheet that every game shows alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.table import Table

from tablestead.cli.screen import Screen

Row = tuple[str, Sequence[int]]
"""What it is called, and the figure of every seat."""


def item(screen: Screen, name: str, value: str) -> str:
    return screen.say("terminal-item", {"name": name, "value": value})


def signless(number: int) -> str:
    """A number with a real minus."""
    return str(number).replace("-", "−")


def counted(screen: Screen, counts: Mapping[str, int]) -> str:
    """Things and their numbers, in the language's own way."""
    return str(screen.words.expand({"counts": counts}, screen.game)["counts"])


def sheet_table() -> Table:
    return Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)


def show_score_table(
    screen: Screen, parts: Sequence[Row], places: Sequence[int], tie_breaker: Row | None = None
) -> None:
    """Every score with its parts, the total last; then the places, and what breaks a tie if anything does."""
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    if screen.plain:
        for seat in order:
            text = ", ".join(item(screen, name, signless(figures[seat])) for name, figures in parts)
            screen.tell("terminal-place", {"place": places[seat], "seat": seat, "text": text})
        return
    table = sheet_table()
    table.add_column("")
    for seat in order:
        table.add_column(screen.names[seat], justify="right", overflow="fold")
    for name, figures in parts:
        style = "bold" if name == parts[-1][0] else ""
        table.add_row(name, *(signless(figures[seat]) for seat in order), style=style)
    table.add_row(screen.term("place-in-ranking"), *(str(places[seat]) for seat in order))
    if tie_breaker is not None:
        table.add_row(tie_breaker[0], *(str(tie_breaker[1][seat]) for seat in order))
    screen.show(table)
