"""Lessons in the page: what they point at leads through them, and who leaves comes back to the same task."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tablestead.lessons.lesson import Lesson, lesson
from tests.browser.conftest import PHONE, WIDE
from tests.browser.lessons import walk
from tests.browser.table import GO_TO, check_accessible, press

OpenPage = Callable[..., Page]
ONE_OF_EACH = {"ages": "turn", "milestones": "streets", "keyflower": "outbid"}
"""With moves of others in it."""
POINTS_AT = """lit => {
  const [one, words] = [lit, '.pointer'].map(found => document.querySelector(found)?.getBoundingClientRect())
  return one && words && Math.abs(one.x + one.width / 2 - words.x - words.width / 2) < 2 * one.width
}"""
"""The words have come to it from elsewhere."""
COVERED = """lit => {
  const words = document.querySelector('.pointer').getBoundingClientRect()
  const all = [...document.querySelectorAll('.lesson :is(button:not([aria-disabled=true]), a, .can)')]
  return all.filter(one => {
    const box = one.getBoundingClientRect()
    return one.checkVisibility() && !one.matches(lit) && box.left < words.right && words.left < box.right
      && box.top < words.bottom && words.top < box.bottom
  }).map(one => one.textContent)
}"""
"""Other choices under the words."""

EDGES_HIDDEN = """() => {
  const words = document.querySelector('.pointer')
  const { left, right, top, bottom } = words.getBoundingClientRect()
  const corners = [left, right].flatMap(x => [top, bottom].map(y => document.elementFromPoint(x, y)))
  const hidden = corners.map(one => one?.closest('.village .tile:not(.hinted)')?.dataset.target)
  return hidden.filter(Boolean)
}"""
"""Tiles of the village under the words, other than the one to be pressed."""


def found(game: str) -> Lesson:
    one = lesson(game, ONE_OF_EACH[game])
    assert one is not None
    return one


@pytest.mark.parametrize(("size", "locale"), [(WIDE, "en-GB"), (PHONE, "hu-HU")], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_pressing_what_is_pointed_at_leads_through(
    open_app: OpenPage, game: str, size: dict[str, int], locale: str
) -> None:
    page = open_app(size, locale)
    one = found(game)
    assert walk(page, one) >= len([task for task in one.tasks if task.lines])
    check_accessible(page)
    page.evaluate(GO_TO, f"/learn/{game}")
    row = page.locator(f'a[href="/learn/{game}/{one.id}"]')
    expect(row.locator(".tick.done")).to_be_visible()
    check_accessible(page)


def test_a_wrong_press_is_told_and_back_takes_back(open_app: OpenPage) -> None:
    page = open_app(PHONE)
    page.evaluate(GO_TO, "/learn/ages/turn")
    press(page, ".bar .primary")
    press(page, ".task [data-do=next]")
    page.wait_for_selector('.lesson[data-task="1"][data-ready=true]')
    page.locator(".lesson .die[aria-disabled=true]").first.dispatch_event("click")
    expect(page.locator(".answer")).to_contain_text("roll only the coins again")
    press(page, ".task [data-do=show]")
    press(page, ".task [data-do=next]")
    page.wait_for_selector('.lesson[data-task="2"][data-ready=true]')
    press(page, ".task [data-do=back]")
    page.wait_for_selector('.lesson[data-task="1"][data-ready=true]')


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_space_is_pressed_wherever_one_presses_it(open_app: OpenPage, size: dict[str, int]) -> None:
    """The words say: the first two spaces; the handle lies between them."""
    page = open_app(size)
    page.evaluate(GO_TO, "/learn/milestones/turn")
    press(page, '.offer.can[data-target="tile:Q2|S2"]')
    expect(page.locator(".handle")).to_be_visible()
    box = page.locator('button.space[data-space="1"]').bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 5, box["y"] + box["height"] / 3)
    expect(page.locator(".cheer")).to_be_visible()


def test_a_phone_says_that_there_are_reasons_to_read(open_app: OpenPage) -> None:
    page = open_app(PHONE, "fr-FR")
    page.evaluate(GO_TO, "/learn/milestones/streets")
    page.wait_for_selector('.lesson[data-task="0"]')
    why = page.locator(".task .acts [aria-controls=why]")
    expect(why).to_have_text("Pourquoi\u202f?", use_inner_text=True)
    why.click()
    expect(page.locator("#why")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_who_leaves_comes_back_to_the_same_task(open_app: OpenPage) -> None:
    page = open_app()
    page.evaluate(GO_TO, "/learn/ages")
    press(page, 'a[href="/learn/ages/turn"]')
    page.wait_for_selector('.lesson[data-task="0"][data-ready=true]')
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        press(page, ".task [data-do=skip]")
    page.wait_for_selector('.lesson[data-task="1"]')
    press(page, ".head [data-do=leave]")
    page.wait_for_selector('a[href="/learn/ages/turn"]')
    page.reload()
    press(page, 'a[href="/learn/ages/turn"]')
    page.wait_for_selector('.lesson[data-task="1"][data-ready=true]')


def test_what_is_to_be_pressed_comes_into_sight(open_app: OpenPage) -> None:
    """A cell beside the own home would lie under what is said of the tile."""
    about = lesson("keyflower", "about")
    assert about is not None
    walk(open_app(PHONE), about)


def test_the_words_at_what_is_to_be_pressed_cover_no_other_choice(open_app: OpenPage) -> None:
    page = open_app()
    page.evaluate(GO_TO, "/learn/keyflower/about")
    page.wait_for_selector('.lesson[data-task="0"][data-ready=true]')
    press(page, '.auction [data-target="tile:gold-mine"]')
    page.wait_for_function(POINTS_AT, arg='[data-kind="place"]')
    assert page.evaluate(COVERED, '[data-kind="place"]') == []


def test_the_words_at_a_cell_or_a_tile_hide_no_edge_of_another(open_app: OpenPage) -> None:
    page = open_app(PHONE)
    page.evaluate(GO_TO, "/learn/keyflower/laying")
    press(page, '.dock [data-target="tile:woodcutter"]')
    page.wait_for_function(POINTS_AT, arg=".village .cell.hinted")
    assert page.evaluate(EDGES_HIDDEN) == []
    for task in range(3):
        page.wait_for_selector(f'.lesson[data-task="{task}"]')
        press(page, ".task [data-do=skip]")
    page.wait_for_function(POINTS_AT, arg='.village .hinted[data-target="tile:stable"]')
    assert "tile:woodcutter" not in page.evaluate(EDGES_HIDDEN)


def test_what_stands_ready_and_counts_is_placed_and_paid_where_the_words_say(open_app: OpenPage) -> None:
    """Red workers are suggested for the Mason; the lesson itself would place a yellow one."""
    page = open_app(PHONE)
    page.evaluate(GO_TO, "/learn/keyflower/using")
    for task in range(3):
        page.wait_for_selector(f'.lesson[data-task="{task}"]')
        press(page, ".task [data-do=skip]")
    page.wait_for_selector('.lesson[data-task="3"][data-ready=true]')
    press(page, '.auction [data-target="tile:mason"]')
    press(page, '.option[data-kind="use"]')
    expect(page.locator(".lesson .hinted")).to_have_text("Place 1R", use_inner_text=True)
    press(page, '[data-kind="place"]')
    page.wait_for_selector('.dock [data-kind="pay-skill"].hinted')
    assert page.locator(".lesson .hinted").count() == 1


def test_enter_is_for_the_main_button_where_the_mouse_has_left_the_focus(open_app: OpenPage) -> None:
    page = open_app()
    page.evaluate(GO_TO, "/learn/keyflower/about")
    page.wait_for_selector('.lesson[data-task="0"][data-ready=true]')
    press(page, '.auction [data-target="tile:gold-mine"]')
    press(page, '.option[data-kind="use"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(".task [data-do=next]")


def test_by_the_keyboard_alone(open_app: OpenPage) -> None:
    """Enter presses the main button of the table, or of the task when it is done."""
    page = open_app()
    page.evaluate(GO_TO, "/learn/ages/turn")
    page.wait_for_selector('.lesson[data-task="0"][data-ready=true]')
    expect(page.locator(".bar .say")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_selector(".task [data-do=next]")
    expect(page.locator(".bar .say")).to_be_hidden()  # the bar would ask for what the next task is about
    page.keyboard.press("Enter")
    page.wait_for_selector('.lesson[data-task="1"][data-ready=true]')


def test_the_ways_to_the_lessons(open_page: OpenPage) -> None:
    page = open_page()
    press(page, 'article a[href="/learn/ages"]')
    expect(page.locator("#course")).to_have_text("Roll Through the Ages")
    page.evaluate(GO_TO, "/learn/ages/nothing")
    expect(page.locator("main")).to_contain_text("There is no such lesson")
