"""All tables of a server: opening, importing, listing, deleting."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Final

import tablestead as ts
from tablestead.engine.record import Record
from tablestead.server import wire
from tablestead.server.bots import BotPool
from tablestead.server.live import LiveTable, Refused, play
from tablestead.server.storage import Storage, StoredEvent, StoredTable, now

MAX_NAME: Final = 40
CACHED_TABLES: Final = 200


class Tables:
    """All tables of this server; those in use are kept in memory."""

    def __init__(self, storage: Storage, pool: BotPool) -> None:
        self._storage = storage
        self._pool = pool
        self._live: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()

    async def resume(self) -> None:
        """After a start: tables that wait for a bot go on."""
        for row in await self._storage.running():
            if 0 <= row.player < len(row.seats) and row.seats[row.player]["bot"]:
                await self.get(row.id)

    async def get(self, table_id: str) -> LiveTable:
        async with self._loading:
            if table_id in self._live:
                self._live[table_id] = self._live.pop(table_id)  # the latest used comes last
                return self._live[table_id]
            stored = await self._storage.load(table_id)
            if stored is None:
                raise Refused("error-table")
            table = self._live[table_id] = LiveTable(self._storage, self._pool, *stored)
            for old in [table for table in self._live.values() if table.idle][:-CACHED_TABLES]:
                del self._live[old.id]
            table.wake()
            return table

    async def list(self) -> list[wire.TableRow]:
        rows = []
        for row in await self._storage.latest():
            status = row.status
            if row.game not in ts.games() or row.rules_version != ts.game(row.game).rules_version:
                status = (await self.get(row.id)).status  # only a replay tells whether it still fits
            seats = [wire.SeatSetup(**seat) for seat in row.seats]
            if status.startswith("resigned"):
                status = "abandoned"
            rows.append(wire.TableRow(row.id, row.game, seats, status, row.round, row.player, row.updated))
        return rows

    async def create(self, new: wire.NewTable) -> str:
        game = ts.game(new.game)
        if new.options.get("players", len(new.seats)) != len(new.seats):
            raise Refused("error-seats", {"n": len(new.seats)})
        if new.real and game.hidden:  # what one draws and types in, everybody would see
            raise Refused("error-real-hidden")
        bots = ts.bot_names(game.id)
        seats = []
        for number, seat in enumerate(new.seats, start=1):
            name = clean_name(seat.name)
            if not 0 < len(name) <= MAX_NAME:
                raise Refused("error-name", {"number": number, "n": MAX_NAME})
            if seat.bot and seat.bot not in bots:
                raise Refused("error-bot-unknown", {"bot": seat.bot[:60], "allowed": ", ".join(bots)})
            seats.append(wire.SeatSetup(name, seat.bot))
        options = game.check({**new.options, "players": len(seats)}, settled=False)
        options = ts.Dealer().settle(game, **options)
        return await self._create(Record(game, options), seats, new.real)

    async def adopt(self, record: Record) -> str:
        """A table from a record: goes on with people where it was left, or is there to look at."""
        players = int(record.options["players"])
        names = [clean_name(name)[:MAX_NAME] for name in record.names] or [""] * players
        seats = [wire.SeatSetup(name or str(number)) for number, name in enumerate(names, start=1)]
        return await self._create(record, seats, real=False)

    async def _create(self, record: Record, seats: Sequence[wire.SeatSetup], real: bool) -> str:
        state = record.start()
        dealer = None if real or record.end else ts.Dealer()
        _, lines = play(state, record.actions, dealer)
        row = StoredTable(
            id=secrets.token_hex(8),
            game=record.game.id,
            options=dict(record.options),
            rules_version=record.game.rules_version,
            seats=[{"name": seat.name, "bot": seat.bot} for seat in seats],
            real=real,
            status=record.end or ("finished" if state.player == ts.OVER else "running"),
            round=state.round,
            player=state.player,
            created=now(),
            updated=now(),
        )
        events = [StoredEvent(1, "act", {"id": "", "lines": lines})] if lines else []
        await self._storage.create(row, events)
        await self.get(row.id)  # a bot may be the first to play
        return row.id

    async def delete(self, table_id: str) -> None:
        table = await self.get(table_id)
        async with table.lock:
            if not await self._storage.delete(table_id):
                raise Refused("error-table")
            self._live.pop(table_id, None)
            table.delete()

    async def close(self) -> None:
        """Bots stop between two moves: a move that is being written is written."""
        for table in self._live.values():
            async with table.lock:
                table.stop()
            await table.stopped()
        self._pool.close()


def clean_name(name: str) -> str:
    """Trimmed, on one line: a record writes names as lines."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())
