"""The castle: goods first (M-T15), then the cover (M-T16)."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules.turns import next_move
from tablestead.games.milestones.state import MilestonesPosition


def enter_castle(state: MilestonesPosition) -> None:
    """Goods first, then the cover: with few workers it is voluntary."""
    c = state.cells
    seat = int(c[s.ACTIVE])
    if state.goods_held(seat) > m.CASTLE_GOODS:
        c[s.STEP] = s.RETURN_STEP
        return
    visible = state.visible_workers(seat)
    if visible > m.FEWEST_WORKERS:
        c[s.STEP] = s.COVER_STEP
    elif visible > 0:
        c[s.STEP] = s.MAY_COVER_STEP
    else:
        next_move(state)


def legal_returns(state: MilestonesPosition) -> list[int]:
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    result: list[int] = []
    good: i64 = 0
    while good < m.KINDS:
        if c[base + s.SEAT_GOODS + good] > 0:
            result.append(int(a.RETURN + good))
        good += 1
    return result


def give_back(state: MilestonesPosition, good: i64) -> None:
    c = state.cells
    c[state.seat_base(c[s.ACTIVE]) + s.SEAT_GOODS + good] -= 1
    enter_castle(state)


def legal_covers(state: MilestonesPosition) -> list[int]:
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    result: list[int] = []
    space: i64 = 1
    while space <= m.EMPLOYMENT:
        if c[base + s.SEAT_WORKERS + space] > 0:
            result.append(int(a.COVER + space - 1))
        space += 1
    return result


def cover(state: MilestonesPosition, space: i64) -> None:
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    c[base + s.SEAT_WORKERS + space] = s.COVERED
    c[base + s.SEAT_CARRIES + space] = 0
    next_move(state)
