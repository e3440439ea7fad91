"""What is wrong gets a clear answer, and nothing is lost or changed."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablestead.server import wire
from tablestead.server.table.viewer import QUEUE, Viewer
from tests.server.client import Browser, Site

MESSAGES = [
    "",
    "no json",
    "{",
    "[]",
    "null",
    "{}",
    '{"type": "dance"}',
    '{"type": "act"}',
    '{"type": "act", "id": 1, "seq": 0}',
    '{"type": "act", "id": "x", "seq": "0", "actions": [1]}',
    '{"type": "act", "id": "x", "seq": 0, "actions": [1.5]}',
    '{"type": "undo", "id": "x", "seq": 0, "n": null}',
    '{"type": "hello", "last_seq": {"a": ' + "[" * 5000 + "]" * 5000 + "}}",
    '{"type": "hello", "more": ' + "[" * 30000 + "]" * 30000 + "}",
]


def test_messages_that_are_none(site: Site) -> None:
    table = site.new("", "")
    with site.sit(table) as browser:
        before = browser.last
        browser.settle()
        for text in MESSAGES:
            browser.socket.send(text)
            assert browser.receive() == {
                "type": "nack",
                "id": "",
                "rule": "",
                "key": "error-message",
                "args": {},
            }
        browser.socket.send(b"\x00\xff")
        assert browser.receive()["key"] == "error-message"
        assert browser.hello() == before


def test_lines_out_of_range(site: Site) -> None:
    table = site.new("", "")
    with site.sit(table) as browser:
        for actions in ([-1], [2**31], [2**80], [1] * 1000):
            assert browser.act(*actions)["key"] == "error-message"
        for action in (3743, 999_999, 2**31 - 1):
            assert browser.act(action)["type"] == "nack"
        for id in ("", "x" * 65):  # no answer can be found by such an id
            for message in (
                {"type": "act", "seq": 0, "text": "roll"},
                {"type": "undo", "seq": 0, "n": 1},
                {"type": "hint"},
                {"type": "at", "seq": 0},
                {"type": "command", "command": "watch"},
                {"type": "say", "seat": 0, "text": "hi"},
            ):
                browser.send(id=id, **message)
                answer = browser.until("ack", "nack", "hint", "past")
                assert (answer["type"], answer["id"], answer["key"]) == ("nack", "", "error-message")
        assert browser.undo(-1)["key"] == "undo-nothing"
        assert browser.act(text="roll", seq=2**70)["key"] == "error-old-position"
        assert browser.act(text="\x00\u202e" * 400)["key"] == "error-word"
        browser.send(type="ping")
        assert browser.receive() == {"type": "pong"}
        assert browser.hello()["seq"] == 0


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.sampled_from(["id", "seq", "actions", "text", "n", "seat", "last_seq", "command", "bot", "emoji"])
TYPES = st.sampled_from(["act", "undo", "hint", "look", "at", "command", "react", "dance"])


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=st.lists(st.tuples(TYPES, st.dictionaries(FIELDS, JSON)), min_size=1, max_size=5))
def test_strange_messages_change_nothing(site: Site, messages: list[tuple[str, dict[str, Any]]]) -> None:
    rows = site.mine()
    table = rows[0]["id"] if rows else site.new("", "")
    with site.sit(table) as browser:
        seen = {**browser.last, "view": {**browser.view, "seat": 0}}
        browser.settle()
        for kind, fields in messages:
            browser.socket.send(json.dumps({"type": kind, **fields}))
        browser.send(type="ping")
        while (heard := browser.receive())["type"] != "pong":
            assert heard["type"] in ("nack", "view", "past", "hint")
            assert heard.get("key") != "error-server"
        browser.send(type="look", seat=0)
        assert browser.until("view") == seen


def test_a_message_that_is_too_long(site: Site) -> None:
    table = site.new("", "")
    with site.sit(table) as browser:
        browser.socket.send("x" * 100_000)
        assert browser.closing() == (1009, "error-too-large")


def test_a_message_of_ten_megabytes(site: Site) -> None:
    """So much is not read to its end: whoever still sends may see only that the line is cut."""
    table = site.new("", "")
    with site.sit(table) as browser:
        with suppress(ConnectionClosed):
            browser.socket.send("x" * 10_000_000)
        assert browser.closing()[0] in (1009, 1006)
    with site.sit(table) as browser:
        assert browser.seq == 0


def test_an_unknown_table(site: Site) -> None:
    with site.sit("nowhere", hello=False) as browser:
        assert browser.receive()["key"] == "error-table"
        assert browser.closing() == (4404, "error-table")


def test_a_deleted_table(site: Site) -> None:
    table = site.new("", "random")
    with site.sit(table) as browser:
        assert site.http.delete(f"/api/tables/{table}").status_code == 204
        assert browser.closing() == (4404, "error-table")
    assert site.mine() == []
    for answer in (site.http.delete(f"/api/tables/{table}"), site.http.get(f"/api/tables/{table}/record")):
        assert (answer.status_code, answer.json()["key"]) == (404, "error-table")


def test_a_reader_that_is_too_slow_is_dropped() -> None:
    async def fall_behind() -> str:
        viewer = Viewer("")
        for _ in range(QUEUE):
            viewer.send(wire.Pong())
            assert not viewer.gone.done()
        viewer.send(wire.Pong())
        viewer.send(wire.Pong())
        return await viewer.gone

    assert asyncio.run(fall_behind()) == "error-slow"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_another_site_is_refused(site: Site, origin: str) -> None:
    table = site.new("")
    for method, path in (
        ("POST", "/api/tables"),
        ("POST", "/api/import"),
        ("DELETE", f"/api/tables/{table}"),
    ):
        answer = site.http.request(method, path, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["key"]) == (403, "error-origin")
    with pytest.raises(InvalidStatus) as refused:
        Browser(site, table, hello=True, headers={"Origin": origin})
    assert refused.value.response.status_code == 403


def test_another_name_is_refused(site: Site) -> None:
    """A name that leads to this machine by DNS rebinding."""
    answer = site.http.get("/api/tables", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["key"]) == (403, "error-origin")
    port = site.http.base_url.port
    for host in (f"localhost:{port}", f"[::1]:{port}"):
        headers = {"Host": host, "Origin": f"http://{host}"}
        body = {"game": "ages", "seats": [{"name": "A"}]}
        assert site.http.post("/api/tables", headers=headers, json=body).status_code == 201
