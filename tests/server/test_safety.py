"""Who is let in, how much one may ask for, and what is not told."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablestead.server.app import create_app
from tablestead.server.limits.costs import Bucket
from tablestead.server.people.seats import hashed
from tablestead.server.settings import Settings
from tests.server.client import Browser, Site, running

PUBLIC = "https://games.example.org"


# Where a request comes from


@pytest.mark.parametrize(
    ("url", "loopback", "host", "origin", "reads", "writes"),
    [
        ("", True, "127.0.0.1:8000", None, True, True),
        ("", True, "localhost:8000", "http://localhost:8000", True, True),
        ("", True, "[::1]:8000", "http://[::1]:8000", True, True),
        ("", True, "127.0.0.1:8000", "http://127.0.0.1:8001", True, False),
        ("", True, "127.0.0.1:8000", "http://evil.example", True, False),
        ("", True, "127.0.0.1:8000", "null", True, False),
        ("", True, "127.0.0.1:8000", "http://[", True, False),
        ("", True, "evil.example", "http://evil.example", False, False),
        ("", True, "127.0.0.1.evil.example", None, False, False),
        ("", True, "[", None, False, False),
        ("", False, "192.168.1.5:8000", "http://192.168.1.5:8000", True, True),
        ("", False, "192.168.1.5:8000", "http://evil.example", True, False),
        ("", False, "192.168.1.5:8000", "https://192.168.1.5:8000", True, False),
        ("", False, "[fe80::1]:8000", "http://[fe80::1]:8000", True, True),
        ("", False, "kitchen:8000", "http://kitchen:8000", True, True),
        ("", False, "kitchen.local:8000", "http://kitchen.local:8000", True, True),
        ("", False, "evil.example:8000", "http://evil.example:8000", False, False),  # DNS rebinding
        ("", False, "192.168.1.5.evil.example", None, False, False),
        ("", False, "", None, False, False),
        ("", True, "", None, False, False),
        (PUBLIC, False, "", None, False, False),
        (PUBLIC, False, "games.example.org", "http://games.example.org", True, False),
        (PUBLIC, False, "games.example.org", PUBLIC, True, True),
        (PUBLIC, False, "games.example.org", "https://evil.example", True, False),
        (PUBLIC, False, "games.example.org", f"{PUBLIC}.evil.example", True, False),
        (PUBLIC, False, "evil.example", "https://evil.example", False, False),
        (PUBLIC, True, "evil.example", None, False, False),
    ],
)
def test_hosts_and_origins(
    url: str, loopback: bool, host: str, origin: str | None, reads: bool, writes: bool
) -> None:
    guard = create_app(Settings(url=url, loopback=loopback))
    headers = {b"host": host} | ({} if origin is None else {b"origin": origin})
    assert guard.allows(headers, safe=True) == reads
    assert guard.allows(headers, safe=False) == writes


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://["])
def test_another_site_cannot_act_for_us(site: Site, origin: str) -> None:
    table = site.new("", "")
    for path in ("join", "link", "claim", "rematch"):
        answer = site.http.post(f"/api/tables/{table}/{path}", headers={"Origin": origin}, json={})
        assert (answer.status_code, answer.json()["key"]) == (403, "error-origin")
    answer = site.http.delete(f"/api/tables/{table}", headers={"Origin": origin})
    assert (answer.status_code, answer.json()["key"]) == (403, "error-origin")
    with pytest.raises(InvalidStatus) as refused:
        Browser(site, table, hello=True, headers={"Origin": origin})
    assert refused.value.response.status_code == 403
    own = f"http://127.0.0.1:{site.house.port}"
    with Browser(site, table, hello=True, headers={"Origin": own}) as browser:
        assert browser.choices


def test_behind_a_proxy_only_the_public_name_counts(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", url=PUBLIC) as site:
        body = {"game": "ages", "seats": [{"name": "A"}]}
        for host, origin, status in (
            ("games.example.org", PUBLIC, 201),
            ("games.example.org", "https://evil.example", 403),
            ("evil.example", "https://evil.example", 403),
        ):
            headers = {"Host": host, "Origin": origin}
            assert site.http.post("/api/tables", headers=headers, json=body).status_code == status


# How much


def test_a_bucket(monkeypatch: pytest.MonkeyPatch) -> None:
    at = [100.0]
    monkeypatch.setattr("tablestead.server.limits.costs.time", SimpleNamespace(monotonic=lambda: at[0]))
    bucket = Bucket(3, 0.5)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 2]
    at[0] += 1
    assert bucket.take() == 1
    at[0] += 1
    assert (bucket.take(), bucket.take()) == (0, 2)
    at[0] += 1000
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 2]


def test_tables_from_one_address(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", loopback=False, tables_per_hour=3) as site:
        text = site.record(site.new("", ""))
        assert site.post("/api/import", text=text).status_code == 201
        assert site.post("/api/import", text="no record").status_code == 400
        site.someone().new("")  # another browser, but the same address
        body = {"game": "ages", "seats": [{"name": "A"}]}
        for answer in (site.post("/api/tables", **body), site.post("/api/import", text=text)):
            assert (answer.status_code, answer.json()["key"]) == (429, "error-too-many")
            assert 1 <= answer.json()["args"]["minutes"] <= 20
        assert len(site.mine()) == 2


def test_sockets_from_one_address(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", loopback=False, sockets_per_address=2) as site:
        table = site.new("", "")
        with site.sit(table), site.sit(table), site.someone().sit(table, hello=False) as third:
            assert third.receive()["key"] == "error-too-many"
            assert third.closing() == (4429, "error-too-many")
        while True:  # as soon as the server has seen them go
            with suppress(ConnectionClosed), site.sit(table) as browser:  # it may be closed before its hello
                assert browser.view
                break


# What is not told


def test_no_inline_script(site: Site) -> None:
    policy = site.http.get("/").headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'self'"
    assert "script-src" not in rules
    assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert "unsafe" not in "".join(text for name, text in rules.items() if name != "style-src")


def test_ids_cannot_be_guessed(site: Site) -> None:
    ids = [site.new("") for _ in range(20)]
    assert len(set(ids)) == 20
    assert all(len(id) >= 22 for id in ids)  # 6 bits each
    assert len({id[:4] for id in ids}) > 15


def test_a_deleted_table_is_like_one_that_never_was(site: Site) -> None:
    deleted, never = site.new("", ""), "A" * 22
    assert site.http.delete(f"/api/tables/{deleted}").status_code == 204

    def answers(table: str) -> list[Any]:
        path = f"/api/tables/{table}"
        found = [
            site.http.get(f"{path}/record"),
            site.http.get(f"{path}/record?seat=1"),
            site.http.get(f"{path}/review"),
            site.http.delete(path),
            site.join(table, 0, "A"),
            site.post(f"{path}/link"),
            site.post(f"{path}/claim", key="x"),
            site.post(f"{path}/rematch"),
        ]
        with site.sit(table, hello=False) as browser:
            nack = browser.receive()
            return [*((a.status_code, a.content) for a in found), nack, browser.closing()]

    assert answers(deleted) == answers(never) == answers("x" * 300)


def test_names_are_as_they_were_typed(site: Site) -> None:
    name = "<img src=x onerror=1> & \"'"
    table = site.open([{"name": name}, {"name": "", "vacant": "anyone"}])
    assert site.someone().join(table, 1, name[::-1]).status_code == 201
    with site.sit(table) as browser:
        assert [seat["name"] for seat in browser.seats] == [name, name[::-1]]
    assert [seat["name"] for seat in site.mine()[0]["seats"]] == [name, name[::-1]]
    answer = site.http.get(f"/api/tables/{table}/record")
    assert f"seat 1: {name}\n" in answer.text
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_no_answer_tells_who_the_others_are(site: Site) -> None:
    """Cookies and their hashes stay with the server."""
    table, [béla] = site.gather("Béla")
    with site.sit(table) as anna, béla.sit(table) as second:
        second.chatter("hi", 1)
        anna.note("chat")
        heard = "".join(anna.heard + second.heard)
    told = heard + site.http.get("/api/mine").text + site.http.get("/api/tables").text + site.record(table)
    for cookie in (site.cookie, béla.cookie):
        assert cookie not in told
        assert hashed(cookie.partition(".")[0]) not in told
