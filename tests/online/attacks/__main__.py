"""One attack after the other, and a table of what came of them."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from bench.load import open_tables
from rich.console import Console
from rich.table import Table as Grid

from tests.online import attacks
from tests.online.attacks import Attack, Scene
from tests.online.attacks.crowd import Crowd
from tests.online.attacks.scene import Failed
from tests.online.servers import database, serving


@dataclass
class Outcome:
    came: str
    p99_ms: float = 0.0
    crowd_ms: float = 0.0
    faults: list[str] = field(default_factory=list)


async def attempt(
    attack: Attack, folder: Path, kind: str = "sqlite", seconds: float = 0.0, tables: int = 0
) -> Outcome:
    """Against a fresh server: one process, or on PostgreSQL two that share their counting. `tables` of other
    people are played at meanwhile."""
    options = [*attack.options, *(["--workers", "2"] if kind == "postgres" else [])]
    async with AsyncExitStack() as stack:
        url = (await stack.enter_async_context(database(kind, folder))).url
        seats = []
        if tables:
            async with serving(url, folder) as [server]:
                seats = await open_tables(server.address, url, tables)
        [server] = await stack.enter_async_context(serving(url, folder, public=True, options=options))
        async with Crowd(server.address, seats) as crowd:
            outcome = await tried(attack, Scene(server.address, seconds, server))
    outcome.crowd_ms = crowd.p99_ms
    outcome.faults += [f"others: {fault}" for fault in crowd.faults]
    if seconds and crowd.p99_ms > attack.bound_ms:
        outcome.faults.append(f"others waited {crowd.p99_ms:.0f} ms")
    outcome.faults += [f"the server wrote: {line}" for line in server.complaints()]
    return outcome


async def tried(attack: Attack, scene: Scene) -> Outcome:
    try:
        async with scene:
            outcome = Outcome(await attack.run(scene))
    except Failed as error:
        outcome = Outcome("", faults=[str(error)])
    except Exception as error:  # so that the others are tried all the same
        outcome = Outcome("", faults=[f"{type(error).__name__}: {error}"])
    outcome.p99_ms = scene.honest.p99_ms
    outcome.faults += scene.honest.faults
    if scene.seconds and outcome.p99_ms > attack.bound_ms:
        outcome.faults.append(f"the honest player waited {outcome.p99_ms:.0f} ms")
    return outcome


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.online.attacks", description=attacks.__doc__)
    known = attacks.attacks()
    parser.add_argument(
        "names", nargs="*", metavar="name", help=f"of {', '.join(known)}; all if none is given"
    )
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each goes on")
    parser.add_argument(
        "--tables", type=int, default=0, help="with four sockets each, that others play at meanwhile"
    )
    parser.add_argument("--url", default="", help="attack the server there instead of a fresh one")
    arguments = parser.parse_args()
    if unknown := set(arguments.names) - set(known):
        parser.error(f"there is no attack {', '.join(sorted(unknown))}")
    grid = Grid("attack", "what was tried", "what came of it", "honest p99", "others'", "bound", "passed")
    failed = False
    for name in arguments.names or known:
        attack = known[name]
        with tempfile.TemporaryDirectory() as folder:
            if arguments.url:
                run = tried(attack, Scene(arguments.url.rstrip("/"), arguments.seconds))
            else:
                run = attempt(attack, Path(folder), arguments.database, arguments.seconds, arguments.tables)
            outcome = asyncio.run(run)
        failed |= bool(outcome.faults)
        passed = "no: " + "; ".join(sorted(set(outcome.faults)))[:2000] if outcome.faults else "yes"
        grid.add_row(
            name,
            attack.tries,
            outcome.came,
            *(f"{ms:.0f} ms" for ms in (outcome.p99_ms, outcome.crowd_ms, attack.bound_ms)),
            passed,
        )
    Console(width=None if sys.stdout.isatty() else 160).print(grid)
    sys.exit(failed)


if __name__ == "__main__":
    main()
