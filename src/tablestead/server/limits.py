"""How much one address, and one socket, may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from typing import Final

REMEMBERED: Final = 10_000
"""Addresses; those that have been quiet longest are forgotten first."""


class Bucket:
    """Holds `most` tokens and refills evenly; every request takes some."""

    __slots__ = ("_at", "_full", "_rate", "most")

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self._rate = rate
        self._full = most
        self._at = time.monotonic()

    def take(self, tokens: int = 1) -> float:
        """0 when there were so many tokens, else the seconds until there are."""
        now = time.monotonic()
        self._full = min(self.most, self._full + (now - self._at) * self._rate)
        self._at = now
        if self._full < tokens:
            return (tokens - self._full) / self._rate
        self._full -= tokens
        return 0.0


class PerAddress:
    """A bucket for every address."""

    def __init__(self, most: float, rate: float) -> None:
        self._most, self._rate = most, rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> float:
        key = rate_limit_key(address)
        bucket = self._buckets.pop(key, None) or Bucket(self._most, self._rate)
        self._buckets[key] = bucket  # the latest comes last
        if len(self._buckets) > REMEMBERED:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


class Open:
    """How many sockets every address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        key = rate_limit_key(address)
        if self._open[key] >= self._most:
            return False
        self._open[key] += 1
        return True

    def leave(self, address: str) -> None:
        key = rate_limit_key(address)
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


def rate_limit_key(address: str) -> str:
    """One customer gets one IPv4 address, but a whole network of IPv6 addresses."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(ipaddress.ip_network((found, 64), strict=False))
