"""What happens between the server and PostgreSQL."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import asyncpg

from tests.online.faults import fault
from tests.online.faults.play import FEW, Failed, Play, playing
from tests.online.faults.proxy import Proxy
from tests.online.servers import database

SLOW_S = 0.2


@contextlib.asynccontextmanager
async def at_a_distance(folder: Path) -> AsyncIterator[tuple[Play, Proxy]]:
    """People who play on a PostgreSQL that is reached over a network of ours."""
    async with database("postgres", folder) as store:
        address = urlsplit(store.url)
        [place] = parse_qs(address.query)["host"]
        async with Proxy(f"{place}/.s.PGSQL.5432") as proxy:
            url = f"postgresql://postgres@127.0.0.1:{proxy.port}{address.path}"
            async with playing(folder, store, url=url) as play:
                yield play, proxy


@fault("PostgreSQL hangs: connections stay open, and nothing passes")
async def frozen_database(folder: Path, rounds: AsyncIterator[int]) -> str:
    async with at_a_distance(folder) as (play, proxy):
        async for _ in rounds:
            proxy.freeze()
            await play.until_health("slow")
            if await play.health("/health/live") != "ok":
                raise Failed("a database that hangs is no reason to restart the server")
            proxy.thaw()
            await play.until_health("ok")
            await play.acknowledged(FEW)
        await play.logged("it did not answer in time")
        return f"{play.refused} refused, {play.acked} acknowledged"


@fault("PostgreSQL is slow")
async def slow_database(folder: Path, rounds: AsyncIterator[int]) -> str:
    async with at_a_distance(folder) as (play, proxy):
        async for _ in rounds:
            proxy.delay_s = SLOW_S
            await play.acknowledged(FEW)
            proxy.delay_s = 0.0
            await play.acknowledged(FEW)
        if play.refused:
            raise Failed("slow is not broken")
        return f"{play.acked} acknowledged"


@fault("PostgreSQL is away: connections break and new ones are refused")
async def database_away(folder: Path, rounds: AsyncIterator[int]) -> str:
    async with at_a_distance(folder) as (play, proxy):
        async for _ in rounds:
            proxy.refuses = True
            proxy.cut()
            await play.refusal()
            await play.until_health("away")
            proxy.refuses = False
            await play.until_health("ok")
            await play.acknowledged(FEW)
        await play.logged("it cannot be reached")
        return f"{play.refused} refused, {play.acked} acknowledged"


@fault("PostgreSQL may only be read")
async def read_only_database(folder: Path, rounds: AsyncIterator[int]) -> str:
    async with database("postgres", folder) as store, playing(folder, store) as play:
        owner: Any = await asyncpg.connect(store.url)
        try:
            async for _ in rounds:
                await set_read_only(owner, "on")
                await play.refusal()
                await play.until_health("read-only")
                await set_read_only(owner, "off")
                await play.until_health("ok")
                await play.acknowledged(FEW)
        finally:
            await owner.close()
        await play.logged("it can be read, but not written (25006)")
        return f"{play.refused} refused, {play.acked} acknowledged"


async def set_read_only(owner: Any, value: str) -> None:
    await owner.execute(f"ALTER SYSTEM SET default_transaction_read_only = {value}")
    await owner.execute("SELECT pg_reload_conf()")
