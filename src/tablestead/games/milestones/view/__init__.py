"""What a seat sees of Milestones (everything is open, M-S6), and what it may do."""

from __future__ import annotations

from tablestead.games.milestones.view.build_view import points_by_source, seen_by, view_of
from tablestead.games.milestones.view.choices import choices_of
from tablestead.games.milestones.view.events import events_of
from tablestead.games.milestones.view.restore import restore
from tablestead.games.milestones.view.structs import MilestonesView, SeatView
from tablestead.games.milestones.view.text import text_of

view_type = MilestonesView

__all__ = [
    "MilestonesView",
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
