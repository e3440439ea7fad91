"""Turns, points and the end (M-S4, M-S5, M-T1, M-E1, M-E2, M-E4)."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.games.milestones import material as m
from tablestead.games.milestones import scoring
from tablestead.games.milestones import state as s
from tablestead.games.milestones.state import MilestonesPosition


def next_move(state: MilestonesPosition) -> None:
    """M-T1, M-T2: a space is resolved; two moves make a turn."""
    c = state.cells
    c[s.HIRED] = 0
    c[s.STEP] = s.MOVE_STEP if c[s.MOVES] < m.MOVES_A_TURN else s.END_STEP


def end_turn(state: MilestonesPosition) -> None:
    c = state.cells
    c[s.MOVES] = 0
    c[s.HIRED] = 0
    c[s.DRAFTED] = 0
    if c[s.ROUND] == 0:
        next_drafter(state)
        return
    c[s.STEP] = s.MOVE_STEP
    following: i64 = (c[s.ACTIVE] + 1) % c[s.PLAYERS]
    round_over = following == c[s.START]
    if c[s.END_BY] == following + 1 or (round_over and c[s.ROUND] >= c[s.TURN_LIMIT]):
        finish(state)
        return
    if round_over:
        c[s.ROUND] += 1
    c[s.ACTIVE] = following


def next_drafter(state: MilestonesPosition) -> None:
    """M-S4: the draft runs against the turn order; the leftover tile leaves the game."""
    c = state.cells
    if c[s.ACTIVE] != c[s.START]:
        c[s.ACTIVE] = (c[s.ACTIVE] + c[s.PLAYERS] - 1) % c[s.PLAYERS]
        c[s.STEP] = s.DRAFT_STEP
        return
    slot: i64 = 0
    while slot < m.STARTING_SLOTS:
        c[s.STARTING + slot] = 0
        slot += 1
    c[s.ROUND] = 1
    c[s.STEP] = s.MOVE_STEP


def finish(state: MilestonesPosition) -> None:
    """M-E2: the majorities are scored, and the game is over."""
    c = state.cells
    c[s.STEP] = s.OVER_STEP
    for seat in range(state.players):
        points = scoring.majority_points(state, seat)
        base = state.seat_base(seat)
        c[base + s.SEAT_SOURCES + m.MAJORITIES_SOURCE] = points
        c[base + s.SEAT_POINTS] += points


def trigger_end(state: MilestonesPosition) -> None:
    """M-E1: the first trigger is final."""
    c = state.cells
    if c[s.END_BY] == 0:
        c[s.END_BY] = c[s.ACTIVE] + 1


def gain_points(state: MilestonesPosition, points: i64, source: i64) -> None:
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    c[base + s.SEAT_POINTS] += points
    c[base + s.SEAT_SOURCES + source] += points
    if c[base + s.SEAT_POINTS] >= m.TARGETS[c[s.PLAYERS]]:
        trigger_end(state)
