"""Whole games of Milestones through the page, as different people play them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tablestead as ts
from tablestead.engine.choice import Choice
from tablestead.words import Words
from tests.browser.conftest import PHONE, WIDE
from tests.browser.layout import once_drawn, record_until
from tests.browser.people import Person, choose_bots, setup, start_with_bots, take_up
from tests.browser.table import (
    Table,
    check_accessible,
    check_fits,
    import_record,
    press,
    record_of,
    tab_to,
    type_line,
)

OpenPage = Callable[..., Page]
BUILDS = ("street", "house", "market")
EARLY = 40
"""So many actions are seen of the beginning; then a game is taken up in its last rounds."""


def start(page: Page, lang: str, *bots: str) -> Person:
    """A game of Milestones with these bots at the other seats."""
    person = Person(page, lang)
    start_with_bots(person, "milestones", len(bots), bots[0])
    person.table.wait()
    return person


def click(table: Table, choice: Choice) -> None:
    """A choice, until the next one of ours."""
    seq = table.seq
    choose(table.page, choice)
    table.after(seq)


def choose(page: Page, choice: Choice) -> None:
    """A choice made by clicking the piece it is about, or the button that says it."""
    if choice.kind in BUILDS:
        mode = page.locator(f'[data-mode="{choice.kind}"]')
        if mode.get_attribute("aria-pressed") != "true":
            mode.click()
    if choice.kind == "sell":
        cubes = page.locator('[data-kind="sell"]')
        one, other = choice.args["good"], choice.args["other"]
        cubes.and_(page.locator(f'[data-target="good:{one}"]')).click()
        if page.locator('[aria-pressed="true"][data-kind="sell"]').count():  # another goes with it
            cubes.and_(page.locator(f'[data-target="good:{other}"]')).click()
    else:
        press(page, piece_of(choice))
    if choice.draws:
        press(page, '[data-do="draw"]')


def piece_of(choice: Choice) -> str:
    """The piece this choice is about, or the button that says it."""
    return f'[data-kind="{choice.kind}"]' + (f'[data-target="{choice.target}"]' if choice.target else "")


def finished_record(page: Page) -> ts.Record:
    record = ts.parse_record(record_of(page))
    assert record.end == "finished"
    return record


@pytest.mark.long
def test_english_wide_by_mouse_with_two_bots(open_page: OpenPage) -> None:
    page = open_page(WIDE, "en-GB")
    person = start(page, "en", "beginner", "beginner")
    table = person.table
    check_accessible(page)
    steps = set[str]()

    def play() -> None:
        if table.step not in steps:
            steps.add(table.step)
            check_accessible(page)
        click(table, person.choices()[0])
        check_fits(page)

    while table.seq < EARLY:
        play()
    take_up(person, record_until("milestones", "3-standard.txt", 495))
    while not table.over:
        play()
    check_accessible(page)
    record = finished_record(page)
    assert record.game.id == "milestones"
    assert record.options["players"] == 3
    assert {"draft", "place", "move", "trade", "works", "street-middle", "street-end", "end"} <= steps
    for score in record.state().scores():
        expect(page.locator("main")).to_contain_text(str(score))
    page.get_by_role("button", name="Analysis").click()
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    check_accessible(page)


@pytest.mark.long
def test_hungarian_phone_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page(PHONE, "hu-HU")
    person = start(page, "hu", "beginner")
    table = person.table
    check_accessible(page)
    tabbed: list[str] = []
    typed = False

    def play() -> None:
        nonlocal typed
        choice = person.choices()[0]
        seq = table.seq
        typed = typed or choice.kind in ("sell", *BUILDS)
        if typed:
            type_line(table, choice.text)
            page.keyboard.press("Escape")
        else:
            tabbed.append(choice.kind)
            tab_to(page, piece_of(choice))
            page.keyboard.press("Enter")
            if choice.draws:
                expect(page.locator('[data-do="draw"]')).to_be_focused()
                page.keyboard.press("Enter")
        table.after(seq)
        check_fits(page)

    while not typed:
        play()
    take_up(person, record_until("milestones", "2-standard.txt", 380))
    while not table.over:
        play()
    check_accessible(page)
    assert {"draft", "place", "move-worker", "end"} <= set(tabbed)
    assert finished_record(page).options["players"] == 2


@pytest.mark.long
def test_french_wide_hot_seat_on_a_board_of_ones_own(open_page: OpenPage, tmp_path: Path) -> None:
    """A small board with few tiles, and few turns."""
    page = open_page(WIDE, "fr-FR")
    person = Person(page, "fr")
    words = person.words
    board = tmp_path / "petit.json"
    board.write_text(SMALL_BOARD, encoding="utf-8")
    setup(person, "milestones", "screen")
    page.get_by_label(words.say("shell-name-of", {"n": 2})).fill("Béla")
    choose_board(page, board)
    page.get_by_text(words.say("shell-more-options")).click()
    page.get_by_label(words.say("milestones-option-turn_limit")).fill("7")
    person.button("shell-start").click()
    table = person.table
    table.wait()
    while not table.over:
        click(table, person.choices()[0])
        check_fits(page)
    check_accessible(page)
    record = finished_record(page)
    assert '"start_market":"A1"' in str(record.options["board"])
    assert record.options["turn_limit"] == 7


def drawing(golden: str) -> list[tuple[int, Choice]]:
    """How many actions a golden game had got when a tile was placed and another drawn at once."""
    record = ts.parse_record(record_until("milestones", golden, None))
    state = record.start()
    found = []
    for played, action in enumerate(record.actions):
        if state.player >= 0:
            found += [
                (played, one) for one in state.choices(state.player) if one.draws and one.action == action
            ]
        state.apply(action)
    return found


def test_what_a_draw_makes_final_is_confirmed_until_one_does_not_want_it(open_app: OpenPage) -> None:
    golden = "3-standard.txt"
    page = open_app(WIDE, "en-GB")
    table = Table(page)
    (early, choice), (late, other) = drawing(golden)[:2]
    table.show(import_record(page, record_until("milestones", golden, early)))
    seq = table.seq
    dialog = page.get_by_role("dialog")
    press(page, piece_of(choice))
    expect(dialog).to_contain_text("you cannot take it back")
    check_accessible(page)
    page.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    assert (table.step, table.seq) == ("place", seq)
    press(page, piece_of(choice))
    page.get_by_label("Do not ask again").check()
    page.keyboard.press("Escape")
    press(page, piece_of(choice))
    expect(page.get_by_label("Do not ask again")).not_to_be_checked()  # it was called off with the rest
    page.get_by_label("Do not ask again").check()
    press(page, '[data-do="draw"]')
    table.after(seq)
    table.show(import_record(page, record_until("milestones", golden, late)))
    seq = table.seq
    press(page, piece_of(other))
    table.after(seq)
    page.get_by_role("button", name="Menu").click()
    asks = page.get_by_role("menuitemcheckbox", name="Ask before a draw")
    expect(asks).to_have_attribute("aria-checked", "false")
    asks.click()
    expect(asks).to_have_attribute("aria-checked", "true")


def test_points_are_found_by_row_and_column(open_app: OpenPage) -> None:
    """Wherever the window on the board is, also on a phone."""
    page = open_app(PHONE, "en-GB")
    table = Table(page)
    table.show(import_record(page, record_until("milestones", "3-standard.txt", 60)))
    page.locator('[data-tab="board"]').click()
    window = page.locator(".pan .window")
    window.evaluate("box => box.scrollBy({left: 120, top: 90, behavior: 'instant'})")
    for size in (PHONE, WIDE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(page.locator(".landscape .columns span")).to_have_count(19)
        assert page.evaluate(once_drawn(FOUND)) == [], size


def test_a_phone_tells_the_way_round_the_prices_and_how_near_the_end_is(open_app: OpenPage) -> None:
    page = open_app(PHONE, "en-GB")
    table = Table(page)
    table.show(import_record(page, record_until("milestones", "3-standard.txt", 97)))
    mill = page.locator('[data-space="mill"]')
    name = re.compile(r"^mill\. Move to the mill\. flour: \+3.points, \+1.coin$")
    expect(mill).to_have_accessible_name(name)
    arrows = page.locator(".place").evaluate_all(
        "all => all.map(one => getComputedStyle(one, '::after').content)"
    )
    assert arrows == ['""'] * 4
    ends = page.get_by_role("list", name="How near the end is").get_by_role("listitem")
    expect(ends).to_have_count(2)
    expect(ends.last).to_contain_text("left")
    table.show(import_record(page, record_until("milestones", "2-standard.txt", 60)))
    for prices in ("Buy 1 for 2 coins", "Sell 2 for 1 coin"):
        expect(page.get_by_role("group", name=prices)).to_contain_text(prices)
    check_accessible(page)


def test_a_newcomer_on_a_phone_is_told_what_a_press_does(open_app: OpenPage) -> None:
    page = open_app({"width": 360, "height": 740}, "en-GB")
    table = Table(page)

    def after(actions: int) -> None:
        table.show(import_record(page, record_until("milestones", "2-standard.txt", actions)))

    after(60)  # a wood and a sand can be sold, together only
    sale = page.get_by_role("group", name="Sell 2 for 1 coin")
    seq = table.seq
    sale.locator('[data-target="good:wood"]').click()
    expect(sale).to_contain_text("And one more")
    sale.locator('[data-target="good:sand"]').click()
    table.after(seq)
    table.show(import_record(page, record_until("milestones", "4-standard.txt", 288)))
    page.get_by_role("tab", name="Players").click()
    edge = "one => getComputedStyle(one).backgroundImage !== 'none' && one.scrollHeight > one.clientHeight"
    assert page.locator(".page").evaluate(edge)  # there is more, and that is seen
    after(64)  # the goods of a marketplace, and no street yet
    expect(page.locator('[data-space="board-of-works"]')).to_contain_text("nowhere to build")
    after(101)
    expect(page.locator(".hand")).to_contain_text("a coin marks income")
    after(113)
    expect(page.locator(".bar .say")).to_contain_text("two lines long")
    after(114)
    expect(page.locator(".bar .acts .btn").first).to_have_attribute("data-kind", "bonus")
    expect(page.locator(".bar .primary")).to_have_attribute("data-kind", "bonus")
    after(203)
    expect(page.locator('[data-space="board-of-works"]')).to_contain_text("13 ways to build")


FOUND = """() => {
  const board = document.querySelector('.landscape :is(.window, .frame)').getBoundingClientRect()
  const middle = one => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  const columns = [...document.querySelectorAll('.columns span')].map(one => [one, ...middle(one)])
  const rows = [...document.querySelectorAll('.rows span')].map(one => [one, ...middle(one)])
  return [...document.querySelectorAll('.map .point')].flatMap(point => {
    const [x, y] = middle(point)
    if (x < board.left + 20 || x > board.right || y < board.top + 20 || y > board.bottom) return []
    const column = columns.find(one => Math.abs(one[1] - x) < 3)
    const row = rows.find(one => Math.abs(one[2] - y) < 3)
    const seen = column && row && column[2] >= board.top && row[1] >= board.left
    const like = seen && column[0].className === row[0].className
    return like ? [] : [`${row?.[0].textContent}${column?.[0].textContent}`]
  })
}"""
"""Points in sight without a number above and a letter at the left, in sight too and slanted alike."""


SMALL_BOARD = """{
  "rows": [
    {"row": "A", "first_hx": 0, "values": [0, 2, 3, 4, 5]},
    {"row": "B", "first_hx": 1, "values": [2, 3, 4, 5]},
    {"row": "C", "first_hx": 2, "values": [3, 4, 5]}
  ],
  "start_market": "A1",
  "bush_triangles": ["A2-A3-B2", "B3-C3-C4"],
  "worker_tiles": ["G1|L1", "G1|Q1", "C1|G2", "S1|C2", "C1|L3", "Q1|C3", "Q2|S2", "C2|C3", "L2|S3",
                   "L2|Q4", "L3|G3", "S2|G4", "Q3|S4", "S3|C4", "G3|G5", "L4|L4"],
  "bonus_tiles": {"Q": 1, "G": 1}
}"""


def choose_board(page: Page, file: Path) -> None:
    options = page.locator("select").filter(has=page.locator("option[value=own]"))
    options.select_option("own")
    page.locator('dialog input[type="file"]').set_input_files(str(file))
    expect(page.get_by_text(file.name)).to_be_visible()


def test_a_faulty_board_file_is_told_fault_by_fault(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(WIDE, "en-GB")
    board = tmp_path / "faulty.json"
    text = SMALL_BOARD.replace("[3, 4, 5]", "[3, 9, null]").replace("A2-A3-B2", "A2-A3-C2")
    board.write_text(text, encoding="utf-8")
    dialog = setup(Person(page), "milestones", "options-bots")
    choose_board(page, board)
    page.get_by_role("button", name="Start", exact=True).click()
    for named in ("C3", "C4", "A2-A3-C2"):
        expect(dialog).to_contain_text(named)
    check_accessible(page)
    assert "/table/" not in page.url


def test_tiles_drawn_at_a_real_table_are_typed_in(open_page: OpenPage) -> None:
    page = open_page(WIDE, "en-GB")
    person = Person(page)
    words = Words("en")
    setup(person, "milestones", "options-bots")
    choose_bots(person, 2, "beginner")
    page.get_by_role("checkbox", name=words.say("milestones-option-real")).check()
    page.get_by_role("button", name="Start", exact=True).click()
    table = Table(page)
    drawn = 0
    while table.step in ("", "lots", "tiles"):
        page.wait_for_selector(".shell")
        seq = table.seq
        page.locator("[data-draw]:enabled").first.click()
        page.wait_for_function("seq => Number(document.querySelector('.shell')?.dataset.seq) > seq", arg=seq)
        drawn += 1
    assert drawn == 15 + 5 + 7
    state = ts.parse_record(record_of(page)).state()
    assert state.step_id == "draft"
