"""The analysis of a game that is over: begun, stopped, gone on with after a restart, and told to viewers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablestead as ts
from tablestead.analysis import Report, kept
from tablestead.analysis.report import Line
from tests.server.client import Message, Site, running

GOLDEN = Path(__file__).parent.parent / "games"


def short_game(turns: int = 3) -> str:
    """A game of Ages that was left after so many turns."""
    record = ts.parse_record((GOLDEN / "ages" / "golden" / "2-2009.txt").read_text(encoding="utf-8"))
    ends = [at for at, action in enumerate(record.actions, start=1) if record.game.ends_turn(action)]
    del record.actions[ends[turns - 1] :]
    record.end = "abandoned"
    return record.text()


def imported(site: Site, text: str) -> str:
    answer = site.post("/api/import", text=text)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def analysis(site: Site, table: str, **params: Any) -> Message:
    answer = site.http.get(f"/api/tables/{table}/analysis", params=params)
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


def start(site: Site, table: str, depth: str = "quick") -> Message:
    answer = site.post(f"/api/tables/{table}/analysis", depth=depth)
    assert answer.status_code == 201, answer.text
    found: Message = answer.json()
    return found


def test_a_game_is_analysed_from_its_last_turn_back(site: Site) -> None:
    table = imported(site, short_game())
    assert analysis(site, table)["status"] == "none"
    with site.sit(table) as browser:
        begun = start(site, table)
        assert (begun["status"], begun["report"]) == ("running", None)
        known = 3
        while known:
            browser.note("analysis")
            report = analysis(site, table, before=known)["report"]
            assert [turn["number"] for turn in report["turns"]] == list(range(report["analysed_from"], known))
            known = report["analysed_from"]
    assert analysis(site, table)["status"] == "done"
    whole = msgspec.convert(analysis(site, table)["report"], Report)
    assert [turn.number for turn in whole.turns] == [0, 1, 2]
    for player in whole.players:
        assert player.start + player.others - player.loss + player.luck == pytest.approx(player.result)


def test_it_is_made_once_for_everybody(site: Site) -> None:
    table = imported(site, short_game(1))
    with site.sit(table) as browser:
        start(site, table)
        browser.note("analysis")
    stranger = site.someone()
    assert start(stranger, table)["status"] == "done"
    assert analysis(stranger, table)["report"]["analysed_from"] == 0
    assert analysis(site, table, depth="deep")["status"] == "none"


def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with running(path) as site:
        table = imported(site, short_game(4))
        with site.sit(table) as browser:
            start(site, table)
            browser.note("analysis")
        before = analysis(site, table)["report"]["turns"]
    with running(path) as site, site.sit(table) as browser:
        while analysis(site, table)["status"] != "done":
            browser.note("analysis")
        after = analysis(site, table)["report"]["turns"]
    assert len(after) == 4
    assert after[-len(before) :] == before


def test_it_can_be_stopped_and_gone_on_with(site: Site) -> None:
    table = imported(site, short_game(4))
    start(site, table)
    assert site.http.delete(f"/api/tables/{table}/analysis").status_code == 204
    assert analysis(site, table)["status"] in ("stopped", "done")
    with site.sit(table) as browser:
        start(site, table)
        while analysis(site, table)["status"] != "done":
            browser.note("analysis")


def test_only_a_game_that_is_over(site: Site) -> None:
    table = site.new("", "")
    for answer in (
        site.http.get(f"/api/tables/{table}/analysis"),
        site.post(f"/api/tables/{table}/analysis"),
    ):
        assert answer.status_code == 409
        assert answer.json()["key"] == "error-analysis"
    nothing = ts.parse_record(short_game())
    nothing.actions.clear()
    answer = site.post(f"/api/tables/{imported(site, nothing.text())}/analysis")
    assert answer.json()["key"] == "error-nothing-played"
    answer = site.post(f"/api/tables/{imported(site, short_game(1))}/analysis", depth="bottomless")
    assert answer.status_code == 400


def test_only_who_may_look_at_the_game(site: Site) -> None:
    table = imported(site, short_game(1))
    with site.sit(table) as browser:
        browser.answer(type="command", command="unwatch")
    stranger = site.someone()
    answer = stranger.http.get(f"/api/tables/{table}/analysis")
    assert answer.status_code == 403
    assert answer.json()["key"] == "error-door"
    assert stranger.post(f"/api/tables/{table}/analysis").json()["key"] == "error-door"


def test_it_is_saved_with_the_record(site: Site) -> None:
    table = imported(site, short_game(1))
    with site.sit(table) as browser:
        start(site, table)
        browser.note("analysis")
    text = site.http.get(f"/api/tables/{table}/record", params={"analysis": "quick"}).text
    found = kept(ts.parse_record(text))
    assert found is not None
    assert msgspec.to_builtins(found) == analysis(site, table)["report"]
    assert site.record(imported(site, text)) == site.record(table)


def test_a_decision_is_tried_again(site: Site) -> None:
    table = imported(site, short_game(1))
    with site.sit(table) as browser:
        start(site, table)
        browser.note("analysis")
    decisions = [
        step
        for turn in analysis(site, table)["report"]["turns"]
        for step in turn["steps"]
        if step["type"] == "decision"
    ]
    first = decisions[0]
    with site.sit(f"{table}/exercises/quick/{first['at']}") as learner:
        assert not learner.until("exercise")["over"]
        best = first["lines"][0]["actions"]
        learner.act(*best)
        told = learner.until("exercise")
        assert told["over"]
        assert told["same"] == 0
        assert [choice["action"] for choice in told["tried"]] == best
        assert not learner.choices
        assert learner.act(best[0])["key"] == "error-over"
        assert learner.undo()["type"] == "ack"
        assert not learner.until("exercise")["over"]
    with site.sit(f"{table}/exercises/quick/{first['at'] + 1}", hello=False) as nobody:
        assert nobody.receive()["key"] == "error-no-exercise"


def test_a_line_that_was_not_compared_is_judged_when_it_is_tried(site: Site) -> None:
    text = short_game(1)
    table = imported(site, text)
    with site.sit(table) as browser:
        start(site, table)
        browser.note("analysis")
    turns = analysis(site, table)["report"]["turns"]
    decision = next(step for turn in turns for step in turn["steps"] if step["type"] == "decision")
    state = ts.parse_record(text).state(decision["at"])
    compared = {tuple(line["actions"]) for line in decision["lines"]}
    other = next(action for action in state.legal() if (action,) not in compared)
    answer = site.post(f"/api/tables/{table}/analysis/line", at=decision["at"], actions=[other])
    assert answer.status_code == 201, answer.text
    line = msgspec.convert(answer.json(), Line)
    assert (line.actions, line.text, line.played) == ([other], state.say([other]), False)
    assert line.outlook.win is not None
    assert 0.0 <= line.outlook.win.mean <= 1.0
    # the played line comes out as the analysis has it
    played = next(line for line in decision["lines"] if line["played"])
    again = site.post(f"/api/tables/{table}/analysis/line", at=decision["at"], actions=played["actions"])
    assert again.json()["outlook"]["lead"]["mean"] == pytest.approx(played["outlook"]["lead"]["mean"])
    nonsense = site.post(f"/api/tables/{table}/analysis/line", at=decision["at"], actions=[10**6])
    assert nonsense.json()["key"] == "error-message"
    nowhere = site.post(f"/api/tables/{table}/analysis/line", at=9999, actions=[other])
    assert nowhere.json()["key"] == "error-no-exercise"


def test_a_finished_game_is_played_on_from_an_earlier_position(site: Site) -> None:
    text = short_game(3)
    table = imported(site, text)
    answer = site.post(f"/api/tables/{table}/branch", at=12)
    assert answer.status_code == 201, answer.text
    again = str(answer.json()["id"])
    lines = site.record(again).splitlines()
    assert lines[lines.index("") + 1 :][:12] == text.splitlines()[text.splitlines().index("") + 1 :][:12]
    with site.sit(again) as browser:
        assert browser.status == "running"
        assert browser.choices
    stranger = site.someone()
    other = stranger.post(f"/api/tables/{table}/branch", at=12).json()["id"]
    with stranger.sit(other) as browser:
        assert [bool(seat["bot"]) for seat in browser.seats] != [False, False]
    assert site.post(f"/api/tables/{table}/branch", at=9999).json()["key"] == "error-position"
    running = site.new("", "")
    assert site.post(f"/api/tables/{running}/branch", at=0).json()["key"] == "error-position"
