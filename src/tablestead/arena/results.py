"""What a match came to: the standing of every entrant, with a confidence interval."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, median

from tablestead.engine.game import Value

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
    scores: list[int] = field(default_factory=list)
    """Of every game."""
    by_source: dict[str, int] = field(default_factory=dict)
    """What brought the points, by the ids of `Game.points_by_source`, over all games."""

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def average(self) -> float:
        return mean(self.scores) if self.scores else 0.0

    @property
    def median(self) -> float:
        """What every second game reaches."""
        return median(self.scores) if self.scores else 0.0

    @property
    def least(self) -> int | None:
        return min(self.scores, default=None)

    @property
    def most(self) -> int | None:
        return max(self.scores, default=None)

    @property
    def sources(self) -> dict[str, float]:
        """The points a game from every source, the richest first."""
        return averages(self.by_source, self.games)

    def add(self, score: int, win: float, by_source: Mapping[str, int]) -> None:
        self.games += 1
        self.wins += win
        self.scores.append(score)
        add_up(self.by_source, by_source)


def add_up(total: dict[str, int], more: Mapping[str, int]) -> None:
    for id, points in more.items():
        total[id] = total.get(id, 0) + points


def averages(total: Mapping[str, int], games: int) -> dict[str, float]:
    richest = sorted(total, key=lambda id: (-total[id], id))
    return {id: total[id] / games for id in richest} if games else {}


@dataclass
class Outcome:
    """How one game ended."""

    entrants: tuple[int, ...]
    scores: list[int]
    winners: list[int]
    rounds: int
    by_source: list[dict[str, int]]
    """What brought the points, by seat."""


@dataclass
class MatchResult:
    """All games of a match, counted."""

    game: str
    options: dict[str, Value]
    seed: int
    games: int
    seconds: float
    standings: list[Standing]
    """In the order the names were given."""
    seat_wins: list[float] = field(default_factory=list)
    """Wins by seat, whoever sat there."""
    seat_points: list[dict[str, int]] = field(default_factory=list)
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

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        share = 1 / len(outcome.winners)
        for seat, entrant in enumerate(outcome.entrants):
            win = share if seat in outcome.winners else 0.0
            self.standings[entrant].add(outcome.scores[seat], win, outcome.by_source[seat])
            self.seat_wins[seat] += win
            add_up(self.seat_points[seat], outcome.by_source[seat])
        self.winner_points += outcome.scores[outcome.winners[0]]
        self.rounds[outcome.rounds] = self.rounds.get(outcome.rounds, 0) + 1

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
                    "median": one.median,
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
            "seat_sources": [averages(by_source, self.games) for by_source in self.seat_points],
        }
