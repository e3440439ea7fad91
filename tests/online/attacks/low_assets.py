"""Low: files of the page without end, and names that another site can have."""

from __future__ import annotations

import asyncio
from collections import Counter

from tests.online.attacks import Scene, attack

AT_ONCE = 20


@attack(f"files of the page, {AT_ONCE} at a time; requests for another Host, and for none")
async def low_assets(scene: Scene) -> str:
    mallory = scene.browser()
    answers: Counter[int] = Counter()
    async for _ in scene.rounds(short=2):
        asked = (mallory.ask("GET", "/assets/none.js") for _ in range(AT_ONCE))
        answers.update(answer.status_code for answer in await asyncio.gather(*asked))
    scene.require(set(answers) <= {404, 429}, f"answered {dict(answers)}")
    for host in b"evil.example", b"":
        reader, writer = await scene.connection()
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n")
        status = (await reader.read()).split(b" ", 2)[1]
        writer.close()
        scene.require(status in (b"403", b"429"), f"{host!r} was answered with {status!r}")
    return f"{answers[404]} answered, {answers[429]} refused"
