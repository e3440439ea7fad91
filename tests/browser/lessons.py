"""The long proof of the lessons in the page: `python -m tests.browser.lessons [GAME[/LESSON]] …`.

Every lesson, in three languages, on a desk and on a phone, by pressing what it points at; where it points at
nothing that is in sight, "Show me" is pressed, and counted. A line for each lesson that does not come to its
end so, with a picture of where it stands; exit code 1 where there is one.
"""

from __future__ import annotations

import itertools
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from playwright.sync_api import TimeoutError as Late

from tablestead.lessons.lesson import Lesson, lessons
from tests.browser.conftest import FLAGS, PHONE, WIDE, Server, chromium_path, looks
from tests.browser.table import GO_TO

MOST_PRESSES = 40
"""For one task."""
LATE_MS = 60_000

POINTED = """() => {
  const task = document.querySelector('.task')
  if (task?.querySelector('[data-do=next], [data-do=next-lesson], [data-do=end]')) return 'done'
  const ready = document.querySelector('.lesson[data-ready=true]')
  return ready && document.querySelector('.pointer') ? 'pointed' : ''
}"""

PLACE = """() => {
  const all = [...document.querySelectorAll('.lesson .hinted')]
  const seen = all.filter(one => one.getClientRects().length > 0)
  const lit = seen.find(one => one.closest('.bar')) ?? seen.at(-1)
  if (!lit) return null
  const box = lit.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return lit.contains(document.elementFromPoint(x, y)) ? [x, y] : null
}"""
"""Where the pointer points, as web/src/learn/Pointer.svelte finds it."""


class Lost(AssertionError):
    """The lesson does not go on where it points."""


def walk(page: Page, lesson: Lesson, shown: list[str] | None = None) -> int:
    """Through a whole lesson from its first task on; gives the number of presses.

    `shown` takes the tasks that "Show me" had to help with; without it nothing may need that.
    """
    page.evaluate(GO_TO, f"/learn/{lesson.game}/{lesson.id}")
    presses = 0
    for at, task in enumerate(lesson.tasks):
        try:
            page.wait_for_selector(f'.lesson[data-task="{at}"]', timeout=LATE_MS)
            presses += do(page, task.id, shown)
        except (Lost, Late) as fault:
            raise Lost(f"{lesson.game}/{lesson.id}, task {task.id}: {fault}") from fault
        if at + 1 < len(lesson.tasks):
            go_on(page, at)
    page.wait_for_selector(".task [data-do=next-lesson], .task [data-do=end]")
    return presses


def go_on(page: Page, at: int) -> None:
    """To the next task. A press just when a move of others comes in only ends its playback: once more."""
    following = page.locator(f'.lesson[data-task="{at}"] .task [data-do=next]')
    following.click()
    try:
        page.wait_for_selector(f'.lesson[data-task="{at + 1}"]', timeout=LATE_MS)
    except Late:
        following.click(timeout=LATE_MS)


def do(page: Page, task: str, shown: list[str] | None) -> int:
    """One task; where something moves, the same place may be pressed twice."""
    for presses in range(MOST_PRESSES):
        try:
            page.wait_for_function(f"() => ({POINTED})() !== ''", timeout=LATE_MS)
        except Late:
            if shown is None:
                raise
            shown.append(task)
            page.locator(".task [data-do=show]").click(timeout=LATE_MS)
            continue
        if page.evaluate(POINTED) == "done":
            return presses
        if place := page.evaluate(PLACE):
            page.mouse.click(*place)
    raise Lost(f"not done after {MOST_PRESSES} presses")


def main(wanted: list[str]) -> int:
    chosen = [one for one in lessons() if one.tasks and is_wanted(one, wanted)]
    faults, shown = 0, list[str]()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        pictures = Path(tempfile.mkdtemp(prefix="lessons-"))
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        for locale, size in itertools.product(("en-GB", "hu-HU", "fr-FR"), (WIDE, PHONE)):
            context = browser.new_context(**looks(size, locale))
            page = context.new_page()
            page.goto(server.url)
            for lesson in chosen:
                try:
                    walk(page, lesson, shown)
                except Lost as fault:
                    faults += 1
                    where = f"{lesson.game}-{lesson.id}-{locale[:2]}-{size['width']}"
                    page.screenshot(path=pictures / f"{where}.png")
                    print(f"{where}: {fault}; see {pictures}", flush=True)
            context.close()
        browser.close()
        server.stop()
    print(f"{len(chosen)} lessons in three languages at two sizes: {faults} faults; shown: {sorted(shown)}")
    return 1 if faults else 0


def is_wanted(lesson: Lesson, wanted: list[str]) -> bool:
    return not wanted or lesson.game in wanted or f"{lesson.game}/{lesson.id}" in wanted


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
