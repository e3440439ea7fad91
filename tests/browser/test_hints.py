"""A hint: lines compared, why each, and all of one by one press."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import PHONE, WIDE
from tests.browser.layout import record_until
from tests.browser.table import Table, check_accessible, check_fits, import_record, record_of, show_record

OpenPage = Callable[..., Page]

CUT = """() => {
  const box = document.querySelector('.notices').getBoundingClientRect()
  return [...document.querySelectorAll('.note.hint *')].filter(one => one.checkVisibility() &&
    !one.closest('.vh, svg') && (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0
    || one.getBoundingClientRect().right > box.right + 1)).map(one => one.outerHTML.slice(0, 120))
}"""

POSITIONS = {
    "ages": ("2-2009.txt", 75),
    "milestones": ("4-standard.txt", 250),
    "keyflower": ("2-greedy.txt", 331),
}


@pytest.mark.parametrize("game", POSITIONS)
def test_lines_are_compared_and_the_chosen_one_is_played(open_app: OpenPage, game: str) -> None:
    golden, actions = POSITIONS[game]
    page = open_app(WIDE)
    table = Table(page)
    table.show(import_record(page, record_until(game, golden, actions)))
    page.keyboard.press("h")
    lines = page.locator(".note.hint label")
    expect(lines.nth(1)).to_be_visible()
    expect(page.locator(".note.hint .then", has_text="End turn")).to_have_count(0)
    expect(page.locator(".note.hint h3")).to_have_text("What the bot suggests")
    for size in (PHONE, WIDE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.wait_for_selector(".shell.wide" if size is WIDE else ".shell:not(.wide)")
        for n in range(lines.count()):
            expect(lines.nth(n).locator(".why")).not_to_be_empty()
            expect(lines.nth(n).locator(".worth")).to_contain_text("% to win")
            expect(lines.nth(n).locator(".worth")).to_contain_text("points")
        assert page.evaluate(CUT) == []
        check_fits(page)
    check_accessible(page)
    lines.nth(1).click()
    expect(lines.nth(1).locator("input")).to_be_checked()
    before, seq = record_of(page), table.seq
    page.locator("[data-do=hint]").click()
    table.reach(seq + 1)
    expect(lines).to_have_count(0)
    played = record_of(page)[len(before.removesuffix("end: unfinished\n")) :].splitlines()
    assert len(played) > 2
    assert "end" not in played  # one sees what came of it, and ends the turn oneself


def test_the_bulb_shows_that_the_bot_thinks(open_app: OpenPage) -> None:
    page = open_app(PHONE)
    kept: list[Callable[[], None]] = []

    def route(line: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            if json.loads(message)["type"] == "hint":
                kept.append(lambda: line.send(message))
            else:
                line.send(message)

        line.connect_to_server().on_message(heard)

    page.route_web_socket(re.compile("."), route)
    golden, actions = POSITIONS["ages"]
    Table(page).show(import_record(page, record_until("ages", golden, actions)))
    bulb = page.get_by_role("button", name="Hint", exact=True)
    size = bulb.bounding_box()
    bulb.click()
    expect(bulb).to_have_attribute("aria-busy", "true")
    dots = bulb.locator(".dots i")
    expect(dots).to_have_count(3)
    assert bulb.bounding_box() == size
    moves = "dot => getComputedStyle(dot).animationName !== 'none'"
    for motion in ("no-preference", "reduce"):
        page.emulate_media(reduced_motion=motion)
        assert dots.first.evaluate(moves) == (motion != "reduce")
    while not kept:
        page.wait_for_timeout(20)
    kept[0]()
    expect(page.locator(".note.hint")).to_be_visible()
    expect(dots).to_have_count(0)


def test_escape_puts_a_hint_away(open_app: OpenPage) -> None:
    page = open_app(WIDE)
    show_record(page, record_until("ages", *POSITIONS["ages"]))
    hint = page.locator(".note.hint")
    for _ in range(2):
        page.keyboard.press("h")
        expect(hint).to_be_visible()
        page.keyboard.press("Escape")
        expect(hint).to_have_count(0)
