"""A network while it is fitted: layers of floats, made better by JAX, in whole numbers at last."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from tablestead.bots.judgement.file import Learned
from tablestead.bots.judgement.network import ONE
from tablestead.engine.errors import OptionError

RATE = 1e-3
"""How far a step goes at first; less and less, down to nothing."""
DECAY = 0.05
FEWEST = 0.05
"""A feature that hardly varies counts as if it varied by so much."""
HELD_BACK = 10
"""One game in so many tells when to stop."""
PATIENCE = 4
"""Passes through the samples without getting better."""

Array = npt.NDArray[np.floating[Any]]
Rows = npt.NDArray[np.int64]
Layers = list[Any]
Batch = Sequence[Any]
Loss = Callable[..., Any]


def jax() -> Any:
    try:
        return import_module("jax")
    except ModuleNotFoundError as error:
        raise OptionError("error-extra-missing", {"name": "jax", "extra": "tablestead[train]"}) from error


class Scaling:
    """Features come to a network as differences from their mean, in spreads."""

    def __init__(self, features: npt.NDArray[np.int16]) -> None:
        self.features = features
        some = features[:: len(features) // 200_000 + 1]
        self.mean = some.mean(axis=0).astype(np.float32)
        self.scale = np.maximum(some.std(axis=0), FEWEST).astype(np.float32)

    def values(self, rows: Rows) -> Array:
        scaled: Array = (self.features[rows] - self.mean) / self.scale
        return scaled


def first_layers(rng: np.random.Generator, features: int, hidden: int, inner: int, buckets: int) -> Layers:
    """Where a fit begins: the hidden layers add nothing yet."""
    first = rng.normal(0, np.sqrt(2 / features), (features, hidden)).astype(np.float32)
    second = rng.normal(0, np.sqrt(2 / hidden), (buckets, inner, hidden)).astype(np.float32)
    shapes = (buckets, features), (hidden,), (buckets, inner), (buckets, inner), (buckets,)
    straight, first_bias, second_bias, third, level = (np.zeros(shape, np.float32) for shape in shapes)
    return [straight, first, first_bias, second, second_bias, third, level]


def forward(layers: Layers, values: Any, bucket: Any) -> Any:
    """What the network says; for arrays of NumPy and of JAX."""
    straight, first, first_bias, second, second_bias, third, level = layers
    hidden = (values @ first + first_bias).clip(0)
    inner = ((second[bucket] * hidden[:, None, :]).sum(2) + second_bias[bucket]).clip(0)
    return (straight[bucket] * values).sum(1) + (third[bucket] * inner).sum(1) + level[bucket]


def descend(
    layers: Layers,
    loss: Loss,
    batches: Callable[[], Iterator[Batch]],
    error: Callable[[Layers], float],
    passes: int,
) -> Layers:
    """The layers that come to the least error on what was held back, by Adam on the loss of the batches."""
    step = jax().jit(adam_step, static_argnums=0)
    moments = [[np.zeros_like(layer) for layer in layers] for _ in range(2)]
    best, least, worse, count = layers, error(layers), 0, 0
    for number in range(passes):
        rate = RATE * (1 - number / passes)
        for batch in batches():
            count += 1
            layers, moments = step(loss, rate, layers, moments, count, *batch)
        learned = [np.asarray(layer) for layer in layers]
        found = error(learned)
        worse = 0 if found < least else worse + 1
        if found < least:
            best, least = learned, found
        if worse == PATIENCE:
            break
    return best


def adam_step(
    loss: Loss, rate: Any, layers: Layers, moments: list[Layers], count: Any, *batch: Any
) -> tuple[Layers, list[Layers]]:
    """One step of Adam; the weights of the hidden layers decay."""
    slopes = jax().grad(loss)(layers, *batch)
    first = [0.9 * mean + 0.1 * slope for mean, slope in zip(moments[0], slopes, strict=True)]
    second = [0.999 * mean + 0.001 * slope**2 for mean, slope in zip(moments[1], slopes, strict=True)]
    moved = []
    for number, (layer, mean, square) in enumerate(zip(layers, first, second, strict=True)):
        way = (mean / (1 - 0.9**count)) / ((square / (1 - 0.999**count)) ** 0.5 + 1e-8)
        decay = 0.0 if number in (0, len(layers) - 1) else DECAY
        moved.append(layer - rate * (way + decay * layer))
    return moved, [first, second]


def in_whole_numbers(layers: Layers, scaling: Scaling) -> Learned:
    """Fixed-point weights, in the order in which a network reads them; means and scales are in them."""
    straight, first, first_bias, second, second_bias, third, level = layers
    straight = straight / scaling.scale
    first = first / scaling.scale[:, None]
    made = [
        straight,
        first,
        first_bias - scaling.mean @ first,
        second,
        second_bias,
        third,
        level - straight @ scaling.mean,
    ]
    buckets, inner, hidden = second.shape
    weights = [np.rint(layer * ONE).astype(np.int64).ravel().tolist() for layer in made]
    return Learned([len(scaling.mean), hidden, inner, buckets], weights)
