"""Bots at work: processes of their own, each asked by itself, so that none disturbs another's table."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

import tablestead as ts
from tablestead.bots import DEFAULT_BUDGET
from tablestead.engine.game import State
from tablestead.server.bots.fair_queue import FairQueue, Patron, Place, Rank
from tablestead.server.bots.worker import Answer, Failure, Judged, Line, Question, Study, Trial, encoded, work
from tablestead.server.operations import metrics
from tablestead.server.operations.logs import short
from tablestead.server.workers import START_S, Worker, WorkerDied, program

__all__ = [
    "Answer",
    "BotFailed",
    "BotPool",
    "Line",
    "Question",
    "Study",
    "Trial",
    "budget",
    "encoded",
    "is_line",
]

log = logging.getLogger(__name__)

ATTEMPTS: Final = 3
GRACE_S = 10.0
"""So much longer than its budget a bot may take before it counts as hung."""
LINGER_S = 2.0
"""So long a search nobody waits for any more may take to end by itself, before its process is ended: as long
as a hint takes, since a new process takes no less to start."""
REMEMBERED: Final = 1024
"""Tables whose last worker is known."""
STUDY_S: Final = 600.0
"""So much longer than expected a turn may be thought about, in plain Python on a busy machine."""
ROUND_S: Final = 3.0
"""Seconds all bots together may think for one placement each. There can be three such rounds between two
decisions of a person (boats, laying tiles, the next season), and nobody should wait more than ten seconds."""

Ranked = Callable[[], Rank]
Reply = Answer | Judged | Failure
Result = TypeVar("Result")
NOBODY: Final = Patron()


class BotFailed(Exception):
    """The bot gave no legal line in any attempt."""


class BotPool:
    """Workers start when they are needed. One that dies or hangs is replaced, and the bot asked again."""

    def __init__(self, workers: int | None = None) -> None:
        self._queue = FairQueue(workers or max(2, min(4, (os.cpu_count() or 2) - 1)))
        self.advising: set[str] = set()
        """Browsers that wait for a hint: each for one at a time."""
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        """The one that has rested longest first."""
        self._last: dict[str, Worker] = {}
        """By table: the worker that answered it last, whose bots remember what they thought."""
        self._returning: set[asyncio.Task[None]] = set()
        self._closed = False

    async def choose(
        self,
        question: Question,
        state: State,
        patron: Patron = NOBODY,
        rank: Ranked = lambda: Rank.ATTENDED,
    ) -> list[int]:
        """The bot's line from `state`; when it fails again and again, the first legal action."""
        try:
            return (await self._lines(question, state, patron, rank))[0].actions
        except BotFailed:
            log.error(
                "%s failed at table %s, playing the first legal action", question.bot, short(question.table)
            )
            return [state.legal()[0]]

    async def advise(self, question: Question, state: State, patron: Patron = NOBODY) -> list[Line]:
        """The lines it compares, the best first. Raises BotFailed."""
        question = msgspec.structs.replace(question, advice=True)
        return await self._lines(question, state, patron, lambda: Rank.HINT)

    async def study(self, study: Study | Trial, patron: Patron = NOBODY) -> bytes:
        """What was found out about a turn, or about a line, as JSON. Raises BotFailed."""

        def found(reply: Reply) -> bytes | None:
            return reply.found if isinstance(reply, Judged) else None

        return await self._ask(study, "the judge", patron, lambda: Rank.ANALYSIS, found)

    def close(self) -> None:
        self._closed = True
        for worker in self._workers:
            worker.end()

    async def _lines(self, question: Question, state: State, patron: Patron, rank: Ranked) -> list[Line]:
        def lines(reply: Reply) -> list[Line] | None:
            found = reply.lines if isinstance(reply, Answer) else []
            return found if found and all(is_line(state, line.actions) for line in found) else None

        return await self._ask(question, question.bot, patron, rank, lines)

    async def _ask(
        self,
        question: Question | Study | Trial,
        who: str,
        patron: Patron,
        rank: Ranked,
        read: Callable[[Reply], Result | None],
    ) -> Result:
        """What `read` makes of the reply: None of one that will not do. Raises BotFailed."""
        began = time.perf_counter()
        try:
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    reply = await self._reply(question, patron, rank)
                except WorkerDied:
                    log.warning("a bot's process died, attempt %d", attempt)
                except TimeoutError:
                    log.warning("%s hung, attempt %d", who, attempt)
                else:
                    if isinstance(reply, Failure):
                        log.error("%s failed, attempt %d\n%s", who, attempt, reply.text)
                    elif (found := read(reply)) is not None:
                        return found
                    else:
                        log.warning("%s answered with an illegal line, attempt %d", who, attempt)
            metrics.BOT_FAILURES.inc()
            raise BotFailed
        finally:
            metrics.BOT_SECONDS.observe(time.perf_counter() - began)

    async def _reply(self, question: Question | Study | Trial, patron: Patron, rank: Ranked) -> Reply:
        """From a worker, when it is this question's turn. Raises WorkerDied and TimeoutError."""
        place = await self._queue.enter(patron, question.table, question.budget, rank)
        try:
            worker = self._take(question.table)
        except BaseException:
            self._queue.leave(place)
            raise
        linger = START_S
        try:
            await worker.ready()
            linger = LINGER_S
            worker.ask(msgspec.msgpack.encode(question))
            grace = GRACE_S if isinstance(question, Question) else STUDY_S
            async with asyncio.timeout(question.budget + grace):
                reply: Reply = msgspec.msgpack.decode(await asyncio.shield(worker.reply), type=Reply)
                return reply
        except WorkerDied:
            if self._closed:
                raise asyncio.CancelledError from None
            raise
        except TimeoutError:
            linger = 0.0
            raise
        finally:
            self._remember(question.table, worker)
            if worker.reply.done():
                self._give_back(worker, place)
            else:  # nobody waits any more: the table is free at once
                task = asyncio.create_task(self._wait_for(worker, place, linger))
                self._returning.add(task)
                task.add_done_callback(self._returning.discard)

    def _take(self, table: str) -> Worker:
        if self._closed:  # the server ends: nobody plays on
            raise asyncio.CancelledError
        known = self._last.get(table)
        if known in self._idle:
            self._idle.insert(0, self._idle.pop(self._idle.index(known)))
        while self._idle:
            worker = self._idle.pop(0)
            if worker.process.is_alive() and worker.program == program():
                return worker
            worker.end()
            self._forget(worker)
        worker = Worker(work, "tablestead-bot")
        self._workers.add(worker)
        return worker

    def _remember(self, table: str, worker: Worker) -> None:
        self._last.pop(table, None)
        self._last[table] = worker
        if len(self._last) > REMEMBERED:
            del self._last[next(iter(self._last))]

    async def _wait_for(self, worker: Worker, place: Place, seconds: float) -> None:
        await asyncio.wait([worker.reply], timeout=seconds)
        if not worker.reply.done():
            worker.end()
        self._give_back(worker, place)

    def _give_back(self, worker: Worker, place: Place) -> None:
        if worker.process.is_alive():
            self._idle.append(worker)
        else:
            self._forget(worker)
        self._queue.leave(place)

    def _forget(self, worker: Worker) -> None:
        """Its pipe closes when nobody knows it any more."""
        self._workers.discard(worker)
        for table in [table for table, one in self._last.items() if one is worker]:
            del self._last[table]


def budget(game: str, bots: int) -> float:
    """Seconds a bot may think, with so many bots at the table."""
    return min(DEFAULT_BUDGET, ROUND_S / max(1, bots)) if ts.game(game).short_turns else DEFAULT_BUDGET


def is_line(state: State, actions: list[int]) -> bool:
    """Whether the seat to move may play these actions, one after the other, by itself."""
    trial = state.copy()
    for action in actions:
        if trial.player != state.player or trial.why_not(action) is not None:
            return False
        trial.apply_trusted(action)
    return bool(actions)
