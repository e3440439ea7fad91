"""What cannot be done says why, with the rule, however it is pressed; and nothing is played by asking."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

import tablestead as ts
from tests.browser.conftest import PHONE
from tests.browser.table import Table, check_accessible, import_record, record_of, tab_to

OpenPage = Callable[..., Page]


def at_table(page: Page, game: str, *lines: str) -> Table:
    """A table for two at this browser, at the position that these lines lead to."""
    record = ts.Record(ts.game(game), {"players": 2}, ["Anna", "Béla"])
    state = record.start()
    for line in lines:
        for action, state in state.steps(line):
            record.append(action)
    table = Table(page)
    table.show(import_record(page, record.text()))
    return table


def middle(thing: Locator) -> tuple[float, float]:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press(thing: Locator) -> None:
    """With the mouse, whether it can be used or not."""
    thing.page.mouse.click(*middle(thing))


def tap(thing: Locator) -> None:
    thing.page.touchscreen.tap(*middle(thing))


def answer(page: Page) -> Locator:
    return page.locator(".answer[data-open]")


def apart(one: Locator, other: Locator) -> bool:
    """Neither covers anything of the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None and b is not None
    below = a["y"] >= b["y"] + b["height"] or b["y"] >= a["y"] + a["height"]
    return below or a["x"] >= b["x"] + b["width"] or b["x"] >= a["x"] + a["width"]


AGES = ("roll", "roll coins coins workers", "stop build city-4 3")
"""14 coins to spend, and nothing else."""
TOO_DEAR = "it costs 60 coins, and you have 14 to spend"


def test_ages_by_mouse(open_page: OpenPage) -> None:
    table = at_table(open_page(), "ages", *AGES)
    page, before = table.page, record_of(table.page)
    empire = page.locator('[data-target="development:empire"]')
    page.mouse.move(*middle(empire))
    expect(answer(page)).to_contain_text(TOO_DEAR)
    page.keyboard.press("Escape")
    expect(answer(page)).to_have_count(0)
    press(empire)
    expect(answer(page)).to_contain_text(TOO_DEAR)
    expect(page.locator("[aria-live=assertive]")).to_contain_text(TOO_DEAR)
    assert apart(answer(page), empire)
    check_accessible(page)
    press(page.locator('[data-target="city:city-4"]'))
    expect(answer(page)).to_contain_text("you have finished it already")
    press(page.locator('[data-target="good:wood"]'))
    expect(answer(page)).to_contain_text("it is time for buying")
    press(page.locator('[data-target="die:coins"]').first)
    expect(answer(page)).to_contain_text("A-T0")
    press(empire)
    answer(page).get_by_role("button", name="Open rule A-T18").click()
    expect(page.locator(".panel").filter(has_text="A-T18").first).to_be_visible()
    expect(answer(page)).to_have_count(0)
    assert record_of(page) == before


def test_ages_by_keyboard(open_page: OpenPage) -> None:
    table = at_table(open_page(), "ages", *AGES)
    page, before = table.page, record_of(table.page)
    tab_to(page, '[data-target="development:leadership"]')
    page.keyboard.press("ArrowUp")  # round to the last one
    expect(page.locator('[data-target="development:empire"]')).to_be_focused()
    expect(answer(page)).to_contain_text(TOO_DEAR)
    page.keyboard.press("Enter")
    expect(page.locator("[aria-live=assertive]")).to_contain_text(TOO_DEAR)
    page.keyboard.press("Tab")
    expect(answer(page).get_by_role("button")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator('[data-target="development:empire"]')).to_be_focused()
    expect(answer(page)).to_have_count(0)
    assert record_of(page) == before


def test_ages_by_touch(open_page: OpenPage) -> None:
    table = at_table(open_page(PHONE, has_touch=True), "ages", *AGES)
    page, before = table.page, record_of(table.page)
    empire = page.locator('[data-target="development:empire"]')
    tap(empire)
    expect(answer(page)).to_contain_text(TOO_DEAR)
    assert apart(answer(page), empire)
    answer(page).get_by_role("button", name="Open rule A-T18").tap()
    expect(page.locator(".panel").filter(has_text="A-T18").first).to_be_visible()
    assert record_of(page) == before


def test_ages_a_click_on_a_box_builds_up_to_it(open_page: OpenPage) -> None:
    table = at_table(open_page(), "ages", "roll", "roll workers workers workers", "stop")
    seq = table.seq
    press(table.page.locator('[data-target="monument:obelisk"] [data-box="4"]'))
    table.after(seq)
    expect(table.page.locator('[data-target="monument:obelisk"] rect.on')).to_have_count(5)
