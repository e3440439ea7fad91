"""The table of a lesson: it speaks as any table does, to one page, and nothing of it is stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import tablestead as ts
from tablestead.lessons.lesson import Lesson
from tablestead.lessons.tutor import Tutor
from tablestead.server import wire
from tablestead.server.rejection import RequestRejected
from tablestead.server.table.audience import view_of
from tablestead.server.table.history import History, Steps, with_events
from tablestead.server.table.viewer import Viewer

MAX_LINE: Final = 200


class LessonTable:
    """A tutor and the one who learns by it."""

    def __init__(self, lesson: Lesson) -> None:
        self._tutor = Tutor(lesson)
        self._seq = 0
        self._begun = False
        """The page has said at which task it is; before that there is nothing to show."""

    async def heed(self, viewer: Viewer, message: wire.Incoming) -> None:
        match message:
            case wire.Hello() | wire.Look():
                if self._begun:
                    self._show(viewer)
            case wire.Ping():
                viewer.send(wire.Pong())
            case wire.Why():
                self._tutor.check(self._tutor.state.read(message.text))
                viewer.send(wire.Ack(message.id))
            case wire.Act():
                self._act(viewer, message)
            case wire.Undo():
                self._require(message.seq)
                self._tutor.take_back()
                self._anew(viewer, message.id)
            case wire.Learn():
                self._learn(viewer, message)
            case _:
                raise RequestRejected("error-message")

    async def leave(self, viewer: Viewer) -> None:
        """Nobody else is there."""

    def _require(self, seq: int) -> None:
        if seq != self._seq:
            raise RequestRejected("error-old-position")

    def _learn(self, viewer: Viewer, message: wire.Learn) -> None:
        tutor = self._tutor
        if not 0 <= message.task < len(tutor.lesson.tasks):
            raise RequestRejected("error-message")
        self._begun = True
        if tutor.done and message.task == tutor.now + 1:
            tutor.go_on()
        else:
            tutor.go_to(message.task)
        self._anew(viewer, message.id)

    def _anew(self, viewer: Viewer, id: str) -> None:
        self._seq += 1
        viewer.send(wire.Ack(id))
        self._show(viewer)

    def _act(self, viewer: Viewer, message: wire.Act) -> None:
        tutor = self._tutor
        self._require(message.seq)
        if len(message.actions) > MAX_LINE:
            raise RequestRejected("error-message")
        actions = message.actions or tutor.state.read(message.text)
        tutor.check(actions)
        before = len(tutor.record.actions)
        tutor.play(actions)
        viewer.send(wire.Ack(message.id))
        for first, end in _lines(tutor.record, before):
            self._seq += 1
            viewer.send(self._event(first, end))
        self._tell(viewer)

    # What is sent

    def _tell(self, viewer: Viewer) -> None:
        tutor = self._tutor
        viewer.send(wire.LessonMessage(tutor.now, tutor.done, tutor.stuck, tutor.line(), tutor.others()))

    def _show(self, viewer: Viewer) -> None:
        tutor = self._tutor
        message = wire.ViewMessage(
            seq=self._seq,
            table=self._info(),
            view=view_of(tutor.state, tutor.seat),
            choices=tutor.choices(),
            undo=self._undo(),
            log=with_events(History(tutor.record).log(tutor.seat)),
            actions=len(tutor.record.actions),
            clock=None,
            chat=[],
            coach=[],
        )
        viewer.send(message)
        self._tell(viewer)

    def _undo(self) -> wire.Undoable:
        since = self._tutor.since
        return wire.Undoable(since, "" if since else "undo-nothing")

    def _event(self, first: int, end: int) -> wire.Ev:
        """The actions of the record from `first` to `end` as one line; only the last leaves a decision."""
        tutor = self._tutor
        steps = Steps(tutor.record.state(first))
        for action in tutor.record.actions[first:end]:
            steps.play(action)
        last = end == len(tutor.record.actions)
        entries = History(tutor.record).log(tutor.seat)[first:end]
        told = [view_of(s, tutor.seat) for e, s in zip(entries, steps.states[1:], strict=True) if e.events]
        return wire.Ev(
            seq=self._seq,
            entries=with_events(entries),
            taken_back=0,
            steps=told if end - first > 1 else [],
            view=view_of(steps.after, tutor.seat),
            choices=tutor.choices() if last else [],
            undo=self._undo() if last else wire.Undoable(0, "undo-turn"),
            actions=end,
            status="running",
            resigned=-1,
            clock=None,
            coach=[],
        )

    def _info(self) -> wire.TableInfo:
        tutor = self._tutor
        record = tutor.record
        seats = [
            wire.SeatInfo(
                name, "" if seat == tutor.seat else ts.bot_names(record.game.id)[0], seat == tutor.seat
            )
            for seat, name in enumerate(record.names)
        ]
        return wire.TableInfo(
            id=f"{tutor.lesson.game}/{tutor.lesson.id}",
            game=record.game.id,
            options=record.options,
            seats=seats,
            real_draws=False,
            hidden=False,
            status="running",
            resigned=-1,
            clock=wire.Clock(),
            host=False,
            invite="",
            watch=False,
            watching=0,
            hints=False,
            patience=None,
            rematch="",
        )


def _lines(record: ts.Record, since: int) -> Sequence[tuple[int, int]]:
    """Where each line of the last actions begins and ends: one seat's, with the chance after it."""
    state = record.state(since)
    begins: list[int] = []
    seat = ts.CHANCE
    for at, action in enumerate(record.actions[since:], start=since):
        if state.player != ts.CHANCE and state.player != seat:
            seat = state.player
            begins.append(at)
        state.apply_trusted(action)
    return list(zip(begins, [*begins[1:], len(record.actions)], strict=True))
