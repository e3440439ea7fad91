"""People are called to a table while their page is closed: who, when, how often, and what they are told."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tablestead.engine.rng import Rng
from tablestead.server.settings import Settings
from tablestead.server.storage import is_postgres
from tests.server.client import SEED, WAIT_S, House, Site, running, serving
from tests.server.posts import MailBox, PushService, confirm, link_in, mail_server, push_service, text_of

DAY = 86_400
HOUR = 3600
SLOW: dict[str, Any] = {"kind": "move", "seconds": 2 * DAY, "increment": 0}
DELAY = 0.4
Later = Callable[[float], None]


@pytest.fixture(scope="module")
def pushes() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(scope="module")
def mails() -> Iterator[tuple[MailBox, str]]:
    with mail_server() as found:
        yield found


@pytest.fixture(scope="module")
def box(mails: tuple[MailBox, str]) -> MailBox:
    return mails[0]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mails: tuple[MailBox, str]) -> Iterator[House]:
    """A server that calls people after less than a second, of a time that only the tests move on."""
    path = tmp_path_factory.mktemp("house") / "tables.sqlite3"
    with closing(House(Settings(database=str(path), seed=SEED, **calling(mails[1])))) as house:
        yield house


@pytest.fixture(autouse=True)
def a_while_after_the_start(later: Later) -> None:
    """Nobody is called before they had time to come back."""
    later(1)


def calling(smtp: str = "") -> dict[str, Any]:
    return {"call_delay_s": DELAY, "push_loopback": True, "smtp": smtp, "mail_from": "tables@example.org"}


def push_to(person: Site, pushes: PushService, name: str, **more: Any) -> None:
    answer = person.http.put("/api/calling/push", json=pushes.subscribe(name).wanted(**more))
    assert answer.status_code == 200, answer.text


def play_turn(person: Site, table: str) -> None:
    """Come to the table, play until another is to decide, and close the page."""
    with person.sit(table) as browser:
        rng = Rng(1)
        while browser.choices:
            browser.step(rng)


def decides(person: Site, table: str) -> bool:
    with person.sit(table) as browser:
        return bool(browser.choices)


def two(site: Site, **more: Any) -> tuple[str, Site, Site]:
    """A slow game: its table, who is to decide, and the other."""
    table, [other] = site.gather("Béla", **{"clock": SLOW, **more})
    return (table, site, other) if decides(site, table) else (table, other, site)


def sql(site: Site, text: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(site.house.database)) as connection:
        rows: list[tuple[Any, ...]] = connection.execute(text).fetchall()
        connection.commit()
    return rows


# A game of three days


def test_three_days(site: Site, later: Later, pushes: PushService, box: MailBox) -> None:
    """Both pages are closed between turns: each is told by push and by mail, and comes back by the link."""
    table, [béla] = site.gather("Béla", clock=SLOW)
    people = {"anna": site, "bela": béla}
    later(1)  # who asks to be told knows whose turn it is
    push_to(site, pushes, "anna")
    push_to(béla, pushes, "bela", lang="hu")
    confirm(site, box, "anna@example.org")
    confirm(béla, box, "bela@example.org", lang="hu")
    name = "anna" if decides(site, table) else "bela"
    later(HOUR)
    play_turn(people[name], table)
    for _ in range(6):
        later(11 * HOUR)
        name = "bela" if name == "anna" else "anna"
        called, note = pushes.next()
        mail = box.next()
        assert (called, mail["to"]) == (name, f"{name}@example.org")
        assert note["url"] == f"/table/{table}"
        assert link_in(text_of(mail), "table") == note["url"]
        later(HOUR)
        play_turn(people[called], note["url"].rpartition("/")[2])
    assert pushes.pushed.empty()
    assert box.mails.empty()
    made = "SELECT count(*), sum(tries), sum(done) FROM called WHERE reason = 'turn'"
    wait_until(lambda: sql(site, made) == [(12, 12, 12)])


# What a call says


def test_a_call_says_what_is_needed_and_nothing_secret(
    site: Site, later: Later, pushes: PushService, box: MailBox
) -> None:
    table, first, second = two(site, clock={"kind": "move", "seconds": DAY, "increment": 0})
    push_to(second, pushes, "second", lang="fr", time_zone="America/New_York")
    confirm(second, box, "second@example.org", lang="fr", time_zone="America/New_York")
    with first.sit(table) as browser:
        assert browser.chatter("a word of the chat", 0 if first is site else 1) == ""
    play_turn(first, table)
    [(deadline,)] = sql(site, f"SELECT deadline FROM game_table WHERE id = '{table}'")
    until = datetime.fromtimestamp(deadline, ZoneInfo("America/New_York"))
    later(HOUR)
    _, note = pushes.next()
    mail = box.next()
    against = "Anna" if first is site else "Béla"
    assert note["title"] == mail["subject"] == "Roll Through the Ages\u202f: c’est à vous de jouer"
    assert set(note) == {"title", "body", "url", "tag", "lang"}
    assert note["lang"] == "fr"
    for text in (note["body"], text_of(mail)):
        assert f"Avec {against}." in text
        assert until.strftime("%H:%M") in text
        assert "America/New York" in text
        assert "chat" not in text
        for secret in (first.cookie, second.cookie, "invite", "#"):
            assert secret not in text
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert mail["list-unsubscribe"].strip("<>").endswith(link_in(text_of(mail), "mail/stop"))
    assert mail["from"] == "Tablestead <tables@example.org>"


# Who is called, and how often


def test_who_is_there_is_not_called(site: Site, later: Later, pushes: PushService) -> None:
    table, first, second = two(site)
    push_to(second, pushes, "there")
    with second.sit(table) as browser:
        play_turn(first, table)
        while not browser.choices:
            browser.until("ev")
        later(10 * HOUR)
        # the same person is called to another table, and after that has been done
        other = first.wait_for("anyone", clock=SLOW)
        assert second.join(other, 1, "Cili").status_code == 201
        away, _ = (first, second) if decides(first, other) else (second, first)
        if away is first:
            play_turn(first, other)
        else:
            later(HOUR)  # seen there just now: told when the turn comes back
            play_turn(second, other)
            play_turn(first, other)
        later(HOUR)
        name, note = pushes.next()
        assert (name, note["url"]) == ("there", f"/table/{other}")


def test_a_turn_is_told_once(site: Site, later: Later, pushes: PushService) -> None:
    """Not again for a look at the table, part of a turn, or an undo; but once before the time is up."""
    table, first, second = two(site)
    push_to(second, pushes, "once")
    play_turn(first, table)
    later(HOUR)
    assert "your turn" in pushes.next()[1]["title"]
    with second.sit(table) as browser:
        browser.play(browser.choices[0]["action"])
        if browser.last["undo"]["n"]:
            assert browser.undo()["type"] == "ack"
    for _ in range(3):
        later(HOUR)
        decides(second, table)
    later(SLOW["seconds"] - 8 * HOUR)
    assert "running out" in pushes.next()[1]["title"]
    later(HOUR)
    play_turn(second, table)
    play_turn(first, table)
    later(HOUR)
    assert "your turn" in pushes.next()[1]["title"]
    told = sql(site, "SELECT reason FROM called JOIN channel USING (target) ORDER BY turn, reason DESC")
    assert [reason for (reason,) in told if reason] == ["turn", "reminder", "turn"]


def test_the_end_and_a_rematch_are_told(site: Site, later: Later, pushes: PushService) -> None:
    table, first, second = two(site)
    push_to(second, pushes, "end")
    later(HOUR)
    with first.sit(table) as browser:
        assert browser.command("resign", 0 if first is site else 1) == ""
    later(HOUR)
    note = pushes.next()[1]
    assert "over" in note["title"]
    assert f"{'Anna' if first is site else 'Béla'} gave up." in note["body"]
    assert first.post(f"/api/tables/{table}/rematch").status_code == 201
    later(HOUR)
    assert "rematch" in pushes.next()[1]["title"]


def test_one_table_or_all_can_be_silent(site: Site, later: Later, pushes: PushService) -> None:
    loud, first, second = two(site)
    table, [other] = first.gather("Cili", clock=SLOW)
    assert second.http.put(f"/api/tables/{table}/calling", json={"wanted": True}).status_code == 403
    quiet = first.wait_for("anyone", clock=SLOW)
    assert second.join(quiet, 1, "Béla").status_code == 201
    if not decides(first, quiet):
        later(HOUR)
        play_turn(second, quiet)
    push_to(second, pushes, "loud")
    assert second.http.put(f"/api/tables/{quiet}/calling", json={"wanted": False}).status_code == 200
    play_turn(first, quiet)
    play_turn(first, loud)
    later(HOUR)
    assert pushes.next()[1]["url"] == f"/table/{loud}"
    assert sql(site, f"SELECT * FROM called WHERE table_id = '{quiet}'") == []
    assert other.http.get("/api/calling").json()["pushed"] is False


# When something fails


def test_a_call_that_fails_is_tried_again(site: Site, later: Later, pushes: PushService) -> None:
    table, first, second = two(site)
    push_to(second, pushes, "flaky")
    pushes.answers["/flaky"] = [503, 429]
    play_turn(first, table)
    for wait in (HOUR, 2 * 60, 6 * 60):
        later(wait)
        assert pushes.next()[0] == "flaky"
    wait_until(lambda: sql(site, "SELECT tries, done FROM called") == [(3, 1)])


def test_who_is_gone_is_forgotten(site: Site, later: Later, pushes: PushService, box: MailBox) -> None:
    table, first, second = two(site)
    push_to(second, pushes, "gone")
    confirm(second, box, "gone@example.org")
    pushes.answers["/gone"] = [410]
    box.refused.add("gone@example.org")
    play_turn(first, table)
    later(HOUR)
    assert pushes.next()[0] == "gone"
    wait_until(lambda: not second.http.get("/api/calling").json()["pushed"])
    wait_until(lambda: not second.http.get("/api/calling").json()["mail"])


def test_what_is_due_outlives_the_server(tmp_path: Path, later: Later, pushes: PushService) -> None:
    """And a mail server that is dead keeps nobody from playing."""
    path = tmp_path / "tables.sqlite3"
    with running(path, **calling("smtp://127.0.0.1:9")) as site:
        table, first, second = two(site)
        push_to(second, pushes, "restart")
        wanted = {"address": "second@example.org", "lang": "en", "time_zone": "UTC"}
        assert second.http.put("/api/calling/mail", json=wanted).json()["key"] == "error-mail-failed"
        play_turn(first, table)
    later(2 * HOUR)
    with running(path, **calling()):
        later(1)
        assert pushes.next()[0] == "restart"


def test_of_several_processes_one_calls(database: str, later: Later, pushes: PushService) -> None:
    if not is_postgres(database):
        return
    settings = Settings(database=database, seed=SEED, **calling())
    with serving(settings, settings, settings) as sites:
        table, first, second = two(sites[0])
        push_to(second, pushes, "several")
        for _ in range(3):
            play_turn(first, table)
            later(HOUR)
            assert pushes.next()[0] == "several"
            play_turn(second, table)
        assert pushes.pushed.empty()


# Addresses


def test_an_address_is_confirmed_once_and_within_a_day(site: Site, later: Later, box: MailBox) -> None:
    site.wait_for("anyone")
    wanted = {"address": "Anna@example.org", "lang": "hu", "time_zone": "Europe/Budapest"}
    answer = site.http.put("/api/calling/mail", json=wanted).json()
    assert (answer["mail"], answer["mail_confirmed"]) == ("Anna@example.org", False)
    link = link_in(text_of(box.next()), "mail/confirm")
    # neither again nor from elsewhere is the same address asked at once
    for person in (site, site.someone()):
        again = person.http.put("/api/calling/mail", json=wanted | {"address": "anna@example.org"})
        assert (again.status_code, again.json()["key"]) == (429, "error-too-many")
    stranger = site.someone()
    assert stranger.http.post(link[:-1] + "~").json()["key"] == "error-mail-link"  # a letter that none has
    assert stranger.http.post(link).status_code == 204  # also on a device without the cookie
    assert site.http.get("/api/calling").json()["mail_confirmed"]
    assert stranger.http.post(link).json()["key"] == "error-mail-link"
    later(HOUR)
    site.http.put("/api/calling/mail", json=wanted)
    link = link_in(text_of(box.next()), "mail/confirm")
    later(DAY)
    assert stranger.http.post(link).json()["key"] == "error-mail-link"


def test_one_press_ends_the_mails(site: Site, box: MailBox) -> None:
    confirm(site, box, "stop@example.org")
    other = site.someone()
    other.http.put(
        "/api/calling/mail", json={"address": "other@example.org", "lang": "xx", "time_zone": "UTC"}
    )
    link = link_in(text_of(box.next()), "mail/stop")
    for _ in range(2):  # as a mail program does it
        answer = site.someone().http.post(link, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 204
    assert other.http.get("/api/calling").json()["mail"] == ""
    assert site.http.get("/api/calling").json()["mail"] == "stop@example.org"
    assert site.http.delete("/api/calling/mail").status_code == 204
    assert site.http.get("/api/calling").json()["mail"] == ""


@pytest.mark.parametrize(
    "address",
    ["", "anna", "a b@example.org", "anna@example", "anna@example.org\nBcc: x@y.org", "é@example.org"],
)
def test_what_is_no_address(site: Site, address: str) -> None:
    answer = site.http.put("/api/calling/mail", json={"address": address, "lang": "en", "time_zone": "UTC"})
    assert (answer.status_code, answer.json()["key"]) == (400, "error-mail-address")


@pytest.mark.parametrize(
    "endpoint",
    [
        *("http://push.example.org/1", "https://127.0.0.1/", "https://[::1]/x", "https://10.0.0.1/x"),
        *("https://169.254.169.254/latest", "https://localhost/x", "https://[::ffff:10.0.0.1]/", "ftp://x/"),
        *(
            "https://user@8.8.8.8/",
            "https://0/",
            "https://[fe80::1]/",
            "",
            "https://8.8.8.8:x/",
            "https://a b/",
        ),
        *("https://[64:ff9b::a00:1]/", "https://[2002:a00:1::]/", "https://100.64.0.1/"),
    ],
)
def test_what_is_no_push_service(site: Site, pushes: PushService, endpoint: str) -> None:
    wanted = pushes.subscribe("x").wanted(endpoint=endpoint)
    answer = site.http.put("/api/calling/push", json=wanted)
    assert (answer.status_code, answer.json()["key"]) == (400, "error-push")


def test_keys_and_zones_are_looked_at(site: Site, pushes: PushService) -> None:
    sound = pushes.subscribe("keys")
    for wrong in ({"auth": "AAAA"}, {"p256dh": "AAAA"}, {"p256dh": "é"}):
        answer = site.http.put("/api/calling/push", json=sound.wanted(**wrong))
        assert answer.json()["key"] == "error-push"
    for zone in ("Nowhere/Land", "../../etc/passwd", "/etc/passwd", "", "\0"):
        answer = site.http.put("/api/calling/push", json=sound.wanted(time_zone=zone))
        assert (answer.status_code, answer.json()["key"]) == (400, "error-time-zone")


# What is kept


def test_all_of_it_is_exported_and_forgotten(site: Site, pushes: PushService, box: MailBox) -> None:
    table, _, second = two(site)
    push_to(second, pushes, "kept")
    confirm(second, box, "kept@example.org")
    second.http.put(f"/api/tables/{table}/calling", json={"wanted": True})
    exported = second.http.get("/api/memory/export").json()
    assert exported["calling"]["mail"] == "kept@example.org"
    assert exported["calling"]["tables"] == {table: True}
    assert exported["endpoint"].endswith("/kept")
    assert second.http.delete("/api/me").status_code == 204
    for name in ("channel", "calling", "table_calling", "holiday", "called"):
        stored = str(sql(site, f"SELECT * FROM {name}"))
        assert "kept@" not in stored
        assert "/kept" not in stored
        assert table not in stored


def test_the_log_names_nobody(
    site: Site, later: Later, pushes: PushService, box: MailBox, caplog: pytest.LogCaptureFixture
) -> None:
    table, first, second = two(site)
    push_to(second, pushes, "unlogged")
    confirm(second, box, "unlogged@example.org")
    pushes.answers["/unlogged"] = [500]
    with caplog.at_level(logging.DEBUG, "tablestead"):
        play_turn(first, table)
        later(HOUR)
        assert pushes.next()[0] == "unlogged"
        wait_until(lambda: "was not sent" in caplog.text)
    assert "unlogged" not in caplog.text
    assert str(pushes.server_port) not in caplog.text


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT_S
    while not true():
        assert time.monotonic() < end
