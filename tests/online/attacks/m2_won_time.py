"""M2: who lets a bot stand in and returns at once had all the time again, as often as they liked."""

from __future__ import annotations

from tests.online.attacks import Scene, attack
from tests.online.driver import Message, Page

SECONDS = 10
GRACE_S = 30
"""What a return may give, once a game, on a clock for the whole of it."""


def left(clock: Message, seat: int) -> float:
    """Seconds that a seat has."""
    if clock["seat"] == seat:
        return float(clock["deadline"] - clock["now"])
    return float(clock["left"][seat]) if clock["left"] else 0.0


async def come_and_go(scene: Scene, page: Page) -> int:
    """How often there was more time than before in the same position, by what it says itself."""
    won, had, seq = 0, left(page.last["clock"], 0), page.seq
    async for _ in scene.rounds(short=8):
        for command in ("stand-in", "return"):
            answer = await page.ask("command", command=command, seat=0)
            allowed = ("error-command-fast", "error-over")
            scene.require(answer["type"] == "ack" or answer["key"] in allowed, f"answered with {answer}")
        before = page.connects
        page.cut()
        await page.until(lambda before=before: page.connects > before and page.open.is_set())  # type: ignore[misc]
        if page.status != "running":
            break
        now = left(page.last["clock"], 0)
        won += now > had + 0.001 and (page.seq == seq or page.table["clock"]["kind"] == "live")
        had, seq = now, page.seq
    return won


@attack("let a bot stand in, return, reconnect, again and again, on both kinds of clock")
async def m2_won_time(scene: Scene) -> str:
    mallory, bob = scene.browser(), scene.browser()
    found = {}
    for kind, grace in (("live", 1), ("move", 0)):
        clock = {"kind": kind, "seconds": SECONDS, "increment": 0}
        table = await mallory.create("ages", "me", "anyone", clock=clock)
        await bob.join(table, 1, "Bob")
        page = await mallory.sit(table)
        found[kind] = await come_and_go(scene, page)
        scene.require(found[kind] <= grace, f"time was won {found[kind]} times on a clock of kind {kind}")
        scene.require(left(page.last["clock"] or {"seat": -1, "left": []}, 0) <= GRACE_S, "too much time")
    return f"time given when she returned: {found['live']} times for a whole game, {found['move']} for a move"
