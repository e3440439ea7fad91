"""4. Build (A-T14…A-T17, A-L4)."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.state import AgesPosition


def can_build(state: AgesPosition) -> bool:
    """Whether there is anything to decide in this step."""
    c = state.cells
    return (
        (c[s.WORKERS] > 0 and c[state.seat_base(c[s.ACTIVE]) + s.SEAT_OPEN_BOXES] > 0)
        or can_spend_stone(state)
        or can_build_ship(state)
    )


def legal(state: AgesPosition) -> list[int]:
    """A-T15: cities in any order, and monuments in play."""
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    result: list[int] = [a.DONE]
    if can_spend_stone(state):
        result.append(a.SPEND_STONE)
    if can_build_ship(state):
        result.append(a.SHIP)
    if c[s.WORKERS] > 0:
        boxes = base + s.SEAT_BOXES
        building: i64 = 0
        while building < m.BUILDINGS:
            marked: i64 = c[boxes + building]
            if 0 <= marked < m.BUILDING_BOXES[building]:  # −1: not in play
                result.append(int(a.BUILD + building))
            building += 1
    return result


def build(state: AgesPosition, building: i64) -> None:
    """A-T14: one worker marks one box."""
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    c[s.WORKERS] -= 1
    c[base + s.SEAT_OPEN_BOXES] -= 1
    box = base + s.SEAT_BOXES + building
    c[box] += 1
    if c[box] == m.BUILDING_BOXES[building]:
        if building < m.CITIES:
            c[base + s.SEAT_CITIES] += 1
        elif c[s.FIRST_BY + building - m.CITIES] == 0:
            finish_first(state, building - m.CITIES)


def finish_first(state: AgesPosition, monument: i64) -> None:
    """A-T16: by the moment of finishing; the last monument brings the end (A-E1)."""
    c = state.cells
    c[s.FIRST_BY + monument] = c[s.ACTIVE] + 1
    c[s.MONUMENTS_DONE] += 1
    if c[s.MONUMENTS_DONE] == c[s.MONUMENTS_IN_PLAY] and c[s.PLAYERS] > 1:
        c[s.LAST_ROUND] = 1


def can_spend_stone(state: AgesPosition) -> bool:
    """A-T17: Engineering, while there are more open boxes than workers."""
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    return (
        c[base + s.SEAT_OWNS + m.ENGINEERING] != 0
        and c[base + s.SEAT_GOODS + m.STONE] > 0
        and c[s.WORKERS] < c[base + s.SEAT_OPEN_BOXES]
    )


def spend_stone(state: AgesPosition) -> None:
    state.cells[state.seat_base(state.cells[s.ACTIVE]) + s.SEAT_GOODS + m.STONE] -= 1
    state.cells[s.WORKERS] += m.STONE_WORKERS


def can_build_ship(state: AgesPosition) -> bool:
    """A-L4."""
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    return (
        c[base + s.SEAT_OWNS + m.SHIPPING] != 0
        and c[base + s.SEAT_SHIPS] < m.MAX_SHIPS
        and c[base + s.SEAT_GOODS + m.WOOD] > 0
        and c[base + s.SEAT_GOODS + m.CLOTH] > 0
    )


def build_ship(state: AgesPosition) -> None:
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    c[base + s.SEAT_GOODS + m.WOOD] -= 1
    c[base + s.SEAT_GOODS + m.CLOTH] -= 1
    c[base + s.SEAT_SHIPS] += 1
