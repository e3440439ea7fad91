# interpreted
"""What people see of a game: the view of one seat, and the presenter that makes it. Structs for the wire."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from tablestead.engine.choice import Choice, Event

if TYPE_CHECKING:
    from tablestead.engine.game import State


class View(msgspec.Struct):
    """What one seat may see of a position. Every game adds its own table to it."""

    seat: int | None
    """The seat that looks; None for a spectator."""
    player: int
    """The seat that decides now; -1 chance, -2 the game is over."""
    active: int
    """The seat whose turn it is."""
    step: str
    """The step of the turn, by its id."""
    round: int
    players: int

    @property
    def game(self) -> str:
        """The id of the game."""
        return str(self.__struct_config__.tag)


class Presenter(Protocol):
    """The side of a game that people see: a module of these functions, the game's `view` package.

    It is only given positions of its own game, so each names the state class of that game.
    """

    @property
    def view_type(self) -> type[View]:
        """The struct of this game's views, to read one that was encoded."""

    def view_of(self, state: Any, seat: int | None, /) -> View:
        """What a seat, or None for a spectator, may see, built up from nothing."""

    def seen_by(self, table: Any, state: Any, seat: int, /) -> View:
        """The same from what a spectator sees, `table`: only what the seat sees beside it is made anew."""

    def restore(self, game: Any, view: View, /) -> State:
        """A position that fits all that the view tells."""

    def choices_of(self, state: Any, seat: int | None, /) -> list[Choice]:
        """The legal actions of a seat, described for people; none when it is not to decide."""

    def events_of(self, before: Any, action: int, after: Any, seat: int | None, /) -> list[Event]:
        """What a seat is told of an action."""

    def points_by_source(self, state: Any, seat: int, /) -> dict[str, int]:
        """What brought a seat points so far, by the ids of terms."""

    def text_of(self, view: Any, /) -> str:
        """The table in plain text, in the words of the notation."""


def views_of(state: State, seats: Iterable[int | None]) -> dict[int | None, View]:
    """What several see of a position, each as by `State.view`; what they all see is made once."""
    presenter = state.game.presenter()
    table = presenter.view_of(state, None)
    return {seat: table if seat is None else presenter.seen_by(table, state, seat) for seat in seats}


# Words that every table in plain text uses


def headline(view: View) -> str:
    """The first line of a table in text: which game, when, and who decides what."""
    who = {-1: "chance", -2: "over"}.get(view.player, f"seat {view.player + 1}")
    now = who if view.player == -2 else f"{who} decides: {view.step}"
    players = "1 player" if view.players == 1 else f"{view.players} players"
    return f"{view.game}, {players}, round {view.round} | {now}"


def seat_name(view: View, seat: int) -> str:
    """A seat, with a mark where it is its turn."""
    return f"{'>' if seat == view.active else ' '} seat {seat + 1}"


def counted(ids: Iterable[str], counts: Iterable[int]) -> str:
    """How many there are of each thing, `wood 2, stone 1`; a dash for nothing."""
    return ", ".join(f"{id} {n}" for id, n in zip(ids, counts, strict=True) if n) or "-"


def listed(ids: Iterable[str]) -> str:
    """Things in a row; a dash for none."""
    return " ".join(id for id in ids if id) or "-"
