"""Milestones in the hand: what lies under the finger stays there, and all of it can be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.layout import once_drawn, positions, record_until
from tests.browser.people import Person, start_with_bots
from tests.browser.table import Table, press, show_record
from tests.browser.test_milestones import click

OpenPage = Callable[..., Page]

PLACES = once_drawn("""() => {
  const top = css => Math.round(document.querySelector(css).getBoundingClientRect().top)
  return ['main', '.mat', '.bar', '.bar .acts'].map(top)
}""")
"""Where the parts of the table begin."""


def show(page: Page, actions: int, golden: str = "2-standard.txt") -> Table:
    return show_record(page, record_until("milestones", golden, actions))


@pytest.mark.parametrize("locale", ["hu-HU", "fr-FR"])
def test_nothing_moves_between_two_steps(open_app: OpenPage, locale: str) -> None:
    page = open_app(PHONE, locale)
    places = {}
    for position in positions("milestones"):
        show_record(page, position.text)
        places[str(position)] = tuple(page.evaluate(PLACES))
    assert len(set(places.values())) == 1, places


def test_nothing_moves_where_what_happened_can_be_read(open_page: OpenPage) -> None:
    page = open_page(PHONE, "fr-FR")
    person = Person(page, "fr")
    start_with_bots(person, "milestones", 1)
    person.table.wait()
    expect(page.locator('[data-do="since"]')).to_be_visible()
    places = page.evaluate(PLACES)
    for _ in range(3):
        click(person.table, person.choices()[0])
        assert page.evaluate(PLACES) == places


@pytest.mark.parametrize("size", [{"width": 640, "height": 400}, {"width": 740, "height": 360}])
def test_on_a_low_screen_what_can_be_pressed_comes_into_sight(
    open_app: OpenPage, size: dict[str, int]
) -> None:
    page = open_app(size, "fr-FR")
    show_record(page, next(one for one in positions("milestones") if one.step == "move").text)
    first = page.locator(".main .can").first
    expect(first).to_be_in_viewport(ratio=1)
    table = show(page, DRAFT)
    for step in ("draft", "place", "draft", "place"):
        assert table.step == step
        expect(first).to_be_in_viewport(ratio=1)
        seq = table.seq
        press(page, ".main .can")
        table.after(seq)


def test_on_a_low_screen_what_happened_is_told_where_the_board_is_scrolled_to(open_page: OpenPage) -> None:
    page = open_page({"width": 640, "height": 400}, "fr-FR")
    person = Person(page, "fr")
    start_with_bots(person, "milestones", 1)
    person.table.wait()
    boxes = [page.locator(f".bar {part}").bounding_box() for part in (".say b", ".since")]
    prompt, since = (box for box in boxes if box is not None)
    assert since["y"] >= prompt["y"] + prompt["height"], "it takes the prompt's room"
    page.locator(".main").evaluate("main => main.scrollTo(0, main.scrollHeight)")
    page.locator('[data-do="since"]').click()
    expect(page.locator("section.since")).to_be_in_viewport(ratio=1)
    page.locator('[data-do="since"]').click()
    expect(page.locator("section.since")).to_have_count(0)


def test_what_happened_is_told_from_every_tab(open_page: OpenPage) -> None:
    page = open_page(PHONE, "hu-HU")
    start_with_bots(Person(page, "hu"), "milestones", 1)
    for tab in ("board", "players", "rules"):
        page.locator(f'[data-tab="{tab}"]').click()
        page.locator('[data-do="since"]').click()
        expect(page.locator("section.since")).to_be_visible()
        page.locator('[data-do="since"]').click()
        expect(page.locator("section.since")).to_have_count(0)


def test_the_map_stands_still_while_a_street_is_built(open_app: OpenPage) -> None:
    page = open_app(PHONE)
    table = show(page, STREET)
    window = page.locator(".pan .window")
    at = once_drawn("box => [box.scrollLeft, box.scrollTop]")
    press(page, '[data-mode="street"]')
    before = window.evaluate(at)
    for kind in ("street", "street-middle", "street-end"):
        seq = table.seq
        assert window.evaluate(at) == before, kind
        page.mouse.click(*page.evaluate(IN_SIGHT, kind))
        table.after(seq)


DRAFT, STREET = 25, 260
IN_SIGHT = """kind => {
  const { left, right, top, bottom } = document.querySelector('.pan .window').getBoundingClientRect()
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2]
  const all = [...document.querySelectorAll(`.target[data-kind="${kind}"]`)]
  const inside = ([x, y]) => x > left + 24 && x < right && y > top + 24 && y < bottom
  return all.map(one => middle(one.getBoundingClientRect())).filter(inside).at(-1)
}"""
"""The middle of the last of these on the map that is seen."""


def test_the_zoom_lies_beside_the_map(open_app: OpenPage) -> None:
    page = open_app(PHONE)
    show(page, STREET)
    zoom = page.locator(".pan .zoom").first.bounding_box()
    window = page.locator(".pan .window").bounding_box()
    assert zoom
    assert window
    assert zoom["y"] + zoom["height"] <= window["y"]


PLATES = """() => {
  const boxes = css => [...document.querySelectorAll(css)].map(one => one.getBoundingClientRect())
  const [[{ bottom }], [{ right }], plates] = ['.ruler .columns', '.ruler .rows', '.point circle'].map(boxes)
  const size = one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a
  return {
    left: Math.min(...plates.map(one => one.left)) - right,
    top: Math.min(...plates.map(one => one.top)) - bottom,
    text: Math.min(...[...document.querySelectorAll('.map text')].map(size)),
  }
}"""
"""How far the plates are from the rulers, and the smallest letters on the map."""


@pytest.mark.parametrize("size", [PHONE, {"width": 390, "height": 844}], ids=["small", "larger"])
def test_the_map_is_seen_whole_beside_its_rulers(open_app: OpenPage, size: dict[str, int]) -> None:
    page = open_app(size)
    show(page, STREET)
    press(page, '[data-mode="street"]')
    expect(page.locator(".target").first).to_be_visible()
    assert page.evaluate(once_drawn(PLATES))["text"] >= 11
    page.get_by_role("button", name="Whole board", exact=True).click()
    window = page.locator(".pan .window")
    whole = "box => box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight"
    assert window.evaluate(once_drawn(whole))
    seen = page.evaluate(once_drawn(PLATES))
    assert min(seen["left"], seen["top"]) >= 0, seen
    assert seen["text"] >= 8


@pytest.mark.parametrize("locale", ["hu-HU", "fr-FR"])
def test_what_the_castle_asks_is_told_whole(open_app: OpenPage, locale: str) -> None:
    """To return several goods and to cover a worker: the longest of it."""
    page = open_app(PHONE, locale)
    show(page, 48)
    cut = page.locator(".place :is(b, .says)").evaluate_all(
        "all => all.filter(one => one.scrollHeight > one.clientHeight + 1"
        " || one.scrollWidth > one.clientWidth)"
        ".map(one => one.textContent)"
    )
    assert not cut


def test_the_majorities_are_seen_at_once(open_app: OpenPage) -> None:
    page = open_app(PHONE)
    show(page, 60)
    for tab in ("hire", "players"):
        page.locator(f'[data-tab="{tab}"]').click()
        row = page.locator(".page li .ahead").first.bounding_box()
        box = page.locator(".page").bounding_box()
        assert row
        assert box
        assert row["y"] + row["height"] <= box["y"] + box["height"], tab
