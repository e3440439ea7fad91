"""A network of our own between two programs: slow, lossy, frozen or cut."""

from __future__ import annotations

import asyncio
import contextlib
import random
from types import TracebackType


class Proxy:
    """Listens on a port of this machine and passes on to a port or a socket file what comes."""

    def __init__(self, target: int | str = 0, seed: int = 1) -> None:
        self.target = target
        self._rng = random.Random(seed)
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.delay_s = 0.0
        """Each piece waits up to so long: the pieces of one connection stay in order, as TCP keeps them."""
        self.loss = 0.0
        """The share of pieces that never arrive: where TCP gives up, the connection breaks."""
        self.refuses = False
        self.lost = 0

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        assert self._server is not None
        self._server.close()
        self.thaw()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def port(self) -> int:
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    def freeze(self) -> None:
        """Connections stay open, and nothing passes."""
        self._flowing.clear()

    def thaw(self) -> None:
        self._flowing.set()

    def cut(self) -> None:
        """All at once, without a goodbye."""
        for writer in self._open:
            writer.transport.abort()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refuses:
            writer.transport.abort()
            return
        try:
            if isinstance(self.target, int):
                there = await asyncio.open_connection("127.0.0.1", self.target)
            else:
                there = await asyncio.open_unix_connection(self.target)
        except OSError:
            writer.transport.abort()
            return
        for source, sink in ((reader, there[1]), (there[0], writer)):
            task = asyncio.create_task(self._pass_on(source, sink))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._open |= {writer, there[1]}

    async def _pass_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while piece := await source.read(65_536):
                await self._flowing.wait()
                if self.delay_s:
                    await asyncio.sleep(self._rng.random() * self.delay_s)
                if self._rng.random() < self.loss:
                    self.lost += 1
                    sink.transport.abort()
                    return
                sink.write(piece)
                await sink.drain()
        self._open.discard(sink)
        with contextlib.suppress(OSError):
            sink.close()
