"""A PostgreSQL database, by asyncpg."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import asyncpg
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError, DisconnectionError, OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from tablestead.server.storage.database import CommitUnknown, Database, Result, Work, gone

CONNECT_S: Final = 10.0
POOL: Final = 10
NO_CONNECTION: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Postgres(Database):
    """A small pool. The address is read by asyncpg, which knows all that libpq does (sockets, sslmode …)."""

    shared = True

    def __init__(self, address: str, command_s: float | None) -> None:
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=partial(dial, address, command_s),
            pool_size=POOL,
            max_overflow=0,
            hide_parameters=True,
        )
        self._reader = self._engine.execution_options(isolation_level="REPEATABLE READ")
        sa.event.listen(self._engine.sync_engine, "checkout", _check_open)

    async def run(self, work: Work[Result], reads: bool = False) -> Result:
        try:
            return await self._run(work, reads)
        except DBAPIError as error:
            if isinstance(error, CommitUnknown) or not error.connection_invalidated:
                raise
        # The connection broke before the end, so nothing was written: a new one may do.
        return await self._run(work, reads)

    async def _run(self, work: Work[Result], reads: bool) -> Result:
        done = False
        try:
            async with (self._reader if reads else self._engine).begin() as connection:
                result = await connection.run_sync(work)
                done = True
            return result
        except (*NO_CONNECTION, DBAPIError) as error:
            told = isinstance(error, DBAPIError)
            if done and (not told or gone(error)):
                raise CommitUnknown(None, None, getattr(error, "orig", None) or error) from error
            if told:
                raise
            raise OperationalError(None, None, error) from error

    def insert(self, table: sa.Table) -> Any:
        return postgresql.insert(table)

    async def close(self) -> None:
        await self._engine.dispose()


async def dial(address: str, command_s: float | None) -> Any:
    try:
        return await asyncpg.connect(address, timeout=CONNECT_S, command_timeout=command_s)
    except ValueError:  # may quote the password
        raise ConnectionError("not an address") from None


def _check_open(connection: Any, *_: object) -> None:
    """A connection that broke while it waited is replaced, so that nobody hears of it."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError
