"""M6: requests that are begun and never ended, on more connections than a process may have files."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from tests.online.attacks import Scene, attack

CONNECTIONS = 1_200
FEW = 450
"""In a test: more than one address may have."""
WAIT_S = 60.0


@attack(f"{CONNECTIONS:,} connections that send half a request, and keep silent")
async def m6_half_headers(scene: Scene) -> str:
    count = CONNECTIONS if scene.seconds else FEW
    open_now: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    refused = 0
    for _ in range(count):
        try:
            reader, writer = await scene.connection()
        except OSError:
            refused += 1
            continue
        writer.write(b"GET / HTTP/1.1\r\nHost: 127")
        open_now.append((reader, writer))

    async def closed(reader: asyncio.StreamReader) -> None:
        with suppress(ConnectionError):
            await reader.read()

    waiting = [asyncio.create_task(closed(reader)) for reader, _ in open_now]
    _, left = await asyncio.wait(waiting, timeout=WAIT_S)
    for task in left:
        task.cancel()
    for _, writer in open_now:
        writer.close()
    scene.require(not left, f"{len(left):,} are still open")
    answer = await scene.browser().ask("GET", "/health")
    scene.require(answer.is_success, f"afterwards: {answer.status_code}")
    return f"{len(open_now):,} opened, all closed by the server"
