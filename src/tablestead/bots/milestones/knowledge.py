"""What the search is told of Milestones."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.milestones.thumb import Thumb
from tablestead.bots.search.knowledge import Knowledge
from tablestead.engine.game import CHANCE, OVER, State
from tablestead.engine.rng import Rng
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState

WARMTH: Final = 2.5
"""A score of so many points less makes an action a third as likely a priori."""
DOUBT: Final = 1.0
"""The fast players err by up to so many points."""
EVEN: Final = 0.1
"""Of the prior, the part that is the same for all actions."""
WIDTH: Final = 8.0


class MilestonesKnowledge(Knowledge):
    """The rules of thumb as prior and as fast players, who now and then try something else."""

    def __init__(self) -> None:
        super().__init__(False)
        self.thumb = Thumb()
        self.warmth = WARMTH
        self.doubt = DOUBT
        self.even = EVEN
        self.width = WIDTH

    def begin(self, state: State) -> None:
        self.thumb.forget()

    def weigh(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, MilestonesState)
        self.thumb.weigh(state, legal)
        scores = self.thumb.scores
        count: i64 = len(legal)
        most = scores[0]
        index: i64 = 1
        while index < count:
            if scores[index] > most:
                most = scores[index]
            index += 1
        total = 0.0
        weights: list[float] = []
        index = 0
        while index < count:
            weight = exp((scores[index] - most) / self.warmth)
            total += weight
            weights.append(weight)
            index += 1
        even = self.even / float(count)
        index = 0
        while index < count:
            weights[index] = (1.0 - self.even) * weights[index] / total + even
            index += 1
        return weights

    def play_on(self, state: State, rng: Rng) -> None:
        assert isinstance(state, MilestonesState)
        while True:
            player = state.player
            if player == OVER:
                return
            if player == CHANCE:
                state.apply_trusted(state.sample(rng))
                continue
            legal = state.legal()
            if len(legal) == 1:
                state.apply_trusted(legal[0])
            else:
                state.apply_trusted(self.choose(state, legal, rng))

    def choose(self, state: MilestonesState, legal: list[int], rng: Rng) -> int:
        thumb = self.thumb
        thumb.weigh(state, legal)
        scores = thumb.scores
        found: i64 = 0
        best = -1e9
        index: i64 = 0
        count: i64 = len(legal)
        while index < count:
            value = scores[index] + self.doubt * rng.chance()
            if value > best:
                best = value
                found = index
            index += 1
        return legal[found]

    def judge(self, state: State, points: vec[float]) -> float:
        assert isinstance(state, MilestonesState)
        c = state.cells
        seat: i64 = 0
        while seat < c[s.PLAYERS]:
            points[seat] = float(c[s.SEATS + seat * s.SEAT_CELLS + s.POINTS])
            seat += 1
        return self.width
