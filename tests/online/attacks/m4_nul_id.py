"""M4: an id with a NUL is taken by SQLite, and no PostgreSQL takes the backup of it."""

from __future__ import annotations

from tests.online.attacks import Scene, attack
from tests.online.driver import decode, encode

BAD = ("a\0b", "\0", "a\nb", "a\x1bb")


@attack("ids with NUL and other control characters, in every message that has one")
async def m4_nul_id(scene: Scene) -> str:
    mallory = scene.browser()
    table = await mallory.create("ages", "me", "me")
    refused = 0
    async with scene.socket(f"/ws/tables/{table}", mallory.cookie) as socket:
        await socket.send(encode({"type": "hello"}).decode())
        async for _ in scene.rounds(short=1):
            for id in BAD:
                for message in messages(id):
                    await socket.send(encode(message).decode())
                    answer = decode(await socket.recv())
                    while answer["type"] not in ("ack", "nack"):
                        answer = decode(await socket.recv())
                    scene.require(
                        answer.get("key") == "error-message", f"{message} was answered with {answer}"
                    )
                    refused += 1
    return f"{refused} refused"


def messages(id: str) -> list[dict[str, object]]:
    return [
        {"type": "act", "id": id, "seq": 0, "text": "roll"},
        {"type": "undo", "id": id, "seq": 0, "n": 1},
        {"type": "say", "id": id, "seat": 0, "text": "Hello"},
        {"type": "react", "id": id, "seat": 0, "n": 1, "emoji": "👍"},
        {"type": "command", "id": id, "command": "unwatch"},
        {"type": "why", "id": id, "text": "roll"},
    ]
