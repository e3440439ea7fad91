"""A real server on a free port with a real database, and people who talk to it as their pages do."""

from __future__ import annotations

import json
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from http.cookiejar import CookieJar
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tablestead.engine.rng import Rng
from tablestead.server.app import create_app
from tablestead.server.limits.guard import Guard
from tablestead.server.people.seats import COOKIE
from tablestead.server.serve import Server, configure, listen
from tablestead.server.settings import Settings
from tests.databases import prepared

WAIT_S = 120.0
"""What takes longer is stuck, however busy the machine is."""
SEED = 7
Message = dict[str, Any]
numbers = count()
"""Of sockets: an object may lie where an older one did, but no two messages have one id."""
jars: defaultdict[str, CookieJar] = defaultdict(CookieJar)
"""By database: whoever comes back to it after a restart is the same person."""


@contextmanager
def running(path: Path | str, **settings: Any) -> Iterator[Site]:
    public = "url" in settings or not settings.get("loopback", True)
    seed = None if public else SEED
    with serving(Settings(database=str(path), seed=seed, **settings)) as [site]:
        yield site


@contextmanager
def running_postgres(address: str, servers: int = 2) -> Iterator[list[Site]]:
    """Several servers on one database; the same person at each of them."""
    with serving(*[Settings(database=address, seed=SEED)] * servers) as sites:
        yield sites


@contextmanager
def serving(*settings: Settings) -> Iterator[list[Site]]:
    with ExitStack() as stack:
        houses = [stack.enter_context(closing(House(each))) for each in settings]
        yield [Site(house, jars[each.database]) for house, each in zip(houses, settings, strict=True)]


def plain_http(address: str, **more: Any) -> httpx.Client:
    """Without certificates: to read them takes longer than most requests."""
    return httpx.Client(base_url=address, timeout=WAIT_S, verify=False, **more)


class House:
    """One server, in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        up = threading.Event()
        self.database = settings.database
        prepared(settings.database)
        self.app: Guard = create_app(settings)
        self.socket = listen("127.0.0.1", 0)
        self.port = int(self.socket.getsockname()[1])
        self.server = Server(configure(self.app), up.set)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]}, daemon=True)
        self.people: list[httpx.Client] = []
        self.thread.start()
        assert up.wait(WAIT_S)

    def close(self) -> None:
        """As with Ctrl-C."""
        for http in self.people:
            http.close()
        self.server.should_exit = True
        self.thread.join(WAIT_S)
        self.socket.close()
        assert not self.thread.is_alive()


class Site:
    """A server, as one person's browser knows it."""

    def __init__(self, house: House, jar: CookieJar) -> None:
        self.house = house
        self.jar = jar
        self.http = plain_http(f"http://127.0.0.1:{house.port}", cookies=jar)
        house.people.append(self.http)

    def someone(self) -> Site:
        """Another person."""
        return Site(self.house, CookieJar())

    def at(self, site: Site) -> Site:
        """The same person at another server of the same database."""
        return Site(site.house, self.jar)

    @property
    def cookie(self) -> str:
        return next((cookie.value or "" for cookie in self.jar if cookie.name == COOKIE), "")

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.house.port}"

    def new(self, *bots: str, game: str = "ages", real_draws: bool = False, **options: Any) -> str:
        """Open a table: a bot's name for each seat, empty for a seat of one's own."""
        seats = [{"name": f"Player {seat}", "bot": bot} for seat, bot in enumerate(bots)]
        return self.open(seats, game=game, real_draws=real_draws, options=options)

    def open(self, seats: list[dict[str, str]], **more: Any) -> str:
        answer = self.post("/api/tables", **{"game": "ages", "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def wait_for(self, *vacant: str, **more: Any) -> str:
        """Open a table with a seat of one's own, Anna's, and vacant ones."""
        return self.open([{"name": "Anna"}, *({"name": "", "vacant": kind} for kind in vacant)], **more)

    def gather(self, *names: str, **more: Any) -> tuple[str, list[Site]]:
        """A running table: oneself in the first seat, and another person for each name."""
        table = self.wait_for(*["anyone"] * len(names), **more)
        people = [self.someone() for _ in names]
        for seat, (person, name) in enumerate(zip(people, names, strict=True), start=1):
            assert person.join(table, seat, name).status_code == 201
        return table, people

    def join(self, table: str, seat: int, name: str, invite: str = "") -> httpx.Response:
        return self.post(f"/api/tables/{table}/join", seat=seat, name=name, invite=invite)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def arrange(self, table: str, seats: list[dict[str, str]], **more: Any) -> httpx.Response:
        return self.http.put(f"/api/tables/{table}", json={"game": "ages", "seats": seats, **more})

    def mine(self) -> list[Message]:
        rows: list[Message] = self.http.get("/api/mine").json()
        return rows

    def record(self, table: str) -> str:
        return self.http.get(f"/api/tables/{table}/record").text

    def sit(self, table: str, hello: bool = True) -> Browser:
        return Browser(self, table, hello)


def dial(address: str, headers: dict[str, str] | None = None) -> ClientConnection:
    """A socket that is as patient as everything else here."""
    return connect(
        address,
        compression=None,
        max_size=None,
        max_queue=None,  # what is never read must not hold up the farewell
        open_timeout=WAIT_S,
        ping_interval=None,
        proxy=None,
        additional_headers=headers,
    )


class Browser:
    """One socket. `view` is what the page would show: it only changes by `view` and `ev`."""

    def __init__(self, site: Site, table: str, hello: bool, headers: dict[str, str] | None = None) -> None:
        self.table = table
        self._open = ExitStack()
        headers = {"Cookie": f"{COOKIE}={site.cookie}", **(headers or {})}
        self.socket = self._open.enter_context(dial(f"{site.address}/ws/tables/{table}", headers))
        self.number = next(numbers)
        self.count = 0
        self.last: Message = {}
        self.info: Message = {}
        """The table, as it was last told."""
        self.status = ""
        self.log: list[Message] = []
        self.chat: list[Message] = []
        """What people said, and apart from it what everyone was told about the table."""
        self.notices: list[Message] = []
        self.online: list[int] = []
        self.heard: list[str] = []
        if hello:
            self.hello()

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._open.close()

    @property
    def seq(self) -> int:
        return int(self.last["seq"])

    @property
    def view(self) -> Message:
        view: Message = self.last["view"]
        return view

    @property
    def choices(self) -> list[Message]:
        choices: list[Message] = self.last["choices"]
        return choices

    @property
    def seats(self) -> list[Message]:
        seats: list[Message] = self.info["seats"]
        return seats

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> Message:
        text = self.socket.recv(timeout=WAIT_S)
        self.heard.append(str(text))
        message: Message = json.loads(text)
        if message["type"] in ("view", "table"):
            self.info = message["table"]
            self.status = self.info["status"]
            self.online = [seat for seat, info in enumerate(self.seats) if info["online"]]
        if message["type"] == "view":
            self.last, self.log = message, message["log"]
            self.chat, self.notices = [], []
            self._read(message["chat"])
        elif message["type"] == "ev":
            assert message["seq"] == self.seq + 1
            kept = len(self.log) - message["taken_back"]
            self.last, self.log, self.status = (
                message,
                self.log[:kept] + message["entries"],
                message["status"],
            )
        elif message["type"] == "note" and message["kind"] == "chat":
            self._read(message["chat"])
        elif message["type"] == "note" and message["kind"] == "presence":
            self.online = message["online"]
        return message

    def _read(self, lines: list[Message]) -> None:
        known = {line["n"]: line for line in [*self.chat, *self.notices, *lines]}
        every = [known[n] for n in sorted(known)]
        self.chat = [line for line in every if not line["notice"]]
        self.notices = [line for line in every if line["notice"]]

    def until(self, *types: str) -> Message:
        while True:
            message = self.receive()
            if message["type"] in types:
                return message

    def note(self, kind: str) -> Message:
        while (message := self.until("note"))["kind"] != kind:
            pass
        return message

    def hello(self) -> Message:
        self.send(type="hello", last_seq=-1)
        return self.until("view", "table")

    def look(self, seat: int | None) -> Message:
        self.send(type="look", seat=seat)
        return self.until("view", "nack")

    def settle(self) -> list[Message]:
        """All that was on its way: the server answers in the order it is asked."""
        self.send(type="ping")
        heard = []
        while (message := self.receive())["type"] != "pong":
            heard.append(message)
        return heard

    def id(self) -> str:
        self.count += 1
        return f"{self.number}-{self.count}"

    def answer(self, **message: Any) -> Message:
        """Ask, and give the answer: ack, nack, hint or past."""
        message.setdefault("id", self.id())
        self.send(**message)
        while True:
            heard = self.receive()
            if heard.get("id") == message["id"]:
                return heard

    def act(self, *actions: int, text: str = "", seq: int | None = None) -> Message:
        seq = self.seq if seq is None else seq
        return self.answer(type="act", seq=seq, actions=list(actions), text=text)

    def play(self, *actions: int, text: str = "") -> None:
        """Act, and wait for the new position."""
        answer = self.act(*actions, text=text)
        assert answer["type"] == "ack", answer
        self.until("ev")

    def say(self, text: str) -> None:
        self.play(text=text)

    def undo(self, n: int | None = None) -> Message:
        n = self.last["undo"]["n"] if n is None else n
        return self.answer(type="undo", seq=self.seq, n=n)

    def command(self, command: str, seat: int = -1, bot: str = "") -> str:
        """Do something about the table: nothing when it is done, else the key of the violation."""
        return str(self.answer(type="command", command=command, seat=seat, bot=bot).get("key", ""))

    def chatter(self, text: str, seat: int = 0) -> str:
        return str(self.answer(type="say", seat=seat, text=text).get("key", ""))

    def react(self, n: int, emoji: str, seat: int = 0, on: bool = True) -> str:
        return str(self.answer(type="react", seat=seat, n=n, emoji=emoji, on=on).get("key", ""))

    def step(self, rng: Rng) -> None:
        """Wait for the bots, or play one random choice."""
        if self.choices:
            self.play(self.choices[rng.below(len(self.choices))]["action"])
        else:
            self.until("ev")

    def finish(self, rng: Rng) -> None:
        while self.status == "running":
            self.step(rng)

    def closing(self) -> tuple[int | None, str | None]:
        """Code and reason, when the server closes the socket."""
        with suppress(ConnectionClosed):
            while True:
                self.socket.recv(timeout=WAIT_S)
        return self.socket.close_code, self.socket.close_reason
