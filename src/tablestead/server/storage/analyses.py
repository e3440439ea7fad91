"""Analyses of games that are over: part by part, so that what was thought once is never thought again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, get_args

import sqlalchemy as sa

from tablestead.analysis.report import Depth
from tablestead.server.storage.leases import LEASE_S
from tablestead.server.storage.memory import Run
from tablestead.server.storage.rows import RESULT, metadata, of_table

AnalysisStatus = Literal["running", "done", "stopped"]
DEPTHS: Final = get_args(Depth)
"""From the shallowest on."""

ANALYSIS = sa.Table(
    "analysis",
    metadata,
    of_table(),
    sa.Column("depth", sa.String(16), primary_key=True),
    sa.Column("judge", sa.String(64), primary_key=True),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("patron", sa.String(64), nullable=False),
    sa.Column("players", sa.JSON, nullable=False),
    sa.Column("lease", sa.String(32), nullable=False),
    sa.Column("lease_until", sa.Double, nullable=False),
)

ANALYSIS_PART = sa.Table(
    "analysis_part",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("depth", sa.String(16), primary_key=True),
    sa.Column("judge", sa.String(64), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("content", sa.Text, nullable=False),
    sa.ForeignKeyConstraint(
        ["table_id", "depth", "judge"],
        ["analysis.table_id", "analysis.depth", "analysis.judge"],
        ondelete="CASCADE",
    ),
)


class AnalysisKey(NamedTuple):
    """There is one analysis of a table for each depth, by each judge."""

    table: str
    depth: Depth
    judge: str


@dataclass(frozen=True)
class StoredAnalysis:
    total: int
    """How many parts there are to be."""
    status: AnalysisStatus
    patron: str
    """The browser that asked for it."""
    parts: dict[int, str] = field(default_factory=dict)
    """JSON, by number."""


class Analyses:
    """Part of a storage, whose transactions it uses."""

    def __init__(
        self,
        read: Run,
        write: Run,
        insert: Callable[[sa.Table], Any],
        process: str,
        now: Callable[[], float],
    ) -> None:
        self._read = read
        self._write = write
        self._insert = insert
        self._process = process
        self._now = now

    async def of(self, key: AnalysisKey) -> StoredAnalysis | None:
        columns = (ANALYSIS.c.total, ANALYSIS.c.status, ANALYSIS.c.patron)
        row = sa.select(*columns).where(_is(ANALYSIS, key))
        parts = sa.select(ANALYSIS_PART.c.n, ANALYSIS_PART.c.content).where(_is(ANALYSIS_PART, key))

        def work(connection: sa.Connection) -> StoredAnalysis | None:
            found = connection.execute(row).first()
            if found is None:
                return None
            return StoredAnalysis(*found, dict(map(tuple, connection.execute(parts))))

        found: StoredAnalysis | None = await self._read(work)
        return found

    async def came_to(self, browser: str) -> dict[str, list[dict[str, float]]]:
        """What the analyses of a browser's games came to: by table, for every seat. The deepest counts."""
        mine = sa.select(RESULT.c.table_id).where(RESULT.c.browser == browser)
        done = (ANALYSIS.c.status == "done") & ANALYSIS.c.table_id.in_(mine)
        rows = sa.select(ANALYSIS.c.table_id, ANALYSIS.c.depth, ANALYSIS.c.players).where(done)

        def work(connection: sa.Connection) -> dict[str, list[dict[str, float]]]:
            found = sorted(connection.execute(rows), key=lambda row: DEPTHS.index(row.depth))
            return {row.table_id: row.players for row in found}

        found: dict[str, list[dict[str, float]]] = await self._read(work)
        return found

    async def begin(self, key: AnalysisKey, total: int, patron: str) -> None:
        """Or go on with one that was stopped: this process works at it. One that is done stays so."""
        held = {"status": "running", "patron": patron, "players": [], **self._held()}
        values = dict(zip(("table_id", "depth", "judge"), key, strict=True))
        new = self._insert(ANALYSIS).values(values | {"total": total} | held)
        new = new.on_conflict_do_update(
            index_elements=ANALYSIS.primary_key, set_=held, where=ANALYSIS.c.status == "stopped"
        )
        await self._write(lambda connection: connection.execute(new))

    async def keep(
        self, key: AnalysisKey, n: int, content: str, players: list[dict[str, float]]
    ) -> AnalysisStatus:
        """A part that was done, and with the last one what it came to for every seat. Gives what has become
        of the analysis: another process may have stopped it."""
        values = dict(zip(("table_id", "depth", "judge"), key, strict=True))
        new = self._insert(ANALYSIS_PART).values(values | {"n": n, "content": content})
        status = sa.select(ANALYSIS.c.status, ANALYSIS.c.total).where(_is(ANALYSIS, key)).with_for_update()
        count = sa.select(sa.func.count()).where(_is(ANALYSIS_PART, key))
        ended = {"status": "done", "players": players, "lease": "", "lease_until": 0.0}
        done = sa.update(ANALYSIS).where(_is(ANALYSIS, key)).values(ended)

        def work(connection: sa.Connection) -> AnalysisStatus:
            found = connection.execute(status).first()
            if found is None:  # the table was deleted
                return "stopped"
            connection.execute(new.on_conflict_do_nothing())
            if connection.scalars(count).one() < found.total:
                now: AnalysisStatus = found.status
                return now
            connection.execute(done)
            return "done"

        kept: AnalysisStatus = await self._write(work)
        return kept

    async def stop(self, key: AnalysisKey) -> None:
        """What was done stays."""
        running = _is(ANALYSIS, key) & (ANALYSIS.c.status == "running")
        stop = sa.update(ANALYSIS).where(running).values(status="stopped", lease="", lease_until=0.0)
        await self._write(lambda connection: connection.execute(stop))

    async def renew(self) -> list[AnalysisKey]:
        """Renew one's own leases and take the free ones: all that this process is to work at."""
        at = self._now()
        running = ANALYSIS.c.status == "running"
        free = (ANALYSIS.c.lease_until < at) | (ANALYSIS.c.lease_until > at + 2 * LEASE_S)
        take = sa.update(ANALYSIS).where(running, (ANALYSIS.c.lease == self._process) | free)
        key = (ANALYSIS.c.table_id, ANALYSIS.c.depth, ANALYSIS.c.judge)
        held = sa.select(*key).where(running, ANALYSIS.c.lease == self._process).order_by(*key)

        def work(connection: sa.Connection) -> list[AnalysisKey]:
            if connection.execute(sa.select(sa.literal(1)).where(running).limit(1)).first() is None:
                return []
            connection.execute(take.values(self._held()))
            return [AnalysisKey(*row) for row in connection.execute(held)]

        found: list[AnalysisKey] = await self._write(work)
        return found

    async def release(self) -> None:
        """Give one's own back, for the others to take at once."""
        mine = sa.update(ANALYSIS).where(ANALYSIS.c.lease == self._process)
        await self._write(lambda connection: connection.execute(mine.values(lease="", lease_until=0.0)))

    def _held(self) -> dict[str, Any]:
        return {"lease": self._process, "lease_until": self._now() + LEASE_S}


def _is(table: sa.Table, key: AnalysisKey) -> sa.ColumnElement[bool]:
    return (table.c.table_id == key.table) & (table.c.depth == key.depth) & (table.c.judge == key.judge)
