"""Measures how many lines a database takes: `python -m bench.storage [--database postgres] [--tables 500]`.

At each table the next line comes when the last one is durable, as if everybody played as fast as they could.
There is no game and no socket: what is left is what storing a line costs, here and in the database.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import tempfile
import time
from pathlib import Path

import psutil
from tests.online.servers import database
from tests.server.stored import table

from tablestead.server.storage import Storage, StoredEvent, Summary

SUMMARY = Summary("running", 1, 0, 1)
LINE = {"id": "0" * 64, "lines": ["1 keep food workers coins", "* roll food goods skull"]}


class Work:
    """Seconds of the processor, of this process and of those of the database."""

    def __init__(self, folder: Path) -> None:
        self._of_database: list[psutil.Process] = []
        pid = folder / "postgres" / "postmaster.pid"
        if pid.exists():
            master = psutil.Process(int(pid.read_text().split()[0]))
            self._of_database = [master, *master.children(recursive=True)]
        self._began = self._read()

    def _read(self) -> tuple[float, float]:
        used = resource.getrusage(resource.RUSAGE_SELF)
        theirs = sum(sum(one.cpu_times()[:2]) for one in self._of_database)
        return used.ru_utime + used.ru_stime, theirs

    def spent(self) -> tuple[float, float]:
        here, there = self._read()
        return here - self._began[0], there - self._began[1]


async def play(storage: Storage, id: str, until: float) -> int:
    """Gives how many lines; the first one is played already."""
    lines = 0
    while time.monotonic() < until:
        lines += 1
        await append(storage, id, lines + 1)
    return lines


async def append(storage: Storage, id: str, seq: int) -> None:
    await storage.append(id, 0, StoredEvent(seq, "act", LINE), SUMMARY)


async def measure(kind: str, tables: int, seconds: float, folder: Path) -> str:
    async with database(kind, folder) as found:
        storage = await Storage.open(found.url)
        ids = [f"t{number}" for number in range(tables)]
        for id in ids:
            await storage.create(table(id), [], [])
        await asyncio.gather(*(append(storage, id, 1) for id in ids))  # from now on all connections are there
        work, began = Work(folder), time.monotonic()
        lines = sum(await asyncio.gather(*(play(storage, id, began + seconds) for id in ids)))
        took, (here, there) = time.monotonic() - began, work.spent()
        await storage.close()
    return (
        f"{kind}, {tables} tables: {lines / took:,.0f} lines a second;"
        f" of a line {1000 * here / lines:.2f} ms of the processor here, {1000 * there / lines:.2f} ms there"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.storage", description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asked = (arguments.database, arguments.tables, arguments.seconds)
        print(asyncio.run(measure(*asked, Path(folder))))


if __name__ == "__main__":
    main()
