"""`tablestead admin`: what who runs a server does about it while it runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tablestead.cli.app import main
from tablestead.server import tables
from tablestead.server.limits.bans import Bans
from tablestead.server.people.seats import left
from tablestead.server.storage import Holder
from tests.server.client import Browser, Site
from tests.server.stored import ANNA, BELA, CILI, coroutine, opened, table


@pytest.fixture
def beat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server looks at its database more often."""
    monkeypatch.setattr(tables, "BEAT_S", 0.05)


def admin(site: Site, *words: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["admin", *words, "--database", site.house.database, "--lang", "en"])
    return int(ended.value.code or 0)


def until(browser: Browser, seen: Any) -> None:
    while not seen():
        browser.receive()


@pytest.mark.usefixtures("beat")
def test_a_table_is_closed(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    running, [béla] = site.gather("Béla")
    waiting = site.wait_for("anyone")
    assert (running + waiting).isalnum()  # what begins with a hyphen would be an option
    with béla.sit(running) as browser, site.sit(waiting) as lost:
        assert admin(site, "close", running) == admin(site, "close", waiting) == 0
        until(browser, lambda: browser.status == "abandoned")
        assert lost.closing() == (4404, "error-table")
    capsys.readouterr()
    assert admin(site, "close", running) == 2
    assert "nothing to do" in capsys.readouterr().err
    assert admin(site, "list") == 0
    listed = capsys.readouterr().out
    assert running in listed
    assert "Anna, Béla" in listed
    assert admin(site, "log") == 0
    log = capsys.readouterr().out.splitlines()
    assert [line.split("  ")[2] for line in log][-2:] == [f"close {running}", f"close {waiting}"]


@pytest.mark.usefixtures("beat")
def test_a_name_and_a_person_are_erased(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    one, [béla] = site.gather("Rude name")
    other = béla.wait_for("anyone")
    with site.sit(one) as anna, béla.sit(one) as browser:
        assert browser.chatter("rude words", 1) == ""
        until(anna, lambda: any(line["text"] == "rude words" for line in anna.chat))
        n = next(line["n"] for line in anna.chat if line["text"] == "rude words")
        assert anna.answer(type="report", n=n)["type"] == "ack"
        assert admin(site, "list") == 0
        assert "seat 2: Rude name: rude words" in capsys.readouterr().out
        assert admin(site, "remove-name", one, "2") == 0
        until(anna, lambda: anna.seats[1]["name"] == "2")
        assert {line["name"] for line in anna.chat if line["text"] == "rude words"} <= {"Rude name", "2"}
        assert admin(site, "erase", one, "2") == 0
        until(anna, lambda: any(line["seat"] == 1 and not line["text"] for line in anna.chat))
        until(browser, lambda: browser.seats[1]["mine"])  # the seat is still his
        capsys.readouterr()
        admin(site, "list")
        assert "rude words" not in capsys.readouterr().out
    with béla.sit(other) as browser:
        assert [seat["name"] for seat in browser.seats] == ["1", ""]
        assert browser.info["host"]
    for wrong in (("remove-name", one, "9"), ("erase", other, "2"), ("mute", "nowhere", "1")):
        assert admin(site, *wrong) == 2


def test_a_name_is_reported_in_the_lobby(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    rude = site.someone()
    table_id = rude.open([{"name": "Rude name"}, {"name": "", "vacant": "anyone"}])
    for _ in range(2):  # once for each who reports it
        assert site.post(f"/api/tables/{table_id}/report", seat=0).status_code == 204
    assert admin(site, "list") == 0
    reported = [line for line in capsys.readouterr().out.splitlines() if line.startswith("reported")]
    assert len(reported) == 1
    assert reported[0].endswith(f"table {table_id}, seat 1: the name Rude name")
    assert site.post(f"/api/tables/{table_id}/block", seat=0).status_code == 204
    assert admin(site, "erase", table_id, "1") == 0
    capsys.readouterr()
    assert admin(site, "list") == 0
    assert "Rude name" not in capsys.readouterr().out
    [block] = site.http.get("/api/me/blocks").json()  # he stays blocked, but without his name
    assert block["name"] == ""


def test_who_is_muted_writes_no_more(site: Site) -> None:
    table_id, [béla] = site.gather("Béla")
    with béla.sit(table_id) as browser:
        assert browser.chatter("before", 1) == ""
        assert admin(site, "mute", table_id, "2") == 0
        assert browser.chatter("after", 1) == "error-muted"
        assert browser.react(1, "👍", 1) == "error-muted"
        assert admin(site, "unmute", table_id, "2") == 0
        assert browser.chatter("again", 1) == ""
    assert admin(site, "unmute", table_id, "2") == 2


@pytest.mark.usefixtures("beat")
def test_a_banned_address_is_not_let_in(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    table_id = site.new("", "")
    with site.sit(table_id) as browser:
        assert admin(site, "ban", "127.0.0.9/8") == 0
        assert browser.closing() == (4403, "error-banned")
        answer = site.http.get("/api/games")
        assert (answer.status_code, answer.json()["key"]) == (403, "error-banned")
        capsys.readouterr()
        admin(site, "list")
        assert "127.0.0.0/8" in capsys.readouterr().out
        assert admin(site, "unban", "127.0.0.0/8") == 0
        while site.http.get("/api/games").status_code == 403:
            pass
    assert admin(site, "ban", "nonsense") == 2


@pytest.mark.usefixtures("beat")
def test_a_beat_that_fails_is_not_the_last(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    failed: list[Bans] = []
    refresh = Bans.refresh

    async def fails_once(bans: Bans) -> None:
        if not failed:
            failed.append(bans)
            raise ValueError("something nobody thought of")
        await refresh(bans)

    monkeypatch.setattr(Bans, "refresh", fails_once)
    with site.sit(site.new("", "")) as browser:
        assert admin(site, "ban", "127.0.0.1") == 0
        assert browser.closing() == (4403, "error-banned")
        assert failed
    assert admin(site, "unban", "127.0.0.1") == 0
    while site.http.get("/api/games").status_code == 403:
        pass


@coroutine
async def test_a_ban_holds_however_an_address_is_written(database: str) -> None:
    async with opened(database) as storage:
        await storage.admin.punish("ban", ["192.0.2.0/24", "2001:db8::/64", "damaged"], True, "root", "ban")
        bans = Bans(storage)
        await bans.refresh()
        for address in ("192.0.2.1", "::ffff:192.0.2.1", "2001:db8::1"):
            assert bans.covers(address)
        for address in ("192.0.3.1", "::ffff:192.0.3.1", "2001:db8:1::1", "?", ""):
            assert not bans.covers(address)


@coroutine
async def test_what_is_done_is_written_down_or_not_done(database: str) -> None:
    async with opened(database) as storage, opened(database) as other:
        await storage.create(table("t"), [], [Holder(0, ANNA), Holder(1, BELA), Holder(1, CILI)])
        done = [
            await other.admin.punish("mute", await other.admin.holders("t", 1), True, "root", "mute t 2"),
            await other.admin.remove_name("t", 0, left, "root", "remove-name t 1"),
            await other.admin.erase([BELA, CILI], left, "root", "erase t 2"),
            await other.admin.close("t", "root", "close t"),
            await other.admin.close("t", "root", "again"),
            await other.admin.close("none", "root", "none"),
            await other.admin.remove_name("t", 7, left, "root", "no seat"),
            await other.admin.punish("ban", ["192.0.2.1"], False, "root", "not banned"),
        ]
        assert done == [True, True, True, True, False, False, False, False]
        assert [line.what for line in await storage.admin.log()] == [
            *("mute t 2", "remove-name t 1", "erase t 2", "close t")
        ]
        assert [await storage.admin.muted(one) for one in (ANNA, BELA, CILI)] == [False, True, True]
        loaded = await storage.load("t")
        assert loaded is not None
        assert (loaded[0].status, loaded[0].seq, loaded[1][-1].kind) == ("abandoned", 1, "end")
        assert names(loaded[0].seats) == ["1", "2"]


def names(seats: Sequence[dict[str, Any]]) -> list[str]:
    return [seat["name"] for seat in seats]
