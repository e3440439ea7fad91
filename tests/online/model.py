"""The model test: `python -m tests.online.model --examples 500 [--database postgres]`.

Two people at one table, in any order of anything: the server does what a model of it says, and no more.

The model is the record: a line that is acknowledged is its next actions, with the chance that follows; an
undo takes its last ones away; everything else leaves it alone. Both people see it, whichever process they
are connected to.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import tablestead as ts
from tests.databases import PostgresForTests
from tests.server.client import WAIT_S, Browser, Message, Site, running, running_postgres

people = st.integers(0, 1)
servers = st.integers(0, 1)
picks = st.integers(0, 10_000)
STEPS = 30


class TableModel(RuleBasedStateMachine):
    """Anna and Béla, each with a page that may be closed, at either of two servers."""

    sites: tuple[Site, Site]

    def __init__(self) -> None:
        super().__init__()
        anna = Site(self.sites[0].house, CookieJar())
        self.table, [béla] = anna.gather("Béla")
        self.homes = (anna, béla)
        self.pages: list[Browser | None] = [None, None]
        self.servers = [0, 0]
        """By which of them each page came last."""
        self.start = ts.parse_record(anna.record(self.table)).start()
        self.actions: list[int] = []
        self.seq = 0
        self.status = "running"
        self.said: list[tuple[int, str]] = []
        self.sent: list[tuple[int, Message]] = []
        """What was acknowledged, and by whose page it was sent."""

    @initialize(one=servers, other=servers)
    def sit_down(self, one: int, other: int) -> None:
        self.open(0, one)
        self.open(1, other)

    def teardown(self) -> None:
        for page in self.pages:
            if page:
                page.__exit__(None)

    # Pages come and go

    def open(self, who: int, server: int) -> None:
        self.pages[who] = self.homes[who].at(self.sites[server]).sit(self.table)
        self.servers[who] = server

    @rule(who=people, server=servers)
    def reload(self, who: int, server: int) -> None:
        if page := self.pages[who]:
            page.__exit__(None)
        self.open(who, server)

    @precondition(lambda self: all(self.pages))
    @rule(who=people)
    def close(self, who: int) -> None:
        page = self.page(who)
        page.__exit__(None)
        self.pages[who] = None

    # Lines

    @rule(who=people, pick=picks)
    def act(self, who: int, pick: int) -> None:
        if not self.pages[who]:
            return
        state = self.state()
        legal = state.legal()
        if self.status != "running":
            self.refused(who, "error-over", type="act", seq=self.seq, actions=[legal[0] if legal else 0])
        elif state.player != who:
            self.refused(
                who, "error-not-your-seat", type="act", seq=self.seq, actions=[legal[pick % len(legal)]]
            )
        else:
            action = legal[pick % len(legal)]
            self.accepted(who, type="act", seq=self.seq, actions=[action])
            self.grown(who, [action])

    @rule(who=people, action=st.integers(-5, 2**40))
    def act_nonsense(self, who: int, action: int) -> None:
        state = self.state()
        if self.pages[who] and action not in state.legal():
            answer = self.page(who).answer(type="act", seq=self.seq, actions=[action])
            assert answer["type"] == "nack", answer

    @rule(who=people, back=st.integers(1, 3), pick=picks)
    def act_on_an_old_position(self, who: int, back: int, pick: int) -> None:
        legal = self.state().legal()
        if self.pages[who] and legal and self.status == "running":
            old = {"seq": self.seq - back, "actions": [legal[pick % len(legal)]]}
            self.refused(who, "error-old-position", type="act", **old)

    @precondition(lambda self: self.sent)
    @rule(pick=picks)
    def send_again(self, pick: int) -> None:
        """An acknowledgement that was lost: what was done is not done twice, by whichever process."""
        who, message = self.sent[pick % len(self.sent)]
        if page := self.pages[who]:
            assert page.answer(**message)["type"] == "ack"

    @rule(who=people)
    def undo(self, who: int) -> None:
        if not (page := self.pages[who]):
            return
        self.current(page)
        offered = page.last["undo"]["n"]
        if self.status != "running" or not offered:
            answer = page.answer(type="undo", seq=self.seq, n=max(1, offered))
            assert answer["type"] == "nack", answer
            return
        self.accepted(who, type="undo", seq=self.seq, n=offered)
        self.actions = self.actions[:-offered]
        self.seq += 1

    # Talk and votes

    @rule(who=people, text=st.sampled_from(["hello", "é ű", "<b>", "🙂"]))
    def say(self, who: int, text: str) -> None:
        if not (page := self.pages[who]):
            return
        answer = page.answer(type="say", seat=who, text=text)
        if answer["type"] == "ack":
            self.said.append((who, text))
        else:
            assert answer["key"] == "error-chat-fast"

    @rule(who=people, other=st.booleans())
    def speak_for_another(self, who: int, other: bool) -> None:
        if self.pages[who]:
            self.refused(who, "error-no-seat", type="say", seat=1 - who if other else 7, text="not me")

    @precondition(lambda self: self.status == "running")
    @rule(who=people)
    def disagree(self, who: int) -> None:
        if self.pages[who]:
            self.accepted(who, type="command", command="disagree", seat=who)

    @rule(who=people)
    def command_for_another(self, who: int) -> None:
        if self.pages[who]:
            answer = self.page(who).answer(type="command", command="resign", seat=1 - who)
            assert answer["type"] == "nack", answer

    @precondition(lambda self: self.status == "running" and len(self.actions) > 40)
    @rule(who=people)
    def resign(self, who: int) -> None:
        if self.pages[who]:
            self.accepted(who, type="command", command="resign", seat=who)
            self.status = "resigned"
            self.seq += 1

    # What must be true

    @invariant()
    def everyone_sees_it(self) -> None:
        state = self.state()
        for who, page in enumerate(self.pages):
            if page is None:
                continue
            self.current(page)
            assert page.seq == self.seq
            assert page.status == self.status
            assert page.view["seat"] == who
            assert page.view["player"] == state.player
            legal = state.legal() if self.status == "running" and state.player == who else []
            assert sorted(choice["action"] for choice in page.choices) == sorted(legal)
        page = next(filter(None, self.pages))

        def heard() -> list[tuple[int, str]]:
            page.send(type="hello", last_seq=-1)
            chat = page.until("view")["chat"]
            return [(line["seat"], line["text"]) for line in chat if line["text"]]

        soon(lambda: heard() == self.said)

    @invariant()
    def the_record_is_the_model(self) -> None:
        for site in self.sites:
            soon(lambda site=site: self.stored(site) == self.actions)  # type: ignore[misc]

    # How it is asked

    def page(self, who: int) -> Browser:
        page = self.pages[who]
        assert page
        return page

    def accepted(self, who: int, **message: Any) -> None:
        page = self.page(who)
        message["id"] = page.id()
        answer = page.answer(**message)
        assert answer["type"] == "ack", answer
        self.sent.append((who, message))

    def refused(self, who: int, key: str, **message: Any) -> None:
        answer = self.page(who).answer(**message)
        assert (answer["type"], answer.get("key")) == ("nack", key), answer

    def grown(self, who: int, line: list[int]) -> None:
        """The record has the line more, and only chance after it."""
        before = len(self.actions)
        now = self.stored(self.sites[self.servers[who]])
        assert now[: before + len(line)] == [*self.actions, *line]
        state = self.state()
        for action in line:
            state.apply(action)
        for action in now[before + len(line) :]:
            assert state.player == ts.CHANCE
            state.apply(action)
        assert state.player != ts.CHANCE
        self.actions = now
        self.seq += 1
        if state.player == ts.OVER:
            self.status = "finished"

    def current(self, page: Browser) -> None:
        while page.seq < self.seq:
            page.until("ev")

    def stored(self, site: Site) -> list[int]:
        return ts.parse_record(self.homes[0].at(site).record(self.table)).actions

    def state(self) -> ts.State:
        state = self.start.copy()
        for action in self.actions:
            state.apply(action)
        return state


def soon(holds: Callable[[], bool]) -> None:
    """One process hears of what the other stored a moment later."""
    late = time.monotonic() + WAIT_S
    while not holds():
        assert time.monotonic() < late


def check(one: Site, other: Site, examples: int, short: bool) -> None:
    """Play so many tables; one that goes another way is printed. A `short` run is the same every time, and
    does not look for the shortest such table, which takes minutes."""
    model = type("TableModel", (TableModel,), {"sites": (one, other)})
    run_state_machine_as_test(
        model,
        settings=settings(
            max_examples=examples,
            stateful_step_count=STEPS,
            deadline=None,
            derandomize=short,
            phases=[Phase.generate] if short else [Phase.generate, Phase.shrink],
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.online.model", description=__doc__)
    parser.add_argument("--examples", type=int, default=500, help="tables (500)")
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    args = parser.parse_args()
    with ExitStack() as stack:
        if args.database == "postgres":
            database = stack.enter_context(closing(PostgresForTests())).fresh()
            one, other = stack.enter_context(running_postgres(database))
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            one = other = stack.enter_context(running(Path(folder, "tables.sqlite3")))
        check(one, other, args.examples, short=False)
    print(f"{args.examples} tables of {STEPS} steps on {args.database}: all went as the model says.")


if __name__ == "__main__":
    main()
