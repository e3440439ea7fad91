"""What the search is told of Keyflower."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.keyflower.heuristic import Heuristic
from tablestead.bots.search.model import SearchModel
from tablestead.bots.search.scores import best_with_noise, softmax
from tablestead.engine.game import State
from tablestead.engine.rng import Rng
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules.position import KeyflowerState
from tablestead.games.keyflower.scoring import best as scoring

TEMPERATURE: Final = 0.9
"""A score of so many points less makes an action a third as likely a priori."""
NOISE: Final = 1.0
"""The fast players err by up to so many points."""
EVEN: Final = 0.08
"""Of the prior, the part that is the same for all actions."""
WIDTH: Final = 8.0
WIDTH_A_SEASON: Final = 4.0
"""A lead is less sure the more seasons are still to come."""


class KeyflowerModel(SearchModel):
    """The rules of thumb as prior and as fast players, who now and then try something else."""

    def __init__(self) -> None:
        super().__init__(True)
        self.passes_forced = True
        self.heuristic = Heuristic()
        self.temperature = TEMPERATURE
        self.noise = NOISE
        self.width = WIDTH
        self.width_a_season = WIDTH_A_SEASON

    def prior(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, KeyflowerState)
        self.heuristic.score(state, legal)
        return softmax(self.heuristic.scores, legal, self.temperature, EVEN)

    def rollout(self, state: State, rng: Rng) -> None:
        """To the end of the season's turns and boats, in winter of the game."""
        assert isinstance(state, KeyflowerState)
        c = state.cells
        season: i64 = c[s.SEASON]
        stops = season != m.WINTER_SEASON and c[s.PHASE] != s.LAY_PHASE
        while True:
            if c[s.STEP] == s.OVER_STEP or c[s.SEASON] != season or (stops and c[s.PHASE] == s.LAY_PHASE):
                return
            self.advance(state, rng)

    def advance(self, state: KeyflowerState, rng: Rng) -> None:
        """One step of the fast players, or of chance."""
        if state.cells[s.STEP] < s.TURN_STEP:
            state.apply_trusted(state.sample(rng))
            return
        legal = state.legal()
        if len(legal) == 1:
            state.apply_trusted(legal[0])
        else:
            state.apply_trusted(self.choose(state, legal, rng))

    def choose(self, state: KeyflowerState, legal: list[int], rng: Rng) -> int:
        self.heuristic.score(state, legal)
        noise = self.noise if state.cells[s.STEP] == s.TURN_STEP else 0.2
        return best_with_noise(self.heuristic.scores, legal, noise, rng)

    def evaluate(self, state: State, points: vec[float]) -> float:
        """The points at the end of the game; before it, what is there and what will come of it."""
        assert isinstance(state, KeyflowerState)
        c = state.cells
        players: i64 = c[s.PLAYERS]
        seat: i64 = 0
        if c[s.STEP] == s.OVER_STEP:
            while seat < players:
                points[seat] = float(scoring.result(state, seat).points)
                seat += 1
            return self.width
        appraisal = self.heuristic.appraisal
        appraisal.read(state)
        while seat < players:
            points[seat] = appraisal.worth(seat)
            seat += 1
        return self.width + self.width_a_season * float(appraisal.left)
