"""Whole games over the socket."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import tablestead as ts
from tests.server.client import Site, running


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (("",), {"edition": "late"}),
        (("", "random"), {}),
        (("", "", ""), {"trade": True, "start": "random"}),
        (("random", "", "random", ""), {"edition": "reprint"}),
    ],
)
def test_a_whole_game(site: Site, bots: tuple[str, ...], options: dict[str, Any]) -> None:
    table = site.new(*bots, **options)
    with site.sit(table) as browser, site.sit(table) as second:
        assert browser.last["table"]["options"]["players"] == len(bots)
        assert [seat["mine"] for seat in browser.last["table"]["seats"]] == [not bot for bot in bots]
        browser.finish(ts.Rng(len(bots)))
        while second.status == "running":
            second.until("ev")
        assert second.last == browser.last
        assert second.log == browser.log
        assert browser.hello()["log"] == second.log
        assert browser.view["player"] == ts.OVER
        assert browser.choices == []
    state = ts.replay(site.record(table))
    assert state.player == ts.OVER
    review = site.http.get(f"/api/tables/{table}/review").json()
    assert review["rounds"][-1] == state.scores()
    assert review["places"] == state.places()
    assert review["turns"][0] == 0
    decisions = [line for line in site.record(table).splitlines() if line[:1].isdigit() and line[1:2] == " "]
    assert len(review["steps"]) == 1 + len(decisions)  # what was rolled is seen with what rolled it
    assert len(review["rounds"]) == browser.view["round"] + 1
    assert all(stats["expected"] == pytest.approx(sum(stats["faces"]) / 6) for stats in review["dice"])
    [row] = site.mine()
    assert (row["status"], row["player"]) == ("finished", ts.OVER)
    assert (row["scores"], row["places"]) == (state.scores(), state.places())


def test_the_list_knows_the_results_of_older_versions(tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "games" / "ages" / "golden" / "2-2009.txt"
    text = golden.read_text(encoding="utf-8")
    path = tmp_path / "tables.sqlite3"
    with running(path) as site:
        assert site.post("/api/import", text=text).status_code == 201
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE game_table SET scores = '[]', places = '[]'")
    with running(path) as site:
        [row] = site.mine()
    assert (row["scores"], row["places"]) == (ts.replay(text).scores(), ts.replay(text).places())


def test_every_earlier_position(site: Site) -> None:
    table = site.new("", "")
    with site.sit(table) as browser:
        rng = ts.Rng(5)
        views = {0: browser.view}
        for _ in range(40):
            browser.step(rng)
            views[browser.last["actions"]] = browser.view
        seat = browser.view["seat"]
        lines = []
        for position in range(browser.last["actions"] + 1):
            past = browser.answer(type="at", seq=position)
            assert past["type"] == "past"
            told = past["told"]
            assert past["entries"] == browser.log[told - len(past["entries"]) : told]
            if position in views:  # a decision with its roll is one step
                lines += past["entries"]
                assert past["view"] == {**views[position], "seat": seat}
        assert lines == browser.log
        assert browser.answer(type="at", seq=position + 1)["key"] == "error-position"
        assert browser.answer(type="at", seq=-1)["key"] == "error-position"


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    rng = ts.Rng(3)
    with running(path) as site:
        table = site.new("", "random")
        with site.sit(table) as browser:
            for _ in range(60):
                browser.step(rng)
            while not browser.choices:
                browser.until("ev")
            before, log, record = browser.last, browser.log, site.record(table)
            acted = browser.choices[0]["action"]
    with running(path) as site, site.sit(table) as browser:
        assert site.record(table) == record
        assert (browser.view, browser.choices, browser.seq) == (
            before["view"],
            before["choices"],
            before["seq"],
        )
        assert browser.log == log
        browser.play(acted)
        browser.finish(rng)
    assert ts.replay(record).digest() != 0


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with running(path) as site:
        table = site.new("random", "random")
    with running(path) as site, site.sit(table) as browser:  # it was stopped before or in the first moves
        browser.finish(ts.Rng(0))
        assert ts.replay(site.record(table)).player == ts.OVER


def test_an_unfinished_record_goes_on(site: Site) -> None:
    table = site.new("", "random")
    with site.sit(table) as browser:
        for _ in range(30):
            browser.step(ts.Rng(1))
    text = site.record(table)
    copy = site.http.post("/api/import", json={"text": text}).json()["id"]
    assert site.record(copy).splitlines()[: len(text.splitlines()) - 1] == text.splitlines()[:-1]
    with site.sit(copy) as browser:
        assert [seat["bot"] for seat in browser.last["table"]["seats"]] == ["", ""]
        browser.finish(ts.Rng(2))


def test_a_record_cut_in_a_roll_goes_on(site: Site) -> None:
    text = "tablestead 1\ngame: ages\nrules: 1\nplayers: 2\n\n1 roll\nend: unfinished\n"
    table = site.http.post("/api/import", json={"text": text}).json()["id"]
    with site.sit(table) as browser:
        assert browser.last["actions"] == 2
        assert browser.view["step"] == "reroll"
        assert [seat["name"] for seat in browser.last["table"]["seats"]] == ["1", "2"]


def test_ended_records_are_there_to_look_at(site: Site) -> None:
    head = "tablestead 1\ngame: ages\nrules: 1\nplayers: 2\nseat 1: Anna\nseat 2: Béla\n\n"
    for end in ("abandoned", "resigned 2"):
        text = f"{head}1 roll\n* roll food coins skull\nend: {end}\n"
        table = site.http.post("/api/import", json={"text": text}).json()["id"]
        with site.sit(table) as browser:
            assert browser.status == end.split()[0]
            assert browser.choices == []
            assert browser.act(2)["key"] == "error-over"
            assert browser.answer(type="at", seq=1)["view"]["step"] == "rolling"
        assert site.record(table).endswith(f"end: {end}\n")
        assert site.http.get(f"/api/tables/{table}/review").status_code == 200


def test_hot_seat_perspective(site: Site) -> None:
    """Until the page chooses a perspective, it has that of the person who decides."""
    table = site.new("", "", "random")
    with site.sit(table) as browser:
        assert browser.view["seat"] == 0
        browser.send(type="look", seat=1)
        assert browser.until("view")["view"]["seat"] == 1
        assert browser.choices == []
        browser.send(type="look", seat=None)
        assert browser.until("view")["view"]["seat"] is None
        for wrong in (2, 3, -1):
            browser.send(type="look", seat=wrong)
            assert browser.until("nack")["key"] == "error-look"
        browser.send(type="look", seat=0)
        assert browser.until("view")["choices"]


@pytest.mark.parametrize(("game", "bot"), [("ages", "planner"), ("milestones", "mcts")])
def test_with_a_seed_the_same_line_leads_to_the_same_game(site: Site, game: str, bot: str) -> None:
    """Also at the second table of a server, and whatever else its bots think about."""
    records = []
    for _ in range(2):
        table = site.new("", bot, game=game, start="random")
        with site.sit(table) as browser:
            rng, played = ts.Rng(2), 0
            while played < 8 or not browser.choices:  # own steps: the bot may have begun before the page came
                played += bool(browser.choices)
                browser.step(rng)
        records.append(site.record(table))
    assert records[0] == records[1]
