"""What people cost the server, and how much of it each may.

Everything is counted by browser and, with more room, by address, so that whom a browser hurts are first of
all its own tabs. An IPv6 address counts as its network of 64 bits, which is what a customer has, and again as
that of 48, which is what one can have for the asking. All processes of a server count in the same memory.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import multiprocessing
import secrets
import time
from hashlib import blake2b
from typing import Any, Final, NamedTuple, cast

from tablestead.engine.errors import TablesteadError
from tablestead.server.settings import Settings

WORK: Final = "work"
"""Seconds of the processor."""
BYTES: Final = "bytes"
"""That were sent."""
TABLES: Final = "tables"
LISTINGS: Final = "listings"
"""Of these, tables that the lobby shows to everybody."""
REPORTS: Final = "reports"
"""And blocks."""
HINTS: Final = "hints"
JOINS: Final = "joins"
CODES: Final = "codes"
"""Against a lost cookie: they are neither guessed nor made by the dozen."""
CALLS: Final = "calls"
"""Changes of how somebody is called,"""
MAILS: Final = "mails"
"""and mails that ask whether an address is theirs."""
ANALYSES: Final = "analyses"
KINDS: Final = (WORK, BYTES, TABLES, LISTINGS, REPORTS, HINTS, JOINS, CODES, CALLS, MAILS, ANALYSES)

MESSAGE_S: Final = 0.0005
"""What a message costs beside what is done about it: reading and queueing it,"""
REQUEST_S: Final = 0.002
"""and a request."""
HOLD_S: Final = 5.0
"""A request waits so long for its turn before it is refused."""

BROWSER, ADDRESS, NETWORK = range(3)
SLOTS: Final = 2**14
ROWS: Final = 2
"""A key counts in a slot of each row, and the emptier one tells: that both are shared with others is rare."""

context = multiprocessing.get_context("spawn")


class Budget(NamedTuple):
    """So much at once, and then so much a second."""

    most: float
    rate: float

    def times(self, factor: float) -> Budget:
        return Budget(self.most * factor, self.rate * factor)


def budgets(settings: Settings) -> dict[str, tuple[Budget, Budget, Budget]]:
    """By kind: of a browser, of an address, of a network of addresses."""
    an_hour = settings.tables_per_hour
    hourly = Budget(an_hour, an_hour / 3600)
    own = max(2, an_hour * 2 // 3)
    listed = max(2, an_hour // 5)
    found = {
        WORK: (Budget(0.3, 0.15), Budget(0.6, 0.3)),
        BYTES: (Budget(8e6, 5e5), Budget(64e6, 4e6)),
        TABLES: (Budget(own, own / 3600), hourly),
        LISTINGS: (Budget(listed, listed / 3600), Budget(2 * listed, listed / 1800)),
        REPORTS: (Budget(20, 1 / 60), Budget(60, 1 / 20)),
        HINTS: (Budget(10, 0.2), Budget(60, 1.0)),
        JOINS: (Budget(20, 1 / 30), Budget(100, 1 / 6)),
        CODES: (Budget(10, 1 / 360), Budget(10, 1 / 360)),
        CALLS: (Budget(40, 1 / 30), Budget(200, 1 / 6)),
        MAILS: (Budget(4, 1 / 900), Budget(10, 1 / 360)),
        ANALYSES: (Budget(10, 1 / 300), Budget(40, 1 / 60)),
    }
    return {kind: (browser, address, address.times(4)) for kind, (browser, address) in found.items()}


def open_sockets(settings: Settings) -> tuple[int, int, int]:
    """Of a browser, of an address, of a network of addresses."""
    most = settings.sockets_per_address
    return min(most, max(8, most // 4)), most, 4 * most


class TooMany(TablesteadError):
    """It would cost more than is left."""

    def __init__(self, wait: float) -> None:
        self.wait = wait
        self.minutes = max(1, math.ceil(wait / 60))
        super().__init__("error-too-many", {"minutes": self.minutes})


class Costs:
    """What everybody has used, in memory that all processes of a server share.

    A cell holds the time at which what was used will have been regained. Nothing is locked: of what two
    processes count in one cell in the same instant, one is forgotten. A process that dies keeps nothing.
    """

    def __init__(self, settings: Settings, processes: int = 1) -> None:
        self.limited = settings.limited
        self.process = 0
        """Which of them this is."""
        self._budgets = budgets(settings)
        self._most_open = open_sockets(settings)
        self._key = secrets.token_bytes(16)
        levels = len(self._most_open)
        self._stride = levels * ROWS * SLOTS
        self._due: Any = context.RawArray("d", len(KINDS) * self._stride) if self.limited else []
        self._open: Any = context.RawArray("i", processes * self._stride) if self.limited else []
        self._processes = processes

    @property
    def most_connections(self) -> int | None:
        """Of one address, with those that only ask for a page."""
        return 2 * self._most_open[ADDRESS] if self.limited else None

    def account(self, browser: str, address: str) -> Account:
        """Of somebody; the browser is empty for one without a cookie."""
        if not self.limited:
            return UNCOUNTED
        keys = [(level, key) for level, key in ((BROWSER, browser), *keys_of(address)) if key]
        return Account(self, [(level, self._cells(level, key)) for level, key in keys], keys[-1][1])

    def _cells(self, level: int, key: str) -> tuple[int, ...]:
        digest = blake2b(key.encode(errors="replace"), digest_size=4 * ROWS, key=self._key).digest()
        slots = (int.from_bytes(digest[4 * row : 4 * row + 4], "big") % SLOTS for row in range(ROWS))
        return tuple((level * ROWS + row) * SLOTS + slot for row, slot in enumerate(slots))

    def due(self, kind: str, cells: tuple[int, ...]) -> float:
        base = KINDS.index(kind) * self._stride
        return min(float(self._due[base + cell]) for cell in cells)

    def budget(self, kind: str, level: int) -> Budget:
        return self._budgets[kind][level]

    def add(self, kind: str, cells: tuple[int, ...], seconds: float, now: float) -> None:
        base = KINDS.index(kind) * self._stride
        for cell in cells:
            self._due[base + cell] = max(self._due[base + cell], now) + seconds

    def is_full(self, level: int, cells: tuple[int, ...]) -> bool:
        steps = range(0, self._processes * self._stride, self._stride)
        count: int = min(sum(self._open[base + cell] for base in steps) for cell in cells)
        return count >= self._most_open[level]

    def count_open(self, cells: tuple[int, ...], change: int) -> None:
        for cell in cells:
            self._open[self.process * self._stride + cell] += change

    def forget_process(self, process: int) -> None:
        """It has ended, and nothing is open by it any more."""
        base = process * self._stride
        for cell in range(base, min(base + self._stride, len(self._open))):
            self._open[cell] = 0


class Account:
    """What one browser at one address has used."""

    __slots__ = ("_costs", "_levels", "address")

    def __init__(self, costs: Costs, levels: list[tuple[int, tuple[int, ...]]], address: str) -> None:
        self._costs = costs
        self._levels = levels
        """None where nothing is counted."""
        self.address = address
        """Or its network; empty where nothing is counted."""

    def charge(self, kind: str, amount: float = 1.0) -> float:
        """0 when so much is left, and now used; else the seconds until there is. 0 of it asks for debts."""
        now = time.monotonic()
        wait = 0.0
        for level, cells in self._levels:
            most, rate = self._costs.budget(kind, level)
            wait = max(wait, self._costs.due(kind, cells) - now - (most - min(amount, most)) / rate)
        if wait <= 1e-9:
            self.spend(kind, amount)
            return 0.0
        return wait

    def spend(self, kind: str, amount: float) -> None:
        """So much was used already, whatever is left; less than nothing where too much was charged before."""
        now = time.monotonic()
        for level, cells in self._levels:
            self._costs.add(kind, cells, amount / self._costs.budget(kind, level).rate, now)

    def require(self, kind: str, amount: float = 1.0) -> None:
        """Raises TooMany where so much is not left."""
        if wait := self.charge(kind, amount):
            raise TooMany(wait)

    async def turn(self, seconds: float, longest: float = math.inf) -> float:
        """Wait until so much work may be done, and nothing else is owed; 0, or how long it would still be."""
        while wait := max(self.charge(BYTES, 0), 0.0) or self.charge(WORK, seconds):
            if wait > longest:
                return wait
            longest -= wait
            await asyncio.sleep(wait)
        return 0.0

    def enter(self) -> bool:
        """One more socket, unless there are too many."""
        if any(self._costs.is_full(level, cells) for level, cells in self._levels):
            return False
        for _, cells in self._levels:
            self._costs.count_open(cells, 1)
        return True

    def leave(self) -> None:
        for _, cells in self._levels:
            self._costs.count_open(cells, -1)


UNCOUNTED: Final = Account(cast(Costs, None), [], "")
"""Of whoever the server itself acts for."""


def keys_of(address: str) -> list[tuple[int, str]]:
    """One customer gets one IPv4 address, but a whole network of IPv6 addresses."""
    found = ip_of(address)
    if isinstance(found, ipaddress.IPv6Address):
        nets = ((level, (found, bits)) for level, bits in ((ADDRESS, 64), (NETWORK, 48)))
        return [(level, str(ipaddress.ip_network(net, strict=False))) for level, net in nets]
    return [(ADDRESS, str(found or address or "?"))]


def ip_of(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Where somebody comes from: an IPv4 address also where a socket for both kinds writes it as IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


class Bucket:
    """Holds `most` tokens and refills evenly: how much one may say at one table, on whichever server."""

    __slots__ = ("_at", "_full", "_rate", "most")

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self._rate = rate
        self._full = most
        self._at = time.monotonic()

    def take(self) -> float:
        """0 when there was a token, else the seconds until there is."""
        now = time.monotonic()
        self._full = min(self.most, self._full + (now - self._at) * self._rate)
        self._at = now
        if self._full < 1:
            return (1 - self._full) / self._rate
        self._full -= 1
        return 0.0
