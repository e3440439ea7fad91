"""Clocks that are set, processes that stop or die, packets that are late or lost."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import psutil

from tests.online.faults import fault
from tests.online.faults.play import FEW, POLL_S, WAIT_S, Failed, playing
from tests.online.faults.proxy import Proxy
from tests.online.servers import SqliteFile

FAKETIME = next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None) if os.name == "posix" else None
JUMPS = ("+100d", "+0", "-100d", "+0")
LATE_S, LOSS = 0.1, 0.05
PAUSE_S = 1.0
DIED = "a bot's process died"


def no_faketime() -> str:
    return "" if FAKETIME else "libfaketime is not installed"


def no_signals() -> str:
    return "there are no such signals" if sys.platform == "win32" else ""


@fault("the clock is set a hundred days ahead, back, and behind", no_faketime)
async def clock_set(folder: Path, rounds: AsyncIterator[int]) -> str:
    now = folder / "now"
    now.write_text("+0")
    environment = {
        "LD_PRELOAD": str(FAKETIME),
        "FAKETIME_TIMESTAMP_FILE": str(now),
        "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    }
    times = 0
    async with playing(folder, SqliteFile(folder), environment=environment) as play:
        async for _ in rounds:
            for jump in JUMPS:
                now.write_text(jump)
                times += 1
                await play.acknowledged(FEW)
                await play.logged("the clock was set by", times)
                await play.acknowledged(FEW)
        if play.refused:
            raise Failed("a wrong clock keeps nobody from playing")
        return f"set {times} times, {play.acked} acknowledged"


@fault("the server is stopped and goes on", no_signals)
async def paused(folder: Path, rounds: AsyncIterator[int]) -> str:
    async with playing(folder, SqliteFile(folder)) as play:
        async for _ in rounds:
            os.kill(play.server.pid, signal.SIGSTOP)
            try:
                await asyncio.wait_for(play.acknowledged(1_000_000), PAUSE_S)
            except TimeoutError:
                pass
            finally:
                os.kill(play.server.pid, signal.SIGCONT)
            await play.acknowledged(FEW)
        return f"{play.acked} acknowledged"


@fault("the processes that think for bots are killed", no_signals)
async def dead_bots(folder: Path, rounds: AsyncIterator[int]) -> str:
    killed = 0
    async with playing(folder, SqliteFile(folder)) as play:
        async for _ in rounds:
            known = play.said(DIED)
            async with asyncio.timeout(WAIT_S):
                while play.said(DIED) == known:  # one that rests is not missed
                    for worker in workers(play.server.pid):
                        worker.kill()
                        killed += 1
                    await asyncio.sleep(POLL_S)
            await play.acknowledged(3 * FEW)
        if play.refused:
            raise Failed("a bot that died is the server's affair")
        return f"{killed} killed, {play.acked} acknowledged"


def workers(pid: int) -> list[psutil.Process]:
    found = []
    for child in psutil.Process(pid).children(recursive=True):
        try:
            if "spawn_main" in " ".join(child.cmdline()):
                found.append(child)
        except psutil.NoSuchProcess:
            pass
    return found


@fault("packets between people and the server are late and lost")
async def bad_network(folder: Path, rounds: AsyncIterator[int]) -> str:
    async with Proxy() as proxy, playing(folder, SqliteFile(folder), through=proxy) as play:
        async for _ in rounds:
            proxy.delay_s, proxy.loss = LATE_S, LOSS
            lost = proxy.lost
            async with asyncio.timeout(WAIT_S):
                while proxy.lost < lost + FEW:
                    await play.acknowledged(1)
            proxy.delay_s, proxy.loss = 0.0, 0.0
            await play.acknowledged(FEW)
        if play.refused:
            raise Failed("what comes late is not refused")
        return f"{proxy.lost} lost, {play.acked} acknowledged"
