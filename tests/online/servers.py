"""Real server processes, and the databases they stand on."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, Protocol

import asyncpg
import httpx
import psutil

from tests.databases import postgres_in, prepared

START_S = 180.0
POLL_S = 0.05
PORTS = iter(range(12_000 + os.getpid() % 1_000 * 20, 32_768))
"""Each is given once."""
COMPLAINT = 40
"""Lines of a complaint that are told."""
UNBORN = re.compile(
    r'Traceback .*\n  File "<string>", line 1, in <module>\n'
    r'(?:  File ".*multiprocessing.*\n(?:    .*\n)+)+'
    r"(?:EOFError: Ran out of input|_pickle.UnpicklingError: pickle data was truncated)(?:\n|$)"
)
"""What Python says of a process whose parent was killed before it could tell it what to do."""

Event = tuple[int, str, dict[str, Any]]
"""seq, kind, payload."""


class Server:
    """One `tablestead serve`, which can be killed and started again on the same port."""

    def __init__(self, database: str, log: Path, public: bool = False, options: Sequence[str] = ()) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.up = False
        """It answers, and has not been killed since."""
        self._command = [sys.executable, "-m", "tablestead.cli", "serve", "--no-open"]
        self._command += ["--port", str(self.port), "--database", database, *options]
        if public:  # as behind a proxy: everybody is limited
            self._command += ["--url", self.address]
        self.environment: dict[str, str] = {}
        """Besides ours."""
        self._process: subprocess.Popen[bytes] | None = None
        self.workers: set[psutil.Process] = set()
        """Processes of killed servers: they must end by themselves."""

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        with self.log.open("ab") as log:
            environment = {**os.environ, **self.environment}
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=subprocess.STDOUT, env=environment
            )

    async def ready(self) -> None:
        """Wait until it answers."""
        assert self._process is not None
        async with httpx.AsyncClient(verify=False, trust_env=False) as http, asyncio.timeout(START_S):
            while True:
                if self._process.poll() is not None:
                    raise RuntimeError(f"the server ended with {self._process.returncode}: see {self.log}")
                try:
                    if (await http.get(f"{self.address}/health")).status_code == 200:
                        break
                except httpx.TransportError:
                    pass
                await asyncio.sleep(POLL_S)
        self.up = True

    def kill(self) -> None:
        """Gone at once, whatever it is doing."""
        assert self._process is not None
        self.up = False
        self.workers |= set(psutil.Process(self._process.pid).children(recursive=True))
        self._process.kill()
        self._process.wait()

    async def stop(self) -> None:
        """In good order."""
        self.up = False
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            await asyncio.to_thread(self._process.wait, START_S)

    def complaints(self) -> list[str]:
        """What it wrote of faults in itself, each with the lines that follow."""
        lines = self.log.read_text().splitlines()
        found = [n for n, line in enumerate(lines) if "Traceback" in line or " ERROR " in line]
        blocks = ["\n".join(lines[n : n + COMPLAINT]) for n in found]
        return [block for block in blocks if not UNBORN.match(block)]


def free_port() -> int:
    """It stays free while its server is down: systems hand out others, and another run begins elsewhere."""
    for port in PORTS:
        with closing(socket.socket()) as listening, suppress(OSError):
            listening.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class Database(Protocol):
    """What a server is told, and the events as they are stored, read without the server's code."""

    url: str

    async def events(self, table: str) -> list[Event]: ...


EVENTS = "SELECT seq, kind, payload FROM event WHERE table_id = {} ORDER BY seq"


class SqliteFile:
    def __init__(self, folder: Path) -> None:
        self.url = prepared(str(folder / "tables.sqlite3"))

    async def events(self, table: str) -> list[Event]:
        with closing(sqlite3.connect(f"file:{self.url}?mode=ro", uri=True)) as connection:
            rows = connection.execute(EVENTS.format("?"), [table]).fetchall()
        return [(seq, kind, json.loads(payload)) for seq, kind, payload in rows]


class PostgresServer:
    def __init__(self, url: str) -> None:
        self.url = url

    async def events(self, table: str) -> list[Event]:
        connection = await asyncpg.connect(self.url)
        try:
            rows = await connection.fetch(EVENTS.format("$1"), table)
        finally:
            await connection.close()
        return [(row["seq"], row["kind"], json.loads(row["payload"])) for row in rows]


@asynccontextmanager
async def database(kind: str, folder: Path) -> AsyncIterator[Database]:
    """`sqlite` or `postgres`, empty."""
    if kind == "sqlite":
        yield SqliteFile(folder)
        return
    server = postgres_in(folder / "postgres")
    try:
        yield PostgresServer(server.get_uri())
    finally:
        server.cleanup()


@asynccontextmanager
async def serving(
    url: str, folder: Path, processes: int = 1, public: bool = False, options: Sequence[str] = ()
) -> AsyncIterator[list[Server]]:
    """Server processes on one database, ready to be talked to; `options` are those of `serve`."""
    logs = [folder / f"server-{number}.log" for number in range(1, processes + 1)]
    servers = [Server(url, log, public, options) for log in logs]
    try:
        for server in servers:
            server.start()
        await asyncio.gather(*(server.ready() for server in servers))
        yield servers
    finally:
        await asyncio.gather(*(server.stop() for server in servers))
