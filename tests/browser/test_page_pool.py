"""A page that a test has left is as good as a new one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NOWHERE, PHONE, WIDE, Server, looks
from tests.browser.failures import Pages
from tests.browser.page_pool import BARE, PagePool

CHANGES: dict[str, Callable[[Page], object]] = {
    "an init script": lambda page: page.add_init_script("window.left = true"),
    "a clock": lambda page: page.clock.install(),
    "a network that was cut": lambda page: page.context.set_offline(False),
    "a route": lambda page: page.route("**/nothing", lambda route: route.abort()),
    "a second page": lambda page: page.context.new_page(),
    "another site": lambda page: page.goto("about:blank"),
}


@pytest.fixture
def of_a_test(page_pool: PagePool, tmp_path: Path) -> Callable[[], Pages]:
    return lambda: Pages(tmp_path / "failures", PagePool(page_pool.browser))


def test_nothing_of_its_last_test_is_left(server: Server, of_a_test: Callable[[], Pages]) -> None:
    earlier, heard = of_a_test(), list[str]()
    page = earlier.open_as_new({"base_url": server.url, **looks(WIDE, "en-GB")})
    page.on("request", lambda request: heard.append(request.url))
    for path in ("/", NOWHERE):
        page.goto(path)
    page.evaluate("localStorage.own = sessionStorage.own = 1")
    page.context.add_cookies([{"name": "own", "value": "1", "url": server.url}])
    assert heard
    earlier.close(keep=False)
    heard.clear()
    later = Pages(earlier.folder, earlier.pool)
    again = later.open_as_new({"base_url": server.url, **looks(PHONE, "en-GB")})
    assert again is page
    page.goto(BARE)
    assert page.viewport_size == {"width": 360, "height": 740}
    assert not page.evaluate("[localStorage.own, sessionStorage.own].filter(Boolean)")
    assert page.evaluate("history.length") == 1
    assert not page.context.cookies()
    assert not heard
    page.evaluate("setTimeout(() => { throw Error('told') })")
    page.evaluate("new Promise(on => setTimeout(on))")
    assert [faults for faults in (earlier.faults, later.faults) if faults] == [["told"]]
    later.close(keep=False)
    third = Pages(earlier.folder, earlier.pool)
    assert third.open_as_new({"base_url": server.url, **looks(PHONE, "en-GB")}) is not page  # it had a fault
    third.close(keep=False)


@pytest.mark.parametrize("change", CHANGES)
def test_what_was_changed_for_good_is_not_used_again(
    server: Server, of_a_test: Callable[[], Pages], change: str
) -> None:
    pages = of_a_test()
    page = pages.open_as_new({"base_url": server.url, **looks(WIDE, "en-GB")})
    page.goto(BARE)
    CHANGES[change](page)
    pages.close(keep=False)
    assert page.is_closed()


def test_who_came_with_cookies_takes_them_away(server: Server, of_a_test: Callable[[], Pages]) -> None:
    pages = of_a_test()
    page = pages.open_as_new(
        {"base_url": server.url, **looks(WIDE, "en-GB"), "storage_state": {"cookies": []}}
    )
    page.goto(BARE)
    pages.close(keep=False)
    assert page.is_closed()


def test_other_looks_get_another_page(server: Server, of_a_test: Callable[[], Pages]) -> None:
    pages = of_a_test()
    page = pages.open_as_new({"base_url": server.url, **looks(WIDE, "en-GB")})
    page.goto(BARE)
    pages.close(keep=False)
    assert not page.is_closed()
    for looked in (looks(WIDE, "fr-FR"), {**looks(WIDE, "en-GB"), "has_touch": True}):
        assert pages.pool.acquire({"base_url": server.url, **looked}) is None
