"""Five levels of play, with the same names in every game.

The weaker ones see less: they judge what comes later by tastes of their own (Roll Through the Ages), err
about what an action is worth, or search with fewer simulations. None of them plays absurdly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablestead.bots.ages.expert import ExpertBot
from tablestead.bots.ages.levels import TastefulPlannerBot
from tablestead.bots.judgement.file import Judgement, judgement_of
from tablestead.bots.keyflower import action_features as keyflower_actions
from tablestead.bots.keyflower import features as keyflower_features
from tablestead.bots.keyflower import greedy as keyflower_greedy
from tablestead.bots.keyflower import judged as keyflower_judged
from tablestead.bots.keyflower import mcts as keyflower_mcts
from tablestead.bots.milestones import action_features as milestones_actions
from tablestead.bots.milestones import features as milestones_features
from tablestead.bots.milestones import greedy as milestones_greedy
from tablestead.bots.milestones import judged as milestones_judged
from tablestead.bots.milestones import mcts as milestones_mcts
from tablestead.bots.player import Bot
from tablestead.bots.search.bot import SearchBot
from tablestead.engine.game import Game
from tablestead.engine.rng import Rng

LEVELS: Final = ("beginner", "casual", "skilled", "strong", "expert")
"""From weakest to strongest."""
BEGINNER: Final = 0
EXPERT: Final = 4

TASTE: Final[tuple[float, ...]] = (0.0, 3.0, 2.0, 1.0, 0.0)
"""By level: how odd the ideas of Roll Through the Ages are; the beginner has but a simple one."""
NOISE: Final = 0.5
"""The beginner of the other two errs by up to so many points, which is enough to be led astray."""
MILESTONES_SIMULATIONS: Final[tuple[int, ...]] = (0, 15, 70, 775, 0)
KEYFLOWER_SIMULATIONS: Final[tuple[int, ...]] = (0, 10, 52, 245, 0)
"""By level: simulations a turn with two players, and fewer with more. The expert takes what the clock
allows."""
RATINGS: Final[dict[str, tuple[int, ...]]] = {
    "ages": (1000, 1220, 1355, 1560, 1728),
    "milestones": (1000, 1330, 1632, 1901, 2192),
    "keyflower": (1000, 1263, 1536, 1814, 2116),
}
"""By level: Elo with two players, where the beginner has 1000, by their matches (docs/bots.md)."""


def ages(level: int, game: Game, seat: int, budget: float, rng: Rng) -> Bot:
    if level == EXPERT:
        return ExpertBot(game, seat, budget, rng)
    return TastefulPlannerBot(game, seat, budget, rng, TASTE[level], level != BEGINNER)


def milestones(level: int, game: Game, seat: int, budget: float, rng: Rng, simulations: int) -> Bot:
    if level == BEGINNER:
        return milestones_greedy.GreedyBot(game, seat, budget, rng, NOISE)
    if level == EXPERT:
        return milestones_expert(judgement_of("milestones"), game, seat, budget, rng, simulations)
    bot = milestones_mcts.MctsBot(game, seat, budget, rng, simulations)
    return bounded(bot, MILESTONES_SIMULATIONS[level])


def keyflower(level: int, game: Game, seat: int, budget: float, rng: Rng, simulations: int) -> Bot:
    if level == BEGINNER:
        return keyflower_greedy.GreedyBot(game, seat, budget, rng, NOISE)
    if level == EXPERT:
        return keyflower_expert(judgement_of("keyflower"), game, seat, budget, rng, simulations)
    return bounded(keyflower_mcts.MctsBot(game, seat, budget, rng, simulations), KEYFLOWER_SIMULATIONS[level])


def bounded(bot: SearchBot, most: int) -> SearchBot:
    bot.most_simulations = most
    return bot


def milestones_expert(
    judgement: Judgement, game: Game, seat: int, budget: float, rng: Rng, simulations: int
) -> SearchBot:
    judgement.require(milestones_features.FEATURES, milestones_actions.FEATURES, milestones_judged.BUCKETS)
    value, prior = judgement.value.network(), judgement.prior.network()
    model = milestones_judged.JudgedModel(value, prior, judgement.widths)
    return milestones_mcts.MctsBot(game, seat, budget, rng, simulations, model)


def keyflower_expert(
    judgement: Judgement, game: Game, seat: int, budget: float, rng: Rng, simulations: int
) -> SearchBot:
    judgement.require(keyflower_features.FEATURES, keyflower_actions.FEATURES, keyflower_judged.BUCKETS)
    value, prior = judgement.value.network(), judgement.prior.network()
    model = keyflower_judged.JudgedModel(value, prior, judgement.widths)
    return keyflower_mcts.MctsBot(game, seat, budget, rng, simulations, model)


EXPERTS: Final[dict[str, Callable[..., SearchBot]]] = {
    "milestones": milestones_expert,
    "keyflower": keyflower_expert,
}
"""Those that judge by what they learned, made with any judgement."""
