"""The search of Keyflower with what was learned from play in place of most of the playing on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.judgement.network import Network
from tablestead.bots.keyflower.features import FEATURES, Features
from tablestead.bots.keyflower.model import KeyflowerModel
from tablestead.engine.game import State
from tablestead.engine.rng import Rng
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules.position import KeyflowerState
from tablestead.games.keyflower.scoring import best as scoring

BUCKETS: Final = 4
"""A network's last layers, by season."""
HORIZON: Final = 4
"""The fast players finish the turn, and so many more; then the position is judged."""
CALM: Final = 2.0


class JudgedModel(KeyflowerModel):
    """Judges positions between turns by a network."""

    def __init__(self, network: Network, widths: list[float]) -> None:
        super().__init__()
        self.network = network
        self.widths = vec[float](widths)
        self.features = Features()
        self.horizon: i64 = HORIZON
        self.calm = CALM

    def rollout(self, state: State, rng: Rng) -> None:
        """To the end of the turn, and the horizon's; at most to the end of the season."""
        assert isinstance(state, KeyflowerState)
        c = state.cells
        season: i64 = c[s.SEASON]
        stops = season != m.WINTER_SEASON and c[s.PHASE] != s.LAY_PHASE
        last: i64 = c[s.TURNS] + self.horizon
        while True:
            step: i64 = c[s.STEP]
            if step == s.OVER_STEP or (step == s.TURN_STEP and c[s.TURNS] >= last):
                return
            if c[s.SEASON] != season or (stops and c[s.PHASE] == s.LAY_PHASE):
                return
            if step < s.TURN_STEP:
                state.apply_trusted(state.sample(rng))
                continue
            legal = state.legal()
            if len(legal) == 1:
                state.apply_trusted(legal[0])
            else:
                state.apply_trusted(self.choose(state, legal, rng))

    def evaluate(self, state: State, points: vec[float]) -> float:
        assert isinstance(state, KeyflowerState)
        c = state.cells
        players: i64 = c[s.PLAYERS]
        seat: i64 = 0
        if c[s.STEP] == s.OVER_STEP:
            while seat < players:
                points[seat] = float(scoring.result(state, seat).points)
                seat += 1
            return self.width
        features = self.features
        features.write(state)
        bucket: i64 = bucket_of(state)
        while seat < players:
            self.network.read(features.values, seat * FEATURES, bucket)
            points[seat] = features.worths[seat] + self.network.result[0]
            seat += 1
        return self.widths[bucket]


def bucket_of(state: KeyflowerState) -> i64:
    season: i64 = state.cells[s.SEASON]
    return season - 1 if season > 0 else 0


def is_judged(state: KeyflowerState) -> bool:
    """Between two turns, or when the turns of a season and its boats are over."""
    c = state.cells
    if c[s.STEP] == s.TURN_STEP:
        return True
    return c[s.STEP] == s.LAY_STEP and c[s.SEASON] != m.WINTER_SEASON
