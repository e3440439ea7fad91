"""What a disk does to SQLite, and another program to its file."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from tests.online.faults import fault
from tests.online.faults.play import FEW, Failed, playing
from tests.online.servers import SqliteFile

DISK_KB = 4_096


def no_small_disk() -> str:
    """A file system of its own can be mounted by root on Linux, and there not everywhere."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        return "only root mounts a small disk"
    with tempfile.TemporaryDirectory() as folder:
        try:
            with small_disk(Path(folder)):
                return ""
        except subprocess.CalledProcessError:
            return "nothing can be mounted here"


def no_limits() -> str:
    return "" if hasattr(resource, "prlimit") else "limits of another process are set on Linux only"


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    disk = folder / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_KB}k", "tmpfs", str(disk)]
    subprocess.run(mount, check=True, capture_output=True)
    try:
        yield disk
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)


@fault("the disk of the database is full, and has room again", no_small_disk)
async def disk_full(folder: Path, rounds: AsyncIterator[int]) -> str:
    with small_disk(folder) as disk:
        ballast = disk / "ballast"
        async with playing(folder, SqliteFile(disk)) as play:
            async for _ in rounds:
                with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
                    while True:
                        file.write(bytes(4096))
                await play.refusal()
                await play.until_health("disk-full")
                if await play.health("/health/live") != "ok":
                    raise Failed("a full disk is no reason to restart the server")
                ballast.unlink()
                await play.until_health("ok")
                await play.acknowledged(FEW)
            await play.logged("the disk is full (SQLITE_FULL)")
            return f"{play.refused} refused, {play.acked} acknowledged"


@fault("files cannot grow: the disk fails", no_limits)
async def disk_fails(folder: Path, rounds: AsyncIterator[int]) -> str:
    async with playing(folder, SqliteFile(folder)) as play:
        async for _ in rounds:
            resource.prlimit(play.server.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            await play.refusal()
            await play.until_health("disk", "disk-full")
            resource.prlimit(play.server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            await play.until_health("ok")
            await play.acknowledged(FEW)
        await play.logged("the disk fails (SQLITE_IOERR")
        return f"{play.refused} refused, {play.acked} acknowledged"


@fault("the file is moved away, and back")
async def file_moved(folder: Path, rounds: AsyncIterator[int]) -> str:
    store = SqliteFile(folder)
    async with playing(folder, store) as play:
        async for _ in rounds:
            here, away = Path(store.url), Path(f"{store.url}.away")
            here.rename(away)
            await play.refusal()
            await play.until_health("moved")
            away.rename(here)
            await play.until_health("ok")
            await play.acknowledged(FEW)
        await play.logged("its file was moved, deleted or replaced")
        return f"{play.refused} refused, {play.acked} acknowledged"


@fault("another program holds the lock of the file")
async def lock(folder: Path, rounds: AsyncIterator[int]) -> str:
    store = SqliteFile(folder)
    async with playing(folder, store) as play:
        async for _ in rounds:
            with contextlib.closing(sqlite3.connect(store.url, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                await play.refusal()
                await play.until_health("locked")
                # Who only looks is not held up by those who wait to write.
                seen = await asyncio.gather(*(play.look(table) for table in play.tables))
                if not all(text.startswith("tablestead ") for text in seen):
                    raise Failed("a lock keeps people from reading")
                other.execute("ROLLBACK")
            await play.until_health("ok")
            await play.acknowledged(FEW)
        await play.logged("another program holds its lock (SQLITE_BUSY)")
        return f"{play.refused} refused, {play.acked} acknowledged"


@fault("a row is damaged: the others' tables go on, and a restart does not change that")
async def damaged_row(folder: Path, rounds: AsyncIterator[int]) -> str:
    store = SqliteFile(folder)
    async with playing(folder, store) as play:
        bad = await play.idle_table()
        async for _ in rounds:
            play.server.kill()
            with contextlib.closing(sqlite3.connect(store.url)) as other, other:
                other.execute("UPDATE game_table SET seats = '[{' WHERE id = ?", [bad])
            play.server.start()
            await play.server.ready()
            if "error-table-damaged" not in await play.look(bad):
                raise Failed("a damaged table does not say so")
            await play.acknowledged(FEW)
        await play.logged(f"table {bad[:6]} is damaged in the database")
        return f"{play.acked} acknowledged"
