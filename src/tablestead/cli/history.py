"""What happened, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

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


def turns(record: Record) -> Iterator[Turn]:
    """The game turn by turn, as everybody saw it."""
    state = record.start()
    turn = Turn(state.round, state.active)
    for action in record.actions:
        if (state.round, state.active) != (turn.round, turn.seat):
            yield turn
            turn = Turn(state.round, state.active, actions=turn.actions)
        before = state.copy()
        state.apply_trusted(action)
        turn.events += record.game.describe(before, action, state, None)
        turn.actions += 1
    if turn.actions:
        yield turn


def sentences(screen: Screen, events: Sequence[Event]) -> list[str]:
    """A line for each event; the boxes of one building are told once."""
    lines = []
    for at, event in enumerate(events):
        following = events[at + 1] if at + 1 < len(events) else None
        same = following is not None and event.key == following.key == "builds"
        if same and following is not None and event.args["building"] == following.args["building"]:
            continue
        lines.append(screen.say(f"{screen.game}-event-{event.key}", event.args))
    return lines
