"""Whether what is drawn is what `outcomes` says."""

from __future__ import annotations

from collections import Counter

import tablestead as ts
from tablestead import testing

SELDOM = 8
"""Outcomes expected less often are taken together."""


def check_sample(state: ts.State, draws: int, seed: int = 7) -> set[int]:
    """Outcomes are sorted and sum up to one; a sample agrees by chi-square. Gives all that was drawn."""
    assert state.player == ts.CHANCE
    testing.check_chance(state, ts.Rng(1))
    outcomes = dict(state.outcomes())
    assert list(outcomes) == sorted(outcomes)
    rng = ts.Rng(seed)
    drawn = Counter(state.sample(rng) for _ in range(draws))
    assert set(drawn) <= set(outcomes)
    groups = [(drawn[one], share * draws) for one, share in outcomes.items() if share * draws >= SELDOM]
    rest = draws - sum(expected for _, expected in groups)
    if rest >= SELDOM:
        groups.append((draws - sum(count for count, _ in groups), rest))
    chi_square = sum((count - expected) ** 2 / expected for count, expected in groups)
    degrees = len(groups) - 1
    assert chi_square < degrees + 4 * (2 * degrees) ** 0.5 + 6
    return set(drawn)
