"""Futures of a position: what every seat had in each of them, and what follows for the mean.

Two lines are compared future by future, on the same dice and deals, so that what both have in common
cancels out (common random numbers).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from tablestead.analysis.report import Estimate, Outlook
from tablestead.engine.game import State

CLEAR: Final = 1.96
"""Standard errors that a difference must be away from 0, for an interval of 95 %."""
STUDENT: Final = (1.0, 6.48, 2.2, 1.62, 1.42, 1.31, 1.25, 1.21, 1.18, 1.15, 1.14)
"""By degrees of freedom: how much wider Student's interval is than the normal one, for few rows."""

Row = tuple[list[float], list[float], list[float]]
"""The points, leads and shares of the win of every seat."""


class Futures:
    """A row a future, or the means of a row of futures; a single one may be exact."""

    def __init__(self, players: int, exact: bool = False) -> None:
        self.players = players
        self.exact = exact
        self.rows: list[Row] = []
        self.size = 1
        """Futures in a row."""

    def add(self, points: list[float], wins: list[float]) -> None:
        self.rows.append((points, [lead_of(points, seat) for seat in range(self.players)], wins))

    def add_mean(self, futures: Futures) -> None:
        """Futures that hang together, as those of one search, count as one row."""
        self.rows.append(futures.means())
        self.size = len(futures.rows)

    def means(self) -> Row:
        count, seats = len(self.rows), range(self.players)
        points, leads, wins = (
            [sum(row[kind][seat] for row in self.rows) / count for seat in seats] for kind in range(3)
        )
        return points, leads, wins

    def outlooks(self) -> list[Outlook]:
        return [
            Outlook(one.points, one.lead, one.win and as_chance(one.win)) for one in self._outlooks(self.rows)
        ]

    def minus(self, other: Futures) -> list[Outlook]:
        """By seat: the mean difference to another line in the same futures."""
        rows = []
        for mine, theirs in zip(self.rows, other.rows, strict=True):
            points, leads, wins = (
                [one - two for one, two in zip(mine[kind], theirs[kind], strict=True)] for kind in range(3)
            )
            rows.append((points, leads, wins))
        return self._outlooks(rows)

    def _outlooks(self, rows: list[Row]) -> list[Outlook]:
        found = []
        for seat in range(self.players):
            points, lead, win = (self._mean([row[kind][seat] for row in rows]) for kind in range(3))
            found.append(Outlook(points, lead, win if self.players > 1 else None))
        return found

    def estimates(self) -> list[Estimate]:
        """The points of every seat, then the leads, then the wins, as they are."""
        seats = range(self.players)
        return [self._mean([row[kind][seat] for row in self.rows]) for kind in range(3) for seat in seats]

    def _mean(self, values: list[float]) -> Estimate:
        return Estimate(values[0]) if self.exact else estimate(values, self.size)


def lead_of(points: list[float], seat: int) -> float:
    """Own points minus those of the best opponent; alone, the points."""
    return points[seat] - max((one for other, one in enumerate(points) if other != seat), default=0.0)


def shares_of_win(over: State) -> list[float]:
    """By seat, of a game that is over."""
    winners = over.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(over.players)]


def estimate(values: list[float], size: int = 1) -> Estimate:
    """The mean of rows that stand for `size` futures each."""
    n = len(values)
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values) / max(1, n - 1)
    wider = STUDENT[n - 1] if n <= len(STUDENT) else 1.0
    return Estimate(mean, wider * sqrt(spread / n), n * size)


def scaled(estimate: Estimate, share: float) -> Estimate:
    return Estimate(share * estimate.mean, share * estimate.error, estimate.n)


def as_chance(win: Estimate) -> Estimate:
    """What was added up, or freed of luck, may go beyond 0 and 1."""
    return Estimate(min(1.0, max(0.0, win.mean)), win.error, win.n)


def is_clear(difference: Estimate) -> bool:
    """The interval of 95 % excludes 0."""
    return abs(difference.mean) > CLEAR * difference.error


def trust(change: Estimate) -> float:
    """The part of a change that its error does not explain, from 0 to 1: positive-part James–Stein.

    A loss that is counted wherever noise makes one appear would add up over a game of perfect play.
    """
    if change.mean == 0.0:
        return 0.0
    return max(0.0, 1.0 - (change.error / change.mean) ** 2)
