"""Whole games of Roll Through the Ages through the page, as different people play them."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import tablestead as ts
from tablestead.words import Words
from tests.browser.conftest import PHONE, WIDE
from tests.browser.layout import record_until
from tests.browser.people import Person, setup, start_with_bots
from tests.browser.table import (
    Table,
    check_accessible,
    check_fits,
    import_record,
    play_by_mouse,
    record_of,
    tab_to,
    type_line,
)

OpenPage = Callable[..., Page]
pytestmark = pytest.mark.long


def finished_record(page: Page) -> ts.Record:
    record = ts.parse_record(record_of(page))
    assert record.end == "finished"
    return record


def test_english_wide_by_mouse_against_a_bot(open_page: OpenPage) -> None:
    page = open_page(WIDE, "en-GB")
    expect(page.locator("article").first).to_be_visible()
    check_accessible(page)
    person = Person(page)
    page.get_by_role("button", name="Your name", exact=True).click()
    page.get_by_label("Your name").last.fill("Anna")
    page.keyboard.press("Enter")
    start_with_bots(person, "ages", 1)
    table = Table(page)
    table.wait()
    check_accessible(page)
    check_fits(page)
    while not table.over:
        play_by_mouse(table)
        check_fits(page)
    check_accessible(page)
    record = finished_record(page)
    assert record.names[0] == "Anna"
    scores = record.state().scores()
    for score in scores:
        expect(page.locator("main")).to_contain_text(str(score).replace("-", "−"))
    step_through(page, record)


def step_through(page: Page, record: ts.Record) -> None:
    """From the end back to the start, and forward again."""
    page.get_by_role("button", name="Analysis").click()
    slider = page.get_by_role("slider")
    decisions = [line for line in record_of(page).splitlines() if line[:2] in ("1 ", "2 ", "3 ")]
    last = str(len(decisions))
    expect(slider).to_have_attribute("max", last)
    expect(page.locator('.analysis [data-target="die:blank"]').first).to_be_visible()
    expect(slider).to_have_value("0")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(page.locator(".analysis .words")).to_contain_text("rolls")  # with what was rolled
    steps = {"To the end": last, "To the start": "0", "One step on": "1", "One step back": "0"}
    for button, at in steps.items():
        page.get_by_role("button", name=button, exact=True).click()
        expect(slider).to_have_value(at)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) > 1")
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    check_accessible(page)


def test_hungarian_phone_by_keyboard_alone_solo(open_page: OpenPage) -> None:
    page = open_page(PHONE, "hu-HU")
    words = Words("hu")
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    expect(page.locator("article").first).to_be_visible()
    check_accessible(page)
    page.get_by_role("button", name=words.say("shell-options-bots")).focus()
    page.keyboard.press("Enter")
    alone = page.get_by_role("radio", name=words.say("shell-alone"))
    expect(alone).to_be_visible()
    tab_to(page, ".segments input:checked")
    page.keyboard.press("ArrowLeft")
    expect(alone).to_be_checked()
    page.keyboard.press("Enter")
    table = Table(page)
    table.wait()
    check_accessible(page)
    check_fits(page)
    while not table.over:
        play_by_keyboard(table)
    check_accessible(page)
    assert finished_record(page).options["players"] == 1


def play_by_keyboard(table: Table) -> None:
    """Buttons by Tab and Enter where one is the clear answer, notation for the rest."""
    seq, step = table.seq, table.step
    if step in ("start", "food", "end", "lead", "reroll"):
        kind = {"start": "roll", "food": "food", "end": "end"}.get(step, "stop")
        tab_to(table.page, f'[data-kind="{kind}"]')
        table.page.keyboard.press("Enter")
    else:
        type_line(table, a_line(table))
        table.page.keyboard.press("Escape")
    table.after(seq)


def a_line(table: Table) -> str:
    """The last of the legal actions, as notation."""
    state = ts.parse_record(record_of(table.page)).state()
    return state.say([state.legal()[-1]])


def test_french_wide_hot_seat_with_trade(open_page: OpenPage) -> None:
    page = open_page(WIDE, "fr-FR")
    words = Words("fr")
    setup(Person(page, "fr"), "ages", "screen")
    page.get_by_label(words.say("shell-name-of", {"n": 1})).fill("Anna")
    page.get_by_label(words.say("shell-name-of", {"n": 2})).fill("Béla")
    page.get_by_role("checkbox", name=words.say("ages-option-trade")).check()
    page.get_by_role("button", name=words.say("shell-start"), exact=True).click()
    table = Table(page)
    table.wait()
    offers = 0
    while offers < 4 or table.step != "start":
        wants_to_trade = table.step == "trade" and offers < 4
        offers += wants_to_trade
        play_by_mouse(table, trade=wants_to_trade)
        check_fits(page)
    record = ts.parse_record(record_of(page))
    assert record.names == ["Anna", "Béla"]
    assert "propose" in record.text()
    assert re.search("^[12] accept$", record.text(), re.MULTILINE)
    table.show(import_record(page, record_until("ages", "2-2009-trade.txt", 220)))
    while not table.over:
        play_by_mouse(table)
        check_fits(page)
    check_accessible(page)
    assert finished_record(page).options["trade"]
