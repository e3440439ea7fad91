"""What goes over the wire: the structs of a view."""

from __future__ import annotations

import msgspec

from tablestead.engine.view import View


class SeatView(msgspec.Struct):
    """One player as all see them."""

    cards: int
    """How many cards are left in the hand."""
    sent: list[str]
    """The passengers sent so far, by their values."""
    score: int


class FerryView(View, tag="ferry", tag_field="game"):
    """What one seat may see."""

    tide: int
    """0 before the roll."""
    hand: list[str]
    """The own cards; none for a spectator."""
    unseen: list[str]
    """The cards whose place this seat does not know."""
    seats: list[SeatView]
