"""People who play while something goes wrong, and what they were told beside what is stored."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx

from tests.online.driver import Browser, Page
from tests.online.faults.proxy import Proxy
from tests.online.kill import EXPECTED, journal_faults
from tests.online.servers import Database, Server

TITLES = ("ages", "milestones", "keyflower")
WAIT_S = 120.0
"""What takes longer is stuck, however busy the machine is."""
POLL_S = 0.05
STORAGE = {"error-storage", "error-storage-unknown"}
FEW = 6
"""Lines that show that all is well."""


class Failed(Exception):
    """It came to what it must not."""


@contextlib.asynccontextmanager
async def playing(
    folder: Path,
    store: Database,
    url: str = "",
    through: Proxy | None = None,
    environment: dict[str, str] | None = None,
) -> AsyncIterator[Play]:
    """A server on `url`, or where the store is, and people who reach it straight or through a bad network."""
    server = Server(url or store.url, folder / "server.log")
    server.environment = environment or {}
    server.start()
    play = Play(server, store)
    try:
        await server.ready()
        address = server.address
        if through is not None:
            through.target, address = server.port, f"http://127.0.0.1:{through.port}"
        await play.begin(address)
        yield play
        await play.acknowledged(FEW)
        await play.check()
    finally:
        await play.close()
        await server.stop()


class Play:
    """Somebody at a table of each title, who tries again when the server's storage is well."""

    def __init__(self, server: Server, store: Database) -> None:
        self.server = server
        self.store = store
        self.acked = self.refused = 0
        self._games: dict[Page, str] = {}
        self._people = contextlib.AsyncExitStack()
        self._tasks: list[asyncio.Task[None]] = []
        self._news = asyncio.Event()
        self._ending = False

    async def begin(self, address: str) -> None:
        for number, title in enumerate(TITLES):
            person = await self._people.enter_async_context(Browser([address], seed=number))
            page = await self._sit(person, title, "me" if number else "random")
            self._tasks.append(asyncio.create_task(self._play(page)))
        await self.acknowledged(FEW)

    async def _sit(self, person: Browser, title: str, other: str = "random") -> Page:
        """At a new table; an answer that was lost leaves one that nobody comes to."""
        while True:
            try:
                page = await person.sit(await person.create(title, "me", other))
            except httpx.TransportError:
                continue
            self._games[page] = title
            return page

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._people.aclose()

    @property
    def tables(self) -> list[str]:
        return [page.id for page in self._games]

    async def _play(self, page: Page) -> None:
        """The whole game, then the next."""
        while True:
            turn = await page.my_turn()
            if self._ending:  # nothing is begun that would be answered after the check
                return
            if not turn:
                page = await self._sit(page.browser, self._games[page])
                continue
            answer = await page.act(page.browser.rng.choice(page.choices)["action"])
            if answer["type"] == "ack":
                self.acked += 1
                after = page.sent[-1].seq
                await page.until(lambda p=page, s=after: p.seq > s)  # type: ignore[misc]
            else:
                self.refused += 1
                self._news.set()
                await self.until_health("ok")
                await page.hello()
            self._news.set()

    async def idle_table(self) -> str:
        """One that nobody plays at."""
        async with Browser([self.server.address]) as person:
            return await person.create("ages", "me", "me")

    async def look(self, table: str) -> str:
        """What somebody without a seat gets to read."""
        async with httpx.AsyncClient(timeout=WAIT_S, trust_env=False, verify=False) as http:
            return (await http.get(f"{self.server.address}/api/tables/{table}/record")).text

    # Waiting

    async def acknowledged(self, more: int) -> None:
        """Wait for so many more lines."""
        wanted = self.acked + more
        await self._until(lambda: self.acked >= wanted)

    async def refusal(self) -> None:
        """Wait until one more was told that the storage fails."""
        wanted = self.refused + 1
        await self._until(lambda: self.refused >= wanted)

    async def _until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(WAIT_S):
            while not holds():
                for task in self._tasks:
                    if task.done():
                        raise Failed(f"a page gave up: {task.exception()!r}")
                self._news.clear()
                news = asyncio.create_task(self._news.wait())
                await asyncio.wait([*self._tasks, news], return_when=asyncio.FIRST_COMPLETED)
                news.cancel()

    async def health(self, path: str = "/health/ready") -> str:
        """`ok`, or the fault it names."""
        async with httpx.AsyncClient(timeout=WAIT_S, trust_env=False, verify=False) as http:
            answer = (await http.get(self.server.address + path)).json()
        return str(answer.get("fault", answer["status"]))

    async def until_health(self, *wanted: str) -> str:
        async with asyncio.timeout(WAIT_S):
            while (found := await self.health()) not in wanted:
                await asyncio.sleep(POLL_S)
        return found

    async def logged(self, text: str, times: int = 1) -> None:
        """Wait until its log says so."""
        async with asyncio.timeout(WAIT_S):
            while self.said(text) < times:
                await asyncio.sleep(POLL_S)

    def said(self, text: str) -> int:
        """How often its log says so by now."""
        return self.server.log.read_text().count(text)

    # The end

    async def check(self) -> None:
        """Every line is answered, and what is stored is what was answered."""
        self._ending = True
        async with asyncio.timeout(WAIT_S):
            while any(line.answer is None for page in self._games for line in page.sent):
                await asyncio.sleep(POLL_S)
        faults = [
            fault
            for page, title in list(self._games.items())
            for fault in journal_faults(
                title, page.sent, await self.store.events(page.id), EXPECTED | STORAGE
            )
        ]
        faults += [block for block in self.server.complaints() if block.startswith("Traceback")]
        if faults:
            raise Failed("; ".join(faults)[:2000])
