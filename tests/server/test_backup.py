"""What is saved from either database fills either."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tablestead.engine.errors import TablesteadError
from tablestead.server.storage import AnalysisKey, CallWishes, Holder, Storage, StoredHoliday, StoredLesson
from tablestead.server.storage.backup import backup, restore
from tablestead.server.storage.rows import metadata
from tests.server.stored import (
    ANNA,
    BELA,
    LAST_VERSION,
    OLD_TABLES,
    SUMMARY,
    act,
    assert_is_converted,
    assert_nothing_is_lost,
    callee,
    channel,
    coroutine,
    make_old,
    opened,
    result,
    seat,
    table,
)


async def fill(storage: Storage) -> None:
    seats = [seat("Ánna 🎲\\"), seat("", vacant="anyone")]
    events = [act(seq, f"{seq} roll") for seq in range(1, 1201)]  # more than are written at once
    holders = [Holder(-1, ANNA), Holder(0, ANNA), Holder(1, BELA)]
    await storage.create(table("t", seats=seats, time_left=[1.25], listed=True, seq=1200), events, holders)
    await storage.create(table("later", real_draws=True, watch=False, deadline=1789481400.123456), [], [])
    await storage.devices.link("t", ANNA, "hash")
    await storage.devices.keep_code(ANNA, "code")
    await storage.devices.key()
    assert await storage.admin.punish("ban", ["192.0.2.1/32"], True, "root", "ban 192.0.2.1/32")
    await storage.chat.say("t", 0, "Ánna", 'Hello\n"🎲"')
    await storage.chat.react("t", 1, 1, "👍", True)
    assert await storage.chat.report("t", 1, ANNA)
    assert await storage.blocks.add(ANNA, "t", 1, "Béla", "b1")
    changes = {"invite": "secret", "agreed": [1], "bot_turn": True}
    await storage.update("t", 0, 1200, changes, results=[result(ANNA, "t")])
    await storage.memory.learn(ANNA, StoredLesson("ages", "dice", 1, True))
    await storage.calls.open(channel(), CallWishes(), 0.0)
    assert await storage.calls.want("t", ANNA, False)
    await storage.calls.undertake(callee("t"), ["turn"], 5.0)
    await storage.analyses.begin(AnalysisKey("t", "quick", "judge"), 2, ANNA)
    await storage.analyses.keep(AnalysisKey("t", "quick", "judge"), 1, "{}", [])
    await storage.holidays.keep("c" * 64, [StoredHoliday("2027-01-01", 10.0, 20.0)], 5.0, lambda *_: 0.0)
    assert await storage.leases.renew() == ["t"]


async def rows(storage: Storage) -> dict[str, list[tuple[Any, ...]]]:
    """All there is, but for the leases."""

    def work(connection: sa.Connection) -> dict[str, list[tuple[Any, ...]]]:
        found = {}
        for each in metadata.sorted_tables:
            columns = [c for c in each.c if not c.name.startswith("lease")]
            found[each.name] = [
                tuple(r) for r in connection.execute(sa.select(*columns).order_by(*each.primary_key))
            ]
        return found

    return await storage._database.run(work, reads=True)


@coroutine
async def test_there_and_back(database: str, empty: str, tmp_path: Path) -> None:
    path = tmp_path / "backup"
    async with opened(database) as storage:
        await fill(storage)
        before = await rows(storage)
        counts = {name: len(found) for name, found in before.items()}
        assert counts == {
            "game_table": 2,
            "event": 1200,
            "holder": 3,
            "link": 1,
            "chat": 1,
            "device": 1,
            "recovery_code": 1,
            "setting": 1,
            "sanction": 1,
            "audit": 1,
            "report": 1,
            "result": 1,
            "lesson_progress": 1,
            "block": 1,
            "channel": 1,
            "calling": 1,
            "table_calling": 1,
            "called": 1,
            "holiday": 1,
            "analysis": 1,
            "analysis_part": 1,
        }
        assert await backup(database, path) == 2  # while it is used
    assert [p.name for p in tmp_path.glob("backup*")] == ["backup"]
    assert path.stat().st_mode & 0o077 == 0
    assert await restore(empty, path) == 2
    async with opened(empty) as storage:
        assert await rows(storage) == before
        assert await storage.leases.renew() == ["t"]
        await storage.append("t", 1, act(1201), SUMMARY)


@coroutine
async def test_a_backup_is_of_one_moment(database: str, tmp_path: Path) -> None:
    """Games go on meanwhile: each row of a table has its events, no more and no less."""
    async with opened(database) as storage:
        ids = [f"t{n}" for n in range(5)]
        for id in ids:
            await storage.create(table(id), [act(seq) for seq in range(1, 301)], [])
            await storage.update(id, 0, 0, {}, event=act(301))
        done = asyncio.Event()
        played = dict.fromkeys(ids, 301)

        async def play(id: str) -> None:
            while not done.is_set():
                await storage.append(id, 1, act(played[id] + 1), SUMMARY)
                played[id] += 1

        players = [asyncio.create_task(play(id)) for id in ids]
        backups = 0
        while backups < 3 or min(played.values()) < 303:  # they have gone on meanwhile
            await backup(database, tmp_path / str(backups))
            backups += 1
        done.set()
        await asyncio.gather(*players)
    for n in range(backups):
        path = str(tmp_path / f"{n}.sqlite3")
        assert await restore(path, tmp_path / str(n)) == 5
        async with opened(path) as restored:
            for id in ids:
                loaded = await restored.load(id)
                assert loaded is not None
                assert [event.seq for event in loaded[1]] == list(range(1, loaded[0].seq + 1))


@pytest.mark.parametrize("revision", ["0001", "0002"])
@coroutine
async def test_a_backup_of_an_older_version(database: str, empty: str, revision: str, tmp_path: Path) -> None:
    await make_old(empty, revision)
    path = tmp_path / "backup"
    assert await backup(empty, path) == 4
    assert json.loads(gzip.decompress(path.read_bytes()).splitlines()[0])["revision"] == revision
    async with opened(database):
        pass  # a server has been started there already
    assert await restore(database, path) == 4
    for address in (database, empty):  # the backup left the old database as it was
        async with opened(address) as storage:
            assert_is_converted([await storage.load(id) for id in OLD_TABLES])


@coroutine
async def test_a_backup_that_the_last_version_made(database: str) -> None:
    assert await restore(database, LAST_VERSION) == 8
    async with opened(database) as storage:
        await assert_nothing_is_lost(storage)


@coroutine
async def test_a_database_with_tables_is_not_filled(database: str, tmp_path: Path) -> None:
    path = tmp_path / "backup"
    async with opened(database) as storage:
        await fill(storage)
        before = await rows(storage)
        await backup(database, path)
        with pytest.raises(TablesteadError) as refused:
            await restore(database, path)
        assert refused.value.key == "error-restore-full"
        assert await rows(storage) == before


@coroutine
async def test_bad_files(database: str, tmp_path: Path) -> None:
    good, bad, new = tmp_path / "good", tmp_path / "bad", tmp_path / "new.sqlite3"
    source = str(tmp_path / "source.sqlite3")
    async with opened(source) as storage:
        await storage.create(table("t"), [act(1), act(2)], [Holder(0, ANNA)])
    await backup(source, good)
    packed = good.read_bytes()
    lines = gzip.decompress(packed).splitlines(keepends=True)
    assert len(lines) == 6

    async def refused(content: bytes, address: str = str(new)) -> tuple[str, object]:
        bad.write_bytes(content)
        with pytest.raises(TablesteadError) as error:
            await restore(address, bad)
        assert not new.exists()
        assert error.value.info["path"] == str(bad)
        return error.value.key, error.value.info.get("line")

    def zipped(*some: bytes) -> bytes:
        return gzip.compress(b"".join(some))

    for cut in range(0, len(packed), 7):
        assert (await refused(packed[:cut]))[0] == "error-backup-file"
    assert await refused(b"No backup at all") == ("error-backup-file", 1)
    for count in range(1, 6):
        assert await refused(zipped(*lines[:count])) == ("error-backup-file", count + 1)
    assert (await refused(zipped(*lines[:2], *lines[3:])))[0] == "error-backup-file"  # a row is missing
    assert (await refused(zipped(*lines, lines[1])))[0] == "error-backup-file"  # something follows
    for wrong in (b"{\n", b"[]\n", b'["table"]\n', b"7\n", b"\xff\n", b"null\n", b"[" * 100_000 + b"\n"):
        assert (await refused(zipped(lines[0], wrong, *lines[2:])))[0] == "error-backup-file"
        assert (await refused(zipped(wrong, *lines[1:]))) == ("error-backup-file", 1)
    head = json.loads(lines[0])
    for newer in ({"revision": "9999"}, {"tablestead-backup": 2}):
        content = zipped(json.dumps(head | newer).encode() + b"\n", *lines[1:])
        assert (await refused(content))[0] == "error-backup-newer"
    # whole, but not what the database takes: then nothing is left of it
    rows_of = [
        b'["nothing", {"id": 1}]\n',
        b'["event", {"table_id": "x", "seq": 1, "what": 1}]\n',
        b'["table", {"id": "x"}]\n',
    ]
    for row in rows_of:
        name = json.loads(row)[0]
        counts = json.loads(lines[-1])["rows"]
        counts[name] = counts.get(name, 0) + 1
        content = zipped(*lines[:-1], row, json.dumps({"rows": counts}).encode())
        assert (await refused(content, database))[0] == "error-backup-file"
    async with opened(database) as storage:
        assert await storage.load("t") is None
    assert await restore(database, good) == 1


@coroutine
async def test_only_a_backup_is_written_over(tmp_path: Path) -> None:
    source, precious = tmp_path / "source.sqlite3", tmp_path / "precious.txt"
    async with opened(str(source)) as storage:
        await storage.create(table("t"), [], [])
        precious.write_text("a diary")
        os.mkfifo(tmp_path / "fifo")
        (tmp_path / "zipped").write_bytes(gzip.compress(b"other things"))
        (tmp_path / "link").symlink_to(precious)
        for name in ("source.sqlite3", "source.sqlite3-wal", "precious.txt", "fifo", "zipped", "link"):
            before = (tmp_path / name).read_bytes() if name != "fifo" else b""
            with pytest.raises(TablesteadError) as refused:
                await backup(str(source), tmp_path / name)
            assert refused.value.key == "error-backup-exists"
            assert name == "fifo" or (tmp_path / name).read_bytes() == before
        assert (await storage.load("t")) is not None
        for name in ("new", "new", "empty", "link to it"):
            (tmp_path / "empty").touch()
            if name == "link to it":
                (tmp_path / name).symlink_to(tmp_path / "new")
            assert await backup(str(source), tmp_path / name) == 1
    assert (tmp_path / "link to it").is_symlink()
    assert await restore(str(tmp_path / "other.sqlite3"), tmp_path / "empty") == 1


@coroutine
async def test_what_cannot_be_reached(tmp_path: Path) -> None:
    async def key(work: Any) -> str:
        with pytest.raises(TablesteadError) as error:
            await work
        assert "secret" not in str(error.value)
        return error.value.key

    source, nowhere = str(tmp_path / "source.sqlite3"), "postgresql://anna:secret@/none?host=/nowhere"
    async with opened(source) as storage:
        await storage.create(table("t"), [], [])
    good = tmp_path / "good"
    await backup(source, good)
    assert await key(backup(nowhere, tmp_path / "x")) == "error-database-reach"
    assert await key(restore(nowhere, good)) == "error-database-reach"
    assert await key(backup(str(tmp_path / "none"), tmp_path / "x")) == "error-backup-nothing"
    sqlite3.connect(tmp_path / "empty").execute("CREATE TABLE a (b)").connection.close()
    assert await key(backup(str(tmp_path / "empty"), tmp_path / "x")) == "error-backup-nothing"
    assert await key(backup(source, tmp_path / "none" / "x")) == "error-backup-write"
    assert await key(backup(source, tmp_path)) == "error-backup-exists"
    assert await key(restore(str(tmp_path / "new"), tmp_path / "none")) == "error-backup-read"
    assert await key(restore(str(tmp_path / "new"), tmp_path)) == "error-backup-read"
    names = {
        "source.sqlite3",
        "source.sqlite3-shm",
        "source.sqlite3-wal",
        "good",
        "empty",
        "empty-shm",
        "empty-wal",
    }
    assert {path.name for path in tmp_path.iterdir()} <= names
    with sqlite3.connect(source) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert await key(backup(source, tmp_path / "x")) == "error-database-newer"
