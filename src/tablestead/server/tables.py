"""All tables of a server: finding, listing, deleting; and what has to be looked after."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec
from litestar.datastructures import State

import tablestead as ts
from tablestead.server import wire
from tablestead.server.analyst import Analyst
from tablestead.server.bots.pool import BotPool
from tablestead.server.chance import Chance
from tablestead.server.limits.bans import Bans
from tablestead.server.limits.meter import aside
from tablestead.server.lobby import Listing, Lobby, hidden_by, with_host
from tablestead.server.opening import Opening
from tablestead.server.operations import metrics
from tablestead.server.operations.logs import short
from tablestead.server.operations.sweeper import Sweeper
from tablestead.server.people.seats import ANYONE, Holders, read
from tablestead.server.reader import Reader
from tablestead.server.rejection import RequestRejected
from tablestead.server.settings import Settings
from tablestead.server.storage import LEASE_S, Holder, Storage, StoredLine, StoredTable
from tablestead.server.storage.faults import why
from tablestead.server.storage.rows import HOST
from tablestead.server.table.audience import Present, together
from tablestead.server.table.journal import STORAGE_FAILED
from tablestead.server.table.position import Position
from tablestead.server.table.table import Table
from tablestead.server.table.viewer import Viewer

log = logging.getLogger(__name__)

CACHED_TABLES: Final = 200
CACHED_HISTORIES: Final = 20
"""Tables nobody looks at that keep their logs: some megabytes in a long game."""
IS_ID: Final = re.compile(r"[\w-]{1,32}", re.ASCII)
BEAT_S: Final = 5.0
"""How often leases are renewed, and gaps looked for."""
STOP_S: Final = 0.5


class Tables:
    """All tables of this server; those in use are kept in memory."""

    def __init__(self, storage: Storage, pool: BotPool, settings: Settings) -> None:
        self.storage = storage
        self._pool = pool
        self._settings = settings
        self._chance = Chance(settings.seed)
        self._reader = Reader()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._begun = time.time()
        self.lobby = Lobby(self._listing)
        self._present: dict[str, dict[str, Present]] = {}
        """By table and other process: who is there, also at tables that are not in memory here."""
        self._processes: dict[str, float] = {}
        """When the other processes were last heard of."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.bans = Bans(storage)
        self.opening = Opening(storage, self._chance, self._reader, self.current, self._opened)
        self.analyst = Analyst(storage, pool, self.get)
        self.key = ""  # by which cookies and codes are signed
        storage.listen(self._heard)

    async def begin(self) -> None:
        """After a start: tables that wait for a bot go on, and everything is looked after from now on."""
        self.key = await self.storage.devices.key()
        await self._beat()
        self._soon(self._look_after())

    async def get(self, table_id: str) -> Table:
        table = self._tables.pop(table_id, None)
        if table is not None:
            self._tables[table_id] = table  # the latest used comes last
            return table
        if table_id not in self._loading:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def current(self, table_id: str) -> Table:
        """A table as it is stored, when something was just done about it."""
        table = await self.get(table_id)
        await table.resync_if_stale()
        return table

    async def _load(self, table_id: str) -> Table:
        loaded = await self.storage.load(table_id) if IS_ID.fullmatch(table_id) else None
        if loaded is None:
            raise RequestRejected("error-table")
        row, events, holders = loaded
        holidays = await self.storage.holidays.at(row)
        try:
            position = await aside(Position, self._chance, row, events)  # of a long game that takes a while
            position.holidays = holidays
            about = (position, events, holders, self._settings, self._begun, self.lobby.changed)
            table = self._tables[table_id] = Table(self.storage, self._pool, *about)
        except Exception as error:
            log.error("table %s is damaged in the database: %s", short(table_id), type(error).__name__)
            raise RequestRejected("error-table-damaged") from error
        idle = [table for table in self._tables.values() if table.idle]
        for old in idle[:-CACHED_TABLES]:
            del self._tables[old.id]
        for old in idle[-CACHED_TABLES:-CACHED_HISTORIES]:
            old.position.forget_history()
        metrics.TABLES.set(len(self._tables))
        for process, present in self._present.get(table_id, {}).items():
            table.audience.present_elsewhere(process, present)
        table.wake_bots()
        return table

    # Lists

    async def open_tables(self, browser: str) -> list[wire.TableRow]:
        """Those with a seat for anyone."""
        rows = (await self._listing()).to(browser).values()
        return [row for row in rows if any(seat.vacant == ANYONE for seat in row.seats)]

    async def _listing(self) -> Listing:
        """Tables with a seat for anyone, and games to watch."""
        tables, blocks = await self.storage.lobby(), await self.storage.blocks.in_lobby()
        found = [(await self._readable(row), Holders(held)) for row, held in tables]
        rows = {
            row.id: with_host(row, holders)
            for row, holders in found
            if row is not None and (row.watch or any(seat.vacant for seat in row.seats))
        }
        return Listing(rows, hidden_by(blocks, tables))

    async def mine(self, browser: str) -> list[wire.TableRow]:
        found = await self.storage.mine(browser) if browser else []
        rows = [await self._readable(row, held) for row, held in found]
        return [row for row in rows if row is not None]

    async def _readable(self, row: StoredTable, held: Sequence[Holder] = ()) -> wire.TableRow | None:
        """One that is damaged keeps nobody from the others."""
        try:
            return await self._row(row, held)
        except STORAGE_FAILED:
            raise
        except Exception as error:
            log.error("table %s cannot be listed: %s", short(row.id), type(error).__name__)
            return None

    async def _row(self, row: StoredTable, held: Sequence[Holder]) -> wire.TableRow:
        mine = {holder.seat for holder in held}
        present = self.present_at(row.id)
        seats = [
            wire.SeatInfo(seat.name, seat.bot, n in mine, seat.vacant, seat.stand_in, n in present.seats)
            for n, seat in enumerate(read(row.seats))
        ]
        status: wire.Status = row.status
        if row.game not in ts.game_ids() or row.rules_version != ts.game(row.game).rules_version:
            status = (await self.get(row.id)).position.status  # only a replay tells whether it still fits
        scores, places = row.scores, row.places
        if status == "finished" and not scores:  # stored by an older version
            _, state = (await self.get(row.id)).position.current()
            scores, places = state.scores(), state.places()
        return wire.TableRow(
            id=row.id,
            game=row.game,
            seats=seats,
            status=status,
            resigned=row.resigned,
            round=row.round,
            player=row.player,
            updated=row.updated,
            clock=wire.Clock(**row.clock),
            host=HOST in mine,
            deadline=row.deadline,
            scores=scores,
            places=places,
            created=row.created,
            watch=row.watch,
            watching=present.watching,
        )

    def present_at(self, table_id: str) -> Present:
        """Who is there, by whichever process."""
        here = [table.audience.everyone] if (table := self._tables.get(table_id)) else []
        return together(here or list(self._present.get(table_id, {}).values()))

    # Taking part and leaving

    async def delete(self, table_id: str, browser: str) -> None:
        await (await self.get(table_id)).delete(browser)
        self._tables.pop(table_id, None)
        self.lobby.changed()

    async def _opened(self, row: StoredTable) -> None:
        """Everybody may hear of it, and a bot that begins against people begins at once."""
        self.lobby.changed()
        if row.bot_turn and any(not seat.played_by for seat in read(row.seats)):
            await self.get(row.id)

    def visitor(self, table: Table, browser: str) -> Viewer:
        """Who asks without a socket."""
        viewer = Viewer(browser)
        table.audience.seat(viewer)
        return viewer

    # What has to be looked after

    def _soon(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_after(self) -> None:
        sweeper = Sweeper(self.storage, self._settings)
        while True:
            try:
                await sweeper.beat()
                await asyncio.sleep(BEAT_S)
                await self._beat()
            except Exception:  # whatever it is: without a beat no bot would play any more
                log.exception("what has to be looked after was not")
                await asyncio.sleep(BEAT_S)

    async def _beat(self) -> None:
        """Renew the leases, take over what a dead process left, close the gaps, be known to the others."""
        try:
            for table_id in await self.storage.leases.renew():
                await self._play_on(table_id)
            for table in self._tables.values():
                table.wake_bots()  # those that rested, of whose visitors elsewhere nobody told
            await self._close_gaps()
            await self.analyst.beat()
            await self.bans.refresh()
            await self._free_lapsed()
            await self.storage.notify({"here": True})
            self.lobby.changed()  # what nobody told of: games that ended, processes that died
        except STORAGE_FAILED as error:
            log.error("the database does not answer: %s", why(error))
        self._forget_silent()

    async def _play_on(self, table_id: str) -> None:
        """Let the bots of a leased table play; one that cannot be loaded keeps no other from it."""
        try:
            table = await self.get(table_id)
        except RequestRejected:  # it was deleted meanwhile
            return
        except Exception:
            log.exception("table %s cannot be loaded", short(table_id))
            return
        table.lease()

    async def _close_gaps(self) -> None:
        """Catch up with tables that other processes changed without our hearing of it."""
        known = list(self._tables.values())
        stored = await self.storage.versions([table.id for table in known])
        for table in known:
            if table.id not in stored or table.is_behind(stored[table.id]):
                await self._catch_up(table.id)

    async def refresh(self, ids: Sequence[str]) -> None:
        """See at once what was stored about these tables, but not by way of them."""
        for table_id in ids:
            await self._catch_up(table_id)

    async def _free_lapsed(self) -> None:
        for table in list(self._tables.values()):
            with contextlib.suppress(RequestRejected):  # it is tried again
                await table.free_lapsed()

    async def _catch_up(self, table_id: str, told: StoredLine | None = None) -> None:
        table = self._tables.get(table_id)
        if table is None:
            return
        try:
            await table.catch_up(told)
        except STORAGE_FAILED as error:
            log.warning("a table could not be brought up to date: %s", why(error))
        if table.deleted:
            self._tables.pop(table_id, None)

    # Other processes

    def _heard(self, message: dict[str, Any]) -> None:
        if "lost" in message:
            self._soon(self._recover())
            return
        process = str(message.get("process", ""))
        if process not in self._processes:  # a new one: it does not know who is here
            for table in self._tables.values():
                self._soon(table.announce())
        self._processes[process] = time.monotonic()
        self.lobby.changed()
        if "table" in message:
            self._soon(self._catch_up(str(message["table"]), _line_of(message)))
        elif "analysis" in message:
            if (here := self._tables.get(str(message["analysis"]))) is not None:
                here.audience.tell(wire.Note("analysis"))
        elif "chat" in message:
            self._soon(self._read_chat(str(message["chat"])))
        elif "present" in message:
            self._heard_present(process, message)

    def _heard_present(self, process: str, message: dict[str, Any]) -> None:
        table_id = str(message["present"])
        present = Present(
            [int(seat) for seat in message.get("seats", [])],
            int(message.get("watching", 0)),
            str(message.get("address", "")),
        )
        self._set_present(table_id, process, present)
        if (here := self._tables.get(table_id)) is not None:
            here.audience.present_elsewhere(process, present)
            here.wake_bots()
            if message.get("ask"):
                self._soon(here.announce())

    def _set_present(self, table_id: str, process: str, present: Present) -> None:
        known = self._present.pop(table_id, {})
        known[process] = present
        if known := {name: one for name, one in known.items() if one.seats or one.watching}:
            self._present[table_id] = known

    async def _recover(self) -> None:
        """What the others said meanwhile was missed."""
        try:
            await self._close_gaps()
            for table_id in list(self._tables):
                await self._read_chat(table_id)
        except STORAGE_FAILED as error:
            log.warning("what was missed could not be read: %s", why(error))

    async def _read_chat(self, table_id: str) -> None:
        table = self._tables.get(table_id)
        if table is None:
            return
        try:
            await table.catch_up_chat()
        except STORAGE_FAILED as error:
            log.warning("a chat could not be read: %s", why(error))

    def _forget_silent(self) -> None:
        """A process that has said nothing for long is dead, and nobody is there by it."""
        silent = [name for name, at in self._processes.items() if time.monotonic() - at > LEASE_S]
        for process in silent:
            del self._processes[process]
            for table_id in list(self._present):
                self._set_present(table_id, process, Present([], 0))
            for table in self._tables.values():
                table.audience.forget_process(process)

    # The end

    async def send_shutdown_notice(self) -> None:
        """Let the bots rest, tell everyone that the server ends, and wait until the sockets have said so."""
        if stopping := [asyncio.create_task(table.stop()) for table in self._tables.values()]:
            await asyncio.wait(stopping, timeout=STOP_S)  # a storage that hangs keeps nobody from hearing it
        viewers = [viewer for table in self._tables.values() for viewer in table.audience.viewers]
        viewers += self.lobby.viewers
        for viewer in viewers:
            viewer.send(wire.Note("restart"))
        while any(viewer.queue for viewer in viewers):
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        self.lobby.close()
        for task in list(self._tasks):
            task.cancel()
        self.analyst.close()
        for table in list(self._tables.values()):
            await table.stop()
        self._pool.close()
        self._reader.close()
        try:
            await self.storage.leases.release()
            await self.storage.analyses.release()
        except STORAGE_FAILED as error:
            log.warning("leases could not be given back: %s", why(error))


def _line_of(message: dict[str, Any]) -> StoredLine | None:
    """What was stored, where another process tells it in a way that is known here."""
    with contextlib.suppress(msgspec.ValidationError):
        return msgspec.convert(message.get("line"), StoredLine | None)
    return None


def tables_of(state: State) -> Tables:
    """Those of a running server."""
    return cast(Tables, state.tables)
