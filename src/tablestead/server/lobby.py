"""The lobby: tables with a seat for anyone and games to watch, told to who looks at it as they change."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple

from tablestead.server import wire
from tablestead.server.people.seats import Holders
from tablestead.server.rejection import RequestRejected
from tablestead.server.storage import HOST, Holder, StoredTable, why
from tablestead.server.table.journal import STORAGE_FAILED
from tablestead.server.table.viewer import Viewer

log = logging.getLogger(__name__)

PACE_S: Final = 1.0
"""However much happens, the database is asked no more often."""


class Listing(NamedTuple):
    """What the lobby shows, and what of it not to whom."""

    rows: dict[str, wire.TableRow]
    hidden: dict[str, frozenset[str]]
    """Tables by browser."""

    def to(self, browser: str) -> dict[str, wire.TableRow]:
        hidden = self.hidden.get(browser, frozenset())
        return {id: row for id, row in self.rows.items() if id not in hidden}


class Lobby:
    """Asks for the rows when something may have changed and somebody looks; tells the difference."""

    def __init__(self, read: Callable[[], Awaitable[Listing]]) -> None:
        self._read = read
        self._known = Listing({}, {})
        self._changed = asyncio.Event()
        self._starting = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self.viewers: set[Viewer] = set()

    def changed(self) -> None:
        """Something happened that the lobby may show."""
        self._changed.set()

    async def hello(self, viewer: Viewer) -> None:
        """All rows; what changes comes by itself from now on."""
        async with self._starting:
            if self._task is None or self._task.done():
                self._known = await self._read()
                self._task = asyncio.create_task(self._tell())
        if not viewer.gone.done():
            self.viewers.add(viewer)
            viewer.send(
                wire.LobbyRows(time.time(), list(self._known.to(viewer.browser).values()), whole=True)
            )

    async def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)

    async def handle(self, viewer: Viewer, message: wire.Incoming) -> None:
        match message:
            case wire.Hello():
                await self.hello(viewer)
            case wire.Ping():
                viewer.send(wire.Pong())
            case _:
                raise RequestRejected("error-message")

    async def _tell(self) -> None:
        """Until nobody looks any more."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            if not self.viewers:
                return
            try:
                await self._tell_difference()
            except STORAGE_FAILED as error:
                log.warning("the lobby cannot be read: %s", why(error))
            await asyncio.sleep(PACE_S)

    async def _tell_difference(self) -> None:
        before, self._known = self._known, await self._read()
        told: dict[tuple[frozenset[str], ...], wire.LobbyRows] = {}
        for viewer in self.viewers:  # those from whom the same is hidden are told the same
            hides = tuple(each.hidden.get(viewer.browser, frozenset()) for each in (before, self._known))
            if hides not in told:
                told[hides] = difference(before.to(viewer.browser), self._known.to(viewer.browser))
            if told[hides].rows or told[hides].gone:
                viewer.send(told[hides])

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()


def difference(before: dict[str, wire.TableRow], after: dict[str, wire.TableRow]) -> wire.LobbyRows:
    rows = [row for id, row in after.items() if before.get(id) != row]
    return wire.LobbyRows(time.time(), rows, [id for id in before if id not in after])


def hidden_by(
    blocks: Sequence[tuple[str, str]], tables: Sequence[tuple[StoredTable, Sequence[Holder]]]
) -> dict[str, frozenset[str]]:
    """From each browser the tables at which it would meet somebody it has blocked, and those whose host has
    blocked it; but none of its own."""
    hidden: dict[str, set[str]] = {}
    for table, held in tables:
        there = {holder.browser for holder in held}
        hosts = {holder.browser for holder in held if holder.seat == HOST}
        apart = {one for one, other in blocks if other in there} | {o for one, o in blocks if one in hosts}
        for browser in apart - there:
            hidden.setdefault(browser, set()).add(table.id)
    return {browser: frozenset(tables) for browser, tables in hidden.items()}


def with_host(row: wire.TableRow, holders: Holders) -> wire.TableRow:
    """A row of the lobby says what is to be known of the host."""
    row.hosted_by = holders.host_seat
    row.host_here = row.hosted_by >= 0 and row.seats[row.hosted_by].online
    row.host_seen = 0.0 if row.host_here else holders.seen(HOST)
    return row
