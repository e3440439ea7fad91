"""What a browser remembers of its games: told at the end, shown on a page of its own, saved and erased."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE
from tests.browser.table import Table, check_accessible, press, show_record
from tests.games import golden
from tests.games.titles import TITLES

OpenPage = Callable[..., Page]


def finish(page: Page, game: str, name: str) -> None:
    """Play the last move of a golden record."""
    *lines, _, _ = golden.text_of(TITLES[game], name).splitlines()
    table = show_record(page, "\n".join([*lines, "end: unfinished", ""]))
    seq = table.seq
    press(page, '[data-kind="end"]')
    Table(page).after(seq)


@pytest.mark.parametrize(
    ("size", "locale", "words"),
    [
        (WIDE, "en-GB", ("My results", "Well prepared", "for the first time", "Not reached yet")),
        (PHONE, "hu-HU", ("Eredményeim", "Felkészülten", "először", "Még nincs meg")),
    ],
)
def test_a_finished_game_is_remembered(
    open_app: OpenPage, tmp_path: Path, size: dict[str, int], locale: str, words: tuple[str, str, str, str]
) -> None:
    title, achievement, first, missing = words
    page = open_app(size, locale)
    finish(page, "ages", "1-late")
    row = page.locator(".reached li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(f"{achievement} {first}")
    check_accessible(page)
    page.locator(".reached a").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    for figure in ("28", "110"):
        cell = page.locator("section:has(#me-ages) tbody td").filter(has_text=figure).first
        expect(cell).to_be_visible()
    reached = page.locator("section:has(#me-ages) details")
    reached.locator("summary").press("Enter")
    expect(reached.locator("li:not(.open)")).to_have_count(1)
    expect(reached.locator("li:not(.open)")).to_contain_text(achievement)
    expect(reached.locator("li.open")).to_have_count(11)
    expect(reached.locator("li.open").first).to_contain_text(missing)
    expect(page.locator("section:has(#me-ages) .link")).to_have_attribute("href", "/learn/ages")
    result = page.locator("section:has(#results-title) li")
    expect(result).to_have_count(1)
    expect(result.get_by_role("link")).to_contain_text("Roll Through the Ages")
    expect(result.get_by_role("link")).to_contain_text("28")
    check_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    with page.expect_download() as saving:
        page.locator("a[download]").click()
    saved = tmp_path / "saved.json"
    saving.value.save_as(saved)
    [kept] = json.loads(saved.read_text(encoding="utf-8"))["results"]
    assert (kept["scores"], kept["achievements"]) == ([28], ["averted"])

    page.locator(".acts button").click()
    page.locator("dialog .danger").click()
    expect(result).to_have_count(0)
    expect(page.locator("li:not(.open)")).to_have_count(0)
    page.reload()
    expect(page.locator("section:has(#me-ages)")).to_be_visible()
    expect(result).to_have_count(0)


def test_the_score_to_beat_is_the_remembered_one(open_app: OpenPage) -> None:
    page = open_app()
    finish(page, "ages", "1-reprint")
    expect(page.locator(".end .result")).to_be_visible()
    expect(page.locator(".result .best")).to_have_count(0)
    finish(page, "ages", "1-late")
    expect(page.locator(".result .best")).to_have_text("best: 34")
    finish(page, "ages", "1-2009")
    expect(page.locator(".result .best")).to_have_text("A new best score: before it was 34")
    page.goto(page.url.split("/table/")[0])
    over = page.get_by_role("region", name="Finished")
    expect(over.locator(".best strong")).to_have_text("46")
    page.request.delete(page.url + "api/memory")
    page.reload()
    expect(over.locator(".over li")).to_have_count(3)  # the tables stay
    expect(over.locator(".best")).to_have_count(0)


def test_the_start_page_leads_there(open_page: OpenPage) -> None:
    page = open_page(PHONE)
    page.get_by_role("region", name="Finished").get_by_role("link", name="My results").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("My results")
    expect(page.locator("main")).to_contain_text("Nothing yet")
