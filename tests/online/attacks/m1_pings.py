"""M1: control frames are neither messages nor read: pings without end, and pongs that nobody listens to."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress

from websockets.exceptions import ConnectionClosed

from tests.online.attacks import Scene, attack

EMPTY = b"\x89\x80\x01\x02\x03\x04"
FULL = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125
CHUNK = 64 * 1024
SOCKETS = 4
MOST = 8 * 2**20
"""Bytes that one may send without listening before it is dropped, with what lies in the system's buffers."""


@attack(f"pings by {SOCKETS} sockets as fast as they go, with and without something in them, unread")
async def m1_pings(scene: Scene) -> str:
    mallory = scene.browser()
    table = await mallory.create("ages", "me", "me")
    sent: Counter[str] = Counter()

    async def flood(ping: bytes, name: str) -> None:
        """On a bare connection, so that nothing of what comes back is read."""
        reader, writer = await scene.connection()
        writer.write(handshake(scene, table, mallory.cookie))
        await reader.readuntil(b"\r\n\r\n")
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        with suppress(ConnectionError):
            async for _ in scene.rounds(short=2):
                writer.write(ping * (CHUNK // len(ping)))
                sent[name] += CHUNK
                try:
                    await asyncio.wait_for(writer.drain(), 1.0)
                except TimeoutError:
                    continue
        writer.transport.abort()

    async def polite() -> None:
        """Somebody whose page pings now and then, from the same address, is answered."""
        async with scene.socket(f"/ws/tables/{table}") as socket:
            with suppress(ConnectionClosed):
                await (await socket.ping())
                sent["answered"] += 1

    kinds = [(EMPTY, "empty"), (FULL, "full")] * (SOCKETS // 2)
    await asyncio.gather(*(flood(*kind) for kind in kinds))
    await polite()
    scene.require(sent["answered"], "a single ping was not answered")
    if scene.server is not None and scene.seconds:
        scene.require(sent["full"] <= SOCKETS * MOST, f"{sent['full']:,} bytes of pings were taken")
    return f"{sent['empty']:,} and {sent['full']:,} bytes of pings"


def handshake(scene: Scene, table: str, cookie: str) -> bytes:
    host = scene.address.partition("//")[2]
    lines = [
        f"GET /ws/tables/{table} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Cookie: tablestead={cookie}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()
