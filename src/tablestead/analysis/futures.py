"""Futures of a position: what every seat had in each of them, and what follows for the mean.

Two lines are compared future by future, on the same dice and deals, so that what both have in common
cancels out (common random numbers).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from tablestead.analysis.report import Estimate, Outlook

CLEAR: Final = 1.96
"""Standard errors that a difference must be away from 0, for an interval of 95 %."""


class Futures:
    """The points of every seat and its share of the win, a row a future; a single row may be exact."""

    def __init__(self, players: int, exact: bool = False) -> None:
        self.players = players
        self.exact = exact
        self.points: list[list[float]] = []
        self.wins: list[list[float]] = []

    def add(self, points: list[float], wins: list[float]) -> None:
        self.points.append(points)
        self.wins.append(wins)

    def lead(self, row: int, seat: int) -> float:
        return lead_of(self.points[row], seat)

    def leads(self, seat: int) -> list[float]:
        return [lead_of(points, seat) for points in self.points]

    def outlook(self, seat: int) -> Outlook:
        win = self._mean([wins[seat] for wins in self.wins]) if self.players > 1 else None
        return Outlook(self._mean([points[seat] for points in self.points]), self._mean(self.leads(seat)), win)

    def outlooks(self) -> list[Outlook]:
        return [self.outlook(seat) for seat in range(self.players)]

    def mean_lead(self, seat: int) -> float:
        return sum(self.leads(seat)) / len(self.points)

    def _mean(self, values: list[float]) -> Estimate:
        return exactly(values[0]) if self.exact else estimate(values)

    def minus(self, other: Futures) -> list[Outlook]:
        """By seat: the mean difference to another line in the same futures."""
        return [self._minus(other, seat) for seat in range(self.players)]

    def _minus(self, other: Futures, seat: int) -> Outlook:
        points = [mine[seat] - theirs[seat] for mine, theirs in zip(self.points, other.points, strict=True)]
        leads = [mine - theirs for mine, theirs in zip(self.leads(seat), other.leads(seat), strict=True)]
        wins = [mine[seat] - theirs[seat] for mine, theirs in zip(self.wins, other.wins, strict=True)]
        win = self._mean(wins) if self.players > 1 else None
        return Outlook(self._mean(points), self._mean(leads), win)


def lead_of(points: list[float], seat: int) -> float:
    """Own points minus those of the best opponent; alone, the points."""
    return points[seat] - max((one for other, one in enumerate(points) if other != seat), default=0.0)


def exactly(value: float) -> Estimate:
    return Estimate(value)


def estimate(values: list[float]) -> Estimate:
    n = len(values)
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values) / max(1, n - 1)
    return Estimate(mean, sqrt(spread / n), n)


def is_clear(difference: Estimate) -> bool:
    """The interval of 95 % excludes 0."""
    return abs(difference.mean) > CLEAR * difference.error


def trust(difference: Estimate) -> float:
    """The part of a gain that its error does not explain, from 0 to 1: positive-part James–Stein.

    A loss that is counted wherever noise makes one appear would add up over a game of perfect play.
    """
    if difference.mean <= 0.0:
        return 0.0
    return max(0.0, 1.0 - (difference.error / difference.mean) ** 2)
