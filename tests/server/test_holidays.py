"""Days on which no deadline runs out: honest, bounded, and nothing that wins time afterwards."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tablestead.engine.rng import Rng
from tablestead.server.storage.holidays import DAYS_A_YEAR, together
from tablestead.server.table import clock
from tablestead.server.wire import Clock
from tests.server.client import Site

DAY = 86_400
SLOW = {"kind": "move", "seconds": DAY, "increment": 0}
Later = Callable[[float], None]


def days(first: int, count: int = 1) -> list[str]:
    """From so many days from now on, in UTC."""
    today = datetime.fromtimestamp(time.time(), UTC).date()
    return [(today + timedelta(days=first + n)).isoformat() for n in range(count)]


def take(person: Site, *wanted: str) -> Any:
    return person.http.put("/api/holidays", json={"days": list(wanted), "time_zone": "UTC"})


def deadline(site: Site, table: str) -> float:
    with closing(sqlite3.connect(site.house.database)) as connection:
        query = "SELECT deadline FROM game_table WHERE id = ?"
        return float(connection.execute(query, (table,)).fetchone()[0])


def play_turn(person: Site, table: str) -> None:
    with person.sit(table) as browser:
        rng = Rng(1)
        while browser.choices:
            browser.step(rng)


def two(site: Site, **more: Any) -> tuple[str, Site, Site, int]:
    """A slow game: who is to decide, the other, and the other's seat."""
    table, [other] = site.gather("Béla", **{"clock": SLOW, **more})
    with site.sit(table) as browser:
        return (table, site, other, 1) if browser.choices else (table, other, site, 0)


def midnight(day: str) -> float:
    return datetime.fromisoformat(f"{day}T00:00+00:00").timestamp()


def test_time_stands_still() -> None:
    slow = Clock("move", DAY)
    assert clock.due(slow, 0, []) == DAY
    assert clock.due(slow, 0, [(DAY, 2 * DAY)]) == DAY
    assert clock.due(slow, 0, [(DAY / 2, 2 * DAY)]) == 2.5 * DAY
    assert clock.due(slow, DAY, [(0, 1.5 * DAY), (2 * DAY, 3 * DAY)]) == 3.5 * DAY
    assert clock.due(slow, 5 * DAY, [(0, 2 * DAY)]) == 6 * DAY
    assert clock.due(Clock("move", 60), 0, [(0, DAY)]) == 60


def test_days_of_several_devices_are_one_persons() -> None:
    year = midnight("2027-01-01")
    spans = [(year + n * DAY, year + (n + 1) * DAY) for n in range(40)]
    assert together(spans) == together(spans * 2) == [(year, year + DAYS_A_YEAR * DAY)]
    assert together([spans[3], spans[0]]) == [spans[0], spans[3]]


def test_everyone_sees_a_holiday_and_deadlines_wait(site: Site, later: Later) -> None:
    table, first, second, seat = two(site)
    first_day, *_, last = wanted = days(1, 3)
    with first.sit(table) as browser:
        assert take(second, *wanted).status_code == 200
        while not browser.seats[seat]["holidays"]:
            browser.receive()
        [span] = browser.seats[seat]["holidays"]
        assert span == {"starts": midnight(first_day), "ends": midnight(last) + DAY}
        while browser.notices[-1]["notice"] != "holidays":
            browser.receive()
    assert second.http.get("/api/calling").json()["holidays"] == wanted
    play_turn(first, table)
    assert deadline(site, table) == pytest.approx(time.time() + 4 * DAY)
    play_turn(second, table)
    assert deadline(site, table) == pytest.approx(time.time() + DAY)  # the other has none


def test_a_deadline_that_runs_is_not_put_off(site: Site, later: Later) -> None:
    table, first, *_ = two(site)
    before = deadline(site, table)
    later(DAY / 2)
    assert take(first, *days(1, 5)).status_code == 200
    assert deadline(site, table) == before


def test_a_day_that_is_given_back_is_no_time_won(site: Site, later: Later) -> None:
    """Or one would take the same days again and again."""
    table, first, second, _ = two(site)
    assert take(second, *days(1, 10)).status_code == 200
    play_turn(first, table)
    since = time.time()
    assert deadline(site, table) == pytest.approx(since + 11 * DAY)
    assert take(second, *days(1, 2)).status_code == 200
    assert deadline(site, table) == pytest.approx(since + 3 * DAY)
    assert take(second).status_code == 200
    assert deadline(site, table) == pytest.approx(since + DAY)


def test_days_that_have_begun_stay(site: Site, later: Later) -> None:
    wanted = days(1, 4)
    assert take(site, *wanted).status_code == 200
    later(2 * DAY)
    assert take(site).json()["holidays"] == wanted[:2]
    later(20 * DAY)
    year = wanted[0][:4]
    kept = [day for day in wanted[:2] if day.startswith(year)]
    free = [day for day in days(1, 60) if day.startswith(year)][: DAYS_A_YEAR - len(kept)]
    assert take(site, *free).status_code == 200
    more = [day for day in days(1, 90) if day.startswith(year)][: DAYS_A_YEAR - len(kept) + 1]
    if len(more) > len(free):
        assert take(site, *more).json()["key"] == "error-holidays"


def test_there_are_so_many_a_year(site: Site) -> None:
    year = datetime.now(UTC).year + 1
    every = [(datetime(year, 1, 1, tzinfo=UTC) + timedelta(days=n)).date().isoformat() for n in range(31)]
    assert take(site, *every).json()["key"] == "error-holidays"
    assert take(site, *every[:DAYS_A_YEAR]).status_code == 200


@pytest.mark.parametrize("wrong", ["2027-02-30", "2020-01-01", "9999-12-31", "0000-01-01"])
def test_what_is_no_holiday(site: Site, wrong: str) -> None:
    assert (take(site, wrong).status_code, take(site, wrong).json()["key"]) == (400, "error-day")
    assert take(site, *days(0)).json()["key"] == "error-day"  # it has begun
    assert site.http.put("/api/holidays", json={"days": ["x"], "time_zone": "UTC"}).status_code == 400
