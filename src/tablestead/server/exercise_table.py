"""A decision of a finished game, to be tried again: a table for one page, of which nothing is stored."""

from __future__ import annotations

from typing import Final

import msgspec

from tablestead.analysis.report import Decision
from tablestead.engine.choice import Choice
from tablestead.engine.game import State
from tablestead.engine.record import Record
from tablestead.server import wire
from tablestead.server.rejection import RequestRejected
from tablestead.server.table.audience import view_of
from tablestead.server.table.history import History, with_events
from tablestead.server.table.viewer import Viewer

MAX_LINE: Final = 200


class ExerciseTable:
    """The position before the decision, and what is tried from there, up to where the decision ends."""

    def __init__(self, record: Record, decision: Decision, info: wire.TableInfo) -> None:
        self._record = Record(record.game, record.options, record.names)
        self._record.actions = record.actions[: decision.at]
        self._decision = decision
        self._info = msgspec.structs.replace(info, status="running", hints=False, real_draws=False)
        for seat, one in enumerate(self._info.seats):
            one.mine = seat == decision.seat
        self._log = with_events(History(self._record).log(decision.seat))
        self._states = [self._record.state()]
        self._tried: list[int] = []
        self._lines: list[int] = []
        """How many steps each press was."""
        self._seq = 0

    async def heed(self, viewer: Viewer, message: wire.Incoming) -> None:
        match message:
            case wire.Hello() | wire.Look():
                self._show(viewer)
            case wire.Ping():
                viewer.send(wire.Pong())
            case wire.Why():
                self._state.read(message.text)
                viewer.send(wire.Ack(message.id))
            case wire.Act():
                self._require(message.seq)
                self._play(message)
                self._answer(viewer, message.id)
            case wire.Undo():
                self._require(message.seq)
                self._take_back()
                self._answer(viewer, message.id)
            case _:
                raise RequestRejected("error-message")

    async def leave(self, viewer: Viewer) -> None:
        """Nobody else is there."""

    @property
    def _state(self) -> State:
        return self._states[-1]

    @property
    def _over(self) -> bool:
        ended = bool(self._tried) and self._record.game.ends_turn(self._tried[-1])
        return ended or self._state.player != self._decision.seat

    def _require(self, seq: int) -> None:
        if seq != self._seq:
            raise RequestRejected("error-old-position")

    def _play(self, message: wire.Act) -> None:
        """A line, whole or not at all; what follows is not drawn."""
        if self._over:
            raise RequestRejected("error-over")
        if len(message.actions) > MAX_LINE:
            raise RequestRejected("error-message")
        actions, states = message.actions or self._state.read(message.text), [self._state]
        for action in actions:
            if states[-1].player != self._decision.seat:
                raise RequestRejected("error-beyond-turn")
            states.append(states[-1].copy())
            states[-1].apply(action)
        self._states += states[1:]
        self._tried += actions
        self._lines.append(len(actions))

    def _take_back(self) -> None:
        if not self._lines:
            raise RequestRejected("undo-nothing")
        n = self._lines.pop()
        del self._tried[-n:], self._states[-n:]

    def _answer(self, viewer: Viewer, id: str) -> None:
        self._seq += 1
        viewer.send(wire.Ack(id))
        self._show(viewer)

    def _show(self, viewer: Viewer) -> None:
        seat, over = self._decision.seat, self._over
        viewer.send(
            wire.ViewMessage(
                seq=self._seq,
                table=self._info,
                view=view_of(self._state, seat),
                choices=[] if over else self._state.choices(seat),
                undo=wire.Undoable(self._lines[-1]) if self._lines else wire.Undoable(0, "undo-nothing"),
                log=self._log,
                actions=len(self._record.actions),
                clock=None,
                chat=[],
                coach=[],
            )
        )
        viewer.send(wire.ExerciseMessage(over, self._same() if over else -1, self._choices()))

    def _choices(self) -> list[Choice]:
        return [
            choice
            for before, action in zip(self._states, self._tried, strict=False)
            for choice in before.choices(self._decision.seat)
            if choice.action == action
        ]

    def _same(self) -> int:
        """The line that was compared and leads to the same position; -1 where none does."""
        digest = self._state.digest()
        for number, line in enumerate(self._decision.lines):
            after = self._states[0].copy()
            for action in line.actions:
                after.apply_trusted(action)
            if after.digest() == digest:
                return number
        return -1
