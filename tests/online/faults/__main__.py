"""One fault after the other, and a table of what came of them."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from tests.online import faults
from tests.online.faults import Fault
from tests.online.faults.play import Failed


async def rounds(seconds: float) -> AsyncIterator[int]:
    """One, and more for as long as the fault is tried."""
    until = time.monotonic() + seconds
    number = 0
    while number < 1 or time.monotonic() < until:
        yield number
        number += 1


def attempt(fault: Fault, folder: Path, seconds: float = 0.0) -> str:
    """What was seen; raises when something does not hold."""

    async def run() -> str:
        return await fault.run(folder, rounds(seconds))

    return asyncio.run(run())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.online.faults", description=faults.__doc__)
    known = faults.faults()
    parser.add_argument("names", nargs="*", metavar="name", help=f"of {', '.join(known)}; all if none")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each goes on")
    arguments = parser.parse_args()
    if unknown := set(arguments.names) - set(known):
        parser.error(f"there is no fault {', '.join(sorted(unknown))}")
    grid = Grid("fault", "what happens", "what was seen", "passed")
    failed = False
    for name in arguments.names or known:
        fault = known[name]
        if missing := fault.missing():
            grid.add_row(name, fault.about, missing, "not tried")
            continue
        with tempfile.TemporaryDirectory(prefix="tablestead-") as folder:
            try:
                grid.add_row(name, fault.about, attempt(fault, Path(folder), arguments.seconds), "yes")
            except (Failed, TimeoutError, RuntimeError) as error:
                failed = True
                log = Path(folder, "server.log")
                print(log.read_text()[-4000:] if log.exists() else "no log", file=sys.stderr)
                grid.add_row(name, fault.about, "", f"no: {error!r}")
    Console(width=None if sys.stdout.isatty() else 140).print(grid)
    sys.exit(failed)


if __name__ == "__main__":
    main()
