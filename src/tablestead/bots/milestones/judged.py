"""The search of Milestones with what was learned from play in place of most of the playing on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.judgement.network import Network
from tablestead.bots.milestones.action_features import MilestonesActions
from tablestead.bots.milestones.features import FEATURES, Features
from tablestead.bots.milestones.model import EVEN, MilestonesModel
from tablestead.bots.milestones.row import turns_left
from tablestead.bots.search.scores import softmax
from tablestead.engine.game import CHANCE, OVER, State
from tablestead.engine.rng import Rng
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState

PHASES: Final = 4
"""By the turns that are left: few … many."""
PHASE_TURNS: Final = 4.0
FEWEST_PLAYERS: Final = 2
BUCKETS: Final = 3 * PHASES
"""A network's last layers, and its widths: for each number of players by phase."""
HORIZON: Final = 8
"""The fast players finish the turn, and so many more; then the position is judged."""
CALM: Final = 2.0
"""See `SearchModel.calm`; tried in matches (docs/bots.md)."""


class JudgedModel(MilestonesModel):
    """Judges positions between turns, and actions, by what was learned of them."""

    def __init__(self, value: Network, learned_prior: Network, widths: list[float]) -> None:
        super().__init__()
        self.value = value
        self.learned_prior = learned_prior
        self.widths = vec[float](widths)
        self.features = Features()
        self.actions = MilestonesActions()
        self.horizon: i64 = HORIZON
        self.calm = CALM
        self.lead_decides = True

    def prior(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, MilestonesState)
        self.heuristic.score(state, legal)
        scores = self.heuristic.scores
        self.actions.correct(state, legal, scores, self.learned_prior, bucket_of(state))
        return softmax(scores, legal, self.temperature, EVEN)

    def rollout(self, state: State, rng: Rng) -> None:
        """To the end of the turn, and the horizon's."""
        assert isinstance(state, MilestonesState)
        c = state.cells
        left: i64 = self.horizon
        turn: i64 = c[s.ROUND] * 8 + c[s.ACTIVE]
        while True:
            player = state.player
            if player == OVER:
                return
            if player != CHANCE:
                if c[s.ROUND] * 8 + c[s.ACTIVE] != turn:
                    turn = c[s.ROUND] * 8 + c[s.ACTIVE]
                    left -= 1
                if left <= 0 and begins_turn(state):
                    return
            self.advance(state, rng)

    def evaluate(self, state: State, points: vec[float]) -> float:
        assert isinstance(state, MilestonesState)
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


def begins_turn(state: MilestonesState) -> bool:
    c = state.cells
    return c[s.STEP] == s.MOVE_STEP and c[s.MOVES] == 0 and c[s.ROUND] > 0


def bucket_of(state: MilestonesState) -> i64:
    phase = i64(turns_left(state) / PHASE_TURNS)
    if phase >= PHASES:
        phase = PHASES - 1
    return (state.cells[s.PLAYERS] - FEWEST_PLAYERS) * PHASES + phase
