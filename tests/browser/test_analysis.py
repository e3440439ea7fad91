"""A finished game looked at again: the answer, from mistake to mistake, trying again and playing on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tablestead as ts
from tablestead.words import Words
from tests.browser.conftest import PHONE, WIDE
from tests.browser.table import GO_TO, check_accessible, check_fits, import_record

OpenPage = Callable[..., Page]

GOLDEN = Path(__file__).parent.parent / "games"
GAMES = {"ages": ("2-2009.txt", 60), "milestones": ("2-random.txt", 50), "keyflower": ("2-eager.txt", 60)}
"""A record of each that has mistakes early, and how many of its actions are looked at."""


def left_early(game: str) -> str:
    """A game that was left: its analysis takes seconds."""
    name, actions = GAMES[game]
    record = ts.parse_record((GOLDEN / game / "golden" / name).read_text(encoding="utf-8"))
    del record.actions[actions:]
    record.end = "abandoned"
    return record.text()


def analysed(page: Page, game: str, words: Words) -> None:
    """Open the analysis of a game, and have it made."""
    page.evaluate(GO_TO, f"/table/{import_record(page, left_early(game))}")
    page.get_by_role("button", name=words.say("shell-analysis"), exact=True).click()
    page.locator('[data-do="analyse"]').click()
    expect(page.locator(".verdict .grade").first).to_be_visible()
    expect(page.locator(".progress")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_the_mistakes_and_trying_again(open_page: OpenPage, game: str) -> None:
    page, words = open_page(WIDE), Words("en")
    analysed(page, game, words)
    expect(page.locator(".verdict h2")).to_contain_text("You ")
    assert page.locator(".turns li").count() > 3
    page.keyboard.press("ArrowRight")
    expect(page.locator(".decision .sev")).to_be_visible()
    expect(page.locator(".lines > .better")).to_have_count(1)
    expect(page.locator(".lines > .played")).to_have_count(1)
    check_fits(page)
    check_accessible(page)
    # nothing is given away until something was tried or asked
    page.locator('[data-do="again"]').click()
    expect(page.locator('.bar[aria-label="What to do"], .bar .acts').first).to_be_visible()
    expect(page.locator(".lines")).to_have_count(0)
    expect(page.locator('.turns [aria-current="true"] .better')).to_have_count(0)
    check_accessible(page)
    page.locator('[data-do="tell"]').click()
    expect(page.locator(".lines > .better")).to_have_count(1)
    page.locator('[data-do="leave-try"]').click()
    before = page.url
    page.locator('[data-do="play-on"]').click()
    expect(page).not_to_have_url(before)
    expect(page.locator(".shell:not(.over)")).to_be_visible()
    expect(page.locator(".analysis")).to_have_count(0)


def test_what_is_tried_is_judged(open_page: OpenPage) -> None:
    page = open_page(WIDE)
    analysed(page, "ages", Words("en"))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".lines > .played")).to_be_visible()
    line = page.locator(".lines > .played").get_attribute("data-line") or ""
    page.locator('[data-do="again"]').click()
    command = page.locator(".bar input[role=combobox]")
    command.fill(line)
    command.press("Enter")
    expect(page.locator('.trying[data-answer="same"]')).to_be_visible()
    page.locator('[data-do="once-more"]').click()
    expect(page.locator('.trying[data-answer=""]')).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "hu-HU", "fr-FR"])
def test_a_phone_shows_one_part_at_a_time(open_page: OpenPage, locale: str) -> None:
    page = open_page(PHONE, locale, color_scheme="dark" if locale == "hu-HU" else "light")
    analysed(page, "ages", Words(locale[:2]))
    check_fits(page)
    check_accessible(page)
    for part in ("turns", "board"):
        page.locator(f"#analysis-{part}").click()
        check_fits(page)
        check_accessible(page)
    page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
    check_fits(page)
    check_accessible(page)


def test_a_link_leads_to_the_analysis(open_page: OpenPage) -> None:
    page = open_page(WIDE)
    analysed(page, "ages", Words("en"))
    url = page.url
    page.goto("about:blank")
    page.goto(f"{url}#analysis")
    expect(page.locator(".verdict .grade").first).to_be_visible()
    page.goto("about:blank")
    page.goto(f"{url}#mistakes")
    expect(page.locator(".trying")).to_be_visible()
