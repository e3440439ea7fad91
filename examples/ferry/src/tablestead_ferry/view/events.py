"""What a seat is told of an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablestead.engine.choice import Event
from tablestead.engine.game import OVER
from tablestead_ferry import actions as a
from tablestead_ferry.rules import FerryState


def events_of(before: FerryState, action: int, after: FerryState, perspective: int | None) -> list[Event]:
    first, values = a.NUMBERING.meaning(action)
    events = EVENTS[first](before, perspective, *values)
    if after.player == OVER:
        winners, scores = after.winners(), after.scores()
        key = "wins" if len(winners) == 1 else "shares"
        events = events + [Event(key, {"seat": winner, "points": scores[winner]}) for winner in winners]
    return events


def _nothing(before: FerryState, perspective: int | None) -> list[Event]:
    return []


def _sent(before: FerryState, perspective: int | None, value: int) -> list[Event]:
    key = "crosses" if value + 1 >= before.tide else "stays"
    return [Event(key, {"seat": before.active, "n": value + 1, "points": before.tide})]


def _dealt(before: FerryState, perspective: int | None, value: int) -> list[Event]:
    if perspective != before.active:
        return []
    return [Event("dealt", {"seat": before.active, "n": value + 1})]


def _tide(before: FerryState, perspective: int | None, value: int) -> list[Event]:
    return [Event("tide", {"seat": before.active, "n": value + 1})]


EVENTS: Final[dict[int, Callable[..., list[Event]]]] = {
    a.END: _nothing,
    a.ROLL: _nothing,
    a.SEND: _sent,
    a.DEALT: _dealt,
    a.TIDE: _tide,
}
"""By the first action of a block."""
