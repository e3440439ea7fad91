"""The lobby: tables with a seat for anyone and games to watch, told to who looks at it as they change."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from tablestead.server import wire
from tablestead.server.people.seats import HOST, Holders
from tablestead.server.storage import why
from tablestead.server.table.journal import STORAGE_FAILED
from tablestead.server.table.viewer import RequestRejected, Viewer

log = logging.getLogger(__name__)

PACE_S: Final = 1.0
"""However much happens, the database is asked no more often."""


class Lobby:
    """Asks for the rows when something may have changed and somebody looks; tells the difference."""

    def __init__(self, rows: Callable[[], Awaitable[Sequence[wire.TableRow]]]) -> None:
        self._rows = rows
        self._known: dict[str, wire.TableRow] = {}
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
            viewer.send(wire.LobbyRows(time.time(), list(self._known.values()), whole=True))

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

    async def _read(self) -> dict[str, wire.TableRow]:
        return {row.id: row for row in await self._rows()}

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
        rows = [row for id, row in self._known.items() if before.get(id) != row]
        gone = [id for id in before if id not in self._known]
        if rows or gone:
            news = wire.LobbyRows(time.time(), rows, gone)
            for viewer in self.viewers:
                viewer.send(news)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()


def with_host(row: wire.TableRow, holders: Holders) -> wire.TableRow:
    """A row of the lobby says what is to be known of the host."""
    row.hosted_by = holders.host_seat
    row.host_here = row.hosted_by >= 0 and row.seats[row.hosted_by].online
    row.host_seen = 0.0 if row.host_here else holders.seen(HOST)
    return row
