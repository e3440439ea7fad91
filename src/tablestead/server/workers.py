"""Processes that work for the server, each asked by itself through a pipe.

A pool of Python's would do, were it not for its locks: whoever is ended while it holds one holds up the rest.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

NICENESS: Final = 10
START_S = 60.0
"""For a process to start, on a busy machine."""

Work = Callable[[bytes], bytes]
"""What a process answers to what it is sent."""

context = multiprocessing.get_context("spawn")


class WorkerDied(Exception):
    pass


class Worker:
    """One process and the pipe to it."""

    def __init__(self, work: Work, name: str) -> None:
        self.program = program()
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=attend, args=(theirs, work), name=name, daemon=True)
        self.process.start()
        theirs.close()
        self.reply = self._reply()
        """What it says next; first, that it is ready."""

    async def ready(self) -> None:
        """Raises WorkerDied and TimeoutError."""
        async with asyncio.timeout(START_S):
            await asyncio.shield(self.reply)

    def ask(self, message: bytes) -> None:
        self.reply = self._reply(message)

    def _reply(self, message: bytes | None = None) -> asyncio.Future[bytes]:
        """A thread waits at the pipe, since not every event loop can."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[bytes] = loop.create_future()

        def settle(reply: bytes | None) -> None:
            if reply is None:
                future.set_exception(WorkerDied())
                future.exception()  # it is no fault that nobody waits for it
            else:
                future.set_result(reply)

        def wait() -> None:
            reply = None
            try:
                if message is not None:
                    self.pipe.send_bytes(message)
                reply = self.pipe.recv_bytes()
            except (EOFError, OSError):
                self.end()
            with contextlib.suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(settle, reply)

        threading.Thread(target=wait, daemon=True).start()
        return future

    def end(self) -> None:
        self.process.kill()
        self.process.join()


def program() -> str:
    """The folder from which a process that starts now takes the program. `play.py` has it compiled while it
    serves, into a folder that is looked into first; what is exchanged with it is the same in both."""
    return next((at for at in sys.path if Path(at, "tablestead", "__init__.py").is_file()), "")


# In the process


def attend(pipe: Connection, work: Work) -> None:
    """Answer until the server closes the pipe, or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    threading.Thread(target=end_with_server, daemon=True).start()
    if hasattr(os, "nice"):  # nothing here slows the server
        os.nice(NICENESS)
    with contextlib.suppress(EOFError, OSError):
        pipe.send_bytes(b"ready")
        while True:
            pipe.send_bytes(work(pipe.recv_bytes()))


def end_with_server() -> None:
    """A killed server cannot end its workers, so they watch it."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
