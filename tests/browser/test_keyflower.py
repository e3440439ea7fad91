"""Whole games of Keyflower through the page, as different people play them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

import pytest
from playwright.sync_api import Page, expect

import tablestead as ts
from tablestead.engine.choice import Choice
from tablestead.words import Words
from tests.browser.conftest import PHONE, WIDE
from tests.browser.layout import record_until
from tests.browser.people import Person, setup, start_with_bots, take_up
from tests.browser.table import (
    WAITS,
    Table,
    check_accessible,
    check_fits,
    import_record,
    press,
    record_of,
    resize,
    show_record,
    tab_to,
    type_line,
)

OpenPage = Callable[..., Page]
PLACEMENTS = ("bid", "use")
WORKERS = ("workers-bid", "workers-use", "group", "done-workers")
"""What belongs to a placement: the page sends all of it together."""
EARLY = 40
"""So many actions are seen of the first spring; then a game is taken up where autumn ends, or winter."""


def start(page: Page, lang: str, *others: str) -> Person:
    """A game of Keyflower with these bots, or people where a name is empty, at the other seats."""
    person = Person(page, lang)
    if others[0]:
        start_with_bots(person, "keyflower", len(others), others[0])
    else:
        setup(person, "keyflower", "screen")
        person.button("shell-start").click()
    page.wait_for_selector(".shell[data-ready=true], .shell[data-cover=true]")
    return person


def number(choice: Choice, name: str) -> int:
    value = choice.args[name]
    assert isinstance(value, int)
    return value


def placement(line: list[Choice]) -> list[Choice]:
    """The placement at the head of a line; nothing where workers of several colours go together (K-F4b)."""
    rest = takewhile(lambda choice: choice.kind in WORKERS, line[1:])
    found = [line[0], *rest] if line[0].kind in PLACEMENTS else []
    mixed = sum(choice.kind.startswith("workers-") for choice in found) > 1
    return [] if mixed or "mixed" in line[0].args else found


class Clicker:
    """One who clicks pieces and buttons, or walks to them by Tab and presses Enter."""

    def __init__(self, table: Table, keyboard: bool = False) -> None:
        self.table = table
        self.page = table.page
        self.keyboard = keyboard

    def press(self, piece: str) -> None:
        if not self.keyboard:
            press(self.page, piece)
            return
        tab_to(self.page, piece)
        self.page.keyboard.press("Enter")

    def play(self, line: list[Choice]) -> None:
        """The steps of a turn; where the page takes two together, so does this."""
        while line:
            seq = self.table.seq if line[0].kind != "done-transport" else -1
            together = placement(line) or line[: 2 if line[0].kind == "carry" else 1]
            if together[0].kind in PLACEMENTS and len(together) > 1:
                self.place(together)
            else:
                for step in together:
                    self.choose(step)
            line = line[len(together) :]
            self.table.reach(seq + 1)

    def place(self, line: list[Choice]) -> None:
        """Workers first, then the place, then how and with how many."""
        first = line[0]
        groups = [choice for choice in line if choice.kind == "group"]
        screen = next((choice for choice in line if choice.kind.startswith("workers-")), None)
        for group in groups:
            self.press(f'.screen [data-group="{group.args["tile"]}"]')
        colour = f'.screen [data-target="{screen.target}"]' if screen else ""
        if screen and not groups:
            self.press(colour)
        if "owner" in first.args:
            self.press(f'.seats [data-seat="{first.args["owner"]}"]')
        self.press(f':is(.auction, .village) .can[data-target="{first.target}"]')
        radio = f'[role="radio"][data-kind="{first.kind}"]'
        if self.page.locator(radio).get_attribute("aria-checked") != "true":
            self.press(radio)
        least = max(0, number(first, "need") - sum(number(group, "n") for group in groups))
        for _ in range(number(screen, "n") - least if screen else 0):
            self.press(colour)
        self.press('[data-kind="place"]')

    def choose(self, step: Choice) -> None:
        if step.kind == "keep":
            tiles = step.args["tiles"]
            assert isinstance(tiles, list)
            for tile in tiles:
                self.press(f'[data-kind="toggle"][data-target="tile:{tile}"]')
            self.press('[data-kind="keep"]')
        elif step.kind == "rotation":
            wanted = f'button[data-kind="rotation"][data-target="{step.target}"]'
            while not self.page.locator(wanted).count():
                self.page.keyboard.press("r")
            self.press(wanted)
        elif step.kind == "done-transport":  # of itself where nothing can be done
            self.page.keyboard.press("d")
            self.page.wait_for_selector(".shell:not([data-step=transport])")
        elif step.kind == "carry":
            self.press(f'.good[data-target="{step.target}"][data-good="{step.args["good"]}"]')
        elif step.kind in (*PLACEMENTS, "with") or step.kind.startswith("workers-"):
            type_line(self.table, step.text)  # losing bids move along; or one of several payments
            self.page.keyboard.press("Escape")
        elif step.target:
            self.press(f'.can[data-kind="{step.kind}"][data-target="{step.target}"]')
        else:
            self.press(f'[data-kind="{step.kind}"]')


def finished_record(page: Page) -> ts.Record:
    record = ts.parse_record(record_of(page))
    assert record.end == "finished"
    assert record.game.id == "keyflower"
    return record


def check_end(page: Page, record: ts.Record) -> None:
    """Everybody's points, and what they were counted for."""
    main = page.locator("main")
    for score in record.state().scores():
        expect(main).to_contain_text(str(score))
    check_accessible(page)


@pytest.mark.long
def test_english_wide_by_mouse_with_three_bots(open_page: OpenPage) -> None:
    page = open_page(WIDE, "en-GB")
    person = start(page, "en", "beginner", "beginner", "beginner")
    table, clicker = person.table, Clicker(person.table)
    steps: set[str] = set()

    def play() -> None:
        if table.step not in steps:
            steps.add(table.step)
            check_accessible(page)
        clicker.play(person.choices())
        table.wait()
        check_fits(page)

    while table.seq < EARLY:
        play()
    take_up(person, record_until("keyflower", "4-greedy.txt", 625))
    while "keep" not in steps:
        play()
    take_up(person, record_until("keyflower", "4-greedy.txt", 818))
    while not table.over:
        play()
    record = finished_record(page)
    assert record.options["players"] == 4
    assert {"turn", "keep", "boat", "lay"} <= steps
    check_end(page, record)
    page.get_by_role("button", name="Analysis").click()
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    check_accessible(page)


@pytest.mark.long
def test_french_wide_by_keyboard_alone(open_page: OpenPage) -> None:
    """By Tab and Enter; a turn whose kinds of choices have all been reached so is typed."""
    page = open_page(WIDE, "fr-FR")
    person = start(page, "fr", "beginner")
    table, clicker = person.table, Clicker(person.table, keyboard=True)
    tabbed = set[str]()

    def play() -> None:
        line = person.choices()
        kinds = {choice.kind for choice in line}
        if kinds <= tabbed:
            seq = table.seq
            type_line(table, " ".join(choice.text for choice in line))
            page.keyboard.press("Escape")
            table.reach(seq + 1)
        else:
            tabbed.update(kinds)
            clicker.play(line)
        table.wait()
        check_fits(page)

    while table.seq < EARLY:
        play()
    take_up(person, record_until("keyflower", "2-greedy.txt", 380))
    while not table.over:
        play()
    record = finished_record(page)
    assert record.options["players"] == 2
    check_end(page, record)


@pytest.mark.long
def test_hungarian_phone_hot_seat_with_covered_screens(open_page: OpenPage) -> None:
    """Two people at one phone: nothing of a screen is in the page before its owner says to be there."""
    page = open_page(PHONE, "hu-HU")
    person = start(page, "hu", "")
    table = person.table
    covers = 0
    while not table.over:
        if table.shell.get_attribute("data-cover") == "true":
            covers += 1
            if covers < 3:
                check_accessible(page)
            assert page.locator(".screen, .auction, .village, .log").count() == 0
            expect(page.locator(".cover button")).to_be_focused()
            page.keyboard.press("Enter")
            page.wait_for_selector(".shell[data-ready=true]")
        if covers == 12:  # the first spring is seen; now the last winter
            covers += 1
            table.show(import_record(page, record_until("keyflower", "2-greedy.txt", 430)))
        seat = int(str(page.locator(".screen").get_attribute("data-fly")).removeprefix("seat:"))
        seq = table.seq
        assert person.view.seat == person.view.player == seat
        type_line(table, " ".join(choice.text for choice in person.choices()))
        table.reach(seq + 1)
        page.wait_for_selector(WAITS)
        check_fits(page)
    assert covers > 20
    record = finished_record(page)
    assert record.options["players"] == 2
    check_end(page, record)


def test_a_tile_card_tells_both_sides(open_app: OpenPage) -> None:
    page = open_app(WIDE, "en-GB")
    show_record(page, record_until("keyflower", "4-greedy.txt", 104))
    for size in (WIDE, PHONE):
        resize(page, size)
        tile = page.locator(".auction [data-target^='tile:']").first
        tile.focus()
        page.keyboard.press("i")
        card = page.get_by_role("dialog")
        name = Words("en").term(str(tile.get_attribute("data-target"))[5:], game="keyflower")
        expect(card).to_contain_text(name)
        expect(card).to_contain_text("K-")
        check_accessible(page)
        check_fits(page)
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)
