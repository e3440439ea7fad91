"""What happened, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tablestead.cli.game_screen import screen_of
from tablestead.cli.screen import Screen
from tablestead.engine.choice import Event
from tablestead.engine.record import Record


@dataclass
class Turn:
    """One player's turn: its events, and how many actions the game has had when it is over."""

    round: int
    seat: int
    events: list[Event] = field(default_factory=list)
    actions: int = 0


def turns(record: Record, perspective: int | None = None) -> Iterator[Turn]:
    """The game turn by turn, as a seat saw it, or everybody."""
    state = record.start()
    turn = Turn(state.round, state.active)
    for action in record.actions:
        if (state.round, state.active) != (turn.round, turn.seat):
            yield turn
            turn = Turn(state.round, state.active, actions=turn.actions)
        before = state.copy()
        state.apply_trusted(action)
        turn.events += record.game.describe(before, action, state, perspective)
        turn.actions += 1
    if turn.actions:
        yield turn


def turn_heading(screen: Screen, round: int, seat: int) -> str:
    """The round as the game calls it, and whose turn it is."""
    text = screen.say(f"{screen.game}-round", {"n": round})
    return screen.say("terminal-turn", {"text": text, "seat": seat})


def show_turn(screen: Screen, turn: Turn) -> None:
    screen.line(turn_heading(screen, turn.round, turn.seat), "bold")
    for line in screen_of(screen.game).sentences(screen, turn.events):
        screen.line(line, indent=2)
