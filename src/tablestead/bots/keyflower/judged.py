"""The search of Keyflower with what was learned from play in place of most of the playing on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.judgement.network import Network
from tablestead.bots.keyflower.action_features import FEATURES as ACTION_FEATURES
from tablestead.bots.keyflower.action_features import KeyflowerActions
from tablestead.bots.keyflower.features import FEATURES, Features
from tablestead.bots.keyflower.model import EVEN, KeyflowerModel
from tablestead.bots.search.scores import softmax
from tablestead.engine.game import State
from tablestead.engine.rng import Rng
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules.position import KeyflowerState

BUCKETS: Final = 4
"""A network's last layers, by season."""
HORIZON: Final = 4
"""The fast players finish the turn, and so many more; then the position is judged."""
CALM: Final = 2.0
"""See `SearchModel.calm`; tried in matches (docs/bots.md)."""


class JudgedModel(KeyflowerModel):
    """Judges positions between turns, and actions, by what was learned of them."""

    def __init__(self, value: Network, learned_prior: Network, widths: list[float]) -> None:
        super().__init__()
        assert (value.features, learned_prior.features) == (FEATURES, ACTION_FEATURES), "learned of others"
        self.value = value
        self.learned_prior = learned_prior
        self.widths = vec[float](widths)
        self.features = Features()
        self.actions = KeyflowerActions()
        self.horizon: i64 = HORIZON
        self.calm = CALM

    def prior(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, KeyflowerState)
        self.heuristic.score(state, legal)
        scores = self.heuristic.scores
        self.actions.correct(state, legal, scores, self.learned_prior, bucket_of(state))
        return softmax(scores, legal, self.temperature, EVEN)

    def rollout(self, state: State, rng: Rng) -> None:
        """To the horizon; at most to where tiles are laid. It ends where `evaluate` was trained, or over."""
        assert isinstance(state, KeyflowerState)
        c = state.cells
        last: i64 = c[s.TURNS] + self.horizon
        while c[s.STEP] != s.OVER_STEP:
            if is_judged(state) and (c[s.STEP] == s.LAY_STEP or c[s.TURNS] >= last):
                return
            self.advance(state, rng)

    def evaluate(self, state: State, points: vec[float]) -> float:
        assert isinstance(state, KeyflowerState)
        if state.cells[s.STEP] == s.OVER_STEP:
            return super().evaluate(state, points)
        features = self.features
        features.write(state)
        bucket: i64 = bucket_of(state)
        players: i64 = state.cells[s.PLAYERS]
        seat: i64 = 0
        while seat < players:
            correction = self.value.read(features.values, seat * FEATURES, bucket)
            points[seat] = features.worths[seat] + correction
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
