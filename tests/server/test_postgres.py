"""Several processes on one PostgreSQL, and a PostgreSQL that goes away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from tablestead.engine.errors import TablesteadError
from tablestead.server.storage import Holder, RowVersionConflict, SequenceConflict, Storage, StoredLine
from tests.databases import PostgresForTests
from tests.server.client import WAIT_S
from tests.server.stored import ANNA, BELA, SUMMARY, act, coroutine, opened, table


class Listener:
    def __init__(self, storage: Storage) -> None:
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        storage.listen(self.heard.put_nowait)

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(WAIT_S):
            return await self.heard.get()


@coroutine
async def test_every_change_is_told_to_the_other_processes(postgres: PostgresForTests) -> None:
    database = postgres.fresh()
    async with opened(database) as one, opened(database) as two:
        own, other = Listener(one), Listener(two)
        await one.create(table("t"), [], [Holder(0, ANNA)])
        await one.devices.link("t", ANNA, "secret")
        await one.append("t", 0, act(1), SUMMARY)
        heard = await other.next()
        line = msgspec.convert(heard.pop("line"), StoredLine)
        assert heard == {"table": "t", "process": one.process}
        assert (line.row_version, line.event, line.summary) == (0, act(1), SUMMARY)
        stored = await two.load("t")
        assert stored is not None
        assert (line.lease, line.lease_until) == (stored[0].lease, stored[0].lease_until)
        changes: list[Callable[[], Awaitable[Any]]] = [
            lambda: one.update("t", 0, 1, {"watch": False}),
            lambda: one.chat.say("t", 0, "Anna", "Hello"),
            lambda: one.chat.react("t", 1, 0, "👍", True),
            lambda: one.devices.claim("t", "secret", BELA),
            lambda: one.delete("t"),
        ]
        for change in changes:
            await change()
            assert await other.next() == {"table": "t", "process": one.process}
        # what failed is not told
        with pytest.raises(SequenceConflict):
            await one.append("t", 0, act(2), SUMMARY)
        with pytest.raises(RowVersionConflict):
            await one.update("t", 0, 0, {})
        assert not await one.devices.claim("t", "secret", BELA)
        assert await one.chat.react("t", 1, 0, "👍", True) is None
        assert not await one.delete("t")
        await one.notify({"table": "t", "online": [1], "text": "é'\"\\"})
        heard = {"table": "t", "online": [1], "text": "é'\"\\", "process": one.process}
        assert await other.next() == heard
        # what is swept is told, and nobody hears themselves
        await two.create(table("old", updated="2001-01-01T00:00:00+00:00"), [], [])
        assert await two.old.sweep(90, 365) == 1
        assert await own.next() == {"table": "old", "process": two.process}
        assert other.heard.empty()


@coroutine
async def test_a_message_that_cannot_be_handled(postgres: PostgresForTests) -> None:
    """It is logged, and the next one is heard."""
    database = postgres.fresh()
    async with opened(database) as one, opened(database) as two:
        for payload in ("nonsense", "[]", "{}"):
            notify = sa.select(sa.func.pg_notify("tablestead", payload))
            await one._database.run(lambda connection, notify=notify: connection.execute(notify))  # type: ignore[misc]
        listener = Listener(two)

        def fail_once(message: dict[str, Any]) -> None:
            two.listen(listener.heard.put_nowait)
            raise RuntimeError

        two.listen(fail_once)
        await one.notify({"n": 1})
        await one.notify({"n": 2})
        assert await listener.next() == {"n": 2, "process": one.process}


@coroutine
async def test_the_listening_connection_comes_back(postgres: PostgresForTests) -> None:
    database = postgres.fresh()
    async with opened(database) as one, opened(database) as two:
        listener = Listener(two)
        kill = sa.text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        )
        await one._database.run(lambda connection: connection.execute(kill))
        assert await listener.next() == {"lost": True}
        await one.notify({"n": 1})
        assert await listener.next() == {"n": 1, "process": one.process}


@coroutine
async def test_a_connection_that_broke_while_it_waited(postgres: PostgresForTests) -> None:
    """Nobody notices."""
    database = postgres.fresh()
    async with opened(database) as one, opened(database) as two:
        await one.create(table("t"), [], [])
        await asyncio.gather(*(two.load("t") for _ in range(5)))
        kill = sa.text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        listener = Listener(two)
        await one._database.run(lambda connection: connection.execute(kill))
        assert await listener.next() == {"lost": True}
        await asyncio.gather(*(two.append("t", 0, act(1), SUMMARY), *(two.load("t") for _ in range(5))))
        assert await one.versions(["t"]) == {"t": (1, 0)}


@coroutine
async def test_a_database_that_is_restarted(postgres: PostgresForTests) -> None:
    """What was acknowledged is there; what is asked meanwhile is refused; afterwards all goes on."""
    database = postgres.fresh()
    async with opened(database) as storage:
        listener = Listener(storage)
        for id in ("t", "u"):
            await storage.create(table(id), [], [Holder(0, ANNA)])
        acknowledged = 0

        async def play() -> None:
            nonlocal acknowledged
            while True:
                await storage.append("t", 0, act(acknowledged + 1), SUMMARY)
                acknowledged += 1

        player = asyncio.create_task(play())
        while acknowledged < 20:
            await asyncio.sleep(0)
        await asyncio.to_thread(postgres.stop)
        try:
            with pytest.raises(SQLAlchemyError):
                await player
            asked = [
                storage.append("u", 0, act(1), SUMMARY),
                storage.append("t", 0, act(acknowledged + 2), SUMMARY),
                storage.update("u", 0, 0, {"watch": False}),
                storage.chat.say("u", 0, "Anna", "Hello?"),
                storage.load("t"),
                storage.leases.renew(),
                storage.notify({}),
                storage.probe(),
            ]
            answers: list[Any] = await asyncio.gather(*asked, return_exceptions=True)
            assert [a for a in answers if not isinstance(a, SQLAlchemyError)] == []
        finally:
            await asyncio.to_thread(postgres.start)
        assert await listener.next() == {"lost": True}
        loaded = await storage.load("t")
        assert loaded is not None
        # The answer to the last one may have been lost on its way.
        assert loaded[0].seq in (acknowledged, acknowledged + 1)
        assert [event.seq for event in loaded[1]] == list(range(1, loaded[0].seq + 1))
        await storage.append("t", 0, act(loaded[0].seq + 1), SUMMARY)
        assert await storage.versions(["u"]) == {"u": (0, 0)}
        async with opened(database) as other:
            await other.notify({"n": 1})
            assert await listener.next() == {"n": 1, "process": other.process}


@coroutine
async def test_many_processes_that_start_at_once(postgres: PostgresForTests) -> None:
    """One brings the database up to date, the others wait for it."""
    database = postgres.fresh()
    storages = await asyncio.gather(*(Storage.open(database) for _ in range(4)))
    await storages[0].create(table("t", bot_turn=True), [], [])
    storages[1].now = lambda: 1_800_000_000.0
    assert await storages[1].leases.renew() == ["t"]
    for storage in storages:
        await storage.close()
    async with opened(database.replace("postgresql://", "postgres://")) as storage:
        storage.now = lambda: 1_800_000_000.0
        assert await storage.leases.renew() == []  # another process may still be at it
        storage.now = lambda: 4e9
        assert await storage.leases.renew() == ["t"]


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://anna:s3cret@/none?host=/nowhere",
        "postgresql://anna:s3cret@127.0.0.1:1/none",
        "postgresql://anna:s3cret@127.0.0.1:s3cret/none",
        "postgresql://anna:s3cret@[/none",
        "postgresql://anna:s3cret@/none?host=/nowhere&sslmode=s3cret",
    ],
)
@coroutine
async def test_a_database_that_is_not_there(address: str) -> None:
    with pytest.raises(TablesteadError) as refused:
        await Storage.open(address)
    assert refused.value.key == "error-database-reach"
    assert "postgresql://" in str(refused.value.info["text"])
    assert "s3cret" not in str(refused.value)


@coroutine
async def test_a_database_that_is_not_on_the_server(postgres: PostgresForTests) -> None:
    address = postgres.fresh().replace("/test", "/none")
    with pytest.raises(TablesteadError, match="does not exist") as refused:
        await Storage.open(address)
    assert refused.value.key == "error-database-reach"
