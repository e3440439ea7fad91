"""What browsers remember: how their games ended, and how far their lessons got."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any, Final

import sqlalchemy as sa

from tablestead.server.storage.database import Work
from tablestead.server.storage.rows import BLOCK, LESSON, RESULT, StoredLesson, StoredResult, iso

MOST_RESULTS: Final = 5000
"""Of one browser, the latest: what a page can show."""
MOST_LESSONS: Final = 100
"""Of one game, for one browser: more than there are."""
Run = Callable[[Work[Any]], Awaitable[Any]]


class Memory:
    """Part of a storage, whose transactions it uses."""

    def __init__(
        self, read: Run, write: Run, insert: Callable[[sa.Table], Any], now: Callable[[], float]
    ) -> None:
        self.read = read
        self.write = write
        self.insert = insert
        self.now = now

    async def results(self, browser: str) -> list[StoredResult]:
        """The latest first."""
        rows = sa.select(RESULT).where(RESULT.c.browser == browser)
        rows = rows.order_by(RESULT.c.ended.desc(), RESULT.c.table_id).limit(MOST_RESULTS)
        found: list[StoredResult] = await self.read(
            lambda connection: [StoredResult(**row) for row in connection.execute(rows).mappings()]
        )
        return found

    async def lessons(self, browser: str) -> list[StoredLesson]:
        columns = sa.select(LESSON.c.game, LESSON.c.lesson, LESSON.c.task, LESSON.c.done)
        rows = columns.where(LESSON.c.browser == browser).order_by(LESSON.c.game, LESSON.c.lesson)
        found: list[StoredLesson] = await self.read(
            lambda connection: [StoredLesson(*row) for row in connection.execute(rows)]
        )
        return found

    async def learn(self, browser: str, lesson: StoredLesson) -> StoredLesson | None:
        """Where a lesson stands now; one that was done stays done. None: there cannot be so many lessons."""
        mine = (LESSON.c.browser == browser) & (LESSON.c.game == lesson.game)
        others = sa.select(sa.func.count()).where(mine, LESSON.c.lesson != lesson.lesson)
        values = {"browser": browser, **vars(lesson), "updated": iso(self.now())}
        new = self.insert(LESSON).values(values)
        new = new.on_conflict_do_update(
            index_elements=LESSON.primary_key,
            set_={
                "task": new.excluded.task,
                "done": LESSON.c.done | new.excluded.done,
                "updated": new.excluded.updated,
            },
        ).returning(LESSON.c.done)

        def work(connection: sa.Connection) -> StoredLesson | None:
            if connection.scalars(others).one() >= MOST_LESSONS:
                return None
            return replace(lesson, done=connection.scalars(new).one())

        kept: StoredLesson | None = await self.write(work)
        return kept

    async def erase(self, browser: str) -> None:
        await self.write(lambda connection: self.drop(connection, browser))

    async def sweep(self, keep_days: float) -> None:
        """Erase what belongs to browsers that have finished nothing for so long."""
        before = iso(self.now() - timedelta(days=keep_days).total_seconds())
        lately = sa.union(
            sa.select(RESULT.c.browser).where(RESULT.c.ended >= before),
            sa.select(LESSON.c.browser).where(LESSON.c.updated >= before),
        )

        def work(connection: sa.Connection) -> None:
            for table, date in ((RESULT, RESULT.c.ended), (LESSON, LESSON.c.updated)):
                old = (date < before) & table.c.browser.not_in(lately)
                connection.execute(sa.delete(table).where(old))

        await self.write(work)

    # Within a transaction of the storage

    def keep(self, connection: sa.Connection, results: Sequence[StoredResult]) -> None:
        if results:
            rows = [vars(result) for result in results]
            connection.execute(self.insert(RESULT).on_conflict_do_nothing(), rows)

    def drop(self, connection: sa.Connection, browser: str) -> None:
        for table in (RESULT, LESSON):
            connection.execute(sa.delete(table).where(table.c.browser == browser))

    def merge(self, connection: sa.Connection, source: str, browser: str) -> None:
        """Give `browser` the results and blocks that it has not, and the farther progress of each lesson."""
        if source == browser:
            return
        for table in (RESULT, BLOCK):
            connection.execute(self._copied(table, source, browser).on_conflict_do_nothing())
        lessons = self._copied(LESSON, source, browser)
        connection.execute(
            lessons.on_conflict_do_update(
                index_elements=LESSON.primary_key,
                set_={
                    "task": _greater(LESSON.c.task, lessons.excluded.task),
                    "done": LESSON.c.done | lessons.excluded.done,
                    "updated": _greater(LESSON.c.updated, lessons.excluded.updated),
                },
            )
        )

    def _copied(self, table: sa.Table, source: str, browser: str) -> Any:
        names = [column.name for column in table.c]
        values = [column for column in table.c if column.name != "browser"]
        rows = sa.select(sa.literal(browser), *values).where(table.c.browser == source)
        return self.insert(table).from_select(names, rows)


def _greater(one: Any, other: Any) -> Any:
    return sa.case((one > other, one), else_=other)
