"""Measures a full house: `python -m bench.load [--tables 250] [--viewers 4] [--seconds 60] [--json]`.

Tables of all three games, from the middle of a game, with four sockets each: every player on a browser of
their own, and spectators up to four. Each table acts once every two seconds, evenly spread. The server is a
process of its own, started afresh on tables that lie in its database; all clients are this process.

    python -m bench.load                                        # SQLite, one process
    python -m bench.load --tables 1250                          # as many as one process is to hold
    python -m bench.load --database postgres --processes 2      # a PostgreSQL of its own, two processes
    python -m bench.load --analyses 1                           # while a finished game is analysed deeply

Times go from just before `act` is sent until the last of the table's sockets has received its `ev`. Beside
them stands this process's own lag: by how much a sleep of 10 ms lasts longer. Memory is what is the server
process's alone (USS): before any socket, with one socket at each table, which loads the table, and with
all; per socket is what the sockets after the first of each table cost.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import random
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from rich.console import Console
from rich.table import Table as Grid
from tests.online.games import half_played
from tests.online.servers import Server, database, serving
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.measure import build
from tablestead.server.people.seats import COOKIE, hashed, new_secret
from tablestead.server.storage import Holder, Storage

LAG_SLEEP_S = 0.01
UNHEARD_S = 30.0
"""What somebody has not heard of after so long is lost."""
P99_BAR_MS = 100.0
SOCKET_BAR_KIB = 40.0
GAMES = ("ages", "milestones", "keyflower")
PLAYERS = (2, 3, 4)
FINISHED = Path("tests/games/keyflower/golden/2-greedy.txt")
"""A game to be analysed meanwhile."""
RECORDS = 4
"""Different half-played games for each title and number of players."""


@dataclass(frozen=True)
class Plan:
    tables: int = 250
    viewers: int = 4
    """Sockets at each table: more than there are processes, and at least as many as players."""
    seconds: float = 60.0
    database: str = "sqlite"
    processes: int = 1
    period: float = 2.0
    """Each table acts once in so many seconds."""
    warm: float = 4.0
    """Played before anything is measured."""
    settle: float = 2.0
    """Before memory is measured."""
    analyses: int = 0
    """Of finished games, deep ones, which the server works at all the while."""


# Opening the tables


@dataclass
class Seats:
    """A table in the database, and the cookies of those who hold its seats, one browser each."""

    id: str
    game: str
    cookies: list[str]


async def open_tables(address: str, database: str, count: int) -> list[Seats]:
    """Half-played games. Whoever opens a record holds all its seats, so the others are given theirs here."""
    records: dict[tuple[str, int, int], str] = {}
    tables: list[Seats] = []
    storage = await Storage.open(database)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for number in range(count):
            game, players = GAMES[number % 3], PLAYERS[number // 3 % 3]
            key = (game, players, number // 9 % RECORDS)
            if key not in records:
                records[key] = half_played(*key).text()
            answer = await http.post("/api/import", json={"text": records[key]})
            assert answer.status_code == 201, answer.text
            table = str(answer.json()["id"])
            cookies = [http.cookies[COOKIE], *(new_secret() for _ in range(1, players))]
            http.cookies.clear()  # the next host is another browser
            holders = [Holder(seat, hashed(cookie)) for seat, cookie in enumerate(cookies)][1:]
            free = [holder.seat for holder in holders]
            loaded = await storage.load(table)
            assert loaded is not None
            row = loaded[0]
            await storage.update(table, row.row_version, row.seq, {}, hold=holders, free=free)
            tables.append(Seats(table, game, cookies))
    await storage.close()
    return tables


@contextlib.asynccontextmanager
async def analysing(address: str, count: int) -> AsyncIterator[Callable[[], Awaitable[int]]]:
    """Have finished games analysed; gives what tells how many of them the server is still at."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        tables = []
        for _ in range(count):
            opened = await http.post("/api/import", json={"text": FINISHED.read_text("utf-8")})
            tables.append(opened.raise_for_status().json()["id"])
            asked = await http.post(f"/api/tables/{tables[-1]}/analysis", json={"depth": "deep"})
            asked.raise_for_status()

        async def unfinished() -> int:
            answers = [await http.get(f"/api/tables/{table}/analysis?depth=deep") for table in tables]
            return sum(answer.json()["status"] == "running" for answer in answers)

        yield unfinished


def where(address: str, table: str) -> str:
    return f"ws{address.removeprefix('http')}/ws/tables/{table}"


def cookie_header(cookie: str) -> dict[str, str]:
    return {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}


# The clients: only what they need is read


class Choice(msgspec.Struct):
    action: int


class Position(msgspec.Struct, tag="view"):
    seq: int
    choices: list[Choice]


class Ev(msgspec.Struct, tag="ev"):
    seq: int
    choices: list[Choice]
    status: str


class Ack(msgspec.Struct, tag="ack"):
    id: str


class Nack(msgspec.Struct, tag="nack"):
    key: str


class Note(msgspec.Struct, tag="note"):
    pass


class Door(msgspec.Struct, tag="table"):
    pass


decode = msgspec.json.Decoder(Position | Ev | Ack | Nack | Note | Door).decode


@dataclass
class Tally:
    """What was seen while `on`."""

    on: bool = False
    waits: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    due: int = 0
    over: int = 0
    messages: int = 0
    bytes: int = 0


class Table:
    def __init__(self, seats: Seats, tally: Tally) -> None:
        self.seats = seats
        self.tally = tally
        self.sockets: list[Socket] = []
        self.actor: Socket | None = None
        self.choices: list[Choice] = []
        self.seq = -1
        self.missing = 0
        """How many sockets have not heard of the line that was sent last."""
        self.began = 0.0
        self.over = False

    async def act(self, rng: random.Random) -> None:
        """One random choice of whoever decides."""
        self.tally.due += self.tally.on
        if self.over:
            self.tally.over += self.tally.on
            return
        if self.missing or self.actor is None:
            self.tally.errors["late"] += 1
            return
        action = rng.choice(self.choices).action
        actor, self.actor = self.actor, None
        message = f'{{"type":"act","id":"{self.seq}","seq":{self.seq},"actions":[{action}]}}'
        self.missing = len(self.sockets)
        self.began = time.perf_counter()
        await actor.socket.send(message)

    def heard(self, now: float) -> None:
        self.missing -= 1
        if not self.missing:
            self.seq += 1
            if self.tally.on:
                self.tally.waits.append(now - self.began)


class Socket:
    def __init__(self, table: Table, socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.seq = -1
        self.shown = asyncio.Event()

    async def read(self) -> None:
        table, tally, receive = self.table, self.table.tally, self.socket.recv
        with contextlib.suppress(asyncio.CancelledError):
            while True:
                try:
                    data = await receive(decode=False)
                except ConnectionClosed as error:
                    tally.errors[f"closed {error.rcvd.code if error.rcvd else 'without a word'}"] += 1
                    return
                now = time.perf_counter()
                tally.messages += tally.on
                tally.bytes += len(data) * tally.on
                message = decode(data)
                if isinstance(message, Ev):
                    if message.seq != self.seq + 1:
                        tally.errors["gap"] += 1
                    self.seq = message.seq
                    table.over = message.status != "running"
                    table.heard(now)
                elif isinstance(message, Position):
                    self.seq = table.seq = message.seq
                    self.shown.set()
                else:
                    if isinstance(message, Nack):
                        tally.errors[f"nack {message.key}"] += 1
                    continue
                if message.choices:
                    table.actor, table.choices = self, message.choices


async def sit(
    table: Table, address: str, place: int, tasks: list[asyncio.Task[None]], source: str = ""
) -> None:
    """A player's browser, or a spectator's; `source`: at this address of loopback."""
    cookies = table.seats.cookies
    headers = cookie_header(cookies[place] if place < len(cookies) else "")
    opened = await connect(
        where(address, table.seats.id),
        additional_headers=headers,
        local_addr=(source, 0) if source else None,
        compression=None,
        max_size=None,
        ping_interval=None,
    )
    socket = Socket(table, opened)
    table.sockets.append(socket)
    tasks.append(asyncio.create_task(socket.read()))
    await opened.send('{"type":"hello"}')
    await socket.shown.wait()


async def lag(found: list[float], tally: Tally) -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(LAG_SLEEP_S)
        if tally.on:
            found.append(time.perf_counter() - began - LAG_SLEEP_S)


# Measuring


class Watched:
    """The server processes, from outside."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.processes = [psutil.Process(server.pid) for server in servers]

    def kib(self) -> float:
        return float(sum(process.memory_full_info().uss for process in self.processes)) / 1024

    def seconds(self) -> float:
        """Of processor time."""
        return sum(sum(process.cpu_times()[:2]) for process in self.processes)


async def measure(servers: Sequence[Server], seats: Sequence[Seats], plan: Plan) -> Any:
    watched = Watched(servers)
    tally, lags = Tally(), list[float]()
    tables = [Table(one, tally) for one in seats]
    tasks = [asyncio.create_task(lag(lags, tally))]

    async def settled() -> float:
        """Memory after what was just done has been cleared away."""
        await asyncio.sleep(plan.settle)
        return watched.kib()

    empty = await settled()

    async def sit_at_all(places: range) -> float:
        for place in places:
            address = servers[place % len(servers)].address
            for at in range(0, len(tables), 25):
                await asyncio.gather(*(sit(table, address, place, tasks) for table in tables[at : at + 25]))
        return await settled()

    first = len(servers)  # a process loads a table for the first who sits there
    loaded = await sit_at_all(range(first))
    full = await sit_at_all(range(first, plan.viewers))
    sockets, later = plan.viewers * len(tables), (plan.viewers - first) * len(tables)

    gc.collect()
    gc.freeze()
    rng = random.Random(1)
    await act_in_turn(tables, plan.warm, plan.period, rng)
    tally.on = True
    began, server_cpu, own_cpu = time.perf_counter(), watched.seconds(), time.process_time()
    await act_in_turn(tables, plan.seconds, plan.period, rng)
    wall = time.perf_counter() - began
    server_cpu, own_cpu = watched.seconds() - server_cpu, time.process_time() - own_cpu
    tally.on = False
    after = await settled()
    unheard = sum(table.missing > 0 for table in tables)
    if unheard:
        tally.errors["unheard"] += unheard
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(socket.socket.close() for table in tables for socket in table.sockets))
    return {
        "build": build(),
        "processes": len(servers),
        "tables": len(tables),
        "sockets": sockets,
        "seconds": round(wall, 1),
        "acts": len(tally.waits),
        "due": tally.due,
        "over": tally.over,
        "messages_per_s": tally.messages / wall,
        "bytes_per_message": tally.bytes / max(1, tally.messages),
        "p50_ms": share(tally.waits, 0.50) * 1000,
        "p95_ms": share(tally.waits, 0.95) * 1000,
        "p99_ms": share(tally.waits, 0.99) * 1000,
        "max_ms": share(tally.waits, 1) * 1000,
        "errors": dict(tally.errors),
        "lag_p50_ms": share(lags, 0.50) * 1000,
        "lag_p99_ms": share(lags, 0.99) * 1000,
        "lag_max_ms": share(lags, 1) * 1000,
        "server_cpu": server_cpu / wall,
        "line_cpu_ms": 1000 * server_cpu / max(1, len(tally.waits)),
        "client_cpu": own_cpu / wall,
        "empty_mib": empty / 1024,
        "loaded_mib": loaded / 1024,
        "full_mib": full / 1024,
        "after_mib": after / 1024,
        "socket_kib": (full - loaded) / later,
        "everything_kib": (after - empty) / sockets,
    }


async def act_in_turn(tables: Sequence[Table], seconds: float, period: float, rng: random.Random) -> None:
    """Every table once in each period, at its own time; a table that is late does not delay the others."""
    began = time.perf_counter()
    for turn in range(int(seconds / period)):
        for number, table in enumerate(tables):
            due = began + (turn + number / len(tables)) * period
            if (early := due - time.perf_counter()) > 0:
                await asyncio.sleep(early)
            await table.act(rng)
    waited = 0.0
    while any(table.missing for table in tables) and waited < UNHEARD_S:
        await asyncio.sleep(period)
        waited += period


def share(values: Sequence[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def passed(figures: Any) -> bool:
    acted = figures["acts"] + figures["over"] >= figures["due"] and figures["over"] <= figures["due"] // 20
    in_time = figures["p99_ms"] <= P99_BAR_MS and figures["socket_kib"] <= SOCKET_BAR_KIB
    return bool(acted and in_time and not figures["errors"])


def show(figures: Any) -> None:
    f = figures
    rows = [
        ("lines played", f"{f['acts']:,} of {f['due']:,} due ({f['over']} at games that had ended)", ""),
        ("messages to the sockets", f"{f['messages_per_s']:,.0f} /s of {f['bytes_per_message']:,.0f} B", ""),
        ("act → last ev, p50", f"{f['p50_ms']:.1f} ms", ""),
        ("act → last ev, p95", f"{f['p95_ms']:.1f} ms", ""),
        ("act → last ev, p99", f"{f['p99_ms']:.1f} ms", f"≤ {P99_BAR_MS:.0f} ms"),
        ("act → last ev, longest", f"{f['max_ms']:.1f} ms", ""),
        ("the client's own lag, p50 · p99", f"{f['lag_p50_ms']:.1f} · {f['lag_p99_ms']:.1f} ms", ""),
        ("the client's own lag, longest", f"{f['lag_max_ms']:.1f} ms", ""),
        ("analyses that went on all the while", f"{f['analyses']}", ""),
        ("errors", ", ".join(f"{n} {what}" for what, n in f["errors"].items()) or "0", "0"),
        ("server, share of a core", f"{f['server_cpu']:.0%}", ""),
        ("server, for a line and all who are told", f"{f['line_cpu_ms']:.2f} ms of a core", ""),
        ("client, share of a core", f"{f['client_cpu']:.0%}", ""),
        ("memory without sockets", f"{f['empty_mib']:.1f} MiB", ""),
        ("with one socket at each table", f"{f['loaded_mib']:.1f} MiB", ""),
        ("with all sockets", f"{f['full_mib']:.1f} MiB", ""),
        ("after the load", f"{f['after_mib']:.1f} MiB", ""),
        ("per socket", f"{f['socket_kib']:.1f} KiB", f"≤ {SOCKET_BAR_KIB:.0f} KiB"),
        ("tables, games and sockets after the load, per socket", f"{f['everything_kib']:.1f} KiB", ""),
    ]
    size = f"{f['sockets']:,} sockets, {f['tables']} tables, server processes: {f['processes']}"
    grid = Grid(title=f"{size}, {f['seconds']:.0f} s, {f['build']}")
    for name in ("what", "figure", "bar"):
        grid.add_column(name, justify="left" if name == "what" else "right")
    for row in rows:
        grid.add_row(*row)
    console = Console()
    console.print(grid)
    console.print("passed" if passed(f) else "[bold]FAILED")


async def run(plan: Plan) -> Any:
    """Opens the tables with one server, and measures others: nothing lingers in their memory."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with database(plan.database, folder) as stored:
            async with serving(stored.url, folder) as [server]:
                seats = await open_tables(server.address, stored.url, plan.tables)
            async with (
                serving(stored.url, folder, plan.processes) as servers,
                analysing(servers[0].address, plan.analyses) as unfinished,
            ):
                return {**await measure(servers, seats, plan), "analyses": await unfinished()}


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.load", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=Plan.tables)
    parser.add_argument("--viewers", type=int, default=Plan.viewers, help="sockets at each table, at least 4")
    parser.add_argument("--seconds", type=float, default=Plan.seconds)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default=Plan.database)
    parser.add_argument("--processes", type=int, default=Plan.processes)
    parser.add_argument("--analyses", type=int, default=Plan.analyses, help="deep ones, meanwhile")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    chosen = {name: value for name, value in vars(arguments).items() if name != "json"}
    figures = asyncio.run(run(Plan(**chosen)))
    if arguments.json:
        print(json.dumps(figures, indent=2))
    else:
        show(figures)
    sys.exit(not passed(figures))


if __name__ == "__main__":
    main()
