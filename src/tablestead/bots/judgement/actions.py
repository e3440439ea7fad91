"""What a network is told of an action, in every game: how the rules of thumb score it among the others."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.judgement.network import Network
from tablestead.bots.search.scores import NEVER
from tablestead.engine.game import State

# The first features of an action, in quarter points.
SCORE: Final = 0
GAP: Final = 1  # to the best action
AHEAD: Final = 2  # of the second best: of the best action alone
IS_BEST: Final = 3
SCORED: Final = 4

MOST: Final = 60
"""Further apart are scores not told."""


class ActionFeatures:
    """`look` at a position and its scores, then `write` one action after the other to `values`.

    A game's own adds what it is told besides.
    """

    def __init__(self, features: int) -> None:
        self.blank = vec[i64]([0] * features)
        self.values = self.blank[:]
        self.best = 0.0
        self.second = 0.0

    def correct(
        self, state: State, legal: list[int], scores: vec[float], network: Network, bucket: i64
    ) -> None:
        """Add to the score of every action what a network makes of it."""
        count: i64 = len(legal)
        self.look(state, scores, count)
        index: i64 = 0
        while index < count:
            if scores[index] > NEVER:
                self.write(state, legal[index], scores[index])
                scores[index] += network.read(self.values, 0, bucket)
            index += 1

    def look(self, state: State, scores: vec[float], count: i64) -> None:
        self.best = NEVER
        self.second = NEVER
        index: i64 = 0
        while index < count:
            if scores[index] > self.best:
                self.second = self.best
                self.best = scores[index]
            elif scores[index] > self.second:
                self.second = scores[index]
            index += 1

    def write(self, state: State, action: i64, score: float) -> None:
        """In place of what was written of the last action."""
        values = self.blank[:]
        self.values = values
        values[SCORE] = quarters(score)
        values[GAP] = quarters(self.best - score)
        if score == self.best:
            values[IS_BEST] = 1
            values[AHEAD] = quarters(self.best - self.second)


def quarters(points: float) -> i64:
    """In quarter points, within bounds."""
    if points > 0.25 * MOST:
        return MOST
    if points < -0.25 * MOST:
        return -MOST
    return i64(4.0 * points)
