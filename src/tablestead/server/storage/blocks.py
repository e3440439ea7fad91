"""Whom a browser wants nothing to do with."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from tablestead.server.storage.chat import DAY_S
from tablestead.server.storage.memory import Memory
from tablestead.server.storage.rows import BLOCK, HOLDER, HOST, TABLE, UNDER_WAY, StoredBlock, iso

MOST_BLOCKS: Final = 200
"""Browsers that one has blocked: more take the place of the oldest."""


class Blocks:
    """Part of a storage, whose transactions it uses by way of its memory. A person is all browsers that hold
    the seat at which they were met."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory

    async def add(self, browser: str, table_id: str, seat: int, name: str, id: str) -> bool:
        """Block who holds a seat, or who opened the table; False where that is nobody else."""
        held = (HOLDER.c.table_id == table_id) & (HOLDER.c.seat == seat) & (HOLDER.c.browser != browser)
        mine = sa.select(BLOCK.c.blocked).where(BLOCK.c.browser == browser)
        oldest = mine.order_by(BLOCK.c.made.desc(), BLOCK.c.id).offset(MOST_BLOCKS)

        def work(connection: sa.Connection) -> bool:
            others = list(connection.scalars(sa.select(HOLDER.c.browser).where(held)))
            block = {"browser": browser, "id": id, "name": name, "made": iso(self._memory.now())}
            rows = [{**block, "blocked": other} for other in others]
            if rows:
                connection.execute(self._memory.insert(BLOCK).on_conflict_do_nothing(), rows)
                gone = list(connection.scalars(oldest))
                of_them = (BLOCK.c.browser == browser) & BLOCK.c.blocked.in_(gone)
                connection.execute(sa.delete(BLOCK).where(of_them))
            return bool(rows)

        found: bool = await self._memory.write(work)
        return found

    async def of(self, browser: str) -> list[StoredBlock]:
        """The latest first; several browsers of one person are one."""
        columns = (BLOCK.c.id, sa.func.max(BLOCK.c.name), sa.func.max(BLOCK.c.made).label("made"))
        rows = sa.select(*columns).where(BLOCK.c.browser == browser).group_by(BLOCK.c.id)
        found: list[StoredBlock] = await self._memory.read(
            lambda connection: [
                StoredBlock(*row) for row in connection.execute(rows.order_by(sa.desc("made"), BLOCK.c.id))
            ]
        )
        return found

    async def lift(self, browser: str, id: str) -> None:
        this = (BLOCK.c.browser == browser) & (BLOCK.c.id == id)
        await self._memory.write(lambda connection: connection.execute(sa.delete(BLOCK).where(this)))

    async def bar(self, browser: str, table_id: str) -> bool:
        """Who opened the table has blocked this browser."""
        host = (HOLDER.c.table_id == table_id) & (HOLDER.c.seat == HOST)
        this = host & (BLOCK.c.browser == HOLDER.c.browser) & (BLOCK.c.blocked == browser)
        found = await self._memory.read(
            lambda connection: connection.scalar(sa.select(sa.exists().where(this)))
        )
        return bool(found)

    async def in_lobby(self) -> list[tuple[str, str]]:
        """Who has blocked whom, of those who are at the tables of the lobby."""
        listed = sa.select(TABLE.c.id).where(TABLE.c.listed, TABLE.c.status.in_(UNDER_WAY))
        there = sa.select(HOLDER.c.browser).where(HOLDER.c.table_id.in_(listed))
        either = BLOCK.c.blocked.in_(there) | BLOCK.c.browser.in_(there)
        pairs = sa.select(BLOCK.c.browser, BLOCK.c.blocked).where(either)
        found: list[tuple[str, str]] = await self._memory.read(
            lambda connection: [(one, other) for one, other in connection.execute(pairs)]
        )
        return found

    async def sweep(self, keep_days: float) -> None:
        """Whoever was blocked so long ago has another cookie by now."""
        old = BLOCK.c.made < iso(self._memory.now() - keep_days * DAY_S)
        await self._memory.write(lambda connection: connection.execute(sa.delete(BLOCK).where(old)))
