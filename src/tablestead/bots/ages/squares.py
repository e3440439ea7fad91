"""Least squares by the normal equations, with a pull towards zero: all that fitting the weights needs."""

from __future__ import annotations

from math import sqrt

from librt.vecs import vec
from mypy_extensions import i64


class LeastSquares:
    """Rows are added one by one, given by their entries that are not zero."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.products = vec[float]([0.0] * (size * size))
        self.targets = vec[float]([0.0] * size)
        self.rows = 0
        self.squares = 0.0
        """The sum of the squared targets."""

    def add(self, columns: list[int], entries: list[float], target: float) -> None:
        at = vec[i64](columns)
        row = vec[float](entries)
        length: i64 = len(row)
        i: i64 = 0
        while i < length:
            x = row[i]
            base: i64 = at[i] * self.size
            self.targets[at[i]] += x * target
            j: i64 = 0
            while j < length:
                self.products[base + at[j]] += x * row[j]
                j += 1
            i += 1
        self.rows += 1
        self.squares += target * target

    def state(self) -> tuple[list[float], list[float], int, float]:
        """For another process to `merge`."""
        return list(self.products), list(self.targets), self.rows, self.squares

    def merge(self, state: tuple[list[float], list[float], int, float]) -> None:
        products = vec[float](state[0])
        targets = vec[float](state[1])
        i: i64 = 0
        while i < self.size * self.size:
            self.products[i] += products[i]
            i += 1
        i = 0
        while i < self.size:
            self.targets[i] += targets[i]
            i += 1
        self.rows += state[2]
        self.squares += state[3]

    def solve(self, pull: float) -> list[float]:
        """The weights; `pull` is how many rows of size 1 speak for zero in each of them (Cholesky)."""
        size = self.size
        lower = self.products[:]
        i: i64 = 0
        while i < size:
            lower[i * size + i] += pull
            i += 1
        i = 0
        while i < size:
            j: i64 = 0
            while j <= i:
                rest = lower[i * size + j]
                k: i64 = 0
                while k < j:
                    rest -= lower[i * size + k] * lower[j * size + k]
                    k += 1
                lower[i * size + j] = sqrt(rest) if i == j else rest / lower[j * size + j]
                j += 1
            i += 1
        x = self.targets[:]
        i = 0
        while i < size:
            j = 0
            while j < i:
                x[i] -= lower[i * size + j] * x[j]
                j += 1
            x[i] = x[i] / lower[i * size + i]
            i += 1
        i = size - 1
        while i >= 0:
            j = i + 1
            while j < size:
                x[i] -= lower[j * size + i] * x[j]
                j += 1
            x[i] = x[i] / lower[i * size + i]
            i -= 1
        return list(x)

    def error(self, weights: list[float]) -> float:
        """The mean squared error that these weights leave."""
        w = vec[float](weights)
        size = self.size
        fitted = 0.0
        i: i64 = 0
        while i < size:
            row = -2.0 * self.targets[i]
            j: i64 = 0
            while j < size:
                row += self.products[i * size + j] * w[j]
                j += 1
            fitted += w[i] * row
            i += 1
        return (self.squares + fitted) / max(1, self.rows)
