"""The table of Ferry in plain text."""

from __future__ import annotations

from tablestead.engine.view import counted, headline, seat_name
from tablestead_ferry import material as m
from tablestead_ferry.view.structs import FerryView


def text_of(view: FerryView) -> str:
    """The tide, every seat, and the own hand."""
    lines = [headline(view), f"tide: {view.tide or '-'}"]
    for seat, own in enumerate(view.seats):
        sent = counted(m.VALUE_IDS, own.sent)
        lines.append(f"{seat_name(view, seat)}: {own.score} points, {own.cards} cards, sent: {sent}")
    if view.hand:
        lines.append(f"hand: {counted(m.VALUE_IDS, view.hand)}")
    return "\n".join(lines)
