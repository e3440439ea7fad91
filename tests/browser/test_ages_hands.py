"""What the hands do in Roll Through the Ages: dice, boxes, offers and payments."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tablestead.words import Words
from tests.browser.conftest import PHONE, WIDE
from tests.browser.layout import faults
from tests.browser.table import Table, at_table, check_accessible, record_of, tab_to, type_line

OpenPage = Callable[..., Page]

LEADERSHIP = (
    *("roll", "roll coins coins food", "stop buy leadership", "with coins", "end"),
    *("roll", "roll food food food", "stop", "end", "roll", "roll food workers skull"),
)
"""Anna owns Leadership and has rolled once of three times."""


def test_leadership_is_no_trap(open_app: OpenPage) -> None:
    table = at_table(open_app(), "ages", *LEADERSHIP)
    page, before = table.page, record_of(table.page)
    tray = page.get_by_role("region", name="Dice", exact=True)
    skull = table.dice("skull")
    tray.get_by_role("button", name="Leadership").click()
    expect(tray.get_by_role("status")).to_contain_text("it gives up 2 rolls")
    for face in ("food", "workers", "skull"):
        expect(table.dice(face)).to_have_attribute("aria-pressed", "false")
        expect(table.dice(face)).to_contain_text("Choose")
    check_accessible(page)
    skull.click()
    expect(skull).to_have_attribute("aria-pressed", "true")
    expect(table.dice("food")).to_have_attribute("aria-pressed", "false")
    assert record_of(page) == before  # a die and the button are not enough
    tray.get_by_role("button", name="Cancel").click()
    expect(skull).to_contain_text("Locked")
    expect(table.dice("food")).to_contain_text("Keep")
    page.get_by_role("button", name="choices").click()
    expect(page.get_by_text("Leadership: give up 2 rolls, reroll 3 workers")).to_be_visible()
    page.keyboard.press("Escape")
    tray.get_by_role("button", name="Leadership").click()
    skull.click()
    seq = table.seq
    tray.get_by_role("button", name="Reroll 2 goods, 1 skull").click()
    table.after(seq)
    assert "1 lead skull" in record_of(page)


def test_leadership_is_offered_when_rolling_is_over(open_app: OpenPage) -> None:
    over = ("reroll food", "roll food", "reroll food", "roll coins")
    table = at_table(open_app(), "ages", *LEADERSHIP, *over)
    page, before = table.page, record_of(table.page)
    prompt = page.get_by_role("region", name="What to do now")
    expect(prompt).to_contain_text("Leadership: reroll one die, or keep all.")
    page.keyboard.press("1")
    expect(page.locator('[data-index="0"]')).to_have_attribute("aria-pressed", "true")
    assert record_of(page) == before
    seq = table.seq
    page.keyboard.press("Enter")
    table.after(seq)
    assert "1 lead" in record_of(page)


def test_enter_presses_the_main_button_where_nothing_else_has_the_keyboard(open_app: OpenPage) -> None:
    table = at_table(open_app(), "ages", "roll", "roll food food food", "stop")
    page, seq = table.page, table.seq
    main = page.locator(".bar .primary")
    expect(main).to_have_attribute("data-kind", "end")
    page.keyboard.press("?")
    expect(page.locator("dialog dt", has_text="Enter")).to_have_count(1)
    expect(page.locator("dialog dd", has_text="Type a move, for example: end")).to_have_count(1)
    page.keyboard.press("Enter")  # closes the list of the keys
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("/")
    expect(page.locator(".bar input")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu", exact=True).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert table.seq == seq
    page.evaluate("document.activeElement.blur()")
    page.keyboard.down("Enter")
    table.after(seq)
    expect(main).to_have_attribute("data-kind", "roll")
    seq = table.seq
    page.keyboard.down("Enter")  # held down: the next decision is not its
    main.focus()
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert table.seq == seq
    page.keyboard.press("Enter")
    table.after(seq)


def test_enter_with_no_dice_selected_says_what_to_do(open_app: OpenPage) -> None:
    page = open_app({"width": 640, "height": 400})
    table = at_table(page, "ages", "roll", "roll food coins skull")
    seq = table.seq
    page.keyboard.press("Enter")
    answer = page.locator(".answer")
    expect(answer).to_have_text(Words("en").say("shell-pick-none"))
    boxes = [one.bounding_box() for one in (answer, page.get_by_role("button", name="Menu", exact=True))]
    bubble, menu = (box for box in boxes if box is not None)
    assert bubble["y"] > menu["y"] + menu["height"], "it lies over the header"
    bar = page.locator(".bar").bounding_box()
    assert bar is not None
    assert bubble["x"] + bubble["width"] <= bar["x"], "it lies over the buttons it speaks of"
    assert table.seq == seq
    expect(page.locator('.bar [data-kind="stop"]')).to_be_focused()
    page.keyboard.press("Enter")
    table.after(seq)
    assert table.step != "reroll"


def test_enter_once_more_leaves_no_worker_unused(open_app: OpenPage) -> None:
    table = at_table(open_app(), "ages", "roll", "roll workers workers workers")
    page = table.page
    tab_to(page, '[data-kind="stop"]')
    done(table, lambda: page.keyboard.press("Enter"))
    assert table.step == "build"
    bar = page.get_by_role("region", name="What to do now")
    expect(bar).to_be_focused()
    expect(bar).not_to_have_css("outline-style", "none")  # one sees where the keyboard is
    seq = table.seq
    page.keyboard.press("Enter")
    tab_to(page, ".bar button")
    assert table.seq == seq


def test_a_single_choice_is_called_by_its_name(open_app: OpenPage) -> None:
    over = ("reroll food workers", "roll skull skull")
    table = at_table(open_app(), "ages", *LEADERSHIP, *over)
    page = table.page
    expect(page.locator(".bar .box")).to_have_text(re.compile("^Leadership"))
    page.keyboard.press("c")
    expect(page.locator(".bar .box button")).to_be_focused()


def test_the_keyboard_comes_to_the_bar_when_what_it_pressed_is_gone(open_app: OpenPage) -> None:
    table = at_table(open_app(), "ages", "roll", "roll either either food", "stop")
    page = table.page
    tab_to(page, '[data-kind="food"]')
    done(table, lambda: page.keyboard.press("Enter"))
    expect(page.get_by_role("region", name="What to do now")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.bar .acts') !== null")


def test_boxes_are_filled_up_to_the_one_pressed(open_app: OpenPage) -> None:
    table = at_table(open_app(), "ages", "roll", "roll workers workers workers", "stop")
    page = table.page
    obelisk = page.locator('[data-target="monument:obelisk"]')
    circle = page.locator('[data-target="monument:stone-circle"]')
    city = page.locator('[data-target="city:city-4"]')
    obelisk.locator("[data-box='2']").hover()
    expect(obelisk.locator("rect.next")).to_have_count(3)
    done(table, lambda: obelisk.locator("[data-box='2']").click())
    expect(obelisk.locator("rect.on")).to_have_count(3)
    done(table, lambda: page.keyboard.press("u"))
    expect(obelisk.locator("rect.on")).to_have_count(2)  # box by box
    expect(city).to_have_accessible_name("Build: 4th city. 4th city: 0 of 3 boxes. 3 workers finish it")
    done(table, lambda: city.get_by_title("3 workers finish it").click())
    expect(city.locator("rect.on")).to_have_count(3)
    tab_to(page, '[data-target="monument:stone-circle"]')
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(circle).to_have_accessible_name(re.compile("Build 2 boxes: Stone Circle"))
    done(table, lambda: page.keyboard.press("Enter"))
    expect(circle.locator("rect.on")).to_have_count(2)
    obelisk.locator("[data-box='8']").click()  # further than the two workers that are left get
    expect(obelisk.locator("rect.on")).to_have_count(4)


def test_a_finger_sees_how_many_workers_a_box_takes(open_app: OpenPage) -> None:
    lines = ("roll", "roll workers workers workers", "stop build obelisk")
    table = at_table(open_app(PHONE, has_touch=True), "ages", *lines)
    page = table.page
    obelisk = page.locator('[data-target="monument:obelisk"]')
    counts = obelisk.locator("text")
    expect(counts).to_have_text(["1", "2", "3", "4", "5", "6", "7", "8"])
    expect(counts.first).to_be_visible()
    done(table, lambda: obelisk.locator("[data-box='3']").tap())
    expect(obelisk.locator("rect.on")).to_have_count(4)
    check_accessible(page)
    expect(page.locator('[data-target="monument:great-wall"] small')).to_have_text("Averts invasion")
    expect(page.locator(".head .ends")).to_contain_text("End:")  # no one's own count


def test_a_mouse_and_the_keyboard_see_how_many_workers_a_box_takes(open_app: OpenPage) -> None:
    page = at_table(open_app(), "ages", "roll", "roll workers workers workers", "stop").page
    obelisk = page.locator('[data-target="monument:obelisk"]')
    circle = page.locator('[data-target="monument:stone-circle"]')
    expect(obelisk.locator("text").first).to_be_hidden()
    obelisk.hover()
    expect(obelisk.locator("text").last).to_be_visible()
    expect(obelisk.locator("text")).to_have_text([str(n + 1) for n in range(9)])
    tab_to(page, '[data-target="monument:stone-circle"]')
    expect(circle.locator("text").last).to_be_visible()
    expect(circle).to_have_accessible_name(re.compile("^Build"))


@pytest.mark.parametrize("size", [WIDE, {"width": 820, "height": 1180}, PHONE])
def test_what_is_celebrated_makes_nothing_scroll(open_app: OpenPage, size: dict[str, int]) -> None:
    page = open_app(size)
    page.emulate_media(reduced_motion="no-preference")
    table = at_table(page, "ages", "roll", "roll workers workers workers", "stop")
    city = page.locator('[data-target="city:city-7"]')  # at the right edge of a phone
    done(table, lambda: city.locator("rect[data-box='5']").click())
    expect(city).to_have_class(re.compile("fresh"))
    assert not faults(page)


def test_nothing_fades_from_one_sheet_into_another(open_app: OpenPage) -> None:
    page = at_table(open_app(), "ages", *LEADERSHIP).page
    page.emulate_media(reduced_motion="no-preference")
    card = page.get_by_role("region", name="Players").get_by_role("button")
    moving = (
        "all => all.flatMap(one => one.getAnimations({ subtree: true })).map(one => one.transitionProperty)"
    )
    card.click()
    expect(page.locator(".sheet header b")).to_have_text("Béla")
    assert not [one for one in page.locator(".sheet").evaluate_all(moving) if one]


def done(table: Table, act: Callable[[], None]) -> None:
    """Until what was done is on the table."""
    seq = table.seq
    act()
    table.after(seq)


TRADE = (
    *("roll", "roll good skull food", "stop", "done", "end"),
    *("roll", "roll skull food food", "stop", "done", "end"),
    *("roll", "roll good good food", "stop"),
)
"""Anna has 2 wood, 2 stone and 1 pottery, Béla 1 wood and 1 stone; it is time to trade."""


def test_an_offer_shows_what_comes_of_it_and_survives_a_refusal(open_app: OpenPage) -> None:
    table = at_table(open_app(), "ages", *TRADE, trade=True)
    page = table.page
    done(table, lambda: page.locator('[data-target="seat:1"]').click())
    page.locator('[data-kind="give"][data-good="wood"]').click()
    page.locator('[data-kind="take"][data-good="stone"]').click()
    stocks = page.locator(".stocks")
    expect(stocks).to_contain_text("Anna: value12 → 16")
    expect(stocks.get_by_title("stone: 1 → 0, worth 2 → 0")).to_be_visible()
    check_accessible(page)
    done(table, lambda: table.kind("propose").first.click())
    expect(stocks).to_contain_text("Anna: value12 → 16")
    done(table, lambda: table.kind("refuse").first.click())
    expect(page.locator('[data-refused="1"]')).to_contain_text("Béla refused your offer")
    done(table, lambda: page.locator('[data-target="seat:1"]').click())
    expect(stocks).to_contain_text("Anna: value12 → 16")  # what was entered is kept
    done(table, lambda: page.keyboard.press("u"))
    page.reload()
    table.wait()
    expect(page.locator('[data-refused="1"]')).to_be_visible()


def test_a_refused_offer_can_be_countered_in_the_own_turn(open_app: OpenPage) -> None:
    refused = ("offer 2 give wood 1 take stone 1 propose", "refuse", "done", "done", "end")
    turn = ("roll", "roll good food food", "stop")
    table = at_table(open_app(), "ages", *TRADE, *refused, *turn, trade=True)
    page = table.page
    expect(page.locator('[data-refused="0"]')).to_contain_text("you can make a counter-offer")
    done(table, lambda: page.locator('[data-target="seat:0"]').click())
    terms = {"wood": "+1", "stone": "−1", "pottery": "0"}
    for good, n in terms.items():
        expect(page.locator(f'.stepper:has([data-good="{good}"]) b')).to_have_text(n)


def test_on_a_phone_what_the_dice_cost_is_told(open_app: OpenPage) -> None:
    fed = ("roll", "roll coins coins coins", "stop", "done", "end")
    page = at_table(open_app(PHONE), "ages", *fed, *fed, "roll", "roll skull skull coins").page
    told = page.get_by_role("group", name="If you keep all").get_by_role("paragraph")
    for words in ("Food: 0 + 0 − 3", "3 unfed: −3", "drought: −2"):
        expect(told.get_by_text(words)).to_be_visible()
    check_accessible(page)


def test_what_starts_the_last_round_says_so_before(open_app: OpenPage) -> None:
    coins = ("roll", "roll coins coins coins")
    owned = ("leadership", "irrigation", "agriculture", "quarrying")
    turns = [(*coins, f"stop buy {one} with coins", "end", *coins, "stop", "done", "end") for one in owned]
    table = at_table(open_app(), "ages", *(line for turn in turns for line in turn), *coins, "stop")
    prompt = table.page.get_by_role("region", name="What to do now")
    expect(prompt).to_contain_text("One more starts the last round.")
    check_accessible(table.page)
    type_line(table, "buy medicine with coins")
    expect(prompt).to_contain_text("This is the last round.")


def test_the_counts_in_the_boxes_can_be_read_on_a_tablet_that_stands(open_app: OpenPage) -> None:
    lines = ("roll", "roll workers workers workers", "stop")
    page = open_app({"width": 820, "height": 1180}, has_touch=True)
    at_table(page, "ages", *lines)
    counts = page.locator(".building.can .shape text")
    expect(counts.first).to_be_visible()
    sizes = counts.evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"
    )
    assert min(sizes) >= 10
