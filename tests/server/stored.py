"""Rows to store, databases of older versions, and tests that are coroutines."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import sqlalchemy as sa

from tablestead.server.storage import (
    Callee,
    CallWishes,
    Channel,
    ChannelKind,
    Storage,
    StoredEvent,
    StoredResult,
    StoredTable,
    Summary,
)
from tablestead.server.storage.database import reach
from tablestead.server.storage.schema import migrate

Parameters = ParamSpec("Parameters")

ANNA, BELA, CILI = ("a" * 64, "b" * 64, "c" * 64)
"""Browsers."""
SUMMARY = Summary("running", 1, 0, 3)


def coroutine(test: Callable[Parameters, Coroutine[Any, Any, None]]) -> Callable[Parameters, None]:
    @wraps(test)
    def run(*args: Parameters.args, **kwargs: Parameters.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Storage]:
    storage = await Storage.open(database)
    try:
        yield storage
    finally:
        await storage.close()


def table(id: str, **more: Any) -> StoredTable:
    values: dict[str, Any] = {
        "game": "ages",
        "options": {"players": 2, "edition": "2009"},
        "rules_version": 3,
        "seats": [seat("Anna"), seat("Béla")],
        "real_draws": False,
        "status": "running",
        "resigned": -1,
        "round": 1,
        "player": 0,
        "created": "2026-11-15T10:00:00+00:00",
        "updated": "2026-11-15T10:00:00+00:00",
    }
    return StoredTable(id, **values | more)


def seat(name: str, bot: str = "", vacant: str = "", stand_in: str = "") -> dict[str, str]:
    return {"name": name, "bot": bot, "vacant": vacant, "stand_in": stand_in}


def act(seq: int, *lines: str, id: str = "x") -> StoredEvent:
    return StoredEvent(seq, "act", {"id": id, "lines": list(lines) or ["1 roll"]})


def channel(browser: str = ANNA, kind: ChannelKind = "push", **more: Any) -> Channel:
    values: dict[str, Any] = {"id": f"{kind}-{browser[:6]}", "target": f"{kind} of {browser[:6]}"}
    values |= {"recipient": "https://push.example.org/1", "public_key": "key", "auth": "auth"}
    values |= {"origin": "https://games.example.org", "made": 0.0, "confirmed": True}
    return Channel(browser, kind, **values | more)


def callee(table_id: str, **more: Any) -> Callee:
    """Anna, whose turn it is at a table with Béla."""
    row = table(table_id)
    values: dict[str, Any] = {"channel": channel(), "wishes": CallWishes(), "wanted": None, "free_day": False}
    values |= {
        name: getattr(row, name) for name in ("game", "seats", "status", "resigned", "player", "clock")
    }
    values |= {name: getattr(row, name) for name in ("since", "deadline", "updated", "rematch", "places")}
    values |= {"seat": 0, "held": 1, "seen": 0.0, "told": frozenset()}
    return Callee(table_id=table_id, **values | more)


def result(browser: str, table_id: str, ended: str = "2026-11-15T10:00:00+00:00") -> StoredResult:
    return StoredResult(
        browser=browser,
        table_id=table_id,
        game="ages",
        options={"players": 2, "trade": False, "edition": "late"},
        bots=["", "planner"],
        mine=[0],
        status="finished",
        resigned=-1,
        scores=[30, 20],
        places=[1, 2],
        rounds=9,
        turns=18,
        minutes=20,
        ended=ended,
        achievements=["granary"],
    )


# Older databases

Seats = list[dict[str, str]]
OLD_TABLES = ["mixed", "people", "chance", "over"]
OLD_COLUMNS = ["id", "game", "options", "rules_version", "status", "round", "player", "created", "updated"]


def old_row(row: StoredTable, revision: str, seats: Seats) -> dict[str, Any]:
    old = {name: value for name, value in vars(row).items() if name in OLD_COLUMNS}
    return old | {"seats": seats, "real_dice" if revision == "0001" else "real": row.real_draws}


async def fill_old(
    database: str, revision: str, rows: list[dict[str, Any]], events: dict[str, list[StoredEvent]]
) -> None:
    def work(connection: sa.Connection) -> None:
        migrate(connection, revision)
        there = sa.MetaData()
        there.reflect(connection)
        connection.execute(sa.insert(there.tables["table"]), rows)
        stored = [{"table_id": id, **vars(event)} for id, some in events.items() for event in some]
        connection.execute(sa.insert(there.tables["event"]), stored)

    found = reach(database)
    await found.run(work)
    await found.close()


async def make_old(database: str, revision: str) -> None:
    """A database as an older version left it."""
    person, bot = {"name": "Anna", "bot": ""}, {"name": "Bot", "bot": "greedy"}
    rows = [
        old_row(table("mixed", player=1), revision, [person, bot]),
        old_row(table("people"), revision, [person, person]),
        old_row(table("chance", player=-1), revision, [bot, bot]),
        old_row(table("over", status="finished", player=-2), revision, [person, bot]),
    ]
    undone = StoredEvent(1, "undo", {"id": "u", "n": 2})
    await fill_old(database, revision, rows, {"mixed": [act(1), act(2), act(3)], "over": [undone]})


LAST_VERSION = Path(__file__).parent / "data" / "v0003.gz"
"""A backup that version 0003 made: games of every kind, played, resigned, closed and waiting."""


def last_version() -> dict[str, list[dict[str, Any]]]:
    """What version 0003 had stored, by its names of tables and columns."""
    found: dict[str, list[dict[str, Any]]] = {}
    for line in gzip.decompress(LAST_VERSION.read_bytes()).splitlines()[1:-1]:
        name, row = json.loads(line)
        found.setdefault(name, []).append(row)
    return found


async def make_last(database: str) -> None:
    """A database as version 0003 left it."""

    def work(connection: sa.Connection) -> None:
        migrate(connection, "0003")
        there = sa.MetaData()
        there.reflect(connection)
        for name, rows in last_version().items():
            connection.execute(sa.insert(there.tables[name]), rows)

    found = reach(database)
    await found.run(work)
    await found.close()


async def assert_nothing_is_lost(storage: Storage) -> None:
    """All that version 0003 had stored is there, by the names of today."""
    old = last_version()
    names = {"real": "real_draws", "meta": "row_version", "left": "time_left", "open": "listed"}
    for row in old["table"]:
        loaded = await storage.load(row["id"])
        assert loaded is not None
        status, _, number = row["status"].partition(" ")
        wanted = {names.get(name, name): value for name, value in row.items()}
        wanted |= {"status": status, "resigned": int(number or 0) - 1, "lease": "", "lease_until": 0.0}
        wanted |= {"scores": [], "places": [], "hints": True}
        assert vars(loaded[0]) == wanted
        events = [event for event in old["event"] if event["table_id"] == row["id"]]
        for event in events:
            if event["kind"] == "end":
                event["payload"] |= {"status": status, "resigned": int(number or 0) - 1}
        assert [{"table_id": row["id"], **vars(event)} for event in loaded[1]] == events
        new = {"seen": 0.0, "generation": 0}
        holders = [{**holder, **new} for holder in old["holder"] if holder["table_id"] == row["id"]]
        assert [{"table_id": row["id"], **vars(holder)} for holder in loaded[2]] == holders
        said = [
            {"notice": "", **{"said" if k == "at" else k: v for k, v in chat.items()}} for chat in old["chat"]
        ]
        said = [chat for chat in said if chat["table_id"] == row["id"]]
        assert [{"table_id": row["id"], **vars(chat)} for chat in await storage.chat.last(row["id"])] == said
    [link] = old["link"]
    assert await storage.devices.claim(link["table_id"], link["secret_hash"], "d" * 64)


def assert_is_converted(loaded: list[Any]) -> None:
    person, bot = seat("Anna", vacant="anyone"), seat("Bot", bot="greedy")
    mixed = table("mixed", seats=[person, bot], player=1, seq=3, bot_turn=True, listed=True)
    assert loaded[0] == (mixed, [act(1), act(2), act(3)], [])
    assert loaded[1] == (table("people", seats=[person, person], listed=True), [], [])
    assert loaded[2] == (table("chance", seats=[bot, bot], player=-1), [], [])
    over = table("over", seats=[person, bot], status="finished", player=-2, seq=1)
    assert loaded[3] == (over, [StoredEvent(1, "undo", {"id": "u", "n": 2})], [])
