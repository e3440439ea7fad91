"""What goes over the wire: the structs of a view."""

from __future__ import annotations

import msgspec

from tablestead.engine.view import View


class SeatView(msgspec.Struct):
    """One player as all see them."""

    cards: int
    """How many cards are left in the hand."""
    sent: list[int]
    """By value: the passengers sent so far."""
    score: int


class FerryView(View, tag="ferry", tag_field="game"):
    """What one seat may see."""

    tide: int
    """0 before the roll."""
    hand: list[int]
    """By value: the own cards; empty for a spectator."""
    unseen: list[int]
    """By value: the cards whose place this seat does not know."""
    seats: list[SeatView]
