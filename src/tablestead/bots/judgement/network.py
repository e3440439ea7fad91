"""A small network in whole numbers: the same result on every machine, compiled or not.

Straight from the features to the result go weights as in a regression; two hidden layers of rectified sums
add what is not straight. Weights and what passes between the layers are fixed-point numbers with SHIFT
binary places. All but the first hidden layer come in buckets, one for each phase of a game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SHIFT: Final = 16
"""Binary places of a weight."""
ONE: Final = 1 << SHIFT


class Network:
    """From features to a number that was learned for them."""

    def __init__(self, shape: list[int], weights: list[list[int]]) -> None:
        features, hidden, inner, _ = shape
        self.features: i64 = features
        self.hidden: i64 = hidden
        self.inner: i64 = inner
        straight, first, first_bias, second, second_bias, third, third_bias = weights
        self.straight = vec[i64](straight)
        """By bucket: a weight of every feature."""
        self.first = vec[i64](first)
        """A row of `hidden` weights for each feature."""
        self.first_bias = vec[i64](first_bias)
        self.second = vec[i64](second)
        """By bucket: for each inner unit a row of `hidden` weights."""
        self.second_bias = vec[i64](second_bias)
        self.third = vec[i64](third)
        """By bucket: a weight of every inner unit."""
        self.third_bias = vec[i64](third_bias)
        self.sums = vec[i64]([0] * hidden)

    def read(self, values: vec[i64], base: i64, bucket: i64) -> float:
        """The result for the features that begin at `base`."""
        total: i64 = (self.add_features(values, base, bucket) + self.third_bias[bucket]) << SHIFT
        return float(total + self.add_hidden(bucket)) / float(ONE * ONE)

    def add_features(self, values: vec[i64], base: i64, bucket: i64) -> i64:
        """The first layer, and the straight part; most features are 0, and cost nothing."""
        sums = self.sums
        first = self.first
        straight = self.straight
        hidden: i64 = self.hidden
        unit: i64 = 0
        while unit < hidden:
            sums[unit] = self.first_bias[unit]
            unit += 1
        total: i64 = 0
        feature: i64 = 0
        while feature < self.features:
            value: i64 = values[base + feature]
            if value != 0:
                total += value * straight[bucket * self.features + feature]
                row: i64 = feature * hidden
                unit = 0
                while unit < hidden:
                    sums[unit] += value * first[row + unit]
                    unit += 1
            feature += 1
        return total

    def add_hidden(self, bucket: i64) -> i64:
        """What the hidden layers add, with twice the binary places."""
        sums = self.sums
        second = self.second
        hidden: i64 = self.hidden
        result: i64 = 0
        unit: i64 = 0
        while unit < self.inner:
            at: i64 = bucket * self.inner + unit
            row: i64 = at * hidden
            total: i64 = self.second_bias[at] << SHIFT
            before: i64 = 0
            while before < hidden:
                if sums[before] > 0:
                    total += sums[before] * second[row + before]
                before += 1
            if total > 0:
                result += (total >> SHIFT) * self.third[at]
            unit += 1
        return result
