"""Points (A-E2) and places (A-E3)."""

from __future__ import annotations

from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.state import AgesTable


def development_points(table: AgesTable, seat: int) -> int:
    points = 0
    for development in range(m.DEVELOPMENTS):
        if table.owns(seat, development):
            points += m.DEVELOPMENT_POINTS[table.edition * m.DEVELOPMENTS + development]
    return points


def one_monument_points(table: AgesTable, seat: int, monument: int) -> int:
    """A-T16: what a monument is worth to a seat that finished it, 0 otherwise."""
    if not table.finished_monument(seat, monument):
        return 0
    if int(table.cells[s.FIRST_BY + monument]) == seat + 1:
        return m.MONUMENT_FIRST[monument]
    return m.MONUMENT_LATER[table.edition * m.MONUMENTS + monument]


def monument_points(table: AgesTable, seat: int) -> int:
    points = 0
    for monument in range(m.MONUMENTS):
        points += one_monument_points(table, seat, monument)
    return points


def architecture_points(table: AgesTable, seat: int) -> int:
    if not table.owns(seat, m.ARCHITECTURE):
        return 0
    finished = 0
    for monument in range(m.MONUMENTS):
        if table.finished_monument(seat, monument):
            finished += 1
    return finished * m.ARCHITECTURE_POINTS[table.edition]


def empire_points(table: AgesTable, seat: int) -> int:
    return table.seat_cell(seat, s.OWN_CITIES) if table.owns(seat, m.EMPIRE) else 0


def commerce_points(table: AgesTable, seat: int) -> int:
    """A-L7: the number of goods held, not their value."""
    return table.goods_held(seat) if table.owns(seat, m.COMMERCE) else 0


def lost_points(table: AgesTable, seat: int) -> int:
    """A-T13: points lost to famine and disasters, as a positive number."""
    lost = 0
    for cause in range(m.LOSSES):
        lost += table.seat_cell(seat, s.LOST + cause)
    return lost


def score(table: AgesTable, seat: int) -> int:
    return (
        development_points(table, seat)
        + monument_points(table, seat)
        + architecture_points(table, seat)
        + empire_points(table, seat)
        + commerce_points(table, seat)
        - lost_points(table, seat)
    )


def places(table: AgesTable) -> list[int]:
    """A-E3: by score, then by the value of goods; equal players share a place."""
    figures = [(score(table, seat), table.value_held(seat)) for seat in range(table.players)]
    return [1 + sum(1 for other in figures if other > own) for own in figures]
