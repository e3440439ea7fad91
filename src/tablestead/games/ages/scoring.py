"""Points (A-E2) and places (A-E3)."""

from __future__ import annotations

from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.state import AgesPosition


def development_points(state: AgesPosition, seat: int) -> int:
    points = 0
    for development in range(m.DEVELOPMENTS):
        if state.owns(seat, development):
            points += m.DEVELOPMENT_POINTS[state.edition * m.DEVELOPMENTS + development]
    return points


def one_monument_points(state: AgesPosition, seat: int, monument: int) -> int:
    """A-T16: what a monument is worth to a seat that finished it, 0 otherwise."""
    if not state.finished_monument(seat, monument):
        return 0
    if state.first_by(monument) == seat:
        return m.MONUMENT_FIRST[monument]
    return m.MONUMENT_LATER[state.edition * m.MONUMENTS + monument]


def monument_points(state: AgesPosition, seat: int) -> int:
    points = 0
    for monument in range(m.MONUMENTS):
        points += one_monument_points(state, seat, monument)
    return points


def architecture_points(state: AgesPosition, seat: int) -> int:
    if not state.owns(seat, m.ARCHITECTURE):
        return 0
    finished = 0
    for monument in range(m.MONUMENTS):
        if state.finished_monument(seat, monument):
            finished += 1
    return finished * m.ARCHITECTURE_POINTS[state.edition]


def empire_points(state: AgesPosition, seat: int) -> int:
    return state.seat_cell(seat, s.SEAT_CITIES) if state.owns(seat, m.EMPIRE) else 0


def commerce_points(state: AgesPosition, seat: int) -> int:
    """A-L7: the number of goods held, not their value."""
    return state.goods_held(seat) if state.owns(seat, m.COMMERCE) else 0


def lost_points(state: AgesPosition, seat: int) -> int:
    """A-T13: points lost to famine and disasters, as a positive number."""
    lost = 0
    for cause in range(m.LOSSES):
        lost += state.seat_cell(seat, s.SEAT_LOST + cause)
    return lost


def score(state: AgesPosition, seat: int) -> int:
    return (
        development_points(state, seat)
        + monument_points(state, seat)
        + architecture_points(state, seat)
        + empire_points(state, seat)
        + commerce_points(state, seat)
        - lost_points(state, seat)
    )


def places(state: AgesPosition) -> list[int]:
    """A-E3: by score, then by the value of goods; equal players share a place."""
    figures = [(score(state, seat), state.value_held(seat)) for seat in range(state.players)]
    return [1 + sum(1 for other in figures if other > own) for own in figures]
