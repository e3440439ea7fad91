"""From scores in points to a choice: the best one, the one for who errs, or how likely each is."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.rng import Rng

NEVER: Final = -1e6
"""The score of what nobody who knows the rules would do, where there is anything else."""


def best(scores: vec[float], legal: list[int]) -> int:
    """The action with the highest score, the first of equals."""
    found: i64 = 0
    index: i64 = 1
    count: i64 = len(legal)
    while index < count:
        if scores[index] > scores[found]:
            found = index
        index += 1
    return legal[found]


def best_with_noise(scores: vec[float], legal: list[int], noise: float, rng: Rng) -> int:
    """The best action for one who errs by up to `noise` points."""
    found: i64 = 0
    most = -1e9
    index: i64 = 0
    count: i64 = len(legal)
    while index < count:
        value = scores[index] + noise * rng.chance()
        if value > most:
            most = value
            found = index
        index += 1
    return legal[found]


def softmax(scores: vec[float], legal: list[int], temperature: float, even: float) -> list[float]:
    """`temperature` points less make an action a third as likely; a part `even` is the same for all.

    What scores NEVER has no weight.
    """
    count: i64 = len(legal)
    most = scores[0]
    index: i64 = 1
    while index < count:
        if scores[index] > most:
            most = scores[index]
        index += 1
    total = 0.0
    likely = 0.0
    weights: list[float] = []
    index = 0
    while index < count:
        weight = exp((scores[index] - most) / temperature)
        if weight > 0.0:
            likely += 1.0
        total += weight
        weights.append(weight)
        index += 1
    share = even / likely
    index = 0
    while index < count:
        if weights[index] > 0.0:
            weights[index] = (1.0 - even) * weights[index] / total + share
        index += 1
    return weights
