"""What is kept about calling people, and when it goes."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from tablestead.server.people.seats import left
from tablestead.server.storage import CallWishes, Holder, Storage, StoredHoliday
from tests.server.stored import ANNA, BELA, CILI, callee, channel, coroutine, opened, table

DAY = 86_400.0
NOW = 1000 * DAY
KEPT = ("channel", "calling", "table_calling", "holiday", "called")


async def browsers(storage: Storage) -> dict[str, list[str]]:
    """By kind: about whom something is kept."""

    def work(connection: sa.Connection) -> dict[str, list[str]]:
        found = {name: connection.exec_driver_sql(f"SELECT browser FROM {name}") for name in KEPT}
        return {name: sorted(rows.scalars()) for name, rows in found.items()}

    kept: dict[str, list[str]] = await storage._database.run(work)
    return kept


async def call(storage: Storage, table_id: str, browser: str, **more: Any) -> None:
    """All that can be kept about somebody."""
    wanted = channel(browser, **more)
    await storage.calls.open(wanted, CallWishes(), 0.0)
    await storage.calls.want(table_id, browser, True)
    await storage.calls.undertake(callee(table_id, channel=wanted), ["turn"], NOW)
    await storage.holidays.keep(browser, [StoredHoliday("2027-01-01", NOW, NOW + DAY)], 0.0, lambda *_: 0.0)


@coroutine
async def test_who_is_erased_by_an_admin_is_called_no_more(database: str) -> None:
    async with opened(database) as storage:
        await storage.create(table("t"), [], [Holder(0, ANNA), Holder(1, BELA)])
        await call(storage, "t", ANNA)
        await call(storage, "t", BELA)
        assert await browsers(storage) == {name: [ANNA, BELA] for name in KEPT}
        assert await storage.admin.erase([ANNA], left, "root", "erase t 1")
        assert await browsers(storage) == {name: [BELA] for name in KEPT}


@coroutine
async def test_who_has_channels_and_no_seat_any_more_is_erased_too(database: str) -> None:
    async with opened(database) as storage:
        await storage.calls.open(channel(CILI), CallWishes(), 0.0)
        assert await storage.admin.erase([CILI], left, "root", "erase t 1")
        assert await browsers(storage) == {name: [] for name in KEPT}
        assert not await storage.admin.erase([CILI], left, "root", "erase t 1")


@coroutine
async def test_what_nobody_needs_is_swept(database: str) -> None:
    async with opened(database) as storage:
        await storage.create(table("t"), [], [Holder(0, ANNA)])
        await call(storage, "t", ANNA, made=NOW)
        await storage.calls.open(channel(ANNA, "mail", made=NOW, confirmed=False), CallWishes(), 0.0)
        await storage.calls.open(channel(BELA, made=NOW), CallWishes(), 0.0)  # has no seat
        await storage.calls.wish(CILI, CallWishes())  # neither a seat nor a channel
        every = {"table_calling": [ANNA], "holiday": [ANNA], "called": [ANNA]}
        await storage.calls.sweep(NOW)
        assert await browsers(storage) == every | {"channel": [ANNA, ANNA, BELA], "calling": [ANNA, BELA]}
        await storage.calls.sweep(NOW + 2 * DAY + 1)  # an address that nobody has confirmed
        assert await browsers(storage) == every | {"channel": [ANNA, BELA], "calling": [ANNA, BELA]}
        await storage.calls.sweep(NOW + 31 * DAY)
        assert await browsers(storage) == every | {"channel": [ANNA], "calling": [ANNA]}
        await storage.calls.sweep(NOW + 734 * DAY)  # two years after the holiday
        assert (await browsers(storage))["holiday"] == []


@coroutine
async def test_a_call_is_kept_while_its_turn_goes_on(database: str) -> None:
    """Else it would be told a second time."""
    async with opened(database) as storage:
        await storage.create(table("t", since=NOW), [], [Holder(0, ANNA)])
        await storage.create(table("u", since=NOW), [], [Holder(0, BELA)])
        await storage.calls.undertake(callee("t", since=NOW), ["turn"], NOW)
        passed = callee("u", channel=channel(BELA), since=NOW - DAY)
        await storage.calls.undertake(passed, ["turn"], NOW)
        await storage.calls.sweep(NOW + 31 * DAY)
        assert (await browsers(storage))["called"] == [ANNA]
