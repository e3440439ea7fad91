"""A person at the page: what one sees there and how one plays, by mouse or by keyboard."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

import tablestead as ts

PATIENCE_MS = 90_000
"""Long enough for two browsers on a very busy machine: nothing that happens takes so long."""
THINKING_MS = 10 * PATIENCE_MS
"""For an analysis: whoever thinks for it stands back while anything else is to be done."""
WAITS = ".shell[data-ready=true], .shell[data-cover=true], .shell.over"
"""A table that goes on by what somebody here does, or is done."""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

STEPS_TO = """piece => {
  const stop = one => one.tabIndex >= 0 && !one.disabled && !one.closest('[inert]') && one.checkVisibility()
  const all = document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')
  const stops = [...all].filter(stop)
  const here = stops.indexOf(document.activeElement)
  const ways = stops.flatMap((one, at) => one.matches(piece) ? [at - here] : [])
  return ways.sort((one, other) => Math.abs(one) - Math.abs(other))[0] ?? 0
}"""

GO_TO = """async path => {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
  await new Promise(requestAnimationFrame)
}"""

POINT_OF = """async ([piece, patience]) => {
  for (const began = performance.now(); performance.now() - began < patience;) {
    const one = [...document.querySelectorAll(piece)].find(one => one.checkVisibility())
    if (one && !one.matches(':disabled, [aria-disabled=true]')) {
      one.scrollIntoViewIfNeeded()
      const box = one.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      if (one.contains(document.elementFromPoint(x, y)?.closest(piece))) return [x, y]
    }
    await new Promise(requestAnimationFrame)
  }
  throw Error(`${piece}: ${document.querySelectorAll(piece).length} are there, none can be pressed`)
}"""
"""The middle of the first such piece that is seen, as soon as it can be pressed and nothing lies on it."""

SERIOUS = """() => {
  const lesser = axe._audit.rules.filter(rule => ['minor', 'moderate'].includes(rule.impact))
  const rules = Object.fromEntries(lesser.map(rule => [rule.id, { enabled: false }]))
  return axe.run(document, { resultTypes: ['violations'], rules, selectors: false })
}"""
"""A rule whose faults are never serious is not looked at: they take a fifth of the time."""

DECIDES_AFTER = """seq => {
  const shell = document.querySelector('.shell')
  const decides = shell?.dataset.ready === 'true' || shell?.classList.contains('over')
  return decides && Number(shell.dataset.seq) > seq
}"""


class Table:
    """The table a page shows."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.shell = page.locator(".shell")

    @property
    def step(self) -> str:
        return str(self._shown("shell.dataset.step ?? ''"))

    @property
    def seq(self) -> int:
        return int(self._shown("shell.dataset.seq ?? -1"))

    @property
    def over(self) -> bool:
        return bool(self._shown("shell.classList.contains('over')"))

    def _shown(self, what: str) -> Any:
        """Of the table, as soon as there is one."""
        shown = self.page.evaluate(
            f"() => {{ const shell = document.querySelector('.shell'); return shell && ({what}) }}"
        )
        return self.shell.evaluate(f"shell => {what}") if shown is None else shown

    def wait(self) -> None:
        """Until it is a decision of ours, or the game is over."""
        self.page.wait_for_selector(".shell[data-ready=true], .shell.over")

    def show(self, table: str) -> None:
        """Another table in the same page, as somebody who holds a seat there and has lifted the cover."""
        self.page.evaluate(GO_TO, f"/table/{table}")
        self.uncover()

    def uncover(self) -> None:
        """Until it is a decision of somebody here, who lifts the cover if there is one."""
        self.page.wait_for_selector(".shell[data-ready=true], .cover button")
        cover = self.page.locator(".cover button")
        if cover.count():
            cover.dispatch_event("click")  # a pointer that is quick would seem to press the last cover again
            self.page.wait_for_selector(".shell[data-ready=true]")

    def reach(self, seq: int) -> None:
        """Until the page shows this position or a later one."""
        self.page.wait_for_function(
            "seq => Number(document.querySelector('.shell')?.dataset.seq) >= seq", arg=seq
        )

    def after(self, seq: int) -> None:
        """Until the position has changed since `seq`, and it is our decision again."""
        self.page.wait_for_function(DECIDES_AFTER, arg=seq)

    def kind(self, kind: str) -> Locator:
        """A button of this kind of choice."""
        return self.page.locator(f'[data-kind="{kind}"]')

    def lit(self, prefix: str) -> Locator:
        """Pieces that can be clicked now."""
        return self.page.locator(f'.can[data-target^="{prefix}:"]')

    def dice(self, face: str) -> Locator:
        return self.page.locator(f'[data-target="die:{face}"]')

    def log(self) -> str:
        return self.page.locator(".log").inner_text()


def press(page: Page, piece: str) -> None:
    """A click that, unlike Playwright's, does not wait for a piece to stand still: none moves here."""
    page.mouse.click(*page.evaluate(POINT_OF, [piece, PATIENCE_MS]))


def play_by_mouse(table: Table, *, trade: bool = False) -> None:
    """One decision, until the next one of ours."""
    seq = table.seq
    decide_by_mouse(table, trade=trade)
    table.after(seq)


def decide_by_mouse(table: Table, *, trade: bool = False) -> None:
    """A decision made by clicking what glows: goods rerolled, cities built, the dearest bought."""
    page, step = table.page, table.step
    if step == "start":
        press(page, '[data-kind="roll"]')
    elif step == "reroll":
        unwanted = table.dice("good")
        if unwanted.count() and unwanted.first.get_attribute("aria-disabled") != "true":
            unwanted.first.click()
            press(page, '[data-kind="reroll"]')
        else:
            press(page, '[data-kind="stop"]')
    elif step == "lead":
        press(page, '[data-kind="stop"]')
    elif step == "food":
        press(page, '[data-kind="food"]')
    elif step == "trade":
        partners = table.page.locator('[data-target^="seat:"]')
        if trade and partners.count():
            partners.first.click()
        else:
            press(page, '[data-kind="done-trade"]')
    elif step == "offer":
        given = table.page.locator('[data-kind="give"]:not([aria-disabled=true])')
        good = ""
        if given.count():  # who has nothing can still ask for something
            good = given.first.get_attribute("data-good") or ""
            given.first.click()
        take = table.page.locator(f'[data-kind="take"]:not([aria-disabled=true]):not([data-good="{good}"])')
        if take.count():
            take.last.click()
        press(page, '[data-kind="propose"]')
    elif step == "respond":
        press(page, '[data-kind="accept"]')
    elif step == "build":
        cities, monuments = table.lit("city"), table.lit("monument")
        if cities.count() or monuments.count():
            (cities if cities.count() else monuments).first.click()
        else:  # only stone could still be spent
            press(page, '[data-kind="done-build"]')
    elif step == "buy":
        table.lit("development").last.click()
    elif step == "pay":
        press(page, '[data-kind="with"]')
    elif step == "sell":
        press(page, '[data-kind="sell-food"]')
    elif step == "discard":
        press(page, '[data-kind="discard"]')
    else:
        assert step == "end", step
        press(page, '[data-kind="end"]')


def type_line(table: Table, line: str) -> None:
    """Notation in the command line, reached by its key."""
    page = table.page
    page.keyboard.press("/")
    command = page.locator(".cmd input, input.cmd, .line input").first
    expect(command).to_be_focused()
    command.fill(line)
    command.press("Enter")


def tab_to(page: Page, piece: str) -> None:
    """Tab, or back by Shift+Tab, until such a piece has the focus: everything can be reached so.

    How many steps it should be is reckoned first, so that not every one must be looked at.
    """
    steps = page.evaluate(STEPS_TO, piece)
    for _ in range(abs(steps)):
        page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
    for _ in range(300):
        if page.evaluate("piece => document.activeElement?.matches(piece)", piece):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to one of {page.locator(piece).count()} {piece}")


def paste_record(page: Page, text: str) -> None:
    """Opens a record by its text, on the start page in English."""
    page.get_by_text("Open a record", exact=True).click()
    page.get_by_label("Text of the record").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()


def import_record(page: Page, text: str) -> str:
    """Opens a table from a record; all its seats are this browser's."""
    answer = page.request.post(f"{page.evaluate('location.origin')}/api/import", data={"text": text})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def resize(page: Page, size: dict[str, int]) -> None:
    """The same page on another screen: a fifth of the work of opening it anew."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})


def show_record(page: Page, text: str) -> Table:
    """A table from a record, all of whose seats are this browser's."""
    table = Table(page)
    table.show(import_record(page, text))
    return table


def at_table(page: Page, game: str, *lines: str, **options: Any) -> Table:
    """A table for two at this browser, at the position that these lines lead to."""
    record = ts.Record(ts.game(game), {"players": 2, **options}, ["Anna", "Béla"])
    for line in lines:
        for action in record.state().read(line):
            record.append(action)
    return show_record(page, record.text())


def record_of(page: Page) -> str:
    """The record of the table that the page shows, from the server."""
    base, table = page.url.split("#")[0].split("/table/")
    with urllib.request.urlopen(f"{base}/api/tables/{table}/record") as answer:
        return str(answer.read().decode())


def stop_clock(page: Page) -> None:
    """From now on time passes in the page only where a test lets it; it stops a little ahead of now."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 10)


def check_accessible(page: Page) -> None:
    """axe finds nothing serious."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(SERIOUS)
    serious = [
        [one["id"], one["nodes"][0]["failureSummary"], *(node["html"][:200] for node in one["nodes"][:4])]
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]
    assert not serious, json.dumps(serious, indent=1)


def check_fits(page: Page) -> None:
    """Nothing makes the page scroll."""
    width, height = page.evaluate(
        "(({scrollWidth, scrollHeight}) => [scrollWidth - innerWidth, scrollHeight - innerHeight])"
        "(document.documentElement)"
    )
    assert width <= 0, f"the page is {width} px too wide"
    assert height <= 0, f"the page is {height} px too high"
