"""Majorities (M-E2) and places (M-E3). Points are counted as they are gained."""

from __future__ import annotations

from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.state import MilestonesPosition


def worker_values(state: MilestonesPosition, seat: int) -> list[int]:
    """M-E2: by kind, 1 for each visible worker, 2 with a bonus tile."""
    values = [0] * m.KINDS
    for space in range(1, m.EMPLOYMENT + 1):
        worker = state.worker(seat, space)
        if worker >= 0:
            values[worker // m.NUMBERS] += 2 if state.carries(seat, space) else 1
    return values


def majority_of(values: list[int], own: int) -> int:
    """What a kind brings to a player with `own`, when the players have these values."""
    if own < max(values) or min(values) == max(values):
        return 0
    return m.MAJORITY if values.count(own) == 1 else m.MAJORITY_TIED


def majority_points(state: MilestonesPosition, seat: int) -> int:
    everyone = [worker_values(state, other) for other in range(state.players)]
    points = 0
    for kind in range(m.KINDS):
        values = [workers[kind] for workers in everyone]
        points += majority_of(values, values[seat])
    return points


def places(state: MilestonesPosition) -> list[int]:
    """M-E3: by points, then by goods left; equal players share a place."""
    figures = [(state.seat_cell(n, s.SEAT_POINTS), state.goods_held(n)) for n in range(state.players)]
    return [1 + sum(1 for other in figures if other > own) for own in figures]
