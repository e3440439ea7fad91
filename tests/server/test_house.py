"""The rules of the house: who may have a seat, and what everyone at the table is told."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tablestead.server.people import names
from tablestead.server.people.seats import hashed
from tablestead.server.storage import StoredReport
from tablestead.server.storage.chat import MOST_REPORTS
from tests.server.client import WAIT_S, Browser, House, Site, running
from tests.server.stored import ANNA, coroutine, opened, table


def told(browser: Browser) -> list[tuple[str, str, str]]:
    """What everyone is told: the kind, whom it is about, what else."""
    browser.hello()
    browser.settle()
    return [(line["notice"], line["name"], line["text"]) for line in browser.notices]


def change(house: House, query: str, *values: Any) -> None:
    with closing(sqlite3.connect(house.database, timeout=WAIT_S)) as connection:
        connection.execute(query, values)
        connection.commit()


# What everyone is told


def test_seats_change_hands_before_all_eyes(site: Site) -> None:
    table = site.wait_for("anyone", "anyone", "anyone")
    béla, cili = site.someone(), site.someone()
    béla.join(table, 1, "Béla")
    cili.join(table, 2, "Cili")
    with site.sit(table) as anna:
        with cili.sit(table) as third:
            assert third.command("resign", 2) == ""
        assert anna.command("free", 1) == ""
        assert anna.command("free", 1) == ""  # sent again it is told once
        assert anna.command("fill", 2, "greedy") == ""
        assert told(anna) == [
            ("joined", "Béla", ""),
            ("joined", "Cili", ""),
            ("left", "Cili", ""),
            ("freed", "Béla", ""),
            ("filled", "greedy", ""),
        ]


def test_what_the_host_changes_is_told(site: Site) -> None:
    table = site.wait_for("anyone", "anyone")
    alone = [{"name": "Anna"}, {"name": "", "vacant": "anyone"}, {"name": "", "vacant": "anyone"}]
    assert site.arrange(table, alone, clock={"kind": "move", "seconds": 60}).status_code == 200
    assert site.someone().join(table, 1, "Béla").status_code == 201
    seats = [{"name": "Anne"}, {"name": "Béla"}, {"name": "", "vacant": "anyone"}]
    clock = {"kind": "live", "seconds": 600, "increment": 5}
    assert site.arrange(table, seats, options={"edition": "late"}, clock=clock, hints=True).status_code == 200
    assert site.arrange(table, seats, options={"edition": "late"}, clock=clock).status_code == 200
    with site.sit(table) as anna:
        for command in ("unwatch", "unwatch", "watch", "no-hints"):
            assert anna.command(command) == ""
        assert told(anna)[1:] == [
            ("renamed", "Anna", "Anne"),
            ("clock", "", ""),
            ("options", "", ""),
            ("hints", "", ""),
            ("unwatch", "", ""),
            ("watch", "", ""),
            ("no-hints", "", ""),
        ]


def test_who_plays_for_whom_is_told(site: Site, later: Callable[[float], None]) -> None:
    table, [béla, cili] = site.gather("Béla", "Cili")
    with cili.sit(table) as third, béla.sit(table) as second, site.someone().sit(table) as stranger:
        later(3600)
        assert third.command("stand-in", 0) == ""
        with site.sit(table) as anna:
            assert anna.command("return", 0) == ""
        assert second.command("stand-in", 1) == ""
        assert second.command("stand-in", 1) == ""
        assert second.command("resign", 1) == ""
        assert told(stranger)[2:] == [
            ("stand-in", "Anna", "Cili"),
            ("return", "Anna", ""),
            ("stand-in", "Béla", ""),
            ("replaced", "Béla", ""),
        ]


def test_one_more_device_is_told(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    for owner in (béla, site):
        phone = site.someone()
        for _ in range(2):  # told once
            key = owner.post(f"/api/tables/{table}/link?host=true").json()["key"]
            assert phone.post(f"/api/tables/{table}/claim", key=key).status_code == 201
    with béla.sit(table) as second:
        assert told(second)[1:] == [("device", "Béla", ""), ("host", "", ""), ("device", "Anna", "")]


def test_who_is_forgotten_is_not_named_any_more(site: Site, later: Callable[[float], None]) -> None:
    table, [béla, _] = site.gather("Béla", "Cili")
    with béla.sit(table) as second:
        later(3600)
        assert second.command("stand-in", 0) == ""
    assert béla.http.delete("/api/me").status_code == 204
    with site.sit(table) as anna:
        assert told(anna) == [("joined", "2", ""), ("joined", "Cili", ""), ("stand-in", "Anna", "")]


def test_nobody_fills_the_list_for_the_others(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    with béla.sit(table) as second:
        answers = [second.command(("stand-in", "return")[n % 2], 1) for n in range(30)]
        assert answers[:10] == [""] * 10
        assert "error-command-fast" in answers
        assert len(told(second)) < 20
        assert second.command("agree", 1) == ""  # nobody is kept from what tells nothing


def test_what_was_told_is_there_after_a_restart_and_cannot_be_reacted_to(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    site.house.app.tables._tables.clear()
    with béla.sit(table) as second:
        assert told(second) == [("joined", "Béla", "")]
        assert second.react(second.notices[0]["n"], "👍", 1) == "error-reaction"


# A seat with secrets (M3 of the review)


def test_the_host_frees_no_seat_of_a_game_that_has_begun(site: Site) -> None:
    table, [béla] = site.gather("Béla", game="keyflower")
    with site.sit(table) as anna, béla.sit(table) as second:
        assert anna.command("free", 1) == "error-begun"
        assert second.command("stand-in", 1) == ""  # a bot plays, and nobody else sees the hand
        assert anna.command("free", 1) == "error-begun"
        assert anna.look(1)["key"] == "error-look"


def test_a_vacant_seat_with_secrets_is_nobodys(site: Site) -> None:
    """Only an older version has left one in a game that goes on."""
    table, _ = site.gather("Béla", game="keyflower")
    with site.sit(table) as anna:
        assert anna.view["seat"] == 0
    seats = anna.seats
    old = [{"name": one["name"], "bot": "", "vacant": "anyone" if n else ""} for n, one in enumerate(seats)]
    change(site.house, "UPDATE game_table SET seats = ?", json.dumps(old))
    change(site.house, "DELETE FROM holder WHERE seat = 1")
    site.house.app.tables._tables.clear()
    assert site.join(table, 1, "Béla").json()["key"] == "error-begun"
    with site.sit(table) as anna:
        assert anna.command("stand-in", 1) == ""


# Messages


def test_ids_of_two_browsers_have_nothing_to_do_with_each_other(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    with site.sit(table) as anna, béla.sit(table) as second:
        assert second.answer(type="say", id="1", seat=1, text="hi")["type"] == "ack"
        assert anna.answer(type="act", id="1", seq=anna.seq, text="roll")["type"] == "ack"
        anna.settle()
        assert anna.seq == 1


def test_a_seat_whose_answer_was_lost_is_asked_for_again(site: Site) -> None:
    table = site.wait_for("anyone", "anyone")
    béla = site.someone()
    assert béla.post("/api/me").is_success
    for _ in range(2):
        assert béla.join(table, 1, "Béla").status_code == 201
    assert site.someone().join(table, 1, "Cili").json()["key"] == "error-seat-taken"
    with béla.sit(table) as second:
        assert told(second) == [("joined", "Béla", "")]


@pytest.mark.parametrize("damage", ["[{]", "null", '["x"]', '[{"name": 7}]'])
def test_one_damaged_table_spoils_no_list(site: Site, damage: str) -> None:
    good, bad = site.wait_for("anyone"), site.wait_for("anyone")
    change(site.house, "UPDATE game_table SET seats = ? WHERE id = ?", damage, bad)
    for path in ("/api/tables", "/api/mine"):
        assert [row["id"] for row in site.http.get(path).json()] == [good]


# Names


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "Аnnа"),
        ("Anna", "Αnna"),
        ("Anna", "Anna"),
        ("Anna", "An\u2800na"),
        ("Anna", "Anna\u3164"),
        ("Anna", "Anna\ufe0f"),
        ("Ivan", "lvan"),
        ("Bob", "B0b"),
        ("Arno", "Amo"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert names.looks(one) == names.looks(other) != ""


@pytest.mark.parametrize(("one", "other"), [("Béla", "Bela"), ("Anna", "Anne"), ("李", "黎"), ("👍", "👎")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert names.looks(one) != names.looks(other)


@pytest.mark.parametrize("name", ["", "\u3164", "\u2800\u2800", "\u115f \u1160", "\u0301", "\ufe0f"])
def test_names_that_are_not_seen(site: Site, name: str) -> None:
    table = site.wait_for("anyone", "anyone")
    assert site.someone().join(table, 1, name).json()["key"] == "error-name"
    opened = site.post("/api/tables", game="ages", seats=[{"name": name}, {"name": "Béla"}])
    assert opened.json()["key"] == "error-name"


def test_nobody_is_taken_for_another_or_for_a_bot(site: Site) -> None:
    table = site.wait_for("anyone", "anyone")
    for name in ("anna", "planner", "Planner 2"):
        answer = site.someone().join(table, 1, name)
        assert (answer.status_code, answer.json()["key"]) == (400, "error-name-twin")
    assert site.someone().join(table, 1, "Béla").status_code == 201
    seats = [{"name": "béla"}, {"name": "Béla"}, {"name": "", "vacant": "anyone"}]
    assert site.arrange(table, seats).json()["key"] == "error-name-twin"
    twins = site.post("/api/tables", game="ages", seats=[{"name": "Anna"}, {"name": "anna"}])
    assert twins.json()["key"] == "error-name-twin"


# The first turns


def test_in_the_first_turns_anybody_calls_the_game_off(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    with site.sit(table) as anna, béla.sit(table) as second, site.someone().sit(table) as stranger:
        assert stranger.command("abort", 0) == "error-no-seat"
        while anna.view["player"] == 0:
            anna.play(anna.choices[-1]["action"])
        assert anna.last["opening"]
        assert second.command("abort", 1) == ""
        while anna.status == "running":
            anna.receive()
        assert anna.status == "abandoned"
        assert told(anna)[-1] == ("aborted", "Béla", "")
    for person in (site, béla):
        assert person.http.get("/api/memory").json()["results"] == []
    assert site.record(table).endswith("end: abandoned\n")


def test_when_everyone_has_had_a_turn_nobody_does(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    with site.sit(table) as anna, béla.sit(table) as second:
        for browser, seat in ((anna, 0), (second, 1)):
            while not browser.choices:
                browser.receive()
            while browser.view["player"] == seat:
                browser.play(browser.choices[-1]["action"])
        anna.settle()
        assert not anna.last["opening"]
        assert not anna.hello()["table"]["opening"]
        assert anna.command("abort", 0) == "error-abort"
        assert second.command("abort", 1) == "error-abort"


# Who takes a seat and goes


def test_a_seat_is_not_kept_for_who_stays_away_while_others_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, later: Callable[[float], None]
) -> None:
    monkeypatch.setattr("tablestead.server.tables.BEAT_S", 0.02)
    clock = {"kind": "live", "seconds": 600}
    with running(tmp_path / "tables.sqlite3") as site:
        table = site.wait_for("anyone", "friend", "anyone", clock=clock)
        with site.sit(table) as anna:
            invite = anna.info["invite"]
        béla, cili = site.someone(), site.someone()
        assert béla.join(table, 1, "Béla").status_code == 201
        assert cili.join(table, 2, "Cili", invite).status_code == 201
        later(179)
        with site.sit(table) as anna:
            anna.settle()
            assert not any(seat["vacant"] for seat in anna.seats[:3])
            later(1)
            while not anna.seats[1]["vacant"]:
                anna.receive()
            # the host's own and a friend's stay: for these the host has `free`
            assert [seat["vacant"] for seat in anna.seats] == ["", "anyone", "", "anyone"]
            assert told(anna)[-1] == ("lapsed", "Béla", "")
            assert [row["id"] for row in béla.mine()] == []
            assert béla.join(table, 1, "Béla").status_code == 201


# What is reported


def reports(house: House) -> list[StoredReport]:
    with closing(sqlite3.connect(house.database, timeout=WAIT_S)) as connection:
        return [StoredReport(*row) for row in connection.execute("SELECT * FROM report ORDER BY n, browser")]


def test_a_line_is_reported_once_by_each_and_outlives_the_table(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    stranger = site.someone()
    with site.sit(table) as anna, béla.sit(table) as second, stranger.sit(table) as onlooker:
        assert second.chatter("something nasty", 1) == ""
        while not anna.chat:
            anna.receive()
        n = anna.chat[0]["n"]
        for _ in range(2):
            assert anna.answer(type="report", n=n)["type"] == "ack"
        for wrong in (0, -1, n - 1, n + 1, 2**31):
            assert anna.answer(type="report", n=wrong)["key"] in ("error-report", "error-command-fast")
        assert onlooker.answer(type="report", n=n)["key"] == "error-report"  # has no cookie
        assert second.settle() == []  # nobody is told
    site.http.delete(f"/api/tables/{table}")
    [report] = reports(site.house)
    assert (report.table_id, report.n, report.seat, report.name) == (table, n, 1, "Béla")
    assert report.text == "something nasty"
    assert report.browser == hashed(site.cookie.partition(".")[0])


@coroutine
async def test_reports_are_listed_and_go_in_time(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "tables.sqlite3")) as storage:
        await storage.create(table("t"), [], [])
        storage.now = lambda: 1_800_000_000.0
        await storage.chat.say("t", 0, "Anna", "one")
        assert await storage.chat.report("t", 1, ANNA)
        assert not await storage.chat.report("t", 2, ANNA)
        [found] = await storage.chat.reports()
        assert (found.n, found.text, found.reported) == (1, "one", "2027-01-15T08:00:00.000+00:00")
        await storage.chat.sweep(1)
        assert await storage.chat.reports() == [found]
        storage.now = lambda: 1_800_000_000.0 + 2 * 86_400
        await storage.chat.sweep(1)
        assert await storage.chat.reports() == []


@coroutine
async def test_many_cookies_make_no_long_list_of_one_line(database: str) -> None:
    async with opened(database) as storage:
        await storage.create(table("t"), [], [])
        await storage.chat.say("t", 0, "Anna", "one")
        assert all([await storage.chat.report("t", 1, f"{n:064d}") for n in range(2 * MOST_REPORTS)])
        assert len(await storage.chat.reports()) == MOST_REPORTS
