"""After a restart, a broken line or a silent database: nothing is lost, and nothing is done twice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

import tablestead as ts
from tests.server.client import Browser, Site, running


def lines(site: Site, table: str) -> list[str]:
    """What was played."""
    text = site.record(table)
    return text[text.index("\n\n") + 2 :].splitlines()[:-1]


# Restarts


def test_the_server_says_that_it_ends(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as site, site.sit(site.new("", "")) as browser:
        site.house.server.should_exit = True
        assert browser.note("restart")["kind"] == "restart"
        assert browser.closing()[0] == 1012


def test_a_line_whose_ack_was_never_heard(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    line = {"type": "act", "id": "unheard", "seq": 0, "text": "roll"}
    with running(path) as site:
        table = site.new("", "")
        with site.sit(table) as browser, site.sit(table) as second:
            browser.send(**line)
            second.until("ev")
            seq, view, played = second.seq, second.view, lines(site, table)
    with running(path) as site, site.sit(table) as browser:
        assert (browser.seq, browser.view) == (seq, view)
        for _ in range(2):
            assert browser.answer(**line) == {"type": "ack", "id": "unheard"}
        assert browser.hello()["seq"] == seq
        assert lines(site, table) == played
        browser.say("stop")


def test_a_line_that_was_taken_back_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with running(path) as site:
        table = site.new("", "")
        with site.sit(table) as browser:
            browser.say("roll")
            stop = {"type": "act", "id": "stop", "seq": browser.seq, "text": "stop"}
            assert browser.answer(**stop)["type"] == "ack"
            browser.until("ev")
            undo = {"type": "undo", "id": "back", "seq": browser.seq, "n": browser.last["undo"]["n"]}
            assert browser.answer(**undo)["type"] == "ack"
            browser.until("ev")
            seq, view = browser.seq, browser.view
            assert view["step"] == "reroll"
    with running(path) as site, site.sit(table) as browser:
        for message in (stop, undo):
            assert browser.answer(**message) == {"type": "ack", "id": message["id"]}
        assert (browser.hello()["seq"], browser.view) == (seq, view)
        assert lines(site, table)[-1].startswith("* roll")


def test_seats_commands_and_votes_survive(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with running(path) as site:
        table, [béla] = site.gather("Béla", watch=False)
        waiting = site.wait_for("friend")
        with site.sit(table) as anna, béla.sit(table) as second:
            assert second.command("agree", 1) == ""
            while not anna.seats[1]["agrees"]:
                anna.receive()
            info = anna.info
        with site.sit(waiting) as anna:
            invite = anna.info["invite"]
    with running(path) as site:
        with site.sit(table) as anna:
            assert {**anna.info, "seats": []} == {**info, "seats": []}
            assert [seat["agrees"] for seat in anna.seats] == [False, True]
            assert anna.command("agree", 0) == ""
            while anna.status == "running":
                anna.receive()
            assert anna.status == "abandoned"
        assert site.someone().join(waiting, 1, "Cili", invite).status_code == 201


def test_a_stand_in_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.sqlite3"

    async def think_for_ever(*_: object) -> list[int]:
        raise TimeoutError

    with monkeypatch.context() as patch, running(path) as site:
        patch.setattr("tablestead.server.bots.pool.BotPool.choose", think_for_ever)
        table, [béla] = site.gather("Béla")
        with site.sit(table) as anna:
            assert anna.command("stand-in", 0) == ""
            while not anna.seats[0]["stand_in"]:
                anna.receive()
            assert anna.view["player"] == 0
    with running(path) as site, site.sit(table) as anna:
        while anna.view["player"] == 0:  # nobody asked it to
            anna.receive()
        assert béla.cookie
        assert lines(site, table)[0] == "1 roll"


def test_a_finished_game_stays_finished(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with running(path) as site:
        table = site.new("", "random")
        with site.sit(table) as browser:
            browser.say("roll")
            assert browser.command("resign", 0) == ""
            browser.until("ev")
            seq = browser.seq
    with running(path) as site, site.sit(table) as browser:
        assert (browser.status, browser.seq, browser.choices) == ("resigned", seq, [])
        assert site.record(table).endswith("end: resigned 1\n")


# A database that does not answer


class Faulty:
    """Lets a method of the storage fail, before or after it has done its work, for a while."""

    def __init__(self, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
        self.storage = site.house.app.tables.storage
        self.patch = monkeypatch

    def fail(self, name: str, times: int = 1, after: bool = False, when: str = "") -> list[int]:
        """How many failures are still to come."""
        owner = self.storage.chat if name == "say" else self.storage
        work = getattr(owner, name)
        left = [times]

        async def failing(*arguments: Any, **more: Any) -> Any:
            if not left[0] or when not in repr(arguments):
                return await work(*arguments, **more)
            left[0] -= 1
            if after:
                await work(*arguments, **more)
            raise OperationalError(name, None, Exception("the line is cut"))

        self.patch.setattr(owner, name, failing)
        return left


@pytest.fixture
def faulty(site: Site, monkeypatch: pytest.MonkeyPatch) -> Faulty:
    monkeypatch.setattr("tablestead.server.table.bot_driver.RETRY_STORAGE_S", 0.0)
    return Faulty(site, monkeypatch)


def act_until_acked(browser: Browser, **line: Any) -> int:
    """As the page does: it sends the same again. How often it had to."""
    for count in range(10):
        answer = browser.answer(**line)
        if answer["type"] == "ack":
            return count
        assert answer["key"] == "error-storage"
    raise AssertionError("never acknowledged")


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("blind", [0, 2])
def test_a_line_counts_once_whatever_fails(site: Site, faulty: Faulty, after: bool, blind: int) -> None:
    """Stored or not when the line was cut, and whether or not that can be seen at once."""
    table = site.new("", "")
    with site.sit(table) as browser, site.sit(table) as second:
        faulty.fail("append", after=after, when=table)
        faulty.fail("since", times=blind, when=table)  # the server looks at other tables, too
        refused = act_until_acked(browser, type="act", id="line", seq=0, text="roll")
        assert refused == blind if after else refused >= 1
        assert second.until("ev")["seq"] == 1
        assert browser.hello()["seq"] == second.hello()["seq"] == 1
        played = lines(site, table)
        assert [line for line in played if line == "1 roll"] == ["1 roll"]
        assert len(played) == 2


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("blind", [0, 1, 2])
def test_a_bot_moves_once_whatever_fails(
    site: Site, faulty: Faulty, monkeypatch: pytest.MonkeyPatch, after: bool, blind: int
) -> None:
    """Else its second move would be played for the person who is next."""
    asked = []
    to_come = [-1]

    async def choose(_: object, question: Any, state: ts.State, *__: object) -> list[int]:
        asked.append(state.player)
        return [state.legal()[0] if "stop" not in map(state.game.text, state.legal()) else 2]

    monkeypatch.setattr("tablestead.server.bots.pool.BotPool.choose", choose)
    table = site.new("", "random")
    with site.sit(table) as browser:
        while browser.view["player"] == 0:
            if len(browser.choices) == 1 and browser.view["step"] == "end":
                to_come = faulty.fail("append", times=3, after=after, when="'id': ''")
                faulty.fail("since", times=blind, when=table)
            browser.play(browser.choices[-1]["action"])
        while browser.view["player"] != 0:
            browser.receive()
        assert to_come == [0]
        for number, line in enumerate(browser.log[:-1]):
            assert line["active"] <= browser.log[number + 1]["active"]
        assert set(asked) == {1}
        assert ts.parse_record(site.record(table)).state().player == 0
        browser.say("roll")


@pytest.mark.parametrize("after", [False, True])
def test_a_command_is_done_once_whatever_fails(site: Site, faulty: Faulty, after: bool) -> None:
    table, béla = site.wait_for("anyone", "anyone"), site.someone()
    assert béla.join(table, 1, "Béla").status_code == 201
    with site.sit(table) as anna, béla.sit(table) as second:
        faulty.fail("update", after=after)
        answer = anna.answer(type="command", id="free", command="free", seat=1)
        assert answer["key"] == "error-storage"
        for _ in range(2):
            answer = anna.answer(type="command", id="free", command="free", seat=1)
            assert answer["type"] == "ack"
        while not second.seats[1]["vacant"]:
            second.receive()
        assert anna.hello()["table"]["seats"][1]["vacant"] == "friend"


def test_a_database_that_is_gone_is_told(site: Site, faulty: Faulty, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablestead.server.operations.health.FRESH_S", 0.0)
    table = site.new("", "")
    with site.sit(table) as browser:
        for name in ("append", "since", "update", "say", "lobby", "mine", "create", "probe"):
            faulty.fail(name, times=2)
        assert browser.act(text="roll")["key"] == "error-storage"
        assert browser.act(text="roll")["key"] == "error-storage"
        assert browser.chatter("hi", 0) == "error-storage"
        body = {"game": "ages", "seats": [{"name": "A"}]}
        for answer in (
            site.http.get("/api/tables"),
            site.http.get("/api/mine"),
            site.post("/api/tables", **body),
        ):
            assert (answer.status_code, answer.json()["key"]) == (503, "error-storage")
        assert site.http.get("/health").status_code == 503
        while browser.act(text="roll")["type"] == "nack":
            pass
        browser.until("ev")
        assert browser.chatter("hi", 0) in ("", "error-storage")
    for _ in range(3):
        site.http.get("/health")
    assert site.http.get("/health").json() == {"status": "ok"}
    assert [row["id"] for row in (site.mine(), site.mine())[1]] == [table]


def test_a_socket_that_ends_in_the_middle_of_a_line(site: Site) -> None:
    """What was sent is done, though its sender is gone."""
    table = site.new("", "")
    with site.sit(table) as second:
        with site.sit(table) as browser:
            browser.socket.send(json.dumps({"type": "act", "id": "last", "seq": 0, "text": "roll"}))
        assert second.until("ev")["seq"] == 1
        with pytest.raises(ConnectionClosed):
            browser.send(type="ping")
