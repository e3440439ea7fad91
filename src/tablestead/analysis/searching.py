"""The judge of Milestones and Keyflower: the expert's search, for the lines and for what they are worth.

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
from tablestead.bots.judgement.file import judgement_of
from tablestead.bots.levels import EXPERTS
from tablestead.bots.search.bot import SearchBot
from tablestead.bots.search.model import SearchModel
from tablestead.bots.search.tree import Search, chance_to_win
from tablestead.engine.game import OVER, Game, State
from tablestead.engine.rng import Rng

EFFORTS: Final = {
    "milestones": {
        "quick": Effort(1000, 1, 5, trees=480),
        "normal": Effort(3000, 2, 8, trees=1000),
        "deep": Effort(10000, 4, 12, trees=2000, most=6),
    },
    "keyflower": {
        "quick": Effort(640, 1, 4, trees=260),
        "normal": Effort(1600, 2, 6, trees=600),
        "deep": Effort(6000, 4, 10, trees=2000, most=6),
    },
}
LASTING: Final = {"milestones": 0.65, "keyflower": 0.85}
DOUBTS: Final = {
    "milestones": {"quick": 1.04, "normal": 0.85, "deep": 0.65},
    "keyflower": {"quick": 0.68, "normal": 0.6, "deep": 0.51},
}
"""How far differences are off at each depth, however many trees there are. With both of these start and
losses foretell the results of games of two (docs/analysis.md); with more players doubts are larger."""
DUEL: Final = 2
FEW: Final = 3
"""So many players get all of an effort."""
CALMER: Final = 1.5
"""A player who has as good as won no longer cares about points; the judge does, because it counts them."""


class WatchedModel(SearchModel):
    """The model of a bot, which notes what every simulation comes to."""

    def __init__(self, model: SearchModel, hidden: bool) -> None:
        super().__init__(hidden)
        self.model = model
        self.c_puct = model.c_puct
        self.first_play_urgency = model.first_play_urgency
        self.calm = CALMER * model.calm
        self.lead_decides = model.lead_decides
        self.passes_forced = model.passes_forced
        self.seen: Futures = Futures(0)

    def watch(self, players: int) -> None:
        """From now on."""
        self.seen = Futures(players)

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
            wins = shares_of_win(state)
        else:
            wins = [chance_to_win(points, seat, state.players, width) for seat in seats]
        self.seen.add([points[seat] for seat in seats], wins)
        return width


class SearchJudge(Judge):
    """`bots` has a searching bot for each seat."""

    def __init__(
        self, name: str, bots: Sequence[SearchBot], effort: Effort, lasting: float, doubt: float
    ) -> None:
        self.name = name
        self.bots = bots
        self.effort = effort
        self.lasting = lasting
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
            for number in range(n):
                futures.add_mean(self.search(model, after.copy(), seat or 0, seed + number))
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


def search_judge(game: Game, players: int, depth: str) -> SearchJudge:
    effort, judgement = shared(effort_of(EFFORTS[game.id], depth), players), judgement_of(game.id)
    bots = [EXPERTS[game.id](judgement, game, seat, 1.0, Rng(), effort.search) for seat in range(players)]
    doubt = DOUBTS[game.id][depth] * max(players, DUEL) / DUEL
    return SearchJudge(f"{game.id}-{judgement.version}-5", bots, effort, LASTING[game.id], doubt)
