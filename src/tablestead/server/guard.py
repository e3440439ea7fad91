"""Who may talk to the server, and the headers that keep its page to itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from tablestead.server import wire
from tablestead.server.limits import PerAddress
from tablestead.server.settings import Settings

App = Callable[[Any, Any, Any], Awaitable[None]]
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


REQUESTS: Final = 600
"""At once from one address,"""
REQUESTS_PER_S: Final = 20
"""and then so many."""


class Guard:
    """Refuses what another site's page sends, and adds the headers that keep ours to itself."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app = app
        self.tables: Any = None
        """Set while the application runs."""
        self._loopback = settings.loopback
        """Only this machine is served, so only its own names are; this stops DNS rebinding."""
        self._public = urlsplit(settings.url).netloc
        self._requests = PerAddress(REQUESTS, REQUESTS_PER_S) if settings.limited else None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS.items()]
            await send(message)

        violation = self._refusal(scope)
        if violation is None:
            await self.app(scope, receive, send_with_headers)
            return
        status, key = violation
        if scope["type"] == "http":
            body = msgspec.json.encode(wire.Problem(key, {"minutes": 1} if status == 429 else {}))
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
            await send_with_headers({"type": "http.response.start", "status": status, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4000 + status, "reason": key})

    def _refusal(self, scope: Any) -> tuple[int, str] | None:
        """Status and message of what is wrong with a request."""
        safe = scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not self.allows({name: value.decode("latin-1") for name, value in scope["headers"]}, safe):
            return 403, "error-origin"
        if self._requests is not None and not scope["path"].startswith("/assets/"):
            address = scope["client"][0] if scope.get("client") else ""
            if self._requests.take(address):
                return 429, "error-too-many"
        return None

    def allows(self, headers: dict[bytes, str], safe: bool) -> bool:
        host = headers.get(b"host", "")
        if (self._public or self._loopback) and host != self._public and not is_loopback(host):
            return False
        origin = headers.get(b"origin")
        return safe or origin is None or net_location(origin) == host


def is_loopback(host: str) -> bool:
    return host_name(host) in LOOPBACK


def net_location(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def host_name(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None
