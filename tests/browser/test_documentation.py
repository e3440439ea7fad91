"""The documentation in a browser, under the server's own policy; an error in a page fails the test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tablestead.server import documentation
from tablestead.server.settings import Settings
from tests.browser.conftest import PHONE, WIDE, looks
from tests.browser.failures import Pages
from tests.browser.table import check_accessible
from tests.docs_site import build_site
from tests.server.client import House

pytestmark = pytest.mark.xdist_group("documentation")
"""The site is built once, by one process."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("documented")
    settings = Settings(database=str(folder / "tables.sqlite3"), seed=1)
    with pytest.MonkeyPatch.context() as patch, closing(House(settings)) as house:
        patch.setattr(documentation, "SITE", build_site(folder / "docs"))
        yield f"http://127.0.0.1:{house.port}"


def search(page: Page, word: str) -> None:
    page.get_by_role("textbox", name="Search").first.fill(word)
    expect(page.locator(".md-search-result__link").first).to_be_visible()


def test_a_player_finds_it_reads_it_and_looks_up_a_rule(
    address: str, chromium: Browser, pages: Pages
) -> None:
    page = pages.open(chromium.new_context(**looks(WIDE, "hu-HU")))
    elsewhere: list[str] = []
    page.on(
        "request",
        lambda request: None if request.url.startswith((address, "data:")) else elsewhere.append(request.url),
    )
    page.goto(address)
    page.get_by_role("link", name="Dokumentáció").click()
    page.get_by_role("link", name="Így játsszuk").last.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Keyflower")
    page.get_by_role("link", name="K-B2").first.click()
    expect(page.locator("[id='K-B2']")).to_be_in_viewport()
    page.get_by_role("link", name="English").click()
    page.wait_for_url("**/players/en/**")
    search(page, "famine")
    expect(page.locator(".md-search-result__link[href*='A-T10']").first).to_be_visible()
    assert elsewhere == []


@pytest.mark.parametrize(
    "way", ["How to play Keyflower", "A public table, with TLS", "Train an agent", "Add a game"]
)
def test_a_stranger_is_there_with_one_press(address: str, chromium: Browser, pages: Pages, way: str) -> None:
    page = pages.open(chromium.new_context(**looks(PHONE, "en-GB")))
    page.goto(f"{address}/docs")
    page.get_by_role("link", name=way).click()
    expect(page).not_to_have_url(f"{address}/docs/index.html")
    expect(page.get_by_role("heading").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_lesson_speaks_the_language_of_the_page_that_led_to_it(
    address: str, chromium: Browser, pages: Pages
) -> None:
    page = pages.open(chromium.new_context(**looks(PHONE, "en-GB")))
    page.goto(f"{address}/docs/players/fr/milestones.html")
    page.get_by_role("link", name="Votre circuit et un tour").click()
    expect(page.locator(".lesson")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.goto(address)  # and so does the rest, unless something else was chosen
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_can_be_read(
    address: str, chromium: Browser, pages: Pages, scheme: Literal["light", "dark"]
) -> None:
    page = pages.open(chromium.new_context(**looks(WIDE, "en-GB"), color_scheme=scheme))
    for path in ("index", "players/hu/keyflower", "rules/ages", "api", "hosting"):
        page.goto(f"{address}/docs/{path}.html")
        check_accessible(page)
