"""The start page: the game first, then who plays, then what the game lets one choose."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, Page, expect

import tablestead as ts
from tests.browser.conftest import PHONE, WIDE
from tests.browser.table import Table, check_accessible, record_of

OpenPage = Callable[..., Page]
BOARD = {
    "rows": [
        {"row": "A", "first_hx": 0, "values": [1, 2, 3, 4, 5]},
        {"row": "B", "first_hx": 1, "values": [0, 2, 3, 4]},
        {"row": "C", "first_hx": 2, "values": [5, 1, 2]},
    ],
    "start_market": "B1",
    "bush_triangles": ["A3-A4-B3", "B2-C2-C3"],
    "bonus_tiles": {"Q": 1, "C": 1},
}


def file_of(content: object) -> FilePayload:
    return {
        "name": "my-board.json",
        "mimeType": "application/json",
        "buffer": json.dumps(content).encode(),
    }


def choose_milestones(page: Page) -> None:
    page.get_by_role("radio", name="Milestones").check(force=True)
    expect(page.get_by_label("Board", exact=True)).to_be_visible()


def start(page: Page) -> Table:
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".shell")
    return Table(page)


def test_a_bot_is_called_by_its_level_in_the_readers_language(open_page: OpenPage) -> None:
    page = open_page()
    table = start(page)
    assert ts.parse_record(record_of(page)).names[1:] == [ts.bot_names("ages")[-1]]
    expect(table.shell.get_by_text("Skilled bot", exact=True).first).to_be_visible()
    page.get_by_role("combobox", name="Language").select_option("hu")
    expect(table.shell.get_by_text("Haladó bot", exact=True).first).to_be_visible()


def test_the_game_is_chosen_first_and_remembered(open_page: OpenPage) -> None:
    page = open_page()
    ages = page.get_by_role("radio", name="Roll Through the Ages")
    milestones = page.get_by_role("radio", name="Milestones")
    expect(ages).to_be_checked()
    expect(page.get_by_label("Edition")).to_be_visible()
    ages.focus()
    page.keyboard.press("ArrowRight")
    expect(milestones).to_be_checked()
    expect(page.get_by_label("Edition")).to_have_count(0)
    expect(page.locator("select.kind")).to_have_count(3)
    page.get_by_role("button", name="Remove: Player 1").click()
    expect(page.get_by_role("button", name="Remove: Skilled bot", exact=True)).to_be_disabled()
    page.reload()
    expect(milestones).to_be_checked()
    expect(page.get_by_text("Keyflower", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_options_of_milestones(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page(size)
    choose_milestones(page)
    expect(page.get_by_text("The standard board is our reconstruction")).to_be_visible()
    with page.expect_popup() as explained:
        page.get_by_role("link", name="How a board file is written").click()
    expect(explained.value.locator("body")).to_contain_text("bush_triangles")
    limit = page.get_by_label("Turn limit")
    expect(limit).not_to_be_visible()
    page.get_by_text("More options").click()
    for typed, taken in (("999", "200"), ("", "60"), ("7", "7")):
        limit.fill(typed)
        limit.blur()
        expect(limit).to_have_value(taken)
    check_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_label("Who plays in seat 2").select_option("")
    page.get_by_label("Who plays in seat 3").select_option("")
    table = start(page)
    table.wait()
    assert "\nturn_limit: 7\n" in record_of(page)
    assert "\nboard: standard\n" in record_of(page)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_every_fault_of_a_board_file_is_listed(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page(size)
    choose_milestones(page)
    page.get_by_label("Board", exact=True).select_option("own")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("Choose a board file first")
    file = page.locator(".how input[type=file]")
    file.set_input_files(files=[file_of({**BOARD, "start_market": "Z9", "colour": 1})])
    expect(page.get_by_text("my-board.json")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("(M-O2)")
    faults = page.locator(".problem li")
    expect(faults).to_have_count(2)
    expect(faults.filter(has_text="Z9")).to_be_in_viewport()
    check_accessible(page)
    page.locator("header select").select_option("hu")  # told in every language
    expect(page.get_by_role("alert")).to_contain_text("A tábla nem használható")
    file.set_input_files(files=[file_of(BOARD)])
    page.locator("form button[type=submit]").click()
    page.wait_for_selector(".shell")
    assert '"start_market":"B1"' in record_of(page)


def test_real_tiles_are_typed_in(open_page: OpenPage) -> None:
    page = open_page()
    choose_milestones(page)
    page.get_by_label("Board", exact=True).select_option("own")
    page.locator(".how input[type=file]").set_input_files(files=[file_of(BOARD)])
    page.get_by_role("checkbox", name="Real components").check()
    table = start(page)
    for good in ("coin", "stone"):
        seq = table.seq
        page.locator(f'[data-draw="{good}"]').click()
        page.wait_for_function("seq => Number(document.querySelector('.shell').dataset.seq) > seq", arg=seq)
    assert table.step == "tiles"
    seq = table.seq
    page.locator('[data-draw="Q1|C3"]').click()
    page.wait_for_function("seq => Number(document.querySelector('.shell').dataset.seq) > seq", arg=seq)
    assert record_of(page).splitlines()[-4:] == [
        "* lot coin",
        "* lot stone",
        "* tile Q1|C3",
        "end: unfinished",
    ]


def played() -> str:
    """The record of a short game played at random."""
    dealer = ts.Dealer(6)
    game = ts.game("milestones")
    record = ts.Record(game, dealer.settle(game, players=2, board="random", turn_limit=2))
    state = record.start()
    while state.player != ts.OVER:
        legal = state.legal()
        action = legal[int(dealer.rng.below(len(legal)))] if legal else dealer.draw(state)
        state.apply(action)
        record.append(action)
    return record.text()


def test_a_record_of_milestones_is_opened_and_stepped_through(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_label("Text of the record").fill(played())
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_selector(".shell.over")
    expect(page.get_by_role("heading", name="How the scores grew")).to_be_visible()
    expect(page.get_by_text("Dice: what was rolled")).to_have_count(0)
    page.get_by_role("button", name="Step through").click()
    expect(page.locator(".bar b")).to_contain_text("Setup")
    page.keyboard.press("End")
    expect(page.locator(".bar b")).to_contain_text("Turn")
