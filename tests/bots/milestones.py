"""Positions of Milestones for the bots to stand before."""

from __future__ import annotations

from functools import cache

import tablestead as ts
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState


def start(**options: object) -> MilestonesState:
    state = ts.game("milestones").start(**options)
    assert isinstance(state, MilestonesState)
    return state


@cache
def decisions(players: int, per_step: int) -> list[MilestonesState]:
    """Up to `per_step` positions of each step in which there is something to decide.

    Half of the moves are greedy, so that there is something to build and to deliver.
    """
    game = ts.game("milestones")
    found: dict[int, list[MilestonesState]] = {}
    rng = ts.Rng(5)
    for number in range(3):
        state = start(players=players, turn_limit=30)
        bots = [ts.bot("greedy", game, {"players": players}, seat, seed=seat) for seat in range(players)]
        while state.player != ts.OVER:
            if state.player == ts.CHANCE:
                state.apply_trusted(state.sample(rng))
                continue
            legal = state.legal()
            same = found.setdefault(state.step, [])
            if len(legal) > 1 and len(same) < per_step * (number + 1) // 3 + 1 and rng.below(4) == 0:
                same.append(state.copy())
            greedy = rng.below(2) == 0
            action = bots[state.player].decide(state, legal) if greedy else legal[rng.below(len(legal))]
            state.apply_trusted(action)
    return [state for step in sorted(found) for state in found[step][:per_step]]


def is_line(state: MilestonesState, actions: list[int]) -> bool:
    """Whether the seat to move may play these, up to the next chance event, other seat or turn."""
    trial = state.copy()
    for action in actions:
        if trial.player != state.player or trial.round != state.round:
            return False
        trial.apply(action)
    return bool(actions) and (trial.player != state.player or trial.round != state.round)


def set_out(players: int, *rows: str) -> MilestonesState:
    """Turn 1, seat 1 to move; each player's row of workers is given, `-` for an empty space.

    All tiles of the display are alike, and so is the rest of the pile.
    """
    state = start(players=players)
    c = state.cells
    rng = ts.Rng(1)
    while state.player == ts.CHANCE:
        state.apply(state.sample(rng))
    for slot in range(m.STARTING_SLOTS):
        c[s.STARTING + slot] = 0
    for seat, row in enumerate(rows):
        base = s.SEATS + seat * s.SEAT_CELLS
        for space, word in enumerate(row.split(), start=1):
            if word != "-":
                kind, number = m.WORKER_LETTERS.index(word[0]), int(word[1])
                c[base + s.SEAT_WORKERS + space] = kind * m.NUMBERS + number
    c[s.ROUND] = 1
    c[s.ACTIVE] = 0
    c[s.STEP] = s.MOVE_STEP
    return state


def give(state: MilestonesState, seat: int, **cells: int) -> None:
    """stone=2, coin=1 …, points=60, piece=8."""
    base = s.SEATS + seat * s.SEAT_CELLS
    for name, number in cells.items():
        if name in m.GOOD_IDS:
            state.cells[base + s.SEAT_GOODS + m.GOOD_IDS.index(name)] = number
        else:
            state.cells[base + {"points": s.SEAT_POINTS, "piece": s.SEAT_PIECE}[name]] = number


def play(state: MilestonesState, line: str) -> None:
    for action in state.read(line):
        state.apply(action)
