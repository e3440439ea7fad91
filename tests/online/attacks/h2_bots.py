"""H2: tables of bots that nobody looks at, and sockets that ask for hints, take the processes of all bots."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tablestead.server.bots.pool import budget
from tests.online.attacks import Scene, attack
from tests.online.driver import Page, decode

TABLES = 30
SOCKETS = 150
ASKING, ANOTHER = "127.0.0.67", "127.0.0.3"
BOTS = ("mcts",) * 4
MOST_S = 2 * budget("keyflower", 1)
FEW_TABLES, FEW_SOCKETS = 3, 20
"""In a test, where nothing is said about time. A browser may not ask with so many sockets at once either."""
PAUSE_S = 0.5
"""Between two questions of one socket."""


@attack(f"{TABLES} tables of bots that nobody looks at, and {SOCKETS} sockets that ask for hints")
async def h2_bots(scene: Scene) -> str:
    mallory, greedy, other = scene.browser(), scene.browser(ASKING), scene.browser(ANOTHER)
    hosts = (mallory, scene.browser())  # one may not open so many
    count = TABLES if scene.seconds else FEW_TABLES
    tables = [await hosts[number % 2].create("keyflower", *BOTS) for number in range(count)]
    begun = [await mallory.record(table) for table in tables]
    page = await other.sit(await other.create("keyflower", "me", "mcts"))
    await page.my_turn()
    await a_bots_move(page)  # a process is there to think for it
    hinted = await greedy.create("milestones", "me", "me")
    heard: Counter[str] = Counter()
    waits: list[float] = []
    async with AsyncExitStack() as stack:
        for _ in range(SOCKETS if scene.seconds else FEW_SOCKETS):
            opening = scene.socket(f"/ws/tables/{hinted}", greedy.cookie, ASKING)
            asking = asyncio.create_task(ask(await stack.enter_async_context(opening), heard))
            stack.callback(asking.cancel)
        async for _ in scene.rounds(short=1):
            if not await page.my_turn():
                break
            waits.append(await a_bots_move(page))
    scene.require(heard["error-hint-busy"], "a browser may wait for many hints at a time")
    scene.require([await mallory.record(table) for table in tables] == begun, "bots play for nobody")
    longest = max(waits)
    scene.require(not scene.seconds or longest <= MOST_S, f"a bot was waited for {longest:.1f} s")
    return f"{heard['hint']} hints; another's bot moved {len(waits)} times, after {longest:.1f} s at most"


@attack(f"{TABLES} tables of bots, each opened and looked at by a browser of its own at one address")
async def h2_many_cookies(scene: Scene) -> str:
    other = scene.browser(ANOTHER)
    page = await other.sit(await other.create("keyflower", "me", "mcts"))
    await page.my_turn()
    await a_bots_move(page)
    waits: list[float] = []
    async with AsyncExitStack() as stack:
        for _ in range(TABLES if scene.seconds else FEW_TABLES):
            mallory = scene.browser()
            table = await mallory.create("keyflower", *BOTS)
            socket = await stack.enter_async_context(scene.socket(f"/ws/tables/{table}", mallory.cookie))
            await socket.send('{"type":"hello"}')
            reading = asyncio.create_task(read(socket))
            stack.callback(reading.cancel)
        async for _ in scene.rounds(short=1):
            if not await page.my_turn():
                break
            waits.append(await a_bots_move(page))
    longest = max(waits)
    scene.require(not scene.seconds or longest <= MOST_S, f"a bot was waited for {longest:.1f} s")
    return f"another's bot moved {len(waits)} times, after {longest:.1f} s at most"


async def read(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


async def ask(socket: ClientConnection, heard: Counter[str]) -> None:
    """For hints, one after another; an answer that is a refusal counts by its key."""
    try:
        await socket.send('{"type":"hello"}')
        number = 0
        async for text in socket:
            message = decode(text)
            if message["type"] in ("view", "hint", "nack"):
                heard[message.get("key", message["type"])] += 1
                if number:
                    await asyncio.sleep(PAUSE_S)
                number += 1
                await socket.send(f'{{"type":"hint","id":"{number}"}}')
    except ConnectionClosed as error:
        heard[f"closed {error.rcvd.code if error.rcvd else ''}"] += 1


async def a_bots_move(page: Page) -> float:
    """Seconds from the end of one's own turn until the bot has moved."""
    while page.choices:
        await page.play(page.browser.rng.choice(page.choices)["action"])
    seq, began = page.seq, time.perf_counter()
    await page.until(lambda: page.seq > seq or page.over)
    return time.perf_counter() - began
