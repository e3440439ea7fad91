"""The HTTP API: every error is a Problem with a key."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import tablestead as ts
from tablestead.server import app
from tablestead.server.people.seats import COOKIE
from tests.server.client import WAIT_S, Site, running


def problem(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert set(body) == {"key", "args", "rule", "faults"}
    return str(body["key"])


def test_games(site: Site) -> None:
    ages, milestones, *_ = site.http.get("/api/games").json()
    assert (ages["id"], ages["min_players"], ages["max_players"]) == ("ages", 1, 4)
    assert ages["bots"] == ts.level_names("ages")
    assert ages["ratings"] == ts.bot_ratings("ages")
    assert {option["name"] for option in ages["options"]} >= {"players", "start", "edition", "trade"}
    assert (milestones["id"], milestones["min_players"], milestones["max_players"]) == ("milestones", 2, 4)
    [board] = [option for option in milestones["options"] if option["name"] == "board"]
    assert board == {
        "name": "board",
        "kind": "board",
        "values": ["standard", "random"],
        "default": "standard",
    }


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "error-game-unknown"),
        ({"seats": []}, "error-option-value"),
        ({"seats": [{"name": "A"}] * 5}, "error-option-value"),
        ({"seats": [{"name": " \t "}]}, "error-name"),
        ({"seats": [{"name": "x" * 41}]}, "error-name"),
        ({"seats": [{"name": "A", "bot": "oracle"}]}, "error-bot-unknown"),
        ({"seats": [{"name": "A"}, {"name": "", "vacant": "nobody"}]}, "error-request"),
        ({"seats": [{"name": "A"}, {"name": "", "vacant": "friend", "bot": "random"}]}, "error-command"),
        (
            {"seats": [{"name": "A"}, {"name": "", "vacant": "friend"}], "real_draws": True},
            "error-real-friends",
        ),
        ({"clock": {"kind": "sand", "seconds": 60}}, "error-request"),
        ({"clock": {"kind": "live", "seconds": 0}}, "error-clock"),
        ({"clock": {"kind": "move", "seconds": 10**9}}, "error-clock"),
        ({"clock": {"kind": "live", "seconds": 60, "increment": -1}}, "error-clock"),
        ({"clock": {"kind": "move", "seconds": 60}, "real_draws": True}, "error-clock"),
        ({"options": {"edition": "1999"}}, "error-option-value"),
        ({"options": {"dragons": True}}, "error-option-unknown"),
        ({"options": {"game": "ages", "self": 1}}, "error-option-unknown"),
        ({"options": {"start": 3}}, "error-option-value"),
        ({"options": {"players": 3}}, "error-seats"),
        ({"options": {"players": 2**80}}, "error-seats"),
        ({"options": {"trade": True}, "seats": [{"name": "A"}]}, "error-option-trade-solo"),
        ({"options": []}, "error-request"),
        ({"seats": None}, "error-request"),
    ],
)
def test_bad_options(site: Site, change: dict[str, Any], key: str) -> None:
    known = site.new("")
    good = {"game": "ages", "seats": [{"name": "A"}, {"name": "B"}], "options": {}}
    assert problem(site.http.post("/api/tables", json={**good, **change}), 400) == key
    assert [row["id"] for row in site.mine()] == [known]


def test_names_are_trimmed(site: Site) -> None:
    table = site.http.post(
        "/api/tables", json={"game": "ages", "seats": [{"name": "  Anna \n Mária "}]}
    ).json()
    assert "seat 1: Anna Mária\n" in site.record(table["id"])


def test_no_json(site: Site) -> None:
    for body in (b"", b"{", b"\xff\xfe", b"[" * 60_000):
        assert problem(site.http.post("/api/tables", content=body), 400) == "error-request"


def test_too_long(site: Site) -> None:
    seats = [{"name": "x" * 100_000}]
    answer = site.http.post("/api/tables", json={"game": "ages", "seats": seats})
    assert problem(answer, 413) == "error-too-large"
    assert answer.json()["args"] == {"kilobytes": 64}
    for size in (1_100_000, 3_000_000):
        answer = site.http.post("/api/import", json={"text": "x" * size})
        assert problem(answer, 413) == "error-too-large"
        assert answer.json()["args"] == {"kilobytes": 1024}


GOOD = "tablestead 1\ngame: ages\nrules: 1\nplayers: 2\n\n1 roll\n* roll food food food\nend: unfinished\n"


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("", "error-record-start", 1),
        (GOOD[: GOOD.index("end")], "error-record-cut", 7),
        (GOOD.replace("1 roll", "1 end"), None, 6),
        (GOOD.replace("1 roll", "1 fly"), "error-word", 6),
        (GOOD.replace("ages", "chess"), "error-record-game", 2),
        (GOOD.replace("tablestead 1", "tablestead 2"), "error-record-newer", 1),
        (GOOD.replace("players: 2", "players: 9"), "error-option-value", 4),
    ],
)
def test_bad_records(site: Site, text: str, key: str | None, line: int) -> None:
    known = site.new("")
    answer = site.http.post("/api/import", json={"text": text})
    found = problem(answer, 400)
    assert key is None or found == key
    assert answer.json()["args"]["line"] == line
    assert [row["id"] for row in site.mine()] == [known]


def test_addresses_that_lead_nowhere(site: Site) -> None:
    for path in ("/nothing", "/api/nothing", "/assets/../app.py", "/%2e%2e/app.py", "/%00", "/" + "x" * 3000):
        assert problem(site.http.get(path), 404) == "error-address"
    assert problem(site.http.put("/api/tables"), 405) == "error-method"


def test_the_record_is_a_file(site: Site) -> None:
    table = site.new("")
    answer = site.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"].startswith('attachment; filename="ages-')
    assert ts.parse_record(answer.text).names == ["Player 0"]


def test_headers(site: Site) -> None:
    for path in ("/", "/api/tables", "/nothing"):
        headers = site.http.get(path).headers
        assert "script-src" not in headers["content-security-policy"]  # so default-src 'self' rules
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"]


def test_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page"
    monkeypatch.setattr(app, "PAGE", page)
    with running(tmp_path / "tables.sqlite3") as site:
        answer = site.http.get("/")
        assert answer.status_code == 503
        assert "npm run build" in answer.text
        (page / "assets").mkdir(parents=True)
        (page / "index.html").write_text("<!doctype html>table")
        (page / "icon.svg").write_text("<svg/>")
        (page / "assets" / "app-1a2b.js").write_text("1")
        for path in ("/", "/table/abc"):
            answer = site.http.get(path)
            assert (answer.status_code, answer.text) == (200, "<!doctype html>table")
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"].startswith("text/html")
        for path in ("/nothing", "/table/", "/table/abc/x", "/assets/old.js"):  # the page says so to a person
            answer = site.http.get(path, headers={"Accept": "text/html,*/*;q=0.8"})
            assert (answer.status_code, answer.text) == (404, "<!doctype html>table")
        assert problem(site.http.get("/api/nothing", headers={"Accept": "text/html"}), 404) == "error-address"
        assert site.http.get("/icon.svg").headers["content-type"].startswith("image/svg")
        asset = site.http.get("/assets/app-1a2b.js")
        assert "immutable" in asset.headers["cache-control"]
        assert "javascript" in asset.headers["content-type"]


@pytest.mark.parametrize("path", ["ages/words/en", "chess/words/en", "ages/words/xx", "..%2Fages/words/en"])
def test_words_of_games_that_the_page_was_built_with_are_not_sent(site: Site, path: str) -> None:
    assert problem(site.http.get(f"/api/games/{path}"), 404) == "error-address"


def test_the_api_keeps_its_schema(site: Site) -> None:
    table = site.new("", "")
    schema = schemathesis.openapi.from_url(f"{site.http.base_url}/api/schema/openapi.json")
    checks = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    operations: list[Any] = [cast(Any, found).ok() for found in schema.get_all_operations()]
    assert len(operations) == 46
    for operation in operations:

        @settings(max_examples=25, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
        @given(case=operation.as_strategy(), known=st.booleans())
        def call(case: Any, known: bool) -> None:
            if known and "table_id" in case.path_parameters and case.method != "DELETE":
                case.path_parameters["table_id"] = table
            cookie = (
                "" if case.operation.label == "DELETE /api/me" else site.cookie
            )  # it is needed further on
            headers = {"Cookie": f"{COOKIE}={cookie}"}
            case.call_and_validate(checks=checks, headers=headers, timeout=WAIT_S)

        call()
