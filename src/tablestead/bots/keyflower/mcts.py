"""Tree search with the rules of thumb of greedy."""

from __future__ import annotations

from typing import Final

from tablestead.bots.keyflower.model import KeyflowerModel
from tablestead.bots.player import CANDIDATES, Advice
from tablestead.bots.search.bot import SearchBot
from tablestead.engine.game import Game, State
from tablestead.engine.rng import Rng
from tablestead.engine.view import View
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules.position import KeyflowerState

FILL: Final = 0.85
"""Where to place workers is decided first, and matters most."""


class MctsBot(SearchBot):
    """Thinks anew for every placement; villages it lays by rule of thumb."""

    def __init__(
        self,
        game: Game,
        seat: int,
        budget: float,
        rng: Rng,
        simulations: int,
        model: KeyflowerModel | None = None,
    ) -> None:
        self.own = model or KeyflowerModel()
        super().__init__(game, seat, budget, rng, self.own, simulations)
        self.fill = FILL

    def choose(self, view: View) -> list[int]:
        state = self.game.restore(view)
        return self.play(state) if lays(state) else super().choose(view)

    def rank(self, view: View, most: int = CANDIDATES) -> list[Advice]:
        state = self.game.restore(view)
        return [Advice(self.play(state))] if lays(state) else super().rank(view, most)

    def decide(self, state: State, legal: list[int]) -> int:
        assert isinstance(state, KeyflowerState)
        return self.own.heuristic.best(state, legal)

    def turn(self, state: State) -> int:
        assert isinstance(state, KeyflowerState)
        c = state.cells
        return int(((c[s.TURNS] * 8 + c[s.SEASON]) * 4 + c[s.PHASE]) * 8 + c[s.ACTIVE])


def lays(state: State) -> bool:
    """Villages are being laid."""
    assert isinstance(state, KeyflowerState)
    return state.cells[s.PHASE] == s.LAY_PHASE
