"""Faults of the machine, while people play: nothing acknowledged is lost, the server recovers by itself, and
its log names the fault.

    python -m tests.online.faults
    python -m tests.online.faults disk_full lock --seconds 120
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

Run = Callable[[Path, AsyncIterator[int]], Awaitable[str]]
"""Gets a folder and the rounds to go; says what was seen, and raises when something does not hold."""


@dataclass(frozen=True)
class Fault:
    name: str
    about: str
    run: Run
    missing: Callable[[], str]
    """What this machine lacks for it; empty where it can be tried."""


KNOWN: dict[str, Fault] = {}


def fault(about: str, missing: Callable[[], str] = lambda: "") -> Callable[[Run], Run]:
    def register(run: Run) -> Run:
        name = getattr(run, "__name__", "")
        KNOWN[name] = Fault(name, about, run, missing)
        return run

    return register


def faults() -> dict[str, Fault]:
    for module in ("disks", "databases", "machines"):
        import_module(f"tests.online.faults.{module}")
    return KNOWN
