"""H3: positions of the past and whole positions of long games, asked for on many sockets at once."""

from __future__ import annotations

import asyncio
import json
from collections import Counter

from tests.online.attacks import Scene, attack
from tests.online.games import long_game

ACTIONS = 600
SOCKETS = 40
ASKED = 5
"""Questions of a socket in a row."""


@attack(f"`at` and `hello` in games of {ACTIONS} actions, by {SOCKETS} sockets")
async def h3_long_game(scene: Scene) -> str:
    mallory = scene.browser()
    tables = []
    for game in ("ages", "milestones", "keyflower"):
        record, _ = long_game(game, ACTIONS if scene.seconds else ACTIONS // 10, seed=1)
        tables.append(str((await mallory.post("/api/import", {"text": record.text()}))["id"]))
    heard: Counter[str] = Counter()

    async def ask(number: int) -> None:
        cookie = mallory.cookie if number % 2 else ""
        async with scene.socket(f"/ws/tables/{tables[number % len(tables)]}", cookie) as socket:
            async for _ in scene.rounds(short=1):
                for count in range(ASKED):
                    question = {"type": "at", "id": f"{number}-{count}", "seq": 59 - count}
                    await socket.send(
                        json.dumps({"type": "hello", "last_seq": -1} if count % 2 else question)
                    )
                for _ in range(ASKED):
                    heard["past" if '"type":"past"' in str(await socket.recv())[:40] else "view"] += 1

    await asyncio.gather(*(ask(number) for number in range(SOCKETS)))
    scene.require(heard["past"] and heard["view"], "nothing was answered")
    return f"{heard['past']} positions of the past, {heard['view']} whole ones"
