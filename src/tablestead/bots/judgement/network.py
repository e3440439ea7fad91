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
    """From the features of a seat to numbers that are learned for it."""

    def __init__(self, shape: list[int], weights: list[list[int]]) -> None:
        features, hidden, inner, outputs, buckets = shape
        self.features: i64 = features
        self.hidden: i64 = hidden
        self.inner: i64 = inner
        self.outputs: i64 = outputs
        self.buckets: i64 = buckets
        straight, first, first_bias, second, second_bias, third, third_bias = weights
        self.straight = vec[i64](straight)
        """By bucket: for each output a weight of every feature."""
        self.first = vec[i64](first)
        """A row of `hidden` weights for each feature."""
        self.first_bias = vec[i64](first_bias)
        self.second = vec[i64](second)
        """By bucket: for each inner unit a row of `hidden` weights."""
        self.second_bias = vec[i64](second_bias)
        self.third = vec[i64](third)
        """By bucket: for each output a row of `inner` weights."""
        self.third_bias = vec[i64](third_bias)
        self.sums = vec[i64]([0] * hidden)
        self.inners = vec[i64]([0] * inner)
        self.result = vec[float]([0.0] * outputs)

    def read(self, values: vec[i64], base: i64, bucket: i64) -> None:
        """Fill `result` for the features that begin at `base`."""
        self.add_features(values, base)
        self.add_hidden(bucket)
        inner: i64 = self.inner
        output: i64 = 0
        while output < self.outputs:
            row: i64 = (bucket * self.outputs + output) * inner
            total: i64 = self.third_bias[bucket * self.outputs + output] + self.sum_straight(
                values, base, bucket * self.outputs + output
            )
            total <<= SHIFT
            unit: i64 = 0
            while unit < inner:
                total += self.inners[unit] * self.third[row + unit]
                unit += 1
            self.result[output] = float(total) / float(ONE * ONE)
            output += 1

    def sum_straight(self, values: vec[i64], base: i64, output: i64) -> i64:
        straight = self.straight
        row: i64 = output * self.features
        total: i64 = 0
        feature: i64 = 0
        while feature < self.features:
            total += values[base + feature] * straight[row + feature]
            feature += 1
        return total

    def add_features(self, values: vec[i64], base: i64) -> None:
        """The first layer: most features are 0, and cost nothing."""
        sums = self.sums
        first = self.first
        hidden: i64 = self.hidden
        unit: i64 = 0
        while unit < hidden:
            sums[unit] = self.first_bias[unit]
            unit += 1
        feature: i64 = 0
        while feature < self.features:
            value: i64 = values[base + feature]
            if value != 0:
                row: i64 = feature * hidden
                unit = 0
                while unit < hidden:
                    sums[unit] += value * first[row + unit]
                    unit += 1
            feature += 1
        unit = 0
        while unit < hidden:
            if sums[unit] < 0:
                sums[unit] = 0
            unit += 1

    def add_hidden(self, bucket: i64) -> None:
        sums = self.sums
        second = self.second
        hidden: i64 = self.hidden
        unit: i64 = 0
        while unit < self.inner:
            row: i64 = (bucket * self.inner + unit) * hidden
            total: i64 = self.second_bias[bucket * self.inner + unit] << SHIFT
            before: i64 = 0
            while before < hidden:
                total += sums[before] * second[row + before]
                before += 1
            self.inners[unit] = total >> SHIFT if total > 0 else 0
            unit += 1
