"""Positions of games in which much is done, with every setup, for the tests of what programs are shown."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

import tablestead as ts
from tests.games.titles import TITLES


def positions(id: str, number: int, every: int) -> Iterator[ts.State]:
    """Every so manieth position of a game with one of the setups, and its end."""
    title = TITLES[id]
    _, record = title.play(title.setups[number % len(title.setups)], number)
    state = title.game.start(**record.options)
    for step, action in enumerate(record.actions):
        if step % every == 0:
            yield state.copy()
        state.apply_trusted(action)
    yield state


def observed(state: ts.State, seat: int) -> NDArray[np.int16]:
    out = np.full(state.game.space().observation_size, 77, np.int16)
    state.observe(seat, out)
    return out
