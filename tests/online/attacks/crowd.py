"""A full house beside an attack: the tables of `bench.load`, which act once every two seconds."""

from __future__ import annotations

import asyncio
import random
import resource
from collections.abc import Sequence
from multiprocessing.connection import Connection
from types import TracebackType

from bench.load import Plan, Seats, Table, Tally, act_in_turn, share, sit

from tests.online.attacks.scene import context

VIEWERS = Plan.viewers
PERIOD_S = Plan.period
TABLES_PER_ADDRESS = 5
WAIT_S = 120.0


class Crowd:
    """In a process of its own, at addresses of its own: five tables at each, as of five families. Nobody
    where there are no tables."""

    def __init__(self, address: str, seats: Sequence[Seats]) -> None:
        self._address = address
        self._seats = list(seats)
        self.p99_ms = 0.0
        self.faults: list[str] = []

    async def __aenter__(self) -> Crowd:
        if self._seats:
            await self._begin()
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        if self._seats:
            await self._end()

    async def _begin(self) -> None:
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=gather, args=(theirs, self._address, self._seats), daemon=True)
        self._process.start()
        theirs.close()
        await asyncio.to_thread(self._pipe.recv)

    async def _end(self) -> None:
        self._pipe.send("enough")
        if await asyncio.to_thread(self._pipe.poll, WAIT_S):
            self.p99_ms, self.faults = self._pipe.recv()
        else:
            self.faults.append("the crowd waits and waits")
            self._process.kill()
        self._process.join()


def gather(pipe: Connection, address: str, seats: list[Seats]) -> None:
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    asyncio.run(play(pipe, address, seats))


async def play(pipe: Connection, address: str, seats: list[Seats]) -> None:
    tally = Tally()
    tables = [Table(one, tally) for one in seats]
    reading: list[asyncio.Task[None]] = []
    for number, table in enumerate(tables):
        source = f"127.0.1.{1 + number // TABLES_PER_ADDRESS}"
        await asyncio.gather(*(sit(table, address, place, reading, source) for place in range(VIEWERS)))
    pipe.send("sits")
    tally.on = True
    acting = asyncio.create_task(act_in_turn(tables, float("1e6"), PERIOD_S, random.Random(1)))
    while not pipe.poll():
        await asyncio.sleep(PERIOD_S / 10)
    acting.cancel()
    await asyncio.sleep(PERIOD_S)
    faults = [f"{count} × {what}" for what, count in tally.errors.items()]
    faults += ["a line was not heard of"] * any(table.missing for table in tables)
    for task in reading:
        task.cancel()
    await asyncio.gather(acting, *reading, return_exceptions=True)
    pipe.send((1000 * share(tally.waits, 0.99), faults))
