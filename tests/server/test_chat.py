"""Chat: plain text, not too much of it, and it goes with the table."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from tablestead.server import wire
from tests.server.client import Site, running


@pytest.fixture(autouse=True)
def pause(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """The limits' time stands still until it is moved on."""
    at = [time.monotonic()]
    monkeypatch.setattr("tablestead.server.limits.costs.time", SimpleNamespace(monotonic=lambda: at[0]))

    def move(seconds: float) -> None:
        at[0] += seconds

    return move


def test_everyone_hears_it(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    with site.sit(table) as anna, béla.sit(table) as second, site.someone().sit(table) as stranger:
        assert anna.chatter("Szia! 👋", 0) == ""
        for browser in (second, stranger):
            [line] = browser.note("chat")["chat"]
            assert (line["seat"], line["name"], line["text"]) == (0, "Anna", "Szia! 👋")
            assert line["reactions"] == {}
        assert second.chatter("Szervusz", 1) == ""
        while len(anna.chat) < 2:
            anna.receive()
        n = anna.chat[0]["n"]
        assert [line["n"] for line in anna.chat] == [n, n + 1]
        assert anna.hello()["chat"][-2:] == anna.chat
        assert anna.seq == 0  # it takes no seq


def test_in_the_waiting_room_those_hear_it_who_have_a_seat(site: Site) -> None:
    table = site.wait_for("anyone", "anyone")
    béla = site.someone()
    béla.join(table, 1, "Béla")
    with site.sit(table) as anna, béla.sit(table) as second, site.someone().sit(table) as stranger:
        assert second.chatter("Who else?", 1) == ""
        while not anna.chat:
            anna.note("chat")
        assert anna.chat[0]["text"] == "Who else?"
        assert [heard for heard in stranger.settle() if heard["type"] == "note" and heard["chat"]] == []


def test_who_sits_down_later_reads_what_was_said(site: Site) -> None:
    table = site.wait_for("anyone", "anyone")
    béla = site.someone()
    béla.new("")  # the server knows this browser
    with site.sit(table) as anna, béla.sit(table) as second:
        assert anna.chatter("Who else?", 0) == ""
        assert second.settle() == []
        béla.join(table, 1, "Béla")
        assert second.note("chat")["chat"][0]["text"] == "Who else?"
    with béla.sit(table) as again:
        assert again.note("chat")["chat"][0]["text"] == "Who else?"


def test_behind_the_door_nobody_hears_it(site: Site) -> None:
    table, [béla] = site.gather("Béla", watch=False)
    with site.sit(table) as anna, béla.sit(table) as second, site.someone().sit(table) as stranger:
        assert anna.chatter("secret", 0) == ""
        second.note("chat")
        stranger.settle()
        assert "secret" not in "".join(stranger.heard)


def test_strangers_read_but_do_not_write(site: Site) -> None:
    table, _ = site.gather("Béla")
    with site.sit(table) as anna, site.someone().sit(table) as stranger:
        assert anna.chatter("hello", 0) == ""
        for seat in (0, 1, -1, 7):
            assert stranger.chatter("hi", seat) == "error-no-seat"
            assert stranger.react(1, "👍", seat) == "error-no-seat"
        assert anna.chatter("as another", 1) == "error-no-seat"
        anna.hello()
        assert [line["text"] for line in anna.chat] == ["hello"]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("<script>alert(1)</script> & 'x'", "<script>alert(1)</script> & 'x'"),
        ("  two\n\tlines\r\n ", "two lines"),
        ("a\u202eb\x00c\x1b[31m\u200b", "a b c [31m"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("x" * 500, "x" * 500),
        ("{{7*7}} %s ${x}", "{{7*7}} %s ${x}"),
    ],
)
def test_text_is_plain(site: Site, typed: str, kept: str) -> None:
    with site.sit(site.new("", "")) as anna:
        assert anna.chatter(typed, 0) == ""
        assert anna.hello()["chat"][0]["text"] == kept


def test_text_that_is_none(site: Site) -> None:
    with site.sit(site.new("", "")) as anna:
        for wrong in ("", " \n ", "\x00\u202e", "x" * 501):
            answer = anna.answer(type="say", seat=0, text=wrong)
            assert (answer["key"], answer["args"]) == ("error-chat", {"n": 500})
        assert anna.hello()["chat"] == []


def test_not_too_fast(site: Site, pause: Callable[[float], None]) -> None:
    table = site.new("", "")
    with site.sit(table) as anna, site.sit(table) as tab:
        for n in range(5):
            assert (anna if n % 2 else tab).chatter(str(n), 0) == ""
        for browser in (anna, tab):  # two sockets are not twice as much
            assert browser.chatter("more", 0) == "error-chat-fast"
        assert anna.react(1, "👍", 0) == "error-chat-fast"
        pause(10)
        assert anna.chatter("later", 0) == ""
        assert len(anna.hello()["chat"]) == 6


def test_the_same_line_twice(site: Site) -> None:
    with site.sit(site.new("", "")) as anna:
        for _ in range(3):
            assert anna.answer(type="say", id="once", seat=0, text="hi") == {"type": "ack", "id": "once"}
        assert len(anna.hello()["chat"]) == 1


def test_reactions_come_and_go(site: Site, pause: Callable[[float], None]) -> None:
    table, [béla] = site.gather("Béla")
    with site.sit(table) as anna, béla.sit(table) as second:
        assert anna.chatter("good move", 0) == ""
        [line] = anna.hello()["chat"][-1:]
        said = line["n"]
        for browser, seat, on, found in (
            (anna, 0, True, {"👍": [0]}),
            (second, 1, True, {"👍": [0, 1]}),
            (anna, 0, False, {"👍": [1]}),
            (second, 1, False, {}),
        ):
            for _ in range(2):  # sent again it does the same
                assert browser.react(said, "👍", seat, on) == ""
                assert browser.chat[0]["reactions"] == found
                pause(10)
        pause(60)
        for emoji in ("", "x", "👎", "<b>", "👍👍"):
            assert anna.react(said, emoji, 0) == "error-reaction"
        for n in (0, said - 1, said + 1, -1, 2**31, 2**70):
            pause(10)
            assert anna.react(n, "👍", 0) == "error-reaction"
        for emoji in wire.REACTIONS:
            pause(10)
            assert second.react(said, emoji, 1) == ""
        assert second.chat[0]["reactions"] == {emoji: [1] for emoji in wire.REACTIONS}
        anna.hello()
        assert anna.chat == second.chat


def test_a_line_that_is_sent_again_after_a_restart_is_said_once(tmp_path: Path) -> None:
    said = {"type": "say", "id": "once", "seat": 0, "text": "Hello"}
    with running(tmp_path / "tables.sqlite3") as site:
        table, _ = site.gather("Béla")
        with site.sit(table) as anna:
            assert anna.answer(**said)["type"] == "ack"
    with running(tmp_path / "tables.sqlite3") as site, site.sit(table) as anna:
        assert anna.answer(**said)["type"] == "ack"
        anna.hello()
        assert [line["text"] for line in anna.chat] == ["Hello"]


def test_it_survives_a_restart_and_goes_with_the_table(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with running(path) as site:
        table = site.new("", "")
        with site.sit(table) as anna:
            assert anna.chatter("before", 0) == ""
            assert anna.react(1, "👏", 1) == ""
            chat = anna.chat
    with running(path) as site:
        with site.sit(table) as anna:
            assert anna.chat == chat
            assert anna.chatter("after", 0) == ""
            assert [line["n"] for line in anna.chat] == [1, 2]
        assert site.http.delete(f"/api/tables/{table}").status_code == 204
    with closing(sqlite3.connect(path)) as connection:
        for name in ("chat", "event", "holder", "link", "game_table"):
            assert connection.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)


def test_after_the_game_they_still_talk(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    with site.sit(table) as anna, béla.sit(table) as second:
        anna.command("resign", 0)
        anna.until("ev")
        assert anna.chatter("well played", 0) == ""
        assert second.note("chat")["chat"][0]["text"] == "well played"
