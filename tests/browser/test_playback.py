"""Others' turns are seen step by step, by a clock that the test turns; log and board light each other."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import tablestead as ts
from tests.browser.conftest import NOWHERE, WIDE, Server, looks
from tests.browser.failures import Pages
from tests.browser.layout import record_until
from tests.browser.people import Message, Person
from tests.browser.table import (
    check_accessible,
    check_fits,
    decide_by_mouse,
    import_record,
    press,
    stop_clock,
)

MS = 100
"""How far the clock is turned on at once."""
TWICE_MS = 600
"""Later than a second tap by mistake."""
LIT = "thing => getComputedStyle(thing).getPropertyValue('--ring-dash') === 'none'"


SEEN = """() => [...document.querySelectorAll('.board [data-thing]')].some(thing => {
  const { x, y, width, height } = thing.getBoundingClientRect()
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  const lit = getComputedStyle(thing).getPropertyValue('--ring-dash') === 'none'
  return lit && there?.closest('svg.map, [data-thing]')?.contains(thing)
})"""
"""Something is lit where it is seen."""


def words(line: Locator) -> str:
    """What a line says; its pictures may break it."""
    return " ".join((line.text_content() or "").split())


class Watcher(Person):
    """Somebody who watches the others play. Time stands still but for what the test lets pass."""

    @property
    def bar(self) -> Locator:
        """What is played back, in words: over the board it would lie on what it speaks of."""
        return self.page.locator(".bar .playback")

    @property
    def told(self) -> list[str]:
        return [words(line) for line in self.page.locator(".log [data-line]").all()]

    @property
    def events(self) -> list[Message]:
        """All that has happened while this page was open, also what is still to be played back."""
        lines = [entry for one in self.heard if one["type"] == "ev" for entry in one["entries"]]
        return [event for entry in lines for event in entry["events"]]

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".bar .say b")

    def show(self, table: str) -> None:
        self.table.show(table)
        stop_clock(self.page)

    def end_turn(self) -> None:
        """Play on until a turn of one's own is over and all the bots have played theirs."""
        self.come_to_the_end()
        seq = self.table.seq
        decide_by_mouse(self.table)
        self.after(seq)

    def come_to_the_end(self) -> None:
        """Play on until one's turn is only to be ended."""
        while True:
            if self.bar.count():
                self.page.keyboard.press("Escape")
            self.page.clock.run_for(TWICE_MS)
            if self.table.step == "end":
                return
            seq = self.table.seq
            decide_by_mouse(self.table)
            self.after(seq)

    def after(self, seq: int) -> None:
        """Until it is our decision again. Pages that wait by themselves would wait for the clock."""
        expect(self.table.shell).not_to_have_attribute("data-seq", str(seq))
        expect(self.table.shell).to_have_attribute("data-ready", "true")

    def watch(self) -> tuple[list[str], int]:
        """The lines that are seen until the table is shown as it is, and how many ms that takes."""
        seen: list[str] = []
        passed = 0
        while self.bar.count():
            text = words(self.bar.locator("p"))
            if not seen or seen[-1] != text:
                seen.append(text)
            self.page.clock.run_for(MS)
            passed += MS
        return seen, passed

    @property
    def tab(self) -> str:
        """On a small screen."""
        return str(self.page.locator('[role="tab"][aria-selected="true"]').get_attribute("data-tab"))

    def go_on(self) -> None:
        """Does what can be done first, in the bar or on the board, and waits for one's next decision."""
        pieces = ".bar [data-kind]", ".board .can:not(.mode)"
        seq = self.table.seq
        press(self.page, next(piece for piece in pieces if self.page.locator(piece).count()))
        self.page.clock.run_for(TWICE_MS)
        self.after(seq)

    def choose(self, speed: str) -> None:
        self.page.get_by_role("button", name=self.say("shell-menu"), exact=True).click()
        self.page.locator(f'[data-setting="playback-{speed}"]').click()
        self.page.keyboard.press("Escape")


@pytest.fixture
def watcher(chromium: Browser, server: Server, pages: Pages) -> Callable[..., Watcher]:
    def watcher(game: str, *bots: str, motion: str = "no-preference") -> Watcher:
        page = pages.open(
            chromium.new_context(**{**looks(WIDE, "en-GB"), "reduced_motion": motion}), playback=True
        )
        page.clock.install(time=0)
        page.goto(server.url + NOWHERE)
        one = Watcher(page)
        if game:
            seats = [{"name": "Anna"}, *({"name": f"Bot {n}", "bot": bot} for n, bot in enumerate(bots, 1))]
            answer = page.request.post(f"{server.url}/api/tables", data={"game": game, "seats": seats})
            assert answer.ok, answer.text()
            one.show(answer.json()["id"])
        return one

    return watcher


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_bots_turn_is_seen_in_steps(watcher: Callable[..., Watcher], motion: str) -> None:
    anna = watcher("ages", "random", motion=motion)
    page = anna.page
    anna.end_turn()
    expect(anna.bar).to_be_visible()
    expect(anna.table.kind("roll")).to_be_visible()  # one's own choice is there at once
    expect(anna.prompt).to_have_text(anna.say("shell-playback-of", seat="Bot 1"))
    expect(page.locator(".bar .who").get_by_role("img", name="Bot 1")).to_be_visible()
    sheet = page.locator(".sheet > header b")
    expect(sheet).to_have_text("Bot 1")
    before = len(anna.told)
    check_fits(page)
    seen, passed = anna.watch()
    assert len(seen) > 3
    assert 1500 < passed < 5000
    expect(sheet).to_have_text("Anna")
    told = anna.told
    assert len(told) > before
    assert ". ".join(seen).split(". ")[-1] == told[-1]
    expect(anna.prompt).to_have_text(anna.say("ages-prompt-start"))
    expect(page.locator(".since")).to_contain_text("Bot 1")
    check_fits(page)


def test_on_a_small_screen_what_others_do_comes_to_the_front(watcher: Callable[..., Watcher]) -> None:
    anna = watcher("milestones", "greedy", motion="reduce")
    page = anna.page
    page.set_viewport_size({"width": 390, "height": 844})
    fronts: set[str] = set()
    for _ in range(8):  # turns
        while anna.bar.count():
            if page.evaluate(SEEN):
                fronts.add(anna.tab)
            page.clock.run_for(MS)
        assert anna.tab == ("hire" if anna.table.step == "draft" else "board")  # where one decides
        while not anna.bar.count():
            anna.go_on()
    assert fronts == {"players", "board"}  # a move on another's board, and what is built on everybody's
    page.locator('[data-tab="hire"]').click()  # who looks elsewhere is left in peace
    anna.watch()
    assert anna.tab == "hire"


def test_a_second_tap_is_not_for_what_has_come_under_the_finger(watcher: Callable[..., Watcher]) -> None:
    anna = watcher("ages", "random")
    page = anna.page
    page.set_viewport_size({"width": 390, "height": 844})
    anna.end_turn()
    box = anna.table.kind("roll").bounding_box()
    assert box
    place = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    seq = anna.table.seq
    page.mouse.click(*place)
    expect(anna.bar).to_be_visible()
    assert anna.table.seq == seq
    page.clock.run_for(TWICE_MS)
    place = box["x"] + box["width"] * 0.8, place[1]  # where the dice are kept once they are rolled
    page.mouse.click(*place)
    anna.after(seq)
    expect(anna.bar).to_have_count(0)
    seq = anna.table.seq
    page.mouse.click(*place)
    page.clock.run_for(TWICE_MS)
    assert anna.table.seq == seq
    page.mouse.click(*place)
    expect(anna.table.shell).not_to_have_attribute("data-seq", str(seq))


def test_a_second_enter_is_not_for_what_the_first_one_brought(watcher: Callable[..., Watcher]) -> None:
    anna = watcher("ages", "random")
    page = anna.page
    anna.come_to_the_end()
    seq = anna.table.seq
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    anna.after(seq)
    expect(anna.bar).to_be_visible()
    page.keyboard.press("Enter")
    expect(anna.bar).to_be_visible()
    page.clock.run_for(TWICE_MS)
    page.keyboard.press("Enter")
    expect(anna.bar).to_have_count(0)


def test_a_key_a_tap_or_an_action_skips_the_rest(watcher: Callable[..., Watcher]) -> None:
    anna = watcher("ages", "random")
    page = anna.page
    anna.end_turn()
    page.keyboard.press("x")
    expect(anna.bar).to_have_count(0)
    anna.end_turn()
    page.locator(".tray").click()
    expect(anna.bar).to_have_count(0)
    anna.end_turn()
    seq = anna.table.seq
    page.keyboard.press("r")  # what a key means, it does as well
    anna.after(seq)
    expect(anna.bar).to_have_count(0)
    anna.end_turn()
    expect(anna.bar).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    seq = anna.table.seq
    page.keyboard.press("Enter")  # but Enter, which means only "on", and then the main button
    expect(anna.bar).to_have_count(0)
    assert anna.table.seq == seq
    page.keyboard.press("Enter")
    anna.after(seq)
    assert anna.table.step != "start"
    anna.end_turn()
    page.clock.run_for(TWICE_MS)
    seq = anna.table.seq
    anna.table.kind("roll").click()
    anna.after(seq)
    expect(anna.bar).to_have_count(0)


def test_how_fast_is_a_setting(watcher: Callable[..., Watcher]) -> None:
    anna = watcher("ages", "random")
    page = anna.page
    anna.choose("step")
    anna.end_turn()
    page.clock.resume()
    check_accessible(page)
    stop_clock(page)
    first = words(anna.bar.locator("p"))
    page.clock.run_for(15_000)  # not so long that the line would count as dead
    expect(anna.bar.locator("p")).to_have_text(first)
    anna.bar.get_by_role("button", name=anna.say("shell-playback-next")).click()
    expect(anna.bar.locator("p")).not_to_have_text(first)
    anna.bar.get_by_role("button", name=anna.say("shell-playback-skip")).click()
    expect(anna.bar).to_have_count(0)
    anna.choose("fast")
    anna.end_turn()
    seen, fast = anna.watch()
    assert len(seen) > 2
    assert fast < 2000
    anna.choose("instant")
    anna.end_turn()
    expect(anna.bar).to_have_count(0)
    page.reload()
    expect(anna.table.shell).to_be_visible()
    page.clock.run_for(100)  # what is loaded after the first picture
    expect(anna.table.shell).to_have_attribute("data-ready", "true")
    anna.end_turn()
    expect(anna.bar).to_have_count(0)


def test_the_last_turn_is_seen_before_the_result(watcher: Callable[..., Watcher]) -> None:
    anna = watcher("")
    page, table = anna.page, anna.table
    golden = ts.parse_record(record_until("ages", "2-2009.txt", None))
    state, last = golden.start(), 0
    for played, action in enumerate(golden.actions):
        if state.step_id == "start" and state.player >= 0:
            last = played
        state.apply(action)
    anna.show(import_record(page, record_until("ages", "2-2009.txt", last)))
    # a bot stands in for who has the last turn
    page.get_by_role("button", name=anna.say("shell-menu"), exact=True).click()
    page.get_by_role("menuitem", name=anna.say("shell-people")).click()
    active = anna.view.active
    page.get_by_role("button", name=anna.say("shell-stand-in"), exact=True).nth(active).click()
    expect(page.get_by_role("dialog")).to_have_count(0)  # by itself; a key now may skip the rest
    expect(table.shell).to_have_attribute("data-step", "over")
    expect(anna.bar).to_be_visible()
    expect(page.locator(".tray")).to_be_visible()
    assert not table.over
    expect(anna.prompt).to_have_text(anna.say("shell-playback-of", seat=anna.info["seats"][active]["name"]))
    seen, _ = anna.watch()
    assert len(seen) > 2
    expect(page.locator(".shell.over")).to_be_visible()
    page.locator('[data-do="final-board"]').click()
    expect(page.locator(".tray")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".shell.over")).to_be_visible()


def test_a_line_of_the_log_lights_what_it_is_about(open_app: Callable[..., Page]) -> None:
    anna = Watcher(open_app())
    page = anna.page
    anna.table.show(import_record(page, record_until("ages", "2-2009.txt", 160)))
    line = page.locator(".log [data-line]", has_text="buys").last
    name = words(line).split(" buys ")[1].split(" (")[0]
    row = page.locator(".dev", has_text=name)
    assert not row.evaluate(LIT)
    line.hover()
    assert row.evaluate(LIT)
    page.mouse.move(0, 0)
    assert not row.evaluate(LIT)
    page.locator(".log").focus()  # and by the arrow keys
    for _ in anna.told:
        page.keyboard.press("ArrowUp")
        if line.evaluate("line => line === document.activeElement"):
            break
    assert row.evaluate(LIT)
    log = page.locator(".log")
    end = log.evaluate("box => (box.scrollTo({ top: box.scrollHeight }), box.scrollTop)")
    row.hover()
    expect(line).to_contain_class("lit")
    assert log.evaluate("box => box.scrollTop") == end  # what is newest stays in sight


def test_the_end_of_a_season_is_seen_tile_by_tile(watcher: Callable[..., Watcher]) -> None:
    anna = watcher("keyflower", "random", "random")
    page, table = anna.page, anna.table
    card = page.locator(".season-end")
    while not any(event["key"] == "season-over" for event in anna.events):
        seq = table.seq
        page.locator('.bar [data-kind="pass"], .bar [data-kind="end"]').first.click()
        anna.after(seq)
    won = [event["args"]["tile"] for event in anna.events if event["key"] == "wins"]
    home = {event["args"]["seat"] for event in anna.events if event["key"] in ("returns", "takes-back")}
    assert len(won) > 2
    growth: list[int] = []
    while anna.bar.count():
        shown = card.locator("[data-won]").count()
        if card.count() and (not growth or growth[-1] != shown):
            growth.append(shown)
            if shown:
                assert page.locator(f'.auction [data-thing="tile-{won[shown - 1]}"]').evaluate(LIT)
        assert card.locator("[data-home]").count() in range(len(home) + 1)
        page.clock.run_for(3 * MS)
    assert growth[: len(won) + 1] == list(range(len(won) + 1))
