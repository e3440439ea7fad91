"""What the search is told of Milestones."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.milestones.heuristic import Heuristic
from tablestead.bots.milestones.promise import Promise
from tablestead.bots.milestones.row import turns_left
from tablestead.bots.search.model import SearchModel
from tablestead.bots.search.scores import best_with_noise, softmax
from tablestead.engine.game import CHANCE, OVER, State
from tablestead.engine.rng import Rng
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState

TEMPERATURE: Final = 1.2
"""A score of so many points less makes an action a third as likely a priori."""
NOISE: Final = 1.0
"""The fast players err by up to so many points."""
EVEN: Final = 0.1
"""Of the prior, the part that is the same for all actions."""
HORIZON: Final = 3
"""The fast players play on to the end of so many rounds; then the position is judged."""
WIDTH: Final = 8.0
WIDTH_A_TURN: Final = 0.4
"""A lead is less sure the longer the game still goes."""


class MilestonesModel(SearchModel):
    """The rules of thumb as prior and as fast players, who now and then try something else."""

    def __init__(self) -> None:
        super().__init__(False)
        self.heuristic = Heuristic()
        self.temperature = TEMPERATURE
        self.thumb = Promise()

    def begin(self, state: State) -> None:
        self.heuristic.forget()

    def prior(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, MilestonesState)
        self.heuristic.score(state, legal)
        return softmax(self.heuristic.scores, legal, self.temperature, EVEN)

    def rollout(self, state: State, rng: Rng) -> None:
        assert isinstance(state, MilestonesState)
        last: i64 = state.cells[s.ROUND] + HORIZON
        while True:
            if state.player == OVER or state.cells[s.ROUND] > last:
                return
            self.advance(state, rng)

    def advance(self, state: MilestonesState, rng: Rng) -> None:
        """One step of the fast players, or of chance."""
        if state.player == CHANCE:
            state.apply_trusted(state.sample(rng))
            return
        legal = state.legal()
        if len(legal) == 1:
            state.apply_trusted(legal[0])
        else:
            state.apply_trusted(self.choose(state, legal, rng))

    def choose(self, state: MilestonesState, legal: list[int], rng: Rng) -> int:
        self.heuristic.score(state, legal)
        return best_with_noise(self.heuristic.scores, legal, NOISE, rng)

    def evaluate(self, state: State, points: vec[float]) -> float:
        """The points at the end of the game; before it, a guess fitted to games of the fast players."""
        assert isinstance(state, MilestonesState)
        c = state.cells
        players: i64 = c[s.PLAYERS]
        turns = turns_left(state)
        over = c[s.STEP] == s.OVER_STEP
        seat: i64 = 0
        while seat < players:
            points[seat] = float(c[s.SEATS + seat * s.SEAT_CELLS + s.SEAT_POINTS])
            if not over:
                points[seat] += self.thumb.promise(state, seat, turns if turns < 16.0 else 16.0)
            seat += 1
        return WIDTH if over else WIDTH + WIDTH_A_TURN * turns
