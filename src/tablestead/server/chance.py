"""Where a server's chance comes from: the operating system, or under test a seed."""

from __future__ import annotations

import hashlib

import tablestead as ts


class Chance:
    """With a seed, chance depends on the place in the game alone: not on other tables, nor on a restart."""

    def __init__(self, seed: int | None) -> None:
        self._seed = seed

    def seed(self, *place: object) -> int | None:
        """The seed for one place, such as a number of actions; None without a seed of the server."""
        if self._seed is None:
            return None
        key = " ".join(map(str, (self._seed, *place)))
        return int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "little")

    def dealer(self, *place: object) -> ts.Dealer:
        """Draws what is left to chance at one place."""
        return ts.Dealer(self.seed(*place))
