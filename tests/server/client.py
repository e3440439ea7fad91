"""A real server on a free port with a real file, and a client that talks to it as the page does."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tablestead.engine.rng import Rng
from tablestead.server.app import configure, create_app, listen

WAIT_S = 30.0
Message = dict[str, Any]


class Started(uvicorn.Server):
    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.up = threading.Event()

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self.up.set()


@contextmanager
def running(path: Path) -> Iterator[Site]:
    socket = listen("127.0.0.1", 0)
    server = Started(configure(create_app(str(path))))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [socket]}, daemon=True)
    thread.start()
    try:
        assert server.up.wait(WAIT_S)
        with httpx.Client(base_url=f"http://127.0.0.1:{socket.getsockname()[1]}", timeout=WAIT_S) as http:
            yield Site(http)
    finally:
        server.should_exit = True
        thread.join(WAIT_S)
        socket.close()
    assert not thread.is_alive()


class Site:
    def __init__(self, http: httpx.Client) -> None:
        self.http = http

    @property
    def address(self) -> str:
        return f"ws://{self.http.base_url.host}:{self.http.base_url.port}"

    def new(self, *bots: str, game: str = "ages", real: bool = False, **options: Any) -> str:
        """Open a table: a bot's name for each seat, empty for a person."""
        seats = [{"name": f"Player {seat}", "bot": bot} for seat, bot in enumerate(bots)]
        answer = self.http.post(
            "/api/tables", json={"game": game, "seats": seats, "options": options, "real": real}
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def record(self, table: str) -> str:
        return self.http.get(f"/api/tables/{table}/record").text

    def sit(self, table: str, hello: bool = True) -> Browser:
        return Browser(self, table, hello)


class Browser:
    """One socket. `view` is what the page would show: it only changes by `view` and `ev`."""

    def __init__(self, site: Site, table: str, hello: bool, headers: dict[str, str] | None = None) -> None:
        self.table = table
        self._open = ExitStack()
        opening: Any = connect(
            f"{site.address}/ws/tables/{table}", compression=None, max_size=None, additional_headers=headers
        )
        self.socket = self._open.enter_context(opening)
        self.count = 0
        self.last: Message = {}
        self.status = ""
        self.log: list[Message] = []
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

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> Message:
        text = self.socket.recv(timeout=WAIT_S)
        self.heard.append(str(text))
        message: Message = json.loads(text)
        if message["type"] == "view":
            self.last, self.log, self.status = message, message["log"], message["table"]["status"]
        elif message["type"] == "ev":
            assert message["seq"] == self.seq + 1
            kept = len(self.log) - message["taken_back"]
            self.last, self.log, self.status = message, self.log[:kept] + message["lines"], message["status"]
        return message

    def until(self, *types: str) -> Message:
        while True:
            message = self.receive()
            if message["type"] in types:
                return message

    def hello(self) -> Message:
        self.send(type="hello", last_seq=-1)
        return self.until("view")

    def look(self, seat: int | None) -> Message:
        self.send(type="look", seat=seat)
        return self.until("view", "nack")

    def id(self) -> str:
        self.count += 1
        return f"{id(self)}-{self.count}"

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
