"""A browser as the server meets it: a cookie jar, and pages that follow their tables.

A page knows its position only by `view` and `ev`, says `hello` again after a gap, comes back when its socket
breaks, to any of the addresses it knows, and then sends what was not answered again with the same id.

    browser = Browser(["http://127.0.0.1:8001", "http://127.0.0.1:8002"])
    table = await browser.create("ages", "me", "greedy", "friend")
    page = await browser.sit(table)
    while await page.my_turn():
        await page.play(page.choices[0]["action"])
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.typing import Origin

Message = dict[str, Any]

HTTP_S = 120.0
FIRST_WAIT_S, LONGEST_WAIT_S = 0.05, 1.0
FINAL = (1009, 4403, 4404, 4429)
"""Close codes after which there is no coming back."""
COOKIE = "tablestead"

encode = msgspec.json.encode
decode = msgspec.json.decode


class RequestRejected(Exception):
    """An HTTP answer that is an error."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__(f"{answer.request.method} {answer.url}: {answer.status_code} {answer.text[:300]}")
        self.status = answer.status_code
        self.key = str(answer.json().get("key", "")) if answer.text.startswith("{") else ""


class Closed(Exception):
    """The server closed the socket for good."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code


@dataclass
class Sent:
    """Something with an id. Until it is answered it is sent again after every reconnect."""

    id: str
    seq: int
    """The position it is for; -1 where that does not matter."""
    message: Message
    times: int = 0
    late: bool = False
    """When it was sent again the table had already moved on: if it is acknowledged now, it was known."""
    answer: Message | None = None
    cookie: str = ""
    """Of who sent it."""

    @property
    def key(self) -> str:
        """As it is stored: ids belong to a browser, which is known by the secret in its cookie."""
        from tablestead.server.people.seats import hashed  # brings databases, which few browsers need

        secret = self.cookie.partition(".")[0]
        return hashed(f"{hashed(secret)} {self.id}") if secret else self.id

    @property
    def acked(self) -> bool:
        return self.answer is not None and self.answer["type"] == "ack"


class Browser:
    """One cookie jar. The cookie is for the host, whatever the port: all addresses are one site."""

    numbers = count(1)

    def __init__(self, addresses: Sequence[str], seed: int = 0, source: str = "") -> None:
        self.addresses = list(addresses)
        self.source = source or None
        """The address it comes from: of loopback there are many."""
        self.number = next(self.numbers)
        self.rng = random.Random(f"{seed} {self.number}")
        # Without connections that are kept: the server may close one just when it is used again.
        limits = httpx.Limits(max_keepalive_connections=0)
        transport = httpx.AsyncHTTPTransport(verify=False, limits=limits, local_address=self.source)
        self.http = httpx.AsyncClient(timeout=HTTP_S, trust_env=False, transport=transport)
        self.pages: list[Page] = []
        self._posting = asyncio.Lock()

    async def __aenter__(self) -> Browser:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await asyncio.gather(*(page.close() for page in list(self.pages)))
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The secret; empty until a seat was given."""
        return self.http.cookies.get(COOKIE) or ""

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask any address that answers. What may have been done already is not asked twice."""
        waits = Waits(self.rng)
        while True:
            address = self.rng.choice(self.addresses)
            try:
                return await self.http.request(method, address + path, headers={"origin": address}, **more)
            except httpx.TransportError as error:
                if method == "POST" and not isinstance(error, httpx.ConnectError | httpx.ConnectTimeout):
                    raise
            await waits.wait()

    async def get(self, path: str, **more: Any) -> httpx.Response:
        return checked(await self.ask("GET", path, **more))

    async def post(self, path: str, body: object = None) -> Message:
        """One after another: two first answers at once would bring two cookies, and one would be lost."""
        async with self._posting:
            answer: Message = checked(await self.ask("POST", path, json=body)).json()
        return answer

    async def create(self, game: str, *seats: str, options: Message | None = None, **more: Any) -> str:
        """Open a table. A seat is `me`, `friend`, `anyone` or the name of a bot; `more` as in NewTable."""
        setups = [setup(word, number) for number, word in enumerate(seats, start=1)]
        body = {"game": game, "seats": setups, "options": options or {}, **more}
        return str((await self.post("/api/tables", body))["id"])

    async def join(self, table: str, seat: int, name: str = "", invite: str = "") -> None:
        name = name or f"Player {seat + 1}"
        await self.post(f"/api/tables/{table}/join", {"seat": seat, "name": name, "invite": invite})

    async def record(self, table: str, seat: int | None = None) -> str:
        query = {} if seat is None else {"seat": seat + 1}
        return (await self.get(f"/api/tables/{table}/record", params=query)).text

    async def sit(self, table: str, heard: Callable[[str], None] | None = None) -> Page:
        """Open a page at a table, and wait until it shows it."""
        page = Page(self, table, heard)
        self.pages.append(page)
        await page.until(lambda: bool(page.table))
        return page


class Page:
    """One socket at a table at a time. What it shows only changes by `view`, `ev` and `table`."""

    def __init__(self, browser: Browser, table: str, heard: Callable[[str], None] | None = None) -> None:
        self.browser = browser
        self.id = table
        self.heard = heard
        """Told of every message as it comes, before it is read."""
        self.table: Message = {}
        """The last `TableInfo`; empty until the server has said something."""
        self.last: Message = {}
        """The last `view` or `ev`; empty where there is no position to see."""
        self.log: list[Message] = []
        self.status = ""
        self.perspective: int | None = None
        """The seat asked for with `look`, as long as the server keeps them open."""
        self.sent: list[Sent] = []
        self.open = asyncio.Event()
        """Set while there is a socket on which the server has shown the table."""
        self.address = ""
        """Where the last socket was opened."""
        self.shown = 0
        """Counts `view`, `ev` and `table`."""
        self.connects = self.gaps = self.backward = 0
        """Sockets opened; `ev` that were not the next one; a `view` older than what was shown before."""
        self.failed: Exception | None = None
        """Why it does not come back."""
        self._seen: int | None = None
        self._ids = count(1)
        self._unanswered: dict[str, Sent] = {}
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._task = asyncio.create_task(self._live())

    def __str__(self) -> str:
        player, seat = (self.view["player"], self.view["seat"]) if self.last else (None, None)
        return (
            f"browser {self.browser.number}: {self.status} at {self.seq}, {player} decides, "
            f"looks through {seat}, asked for {self.perspective}, holds {self.held}, "
            f"connected {self.connects} times, {'open' if self.open.is_set() else 'not open'}, "
            f"unanswered {list(self._unanswered.values())}"
        )

    # What it shows

    @property
    def seq(self) -> int:
        return int(self.last["seq"]) if self.last else -1

    @property
    def view(self) -> Message:
        view: Message = self.last["view"]
        return view

    @property
    def choices(self) -> list[Message]:
        choices: list[Message] = self.last["choices"] if self.last else []
        return choices

    @property
    def held(self) -> list[int]:
        """The seats of this browser."""
        return [seat for seat, info in enumerate(self.table["seats"]) if info["mine"]]

    @property
    def over(self) -> bool:
        return self.status not in ("", "waiting", "running")

    # What it does

    async def until(self, ready: Callable[[], object]) -> None:
        """Wait for messages until something holds."""
        while not ready():
            if self.failed is not None:
                raise self.failed
            self._news.clear()
            await self._news.wait()

    async def send(self, **message: Any) -> None:
        """Send a message without an id, now or never."""
        await self._send(message)

    async def ask(self, type: str, seq: int = -1, **more: Any) -> Message:
        """Send something with an id, over reconnects, until it is answered."""
        id = f"{self.browser.number}-{next(self._ids)}-{self.browser.rng.getrandbits(48):x}"
        message = {"type": type, "id": id, **({"seq": seq} if seq >= 0 else {}), **more}
        sent = Sent(id, seq, message, cookie=self.browser.cookie)
        self.sent.append(sent)
        self._unanswered[id] = sent
        await self._pass_on(sent)
        await self.until(lambda: sent.answer is not None)
        assert sent.answer is not None
        return sent.answer

    async def act(self, *actions: int, text: str = "", seq: int | None = None) -> Message:
        """`ack` or `nack`."""
        return await self.ask("act", self.seq if seq is None else seq, actions=list(actions), text=text)

    async def undo(self) -> Message:
        return await self.ask("undo", self.seq, n=self.last["undo"]["n"])

    async def hello(self) -> None:
        """Ask for the whole position, and wait for it."""
        shown = self.shown
        await self._send({"type": "hello", "last_seq": self.seq})
        await self.until(lambda: self.shown > shown)

    async def look(self, seat: int | None) -> None:
        """Ask for the perspective of a seat, and wait until the server shows it, or refuses."""
        self.perspective = seat
        await self._send({"type": "look", "seat": seat})
        await self.until(lambda: self.perspective != seat or self.view["seat"] == seat)

    async def my_turn(self) -> bool:
        """Wait until there is something to choose, looking first where what the seat sees is covered.

        False when the game is over.
        """
        while not self.over:
            if self.choices:
                return True
            shown = self.shown
            if self.last and self.table["hidden"] and self.view["player"] in self.held:
                await self.look(self.view["player"])
            else:
                await self.until(lambda s=shown: self.shown > s)  # type: ignore[misc]
        return False

    async def play(self, *actions: int, text: str = "") -> Message:
        """Act, and wait for the new position; after a violation the position is asked for anew."""
        return await self._settled(self.seq, await self.act(*actions, text=text))

    async def take_back(self) -> Message:
        """Undo, and wait in the same way."""
        return await self._settled(self.seq, await self.undo())

    async def _settled(self, seq: int, answer: Message) -> Message:
        if answer["type"] == "ack":
            await self.until(lambda: self.seq > seq)
        else:
            await self.hello()
        return answer

    async def finish(self, rng: random.Random) -> None:
        """Play uniformly at random to the end of the game."""
        while await self.my_turn():
            await self.play(rng.choice(self.choices)["action"])

    def cut(self) -> None:
        """As when the network goes: no goodbye, and nothing that is under way arrives."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self in self.browser.pages:
            self.browser.pages.remove(self)

    # How it stays connected

    async def _live(self) -> None:
        waits = Waits(self.browser.rng)
        while self.failed is None:
            try:
                await self._converse(self.browser.rng.choice(self.browser.addresses), waits)
            except InvalidStatus as error:
                if error.response.status_code < 500:
                    self.failed = Closed(error.response.status_code, "handshake")
            except (OSError, TimeoutError, WebSocketException):
                pass
            except Exception as error:
                self.failed = error
            self.open.clear()
            self._socket = None
            if self.failed is None:
                await waits.wait()
        self._news.set()

    async def _converse(self, address: str, waits: Waits) -> None:
        cookie = self.browser.cookie
        opening = connect(
            f"ws{address.removeprefix('http')}/ws/tables/{self.id}",
            origin=Origin(address),
            local_addr=(self.browser.source, 0) if self.browser.source else None,
            additional_headers={"cookie": f"{COOKIE}={cookie}"} if cookie else None,
            compression=None,
            max_size=None,
            ping_interval=None,
            close_timeout=1,
            proxy=None,
        )
        async with opening as socket:
            self._socket, self.address = socket, address
            self.connects += 1
            self._seen = None
            with contextlib.suppress(ConnectionClosed):
                await self._send({"type": "hello", "last_seq": self.seq})
                while True:
                    text = await socket.recv(decode=True)
                    if self.heard is not None:
                        self.heard(text)
                    await self._read(decode(text))
                    waits.reset()
        if socket.close_code in FINAL:
            self.failed = Closed(socket.close_code or 0, socket.close_reason or "")

    async def _read(self, message: Message) -> None:
        type = message["type"]
        if type == "ev":
            if message["seq"] != self.seq + 1:
                self.gaps += 1
                await self._send({"type": "hello", "last_seq": self.seq})
                return
            self.last, self.status = message, message["status"]
            self.log = self.log[: len(self.log) - message["taken_back"]] + message["entries"]
        elif type == "view":
            self.backward += message["seq"] < self.seq
            self.last, self.log = message, message["log"]
        elif message.get("id") in self._unanswered:
            self._unanswered.pop(message["id"]).answer = message
        elif type == "nack" and message["key"] == "error-look":
            self.perspective = None
        if "table" in message:
            self.table, self.status = message["table"], message["table"]["status"]
        if "view" in message and type != "past":
            seat = message["view"]["seat"]
            if self._seen == self.perspective != seat:
                self.perspective = None  # the server has covered it
            self._seen = seat
        if type in ("view", "ev", "table"):
            self.shown += 1
        if type in ("view", "table") and not self.open.is_set():
            await self._resume()
        self._news.set()

    async def _resume(self) -> None:
        """The server is there again: look as before, and send again what it has not answered."""
        self.open.set()
        if self.perspective is not None:
            await self._send({"type": "look", "seat": self.perspective})
        for sent in list(self._unanswered.values()):
            await self._pass_on(sent)

    async def _pass_on(self, sent: Sent) -> None:
        if self.open.is_set():
            sent.late = sent.times > 0 and self.seq > sent.seq >= 0
            sent.times += 1
            await self._send(sent.message)

    async def _send(self, message: Message) -> None:
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(encode(message), text=True)


class Waits:
    """Between two tries to connect: short at first, never quite the same."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.reset()

    def reset(self) -> None:
        self.next = FIRST_WAIT_S

    async def wait(self) -> None:
        await asyncio.sleep(self.next * self.rng.uniform(0.5, 1.5))
        self.next = min(2 * self.next, LONGEST_WAIT_S)


def setup(word: str, number: int) -> Message:
    name = f"Player {number}"
    if word == "me":
        return {"name": name}
    if word in ("friend", "anyone"):
        return {"name": "", "vacant": word}
    return {"name": name, "bot": word}


def checked(answer: httpx.Response) -> httpx.Response:
    if answer.is_error:
        raise RequestRejected(answer)
    return answer
