"""A match between two judgements, or one and `mcts`: what is learned is kept only if it wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from tablestead.arena.playing import game_seed
from tablestead.arena.workers import Workers
from tablestead.bots.player import Bot
from tablestead.engine.dealer import Dealer
from tablestead.engine.game import CHANCE, OVER, State
from tablestead.games import game as find_game
from tablestead.training.selfplay import searcher
from tablestead.training.subjects import subject_of


@dataclass
class Trial:
    """One game: the candidate at one seat, the champion at all others."""

    game: str
    players: int
    seat: int
    seed: int
    candidate: str
    champion: str
    simulations: tuple[int, int]
    """As many as take both the same time."""


def trials(game_id: str, candidate: str, champion: str, games: int, seed: int) -> list[Trial]:
    """Seats and player counts in turn."""
    subject = subject_of(game_id)
    counts = sorted(subject.players)[:3]
    equal = max(subject.simulations)
    simulations = (equal, equal) if champion else (int(subject.pace * equal), equal)
    found = []
    for number in range(games):
        players = counts[number % len(counts)]
        seat = number // len(counts) % players
        found.append(Trial(game_id, players, seat, game_seed(seed, number), candidate, champion, simulations))
    return found


def play(trial: Trial) -> float:
    """1 where the candidate won, a share where it tied, 0 where it lost."""
    game, dealer = find_game(trial.game), Dealer(trial.seed)
    options = dealer.settle(game, players=trial.players)
    players = []
    for seat in range(trial.players):
        tried = seat == trial.seat
        file = trial.candidate if tried else trial.champion
        simulations = trial.simulations[0 if tried else 1]
        players.append(searcher(file, game, options, seat, trial.seed, simulations))
    return share_of_win(game.start(**options), dealer, players, trial.seat)


def share_of_win(state: State, dealer: Dealer, players: Sequence[Bot], seat: int) -> float:
    """Of a seat, when they have played to the end."""
    while state.player != OVER:
        if state.player == CHANCE:
            state.apply_trusted(dealer.draw(state))
        else:
            for action in players[state.player].choose(state.view(state.player)):
                state.apply_trusted(action)
    winners = state.winners()
    return 1 / len(winners) if seat in winners else 0.0


@dataclass
class Verdict:
    """What a match came to: wins against what as many equals would have won."""

    games: int
    won: float
    expected: float

    @property
    def better(self) -> bool:
        """More than luck explains, one time in six."""
        spread = sqrt(self.expected * (1 - self.expected / max(1, self.games)))
        return self.won > self.expected + spread


def decide(
    fight: Callable[[Any], float], tasks: list[Any], workers: Workers, progress: Callable[[int], None]
) -> Verdict:
    won = 0.0
    for number, share in enumerate(workers.map(fight, tasks), start=1):
        won += share
        progress(number)
    return Verdict(len(tasks), won, sum(1 / task.players for task in tasks))
