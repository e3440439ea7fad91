"""What a player of Keyflower needs to know is in sight: effects, worth, points, and what can be done."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

import tablestead as ts
from tablestead.games.keyflower.view.structs import KeyflowerView
from tablestead.words import Words
from tests.browser.conftest import PHONE, WIDE
from tests.browser.layout import once_drawn, record_until
from tests.browser.people import Person, start_with_bots
from tests.browser.table import check_accessible, record_of, resize, show_record, type_line

OpenPage = Callable[..., Page]
SPRING, WINTER = 104, 684
"""Actions of the golden game of four after which somebody begins a turn there."""
words = Words("en")


def at_golden(page: Page, actions: int) -> KeyflowerView:
    text = record_until("keyflower", "4-greedy.txt", actions)
    show_record(page, text)
    state = ts.parse_record(text).state()
    view = state.view(state.player)
    assert isinstance(view, KeyflowerView)
    return view


def test_a_tile_says_what_it_does(open_app: OpenPage) -> None:
    """As a tip and in the dock: now, upgraded and for what; turn-order tiles each say what they do."""
    page = open_app(WIDE, "en-GB")
    at_golden(page, SPRING)
    tip = page.locator(".answer[data-open]")
    page.locator('[data-target="tile:peddler"]').hover()
    expect(tip).to_contain_text("Pay 1 more yellow worker, then take 1 green worker")
    expect(tip).to_contain_text("Upgraded (1 gold)")
    page.locator('[data-target="tile:turn-order-2"]').hover()
    expect(tip).to_contain_text("chooses a boat 2nd")
    expect(tip).not_to_contain_text("purple")
    page.locator('[data-target="tile:turn-order-3"]').hover()
    expect(tip).to_contain_text("brings the purple worker")
    page.locator(".supply li").first.hover()
    expect(tip).to_contain_text("64 workers in the bag")
    page.locator('[data-target="tile:peddler"]').click()
    expect(page.locator(".dock .effect")).to_contain_text("then take 2 green workers")
    expect(page.locator(".dock .option")).to_contain_text(
        ["who wins the tile gets the workers", "first bid here"]
    )
    page.keyboard.press("Escape")
    page.locator('.village [data-target="tile:home-2"]').focus()
    page.keyboard.press("i")
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("The workers come home when the season ends")
    card.get_by_role("button", name="Show the upgraded side").click()
    expect(card.locator(".draw polygon.gilt")).to_have_count(1)
    check_accessible(page)


def test_a_press_tells_on_a_phone(open_app: OpenPage) -> None:
    """What is nothing to be pressed answers a finger too."""
    page = open_app(PHONE, "en-GB", has_touch=True)
    at_golden(page, SPRING)
    page.locator(".supply li").first.tap()
    expect(page.locator(".answer[data-open]")).to_contain_text("64 workers in the bag")


def test_a_turn_begins_calmly(open_app: OpenPage) -> None:
    """What is possible has a thin line; only what is chosen glows, and it alone."""
    page = open_app(WIDE, "en-GB")
    at_golden(page, SPRING)
    assert page.locator(".hex-lit.quiet").count() > 8
    expect(page.locator(".hex-glow, .hex-lit:not(.quiet)")).to_have_count(0)
    page.locator('.screen [data-target="worker:red"]').click()
    assert page.locator(".auction .hex-lit.lit").count() > 2
    page.locator('[data-target="tile:peddler"]').click()
    expect(page.locator(".hex-glow")).to_have_count(1)
    expect(page.locator(".hex-lit:not(.quiet)")).to_have_count(1)


def test_points_and_worth_are_those_of_the_engine(open_app: OpenPage) -> None:
    page = open_app(WIDE, "en-GB")
    view = at_golden(page, WINTER)
    assert view.own is not None
    for tile, points in view.own.worth.items():
        place = page.locator(f'.auction [data-target="tile:{tile}"]')
        expect(place.locator(f'[data-worth="{points}"]')).to_have_count(1)
    assert view.seat is not None
    for seat, shown in enumerate(view.seats):
        place = page.locator(".screen" if seat == view.seat else f'.others [data-target="seat:{seat}"]')
        expect(place.locator(".points")).to_contain_text(str(shown.points))
    page.locator('.auction [data-target="tile:scholar"]').click()
    worth = words.say("keyflower-board-worth", {"points": view.own.worth["scholar"]}, "keyflower")
    expect(page.locator(".dock .effect")).to_contain_text(worth)


def test_marks_of_a_village_stay_inside_their_tiles(open_app: OpenPage) -> None:
    """Tiles share corners: a mark there could be either's."""
    page = open_app(WIDE, "en-GB")
    at_golden(page, 534)
    inside = """() => [...document.querySelectorAll('.village .marks')].flatMap((mark, i) => {
      const tile = document.querySelectorAll('.village .hit')[i].getBoundingClientRect()
      const found = mark.getBoundingClientRect()
      if (!found.width) return []
      const middle = Math.abs(found.x + found.width / 2 - tile.x - tile.width / 2)
      return [middle + found.width / 2 < tile.width / 2 - 8 && found.y > tile.y && found.bottom < tile.bottom]
    })"""
    page.wait_for_function(f"() => ({inside})().length >= 3")  # as soon as the size of the village is known
    assert all(page.evaluate(once_drawn(inside)))


def test_a_turn_begins_at_home(open_page: OpenPage) -> None:
    """Another's village that was looked at closes with the next turn of one's own, not before."""
    page = open_page(WIDE, "en-GB")
    person = Person(page, "en")
    start_with_bots(person, "keyflower", 1)
    table = person.table
    page.wait_for_selector(".shell[data-ready=true]")
    heading = page.locator(".village h2")
    page.locator(".village .seats button").last.click()
    expect(heading).not_to_have_text("Your village")
    seq = table.seq
    type_line(table, "pass")
    table.reach(seq + 1)
    expect(page.get_by_role("region", name="What to do now")).to_contain_text("You pass: end your turn")
    expect(heading).not_to_have_text("Your village")
    seq = table.seq
    type_line(table, "end")
    table.after(seq)
    expect(heading).to_have_text("Your village")


def test_to_pay_is_the_first_button_and_in_sight(open_app: OpenPage) -> None:
    """Beside the one that declines, in every room."""
    page = open_app(WIDE, "en-GB")
    table = show_record(page, record_until("keyflower", "2-greedy.txt", 497))
    buttons = page.locator(".dock .choices button")
    expect(buttons.nth(0)).to_contain_text("Pay 1 pick")
    expect(buttons.nth(0)).to_contain_class("main")
    expect(buttons.nth(1)).to_have_accessible_name("Do not pay")
    expect(page.locator(".bar [data-kind=decline]")).to_have_count(0)
    for width, height in ((1366, 650), (390, 844), (360, 640), (740, 360), (320, 256)):
        page.set_viewport_size({"width": width, "height": height})
        show_record(page, record_until("keyflower", "2-greedy.txt", 497))
        expect(buttons.nth(0)).to_be_in_viewport(ratio=1)
    seq = table.seq
    page.keyboard.press("d")
    table.reach(seq + 1)
    assert record_of(page).splitlines()[-2] == "2 decline"
    show_record(page, record_until("keyflower", "3-eager.txt", 437))
    expect(page.locator(".dock")).to_contain_text("You have nothing to pay with")


def test_what_a_season_came_to_begins_at_its_top(open_app: OpenPage) -> None:
    """However far the tiles on offer were scrolled on a phone."""
    page = open_app(PHONE, "en-GB")
    show_record(page, record_until("keyflower", "3-greedy.txt", 129))
    page.locator(".auction").evaluate("box => box.scrollTo({ top: box.scrollHeight })")
    page.locator('.bar [data-kind="end"]').click()
    expect(page.locator(".season-end h2")).to_be_in_viewport(ratio=1)
    expect(page.locator(".season-end .gain").first).to_contain_text("gets from it")


def test_winter_is_summed_up_for_who_gets_the_last_boat(open_app: OpenPage) -> None:
    """Without a choice of boats the first decision after the season is where tiles go."""
    page = open_app(WIDE, "en-GB")
    for size in (WIDE, PHONE):
        resize(page, size)
        show_record(page, record_until("keyflower", "2-greedy.txt", 528))
        card, tiles = page.locator(".season-end"), page.locator('.dock [data-kind="lay"]')
        expect(card).to_contain_text("Winter is over")
        expect(page.locator(".village")).to_have_count(1 if size == WIDE else 0)
        check_accessible(page)
        tiles.first.click()
        expect(tiles).to_have_count(0)
        expect(page.locator(".village")).to_be_visible()
