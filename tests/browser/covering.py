"""Which combinations of positions, languages and sizes are looked at: every pair, or all in `make soak`.

A fault of the layout comes of two things that meet: a position and a small window, a long word and a button.
"""

from __future__ import annotations

import os
from collections.abc import Hashable, Iterable, Sequence
from itertools import combinations, product
from typing import Any

SOAK = "TABLESTEAD_SOAK"
"""Where it is set, all combinations are looked at, and whole games are played."""

Row = tuple[Any, ...]


def is_soak() -> bool:
    return bool(os.environ.get(SOAK))


def rows(*factors: Sequence[Hashable]) -> list[Row]:
    """Combinations of one value of each factor, in the order of their product."""
    return list(product(*factors)) if is_soak() else covering(*factors)


def covering(*factors: Sequence[Hashable]) -> list[Row]:
    """Few combinations in which every value of a factor meets every value of each other one."""
    all_rows = list(product(*factors))
    wanted = set().union(*map(pairs, all_rows))
    chosen = set()
    while wanted:
        best = max(all_rows, key=lambda row: len(pairs(row) & wanted))
        wanted -= pairs(best)
        chosen.add(best)
    return [row for row in all_rows if row in chosen]


def pairs(row: Iterable[Hashable]) -> set[Row]:
    """The values of a combination, two by two, with the places of their factors."""
    return set(combinations(enumerate(row), 2))
