"""Positions reached by seeded random play, for tests that must hold anywhere."""

from __future__ import annotations

from hypothesis import strategies as st

import tablestead as ts

SETUPS: list[dict[str, int | str | bool]] = [
    {"players": players, "edition": edition, "trade": trade}
    for players in (1, 2, 3, 4)
    for edition in ("2009", "reprint", "late")
    for trade in (False, True)
    if players > 1 or not trade
]


def played(
    game: ts.Game, setup: dict[str, int | str | bool], seed: int, steps: int
) -> tuple[ts.State, ts.Record]:
    """The position after `steps` random actions, or at the end of the game."""
    rng = ts.Rng(seed)
    start = 1 + int(rng.below(int(setup["players"])))
    options = game.check({**setup, "start": start})
    state, record = game.start(**options), ts.Record(game, options)
    for _ in range(steps):
        if state.player == ts.OVER:
            break
        legal = state.legal()
        action = state.sample(rng) if state.player == ts.CHANCE else legal[rng.below(len(legal))]
        state.apply(action)
        record.append(action)
    return state, record


def played_positions(most_steps: int = 250) -> st.SearchStrategy[tuple[ts.State, ts.Record]]:
    return st.builds(
        played,
        st.just(ts.game("ages")),
        st.sampled_from(SETUPS),
        seed=st.integers(0, 10_000),
        steps=st.integers(0, most_steps),
    )
