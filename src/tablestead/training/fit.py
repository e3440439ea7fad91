"""Fits a network to samples with JAX, and makes whole numbers of it."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from tablestead.bots.judgement.network import ONE
from tablestead.engine.errors import OptionError
from tablestead.training.samples import Samples

HIDDEN = 48
INNER = 16
BATCH = 2048
RATE = 2e-3
"""How far a step goes at first; less and less, down to nothing."""
DECAY = 0.02
HELD_BACK = 10
"""One game in so many tells when to stop."""
PATIENCE = 4
"""Rounds through the samples without getting better."""
WIDTHS = [1.0 + 0.5 * step for step in range(60)]
"""Those that are tried."""

Array = npt.NDArray[np.float32]
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
    """The same for the rules of thumb."""


def jax() -> Any:
    try:
        return import_module("jax")
    except ModuleNotFoundError as error:
        raise OptionError("error-extra-missing", {"name": "jax", "extra": "tablestead[train]"}) from error


def fit(samples: Samples, buckets: int, seed: int, passes: int = 12) -> Fit:
    """Least squares by Adam, until games that were held back are not foretold better any more."""
    rng = np.random.default_rng(seed)
    held = samples.game % HELD_BACK == 0
    scale = np.maximum(samples.features.std(axis=0), 0.05).astype(np.float32)
    layers = first_layers(rng, samples.features.shape[1], buckets)
    learned = train(layers, scale, samples, np.flatnonzero(~held), np.flatnonzero(held), passes, rng)
    whole = in_whole_numbers(learned, scale)
    test = np.flatnonzero(held)
    missed = predict(learned, scale, samples, test) - samples.points[test]
    thumb = samples.thumb[test] - samples.points[test]
    shape = [samples.features.shape[1], HIDDEN, INNER, 1, buckets]
    widths = [
        width(learned, scale, samples, test[samples.bucket[test] == bucket]) for bucket in range(buckets)
    ]
    return Fit(shape, widths, whole, rms(missed), rms(thumb - thumb.mean()))


def first_layers(rng: np.random.Generator, features: int, buckets: int) -> Layers:
    """Where the fit begins; the last layer is nothing yet, so that the rules of thumb hold."""
    first = rng.normal(0, np.sqrt(2 / features), (features, HIDDEN)).astype(np.float32)
    second = rng.normal(0, np.sqrt(2 / HIDDEN), (buckets, INNER, HIDDEN)).astype(np.float32)
    third = np.zeros((buckets, 1, INNER), np.float32)
    zeros = [
        np.zeros(HIDDEN, np.float32),
        np.zeros((buckets, INNER), np.float32),
        np.zeros((buckets, 1), np.float32),
    ]
    return [first, zeros[0], second, zeros[1], third, zeros[2]]


def forward(layers: Layers, values: Any, bucket: Any) -> Any:
    """What is added to the rules of thumb; for arrays of NumPy and of JAX."""
    first, first_bias, second, second_bias, third, third_bias = layers
    hidden = (values @ first + first_bias).clip(0)
    inner = ((second[bucket] * hidden[:, None, :]).sum(2) + second_bias[bucket]).clip(0)
    return ((third[bucket] * inner[:, None, :]).sum(2) + third_bias[bucket])[:, 0]


def train(
    layers: Layers,
    scale: Array,
    samples: Samples,
    learn: npt.NDArray[np.int64],
    test: npt.NDArray[np.int64],
    passes: int,
    rng: np.random.Generator,
) -> Layers:
    step = jax().jit(adam_step)
    moments = [[np.zeros_like(layer) for layer in layers] for _ in range(2)]
    best, least, worse, count = layers, np.inf, 0, 0
    for number in range(passes):
        rate = RATE * (1 - number / passes)
        order = rng.permutation(learn)
        for start in range(0, len(order) - BATCH + 1, BATCH):
            rows = order[start : start + BATCH]
            count += 1
            target = samples.points[rows] - samples.thumb[rows]
            values = samples.features[rows] / scale
            layers, moments = step(rate, layers, moments, count, values, samples.bucket[rows], target)
        told = [np.asarray(layer) for layer in layers]
        error = rms(predict(told, scale, samples, test) - samples.points[test])
        worse = 0 if error < least else worse + 1
        if error < least:
            best, least = told, error
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


def predict(layers: Layers, scale: Array, samples: Samples, rows: npt.NDArray[np.int64]) -> Array:
    parts = [
        forward(layers, samples.features[part] / scale, samples.bucket[part])
        for part in np.array_split(rows, len(rows) // 50_000 + 1)
    ]
    result: Array = np.concatenate(parts) + samples.thumb[rows]
    return result


def width(layers: Layers, scale: Array, samples: Samples, rows: npt.NDArray[np.int64]) -> float:
    """The width of the logistic curve by which the expected lead foretells winners best."""
    if len(rows) == 0:
        return WIDTHS[0]
    told = predict(layers, scale, samples, rows)
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


def rms(errors: npt.NDArray[np.floating[Any]]) -> float:
    return float(np.sqrt((errors**2).mean()))


def in_whole_numbers(layers: Layers, scale: Array) -> list[list[int]]:
    """Fixed-point weights, in the order in which the network reads them."""
    scaled = [layers[0] / scale[:, None], *layers[1:]]
    return [np.rint(layer * ONE).astype(np.int64).ravel().tolist() for layer in scaled]
