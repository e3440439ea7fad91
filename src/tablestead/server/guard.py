"""Who may talk to the server, and the headers that keep its page to itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from tablestead.server import wire

App = Callable[[Any, Any, Any], Awaitable[None]]
"""An ASGI application."""
LOOPBACK: Final = {"localhost", "127.0.0.1", "::1"}
CLOSE_ORIGIN: Final = 4403

HEADERS: Final = {
    b"content-security-policy": b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    b" object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
}


class Guard:
    """Refuses what another site's page sends, and adds the headers that keep ours to itself."""

    def __init__(self, app: App, loopback: bool) -> None:
        self.app = app
        self.loopback = loopback
        """Only this machine is served, so only its own names are; this stops DNS rebinding."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        safe = scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS")
        allowed = self.allows({name: value.decode("latin-1") for name, value in scope["headers"]}, safe)

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS.items()]
            await send(message)

        if allowed:
            await self.app(scope, receive, send_with_headers)
        elif scope["type"] == "http":
            body = msgspec.json.encode(wire.Problem("error-origin", {}))
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
            await send_with_headers({"type": "http.response.start", "status": 403, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})
        else:
            await receive()
            await send({"type": "websocket.close", "code": CLOSE_ORIGIN, "reason": "error-origin"})

    def allows(self, headers: dict[bytes, str], safe: bool) -> bool:
        host = headers.get(b"host", "")
        if self.loopback and host_name(host) not in LOOPBACK:
            return False
        origin = headers.get(b"origin")
        return safe or origin is None or urlsplit(origin).netloc == host


def host_name(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None
