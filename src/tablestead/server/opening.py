"""Where tables come from: new ones, records, rematches, and earlier positions of games that are over."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from string import ascii_letters, digits
from typing import Final, cast

import tablestead as ts
from tablestead.engine.record import Record
from tablestead.server import arrangement, wire
from tablestead.server.chance import Chance
from tablestead.server.limits.meter import aside
from tablestead.server.people import names
from tablestead.server.people.seats import Seat, is_listed, new_secret, stored
from tablestead.server.reader import Reader
from tablestead.server.rejection import RequestRejected
from tablestead.server.storage import LEASE_S, Holder, Storage, StoredEvent, StoredStatus, StoredTable, now
from tablestead.server.storage.rows import HOST
from tablestead.server.table import clock, commands
from tablestead.server.table.history import replayed
from tablestead.server.table.position import RUNNING, WAITING
from tablestead.server.table.table import Table

ID_LETTERS: Final = ascii_letters + digits
"""No signs: a host types ids after commands, where one that begins with a hyphen would be an option."""
ID_CHARACTERS: Final = 22
Count = Callable[[], None]


class Opening:
    """All ways to open one."""

    def __init__(
        self,
        storage: Storage,
        chance: Chance,
        reader: Reader,
        current: Callable[[str], Awaitable[Table]],
        opened: Callable[[StoredTable], Awaitable[None]],
    ) -> None:
        self._storage = storage
        self._chance = chance
        self._reader = reader
        self._current = current
        self._opened = opened

    async def create(self, new: wire.NewTable, browser: str, count: Callable[[bool], None]) -> str:
        """Open a table; `count` is told before, when nothing is wrong with it, whether the lobby shows it."""
        game, options, seats = arrangement.checked(new, self._chance)
        count(is_listed(seats))
        held = [n for n, seat in enumerate(seats) if seat.person]
        holders = [Holder(n, browser, time.time()) for n in (HOST, *held)]
        hints = not any(seat.vacant for seat in seats) if new.hints is None else new.hints
        record = Record(game, options)
        return await self._create(record, seats, holders, new.real_draws, new.clock, new.watch, hints)

    async def arrange(self, table_id: str, browser: str, new: wire.NewTable, count: Count) -> None:
        """Change a table that waits for players: its address and its invite stay."""
        table = await self._current(table_id)
        holders = table.audience.holders
        if not holders.hosts(browser):
            raise RequestRejected("error-not-host")
        game, options, seats = arrangement.checked(new, self._chance)
        if is_listed(seats) and not table.position.row.listed:
            count()
        await table.change(commands.arrange(Record(game, options), seats, holders.of(browser), new))

    async def adopt(self, text: str, browser: str, count: Count) -> str:
        """A table from a record: goes on with people where it was left, or is there to look at."""
        record = await self._reader.read(text)
        count()
        players = int(record.options["players"])
        given = record.names or [""] * players
        seats = [Seat(names.shown(name) or str(number)) for number, name in enumerate(given, start=1)]
        holders = [Holder(n, browser) for n in (HOST, *range(players))]
        return await self._create(record, seats, holders)

    async def branch(self, table: Table, at: int, browser: str, count: Count) -> str:
        """A table that goes on from an earlier position of a game that is over: against the same bots, and
        bots where other people sat. Who only looked on takes the seat that decides."""
        record, _ = table.position.current()
        if not table.position.over or at >= len(record.actions):
            raise RequestRejected("error-position", {"n": len(record.actions) - 1})
        past = Record(record.game, record.options, record.names)
        past.actions = record.actions[:at]
        state = await aside(past.state)
        mine = table.audience.holders.of(browser) or [state.player if state.player >= 0 else state.active]
        count()
        levels = ts.level_names(record.game.id)
        seats = [
            Seat(seat.name, "" if number in mine else seat.bot or levels[len(levels) // 2])
            for number, seat in enumerate(table.position.seats)
        ]
        holders = [Holder(number, browser, time.time()) for number in (HOST, *mine)]
        return await self._create(past, seats, holders)

    async def rematch(self, table_id: str, browser: str, count: Count) -> str:
        """Offer a rematch, or accept it: the same seats and their owners, and the next seat begins. Empty
        until all have accepted; `count` is called before a table is opened. Later all are led to that one."""
        table = await self._current(table_id)
        position, audience = table.position, table.audience
        mine = audience.holders.of(browser)
        if not mine:
            raise RequestRejected("error-no-seat")
        if not position.over:
            raise RequestRejected("error-rematch")
        was = position.row.rematch
        if was in await self._storage.versions([was]):  # it may have been deleted
            return was
        await table.change(commands.offer_rematch(mine, audience.online, was))
        if position.row.rematch or not commands.all_accept(position):
            return position.row.rematch
        count()
        new = await self._open_rematch(table)
        try:
            await table.change(commands.rematched(new))
        except RequestRejected:
            await self._storage.delete(new)
            return position.row.rematch
        return new

    async def _open_rematch(self, table: Table) -> str:
        position = table.position
        record, _ = position.current()
        options = dict(record.options)
        if isinstance(start := options.get("start"), int):
            options["start"] = start % len(position.seats) + 1
        seats = [Seat(seat.name, seat.bot, seat.vacant) for seat in position.seats]
        row = position.row
        holders = [replace(holder, seen=time.time()) for holder in table.audience.holders.list()]
        return await self._create(
            Record(record.game, options), seats, holders, row.real_draws, position.clock, row.watch, row.hints
        )

    async def _create(
        self,
        record: Record,
        seats: Sequence[Seat],
        holders: Sequence[Holder],
        real_draws: bool = False,
        timing: wire.Clock | None = None,
        watch: bool = True,
        hints: bool = True,
    ) -> str:
        timing = timing or wire.Clock()
        waiting = any(seat.vacant for seat in seats)
        steps = await aside(replayed, record)
        if not (real_draws or record.end or waiting):
            steps.draw(self._chance.dealer(len(record.actions)))
        state = steps.after
        end = record.end or ("finished" if state.player == ts.OVER else "")
        status = WAITING if waiting else cast(StoredStatus, end or RUNNING)
        bot = status == RUNNING and state.player >= 0 and bool(seats[state.player].played_by)
        times = clock.first(timing, len(seats))
        if status == RUNNING:
            times = clock.running(timing, times, -1 if bot else state.player, time.time())
        row = StoredTable(
            id="".join(secrets.choice(ID_LETTERS) for _ in range(ID_CHARACTERS)),
            game=record.game.id,
            options=dict(record.options),
            rules_version=record.game.rules_version,
            seats=stored(seats),
            real_draws=real_draws,
            status=status,
            resigned=record.resigned,
            round=state.round,
            player=state.player,
            created=now(),
            updated=now(),
            seq=1 if steps.actions else 0,
            invite=new_secret(),
            watch=watch,
            hints=hints,
            clock={"kind": timing.kind, "seconds": timing.seconds, "increment": timing.increment},
            time_left=times.left,
            since=times.since,
            deadline=times.deadline,
            bot_turn=bot,
            listed=is_listed(seats),
            lease=self._storage.process,
            lease_until=time.time() + LEASE_S,
            scores=state.scores() if status == "finished" else [],
            places=state.places() if status == "finished" else [],
        )
        events = [StoredEvent(1, "act", {"id": "", "lines": steps.texts})] if steps.actions else []
        await self._storage.create(row, events, holders)
        await self._opened(row)
        return row.id
