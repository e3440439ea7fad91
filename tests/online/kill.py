"""The kill test: `python -m tests.online.kill --kills 300 --database postgres --processes 3`.

People, bots and spectators play all three titles over real sockets while server processes get SIGKILL, most
of them while a line is under way, and sockets are cut. The players keep a journal of what they sent. When
a game is over, the events in the database, the exported record and what every page shows must agree with it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from itertools import cycle, pairwise
from pathlib import Path

import httpx
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tablestead as ts
from tests.online.driver import Browser, Page, Sent
from tests.online.servers import Database, Event, Server, database, serving
from tests.processes import still_running

PLAYERS, SPECTATORS = 8, 2
"""Browsers; each is at several tables."""
KILLED_WITHIN_S = 0.05
"""After a line was sent, when a kill is aimed."""
AIMED = 0.7
"""Share of the kills that hit the process that was just sent a line; the others come at any time."""
STARTING = 0.05
"""Share of the processes that are killed again while they start."""
STARTING_S = 1.5
CUT_EVERY_S = 0.4
UNDONE = 0.05
WATCH_S = 0.5
STUCK_S = 60.0
"""A table that has not moved for so long, while all servers were up, is stuck: leases last 15 s."""
MOST_EVENTS = 5000
ENDING_S = 120.0

EXPECTED = {"error-old-position", "error-over", "error-not-looking"}
"""Refusals that a page may get when it comes back."""


@dataclass(frozen=True)
class Plan:
    """How much is done."""

    kills: int
    tables: int
    seed: int = 1
    seats: int = 4
    """At a table, at most."""
    turns: int = 12
    """Of milestones, which has no other bound."""
    calm_s: float = 1.0
    """The longest time between a restart and the next kill."""
    thought_s: float = 0.05
    """The longest time that a person thinks."""


class Stuck(Exception):
    """A table does not come to its end."""


@dataclass(eq=False)
class Game:
    """One table with its pages."""

    title: str
    id: str
    players: list[Page]
    spectators: list[Page]
    seq: int = 0
    still_s: float = 0.0
    """How long the watchdog has not seen it move."""

    @property
    def pages(self) -> list[Page]:
        return self.players + self.spectators

    @property
    def lines(self) -> list[Sent]:
        """What was sent by anyone, acts and undos."""
        return [sent for page in self.pages for sent in page.sent]

    async def close(self) -> None:
        await asyncio.gather(*(page.close() for page in self.pages))


class Run:
    """Tables that are played one after another, the killer, the cutter and the watchdog."""

    def __init__(self, servers: Sequence[Server], store: Database, plan: Plan) -> None:
        self.servers = servers
        self.store = store
        self.plan = plan
        self.rng = random.Random(plan.seed)
        addresses = [server.address for server in servers]
        self.players = [Browser(addresses, plan.seed) for _ in range(PLAYERS)]
        self.spectators = [Browser(addresses, plan.seed) for _ in range(SPECTATORS)]
        self.titles = cycle(ts.game_ids())
        self.games: set[Game] = set()
        self.counts: Counter[str] = Counter()
        self.violations: Counter[str] = Counter()
        self.faults: list[str] = []
        self.killing = True
        self.killed: Callable[[], object] = lambda: None
        self._sender: Page | None = None
        self._sending = asyncio.Event()

    async def play(self) -> None:
        """Until all kills are done and every table has come to its end, or one does not."""
        try:
            async with asyncio.TaskGroup() as tasks:
                others = [tasks.create_task(self._cut()), tasks.create_task(self._watch())]
                tables = [
                    tasks.create_task(self._play_on(random.Random(self.rng.random())))
                    for _ in range(self.plan.tables)
                ]
                await self._kill()
                self.killing = False
                await asyncio.gather(*tables)
                for task in others:
                    task.cancel()
        except* Stuck as stuck:
            self.faults += [str(error) for error in stuck.exceptions]
            for game in self.games:
                self._blame(game, journal_faults(game.title, game.lines, await self.store.events(game.id)))
        finally:
            await asyncio.gather(*(browser.close() for browser in (*self.players, *self.spectators)))

    # What goes wrong

    async def _kill(self) -> None:
        async with asyncio.TaskGroup() as restarts:
            while self.counts["kills"] < self.plan.kills:
                victim = await self._victim()
                self._end(victim)
                restart = restarts.create_task(self._restart(victim))
                if not any(server.up for server in self.servers):
                    await restart

    async def _victim(self) -> Server:
        """Wait for the moment of the next kill: most of them shortly after a line was sent."""
        await asyncio.sleep(self.rng.uniform(0, self.plan.calm_s))
        up = [server for server in self.servers if server.up]
        if self.rng.random() > AIMED:
            return self.rng.choice(up)
        self._sending.clear()
        await self._sending.wait()
        await asyncio.sleep(self.rng.uniform(0, KILLED_WITHIN_S))
        hit = [server for server in up if self._sender and server.address == self._sender.address]
        self.counts["aimed"] += bool(hit)
        return self.rng.choice(hit or up)

    def _end(self, server: Server) -> None:
        server.kill()
        self.counts["kills"] += 1
        self.killed()

    async def _restart(self, server: Server) -> None:
        server.start()
        if self.rng.random() < STARTING:
            await asyncio.sleep(self.rng.uniform(0, STARTING_S))
            self._end(server)
            self.counts["while starting"] += 1
            server.start()
        await server.ready()

    async def _cut(self) -> None:
        while True:
            await asyncio.sleep(self.rng.uniform(0, 2 * CUT_EVERY_S))
            pages = [page for game in self.games for page in game.pages if page.open.is_set()]
            if pages:
                self.rng.choice(pages).cut()
                self.counts["cuts"] += 1

    async def _watch(self) -> None:
        """The watchdog looks at what the pages show. Only time in which all servers were up counts."""
        while True:
            await asyncio.sleep(WATCH_S)
            if not all(server.up for server in self.servers):
                continue
            for game in self.games:
                seq = max(page.seq for page in game.pages)
                game.still_s = game.still_s + WATCH_S if seq == game.seq else 0.0
                game.seq = seq
                if game.still_s > STUCK_S or seq > MOST_EVENTS:
                    raise Stuck(f"{game.title} {game.id} is stuck at {seq}: {list(map(str, game.pages))}")

    # Playing

    async def _play_on(self, rng: random.Random) -> None:
        """One game after another at one table, as long as kills go on."""
        while self.killing:
            game = await self._open(rng)
            if game is None:
                self.counts["in vain"] += 1
                continue
            self.games.add(game)
            async with asyncio.TaskGroup() as tasks:
                for page in game.players:
                    tasks.create_task(self._decide(page, rng))
                for page in game.spectators:
                    tasks.create_task(page.until(lambda page=page: page.over))  # type: ignore[misc]
            self.games.discard(game)
            await self._check(game)
            await game.close()

    async def _open(self, rng: random.Random) -> Game | None:
        """A table with one to three browsers, some bots and a spectator; None when an answer got lost."""
        title = next(self.titles)
        options = {"turn_limit": self.plan.turns} if title == "milestones" else {}
        host, *friends = rng.sample(self.players, rng.randint(1, min(3, self.plan.seats)))
        seats = ["me", *(rng.choice(["friend", "anyone"]) for _ in friends)]
        while len(seats) < 2 or (len(seats) < self.plan.seats and rng.random() < 0.5):
            seats.append(rng.choice(["me", "random", "greedy"]))
        rng.shuffle(seats)
        pages: list[Page] = []
        try:
            id = await host.create(title, *seats, options=options)
            pages.append(await host.sit(id))
            vacant = [seat for seat, word in enumerate(seats) if word in ("friend", "anyone")]
            for browser, seat in zip(friends, vacant, strict=True):
                await browser.join(id, seat, invite=pages[0].table["invite"])
                pages.append(await browser.sit(id))
        except httpx.TransportError:
            await asyncio.gather(*(page.close() for page in pages))
            return None
        return Game(title, id, pages, [await rng.choice(self.spectators).sit(id)])

    async def _decide(self, page: Page, rng: random.Random) -> None:
        """Play a page's seats, at random, to the end."""
        while await page.my_turn():
            await asyncio.sleep(rng.uniform(0, self.plan.thought_s))
            if not page.choices:  # it has come back to another position
                continue
            self._sender = page
            self._sending.set()
            if page.last["undo"]["n"] and rng.random() < UNDONE:
                await page.take_back()
            else:
                await page.play(rng.choice(page.choices)["action"])

    # What must hold

    async def _check(self, game: Game) -> None:
        """At the end of a game: journal, database, record and pages tell the same."""
        lines = game.lines
        self.counts["games"] += 1
        self.counts[game.title] += 1
        self.counts["sent"] += len(lines)
        self.counts["acked"] += sum(sent.acked for sent in lines)
        self.counts["resent"] += sum(sent.times > 1 for sent in lines)
        self.counts["known"] += sum(sent.acked and sent.late for sent in lines)
        self.counts["sockets"] += sum(page.connects for page in game.pages)
        self.counts["gaps"] += sum(page.gaps for page in game.pages)
        self.counts["older"] += sum(page.backward for page in game.pages)
        self.violations.update(sent.answer["key"] for sent in lines if sent.answer and not sent.acked)
        events = await self.store.events(game.id)
        self.counts["events"] += len(events)
        records = [await page.browser.record(game.id) for page in (game.players[0], game.spectators[0])]
        found = journal_faults(game.title, lines, events)
        found += record_faults(records[0], events)
        if records[0] != records[1]:
            found.append("two exports differ")
        if not found:
            for page in game.pages:
                found += await page_faults(page, ts.replay(records[0]))
        self._blame(game, found)

    def _blame(self, game: Game, faults: Sequence[str]) -> None:
        self.faults += [f"{game.title} {game.id}: {fault}" for fault in faults]


def journal_faults(
    title: str, lines: Sequence[Sent], events: Sequence[Event], expected: Collection[str] = EXPECTED
) -> list[str]:
    """Every acknowledged line is in the log once, where it was meant to be; a refused one is not."""
    faults = []
    seqs = [seq for seq, _, _ in events]
    if any(after != before + 1 for before, after in pairwise(seqs)):
        faults.append("the events have gaps")
    stored: dict[str, list[Event]] = {}
    for event in events:
        stored.setdefault(event[2]["id"], []).append(event)
    stored.pop("", None)  # bots and the first draws
    for sent in lines:
        found = stored.pop(sent.key, [])
        if len(found) > 1:
            faults.append(f"applied {len(found)} times: {sent}")
        elif sent.answer is None:
            faults.append(f"never answered: {sent}")
        elif sent.acked and not found:
            faults.append(f"lost: {sent}")
        elif sent.acked and not as_sent(title, sent, found[0]):
            faults.append(f"stored as another: {sent}, {found[0]}")
        elif found and not sent.acked and sent.answer["key"] != "error-storage-unknown":
            faults.append(f"refused, but applied: {sent}")
        elif not sent.acked and sent.answer["key"] not in expected:
            faults.append(f"refused: {sent}")
    return faults + [f"sent by nobody: {id}" for id in stored]


def as_sent(title: str, sent: Sent, event: Event) -> bool:
    seq, kind, payload = event
    if (seq, kind) != (sent.seq + 1, sent.message["type"]):
        return False
    if kind == "undo":
        return bool(payload["n"] == sent.message["n"])
    said = [ts.game(title).text(action) for action in sent.message["actions"]]
    return [line.partition(" ")[2] for line in payload["lines"][: len(said)]] == said


def record_faults(text: str, events: Sequence[Event]) -> list[str]:
    """The exported record replays, and has the lines of the events less what was taken back."""
    lines: list[str] = []
    for _, kind, payload in events:
        if kind == "undo":
            del lines[-payload["n"] :]
        else:
            lines += payload["lines"]
    body = text.partition("\n\n")[2].splitlines()
    faults = [] if body == [*lines, "end: finished"] else ["the record is not what the events tell"]
    try:
        ts.replay(text)
    except ts.TablesteadError as error:
        faults.append(f"the record does not replay: {error}")
    return faults


async def page_faults(page: Page, end: ts.State) -> list[str]:
    """What a page shows came by events alone; it is the end of the record, and what a new page would show."""
    faults = []
    view, log = page.view, page.log
    if view != msgspec.json.decode(msgspec.json.encode(end.view(view["seat"]))):
        faults.append(f"a page of browser {page.browser.number} shows another end")
    await page.hello()
    await page.look(view["seat"])  # a socket that was opened meanwhile has a perspective of its own
    for what, before, now in (("view", view, page.view), ("log", log, page.log)):
        if now != before:
            faults.append(
                f"a page of browser {page.browser.number}, which holds {page.held}, shows another {what} "
                f"through {view['seat']} when it is opened anew"
            )
    return faults


async def left_behind(servers: Sequence[Server]) -> int:
    """Processes of killed servers that did not end by themselves."""
    workers = [worker for server in servers for worker in server.workers]
    return len(await asyncio.to_thread(still_running, workers, ENDING_S))


async def kill_test(
    kind: str, processes: int, plan: Plan, killed: Callable[[], object] = lambda: None
) -> Run:
    """The whole test; what was counted and what did not hold."""
    with tempfile.TemporaryDirectory(prefix="tablestead-kill-") as name:
        folder = Path(name)
        async with database(kind, folder) as store, serving(store.url, folder, processes) as servers:
            run = Run(servers, store, plan)
            run.killed = killed
            await run.play()
        for count, fault in (("gaps", "events out of order"), ("older", "views older than the one before")):
            if run.counts[count]:
                run.faults.append(f"{run.counts[count]} {fault}")
        if workers := await left_behind(servers):
            run.faults.append(f"{workers} processes of killed servers are still there")
        for server in servers:
            run.faults += [f"{server.log.name}: {line}" for line in server.complaints()]
    return run


def report(run: Run) -> Table:
    counts = run.counts
    rows = (
        ("kills", f"{counts['kills']:,}"),
        ("of them within 50 ms of a line", f"{counts['aimed']:,}"),
        ("of them while starting", f"{counts['while starting']:,}"),
        ("sockets cut", f"{counts['cuts']:,}"),
        ("sockets opened", f"{counts['sockets']:,}"),
        ("games finished", f"{counts['games']:,}"),
        *((f"of {title}", f"{counts[title]:,}") for title in ts.game_ids()),
        ("events stored", f"{counts['events']:,}"),
        ("lines sent", f"{counts['sent']:,}"),
        ("acknowledged", f"{counts['acked']:,}"),
        ("sent again", f"{counts['resent']:,}"),
        ("recognised as known", f"{counts['known']:,}"),
        *((f"refused: {key}", f"{n:,}") for key, n in sorted(run.violations.items())),
        ("tables opened in vain (the answer got lost)", f"{counts['in vain']:,}"),
        ("faults", f"{len(run.faults):,}"),
    )
    table = Table("what", "")
    table.columns[1].justify = "right"
    for row in rows:
        table.add_row(*row)
    return table


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.online.kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--processes", type=int, help="1 on SQLite, 3 on PostgreSQL when not given")
    parser.add_argument("--tables", type=int, default=12, help="played at the same time")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    processes = given.processes or (1 if given.database == "sqlite" else 3)
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    began = time.monotonic()
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(f"kills, {given.database}", total=given.kills)
        plan = Plan(given.kills, given.tables, given.seed)
        run = asyncio.run(kill_test(given.database, processes, plan, lambda: progress.advance(task)))
    console.print(report(run))
    console.print(f"{given.database}, {processes} processes, {(time.monotonic() - began) / 60:.1f} minutes")
    for fault in run.faults:
        console.print(fault, markup=False, highlight=False)
    if not run.faults:
        console.print("Everything held.")
    return 1 if run.faults else 0


if __name__ == "__main__":
    sys.exit(main())
