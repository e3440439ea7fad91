"""What cannot be done says why, with the rule, however it is pressed; and nothing is played by asking."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

import tablestead as ts
from tablestead.games.keyflower.view.structs import KeyflowerView
from tablestead.games.milestones.view.structs import MilestonesView
from tablestead.words import Words
from tests.browser.conftest import PHONE
from tests.browser.layout import record_until
from tests.browser.table import Table, at_table, check_accessible, record_of, show_record, tab_to

OpenPage = Callable[..., Page]


def at_golden(
    page: Page, game: str, golden: str, wanted: Callable[[ts.State], bool]
) -> tuple[Table, ts.State]:
    """The first such position of a golden game, all of whose seats are this browser's."""
    record = ts.parse_record(record_until(game, golden, None))
    state = record.start()
    for played, action in enumerate(record.actions):
        if state.player >= 0 and wanted(state):
            return show_record(page, record_until(game, golden, played)), state
        state.apply(action)
    raise AssertionError("no such position")


def refusal(state: ts.State, line: str) -> str:
    """The message that refuses a line, in English; nothing where it is possible."""
    violation = state.why_not(state.game.parse(line))
    return "" if violation is None else Words("en").say(violation.key, violation.args, state.game.id, "AB")


def middle(thing: Locator) -> tuple[float, float]:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press(thing: Locator) -> None:
    """With the mouse, whether it can be used or not."""
    thing.page.mouse.click(*middle(thing))


def tap(thing: Locator) -> None:
    thing.page.touchscreen.tap(*middle(thing))


def answer(page: Page) -> Locator:
    return page.locator(".answer[data-open]")


def apart(one: Locator, other: Locator) -> bool:
    """Neither covers anything of the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    below = a["y"] >= b["y"] + b["height"] or b["y"] >= a["y"] + a["height"]
    return below or a["x"] >= b["x"] + b["width"] or b["x"] >= a["x"] + a["width"]


AGES = ("roll", "roll coins coins workers", "stop build city-4 3")
"""14 coins to spend, and nothing else."""
TOO_DEAR = "it costs 60 coins, and you have 14 to spend"


def test_ages_by_mouse(open_app: OpenPage) -> None:
    table = at_table(open_app(), "ages", *AGES)
    page, before = table.page, record_of(table.page)
    empire = page.locator('[data-target="development:empire"]')
    page.mouse.move(*middle(empire))
    expect(answer(page)).to_contain_text(TOO_DEAR)
    page.keyboard.press("Escape")
    expect(answer(page)).to_have_count(0)
    press(empire)
    expect(answer(page)).to_contain_text(TOO_DEAR)
    expect(page.locator("[aria-live=assertive]")).to_contain_text(TOO_DEAR)
    assert apart(answer(page), empire)
    check_accessible(page)
    press(page.locator('[data-target="city:city-4"]'))
    expect(answer(page)).to_contain_text("you have finished it already")
    press(page.locator('[data-target="good:wood"]'))
    expect(answer(page)).to_contain_text("it is time for buying")
    press(page.locator('[data-target="die:coins"]').first)
    expect(answer(page)).to_contain_text("A-T0")
    press(empire)
    answer(page).get_by_role("button", name="Open rule A-T18").click()
    expect(page.locator(".panel").filter(has_text="A-T18").first).to_be_visible()
    expect(answer(page)).to_have_count(0)
    assert record_of(page) == before


def test_ages_by_keyboard(open_app: OpenPage) -> None:
    table = at_table(open_app(), "ages", *AGES)
    page, before = table.page, record_of(table.page)
    tab_to(page, '[data-target="development:leadership"]')
    page.keyboard.press("ArrowUp")  # round to the last one
    expect(page.locator('[data-target="development:empire"]')).to_be_focused()
    expect(answer(page)).to_contain_text(TOO_DEAR)
    page.keyboard.press("Enter")
    expect(page.locator("[aria-live=assertive]")).to_contain_text(TOO_DEAR)
    page.keyboard.press("Tab")
    expect(answer(page).get_by_role("button")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator('[data-target="development:empire"]')).to_be_focused()
    expect(answer(page)).to_have_count(0)
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text(TOO_DEAR)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")  # from the rule on to what comes after the thing: no trap
    expect(answer(page)).to_have_count(0)
    expect(page.locator('[data-target="development:empire"]')).not_to_be_focused()
    tab_to(page, '[data-target="development:leadership"]')
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text(TOO_DEAR)
    assert apart(answer(page), page.locator(".bar .say"))
    page.keyboard.press("Tab")
    page.keyboard.press("c")  # from the rule too, a key means what it means at the table
    expect(page.locator(".bar .box ul")).to_be_visible()
    expect(answer(page)).to_have_count(0)
    assert record_of(page) == before


def test_ages_by_touch(open_app: OpenPage) -> None:
    table = at_table(open_app(PHONE, has_touch=True), "ages", *AGES)
    page, before = table.page, record_of(table.page)
    empire = page.locator('[data-target="development:empire"]')
    tap(empire)
    expect(answer(page)).to_contain_text(TOO_DEAR)
    assert apart(answer(page), empire)
    answer(page).get_by_role("button", name="Open rule A-T18").tap()
    expect(page.locator(".panel").filter(has_text="A-T18").first).to_be_visible()
    assert record_of(page) == before


def test_ages_the_strip_follows_food_or_workers_and_enter_confirms(open_app: OpenPage) -> None:
    table = at_table(open_app(), "ages", "roll", "roll either either food", "stop")
    page = table.page
    given, track = page.locator(".gives li"), page.get_by_text("after feeding")
    expect(given.first).to_contain_text("3")  # the cities are fed: the rest work
    expect(given.nth(1)).to_contain_text("4")
    expect(track).to_have_text("after feeding: 3")
    for key in "123":
        page.keyboard.press(key)
    expect(given.first).to_contain_text("7")
    expect(given.nth(1)).to_contain_text("0")
    expect(track).to_have_text("after feeding: 7")
    for key in "123":
        page.keyboard.press(key)
    expect(given.nth(1)).to_contain_text("4")
    page.keyboard.press("Enter")
    page.wait_for_selector('.shell[data-step="build"][data-ready=true]')


def lacks_goods(state: ts.State) -> bool:
    return state.step_id == "works" and "you lack" in refusal(state, house(state))


def house(state: ts.State) -> str:
    view = state.view(None)
    assert isinstance(view, MilestonesView)
    return f"house {view.board.bushes[0]}"


def test_milestones_by_mouse(open_app: OpenPage) -> None:
    table, state = at_golden(open_app(), "milestones", "2-limit.txt", lacks_goods)
    page, before = table.page, record_of(table.page)
    mode = page.locator('[data-mode="house"]')
    expect(mode).to_contain_text("needs 1 ")
    press(mode)
    expect(answer(page)).to_contain_text(refusal(state, house(state)))
    check_accessible(page)
    answer(page).get_by_role("button", name="Open rule M-T10").click()
    expect(page.locator(".panel").filter(has_text="M-T10").first).to_be_visible()
    press(page.locator('[data-target="space:castle"]'))
    expect(answer(page)).to_contain_text("You cannot do this now")
    press(page.locator('.hire [data-target^="tile:"]').first)
    expect(answer(page)).to_contain_text("You cannot do this now")
    page.keyboard.press("Escape")  # it may lie on the board
    press(page.locator("g.point").last)
    expect(answer(page)).to_contain_text("You cannot")
    assert record_of(page) == before


def test_milestones_by_keyboard(open_app: OpenPage) -> None:
    table, state = at_golden(open_app(), "milestones", "2-limit.txt", lacks_goods)
    page = table.page
    tab_to(page, '[data-mode="house"]')
    expect(answer(page)).to_contain_text(refusal(state, house(state)))
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".panel").filter(has_text="M-T10").first).to_be_visible()


def test_milestones_by_touch(open_app: OpenPage) -> None:
    table, state = at_golden(open_app(PHONE, has_touch=True), "milestones", "2-limit.txt", lacks_goods)
    mode = table.page.locator('[data-mode="house"]')
    tap(mode)
    expect(answer(table.page)).to_contain_text(refusal(state, house(state)))
    assert apart(answer(table.page), mode)


def test_milestones_costs_are_always_in_sight(open_app: OpenPage) -> None:
    table, _ = at_golden(open_app(), "milestones", "2-limit.txt", lambda state: state.step_id == "move")
    left = table.page.get_by_role("region", name="Left to build")
    for words in ("street section: 24, cost 1 stone, 1 sand", "cost 1 wood, 1 sand", "cost 1 stone, 1 wood"):
        expect(left).to_contain_text(words)


def seen(state: ts.State) -> KeyflowerView:
    view = state.view(state.player)
    assert isinstance(view, KeyflowerView)
    return view


def too_dear(state: ts.State) -> str:
    """A tile of the auction with which the seat that decides can do nothing, for want of workers."""
    if state.step_id != "turn":
        return ""
    useful = {choice.target for choice in state.choices(state.player)}
    offers = [offer.tile for offer in seen(state).offer if f"tile:{offer.tile}" not in useful]
    return next((tile for tile in offers if "it takes at least" in refusal(state, f"bid {tile}")), "")


def test_keyflower_by_mouse(open_app: OpenPage) -> None:
    table, state = at_golden(open_app(), "keyflower", "2-greedy.txt", lambda state: too_dear(state) != "")
    page, before = table.page, record_of(table.page)
    tile = page.locator(f'[data-target="tile:{too_dear(state)}"]').first
    why = refusal(state, f"bid {too_dear(state)}")
    page.mouse.move(*middle(tile))
    expect(answer(page)).to_contain_text(why)
    press(tile)
    dock = page.locator(".dock")
    expect(dock).to_contain_text(why)
    check_accessible(page)
    dock.get_by_role("button", name="Open rule K-B2").click()
    expect(page.locator(".panel").filter(has_text="K-B2").first).to_be_visible()
    assert record_of(page) == before


def test_keyflower_by_keyboard(open_app: OpenPage) -> None:
    page = open_app()
    _, state = at_golden(page, "keyflower", "2-greedy.txt", lambda state: too_dear(state) != "")
    why = refusal(state, f"bid {too_dear(state)}")
    tab_to(page, f'[data-target="tile:{too_dear(state)}"]')
    expect(answer(page)).to_contain_text(why)
    page.keyboard.press("Enter")
    expect(page.locator(".dock")).to_contain_text(why)


def test_keyflower_by_touch(open_app: OpenPage) -> None:
    page = open_app(PHONE, has_touch=True)
    _, state = at_golden(page, "keyflower", "2-greedy.txt", lambda state: too_dear(state) != "")
    tap(page.locator(f'[data-target="tile:{too_dear(state)}"]').first)
    expect(page.locator(".dock")).to_contain_text(refusal(state, f"bid {too_dear(state)}"))


def other_colour(state: ts.State) -> tuple[str, str]:
    """A tile that holds one colour, and another colour that the seat has."""
    if state.step_id != "turn":
        return "", ""
    view = seen(state)
    assert view.own is not None
    held = dict(zip(("blue", "red", "yellow", "green"), view.own.workers, strict=True))
    for offer in view.offer:
        bid = next((one for one in state.choices(state.player) if one.text == f"bid {offer.tile}"), None)
        wrong = [colour for colour, n in held.items() if n and colour != offer.colour]
        if offer.colour and wrong and bid and bid.args["least"]:
            return offer.tile, wrong[0]
    return "", ""


def test_keyflower_another_colour_is_never_taken_silently(open_app: OpenPage) -> None:
    table, state = at_golden(
        open_app(), "keyflower", "2-greedy.txt", lambda state: other_colour(state) != ("", "")
    )
    page = table.page
    tile, colour = other_colour(state)
    page.locator(f'[data-target="worker:{colour}"]').click()
    press(page.locator(f'[data-target="tile:{tile}"]').first)
    expect(page.locator(f'[data-target="worker:{colour}"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".dock")).to_contain_text("You cannot use this colour")
    expect(page.locator('.dock [data-kind="place"]')).to_have_attribute("aria-disabled", "true")
