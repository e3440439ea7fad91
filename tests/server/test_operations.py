"""The server as its host meets it: real processes that start, end, are killed, counted and logged."""

from __future__ import annotations

import gc
import json
import logging
import os
import signal
import socket as sockets
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

import tablestead as ts
from tablestead.engine.errors import TablesteadError
from tablestead.server import serve
from tablestead.server.operations import metrics
from tablestead.server.operations.logs import JsonLines, TextLines, short, worth_telling
from tablestead.server.settings import Settings
from tablestead.words import Words
from tests.databases import PostgresForTests, prepared
from tests.processes import still_running
from tests.server.client import WAIT_S, dial, plain_http, running

SOURCES = str(Path(ts.__path__[0]).parent)
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals")


class Host:
    """`tablestead serve`, and what it wrote."""

    def __init__(self, process: subprocess.Popen[str], address: str, log: Path) -> None:
        self.process = process
        self.log = log
        # What is open and stays open is a socket.
        limits = httpx.Limits(max_keepalive_connections=0)
        self.http = plain_http(address, limits=limits)
        self.sockets = ExitStack()

    def children(self) -> list[psutil.Process]:
        """Its processes that serve or think, without Python's own."""
        found: list[psutil.Process] = []
        for child in psutil.Process(self.process.pid).children(recursive=True):
            with suppress(psutil.NoSuchProcess):  # it may end just now
                if "spawn_main" in " ".join(child.cmdline()):
                    found.append(child)
        return found

    def new(self, *seats: dict[str, str]) -> str:
        answer = self.http.post("/api/tables", json={"game": "ages", "seats": list(seats)})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def sit(self, table: str) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.http.base_url.port}/ws/tables/{table}"
        cookie = self.http.cookies.get("tablestead")
        socket = self.sockets.enter_context(dial(address, {"Cookie": f"tablestead={cookie}"}))
        send(socket, type="hello")
        assert receive(socket)["type"] in ("view", "table")
        return socket

    def counted(self) -> int:
        """As its processes count them together."""
        for line in self.http.get("/metrics").text.splitlines():
            if line.startswith("tablestead_sockets "):
                return round(float(line.split()[1]))
        return 0

    def end(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        return self.process.wait(WAIT_S)


def send(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


def receive(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(socket.recv(timeout=WAIT_S))
    return message


def until_closed(socket: ClientConnection) -> tuple[list[dict[str, Any]], int | None]:
    """What still came, and the closing code."""
    heard = []
    try:
        while True:
            heard.append(receive(socket))
    except ConnectionClosed:
        return heard, socket.close_code


@contextmanager
def hosting(folder: Path, database: str, *options: str) -> Iterator[Host]:
    log = folder / "server.log"
    command = [sys.executable, "-m", "tablestead.cli", "serve", "--no-open", "--port", "0", "--lang", "en"]
    environment = {**os.environ, "PYTHONPATH": SOURCES, "TABLESTEAD_DATABASE": prepared(database)}
    with log.open("w") as file:
        process = subprocess.Popen(
            [*command, *options], stdout=subprocess.PIPE, stderr=file, text=True, env=environment
        )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line.startswith("Tablestead: http://"), line + log.read_text()
        host = Host(process, line.split()[1], log)
        with host.http, host.sockets:
            yield host
    finally:
        process.terminate()
        try:
            process.wait(WAIT_S)
        finally:
            process.kill()
            process.stdout.close()


PERSON, OTHER = {"name": "Anna"}, {"name": "Béla"}
BOT = {"name": "Bot", "bot": "random"}


HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


# Ending


@posix
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=lambda number: number.name)
def test_everyone_is_told_before_the_end(tmp_path: Path, number: signal.Signals) -> None:
    with hosting(tmp_path, str(tmp_path / "tables.sqlite3")) as host:
        busy = [host.new(*[BOT] * 4) for _ in range(3)]  # bots that play fast: a move is always under way
        tables = [host.new(PERSON, OTHER), *busy]
        watching = [host.sit(table) for table in tables for _ in range(2)]
        processes = host.children()
        assert host.end(number) in (0, -number)
        for socket in watching:
            heard, code = until_closed(socket)
            assert heard[-1]["type"] == "note"
            assert heard[-1]["kind"] == "restart"
            assert code == 1012
        assert not still_running(processes, WAIT_S)
        # It says so itself when something did not end in its time.
        assert "WARNING" not in host.log.read_text()
        assert "ERROR" not in host.log.read_text()


@posix
def test_who_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    """Their buffers are full when the end comes."""
    with hosting(tmp_path, str(tmp_path / "tables.sqlite3")) as host:
        table = host.new(PERSON, OTHER)
        with sockets.socket() as deaf:
            deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", host.http.base_url.port))
            deaf.sendall(HANDSHAKE.format(path=f"/ws/tables/{table}").encode())
            assert b"101" in deaf.recv(64)
            hello = b'{"type":"hello"}'
            deaf.sendall((b"\x81" + bytes([0x80 | len(hello)]) + bytes(4) + hello) * 90)
            reading = host.sit(table)
            for _ in range(90):  # by now the other's have come, too
                send(reading, type="ping")
                find(reading, "pong")
            assert host.end(signal.SIGTERM) in (0, -signal.SIGTERM)
            assert until_closed(reading)[1] == 1012
        assert "not everything ended" not in host.log.read_text()


# Several processes


@posix
def test_a_killed_process_is_replaced(tmp_path: Path, postgres: PostgresForTests) -> None:
    with hosting(tmp_path, postgres.empty(), "--workers", "2") as host:
        table = host.new(PERSON, OTHER)
        first, second = serving(host, 2)
        # Connections go to both by chance: come until each has some.
        watching: list[ClientConnection] = []
        while any(not connections(one, host) for one in (first, second)):
            watching.append(host.sit(table))
        assert host.counted() == len(watching)

        first.kill()
        assert not still_running([first], WAIT_S)
        gone = [socket for socket in watching if is_cut(socket)]
        assert gone
        assert len(gone) < len(watching)  # the other's go on
        assert host.http.get("/health").json() == {"status": "ok"}
        third = next(one for one in serving(host, 2) if one != second)
        while not connections(third, host):
            watching.append(host.sit(table))
        assert host.counted() == len(watching) - len(gone)

        assert host.end(signal.SIGTERM) == 0
        for socket in watching:
            if socket not in gone:
                heard, code = until_closed(socket)
                assert (heard[-1]["kind"], code) == ("restart", 1012)
        assert not still_running([second, third], WAIT_S)
        log = host.log.read_text()
        assert log.count("a server process ended with code -9") == 1
        assert "Traceback" not in log


@posix
def test_all_processes_end_with_a_killed_parent(tmp_path: Path, postgres: PostgresForTests) -> None:
    with hosting(tmp_path, postgres.fresh(), "--workers", "2") as host:
        processes = serving(host, 2)
        host.process.kill()
        assert not still_running(processes, WAIT_S)


def serving(host: Host, count: int) -> list[psutil.Process]:
    """The processes that serve, once there are so many."""
    while len(found := host.children()) < count:
        host.http.get("/health")
    return found


def connections(process: psutil.Process, host: Host) -> int:
    port = host.http.base_url.port
    found = process.net_connections(kind="tcp")
    return sum(one.status == psutil.CONN_ESTABLISHED and one.laddr.port == port for one in found)


def is_cut(socket: ClientConnection) -> bool:
    """Answers come in order, so a pong says that the socket is alive."""
    try:
        send(socket, type="ping")
        while receive(socket)["type"] != "pong":
            pass
    except ConnectionClosed:
        return True
    return False


# Health and figures


def test_health_asks_the_database(tmp_path: Path, postgres: PostgresForTests) -> None:
    with hosting(tmp_path, postgres.fresh()) as host:
        assert host.http.get("/health").json() == {"status": "ok"}
        postgres.stop()
        try:
            while host.http.get("/health").status_code == 200:  # an answer is good for a second
                pass
        finally:
            postgres.start()
        while (answer := host.http.get("/health")).status_code == 503:
            pass
        assert answer.json() == {"status": "ok"}


def test_figures_are_for_this_machine(tmp_path: Path) -> None:
    with hosting(tmp_path, str(tmp_path / "tables.sqlite3")) as host:
        host.sit(host.new(PERSON, OTHER))
        answer = host.http.get("/metrics")
        assert answer.headers["content-type"] == f"{metrics.MEDIA_TYPE}; charset=utf-8"
        assert "\ntablestead_sockets 1.0\n" in answer.text
        port = host.http.base_url.port
        for name in ("games.example.org", f"192.168.1.2:{port}", "localhost.example.org"):
            assert host.http.get("/metrics", headers={"Host": name}).status_code in (403, 404)


def test_every_figure_can_be_read(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as site:
        text = site.http.get("/metrics").text
    for figure in (
        "sockets",
        "live_tables",
        "lines",
        "refusals",
        "dropped_sockets",
        "line_seconds",
        "bot_seconds",
    ):
        assert f"# HELP tablestead_{figure}" in text


# Logs


@posix
def test_a_log_holds_no_secret(tmp_path: Path) -> None:
    """A session with all that is secret in it, and much that is worth a line."""
    with hosting(tmp_path, str(tmp_path / "tables.sqlite3"), "--log", "json") as host:
        table = host.new({"name": "Anna Karenina"}, {"name": "", "vacant": "friend"}, BOT)
        with host.sit(table) as socket:
            send(socket, type="hello")
            invite = find(socket, "table")["table"]["invite"]
            friend = plain_http(str(host.http.base_url))
            joining = {"seat": 1, "name": "Béla Bartók", "invite": invite}
            assert friend.post(f"/api/tables/{table}/join", json=joining).status_code == 201
            key = friend.post(f"/api/tables/{table}/link").json()["key"]
            phone = plain_http(str(host.http.base_url))
            assert phone.post(f"/api/tables/{table}/claim", json={"key": key}).status_code == 201
            assert phone.post(f"/api/tables/{table}/claim", json={"key": "wrong"}).status_code == 403
            send(socket, type="say", id="1", seat=0, text="a word among friends")
            send(socket, type="act", id="2", seq=0, text="nonsense")
            socket.send("{")
            find(socket, "nack")
            for closing in (False, True):
                bad = host.sit(table)
                bad.protocol.send_text(b"\xff\xff")
                if closing:
                    bad.protocol.send_close()
                bad.socket.sendall(b"".join(bad.protocol.data_to_send()))
                until_closed(bad)
        with host.sit(host.new(BOT, BOT)) as socket:
            while "process died" not in host.log.read_text("utf-8"):  # one that rests is not missed
                for worker in host.children():
                    worker.kill()
                receive(socket)
            while receive(socket)["type"] != "ev":
                pass
        cookies = [client.cookies["tablestead"] for client in (host.http, friend, phone)]
        friend.close()
        phone.close()
        host.end(signal.SIGTERM)
        lines = [json.loads(line) for line in host.log.read_text("utf-8").splitlines()]
        assert all(line.keys() >= {"time", "level", "logger", "message"} for line in lines)
        text = host.log.read_text("utf-8")
        for secret in (*cookies, invite, key, table, "Karenina", "Bartók", "a word among friends"):
            assert len(secret) > 5
            assert secret not in text
        assert "Traceback" not in text


def find(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind, or the next that holds one."""
    while True:
        message = receive(socket)
        if message["type"] == kind or kind in message:
            return message


def record(message: str, exception: BaseException | None = None, **extra: Any) -> logging.LogRecord:
    info = None if exception is None else (type(exception), exception, exception.__traceback__)
    made = logging.LogRecord("tablestead.server", logging.WARNING, "", 0, message, (), info)
    vars(made).update(extra)
    return made


def fault(text: str) -> BaseException:
    try:
        raise RuntimeError(text)
    except RuntimeError as error:
        return error


SECRETS = (
    "cookie: tablestead=kO0rkO0rkO0r; other=1",
    "/table/abc#invite=kO0rkO0rkO0r",
    "/table/abc#key=kO0rkO0rkO0r",
    "cannot reach postgresql://anna:kO0rkO0rkO0r@db/tables",
)


@pytest.mark.parametrize("lines", [JsonLines().format, TextLines().format], ids=["json", "text"])
@pytest.mark.parametrize("text", SECRETS)
def test_a_secret_in_an_errors_text_is_struck_out(lines: Callable[[Any], str], text: str) -> None:
    line = lines(record(text, fault(text), where=text))
    assert "kO0r" not in line
    assert line.count("…") == 3


def test_a_line_of_json() -> None:
    line = JsonLines().format(
        record("it broke", fault("why\nnot"), table="abcdef", n=3, color_message="x", odd=object())
    )
    assert "\n" not in line
    told = json.loads(line)
    assert told.pop("exception").endswith("RuntimeError: why\nnot")
    assert told.pop("time").endswith("Z")
    assert told == {
        "level": "warning",
        "logger": "tablestead.server",
        "message": "it broke",
        "table": "abcdef",
        "n": 3,
    }


def test_a_line_of_text() -> None:
    line = TextLines().format(record("it broke", table="abcdef"))
    assert line.partition(" ")[2] == "WARNING tablestead.server: it broke table=abcdef"


def test_what_is_not_worth_a_line() -> None:
    noise = logging.LogRecord(
        "uvicorn.error", logging.ERROR, "", 0, "Invalid UTF-8 sequence received", (), None
    )
    assert not worth_telling(noise)
    assert worth_telling(record("it broke"))


def test_a_short_id_opens_nothing() -> None:
    assert short("hYw_oq2zX-0gBxQC315ygw") == "hYw_oq"


def test_a_server_stops_for_nothing_it_will_not_find(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cycles are looked for seldom, and not in the program itself."""
    done: list[object] = []
    monkeypatch.setattr("gc.freeze", lambda: done.append("frozen"))
    monkeypatch.setattr("gc.set_threshold", lambda *often: done.append(often))
    monkeypatch.setattr(serve.Server, "run", lambda self, sockets: done.append("run"))
    monkeypatch.setattr(serve, "configure_logs", lambda logs: None)
    settings = Settings(database=str(tmp_path / "tables.sqlite3"))
    with pytest.raises(TablesteadError):  # it has not started
        serve.serve_prepared(settings, "127.0.0.1", 0, 1, "text", Words("en"), False)
    assert done == ["frozen", serve.COLLECTIONS, "run"]


def test_what_is_new_is_looked_through_in_small_parts() -> None:
    """Also where nearly all of it replaces something, as positions do, while little is added, as to a log."""
    looked_through: list[int] = []

    def noted(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            generations = range(info["generation"] + 1)
            looked_through.append(sum(len(gc.get_objects(generation)) for generation in generations))

    before = gc.get_threshold()
    gc.collect()
    gc.callbacks.append(noted)
    gc.set_threshold(*serve.COLLECTIONS)
    try:
        positions, log = [[[0] for _ in range(40)] for _ in range(5_000)], list[list[int]]()
        for line in range(20_000):
            positions[line % 5_000] = [[line] for _ in range(40)]
            log += [[line] for _ in range(4)]
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(noted)
    assert 0 < max(looked_through) < 100_000
