"""The judge of Milestones and Keyflower: tree search finds lines, fast players play their futures out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec

from tablestead.analysis.futures import Futures
from tablestead.analysis.judge import Effort, Judge, effort_of
from tablestead.bots.keyflower.mcts import MctsBot as KeyflowerBot
from tablestead.bots.milestones.mcts import MctsBot as MilestonesBot
from tablestead.bots.search.bot import SearchBot
from tablestead.bots.search.model import MOST_SEATS, SearchModel
from tablestead.bots.search.tree import chance_to_win
from tablestead.engine.game import OVER, Game, State
from tablestead.engine.rng import Rng

MILESTONES: Final = {
    "quick": Effort(400, 40, 160),
    "normal": Effort(1600, 100, 600),
    "deep": Effort(6400, 400, 2400, most=6),
}
KEYFLOWER: Final = {
    "quick": Effort(170, 20, 60),
    "normal": Effort(700, 60, 240),
    "deep": Effort(3000, 200, 1000, most=6),
}


class SearchJudge(Judge):
    """`bots` has a searching bot for each seat, all with one model."""

    def __init__(self, name: str, bots: list[SearchBot], effort: Effort) -> None:
        self.name = name
        self.bots = bots
        self.effort = effort
        self.model: SearchModel = bots[0].model
        self.points = vec[float]([0.0] * MOST_SEATS)

    def lines(self, known: State, seat: int, seed: int) -> list[list[int]]:
        bot = self.bots[seat]
        bot.rng = Rng(seed)
        return [advice.actions for advice in bot.rank(known.view(seat), self.effort.most)]

    def look(
        self, position: State, lines: Sequence[list[int]], n: int, seed: int, seat: int | None
    ) -> list[Futures]:
        found = [Futures(position.players) for _ in lines]
        for number in range(n):
            for line, futures in zip(lines, found, strict=True):
                rng = Rng(seed + number)
                after = position.copy()
                if seat is not None and self.model.hidden:
                    after.redeal(seat, rng)
                for action in line:
                    after.apply_trusted(action)
                futures.add(*self.play_out(after, rng))
        return found

    def play_out(self, state: State, rng: Rng) -> tuple[list[float], list[float]]:
        """What every seat may expect after some quick moves, and its chance to win."""
        players = state.players
        self.model.begin(state)
        self.model.rollout(state, rng)
        width = self.model.evaluate(state, self.points)
        if state.player == OVER:
            winners = state.winners()
            wins = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        else:
            wins = [chance_to_win(self.points, seat, players, width) for seat in range(players)]
        return [self.points[seat] for seat in range(players)], wins


def milestones(game: Game, players: int, depth: str) -> SearchJudge:
    effort = effort_of(MILESTONES, depth)
    bots = [MilestonesBot(game, seat, 1.0, Rng(), effort.search) for seat in range(players)]
    return SearchJudge("milestones-search-1", list(bots), effort)


def keyflower(game: Game, players: int, depth: str) -> SearchJudge:
    effort = effort_of(KEYFLOWER, depth)
    bots = [KeyflowerBot(game, seat, 1.0, Rng(), effort.search) for seat in range(players)]
    return SearchJudge("keyflower-search-1", list(bots), effort)
