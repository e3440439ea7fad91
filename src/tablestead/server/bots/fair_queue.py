"""Who is next when more is asked of the bots' processes than they can answer at once."""

from __future__ import annotations

import asyncio
import math
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final, NamedTuple

KEPT_FREE: Final = 1
"""Places for bots that somebody waits for alone: what takes long and can wait never has all."""
HOUR_S: Final = 3600.0
TABLE_HOUR_S: Final = 1800.0
"""So long the bots of one table may think in an hour; after that they wait until nobody else wants to."""
REMEMBERED: Final = 10_000
"""Tables, addresses and browsers; those that have been quiet longest are forgotten first."""


class Rank(IntEnum):
    """The order in which is served, whoever asks."""

    ATTENDED = 0
    """A bot at a table where somebody is."""
    UNATTENDED = 1
    HINT = 2
    SPENT = 3
    """Whatever is asked for a table that has had its hour."""
    ANALYSIS = 4
    """Part by part, of a game that is over: nobody's game waits for it."""


class Patron(NamedTuple):
    """For whom bots think."""

    address: str = ""
    """Where it is known, and people are counted by it: cookies are to be had for nothing."""
    browser: str = ""
    """That opened the table, or asks for a hint."""


@dataclass(eq=False)
class Place:
    """Of one question: it waits for its turn, and has a worker from then on until it leaves."""

    patron: Patron
    table: str
    seconds: float
    """It expects to take; what it took is reckoned when it leaves."""
    rank: Callable[[], Rank]
    """Asked whenever somebody is served: people come and go meanwhile."""
    turn: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    began: float = 0.0


class FairQueue:
    """Serves by rank, then by address, then by browser: who has had the fewest seconds while others waited is
    next. The tables of one take turns, since each asks for one bot at a time and the first that asked is
    served."""

    def __init__(self, places: int) -> None:
        self.clock = time.monotonic
        self._free = places
        self._kept = KEPT_FREE if places > KEPT_FREE else 0
        self._waiting: list[Place] = []
        self._addresses = Shares()
        self._browsers: defaultdict[str, Shares] = defaultdict(Shares)
        """Of each address."""
        self._hours = Hours(self)

    async def enter(self, patron: Patron, table: str, seconds: float, rank: Callable[[], Rank]) -> Place:
        """Wait for a turn; a table of nobody's stands for itself, and a browser for its address."""
        browser = patron.browser or table
        place = Place(Patron(patron.address or browser, browser), table, seconds, rank)
        self._waiting.append(place)
        self._serve()
        try:
            await place.turn
        except asyncio.CancelledError:
            if place in self._waiting:
                self._waiting.remove(place)
            elif not place.turn.cancelled():  # it was called just when it went
                self.leave(place)
            raise
        return place

    def leave(self, place: Place) -> None:
        took = self.clock() - place.began
        self._charge(place.patron, took - place.seconds)
        self._hours.add(place.table, took)
        self._free += 1
        if not self._waiting:  # nobody had to wait for this
            self._addresses.clear()
            self._browsers.clear()
        self._serve()

    def _serve(self) -> None:
        while self._free and self._waiting:
            place = min(self._waiting, key=self._order)
            if place.turn.cancelled():  # it goes, but has not heard of it yet
                self._waiting.remove(place)
                continue
            rank = self._rank(place)
            if rank != Rank.ATTENDED and self._free <= self._kept:
                return
            self._waiting.remove(place)
            self._free -= 1
            self._addresses.serve(place.patron.address)
            self._browsers[place.patron.address].serve(place.patron.browser)
            self._charge(place.patron, place.seconds)
            place.began = self.clock()
            place.turn.set_result(None)

    def _order(self, place: Place) -> tuple[Rank, float, float]:
        address, browser = place.patron
        return self._rank(place), self._addresses.of(address), self._browsers[address].of(browser)

    def _rank(self, place: Place) -> Rank:
        return max(place.rank(), Rank.SPENT if self._hours.of(place.table) >= TABLE_HOUR_S else Rank.ATTENDED)

    def _charge(self, patron: Patron, seconds: float) -> None:
        if len(self._browsers) > REMEMBERED:
            self._browsers.clear()
        self._addresses.add(patron.address, seconds)
        self._browsers[patron.address].add(patron.browser, seconds)


class Shares:
    """How many seconds each has had. This is start-time fair queueing: an account begins where the queue is,
    so nobody saves up for later."""

    def __init__(self) -> None:
        self._now = 0.0
        """The account of who was served last."""
        self._accounts: dict[str, float] = {}
        """Where one is ahead of that."""

    def of(self, whose: str) -> float:
        return max(self._now, self._accounts.get(whose, 0.0))

    def serve(self, whose: str) -> None:
        self._now = self.of(whose)

    def add(self, whose: str, seconds: float) -> None:
        self._accounts[whose] = self.of(whose) + seconds
        if len(self._accounts) > REMEMBERED:
            self._accounts = {one: at for one, at in self._accounts.items() if at > self._now}

    def clear(self) -> None:
        self._accounts.clear()


class Hours:
    """How many seconds each table has used of late: what lies back fades. Used evenly, it is an hour's."""

    def __init__(self, queue: FairQueue) -> None:
        self._queue = queue
        self._used: dict[str, tuple[float, float]] = {}
        """Seconds, and when that was reckoned."""

    def of(self, table: str) -> float:
        seconds, at = self._used.get(table, (0.0, 0.0))
        return seconds * math.exp((at - self._queue.clock()) / HOUR_S) if seconds else 0.0

    def add(self, table: str, seconds: float) -> None:
        used = self.of(table) + seconds
        self._used.pop(table, None)
        self._used[table] = used, self._queue.clock()  # the latest comes last
        if len(self._used) > REMEMBERED:
            del self._used[next(iter(self._used))]
