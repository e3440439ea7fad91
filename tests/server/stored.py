"""Rows to store, databases of older versions, and tests that are coroutines."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, ParamSpec

import sqlalchemy as sa

from tablestead.server.storage import Storage, StoredEvent, StoredTable, Summary
from tablestead.server.storage.database import migrate, reach

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
        "real": False,
        "status": "running",
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


# Older databases

Seats = list[dict[str, str]]
OLD_TABLES = ["mixed", "people", "chance", "over"]
OLD_COLUMNS = ["id", "game", "options", "rules_version", "status", "round", "player", "created", "updated"]


def old_row(row: StoredTable, revision: str, seats: Seats) -> dict[str, Any]:
    old = {name: value for name, value in vars(row).items() if name in OLD_COLUMNS}
    return old | {"seats": seats, "real_dice" if revision == "0001" else "real": row.real}


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


def assert_is_converted(loaded: list[Any]) -> None:
    person, bot = seat("Anna", vacant="anyone"), seat("Bot", bot="greedy")
    mixed = table("mixed", seats=[person, bot], player=1, seq=3, bot_turn=True, open=True)
    assert loaded[0] == (mixed, [act(1), act(2), act(3)], [])
    assert loaded[1] == (table("people", seats=[person, person], open=True), [], [])
    assert loaded[2] == (table("chance", seats=[bot, bot], player=-1), [], [])
    over = table("over", seats=[person, bot], status="finished", player=-2, seq=1)
    assert loaded[3] == (over, [StoredEvent(1, "undo", {"id": "u", "n": 2})], [])
