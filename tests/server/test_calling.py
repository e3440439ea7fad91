"""People are called to a table while their page is closed: who, when, how often, and what they are told."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tablestead.engine.rng import Rng
from tablestead.server.settings import Settings
from tests.server.client import SEED, Browser, Site, running, serving
from tests.server.posts import MailBox, PushService, confirm, link_in, mail_server, push_service, text_of

DAY = 86_400
HOUR = 3600
SLOW = {"kind": "move", "seconds": 2 * DAY, "increment": 0}
DELAY = 0.4
Later = Callable[[float], None]


@pytest.fixture(scope="module")
def pushes() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(scope="module")
def mails() -> Iterator[tuple[MailBox, str]]:
    with mail_server() as found:
        yield found


@pytest.fixture
def site(tmp_path: Path, later: Later, mails: tuple[MailBox, str]) -> Iterator[Site]:
    """A server that calls people after less than a second, of a time that only the test moves on."""
    with running(tmp_path / "tables.sqlite3", **calling(mails[1])) as found:
        later(1)
        yield found


def calling(smtp: str = "") -> dict[str, Any]:
    return {"call_delay_s": DELAY, "push_loopback": True, "smtp": smtp, "mail_from": "tables@example.org"}


def push_to(person: Site, pushes: PushService, name: str, **more: Any) -> None:
    answer = person.http.put("/api/calling/push", json=pushes.subscribe(name).wanted(**more))
    assert answer.status_code == 200, answer.text


def play_turn(person: Site, table: str) -> None:
    """Come to the table, play until another is to decide, and close the page."""
    with person.sit(table) as browser:
        rng = Rng(1)
        while browser.choices:
            browser.step(rng)


def sql(site: Site, text: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(site.house.database)) as connection:
        rows: list[tuple[Any, ...]] = connection.execute(text).fetchall()
        connection.commit()
    return rows


# A game of three days


def test_three_days(site: Site, later: Later, pushes: PushService, mails: tuple[MailBox, str]) -> None:
    """Both pages are closed between the turns: each is told by push and by mail, and comes back by the link."""
    box = mails[0]
    table, [béla] = site.gather("Béla", clock=SLOW)
    people = {"anna": site, "bela": béla}
    push_to(site, pushes, "anna")
    push_to(béla, pushes, "bela", lang="hu")
    confirm(site, box, "anna@example.org")
    confirm(béla, box, "bela@example.org", lang="hu")
    with site.sit(table) as browser:
        name = "anna" if browser.choices else "bela"
    later(HOUR)
    play_turn(people[name], table)
    for _ in range(6):
        later(11 * HOUR)
        name = "bela" if name == "anna" else "anna"
        called, note = pushes.next()
        mail = box.next()
        assert (called, mail["to"]) == (name, f"{name}@example.org")
        assert note["url"] == f"/table/{table}"
        assert link_in(text_of(mail), "table") == note["url"]
        later(HOUR)
        play_turn(people[called], note["url"].rpartition("/")[2])
    assert pushes.pushed.empty()
    assert box.mails.empty()
    assert sql(site, "SELECT count(*), sum(tries), min(done) FROM called WHERE reason = 'turn'") == [(12, 12, 1)]
