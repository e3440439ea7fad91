"""Where an attack takes place: the server, who attacks it, and somebody honest who plays meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import time
from collections.abc import AsyncIterator
from multiprocessing.connection import Connection
from types import TracebackType
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import connect

from tests.online.driver import COOKIE, Browser, Page

if TYPE_CHECKING:  # the honest player starts without databases
    from tests.online.servers import Server

ATTACKERS = "127.0.0.66"
HONEST = "127.0.0.2"
PAUSE_S = 0.05
SHORT_PAUSE_S = 0.01
"""Between two lines of the honest player; the second in a test, which is over soon."""
WAIT_S = 60.0


context = multiprocessing.get_context("spawn")


class Failed(Exception):
    """The attack came to what it must not."""


class Scene:
    """`seconds` is how long an attack goes on; 0 in a test, where it counts rounds instead."""

    def __init__(self, address: str, seconds: float = 0.0, server: Server | None = None) -> None:
        self.address = address
        self.seconds = seconds
        self.server = server
        """None where the server is not ours (`--url`)."""
        self.loopback = address.startswith("http://127.")
        self.honest = Honest(self)
        self._open = contextlib.AsyncExitStack()

    async def __aenter__(self) -> Scene:
        await self.honest.begin()
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        try:
            await self.honest.end()
        finally:
            await self._open.aclose()

    def browser(self, source: str = ATTACKERS) -> Browser:
        """Somebody with a cookie jar, at this address of loopback; closed with the scene."""
        browser = Browser([self.address], source=source if self.loopback else "")
        self._open.push_async_callback(browser.close)
        return browser

    def socket(self, path: str, cookie: str = "", source: str = ATTACKERS, **more: Any) -> connect:
        """A socket to enter, without a page behind it: it answers and reads nothing by itself."""
        return connect(
            f"ws{self.address.removeprefix('http')}{path}",
            additional_headers={"cookie": f"{COOKIE}={cookie}"} if cookie else None,
            local_addr=(source, 0) if self.loopback else None,
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=WAIT_S,
            close_timeout=1,
            proxy=None,
            **more,
        )

    async def connection(self, source: str = ATTACKERS) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection."""
        url = httpx.URL(self.address)
        local = (source, 0) if self.loopback else None
        return await asyncio.open_connection(url.host, url.port or 80, local_addr=local)

    async def rounds(self, short: int) -> AsyncIterator[int]:
        """Again and again, for as long as the attack lasts; in a test so many times."""
        until = time.monotonic() + self.seconds
        number = 0
        while number < short or time.monotonic() < until:
            yield number
            number += 1

    def require(self, holds: object, otherwise: str) -> None:
        if not holds:
            raise Failed(otherwise)


class Honest:
    """Somebody in a process of their own, so that the attack's own work does not make them wait."""

    def __init__(self, scene: Scene) -> None:
        pause = PAUSE_S if scene.seconds else SHORT_PAUSE_S
        self._about = scene.address, HONEST if scene.loopback else "", pause
        self.waits_ms: list[float] = []
        """For each line until it was seen, and for each request."""
        self.faults: list[str] = []

    async def begin(self) -> None:
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=play, args=(theirs, *self._about), daemon=True)
        self._process.start()
        theirs.close()
        await asyncio.to_thread(self._pipe.recv)

    async def end(self) -> None:
        self._pipe.send("enough")
        if await asyncio.to_thread(self._pipe.poll, WAIT_S):
            self.waits_ms, self.faults = self._pipe.recv()
        else:
            self.faults.append("the honest player waits and waits")
            self._process.kill()
        self._process.join()

    @property
    def p99_ms(self) -> float:
        ordered = sorted(self.waits_ms)
        return ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)] if ordered else 0.0


def play(pipe: Connection, address: str, source: str, pause: float) -> None:
    asyncio.run(Player(pipe, address, source, pause).play())


class Player:
    """Plays both seats of a table as fast as a hurried person, and asks for its tables now and then."""

    def __init__(self, pipe: Connection, address: str, source: str, pause: float) -> None:
        self._pipe = pipe
        self._browser = Browser([address], source=source)
        self._pause = pause
        self._waits_ms: list[float] = []
        self._faults: list[str] = []

    async def play(self) -> None:
        try:
            page = await self._sit()
            self._pipe.send("sits")
            while not self._pipe.poll():
                if not await page.my_turn():
                    await page.close()
                    page = await self._sit()
                await self._step(page)
        except Exception as error:
            self._faults.append(f"{type(error).__name__}: {error}")
        self._pipe.send((self._waits_ms, self._faults))
        await self._browser.close()

    async def _sit(self) -> Page:
        return await self._browser.sit(await self._browser.create("ages", "me", "me"))

    async def _step(self, page: Page) -> None:
        began = time.perf_counter()
        answer = await page.play(self._browser.rng.choice(page.choices)["action"])
        self._note(began, answer.get("key", ""))
        if len(self._waits_ms) % 10 == 0:
            began = time.perf_counter()
            answered = await self._browser.ask("GET", "/api/mine")
            self._note(began, "" if answered.is_success else answered.text)
        await asyncio.sleep(self._pause)

    def _note(self, began: float, fault: str = "") -> None:
        self._waits_ms.append(1000 * (time.perf_counter() - began))
        if fault:
            self._faults.append(fault)
