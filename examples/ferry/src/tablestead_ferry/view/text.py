"""The table of Ferry in plain text."""

from __future__ import annotations

from tablestead.engine.view import headline, listed, seat_name
from tablestead_ferry.view.structs import FerryView


def text_of(view: FerryView) -> str:
    """The tide, every seat, and the own hand."""
    lines = [headline(view), f"tide: {view.tide or '-'}"]
    for seat, own in enumerate(view.seats):
        lines.append(
            f"{seat_name(view, seat)}: {own.score} points, {own.cards} cards, sent: {listed(own.sent)}"
        )
    if view.hand:
        lines.append(f"hand: {listed(view.hand)}")
    return "\n".join(lines)
