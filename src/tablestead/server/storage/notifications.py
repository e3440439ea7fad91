"""Hearing the other processes that share a database."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from tablestead.server.storage.database import CHANNEL, COMMAND_S
from tablestead.server.storage.postgres import NO_CONNECTION, dial

log = logging.getLogger(__name__)

PROBE_S: Final = 20.0
"""How often the listening connection is tried: one that died silently hears nothing."""
BACKOFF_S: Final = (0.1, 5.0)


class NotificationListener:
    """The connection that hears the other processes. It comes back by itself."""

    def __init__(self, database: str) -> None:
        self.process = secrets.token_hex(8)
        self.heard: Callable[[dict[str, Any]], None] = lambda message: None
        self._database = database
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, database: str) -> NotificationListener:
        listener = cls(database)
        listener._task = asyncio.create_task(listener._keep(await listener._connect()))
        return listener

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _connect(self) -> Any:
        connection = await dial(self._database, COMMAND_S)
        await connection.add_listener(CHANNEL, self._hear)
        return connection

    def _hear(self, _: object, __: int, ___: str, payload: str) -> None:
        try:
            message = msgspec.json.decode(payload)
            own = message["process"] == self.process
        except (msgspec.DecodeError, TypeError, LookupError):
            log.warning("a notice that is none of ours was heard")
            return
        if not own:
            self._tell(message)

    def _tell(self, message: dict[str, Any]) -> None:
        try:
            self.heard(message)
        except Exception:
            log.exception("a notice could not be handled")

    async def _keep(self, connection: Any) -> None:
        while True:
            try:
                await _lost(connection)
            finally:
                connection.terminate()
            connection = await self._reconnect()
            self._tell({"lost": True})

    async def _reconnect(self) -> Any:
        wait, longest = BACKOFF_S
        while True:
            try:
                return await self._connect()
            except NO_CONNECTION:
                await asyncio.sleep(wait)
                wait = min(2 * wait, longest)


async def _lost(connection: Any) -> None:
    """Returns when the connection is gone. It is tried now and then: one that died silently hears nothing."""
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    with suppress(*NO_CONNECTION):
        while not connection.is_closed():
            try:
                async with asyncio.timeout(PROBE_S):
                    await lost.wait()
            except TimeoutError:
                await connection.execute("SELECT 1")
