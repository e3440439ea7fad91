"""The last turns of a game of each title, played to its end: the browser's part of `make quick`."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

import tablestead as ts
from tests.browser.layout import record_until
from tests.browser.people import Person
from tests.browser.table import WAITS, check_accessible, check_fits, import_record, record_of

LATE = {"ages": ("2-2009.txt", 20), "milestones": ("2-limit.txt", 20), "keyflower": ("2-greedy.txt", 20)}
"""A golden game, and how many actions before its end it is taken up."""


@pytest.mark.quick
@pytest.mark.parametrize("game", LATE)
def test_a_game_comes_to_its_end(open_app: Callable[..., Page], game: str) -> None:
    play_to_its_end(open_app(), game)


def play_to_its_end(page: Page, game: str) -> None:
    golden, left = LATE[game]
    played = len(ts.parse_record(record_until(game, golden, None)).actions)
    person = Person(page)
    table = person.table
    table.show(import_record(page, record_until(game, golden, played - left)))
    while not table.over:
        if table.shell.get_attribute("data-cover") == "true":
            page.locator(".cover button").click()
            table.wait()
        seq = table.seq
        person.play()
        table.reach(seq + 1)
        page.wait_for_selector(WAITS)
        check_fits(page)
    check_accessible(page)
    assert ts.parse_record(record_of(page)).end == "finished"
