"""Ratings: everybody plays everybody, and Elo numbers are found under which what happened is likeliest.

The chance that somebody wins a game is its strength by the sum of all strengths at the table (Bradley and
Terry for two players, Plackett and Luce for more); 400 points of Elo are ten times the strength. Hunter's
iteration finds the likeliest strengths; how far they may be off is seen by playing the same games again with
the chances found, many times.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log10
from typing import Final

from tablestead.arena.playing import game_seed, match
from tablestead.arena.results import MatchResult
from tablestead.arena.workers import Workers
from tablestead.bots import DEFAULT_BUDGET
from tablestead.engine.errors import OptionError
from tablestead.engine.rng import Rng
from tablestead.games import game as find_game

ANCHOR: Final = 1000.0
"""The rating of the first entrant: only differences mean something."""
UNDECIDED: Final = 0.5
"""Wins everybody is given, over all matches, so that who never lost has a rating too; more would draw the
ratings together, and those of the repetitions once more."""
ROUNDS: Final = 2000
CLOSE: Final = 1e-9
AGAIN: Final = 400
"""How often the games are played again for the intervals."""


@dataclass
class Pairing:
    """Who sat together, by number, and what each of them won."""

    entrants: tuple[int, ...]
    wins: list[float]


@dataclass
class Rating:
    """An entrant's Elo with its 95 % interval, and what it came from."""

    name: str
    elo: float
    low: float
    high: float
    games: int
    wins: float


@dataclass
class Ladder:
    """The ratings, the strongest first, and the matches behind them."""

    game: str
    players: int
    seed: int
    anchor: str
    ratings: list[Rating]
    matches: list[MatchResult]

    def to_dict(self) -> dict[str, object]:
        return {
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "anchor": self.anchor,
            "ratings": [vars(one) for one in self.ratings],
            "matches": [one.to_dict() for one in self.matches],
        }


def climb(
    game_id: str,
    names: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    workers: Workers | None = None,
    budget: float = DEFAULT_BUDGET,
) -> Ladder:
    """A match of so many games for every table that the entrants can make; `progress` hears of all games.

    Who thinks by the clock has `budget` seconds of the processor a turn.
    """
    asked = {"players": 2, **(options or {})}
    players = int(find_game(game_id).check(asked, settled=False)["players"])
    if not 2 <= players <= len(names):
        few = {"option": "bots", "value": str(len(names)), "allowed": f"≥ {max(2, players)}"}
        raise OptionError("error-option-value", few)
    matches: list[MatchResult] = []
    pairings: list[Pairing] = []
    for number, entrants in enumerate(combinations(range(len(names)), players)):
        done = number * games
        told = None if progress is None else _counted(progress, done)
        table = [names[entrant] for entrant in entrants]
        played = match(game_id, table, games, game_seed(seed, number), asked, jobs, told, workers, budget)
        matches.append(played)
        pairings.append(Pairing(entrants, [one.wins for one in played.standings]))
    elos = ratings(pairings, len(names))
    lows, highs = intervals(pairings, elos, Rng(seed))
    found = [
        Rating(name, elos[at], lows[at], highs[at], *_record(pairings, at)) for at, name in enumerate(names)
    ]
    found.sort(key=lambda one: -one.elo)
    return Ladder(game_id, players, seed, names[0], found, matches)


def _counted(progress: Callable[[int], None], before: int) -> Callable[[int], None]:
    return lambda done: progress(before + done)


def _record(pairings: Sequence[Pairing], entrant: int) -> tuple[int, float]:
    """Games and wins of an entrant."""
    own = [one for one in pairings if entrant in one.entrants]
    wins = sum(one.wins[one.entrants.index(entrant)] for one in own)
    return round(sum(sum(one.wins) for one in own)), wins


def ratings(pairings: Sequence[Pairing], entrants: int) -> list[float]:
    """The likeliest Elo numbers, the first entrant's at the anchor."""
    wins = [0.0] * entrants
    given = UNDECIDED * entrants / sum(len(one.entrants) for one in pairings)
    for one in pairings:
        for at, won in zip(one.entrants, one.wins, strict=True):
            wins[at] += won + given
    strengths = [1.0] * entrants
    for _ in range(ROUNDS):
        before = strengths
        met = [0.0] * entrants
        for one in pairings:
            games = sum(one.wins) + given * len(one.wins)
            share = games / sum(before[at] for at in one.entrants)
            for at in one.entrants:
                met[at] += share
        strengths = [won / share if share else 1.0 for won, share in zip(wins, met, strict=True)]
        strengths = [strength / strengths[0] for strength in strengths]
        if max(abs(new / old - 1) for new, old in zip(strengths, before, strict=True)) < CLOSE:
            break
    return [ANCHOR + 400 * log10(strength) for strength in strengths]


def intervals(
    pairings: Sequence[Pairing], elos: Sequence[float], rng: Rng
) -> tuple[list[float], list[float]]:
    """What 95 of 100 repetitions of the same games would find, lowest and highest."""
    again = [ratings([_replayed(one, elos, rng) for one in pairings], len(elos)) for _ in range(AGAIN)]
    cut = AGAIN // 40
    columns = [sorted(column) for column in zip(*again, strict=True)]
    return [column[cut] for column in columns], [column[-1 - cut] for column in columns]


def _replayed(pairing: Pairing, elos: Sequence[float], rng: Rng) -> Pairing:
    strengths = [10 ** ((elos[at] - ANCHOR) / 400) for at in pairing.entrants]
    total = sum(strengths)
    wins = [0.0] * len(strengths)
    for _ in range(round(sum(pairing.wins))):
        rest = rng.chance() * total
        winner = 0
        while winner < len(strengths) - 1 and rest >= strengths[winner]:
            rest -= strengths[winner]
            winner += 1
        wins[winner] += 1
    return Pairing(pairing.entrants, wins)
