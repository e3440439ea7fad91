"""What people cost: by browser and address, over all processes; what is too much waits or is refused."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import pickle
import socket
import weakref
from collections import Counter
from collections.abc import Callable
from itertools import count
from pathlib import Path
from threading import get_ident
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.exceptions import InvalidStatus

from tablestead.engine.game import State
from tablestead.server import reader, sockets, wire
from tablestead.server.limits import connections, meter
from tablestead.server.limits.connections import MAX_UNREAD, SLICE, Complaints, Door, Doors, Line
from tablestead.server.limits.costs import (
    BYTES,
    CALLS,
    HINTS,
    MESSAGE_S,
    TABLES,
    WORK,
    Budget,
    Costs,
    budgets,
    keys_of,
)
from tablestead.server.reader import Reader
from tablestead.server.rejection import RequestRejected
from tablestead.server.settings import Settings
from tablestead.server.table import audience
from tablestead.server.table.history import SNAPSHOT, History
from tablestead.server.table.viewer import Viewer
from tablestead.server.workers import Worker
from tests.online.games import long_game
from tests.server.client import WAIT_S, Site, running
from tests.server.posts import mail_server

PUBLIC = Settings(loopback=False, tables_per_hour=6, sockets_per_address=16)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """The limits' clock stands still until it is moved on."""
    at = [1000.0]
    monkeypatch.setattr("tablestead.server.limits.costs.time", SimpleNamespace(monotonic=lambda: at[0]))

    def move(seconds: float) -> None:
        at[0] += seconds

    return move


# Counting


def test_a_browser_has_less_than_its_address(later: Callable[[float], None]) -> None:
    costs = Costs(PUBLIC)
    anna, béla, carla = (costs.account(name, "192.0.2.1") for name in ("anna", "béla", "carla"))
    assert [anna.charge(TABLES) for _ in range(5)] == [0, 0, 0, 0, pytest.approx(900)]
    assert [béla.charge(TABLES) for _ in range(3)] == [0, 0, pytest.approx(600)]  # the address has had six
    assert carla.charge(TABLES)  # and nobody there has more, but elsewhere
    assert costs.account("carla", "192.0.2.2").charge(TABLES) == 0
    later(600)
    assert carla.charge(TABLES) == 0


def test_what_was_spent_is_waited_for(later: Callable[[float], None]) -> None:
    account = Costs(PUBLIC).account("anna", "192.0.2.1")
    most, rate = budgets(PUBLIC)[WORK][0]
    account.spend(WORK, most + 1)
    assert account.charge(WORK, 0) == pytest.approx(1 / rate)
    later(1 / rate)
    assert account.charge(WORK, 0) == 0
    assert account.charge(BYTES, 0) == account.charge(HINTS) == 0  # each kind for itself
    account.spend(WORK, -1)  # too much was charged before
    assert account.charge(WORK, 0.9) == 0


def test_more_than_there_ever_is_needs_all_of_it(later: Callable[[float], None]) -> None:
    account = Costs(PUBLIC).account("anna", "192.0.2.1")
    assert account.charge(WORK, 100.0) == 0
    assert account.charge(WORK, 0) > 100


def test_one_customer_is_one_key() -> None:
    def keys(address: str) -> list[str]:
        return [key for _, key in keys_of(address)]

    assert keys("1.2.3.4") != keys("1.2.3.5")
    assert keys("::ffff:1.2.3.4") == keys("1.2.3.4")
    assert keys("2001:db8::1") == keys("2001:db8::ffff:1") == ["2001:db8::/64", "2001:db8::/48"]
    assert keys("2001:db8:0:1::1") == ["2001:db8:0:1::/64", "2001:db8::/48"]
    assert keys("fe80::1%eth0") == keys("fe80::1")
    assert keys("") == keys("?")


def test_many_small_networks_are_a_large_one(later: Callable[[float], None]) -> None:
    costs = Costs(PUBLIC)
    waits = [costs.account("", f"2001:db8:0:{n:x}::1").charge(TABLES) for n in range(25)]
    assert waits[:24] == [0.0] * 24
    assert waits[24] > 0


def test_sockets_of_a_browser_and_of_an_address() -> None:
    costs = Costs(PUBLIC)
    anna, béla, carla = (costs.account(name, "192.0.2.1") for name in ("anna", "béla", "carla"))
    assert [anna.enter() for _ in range(9)] == [True] * 8 + [False]
    assert [béla.enter() for _ in range(9)] == [True] * 8 + [False]
    assert not carla.enter()
    anna.leave()
    assert carla.enter()


def test_nothing_is_counted_on_ones_own_machine() -> None:
    account = Costs(Settings(tables_per_hour=1, sockets_per_address=1)).account("anna", "127.0.0.1")
    account.spend(WORK, 1000)
    assert [account.charge(TABLES) for _ in range(3)] == [0, 0, 0]
    assert [account.enter() for _ in range(3)] == [True, True, True]


# Processes


def spend_all(costs: Costs) -> None:
    costs.process = 1
    account = costs.account("", "192.0.2.1")
    for _ in range(6):
        account.charge(TABLES)
    for _ in range(16):
        account.enter()


def test_all_processes_count_together() -> None:
    costs = Costs(PUBLIC, processes=2)
    other = multiprocessing.get_context("spawn").Process(target=spend_all, args=(costs,))
    other.start()
    other.join(WAIT_S)
    account = costs.account("", "192.0.2.1")
    assert account.charge(TABLES) > 0
    assert not account.enter()
    costs.forget_process(1)  # what it had open is open no more, what it used is used
    assert account.enter()
    assert account.charge(TABLES) > 0


# What is measured


def test_each_step_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks: Counter[int] = Counter()
    monkeypatch.setattr(meter, "thread_time", lambda: clocks[get_ident()])

    def pass_by(seconds: int) -> None:
        clocks[get_ident()] += seconds

    async def work() -> str:
        pass_by(1)
        await asyncio.sleep(0)
        pass_by(2)
        await meter.aside(pass_by, 4)
        with pytest.raises(ZeroDivisionError):
            await fails()
        return "done"

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def others() -> None:
        for _ in range(3):
            pass_by(100)
            await asyncio.sleep(0)

    async def both() -> float:
        metered = meter.Meter()
        done, _ = await asyncio.gather(metered.run(work()), others())
        assert done == "done"
        return metered.spent

    assert asyncio.run(both()) == 7


# Requests


def few(monkeypatch: pytest.MonkeyPatch, kind: str, most: float) -> None:
    """So much of a kind at once, and then next to nothing."""

    def fewer(settings: Settings) -> dict[str, tuple[Budget, Budget, Budget]]:
        return budgets(settings) | {kind: (Budget(most, 1e-6), Budget(most, 1e-6), Budget(most, 1e-6))}

    monkeypatch.setattr("tablestead.server.limits.costs.budgets", fewer)


def test_who_has_used_too_much_is_told_when_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few(monkeypatch, WORK, 0.0005)
    with running(tmp_path / "tables.sqlite3", url="http://games.example.org") as site:
        while (answer := site.http.get("/api/games")).status_code == 200:
            pass
        assert (answer.status_code, answer.json()["key"]) == (429, "error-too-many")
        assert int(answer.headers["retry-after"]) > 0
        assert site.http.get("/assets/none.js").status_code == 429
        with pytest.raises(InvalidStatus):
            site.sit("nowhere")


def slow_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every step takes a second."""
    seconds = count()
    monkeypatch.setattr(meter, "thread_time", lambda: next(seconds))


def test_what_a_request_takes_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, WORK, 1.0)
    with running(tmp_path / "tables.sqlite3", url="http://games.example.org") as site:
        assert [site.http.get("/api/games").status_code for _ in range(2)] == [200, 200]
        slow_processor(monkeypatch)
        assert [site.http.get("/api/games").status_code for _ in range(2)] == [200, 429]


def test_what_a_message_takes_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "expected", {})
    slow_processor(monkeypatch)

    async def heed(*_: object) -> None:
        await asyncio.sleep(0)

    async def handled() -> Viewer:
        viewer = Viewer("anna", Costs(PUBLIC).account("anna", "192.0.2.1"))
        await sockets.handle(heed, viewer, wire.Ping(), MESSAGE_S)
        return viewer

    assert asyncio.run(handled()).account.charge(WORK, 0) > 0
    assert sockets.expected[wire.Ping] > 1.0  # the next one waits until so much is left


def test_bytes_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, BYTES, 10)
    with running(tmp_path / "tables.sqlite3", url="http://games.example.org") as site:
        assert site.http.get("/api/games").status_code == 200
        assert site.http.get("/api/games").status_code == 429


def test_only_tables_that_are_opened_are_counted(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", loopback=False, tables_per_hour=3) as site:
        faulty: Any = {
            "game": "milestones",
            "seats": [{"name": "A"}, {"name": "B"}],
            "options": {"board": "{"},
        }
        for _ in range(5):
            assert site.post("/api/tables", **faulty).status_code == 400
            assert site.post("/api/import", text="no record").status_code == 400
        site.new("", "")
        site.new("", "")


def test_the_lobby_is_not_filled_from_one_address(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", loopback=False, tables_per_hour=10) as site:
        seats = [{"name": "Anna"}, {"name": "", "vacant": "anyone"}]
        for most in (2, 2, 0):  # of a browser; then the address has had its four
            person = site.someone()
            assert person.post("/api/me").status_code == 204
            answers = [person.post("/api/tables", game="ages", seats=seats) for _ in range(most + 1)]
            assert [answer.status_code for answer in answers] == [201] * most + [429]
        waiting = site.wait_for("friend")  # a table that nobody is shown is not meant
        assert site.arrange(waiting, seats).status_code == 429
        assert len(site.http.get("/api/tables").json()) == 4


def test_changes_of_how_one_is_called_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, CALLS, 2)
    with running(tmp_path / "tables.sqlite3", url="http://games.example.org") as site:
        settings = {"lang": "en", "time_zone": "UTC"}
        answers = [site.http.put("/api/calling", json=settings) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        table = site.new("", "")
        for path, body in (
            ("/api/calling/push", {"endpoint": "https://push.example.org", "p256dh": "", "auth": ""}),
            ("/api/holidays", {"days": []}),
            (f"/api/tables/{table}/calling", {"wanted": True}),
        ):
            assert site.http.put(path, json=settings | body).status_code == 429, path
        assert site.http.post("/mail/confirm/x").status_code == 429


def test_mails_that_ask_are_counted(tmp_path: Path) -> None:
    with mail_server() as (box, smtp):
        more = {"smtp": smtp, "mail_from": "tables@example.org", "url": "http://games.example.org"}
        with running(tmp_path / "tables.sqlite3", **more) as site:
            assert site.post("/api/me").status_code == 204
            for n, expected in enumerate([200, 200, 200, 200, 429]):
                wanted = {"address": f"{n}@example.org", "lang": "en", "time_zone": "UTC"}
                answer = site.http.put("/api/calling/mail", json=wanted)
                assert (answer.status_code, n) == (expected, n)
                if expected == 200:
                    assert box.next()["to"] == wanted["address"]
            assert box.mails.empty()
            wrong = site.someone().http.put("/api/calling/mail", json={**wanted, "address": "none"})
            assert wrong.status_code == 400  # what is refused anyway costs none


def test_a_rematch_is_a_table(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", loopback=False, tables_per_hour=2) as site:
        table = site.new("", "")
        for opened in (True, False):
            with site.sit(table) as browser:
                assert browser.command("resign", 0) == ""
            answer = site.post(f"/api/tables/{table}/rematch")
            assert answer.status_code == (201 if opened else 429)
            table = answer.json().get("id", table)


# Long games


class Noted(list[int]):
    """Counts which actions are looked at."""

    def __init__(self, actions: list[int]) -> None:
        super().__init__(actions)
        self.read = 0

    def __getitem__(self, at: Any) -> Any:
        self.read += 1
        return super().__getitem__(at)


def test_the_past_is_played_from_a_snapshot() -> None:
    record, _ = long_game("ages", 200, seed=1)
    record.actions = noted = Noted(record.actions)
    history = History(record)
    assert not history.is_near(199)
    history.state(199)
    assert history.is_near(199)
    noted.read = 0
    past = [str(history.state(count)) for count in (199, 64, 63)]
    assert noted.read <= 3 * SNAPSHOT
    assert past == [str(record.state(count)) for count in (199, 64, 63)]
    del record.actions[70:]
    history.take_back(70)
    record.actions += record.state().legal()[-1:]
    assert str(history.state(len(record.actions))) == str(record.state())
    assert not history.is_near(199)


def test_who_comes_while_nothing_happens_is_sent_the_same(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []
    usual = audience.view_of

    def view_of(state: State, perspective: int | None) -> wire.View:
        made.append(perspective)
        return usual(state, perspective)

    table = site.new("", "")
    with site.sit(table) as browser:
        monkeypatch.setattr(audience, "view_of", view_of)
        before = browser.last
        assert [browser.hello()[part] for part in ("view", "log")] == [
            before[part] for part in ("view", "log")
        ]
        assert made == []
        browser.play(browser.choices[0]["action"])
        after = browser.view
        assert browser.hello()["view"] == after != before["view"]
        assert made == [0]


# Records


def test_a_record_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "READ_S", 0.0)

    async def read() -> None:
        one, metered = Reader(), meter.Meter()
        try:
            with pytest.raises(RequestRejected, match="too long"):
                await metered.run(one.read("tablestead 1"))
            assert metered.spent > 0
            monkeypatch.setattr(reader, "READ_S", WAIT_S)
            with pytest.raises(RequestRejected) as refused:  # by another process
                await metered.run(one.read("tablestead 1"))
            assert refused.value.key.startswith("error-record-")
        finally:
            one.close()

    asyncio.run(read())


def test_a_record_that_ends_its_reader_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when it takes more memory than there is; the next one is read by another process."""
    ask = Worker.ask

    def killed(worker: Worker, message: bytes) -> None:
        monkeypatch.setattr(Worker, "ask", ask)
        worker.process.kill()
        worker.ask(message)

    async def read() -> None:
        one = Reader()
        monkeypatch.setattr(Worker, "ask", killed)
        try:
            for key in ("error-record-slow", "error-record-missing"):
                with pytest.raises(RequestRejected) as refused:
                    await one.read("tablestead 1")
                assert refused.value.key == key
        finally:
            one.close()

    asyncio.run(read())


def test_a_fault_of_ours_is_no_fault_of_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "read", lambda text: 1 // 0)
    assert isinstance(pickle.loads(reader.work(b"tablestead 1")), ZeroDivisionError)

    async def raised() -> None:
        one = Reader()
        monkeypatch.setattr(reader, "work", faulty)
        try:
            with pytest.raises(ZeroDivisionError):
                await one.read("tablestead 1")
        finally:
            one.close()

    asyncio.run(raised())


def faulty(message: bytes) -> bytes:
    return pickle.dumps(ZeroDivisionError())


# Connections


def test_what_closed_connections_leave_behind_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """When as many have been closed as are open, but not for a few."""
    doors, collected = Doors(Costs(Settings()), ""), list[int]()
    keys = [doors.enter("127.0.0.1") for _ in range(1000)]
    left = len(keys)
    monkeypatch.setattr(gc, "collect", lambda: collected.append(left))
    for key in keys:
        left -= 1
        doors.leave(key or "")
    assert collected == [500, 250, 50]


def test_a_proxy_may_have_as_many_connections_as_it_needs() -> None:
    doors = Doors(Costs(PUBLIC), "127.0.0.1,::1")
    assert [doors.enter("127.0.0.1") for _ in range(100)] == [""] * 100
    entered = [doors.enter("192.0.2.1") for _ in range(33)]
    assert entered == ["192.0.2.1"] * 32 + [None]
    doors.leave("192.0.2.1")
    assert doors.enter("192.0.2.1") == "192.0.2.1"
    assert Doors(Costs(PUBLIC), "*").enter("192.0.2.1") == ""
    assert Doors(Costs(Settings()), "").enter("192.0.2.1") == ""


class LongAnswer(asyncio.Protocol):
    """More than fits into anybody's buffers, at once."""

    SIZE = 4_000_000

    def __init__(self, app_state: dict[str, Any]) -> None:
        self.lost = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        cast(asyncio.Transport, transport).write(bytes(self.SIZE))

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost.set_result(None)


def door(inner: type[asyncio.Protocol]) -> Door:
    return Door(Doors(Costs(PUBLIC), ""), inner, app_state={})


def line(inner: type[asyncio.Protocol]) -> Line:
    return Line(inner, app_state={})


@pytest.mark.parametrize("make", [door, line])
@pytest.mark.parametrize("reads", [True, False])
def test_an_answer_that_nobody_reads_is_given_up(
    make: Callable[[type[asyncio.Protocol]], Door | Line], reads: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not reads:
        monkeypatch.setattr(connections, "UNREAD_S", 0.0)
        monkeypatch.setattr(connections, "SLOWEST", 1e12)

    async def answer() -> None:
        ours, theirs = socket.socketpair()
        made: list[LongAnswer] = []

        class Noted(LongAnswer):
            def __init__(self, app_state: dict[str, Any]) -> None:
                super().__init__(app_state)
                made.append(self)

        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(lambda: make(Noted), sock=ours)
        with theirs:
            async with asyncio.timeout(WAIT_S):
                if reads:
                    theirs.setblocking(False)
                    left = LongAnswer.SIZE
                    while left:
                        left -= len(await loop.sock_recv(theirs, 65_536))
                    transport.close()
                await made[0].lost

    asyncio.run(answer())


class Echo(asyncio.Protocol):
    """Answers everything, as a socket answers pings."""

    def __init__(self, app_state: dict[str, Any]) -> None:
        self.heard = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.heard += len(data)
        self.transport.write(data)


def test_who_talks_without_listening_is_cut_off() -> None:
    async def flood() -> None:
        ours, theirs = socket.socketpair()
        theirs.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: line(Echo), sock=ours)
        with theirs, pytest.raises(ConnectionError):
            async with asyncio.timeout(WAIT_S):
                await loop.sock_sendall(theirs, bytes(16 * MAX_UNREAD))

    asyncio.run(flood())


def test_what_is_no_message_costs_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """As pings do. Who has used too much is not read, until there is something left again."""
    seconds = count()
    clock = SimpleNamespace(thread_time=lambda: next(seconds), monotonic=lambda: 0.0)
    monkeypatch.setattr(connections, "time", clock)

    async def ping() -> None:
        ours, theirs = socket.socketpair()
        socket_line = line(Echo)
        socket_line.account = Costs(PUBLIC).account("", "192.0.2.1")
        await asyncio.get_running_loop().create_connection(lambda: socket_line, sock=ours)
        with theirs:
            theirs.sendall(bytes(3 * SLICE))
            echo = cast(Echo, socket_line._inner)
            async with asyncio.timeout(WAIT_S):
                while not echo.heard:
                    await asyncio.sleep(0)
            for _ in range(20):
                await asyncio.sleep(0)
            assert echo.heard == SLICE
            assert socket_line.account.charge(WORK, 0) > 0

    asyncio.run(ping())


class OneByOne(Echo):
    """Wants nothing more until it says so, as a socket whose message waits to be handled."""

    def data_received(self, data: bytes) -> None:
        self.transport.pause_reading()
        super().data_received(data)


def test_what_comes_too_soon_waits_and_is_heard_in_turn() -> None:
    async def talk() -> None:
        ours, theirs = socket.socketpair()
        socket_line = line(OneByOne)
        transport, _ = await asyncio.get_running_loop().create_connection(lambda: socket_line, sock=ours)
        echo = cast(OneByOne, socket_line._inner)
        with theirs:
            async with asyncio.timeout(WAIT_S):
                theirs.sendall(b"one")
                while not echo.heard:
                    await asyncio.sleep(0)
                assert transport.is_reading()
                theirs.sendall(b"and two")
                while transport.is_reading():
                    await asyncio.sleep(0)
                assert echo.heard == len("one")
                echo.transport.resume_reading()
                while not transport.is_reading():
                    await asyncio.sleep(0)
            assert theirs.recv(100) == b"oneand two"
        transport.close()

    asyncio.run(talk())


def test_what_read_the_request_goes_when_a_socket_begins() -> None:
    async def upgrade() -> None:
        ours, theirs = socket.socketpair()
        http = door(Echo)
        inner = weakref.ref(http._inner)
        transport, _ = await asyncio.get_running_loop().create_connection(lambda: http, sock=ours)
        transport.set_protocol(upgraded := Line(Echo, app_state={"door": http}))
        upgraded.connection_made(transport)
        assert inner() is None
        theirs.close()
        transport.close()

    asyncio.run(upgrade())


def test_that_nobody_can_be_let_in_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    loop, complaints = asyncio.new_event_loop(), Complaints()
    try:
        for _ in range(50):
            complaints(loop, {"message": "socket.accept() out of system resource", "exception": OSError(24)})
        assert len(caplog.records) == 1
        complaints(loop, {"message": "another thing"})
        assert len(caplog.records) == 2
    finally:
        loop.close()
