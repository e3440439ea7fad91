"""Health writes to the disk: whoever asks for it without end must not make the disk work without end."""

from __future__ import annotations

import asyncio
from collections import Counter

from tests.online.attacks import Scene, attack

AT_ONCE = 50


@attack(f"/health/ready, {AT_ONCE} at a time")
async def low_health_flood(scene: Scene) -> str:
    mallory = scene.browser()
    answers: Counter[int] = Counter()
    async for _ in scene.rounds(short=2):
        asked = (mallory.ask("GET", "/health/ready") for _ in range(AT_ONCE))
        answers.update([answer.status_code for answer in await asyncio.gather(*asked)])
    scene.require(set(answers) <= {200, 429}, f"answered with {dict(answers)}")
    return f"{answers[200]} answered, {answers[429]} refused as too many"
