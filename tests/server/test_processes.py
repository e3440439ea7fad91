"""Several servers on one PostgreSQL: whoever sits at which, all are at the same table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import tablestead as ts
from tablestead.server.storage import LEASE_S, Storage
from tablestead.server.storage.rows import Loaded
from tablestead.server.storage.storage import MOST_TOLD
from tests.databases import PostgresForTests
from tests.server.client import Browser, Site, running_postgres
from tests.server.test_fair import on


@pytest.fixture
def beat(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """How often the servers look for what they have not heard of: never, unless a test says so."""

    def set_beat(seconds: float) -> None:
        monkeypatch.setattr("tablestead.server.tables.BEAT_S", seconds)

    set_beat(3600.0)
    return set_beat


@pytest.fixture
def sites(postgres: PostgresForTests, beat: Callable[[float], None]) -> Iterator[list[Site]]:
    with running_postgres(postgres.fresh()) as sites:
        yield sites


def seated(one: Site, two: Site, **more: Any) -> tuple[str, Site]:
    """A table with Anna at the first server, and Béla at the second."""
    table, [béla] = one.gather("Béla", **more)
    return table, béla.at(two)


def same(one: Browser, other: Browser) -> None:
    """Both have been told all of it."""
    while one.seq != other.seq:
        (one if one.seq < other.seq else other).until("ev")
    assert one.log == other.log
    assert one.last["actions"] == other.last["actions"]


# What crosses over


def test_a_line_is_told_by_the_other_server(sites: list[Site]) -> None:
    one, two = sites
    table, béla = seated(one, two)
    with one.sit(table) as anna, béla.sit(table) as second:
        rng = ts.Rng(4)
        while anna.view["round"] < 3:
            browser = anna if anna.view["player"] == 0 else second
            browser.play(browser.choices[rng.below(len(browser.choices))]["action"])
            same(anna, second)
            assert {**anna.view, "seat": None} == {**second.view, "seat": None}
        assert two.record(table) == one.record(table)
        assert not any('"type":"view"' in text for text in second.heard[1:] + anna.heard[1:])


@pytest.mark.parametrize(("most_told", "times_read"), [(MOST_TOLD, 0), (100, 1)])
def test_what_is_told_of_a_line_is_not_read(
    sites: list[Site], monkeypatch: pytest.MonkeyPatch, most_told: int, times_read: int
) -> None:
    """One that is too long to be told is read instead."""
    one, two = sites
    table, béla = seated(one, two)
    read: list[int] = []
    since = Storage.since

    async def noted(storage: Storage, table_id: str, seq: int) -> Loaded | None:
        read.append(seq)
        return await since(storage, table_id, seq)

    with one.sit(table) as anna, béla.sit(table) as second:
        monkeypatch.setattr(Storage, "since", noted)
        monkeypatch.setattr("tablestead.server.storage.storage.MOST_TOLD", most_told)
        anna.say("roll")
        same(anna, second)
        assert read == [0] * times_read


def test_what_moved_on_meanwhile_is_not_read_again(
    sites: list[Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the versions of thousands of tables are read, some of them are played at."""
    one, two = sites
    table, _ = seated(one, two)
    read: list[str] = []
    since, versions = Storage.since, Storage.versions

    async def noted(storage: Storage, table_id: str, seq: int) -> Loaded | None:
        read.append(table_id)
        return await since(storage, table_id, seq)

    with one.sit(table) as anna:
        stored = on(one, one.house.app.tables.storage.versions([table]))

        async def before(storage: Storage, ids: list[str]) -> dict[str, tuple[int, int]]:
            return {**await versions(storage, ids), **stored}

        anna.say("roll")
        monkeypatch.setattr(Storage, "since", noted)
        monkeypatch.setattr(Storage, "versions", before)
        on(one, one.house.app.tables._beat())
        assert read == []


def test_secrets_stay_secret_on_both_sides(sites: list[Site]) -> None:
    one, two = sites
    table, béla = seated(one, two, game="keyflower")
    with one.sit(table) as anna, béla.sit(table) as second, two.someone().sit(table) as stranger:
        rng = ts.Rng(1)
        for _ in range(25):
            browser = anna if anna.view["player"] == 0 else second
            browser.play(browser.choices[rng.below(len(browser.choices))]["action"])
            for other in (anna, second, stranger):
                while other.seq < browser.seq:
                    other.until("ev")
            assert (anna.view["seat"], second.view["seat"], stranger.view["seat"]) == (0, 1, None)
            assert stranger.view["own"] is None
        text = two.someone().record(table)
        assert "?" in text
        assert one.someone().record(table) == text


def test_the_same_line_sent_to_both_is_played_once(sites: list[Site]) -> None:
    one, two = sites
    table = one.new("", "")
    line = {"type": "act", "id": "once", "seq": 0, "text": "roll"}
    with one.sit(table) as first, two.sit(table) as second:
        for browser in (first, second):
            browser.send(**line)
        for browser in (first, second):
            assert browser.until("ack", "nack") == {"type": "ack", "id": "once"}
        assert first.hello()["seq"] == second.hello()["seq"] == 1
    assert one.record(table).count("1 roll") == 1


def test_of_two_lines_one_counts(sites: list[Site]) -> None:
    one, two = sites
    table = one.new("", "")
    with one.sit(table) as first, two.sit(table) as second:
        for browser in (first, second):
            browser.send(type="act", id=browser.id(), seq=0, text="roll")
        answers = [browser.until("ack", "nack") for browser in (first, second)]
        assert sorted(answer["type"] for answer in answers) == ["ack", "nack"]
        assert {answer.get("key") for answer in answers} == {None, "error-old-position"}
        assert first.hello()["seq"] == second.hello()["seq"] == 1
        assert first.view == second.view


def test_an_undo_crosses_over(sites: list[Site]) -> None:
    one, two = sites
    table, béla = seated(one, two)
    with one.sit(table) as anna, béla.sit(table) as second:
        anna.say("roll")
        anna.say("stop")
        same(anna, second)
        told = len(second.log)
        assert anna.undo()["type"] == "ack"
        anna.until("ev")
        same(anna, second)
        assert len(second.log) < told
        assert second.view["step"] == "reroll"


def test_joining_and_starting_cross_over(sites: list[Site]) -> None:
    one, two = sites
    table = one.wait_for("anyone", "friend")
    béla, cili = two.someone(), two.someone()
    with one.sit(table) as anna:
        invite = anna.info["invite"]
        assert [row["id"] for row in béla.http.get("/api/tables").json()] == [table]
        assert béla.join(table, 1, "Béla").status_code == 201
        anna.until("table")
        assert anna.seats[1]["name"] == "Béla"
        with béla.sit(table) as second:
            assert cili.join(table, 2, "Cili", invite).status_code == 201
            assert anna.until("view")["seq"] == second.until("view")["seq"]
            anna.say("roll")
            same(anna, second)


def at_once(table: str, people: list[Site]) -> list[int]:
    with ThreadPoolExecutor(len(people)) as pool:
        answers = pool.map(lambda person: person.join(table, 1, "Béla"), people)
        return sorted(answer.status_code for answer in answers)


def test_two_who_want_the_same_seat(sites: list[Site]) -> None:
    one, two = sites
    for _ in range(3):
        table = one.wait_for("anyone")
        with one.sit(table), two.sit(table):  # both servers have it in memory
            people = [one.someone(), two.someone()]
            assert at_once(table, people) == [201, 409]
            assert sorted(len(person.mine()) for person in people) == [0, 1]


def test_commands_cross_over(sites: list[Site]) -> None:
    one, two = sites
    table, béla = seated(one, two)
    with one.sit(table) as anna, béla.sit(table) as second, two.someone().sit(table) as stranger:
        assert second.command("agree", 1) == ""
        while not anna.seats[1]["agrees"]:
            anna.until("table")
        assert anna.command("unwatch") == ""
        while stranger.info["watch"]:
            assert stranger.until("table", "view")["type"] == "table"
        key = béla.post(f"/api/tables/{table}/link").json()["key"]
        phone = one.someone()
        assert phone.post(f"/api/tables/{table}/claim", key=key).status_code == 201
        with phone.sit(table) as third:
            assert third.seats[1]["mine"]
        assert anna.command("agree", 0) == ""
        for browser in (anna, second):
            while browser.status == "running":
                browser.receive()
            assert browser.status == "abandoned"
            assert browser.choices == []
    assert béla.post(f"/api/tables/{table}/rematch").json()["id"] == ""
    new = one.post(f"/api/tables/{table}/rematch").json()["id"]
    assert béla.post(f"/api/tables/{table}/rematch").json()["id"] == new


def test_chat_and_reactions_cross_over(sites: list[Site]) -> None:
    one, two = sites
    table, béla = seated(one, two)
    with one.sit(table) as anna, béla.sit(table) as second:
        assert anna.chatter("hello", 0) == ""
        [line] = second.note("chat")["chat"]
        assert line["text"] == "hello"
        assert second.react(line["n"], "👍", 1) == ""
        while not (anna.chat and anna.chat[0]["reactions"]):
            anna.note("chat")
        assert anna.chat[0]["reactions"] == {"👍": [1]}
        assert second.chatter("hi", 1) == ""
        while len(anna.chat) < 2:
            anna.note("chat")
        assert anna.hello()["chat"] == second.hello()["chat"]


def test_presence_crosses_over(sites: list[Site]) -> None:
    one, two = sites
    table, béla = seated(one, two)
    with one.sit(table) as anna:
        assert anna.online == [0]
        with béla.sit(table) as second:
            while second.online != [0, 1]:  # also who was there before
                second.receive()
            while anna.online != [0, 1]:
                anna.receive()
        while anna.online != [0]:
            anna.receive()


def test_a_spectator_elsewhere_sees_who_is_there(sites: list[Site]) -> None:
    one, two = sites
    table, _ = seated(one, two)
    with one.sit(table), two.someone().sit(table) as stranger:
        while stranger.online != [0]:
            stranger.receive()


def test_deleting_crosses_over(sites: list[Site]) -> None:
    one, two = sites
    table, béla = seated(one, two)
    with béla.sit(table) as second:
        assert one.http.delete(f"/api/tables/{table}").json()["key"] == "error-begun"
        assert second.command("resign", 1) == ""
        assert one.http.delete(f"/api/tables/{table}").status_code == 204
        assert second.closing() == (4404, "error-table")
    assert béla.mine() == []
    with béla.sit(table, hello=False) as second:
        assert second.receive()["key"] == "error-table"


def test_what_was_not_heard_is_found(
    postgres: PostgresForTests, beat: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Notices are only hints: a server that hears none still looks now and then."""
    beat(0.1)
    with running_postgres(postgres.fresh()) as [one, two]:
        table, béla = seated(one, two)
        with one.sit(table) as anna, béla.sit(table) as second:
            monkeypatch.setattr(two.house.app.tables.storage._listener, "heard", lambda message: None)
            anna.say("roll")
            same(anna, second)


# Bots


def test_a_bot_is_played_by_one_server(sites: list[Site]) -> None:
    one, two = sites
    table = one.new("", "random")
    with one.sit(table) as first, two.sit(table) as second:
        rng = ts.Rng(2)
        while first.view["round"] < 4:
            browser = first if rng.below(2) else second  # now this server's turn, now that one's
            if browser.choices:
                browser.play(browser.choices[rng.below(len(browser.choices))]["action"])
            else:
                browser.until("ev")
            same(first, second)


def test_a_seat_changes_hands_while_a_line_is_stored(
    sites: list[Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever writes second knows of the first: else nobody would play the bot."""
    one, two = sites
    table, [béla] = one.gather("Béla")
    with one.at(two).sit(table) as anna, béla.sit(table) as second:
        while anna.choices[0]["kind"] != "end":
            anna.play(anna.choices[-1]["action"])
        storage = two.house.app.tables.storage
        append = storage.append
        answers: list[str] = []

        async def meanwhile(*arguments: Any) -> None:
            if not answers:
                answers.append(await asyncio.to_thread(second.command, "stand-in", 1))
            await append(*arguments)

        monkeypatch.setattr(storage, "append", meanwhile)
        anna.play(anna.choices[0]["action"])
        while not anna.choices:
            anna.receive()
        assert answers == [""]
        assert anna.seats[1]["stand_in"]
        assert anna.log[-1]["active"] == 1


@pytest.mark.parametrize("ending", ["orderly", "killed"])
def test_bots_go_on_when_their_server_is_gone(
    postgres: PostgresForTests,
    beat: Callable[[float], None],
    monkeypatch: pytest.MonkeyPatch,
    ending: str,
) -> None:
    beat(0.1)

    async def think_for_ever(*_: object) -> list[int]:
        await asyncio.Event().wait()
        return []

    async def nothing() -> None:
        pass

    with running_postgres(postgres.fresh()) as [one, two]:
        first, second = one.house.app.tables, two.house.app.tables
        monkeypatch.setattr(first._pool, "choose", think_for_ever)
        table, béla = seated(one, two)
        with béla.sit(table) as browser:
            with one.sit(table) as anna:
                assert anna.command("stand-in", 0) == ""
                anna.note("thinking")
            assert browser.choices == []
            if ending == "killed":
                monkeypatch.setattr(first.storage.leases, "release", nothing)
            one.house.close()
            if ending == "killed":
                now = second.storage.now
                monkeypatch.setattr(second.storage, "now", lambda: now() + 2 * LEASE_S)
            while not browser.choices:
                browser.receive()
            assert browser.log[0]["seat"] == 0


# The database


def test_the_database_restarts_in_the_middle(
    postgres: PostgresForTests, beat: Callable[[float], None]
) -> None:
    beat(0.2)
    with running_postgres(postgres.fresh()) as [one, two]:
        table, béla = seated(one, two)
        with one.sit(table) as anna, béla.sit(table) as second:
            anna.say("roll")
            same(anna, second)
            before = anna.seq
            postgres.stop()
            try:
                assert anna.act(text="stop")["key"] == "error-storage"
                assert one.http.get("/health").status_code == 503
            finally:
                postgres.start()
            line = {"type": "act", "id": "again", "seq": before, "text": "stop"}
            while (answer := anna.answer(**line))["type"] == "nack":
                assert answer["key"] == "error-storage"
            same(anna, second)
            while anna.seq == before:
                anna.until("ev")
            same(anna, second)
            while anna.view["player"] == 0:
                anna.play(anna.choices[-1]["action"])
            same(anna, second)
            second.play(second.choices[0]["action"])
            same(anna, second)
            assert one.record(table) == two.record(table)
            assert second.chatter("still here", 1) == ""
            assert anna.note("chat")["chat"][0]["text"] == "still here"
        for site in (one, two):
            while site.http.get("/health").status_code == 503:  # an answer is good for a second
                pass
