"""However somebody plays, takes back, stands in, returns or comes back: nobody wins time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablestead as ts
from tablestead.server import wire
from tablestead.server.chance import Chance
from tablestead.server.storage import StoredEvent
from tablestead.server.table import clock, commands
from tablestead.server.table.position import Outcome, Position
from tests.server.stored import table

PLAYERS = 2
SECONDS, INCREMENT = 60, 5


class Play:
    """A table without a server: its row and its events, on a clock that the test moves."""

    def __init__(self, kind: wire.ClockKind) -> None:
        self.now = 1000.0
        self.clock = wire.Clock(kind, SECONDS, INCREMENT if kind == "live" else 0)
        times = clock.first(self.clock, PLAYERS)
        times = clock.running(self.clock, times, 0, self.now)
        game = ts.game("ages")
        options = {"players": PLAYERS, "trade": True, "edition": "late", "start": 1}
        row = table(
            "t",
            options=ts.Dealer(1).settle(game, **options),
            rules_version=game.rules_version,
            clock={"kind": kind, "seconds": self.clock.seconds, "increment": self.clock.increment},
            time_left=times.left,
            since=times.since,
            deadline=times.deadline,
        )
        self.events: list[StoredEvent] = []
        self.position = Position(Chance(7), row, self.events)
        self.had = [0.0] * PLAYERS
        """Seconds in which each seat was to decide and was not late."""
        self.decision = 0.0
        """The same of this decision alone."""
        self.turns = [0] * PLAYERS
        """That its owner ended."""

    @contextmanager
    def time(self) -> Iterator[None]:
        with pytest.MonkeyPatch.context() as patch:
            for module in (commands, __import__("tablestead.server.table.position", fromlist=["time"])):
                patch.setattr(module, "time", SimpleNamespace(time=lambda: self.now))
            yield

    def left(self, seat: int) -> float:
        """What it may still think before the others may do something about it."""
        times = self.position.times
        if self.position.player != seat:
            return times.left[seat] if times.left else 0.0
        assert times.deadline is not None
        return max(0.0, times.deadline - self.now)

    def wait(self, seconds: float) -> None:
        seat, deadline = self.position.player, self.position.times.deadline
        if seat >= 0:
            used = seconds if deadline is None else min(seconds, max(0.0, deadline - self.now))
            self.had[seat] += used
            self.decision += used
        self.now += seconds

    def command(self, command: wire.CommandName, seat: int) -> None:
        viewer: Any = SimpleNamespace(mine=(seat,), host=False, browser="b")
        message = wire.Command("x", command, seat)
        if command == "stand-in":
            change = commands.WAITING_FOR[command](self.position, viewer, message, ())
        else:
            change = commands.COMMANDS[command](self.position, viewer, message)
        if change is not None:
            row = self.position.row
            self.position.take_row(replace(row, row_version=row.row_version + 1, **change.fields))

    def play(self, n: int) -> None:
        state = self.position.current()[1]
        legal = state.legal()
        self.store(self.position.line_outcome("", self.position.played([legal[n % len(legal)]])))

    def undo(self) -> None:
        offered = self.position.undoable(self.position.player)
        if offered.n:
            self.store(self.position.undo_outcome("", offered.n))

    def store(self, outcome: Outcome) -> None:
        seat, state = self.position.player, self.position.current()[1]
        if outcome.ended and self.position.seats[state.active].present:
            self.turns[state.active] += 1
        summary = self.position.summary(outcome)
        self.position.row = replace(self.position.row, seq=outcome.event.seq, **vars(summary))
        self.events.append(outcome.event)
        self.position.adopt(outcome)
        if outcome.ended or self.position.player != seat:
            self.decision = 0.0

    def restart(self) -> None:
        """Another process reads what is stored: all that a reconnect can do."""
        self.position = Position(Chance(7), self.position.row, self.events)


SEAT = st.integers(0, PLAYERS - 1)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("wait"), st.sampled_from([0.1, 1.0, 10.0, 29.0, 70.0])),
        st.tuples(st.just("play"), st.integers(0, 99)),
        st.tuples(st.just("undo"), st.just(0)),
        st.tuples(st.sampled_from(["stand-in", "return"]), SEAT),
        st.tuples(st.just("restart"), st.just(0)),
    ),
    max_size=60,
)


@pytest.mark.parametrize("kind", ["live", "move"])
@given(steps=STEPS)
@settings(max_examples=60, deadline=None)
def test_nobody_wins_time(kind: wire.ClockKind, steps: list[tuple[str, Any]]) -> None:
    play = Play(kind)
    with play.time():
        for what, value in steps:
            if play.position.status != "running":
                break
            if what in ("stand-in", "return"):
                play.command("stand-in" if what == "stand-in" else "return", value)
            elif what in ("undo", "restart"):
                getattr(play, what)()
            else:
                getattr(play, what)(value)
            if kind == "move":
                assert play.decision <= SECONDS + 1e-6
                continue
            for seat in range(PLAYERS):
                given = SECONDS + INCREMENT * play.turns[seat] + clock.GRACE_S
                assert play.had[seat] + play.left(seat) <= given + 1e-6


def test_the_way_of_the_review() -> None:
    """Let a bot stand in, return at once, think on: it gave the full time back, again and again."""
    for kind in ("live", "move"):
        play = Play(kind)
        with play.time():
            for _ in range(20):
                play.wait(SECONDS - 1)
                play.command("stand-in", 0)
                play.command("return", 0)
            assert play.had[0] <= SECONDS + clock.GRACE_S
