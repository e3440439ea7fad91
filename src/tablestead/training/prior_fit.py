"""Fits which actions are worth a look: those that long searches tried most often."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np
import numpy.typing as npt

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
    jax,
)
from tablestead.training.samples import Samples

HIDDEN = 16
INNER = 8
BATCH = 512
MOST = 32
"""Actions of a decision that are learned from: those that were tried most."""
FEWEST_VISITS = 0.25
"""A decision teaches nothing that was looked at less than this share of how long the best searches were."""

LONGEST = 0.95
"""Searches in this place, from the shortest on, count as the best ones."""


@dataclass
class PriorFit:
    """A network that was fitted."""

    learned: Learned
    agrees: float
    """How often its first choice is that of the search, in games it did not learn from."""
    thumb_agrees: float
    """The same for the rules of thumb."""


class PriorLesson:
    """Decisions as rows of actions: a table of their places, with -1 where there are fewer."""

    def __init__(self, samples: Samples, temperature: float) -> None:
        self.samples = samples
        self.temperature = temperature
        self.scaling = Scaling(samples.actions)
        self.table, self.share = decisions(samples)
        held = samples.action_game[self.table[:, 0]] % HELD_BACK == 0
        self.learn: Rows = np.flatnonzero(~held)
        self.test: Rows = np.flatnonzero(held)

    def batch(self, rows: Rows) -> Batch:
        table = self.table[rows]
        flat = table.ravel()
        bucket = self.samples.action_bucket[flat]
        scores = np.where(table < 0, -1e9, self.samples.scores[table])
        return self.scaling.values(flat), bucket, scores.astype(np.float32), self.share[rows]

    def batches(self, rng: np.random.Generator) -> Iterator[Batch]:
        order = rng.permutation(self.learn)
        size = max(1, min(BATCH, len(order)))
        for start in range(0, len(order) - size + 1, size):
            yield self.batch(order[start : start + size])

    def error(self, layers: Layers) -> float:
        total = 0.0
        for rows in np.array_split(self.test, len(self.test) // 2000 + 1):
            total += len(rows) * float(surprise(self.temperature, layers, *self.batch(rows)))
        return total / max(1, len(self.test))

    def agrees(self, layers: Layers | None) -> float:
        """Without layers, the rules of thumb."""
        found = 0
        for rows in np.array_split(self.test, len(self.test) // 2000 + 1):
            values, bucket, scores, share = self.batch(rows)
            if layers is not None:
                scores = scores + forward(layers, values, bucket).reshape(scores.shape) / self.temperature
            found += int((scores.argmax(1) == share.argmax(1)).sum())
        return found / max(1, len(self.test))


def decisions(samples: Samples) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float32]]:
    """The places of the actions of every decision, and the share of the visits that each had."""
    starts = np.flatnonzero(np.diff(samples.decision, prepend=-1))
    counts = np.diff(starts, append=len(samples.decision))
    table = np.full((len(starts), MOST), -1, np.int64)
    for number, (start, count) in enumerate(zip(starts, counts, strict=True)):
        order = np.lexsort((-samples.scores[start : start + count], -samples.visits[start : start + count]))
        table[number, : min(count, MOST)] = start + order[:MOST]
    visits = np.where(table < 0, 0, samples.visits[table])
    total = visits.sum(1)
    kept = (total > FEWEST_VISITS * np.quantile(total, LONGEST)) & (counts > 1) if len(total) else total > 0
    return table[kept], (visits[kept] / total[kept, None]).astype(np.float32)


def fit_prior(samples: Samples, buckets: int, temperature: float, seed: int, passes: int = 12) -> PriorFit:
    """As likely as can be what the searches tried, until that of other games is not foretold better."""
    lesson, rng = PriorLesson(samples, temperature), np.random.default_rng(seed)
    layers = first_layers(rng, samples.actions.shape[1], HIDDEN, INNER, buckets)
    loss = partial(surprise, temperature)
    layers = descend(layers, loss, lambda: lesson.batches(rng), lesson.error, passes)
    return PriorFit(in_whole_numbers(layers, lesson.scaling), lesson.agrees(layers), lesson.agrees(None))


def surprise(
    temperature: float, layers: Layers, values: Array, bucket: Array, scores: Array, share: Array
) -> Array:
    """The cross entropy of what was tried."""
    told = forward(layers, values, bucket).reshape(scores.shape)
    likely = jax().nn.log_softmax(scores + told / temperature, axis=1)
    missed: Array = -(share * likely).sum(1).mean()
    return missed
