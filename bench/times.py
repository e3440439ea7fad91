"""How quick a long game still is: `python -m bench.times [--actions 1000] [--rounds 50] [--json]`.

A game of 1,000 actions of each title, on a server of its own, over a real socket. Undo is from sending
`undo` to its `ev`, resync from `hello` to its `view`. Loading is the first visit after the server started:
from opening the socket to the `view`, each at a table that is not in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
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
from tablestead.server.seats import COOKIE

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
    return {game_id: {"build": build(), **summed(times)} for game_id, times in found.items()}


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
    figures: Message = {"actions": times["actions"]}
    for what in ("undo", "resync", "load"):
        ordered = sorted(times[what])
        figures[what] = {"median_ms": ordered[len(ordered) // 2], "longest_ms": ordered[-1]}
    return figures


def passed(figures: dict[str, Message]) -> bool:
    return all(
        one["undo"]["longest_ms"] <= UNDO_BAR_MS and one["resync"]["longest_ms"] <= RESYNC_BAR_MS
        for one in figures.values()
    )


def show(figures: dict[str, Message]) -> None:
    grid = Grid(title=f"long games, {next(iter(figures.values()))['build']}: median · longest, ms")
    for name in ("game", "actions", "undo", "resync", "first visit"):
        grid.add_column(name, justify="left" if name == "game" else "right")
    for game_id, one in figures.items():
        times = [one[what] for what in ("undo", "resync", "load")]
        shown = [f"{time['median_ms']:.1f} · {time['longest_ms']:.1f}" for time in times]
        grid.add_row(game_id, str(one["actions"]), *shown)
    grid.add_row("bar", "", f"≤ {UNDO_BAR_MS:.0f}", f"≤ {RESYNC_BAR_MS:.0f}", "")
    console = Console()
    console.print(grid)
    console.print("passed" if passed(figures) else "[bold]FAILED")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.times", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--actions", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    figures = asyncio.run(measure(arguments.actions, arguments.rounds))
    if arguments.json:
        print(json.dumps(figures, indent=2))
    else:
        show(figures)
    sys.exit(not passed(figures))


if __name__ == "__main__":
    main()
