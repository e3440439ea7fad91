"""What a seat sees of Keyflower (K-S3, K-S4), and what it may do."""

from __future__ import annotations

from tablestead.games.keyflower.view.build_view import points_by_source, seen_by, view_of
from tablestead.games.keyflower.view.choices import choices_of
from tablestead.games.keyflower.view.events import events_of
from tablestead.games.keyflower.view.restore import restore
from tablestead.games.keyflower.view.structs import KeyflowerView, SeatView
from tablestead.games.keyflower.view.text import text_of

view_type = KeyflowerView

__all__ = [
    "KeyflowerView",
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
