"""A finished game looked at again: the answer, from mistake to mistake, trying again and playing on."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, StorageState, expect

import tablestead as ts
from tablestead.words import Words
from tests.browser.conftest import PHONE, WIDE
from tests.browser.table import GO_TO, THINKING_MS, check_accessible, check_fits, import_record

OpenPage = Callable[..., Page]
pytestmark = pytest.mark.xdist_group("analysis")
"""Each analysis is made once, by one process."""

IN_SIGHT = """([box, thing]) => {
  const [outer, inner] = [box, thing].map(one => document.querySelector(one).getBoundingClientRect())
  return inner.left >= outer.left && inner.right <= outer.right
}"""
"""Whether a thing is within the sides of a box that scrolls."""

GOLDEN = Path(__file__).parent.parent / "games"
RECORDS = {
    "ages": ("ages", "2-2009.txt", 60),
    "milestones": ("milestones", "2-random.txt", 50),
    "keyflower": ("keyflower", "2-eager.txt", 60),
    "alone": ("ages", "1-2009.txt", 24),
}
"""Records that have mistakes early, and how many of their actions are looked at."""


def left_early(name: str) -> str:
    """A game that was left: its analysis takes seconds."""
    game, golden, actions = RECORDS[name]
    record = ts.parse_record((GOLDEN / game / "golden" / golden).read_text(encoding="utf-8"))
    del record.actions[actions:]
    record.end = "abandoned"
    return record.text()


@pytest.fixture(scope="module")
def made() -> dict[str, tuple[str, StorageState]]:
    """Of every game that was analysed: its path, and the cookie of the browser whose seats it has."""
    return {}


@pytest.fixture
def analysed(open_app: OpenPage, made: dict[str, tuple[str, StorageState]]) -> OpenPage:
    """Opens the analysis of a game; it is made once."""

    def analysed(game: str, size: dict[str, int] = WIDE, locale: str = "en-GB", **more: Any) -> Page:
        if game not in made:
            page = open_app()
            path = f"/table/{import_record(page, left_early(game))}"
            page.evaluate(GO_TO, path)
            page.get_by_role("button", name="Analysis", exact=True).click()
            page.locator('[data-do="analyse"]').click()
            expect(page.locator(".verdict tbody").first).to_be_visible(timeout=THINKING_MS)
            expect(page.locator(".progress")).to_have_count(0, timeout=THINKING_MS)
            made[game] = path, {"cookies": page.context.storage_state()["cookies"], "origins": []}
        path, owner = made[game]
        page = open_app(size, locale, storage_state=owner, **more)
        page.evaluate(GO_TO, path)
        page.get_by_role("button", name=Words(locale[:2]).say("shell-analysis"), exact=True).click()
        expect(page.locator(".verdict tbody").first).to_be_visible()
        return page

    return analysed


@pytest.mark.parametrize(("game", "seat"), [("ages", 0), ("milestones", 0), ("keyflower", 1)])
def test_the_answer_the_mistakes_and_trying_again(analysed: OpenPage, game: str, seat: int) -> None:
    page = analysed(game)
    # a record has several players, and none of them is "you"
    players = page.locator(".verdict .who").all()
    expect(page.locator(".verdict h2")).to_contain_text(players[0].inner_text().strip())
    players[seat].click()
    expect(page.locator(".verdict h2")).to_contain_text(players[seat].inner_text().strip())
    assert page.locator(".turns li").count() > 3
    # one's worst mistake is shown, with its sign, at a board that has room
    expect(page.locator(".decision .sev")).to_be_visible()
    sign = page.locator(".decision .sev span").first.inner_text()
    assert page.locator(".lines > .played .kind").inner_text().split()[0] == sign
    counted = page.get_by_text(re.compile(r"\bMistakes \d+")).inner_text()
    assert page.evaluate("document.querySelector('.decision .board').clientHeight") >= 380
    expect(page.locator(".lines > .better")).to_have_count(1)
    expect(page.locator(".lines > .played")).to_have_count(1)
    check_fits(page)
    check_accessible(page)
    # nothing is given away until something was tried or asked
    page.locator('[data-do="again"]').click()
    expect(page.locator('.bar[aria-label="What to do"], .bar .acts').first).to_be_visible()
    if int(counted.split()[-1]) > 1:
        expect(page.locator(".series button")).to_have_count(int(counted.split()[-1]))
        page.wait_for_function(IN_SIGHT, arg=[".series .strip", '.series [aria-current="true"]'])
    assert page.evaluate("(one => one.scrollWidth <= one.clientWidth)(document.querySelector('.words'))")
    expect(page.locator(".lines")).to_have_count(0)
    expect(page.locator('.turns [aria-current="true"] .better')).to_have_count(0)
    check_accessible(page)
    page.locator('[data-do="tell"]').click()
    expect(page.locator(".lines > .better")).to_have_count(1)
    page.locator('[data-do="leave-try"]').click()
    players[1 - seat].click()
    expect(players[seat]).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".verdict h2")).to_contain_text(players[1 - seat].inner_text().strip())
    check_accessible(page)
    before = page.url
    page.locator('[data-do="play-on"]').click()
    expect(page).not_to_have_url(before)
    expect(page.locator(".shell:not(.over)")).to_be_visible()
    expect(page.locator(".analysis")).to_have_count(0)
    page.go_back()
    expect(page.locator(".analysis .verdict tbody").first).to_be_visible()


def test_what_is_tried_is_judged(analysed: OpenPage) -> None:
    page = analysed("ages", WIDE)
    # a mistake with the dice, of which there are many lines
    mistake = page.locator(".turns .marked", has_text="Reroll").first
    mistake.click()
    expect(mistake).to_have_attribute("aria-current", "true")  # another reroll may have been shown before
    expect(page.locator('.words[data-step="reroll"]')).to_be_visible()
    line = page.locator(".lines > .played").get_attribute("data-line") or ""
    compared = page.locator(".lines > li").evaluate_all("all => all.map(one => one.dataset.line)")
    page.locator('[data-do="again"]').click()
    command = page.locator(".bar input[role=combobox]")
    command.fill(line)
    command.press("Enter")
    expect(page.locator('.trying[data-answer="same"]')).to_be_visible()
    page.locator('[data-do="once-more"]').click()
    expect(page.locator('.trying[data-answer=""]')).to_be_visible()
    # what the analysis did not compare is judged now
    dice = page.locator("[data-area=dice] [data-target]")
    before = dice.evaluate_all("all => all.map(one => one.dataset.target)")
    faces = [die.split(":")[1] for die in before if die != "die:skull"]
    other = next(line for line in (f"reroll {face}" for face in faces) if line not in compared)
    command.fill(other)
    command.press("Enter")
    expect(page.locator(".lines > .tried")).to_be_visible()
    expect(page.locator(".lines > .tried .number").first).to_be_visible()
    # and the dice lie as they lay
    assert dice.evaluate_all("all => all.map(one => one.dataset.target)") == before


@pytest.mark.parametrize("size", [PHONE, {"width": 640, "height": 400}], ids=["phone", "low"])
def test_the_dice_are_in_sight_while_a_mistake_is_tried_again(
    analysed: OpenPage, size: dict[str, int]
) -> None:
    page = analysed("ages", size, "fr-FR")
    page.locator("#analysis-board").click()
    page.locator('[data-do="again"]').click()
    expect(page.locator('[data-do="tell"]')).to_be_in_viewport()
    for die in page.locator("[data-area=dice] [data-target]").all():
        expect(die).to_be_in_viewport(ratio=1)
    check_fits(page)
    check_accessible(page)


@pytest.mark.parametrize("locale", ["en-GB", "hu-HU", "fr-FR"])
def test_a_phone_shows_one_part_at_a_time(analysed: OpenPage, locale: str) -> None:
    page = analysed("ages", PHONE, locale, color_scheme="dark" if locale == "hu-HU" else "light")
    check_fits(page)
    check_accessible(page)
    for part in ("turns", "board"):
        page.locator(f"#analysis-{part}").click()
        check_fits(page)
        check_accessible(page)
    page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
    check_fits(page)
    check_accessible(page)


def test_who_played_alone_is_addressed(analysed: OpenPage) -> None:
    page = analysed("alone")
    expect(page.locator(".verdict h2")).to_contain_text(re.compile(r"\byou\b", re.IGNORECASE))
    expect(page.get_by_text(re.compile(r"Your mistakes \d+"))).to_be_visible()


def test_while_it_is_tried_the_board_follows_as_at_a_table(analysed: OpenPage) -> None:
    """Not the line that was played, which may lie elsewhere."""
    page = analysed("ages")
    page.locator(".turns .marked", has_text="Buy Coinage").first.click()
    expect(page.locator('.words[data-step="build"]')).to_be_visible()
    expect(page.locator('[data-tab="develop"][aria-selected="true"]')).to_be_visible()
    page.locator('[data-do="again"]').click()
    expect(page.locator('[data-tab="build"][aria-selected="true"]')).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_it_is_taken_along_as_a_link_and_as_a_file(analysed: OpenPage, size: dict[str, int]) -> None:
    page = analysed("ages", size)
    with page.expect_download() as saved:
        page.locator('[data-do="save"]').click()
    assert "analysis" in saved.value.path().read_text(encoding="utf-8")
    # where nothing can be copied, it is there to be selected
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error()) }")
    page.locator('[data-do="share"]').click()
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_value(f"{page.url}#analysis")
    check_accessible(page)
    page.keyboard.press("Escape")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.resolve() }")
    page.locator('[data-do="share"]').click()
    expect(page.locator('[data-do="share"]')).to_have_text("The link is copied.")


@pytest.mark.parametrize("game", ["ages", "keyflower"])
def test_a_link_leads_to_the_analysis(analysed: OpenPage, game: str) -> None:
    """In that game of Keyflower the second player alone made a mistake."""
    page = analysed(game, WIDE)
    url = page.url
    page.goto("about:blank")
    page.goto(f"{url}#analysis")
    expect(page.locator(".verdict tbody").first).to_be_visible()
    page.goto("about:blank")
    page.goto(f"{url}#mistakes")
    expect(page.locator(".trying")).to_be_visible()


def test_a_light_around_a_city_stays_off_its_heading(analysed: OpenPage) -> None:
    page = analysed("ages", PHONE)
    page.locator("#analysis-board").click()
    page.locator('[data-tab="build"]').click()
    reach = page.locator(".building.city").first.evaluate(
        """city => {
          const heading = city.closest('.cities').querySelector('h2').getBoundingClientRect()
          city.setAttribute('data-thing', 'lit')
          const sheet = new CSSStyleSheet()
          sheet.replaceSync('[data-thing=lit] { outline: 3px dashed red; outline-offset: 2px }')
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
          const { outlineOffset, outlineWidth } = getComputedStyle(city)
          const box = city.getBoundingClientRect()
          return box.top - parseFloat(outlineOffset) - parseFloat(outlineWidth) - heading.bottom
        }"""
    )
    assert reach >= 0
