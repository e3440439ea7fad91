"""When old tables are deleted; and when not, because the clock may be wrong: what is deleted is gone."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from tablestead.server.operations import metrics
from tablestead.server.people.seats import COOKIE_S
from tablestead.server.settings import Settings
from tablestead.server.storage import Storage, why
from tablestead.server.table.journal import STORAGE_FAILED

log = logging.getLogger(__name__)

SWEEP_S: Final = 3600.0
"""Between two sweeps, and from the start to the first one."""
JUMP_S: Final = 60.0
"""A clock that goes so much faster or slower than time does was set."""
GAP_S: Final = 7 * 86_400.0
"""Nobody has touched anything for so long before the start: the machine was off, or its clock is wrong."""
DOUBT_S: Final = 86_400.0
"""For so long after either nothing is deleted: a host has heard of it by then."""
FEW: Final = 5
"""So many may go at once, whatever their share."""
KEEP_MEMORY_DAYS: Final = 2 * COOKIE_S / 86_400
"""Of a browser that finishes nothing any more: nobody has its cookie."""
KEEP_REPORTS_DAYS: Final = 90


def steady() -> float:
    """Seconds that nobody can set; where the system has it, a clock that goes on while the machine sleeps."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Sweeper:
    """Looks at the clock at every beat, and deletes what is old once an hour."""

    def __init__(self, storage: Storage, settings: Settings, steadily: Callable[[], float] = steady) -> None:
        self._storage = storage
        self._settings = settings
        self._steadily = steadily
        self._offset: float | None = None
        self._next = steadily() + SWEEP_S
        self._doubt = 0.0
        """Until then nothing is deleted."""

    async def beat(self) -> None:
        try:
            await self._look_at_clock()
            if self._steadily() >= self._next:
                self._next = self._steadily() + SWEEP_S
                await self._sweep()
        except STORAGE_FAILED as error:
            log.error("old tables could not be deleted: %s", why(error))

    async def _look_at_clock(self) -> None:
        now = self._storage.now()
        offset = now - self._steadily()
        if self._offset is None:
            newest = await self._storage.old.newest()
            if newest is not None and now - newest > GAP_S:
                log.warning("nothing was touched for %d days, or the clock is wrong", (now - newest) / 86_400)
                self._doubt = self._steadily() + DOUBT_S
        elif abs(offset - self._offset) > JUMP_S:
            log.warning("the clock was set by %d seconds", offset - self._offset)
            metrics.CLOCK_JUMPS.inc()
            self._doubt = self._steadily() + DOUBT_S
        self._offset = offset

    async def _sweep(self) -> None:
        if self._steadily() < self._doubt:
            self._stop("clock", "the clock may be wrong")
            return
        keep = self._settings.keep_days, self._settings.keep_finished_days
        for going, there in await self._storage.old.count(*keep):
            if going > FEW and 2 * going > there:
                self._stop("most", f"they are {going} of {there}")
                return
        count = await self._storage.old.sweep(*keep)
        await self._storage.memory.sweep(KEEP_MEMORY_DAYS)
        await self._storage.blocks.sweep(KEEP_MEMORY_DAYS)
        await self._storage.chat.sweep(KEEP_REPORTS_DAYS)
        await self._storage.calls.sweep(self._storage.now())
        if count:
            log.info("%d old tables deleted", count)

    def _stop(self, reason: str, text: str) -> None:
        metrics.SWEEPS_STOPPED.labels(reason).inc()
        log.warning("old tables are not deleted now: %s", text)
