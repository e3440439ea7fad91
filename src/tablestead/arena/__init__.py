"""Matches between bots: seat-balanced, on all cores, the same for a seed whatever the machine."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from tablestead.bots import bot, check_name
from tablestead.engine.dealer import Dealer
from tablestead.engine.errors import OptionError
from tablestead.engine.game import CHANCE, OVER, Value
from tablestead.games import game as find_game

Z95 = 1.959963984540054
"""The 95 % interval of a normal distribution."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    scale = 1 + Z95 * Z95 / games
    middle = (share + Z95 * Z95 / (2 * games)) / scale
    half = Z95 * sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Standing:
    """How one entrant did. A shared win counts as a fraction."""

    name: str
    games: int = 0
    """Seats played: with one name at several seats, more than the games of the match."""
    wins: float = 0.0
    points: int = 0
    least: int | None = None
    most: int | None = None
    worth: dict[str, int] = field(default_factory=dict)
    """What brought the points, by the ids of `Game.points_by_source`, over all games."""

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def average(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def sources(self) -> dict[str, float]:
        """The points a game from every source, the richest first."""
        return averages(self.worth, self.games)

    def add(self, score: int, win: float, worth: Mapping[str, int]) -> None:
        self.games += 1
        self.wins += win
        self.points += score
        self.least = score if self.least is None else min(self.least, score)
        self.most = score if self.most is None else max(self.most, score)
        add_up(self.worth, worth)


def add_up(total: dict[str, int], more: Mapping[str, int]) -> None:
    for id, points in more.items():
        total[id] = total.get(id, 0) + points


def averages(total: Mapping[str, int], games: int) -> dict[str, float]:
    richest = sorted(total, key=lambda id: (-total[id], id))
    return {id: total[id] / games for id in richest} if games else {}


@dataclass
class MatchResult:
    game: str
    options: dict[str, Value]
    seed: int
    games: int
    seconds: float
    standings: list[Standing]
    """In the order the names were given."""
    seat_wins: list[float] = field(default_factory=list)
    """Wins by seat, whoever sat there."""
    seat_worth: list[dict[str, int]] = field(default_factory=list)
    """What brought the points, by seat, over all games."""
    winner_points: int = 0
    rounds: dict[int, int] = field(default_factory=dict)
    """How many games ended in which round."""

    @property
    def winner_average(self) -> float:
        """The average score of the winner."""
        return self.winner_points / self.games if self.games else 0.0

    @property
    def average_rounds(self) -> float:
        total = sum(rounds * games for rounds, games in self.rounds.items())
        return total / self.games if self.games else 0.0

    @property
    def seat_rates(self) -> list[float]:
        """The share of wins of each seat, whoever sat there."""
        return [wins / self.games if self.games else 0.0 for wins in self.seat_wins]

    def rounds_at(self, share: float) -> int:
        """The round in which this share of the games was over: 0.5 gives the median."""
        passed = 0
        for rounds in sorted(self.rounds):
            passed += self.rounds[rounds]
            if passed >= share * self.games:
                return rounds
        return 0

    def to_dict(self) -> dict[str, object]:
        return {
            "game": self.game,
            "options": dict(self.options),
            "seed": self.seed,
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "bots": [
                {
                    "name": one.name,
                    "games": one.games,
                    "wins": one.wins,
                    "win_rate": one.rate,
                    "win_rate_low": one.interval[0],
                    "win_rate_high": one.interval[1],
                    "average": one.average,
                    "least": one.least,
                    "most": one.most,
                    "sources": one.sources,
                }
                for one in self.standings
            ],
            "winner_average": self.winner_average,
            "average_rounds": self.average_rounds,
            "rounds": {str(rounds): self.rounds[rounds] for rounds in sorted(self.rounds)},
            "seat_win_rates": self.seat_rates,
            "seat_sources": [averages(worth, self.games) for worth in self.seat_worth],
        }


@dataclass
class Task:
    """One game: who sits where, and the seed that settles the rest."""

    game: str
    names: tuple[str, ...]
    """By entrant."""
    entrants: tuple[int, ...]
    """The entrant at each seat."""
    options: dict[str, Value]
    seed: int


@dataclass
class Outcome:
    entrants: tuple[int, ...]
    scores: list[int]
    winners: list[int]
    rounds: int
    worth: list[dict[str, int]]
    """By seat."""


def game_seed(seed: int, number: int) -> int:
    """A seed of its own for every game of a match."""
    digest = hashlib.sha256(f"{seed}:{number}".encode()).digest()
    return int.from_bytes(digest[:7], "little")


def play_game(task: Task) -> Outcome:
    """One game from start to end; every action is checked."""
    game = find_game(task.game)
    dealer = Dealer(task.seed)
    options = dealer.settle(game, **task.options)
    players = [
        bot(task.names[entrant], game, options, seat, seed=game_seed(task.seed, seat))
        for seat, entrant in enumerate(task.entrants)
    ]
    state = game.start(**options)
    while state.player != OVER:
        if state.player == CHANCE:
            state.apply_trusted(dealer.draw(state))
        else:
            for action in players[state.player].choose(state.view(state.player)):
                state.apply(action)
    worth = [game.points_by_source(state, seat) for seat in range(state.players)]
    return Outcome(task.entrants, state.scores(), state.winners(), state.round, worth)


def schedule(
    game_id: str, names: Sequence[str], games: int, seed: int, options: Mapping[str, object]
) -> list[Task]:
    """The games of a match: the entrants move on by one seat from game to game.

    One name fills every seat. With as many names as seats everybody plays everybody in every game, each
    with a standing of its own, also where a name comes more than once.
    """
    game = find_game(game_id)
    asked = dict(options)
    asked.setdefault("players", len(names) if len(names) > 1 else 2)
    if any(option.name == "start" for option in game.options):
        asked.setdefault("start", 1)
    checked = game.check(asked, settled=False)
    players = int(checked["players"])
    for name in names:
        check_name(name, game_id)
    if len(names) not in (1, players):
        allowed = "1" if players == 1 else f"1, {players}"
        raise OptionError(
            "error-option-value", {"option": "bots", "value": str(len(names)), "allowed": allowed}
        )
    tasks = []
    for number in range(games):
        seats = tuple((seat + number) % len(names) for seat in range(players))
        tasks.append(Task(game_id, tuple(names), seats, checked, game_seed(seed, number)))
    return tasks


def match(
    game_id: str,
    names: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> MatchResult:
    """Play a match. `progress` hears how many games are done; `jobs` is the number of processes."""
    started = time.perf_counter()
    tasks = schedule(game_id, names, games, seed, options or {})
    settled = tasks[0].options if tasks else {}
    players = int(settled.get("players", 0))
    result = MatchResult(
        game_id, dict(settled), seed, games, 0.0, [Standing(name) for name in names],
        [0.0] * players, [{} for _ in range(players)],
    )  # fmt: skip
    processes = min(jobs or os.cpu_count() or 1, max(1, games))
    if processes == 1:
        for number, task in enumerate(tasks, start=1):
            _count(result, play_game(task))
            if progress:
                progress(number)
    else:
        with multiprocessing.get_context("spawn").Pool(processes) as pool:
            chunk = max(1, min(16, games // (4 * processes)))
            for number, outcome in enumerate(pool.imap(play_game, tasks, chunk), start=1):
                _count(result, outcome)
                if progress:
                    progress(number)
    result.seconds = time.perf_counter() - started
    return result


def _count(result: MatchResult, outcome: Outcome) -> None:
    share = 1 / len(outcome.winners)
    for seat, entrant in enumerate(outcome.entrants):
        win = share if seat in outcome.winners else 0.0
        result.standings[entrant].add(outcome.scores[seat], win, outcome.worth[seat])
        result.seat_wins[seat] += win
        add_up(result.seat_worth[seat], outcome.worth[seat])
    result.winner_points += outcome.scores[outcome.winners[0]]
    result.rounds[outcome.rounds] = result.rounds.get(outcome.rounds, 0) + 1


__all__ = ["MatchResult", "Standing", "match", "wilson"]
