"""Games played for tests, uniformly at random."""

from __future__ import annotations

from hypothesis import strategies as st

import tablestead as ts
from tablestead.games.ages.rules import AgesState
from tests.soak.title import Options, uniform

from .positions import GAME

EDITIONS = ("2009", "reprint", "late")
SETUPS: list[Options] = [
    {"players": players, "edition": edition, "trade": trade}
    for players in (1, 2, 3, 4)
    for edition in EDITIONS
    for trade in (False, True)
    if players > 1 or not trade
]


def played(setup: Options, seed: int, steps: int = 100_000) -> tuple[AgesState, ts.Record]:
    """The position after so many steps, or at the end of the game, and its record."""
    rng = ts.Rng(seed)
    record = ts.Record(GAME, GAME.check({**setup, "start": 1 + int(rng.below(int(setup["players"])))}))
    state = record.start()
    assert isinstance(state, AgesState)
    for _ in range(steps):
        if state.player == ts.OVER:
            break
        action = state.sample(rng) if state.player == ts.CHANCE else uniform(state.legal(), rng)
        state.apply(action)
        record.append(action)
    return state, record


def played_positions(most_steps: int = 250) -> st.SearchStrategy[tuple[AgesState, ts.Record]]:
    def anywhere(seed: int) -> tuple[AgesState, ts.Record]:
        rng = ts.Rng(seed)
        return played(SETUPS[rng.below(len(SETUPS))], seed, int(rng.below(most_steps + 1)))

    return st.integers(0, 10_000).map(anywhere)
