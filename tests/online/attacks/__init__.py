"""The attacks: `python -m tests.online.attacks [names] [--database postgres] [--seconds 15] [--tables 250]`.

Each is tried against a fresh server with its limits on, while somebody honest plays from another address. It
passes when the attack came to what its module says it must, the honest player was refused nothing, and waited
no longer than its bound (the 99th percentile of lines and requests). `test_attacks.py` runs all in short,
where only what they count is held to.

To add one, write a module here whose name begins with its row of the review, such as `h1_faulty_board.py`:

    from tests.online.attacks import Scene, attack

    @attack("what is tried, in a few words")              # bound_ms=250.0 unless said otherwise
    async def h1_faulty_board(scene: Scene) -> str:
        mallory = scene.browser()           # at the attackers' address; source="127.0.0.67" for another
        refused = 0
        async for _ in scene.rounds(short=3):   # for --seconds, or three times in a test
            answer = await mallory.ask("POST", "/api/import", json={"text": "…"})
            refused += answer.status_code == 429
        scene.require(refused > 0, "nothing was refused")  # what must hold
        return f"{refused} refused"                        # what came of it, for the table

Modules are found by themselves.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from tests.online.attacks.scene import Scene as Scene

BOUND_MS = 250.0
ROW = re.compile(r"(?:h|m|low)\d*_")


@dataclass(frozen=True)
class Attack:
    name: str
    tries: str
    run: Callable[[Scene], Awaitable[str]]
    bound_ms: float
    options: list[str] = field(default_factory=list)
    """Of `tablestead serve`."""


ATTACKS: dict[str, Attack] = {}


def attack(
    tries: str, bound_ms: float = BOUND_MS, options: list[str] | None = None
) -> Callable[[Callable[[Scene], Awaitable[str]]], Callable[[Scene], Awaitable[str]]]:
    """Registers an attack under its function's name."""

    def register(run: Callable[[Scene], Awaitable[str]]) -> Callable[[Scene], Awaitable[str]]:
        ATTACKS[run.__name__] = Attack(run.__name__, tries, run, bound_ms, options or [])
        return run

    return register


def attacks() -> dict[str, Attack]:
    """All, by name."""
    for module in pkgutil.iter_modules(__path__):
        if ROW.match(module.name):
            importlib.import_module(f"{__name__}.{module.name}")
    return dict(sorted(ATTACKS.items()))
