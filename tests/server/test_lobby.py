"""The lobby: what is told to who looks at it, and how it changes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from tablestead.server import lobby
from tests.server.client import WAIT_S, Message, Site


class Watcher:
    """Somebody who looks at the lobby."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.rows: dict[str, Message] = {}
        self.heard: list[str] = []

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> Message:
        text = str(self.socket.recv(timeout=WAIT_S))
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["type"] == "lobby":
            if message["whole"]:
                self.rows.clear()
            self.rows |= {row["id"]: row for row in message["rows"]}
            for id in message["gone"]:
                del self.rows[id]
        return message


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "PACE_S", 0.0)


@contextmanager
def watching(site: Site, *tables: str) -> Iterator[Watcher]:
    """Somebody who has been told of these tables: a new one may be told a moment after the list."""
    with connect(f"{site.address}/ws/lobby", proxy=None) as socket:
        watcher = Watcher(socket)
        watcher.say(type="hello", last_seq=-1)
        assert watcher.receive()["whole"]
        while not watcher.rows.keys() >= set(tables):
            watcher.receive()
        yield watcher


def test_tables_come_change_and_go(site: Site) -> None:
    kept = site.wait_for("anyone", "friend", clock={"kind": "live", "seconds": 600, "increment": 5})
    with watching(site.someone(), kept) as watcher:
        assert list(watcher.rows) == [kept]
        row = watcher.rows[kept]
        assert (row["game"], row["clock"]["seconds"], row["hosted_by"]) == ("ages", 600, 0)
        assert not any(seat["mine"] for seat in row["seats"])
        assert not row["host"]
        new = site.wait_for("anyone", "anyone", game="milestones")
        while new not in watcher.rows:
            watcher.receive()
        assert site.someone().join(new, 1, "Béla").status_code == 201
        while watcher.rows[new]["seats"][1]["vacant"]:
            watcher.receive()
        assert site.http.delete(f"/api/tables/{new}").status_code == 204
        while new in watcher.rows:
            watcher.receive()
        assert list(watcher.rows) == [kept]


def test_what_is_not_open_to_anyone_is_not_shown(site: Site) -> None:
    site.wait_for("friend")
    site.new("", "random")
    table = site.wait_for("friend")
    with site.sit(table) as anna:
        invite = anna.info["invite"]
    assert site.someone().join(table, 1, "Béla", invite).status_code == 201
    with watching(site) as watcher:
        assert watcher.rows == {}


def test_games_that_began_there_can_be_watched(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    hidden, _ = site.gather("Béla", watch=False)
    with watching(site.someone(), table) as watcher, béla.sit(table) as second:
        assert list(watcher.rows) == [table]
        assert table not in [row["id"] for row in site.http.get("/api/tables").json()]
        with site.someone().sit(table):
            while watcher.rows[table]["watching"] != 1:
                watcher.receive()
        while watcher.rows[table]["watching"]:
            watcher.receive()
        assert second.command("resign", 1) == ""
        while watcher.rows:
            watcher.receive()
    assert hidden


def test_whether_the_host_is_there(site: Site) -> None:
    table = site.wait_for("anyone")
    with watching(site.someone(), table) as watcher:
        assert not watcher.rows[table]["host_here"]
        opened = watcher.rows[table]["host_seen"]
        assert opened > 0
        with site.sit(table):
            while not watcher.rows[table]["host_here"]:
                watcher.receive()
            assert watcher.rows[table]["host_seen"] == 0
        while watcher.rows[table]["host_here"]:
            watcher.receive()
        assert watcher.rows[table]["host_seen"] >= opened


def test_no_secret_is_told(site: Site) -> None:
    table = site.wait_for("anyone", "friend")
    with site.sit(table) as anna:
        invite = anna.info["invite"]
        with watching(site, table) as watcher:  # not even to the host
            text = "".join(watcher.heard)
            assert table in text
            for secret in (invite, site.cookie, "127.0.0.1", "options"):
                assert secret not in text


def test_what_else_is_said_there(site: Site) -> None:
    with watching(site) as watcher:
        watcher.say(type="ping")
        assert watcher.receive() == {"type": "pong"}
        watcher.say(type="act", id="1", seq=0, text="roll")
        assert watcher.receive()["key"] == "error-message"
        watcher.socket.send("what?")
        assert watcher.receive()["key"] == "error-message"
        watcher.say(type="hello")
        assert watcher.receive()["whole"]
