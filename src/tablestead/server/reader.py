"""Reading the records that people bring: in a process of its own, since a bad one may take long."""

from __future__ import annotations

import asyncio
import pickle
import time
from typing import Any

import msgspec

import tablestead as ts
from tablestead.engine.errors import TablesteadError
from tablestead.engine.game import Value
from tablestead.engine.record import Record
from tablestead.server.limits.meter import spent_elsewhere
from tablestead.server.rejection import RequestRejected
from tablestead.server.workers import Worker, WorkerDied

READ_S = 10.0
"""What takes longer is no game that anybody played."""


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
        self._worker: Worker | None = None
        self._lock = asyncio.Lock()

    async def read(self, text: str) -> Record:
        """Raises what is wrong with it, also that it takes too long."""
        found = await asyncio.shield(asyncio.ensure_future(self._read(text)))
        if isinstance(found, Refused):
            raise found.error()
        return found.record()

    async def _read(self, text: str) -> Found | Refused:
        async with self._lock:
            worker = await self._ready()
            began = time.monotonic()
            worker.ask(text.encode(errors="surrogatepass"))
            try:
                async with asyncio.timeout(READ_S):
                    reply = await asyncio.shield(worker.reply)
            except (TimeoutError, WorkerDied):  # it takes too long, or more memory than there is
                spent_elsewhere(time.monotonic() - began)
                self.close()
                return Refused("error-record-slow", {}, "")
        answer: tuple[Found | Refused, float] | Exception = pickle.loads(reply)
        if isinstance(answer, Exception):
            raise answer
        found, seconds = answer
        spent_elsewhere(seconds)
        return found

    async def _ready(self) -> Worker:
        if self._worker is None or not self._worker.process.is_alive():
            self._worker = Worker(work, "tablestead-reader")
        await self._worker.ready()
        return self._worker

    def close(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.end()


# In the process


def work(message: bytes) -> bytes:
    """Pickled: a record that is refused may name any number. A fault of ours is the server's to tell."""
    try:
        return pickle.dumps(read(message.decode(errors="surrogatepass")))
    except Exception as error:
        return pickle.dumps(error)


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
