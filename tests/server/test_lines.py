"""What a line may be, undo, ids and positions, real components."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

import tablestead as ts
from tablestead.engine.errors import RuleViolation
from tablestead.server import wire
from tablestead.server.bots.pool import BotPool
from tablestead.server.chance import Chance
from tablestead.server.storage import StoredEvent, StoredTable
from tablestead.server.table.position import Position
from tests.server.client import Browser, Site, running


def start(site: Site, *bots: str) -> Browser:
    """A game in which the first player has rolled three dice to build with."""
    table = site.new(*(bots or ("", "")), real_draws=True)
    browser = site.sit(table)
    browser.say("roll")
    browser.say("roll workers workers workers")
    return browser


def table_of(site: Site) -> str:
    [row] = site.mine()
    return str(row["id"])


def test_a_line_is_played_whole(site: Site) -> None:
    with start(site) as browser:
        browser.say("stop build city-4 2")
        assert browser.view["seats"][0]["cities"][0] == 2
        assert browser.seq == 3


def test_or_not_at_all(site: Site) -> None:
    with start(site) as browser:
        before = browser.hello()
        refused = browser.act(text="stop build city-4 9")
        assert refused["type"] == "nack"
        assert refused["rule"].startswith("A-")
        word = browser.act(text="stop build atlantis")
        assert (word["key"], word["args"]["word"], word["rule"]) == ("error-word", "atlantis", "")
        assert browser.act()["key"] == "error-line-empty"
        assert browser.hello() == before


def test_a_line_ends_with_the_turn(site: Site) -> None:
    with start(site) as browser:
        browser.say("stop build city-4 3")
        while browser.choices[0]["kind"] != "end":
            browser.say("done")
        assert browser.act(text="end roll")["key"] == "error-beyond-turn"
        browser.say("end")
        assert browser.view["player"] == 1


class Counted(ts.State):
    """A position that counts how often an action is checked and played, on it and on its copies."""

    def __init__(self, inner: ts.State, counts: Counter[str]) -> None:
        super().__init__(inner.game, inner.cells)
        self.inner = inner
        self.counts = counts

    @property
    def player(self) -> int:
        return self.inner.player

    def why_not(self, action: int) -> RuleViolation | None:
        self.counts["checked"] += 1
        return self.inner.why_not(action)

    def apply_trusted(self, action: int) -> None:
        self.counts["played"] += 1
        self.inner.apply_trusted(action)

    def copy(self) -> ts.State:
        return Counted(self.inner.copy(), self.counts)


@pytest.mark.parametrize("typed", [True, False], ids=["typed", "pressed"])
def test_every_step_is_checked_once_and_played_once(typed: bool) -> None:
    game = ts.game("ages")
    row = StoredTable(
        id="t",
        game="ages",
        options=game.check({"players": 2, "start": 1}),
        rules_version=game.rules_version,
        seats=[{"name": name, "bot": "", "vacant": "", "stand_in": "", "opened": ""} for name in "AB"],
        real_draws=True,
        status="running",
        resigned=-1,
        round=1,
        player=0,
        created="",
        updated="",
    )
    rolled = ["1 roll", "* roll workers workers workers"]
    position = Position(Chance(None), row, [StoredEvent(1, "act", {"id": "", "lines": rolled})])
    _, state = position.current()
    line = "stop build city-4 2 build great-wall"
    actions = state.read(line)
    counts: Counter[str] = Counter()
    position.state = Counted(state, counts)
    steps = position.read(wire.Act("x", 1, text=line) if typed else wire.Act("x", 1, actions=actions))
    position.adopt(position.line_outcome("x", steps))
    assert steps.actions == actions
    assert counts == {"checked": len(actions), "played": len(actions)}


def test_an_old_position_is_refused(site: Site) -> None:
    """A second tab acts on what it no longer sees."""
    with start(site) as browser:
        record = site.record(table_of(site))
        answer = browser.act(text="stop", seq=browser.seq - 1)
        assert (answer["type"], answer["key"]) == ("nack", "error-old-position")
        assert browser.act(text="stop", seq=browser.seq + 1)["key"] == "error-old-position"
        assert site.record(table_of(site)) == record


def test_the_same_id_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with running(path) as site:
        table = site.new("", "")
        with site.sit(table) as browser:
            message = {"type": "act", "id": "once", "seq": 0, "text": "roll"}
            for _ in range(3):
                assert browser.answer(**message) == {"type": "ack", "id": "once"}
            assert browser.hello()["seq"] == 1
            record = site.record(table)
    with running(path) as site, site.sit(table) as browser:  # remembered by the table, not the server
        assert browser.answer(**message)["type"] == "ack"
        assert site.record(table) == record


def test_an_event_brings_the_positions_on_the_way(site: Site) -> None:
    with start(site) as browser:
        before = browser.last["actions"]
        browser.say("stop build city-4 2 build city-5 done")
        told, steps = browser.last["entries"], browser.last["steps"]
        assert [entry["events"][0]["key"] for entry in told] == ["stops", "builds", "builds", "builds"]
        assert [view["seats"][0]["cities"][:2] for view in steps] == [[0, 0], [1, 0], [2, 0], [2, 1]]
        assert steps[1] == browser.answer(type="at", seq=before + 2)["view"]
        browser.play(browser.choices[-1]["action"])
        assert browser.last["steps"] == []  # there is nothing on the way of a single action


def test_undo_and_its_limits(site: Site) -> None:
    with start(site) as browser:
        assert browser.last["undo"] == {"n": 0, "why": "ages-undo-chance"}
        assert browser.undo(1)["key"] == "ages-undo-chance"
        browser.say("stop")
        rolled = browser.log
        browser.say("build city-4")
        browser.say("build city-5")
        assert browser.undo(9)["key"] == "error-undo"
        seq = browser.seq
        while browser.last["undo"]["n"]:
            assert browser.undo()["type"] == "ack"
            assert browser.until("ev")["seq"] == seq + 1
            seq += 1
        assert browser.view["step"] == "reroll"
        assert len(browser.log) < len(rolled) or browser.log == rolled[: len(browser.log)]
        assert browser.hello()["log"] == browser.log
        assert browser.last["undo"]["why"] == "ages-undo-chance"
        browser.say("stop build city-4 3")
        while browser.view["player"] == 0:
            browser.play(browser.choices[-1]["action"])
        assert browser.last["undo"] == {"n": 0, "why": "undo-turn"}
        assert browser.undo(1)["key"] == "undo-turn"
        text = site.record(table_of(site))
        assert "build city-5" not in text  # only what counts
        assert text.count("build city-4") == 3


def test_undo_survives_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with running(path) as site, start(site) as browser:
        browser.say("stop build city-4 2")
        browser.undo()
        browser.until("ev")
        view, seq, table = browser.view, browser.seq, table_of(site)
    with running(path) as site, site.sit(table) as browser:
        assert (browser.view, browser.seq) == (view, seq)


def test_nobody_acts_for_a_bot(site: Site) -> None:
    """With real dice the bot waits for its roll: nobody else may decide for it then or later."""
    table = site.new("random", "", real_draws=True)
    with site.sit(table) as browser:
        while browser.view["player"] != ts.CHANCE:
            assert browser.choices == []
            browser.until("ev")
        assert browser.act(text="stop")["type"] == "nack"
        rolled = browser.act(text="roll food food food")
        assert rolled["type"] == "ack"
        answer = browser.act(text="stop", seq=browser.seq + 1)  # whether or not the bot was faster
        assert answer["key"] in ("error-bot-turn", "error-old-position")


def test_the_wrong_seat_cannot_act(site: Site) -> None:
    """There is no way to name a seat: a line is always of the seat that decides."""
    table = site.new("", "")
    with site.sit(table) as browser:
        browser.send(type="act", id="x", seq=0, text="roll", seat=1)
        assert browser.until("ack", "nack")["type"] == "ack"
        browser.until("ev")
        assert browser.log[0]["seat"] == 0


def test_a_bots_turn_is_not_ours(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(*_: object) -> list[int]:
        never: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()
        return await never

    monkeypatch.setattr(BotPool, "choose", think)
    table = site.new("", "random")
    with site.sit(table) as browser:
        rng = ts.Rng(8)
        while browser.choices:
            browser.step(rng)
        assert browser.act(text="roll")["key"] == "error-bot-turn"


def test_real_dice(site: Site) -> None:
    table = site.new("", "random", real_draws=True)
    with site.sit(table) as browser:
        browser.say("roll")
        assert browser.view["player"] == ts.CHANCE
        assert browser.view["rolling"] == 3
        assert browser.choices == []
        assert browser.act(text="roll food")["type"] == "nack"  # three dice were thrown
        assert browser.act(text="roll dragon food food")["key"] == "error-word"
        assert browser.act(text="roll food food food stop")["key"] == "error-word"
        rolled = ts.game("ages").parse("roll food food food")
        assert browser.act(rolled, 2)["key"] == "error-beyond-turn"
        assert browser.answer(type="hint")["key"] == "error-hint"
        browser.say("roll food coins skull")
        assert browser.view["dice"] == [1, 0, 1, 0, 0, 1]
        assert [line["seat"] for line in browser.log] == [0, -1]
        rng = ts.Rng(1)
        record = ts.parse_record(site.record(table))
        while browser.status == "running" and browser.view["round"] < 4:
            if browser.view["player"] == ts.CHANCE:  # the bot's rolls too
                record = ts.parse_record(site.record(table))
                browser.say(record.game.text(record.state().sample(rng)))
            else:
                browser.step(rng)
        assert {line["active"] for line in browser.log if line["seat"] == -1} == {0, 1}
