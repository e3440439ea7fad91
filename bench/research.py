"""What a learning program waits for: observations, and batches with observations and masks, on one core.

A step of a batch is a decision of one game, with the chance that follows it and the game that begins anew.
Rows are measured by functions of `ROWS`: others may be added behind them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from tests.games.titles import TITLES

import tablestead as ts
from bench.measure import build

GAMES_IN_BATCH = 64
OBSERVED_ROUNDS = 4
BATCH_ROUNDS = 8
EARLY_STEPS = 400
"""So many steps spread the games of a batch over all their parts."""
PLAYERS = {"ages": 2, "milestones": 3, "keyflower": 4}
OBSERVE_BARS = {"ages": 0.3, "milestones": 0.8, "keyflower": 1.5}
BATCH_BARS = {"ages": 1_000_000, "milestones": 500_000, "keyflower": 250_000}


@dataclass(frozen=True)
class Row:
    """One figure, and the bar it must pass."""

    what: str
    unit: str
    bar: str
    figure: Callable[[float], float]
    """Measures for about so many seconds."""


def positions(id: str, players: int) -> list[ts.State]:
    """Positions of all parts of a game in which much is done."""
    title = TITLES[id]
    setup = next(setup for setup in title.setups if setup["players"] == players)
    _, record = title.play(setup, 1)
    state = title.game.start(**record.options)
    found = []
    for action in record.actions:
        state.apply_trusted(action)
        if state.player >= 0:
            found.append(state.copy())
    return found[:: len(found) // 50]


def shortest(work: Callable[[], float], seconds: float) -> float:
    """The least of short rounds, as many as there is time for: what a machine does when left alone."""
    ends = time.perf_counter() + seconds
    found = work()
    while time.perf_counter() < ends:
        found = min(found, work())
    return found


def observe_us(id: str) -> Callable[[float], float]:
    """Microseconds of `state.observe`, by the seat that decides, in the mean of many positions."""

    def measured(seconds: float) -> float:
        seen = [(state.observe, state.player) for state in positions(id, PLAYERS[id])]
        out = np.zeros(ts.research.space(id).observation_size, np.int16)

        def one_round() -> float:
            began = time.perf_counter()
            for _ in range(OBSERVED_ROUNDS):
                for observe, seat in seen:
                    observe(seat, out)
            return (time.perf_counter() - began) / (OBSERVED_ROUNDS * len(seen)) * 1e6

        return shortest(one_round, seconds)

    return measured


def batch_steps(id: str) -> Callable[[float], float]:
    """Steps a second of a batch that plays uniformly at random."""

    def measured(seconds: float) -> float:
        batch = ts.batch(id, GAMES_IN_BATCH, seed=1, players=PLAYERS[id])
        actions = np.zeros(batch.n, np.int64)

        def one_round() -> float:
            began = time.perf_counter()
            for _ in range(BATCH_ROUNDS):
                batch.step(batch.random_actions(actions))
            return (time.perf_counter() - began) / (BATCH_ROUNDS * batch.n)

        for _ in range(EARLY_STEPS // BATCH_ROUNDS):
            one_round()
        return 1 / shortest(one_round, seconds)

    return measured


ROWS = [
    *(Row(f"`observe`, {id}", "µs", f"≤ {bar}", observe_us(id)) for id, bar in OBSERVE_BARS.items()),
    *(
        Row(
            f"batch, random legal play, {id}, {PLAYERS[id]} players", "steps/s", f"≥ {bar:,}", batch_steps(id)
        )
        for id, bar in BATCH_BARS.items()
    ),
]


def table(seconds: float) -> list[list[str]]:
    """Heading and lines: every figure of this build beside its bar."""
    lines = [["what", "unit", build(), "bar"]]
    for row in ROWS:
        figure = row.figure(seconds)
        lines.append([row.what, row.unit, f"{figure:,.0f}" if figure >= 100 else f"{figure:.2f}", row.bar])
    return lines
