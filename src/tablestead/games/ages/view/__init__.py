"""What a seat sees of Roll Through the Ages (everything is open, A-C7), and what it may do."""

from __future__ import annotations

from tablestead.games.ages.view.build_view import points_by_source, seen_by, view_of
from tablestead.games.ages.view.choices import choices_of
from tablestead.games.ages.view.events import events_of
from tablestead.games.ages.view.restore import restore
from tablestead.games.ages.view.structs import AgesView, Forecast, OfferView, SeatView
from tablestead.games.ages.view.text import text_of

view_type = AgesView

__all__ = [
    "AgesView",
    "Forecast",
    "OfferView",
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
