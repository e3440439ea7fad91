"""Reading the records that people bring: in a process of its own, since a bad one may take long."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.pool import Pool
from typing import Any, Final

import msgspec

import tablestead as ts
from tablestead.engine.errors import TablesteadError
from tablestead.engine.game import Value
from tablestead.engine.record import Record
from tablestead.server.bots.worker import NICENESS, end_with_server
from tablestead.server.limits.meter import spent_elsewhere
from tablestead.server.table.viewer import RequestRejected

READ_S = 10.0
"""What takes longer is no game that anybody played."""
START_S: Final = 60.0
"""For the process to start, on a busy machine."""

context = multiprocessing.get_context("spawn")


class Found(msgspec.Struct, frozen=True):
    """What a record says; states and games stay where they are."""

    game: str
    options: dict[str, Value]
    names: list[str]
    actions: list[int]
    end: str
    resigned: int

    def record(self) -> Record:
        record = Record(ts.game(self.game), self.options, self.names)
        record.actions, record.end, record.resigned = self.actions, self.end, self.resigned
        return record


class Refused(msgspec.Struct, frozen=True):
    """What is wrong with it."""

    key: str
    info: dict[str, Any]
    rule: str
    faults: list[Refused] = []

    def error(self) -> RequestRejected:
        error = RequestRejected(self.key, self.info, self.rule)
        error.faults = [fault.error() for fault in self.faults]
        return error


class Reader:
    """One process that reads one record at a time; it starts when the first one comes."""

    def __init__(self) -> None:
        self._pool: Pool | None = None
        self._lock = asyncio.Lock()

    async def read(self, text: str) -> Record:
        """Raises what is wrong with it, also that it takes too long."""
        found = await asyncio.shield(asyncio.ensure_future(self._read(text)))
        if isinstance(found, Refused):
            raise found.error()
        return found.record()

    async def _read(self, text: str) -> Found | Refused:
        async with self._lock:
            if self._pool is None:
                self._pool = context.Pool(1, begin)
                await self._ask(self._pool, START_S, is_ready)
            began = time.monotonic()
            try:
                found, seconds = await self._ask(self._pool, READ_S, read, text)
            except TimeoutError:
                spent_elsewhere(time.monotonic() - began)
                await asyncio.to_thread(self.close)
                return Refused("error-record-slow", {}, "")
        spent_elsewhere(seconds)
        answer: Found | Refused = found
        return answer

    async def _ask(self, pool: Pool, limit: float, question: Callable[..., Any], *args: Any) -> Any:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()

        def settle(put: Callable[[Any], None], value: Any) -> None:
            if not answer.done():
                put(value)

        def heard(put: Callable[[Any], None], value: Any) -> None:
            """In a thread of the pool."""
            with contextlib.suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(settle, put, value)

        pool.apply_async(
            question,
            args,
            callback=lambda value: heard(answer.set_result, value),
            error_callback=lambda error: heard(answer.set_exception, error),
        )
        async with asyncio.timeout(limit):
            return await answer

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.terminate()
            pool.join()


# In the process


def begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    threading.Thread(target=end_with_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def is_ready() -> bool:
    return True


def read(text: str) -> tuple[Found | Refused, float]:
    """With the seconds that it took."""
    began = time.thread_time()
    found: Found | Refused
    try:
        record = ts.parse_record(text)
        found = Found(
            *(record.game.id, record.options, record.names, record.actions, record.end, record.resigned)
        )
    except TablesteadError as error:
        found = refused(error)
    except RecursionError:
        found = Refused("error-request", {}, "")
    return found, time.thread_time() - began


def refused(error: TablesteadError) -> Refused:
    return Refused(error.key, dict(error.info), error.rule, [refused(fault) for fault in error.faults])
