"""The abuse test: `python -m tests.online.abuse --messages 100000 [--database postgres] [--http 300]`.

Hostile messages of every kind, at tables where the abuser holds nothing and at tables where he holds a seat
but never does what he may, in four equal rounds. Then: every table's rows and records are what they were, its
owner's socket stayed open, nothing was seen by another's perspective, the server wrote of no fault, its
memory does not grow from round to round, and it still plays a whole game. `--http` adds Schemathesis.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import itertools
import json
import random
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast, get_args

import asyncpg
import httpx
import msgspec
import psutil
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Opcode

import tablestead as ts
from tablestead.server import wire
from tests.online.driver import COOKIE, Browser, Message, Page, RequestRejected
from tests.online.games import half_played
from tests.online.servers import Server, database, serving

LIFE = 40
"""Messages of one socket: most are read at once, before the server slows a talker down."""
LONG_LIFE = 80
"""Now and then more, so that it does."""
WAIT_S = 60.0
IDLE_SHARE = 5000
"""For so many messages, one connection of each kind that is left open and says nothing or does not listen."""
FAIR_LINES = 5
GROWTH_MIB = 8.0
"""The second half may leave so much more memory in use than the first: what lies free in between varies, and
unreachable cycles are looked for seldom. A leak of a kB a message is more, in a long run."""
ROUNDS = 4
TOO_LARGE = 64 * 1024 + 1
UNSAFE = "\x00\x07\x1b\x7f\x85\u2028\u2029\u202a\u202e\u2066\u2069\ufeff"
"""Characters that do something instead of being seen."""
WORDS = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    "&lt;b&gt; &#x202e;",
    "'; DROP TABLE event; --",
    "{{7*7}} ${7*7} %s %n {0}",
    "one\ntwo\r\nthree",
    *(f"a{character}b" for character in UNSAFE),
    "Ж" * 39,
    "👩‍👩‍👧‍👦",
)
NUMBERS: list[int] = [-(2**70), -(2**31), -2, -1, *range(12), 99, 2**31, 2**53, 2**63, 2**70]
OWN_COMMANDS = {"stand-in", "return", "resign", "agree", "disagree", "decline"}
"""What who holds a seat may do about it."""

Json = Any


# The tables


@dataclass
class Target:
    """A table, and what one must know of it to go wrong on purpose."""

    id: str
    owner: Page
    mine: int | None = None
    """The abuser's seat."""
    watched: bool = True
    """Strangers may see it."""

    @property
    def seq(self) -> int:
        return max(0, self.owner.seq)

    @property
    def ids(self) -> list[str]:
        """What the owner sent and the table remembers."""
        return [sent.id for sent in self.owner.sent]


class Abuser:
    """A browser that holds seats at some tables, its targets, and what came of it all."""

    def __init__(self, browser: Browser, targets: Sequence[Target], seed: int) -> None:
        self.browser = browser
        self.targets = targets
        self.rng = random.Random(seed)
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.closings: Counter[str] = Counter()
        self.faults: list[str] = []
        self.numbers = itertools.count(1)

    def fault(self, what: str) -> None:
        self.faults.append(what)

    def choose(self) -> Target:
        return self.rng.choice(self.targets)


async def open_targets(owner: Browser, abuser: Browser, rng: random.Random) -> list[Target]:
    """For each title a half-played game where the abuser is nobody, and one for each of two seats he holds;
    then one that nobody may watch, and one that waits for a friend."""
    targets: list[Target] = []
    for game in ts.game_ids():
        record = half_played(game, 2, seed=1).text()
        table = str((await owner.post("/api/import", {"text": record}))["id"])
        page = await owner.sit(table)
        await page.my_turn()
        await page.play(rng.choice(page.choices)["action"])  # an id that can be used again
        targets.append(Target(table, page))
        for mine in 0, 1:
            targets.append(await open_shared(owner, abuser, game, mine, rng))
    for seats, watch in (("me", "me"), False), (("me", "friend"), True):
        table = await owner.create("ages", *seats, watch=watch)
        targets.append(Target(table, await owner.sit(table), watched=False))
    return targets


async def open_shared(owner: Browser, abuser: Browser, game: str, mine: int, rng: random.Random) -> Target:
    """A table where the abuser has played fair for a while."""
    table = await owner.create(game, *("friend" if seat == mine else "me" for seat in range(2)))
    page = await owner.sit(table)
    await abuser.join(table, mine, "Mallory", page.table["invite"])
    other = await abuser.sit(table)
    for _ in range(FAIR_LINES):
        await page.until(lambda: bool(page.last))
        player = page.view["player"]
        actor = other if player == mine else page
        await actor.my_turn()
        await actor.play(rng.choice(actor.choices)["action"])
        await page.until(lambda seq=actor.seq: page.seq >= seq)  # type: ignore[misc]
    await other.close()
    return Target(table, page, mine)


# What is sent: the name of each maker is the kind it is counted under


@dataclass
class Frame:
    """A message, or raw bytes for the wire; `ack` is the id that may be acknowledged."""

    data: str | bytes
    raw: bool = False
    ack: str = ""


def text(message: Json, ack: str = "") -> Frame:
    return Frame(json.dumps(message), ack=ack)


Maker = Callable[[Abuser, Target], Frame]


def a_number(abuser: Abuser) -> int:
    return abuser.rng.choice(NUMBERS)


def an_id(abuser: Abuser) -> str:
    return f"mallory {next(abuser.numbers)}"


def an_action(abuser: Abuser, target: Target) -> int:
    """Never one the abuser could play: on his own turn all are far too large."""
    player = target.owner.view["player"] if target.owner.last else -1
    if target.mine is not None and player == target.mine:
        return abuser.rng.randrange(10**6, 2**31)
    choices = target.owner.choices
    return int(abuser.rng.choice(choices)["action"]) if choices else abuser.rng.randrange(5000)


def noise(abuser: Abuser, target: Target) -> Frame:
    return Frame(abuser.rng.randbytes(abuser.rng.randrange(200)))


def gibberish(abuser: Abuser, target: Target) -> Frame:
    ranges = [(0, 128), (128, 0xD800), (0xE000, 0x110000)]
    some = (abuser.rng.randrange(*abuser.rng.choice(ranges)) for _ in range(abuser.rng.randrange(100)))
    return Frame("".join(map(chr, some)))


def deep(abuser: Abuser, target: Target) -> Frame:
    depth = abuser.rng.choice([10, 500, 5_000, 20_000])
    opening, closing = abuser.rng.choice([("[", "]"), ('{"a":', "}")])
    closing *= abuser.rng.randrange(2)
    inside = opening * min(depth, 60_000 // (len(opening) + len(closing)))
    inside += "1" + closing * inside.count(opening)
    key = abuser.rng.choice(["last_seq", "more", "type", "actions"])
    return Frame(f'{{"type": "hello", "{key}": {inside}}}')


def numbers(abuser: Abuser, target: Target) -> Frame:
    """Numbers that are none, or too large, for every field that takes one."""
    kind = abuser.rng.choice(KINDS)
    number = abuser.rng.choice(
        ["1e999", "-1e999", "NaN", "Infinity", "-1", "1.5", "1e3", "0x10", "1" * 5000, "1e-999", str(2**70)]
    )
    fields = [
        f'"{one.name}": {number if hint(one) == "number" else json.dumps(good(one, abuser))}'
        for one in fields_of(kind)
    ]
    return Frame("{" + ", ".join([f'"type": "{tag(kind)}"', *fields]) + "}")


def wrong_types(abuser: Abuser, target: Target) -> Frame:
    """One field of a message is of another type, missing, or of a wild value."""
    kind = abuser.rng.choice(KINDS)
    message = example(kind, abuser)
    wrong: list[Json] = [None, True, 1.5, -1, "", "x" * 65, "\x00", [], {}, [[1]], {"a": 1}, ["1"], [None]]
    if fields_of(kind):
        name = abuser.rng.choice(fields_of(kind)).name
        if abuser.rng.random() < 0.1:
            del message[name]
        else:
            message[name] = abuser.rng.choice(wrong)
    if "seq" in message:  # so that nothing can come of it, whatever is let through
        message["seq"] = message["seq"] if message["seq"] in wrong else a_number(abuser) + 10**6
    if message["type"] == "command" or message.get("seat") == target.mine:
        message["seat"] = 77 if isinstance(message.get("seat"), int) else message.get("seat", 77)
    return text(message)


def unknown(abuser: Abuser, target: Target) -> Frame:
    kind = abuser.rng.choice(["dance", "ev", "view", "ack", "nack", "table", "note", "", "ACT", "act "])
    return text({"type": kind, "id": an_id(abuser), "seq": target.seq})


def cut(abuser: Abuser, target: Target) -> Frame:
    """A good message that ends in the middle."""
    whole = json.dumps(example(abuser.rng.choice(KINDS), abuser))
    return Frame(whole[: abuser.rng.randrange(1, len(whole))])


def doubled(abuser: Abuser, target: Target) -> Frame:
    """Two messages in one, keys given twice, or more after the end."""
    one = json.dumps({"type": "hello", "last_seq": 1})
    both = [one + one, f"[{one},{one}]", one + "\x00", one[:-1] + ', "last_seq": "x"}', "\ufeff" + one]
    return Frame(abuser.rng.choice(both))


def wrong_seq(abuser: Abuser, target: Target) -> Frame:
    seq = target.seq + abuser.rng.choice([-1, 1, -2, 2, -1000, 10**6, 2**62])
    if abuser.rng.randrange(2):
        return text({"type": "undo", "id": an_id(abuser), "seq": seq, "n": a_number(abuser)})
    message = {"type": "act", "id": an_id(abuser), "seq": seq, "actions": [an_action(abuser, target)]}
    return text(message)


def foreign_turn(abuser: Abuser, target: Target) -> Frame:
    """What the owner could play, for the position there is."""
    actions = [an_action(abuser, target)] * abuser.rng.choice([1, 1, 1, 2, 200, 201, 2000])
    return text({"type": "act", "id": an_id(abuser), "seq": target.seq, "actions": actions})


def bad_notation(abuser: Abuser, target: Target) -> Frame:
    line = abuser.rng.choice(
        ["", " ", "?", "* ?", "1 1", "roll\nroll", "\x00", "..", "end end end ?", "é" * 9999]
    )
    line = f"{line} {abuser.rng.choice(WORDS)} ?"
    return text({"type": "act", "id": an_id(abuser), "seq": target.seq, "text": line})


def foreign_undo(abuser: Abuser, target: Target) -> Frame:
    offered = {target.owner.last["undo"]["n"] if target.owner.last else 0, *range(1, 9)}
    count = (
        abuser.rng.choice([-1, 0, 99, 2**40]) if target.mine is not None else abuser.rng.choice([*offered])
    )
    return text({"type": "undo", "id": an_id(abuser), "seq": target.seq, "n": count})


def replayed(abuser: Abuser, target: Target) -> Frame:
    """An id the table has seen, also on another socket and for something else: at most acknowledged again."""
    id = abuser.rng.choice([*target.ids, "", "x" * 65, "x" * 60_000])
    others: list[Message] = [
        {"type": "act", "seq": target.seq, "actions": [an_action(abuser, target)]},
        {"type": "act", "seq": 0, "text": "end"},
        {"type": "undo", "seq": target.seq, "n": 1000},
        {"type": "command", "command": "unwatch"},
        {"type": "say", "seat": 77, "text": "again"},
        {"type": "react", "seat": 77, "n": 1, "emoji": "👍"},
    ]
    return text({"id": id, **abuser.rng.choice(others)}, ack=id)


def foreign_perspective(abuser: Abuser, target: Target) -> Frame:
    return text({"type": "look", "seat": abuser.rng.choice([0, 1, 2, 3, -1, -2, 5, 2**40, None])})


def no_such_past(abuser: Abuser, target: Target) -> Frame:
    return text(
        {"type": "at", "id": an_id(abuser), "seq": abuser.rng.choice([-1, -(2**60), 10**4, 2**62, 2**70])}
    )


def no_right(abuser: Abuser, target: Target) -> Frame:
    hosts = ["free", "fill", "watch", "unwatch", "hints", "no-hints"]
    command = abuser.rng.choice([*hosts, *OWN_COMMANDS, "", "dance", "__class__"])
    seats = [-1, 0, 1, 2, 9, -(2**40), 2**62]
    if command in OWN_COMMANDS and target.mine is not None:
        seats.remove(target.mine)
    bot = abuser.rng.choice(["", "random", "greedy", "mcts", "oracle", "x" * 10_000])
    seat = abuser.rng.choice(seats)
    return text({"type": "command", "id": an_id(abuser), "command": command, "seat": seat, "bot": bot})


def hint_for_another(abuser: Abuser, target: Target) -> Frame:
    """On his own turn he may ask, if he asks well."""
    return text(
        {"type": "hint", "id": an_id(abuser) if target.mine is None else abuser.rng.choice([1, None, []])}
    )


def said_for_another(abuser: Abuser, target: Target) -> Frame:
    seat = abuser.rng.choice([one for one in (-1, 0, 1, 2, 2**40) if one != target.mine])
    if abuser.rng.randrange(2):
        emoji = abuser.rng.choice([*wire.REACTIONS, "<b>", "x" * 1000, ""])
        return text(
            {"type": "react", "id": an_id(abuser), "seat": seat, "n": a_number(abuser), "emoji": emoji}
        )
    return text({"type": "say", "id": an_id(abuser), "seat": seat, "text": abuser.rng.choice(WORDS)})


def chat_flood(abuser: Abuser, target: Target) -> Frame:
    """Where he has a seat he may talk, though not much and not for long."""
    id = an_id(abuser)
    words = abuser.rng.choice([*WORDS, "", " \t ", "x" * 501, "x" * 60_000, "\x00"])
    if abuser.rng.random() < 0.2:
        emoji = abuser.rng.choice([*wire.REACTIONS, "<b>"])
        return text(
            {"type": "react", "id": id, "seat": target.mine, "n": a_number(abuser), "emoji": emoji}, id
        )
    return text({"type": "say", "id": id, "seat": target.mine, "text": words}, ack=id)


def hello_again(abuser: Abuser, target: Target) -> Frame:
    return text({"type": "hello", "last_seq": a_number(abuser) if abuser.rng.randrange(2) else -1})


def ping(abuser: Abuser, target: Target) -> Frame:
    return text({"type": "ping"})


# Messages after which the server ends the conversation


def too_large(abuser: Abuser, target: Target) -> Frame:
    return Frame("x" * abuser.rng.choice([TOO_LARGE, 2 * TOO_LARGE, 10 * TOO_LARGE, 17 * 2**20]))


def bad_utf8(abuser: Abuser, target: Target) -> Frame:
    bad = abuser.rng.choice(
        [b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b'{"type": "\xe2\x82"}']
    )
    return Frame(masked(bad, Opcode.TEXT), raw=True)


def bad_frames(abuser: Abuser, target: Target) -> Frame:
    """What the protocol of sockets forbids."""
    hello = b'{"type": "hello"}'
    frames = [
        masked(hello, 0x3),  # a reserved kind
        masked(hello, Opcode.TEXT, first=0xC0),  # a reserved bit
        bytes([0x81, len(hello)]) + hello,  # not masked
        masked(b"x" * 126, Opcode.PING),  # a control frame that is too long
        masked(hello, Opcode.CONT),  # goes on with nothing
        masked(hello, Opcode.TEXT, first=0x00) + masked(hello, Opcode.TEXT),  # a start within a start
        masked(b"\x00", Opcode.CLOSE),  # half a code
        masked(b"\x03\xed", Opcode.CLOSE),  # a code that may not be sent
        b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff",  # of 2^64 bytes
        abuser.rng.randbytes(64),
    ]
    return Frame(abuser.rng.choice(frames), raw=True)


def half_a_frame(abuser: Abuser, target: Target) -> Frame:
    whole = masked(b'{"type": "hello"}' * 100, Opcode.TEXT)
    return Frame(whole[: abuser.rng.randrange(1, len(whole))], raw=True)


MAKERS: Sequence[Maker] = (
    *(noise, gibberish, deep, numbers, wrong_types, wrong_types, wrong_types, unknown, cut, doubled),
    *(wrong_seq, wrong_seq, foreign_turn, foreign_turn, bad_notation, foreign_undo, replayed, replayed),
    *(
        foreign_perspective,
        no_such_past,
        no_right,
        no_right,
        hint_for_another,
        said_for_another,
        hello_again,
        ping,
    ),
)
LAST: Sequence[Maker] = (too_large, bad_utf8, bad_frames, half_a_frame)

KINDS = cast(Sequence[type[msgspec.Struct]], get_args(wire.Incoming))


def fields_of(kind: type[msgspec.Struct]) -> Sequence[msgspec.structs.FieldInfo]:
    return msgspec.structs.fields(kind)


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def hint(one: msgspec.structs.FieldInfo) -> str:
    return "number" if one.type in (int, int | None) else ""


def good(one: msgspec.structs.FieldInfo, abuser: Abuser) -> Json:
    """A value of the right type; that it means nothing is for the maker to see to."""
    if hint(one):
        return 10**6 + abuser.rng.randrange(1000)
    return an_id(abuser) if one.type is str else []


def example(kind: type[msgspec.Struct], abuser: Abuser) -> Message:
    return {"type": tag(kind), **{one.name: good(one, abuser) for one in fields_of(kind)}}


def masked(data: bytes, opcode: int, first: int = 0x80) -> bytes:
    """A frame as a browser would send it, but for what was asked to be wrong."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    mask = b"\x01\x02\x03\x04"
    return bytes([first | opcode]) + length + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))


# One socket after the other


async def abuse_sockets(abuser: Abuser, messages: int, sockets: int) -> None:
    left = itertools.count(messages, -LIFE)

    async def one_after_the_other() -> None:
        while next(left) > 0:
            await live(abuser)

    await asyncio.gather(*(one_after_the_other() for _ in range(sockets)))


async def live(abuser: Abuser) -> None:
    """Opens a socket, sends a lot, waits until all of it was read, and goes or is thrown out."""
    rng, target = abuser.rng, abuser.choose()
    cookie = rng.choice([abuser.browser.cookie] * 4 + ["", "x", "A" * 43, abuser.browser.cookie[:-1] + "_"])
    known = cookie == abuser.browser.cookie
    mine = target.mine if known else None
    makers = [*MAKERS, *([chat_flood] if mine is not None else [])]
    async with knock(abuser, target.id, cookie) as socket:
        listener = Listener(abuser, target, mine, socket)
        try:
            for _ in range(LIFE if rng.randrange(20) else LONG_LIFE):
                await send(abuser, listener, rng.choice(makers))
            await listener.until_read()
            if rng.randrange(2):
                await send(abuser, listener, rng.choice(LAST))
                if rng.randrange(2):
                    socket.transport.abort()
        except ConnectionClosed:
            pass
        finally:
            await listener.end()
    code = socket.close_code
    abuser.closings[str(code)] += 1
    if code not in (1000, 1002, 1006, 1007, 1009):
        abuser.fault(f"closed with {code} {socket.close_reason}")


async def send(abuser: Abuser, listener: Listener, maker: Maker) -> None:
    frame = maker(abuser, listener.target)
    if frame.ack:
        listener.may_ack.add(frame.ack)
    abuser.sent[maker.__name__] += 1
    if frame.raw:
        assert isinstance(frame.data, bytes)
        listener.socket.transport.write(frame.data)
    else:
        await listener.socket.send(frame.data)


def knock(abuser: Abuser, table: str, cookie: str) -> connect:
    address = abuser.browser.addresses[0]
    return connect(
        f"ws{address.removeprefix('http')}/ws/tables/{table}",
        additional_headers={"cookie": f"{COOKIE}={cookie}"} if cookie else None,
        compression=None,
        max_size=None,
        ping_interval=None,
        open_timeout=WAIT_S,
        close_timeout=1,
        proxy=None,
    )


def is_seen(words: str) -> bool:
    """Every character shows itself, but for the one that joins emoji."""
    return words.replace("\u200d", "").isprintable()


class Listener:
    """Hears every answer, and judges it."""

    def __init__(self, abuser: Abuser, target: Target, mine: int | None, socket: ClientConnection) -> None:
        self.abuser = abuser
        self.target = target
        self.mine = mine
        self.socket = socket
        self.may_ack: set[str] = set()
        self._last = an_id(abuser)
        self._read = asyncio.Event()
        self._task = asyncio.create_task(self._listen())

    async def until_read(self) -> None:
        """Answers come in order: when a last question was answered, everything before it was read."""
        await self.socket.send(json.dumps({"type": "at", "id": self._last, "seq": -1}))
        ended = asyncio.create_task(self.socket.wait_closed())
        read = asyncio.create_task(self._read.wait())
        await asyncio.wait([ended, read], timeout=WAIT_S, return_when=asyncio.FIRST_COMPLETED)
        if not (read.done() or ended.done()):
            self.abuser.fault("no answer")
        ended.cancel()
        read.cancel()

    async def end(self) -> None:
        await self.socket.close()
        await self._task

    async def _listen(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                self._judge(msgspec.json.decode(await self.socket.recv()))

    def _judge(self, message: Message) -> None:
        kind = message["type"]
        key = message.get("key", "")
        if message.get("id") == self._last:
            self._read.set()
        self.abuser.answers[f"{kind} {key}".strip()] += 1
        fault = ""
        if kind == "nack":
            fault = "an error of the server" if key in ("error-server", "error-storage") else ""
        elif kind == "ack":
            fault = "" if message["id"] in self.may_ack else "acknowledged"
        elif kind in ("view", "past"):
            seat = message["view"]["seat"]
            held = [
                number for number, one in enumerate(message.get("table", {}).get("seats", [])) if one["mine"]
            ]
            if seat not in (None, self.mine) or held not in ([], [self.mine]):
                fault = "seen by another's perspective"
            elif not self.target.watched:
                fault = "seen without leave"
            elif message.get("table", {}).get("invite"):
                fault = "told the invite"
        elif kind == "note" and message["kind"] == "chat":
            said = [line["text"] for line in message["chat"]]
            fault = "" if all(is_seen(words) for words in said) else "unsafe"
        elif kind == "hint":  # he may ask for his own turn, whatever the id
            fault = "" if self.mine is not None else "advised"
        elif kind not in ("table", "note", "pong"):
            fault = "unexpected"
        if fault:
            self.abuser.fault(f"{fault}: {msgspec.json.encode(message)[:300].decode(errors='replace')}")


# Those who say nothing, or do not listen


@contextlib.asynccontextmanager
async def silent(abuser: Abuser, count: int) -> AsyncIterator[None]:
    """Connections left open: without a handshake, within one, without a hello, and without reading."""
    address = httpx.URL(abuser.browser.addresses[0])
    half = f"GET /ws/tables/{abuser.choose().id} HTTP/1.1\r\nHost: {address.netloc.decode()}\r\nUpgrade: web"
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(count):
            for words in (b"", half.encode()):
                _, writer = await asyncio.open_connection(address.host, address.port)
                writer.write(words)
                stack.callback(writer.transport.abort)
            await stack.enter_async_context(knock(abuser, abuser.choose().id, ""))
            deaf = await stack.enter_async_context(knock(abuser, abuser.choose().id, abuser.browser.cookie))
            stack.callback(deaf.transport.abort)
            for _ in range(LIFE):
                await deaf.send('{"type": "hello"}')
            abuser.sent["deaf"] += LIFE
        yield


async def wrong_doors(abuser: Abuser, count: int) -> None:
    """Addresses where no table is, other sites, and cookies that are none."""
    rng = abuser.rng
    address = abuser.browser.addresses[0]
    base = f"ws{address.removeprefix('http')}"
    for _ in range(count):
        table = rng.choice(["nowhere", "%00", "%ff", "x" * 5000, "..%2f..", "é", abuser.choose().id])
        headers = {
            "origin": rng.choice(["null", "http://evil.example", address, "", "file://"]),
            "cookie": rng.choice(
                [f"{COOKIE}=" + "x" * 6000, "=;=;", f"{COOKIE}={UNSAFE[7:].encode()!r}", "a=b"]
            ),
        }
        try:
            async with connect(
                f"{base}/ws/tables/{table}",
                additional_headers=headers,
                compression=None,
                open_timeout=WAIT_S,
                proxy=None,
            ) as socket:
                with contextlib.suppress(ConnectionClosed):  # it may have been answered and closed already
                    await socket.send('{"type": "hello"}')
                heard = json.loads(await socket.recv())
                if heard["type"] not in ("nack", "view", "table") or heard.get("key") == "error-server":
                    abuser.fault(f"wrong door: {heard}")
                abuser.answers[f"door {heard['type']} {heard.get('key', '')}".strip()] += 1
        except InvalidStatus as error:
            status = error.response.status_code
            abuser.answers[f"door {status}"] += 1
            if status >= 500:
                abuser.fault(f"wrong door: {status}")
        abuser.sent["wrong_doors"] += 1


# HTTP


async def abuse_http(abuser: Abuser, count: int) -> None:
    """Requests that would change or show what is not the abuser's."""
    rng = abuser.rng
    async with httpx.AsyncClient(base_url=abuser.browser.addresses[0], timeout=WAIT_S) as http:
        for _ in range(count):
            target = abuser.choose()
            path = f"/api/tables/{target.id}"
            seat, words = a_number(abuser), rng.choice(WORDS)
            theirs = 2 - (target.mine or 0) if target.mine is not None else rng.choice([1, 2])
            method, where, body = rng.choice(
                [
                    (
                        "POST",
                        f"{path}/join",
                        {"seat": seat, "name": words, "invite": rng.choice(["", "x", words])},
                    ),
                    ("POST", f"{path}/join", {"seat": "0", "name": None}),
                    ("POST", f"{path}/claim", {"key": rng.choice(["", "x", "A" * 43, words])}),
                    ("POST", f"{path}/rematch", None),
                    ("DELETE", path, None),
                    ("GET", f"{path}/record?seat={rng.choice([0, -1, 99, 2**70, 'x'])}", None),
                    ("GET", f"{path}/review", None),
                    ("POST", "/api/tables", {"game": words, "seats": []}),
                    ("POST", "/api/tables", {"game": "ages", "seats": [{"name": words, "bot": words}]}),
                    ("POST", "/api/import", {"text": words}),
                    ("PUT", path, None),
                    ("GET", f"/{rng.choice(['%00', '..%2f..%2fetc%2fpasswd', 'x' * 5000, '%ff%fe'])}", None),
                ]
            )
            cookie = rng.choice([abuser.browser.cookie, "", "A" * 43])
            headers = {"cookie": f"{COOKIE}={cookie}"} if cookie else {}
            raw = rng.choice([None, None, None, b"\xff\xfe", b"[" * 50_000, b"{", b"x" * 70_000])
            content = raw if body is not None and raw is not None else json.dumps(body).encode()
            answer = await http.request(method, where, content=content, headers=headers)
            http.cookies.clear()
            abuser.answers[f"HTTP {answer.status_code}"] += 1
            abuser.sent["http"] += 1
            # who has a seat may ask for it again, since the answer may have been lost
            own = target.mine == seat and where.endswith("/join") and cookie == abuser.browser.cookie
            if not 400 <= answer.status_code < 500 and method != "GET" and not (own and answer.is_success):
                abuser.fault(f"{method} {where} {content[:200]!r}: {answer.status_code} {answer.text[:200]}")
            elif answer.status_code >= 500:
                abuser.fault(f"{method} {where}: {answer.status_code}")
            secret = await http.get(f"{path}/record", params={"seat": theirs}, headers=headers)
            http.cookies.clear()
            if secret.is_success and target.owner.table["hidden"]:
                abuser.fault(f"the record of seat {theirs} was given away")


async def names(abuser: Abuser) -> None:
    """A name comes back as plain text on one line, or is refused."""
    async with Browser(abuser.browser.addresses) as browser:
        for words in WORDS:
            seats = [{"name": words}, {"name": words}]
            try:
                table = (await browser.post("/api/tables", {"game": "ages", "seats": seats}))["id"]
            except RequestRejected as error:
                abuser.answers[f"name {error.key}"] += 1
                continue
            [row] = [row for row in (await browser.get("/api/mine")).json() if row["id"] == table]
            found = {seat["name"] for seat in row["seats"]}
            lines = (await browser.record(table)).split("\n")
            page = await browser.sit(table)
            found |= {seat["name"] for seat in page.table["seats"]}
            found |= {
                line.removeprefix(f"seat {n}: ")
                for n in (1, 2)
                for line in lines
                if line.startswith(f"seat {n}: ")
            }
            [name] = found or {""}
            if not is_seen(name) or (is_seen(words) and name != words):
                abuser.fault(f"the name {words!r} became {found}")
            await page.close()
            checked = await browser.ask("DELETE", f"/api/tables/{table}")
            assert checked.status_code == 204, checked.text
            abuser.answers["name kept"] += 1


def run_schemathesis(address: str, cookie: str, tables: Sequence[str], examples: int) -> Counter[str]:
    """Every operation of the API's own description, with made-up and with real tables."""
    import schemathesis
    from hypothesis import HealthCheck, Phase, given, settings
    from hypothesis import strategies as st
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

    counted: Counter[str] = Counter()
    schema = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")
    for found in schema.get_all_operations():
        operation = cast(Any, found).ok()

        @settings(
            max_examples=examples,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate],
        )
        @given(case=operation.as_strategy(), table=st.sampled_from(["", *tables]))
        def call(case: Any, table: str) -> None:
            if table and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            sends = cookie and case.operation.label != "DELETE /api/me"  # he is needed later
            case.call_and_validate(
                checks=[not_a_server_error, status_code_conformance, response_schema_conformance],
                headers={"Cookie": f"{COOKIE}={cookie}"} if sends else {},
            )
            counted[case.operation.label] += 1

        call()
    return counted


# Before and after


Rows = dict[str, list[tuple[Any, ...]]]
PASSING = {"lease", "lease_until", "seen"}
"""Which process looks after a table, and when somebody was last there, is no part of it."""


async def stored(url: str, tables: Sequence[str], abuser: str) -> Rows:
    """All rows of these tables, read without the server's code; but for chat, and links to his own seat."""
    ids = ", ".join(f"'{table}'" for table in tables)
    rows: Rows = {}
    for name, key in (
        ("game_table", "id"),
        ("event", "table_id"),
        ("holder", "table_id"),
        ("link", "table_id"),
    ):
        found = await select(url, f'SELECT * FROM "{name}" WHERE {key} IN ({ids}) ORDER BY 1, 2')
        rows[name] = [tuple(value for column, value in row.items() if column not in PASSING) for row in found]
    rows["link"] = [row for row in rows["link"] if abuser not in row]
    return rows


async def select(url: str, query: str) -> list[dict[str, Any]]:
    if url.startswith("postgres"):
        connected = await asyncpg.connect(url)
        try:
            return [dict(row) for row in await connected.fetch(query)]
        finally:
            await connected.close()
    with contextlib.closing(sqlite3.connect(f"file:{url}?mode=ro", uri=True)) as connection:
        connection.row_factory = sqlite3.Row
        return [dict(row) for row in connection.execute(query)]


async def records(owner: Browser, targets: Sequence[Target]) -> list[str]:
    """What the owner's seats see."""
    seats = [(target, seat) for target in targets for seat in target.owner.held]
    running = [(target, seat) for target, seat in seats if target.owner.status == "running"]
    return [await owner.record(target.id, seat) for target, seat in running]


async def memory(server: Server, targets: Sequence[Target]) -> float:
    """MiB that are the server's alone, once only the owner's sockets are open."""
    async with httpx.AsyncClient(timeout=WAIT_S) as http, asyncio.timeout(WAIT_S):
        while True:
            figures = (await http.get(f"{server.address}/metrics")).text
            [line] = [line for line in figures.splitlines() if line.startswith("tablestead_sockets")]
            if float(line.split()[-1]) <= len(targets):
                return float(psutil.Process(server.pid).memory_full_info().uss) / 2**20
            await asyncio.sleep(0.1)


@dataclass
class Report:
    sent: Counter[str]
    answers: Counter[str]
    closings: Counter[str]
    mib: list[float]
    faults: list[str]


async def abuse(
    folder: Path, messages: int, sockets: int, seed: int, kind: str = "sqlite", examples: int = 0
) -> Report:
    """Equal rounds; memory is measured after each, and may grow in the first half only."""
    async with database(kind, folder) as file, serving(file.url, folder) as [server]:
        url, address = file.url, [server.address]
        async with Browser(address, seed) as owner, Browser(address, seed) as mallory:
            rng = random.Random(seed)
            targets = await open_targets(owner, mallory, rng)
            abuser = Abuser(mallory, targets, seed)
            ids = [target.id for target in targets]
            mine = hashlib.sha256(mallory.cookie.partition(".")[0].encode()).hexdigest()
            shown = [target.owner.shown for target in targets]
            before = (
                await stored(url, ids, mine),
                await records(owner, targets),
                [page.seq for page in owner.pages],
            )
            mib = []
            for _ in range(ROUNDS):
                async with silent(abuser, 1 + messages // IDLE_SHARE):
                    await abuse_sockets(abuser, messages // ROUNDS, sockets)
                await wrong_doors(abuser, messages // 1000)
                await abuse_http(abuser, messages // 200)
                await names(abuser)
                mib.append(await memory(server, targets))
            if examples:
                for cookie in mallory.cookie, "":
                    counted = await asyncio.to_thread(run_schemathesis, server.address, cookie, ids, examples)
                    abuser.sent["schemathesis"] += counted.total()
            after = (
                await stored(url, ids, mine),
                await records(owner, targets),
                [page.seq for page in owner.pages],
            )
            if before != after:
                abuser.fault(f"a table changed: {differences(before, after)}")
            for target, count in zip(targets, shown, strict=True):
                target_news = target.owner
                if target_news.failed is not None or target_news.connects != 1 or target_news.shown < count:
                    abuser.fault(f"an owner lost the table: {target_news.failed}")
            if (growth := mib[-1] - mib[ROUNDS // 2 - 1]) > GROWTH_MIB:
                abuser.fault(f"the second half took {growth:.1f} MiB more")
            await play_on(owner, rng, abuser)
    for line in server.complaints():
        abuser.fault(f"the server wrote: {line}")
    return Report(abuser.sent, abuser.answers, abuser.closings, mib, abuser.faults)


def differences(before: Any, after: Any) -> str:
    rows = [row for name in before[0] for row in {*before[0][name]} ^ {*after[0][name]}]
    return repr(rows[:3] or "records or positions")[:1000]


async def play_on(owner: Browser, rng: random.Random, abuser: Abuser) -> None:
    """A whole game, as if nothing had been."""
    table = await owner.create("ages", "me", "me")
    page = await owner.sit(table)
    await page.finish(rng)
    if ts.parse_record(await owner.record(table)).end != "finished":
        abuser.fault("the game afterwards has no end")


def show(report: Report) -> None:
    console = Console()
    for title, counts in (
        ("sent", report.sent),
        ("answered", report.answers),
        ("closed with", report.closings),
    ):
        grid = Grid(title=f"{title}: {counts.total():,}", show_header=False)
        for name, count in counts.most_common():
            grid.add_row(name, f"{count:,}")
        console.print(grid)
    mib = ", ".join(f"{one:.1f}" for one in report.mib)
    console.print(f"memory after each round: {mib} MiB; from the second to the last ≤ {GROWTH_MIB:.0f} more")
    for fault, count in Counter(report.faults).most_common(30):
        console.print(f"[bold]{count} × {fault}", markup=True, highlight=False)
    console.print("passed" if not report.faults else f"FAILED: {len(report.faults)} faults")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.online.abuse", description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--sockets", type=int, default=50, help="open at the same time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument(
        "--http", type=int, default=0, metavar="N", help="cases for each operation, by Schemathesis"
    )
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        chosen = (arguments.messages, arguments.sockets, arguments.seed, arguments.database, arguments.http)
        report = asyncio.run(abuse(Path(folder), *chosen))
    show(report)
    sys.exit(bool(report.faults))


if __name__ == "__main__":
    main()
