"""What has happened at a table, kept up to date instead of replayed at every message."""

from __future__ import annotations

from collections.abc import Sequence

from tablestead.engine.game import State
from tablestead.engine.record import Record, UndoStep, undo_count, undo_step
from tablestead.server import wire

Perspective = int | None
"""The seat through which somebody sees the game, or None for a spectator."""


class History:
    """The log of every perspective that was asked for, and what an undo has to know of every action.

    Both are made by one replay when somebody asks, follow the record from then on, and can be dropped at any
    time. An entry of the log may have no events: its perspective was told nothing.
    """

    def __init__(self, record: Record) -> None:
        self._record = record
        self._logs: dict[Perspective, list[wire.LogEntry]] = {}
        self._trail: list[UndoStep] | None = None

    def played(self, states: Sequence[State], actions: Sequence[int]) -> None:
        """These actions were played, from each of these states to the next one."""
        for before, action, after in zip(states[:-1], actions, states[1:], strict=True):
            for perspective, log in self._logs.items():
                log.append(log_entry(before, action, after, perspective))
            if self._trail is not None:
                self._trail.append(undo_step(before, action))

    def taken_back(self, kept: int) -> None:
        """Only the first `kept` actions count any more."""
        for log in self._logs.values():
            del log[kept:]
        if self._trail is not None:
            del self._trail[kept:]

    def forget(self) -> None:
        """Nobody looks: what is asked for again is made again."""
        self._logs.clear()
        self._trail = None

    def log(self, perspective: Perspective) -> list[wire.LogEntry]:
        """What this perspective was told of every action."""
        if perspective not in self._logs:
            state = self._record.start()
            log = self._logs[perspective] = []
            for action in self._record.actions:
                before = state.copy()
                state.apply_trusted(action)
                log.append(log_entry(before, action, state, perspective))
        return self._logs[perspective]

    def undoable(self, state: State) -> tuple[int, str]:
        """How many actions one undo takes back from the position after them all; as `Record.undoable`."""
        if self._trail is None:
            self._trail = self._record.undo_trail()
        return undo_count(self._trail, state)

    def state(self, count: int) -> State:
        """The position after the first `count` actions, all of which were legal when they were played."""
        state = self._record.start()
        for action in self._record.actions[:count]:
            state.apply_trusted(action)
        return state


def log_entry(before: State, action: int, after: State, perspective: Perspective) -> wire.LogEntry:
    events = before.game.describe(before, action, after, perspective)
    return wire.LogEntry(before.player, before.active, before.round, events)
