"""A move and what the space gives (M-T1…M-T6)."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules.castle import enter_castle, legal_covers
from tablestead.games.milestones.rules.mill import enter_mill
from tablestead.games.milestones.rules.trading import enter_trade
from tablestead.games.milestones.rules.turns import gain_points, next_move
from tablestead.games.milestones.rules.works import enter_works
from tablestead.games.milestones.state import MilestonesPosition


def legal_moves(state: MilestonesPosition) -> list[int]:
    """M-T1: forward to any space; the castle stops every move."""
    c = state.cells
    result: list[int] = [a.MOVE]
    space: i64 = c[state.seat_base(c[s.ACTIVE]) + s.SEAT_PIECE] + 1
    while space < m.SPACES:
        result.append(int(a.MOVE + space))
        space += 1
    return result


def legal_moves_or_covers(state: MilestonesPosition) -> list[int]:
    """M-T16: of the last two workers one may be covered; the next move, or the end, leaves them be."""
    onward = legal_moves(state) if state.cells[s.MOVES] < m.MOVES_A_TURN else [a.END]
    return onward + legal_covers(state)


def move(state: MilestonesPosition, space: i64) -> None:
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    came_from: i64 = c[base + s.SEAT_PIECE]
    c[base + s.SEAT_PIECE] = space
    c[s.MOVES] += 1
    if space == m.CASTLE:
        enter_castle(state)
    elif space <= m.EMPLOYMENT:
        produce(state, came_from, space)
        next_move(state)
    elif space == m.TRADING_HOUSE:
        if state.ascending(int(c[s.ACTIVE])):  # M-T6
            c[base + s.SEAT_GOODS + m.COIN] += 1
        enter_trade(state)
    elif space == m.BOARD_OF_WORKS:
        enter_works(state)
    else:
        enter_mill(state)


def produce(state: MilestonesPosition, came_from: i64, space: i64) -> None:
    """M-T3, M-T5: the worker stopped on, and those of its kind that were passed; nobody, nothing (M-T4)."""
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    worker: i64 = c[base + s.SEAT_WORKERS + space]
    if worker <= 0:
        return
    kind: i64 = (worker - 1) // m.NUMBERS
    goods: i64 = 0
    points: i64 = 0
    passed_space: i64 = came_from + 1
    while passed_space <= space:
        other_worker: i64 = c[base + s.SEAT_WORKERS + passed_space]
        if other_worker > 0 and (other_worker - 1) // m.NUMBERS == kind:
            goods += 1
            points += c[base + s.SEAT_CARRIES + passed_space]
        passed_space += 1
    c[base + s.SEAT_GOODS + kind] += goods
    if points > 0:
        gain_points(state, points, m.BONUS_SOURCE)
