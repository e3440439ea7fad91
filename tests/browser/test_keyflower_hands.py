"""What is taken in hand in Keyflower: workers who were outbid, how many, and goods that are carried."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tablestead.lessons.lesson import lesson
from tests.browser.conftest import PHONE, WIDE
from tests.browser.layout import once_drawn, record_until
from tests.browser.people import Person, start_with_bots
from tests.browser.table import (
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
OUTBID = record_until("keyflower", "3-eager.txt", 94)
"""Anna has lost the lead on the Quarryman (1 blue), on the Miner (2 red) and on a turn-order tile."""

TRANSPORT = record_until("keyflower", "2-greedy.txt", 450)
"""Béla has ten transport steps and goods to carry in a village of ten tiles."""
ONE_ROW_PX = 76
SMALL = {"width": 360, "height": 640}
VILLAGE = once_drawn("() => document.querySelector('.village svg').getAttribute('viewBox')")


def test_outbid_workers_stand_in_the_tray_and_move(open_app: OpenPage) -> None:
    page = open_app(WIDE, "en-GB")
    for size in (WIDE, PHONE):
        resize(page, size)
        show_record(page, OUTBID)
        expect(page.get_by_role("region", name="What to do now")).to_contain_text("You were outbid")
        tray = page.get_by_role("list", name="Outbid")
        expect(tray.get_by_role("button")).to_have_count(3)
        group = tray.get_by_role("button", name="Outbid on the Quarryman: 1 blue worker")
        unlit = page.locator('.auction [data-target="tile:peddler"]:not(.can)')
        expect(unlit).to_have_count(0)
        group.click()
        expect(unlit).to_have_count(1)  # only yellow may go there
        page.locator('.auction .can[data-target="tile:keystone-quarry"]').click()
        if size == WIDE:  # beside the command line
            expect(page.locator(".dock code")).to_have_text("bid keystone-quarry from quarryman")
        else:
            expect(page.locator(".dock .go")).to_contain_text("outbid on Quarryman")
            expect(page.locator("main code")).to_have_count(0)
        expect(page.locator(".dock .stepper b")).to_have_text("1")  # as the button beside it says
        check_accessible(page)
        check_fits(page)
        page.locator('[data-kind="place"]').click()
        expect(tray.get_by_role("button")).to_have_count(2)
        assert record_of(page).splitlines()[-3:-1] == ["1 bid keystone-quarry", "1 from quarryman"]


def test_a_phone_says_in_words_what_a_button_does(open_app: OpenPage) -> None:
    """Passing until the season ends has no sign alone, and the list of choices has no notation."""
    for locale, words in {"en-GB": "Pass until the season ends", "hu-HU": "Passz az évszak végéig"}.items():
        page = open_app(PHONE, locale)
        show_record(page, OUTBID)
        expect(page.get_by_role("button", name=words, exact=True)).to_have_text(words)
        acts = page.locator(".bar .acts").bounding_box()
        assert acts
        assert acts["height"] < ONE_ROW_PX
        page.locator(".bar [aria-expanded]").click()
        expect(page.locator(".bar li").first).to_be_visible()
        expect(page.locator(".bar code:visible")).to_have_count(0)


def test_a_placement_of_the_list_opens_what_its_tile_opens(open_app: OpenPage) -> None:
    page = open_app(WIDE, "en-GB")
    table = show_record(page, OUTBID)
    seq = table.seq
    page.get_by_role("button", name="choices").click()
    page.locator(".bar li button", has_text="Use the Stable").click()
    expect(page.locator('[role="radio"][aria-checked="true"]')).to_have_attribute("data-kind", "use")
    expect(page.locator(".dock code")).to_have_text("use stable red 1 done")
    assert table.seq == seq


def test_who_could_not_pay_is_not_called_to_place(open_app: OpenPage) -> None:
    page = open_app(WIDE, "en-GB")
    show_record(page, record_until("keyflower", "3-greedy.txt", 216))
    page.locator('[data-hex][data-target="tile:smelter"]').click()
    page.locator('[role="radio"][data-kind="use"]').click()
    expect(page.locator(".dock .flag")).to_contain_text("it would bring nothing")
    expect(page.locator('[data-kind="place"]')).not_to_contain_class("primary")
    page.locator('[role="radio"][data-kind="bid"]').click()
    expect(page.locator('[data-kind="place"]')).to_contain_class("primary")


def test_the_tray_stays_one_row_while_workers_are_outbid(open_app: OpenPage) -> None:
    """Above it nothing moves while workers are chosen, and all who were outbid are seen."""
    for locale in ("en-GB", "hu-HU", "fr-FR"):
        page = open_app(WIDE, locale)
        show_record(page, OUTBID)
        expect(page.locator(".losing [data-group]")).to_have_count(3)
        page.locator('.screen [data-target="worker:red"]').click()
        page.locator('.auction .can[data-target="tile:alehouse"]').click()
        expect(page.locator(".dock .stepper")).to_be_visible()
        tray = page.locator(".screen").bounding_box()
        assert tray is not None
        assert tray["height"] <= ONE_ROW_PX
        assert page.locator(".losing").evaluate("list => list.scrollWidth <= list.clientWidth")


def test_a_second_quick_press_is_one_more_worker(open_app: OpenPage) -> None:
    """Wherever on its button a colour is pressed, nothing else comes under the finger."""
    outbid = lesson("keyflower", "outbid")
    assert outbid is not None
    page = open_app(WIDE, "en-GB")
    for size in (WIDE, PHONE):
        resize(page, size)
        show_record(page, outbid.position(0).text())
        place = page.locator('[data-kind="place"]')
        for part in (0.1, 0.5, 0.9):
            press(page, '.auction .can[data-target="tile:gold-mine"]')
            expect(place).to_have_text("Place 1B")
            box = page.locator('.screen [data-target="worker:red"]').bounding_box()
            assert box is not None
            for n in (1, 2):
                page.mouse.click(box["x"] + part * box["width"], box["y"] + box["height"] / 2)
                expect(place).to_have_text(f"Place {n}R")
            page.keyboard.press("Escape")


def test_escape_is_for_the_window_that_is_open(open_app: OpenPage) -> None:
    """Also where nothing in it has the focus: what is planned at the table stays planned."""
    page = open_app(WIDE, "en-GB")
    show_record(page, record_until("keyflower", "4-greedy.txt", 104))
    page.locator('.auction .can[data-target="tile:peddler"]').click()
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_be_visible()
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator('[data-kind="place"]')).to_be_visible()


def test_a_placement_can_be_done_on_a_small_phone_without_scrolling(open_app: OpenPage) -> None:
    page = open_app(SMALL, "hu-HU")
    show_record(page, record_until("keyflower", "4-greedy.txt", 104))
    for size in (SMALL, {"width": 740, "height": 360}, {"width": 640, "height": 400}):
        resize(page, size)
        page.locator('.auction .can[data-target="tile:peddler"]').click()
        expect(page.locator('[data-kind="place"]')).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
    show_record(page, OUTBID)
    page.locator('.auction [data-target="tile:turn-order-2"]').click()  # the longest name
    tops = page.locator(".dock h2 button").evaluate_all("all => all.map(one => one.offsetTop)")
    assert len(tops) == 2
    assert tops[0] == tops[1], "× has a line of its own"


def test_outbid_workers_move_by_keyboard_with_others(open_app: OpenPage) -> None:
    """One red group and a red worker from behind the screen, where one's other red group stays."""
    page = open_app(WIDE, "en-GB")
    table = Table(page)
    table.show(import_record(page, OUTBID))
    tab_to(page, '[data-group="miner"]')
    page.keyboard.press("Enter")
    tab_to(page, '.auction .can[data-target="tile:alehouse"]')
    page.keyboard.press("Enter")
    expect(page.locator('[data-kind="place"]')).to_be_focused()
    page.keyboard.press("+")
    expect(page.locator(".dock code")).to_have_text("bid alehouse red 1 + from miner")
    seq = table.seq
    page.keyboard.press("Enter")
    table.reach(seq + 1)
    assert record_of(page).splitlines()[-4:-1] == ["1 bid alehouse", "1 red 1", "1 from miner"]


def test_enter_presses_the_main_button_of_the_dock(open_app: OpenPage) -> None:
    """Also where the mouse has left the focus on a tile; who has come there by keyboard presses the tile."""
    page = open_app(WIDE, "en-GB")

    def entered(text: str, tile: str) -> list[str]:
        table = show_record(page, text)
        seq = table.seq
        page.locator(tile).click()
        expect(page.locator(tile)).to_be_focused()
        page.keyboard.press("Enter")
        table.reach(seq + 1)
        return record_of(page).splitlines()[-5:-1]

    assert entered(OUTBID, '.auction .can[data-target="tile:miner"]')[-2:] == ["1 bid miner", "1 red 2"]
    assert "1 use home-1" in entered(OUTBID, '[data-hex][data-target="tile:home-1"]')
    text = record_until("keyflower", "2-greedy.txt", 390)
    assert entered(text, '.dock [data-target="tile:windmill"]')[-1] == "1 ?"  # kept, in secret
    table = show_record(page, record_until("keyflower", "2-greedy.txt", 105))
    type_line(table, "lay workshop")
    page.locator(".village .cell").first.click()
    page.wait_for_selector('.shell[data-step="rotation"]')
    tab_to(page, '.dock [data-kind="rotate"]')
    page.keyboard.press("Enter")
    assert table.step == "rotation"
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    page.wait_for_selector('.shell:not([data-step="rotation"])')
    assert record_of(page).splitlines()[-2].startswith("1 turn ")


def test_a_placement_starts_with_the_fewest_workers(open_app: OpenPage) -> None:
    page = open_app(WIDE, "en-GB")
    table = Table(page)
    table.show(import_record(page, OUTBID))
    line, place = page.locator(".dock code"), page.locator('[data-kind="place"]')
    page.locator('.auction .can[data-target="tile:miner"]').click()
    expect(line).to_have_text("bid miner red 2")
    page.locator('[role="radio"][data-kind="use"]').click()
    expect(line).to_have_text("use miner red 1 done")  # the outbid ones beside it could come too
    page.get_by_role("button", name="More", exact=True).click()
    expect(line).to_have_text("use miner red 2 done")
    page.locator('.auction .can[data-target="tile:stable"]').click()
    expect(place).to_have_text("Place 1R")
    page.locator('.auction .can[data-target="tile:miner"]').click()
    expect(line).to_have_text("use miner red 1 done")
    seq = table.seq
    place.click()
    table.reach(seq + 1)
    assert record_of(page).splitlines()[-4:-1] == ["1 use miner", "1 red 1", "1 done"]


def test_a_good_goes_over_several_tiles_in_two_presses_or_one_drag(open_app: OpenPage) -> None:
    page = open_app(WIDE, "en-GB")
    table = Table(page)
    table.show(import_record(page, TRANSPORT))
    left = page.locator(".dock p").first
    expect(left).to_contain_text("Transport steps left: 10")
    shown = page.evaluate(VILLAGE)
    good = page.locator('.good[data-target="tile:woodcutter"][data-good="wood"]')
    barn = page.locator('[data-hex][data-target="tile:barn"]')
    good.click()
    expect(page.locator(".dock")).to_contain_text("wood from the Woodcutter: where to?")
    assert page.evaluate(VILLAGE) == shown, "the village moved"
    seq = table.seq
    barn.click()
    table.reach(seq + 1)
    expect(left).to_contain_text("Transport steps left: 7")
    lines = ["2 carry wood woodcutter", "2 se", "2 carry wood home-1", "2 sw", "2 carry wood well", "2 s"]
    assert record_of(page).splitlines()[-7:-1] == lines
    good.drag_to(barn)
    expect(left).to_contain_text("Transport steps left: 4")
    assert page.evaluate(VILLAGE) == shown, "the village moved"
    expect(page.locator('.dock [data-kind="carry"]').first).to_contain_text(" from ")
    check_accessible(page)


def test_passing_until_the_season_ends_goes_on_by_itself(open_page: OpenPage) -> None:
    page = open_page(WIDE, "en-GB")
    person = Person(page, "en")
    start_with_bots(person, "keyflower", 1)
    page.wait_for_selector(".shell[data-ready=true]")
    expect(page.locator(".ends")).to_contain_text(" of 2 passed")
    switch = page.get_by_role("button", name="Pass until the season ends")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".log")).to_contain_text("Summer begins")
    expect(switch).to_have_attribute("aria-pressed", "false")  # for the next season one is asked again
    passed = [line for line in record_of(page).splitlines() if line == "1 pass"]
    assert len(passed) > 1


def test_passing_stops_when_outbid_and_says_so(open_app: OpenPage) -> None:
    page = open_app(WIDE, "en-GB")
    table = Table(page)
    table.show(import_record(page, OUTBID))
    switch = page.get_by_role("button", name="Pass until the season ends")
    type_line(table, "bid stable from quarryman")
    page.wait_for_selector(".shell[data-step=end]")
    todo = page.get_by_role("region", name="What to do now")
    switch.click()  # other workers of hers are outbid, and could move
    expect(todo).to_contain_text("Outbid on the Miner: these workers can still move. Press again to pass")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(todo).to_contain_text("You pass until the season ends")
    for line in ("end", "bid stable blue 2 end", "pass end"):
        type_line(table, line)
        page.locator(".cover button").click()
        page.wait_for_selector(".shell[data-ready=true]")
    expect(todo).to_contain_text("Outbid on the Stable: these workers can still move")
    expect(switch).to_have_attribute("aria-pressed", "false")
    assert table.step == "turn"
