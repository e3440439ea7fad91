"""H1: a record whose board has thousands of faults costs much to read and more to answer."""

from __future__ import annotations

import asyncio
from collections import Counter

from tests.online.attacks import Scene, attack

FAULTS = 9_000
SOCKETS = 8
LARGEST = 20_000
"""Bytes of an answer."""


def faulty_record() -> str:
    """Of about 20 kB; each tile that is none is a fault of its own."""
    board = (
        '{"rows":[],"start_market":"A0","bush_triangles":[],"worker_tiles":[' + "0," * (FAULTS - 1) + "0]}"
    )
    head = "tablestead 1\ngame: milestones\nrules: 1\nplayers: 2\nstart: 1\n"
    return f"{head}board: {board}\nseat 1: A\nseat 2: B\n\nend: unfinished\n"


@attack(f"a record with a board of {FAULTS:,} faults, {SOCKETS} at a time")
async def h1_faulty_board(scene: Scene) -> str:
    mallory = scene.browser()
    body = {"text": faulty_record()}
    answers: Counter[int] = Counter()
    async for _ in scene.rounds(short=2):
        asked = (mallory.ask("POST", "/api/import", json=body) for _ in range(SOCKETS))
        for answer in await asyncio.gather(*asked):
            answers[answer.status_code] += 1
            scene.require(len(answer.content) <= LARGEST, f"an answer of {len(answer.content):,} bytes")
            scene.require(answer.status_code in (400, 429), f"answered with {answer.status_code}")
    return f"{answers[400]} refused as faulty, {answers[429]} as too many"
