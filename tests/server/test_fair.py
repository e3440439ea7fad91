"""Who is next when there are more questions than workers, and when bots rest."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from tablestead.engine.game import State
from tablestead.server.bots.fair_queue import TABLE_HOUR_S, FairQueue, Patron, Rank
from tablestead.server.bots.pool import Answer, BotPool, Line, Question
from tablestead.server.settings import Settings
from tablestead.server.storage import RESTING, StoredTable
from tablestead.server.workers import program
from tests.databases import PostgresForTests
from tests.server.client import WAIT_S, House, Site, running_postgres, serving
from tests.server.test_bots import question

ATTENDED, UNATTENDED = (lambda: Rank.ATTENDED), (lambda: Rank.UNATTENDED)


# The order of the work, with workers that answer when the test lets them


class Held:
    """A worker whose answers the test releases. It is its own process."""

    asked: list[Held]
    """Those with a question, in the order in which they were asked."""

    def __init__(self, *_: object) -> None:
        self.process = self
        self.program = program()
        self.question: Question | None = None
        self.reply: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.reply.set_result(b"ready")

    async def ready(self) -> None:
        await self.reply

    def is_alive(self) -> bool:
        return True

    def end(self) -> None:
        pass

    def ask(self, message: bytes) -> None:
        self.question = msgspec.msgpack.decode(message, type=Question)
        self.reply = asyncio.get_running_loop().create_future()
        self.asked.append(self)

    def answer(self) -> None:
        _, state = question()
        self.reply.set_result(msgspec.msgpack.encode(Answer([Line([state.legal()[0]])])))

    @property
    def table(self) -> str:
        assert self.question is not None
        return self.question.table


class Work:
    """A pool of such workers, and who asks it."""

    def __init__(self, workers: int) -> None:
        self.pool = BotPool(workers)
        self.clock = 0.0
        self.pool._queue.clock = lambda: self.clock
        self.tasks: list[asyncio.Task[Any]] = []

    def _begin(self, asking: Awaitable[Any]) -> asyncio.Task[Any]:
        self.tasks.append(asyncio.ensure_future(asking))
        return self.tasks[-1]

    def bot(
        self, table: str, owner: str, rank: Callable[[], Rank] = ATTENDED, address: str = ""
    ) -> asyncio.Task[Any]:
        asked, state = question(table=table)
        return self._begin(self.pool.choose(asked, state, Patron(address, owner), rank))

    def hint(self, table: str, browser: str) -> asyncio.Task[Any]:
        asked, state = question(table=table)
        return self._begin(self.pool.advise(asked, state, Patron("", browser)))

    async def settle(self) -> None:
        """Until everybody waits for a worker."""
        for _ in range(20):
            await asyncio.sleep(0)

    async def next(self, took: float = 1.0) -> str:
        """The worker that was asked first answers, after so many seconds; the table it is asked for then."""
        count, self.clock = len(Held.asked), self.clock + took
        self.busy()[0].answer()
        await self.settle()
        assert len(Held.asked) <= count + 1
        return Held.asked[-1].table if len(Held.asked) > count else ""

    def busy(self) -> list[Held]:
        return [worker for worker in dict.fromkeys(Held.asked) if not worker.reply.done()]

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for task in list(self.pool._returning):
            task.cancel()


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    Held.asked = []
    monkeypatch.setattr("tablestead.server.bots.pool.Worker", Held)

    def run(play: Callable[[Work], Awaitable[None]], workers: int = 2) -> None:
        async def whole() -> None:
            about = Work(workers)
            try:
                await play(about)
            finally:
                await about.end()

        asyncio.run(whole())

    return run


def test_a_bot_somebody_waits_for_gets_the_next_worker(work: Callable[..., None]) -> None:
    async def play(work: Work) -> None:
        for n in range(30):
            work.bot(f"bots {n}", "one browser", UNATTENDED)
        for n in range(150):
            work.hint(f"hints {n}", f"browser {n}")
        await work.settle()
        assert len(work.busy()) == 1  # one worker is kept for who is waited for
        honest = work.bot("honest", "somebody")
        await work.settle()
        assert Held.asked[-1].table == "honest"
        another = work.bot("another", "somebody else")
        await work.settle()
        assert await work.next() == "another"
        for worker in work.busy():
            worker.answer()
        await asyncio.gather(honest, another)

    work(play)


def test_with_a_single_worker_it_is_next(work: Callable[..., None]) -> None:
    async def play(work: Work) -> None:
        for n in range(30):
            work.bot(f"bots {n}", "one browser", UNATTENDED)
            work.hint(f"hints {n}", f"browser {n}")
        await work.settle()
        work.bot("honest", "somebody")
        await work.settle()
        assert await work.next() == "honest"

    work(play, workers=1)


def test_owners_share_the_workers(work: Callable[..., None]) -> None:
    """Thirty tables of one browser, all watched, count as much as the one of another."""

    async def play(work: Work) -> None:
        for n in range(30):
            work.bot(f"many {n}", "many")
        await work.settle()
        order = []
        for n in range(3):
            work.bot(f"one {n}", "one")
            await work.settle()
            order += [await work.next(), await work.next()]
        assert order == ["one 0", "many 1", "one 1", "many 2", "one 2", "many 3"]

    work(play, workers=1)


def test_many_browsers_of_an_address_count_as_one(work: Callable[..., None]) -> None:
    """Cookies cost nothing: thirty of them, each with a table, get no more than one person elsewhere. Among
    themselves they are as fair."""

    async def play(work: Work) -> None:
        for n in range(30):
            work.bot(f"many {n}", f"browser {n % 10}", address="192.0.2.1")
        await work.settle()
        order = []
        for n in range(3):
            work.bot(f"one {n}", "one", address="192.0.2.2")
            await work.settle()
            order += [await work.next(), await work.next()]
        assert order == ["one 0", "many 1", "one 1", "many 2", "one 2", "many 3"]
        work.bot("neighbour", "neighbour", address="192.0.2.1")
        await work.settle()
        others = [await work.next() for _ in range(8)]
        assert "neighbour" in others

    work(play, workers=1)


def test_seconds_count_not_questions(work: Callable[..., None]) -> None:
    async def play(work: Work) -> None:
        for n in range(9):
            work.bot(f"long {n}", "long")
        for n in range(9):
            work.bot(f"short {n}", "short")
        await work.settle()
        asked = ["long 0"]
        for _ in range(8):
            asked.append(await work.next(4.0 if asked[-1].startswith("long") else 1.0))
        assert [name.split()[0] for name in asked] == ["long", *["short"] * 4, "long", *["short"] * 3]

    work(play, workers=1)


def test_an_owners_tables_take_turns(work: Callable[..., None]) -> None:
    async def play(work: Work) -> None:
        for table in "abc":
            work.bot(table, "owner")
        await work.settle()
        order = []
        for _ in range(6):
            done = work.busy()[0].table
            order.append(await work.next())
            work.bot(done, "owner")
            await work.settle()
        assert order == list("bcabca")

    work(play, workers=1)


def test_nobody_saves_up_while_nobody_waits(work: Callable[..., None]) -> None:
    """Who has played alone for long is not made to wait for it by who comes later."""

    async def play(work: Work) -> None:
        for _ in range(50):
            work.bot("alone", "alone")
            await work.settle()
            await work.next(10.0)
        for n in range(5):
            work.bot(f"new {n}", "new")
        work.bot("alone", "alone")
        await work.settle()
        assert [await work.next() for _ in range(2)] == ["alone", "new 1"]

    work(play, workers=1)


def test_hints_come_last_and_a_table_that_had_its_hour_after_them(work: Callable[..., None]) -> None:
    async def play(work: Work) -> None:
        work.bot("greedy", "a")
        await work.settle()
        await work.next(1.1 * TABLE_HOUR_S)
        work.bot("first", "x")
        await work.settle()
        for table, rank in (("greedy", ATTENDED), ("hint", None), ("away", UNATTENDED), ("there", ATTENDED)):
            if rank is None:
                work.hint(table, "h")
            else:
                work.bot(table, table, rank)
        await work.settle()
        assert [await work.next() for _ in range(4)] == ["there", "away", "hint", "greedy"]
        work.clock += 3600.0
        assert work.pool._queue._hours.of("greedy") < TABLE_HOUR_S

    work(play, workers=1)


def test_who_leaves_the_queue_takes_no_turn(work: Callable[..., None]) -> None:
    async def play(work: Work) -> None:
        work.bot("first", "a")
        await work.settle()
        leaving, staying = work.bot("leaving", "b"), work.bot("staying", "c")
        await work.settle()
        leaving.cancel()
        await work.settle()
        assert await work.next() == "staying"
        work.busy()[0].answer()
        await staying
        assert work.pool._queue._free == 1

    work(play, workers=1)


def test_who_leaves_when_called_gives_the_place_back() -> None:
    async def play() -> None:
        queue = FairQueue(1)
        first = await queue.enter(Patron(browser="a"), "t", 1.0, ATTENDED)
        second = asyncio.create_task(queue.enter(Patron(browser="b"), "u", 1.0, ATTENDED))
        third = asyncio.create_task(queue.enter(Patron(browser="c"), "v", 1.0, ATTENDED))
        await asyncio.sleep(0)
        queue.leave(first)  # the second is called
        second.cancel()
        async with asyncio.timeout(WAIT_S):
            await third

    asyncio.run(play())


def test_who_is_leaving_when_called_holds_up_nobody() -> None:
    """Cancelled, but not yet heard of it: the next one is called in its stead."""

    async def queue_of_one() -> None:
        queue = FairQueue(1)
        first = await queue.enter(Patron("", "a"), "1", 1.0, ATTENDED)
        second = asyncio.ensure_future(queue.enter(Patron("", "b"), "2", 1.0, ATTENDED))
        third = asyncio.ensure_future(queue.enter(Patron("", "c"), "3", 1.0, ATTENDED))
        await asyncio.sleep(0)
        second.cancel()
        queue.leave(first)
        queue.leave(await third)
        assert second.cancelled()
        queue.leave(await queue.enter(Patron("", "d"), "4", 1.0, ATTENDED))

    asyncio.run(asyncio.wait_for(queue_of_one(), WAIT_S))


def test_a_browser_has_one_hint_at_a_time(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    pool: BotPool = site.house.app.tables._pool
    begun, go = asyncio.Event(), asyncio.Event()
    advise = pool.advise

    async def held(*asked: Any) -> list[Line]:
        begun.set()
        await go.wait()
        return await advise(*asked)

    monkeypatch.setattr(pool, "advise", held)
    one, other = site.new("", ""), site.new("", "")
    with site.sit(one) as first, site.sit(other) as second:
        first.send(type="hint", id="first")
        while not begun.is_set():
            first.answer(type="why", text="roll")
        assert second.answer(type="hint")["key"] == "error-hint-busy"
        loop_of(site.house).call_soon_threadsafe(go.set)
        assert first.until("hint")["id"] == "first"
        assert second.answer(type="hint")["type"] == "hint"


# Rest


def loop_of(house: House) -> asyncio.AbstractEventLoop:
    task: asyncio.Task[None] = next(iter(house.app.tables._tasks))
    return task.get_loop()


class Asked:
    """Whose bots were asked at a server. Each plays its first legal action when the test lets one."""

    def __init__(self, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seats: list[int] = []
        self._site = site
        self._may = asyncio.Semaphore(0)
        monkeypatch.setattr(site.house.app.tables._pool, "choose", self._choose)

    async def _choose(self, question: Question, state: State, *_: object) -> list[int]:
        self.seats.append(question.seat)
        await self._may.acquire()
        return [state.legal()[0]]

    def let(self, count: int = 1) -> None:
        for _ in range(count):
            loop_of(self._site.house).call_soon_threadsafe(self._may.release)


def on(site: Site, work: Any) -> Any:
    return asyncio.run_coroutine_threadsafe(work, loop_of(site.house)).result(WAIT_S)


def beat(*sites: Site) -> None:
    """What servers do every few seconds, now."""
    for site in sites:
        on(site, site.house.app.tables._beat())


def stored(site: Site, table: str) -> StoredTable:
    row: StoredTable = on(site, site.house.app.tables.storage.load(table))[0]
    return row


def until(holds: Callable[[], object], *sites: Site) -> None:
    late = time.monotonic() + WAIT_S
    while not holds():
        assert time.monotonic() < late
        beat(*sites)


def until_left(table: str, *sites: Site) -> None:
    """Until every server has noticed that nobody is there."""
    tables = [site.house.app.tables._tables[table] for site in sites]
    until(lambda: not any(one.audience.attended for one in tables), *sites)


def until_resting(table: str, *sites: Site) -> None:
    until(lambda: stored(sites[0], table).lease_until == RESTING, *sites)


@pytest.fixture
def asked(site: Site, monkeypatch: pytest.MonkeyPatch) -> Asked:
    return Asked(site, monkeypatch)


def test_bots_among_themselves_rest_while_nobody_is_there(site: Site, asked: Asked) -> None:
    table = site.new("random", "random")
    until_resting(table, site)
    assert asked.seats == []
    with site.sit(table) as browser:
        browser.note("thinking")
        asked.let(3)
        for _ in range(3):
            browser.until("ev")
        while len(asked.seats) < 4:
            browser.settle()
    until_left(table, site)
    asked.let()  # what is being thought of is played, and then they rest
    until_resting(table, site)
    played = stored(site, table).seq
    asked.let(9)
    beat(site)
    assert len(asked.seats) == 4
    assert site.house.app.tables._tables[table].idle
    with site.someone().sit(table) as stranger:  # whoever it is
        assert stranger.seq == played
        stranger.until("ev")


def test_a_person_who_is_away_finds_the_bots_done(site: Site, asked: Asked) -> None:
    table = site.new("", "random", "random")
    with site.sit(table) as browser:
        while browser.choices:
            browser.play(browser.choices[-1]["action"])
    asked.let(1000)
    until(lambda: not stored(site, table).bot_turn, site)
    assert stored(site, table).player == 0
    assert {1, 2} == set(asked.seats)


def test_whose_stand_in_thinks_no_more_is_not_told_that_it_does(site: Site, asked: Asked) -> None:
    table = site.new("", "random")
    with site.sit(table) as browser:
        assert browser.command("stand-in", 0) == ""
        browser.note("thinking")
        before = len(browser.heard)
        assert browser.command("return", 0) == ""
        browser.settle()
        heard = browser.heard[before:]
        assert any('"type":"view"' in text for text in heard)
        assert not any('"thinking"' in text for text in heard)


def test_stand_ins_of_all_rest_too(site: Site, asked: Asked) -> None:
    table, [béla] = site.gather("Béla")
    with site.sit(table) as anna, béla.sit(table) as second:
        assert anna.command("stand-in", 0) == second.command("stand-in", 1) == ""
        anna.note("thinking")
    until_left(table, site)
    asked.let()
    until_resting(table, site)
    with site.sit(table) as anna:
        asked.let()
        anna.until("ev")


def test_bots_rest_across_processes(postgres: PostgresForTests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablestead.server.tables.BEAT_S", 3600.0)
    with running_postgres(postgres.fresh()) as [one, two]:
        asked = [Asked(site, monkeypatch) for site in (one, two)]
        table = one.new("random", "random")
        until_resting(table, one, two)
        with two.sit(table) as browser:  # the first one knows nothing of the table any more
            browser.note("thinking")
            assert [each.seats for each in asked] == [[], [0]]
            with one.sit(table) as other:
                asked[1].let(3)
                for _ in range(3):
                    other.until("ev")
        until_left(table, one, two)
        asked[1].let()
        until_resting(table, one, two)
        assert asked[0].seats == []
        with one.sit(table) as browser:
            until(lambda: len(asked[0].seats + asked[1].seats) > 4, one, two)


def test_an_address_is_known_to_all_processes(postgres: PostgresForTests) -> None:
    """Else many cookies of one address had many shares of another process's bots."""
    settings = Settings(database=postgres.fresh(), loopback=False)
    with serving(settings, settings) as [one, two]:
        table = one.new("", "random")
        with two.someone().sit(table):
            pass
        audience = two.house.app.tables._tables[table].audience
        until(lambda: not audience.attended, one, two)
        assert audience.address == ""
        with one.sit(table):
            until(lambda: audience.everyone.seats == [0], one, two)
            assert not audience.viewers
            assert audience.address == "127.0.0.1"
