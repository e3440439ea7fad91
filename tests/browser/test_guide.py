"""How people learn a game at the page: the overview, the legend, the rule help, the tips and the log."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import tablestead as ts
from tests.browser.conftest import PHONE, WIDE
from tests.browser.layout import record_until
from tests.browser.table import GO_TO, Table, check_accessible, import_record, type_line

OpenPage = Callable[..., Page]
SMALL = {"width": 320, "height": 640}
LARGE = {"width": 1920, "height": 1080}
NAMES = {"ages": "Roll Through the Ages", "milestones": "Milestones", "keyflower": "Keyflower"}
LONG = ("ages", "4-late.txt", 288)
"""A game whose log is longer than its box."""


def show(page: Page, game: str, golden: str, actions: int) -> Table:
    """The game of a record after so many actions of it, with everybody at this page."""
    table = Table(page)
    table.show(import_record(page, record_until(game, golden, actions)))
    return table


def at_step(page: Page, game: str, golden: str, step: str, after: int = 0) -> Table:
    """The first position of a golden game at this step, after so many actions."""
    record = ts.parse_record(record_until(game, golden, None))
    state = record.start()
    for played, action in enumerate(record.actions):
        if played >= after and state.step_id == step:
            return show(page, game, golden, played)
        state.apply(action)
    raise AssertionError(f"{golden} never comes to {step}")


def open_rule_of(page: Page) -> Locator:
    return page.locator(".help article code")


def menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name=item, exact=True).click()


def from_bottom(page: Page) -> float:
    """How far the log is from showing its newest line."""
    far: float = page.locator("ol.log").evaluate(
        "box => new Promise(done => requestAnimationFrame(() => requestAnimationFrame("
        "() => done(box.scrollHeight - box.scrollTop - box.clientHeight))))"
    )
    return far


# How to play


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_from_a_game_to_its_card_on_the_start_page(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page(size, path="/how-to-play/keyflower")
    page.get_by_role("link", name="Play", exact=True).click()
    card = page.locator("article:has(#game-keyflower)")
    expect(card.locator(".play")).to_be_focused()
    expect(card.locator(".play")).to_be_in_viewport(ratio=1)
    expect(card.get_by_role("button", name="Options and bots")).to_be_visible()  # it is unfolded
    page.keyboard.press("Enter")
    page.wait_for_selector(".shell")
    assert page.locator(".brand h1").inner_text() == "Keyflower"


@pytest.mark.parametrize("game", ts.game_ids())
def test_the_overview_is_reached_from_the_start_page_and_leads_to_rules(
    open_page: OpenPage, game: str
) -> None:
    page = open_page()
    card = page.locator(f"article:has(#game-{game})")
    expect(card.locator(".play")).to_be_visible()
    if card.get_by_role("link").count() == 0:
        card.locator(".dots").click()
    card.get_by_role("link", name="How to play").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"How to play {NAMES[game]}")
    assert page.url.endswith(f"/how-to-play/{game}")
    expect(page.locator(".turn li")).to_have_count(6)
    expect(page.locator(".turn .picture :is(svg, span)")).not_to_have_count(0)
    expect(page.locator("details .lines li")).to_have_count(5)
    assert page.locator(".legend li").count() > 15
    link = page.locator(".turn").get_by_role("button").first
    rule = link.inner_text()
    link.click()
    expect(open_rule_of(page)).to_have_text(rule)
    check_accessible(page)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Play", exact=True).click()
    expect(card).to_be_visible()


BESIDE = """all => all.map(one => {
  const picture = one.querySelector('.picture').getBoundingClientRect()
  return picture.left - one.getBoundingClientRect().left
})"""
"""How far from the edge of its step each picture begins."""


@pytest.mark.parametrize("game", ts.game_ids())
@pytest.mark.parametrize(("locale", "scheme"), [("en-GB", "dark"), ("hu-HU", "light"), ("fr-FR", "dark")])
def test_the_overview_fits_two_screens_in_every_language(
    open_app: OpenPage, game: str, locale: str, scheme: str
) -> None:
    page = open_app(SMALL, locale, color_scheme=scheme)
    page.evaluate(GO_TO, f"/how-to-play/{game}")
    expect(page.locator(".overview")).to_be_visible()
    page.evaluate("async () => void (await document.fonts.ready)")
    for size in (SMALL, PHONE, WIDE, LARGE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        assert min(page.locator(".turn li").evaluate_all(BESIDE)) > 12  # the number has a place of its own
        folds = page.locator("details")
        folds.evaluate_all("boxes => boxes.forEach(box => (box.open = false))")
        width, height = page.evaluate(
            "(({scrollWidth: x, scrollHeight: y}) => [x, y])(document.documentElement)"
        )
        assert width <= size["width"]
        assert height <= 2 * size["height"]
        folds.evaluate_all("boxes => boxes.forEach(box => (box.open = true))")
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert "-overview-" not in page.locator("main").inner_text()
    check_accessible(page)


def test_no_overview_of_an_unknown_game(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{page.url.rstrip('/')}/how-to-play/chess")
    expect(page.get_by_role("button", name="To the start page")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_overview_and_legend_open_over_the_table(open_app: OpenPage, size: dict[str, int]) -> None:
    page = open_app(size)
    table = show(page, *LONG)
    address, seq = page.url, table.seq
    menu(page, "Legend")
    dialog = page.get_by_role("dialog", name="Legend")
    expect(dialog.get_by_text("2 goods and 1 skull")).to_be_visible()
    check_accessible(page)
    page.keyboard.press("Escape")
    menu(page, "How to play")
    dialog = page.get_by_role("dialog", name="How to play Roll Through the Ages")
    expect(dialog.get_by_text("Score the most points")).to_be_visible()
    check_accessible(page)
    dialog.get_by_role("button", name="Open rule A-T7").click()
    expect(dialog).to_have_count(0)
    expect(open_rule_of(page)).to_have_text("A-T7")
    expect(open_rule_of(page)).to_be_in_viewport()
    assert (page.url, table.seq) == (address, seq)


# Rule help


def test_the_rule_help_follows_the_step_again(open_app: OpenPage) -> None:
    page = open_app()
    table = at_step(page, "ages", "4-late.txt", "start")
    expect(open_rule_of(page)).to_have_text("A-T1")
    expect(page.locator(".help [data-rule=A-T1]")).to_have_count(0)  # it stands above the list
    page.locator(".help [data-rule=A-E2]").click()
    expect(open_rule_of(page)).to_have_text("A-E2")
    expect(page.locator(".help [data-rule=A-E2]")).to_be_focused()
    seq = table.seq
    table.kind("roll").first.click()
    table.after(seq)
    expect(open_rule_of(page)).to_have_text("A-T2" if table.step == "reroll" else "A-T5")


def test_the_rule_help_lists_what_holds_at_this_table(open_app: OpenPage) -> None:
    page = open_app()
    at_step(page, "ages", "2-2009.txt", "start")
    listed = page.locator(".help [data-rule]")
    expect(listed.filter(has_text="A-C6")).to_have_count(1)
    for other in ("A-L4", "A-V1", "A-V2", "A-V3", "A-V4"):
        expect(listed.filter(has_text=other)).to_have_count(0)
    at_step(page, "ages", "4-late.txt", "start")
    expect(listed.filter(has_text="A-L4")).to_have_count(1)
    expect(listed.filter(has_text="A-C6")).to_have_count(0)


def test_a_search_shows_the_best_rule_whole(open_app: OpenPage) -> None:
    page = open_app()
    at_step(page, "ages", "2-2009.txt", "start")
    page.get_by_label("Search the rules").fill("skull")
    expect(open_rule_of(page)).to_have_text("A-T11")
    text = page.locator(".help article")
    assert text.evaluate("box => box.scrollHeight - box.clientHeight") <= 1
    page.get_by_label("Search the rules").fill("xyzzy")
    expect(page.get_by_text("No rule found")).to_be_visible()


def test_the_end_of_a_turn_is_explained_by_rules_of_the_turn(open_app: OpenPage) -> None:
    page = open_app()
    at_step(page, "milestones", "4-standard.txt", "end", after=60)
    expect(open_rule_of(page)).to_have_text("M-T2")


def test_a_tip_about_another_space_names_it(open_app: OpenPage) -> None:
    """Who stands on the trading house is told where one builds."""
    page = open_app()
    page.evaluate(
        "localStorage.setItem('tablestead.settings', JSON.stringify({guided: "
        "['worker', 'castle', 'trade'].map(kind => `milestones-guide-move-${kind}`)}))"
    )
    page.reload()
    at_step(page, "milestones", "4-standard.txt", "move", after=60)
    expect(page.locator(".bar .coach")).to_contain_text("The board of works turns goods into")


def test_a_tip_about_building_is_about_what_is_chosen(open_app: OpenPage) -> None:
    page = open_app()
    show(page, "milestones", "2-standard.txt", 171)
    tip = page.locator(".bar .coach")
    for mode, words in (("street", "under the milestone"), ("market", "it covers"), ("house", "corners")):
        page.locator(f'[data-mode="{mode}"]').click()
        expect(tip).to_contain_text(words)


# The keyboard


def test_the_decision_comes_first_and_the_rules_are_one_stop(open_app: OpenPage) -> None:
    page = open_app()
    at_step(page, "ages", "2-2009.txt", "start")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    expect(page.locator(".bar [data-kind=roll]")).to_be_focused()
    rules = page.locator(".help [data-rule]")
    assert rules.count() > 30
    expect(page.locator(".help [data-rule][tabindex='0']")).to_have_count(1)
    page.locator(".help article").focus()
    page.keyboard.press("Tab")
    expect(rules.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(rules.nth(1)).to_be_focused()
    wanted = rules.nth(1).locator("code").inner_text()
    page.keyboard.press("Enter")
    expect(open_rule_of(page)).to_have_text(wanted)
    page.keyboard.press("End")
    expect(rules.last).to_be_focused()
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.closest('.help')")


# The log


def test_a_phone_shows_the_newest_line_and_has_the_rules_apart(open_app: OpenPage) -> None:
    page = open_app(PHONE, "hu-HU")
    show(page, *LONG)
    page.locator("[data-tab=log]").click()
    assert from_bottom(page) <= 1
    assert page.locator("ol.log").evaluate("box => box.scrollHeight - box.clientHeight") > 100
    expect(page.locator(".turn p").last).to_be_in_viewport()
    expect(page.locator(".help")).to_have_count(0)
    page.locator("[data-tab=rules]").click()
    expect(page.locator(".help article")).to_be_in_viewport()
    expect(page.locator("ol.log")).to_have_count(0)
    check_accessible(page)
    page.locator(".help li button").last.click()
    expect(page.locator(".help article")).to_be_in_viewport()
    page.locator(".help").get_by_role("button", name="Hogyan játsszuk?").click()
    expect(page.get_by_role("dialog").get_by_role("heading", level=2).first).to_be_visible()


def test_the_log_keeps_its_newest_line_in_sight(open_app: OpenPage) -> None:
    page = open_app()
    table = show(page, *LONG)
    log = page.locator("ol.log")
    before = log.bounding_box()
    type_line(table, "end of the world")
    expect(page.locator(".note.refused")).to_be_visible()
    after = log.bounding_box()
    assert before
    assert after
    assert after["height"] < before["height"]
    assert from_bottom(page) <= 1
    log.evaluate("box => box.scrollTo({top: 0})")
    page.locator(".note.refused").get_by_role("button", name="Close").click()
    assert from_bottom(page) > 1  # who has scrolled back is left there


def test_a_refused_line_goes_when_the_game_goes_on(open_app: OpenPage) -> None:
    page = open_app()
    table = at_step(page, "ages", "2-2009.txt", "start")
    command = page.locator(".bar .cmd input")
    type_line(table, "end")
    expect(page.locator(".note.refused")).to_be_visible()
    expect(command).to_have_value("end")
    seq = table.seq
    table.kind("roll").first.click()
    table.after(seq)
    expect(command).to_have_value("")


# Tips


def test_closing_a_tip_closes_that_tip_only(open_app: OpenPage) -> None:
    page = open_app()
    table = at_step(page, "ages", "2-2009.txt", "start")
    tip = page.locator(".bar .coach")
    expect(tip).to_contain_text("one die per city")
    tip.get_by_role("button", name="Close this tip").click()
    expect(tip).to_have_count(0)
    seq = table.seq
    table.kind("roll").first.click()
    table.after(seq)
    expect(tip).not_to_contain_text("one die per city")
    page.get_by_role("button", name="Menu", exact=True).click()
    coach = page.get_by_role("group", name="Coach")
    expect(coach.get_by_role("menuitemradio", name="Full")).to_have_attribute("aria-checked", "true")
    coach.get_by_role("menuitemradio", name="Off").click()
    expect(tip).to_have_count(0)


def test_what_is_overlooked_is_told_once_a_turn(open_app: OpenPage) -> None:
    page = open_app(PHONE)
    page.evaluate("localStorage.setItem('tablestead.settings', JSON.stringify({coach: 'brief'}))")
    page.reload()
    table = show(page, "ages", "2-2009.txt", 3)
    coach = page.locator(".bar .coach")
    expect(coach).to_contain_text("Next turn 3 cities want food, and you have 0 in stock.")
    expect(page.locator(".polite")).to_contain_text("Next turn 3 cities want food")
    check_accessible(page)
    close(coach)
    build(table)
    expect(coach).to_contain_text("5 workers still have nothing to do.")
    close(coach)
    build(table)
    expect(coach).to_have_count(0)


def close(coach: Locator) -> None:
    coach.get_by_role("button", name="Close this tip").click()
    expect(coach).to_have_count(0)


def build(table: Table) -> None:
    seq = table.seq
    table.lit("monument").first.click()
    table.after(seq)


def test_a_concern_leads_to_its_rule(open_app: OpenPage) -> None:
    """On a phone once its words are open, on a wide screen at once."""
    page = open_app(PHONE)
    table = show(page, "ages", "2-2009.txt", 0)
    coach = page.locator(".bar .coach")
    expect(coach).to_contain_text("one die per city")
    table.show(import_record(page, record_until("ages", "4-late-trade.txt", 225)))
    expect(coach).to_contain_text("Three skulls: pestilence.")
    rule = coach.get_by_role("button", name="Open rule A-T11")
    expect(rule).to_be_hidden()
    coach.locator("summary").click()
    rule.click()
    expect(open_rule_of(page)).to_have_text("A-T11")
    page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
    expect(rule).to_be_visible()


def test_the_draft_says_that_two_tiles_are_taken(open_app: OpenPage) -> None:
    page = open_app()
    at_step(page, "milestones", "4-standard.txt", "draft")
    expect(page.locator(".bar .say b")).to_contain_text("you take two, one after the other")
