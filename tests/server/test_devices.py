"""Who a browser is: its cookie, the devices of one person, codes against a lost cookie, being forgotten."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tablestead.server.people.seats import COOKIE, COOKIE_S, HTTPS_COOKIE, family_of, hashed_code, new_code
from tablestead.server.storage import devices as stored_devices
from tests.server.client import WAIT_S, Browser, Site, running
from tests.server.test_seats import violation

HTTPS = "https://games.example.org"
PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"
LAPTOP = (
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36"
)


def devices(site: Site) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = site.http.get("/api/me/devices").json()
    return found


def linked(site: Site, table: str, agent: str = PHONE, host: bool = False) -> Site:
    """Another device of the same person."""
    key = site.post(f"/api/tables/{table}/link?host={host}").json()["key"]
    phone = site.someone()
    phone.http.headers["user-agent"] = agent
    assert phone.post(f"/api/tables/{table}/claim", key=key).status_code == 201
    return phone


def holds(site: Site, table: str) -> list[int]:
    row: dict[str, Any] = next((row for row in site.mine() if row["id"] == table), {"seats": []})
    return [n for n, seat in enumerate(row["seats"]) if seat["mine"]]


def sql(site: Site, statement: str, *values: object) -> list[Any]:
    with closing(sqlite3.connect(site.house.database, timeout=WAIT_S)) as connection, connection:
        return connection.execute(statement, values).fetchall()


# The cookie


def test_a_cookie_of_an_older_version_counts_where_something_belongs_to_it(site: Site) -> None:
    table = site.new("", "")
    secret = site.cookie.partition(".")[0]
    old = {"Cookie": f"{COOKIE}={secret}"}
    stranger = site.someone()
    [row] = stranger.http.get("/api/mine", headers=old).json()
    assert row["id"] == table
    with Browser(stranger, table, hello=True, headers=old) as browser:
        assert browser.seats[0]["mine"]
    answer = stranger.http.post("/api/me", headers=old)
    assert answer.headers["set-cookie"].startswith(f"{COOKIE}={site.cookie};")  # from now on it is signed
    for unknown in ("A" * 43, secret[::-1]):
        assert stranger.http.get("/api/mine", headers={"Cookie": f"{COOKIE}={unknown}"}).json() == []
        answer = stranger.http.post("/api/me", headers={"Cookie": f"{COOKIE}={unknown}"})
        assert unknown not in answer.headers["set-cookie"]


def test_under_https_the_cookie_is_its_hosts_alone(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", url=HTTPS) as site:
        given = site.http.post("/api/me").headers["set-cookie"]
        cookie = re.fullmatch(rf"{HTTPS_COOKIE}=([\w-]+\.[\w-]+);.*", given)
        assert cookie
        assert given.startswith("__Host-")  # by which browsers hold it to that
        assert "secure" in given.lower()
        body = {"game": "ages", "seats": [{"name": "Anna"}, {"name": "Béla"}]}
        own = {"Cookie": f"{HTTPS_COOKIE}={cookie[1]}"}
        assert site.http.post("/api/tables", json=body, headers=own).status_code == 201
        assert len(site.http.get("/api/mine", headers=own).json()) == 1
        # what another site under the same name could have set is nobody's
        assert site.http.get("/api/mine", headers={"Cookie": f"{COOKIE}={cookie[1]}"}).json() == []
        # but an old one is taken over, and put away
        old = {"Cookie": f"{COOKIE}={cookie[1].partition('.')[0]}"}
        assert len(site.http.get("/api/mine", headers=old).json()) == 1
        renewed = site.http.post("/api/me", headers=old).headers.get_list("set-cookie")
        assert [re.sub(r";.*?(Max-Age=\d+).*", r" \1", one) for one in renewed] == [
            f"{HTTPS_COOKIE}={cookie[1]} Max-Age={COOKIE_S}",
            f'{COOKIE}="" Max-Age=0',
        ]


def test_a_visit_lets_the_cookie_last(site: Site) -> None:
    table = site.new("", "")
    for path in ("/", f"/table/{table}", "/me"):
        answer = site.http.get(path)
        assert f"{COOKIE}={site.cookie}; " in answer.headers["set-cookie"]
        assert f"Max-Age={COOKIE_S}" in answer.headers["set-cookie"]
        assert "set-cookie" not in site.someone().http.get(path).headers


def test_the_key_is_one_for_all_that_share_a_database(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as site:
        table = site.new("", "")
    with running(tmp_path / "tables.sqlite3") as site:
        assert [row["id"] for row in site.mine()] == [table]
    with running(tmp_path / "other.sqlite3") as other:
        assert (
            other.http.post("/api/me", headers={"Cookie": f"{COOKIE}={site.cookie}"})
            .headers["set-cookie"]
            .find(site.cookie)
            < 0
        )


def test_who_asks_for_a_cookie_first_loses_no_seat(site: Site) -> None:
    """The answer to `join` may be lost: who has a cookie has the seat all the same."""
    table = site.wait_for("anyone")
    béla = site.someone()
    assert béla.http.post("/api/me").status_code == 204
    cookie = béla.cookie
    assert béla.join(table, 1, "Béla").status_code == 201
    assert béla.cookie == cookie
    assert holds(béla, table) == [1]


# Devices


@pytest.mark.parametrize(
    ("agent", "family"),
    [
        (PHONE, "Firefox"),
        (LAPTOP, "Chrome"),
        (LAPTOP + " Edg/131.0", "Edge"),
        ("Mozilla/5.0 (iPhone) AppleWebKit/605 Version/17.0 Mobile Safari/604.1", "Safari"),
        ("curl/8", ""),
    ],
)
def test_the_family_of_a_browser(agent: str, family: str) -> None:
    assert family_of(agent) == family


def test_my_devices(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    assert [one["this"] for one in devices(béla)] == [True]
    assert devices(site.someone()) == []
    phone, tablet = linked(béla, table), linked(béla, table, "curl")
    with phone.sit(table) as browser:
        browser.settle()  # until it is stored that it was there
    this, *others = devices(béla)
    assert this["this"]
    assert [(one["family"], one["giver"]) for one in others] == [("Firefox", False), ("", False)]
    assert others[0]["seen"] > 0
    assert all(re.fullmatch(r"20\d\d-.*\+00:00", one["linked"]) for one in others)
    assert sum(one["giver"] for one in devices(phone)) == 1
    assert {one["id"] for one in devices(phone)} == {one["id"] for one in devices(tablet)}
    assert [one["this"] for one in devices(site)] == [True]  # others' devices are nobody's business
    with site.sit(table) as anna:  # but that they play is everybody's
        told = [(line["notice"], line["seat"]) for line in anna.notices]
        assert told.count(("device", 1)) == 2


def test_a_device_is_signed_out(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    phone, tablet = linked(béla, table), linked(béla, table)
    other = site.new("", "")
    own = phone.new("", "")
    with phone.sit(table) as browser:
        assert browser.seats[1]["mine"]
        gone = next(one["id"] for one in devices(béla) if one["id"] == devices(phone)[0]["id"])
        assert béla.http.delete(f"/api/me/devices/{gone}").status_code == 204
        while browser.seats[1]["mine"]:
            browser.receive()
        assert browser.command("resign", 1) == "error-no-seat"
    assert holds(phone, table) == []
    assert holds(phone, own) == [0, 1]  # what is its own stays
    assert holds(tablet, table) == holds(béla, table) == [1]
    assert violation(béla.http.delete(f"/api/me/devices/{gone}")) == (404, "error-no-device")
    assert violation(site.http.delete(f"/api/me/devices/{devices(tablet)[0]['id']}")) == (
        404,
        "error-no-device",
    )
    assert holds(site, other) == [0, 1]


def test_all_others_are_signed_out(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    others = [linked(béla, table) for _ in range(2)]
    assert béla.http.delete("/api/me/devices").status_code == 204
    assert [holds(one, table) for one in (béla, *others)] == [[1], [], []]
    assert site.someone().http.delete("/api/me/devices").status_code == 204


def test_who_came_by_a_link_cannot_turn_out_who_gave_it(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    phone = linked(béla, table)
    stolen = linked(phone, table)
    giver = devices(béla)[0]["id"]
    for one in (stolen, phone):
        assert next(d["giver"] for d in devices(one) if d["id"] == giver)
        assert violation(one.http.delete(f"/api/me/devices/{giver}")) == (403, "error-giver")
        assert one.http.delete("/api/me/devices").status_code == 204
    assert holds(béla, table) == [1]


def recovered(site: Site) -> Site:
    """Another browser that has all of this one by its code."""
    code, other = site.post("/api/me/code").json()["code"], site.someone()
    assert other.post("/api/me/recover", code=code).status_code == 201
    return other


def test_whatever_it_does_besides_it_cannot(site: Site) -> None:
    """By a code of its own, by another link after the one it came by, or by losing the device between."""
    table, [béla] = site.gather("Béla")
    stolen = linked(béla, table)
    accomplice = site.someone()
    own = accomplice.new("", "")
    key = accomplice.post(f"/api/tables/{own}/link").json()["key"]
    assert stolen.post(f"/api/tables/{own}/claim", key=key).status_code == 201
    middle = linked(stolen, table)
    last = linked(middle, table)
    assert middle.http.delete("/api/me").status_code == 204

    def turns_the_others_out(one: Site) -> None:
        assert holds(one, table) == [1]
        assert one.http.delete("/api/me/devices").status_code == 204
        assert holds(béla, table) == [1]

    turns_the_others_out(last)
    turns_the_others_out(stolen)
    turns_the_others_out(recovered(stolen))


def test_nor_in_the_next_game(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    stolen = linked(béla, table)
    with béla.sit(table) as browser:
        assert browser.command("resign", 1) == ""
    site.post(f"/api/tables/{table}/rematch")
    new = béla.post(f"/api/tables/{table}/rematch").json()["id"]
    assert holds(stolen, new) == holds(béla, new) == [1]
    assert stolen.http.delete("/api/me/devices").status_code == 204
    assert holds(béla, new) == [1]


def test_who_is_signed_out_does_not_come_back_by_the_same_link(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    key = béla.post(f"/api/tables/{table}/link").json()["key"]
    phone = site.someone()
    for _ in range(2):  # the first answer may have been lost
        assert phone.post(f"/api/tables/{table}/claim", key=key).status_code == 201
    assert béla.http.delete("/api/me/devices").status_code == 204
    assert violation(phone.post(f"/api/tables/{table}/claim", key=key)) == (403, "error-link")
    assert holds(phone, table) == []


def test_more_devices_than_are_listed_are_signed_out(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_devices, "LISTED", 1)
    table, [béla] = site.gather("Béla")
    others = [linked(béla, table) for _ in range(2)]
    assert len(devices(béla)) == 2
    assert béla.http.delete("/api/me/devices").status_code == 204
    assert [holds(one, table) for one in (béla, *others)] == [[1], [], []]


def test_rights_of_the_host_are_signed_out_too(site: Site) -> None:
    table, _ = site.gather("Béla")
    phone = linked(site, table, host=True)
    with phone.sit(table) as browser:
        assert browser.info["host"]
        assert site.http.delete("/api/me/devices").status_code == 204
        while browser.info["host"]:
            browser.receive()


def test_a_claim_brings_no_fresh_allowance_of_chat(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(monotonic=lambda: 1000.0)  # it stands: nothing comes back meanwhile
    monkeypatch.setattr("tablestead.server.limits.costs.time", clock)
    table, [béla] = site.gather("Béla")
    with béla.sit(table) as first:
        while first.chatter("a", 1) == "":
            pass
        phone = linked(béla, table)
        with phone.sit(table) as second:
            assert second.chatter("b", 1) == "error-chat-fast"


# A code against a lost cookie


def test_a_code_gives_everything_back(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    own = béla.new("", "")
    code = béla.post("/api/me/code").json()["code"]
    assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}", code)
    béla.http.put("/api/lessons/ages/dice", json={"task": 3, "done": False})
    assert béla.post(f"/api/tables/{table}/block", seat=0).status_code == 204
    new = site.someone()
    new.http.headers["user-agent"] = PHONE
    typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    answer = new.post("/api/me/recover", code=typed)
    assert (answer.status_code, answer.json()) == (201, {"tables": 2})
    assert (holds(new, table), holds(new, own)) == ([1], [0, 1])
    assert next(row["host"] for row in new.mine() if row["id"] == own)
    assert [one["lesson"] for one in new.http.get("/api/memory").json()["lessons"]] == ["dice"]
    assert [one["name"] for one in new.http.get("/api/me/blocks").json()] == ["Anna"]
    assert violation(site.someone().post("/api/me/recover", code=code)) == (403, "error-code")
    assert new.http.delete("/api/me/devices").status_code == 204  # the lost one, to which it owes nothing
    assert (holds(béla, table), holds(new, table)) == ([], [1])


def test_only_the_latest_code_counts(site: Site) -> None:
    site.new("", "")
    old, new = (site.post("/api/me/code").json()["code"] for _ in range(2))
    stranger = site.someone()
    for wrong in (old, "", "x", "é" * 12, new[:-1], new + "0", "0" * 5000):
        assert violation(stranger.post("/api/me/recover", code=wrong)) == (403, "error-code")
    assert stranger.mine() == []
    assert stranger.post("/api/me/recover", code=new).status_code == 201


def test_codes_are_stored_hashed_and_are_not_guessed(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with running(path, loopback=False) as site:
        code = site.post("/api/me/code").json()["code"]
        answers = [violation(site.post("/api/me/recover", code=new_code())) for _ in range(10)]
        assert answers.count((429, "error-too-many")) >= 1
        assert violation(site.post("/api/me/recover", code=code)) == (429, "error-too-many")
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert code.encode() not in stored
    assert code.replace("-", "").encode() not in stored
    assert hashed_code(code, "one server") != hashed_code(code, "another")


# Being forgotten


def test_a_browser_is_forgotten(site: Site) -> None:
    blocks = sql(site, "SELECT * FROM block")
    table, [béla] = site.gather("Béla")
    béla.http.put("/api/lessons/ages/dice", json={"task": 3, "done": False})
    code = béla.post("/api/me/code").json()["code"]
    key = béla.post(f"/api/tables/{table}/link").json()["key"]
    assert site.post(f"/api/tables/{table}/block", seat=1).status_code == 204
    assert béla.post(f"/api/tables/{table}/block", seat=0).status_code == 204
    with site.sit(table) as anna, béla.sit(table) as browser:
        assert browser.chatter("my telephone is 555", 1) == ""
        assert anna.chatter("mine too") == ""
        while len([line for line in anna.chat if line["text"]]) < 2:
            anna.receive()
        n = next(line["n"] for line in anna.chat if "555" in line["text"])
        answer = béla.http.delete("/api/me")
        assert answer.status_code == 204
        assert "Max-Age=0" in answer.headers["set-cookie"]
        while anna.seats[1]["name"] != "2" or next(one for one in anna.chat if one["n"] == n)["text"]:
            anna.receive()
        line = next(one for one in anna.chat if one["n"] == n)
        assert (line["name"], line["text"]) == ("2", "")
        assert "mine too" in [one["text"] for one in anna.chat]
        while browser.seats[1]["mine"]:
            browser.receive()
    assert béla.cookie == ""
    assert béla.mine() == []
    assert "seat 2: 2\n" in site.record(table)
    assert violation(site.someone().post("/api/me/recover", code=code)) == (403, "error-code")
    assert violation(site.someone().post(f"/api/tables/{table}/claim", key=key)) == (403, "error-link")
    stored = b"".join(str(sql(site, f"SELECT * FROM {name}")).encode() for name in every_table(site))
    assert b"B\xc3\xa9la" not in stored
    assert b"telephone" not in stored
    assert sql(site, "SELECT * FROM block") == blocks


def every_table(site: Site) -> list[str]:
    return [name for (name,) in sql(site, "SELECT name FROM sqlite_master WHERE type = 'table'")]


def test_who_is_forgotten_leaves_tables_that_wait(site: Site) -> None:
    waiting, alone = site.wait_for("anyone", "friend"), site.new("", "")
    béla = site.someone()
    assert béla.join(waiting, 1, "Béla").status_code == 201
    hosted = béla.wait_for("anyone")
    with site.sit(waiting) as anna:
        assert béla.http.delete("/api/me").status_code == 204
        while anna.seats[1]["vacant"] != "anyone":
            anna.receive()
        assert anna.seats[1]["name"] == ""
    with site.sit(hosted, hello=False) as browser:
        assert browser.receive()["key"] == "error-table"  # nobody was left there
    assert holds(site, alone) == [0, 1]


def test_what_another_device_holds_stays(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    phone = linked(béla, table)
    assert béla.http.delete("/api/me").status_code == 204
    with phone.sit(table) as browser:
        assert (browser.seats[1]["name"], browser.seats[1]["mine"]) == ("Béla", True)


def test_who_is_unknown_is_forgotten_already(site: Site) -> None:
    assert site.someone().http.delete("/api/me").status_code == 204
