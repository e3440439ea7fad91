"""One socket, as its table knows it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, cast

import msgspec

from tablestead.engine.choice import Arg
from tablestead.engine.errors import TablesteadError
from tablestead.server import wire
from tablestead.server.limits.costs import BYTES, UNCOUNTED, Account
from tablestead.server.people.seats import hashed

QUEUE: Final = 64
"""Messages that may wait for a slow reader."""
AUTO: Final = "auto"
Send = Callable[[str], Coroutine[Any, Any, None]]
Chosen = int | str | None
"""The perspective a viewer chose: a seat, None for a spectator's, AUTO until it says so."""


class Viewer:
    """Its queue is bounded: who reads too slowly is dropped, and resyncs when it returns."""

    __slots__ = ("_send", "_sending", "account", "browser", "gone", "host", "mine", "perspective", "queue")

    def __init__(self, browser: str, account: Account = UNCOUNTED, send: Send | None = None) -> None:
        self.browser = browser
        """Empty for one without a cookie."""
        self.account = account
        """What it uses is counted there."""
        self.mine: tuple[int, ...] = ()
        """The seats this browser holds."""
        self.host = False
        self.perspective: Chosen = AUTO
        self.queue: list[str] = []
        """What is to be sent, the next first."""
        self._send = send
        """Nobody listens where there is none."""
        self._sending: asyncio.Task[None] | None = None
        """Only while there is something to send: most of the time a socket is at rest."""
        self.gone: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """Set to the message key of the reason when the server drops this viewer; empty if it is gone."""

    def key(self, id: str) -> str:
        """By which a message is remembered: ids of two browsers have nothing to do with each other."""
        return hashed(f"{self.browser} {id}")

    def send(self, message: wire.Outgoing) -> None:
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        self.account.spend(BYTES, len(text))
        if len(self.queue) == QUEUE:
            self.drop("error-slow")
            return
        self.queue.append(text)
        if self._sending is None and self._send is not None:
            self._sending = asyncio.create_task(self._send_all(self._send))

    async def _send_all(self, send: Send) -> None:
        try:
            while self.queue:
                await send(self.queue.pop(0))
        except Exception:  # the other side is gone
            self.drop("")
        finally:
            self._sending = None

    async def stop(self) -> None:
        """Send nothing more."""
        self._send = None
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)

    def drop(self, key: str) -> None:
        if not self.gone.done():
            self.gone.set_result(key)


def encode(message: wire.Outgoing) -> str:
    return msgspec.json.encode(message).decode()


def nack(id: str, error: TablesteadError) -> wire.Nack:
    return wire.Nack(id, error.rule, error.key, plain_args(error.info))


def plain_args(info: Mapping[str, object]) -> dict[str, Arg]:
    """Arguments of an error as the wire knows them."""
    return {
        name: cast(Arg, v if isinstance(v, int | str | list | dict) else str(v)) for name, v in info.items()
    }
