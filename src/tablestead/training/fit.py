"""Fits what positions are worth: a regression, then what is not straight.

The end of a game is a noisy teacher. So when a network has learned from it, it learns again from what it
says itself of the same game some rounds later, where more has been decided, and in part from the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from tablestead.bots.judgement.file import Learned
from tablestead.training.layers import (
    HELD_BACK,
    Array,
    Batch,
    Layers,
    Rows,
    Scaling,
    descend,
    first_layers,
    forward,
    in_whole_numbers,
)
from tablestead.training.samples import Samples

HIDDEN = 32
INNER = 8
BATCH = 4096
PART = 50_000
RIDGE = 300.0
"""Pulls the weights of the regression to nothing, as strongly as so many samples."""
SWEEPS = 3
"""So often it learns, from the second time on from itself;"""
BY_END = 0.3
"""and in such a part still from how the game ended."""
WIDTHS = [1.0 + 0.5 * step for step in range(60)]
"""Those that are tried."""


@dataclass
class ValueFit:
    """A network that was fitted."""

    learned: Learned
    widths: list[float]
    error: float
    """Root mean square of what it misses the points by, in games it did not learn from."""
    thumb_error: float
    """The same for the rules of thumb, however far they are off on average."""


class Lesson:
    """Samples, and what is to be learned of them: by how much the rules of thumb are wrong."""

    def __init__(self, samples: Samples, buckets: int) -> None:
        self.samples = samples
        self.buckets = buckets
        self.scaling = Scaling(samples.features)
        held = samples.game % HELD_BACK == 0
        self.learn: Rows = np.flatnonzero(~held)
        self.test: Rows = np.flatnonzero(held)
        self.missed: Array = samples.points - samples.thumb
        self.target = self.missed

    def regress(self, layers: Layers) -> None:
        """The straight part, by bucket."""
        straight, level = layers[0], layers[-1]
        size = len(self.scaling.mean)
        for bucket in range(self.buckets):
            rows = self.learn[self.samples.bucket[self.learn] == bucket]
            if len(rows):
                level[bucket] = self.target[rows].mean()
                squares, sums = RIDGE * np.eye(size), np.zeros(size)
                for part in np.array_split(rows, len(rows) // PART + 1):
                    values = self.scaling.values(part).astype(np.float64)
                    squares += values.T @ values
                    sums += values.T @ (self.target[part] - level[bucket])
                straight[bucket] = np.linalg.solve(squares, sums)

    def told(self, layers: Layers, rows: Rows) -> Array:
        parts = np.array_split(rows, len(rows) // PART + 1)
        bucket = self.samples.bucket
        return np.concatenate([forward(layers, self.scaling.values(part), bucket[part]) for part in parts])

    def look_ahead(self, layers: Layers) -> None:
        """From now on the target is what is thought some rounds later, where the game goes on so long."""
        samples = self.samples
        rows = np.flatnonzero(samples.later)
        after = rows + samples.later[rows]
        expected = samples.thumb[after] + self.told(layers, after) - samples.thumb[rows]
        self.target = self.missed.copy()
        self.target[rows] = BY_END * self.missed[rows] + (1 - BY_END) * expected

    def error(self, layers: Layers) -> float:
        return rms(self.told(layers, self.test) - self.target[self.test])

    def batches(self, rng: np.random.Generator) -> Iterator[Batch]:
        order = rng.permutation(self.learn)
        size = max(1, min(BATCH, len(order)))
        for start in range(0, len(order) - size + 1, size):
            rows = order[start : start + size]
            yield self.scaling.values(rows), self.samples.bucket[rows], self.target[rows]


def fit(samples: Samples, buckets: int, seed: int, passes: int = 8) -> ValueFit:
    """Least squares, until games that were held back are not foretold better any more."""
    lesson, rng = Lesson(samples, buckets), np.random.default_rng(seed)
    layers = first_layers(rng, samples.features.shape[1], HIDDEN, INNER, buckets)
    lesson.regress(layers)
    for sweep in range(SWEEPS):
        if sweep:
            lesson.look_ahead(layers)
        layers = descend(layers, squares, lambda: lesson.batches(rng), lesson.error, passes)
    test = lesson.test
    thumb = lesson.missed[test]
    error = rms(lesson.told(layers, test) - thumb)
    widths = widths_of(lesson, layers)
    return ValueFit(in_whole_numbers(layers, lesson.scaling), widths, error, rms(thumb - thumb.mean()))


def squares(layers: Layers, values: Array, bucket: Array, target: Array) -> Array:
    missed: Array = ((forward(layers, values, bucket) - target) ** 2).mean()
    return missed


def widths_of(lesson: Lesson, layers: Layers) -> list[float]:
    """By bucket, of all games: those that were held back are too few for a width of each bucket."""
    samples = lesson.samples
    told = samples.thumb + lesson.told(layers, np.arange(len(samples)))
    position = samples.position.astype(np.int64)
    won = np.sign(samples.points - samples.others) / 2 + 0.5
    parts = [np.flatnonzero(samples.bucket == bucket) for bucket in range(lesson.buckets)]
    return [width(told[rows], position[rows], won[rows]) for rows in parts]


def width(told: Array, position: Rows, won: Array) -> float:
    """That by which the points of all seats of a position foretell who wins best (`chance_to_win`)."""
    if len(told) == 0:
        return WIDTHS[0]
    starts = np.flatnonzero(np.diff(position, prepend=-1))
    counts = np.diff(starts, append=len(told))
    behind = told - np.repeat(np.maximum.reduceat(told, starts), counts)

    def missed(each: float) -> float:
        odds = np.exp(behind / each)
        chance = (odds / np.repeat(np.add.reduceat(odds, starts), counts)).clip(1e-6, 1 - 1e-6)
        return float(-(won * np.log(chance) + (1 - won) * np.log1p(-chance)).mean())

    return min(WIDTHS, key=missed)


def rms(errors: Array) -> float:
    return float(np.sqrt((errors**2).mean()))
