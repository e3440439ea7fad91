"""Nothing acknowledged is lost; what no longer fits stays readable."""

from __future__ import annotations

import ast
import asyncio
import sqlite3
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql.base import PGDialect
from sqlalchemy.dialects.sqlite.base import SQLiteDialect
from sqlalchemy.exc import OperationalError, SQLAlchemyError

import tablestead as ts
from tablestead import server
from tablestead.engine.errors import TablesteadError
from tablestead.server.storage import (
    LEASE_S,
    AnalysisKey,
    CallWishes,
    Holder,
    RowVersionConflict,
    SequenceConflict,
    Storage,
    StoredChat,
    StoredEvent,
    StoredTable,
    Summary,
    is_postgres,
    prepare,
    schema,
)
from tablestead.server.storage import database as database_module
from tablestead.server.storage.database import data_dir, database_path, freed, is_newest, reach, shown
from tablestead.server.storage.devices import LINK_S
from tablestead.server.storage.rows import TABLE, metadata
from tablestead.server.storage.schema import migrate, revisions
from tablestead.server.storage.storage import LISTED
from tests.server.client import running
from tests.server.stored import (
    ANNA,
    BELA,
    CILI,
    OLD_TABLES,
    SUMMARY,
    act,
    assert_is_converted,
    assert_nothing_is_lost,
    callee,
    channel,
    coroutine,
    fill_old,
    last_version,
    make_last,
    make_old,
    old_row,
    opened,
    seat,
    table,
)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two who write to one file wait for each other however busy the machine is."""
    monkeypatch.setattr(database_module, "BUSY_MS", 60_000)


@coroutine
async def test_a_table_comes_back_as_it_was_stored(database: str) -> None:
    whole = table(
        "t",
        seats=[seat("Ánna “A” 🎲"), seat("", vacant="friend"), seat("Bot", bot="greedy", stand_in="random")],
        real_draws=True,
        status="waiting",
        seq=2,
        row_version=7,
        invite="secret",
        watch=False,
        hints=False,
        clock={"kind": "live", "seconds": 600, "increment": 5},
        time_left=[600.0, 599.25],
        since=1789480800.125,
        deadline=1789481400.5,
        agreed=[1],
        rematch="other",
        bot_turn=True,
        listed=True,
    )
    assert all(getattr(whole, f.name) != f.default for f in fields(whole) if not f.name.startswith("lease"))
    events = [act(1, "1 roll", "dice 6"), StoredEvent(2, "end", {"id": "y", "status": "abandoned"})]
    holders = [Holder(-1, ANNA), Holder(0, ANNA, 1789480000.5), Holder(0, BELA)]
    async with opened(database) as storage:
        await storage.create(whole, events, holders)
        await storage.create(table("plain"), [], [])
        assert await storage.load("t") == (whole, events, holders)
        assert await storage.since("t", 1) == (whole, events[1:], holders)
        assert await storage.load("none") is None
        assert await storage.since("none", 0) is None
    async with opened(database) as storage:
        assert await storage.load("t") == (whole, events, holders)
        assert await storage.load("plain") == (table("plain"), [], [])


@coroutine
async def test_an_append_changes_the_row(database: str) -> None:
    async with opened(database) as storage:
        storage.now = lambda: 1_800_000_000.5
        await storage.create(table("t"), [], [])
        summary = Summary("finished", 9, -2, 4, [1.5, 2.0], 12.5, 99.5, True)
        await storage.append("t", 0, act(1), summary)
        loaded = await storage.load("t")
        assert loaded is not None
        changed = replace(table("t"), **vars(summary), seq=1, updated="2027-01-15T08:00:00.500+00:00")
        assert loaded[0] == replace(changed, lease=storage.process, lease_until=1_800_000_000.5 + LEASE_S)
        assert loaded[1] == [act(1)]


@coroutine
async def test_two_writers_of_one_event(database: str) -> None:
    async with opened(database) as one, opened(database) as two:
        await one.create(table("t"), [], [])
        await one.append("t", 0, act(1, "1 roll"), SUMMARY)
        with pytest.raises(SequenceConflict):
            await two.append("t", 0, act(1, "1 stop"), replace(SUMMARY, round=5))
        with pytest.raises(SequenceConflict):
            await two.update("t", 0, 1, {"status": "abandoned"}, event=act(1))
        loaded = await two.load("t")
        assert loaded is not None
        assert (loaded[0].round, loaded[0].row_version, loaded[0].status) == (1, 0, "running")
        assert loaded[1] == [act(1, "1 roll")]
        await two.append("t", 0, act(2), SUMMARY)
        with pytest.raises(SequenceConflict):
            await two.append("gone", 0, act(1), SUMMARY)


@coroutine
async def test_neither_a_line_nor_a_change_overwrites_the_other(database: str) -> None:
    """Both say whose turn it is and until when: who did not know of the other must look again."""
    async with opened(database) as one, opened(database) as two:
        await one.create(table("t"), [], [])
        await one.append("t", 0, act(1), SUMMARY)
        with pytest.raises(RowVersionConflict):
            await two.update("t", 0, 0, {"bot_turn": True})
        await two.update("t", 0, 1, {"bot_turn": True})
        with pytest.raises(RowVersionConflict):
            await one.append("t", 0, act(2), SUMMARY)
        loaded = await one.load("t")
        assert loaded is not None
        assert (loaded[0].seq, loaded[0].row_version, loaded[0].bot_turn, len(loaded[1])) == (1, 1, True, 1)
        await one.append("t", 1, act(2), SUMMARY)


@coroutine
async def test_racing_writers_lose_and_double_nothing(database: str) -> None:
    """Each of two processes wants every number; each number is one's."""
    async with opened(database) as one, opened(database) as two:
        tables = [f"t{n}" for n in range(5)]
        for id in tables:
            await one.create(table(id), [], [])

        async def write(storage: Storage, id: str, seq: int) -> bool:
            try:
                await storage.append(id, 0, act(seq, id=storage.process), SUMMARY)
            except SequenceConflict:
                return False
            return True

        won: dict[tuple[str, int], str] = {}
        for seq in range(1, 11):
            asked = [(storage, id) for storage in (one, two) for id in tables]
            answers = await asyncio.gather(*(write(storage, id, seq) for storage, id in asked))
            for (storage, id), answer in zip(asked, answers, strict=True):
                if answer:
                    assert won.setdefault((id, seq), storage.process) == storage.process
        for id in tables:
            loaded = await two.load(id)
            assert loaded is not None
            assert loaded[0].seq == 10
            assert [(e.seq, e.payload["id"]) for e in loaded[1]] == [(n, won[id, n]) for n in range(1, 11)]


@coroutine
async def test_appends_that_wait_are_written_together(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database) as storage:
        for n in range(30):
            await storage.create(table(f"t{n}"), [], [])
        await storage.append("t7", 0, act(1), SUMMARY)
        transactions = 0
        run = storage._database.run

        async def counted(work: Any, reads: bool = False) -> Any:
            nonlocal transactions
            transactions += 1
            return await run(work, reads)

        monkeypatch.setattr(storage._database, "run", counted)
        await asyncio.gather(*(storage.append(f"t{n}", 0, act(1 + (n == 7)), SUMMARY) for n in range(30)))
        assert transactions == 1
        # among good ones, one that comes too late, one for no table, and one for a row that has changed
        await storage.update("t3", 0, 1, {"watch": False})
        wanted = [("t0", act(2)), ("t1", act(1)), ("none", act(1)), ("t3", act(2)), ("t7", act(3))]
        answers = await asyncio.gather(
            *(storage.append(id, 0, event, SUMMARY) for id, event in wanted), return_exceptions=True
        )
        told = [type(None), SequenceConflict, SequenceConflict, RowVersionConflict, type(None)]
        assert [type(answer) for answer in answers] == told
        now = {"t0": (2, 0), "t1": (1, 0), "t3": (1, 1), "t7": (3, 0)}
        assert await storage.versions(list(now)) == now
        # one that no database can take
        wanted = [("t0", StoredEvent(3, "act", {"id": object()})), ("t1", act(2))]
        answers = await asyncio.gather(
            *(storage.append(id, 0, event, SUMMARY) for id, event in wanted), return_exceptions=True
        )
        assert isinstance(answers[0], SQLAlchemyError)
        assert answers[1] is None


@coroutine
async def test_appends_wait_for_the_transaction_before_them(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And share the next; but where one is stuck, on PostgreSQL, they go on without it."""
    async with opened(database) as storage:
        for n in range(6):
            await storage.create(table(f"t{n}"), [], [])
        begun: list[asyncio.Event] = []
        run = storage._database.run

        async def held(work: Any, reads: bool = False) -> Any:
            begun.append(asyncio.Event())
            await begun[-1].wait()
            return await run(work, reads)

        def append(n: int, seq: int) -> asyncio.Task[None]:
            return asyncio.create_task(storage.append(f"t{n}", 0, act(seq), SUMMARY))

        async def until(transactions: int) -> None:
            while len(begun) < transactions:
                await asyncio.sleep(0)

        monkeypatch.setattr(storage._database, "run", held)
        monkeypatch.setattr("tablestead.server.storage.storage.GATHER_S", 0)
        monkeypatch.setattr("tablestead.server.storage.storage.STUCK_S", 60)
        asked = []
        for n in range(6):
            asked.append(append(n, 1))
            for _ in range(10):
                await asyncio.sleep(0)
        begun[0].set()
        await until(2)
        begun[1].set()
        await asyncio.gather(*asked)
        assert len(begun) == 2
        monkeypatch.setattr("tablestead.server.storage.storage.STUCK_S", 0)
        first = append(0, 2)
        await until(3)
        second = append(1, 2)
        if storage._database.shared:
            await until(4)
            begun[3].set()
            await second
            assert not first.done()
        begun[2].set()
        await first
        await until(4)
        begun[3].set()
        await second


@coroutine
async def test_callers_that_are_cancelled(database: str) -> None:
    """Whatever they were waiting for is written whole or not at all, and the others go on."""
    async with opened(database) as storage:
        ids = [f"t{n}" for n in range(8)]
        for id in (*ids, "changed"):
            await storage.create(table(id), [], [])
        for turns in range(12):  # of the loop, before the callers are cancelled
            known = await storage.versions([*ids, "changed"])
            tasks = [asyncio.create_task(storage.append(id, 0, act(known[id][0] + 1), SUMMARY)) for id in ids]
            row_version = known["changed"][1]
            tasks.append(
                asyncio.create_task(
                    storage.update("changed", row_version, 0, {}, [Holder(row_version, BELA)])
                )
            )
            tasks.append(asyncio.create_task(talk(storage, str(turns))))
            for _ in range(turns):
                await asyncio.sleep(0)
            for task in tasks[turns % 2 :: 2]:
                task.cancel()
            answers = await asyncio.gather(*tasks, return_exceptions=True)
            assert {type(answer) for answer in answers[turns % 2 :: 2]} <= {
                type(None),
                asyncio.CancelledError,
            }
            assert {type(answer) for answer in answers[1 - turns % 2 :: 2]} == {type(None)}
            while storage._tasks:  # what the cancelled had begun goes on without them
                await asyncio.gather(*storage._tasks)
        for id in ids:
            loaded = await storage.load(id)
            assert loaded is not None
            assert [event.seq for event in loaded[1]] == list(range(1, loaded[0].seq + 1))
            assert loaded[0].seq >= 6
        loaded = await storage.load("changed")
        assert loaded is not None
        assert loaded[2] == [Holder(n, BELA) for n in range(loaded[0].row_version)]
        assert loaded[0].row_version >= 6
        said = await storage.chat.last("t0")
        assert [line.n for line in said] == list(range(1, len(said) + 1))


async def talk(storage: Storage, text: str) -> None:
    await storage.chat.say("t0", 0, "Anna", text)
    await storage.chat.last("t0")


@coroutine
async def test_an_error_tells_no_secrets(database: str) -> None:
    """It ends up in the log."""
    async with opened(database) as storage:
        with pytest.raises(SQLAlchemyError) as error:
            await storage.chat.say("none", 0, "Anna", "for your ears only")
        assert "Anna" not in str(error.value)
        assert "ears" not in str(error.value)


@coroutine
async def test_only_one_change_of_a_row_wins(database: str) -> None:
    async with opened(database) as one, opened(database) as two:
        await one.create(table("t"), [], [Holder(-1, ANNA), Holder(0, ANNA), Holder(1, BELA)])
        await one.update(
            "t",
            0,
            0,
            {"seats": [seat("Anna"), seat("Cili")], "listed": True, "deadline": 5.5, "agreed": [0]},
            hold=[Holder(1, CILI), Holder(0, ANNA), Holder(1, CILI)],
            free=[1],
            event=StoredEvent(1, "end", {"id": "e", "status": "abandoned"}),
        )
        with pytest.raises(RowVersionConflict):
            await two.update("t", 0, 1, {"watch": False}, hold=[Holder(0, BELA)], free=[0, 1], event=act(2))
        with pytest.raises(RowVersionConflict):
            await two.update("none", 0, 0, {"watch": False})
        loaded = await two.load("t")
        assert loaded is not None
        row, events, holders = loaded
        assert (row.row_version, row.seq, row.watch, row.listed, row.deadline, row.agreed) == (
            1,
            1,
            True,
            True,
            5.5,
            [0],
        )
        assert [s["name"] for s in row.seats] == ["Anna", "Cili"]
        assert row.lease == one.process
        assert [event.kind for event in events] == ["end"]
        assert holders == [Holder(-1, ANNA), Holder(0, ANNA), Holder(1, CILI)]
        await two.update("t", 1, 1, {"deadline": None})
        assert await one.versions(["t", "none"]) == {"t": (1, 2)}
        answers = await asyncio.gather(
            *(storage.update("t", 2, 1, {"watch": False}) for storage in (one, two) * 5),
            return_exceptions=True,
        )
        assert [answer for answer in answers if not isinstance(answer, RowVersionConflict)] == [None]


@coroutine
async def test_personal_links(database: str) -> None:
    async with opened(database) as storage:
        devices = storage.devices
        for id in ("t", "other"):
            await storage.create(table(id), [], [Holder(-1, ANNA), Holder(1, ANNA), Holder(0, BELA)])
        await devices.link("t", ANNA, "old")
        await devices.link("t", BELA, "of Béla")
        await devices.link("t", ANNA, "new")
        for table_id, secret in (("t", "old"), ("other", "new"), ("none", "new"), ("t", "")):
            assert await devices.claim(table_id, secret, CILI) is None
        assert (await storage.versions(["t"]))["t"] == (0, 0)
        assert await devices.claim("t", "new", CILI) == [1]
        assert await devices.claim("t", "new", CILI) == [1]  # again: nothing is held twice
        assert await devices.claim("t", "new", "d" * 64) is None  # nor does another get it
        loaded = await storage.load("t")
        assert loaded is not None
        assert loaded[0].row_version == 2
        held = [Holder(-1, ANNA), Holder(1, ANNA), Holder(1, CILI, generation=1), Holder(0, BELA)]
        assert sorted(loaded[2], key=vars_of) == sorted(held, key=vars_of)
        await storage.update("t", 2, 0, {}, free=[0])
        assert await devices.claim("t", "of Béla", CILI) is None  # who holds nothing gives nothing


@coroutine
async def test_a_link_carries_the_hosts_rights_only_where_it_is_said(database: str) -> None:
    async with opened(database) as storage:
        await storage.create(table("t"), [], [Holder(-1, ANNA), Holder(1, ANNA)])
        await storage.devices.link("t", ANNA, "whole", host=True)
        assert await storage.devices.claim("t", "whole", CILI) == [-1, 1]


@coroutine
async def test_a_link_ends_after_a_day(database: str) -> None:
    async with opened(database) as storage:
        storage.now = lambda: 1_800_000_000.0
        await storage.create(table("t"), [], [Holder(1, ANNA)])
        await storage.devices.link("t", ANNA, "secret")
        storage.now = lambda: 1_800_000_000.0 + LINK_S
        assert await storage.devices.claim("t", "secret", CILI) is None
        storage.now = lambda: 1_800_000_000.0 + LINK_S - 1
        assert await storage.devices.claim("t", "secret", CILI) == [1]


def vars_of(holder: Holder) -> tuple[int, str]:
    return (holder.seat, holder.browser)


@coroutine
async def test_chat_and_reactions(database: str) -> None:
    async with opened(database) as one, opened(database) as two:
        one.now = two.now = lambda: 1_800_000_000.0
        await one.create(table("t"), [], [])
        await one.create(table("u"), [], [])
        said = await one.chat.say("t", 0, "Anna", "Hello <b>'\"; DROP 🎲")
        assert said == (await two.chat.last("t"))[0]
        assert (said.n, said.said, said.reactions) == (1, "2027-01-15T08:00:00.000+00:00", {})
        more = [storage.chat.say("t", 1, "Béla", str(n)) for n in range(5) for storage in (one, two)]
        assert sorted(line.n for line in await asyncio.gather(*more)) == list(range(2, 12))
        assert [line.n for line in await one.chat.last("t")] == list(range(1, 12))
        assert [line.n for line in await one.chat.last("t", 3)] == [9, 10, 11]
        assert await one.chat.last("u") == []
        await asyncio.gather(*(s.chat.react("t", 1, n, "👍", True) for n, s in enumerate((one, two) * 3)))
        assert (await one.chat.last("t"))[0].reactions == {"👍": [0, 1, 2, 3, 4, 5]}
        both = await one.chat.react("t", 1, 3, "😂", True)
        assert both is not None
        assert both.reactions == {"👍": [0, 1, 2, 3, 4, 5], "😂": [3]}
        assert await two.chat.react("t", 1, 3, "😂", True) == both  # sent again
        off = await two.chat.react("t", 1, 3, "😂", False)
        assert off == replace(said, reactions={"👍": [0, 1, 2, 3, 4, 5]})
        assert await one.chat.react("t", 99, 0, "👍", True) is None
        assert await one.chat.react("none", 1, 0, "👍", True) is None
        with pytest.raises(SQLAlchemyError):
            await one.chat.say("none", 0, "Anna", "?")


@coroutine
async def test_lists_of_tables(database: str) -> None:
    async with opened(database) as storage:
        storage.now = lambda: 1_800_000_000.0
        hour = "2026-11-15T{:02}:00:00+00:00"
        for n, (status, open) in enumerate(
            [("waiting", True), ("running", True), ("finished", True), ("running", False), ("waiting", True)]
        ):
            stored = table(
                f"t{n}", status=status, listed=open, created=hour.format(n), updated=hour.format(20 - n)
            )
            await storage.create(stored, [], [Holder(-1, ANNA), Holder(n % 2, ANNA), Holder(1 - n % 2, BELA)])
        assert [row.id for row, _ in await storage.lobby()] == [
            "t4",
            "t0",
            "t1",
        ]
        assert (await storage.lobby())[0][1] == [Holder(-1, ANNA), Holder(0, ANNA), Holder(1, BELA)]
        assert await storage.mine(CILI) == []
        await storage.update("t3", 0, 0, {}, free=[-1, 1])
        mine = await storage.mine(ANNA)
        assert [row.id for row, _ in mine] == ["t0", "t1", "t2", "t4"]
        assert mine[1][1] == [Holder(-1, ANNA), Holder(1, ANNA)]
        assert [row.id for row, _ in await storage.mine(BELA)] == ["t3", "t0", "t1", "t2", "t4"]
        for n in range(LISTED + 5):
            await storage.create(table(f"more{n}", listed=True), [], [Holder(0, CILI)])
        assert len(await storage.lobby()) == len(await storage.mine(CILI)) == LISTED


@coroutine
async def test_deleting_takes_everything_along(database: str) -> None:
    async with opened(database) as storage:
        for id in ("t", "stays"):
            await storage.create(table(id), [act(1)], [Holder(0, ANNA)])
            await storage.devices.link(id, ANNA, "secret")
            await storage.chat.say(id, 0, "Anna", "Hello")
            await storage.calls.want(id, ANNA, True)
            await storage.calls.undertake(callee(id), ["turn"], 0.0)
            await storage.analyses.begin(AnalysisKey(id, "quick", "judge"), 2, ANNA)
            await storage.analyses.keep(AnalysisKey(id, "quick", "judge"), 1, "{}", [])
        assert await storage.delete("t")
        assert not await storage.delete("t")
        assert await storage.load("t") is None
        assert await storage.versions(["t", "stays"]) == {"stays": (0, 0)}
        counts = await storage._database.run(
            lambda c: {
                t.name: c.scalar(sa.select(sa.func.count()).select_from(t))
                for t in metadata.sorted_tables
                if t is TABLE or any(column.foreign_keys for column in t.c)  # a browser's own outlives it
            }
        )
        assert set(counts.values()) == {1}
        with pytest.raises(SequenceConflict):
            await storage.append("t", 0, act(2), SUMMARY)


@coroutine
async def test_sweeping(database: str) -> None:
    async with opened(database) as storage:
        day = "2026-{:02}-01T00:00:00+00:00"
        for month, status in (
            (1, "running"),
            (9, "running"),
            (1, "waiting"),
            (1, "finished"),
            (1, "resigned"),
        ):
            stored = table(f"{status} {month}", status=status, updated=day.format(month))
            await storage.create(stored, [act(1)], [])
        await storage.create(table("older", status="abandoned", updated="2025-09-01T00:00:00+00:00"), [], [])
        storage.now = lambda: 1_790_812_800.0  # 2026-10-01
        assert await storage.old.sweep(90, 365) == 3
        ids = ["running 1", "running 9", "waiting 1", "finished 1", "resigned 1", "older"]
        assert sorted(await storage.versions(ids)) == ["finished 1", "resigned 1", "running 9"]
        assert await storage.old.sweep(90, 365) == 0


@coroutine
async def test_leases(database: str) -> None:
    async with opened(database) as one, opened(database) as two:
        clock = 1_800_000_000.0
        one.now = two.now = lambda: clock
        for id in ("a", "b", "c"):
            await one.create(table(id, bot_turn=True), [], [])
        await one.create(table("person"), [], [])
        await one.create(table("over", bot_turn=True, status="finished"), [], [])
        assert await one.leases.renew() == ["a", "b", "c"]
        assert await two.leases.renew() == []
        clock += LEASE_S - 1
        assert await one.leases.renew() == ["a", "b", "c"]
        clock += LEASE_S - 1
        assert await two.leases.renew() == []
        await two.append("a", 0, act(1), replace(SUMMARY, bot_turn=True))  # who writes, leads
        assert (await one.leases.renew(), await two.leases.renew()) == (["b", "c"], ["a"])
        await one.append("b", 0, act(1), SUMMARY)
        assert (await one.leases.renew(), await two.leases.renew()) == (["c"], ["a"])
        await two.update("person", 0, 0, {"bot_turn": True})
        clock += LEASE_S + 1  # both were away; whoever comes first takes all
        assert await two.leases.renew() == ["a", "c", "person"]
        assert await one.leases.renew() == []
        await two.leases.release()
        assert await one.leases.renew() == ["a", "c", "person"]
        for _ in range(5):
            clock += LEASE_S + 1
            held = await asyncio.gather(one.leases.renew(), two.leases.renew())
            assert sorted(held[0] + held[1]) == ["a", "c", "person"]


@coroutine
async def test_appends_leases_and_changes_at_the_same_time(database: str) -> None:
    """Nobody waits for anybody in a circle."""
    async with opened(database) as one, opened(database) as two:
        ids = [f"t{n}" for n in range(10)]
        for id in ids:
            await one.create(table(id, bot_turn=True), [], [])

        async def everything(storage: Storage, played: list[str], changed: list[str]) -> None:
            bot = replace(SUMMARY, bot_turn=True)
            for n in range(8):
                jobs: list[Any] = [storage.append(id, 0, act(n + 1), bot) for id in played]
                jobs += [storage.update(id, n, 0, {"invite": str(n)}) for id in changed]
                await asyncio.gather(
                    storage.leases.renew(), *(storage.chat.say(id, 0, "", "") for id in ids), *jobs
                )

        await asyncio.gather(everything(one, ids[:3], ids[3:5]), everything(two, ids[5:8][::-1], ids[8:]))
        versions = [(8, 0)] * 3 + [(0, 8)] * 2 + [(8, 0)] * 3 + [(0, 8)] * 2
        assert await one.versions(ids) == dict(zip(ids, versions, strict=True))
        assert [len(await one.chat.last(id)) for id in ids] == [16] * 10


# Older databases


@pytest.mark.parametrize("revision", ["0001", "0002"])
@coroutine
async def test_a_database_of_an_older_version_keeps_its_tables(empty: str, revision: str) -> None:
    await make_old(empty, revision)
    async with opened(empty) as storage:
        assert_is_converted([await storage.load(id) for id in OLD_TABLES])
        assert [row.id for row, _ in await storage.lobby()] == ["mixed", "people"]
        assert await storage.leases.renew() == ["mixed"]
        await storage.append("mixed", 0, act(4), SUMMARY)


@coroutine
async def test_a_database_of_the_last_version_keeps_all_it_has(empty: str) -> None:
    await make_last(empty)
    if is_postgres(empty):  # there the leases of other processes stay: let them run out
        await prepare(empty)
        async with opened(empty) as storage:
            await storage._database.run(lambda connection: connection.execute(freed(TABLE.c.lease != "")))
    async with opened(empty) as storage:
        await assert_nothing_is_lost(storage)


@coroutine
async def test_who_came_by_a_link_of_an_older_version_still_did(empty: str) -> None:
    def work(connection: sa.Connection) -> None:
        migrate(connection, "0010")
        there = sa.MetaData()
        there.reflect(connection)
        row = vars(table("t"))
        connection.execute(sa.insert(there.tables["game_table"]), row)
        held = [{"table_id": "t", "seat": 1, "browser": one, "seen": 0.0} for one in (ANNA, BELA)]
        connection.execute(sa.insert(there.tables["holder"]), held)
        device = {"browser": BELA, "family": "", "linked": "", "giver": ANNA}
        connection.execute(sa.insert(there.tables["device"]), device)

    found = reach(empty)
    await found.run(work)
    await found.close()
    async with opened(empty) as storage:
        assert await storage.devices.sign_out(BELA) == []
        assert await storage.devices.sign_out(ANNA) == ["t"]


@coroutine
async def test_a_database_without_calls_gets_them(empty: str) -> None:
    row, said = table("t", since=5.0), StoredChat(1, 0, "Anna", "Hello", "2026-11-15T10:00:00+00:00", {})

    def work(connection: sa.Connection) -> None:
        migrate(connection, "0011")
        there = sa.MetaData()
        there.reflect(connection)
        rows = {"game_table": vars(row), "holder": {"table_id": "t", **vars(Holder(0, ANNA))}}
        rows |= {"event": {"table_id": "t", **vars(act(1))}, "setting": {"name": "cookie-key", "value": "k"}}
        rows |= {"chat": {"table_id": "t", "author": ANNA, **vars(said)}}
        for name, values in rows.items():
            connection.execute(sa.insert(there.tables[name]), values)

    found = reach(empty)
    await found.run(work)
    await found.close()
    async with opened(empty) as storage:
        assert await storage.load("t") == (row, [act(1)], [Holder(0, ANNA)])
        assert await storage.chat.last("t") == [said]
        assert await storage.devices.key() == "k"
        assert await storage.calls.open(channel(), CallWishes(lang="hu"), 0.0) == 0
        [one] = await storage.calls.callees(1000.0, 120.0)
        assert (one.table_id, one.channel, one.wishes.lang) == ("t", channel(), "hu")
        assert await storage.calls.undertake(one, ["turn"], 1000.0) == 1
        assert await storage.calls.callees(1000.0, 120.0) == []


def test_games_of_the_last_version_go_on(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    asyncio.run(make_last(str(path)))
    with running(path) as site:
        for row in last_version()["table"]:
            status, _, number = row["status"].partition(" ")
            record = ts.parse_record(site.record(row["id"])) if row["game"] != "keyflower" else None
            if record is not None:
                assert (record.end, record.resigned) == (status * (status != "running"), int(number or 0) - 1)


def test_no_name_is_a_word_of_sql() -> None:
    words = {*SQLiteDialect.preparer.reserved_words, *PGDialect.preparer.reserved_words}
    words |= {"table", "left", "open", "real", "at"}
    for found in metadata.sorted_tables:
        assert not words & {found.name, *found.c.keys()}


@coroutine
async def test_the_migrations_end_at_the_schema(empty: str) -> None:
    async with opened(empty) as storage:

        def columns(connection: sa.Connection) -> None:
            there = sa.MetaData()
            there.reflect(connection)
            for ours in metadata.sorted_tables:
                theirs = there.tables[ours.name]
                assert {(c.name, c.nullable, c.primary_key) for c in ours.c} == {
                    (c.name, c.nullable, c.primary_key) for c in theirs.c
                }
                assert [type(ours.c[c.name].type.as_generic()) for c in theirs.c] == [
                    type(c.type.as_generic()) for c in theirs.c
                ]

        await storage._database.run(columns)
    assert [f.name for f in fields(StoredTable)] == list(metadata.tables["game_table"].c.keys())


def test_the_file_of_a_revision_is_named_after_it() -> None:
    named = {path.name[1:5] for path in (database_module.MIGRATIONS / "versions").glob("v*.py")}
    assert named == revisions()


@coroutine
async def test_what_is_up_to_date_is_not_migrated(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database) as storage:
        assert await storage._database.run(is_newest)
        monkeypatch.setattr(schema, "upgrade", None)  # would fail
        async with opened(database):
            pass
        older = sa.text("UPDATE alembic_version SET version_num = '0012'")
        await storage._database.run(lambda connection: connection.execute(older))
        assert not await storage._database.run(is_newest)


@coroutine
async def test_who_comes_back_is_not_pushed_out_of_the_lobby(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablestead.server.storage.storage.LISTED", 2)
    async with opened(database) as storage:
        for n, (id, seen) in enumerate((("left", 10.0), ("visited", 10.0), ("new", 20.0))):
            row = table(id, listed=True, status="waiting", created=f"2026-11-15T1{n}:00:00+00:00")
            await storage.create(row, [], [Holder(-1, ANNA, seen), Holder(0, ANNA, seen)])
        await storage.create(table("begun", listed=True, created="2026-11-16T10:00:00+00:00"), [], [])
        await storage.seen("visited", ANNA, 30.0)
        assert [row.id for row, _ in await storage.lobby()] == ["new", "visited"]


@coroutine
async def test_a_database_of_a_newer_version(database: str) -> None:
    async with opened(database) as storage:
        newer = sa.text("UPDATE alembic_version SET version_num = '9999'")
        await storage._database.run(lambda connection: connection.execute(newer))
    with pytest.raises(TablesteadError) as refused:
        await Storage.open(database)
    assert refused.value.key == "error-database-newer"


# SQLite alone


@coroutine
async def test_a_file_that_another_program_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "BUSY_MS", 50)
    path = tmp_path / "tables.sqlite3"
    async with opened(str(path)) as storage:
        await storage.create(table("t"), [], [])
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        wanted = [storage.append("t", 0, act(1), SUMMARY), storage.update("t", 0, 0, {"watch": False})]
        for answer in await asyncio.gather(*wanted, return_exceptions=True):
            assert isinstance(answer, OperationalError)
        other.execute("ROLLBACK")
        other.close()
        await storage.append("t", 0, act(1), SUMMARY)
        assert await storage.versions(["t"]) == {"t": (1, 0)}


@coroutine
async def test_a_new_start_on_a_file_frees_the_leases(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.sqlite3")
    async with opened(path) as storage:
        await storage.create(table("t", bot_turn=True), [], [])
        assert await storage.leases.renew() == ["t"]
    async with opened(path) as storage:
        assert await storage.leases.renew() == ["t"]


@coroutine
async def test_the_lists_use_their_indexes(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "tables.sqlite3")) as storage:
        plans: list[str] = []

        def explain(connection: Any, cursor: Any, statement: str, values: Any, *_: Any) -> None:
            if statement.startswith(("SELECT", "UPDATE")):
                rows = connection.connection.driver_connection.execute(
                    f"EXPLAIN QUERY PLAN {statement}", values
                )
                plans.extend(row[3] for row in rows)

        sa.event.listen(storage._database._engine, "before_cursor_execute", explain)  # type: ignore[attr-defined]
        await storage.lobby()
        assert plans[0] == "SCAN game_table USING INDEX game_table_listed"
        await storage.mine(ANNA)
        await storage.leases.renew()
        assert len(plans) > 5
        assert not [plan for plan in plans if plan.startswith("SCAN game_table") and "INDEX" not in plan]


@coroutine
async def test_what_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("This is no database. " * 100)
    for path in (tmp_path, tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(TablesteadError) as refused:
            await Storage.open(str(path))
        assert refused.value.key == "error-database-reach"
        assert str(path) in str(refused.value.info["text"])


def test_the_place_of_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TABLESTEAD_DATA", str(tmp_path))
    assert data_dir() == tmp_path
    assert database_path(None) == database_path("") == tmp_path / "tablestead.sqlite3"
    assert database_path("games.db") == Path("games.db")
    assert database_path("sqlite:////var/games.db") == Path("/var/games.db")
    with pytest.raises(TablesteadError) as refused:
        asyncio.run(Storage.open("mysql://anna:secret@host/games"))
    assert (refused.value.key, refused.value.info) == ("error-database", {"scheme": "mysql"})
    assert shown("postgresql://anna:secret@host:5432/games") == "postgresql://host/games"
    assert shown("games.db") == "games.db"


# Over the socket


def test_two_servers_on_one_file(tmp_path: Path) -> None:
    """The one that comes second is told, and starts afresh."""
    path = tmp_path / "tables.sqlite3"
    with running(path) as one, running(path) as two:
        table = one.new("", "")
        with one.sit(table) as anna, two.sit(table) as bela:
            anna.say("roll")
            assert bela.seq == 0
            refused = bela.act(text="roll")
            assert refused["key"] == "error-old-position"
            assert bela.seq == 1  # it was sent the new position
            assert (bela.view, bela.log) == (anna.view, anna.log)
            bela.say("stop")
            assert anna.act(text="stop")["key"] == "error-old-position"
            assert one.record(table) == two.record(table)


@pytest.mark.parametrize(
    ("statement", "line"),
    [
        # a verb of another version of the rules, in the second event
        ("UPDATE event SET payload = replace(payload, 'stop', 'keep') WHERE seq = 2", 13),
        ("UPDATE game_table SET options = replace(options, '2009', '1999')", 5),
        ("UPDATE game_table SET game = 'go'", 2),
    ],
)
def test_a_table_of_other_rules(tmp_path: Path, statement: str, line: int) -> None:
    path = tmp_path / "tables.sqlite3"
    with running(path) as site:
        table = site.new("", "")
        with site.sit(table) as browser:
            browser.say("roll")
            browser.say("stop")
        record = site.record(table)
    with sqlite3.connect(path) as database:
        database.execute(statement)
        database.execute("UPDATE game_table SET rules_version = 0")
    database.close()
    with running(path) as site:
        [row] = site.mine()
        assert row["status"] == "broken"
        changed = site.record(table)
        assert changed.startswith("tablestead 1\n")
        assert len(changed.splitlines()) == len(record.splitlines())
        answer = site.http.get(f"/api/tables/{table}/review")
        assert (answer.status_code, answer.json()["key"]) == (409, "error-table-broken")
        assert answer.json()["args"]["version"] == 0
        assert answer.json()["args"]["line"] == line
        with site.sit(table, hello=False) as browser:
            browser.send(type="hello")
            told = browser.until("nack")
            assert told["key"] == "error-table-broken"
            if "keep" in statement:  # the position before that line is shown
                assert told["args"]["known"] == ts.game("ages").rules_version
                assert told["args"]["text"] == "1 keep"
                assert browser.status == "broken"
                assert browser.view["step"] == "reroll"
                assert browser.choices == []
            assert browser.answer(type="act", seq=2, text="stop")["key"] == "error-table-broken"
            assert browser.answer(type="hint")["type"] == "nack"


def test_a_move_that_cannot_be_stored_is_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program holds the database for longer than the server waits."""
    monkeypatch.setattr(database_module, "BUSY_MS", 50)
    path = tmp_path / "tables.sqlite3"
    with running(path) as site:
        table = site.new("", "")
        with site.sit(table) as browser:
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN EXCLUSIVE")
            assert browser.act(text="roll")["key"] == "error-storage"
            other.execute("ROLLBACK")
            other.close()
            assert browser.hello()["actions"] == 0
            browser.say("roll")


def test_a_game_of_the_first_version_is_played_on(tmp_path: Path) -> None:
    """Whoever comes takes the seats."""
    path, old = tmp_path / "tables.sqlite3", str(tmp_path / "old.sqlite3")
    with running(path) as site:
        table = site.new("", "", real_draws=True)
        with site.sit(table) as browser:
            browser.say("roll")
        record = site.record(table)
    asyncio.run(make_first_version(str(path), table, old))
    with running(old) as site:
        [row] = site.http.get("/api/tables").json()
        assert [seat["vacant"] for seat in row["seats"]] == ["anyone", "anyone"]
        for number, seat in enumerate(row["seats"]):
            assert site.join(table, number, seat["name"]).status_code == 201
        with site.sit(table) as browser:
            assert site.record(table) == record
            assert browser.info["real_draws"] is True
            assert browser.view["player"] == ts.CHANCE
            browser.say("roll food food food")


async def make_first_version(database: str, table_id: str, old: str) -> None:
    async with opened(database) as storage:
        loaded = await storage.load(table_id)
    assert loaded is not None
    row, events, _ = loaded
    seats = [{"name": seat["name"], "bot": seat["bot"]} for seat in row.seats]
    await fill_old(old, "0001", [old_row(row, "0001", seats)], {table_id: events})


WRITES = {"append", "update", "link", "claim"}
"""What changes a table that is in use; `say` and `react` are handed to the journal by the table."""


def test_only_the_journal_writes_to_a_table() -> None:
    calls = [
        (path.name, node.func)
        for path in Path(server.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WRITES
    ]
    assert {name for name, call in calls if "storage" in ast.unparse(call.value)} == {"journal.py"}
