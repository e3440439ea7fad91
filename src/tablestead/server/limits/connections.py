"""Connections below HTTP: how many an address may have, and an end for half-sent requests, pings and whatever
is not read. uvicorn's own protocols do the work behind these, as the classes its settings name."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, cast

from websockets.exceptions import InvalidState

from tablestead.server.limits.costs import UNCOUNTED, WORK, Account, Costs, keys_of
from tablestead.server.operations import metrics

log = logging.getLogger(__name__)

HEAD_S: Final = 10.0
"""For the head of a request to arrive."""
UNREAD_S = 20.0
"""For what fills somebody's buffers to be read, with some more for its length:"""
SLOWEST = 16_384
"""bytes a second. A page that is not read holds its memory on the server."""
SLICE: Final = 2048
"""Bytes of a socket that are read in one go: pings of six bytes cost much for their size."""
MAX_UNREAD: Final = 1024 * 1024
"""Bytes that may lie waiting for one who goes on talking without listening."""
COMPLAIN_S: Final = 60.0
LEFT_BEHIND: Final = 200
"""Connections that may be closed before what they leave behind is looked for."""

Protocol = type[asyncio.Protocol]


class Doors:
    """How many connections every address has, by this process; a proxy has as many as it needs."""

    def __init__(self, costs: Costs, trusted: str | list[str]) -> None:
        self._most = costs.most_connections
        listed = trusted.split(",") if isinstance(trusted, str) else trusted
        self._trusted = {one.strip() for one in listed}
        self._open: Counter[str] = Counter()
        self._connections = 0
        self._closed = 0
        """Since what they left behind was looked for."""

    def enter(self, address: str) -> str | None:
        """Under which key it counts; None if there are too many."""
        self._connections += 1
        if self._most is None or self._trusted & {address, "*"}:
            return ""
        [(_, key), *_] = keys_of(address)
        if self._open[key] >= self._most:
            return None
        self._open[key] += 1
        return key

    def leave(self, key: str) -> None:
        if key:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]
        self._connections -= 1
        self._closed += 1
        self._clear_away()

    def _clear_away(self) -> None:
        """A connection leaves cycles behind, and all there is is seldom looked through (`serve.COLLECTIONS`).

        So it is when as many were closed as are open: memory stays in proportion, and so does looking.
        """
        if self._closed >= max(LEFT_BEHIND, self._connections):
            self._closed = 0
            gc.collect()


class Wrapped(asyncio.Protocol):
    """One of uvicorn's protocols behind one of ours. Who does not read what was written is cut off."""

    __slots__ = ("_inner", "_real", "_unread")

    def __init__(self, inner: Protocol, app_state: dict[str, Any], more: dict[str, Any]) -> None:
        make: Any = inner
        self._inner: asyncio.Protocol = make(app_state=app_state, **more)
        self._real: asyncio.Transport | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._real = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_read()
        self._inner.connection_lost(exc)

    def eof_received(self) -> bool | None:
        return self._inner.eof_received()

    def pause_writing(self) -> None:
        assert self._real is not None
        wait = UNREAD_S + self._real.get_write_buffer_size() / SLOWEST
        self._unread = asyncio.get_running_loop().call_later(wait, self._drop, "error-slow")
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._is_read()
        self._inner.resume_writing()

    def _is_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _drop(self, key: str) -> None:
        metrics.DROPPED.labels(key).inc()
        if self._real is not None:
            self._real.abort()


class Door(Wrapped):
    """In front of HTTP. It is in the state of what is asked, which tells it when that is being answered."""

    __slots__ = ("_answering", "_doors", "_key", "_state", "_timer")

    def __init__(self, doors: Doors, inner: Protocol, *, app_state: dict[str, Any], **more: Any) -> None:
        self._doors = doors
        self._state = {**app_state, "door": self}
        super().__init__(inner, self._state, more)
        self._key = ""
        self._timer: asyncio.TimerHandle | None = None
        self._answering = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        key = self._doors.enter(str(peer[0]) if isinstance(peer, tuple) else "")
        self._inner.connection_made(transport)
        if key is None:
            self._drop("connections")
            return
        self._key = key
        self._arm()

    def data_received(self, data: bytes) -> None:
        if not self._answering and self._timer is None:
            self._arm()
        self._inner.data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed()
        super().connection_lost(exc)

    def closed(self) -> None:
        self._disarm()
        self._doors.leave(self._key)
        self._key = ""
        self._state.pop("door", None)

    def hand_over(self) -> None:
        """A socket goes on behind a line of its own: what read the request is not needed any more."""
        self._inner = asyncio.Protocol()

    def begin(self) -> None:
        """A request is complete enough to be answered."""
        self._answering += 1
        self._disarm()

    def end(self) -> None:
        self._answering -= 1

    def _arm(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(HEAD_S, self._drop, "head")

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Transport:
    """What a socket's protocol writes to. That it wants to read no more for now counts when more comes: to
    stop and go on with every message costs more than to read it."""

    __slots__ = ("_real", "_resumed", "paused")

    def __init__(self, real: asyncio.Transport, resumed: Callable[[], None]) -> None:
        self._real = real
        self._resumed = resumed
        self.paused = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)

    def write(self, data: bytes) -> None:
        self._real.write(data)

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False
        self._resumed()

    def hold(self, held: bool) -> None:
        if held:
            self._real.pause_reading()
        else:
            self._real.resume_reading()


class Line(Wrapped):
    """In front of a socket: what its bytes cost is counted, also where they are no messages, as of pings."""

    __slots__ = ("_door", "_rest", "_timer", "_transport", "account")

    def __init__(self, inner: Protocol, *, app_state: dict[str, Any], **more: Any) -> None:
        self._door: Door | None = app_state.get("door")
        super().__init__(inner, {**app_state, "line": self}, more)
        self._transport: Transport | None = None
        self._rest = b""
        """What was received but not read yet."""
        self._timer: asyncio.Handle | None = None
        self.account: Account = UNCOUNTED
        """Set when it is known who that is."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._transport = Transport(cast(asyncio.Transport, transport), self._resumed)
        self._inner.connection_made(cast(asyncio.BaseTransport, self._transport))
        if self._door is not None:
            self._door.hand_over()

    def data_received(self, data: bytes) -> None:
        assert self._transport is not None
        if self._timer is None and not self._transport.paused:
            self._read(data)
        else:
            self._rest += data
            self._transport.hold(True)

    def _resumed(self) -> None:
        if self._rest and self._timer is None:
            self._timer = asyncio.get_running_loop().call_soon(self._go_on)

    def _read(self, data: bytes) -> None:
        assert self._transport is not None
        self._timer = None
        began = time.thread_time()
        try:
            self._inner.data_received(data[:SLICE])
        except InvalidState:  # bad UTF-8, and the other side has closed already
            self._transport.abort()
        self.account.spend(WORK, time.thread_time() - began)
        if self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size() > MAX_UNREAD:
            self._drop("error-slow")
            return
        self._rest = data[SLICE:]
        wait = self.account.charge(WORK, 0)
        if self._rest or wait:
            self._transport.hold(True)
            self._timer = asyncio.get_running_loop().call_later(wait, self._go_on)

    def _go_on(self) -> None:
        assert self._transport is not None
        self._timer = None
        if self._rest:
            self._read(self._rest)
        if self._timer is None:
            self._transport.hold(False)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._rest = b""
        if self._door is not None:
            self._door.closed()
        super().connection_lost(exc)


class Complaints:
    """What the event loop reports: that no connection can be accepted is said once a minute, in a line."""

    def __init__(self) -> None:
        self._said = -COMPLAIN_S

    def __call__(self, loop: asyncio.AbstractEventLoop, about: dict[str, Any]) -> None:
        if "accept()" not in str(about.get("message")):
            loop.default_exception_handler(about)
        elif time.monotonic() - self._said >= COMPLAIN_S:
            self._said = time.monotonic()
            log.error("no connection can be accepted: %s", about.get("exception"))
