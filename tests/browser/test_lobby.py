"""The page of all open tables: it lives, filters, sorts, and nothing moves under the finger."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, WIDE, Server
from tests.browser.people import Person
from tests.browser.table import PATIENCE_MS, check_accessible, stop_clock

OpenPage = Callable[..., Page]
GREY_MS = 5_000
"""How long a table that is gone is still seen."""


@pytest.fixture
def host(house: Server) -> httpx.Client:
    """Who opens the tables; a server of its own, so that the lobby is empty at first."""
    return httpx.Client(base_url=house.url, timeout=PATIENCE_MS / 1000)


@pytest.fixture
def open_page(open_page: OpenPage, house: Server) -> OpenPage:
    def opened(size: dict[str, int] = WIDE, path: str = "/lobby") -> Page:
        page = open_page(size, path=None)
        page.goto(house.url + path)
        return page

    return opened


def offer(host: httpx.Client, game: str = "ages", free: int = 1, **more: Any) -> str:
    seats = [{"name": "Anna"}, *[{"name": "", "vacant": "anyone"}] * free]
    answer = host.post("/api/tables", json={"game": game, "seats": seats, **more})
    return str(answer.raise_for_status().json()["id"])


def row_of(person: Person, table: str) -> Locator:
    return person.page.locator(f'[data-table="{table}"]')


def fits(page: Page) -> None:
    check_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_tables_come_and_go(open_page: OpenPage, host: httpx.Client, size: dict[str, int]) -> None:
    person = Person(open_page(size), name="Béla")
    page = person.page
    expect(page.get_by_role("heading", name=person.say("shell-lobby-empty"))).to_be_visible()
    fits(page)
    first = offer(host)
    expect(row_of(person, first)).to_be_visible()  # into an empty list at once
    second = offer(host, "milestones", 2, clock={"kind": "move", "seconds": 86400})
    news = person.button("shell-lobby-new", n=1)
    expect(news).to_be_visible()
    expect(page.locator("[aria-live=assertive]")).to_have_text(person.say("shell-lobby-new", n=1))
    expect(row_of(person, second)).to_have_count(0)
    news.press("Enter")
    expect(row_of(person, second)).to_be_visible()
    expect(page.get_by_role("main")).to_be_focused()
    fits(page)
    page.clock.install()
    stop_clock(page)
    host.delete(f"/api/tables/{first}")
    expect(row_of(person, first)).to_have_class(re.compile("gone"))
    expect(row_of(person, first).get_by_role("link")).to_have_count(0)
    page.clock.run_for(GREY_MS)
    expect(row_of(person, first)).to_have_count(0)
    row_of(person, second).get_by_role("link").click()
    page.wait_for_url(f"**/table/{second}")


def test_filters_are_kept_in_the_address(open_page: OpenPage, host: httpx.Client) -> None:
    tables = [offer(host), offer(host, "milestones", 2), offer(host, "keyflower")]
    person = Person(open_page(), name="Béla")
    page = person.page
    expect(page.locator("tbody tr")).to_have_count(3)
    page.get_by_role("button", name=re.compile("^Milestones")).click()
    expect(page.locator("tbody tr")).to_have_count(1)
    expect(row_of(person, tables[1])).to_be_visible()
    assert page.url.endswith("/lobby?game=milestones")
    page.reload()
    expect(page.locator("tbody tr")).to_have_count(1)
    person.button("shell-lobby-here").click()
    expect(page.get_by_role("heading", name=person.say("shell-lobby-nomatch"))).to_be_visible()
    fits(page)
    person.button("shell-lobby-reset").click()
    expect(page.locator("tbody tr")).to_have_count(3)
    assert page.url.endswith("/lobby")
    head = page.get_by_role("columnheader", name=person.say("shell-lobby-game"))
    for order, first in (("ascending", tables[2]), ("descending", tables[0])):
        head.get_by_role("button").click()
        expect(head).to_have_attribute("aria-sort", order)
        expect(page.locator("tbody tr").first).to_have_attribute("data-table", first)


def test_a_game_is_watched_and_counted(open_page: OpenPage, host: httpx.Client, house: Server) -> None:
    table = offer(host, "milestones")
    with httpx.Client(base_url=house.url, timeout=PATIENCE_MS / 1000) as bela:
        bela.post(f"/api/tables/{table}/join", json={"seat": 1, "name": "Béla"}).raise_for_status()
    reader, stranger = Person(open_page()), Person(open_page())
    games = reader.page.get_by_role("complementary", name=reader.say("shell-lobby-watch"))
    expect(games.get_by_role("link")).to_have_count(1)
    stranger.page.get_by_role("complementary").get_by_role("link").click()
    stranger.page.wait_for_selector(".shell")
    expect(stranger.page.get_by_text(stranger.say("shell-spectators", n=1))).to_be_visible()
    expect(games).to_contain_text(reader.say("shell-spectators", n=1))
    castle = stranger.page.locator('[data-space="castle"]').first
    expect(castle).to_contain_text(stranger.say("milestones-board-piece-here"))
    expect(castle).not_to_contain_text(stranger.say("milestones-board-here"))


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_name_is_reported_and_a_person_blocked(
    open_page: OpenPage, host: httpx.Client, house: Server, size: dict[str, int]
) -> None:
    table = offer(host)
    person = Person(open_page(size), name="Béla")
    page = person.page
    more = row_of(person, table).get_by_role("button")
    more.click()
    about = page.get_by_role("dialog", name=person.say("shell-neighbours"))
    fits(page)
    about.get_by_role("button", name=person.say("shell-report-name-of", name="Anna")).click()
    expect(about.get_by_role("button", name=person.say("shell-chat-reported"))).to_be_disabled()
    page.clock.install()
    stop_clock(page)
    about.get_by_role("button", name=person.say("shell-block-them", name="Anna")).click()
    expect(about).to_have_count(0)
    expect(row_of(person, table)).to_have_class(re.compile("gone"))
    page.clock.run_for(GREY_MS)
    expect(row_of(person, table)).to_have_count(0)
    page.goto(f"{house.url}/me")
    person.button("shell-block-lift-it", name="Anna").click()
    expect(page.get_by_role("heading", name=person.say("shell-blocks"))).to_have_count(0)
    page.goto(f"{house.url}/lobby")
    expect(row_of(person, table)).to_be_visible()
