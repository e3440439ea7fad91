"""Bots for Ferry: a beginner, and the tree search with what it needs to know of the game."""

from __future__ import annotations

from librt.vecs import vec

from tablestead.bots import BotSpec
from tablestead.bots.player import Bot
from tablestead.bots.search.bot import SearchBot
from tablestead.bots.search.model import SearchModel
from tablestead.engine.game import CHANCE, OVER, Game, State
from tablestead.engine.rng import Rng
from tablestead_ferry import actions as a
from tablestead_ferry.rules import FerryState

LEAD = 3.0
"""A lead of so many points makes a win likely."""


def thrifty(state: State, legal: list[int]) -> int:
    """The weakest passenger that crosses, else the weakest of all."""
    assert isinstance(state, FerryState)
    crossing = [action for action in legal if action - a.SEND + 1 >= state.tide]
    return (crossing or legal)[0]


class GreedyBot(Bot):
    """Thinks of this turn only."""

    def decide(self, state: State, legal: list[int]) -> int:
        return thrifty(state, legal)


class FerryModel(SearchModel):
    """No preference among the cards; thrifty play to the end, and the score there."""

    def __init__(self) -> None:
        super().__init__(hidden=True)

    def prior(self, state: State, legal: list[int]) -> list[float]:
        return [1 / len(legal)] * len(legal)

    def rollout(self, state: State, rng: Rng) -> None:
        while state.player != OVER:
            chance = state.player == CHANCE
            state.apply_trusted(state.sample(rng) if chance else thrifty(state, state.legal()))

    def evaluate(self, state: State, points: vec[float]) -> float:
        for seat, score in enumerate(state.scores()):
            points[seat] = float(score)
        return LEAD


def mcts(game: Game, seat: int, budget: float, rng: Rng, simulations: int) -> Bot:
    return SearchBot(game, seat, budget, rng, FerryModel(), simulations)


BOTS = (BotSpec("ferry", "greedy", GreedyBot), BotSpec("ferry", "mcts", mcts, searches=True))
"""From weakest to strongest; `random` plays every game."""
