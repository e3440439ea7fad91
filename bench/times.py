"""How quick a long game still is: `python -m bench.times [--actions 1000] [--rounds 50] [--json]`.

A game of 1,000 actions of each title, on a server of its own, over a real socket. Undo is from sending
`undo` to its `ev`, resync from `hello` to its `view`. Loading is the first visit after the server started:
from opening the socket to the `view`, each at a table that is not in memory. What the event loop spends on a
`hello`, a line and an undo at one table is its thread's processor time, measured without sockets.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table as Grid
from tests.online.games import LONG, long_game
from tests.online.servers import SqliteFile, serving
from websockets.sync.client import ClientConnection, connect

from bench.load import cookie_header, where
from bench.measure import build
from tablestead.server import wire
from tablestead.server.bots.pool import BotPool
from tablestead.server.people.seats import COOKIE
from tablestead.server.settings import Settings
from tablestead.server.storage import Storage
from tablestead.server.table.viewer import Viewer
from tablestead.server.tables import Tables

LOOP_BARS_MS = {"hello": 10.0, "event": 1.0, "back": 15.0}
"""Medians of what the event loop itself spends on a `hello`, on an accepted line, on an undo."""
UNDO_BAR_MS = 50.0
RESYNC_BAR_MS = 100.0
LOADED = 5
"""Tables of each title that are loaded."""
WAIT_S = 60

Message = dict[str, Any]
Found = dict[str, Message]


class Page:
    """One socket, as quick as can be."""

    def __init__(self, address: str, table: str, cookie: str) -> None:
        opening = connect(
            where(address, table), additional_headers=cookie_header(cookie), compression=None, max_size=None
        )
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(opening)
        self.last: Message = {}

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def ask(self, kind: str, **message: Any) -> float:
        """Send, and wait for a message of that kind: milliseconds until it was here."""
        text = json.dumps(message)
        began = time.perf_counter()
        self.socket.send(text)
        while True:
            heard = self.socket.recv(timeout=WAIT_S)
            spent = time.perf_counter() - began
            self.last = json.loads(heard)
            if self.last["type"] == kind:
                return spent * 1000
            assert self.last["type"] != "nack", self.last


def open_long(address: str, game_id: str, actions: int) -> tuple[list[str], str, int]:
    """Tables at such a length, the cookie of who holds all their seats, and an action that can be undone."""
    record, action = long_game(game_id, actions, seed=1)
    with httpx.Client(base_url=address, timeout=WAIT_S) as http:
        tables = []
        for _ in range(LOADED):
            answer = http.post("/api/import", json={"text": record.text()})
            assert answer.status_code == 201, answer.text
            tables.append(str(answer.json()["id"]))
        return tables, http.cookies[COOKIE], action


def undo_and_resync(address: str, table: str, cookie: str, action: int, rounds: int) -> Message:
    """Each round on a socket of its own, as a page that comes back: who asks often on one is slowed down."""
    times: Message = {"undo": [], "resync": [], "load": []}
    for number in range(rounds):
        with Page(address, table, cookie) as page:
            times["resync"].append(page.ask("view", type="hello"))
            page.ask("view", type="look", seat=page.last["view"]["player"])
            times["actions"], seq = page.last["actions"], page.last["seq"]
            page.ask("ev", type="act", id=f"act {number}", seq=seq, actions=[action])
            back = page.last["undo"]["n"]
            times["undo"].append(page.ask("ev", type="undo", id=f"undo {number}", seq=seq + 1, n=back))
    return times


async def loop_times(game_id: str, actions: int, rounds: int) -> Message:
    """A page that comes, plays, takes back and goes, again and again: the first time is not counted."""
    record, action = long_game(game_id, actions, seed=1)
    times: Message = {what: [] for what in LOOP_BARS_MS}

    async def timed(what: str, work: Coroutine[Any, Any, None]) -> None:
        began = time.thread_time()
        await work
        times[what].append((time.thread_time() - began) * 1000)

    with tempfile.TemporaryDirectory() as name:
        storage = await Storage.open(SqliteFile(Path(name)).url)
        tables = Tables(storage, BotPool(), Settings())
        table = await tables.get(await tables.opening.adopt(record.text(), "somebody", lambda: None))
        for number in range(rounds + 1):
            viewer = Viewer("somebody")
            await timed("hello", table.hello(viewer))
            player = table.position.player
            await table.look(viewer, player)
            seq = table.position.seq
            await timed("event", table.act(viewer, wire.Act(f"act {number}", seq, [action])))
            n = table.position.undoable(player).n
            await timed("back", table.undo(viewer, wire.Undo(f"undo {number}", seq + 1, n)))
            await table.leave(viewer)
        await tables.close()
        await storage.close()
    return {what: figures(spent[1:]) for what, spent in times.items()}


async def measure(actions: int, rounds: int) -> dict[str, Message]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = SqliteFile(folder).url
        async with serving(database, folder) as [server]:
            found, opened = await asyncio.to_thread(rollout, server.address, actions, rounds)
        async with serving(database, folder) as [server]:
            for game_id, (tables, cookie) in opened.items():
                for table in tables:
                    spent = await asyncio.to_thread(first_visit, server.address, table, cookie)
                    found[game_id]["load"].append(spent)
    loop = {game_id: await loop_times(game_id, actions, rounds) for game_id in found}
    return {id: {"build": build(), **summed(times), "loop": loop[id]} for id, times in found.items()}


def rollout(address: str, actions: int, rounds: int) -> tuple[Found, dict[str, tuple[list[str], str]]]:
    found: Found = {}
    opened: dict[str, tuple[list[str], str]] = {}
    for game_id in LONG:
        tables, cookie, action = open_long(address, game_id, actions)
        opened[game_id] = tables, cookie
        found[game_id] = undo_and_resync(address, tables[0], cookie, action, rounds)
    return found, opened


def first_visit(address: str, table: str, cookie: str) -> float:
    began = time.perf_counter()
    with Page(address, table, cookie) as page:
        page.ask("view", type="hello")
        return (time.perf_counter() - began) * 1000


def summed(times: Message) -> Message:
    summary: Message = {"actions": times["actions"]}
    for what in ("undo", "resync", "load"):
        summary[what] = figures(times[what])
    return summary


def figures(times: list[float]) -> Message:
    ordered = sorted(times)
    return {"median_ms": ordered[len(ordered) // 2], "longest_ms": ordered[-1]}


def passed(found: dict[str, Message]) -> bool:
    return all(
        one["undo"]["longest_ms"] <= UNDO_BAR_MS
        and one["resync"]["longest_ms"] <= RESYNC_BAR_MS
        and all(one["loop"][what]["median_ms"] <= bar for what, bar in LOOP_BARS_MS.items())
        for one in found.values()
    )


def show(found: dict[str, Message]) -> None:
    grid = Grid(title=f"long games, {next(iter(found.values()))['build']}: median · longest, ms")
    loop = [f"loop: {name}" for name in ("hello", "event", "undo")]
    for name in ("game", "actions", "undo", "resync", "first visit", *loop):
        grid.add_column(name, justify="left" if name == "game" else "right")
    for game_id, one in found.items():
        times = [one[what] for what in ("undo", "resync", "load")] + list(one["loop"].values())
        shown = [f"{time['median_ms']:.1f} · {time['longest_ms']:.1f}" for time in times]
        grid.add_row(game_id, str(one["actions"]), *shown)
    bars = [f"≤ {bar:.0f}" for bar in LOOP_BARS_MS.values()]
    grid.add_row("bar", "", f"≤ {UNDO_BAR_MS:.0f}", f"≤ {RESYNC_BAR_MS:.0f}", "", *bars)
    console = Console()
    console.print(grid)
    console.print("passed" if passed(found) else "[bold]FAILED")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.times", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--actions", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found = asyncio.run(measure(arguments.actions, arguments.rounds))
    if arguments.json:
        print(json.dumps(found, indent=2))
    else:
        show(found)
    sys.exit(not passed(found))


if __name__ == "__main__":
    main()
