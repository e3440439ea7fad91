"""Who may talk to the server, and the headers that keep its page to itself."""

from __future__ import annotations

import asyncio
import ipaddress
import math
import socket
from collections.abc import Callable, Coroutine
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from tablestead.server import wire
from tablestead.server.limits.costs import BYTES, HOLD_S, REQUEST_S, WORK, Account, Costs, TooMany
from tablestead.server.limits.meter import Meter
from tablestead.server.people.seats import COOKIE, HTTPS_COOKIE, secret_of
from tablestead.server.settings import Settings

App = Callable[[Any, Any, Any], Coroutine[Any, Any, None]]
"""An ASGI application."""
LOOPBACK: Final = {"localhost", "127.0.0.1", "::1"}

HEADERS: Final = {
    b"content-security-policy": b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    b" object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
}


BODY_S: Final = 20.0
"""For all of what a request brings to arrive."""
AT_HOME: Final = (".local", ".lan", ".internal", ".home.arpa")
"""Names that no other site can have."""


class Guard:
    """Refuses what another site's page sends and who costs too much, and adds the headers that keep our page
    to itself."""

    def __init__(self, app: App, settings: Settings, costs: Costs) -> None:
        self.app = app
        self.tables: Any = None
        """Set while the application runs."""
        self.costs = costs
        self._loopback = settings.loopback
        """Only this machine is served, so only its own names are; this stops DNS rebinding."""
        self._public = urlsplit(settings.url).netloc
        self._scheme = urlsplit(settings.url).scheme

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        account, allowed = self._asked(scope)
        if scope["type"] == "http":
            send = told(send, account)
        address = scope["client"][0] if scope.get("client") else ""
        if self.tables is not None and self.tables.bans.covers(address):
            await refuse(scope, receive, send, 403, wire.Problem("error-banned", {}))
        elif not allowed:
            await refuse(scope, receive, send, 403, wire.Problem("error-origin", {}))
        elif wait := await account.turn(REQUEST_S, HOLD_S):
            error = TooMany(wait)
            problem = wire.Problem(error.key, {"minutes": error.minutes})
            await refuse(scope, receive, send, 429, problem, [retry_after(wait)])
        else:
            await self._pass_on(scope, receive, send, account)

    def _asked(self, scope: Any) -> tuple[Account, bool]:
        """On whose account, and whether they may: all that is kept of the headers, for a socket is long."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        safe = scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS")
        return self._account(scope, headers), self.allows(headers, safe, scope.get("scheme", "http"))

    async def _pass_on(self, scope: Any, receive: Any, send: Any, account: Account) -> None:
        state = scope.setdefault("state", {})
        state["account"] = account
        door, line = state.get("door"), state.get("line")
        if door is not None:
            door.begin()
        if scope["type"] == "websocket":  # what comes over it is counted message by message
            if line is not None:
                line.account = account
            await self.app(scope, receive, send)
            return
        meter = Meter()
        try:
            await meter.run(self.app(scope, in_time(receive), send))
        finally:
            account.spend(WORK, meter.spent)
            if door is not None:
                door.end()

    def _account(self, scope: Any, headers: dict[bytes, str]) -> Account:
        """A cookie that is not signed by us is no browser's."""
        given = (one.strip().partition("=") for one in headers.get(b"cookie", "").split(";"))
        cookies = {name: value for name, _, value in given}
        cookie = cookies.get(HTTPS_COOKIE) or cookies.get(COOKIE, "")
        browser = secret_of(cookie, self.tables.key) if cookie and self.tables is not None else ""
        return self.costs.account(browser, scope["client"][0] if scope.get("client") else "")

    def allows(self, headers: dict[bytes, str], safe: bool, scheme: str = "http") -> bool:
        host = headers.get(b"host", "")
        ours = is_loopback(host) or bool(host and host == self._public)
        if not ours and (self._public or self._loopback or not is_at_home(host)):
            return False
        origin = headers.get(b"origin")
        if safe or origin is None:
            return True
        if self._public == host:
            scheme = self._scheme
        return origin_of(origin) == (scheme.replace("ws", "http"), host)


def told(send: Any, account: Account) -> Any:
    """What is answered, with our headers, and counted."""

    async def send_on(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS.items()]
        elif message["type"] == "http.response.body":
            account.spend(BYTES, len(message.get("body", b"")))
        await send(message)

    return send_on


async def refuse(
    scope: Any,
    receive: Any,
    send: Any,
    status: int,
    problem: wire.Problem,
    headers: list[tuple[bytes, bytes]] | None = None,
) -> None:
    if scope["type"] == "http":
        body = msgspec.json.encode(problem)
        about = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": about + (headers or [])})
        await send({"type": "http.response.body", "body": body, "more_body": False})
    else:
        await receive()
        await send({"type": "websocket.close", "code": 4000 + status, "reason": problem.key})


def retry_after(wait: float) -> tuple[bytes, bytes]:
    return b"retry-after", str(math.ceil(wait)).encode()


def in_time(receive: Any) -> Any:
    """What a request brings has to arrive before long; who is too slow is taken for gone."""
    until = asyncio.get_running_loop().time() + BODY_S
    arrived = False

    async def receive_in_time() -> Any:
        nonlocal arrived
        if arrived:  # from now on it only says when somebody goes
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            return {"type": "http.disconnect"}
        arrived = not message.get("more_body", False)
        return message

    return receive_in_time


def is_at_home(host: str) -> bool:
    """An address, or a name that only means something in one's own network."""
    name = host_name(host) or ""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return bool(name) and ("." not in name or name.endswith(AT_HOME) or name == socket.getfqdn().lower())
    return True


def is_loopback(host: str) -> bool:
    return host_name(host) in LOOPBACK


def origin_of(origin: str) -> tuple[str, str] | None:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    return parts.scheme, parts.netloc


def host_name(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None
