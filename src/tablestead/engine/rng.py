"""A small random generator that gives the same numbers compiled and interpreted."""

from __future__ import annotations

import hashlib
import os
from typing import Final

from mypy_extensions import i64

# Multiply-with-carry, base 2**32: with this factor the product stays below 2**63 and the period is
# near 2**62 (FACTOR * 2**32 - 1 is a safe prime).
FACTOR: Final = 1791398085
MASK: Final = 0xFFFFFFFF
RANGE: Final = 0x100000000


class Rng:
    """Seeded and reproducible: for search, simulation and tests."""

    def __init__(self, seed: int = 0) -> None:
        key = hashlib.sha256(str(seed).encode()).digest()
        self.low: i64 = int.from_bytes(key[:4], "little") | 1
        """The last number drawn."""
        self.carry: i64 = int.from_bytes(key[4:8], "little") % FACTOR
        """What is carried over to the next draw."""

    def next32(self) -> i64:
        """The next 32 random bits."""
        product: i64 = FACTOR * self.low + self.carry
        self.low = product & MASK
        self.carry = product >> 32
        return self.low

    def below(self, n: i64) -> i64:
        """An even draw from 0 to n - 1, for n up to 2**31."""
        product: i64 = self.next32() * n
        low: i64 = product & MASK
        if low < n:  # reject the few draws that would make some numbers likelier
            least: i64 = (RANGE - n) % n
            while low < least:
                product = self.next32() * n
                low = product & MASK
        return product >> 32

    def chance(self) -> float:
        """An even draw from [0, 1)."""
        return float(self.next32()) / 4294967296.0


class OsRng(Rng):
    """Unpredictable: every number comes from the operating system."""

    def next32(self) -> i64:
        number: i64 = int.from_bytes(os.urandom(4), "little")
        return number
