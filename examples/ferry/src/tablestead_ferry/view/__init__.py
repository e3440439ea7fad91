"""What a seat sees of Ferry, and what it may do."""

from __future__ import annotations

from tablestead_ferry.view.build_view import points_by_source, seen_by, view_of
from tablestead_ferry.view.choices import choices_of
from tablestead_ferry.view.events import events_of
from tablestead_ferry.view.restore import restore
from tablestead_ferry.view.structs import FerryView, SeatView
from tablestead_ferry.view.text import text_of

view_type = FerryView

__all__ = [
    "FerryView",
    "SeatView",
    "choices_of",
    "events_of",
    "points_by_source",
    "restore",
    "seen_by",
    "text_of",
    "view_of",
    "view_type",
]
