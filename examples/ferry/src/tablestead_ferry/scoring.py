"""Points and places (F-5)."""

from __future__ import annotations

from tablestead_ferry import state as s
from tablestead_ferry.state import FerryPosition


def scores(position: FerryPosition) -> list[int]:
    return [int(position.cells[position.seat_base(seat) + s.SEAT_SCORE]) for seat in range(position.players)]


def places(position: FerryPosition) -> list[int]:
    points = scores(position)
    return [1 + sum(other > own for other in points) for own in points]
