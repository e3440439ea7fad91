"""`tablestead admin`: what who runs a server can do about its tables and people, while it runs or not."""

from __future__ import annotations

import asyncio
import getpass
import ipaddress
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from tablestead.engine.errors import OptionError, TablesteadError
from tablestead.engine.visible import one_line
from tablestead.words import Words

if TYPE_CHECKING:
    from tablestead.server.storage import Storage

Work = Callable[["Storage"], Awaitable[Any]]


def list_all(words: Words, database: str) -> None:
    """Tables, what was reported, who is banned or muted."""

    async def work(storage: Storage) -> None:
        for row in await storage.admin.tables():
            names = ", ".join(one_line(seat["name"]) or "–" for seat in row["seats"])
            print(f"{row['id']}  {row['updated']}  {row['game']}  {row['status']}  {names}")
        for one in await storage.chat.reports():
            said = {"name": one_line(one.name), "text": one_line(one.text), "date": one.reported}
            key = "terminal-admin-report" if one.n > 0 else "terminal-admin-report-name"
            print(words.say(key, {"table": one.table_id, "n": one.seat + 1, **said}))
        for network, made in (await storage.admin.sanctions("ban")).items():
            print(words.say("terminal-admin-ban", {"value": network, "date": made}))
        for browser, made in (await storage.admin.sanctions("mute")).items():
            print(words.say("terminal-admin-mute", {"value": browser[:16], "date": made}))

    _run(database, work)


def show_log(words: Words, database: str) -> None:
    """What was done by these commands."""

    async def work(storage: Storage) -> None:
        for line in await storage.admin.log():
            print(f"{line.at}  {one_line(line.who)}  {one_line(line.what)}")

    _run(database, work)


def close(words: Words, table: str, database: str) -> None:
    """End a game for everyone."""
    _do(words, database, lambda storage: storage.admin.close(table, _user(), f"close {table}"))


def ban(words: Words, address: str, database: str) -> None:
    _punish_address(words, address, True, database)


def unban(words: Words, address: str, database: str) -> None:
    _punish_address(words, address, False, database)


def _punish_address(words: Words, address: str, on: bool, database: str) -> None:
    try:
        network = str(ipaddress.ip_network(address, strict=False))
    except ValueError as error:
        info = {
            "option": "ADDRESS",
            "value": address[:60],
            "allowed": "192.0.2.7, 192.0.2.0/24, 2001:db8::/48",
        }
        raise OptionError("error-option-value", info) from error
    what = f"{'ban' if on else 'unban'} {network}"
    _do(words, database, lambda storage: storage.admin.punish("ban", [network], on, _user(), what))


def mute(words: Words, table: str, seat: int, database: str) -> None:
    _punish_seat(words, table, seat, True, database)


def unmute(words: Words, table: str, seat: int, database: str) -> None:
    _punish_seat(words, table, seat, False, database)


def _punish_seat(words: Words, table: str, seat: int, on: bool, database: str) -> None:
    async def work(storage: Storage) -> bool:
        what = f"{'mute' if on else 'unmute'} {table} {seat}"
        browsers = await storage.admin.holders(table, seat - 1)
        return await storage.admin.punish("mute", browsers, on, _user(), what)

    _do(words, database, work)


def remove_name(words: Words, table: str, seat: int, database: str) -> None:
    """A number takes the place of a name."""
    from tablestead.server.people.seats import left

    what = f"remove-name {table} {seat}"
    _do(words, database, lambda storage: storage.admin.remove_name(table, seat - 1, left, _user(), what))


def erase(words: Words, table: str, seat: int, database: str) -> None:
    """The names and the chat of who has a seat, at all tables."""
    from tablestead.server.people.seats import left

    async def work(storage: Storage) -> bool:
        browsers = await storage.admin.holders(table, seat - 1)
        return await storage.admin.erase(browsers, _named(left), _user(), f"erase {table} {seat}")

    _do(words, database, work)


def _named(left: Callable[[Sequence[dict[str, Any]], Sequence[int], bool], dict[str, Any]]) -> Any:
    """Names go, seats stay: also at a table that waits."""
    return lambda seats, gone, _: left(seats, gone, False)


def _do(words: Words, database: str, work: Callable[[Storage], Awaitable[bool]]) -> None:
    if not _run(database, work):
        raise TablesteadError("terminal-admin-nothing")
    print(words.say("terminal-admin-done"))


def _run(database: str, work: Work) -> Any:
    from sqlalchemy.exc import SQLAlchemyError

    from tablestead.server.storage import Storage, is_postgres
    from tablestead.server.storage.database import database_path, shown, unreachable

    async def visit() -> Any:
        storage = await Storage.open(database, visit=True)
        try:
            return await work(storage)
        except SQLAlchemyError as error:
            raise unreachable(database, error) from error
        finally:
            await storage.close()

    if not is_postgres(database) and not database_path(database).is_file():
        raise TablesteadError("terminal-admin-none", {"path": shown(database)})
    return asyncio.run(visit())


def _user() -> str:
    """Who of this machine does it."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # one without a name
        return "?"
