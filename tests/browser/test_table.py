"""What people meet at the table besides a smooth game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import tablestead as ts
from tests.browser.conftest import NOWHERE, PHONE, WIDE, Server, looks
from tests.browser.failures import Pages
from tests.browser.layout import record_until
from tests.browser.people import Person, choose_bots, setup, start_with_bots
from tests.browser.table import (
    Table,
    at_table,
    check_accessible,
    paste_record,
    play_by_mouse,
    record_of,
    resize,
    stop_clock,
    type_line,
)

OpenPage = Callable[..., Page]


def start(page: Page) -> Table:
    """A game against the quickest bot."""
    start_with_bots(Person(page), "ages", 1)
    table = Table(page)
    table.wait()
    return table


def play_to(table: Table, *steps: str) -> None:
    while table.step not in steps:
        play_by_mouse(table)


SENSES = """
window.heard = 0
window.lit = []
const value = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
const node = () => ({ gain: value, frequency: value, connect: to => to, start() { heard++ }, stop() {} })
window.AudioContext = class {
  currentTime = 0
  sampleRate = 8000
  resume = async () => {}
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) })
  createGain = node
  createOscillator = node
  createBufferSource = node
  createBiquadFilter = node
}
const { animate } = Element.prototype
Element.prototype.animate = function (frames, how) {
  if (JSON.stringify(frames).includes('drop-shadow')) lit.push(this.dataset.thing)
  return animate.call(this, frames, how)
}
"""
"""Counts the sounds that are started and the things that the shell lights."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_is_built_is_heard_once_that_is_chosen_and_celebrated_once(
    chromium: Browser, server: Server, pages: Pages, motion: str
) -> None:
    page = pages.open(chromium.new_context(**{**looks(WIDE, "en-GB"), "reduced_motion": motion}))
    page.add_init_script(SENSES)
    page.goto(server.url + NOWHERE)
    table = at_table(page, "ages", "roll", "roll workers workers workers", "stop")

    def build(city: int, workers: int) -> int:
        """How much has been heard when a city is finished."""
        seq = table.seq
        page.locator(f'[data-target="city:city-{city}"]').get_by_title(f"{workers} workers finish it").click()
        table.after(seq)
        return int(page.evaluate("heard"))

    assert build(4, 3) == 0
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator('[data-setting="sounds-soft"]').click()
    chosen = page.evaluate("heard")
    assert chosen > 0  # one hears at once what was chosen
    page.keyboard.press("Escape")
    build(5, 4)
    page.wait_for_function("before => heard > before", arg=chosen)
    assert page.locator(".building.fresh").count() == (motion == "no-preference")
    assert page.evaluate("lit") == []
    if motion == "reduce":
        lasting = "document.getAnimations().filter(one => one.effect.getTiming().duration > 1).length"
        assert page.evaluate(lasting) == 0


def test_undo_up_to_the_roll_with_its_reason(open_page: OpenPage) -> None:
    table = start(open_page())
    play_to(table, "build")
    undo = table.page.get_by_role("button", name="Undo")
    before = record_of(table.page)
    seq = table.seq
    (table.lit("city") if table.lit("city").count() else table.lit("monument")).first.press("Enter")
    table.after(seq)
    seq = table.seq
    undo.click()
    table.after(seq)
    assert record_of(table.page) == before
    while undo.get_attribute("aria-disabled") == "false":
        seq = table.seq
        undo.click()
        table.after(seq)
    table.page.mouse.move(0, 0)  # a pointer that rests asks nothing
    undo.hover()
    expect(table.page.get_by_text("Nothing to undo: the dice have been rolled")).to_be_visible()


def test_a_refused_line_opens_its_rule_and_changes_nothing(open_page: OpenPage) -> None:
    table = start(open_page())
    before = record_of(table.page)
    type_line(table, "end")
    refused = table.page.locator(".note.refused")
    refused.get_by_role("button", name="Open rule A-T1").click()
    expect(table.page.locator(".panel, [class*=help]").filter(has_text="A-T1").first).to_be_visible()
    assert record_of(table.page) == before


def test_every_letter_after_its_key_goes_into_the_line(open_app: OpenPage) -> None:
    """None is taken for a key of the table, which would finish the step."""
    table = at_table(open_app(), "ages", "roll", "roll workers workers workers", "stop")
    page, seq = table.page, table.seq
    stop_clock(page)  # no frame is drawn between two letters
    for size in (WIDE, PHONE):
        resize(page, size)
        page.keyboard.type("/done")
        expect(page.locator("input[role=combobox]")).to_have_value("done")
        assert table.seq == seq
        page.keyboard.press("Escape")


def test_on_a_phone_who_types_a_line_comes_back_to_the_board(open_app: OpenPage) -> None:
    table = at_table(open_app(PHONE), "ages", "roll", "roll food food food", "stop")
    page, seq = table.page, table.seq
    chosen = page.locator('[role="tab"][aria-selected="true"]')
    page.locator('[data-tab="players"]').click()
    type_line(table, "nonsense")
    expect(page.locator(".note.refused")).to_be_visible()
    expect(chosen).to_have_attribute("data-tab", "log")  # where it can be mended
    page.keyboard.press("Escape")
    expect(chosen).to_have_attribute("data-tab", "players")
    type_line(table, "end")
    table.after(seq)
    expect(chosen).not_to_have_attribute("data-tab", "log")
    expect(page.locator(".bar")).to_be_focused()
    page.locator('[data-tab="log"]').click()
    seq = table.seq
    type_line(table, "roll")
    table.after(seq)
    expect(chosen).to_have_attribute("data-tab", "log")  # who was there stays there


def test_an_unknown_word_is_named(open_page: OpenPage) -> None:
    table = start(open_page())
    type_line(table, "rolll")
    expect(table.page.locator(".note.refused")).to_contain_text("rolll")
    expect(table.page.locator("[aria-live=assertive]")).to_contain_text("rolll")


def test_a_second_tab_on_an_old_position_catches_up(open_page: OpenPage) -> None:
    table = start(open_page())
    other = Table(table.page.context.new_page())
    other.page.goto(table.page.url)
    other.wait()
    play_by_mouse(table)
    other.page.wait_for_function(
        "seq => Number(document.querySelector('.shell').dataset.seq) >= seq", arg=table.seq
    )
    assert other.step == table.step


def test_the_network_is_cut_and_comes_back(open_page: OpenPage) -> None:
    table = start(open_page())
    table.page.context.set_offline(True)
    table.page.evaluate("dispatchEvent(new Event('offline'))")
    table.page.context.set_offline(False)
    play_by_mouse(table)


def test_a_restart_of_the_server_loses_nothing(open_page: OpenPage, server: Server) -> None:
    table = start(open_page())
    play_by_mouse(table)
    before = record_of(table.page)
    server.stop()
    expect(table.page.locator(".note.lost")).to_be_visible()
    server.start()
    table.page.evaluate("dispatchEvent(new Event('online'))")
    table.wait()
    assert record_of(table.page) == before
    play_by_mouse(table)


def test_continue_an_unfinished_game(open_page: OpenPage) -> None:
    table = start(open_page())
    play_by_mouse(table)
    address = table.page.url
    table.page.goto(address.split("/table/")[0])
    table.page.locator(f'a[href="/table/{address.split("/table/")[1]}"]').click()
    table.wait()
    assert table.page.url == address


def test_real_dice_are_typed_in(open_page: OpenPage) -> None:
    page = open_page()
    person = Person(page)
    setup(person, "ages", "options-bots").get_by_role("checkbox", name="Real dice").check()
    choose_bots(person, 1, "beginner")
    person.button("shell-start").click()
    table = Table(page)
    table.wait()
    seq = table.seq
    table.kind("roll").first.click()
    page.wait_for_function("seq => Number(document.querySelector('.shell').dataset.seq) > seq", arg=seq)
    for face in ("food", "coins", "workers"):
        page.get_by_role("button", name=f"One more: {face}. Now 0", exact=True).click()
    seq = table.seq
    page.get_by_role("button", name="Enter", exact=True).click()
    table.after(seq)
    assert "* roll food workers coins" in record_of(page)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense", "1"),
        ("tablestead 9\ngame: ages\n", "9"),
        ("tablestead 1\ngame: chess\nrules: 1\nplayers: 2\n\n", "chess"),
        ("tablestead 1\ngame: ages\nrules: 1\nplayers: 7\n\nend: unfinished\n", "players"),
        ("tablestead 1\ngame: ages\nrules: 1\nplayers: 2\n\n1 end\nend: unfinished\n", "6"),
        ("tablestead 1\ngame: ages\nrules: 1\nplayers: 2\n\n1 roll\n", "6"),
    ],
)
def test_a_bad_record_is_refused_with_its_fault(open_page: OpenPage, text: str, said: str) -> None:
    page = open_page()
    paste_record(page, text)
    expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    expect(page.get_by_label("Text of the record")).to_have_value(text)


def test_a_good_record_is_opened_and_saved(open_page: OpenPage, tmp_path: Path) -> None:
    golden = record_until("ages", "2-2009.txt", None)
    page = open_page()
    paste_record(page, golden)
    page.wait_for_selector(".shell.over")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    target = tmp_path / "saved.txt"
    saved.value.save_as(target)
    assert ts.replay(target.read_text(encoding="utf-8")).digest() == ts.replay(golden).digest()


def test_play_again_keeps_the_seats(open_page: OpenPage) -> None:
    golden = record_until("ages", "2-2009.txt", None)
    page = open_page()
    paste_record(page, golden)
    page.wait_for_selector(".shell.over")
    page.get_by_role("button", name="Play again").click()
    table = Table(page)
    page.wait_for_selector(".shell[data-ready=true]")
    assert ts.parse_record(record_of(page)).names == ts.parse_record(golden).names
    assert table.step == "start"


def test_dark_theme_and_phone_are_accessible(open_page: OpenPage) -> None:
    page = open_page(PHONE, color_scheme="dark")
    expect(page.locator("article").first).to_be_visible()
    check_accessible(page)
    table = start(page)
    play_to(table, "reroll", "food")
    for tab in page.get_by_role("tab").all():
        tab.click()
        check_accessible(page)


@pytest.mark.parametrize("game", ts.game_ids())
def test_the_page_does_not_jump(open_page: OpenPage, game: str) -> None:
    """Against a bot that may begin, and with a coach: both have something to tell."""
    page = open_page()
    page.add_init_script(
        "window.shift = 0; new PerformanceObserver(list => {"
        "for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value"
        "}).observe({type: 'layout-shift', buffered: true})"
    )
    page.reload()
    start_with_bots(Person(page), game, 1)
    table = Table(page)
    table.wait()
    page.reload()
    table.wait()
    expect(page.locator(".coach")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shift") == pytest.approx(0, abs=0.001)


@pytest.mark.parametrize("size", [WIDE, PHONE, {"width": 640, "height": 400}], ids=["wide", "phone", "low"])
def test_who_wants_to_resign_finds_it_in_the_menu_at_once(open_app: OpenPage, size: dict[str, int]) -> None:
    page = open_app(size)
    at_table(page, "ages")
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(".resign").first).to_be_in_viewport(ratio=1)
