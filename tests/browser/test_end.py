"""The end of a game: everything that made the scores can be read, on every screen and in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import tablestead as ts
from tablestead.words import Words
from tests.browser.conftest import PHONE, WIDE
from tests.browser.layout import record_until
from tests.browser.table import GO_TO, check_accessible, check_fits, import_record

OpenPage = Callable[..., Page]

ENDS = [
    ("ages", "4-late.txt"),
    ("milestones", "3-standard.txt"),
    ("keyflower", "6-greedy.txt"),
    ("keyflower", "2-greedy.txt"),
]
"""Many dice, many turns, many players; few players, whose points unfold beside long words."""

READ = """async () => {
  await document.fonts.ready
  await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const [result, curve] = document.querySelectorAll('.end > section')
  const table = result.querySelector('table')
  const number = one => Number(one.textContent.replace('−', '-'))
  const numbers = row => [...row.querySelectorAll('td > strong')].map(number)
  const faults = []
  for (const box of [result, curve])
    if (box.scrollWidth > box.clientWidth + 1) faults.push('cut at the right: ' + box.className)
  for (const word of table.querySelectorAll('th :is(div, button), li span'))
    if (word.scrollWidth > word.clientWidth + 1) faults.push('runs out of its column: ' + word.textContent)
  if (getComputedStyle(table.tFoot).position === 'sticky') faults.push('the total lies over the rows')
  const axis = [...curve.querySelectorAll('svg .axis[text-anchor=middle]')]
  const labels = axis.map(text => text.getBoundingClientRect())
  const apart = labels.sort((a, b) => a.left - b.left).slice(1).map((box, i) => box.left - labels[i].right)
  if (Math.min(...apart) < 2) faults.push('names of rounds collide')
  return {
    faults,
    seen: result.scrollHeight <= result.clientHeight + 1,
    rows: [...table.tBodies[0].rows].filter(row => row.cells.length > 1).map(numbers),
    total: numbers(table.tFoot.rows[0]),
    rounds: curve.querySelectorAll('.figures thead th:not(:first-child)').length,
  }
}"""


@pytest.mark.parametrize("locale", ["en-GB", "hu-HU", "fr-FR"])
def test_every_point_can_be_read(open_app: OpenPage, locale: str) -> None:
    page = open_app(WIDE, locale)
    for game, golden in ENDS:
        text = record_until(game, golden, None)
        state = ts.replay(text)
        page.evaluate(GO_TO, f"/table/{import_record(page, text)}")
        for size in (WIDE, PHONE):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            page.wait_for_selector(".end table")
            found = page.evaluate(READ)
            where = f"{game} {size['width']} {locale}"
            assert not found["faults"], f"{where}: {found['faults']}"
            assert found["seen"] or size == PHONE, f"{where}: not every row is in sight"
            assert [sum(column) for column in zip(*found["rows"], strict=True)] == state.scores(), where
            assert found["total"] == state.scores(), where
            assert found["rounds"] == state.round, where
            # what the analysis is for is said beside its button
            expect(page.get_by_text(Words(locale[:2]).say("shell-over-about"))).to_be_in_viewport(ratio=1)
            expect(page.locator('[data-do="step-through"]')).to_be_in_viewport(ratio=1)
            check_fits(page)
    check_accessible(page)
