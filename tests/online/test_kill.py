"""A short kill test on each database, and a check that it can tell."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

import tablestead as ts
from tests.online.driver import Message, Sent
from tests.online.kill import Plan, journal_faults, kill_test, record_faults
from tests.online.servers import Event

SHORT = Plan(kills=4, tables=3, seats=2, turns=2, calm_s=0.3, thought_s=0.01)
TITLE, FIRST, SECOND = "ages", 0, 1


@pytest.mark.parametrize(("kind", "processes"), [("sqlite", 1), ("postgres", 2)])
def test_no_line_is_lost_when_servers_are_killed(kind: str, processes: int) -> None:
    run = asyncio.run(kill_test(kind, processes, SHORT))
    assert not run.faults
    assert run.counts["kills"] >= SHORT.kills
    assert run.counts["games"] >= SHORT.tables
    assert run.counts["acked"] > 100


class Journal:
    """Two lines of a game: one is acknowledged, one refused."""

    def __init__(self) -> None:
        line = f"1 {ts.game(TITLE).text(FIRST)}"
        self.events: list[Event] = [
            (1, "act", {"id": "a", "lines": [line]}),
            (2, "act", {"id": "", "lines": []}),
        ]
        self.kept = self._sent("a", 0, FIRST, {"type": "ack", "id": "a"})
        self.refused = self._sent("b", 0, SECOND, {"type": "nack", "id": "b", "key": "error-old-position"})

    def _sent(self, id: str, seq: int, action: int, answer: Message) -> Sent:
        return Sent(id, seq, {"type": "act", "actions": [action]}, times=1, answer=answer)

    def faults(self, *events: Event) -> list[str]:
        found = journal_faults(TITLE, [self.kept, self.refused], events or self.events)
        return [fault.partition(":")[0] for fault in found]


def test_the_journal_can_tell() -> None:
    journal = Journal()
    line, bot = journal.events
    assert journal.faults() == []
    assert journal.faults(bot) == ["lost"]
    assert journal.faults(line, (2, *line[1:])) == ["applied 2 times"]
    assert journal.faults((2, *line[1:])) == ["stored as another"]
    assert journal.faults(line, (2, "act", {"id": "b", "lines": []})) == ["refused, but applied"]
    assert journal.faults(line, (2, "act", {"id": "c", "lines": []})) == ["sent by nobody"]
    assert journal.faults(line, (3, *bot[1:])) == ["the events have gaps"]
    journal.refused = replace(journal.refused, answer=None)
    assert journal.faults() == ["never answered"]


def test_the_record_must_be_what_the_events_tell() -> None:
    game = ts.game("ages")
    record = ts.Record(game, ts.Dealer(1).settle(game, players=1))
    state, dealer = record.start(), ts.Dealer(1)
    while state.player != ts.OVER:
        record.append(dealer.draw(state) if state.player == ts.CHANCE else state.legal()[0])
        state.apply(record.actions[-1])
    text = record.text()
    lines = text.partition("\n\n")[2].splitlines()[:-1]
    events: list[Event] = [(1, "act", {"id": "", "lines": lines})]
    assert record_faults(text, events) == []
    assert record_faults(text, [*events, (2, "undo", {"id": "", "n": 1})])
    assert record_faults(text.replace(lines[0], "1 nonsense", 1), events)
