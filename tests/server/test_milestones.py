"""Milestones over HTTP and the socket: its boards, its draws, its figures."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tablestead as ts
from tests.server.client import Site

BOARD = {
    "rows": [
        {"row": "A", "first_hx": 0, "values": [1, 2, 3, 4, 5]},
        {"row": "B", "first_hx": 1, "values": [0, 2, 3, 4]},
        {"row": "C", "first_hx": 2, "values": [5, 1, 2]},
    ],
    "start_market": "B1",
    "bush_triangles": ["A3-A4-B3", "B2-C2-C3"],
    "bonus_tiles": {"Q": 1, "C": 1},
}
FILE = json.dumps(BOARD, indent=2)


def header(site: Site, table: str, name: str) -> str:
    [line] = [line for line in site.record(table).splitlines() if line.startswith(f"{name}: ")]
    return line.removeprefix(f"{name}: ")


@pytest.mark.parametrize("board", ["standard", "random", FILE])
def test_a_game_on_every_board(site: Site, board: str) -> None:
    table = site.new("", "random", game="milestones", board=board, turn_limit=3)
    told = header(site, table, "board")
    assert told == "standard" if board == "standard" else json.loads(told)["start_market"] == "B1"
    with site.sit(table) as browser:
        assert browser.view["game"] == "milestones"
        assert browser.view["layout"] == told
        assert browser.last["table"]["options"]["board"] == told
        browser.finish(ts.Rng(4))
    state = ts.replay(site.record(table))
    review = site.http.get(f"/api/tables/{table}/review").json()
    assert review["rounds"][0] == [0, 0]
    assert review["rounds"][-1] == state.scores()
    assert len(review["rounds"]) == state.round + 1
    assert all(1 <= jump["round"] <= state.round for jump in review["jumps"])
    assert review["dice"] == []
    assert review["places"] == state.places()


def test_a_board_of_ones_own_is_the_board(site: Site) -> None:
    with site.sit(site.new("", "", game="milestones", board=FILE)) as browser:
        values = {point["id"]: point["value"] for point in browser.view["board"]["points"]}
        assert values == {
            **{"A1": 1, "A2": 2, "A3": 3, "A4": 4, "A5": 5},
            **{"B1": 0, "B2": 2, "B3": 3, "B4": 4},
            **{"C2": 5, "C3": 1, "C4": 2},
        }
        assert sorted(browser.view["board"]["bonuses"]) == ["A3-A4-B3", "B2-C2-C3"]


def refused(site: Site, board: Any) -> dict[str, Any]:
    known = site.new("")
    seats = [{"name": "Anna"}, {"name": "Béla"}]
    answer = site.http.post(
        "/api/tables", json={"game": "milestones", "seats": seats, "options": {"board": board}}
    )
    assert answer.status_code == 400
    assert [row["id"] for row in site.mine()] == [known]
    body: dict[str, Any] = answer.json()
    return body


def test_every_fault_of_a_board_is_told(site: Site) -> None:
    faulty = {**BOARD, "start_market": "A1", "bush_triangles": ["A1-A2-B9", "A3-A4-B3"], "colour": "green"}
    problem = refused(site, json.dumps(faulty))
    assert (problem["key"], problem["rule"]) == ("error-board", "M-O2")
    assert problem["args"] == {"option": "board", "n": len(problem["faults"])}
    faults = {fault["key"]: fault["args"] for fault in problem["faults"]}
    assert faults["error-board-unknown"] == {"name": "colour"}
    assert faults["error-board-start-value"] == {"point": "A1"}
    assert faults["error-board-second-start"] == {"point": "B1"}
    assert faults["error-board-bush"] == {"triangle": "A1-A2-B9"}
    assert {fault["rule"] for fault in problem["faults"]} == {"M-O2"}


@pytest.mark.parametrize(
    ("board", "key"),
    [
        ("{", "error-board-json"),
        ("[]", "error-board-object"),
        ("[" * 10_000, "error-board-object"),
        ("{}", "error-board-missing"),
        ('{"rows": ' + " " * 20_000 + "[]}", "error-board-long"),
    ],
)
def test_what_is_no_board(site: Site, board: str, key: str) -> None:
    problem = refused(site, board)
    assert problem["key"] == "error-board"
    assert key in [fault["key"] for fault in problem["faults"]]


@pytest.mark.parametrize("board", ["hexagons", "", 7, True])
def test_what_is_no_board_at_all(site: Site, board: Any) -> None:
    assert refused(site, board)["key"] == "error-option-value"


def test_a_board_that_is_too_long_to_read(site: Site) -> None:
    seats = [{"name": "Anna"}, {"name": "Béla"}]
    body = {"game": "milestones", "seats": seats, "options": {"board": "{" + " " * 70_000}}
    answer = site.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["key"]) == (413, "error-too-large")
    assert answer.json()["args"] == {"kilobytes": 64}


def test_the_list_of_tables_does_not_carry_boards(site: Site) -> None:
    site.new("", "", game="milestones", board=FILE)
    [row] = site.mine()
    assert (row["game"], row["round"], row["status"]) == ("milestones", 0, "running")
    assert "options" not in row
    assert all(triangle not in json.dumps(row) for triangle in ("A3-A4-B3", "B2-C2-C3"))


def test_a_record_with_a_board_is_imported(site: Site) -> None:
    table = site.new("", "random", game="milestones", board="random", start="random")
    with site.sit(table) as browser:
        rng = ts.Rng(2)
        for _ in range(25):
            browser.step(rng)
    text = site.record(table)
    copy = site.http.post("/api/import", json={"text": text}).json()["id"]
    assert site.record(copy).splitlines()[: len(text.splitlines()) - 1] == text.splitlines()[:-1]
    with site.sit(copy) as browser:
        assert browser.view["layout"] == header(site, table, "board")


def test_a_faulty_board_in_a_record_is_told_with_its_line(site: Site) -> None:
    text = site.record(site.new("", "", game="milestones", board="random"))
    lines = text.splitlines()
    [number] = [n for n, line in enumerate(lines, start=1) if line.startswith("board: ")]
    lines[number - 1] = lines[number - 1].replace('"start_market":"B1"', '"start_market":"Z9"')
    answer = site.http.post("/api/import", json={"text": "\n".join(lines)})
    assert answer.status_code == 400
    problem = answer.json()
    assert (problem["key"], problem["args"]["line"], problem["rule"]) == ("error-board", number, "M-O2")
    assert [fault["key"] for fault in problem["faults"]] == ["error-board-start"]


def test_real_components(site: Site) -> None:
    """Bonus tiles and worker tiles are drawn by people, for the bots too."""
    table = site.new("random", "", game="milestones", real_draws=True, board=FILE)
    with site.sit(table) as browser:
        assert (browser.view["player"], browser.view["step"]) == (ts.CHANCE, "lots")
        assert browser.last["actions"] == 0
        assert browser.last["undo"] == {"n": 0, "why": "undo-nothing"}
        assert browser.act(text="lot wood")["key"] == "milestones-refused-none-left"
        assert browser.act(text="tile Q1|C3")["type"] == "nack"
        assert browser.act(text="lot stone coin")["type"] == "nack"
        browser.say("lot stone")
        assert browser.last["undo"] == {"n": 0, "why": "milestones-undo-chance"}
        browser.say("lot coin")
        assert browser.view["step"] == "tiles"
        while browser.view["player"] == ts.CHANCE:
            tile = browser.view["pile"][0]
            browser.say(f"tile {tile.lower()}")
        assert len(browser.view["display"]) == 5
        rng = ts.Rng(1)
        drawn = 0
        while browser.status == "running" and not drawn:
            if browser.view["player"] == ts.CHANCE:
                assert browser.view["step"] == "refill"
                browser.say(f"tile {browser.view['pile'][-1]}")
                drawn += 1
            else:
                browser.step(rng)
        assert drawn
    assert ts.parse_record(site.record(table)).options["board"] == header(site, table, "board")
