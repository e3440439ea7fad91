"""How long people may think. Times are given, not waited for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tablestead as ts
from tablestead.engine.game import State
from tablestead.server.table import clock
from tablestead.server.table.clock import GRACE_S, Times
from tablestead.server.wire import Clock
from tests.server.client import Browser, Site

LIVE = Clock("live", 600, 10)
MOVE = Clock("move", 60)
NONE = Clock()
BEGUN = 1000.0
ALL = (0, 1)


def test_what_is_no_clock() -> None:
    for sound in (NONE, LIVE, MOVE, Clock("live", 30 * 24 * 3600), Clock("move", 10, 5)):
        assert clock.is_sound(sound)
    for wrong in (
        *(Clock("live"), Clock("move", 9), Clock("none", 60), Clock("none", 0, 5)),
        *(Clock("live", 60, -1), Clock("move", 30 * 24 * 3600 + 1), Clock("live", 60, 10**9)),
    ):
        assert not clock.is_sound(wrong)


class Turn:
    """A game of Ages with a clock that somebody else's hand moves on."""

    def __init__(self, kind: Clock, timed: tuple[int, ...] = ALL, **options: object) -> None:
        game = ts.game("ages")
        self.dealer = ts.Dealer(1)
        self.state: State = game.start(**self.dealer.settle(game, players=2, **options))
        self.clock = kind
        self.timed = timed
        self.now = BEGUN
        self.times = clock.running(kind, clock.first(kind, 2), 0 if 0 in timed else -1, BEGUN)

    def play(self, text: str, seconds: float = 5.0) -> None:
        """A line and the chance after it, `seconds` later."""
        self.now += seconds
        before, after = self.state, self.state.copy()
        for action in before.read(text):
            after.apply(action)
        while after.player == ts.CHANCE:
            after.apply(self.dealer.draw(after))
        ended = text.endswith("end")
        self.times = clock.turned(
            self.clock, self.times, before, after, ended, self.timed, self.timed, self.now
        )
        self.state = after

    def finish_turn(self) -> int:
        """The last step of a turn; how many steps it took."""
        active, steps = self.state.active, 0
        while self.state.active == active:
            self.play(self.state.game.text(self.state.legal()[-1] if "stop" not in self.words() else 2))
            steps += 1
        return steps

    def words(self) -> list[str]:
        return [self.state.game.text(action) for action in self.state.legal()]


def test_a_live_clock_runs_through_the_turn() -> None:
    turn = Turn(LIVE)
    assert turn.times == Times([600.0, 600.0], BEGUN, BEGUN + 600)
    turn.play("roll", 20)
    assert turn.times == Times([580.0, 600.0], BEGUN, BEGUN + 600)  # it runs on
    turn.play("stop", 30)
    assert turn.times == Times([550.0, 600.0], BEGUN, BEGUN + 600)


def test_the_increment_comes_once_a_turn() -> None:
    turn = Turn(LIVE)
    steps = turn.finish_turn()
    assert steps > 2
    assert turn.times.left == [600 - 5 * steps + 10, 600.0]
    assert turn.times.deadline == turn.now + 600
    steps = turn.finish_turn()
    assert turn.times.left[1] == 600 - 5 * steps + 10


def test_a_clock_does_not_go_below_nothing() -> None:
    turn = Turn(LIVE)
    turn.play("roll", 700)
    assert turn.times.left == [0.0, 600.0]
    assert turn.times.deadline == turn.now
    turn.finish_turn()
    assert turn.times.left[0] == 10


def test_a_clock_per_move_begins_anew_with_the_turn() -> None:
    turn = Turn(MOVE)
    assert turn.times == Times([], BEGUN, BEGUN + 60)
    turn.play("roll", 20)
    assert turn.times.deadline == BEGUN + 60  # the same turn
    turn.finish_turn()
    assert turn.times.deadline == turn.now + 60


def test_a_turn_may_be_followed_by_ones_own() -> None:
    """When the others have passed, in Keyflower."""
    state = Turn(MOVE).state
    old = Times([], BEGUN, BEGUN + 60)
    assert clock.turned(MOVE, old, state, state, True, ALL, ALL, BEGUN + 50).deadline == BEGUN + 110
    assert clock.turned(MOVE, old, state, state, False, ALL, ALL, BEGUN + 50).deadline == BEGUN + 60
    old = Times([600.0, 600.0], BEGUN, BEGUN + 600)
    assert clock.turned(LIVE, old, state, state, True, ALL, ALL, BEGUN + 50).left == [560.0, 600.0]


def test_who_is_asked_thinks_on_his_own_clock() -> None:
    turn = Turn(LIVE, trade=True)
    while "offer 2" not in turn.words():
        text = "roll" if "roll" in turn.words() else turn.words()[-1]
        turn.play("stop" if "stop" in turn.words() else text)
    asker, asked = turn.state.active, 1 - turn.state.active
    assert asker == 0
    turn.play("offer 2")
    turn.play(next(word for word in turn.words() if word.startswith(("take", "give"))))
    spent = list(turn.times.left)
    turn.play("propose", 7)
    assert turn.state.player == asked
    assert turn.times.left == [spent[0] - 7, 600.0]
    assert turn.times.deadline == turn.now + 600
    turn.play("refuse", 40)
    assert turn.times.left == [spent[0] - 7, 560.0]  # and no increment: the turn goes on
    assert turn.times.deadline == turn.now + spent[0] - 7


def test_an_offer_has_a_move_of_its_own() -> None:
    turn = Turn(MOVE, trade=True)
    while "offer 2" not in turn.words():
        text = "roll" if "roll" in turn.words() else turn.words()[-1]
        turn.play("stop" if "stop" in turn.words() else text)
    turn.play("offer 2")
    turn.play(next(word for word in turn.words() if word.startswith(("take", "give"))))
    turn.play("propose")
    assert turn.times.deadline == turn.now + 60
    turn.play("refuse", 40)
    assert turn.times.deadline == turn.now + 60


def test_bots_have_no_clock() -> None:
    turn = Turn(LIVE, timed=(0,))
    turn.finish_turn()
    left = turn.times.left
    assert (turn.state.player, turn.times.deadline) == (1, None)
    turn.finish_turn()
    assert turn.times.left == left
    assert turn.times.deadline == turn.now + left[0]


def test_no_clock_at_all() -> None:
    turn = Turn(NONE)
    turn.finish_turn()
    assert turn.times == Times([], turn.now, None)


@pytest.mark.parametrize(("left", "found"), [(0.0, GRACE_S), (12.0, GRACE_S), (99.0, 99.0)])
def test_who_returns_finds_some_time(left: float, found: float) -> None:
    times = clock.graced(LIVE, Times([left, 5.0], BEGUN, BEGUN + 5), 0, False, BEGUN + 1)
    assert times == Times([found, 5.0], BEGUN, BEGUN + 5)
    times = clock.graced(LIVE, Times([99.0, 5.0], BEGUN, BEGUN + 99), 0, True, BEGUN + 99 - left)
    assert (times.deadline or 0) - (BEGUN + 99 - left) == found
    assert clock.graced(MOVE, Times([], BEGUN, None), 0, True, BEGUN) == Times([], BEGUN, None)


def test_who_is_stood_in_for_uses_time_and_earns_none() -> None:
    state = Turn(LIVE).state
    old = Times([600.0, 600.0], BEGUN, BEGUN + 600)
    assert clock.turned(LIVE, old, state, state, True, ALL, (1,), BEGUN + 50).left == [550.0, 600.0]


# Over the socket


def told(browser: Browser) -> tuple[int, float]:
    """Whose clock runs, and how long still."""
    state = browser.last["clock"]
    return state["seat"], round(state["deadline"] - state["now"], 3)


def test_everyone_is_told_the_clock(site: Site, later: Callable[[float], None]) -> None:
    settings = {"kind": "live", "seconds": 300, "increment": 7}
    table, [béla] = site.gather("Béla", clock=settings)
    with site.sit(table) as anna, béla.sit(table) as second:
        assert anna.info["clock"] == settings
        assert told(anna) == told(second) == (0, 300)
        later(100)
        anna.say("roll")
        second.until("ev")
        assert told(anna) == told(second) == (0, 200)
        [row] = béla.mine()
        assert row["deadline"] == anna.last["clock"]["deadline"]
        while anna.view["player"] == 0:
            later(1)
            anna.play(anna.choices[-1]["action"])
        assert told(anna) == (1, 300)
        assert 100 < anna.last["clock"]["left"][0] < 207
        anna.command("resign", 0)
        anna.until("ev")
        assert anna.last["clock"] is None
        assert site.mine()[0]["deadline"] is None


def test_no_clock_runs_while_the_table_waits(site: Site, later: Callable[[float], None]) -> None:
    table = site.wait_for("anyone", clock={"kind": "move", "seconds": 60})
    later(1000)
    assert site.mine()[0]["deadline"] is None
    site.someone().join(table, 1, "Béla")
    with site.sit(table) as anna:
        assert told(anna) == (0, 60)


@pytest.mark.parametrize("kind", ["live", "move"])
def test_when_the_time_is_up_another_lets_a_bot_play(
    site: Site, later: Callable[[float], None], kind: str
) -> None:
    table, [béla] = site.gather("Béla", clock={"kind": kind, "seconds": 60, "increment": 0})
    with site.sit(table) as anna, béla.sit(table) as second, site.someone().sit(table) as stranger:
        later(59)
        assert second.command("stand-in", 0) == "error-time-left"
        later(1)
        assert stranger.command("stand-in", 0) == "error-no-seat"
        assert second.command("stand-in", 1) == ""  # oneself, at any time
        assert second.command("return", 1) == ""
        assert second.command("stand-in", 0) == ""
        while not second.choices:
            second.receive()
        assert second.seats[0]["stand_in"]
        assert told(second) == (1, 60)
        while anna.view["player"] != 1:
            anna.receive()
        later(60)
        assert anna.command("stand-in", 1) == ""  # a stand-in's owner is a player still


def test_whoever_is_late_may_still_play(site: Site, later: Callable[[float], None]) -> None:
    table, _ = site.gather("Béla", clock={"kind": "live", "seconds": 60, "increment": 5})
    with site.sit(table) as anna:
        later(3600)
        anna.say("roll")
        assert told(anna) == (0, 0)


def test_a_stand_in_stops_no_clock_and_a_return_gives_grace_once(
    site: Site, later: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think_for_ever(*_: object) -> list[int]:
        raise TimeoutError

    monkeypatch.setattr("tablestead.server.bots.pool.BotPool.choose", think_for_ever)
    table, [béla] = site.gather("Béla", clock={"kind": "live", "seconds": 60, "increment": 0})
    with site.sit(table) as anna, béla.sit(table) as second:
        later(50)
        assert anna.command("stand-in", 0) == ""
        while not anna.seats[0]["stand_in"]:
            anna.receive()
        assert told(anna) == (0, 10)
        later(5)
        assert anna.command("return", 0) == ""
        while anna.seats[0]["stand_in"]:
            anna.receive()
        assert told(anna) == (0, GRACE_S)
        assert [line["notice"] for line in anna.hello()["chat"]][-3:] == ["stand-in", "return", "grace"]
        later(GRACE_S - 1)
        for command, stands in (("stand-in", True), ("return", False)):
            assert anna.command(command, 0) == ""
            while bool(anna.seats[0]["stand_in"]) != stands:
                anna.receive()
        assert told(anna) == (0, 1)
        later(1)
        assert second.command("stand-in", 0) == ""


def test_a_clock_for_each_move_is_not_wound_up_by_a_return(
    site: Site, later: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think_for_ever(*_: object) -> list[int]:
        raise TimeoutError

    monkeypatch.setattr("tablestead.server.bots.pool.BotPool.choose", think_for_ever)
    table, _ = site.gather("Béla", clock={"kind": "move", "seconds": 60})
    with site.sit(table) as anna:
        later(50)
        assert anna.command("stand-in", 0) == ""
        assert anna.command("return", 0) == ""
        anna.hello()
        assert told(anna) == (0, 10)


def test_who_returns_in_anothers_turn_finds_time_later(site: Site, later: Callable[[float], None]) -> None:
    table, [béla] = site.gather("Béla", clock={"kind": "live", "seconds": 60, "increment": 0})
    with site.sit(table) as anna, béla.sit(table) as second:
        later(60)
        assert second.command("stand-in", 0) == ""
        while not second.choices:
            second.receive()
        before = told(second)
        assert anna.command("return", 0) == ""
        while anna.seats[0]["stand_in"]:
            anna.receive()
        assert anna.hello()["clock"]["left"][0] == GRACE_S
        assert told(anna) == before


# Who is away


def bot_plays(browser: Browser, seat: int) -> None:
    while not browser.seats[seat]["stand_in"]:
        browser.receive()


@pytest.mark.parametrize(("kind", "patience"), [("live", 180.0), ("none", 3600.0)])
def test_who_is_away_for_long_is_stood_in_for(
    site: Site, later: Callable[[float], None], kind: str, patience: float
) -> None:
    seconds = 100_000 if kind == "live" else 0
    table, [béla] = site.gather("Béla", clock={"kind": kind, "seconds": seconds, "increment": 0})
    with béla.sit(table) as second:
        with site.sit(table) as anna:
            while second.online != [0, 1]:
                second.receive()
            assert anna.info["patience"] == patience
            later(100)
            assert [seat["away"] for seat in anna.seats] == [0, 0]
        while second.online != [1]:
            second.receive()
        later(patience - 1)
        assert second.command("stand-in", 0) == "error-time-left"
        assert second.hello()["table"]["seats"][0]["away"] == patience - 1
        later(1)
        with site.someone().sit(table) as stranger:
            assert stranger.command("stand-in", 0) == "error-no-seat"
        assert second.command("stand-in", 0) == ""
        bot_plays(second, 0)
        with site.sit(table) as anna:
            assert anna.command("return", 0) == ""


def test_who_is_away_but_not_waited_for_is_left_alone(site: Site, later: Callable[[float], None]) -> None:
    table, [béla] = site.gather("Béla")
    with site.sit(table) as anna:
        later(10_000)
        assert anna.seats[1]["away"] == 0.0
        assert anna.hello()["table"]["seats"][1]["away"] == 10_000
        assert anna.command("stand-in", 1) == "error-time-left"
        assert anna.command("agree", 0) == ""
        anna.settle()
        assert anna.status == "running"  # Béla is to be asked
    assert béla.mine()


def test_those_who_are_there_agree_without_the_absent(site: Site, later: Callable[[float], None]) -> None:
    table, [béla, cili] = site.gather("Béla", "Cili")
    with béla.sit(table) as second, cili.sit(table) as third:
        later(3599)
        assert second.command("agree", 1) == ""
        later(1)
        assert third.command("agree", 2) == ""
        while second.status == "running":
            second.receive()
        assert second.status == "abandoned"
    assert site.mine()[0]["status"] == "abandoned"


def test_a_clock_for_each_move_is_patience_enough(site: Site, later: Callable[[float], None]) -> None:
    table, [béla] = site.gather("Béla", clock={"kind": "move", "seconds": 100_000})
    with béla.sit(table) as second:
        assert second.info["patience"] is None
        later(99_999)
        assert second.command("stand-in", 0) == "error-time-left"
        later(1)
        assert second.command("stand-in", 0) == ""


def test_who_was_there_is_known_after_a_restart(site: Site, later: Callable[[float], None]) -> None:
    table, [béla] = site.gather("Béla")
    later(1000)
    with béla.sit(table) as second:
        with site.sit(table):
            while second.online != [0, 1]:
                second.receive()
        while second.online != [1]:
            second.receive()
    site.house.app.tables._tables.clear()  # nothing is left in memory
    later(3599)
    with béla.sit(table) as second:
        assert second.seats[0]["away"] == 3599
        assert second.command("stand-in", 0) == "error-time-left"
        later(1)
        assert second.command("stand-in", 0) == ""


def test_times_survive_a_restart(site: Site, later: Callable[[float], None]) -> None:
    table = site.new("", "random")
    with site.sit(table) as browser:
        assert browser.last["clock"] is None
    table, _ = site.gather("Béla", clock={"kind": "live", "seconds": 100, "increment": 0})
    with site.sit(table) as anna:
        later(30)
        anna.say("roll")
        state = anna.last["clock"]
    site.house.app.tables._tables.clear()  # nothing is left in memory
    later(10)
    with site.sit(table) as anna:
        assert anna.last["clock"] == {**state, "now": state["now"] + 10}
        assert told(anna) == (0, 60)
