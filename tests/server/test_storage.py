"""Nothing acknowledged is lost; what no longer fits stays readable."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import tablestead as ts
from tablestead.engine.errors import TablesteadError
from tablestead.server.storage import Storage, data_dir, database_path
from tests.server.client import Site, running


def test_a_killed_server_has_every_acknowledged_move(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    rng = ts.Rng(11)
    table = ""
    acknowledged: list[str] = []
    for _ in range(4):
        code = f"from tablestead.server.app import serve; serve('127.0.0.1', 0, {str(path)!r})"
        with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                address = re.search(r"http://\S+", server.stdout.readline())
                assert address is not None
                with httpx.Client(base_url=address[0], timeout=30) as http:
                    site = Site(http)
                    table = table or site.new("", "random", "")
                    with site.sit(table) as browser:
                        lines = site.record(table).splitlines()[:-1]
                        assert lines[: len(acknowledged)] == acknowledged
                        for _ in range(15):
                            browser.step(rng)
                        acknowledged = site.record(table).splitlines()[:-1]
                        os.kill(server.pid, signal.SIGKILL)  # where there is none, this line ends the server
            finally:
                server.kill()
    with running(path) as site, site.sit(table) as browser:
        browser.finish(rng)


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
        ("UPDATE \"table\" SET options = replace(options, '2009', '1999')", 5),
        ("UPDATE \"table\" SET game = 'go'", 2),
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
        database.execute('UPDATE "table" SET rules_version = 0')
    database.close()
    with running(path) as site:
        [row] = site.http.get("/api/tables").json()
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


def test_a_move_that_cannot_be_stored_is_not_played(site: Site, tmp_path: Path) -> None:
    """Another program holds the database for longer than the server waits."""
    table = site.new("", "")
    with site.sit(table) as browser:
        database = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
        database.execute("BEGIN EXCLUSIVE")
        assert browser.act(text="roll")["key"] == "error-storage"
        database.execute("ROLLBACK")
        database.close()
        assert browser.hello()["actions"] == 0
        browser.say("roll")


def test_a_database_of_the_first_version_keeps_its_tables(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with running(path) as site:
        table = site.new("", "", real=True)
        with site.sit(table) as browser:
            browser.say("roll")
        record = site.record(table)
    with sqlite3.connect(path) as database:
        database.execute('ALTER TABLE "table" RENAME COLUMN real TO real_dice')
        database.execute("UPDATE alembic_version SET version_num = '0001'")
    database.close()
    with running(path) as site, site.sit(table) as browser:
        assert site.record(table) == record
        assert browser.last["table"]["real"] is True
        assert browser.view["player"] == ts.CHANCE
        browser.say("roll food food food")


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with running(path):
        pass
    with sqlite3.connect(path) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with pytest.raises(TablesteadError, match="error-database-newer"):
        asyncio.run(Storage.open(path))


def test_the_place_of_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TABLESTEAD_DATA", str(tmp_path))
    assert data_dir() == tmp_path
    assert database_path(None) == tmp_path / "tablestead.sqlite3"
    assert database_path("games.db") == Path("games.db")
    assert database_path("sqlite:////var/games.db") == Path("/var/games.db")
    with pytest.raises(TablesteadError) as refused:
        database_path("postgresql://anna:secret@host/games")
    assert refused.value.key == "error-database"
    assert "secret" not in json.dumps(refused.value.info)
