"""What a host's machine does to a server: locks, disks and clocks; and that the log names it."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import asyncpg
import pytest
from sqlalchemy.exc import OperationalError

from tablestead.engine.errors import TablesteadError
from tablestead.server.operations import health, metrics
from tablestead.server.operations.health import Health
from tablestead.server.operations.sweeper import DOUBT_S, SWEEP_S, Sweeper
from tablestead.server.operations.verify import verify
from tablestead.server.settings import Settings
from tablestead.server.storage import CommitUnknown, Storage, StoredTable, claimed, fault_of, why
from tablestead.server.storage import database as database_module
from tablestead.server.storage.backup import LEFT_S, backup, restore
from tablestead.server.storage.database import LEAST_MS, Sqlite, reach
from tablestead.server.storage.rows import iso
from tests.databases import PostgresForTests
from tests.server.client import running
from tests.server.stored import LAST_VERSION, SUMMARY, act, coroutine, opened, table
from tests.server.test_operations import SOURCES, hosting

posix = pytest.mark.skipif(sys.platform == "win32", reason="file modes")
DAY = 86_400.0


# Names


def wrapped(error: Exception) -> OperationalError:
    return OperationalError("INSERT …", None, error)


def of_sqlite(name: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("…")
    error.sqlite_errorname = name
    return error


@pytest.mark.parametrize(
    ("error", "fault", "text"),
    [
        (of_sqlite("SQLITE_FULL"), "disk-full", "the disk is full (SQLITE_FULL)"),
        (of_sqlite("SQLITE_READONLY_DBMOVED"), "read-only", "not written (SQLITE_READONLY_DBMOVED)"),
        (of_sqlite("SQLITE_BUSY"), "locked", "another program holds its lock (SQLITE_BUSY)"),
        (of_sqlite("SQLITE_IOERR_WRITE"), "disk", "the disk fails (SQLITE_IOERR_WRITE)"),
        (of_sqlite("SQLITE_CORRUPT"), "damaged", "the file is damaged (SQLITE_CORRUPT)"),
        (asyncpg.DiskFullError("…"), "disk-full", "the disk is full (53100)"),
        (asyncpg.ReadOnlySQLTransactionError("…"), "read-only", "(25006)"),
        (asyncpg.TooManyConnectionsError("…"), "connections", "(53300)"),
        (asyncpg.InvalidPasswordError("…"), "door", "it does not let us in (28P01)"),
        (asyncpg.CannotConnectNowError("…"), "away", "it cannot be reached (57P03)"),
        (TimeoutError(), "slow", "it did not answer in time (TimeoutError)"),
        (ConnectionRefusedError(), "away", "it cannot be reached (ConnectionRefusedError)"),
        (OSError(errno.ESTALE, "…"), "moved", "start the server again (OSError)"),
        (OSError(errno.ENOSPC, "…"), "disk-full", "the disk is full (OSError)"),
        (ValueError("a name"), "", "ValueError"),
    ],
)
def test_a_fault_has_a_name(error: Exception, fault: str, text: str) -> None:
    for each in (error, wrapped(error)):
        assert fault_of(each) == fault
        assert why(each).endswith(text)


# One server on a file


def test_a_second_server_on_a_file_is_refused(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.sqlite3")
    environment = {**os.environ, "PYTHONPATH": SOURCES, "TABLESTEAD_DATABASE": path}
    serve = [sys.executable, "-m", "tablestead.cli", "serve", "--no-open", "--port", "0", "--lang", "en"]
    with hosting(tmp_path, path) as host:
        second = subprocess.run(serve, env=environment, capture_output=True, text=True, check=False)
        assert second.returncode != 0
        assert f"Another server uses {path} already" in second.stderr
        assert "Traceback" not in second.stderr
        saved = tmp_path / "saved.backup"
        assert asyncio.run(backup(path, saved)) == 0  # reading needs no leave
        with pytest.raises(TablesteadError) as refused:
            asyncio.run(restore(path, saved))
        assert refused.value.key == "error-database-used"
        host.process.kill()
        host.process.wait()
        with claimed(path):  # whoever is killed leaves nothing behind
            pass


def test_a_claim_hides_no_error_and_needs_no_folder(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError, match="mine"), claimed(str(tmp_path / "a")):
        raise sqlite3.OperationalError("mine")
    (tmp_path / "file").touch()
    with claimed(str(tmp_path / "file" / "tables.sqlite3")):
        pass  # what is wrong is told when it is opened


@posix
@coroutine
async def test_only_its_owner_reads_the_file(tmp_path: Path) -> None:
    """Also one that was there before."""
    for name, before in (("new", None), ("old", 0o644)):
        path = tmp_path / name
        if before:
            path.touch()
            path.chmod(before)
        with claimed(str(path)):
            async with opened(str(path)) as storage:
                await storage.create(table("t"), [], [])
                files = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.glob(f"{name}*")}
        assert files == {f"{name}{end}": 0o600 for end in ("", "-wal", "-shm", "-lock")}


@coroutine
async def test_a_lock_of_another_program_keeps_nobody_from_reading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the write that waits for the lock has given up, which is never here."""
    path = tmp_path / "tables.sqlite3"
    monkeypatch.setattr(database_module, "BUSY_MS", 3_600_000)
    async with opened(str(path)) as storage:
        await storage.create(table("t"), [], [])
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            writing = asyncio.create_task(storage.append("t", 0, act(1), SUMMARY))
            await asyncio.sleep(0)
            loaded = await storage.load("t")
            assert loaded is not None
            assert not writing.done()
            other.execute("ROLLBACK")
        await writing


@coroutine
async def test_who_queued_behind_a_lock_has_waited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that were asked at once give up at once, not one after another."""
    monkeypatch.setattr(database_module, "time", SimpleNamespace(monotonic=lambda: 1_000.0))
    waits: list[float] = []
    (tmp_path / "tables.sqlite3").touch()
    database = Sqlite(tmp_path / "tables.sqlite3", 2_000)

    def note(connection: Any) -> None:
        waits.append(connection.exec_driver_sql("PRAGMA busy_timeout").scalar())

    for waited in (0.0, 1.5, 10.0):
        database._run(note, False, 1_000.0 - waited)
    await database.close()
    assert waits == [2_000, 500, LEAST_MS]


# Health


class Failing:
    """A storage that fails as it is told."""

    def __init__(self) -> None:
        self.error: Exception | None = None
        self.gate = asyncio.Event()
        self.gate.set()
        self.probes = 0

    def free_bytes(self) -> int:
        return 12_345

    async def probe(self) -> None:
        self.probes += 1
        await self.gate.wait()
        if self.error:
            raise self.error


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """What the log says, as it is said."""
    lines: list[str] = []

    class Noting(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(record.getMessage())

    handler, log = Noting(), logging.getLogger("tablestead")
    log.addHandler(handler)
    with caplog.at_level(logging.INFO, "tablestead"):
        yield lines
    log.removeHandler(handler)


@coroutine
async def test_health_says_what_is_wrong_once(told: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH_S", 0.0)
    storage = Failing()
    asked = Health(cast(Any, storage))
    assert await asked.fault() == ""
    assert "tablestead_ready 1.0" in metrics.exposition().decode()
    for name in ("SQLITE_FULL", "SQLITE_FULL", "SQLITE_READONLY"):
        storage.error = wrapped(of_sqlite(name))
        assert await asked.fault() == fault_of(storage.error)
    assert "tablestead_ready 0.0" in metrics.exposition().decode()
    storage.error = None
    assert await asked.fault() == ""
    assert told == [
        "the database cannot be written: the disk is full (SQLITE_FULL)",
        "the database cannot be written: it can be read, but not written (SQLITE_READONLY)",
        "the database can be written again",
    ]
    assert 'tablestead_free_bytes{database="sqlite"} 12345.0' in metrics.exposition().decode()


@coroutine
async def test_health_is_asked_often_and_looks_rarely() -> None:
    storage = Failing()
    asked = Health(cast(Any, storage))
    await asyncio.gather(*(asked.fault() for _ in range(100)))
    assert storage.probes == 1


@coroutine
async def test_a_database_that_hangs_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE_S", 0.0)
    monkeypatch.setattr(health, "FRESH_S", 0.0)
    storage = Failing()
    storage.gate.clear()
    asked = Health(cast(Any, storage))
    assert [await asked.fault() for _ in range(3)] == ["slow"] * 3
    assert storage.probes == 1  # nobody queues behind it
    storage.gate.set()
    while await asked.fault():
        pass


@coroutine
async def test_health_writes(database: str) -> None:
    async with opened(database) as storage:
        before = await written(storage)
        assert await Health(storage).fault() == ""
        assert await written(storage) != before


async def written(storage: Storage) -> Any:
    """Something that changes with every write."""
    shared = storage._database.shared
    query = "SELECT xmin FROM alembic_version" if shared else "PRAGMA user_version"
    return await storage._read(lambda connection: str(connection.exec_driver_sql(query).scalar()))


@coroutine
async def test_health_of_a_postgres_that_may_only_be_read(postgres: PostgresForTests) -> None:
    """As providers make it when the disk is full."""
    database = postgres.fresh()
    async with opened(database) as storage:
        await storage.create(table("t"), [], [])
    owner = await asyncpg.connect(database)
    name = await owner.fetchval("SELECT current_database()")
    await owner.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await owner.close()
    storage = Storage(reach(database, 30.0), None)
    try:
        assert await storage.load("t") is not None
        assert await Health(storage).fault() == "read-only"
    finally:
        await storage.close()


def test_alive_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH_S", 0.0)

    def full(*_: object) -> None:
        raise of_sqlite("SQLITE_FULL")

    with running(tmp_path / "tables.sqlite3") as site:
        assert site.http.get("/health").json() == {"status": "ok"}
        with monkeypatch.context() as patch:
            patch.setattr(Sqlite, "write_nothing", full)
            for path in ("/health", "/health/ready"):
                answer = site.http.get(path)
                assert (answer.status_code, answer.json()["fault"]) == (503, "disk-full")
            assert site.http.get("/health/live").status_code == 200
            assert "tablestead_ready 0.0" in site.http.get("/metrics").text
        assert site.http.get("/health/ready").json() == {"status": "ok"}


# Sweeping


class Times:
    """A clock that can be set, and one that cannot."""

    def __init__(self, wall: float) -> None:
        self.wall, self.steady = wall, 1_000.0

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


def stored(age_days: float, now: float, **more: Any) -> StoredTable:
    return table(f"{age_days} {more.get('status', '')}", updated=iso(now - age_days * DAY), **more)


@dataclass
class Swept:
    ages: list[float]
    """Of the unfinished tables, in days by the clock of the start."""
    left: int
    after: list[float] = field(default_factory=lambda: [SWEEP_S])
    """Hours pass in steps: seconds by both clocks,"""
    set_by: float = 0.0
    """after the wall clock was set by so much."""
    says: str = ""


@pytest.mark.parametrize(
    "case",
    [
        Swept([0, 1, 2, 3, 100], left=4),
        Swept([0, 1, 2, 3, 100], left=5, after=[SWEEP_S - 60]),
        Swept([100, 101, 102], left=3, says="the clock is wrong"),
        Swept([100, 101, 102], left=0, after=[DOUBT_S + SWEEP_S]),
        Swept([0, 1, 2, 3, 100], left=5, set_by=100 * DAY, says="the clock was set"),
        Swept([0, 1, 2, 3], left=4, set_by=100 * DAY, says="the clock was set"),
        Swept([0, *range(91, 98)], left=8, after=[SWEEP_S] * 30, says="they are 7 of 8"),
        Swept([*range(20), *range(91, 98)], left=20),
        Swept([0, 1, 100], left=3, set_by=-100 * DAY, says="the clock was set"),
    ],
    ids=str,
)
def test_sweeping_with_care(case: Swept, tmp_path: Path, told: list[str]) -> None:
    async def run() -> None:
        async with opened(str(tmp_path / "tables.sqlite3")) as storage:
            times = Times(1_800_000_000.0)
            storage.now = lambda: times.wall
            for age in case.ages:
                await storage.create(stored(age, times.wall), [], [])
            sweeping = Sweeper(storage, Settings(), lambda: times.steady)
            await sweeping.beat()
            times.wall += case.set_by
            await sweeping.beat()
            for seconds in case.after:
                times.pass_by(seconds)
                await sweeping.beat()
            ids = [stored(age, 0).id for age in case.ages]
            assert len(await storage.versions(ids)) == case.left

    asyncio.run(run())
    if case.says:
        assert any(case.says in line for line in told)
    else:
        assert not any("not deleted" in line for line in told)


@coroutine
async def test_finished_tables_do_not_go_all_at_once_either(tmp_path: Path, told: list[str]) -> None:
    async with opened(str(tmp_path / "tables.sqlite3")) as storage:
        times = Times(1_800_000_000.0)
        storage.now = lambda: times.wall
        await storage.create(stored(0, times.wall), [], [])
        for age in range(400, 410):
            await storage.create(stored(age, times.wall, status="finished"), [], [])
        sweeping = Sweeper(storage, Settings(), lambda: times.steady)
        await sweeping.beat()
        times.pass_by(SWEEP_S)
        await sweeping.beat()
    assert told == ["old tables are not deleted now: they are 10 of 10"]


@coroutine
async def test_a_lease_from_before_the_clock_was_set_back(database: str) -> None:
    """Else the bots of a process that died would rest until the old time comes again."""
    async with opened(database) as dead, opened(database) as alive:
        dead.now, alive.now = (lambda: 1_800_000_000.0), (lambda: 1_800_000_000.0 - 30 * DAY)
        await dead.create(table("t", bot_turn=True), [], [])
        assert await dead.leases.renew() == ["t"]
        assert await alive.leases.renew() == ["t"]


# Text that only one database takes


def test_an_id_with_a_control_character_is_refused(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as site, site.sit(site.new("", "")) as browser:
        for id in ("a\0b", "", "x" * 65, "a\nb"):
            browser.send(type="act", seq=0, text="roll", id=id)
            answer = browser.until("nack", "ack")
            assert (answer["type"], answer["id"], answer.get("key")) == ("nack", "", "error-message")
        assert browser.act(text="roll")["type"] == "ack"


@coroutine
async def test_a_backup_with_a_nul_is_restored(database: str, tmp_path: Path) -> None:
    """Older versions took one in ids on SQLite."""
    source = str(tmp_path / "source.sqlite3")
    async with opened(source) as storage:
        await storage.create(table("t"), [act(1, id="a\0b")], [])
        await storage.chat.say("t", 0, "Anna", "Hello", "c\0d")
    await backup(source, tmp_path / "saved")
    assert await restore(database, tmp_path / "saved") == 1
    async with opened(database) as storage:
        loaded = await storage.load("t")
        assert loaded is not None
        assert loaded[1] == [act(1, id="a\N{REPLACEMENT CHARACTER}b")]
        assert [line.id for line in await storage.chat.last("t")] == ["c\N{REPLACEMENT CHARACTER}d"]


@coroutine
async def test_what_killed_backups_left_is_cleaned_up(tmp_path: Path) -> None:
    source, saved = str(tmp_path / "source.sqlite3"), tmp_path / "backups" / "2026-05-02.backup"
    saved.parent.mkdir()
    async with opened(source) as storage:
        await storage.create(table("t"), [], [])
    killed = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", KILLED, source, str(saved.with_name("2026-05-01.backup"))),
        env={**os.environ, "PYTHONPATH": SOURCES},
    )
    assert await killed.wait() == -9
    [left] = saved.parent.iterdir()
    await backup(source, saved)
    assert left.exists()  # it might still be written
    os.utime(left, (0, time.time() - LEFT_S - 60))
    await backup(source, saved)
    assert list(saved.parent.iterdir()) == [saved]


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from tablestead.server.storage import backup as backups

backups._tables = lambda connection: os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(backups.backup(sys.argv[1], Path(sys.argv[2])))
"""


# Away in the middle


@coroutine
async def test_only_a_broken_commit_leaves_open_what_was_stored(
    postgres: PostgresForTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres.fresh()) as storage:
        await storage.create(table("t"), [], [])

        def broken(*_: object) -> None:
            raise ConnectionResetError

        with monkeypatch.context() as patch:
            engine = storage._database._engine.sync_engine  # type: ignore[attr-defined]
            patch.setattr(engine.dialect, "do_commit", broken)
            with pytest.raises(CommitUnknown) as error:
                await storage.append("t", 0, act(1), SUMMARY)
            assert fault_of(error.value) == "away"
        with monkeypatch.context() as patch:
            patch.setattr(storage, "_say", broken)
            with pytest.raises(OperationalError) as sure:
                await storage.append("t", 0, act(1), SUMMARY)
            assert not isinstance(sure.value, CommitUnknown)


def test_who_cannot_know_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line is told when the database is back."""
    monkeypatch.setattr("tablestead.server.tables.BEAT_S", 3600.0)  # nothing else is written meanwhile
    with running(tmp_path / "tables.sqlite3") as site, site.sit(site.new("", "")) as browser:
        whole = Storage._run
        stored = False

        async def answer_lost(self: Storage, work: Any, reads: bool = False) -> Any:
            nonlocal stored
            if not stored and not reads:
                stored = True
                await whole(self, work, reads)
                raise CommitUnknown(None, None, ConnectionResetError())
            raise OperationalError(None, None, ConnectionRefusedError())

        with monkeypatch.context() as patch:
            patch.setattr(Storage, "_run", answer_lost)
            assert browser.act(text="roll")["key"] == "error-storage-unknown"
            assert browser.act(text="roll")["key"] == "error-storage"
        assert browser.hello()["seq"] == 1


# Damage


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE game_table SET seats = '[{' WHERE id = ?",
        "UPDATE game_table SET seats = '7' WHERE id = ?",
        "UPDATE event SET payload = 'no' WHERE table_id = ?",
        "UPDATE event SET payload = '{}' WHERE table_id = ?",
    ],
)
def test_a_damaged_table_keeps_nobody_from_the_others(
    tmp_path: Path, statement: str, told: list[str]
) -> None:
    path, saved = tmp_path / "tables.sqlite3", tmp_path / "saved"
    with running(path) as site:
        bad, good = site.new("", ""), site.new("", "")
        for each in (bad, good):
            with site.sit(each) as browser:
                browser.say("roll")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement, [bad])
    with running(path) as site:
        assert site.http.get(f"/api/tables/{bad}/record").json()["key"] == "error-table-damaged"
        with site.sit(good) as browser:
            browser.say("stop")
    assert any(line.startswith(f"table {bad[:6]} is damaged in the database") for line in told)
    assert asyncio.run(backup(str(path), saved)) == 2
    with pytest.raises(TablesteadError) as found:
        asyncio.run(verify(saved))
    assert found.value.info == {"n": 1, "count": 2}
    assert [fault.info["table"] for fault in found.value.faults] == [bad[:6]]


@coroutine
async def test_a_backup_is_replayed(tmp_path: Path) -> None:
    assert await verify(LAST_VERSION) == {"tables": 8, "going": 5, "over": 3, "lines": 312, "chat": 1}
    source, saved = str(tmp_path / "source.sqlite3"), tmp_path / "saved"
    async with opened(source) as storage:
        await storage.create(table("sound"), [], [])
        await storage.create(table("short", seq=2), [act(1)], [])
        await storage.create(table("wrong", seq=1), [act(1, "1 nonsense")], [])
        await storage.create(table("unknown", game="chess"), [], [])
    assert await backup(source, saved) == 4
    with pytest.raises(TablesteadError) as found:
        await verify(saved)
    assert sorted(str(fault.info["table"]) for fault in found.value.faults) == ["short", "unknow", "wrong"]
    assert "3 tables of 4 are not sound" in str(found.value)
    assert {file.name for file in tmp_path.iterdir()} <= {
        saved.name,
        *(f"source.sqlite3{end}" for end in ENDS),
    }


ENDS = ("", "-wal", "-shm")


@coroutine
async def test_nothing_is_written_to_a_file_that_was_moved(tmp_path: Path) -> None:
    """Where nobody would find it again."""
    path = tmp_path / "tables.sqlite3"
    async with opened(str(path)) as storage:
        await storage.create(table("t"), [], [])
        path.rename(tmp_path / "elsewhere")
        for replaced in (False, True):
            if replaced:
                path.touch()
            with pytest.raises(OperationalError) as error:
                await storage.append("t", 0, act(1), SUMMARY)
            assert fault_of(error.value) == "moved"
        (tmp_path / "elsewhere").replace(path)
        await storage.append("t", 0, act(1), SUMMARY)
