"""Nothing lies on what one needs to see, and what is written can be read."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import tablestead as ts
from tablestead.words import LOCALE
from tests.browser.conftest import PHONE, WIDE
from tests.browser.layout import faults, positions, record_until
from tests.browser.table import Table, check_accessible, check_fits, import_record

OpenPage = Callable[..., Page]
NARROW = {"width": 1100, "height": 760}
"""Wide enough for the whole board, not for the panel beside it."""
LEGIBLE_PX = 8.5
LOCALES = ("en-GB", "hu-HU", "fr-FR")


@pytest.mark.long
@pytest.mark.parametrize("game", ts.game_ids())
def test_all_can_be_read_and_pressed(open_page: OpenPage, game: str) -> None:
    """Every kind of choice, in every language, at every size."""
    found = []
    for locale in LOCALES:
        sizes = [WIDE, PHONE]
        page = open_page(WIDE, locale)
        for position in positions(game):
            Table(page).show(import_record(page, position.text))
            for size in sizes:
                resize(page, size)
                where = f"{locale} {size['width']}×{size['height']}, {position}"
                found += [f"{where}: {fault}" for fault in faults(page)]
            sizes.reverse()  # the next position comes at the size there is
    assert not found, "\n".join(found)


def resize(page: Page, size: dict[str, int]) -> None:
    if page.viewport_size != size:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.wait_for_selector(".shell.wide" if size is WIDE else ".shell:not(.wide)")


def test_faults_are_found(open_page: OpenPage) -> None:
    page = open_page()
    page.goto("about:blank")
    narrow = "width: 40px; white-space: nowrap; overflow"
    for content, fault in {
        "<p style='width: 2000px'>wide</p>": "too wide",
        "<p style='height: 900px'>high</p>": "too high",
        f"<p style='{narrow}: hidden'>much too long</p>": "is cut by",
        f"<p style='{narrow}: hidden; text-overflow: ellipsis'>much too long</p>": "is shortened",
        f"<p style='{narrow}: auto'>much too long</p>": "scrolled sideways",
        "<button style='position: fixed; left: -20px'>away</button>": "beyond the screen",
        "<button>below</button><i style='position: fixed; inset: 0'></i>": "lies under",
        "<button>one</button><button style='margin-left: -8px'>two</button>": "overlaps",
    }.items():
        page.set_content(content)
        assert [one for one in faults(page) if fault in one], (content, faults(page))
    page.set_content('<div style="height: 90px; overflow: auto"><p style="height: 600px">long<p>far</div>')
    assert not faults(page)


@pytest.mark.parametrize("game", ts.game_ids())
def test_every_kind_of_choice_is_among_the_positions(game: str) -> None:
    """The catalogue has a label for each kind."""
    words = (LOCALE / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    labelled = set(re.findall(rf"^{game}-choice-(\S+) =", words, re.MULTILINE))
    assert {kind for position in positions(game) for kind in position.kinds} == labelled


def go_on(page: Page, game: str, golden: str, actions: int, **names: str) -> None:
    """The game of a record after so many actions of it, with everybody at this page."""
    text = record_until(game, golden, actions)
    for old, new in names.items():
        text = text.replace(f": {old}\n", f": {new}\n")
    Table(page).show(import_record(page, text))


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


GAMES = {
    "milestones": ("4-standard.txt", 288),
    "keyflower": ("4-greedy.txt", 691),
}


@pytest.mark.parametrize(
    ("game", "size"),
    [("milestones", NARROW), ("keyflower", WIDE), ("keyflower", PHONE)],
    ids=["narrow", "wide", "phone"],
)
def test_a_hint_does_not_lie_on_the_board(open_page: OpenPage, game: str, size: dict[str, int]) -> None:
    page = open_page(size, "hu-HU")
    go_on(page, game, *GAMES[game])
    check_fits(page)
    page.keyboard.press("h")
    expect(page.locator(".note.hint .worth").first).to_be_visible()
    assert not overlap(page.locator(".notices"), page.locator("main"))
    check_fits(page)
    check_accessible(page)


def test_a_panel_over_the_board_goes_away_by_key_and_by_touch(open_page: OpenPage) -> None:
    page = open_page(NARROW)
    go_on(page, "ages", "4-late.txt", 288)
    folded = page.locator(".panel.folded")
    expect(folded).to_have_count(1)
    page.get_by_role("button", name="Open the side panel", exact=True).click()
    expect(page.get_by_role("button", name="Fold the side panel", exact=True)).to_be_focused()
    check_accessible(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Open the side panel", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(folded).to_have_count(0)
    page.locator("main").click(position={"x": 300, "y": 4})
    expect(folded).to_have_count(1)


def test_the_guide_leaves_a_phone_its_board(open_page: OpenPage) -> None:
    page = open_page(PHONE, "hu-HU")
    go_on(page, "milestones", *GAMES["milestones"])
    guide = page.locator(".note.hint")
    closed = guide.bounding_box()
    assert closed
    assert closed["height"] <= 52
    guide.locator("summary").click()
    check_accessible(page)
    guide.get_by_role("button", name="Bezárás").click()
    expect(guide).to_have_count(0)


def test_names_of_a_large_village_can_be_read(open_page: OpenPage) -> None:
    page = open_page(WIDE, "hu-HU")
    go_on(page, "keyflower", "2-greedy.txt", 493)
    names = page.locator(".village text.name")
    expect(names.first).to_be_visible()  # as soon as the size of the window is known
    sizes = names.evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"
    )
    assert min(sizes) >= LEGIBLE_PX
    tooltips = page.locator(".village [data-hex]").evaluate_all("all => all.map(one => one.textContent)")
    assert all(tooltips)


def test_the_drawing_on_a_tile_card_is_explained_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(PHONE, "hu-HU")
    go_on(page, "keyflower", *GAMES["keyflower"])
    page.locator(".auction [data-target^='tile:']").first.focus()
    page.keyboard.press("i")
    card = page.get_by_role("dialog")
    expect(card.locator(".draw li").first).to_be_visible()
    expect(card.locator("svg.drawing text.mark")).to_have_count(card.locator(".draw li").count())
    check_fits(page)


@pytest.mark.parametrize("locale", ["fr-FR", "hu-HU"])
def test_names_beside_the_board_are_whole(open_page: OpenPage, locale: str) -> None:
    for size in (WIDE, PHONE):
        page = open_page(size, locale)
        go_on(page, "milestones", "3-standard.txt", 289, Chloé="Bartholomew Brown")
        cut = page.locator(".card header b, .card header small, .mat .place b, .mat .word").evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
        )
        assert not cut
