"""Whether the server lives, and whether it is ready: that it can write what people play."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from litestar import Response, get
from litestar.datastructures import State

from tablestead.server.operations import metrics
from tablestead.server.storage import Storage, fault_of, why

log = logging.getLogger(__name__)

FRESH_S: Final = 1.0
"""An answer is good for so long: whoever asks without end does not make the disk work without end."""
PATIENCE_S: Final = 5.0
"""A database that takes longer to write a few bytes is of no use to people who wait."""


class Health:
    """What is wrong with the database, as a name of FAULTS; nothing when it can be written."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._fault = ""
        self._asked = -FRESH_S
        self._probe: asyncio.Task[None] | None = None

    async def fault(self) -> str:
        if self._probe is None or (self._probe.done() and time.monotonic() - self._asked >= FRESH_S):
            self._asked = time.monotonic()
            self._probe = asyncio.create_task(self._look())
        left = self._asked + PATIENCE_S - time.monotonic()
        _, late = await asyncio.wait([self._probe], timeout=max(0.0, left))
        if late:
            self._tell("slow", "it did not answer in time")
        return self._fault

    async def _look(self) -> None:
        try:
            free = self._storage.free_bytes()
            if free is not None:
                metrics.FREE_BYTES.labels("sqlite").set(free)
            await self._storage.probe()
        except Exception as error:  # whatever it is: we cannot play without a database
            self._tell(fault_of(error) or "unknown", why(error))
        else:
            self._tell("", "")

    def _tell(self, fault: str, text: str) -> None:
        """In the log when it changes: it is asked every few seconds."""
        metrics.READY.set(not fault)
        if fault and fault != self._fault:
            log.error("the database cannot be written: %s", text)
        elif self._fault and not fault:
            log.info("the database can be written again")
        self._fault = fault


@get("/health/live", include_in_schema=False, sync_to_thread=False)
def live() -> dict[str, str]:
    """It answers: whoever restarts what hangs asks here. A database that is away is no reason to."""
    return {"status": "ok"}


@get(["/health", "/health/ready"], include_in_schema=False)
async def ready(state: State) -> Response[dict[str, str]]:
    """It can store what people play: a proxy with several servers asks here."""
    if fault := await health_of(state).fault():
        return Response({"status": "database", "fault": fault}, status_code=503)
    return Response({"status": "ok"})


def health_of(state: Any) -> Health:
    health: Health = state.health
    return health


HANDLERS: Final = (live, ready)
