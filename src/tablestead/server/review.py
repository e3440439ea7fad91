"""The game in figures, for the end screen: everything comes from replaying the record."""

from __future__ import annotations

from typing import Final

import tablestead as ts
from tablestead.engine.game import State
from tablestead.engine.record import Record
from tablestead.server.wire import DiceStats, Jump, Review

JUMPS: Final = 3
"""How many rounds of a seat are named in the chart,"""
LEAST_JUMP: Final = 4
"""and the least gain worth it."""


def review(record: Record) -> Review:
    state = record.start()
    seats = range(state.players)
    rounds = [state.scores()]
    turns = [0]
    steps = [0]
    told = [0]
    entries = 0
    jumps: list[Jump] = []
    faces: list[list[int]] = [[] for _ in seats]
    before = _worths(state)
    for position, action in enumerate(record.actions, start=1):
        turn = (state.round, state.active)
        if state.player == ts.CHANCE:
            faces[state.active] = _sum(faces[state.active], record.game.faces(action))
        was = state.copy()
        state.apply_trusted(action)
        entries += bool(record.game.describe(was, action, state, None))
        over = state.player == ts.OVER
        if state.player != ts.CHANCE or position == len(record.actions):
            steps.append(position)
            told.append(entries)
        if (state.round, state.active) != turn and not over:
            turns.append(position)
        if state.round != turn[0] or over or position == len(record.actions):
            if turn[0] == 0:  # the setup is no round of its own: the first one begins with what it gave
                rounds.pop()
            rounds.append(state.scores())
            after = _worths(state)
            jumps += [_jump(rounds, before[seat], after[seat], seat, turn[0]) for seat in seats if turn[0]]
            before = after
    return Review(
        rounds=rounds,
        jumps=[jump for seat in seats for jump in _largest(jumps, seat)],
        dice=_dice(faces),
        places=state.places(),
        turns=turns,
        steps=steps,
        told=told,
    )


def _worths(state: State) -> list[dict[str, int]]:
    return [state.game.points_by_source(state, seat) for seat in range(state.players)]


def _jump(
    rounds: list[list[int]], before: dict[str, int], after: dict[str, int], seat: int, round: int
) -> Jump:
    gained = {name: points - before.get(name, 0) for name, points in after.items()}
    names = sorted((name for name in gained if gained[name] > 0), key=lambda name: (-gained[name], name))
    return Jump(seat, round, rounds[-1][seat] - rounds[-2][seat], names)


def _largest(jumps: list[Jump], seat: int) -> list[Jump]:
    """The rounds that brought a seat the most, in the order of the game."""
    worth_naming = [j for j in jumps if j.seat == seat and j.names and j.points >= LEAST_JUMP]
    return sorted(sorted(worth_naming, key=lambda j: -j.points)[:JUMPS], key=lambda j: j.round)


def _sum(counts: list[int], more: list[int]) -> list[int]:
    if not counts or not more:
        return counts or more
    return [one + other for one, other in zip(counts, more, strict=True)]


def _dice(faces: list[list[int]]) -> list[DiceStats]:
    """None in a game without dice; who never rolled has none of every face."""
    sides = max(len(counts) for counts in faces)
    return [
        DiceStats(seat, counts or [0] * sides, sum(counts) / sides)
        for seat, counts in enumerate(faces)
        if sides
    ]
