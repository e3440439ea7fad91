"""Fits a network to samples: a regression, then with JAX what is not straight; in whole numbers at last."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from tablestead.bots.judgement.network import ONE
from tablestead.engine.errors import OptionError
from tablestead.training.samples import Samples

HIDDEN = 32
INNER = 8
BATCH = 2048
RATE = 1e-3
"""How far a step goes at first; less and less, down to nothing."""
DECAY = 0.05
RIDGE = 300.0
"""Pulls the weights of the regression to nothing, as strongly as so many samples."""
FEWEST = 0.05
"""A feature that hardly varies counts as if it varied by so much."""
HELD_BACK = 10
"""One game in so many tells when to stop."""
PATIENCE = 4
"""Passes through the samples without getting better."""
WIDTHS = [1.0 + 0.5 * step for step in range(60)]
"""Those that are tried."""

Array = npt.NDArray[np.floating[Any]]
Rows = npt.NDArray[np.int64]
Layers = list[Any]


@dataclass
class Fit:
    """A network that was fitted."""

    shape: list[int]
    widths: list[float]
    weights: list[list[int]]
    error: float
    """Root mean square of what it misses the points by, in games it did not learn from."""
    thumb_error: float
    """The same for the rules of thumb, however far they are off on average."""


class Lesson:
    """Samples, and what has been learned of them so far."""

    def __init__(self, samples: Samples, buckets: int) -> None:
        self.samples = samples
        self.buckets = buckets
        self.mean = samples.features.mean(axis=0).astype(np.float32)
        self.scale = np.maximum(samples.features.std(axis=0), FEWEST).astype(np.float32)
        held = samples.game % HELD_BACK == 0
        self.learn: Rows = np.flatnonzero(~held)
        self.test: Rows = np.flatnonzero(held)
        self.straight = np.zeros((buckets, samples.features.shape[1]), np.float32)
        self.level = np.zeros(buckets, np.float32)
        """What all seats gain beyond the rules of thumb, by bucket."""

    def values(self, rows: Rows) -> Array:
        scaled: Array = (self.samples.features[rows] - self.mean) / self.scale
        return scaled

    def rest(self, rows: Rows, values: Array) -> Array:
        """The points that rules of thumb and regression do not foretell."""
        samples, bucket = self.samples, self.samples.bucket[rows]
        told = np.einsum("ij,ij->i", values, self.straight[bucket]) + self.level[bucket]
        missed: Array = samples.points[rows] - samples.thumb[rows] - told
        return missed

    def regress(self) -> None:
        """By bucket, the straight part."""
        for bucket in range(self.buckets):
            rows = self.learn[self.samples.bucket[self.learn] == bucket]
            if len(rows):
                self.level[bucket] = (self.samples.points[rows] - self.samples.thumb[rows]).mean()
                size = len(self.mean)
                squares, sums = RIDGE * np.eye(size), np.zeros(size)
                for part in np.array_split(rows, len(rows) // 50_000 + 1):
                    values = self.values(part).astype(np.float64)
                    squares += values.T @ values
                    sums += values.T @ self.rest(part, values)
                self.straight[bucket] = np.linalg.solve(squares, sums)

    def told(self, layers: Layers, rows: Rows) -> Array:
        """What is expected by all parts together."""
        parts = []
        for part in np.array_split(rows, len(rows) // 50_000 + 1):
            values = self.values(part)
            missed = self.rest(part, values) - forward(layers, values, self.samples.bucket[part])
            parts.append(self.samples.points[part] - missed)
        return np.concatenate(parts)

    def error(self, layers: Layers) -> float:
        return rms(self.told(layers, self.test) - self.samples.points[self.test])


def jax() -> Any:
    try:
        return import_module("jax")
    except ModuleNotFoundError as error:
        raise OptionError("error-extra-missing", {"name": "jax", "extra": "tablestead[train]"}) from error


def fit(samples: Samples, buckets: int, seed: int, passes: int = 10) -> Fit:
    """Least squares, until games that were held back are not foretold better any more."""
    lesson = Lesson(samples, buckets)
    lesson.regress()
    layers = train(lesson, passes, np.random.default_rng(seed))
    test = lesson.test
    thumb = samples.thumb[test] - samples.points[test]
    shape = [samples.features.shape[1], HIDDEN, INNER, 1, buckets]
    widths = [width(lesson, layers, test[samples.bucket[test] == bucket]) for bucket in range(buckets)]
    return Fit(
        shape, widths, in_whole_numbers(lesson, layers), lesson.error(layers), rms(thumb - thumb.mean())
    )


def first_layers(rng: np.random.Generator, features: int, buckets: int) -> Layers:
    """Where the fit begins; the last layer is nothing yet, so that the regression holds."""
    first = rng.normal(0, np.sqrt(2 / features), (features, HIDDEN)).astype(np.float32)
    second = rng.normal(0, np.sqrt(2 / HIDDEN), (buckets, INNER, HIDDEN)).astype(np.float32)
    third = np.zeros((buckets, 1, INNER), np.float32)
    biases = [np.zeros(shape, np.float32) for shape in ((HIDDEN,), (buckets, INNER), (buckets, 1))]
    return [first, biases[0], second, biases[1], third, biases[2]]


def forward(layers: Layers, values: Any, bucket: Any) -> Any:
    """What the hidden layers add; for arrays of NumPy and of JAX."""
    first, first_bias, second, second_bias, third, third_bias = layers
    hidden = (values @ first + first_bias).clip(0)
    inner = ((second[bucket] * hidden[:, None, :]).sum(2) + second_bias[bucket]).clip(0)
    return ((third[bucket] * inner[:, None, :]).sum(2) + third_bias[bucket])[:, 0]


def train(lesson: Lesson, passes: int, rng: np.random.Generator) -> Layers:
    """The hidden layers, by Adam."""
    step = jax().jit(adam_step)
    layers = first_layers(rng, len(lesson.mean), lesson.buckets)
    moments = [[np.zeros_like(layer) for layer in layers] for _ in range(2)]
    best, least, worse, count = layers, lesson.error(layers), 0, 0
    for number in range(passes):
        rate = RATE * (1 - number / passes)
        order = rng.permutation(lesson.learn)
        for start in range(0, len(order) - BATCH + 1, BATCH):
            rows = order[start : start + BATCH]
            count += 1
            values = lesson.values(rows)
            target = lesson.rest(rows, values)
            layers, moments = step(rate, layers, moments, count, values, lesson.samples.bucket[rows], target)
        learned = [np.asarray(layer) for layer in layers]
        error = lesson.error(learned)
        worse = 0 if error < least else worse + 1
        if error < least:
            best, least = learned, error
        if worse == PATIENCE:
            break
    return best


def adam_step(
    rate: Any, layers: Layers, moments: list[Layers], count: Any, values: Any, bucket: Any, target: Any
) -> tuple[Layers, list[Layers]]:
    """One step of Adam with decay of the weights."""

    def loss(layers: Layers) -> Any:
        return ((forward(layers, values, bucket) - target) ** 2).mean()

    slopes = jax().grad(loss)(layers)
    first = [0.9 * mean + 0.1 * slope for mean, slope in zip(moments[0], slopes, strict=True)]
    second = [0.999 * mean + 0.001 * slope**2 for mean, slope in zip(moments[1], slopes, strict=True)]
    moved = []
    for layer, mean, square in zip(layers, first, second, strict=True):
        way = (mean / (1 - 0.9**count)) / ((square / (1 - 0.999**count)) ** 0.5 + 1e-8)
        moved.append(layer - rate * (way + DECAY * layer))
    return moved, [first, second]


def width(lesson: Lesson, layers: Layers, rows: Rows) -> float:
    """The width of the logistic curve by which the expected lead foretells winners best."""
    if len(rows) == 0:
        return WIDTHS[0]
    samples, told = lesson.samples, lesson.told(layers, rows)
    starts = np.flatnonzero(np.diff(samples.position[rows], prepend=-1))
    counts = np.diff(starts, append=len(rows))
    best = np.repeat(np.maximum.reduceat(told, starts), counts)
    led = told == best
    second = np.repeat(np.maximum.reduceat(np.where(led, -np.inf, told), starts), counts)
    lead = told - np.where(led, second, best)
    won = np.sign(samples.points[rows] - samples.others[rows]) / 2 + 0.5
    chances = [(1 / (1 + np.exp(-lead / each))).clip(1e-6, 1 - 1e-6) for each in WIDTHS]
    missed = [-(won * np.log(chance) + (1 - won) * np.log1p(-chance)).mean() for chance in chances]
    return WIDTHS[int(np.argmin(missed))]


def rms(errors: Array) -> float:
    return float(np.sqrt((errors**2).mean()))


def in_whole_numbers(lesson: Lesson, layers: Layers) -> list[list[int]]:
    """Fixed-point weights, in the order in which the network reads them; means and scales are in them."""
    straight = lesson.straight / lesson.scale
    level = lesson.level - straight @ lesson.mean
    first, first_bias, second, second_bias, third, third_bias = layers
    first = first / lesson.scale[:, None]
    scaled = [
        straight,
        first,
        first_bias - lesson.mean @ first,
        second,
        second_bias,
        third,
        third_bias + level[:, None],
    ]
    return [np.rint(layer * ONE).astype(np.int64).ravel().tolist() for layer in scaled]
