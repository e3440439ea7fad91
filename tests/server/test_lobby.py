"""The lobby: what is told to who looks at it, and how it changes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tablestead.server import lobby
from tablestead.server.people.seats import COOKIE
from tests.server.client import WAIT_S, Message, Site, dial


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

    def answer(self) -> Message:
        """What is said to this watcher, and not told to all who watch."""
        while (message := self.receive())["type"] == "lobby" and not message["whole"]:
            pass
        return message


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "PACE_S", 0.0)


@contextmanager
def watching(site: Site, *tables: str) -> Iterator[Watcher]:
    """Somebody who has been told of these tables: a new one may be told a moment after the list."""
    cookie = {"Cookie": f"{COOKIE}={site.cookie}"}
    with dial(f"{site.address}/ws/lobby", cookie) as socket:
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
        assert watcher.answer() == {"type": "pong"}
        watcher.say(type="act", id="1", seq=0, text="roll")
        assert watcher.answer()["key"] == "error-message"
        watcher.socket.send("what?")
        assert watcher.answer()["key"] == "error-message"
        watcher.say(type="hello")
        assert watcher.answer()["whole"]


def open_to(site: Site) -> set[str]:
    return {row["id"] for row in site.http.get("/api/tables").json()}


def about(site: Site, what: str, table: str, seat: int) -> tuple[int, str]:
    """What becomes of a report or a block."""
    answer = site.http.post(f"/api/tables/{table}/{what}", json={"seat": seat})
    return answer.status_code, answer.json()["key"] if answer.content else ""


def test_who_is_blocked_is_not_met(site: Site) -> None:
    béla, cili = site.someone(), site.someone()
    his, hers = béla.wait_for("anyone"), cili.wait_for("anyone", "anyone")
    mine = site.wait_for("anyone")
    assert béla.join(hers, 1, "Béla").status_code == 201
    with watching(site, his, hers, mine) as anna, watching(béla, his, hers, mine) as other:
        assert about(site, "block", his, 0) == (204, "")
        while his in anna.rows or hers in anna.rows or mine in other.rows:
            (anna if his in anna.rows or hers in anna.rows else other).receive()
        assert (list(anna.rows), set(other.rows)) == ([mine], {his, hers})
        assert open_to(site) == {mine}
        assert open_to(béla) == {his, hers}
        assert open_to(cili) == open_to(site.someone()) == {his, hers, mine}
        refused = béla.join(mine, 1, "Béla")
        assert (refused.status_code, refused.json()["key"]) == (403, "error-blocked")
        assert cili.join(mine, 1, "Cili").status_code == 201
        [block] = site.http.get("/api/me/blocks").json()
        assert block["name"] == "Anna"  # as everyone who opens a table here is called
        assert béla.http.delete(f"/api/me/blocks/{block['id']}").status_code == 204  # not his to lift
        assert len(site.http.get("/api/me/blocks").json()) == 1
        assert site.http.delete(f"/api/me/blocks/{block['id']}").status_code == 204
        while not anna.rows.keys() >= {his, hers}:
            anna.receive()
    assert site.http.get("/api/me/blocks").json() == []


def test_one_s_own_table_stays_in_sight(site: Site) -> None:
    béla = site.someone()
    mine = site.wait_for("anyone", "anyone")
    assert béla.join(mine, 1, "Béla").status_code == 201
    assert about(site, "block", mine, 1) == (204, "")
    assert mine in open_to(site)
    assert mine in open_to(béla)  # where he has a seat already


def test_what_cannot_be_reported_or_blocked(site: Site) -> None:
    table = site.wait_for("anyone")
    for what, seat in (
        *(("report", 1), ("report", -1), ("report", 7)),
        *(("block", 1), ("block", 0), ("block", -1)),
    ):
        assert about(site, what, table, seat) == (409, "error-nobody")  # nobody, or oneself
    assert about(site, "report", "nowhere", 0) == (404, "error-table")
    assert site.http.post(f"/api/tables/{table}/block", json={}).status_code == 400
