"""A small network in whole numbers: the same result on every machine, compiled or not.

Straight from the features to the result go weights as in a regression; two hidden layers of rectified sums
add what is not straight. Weights and what passes between the layers are fixed-point numbers with SHIFT
binary places. All but the first hidden layer come in buckets, one for each phase of a game.

Most of the time goes into the first hidden layer, so its units are summed up two at a time: one in the lower
half of a number, one in the upper half. A sum that outgrew its half would be 32,768; they stay below 100.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SHIFT: Final = 16
"""Binary places of a weight."""
ONE: Final = 1 << SHIFT
HALF: Final = 32
"""Bits of one of the two sums in a number."""
LOWER: Final = (1 << HALF) - 1
SIGN: Final = 1 << (HALF - 1)


class Network:
    """From features to a number that was learned for them."""

    def __init__(self, shape: list[int], weights: list[list[int]]) -> None:
        features, hidden, inner, _ = shape
        self.features: i64 = features
        self.hidden: i64 = hidden
        self.pairs: i64 = (hidden + 1) // 2
        self.inner: i64 = inner
        straight, first, first_bias, second, second_bias, third, third_bias = weights
        self.straight = vec[i64](straight)
        """By bucket: a weight of every feature."""
        self.first = vec[i64](paired(first, hidden))
        """A row of `pairs` of weights for each feature."""
        self.first_bias = vec[i64](paired(first_bias, hidden))
        self.second = vec[i64](second)
        """By bucket: for each inner unit a row of `hidden` weights."""
        self.second_bias = vec[i64](second_bias)
        self.third = vec[i64](third)
        """By bucket: a weight of every inner unit."""
        self.third_bias = vec[i64](third_bias)
        self.sums = vec[i64]([0] * (2 * int(self.pairs)))

    def read(self, values: vec[i64], base: i64, bucket: i64) -> float:
        """The result for the features that begin at `base`."""
        total: i64 = (self.add_features(values, base, bucket) + self.third_bias[bucket]) << SHIFT
        return float(total + self.add_hidden(bucket)) / float(ONE * ONE)

    def add_features(self, values: vec[i64], base: i64, bucket: i64) -> i64:
        """The first layer, and the straight part; most features are 0, and cost nothing."""
        sums = self.sums
        first = self.first
        first_bias = self.first_bias
        pairs: i64 = self.pairs
        pair: i64 = 0
        while pair < pairs:
            sums[pair] = first_bias[pair]
            pair += 1
        total: i64 = 0
        features: i64 = self.features
        feature: i64 = 0
        while feature < features:
            value: i64 = values[base + feature]
            if value != 0:
                total += value * self.straight[bucket * features + feature]
                row: i64 = feature * pairs
                pair = 0
                while pair < pairs:
                    sums[pair] += value * first[row + pair]
                    pair += 1
            feature += 1
        self.part_sums()
        return total

    def part_sums(self) -> None:
        """Every unit its own sum again; from the end, so that nothing is overwritten."""
        sums = self.sums
        pair: i64 = self.pairs - 1
        while pair >= 0:
            both: i64 = sums[pair]
            lower: i64 = ((both + SIGN) & LOWER) - SIGN
            sums[2 * pair] = lower
            sums[2 * pair + 1] = (both - lower) >> HALF
            pair -= 1

    def add_hidden(self, bucket: i64) -> i64:
        """What the hidden layers add, with twice the binary places."""
        sums = self.sums
        second = self.second
        hidden: i64 = self.hidden
        inner: i64 = self.inner
        result: i64 = 0
        unit: i64 = 0
        while unit < inner:
            at: i64 = bucket * inner + unit
            row: i64 = at * hidden
            total: i64 = self.second_bias[at] << SHIFT
            before: i64 = 0
            while before < hidden:
                active: i64 = sums[before]
                if active > 0:
                    total += active * second[row + before]
                before += 1
            if total > 0:
                result += (total >> SHIFT) * self.third[at]
            unit += 1
        return result


def paired(weights: list[int], hidden: int) -> list[int]:
    """Rows of `hidden` weights, each two of them in one number; an odd one is alone."""
    found: list[int] = []
    for row in range(0, len(weights), hidden):
        for unit in range(row, row + hidden, 2):
            other = weights[unit + 1] if unit + 1 < row + hidden else 0
            found.append(weights[unit] + (other << HALF))
    return found
