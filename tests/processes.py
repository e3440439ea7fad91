"""Processes that belong to others: whether they have ended."""

from __future__ import annotations

import time
from collections.abc import Iterable

import psutil

POLL_S = 0.02


def ended(process: psutil.Process) -> bool:
    """Also when nobody has asked yet how: in a container that may take a minute.

    By now its number may be another process's.
    """
    try:
        return not process.is_running() or bool(process.status() == psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return True


def still_running(processes: Iterable[psutil.Process], seconds: float) -> list[psutil.Process]:
    """Those that have not ended in this time; none as soon as all have."""
    deadline = time.monotonic() + seconds
    left = list(processes)
    while (left := [process for process in left if not ended(process)]) and time.monotonic() < deadline:
        psutil.wait_procs(left, POLL_S)
    return left
