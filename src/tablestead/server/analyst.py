"""Analyses of games that are over: turn by turn, from the last one back, when no bot wants to think."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from tablestead.analysis import Analysis, analyse, keep
from tablestead.analysis.judge import judge_for
from tablestead.analysis.report import Decision, Depth, Line, Report, Turn
from tablestead.engine.record import Record
from tablestead.server import wire
from tablestead.server.bots.fair_queue import Patron
from tablestead.server.bots.pool import BotFailed, BotPool, Study, Trial, is_line
from tablestead.server.limits.meter import aside
from tablestead.server.operations.logs import short
from tablestead.server.rejection import RequestRejected
from tablestead.server.storage import AnalysisKey, AnalysisStatus, Storage
from tablestead.server.table.journal import STORAGE_FAILED
from tablestead.server.table.position import copied
from tablestead.server.table.table import Table

log = logging.getLogger(__name__)

SEED: Final = 1
"""As in the library: who analyses the record at home finds the same."""
EXPECTED_S: Final = 2.0
"""For a turn, before one was timed."""


class Analyst:
    """Works at the analyses whose lease this process has. All that is found out is stored at once, so that a
    process that ends loses one turn at most; parts are played by no table, so none waits for them."""

    def __init__(self, storage: Storage, pool: BotPool, find: Callable[[str], Awaitable[Table]]) -> None:
        self._storage = storage
        self._pool = pool
        self._find = find
        self._jobs: dict[AnalysisKey, asyncio.Task[None]] = {}
        self._seconds: dict[AnalysisKey, float] = {}
        """A turn took of late."""

    # What a visitor asks

    async def found(self, table: Table, depth: Depth, before: int | None = None) -> wire.Analysis:
        """What is known; of its turns those in front of `before`."""
        key = key_of(table, depth)
        stored = await self._storage.analyses.of(key)
        if stored is None:
            return wire.Analysis(depth, "none", 0.0, None)
        report = await aside(report_of, record_of(table), depth, stored.parts) if stored.parts else None
        if report is not None and before is not None:
            turns = [turn for turn in report.turns if turn.number < before]
            report = msgspec.structs.replace(report, turns=turns)
        return wire.Analysis(depth, stored.status, self._seconds.get(key, 0.0), report)

    async def noted(self, table: Table, depth: Depth) -> Record:
        """The record, with what was found out about it as a note."""
        record = record_of(table)
        stored = await self._storage.analyses.of(key_of(table, depth))
        if stored is not None and stored.parts:
            keep(record, await aside(report_of, record, depth, stored.parts))
        return record

    async def decision(self, table: Table, depth: Depth, at: int) -> Decision:
        """One that was judged, by how many actions come before it."""
        stored = await self._storage.analyses.of(key_of(table, depth))
        for part in stored.parts.values() if stored is not None else ():
            for step in msgspec.json.decode(part, type=Turn).steps:
                if isinstance(step, Decision) and step.at == at:
                    return step
        raise RequestRejected("error-no-exercise")

    async def try_line(self, table: Table, asked: wire.AskLine, browser: str) -> Line:
        """What comes of a line that a decision was not compared with: nothing of it is stored."""
        decision, record = await self.decision(table, asked.depth, asked.at), record_of(table)
        if not await aside(lambda: is_line(record.state(decision.at), asked.actions)):
            raise RequestRejected("error-message")
        text, known = await aside(record.text), msgspec.json.encode(decision).decode()
        trial = Trial(table.id, text, asked.depth, SEED, known, asked.actions, EXPECTED_S)
        try:
            found = await self._pool.study(trial, Patron("", browser))
        except BotFailed as error:
            raise RequestRejected("error-hint-failed") from error
        return msgspec.json.decode(found, type=Line)

    async def start(self, table: Table, depth: Depth, browser: str, count: Callable[[], None]) -> None:
        """Begin it, or go on with it; `count` is called before something is begun."""
        key = key_of(table, depth)
        stored = await self._storage.analyses.of(key)
        if stored is not None and stored.status != "stopped":
            return
        analysis = await aside(analyse, record_of(table), depth, SEED)
        count()
        await self._storage.analyses.begin(key, len(analysis), browser)
        self._begin(key)

    async def stop(self, table: Table, depth: Depth) -> None:
        """What was found out stays."""
        key = key_of(table, depth)
        await self._storage.analyses.stop(key)
        if (job := self._jobs.pop(key, None)) is not None:
            job.cancel()
        await self._tell(table)

    # The work

    async def beat(self) -> None:
        """Keep the leases, and go on with what a process left that ended."""
        for key in await self._storage.analyses.renew():
            self._begin(key)

    def close(self) -> None:
        for job in self._jobs.values():
            job.cancel()

    def _begin(self, key: AnalysisKey) -> None:
        if key in self._jobs:
            return
        job = self._jobs[key] = asyncio.create_task(self._work(key))
        job.add_done_callback(lambda done: self._jobs.pop(key) if self._jobs.get(key) is done else None)

    async def _work(self, key: AnalysisKey) -> None:
        try:
            await self._judge_all(key)
        except STORAGE_FAILED as error:  # the next beat begins it again
            log.warning("the analysis of table %s waits: %s", short(key.table), type(error).__name__)
        except (BotFailed, RequestRejected) as error:  # it would fail again
            log.error("the analysis of table %s failed: %s", short(key.table), type(error).__name__)
            await self._storage.analyses.stop(key)
            await self._tell(await self._find(key.table))

    async def _judge_all(self, key: AnalysisKey) -> None:
        table = await self._find(key.table)
        stored = await self._storage.analyses.of(key)
        if stored is None or key != key_of(table, key.depth):  # begun by an older version
            return await self._storage.analyses.stop(key)
        text = await aside(record_of(table).text)
        parts = dict(stored.parts)
        for number in reversed(range(stored.total)):
            if number not in parts:
                after = parts.get(number + 1, "")
                parts[number] = await self._judge(key, text, after, stored.patron)
                if await self._keep(key, table, stored.total, number, parts) != "running":
                    return
        return None

    async def _judge(self, key: AnalysisKey, text: str, after: str, patron: str) -> str:
        began = time.monotonic()
        expected = self._seconds.get(key, EXPECTED_S)
        study = Study(key.table, text, key.depth, SEED, after, expected)
        turn = await self._pool.study(study, Patron("", patron))
        took = time.monotonic() - began
        self._seconds[key] = 0.7 * self._seconds.get(key, took) + 0.3 * took
        return turn.decode()

    async def _keep(
        self, key: AnalysisKey, table: Table, total: int, number: int, parts: dict[int, str]
    ) -> AnalysisStatus:
        players: list[dict[str, float]] = []
        if len(parts) == total:
            report = await aside(report_of, record_of(table), key.depth, parts)
            players = [
                {"loss": one.mean_loss, "luck": one.luck, "mistakes": sum(one.marks.values())}
                for one in report.players
            ]
        status = await self._storage.analyses.keep(key, number, parts[number], players)
        await self._tell(table)
        return status

    async def _tell(self, table: Table) -> None:
        """There is more to be read, by whichever process somebody looks on."""
        table.audience.tell(wire.Note("analysis"))
        await self._storage.notify({"analysis": table.id})


def record_of(table: Table) -> Record:
    """Of a game that is over: who may look at it may know all of it."""
    position = table.position
    if position.broken is not None:
        raise position.broken
    if not position.over:
        raise RequestRejected("error-analysis")
    return copied(position.current()[0])


def key_of(table: Table, depth: Depth) -> AnalysisKey:
    record = record_of(table)
    judge = judge_for(record.game, int(record.options["players"]), depth)
    return AnalysisKey(table.id, depth, judge.name)


def report_of(record: Record, depth: Depth, parts: dict[int, str]) -> Report:
    """Of the turns that are known, from the last one back."""
    turns = [msgspec.json.decode(parts[number], type=Turn) for number in sorted(parts)]
    analysis = Analysis(record, depth, SEED)
    analysis.take_up(turns)
    return analysis.report()
