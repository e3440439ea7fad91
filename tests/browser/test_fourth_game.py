"""A game that came as a package of its own, on the board made of its choices."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests import fourth_game
from tests.browser.conftest import PHONE, WIDE, Server, looks
from tests.browser.failures import Pages
from tests.browser.layout import faults
from tests.browser.table import Table, check_accessible


@pytest.fixture
def ferry(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data", environment=fourth_game.install(tmp_path))
    server.start()
    yield server
    server.stop()


@pytest.mark.long
def test_a_whole_game_against_a_bot(ferry: Server, chromium: Browser, pages: Pages) -> None:
    """Twice in one test: installing the package takes longer than playing it."""
    for size, locale, name in ((WIDE, "hu-HU", "Komp"), (PHONE, "fr-FR", "Le bac")):
        page = pages.open(chromium.new_context(**looks(size, locale)))
        page.goto(ferry.url)
        play_a_whole_game(page, name)


def play_a_whole_game(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    page.locator("article:has(#game-ferry) .play").click()
    table = Table(page)
    for turn in range(4):
        for choice in ("roll", "send", "end"):
            table.wait()
            assert not faults(page)
            if (turn, choice) == (1, "send"):
                play_a_hint(table)
                continue
            page.locator(f".board [data-choice^='{choice}']").first.click()
            page.wait_for_function(
                "choice => !document.querySelector(`.board [data-choice^='${choice}']`)", arg=choice
            )
    table.wait()
    assert table.over
    assert not faults(page)
    check_accessible(page)
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def play_a_hint(table: Table) -> None:
    """The rest of the turn but its end, with figures and without reasons: the game has no words for them."""
    page, seq = table.page, table.seq
    page.keyboard.press("h")
    lines = page.locator(".note.hint label")
    expect(lines.nth(1).locator(".worth")).to_contain_text("%")
    expect(lines.locator(".why")).to_have_count(0)
    page.locator("[data-do=hint]").click()
    table.reach(seq + 1)
