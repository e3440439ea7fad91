"""What has been played at a table, kept up to date instead of replayed at every message."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import tablestead as ts
from tablestead.engine.game import State
from tablestead.engine.record import Record, UndoStep, undo_count, undo_step
from tablestead.server import wire

Perspective = int | None
"""The seat through which somebody sees the game, or None for a spectator."""


class Steps:
    """Actions in a row from a position on, with the position after each and the text that is stored of it."""

    def __init__(self, state: State) -> None:
        self.states = [state]
        self.actions: list[int] = []
        self.texts: list[str] = []

    @property
    def after(self) -> State:
        return self.states[-1]

    def play(self, action: int, checked: bool = True) -> None:
        """Play one more action; one that is not `checked` raises IllegalAction if it is not legal."""
        after = self.after.copy()
        if checked:
            after.apply_trusted(action)
        else:
            after.apply(action)
        self.add(action, after)

    def add(self, action: int, after: State) -> None:
        """One more action that was played, with the position after it."""
        before = self.after
        who = "*" if before.player == ts.CHANCE else before.player + 1
        self.texts.append(f"{who} {before.game.text(action)}")
        self.actions.append(action)
        self.states.append(after)

    def draw(self, dealer: ts.Dealer | None) -> None:
        """Play the chance that follows; people draw themselves where there is no dealer."""
        while dealer is not None and self.after.player == ts.CHANCE:
            self.play(dealer.draw(self.after))


def replayed(record: Record) -> Steps:
    """All of a record, checked."""
    steps = Steps(record.start())
    for action in record.actions:
        steps.play(action, checked=False)
    return steps


SNAPSHOT: Final = 32
"""Of so many positions one is kept, from which those behind it are played."""


class History:
    """The log of every perspective that was asked for, and what an undo has to know of every action.

    They are made by one replay when somebody comes, follow the record from then on, and can be dropped at any
    time. An entry of the log may have no events: its perspective was told nothing.
    """

    def __init__(self, record: Record) -> None:
        self._record = record
        self._logs: dict[Perspective, list[wire.LogEntry]] = {}
        self._trail: list[UndoStep] | None = None
        self._lost: dict[Perspective, int] = {}
        self._snapshots: list[State] = []
        """After every SNAPSHOT actions, as far as somebody has gone; the first one is the start."""

    def _whose(self, perspective: Perspective) -> Perspective:
        """Without hidden pieces everybody is told the same, and there is one log."""
        return perspective if self._record.game.hidden else None

    def lacks(self, perspectives: Collection[Perspective]) -> bool:
        """Whether the record has to be replayed for these perspectives."""
        return self._trail is None or any(self._whose(one) not in self._logs for one in perspectives)

    def make(self, perspectives: Collection[Perspective]) -> None:
        """Make what is missing for these perspectives, by one replay."""
        missing = {self._whose(one) for one in perspectives} - self._logs.keys()
        logs: dict[Perspective, list[wire.LogEntry]] = {one: [] for one in missing}
        trail: list[UndoStep] = []
        state = self._record.start()
        for number, action in enumerate(self._record.actions):
            before = state.copy()
            state.apply_trusted(action)
            _note(logs, before, action, state, [log[number] for log in self._logs.values()])
            if self._trail is None:
                trail.append(undo_step(before, action))
        self._logs |= logs
        if self._trail is None:
            self._trail = trail

    def played(self, steps: Steps) -> None:
        for before, action, after in zip(steps.states[:-1], steps.actions, steps.states[1:], strict=True):
            _note(self._logs, before, action, after, [])
            if self._trail is not None:
                self._trail.append(undo_step(before, action))

    def take_back(self, kept: int) -> None:
        """Only the first `kept` actions count any more."""
        self._lost = {whose: len(with_events(log[kept:])) for whose, log in self._logs.items()}
        for log in self._logs.values():
            del log[kept:]
        if self._trail is not None:
            del self._trail[kept:]
        del self._snapshots[kept // SNAPSHOT + 1 :]

    def lost(self, perspective: Perspective) -> int:
        """How many entries its log lost by the last undo."""
        return self._lost.get(self._whose(perspective), 0)

    def forget(self) -> None:
        """Nobody looks: what is asked for again is made again."""
        self._logs.clear()
        self._snapshots.clear()
        self._trail = None

    def log(self, perspective: Perspective) -> list[wire.LogEntry]:
        """What this perspective was told of every action."""
        whose = self._whose(perspective)
        if whose not in self._logs:
            self.make([whose])
        return self._logs[whose]

    def undoable(self, state: State) -> tuple[int, str]:
        """How many actions one undo takes back from the position after them all; as `Record.undoable`."""
        if self._trail is None:
            self._trail = self._record.undo_trail()
        return undo_count(self._trail, state)

    def is_near(self, count: int) -> bool:
        """Whether the position after `count` actions is only a few actions from one that is kept."""
        return len(self._snapshots) > count // SNAPSHOT

    def state(self, count: int) -> State:
        """The position after the first `count` actions, all of which were legal when they were played."""
        kept = self._snapshots or [self._record.start()]
        at = min(count // SNAPSHOT, len(kept) - 1)
        state = kept[at].copy()
        for played in range(at * SNAPSHOT, count):
            state.apply_trusted(self._record.actions[played])
            if (played + 1) % SNAPSHOT == 0:
                kept.append(state.copy())
        self._snapshots = kept
        return state


def _note(
    logs: dict[Perspective, list[wire.LogEntry]],
    before: State,
    action: int,
    after: State,
    told: list[wire.LogEntry],
) -> None:
    """Note in every log what its perspective is told. All that are told the same share the entry, also with
    those that were `told` before: of a long game with secrets that is most of what a log takes."""
    for perspective, log in logs.items():
        events = before.game.describe(before, action, after, perspective)
        entry = next((one for one in told if one.events == events), None)
        if entry is None:
            entry = wire.LogEntry(before.player, before.active, before.round, events)
            told.append(entry)
        log.append(entry)


def with_events(entries: Sequence[wire.LogEntry]) -> list[wire.LogEntry]:
    return [entry for entry in entries if entry.events]


def last_step(entries: Sequence[wire.LogEntry]) -> Sequence[wire.LogEntry]:
    """The last decision and all that was drawn after it, of the entries of every action up to a position."""
    start = len(entries) - 1
    while start > 0 and entries[start].seat == ts.CHANCE:
        start -= 1
    return entries[max(start, 0) :]
