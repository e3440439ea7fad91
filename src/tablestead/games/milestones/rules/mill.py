"""The mill (M-T13, M-T14)."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules.turns import gain_points, next_move
from tablestead.games.milestones.state import MilestonesPosition


def enter_mill(state: MilestonesPosition) -> None:
    c = state.cells
    grain: i64 = c[state.seat_base(c[s.ACTIVE]) + s.SEAT_GOODS + m.GRAIN]
    if grain >= m.MILL_GRAIN and c[s.SACKS_LEFT] > 0 and c[s.HUNGRY] > 0:
        c[s.STEP] = s.MILL_STEP
    else:
        next_move(state)


def legal_deliveries(state: MilestonesPosition) -> list[int]:
    result: list[int] = [a.DONE]
    state.list_actions(result, s.HUNGRY, a.FLOUR)
    return result


def deliver(state: MilestonesPosition, point: i64) -> None:
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    c[base + s.SEAT_GOODS + m.GRAIN] -= m.MILL_GRAIN
    c[base + s.SEAT_GOODS + m.COIN] += 1
    c[s.SACKS_LEFT] -= 1
    c[s.POINT_PIECE + point] = s.SUPPLIED
    state.remove(s.HUNGRY, point)
    gain_points(state, state.flour_points(int(point)), m.FLOUR_SOURCE)
    enter_mill(state)
