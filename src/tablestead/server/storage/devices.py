"""Which browsers are one person's: the links and codes that tie them together, and what is forgotten of them.

A browser stands for itself; two are devices of one person where they hold the same seat of a table.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence, Set
from typing import Any, Final

import sqlalchemy as sa

from tablestead.server.storage.calls import Calls
from tablestead.server.storage.chat import Chat
from tablestead.server.storage.memory import Memory
from tablestead.server.storage.rows import (
    BLOCK,
    CHAT,
    CODE,
    DEVICE,
    HOLDER,
    LESSON,
    LINK,
    RESULT,
    TABLE,
    Holder,
    StoredDevice,
    iso,
)

LINK_S: Final = 24 * 3600
"""So long a personal link may be used."""
LISTED: Final = 50
"""Devices, the latest seen first."""
COOKIE_KEY: Final = "cookie-key"
Leave = Callable[[list[dict[str, str]], Sequence[int], bool], dict[str, Any]]
"""What becomes of a table whose seats lose their owner: of its stored seats, which, and whether it waits."""


class Devices:
    """Part of a storage, whose transactions it uses by way of its memory."""

    def __init__(
        self,
        memory: Memory,
        chat: Chat,
        calls: Calls,
        hold: Callable[[sa.Connection, str, Sequence[Holder]], None],
        tell: Callable[[sa.Connection, Sequence[str]], None],
    ) -> None:
        self._memory = memory
        self._chat = chat
        self._calls = calls
        self._read, self._write, self._insert = memory.read, memory.write, memory.insert
        self._hold = hold
        self._tell = tell

    # Which cookies are ours

    async def key(self) -> str:
        """By which cookies are signed."""
        return await self._calls.secret(COOKIE_KEY, secrets.token_hex(32))

    async def knows(self, browser: str) -> bool:
        """It holds or remembers something."""
        of_it = [sa.exists().where(one.c.browser == browser) for one in (HOLDER, RESULT, LESSON)]
        found: bool = await self._read(lambda connection: connection.scalar(sa.select(sa.or_(*of_it))))
        return found

    # Links, for one table

    async def link(
        self, table_id: str, browser: str, secret_hash: str, host: bool = False, family: str = ""
    ) -> None:
        """A personal link of this browser, with its rights as a host or without; its older one is void."""
        new = {
            "secret_hash": secret_hash,
            "expires": self._memory.now() + LINK_S,
            "host": host,
            "claimed": "",
        }
        link = self._insert(LINK).values(table_id=table_id, browser=browser, **new)
        link = link.on_conflict_do_update(index_elements=LINK.primary_key, set_=new)

        def work(connection: sa.Connection) -> None:
            connection.execute(link)
            self._note(connection, browser, family)

        await self._write(work)

    async def claim(
        self, table_id: str, secret_hash: str, browser: str, family: str = ""
    ) -> list[int] | None:
        """Let `browser` hold what the link's browser holds, and remember what that remembers; the seats.
        None: no such link, it is too old or another's now, or its browser holds nothing."""
        this = (LINK.c.table_id == table_id) & (LINK.c.secret_hash == secret_hash)
        valid = this & LINK.c.claimed.in_(["", browser]) & (LINK.c.expires > self._memory.now())
        given = (
            sa.select(HOLDER.c.seat, HOLDER.c.browser, HOLDER.c.generation)
            .join(LINK, (LINK.c.table_id == HOLDER.c.table_id) & (LINK.c.browser == HOLDER.c.browser))
            .where(valid, sa.or_(HOLDER.c.seat >= 0, LINK.c.host))
            .order_by(HOLDER.c.seat)
        )

        def work(connection: sa.Connection) -> list[int] | None:
            table = TABLE.c.id == table_id
            connection.execute(sa.update(TABLE).where(table).values(row_version=TABLE.c.row_version + 1))
            held = connection.execute(given).all()
            if not held:
                connection.rollback()
                return None
            connection.execute(sa.update(LINK).where(this).values(claimed=browser))
            seats, giver = [row.seat for row in held], held[0].browser
            self._chat.note_device(connection, table_id, browser, seats)
            new = [Holder(row.seat, browser, generation=row.generation + 1) for row in held]
            self._hold(connection, table_id, new)
            self._memory.merge(connection, giver, browser)
            self._note(connection, browser, family, linked=giver != browser)
            self._tell(connection, [table_id])
            return seats

        seats: list[int] | None = await self._write(work)
        return seats

    # Codes, for all a browser has

    async def keep_code(self, browser: str, code_hash: str, family: str = "") -> None:
        """A code by which another browser gets all that this one has; its older one is void."""
        new = {"code_hash": code_hash, "made": iso(self._memory.now())}
        code = self._insert(CODE).values(browser=browser, **new)
        code = code.on_conflict_do_update(index_elements=CODE.primary_key, set_=new)

        def work(connection: sa.Connection) -> None:
            connection.execute(code)
            self._note(connection, browser, family)

        await self._write(work)

    async def recover(self, code_hash: str, browser: str, family: str = "") -> dict[str, list[int]] | None:
        """Give `browser` all that the code's browser has, and void the code; the seats, by table. None: no
        such code."""

        def work(connection: sa.Connection) -> dict[str, list[int]] | None:
            source = connection.scalar(sa.select(CODE.c.browser).where(CODE.c.code_hash == code_hash))
            if source is None:
                return None
            given = self.changed(connection, sa.select(HOLDER.c.table_id).where(HOLDER.c.browser == source))
            if not connection.execute(sa.delete(CODE).where(CODE.c.code_hash == code_hash)).rowcount:
                return None  # somebody was faster
            found: dict[str, list[int]] = {table_id: [] for table_id in given}
            held = sa.select(HOLDER).where(HOLDER.c.browser == source).order_by(HOLDER.c.seat)
            for row in connection.execute(held).all():
                if row.table_id in found:
                    found[row.table_id].append(row.seat)
                    self._chat.note_device(connection, row.table_id, browser, [row.seat])
                    new = Holder(row.seat, browser, generation=row.generation)
                    self._hold(connection, row.table_id, [new])
            self._memory.merge(connection, source, browser)
            self._note(connection, browser, family, linked=True)
            return found

        recovered: dict[str, list[int]] | None = await self._write(work)
        return recovered

    # Devices

    async def others(self, browser: str) -> list[StoredDevice]:
        """The browsers that hold a seat of this one, the latest seen first."""
        own, other = HOLDER.alias(), HOLDER.alias()
        seen = sa.func.max(other.c.seen)
        giver = sa.func.max(other.c.generation - own.c.generation) < 0
        family, linked = (
            sa.func.coalesce(sa.func.max(one), "") for one in (DEVICE.c.family, DEVICE.c.linked)
        )
        query = (
            sa.select(other.c.browser, family, linked, seen, giver)
            .select_from(own)
            .join(other, (other.c.table_id == own.c.table_id) & (other.c.seat == own.c.seat))
            .outerjoin(DEVICE, DEVICE.c.browser == other.c.browser)
            .where(own.c.browser == browser, other.c.browser != browser)
            .group_by(other.c.browser)
            .order_by(seen.desc(), other.c.browser)
            .limit(LISTED)
        )
        found: list[StoredDevice] = await self._read(
            lambda connection: [StoredDevice(*row) for row in connection.execute(query)]
        )
        return found

    async def sign_out(self, browser: str, other: str = "") -> list[str]:
        """Take from another browser, or from all, the seats that this one holds too, but not where it came to
        them before this one did; the links by which it came are void. The tables that are touched."""
        own = sa.select(HOLDER).where(HOLDER.c.browser == browser).subquery()
        this = (own.c.table_id == HOLDER.c.table_id) & (own.c.seat == HOLDER.c.seat)
        here = sa.exists().where(this, own.c.generation <= HOLDER.c.generation)
        shared = here & (HOLDER.c.browser == other if other else HOLDER.c.browser != browser)
        used = sa.exists().where(
            shared, HOLDER.c.table_id == LINK.c.table_id, HOLDER.c.browser == LINK.c.claimed
        )

        def work(connection: sa.Connection) -> list[str]:
            touched = self.changed(connection, sa.select(HOLDER.c.table_id).where(shared))
            connection.execute(sa.delete(LINK).where(used))
            connection.execute(sa.delete(HOLDER).where(shared))
            return touched

        tables: list[str] = await self._write(work)
        return tables

    async def forget(self, browser: str, leave: Leave) -> list[str]:
        """Erase a browser: what it said and remembers, its links and codes, where it is called. It leaves its
        seats, with their names where no other device holds them; the tables that are touched."""

        def work(connection: sa.Connection) -> list[str]:
            touched = self.erase(connection, {browser}, leave)
            self._memory.drop(connection, browser)
            self._calls.drop(connection, {browser})
            connection.execute(sa.delete(BLOCK).where(BLOCK.c.blocked == browser))
            for table in (HOLDER, LINK, DEVICE, CODE, BLOCK):
                connection.execute(sa.delete(table).where(table.c.browser == browser))
            nobodys = TABLE.c.id.not_in(sa.select(HOLDER.c.table_id)) & (TABLE.c.status == "waiting")
            connection.execute(sa.delete(TABLE).where(TABLE.c.id.in_(touched), nobodys))
            return touched

        tables: list[str] = await self._write(work)
        return tables

    # Within a transaction

    def erase(self, connection: sa.Connection, browsers: Set[str], leave: Leave) -> list[str]:
        """Empty what browsers said, and let the seats that are theirs alone lose their names; the tables
        that are touched."""
        held = sa.select(HOLDER.c.table_id).where(HOLDER.c.browser.in_(browsers))
        said = sa.select(CHAT.c.table_id).where(CHAT.c.author.in_(browsers))
        touched = self.changed(connection, held.union(said))
        for table_id in touched:
            _leave(connection, table_id, browsers, leave)
        lines = sa.update(CHAT).where(CHAT.c.author.in_(browsers))
        connection.execute(lines.values(name=sa.cast(CHAT.c.seat + 1, sa.Text), text="", author=""))
        connection.execute(sa.update(BLOCK).where(BLOCK.c.blocked.in_(browsers)).values(name=""))
        return touched

    def changed(self, connection: sa.Connection, ids: Any) -> list[str]:
        """Lock these tables in the order of their ids, and let everybody look at them anew."""
        wanted = sa.select(TABLE.c.id).where(TABLE.c.id.in_(ids)).order_by(TABLE.c.id).with_for_update()
        found = list(connection.scalars(wanted))
        newer = sa.update(TABLE).where(TABLE.c.id.in_(found)).values(row_version=TABLE.c.row_version + 1)
        connection.execute(newer)
        self._tell(connection, found)
        return found

    def _note(self, connection: sa.Connection, browser: str, family: str, linked: bool = False) -> None:
        """What a device is, and when it was linked last, or first heard of."""
        row = {"browser": browser, "family": family, "linked": iso(self._memory.now())}
        new = self._insert(DEVICE).values(row)
        if linked:
            values = {name: new.excluded[name] for name in ("family", "linked")}
            new = new.on_conflict_do_update(index_elements=DEVICE.primary_key, set_=values)
        else:
            new = new.on_conflict_do_nothing()
        connection.execute(new)


def _leave(connection: sa.Connection, table_id: str, browsers: Set[str], leave: Leave) -> None:
    holders = sa.select(HOLDER.c.seat, HOLDER.c.browser).where(HOLDER.c.table_id == table_id)
    held: dict[int, set[str]] = {}
    for seat, holder in connection.execute(holders):
        held.setdefault(seat, set()).add(holder)
    alone = [seat for seat, owners in sorted(held.items()) if seat >= 0 and owners <= browsers]
    if alone:
        this = TABLE.c.id == table_id
        row = connection.execute(sa.select(TABLE.c.seats, TABLE.c.status).where(this)).one()
        told = (CHAT.c.table_id == table_id) & (CHAT.c.notice != "")
        names = [row.seats[seat]["name"] for seat in alone]
        number = sa.cast(CHAT.c.seat + 1, sa.Text)
        connection.execute(sa.update(CHAT).where(told, CHAT.c.seat.in_(alone)).values(name=number, text=""))
        connection.execute(sa.update(CHAT).where(told, CHAT.c.text.in_(names)).values(text=""))
        values = leave(row.seats, alone, row.status == "waiting")
        connection.execute(sa.update(TABLE).where(this).values(values))
