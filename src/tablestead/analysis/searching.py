"""The judge of Milestones and Keyflower: tree search, for the lines and for what they are worth.

What fast players make of a line says little about how good ones would go on. So every line is searched
from where it ends, by several trees with seeds of their own; the spread between the trees is the error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from librt.vecs import vec

from tablestead.analysis.futures import Futures, shares_of_win
from tablestead.analysis.judge import Effort, Judge, effort_of
from tablestead.bots.keyflower.mcts import MctsBot as KeyflowerBot
from tablestead.bots.milestones.mcts import MctsBot as MilestonesBot
from tablestead.bots.search.bot import SearchBot
from tablestead.bots.search.model import SearchModel
from tablestead.bots.search.tree import Search, chance_to_win
from tablestead.engine.game import OVER, Game, State
from tablestead.engine.rng import Rng

MILESTONES: Final = {
    "quick": Effort(800, 1, 5, trees=400),
    "normal": Effort(3000, 2, 8, trees=1000),
    "deep": Effort(10000, 4, 12, trees=2000, most=6),
}
KEYFLOWER: Final = {
    "quick": Effort(200, 1, 4, trees=80),
    "normal": Effort(800, 2, 6, trees=300),
    "deep": Effort(3000, 4, 10, trees=1000, most=6),
}
DOUBTS: Final = {
    "milestones": {"quick": 1.2, "normal": 0.8, "deep": 0.6},
    "keyflower": {"quick": 0.3, "normal": 0.3, "deep": 0.2},
}
"""How far differences are off at each depth: quick ones against deep ones, less the errors of both."""
LASTING: Final = 0.3
"""The part of a difference that is left at the end of the game, where a simulation does not come so far. A
chance that stays open is charged whenever it is left, so the losses of a game add up to more than is lost:
start and losses foretold the results of 14 games of two best with about this share of all differences."""
FEW: Final = 3
"""So many players get all of an effort."""
WIDER: Final = 3.0
"""A player who has as good as won no longer cares about points; the judge does, because it counts them."""


class WatchedModel(SearchModel):
    """The model of a bot, which notes what every simulation comes to."""

    def __init__(self, model: SearchModel, hidden: bool) -> None:
        super().__init__(hidden)
        self.model = model
        self.c_puct = model.c_puct
        self.first_play_urgency = model.first_play_urgency
        self.passes_forced = model.passes_forced
        self.seen: Futures = Futures(0)
        self.ended = 0
        """Simulations among them that came to the end of the game."""

    def watch(self, players: int) -> None:
        """From now on."""
        self.seen = Futures(players)
        self.ended = 0

    def begin(self, state: State) -> None:
        self.model.begin(state)

    def prior(self, state: State, legal: list[int]) -> list[float]:
        return self.model.prior(state, legal)

    def rollout(self, state: State, rng: Rng) -> None:
        self.model.rollout(state, rng)

    def evaluate(self, state: State, points: vec[float]) -> float:
        width = self.model.evaluate(state, points)
        seats = range(state.players)
        if state.player == OVER:
            self.ended += 1
            wins = shares_of_win(state)
        else:
            wins = [chance_to_win(points, seat, state.players, width) for seat in seats]
        self.seen.add([points[seat] for seat in seats], wins)
        return WIDER * width


class SearchJudge(Judge):
    """`bots` has a searching bot for each seat."""

    def __init__(self, name: str, bots: Sequence[SearchBot], effort: Effort, doubt: float) -> None:
        self.name = name
        self.bots = bots
        self.effort = effort
        self.doubt = doubt
        model = bots[0].model
        self.closed = WatchedModel(model, model.hidden)
        self.open = WatchedModel(model, False)

    def lines(self, known: State, seat: int, seed: int) -> list[list[int]]:
        bot = self.bots[seat]
        bot.rng = Rng(seed)
        found = [advice.actions for advice in bot.rank(known.view(seat), self.effort.most)]
        return [line for line in found if is_whole(known, line, seat)]

    def look(
        self, position: State, lines: Sequence[list[int]], n: int, seed: int, seat: int | None
    ) -> list[Futures]:
        found = []
        model = self.open if seat is None else self.closed
        for line in lines:
            after = position.copy()
            for action in line:
                after.apply_trusted(action)
            futures = Futures(position.players)
            ended = 0.0
            for number in range(n):
                seen = self.search(model, after.copy(), seat or 0, seed + number)
                futures.add_mean(seen)
                ended += model.ended / len(seen.rows) / n
            futures.lasting = LASTING + (1.0 - LASTING) * ended
            found.append(futures)
        return found

    def search(self, model: WatchedModel, state: State, seat: int, seed: int) -> Futures:
        """What a tree comes to, once half of its simulations have made it grow."""
        model.watch(state.players)
        if state.player == OVER:
            model.evaluate(state, vec[float]([0.0] * state.players))
            return model.seen
        tree = Search(model, state, seat, Rng(seed))
        tree.think(self.effort.trees // 2)
        model.watch(state.players)
        tree.think(self.effort.trees - self.effort.trees // 2)
        return model.seen


def is_whole(known: State, line: list[int], seat: int) -> bool:
    """Whether a line goes on as long as the seat decides; a search may not have looked so far."""
    after = known.copy()
    for action in line:
        after.apply_trusted(action)
    return known.game.ends_turn(line[-1]) or after.player != seat


def shared(effort: Effort, players: int) -> Effort:
    """Each simulation costs more with more players, and each game has more turns."""
    if players <= FEW:
        return effort
    return replace(effort, search=effort.search * FEW // players, trees=effort.trees * FEW // players)


def milestones(game: Game, players: int, depth: str) -> SearchJudge:
    effort = shared(effort_of(MILESTONES, depth), players)
    bots = [MilestonesBot(game, seat, 1.0, Rng(), effort.search) for seat in range(players)]
    return SearchJudge("milestones-search-2", bots, effort, DOUBTS[game.id][depth])


def keyflower(game: Game, players: int, depth: str) -> SearchJudge:
    effort = shared(effort_of(KEYFLOWER, depth), players)
    bots = [KeyflowerBot(game, seat, 1.0, Rng(), effort.search) for seat in range(players)]
    return SearchJudge("keyflower-search-2", bots, effort, DOUBTS[game.id][depth])
