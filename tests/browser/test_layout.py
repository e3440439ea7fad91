"""Nothing lies on what one needs to see, and what is written can be read."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations, groupby

import pytest
from playwright.sync_api import Locator, Page, expect

import tablestead as ts
from tablestead.words import LOCALE
from tests.browser.conftest import PHONE, WIDE
from tests.browser.covering import rows
from tests.browser.layout import faults, once_drawn, positions, record_until
from tests.browser.table import GO_TO, check_accessible, check_fits, import_record, resize, show_record

OpenPage = Callable[..., Page]
NARROW = {"width": 1100, "height": 760}
"""Wide enough for the whole board, not for the panel beside it."""
LOW = {"width": 740, "height": 360}
"""A phone on its side."""
OTHERS = [
    {"width": width, "height": height}
    for width, height in (
        (1920, 1080),
        (1366, 650),
        (1280, 720),
        (1024, 768),
        (820, 1180),
        (740, 360),
        (640, 400),
        (320, 256),
        (360, 640),
    )
]
"""Large and low screens, tablets, a phone on its side, a page enlarged to 200 and 400 %, a small phone."""
CROWDED = {
    "ages": ("lead", "build", "offer"),
    "milestones": ("works", "draft"),
    "keyflower": ("turn", "boat", "transport"),
}
"""The steps that need the most room: seven dice with words, the most buttons in the bar, the highest tray;
the counter over the mat, the boards of four players with all first tiles; the bids of six players, the
highest dock, a large village with many choices."""
LEGIBLE_PX = 8.5
TEXT_BOXES = """all => all.filter(one => getComputedStyle(one).clipPath === 'none').flatMap(one => {
  const range = document.createRange()
  const texts = [one, ...one.querySelectorAll(':not(.vh)')].flatMap(box => [...box.childNodes])
  return texts.filter(node => node.nodeType === Node.TEXT_NODE && node.data.trim()).map(node => {
    range.selectNodeContents(node)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    const cut = node.parentElement.matches('h1') && one.getBoundingClientRect().right
    return [node.data, [left, cut || right, top, bottom]]
  })
})"""
"""What is written there, also beyond its box, and where: left, right, top and bottom."""
LOCALES = ("en-GB", "hu-HU", "fr-FR")


def faults_at(page: Page, size: dict[str, int], within: str = "body") -> list[str]:
    resize(page, size)
    found = faults(page, within)
    language = page.evaluate("document.documentElement.lang") if found else ""
    return [f"{language} {size['width']}×{size['height']}: {fault}" for fault in found]


@pytest.mark.long
@pytest.mark.crossed
@pytest.mark.parametrize("game", ts.game_ids())
def test_all_can_be_read_and_pressed(open_app: OpenPage, game: str) -> None:
    """Every kind of choice: in every language, on a desk and on a phone."""
    found = []
    sizes = (PHONE, WIDE)  # a phone more often, and in the languages with longer words
    looks = rows(LOCALES, range(len(sizes)), positions(game))
    for (locale, size), shown in groupby(looks, lambda row: row[:2]):
        page = open_app(sizes[size], locale)
        for *_, position in shown:
            show_record(page, position.text)
            found += [f"{position}: {fault}" for fault in faults_at(page, sizes[size])]
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.crossed
@pytest.mark.parametrize("game", ts.game_ids())
def test_the_crowded_can_be_read_and_pressed_in_every_room(open_app: OpenPage, game: str) -> None:
    """Where the most room is needed, every room there is: a fault at another size shows there first."""
    found = []
    sizes = [WIDE, *OTHERS, PHONE]
    steps = [next(one for one in positions(game) if one.step == step) for step in CROWDED[game]]
    for locale, positions_of_it in groupby(rows(LOCALES, steps, range(len(sizes))), lambda row: row[0]):
        page = open_app(WIDE, locale)
        for position, looks in groupby(positions_of_it, lambda row: row[1]):
            show_record(page, position.text)
            for *_, size in looks:
                found += [f"{position}: {fault}" for fault in faults_at(page, sizes[size])]
    assert not found, "\n".join(found)


def open_choices(page: Page) -> str:
    page.keyboard.press("c")
    return ".bar .box ul"


def open_keys(page: Page) -> str:
    page.keyboard.press("?")
    return "dialog[open]"


def open_menu(page: Page) -> str:
    page.locator(".ctl [aria-haspopup=menu]").click()
    return ".ctl .pop"


def open_hint(page: Page) -> str:
    page.keyboard.press("h")
    return ".note.hint"


OPENED = (open_choices, open_keys, open_menu, open_hint)


@pytest.mark.long
@pytest.mark.crossed
@pytest.mark.parametrize("game", ts.game_ids())
def test_what_opens_can_be_read_and_pressed(open_app: OpenPage, game: str) -> None:
    """The choices, a hint, a dialog, the menu and the end: in every language, on a desk and a phone."""
    found = []
    sizes = (PHONE, LOW, WIDE)
    position = next(one for one in positions(game) if one.step == CROWDED[game][0])
    golden = record_until(game, position.golden, None)

    def open_end(page: Page) -> str:
        page.evaluate(GO_TO, f"/table/{import_record(page, golden)}")
        expect(page.locator(".shell.over .end")).to_be_visible()
        return "body"

    looks = rows(LOCALES, (*OPENED, open_end), range(len(sizes)))
    for locale, opened in groupby(looks, lambda row: row[0]):
        page = open_app(WIDE, locale)
        show_record(page, position.text)
        for opens, seen in groupby(opened, lambda row: row[1]):
            resize(page, WIDE)
            part = opens(page)
            expect(page.locator(part)).to_be_visible()
            for *_, size in seen:
                found += faults_at(page, sizes[size], part)
            page.keyboard.press("Escape")
    assert not found, "\n".join(found)


def test_faults_are_found(open_page: OpenPage) -> None:
    page = open_page(path=None)
    narrow = "width: 40px; white-space: nowrap; overflow"
    for content, fault in {
        "<p style='width: 2000px'>wide</p>": "too wide",
        "<p style='height: 900px'>high</p>": "too high",
        f"<p style='{narrow}: hidden'>much too long</p>": "is cut by",
        f"<p style='{narrow}: hidden; text-overflow: ellipsis'>much too long</p>": "is shortened",
        f"<p style='{narrow}: auto'>much too long</p>": "must be scrolled sideways",
        f"<p style='{narrow}: auto'><svg width=60></svg></p>": "can be scrolled sideways",
        "<button style='position: fixed; left: -20px'>away</button>": "beyond the screen",
        "<button>below</button><i style='position: fixed; inset: 0'></i>": "lies under",
        "<button>one</button><button style='margin-left: -8px'>two</button>": "overlaps",
    }.items():
        page.set_content(content)
        assert [one for one in faults(page) if fault in one], (content, faults(page))
    page.set_content('<div style="height: 90px; overflow: auto"><p style="height: 600px">long<p>far</div>')
    assert not faults(page)
    page.set_content('<div style="height: 20px; overflow: auto"><p style="height: 600px">long<p>far</div>')
    assert "shows only 20 px" in faults(page)[0]


@pytest.mark.parametrize(
    ("content", "rule"),
    [
        ("<img src='data:,'>", "image-alt"),
        ("<button></button>", "button-name"),
        ("<p style='color: #aaa'>faint</p>", "color-contrast"),
    ],
)
def test_serious_faults_are_found_by_axe(open_page: OpenPage, content: str, rule: str) -> None:
    page = open_page(path=None)
    page.set_content(f"<html lang=en><title>Page</title><main>{content}</main></html>")
    with pytest.raises(AssertionError, match=rule):
        check_accessible(page)


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
    show_record(page, text)


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
def test_a_hint_does_not_lie_on_the_board(open_app: OpenPage, game: str, size: dict[str, int]) -> None:
    page = open_app(size, "hu-HU")
    go_on(page, game, *GAMES[game])
    check_fits(page)
    page.keyboard.press("h")
    expect(page.locator(".note.hint .worth").first).to_be_visible()
    assert not overlap(page.locator(".notices"), page.locator("main"))
    check_fits(page)
    check_accessible(page)


@pytest.mark.parametrize("game", ts.game_ids())
def test_a_hint_stands_whole_above_the_bar(open_app: OpenPage, game: str) -> None:
    """Lines that are too long are scrolled in it; what plays them is always there."""
    page = open_app(WIDE, "fr-FR")
    position = next(one for one in positions(game) if one.step == CROWDED[game][0])
    show_record(page, position.text)
    page.keyboard.press("h")
    expect(page.locator(".note.hint .worth").first).to_be_visible()
    for size in (WIDE, {"width": 1280, "height": 620}, PHONE):
        resize(page, size)
        expect(page.locator(".note.hint")).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-do=hint]")).to_be_in_viewport(ratio=1)
        check_fits(page)
    for size in (LOW, {"width": 640, "height": 400}):
        assert faults_at(page, size) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hint_leaves_the_map_in_sight_on_a_low_screen(open_app: OpenPage, locale: str) -> None:
    page = open_app({"width": 1024, "height": 600}, locale)
    go_on(page, "milestones", *GAMES["milestones"])
    page.keyboard.press("h")
    expect(page.locator(".note.hint .worth").first).to_be_visible()
    for part, least in ((".landscape", 200), ("main", 200)):
        box = page.locator(part).first.bounding_box()
        assert box
        assert box["height"] >= least, part


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_in_the_head_lies_on_something_else(open_app: OpenPage, locale: str) -> None:
    page = open_app(PHONE, locale)
    for game, played in {**GAMES, "ages": ("4-late.txt", 288)}.items():
        go_on(page, game, *played)
        for size in (PHONE, LOW, {"width": 640, "height": 400}):
            resize(page, size)
            page.evaluate(once_drawn("() => 0"))
            parts = page.locator(".head :is(h1, .round, .scores, .ends, .ctl)")
            boxes = parts.evaluate_all(TEXT_BOXES)
            for (one, a), (other, b) in combinations(boxes, 2):
                apart = a[1] <= b[0] or b[1] <= a[0] or a[3] <= b[2] or b[3] <= a[2]
                assert apart, (game, size, one, other)


def test_a_panel_over_the_board_goes_away_by_key_and_by_touch(open_app: OpenPage) -> None:
    page = open_app(NARROW)
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


def test_the_board_of_a_phone_stays_where_it_is_when_a_tip_goes(open_app: OpenPage) -> None:
    page = open_app(PHONE, "hu-HU")
    go_on(page, "milestones", *GAMES["milestones"])
    tip = page.locator(".coach")
    board = page.locator("main")
    place = board.bounding_box()
    tip.locator("summary").click()
    check_accessible(page)
    tip.locator("summary").click()
    assert board.bounding_box() == place
    tip.get_by_role("button", name="Tanács bezárása").click()
    expect(tip).to_have_count(0)
    assert board.bounding_box() == place


def test_names_of_a_large_village_can_be_read(open_app: OpenPage) -> None:
    page = open_app(WIDE, "hu-HU")
    go_on(page, "keyflower", "2-greedy.txt", 493)
    names = page.locator(".village text.name")
    expect(names.first).to_be_visible()  # as soon as the size of the window is known
    sizes = names.evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"
    )
    assert min(sizes) >= LEGIBLE_PX
    tooltips = page.locator(".village [data-hex]").evaluate_all("all => all.map(one => one.dataset.about)")
    assert all(tooltips)
    page = open_app(WIDE, "fr-FR")  # one of two lines, on a tile with goods
    go_on(page, "keyflower", "4-eager.txt", 757)
    expect(page.locator(".village text.name", has_text="l’embauche")).to_be_visible()


def test_the_drawing_on_a_tile_card_is_explained_on_a_phone(open_app: OpenPage) -> None:
    page = open_app(PHONE, "hu-HU")
    go_on(page, "keyflower", *GAMES["keyflower"])
    page.locator(".auction [data-target^='tile:']").first.focus()
    page.keyboard.press("i")
    card = page.get_by_role("dialog")
    expect(card.locator(".draw li").first).to_be_visible()
    expect(card.locator("svg.drawing text.mark")).to_have_count(card.locator(".draw li").count())
    check_fits(page)


@pytest.mark.parametrize("locale", ["fr-FR", "hu-HU"])
def test_names_beside_the_board_are_whole(open_app: OpenPage, locale: str) -> None:
    page = open_app(WIDE, locale)
    go_on(page, "milestones", "3-standard.txt", 289, Chloé="Bartholomew Brown")
    for size in (WIDE, PHONE):
        resize(page, size)
        page.evaluate(once_drawn("() => 0"))
        cut = page.locator(".card header b, .card header small, .mat .place b, .mat .word").evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
        )
        assert not cut
