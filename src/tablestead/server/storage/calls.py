"""Where and when people want to be called to a table, and which calls are made.

What is due is told by the rows of tables and channels alone, so nothing is lost with a process; who writes a
row of `called` first makes the call.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Any, Final, cast, get_args

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tablestead.server.storage.call_rows import (
    CALLED,
    CALLING,
    CHANNEL,
    HOLIDAY,
    TABLE_CALLING,
    Callee,
    CallReason,
    CallWishes,
    Channel,
    ChannelKind,
)
from tablestead.server.storage.memory import Memory
from tablestead.server.storage.rows import HOLDER, SETTING, TABLE, UNDER_WAY, iso

DAY_S: Final = 86_400.0
CLAIM_S: Final = 120.0
"""So long a process may take for a call; then it has died, and another makes it."""
TRIES: Final = 5
BACKOFF_S: Final = 60.0
"""After the first try that failed; five times as long after each further one."""
REMIND_S: Final = 36 * 3600.0
"""Nobody is reminded earlier before a deadline."""
OVER_S: Final = 3 * DAY_S
"""Of a game that ended earlier nobody is told any more."""
UNCONFIRMED_S: Final = 2 * DAY_S
KEEP_S: Final = 30 * DAY_S
"""A channel of a browser without a seat, and what was called for a turn that has passed."""
ANSWERED: Final = '%"rematch": "yes"%'
REASONS: Final[tuple[CallReason, ...]] = get_args(CallReason)


class Calls:
    """Part of a storage, whose transactions it uses by way of its memory."""

    def __init__(self, memory: Memory) -> None:
        self._read, self._write, self._insert = memory.read, memory.write, memory.insert

    async def secret(self, name: str, fresh: str) -> str:
        """A secret of the server: made once, the same for all processes, and kept with the tables."""
        new = self._insert(SETTING).values(name=name, value=fresh).on_conflict_do_nothing()
        found = sa.select(SETTING.c.value).where(SETTING.c.name == name)

        def work(connection: sa.Connection) -> str:
            connection.execute(new)
            return str(connection.scalars(found).one())

        kept: str = await self._write(work)
        return kept

    # What a browser's owner wants

    async def wishes(self, browser: str) -> CallWishes:
        columns = [CALLING.c[name] for name in CallWishes.__dataclass_fields__]
        row = sa.select(*columns).where(CALLING.c.browser == browser)
        found: CallWishes = await self._read(
            lambda connection: CallWishes(*(connection.execute(row).first() or ()))
        )
        return found

    async def wish(self, browser: str, wishes: CallWishes) -> None:
        await self._write(lambda connection: self._wish(connection, browser, wishes))

    def _wish(self, connection: sa.Connection, browser: str, wishes: CallWishes) -> None:
        new = self._insert(CALLING).values(browser=browser, **vars(wishes))
        connection.execute(new.on_conflict_do_update(index_elements=CALLING.primary_key, set_=vars(wishes)))

    async def channels(self, browser: str) -> dict[ChannelKind, Channel]:
        rows = sa.select(CHANNEL).where(CHANNEL.c.browser == browser)
        found: list[Channel] = await self._read(
            lambda connection: [Channel(**row) for row in connection.execute(rows).mappings()]
        )
        return {one.kind: one for one in found}

    async def open(self, channel: Channel, wishes: CallWishes, pause: float) -> float:
        """Call a browser's owner there from now on. Where the same recipient was asked to confirm less than
        `pause` ago, nothing is done: so many seconds are left."""
        asked = sa.select(sa.func.max(CHANNEL.c.made)).where(CHANNEL.c.target == channel.target)
        asked = asked.where(~CHANNEL.c.confirmed)
        new = self._insert(CHANNEL).values(vars(channel))
        new = new.on_conflict_do_update(index_elements=CHANNEL.primary_key, set_=vars(channel))

        def work(connection: sa.Connection) -> float:
            left = (connection.scalar(asked) or 0.0) + pause - channel.made
            if left > 0 and not channel.confirmed:
                return float(left)
            connection.execute(new)
            self._wish(connection, channel.browser, wishes)
            return 0.0

        wait: float = await self._write(work)
        return wait

    async def confirm(self, id: str) -> bool:
        """False: it was confirmed before, or there is none."""
        this = (CHANNEL.c.id == id) & ~CHANNEL.c.confirmed
        new = sa.update(CHANNEL).where(this).values(confirmed=True)
        done: bool = await self._write(lambda connection: connection.execute(new).rowcount > 0)
        return done

    async def close(self, browser: str, kind: ChannelKind) -> None:
        await self._close((CHANNEL.c.browser == browser) & (CHANNEL.c.kind == kind))

    async def close_id(self, id: str) -> None:
        await self._close(CHANNEL.c.id == id)

    async def _close(self, which: sa.ColumnElement[bool]) -> None:
        await self._write(lambda connection: connection.execute(sa.delete(CHANNEL).where(which)))

    async def tables(self, browser: str) -> dict[str, bool]:
        """What was wished for single tables."""
        mine = TABLE_CALLING.c.browser == browser
        rows = sa.select(TABLE_CALLING.c.table_id, TABLE_CALLING.c.wanted).where(mine)
        found: dict[str, bool] = await self._read(lambda connection: dict(connection.execute(rows).all()))
        return found

    async def want(self, table_id: str, browser: str, wanted: bool) -> bool:
        """For one table. False: this browser has no seat there."""
        held = sa.exists().where(
            HOLDER.c.table_id == table_id, HOLDER.c.browser == browser, HOLDER.c.seat >= 0
        )
        new = self._insert(TABLE_CALLING).values(table_id=table_id, browser=browser, wanted=wanted)
        new = new.on_conflict_do_update(index_elements=TABLE_CALLING.primary_key, set_={"wanted": wanted})

        def work(connection: sa.Connection) -> bool:
            if not connection.scalar(sa.select(held)):
                return False
            connection.execute(new)
            return True

        done: bool = await self._write(work)
        return done

    # Who is to be called

    async def callees(self, now: float, delay: float) -> list[Callee]:
        """Whoever may have to be called now, as far as the rows tell: not whether they are there, nor what is
        quiet in their place."""
        query = _callees(now, delay)
        found: list[Callee] = await self._read(
            lambda connection: [_callee(row) for row in connection.execute(query).mappings()]
        )
        return found

    async def undertake(self, one: Callee, reasons: Sequence[CallReason], now: float) -> int:
        """Make this call, for the first of its reasons; the others are settled with it. How often it was
        tried, with this time; 0 where another process makes it, or has."""
        first, *others = (
            {"table_id": one.table_id, "reason": reason, "turn": one.since, "target": one.channel.target}
            for reason in reasons
        )
        more = {"browser": one.channel.browser, "tries": 1}
        claim = self._insert(CALLED).values(**first, **more, due=now + CLAIM_S, done=False)
        claim = claim.on_conflict_do_update(
            index_elements=CALLED.primary_key,
            set_={"due": now + CLAIM_S, "tries": CALLED.c.tries + 1},
            where=~CALLED.c.done & (CALLED.c.due <= now),
        ).returning(CALLED.c.tries)

        def work(connection: sa.Connection) -> int:
            tries = connection.scalar(claim)
            if tries and others:
                settled = [{**other, **more, "due": now, "done": True} for other in others]
                connection.execute(self._insert(CALLED).on_conflict_do_nothing(), settled)
            return tries or 0

        try:
            made: int = await self._write(work)
        except IntegrityError:  # the table was deleted meanwhile
            return 0
        return made

    async def settle(self, one: Callee, reason: CallReason, tries: int, sent: bool, now: float) -> None:
        """It was sent, or is tried again later; but not for ever."""
        this = (CALLED.c.table_id == one.table_id) & (CALLED.c.reason == reason)
        this &= (CALLED.c.turn == one.since) & (CALLED.c.target == one.channel.target)
        due = now + BACKOFF_S * 5 ** (tries - 1)
        new = sa.update(CALLED).where(this).values(due=due, done=sent or tries >= TRIES)
        await self._write(lambda connection: connection.execute(new))

    # What goes

    def drop(self, connection: sa.Connection, browsers: Set[str]) -> bool:
        """Within a transaction: all that is kept about calling these. False: there was nothing."""
        every = (CHANNEL, CALLING, TABLE_CALLING, HOLIDAY, CALLED)
        gone = [connection.execute(sa.delete(one).where(one.c.browser.in_(browsers))) for one in every]
        return any(one.rowcount > 0 for one in gone)

    async def sweep(self, now: float) -> None:
        """What nobody will need any more."""
        seated = sa.exists().where(HOLDER.c.browser == CHANNEL.c.browser, HOLDER.c.seat >= 0)
        asked_in_vain = ~CHANNEL.c.confirmed & (CHANNEL.c.made < now - UNCONFIRMED_S)
        current = sa.exists().where(TABLE.c.id == CALLED.c.table_id, TABLE.c.since == CALLED.c.turn)
        somewhere = sa.union(
            sa.select(HOLDER.c.browser).where(HOLDER.c.seat >= 0), sa.select(CHANNEL.c.browser)
        )

        def work(connection: sa.Connection) -> None:
            idle = ~seated & (CHANNEL.c.made < now - KEEP_S)
            connection.execute(sa.delete(CHANNEL).where(asked_in_vain | idle))
            connection.execute(sa.delete(CALLING).where(CALLING.c.browser.not_in(somewhere)))
            connection.execute(sa.delete(CALLED).where(CALLED.c.due < now - KEEP_S, ~current))
            connection.execute(sa.delete(HOLIDAY).where(HOLIDAY.c.ends < now - 2 * 366 * DAY_S))

        await self._write(work)


def _callees(now: float, delay: float) -> sa.Select[Any]:
    ended = TABLE.c.status.not_in(UNDER_WAY)
    to_decide = (TABLE.c.status == "running") & (TABLE.c.player == HOLDER.c.seat)
    lately = TABLE.c.since.between(now - OVER_S, now - delay) & (TABLE.c.since >= CHANNEL.c.made)
    waits: dict[CallReason, sa.ColumnElement[bool]] = {
        "turn": to_decide & TABLE.c.since.between(CHANNEL.c.made, now - delay),
        "reminder": to_decide & TABLE.c.deadline.between(now, now + REMIND_S),
        "over": ended & lately,
        "rematch": ended & (TABLE.c.rematch == "") & _offered(now),
    }
    told = {reason: _told(reason, now).label(f"told_{reason}") for reason in REASONS}
    device = HOLDER.alias()
    of_seat = (device.c.table_id == TABLE.c.id) & (device.c.seat == HOLDER.c.seat)
    seen = sa.select(sa.func.max(device.c.seen)).where(of_seat).scalar_subquery()
    own = (device.c.table_id == TABLE.c.id) & (device.c.browser == CHANNEL.c.browser) & (device.c.seat >= 0)
    held = sa.select(sa.func.count()).select_from(device).where(own).scalar_subquery()
    free_day = sa.exists().where(
        HOLIDAY.c.browser == CHANNEL.c.browser, HOLIDAY.c.starts <= now, HOLIDAY.c.ends > now
    )
    for_table = (TABLE_CALLING.c.table_id == TABLE.c.id) & (TABLE_CALLING.c.browser == CHANNEL.c.browser)
    return (
        sa.select(
            *(column.label(f"channel_{column.name}") for column in CHANNEL.c),
            *(column.label(f"wish_{column.name}") for column in CALLING.c if column.name != "browser"),
            *(TABLE.c[name] for name in OF_TABLE),
            *told.values(),
            TABLE.c.id.label("table_id"),
            HOLDER.c.seat,
            TABLE_CALLING.c.wanted,
            seen.label("seen"),
            held.label("held"),
            free_day.label("free_day"),
        )
        .select_from(CHANNEL)
        .join(CALLING, CALLING.c.browser == CHANNEL.c.browser)
        .join(HOLDER, HOLDER.c.browser == CHANNEL.c.browser)
        .join(TABLE, TABLE.c.id == HOLDER.c.table_id)
        .outerjoin(TABLE_CALLING, for_table)
        .where(CHANNEL.c.confirmed, HOLDER.c.seat >= 0)
        .where(sa.or_(*(waits[reason] & ~_told(reason, now) for reason in REASONS)))
        .order_by(TABLE.c.since, TABLE.c.id, HOLDER.c.seat)
    )


OF_TABLE: Final = (
    *("game", "seats", "status", "resigned", "player", "clock"),
    *("since", "deadline", "updated", "rematch", "places"),
)


def _offered(now: float) -> sa.ColumnElement[bool]:
    """Somebody wants a rematch: the seats are JSON, so only who reads them knows whom it concerns."""
    return (TABLE.c.updated >= iso(now - OVER_S)) & sa.cast(TABLE.c.seats, sa.Text).like(ANSWERED)


def _told(reason: CallReason, now: float) -> sa.ColumnElement[bool]:
    """This call was made, or is being."""
    this = (CALLED.c.table_id == TABLE.c.id) & (CALLED.c.reason == reason)
    this &= (CALLED.c.turn == TABLE.c.since) & (CALLED.c.target == CHANNEL.c.target)
    return sa.exists().where(this, CALLED.c.done | (CALLED.c.due > now))


def _callee(row: Any) -> Callee:
    parts: dict[str, dict[str, Any]] = {"channel": {}, "wish": {}, "told": {}, "": {}}
    for name, value in row.items():
        part, _, rest = name.partition("_")
        if part in parts:
            parts[part][rest] = value
        else:
            parts[""][name] = value
    told = frozenset(cast(CallReason, reason) for reason, was in parts["told"].items() if was)
    return Callee(
        channel=Channel(**parts["channel"]), wishes=CallWishes(**parts["wish"]), told=told, **parts[""]
    )
