"""The long proof that everything can be read: `python -m tests.browser.accessible`.

Every page and what opens over it, in three languages, light and dark, on a desk and on a phone: axe finds
nothing serious, and the contrast of every text is measured in the picture that the browser draws of it,
where axe does not look (drawings, gradients). A line for each fault; exit code 1 where there is one.
"""

from __future__ import annotations

import base64
import itertools
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import tablestead as ts
from tests.browser.conftest import FLAGS, PHONE, WIDE, Server, chromium_path, looks
from tests.browser.layout import DRAWN, GOLDEN, positions
from tests.browser.people import Person, open_table, setup
from tests.browser.table import GO_TO, check_accessible, import_record, show_record
from tests.browser.test_layout import CROWDED, LOCALES

CONTRAST = Path(__file__).with_name("contrast.js").read_text(encoding="utf-8")
WAYS = ("options-bots", "friends", "screen", "every-seat")


def places(page: Page, server: str, locale: str) -> Iterator[str]:
    """Goes everywhere; names each place when it is seen."""
    page.goto(server)
    page.wait_for_selector("article")
    yield "start"
    somebody = Person(page, locale[:2])
    for way in WAYS:
        setup(somebody, "milestones", way)
        yield f"start, {way}"
        page.keyboard.press("Escape")
    setup(somebody, "milestones", "friends")
    open_table(somebody)
    yield "waiting for a friend"
    for path in ("lobby", "me", "nowhere", *(f"how-to-play/{game}" for game in ts.game_ids())):
        page.goto(f"{server}/{path}")
        page.wait_for_selector("h1")
        yield path
    for game in ts.game_ids():
        yield from in_a_lesson(page, server, game)
        yield from at_a_table(page, game)


def in_a_lesson(page: Page, server: str, game: str) -> Iterator[str]:
    page.goto(f"{server}/learn/{game}")
    page.wait_for_selector(".course")
    yield f"{game}, lessons"
    page.locator(".course a").first.click()
    page.wait_for_selector(".lesson[data-ready=true]")
    page.wait_for_selector(".pointer")
    yield f"{game}, a task"
    page.locator(".task [data-do=show]").click()
    page.wait_for_selector(".task [data-do=next]")
    yield f"{game}, a task that is done"


def at_a_table(page: Page, game: str) -> Iterator[str]:
    for position in positions(game):
        show_record(page, position.text)
        yield f"{game}, {position.step} {sorted(position.kinds)}"
        if position.step != CROWDED[game][0]:
            continue
        for key, opened in {"c": ".bar .box ul", "h": ".note.hint", "?": "dialog[open]"}.items():
            page.keyboard.press(key)
            page.wait_for_selector(opened)
            yield f"{game}, key {key}"
            page.keyboard.press("Escape")
        page.locator(".ctl [aria-haspopup=menu]").click()
        page.wait_for_selector(".ctl .pop")
        yield f"{game}, menu"
        page.keyboard.press("Escape")
    golden = (GOLDEN / game / "golden" / positions(game)[0].golden).read_text(encoding="utf-8")
    page.evaluate(GO_TO, f"/table/{import_record(page, golden)}")
    page.wait_for_selector(".shell.over .end")
    yield f"{game}, end"


def faults(page: Page, reader: Page) -> list[str]:
    page.evaluate(f"async () => {{ {DRAWN} }}")
    found = []
    try:
        check_accessible(page)
    except AssertionError as fault:
        found.append(f"axe: {fault}")
    picture = base64.b64encode(page.screenshot()).decode()
    texts = page.evaluate(f"({CONTRAST}).texts()")
    found += reader.evaluate(f"([picture, texts]) => ({CONTRAST}).faults(picture, texts)", [picture, texts])
    return found


def look(browser: Browser, server: str) -> int:
    reader = browser.new_page()  # a page without a policy of contents reads the pictures
    count = 0
    told: set[str] = set()
    for locale, theme, size in itertools.product(LOCALES, ("light", "dark"), (WIDE, PHONE)):
        context = browser.new_context(**{**looks(size, locale), "color_scheme": theme})
        page = context.new_page()
        seen = 0
        for place in places(page, server, locale):
            seen += 1
            for fault in faults(page, reader):
                if fault not in told:
                    told.add(fault)
                    print(f"{locale} {theme} {size['width']} {place}: {fault}", flush=True)
        print(f"{locale} {theme} {size['width']}×{size['height']}: {seen} places", flush=True)
        count += seen
        context.close()
    print(f"{count} places, {len(told)} faults")
    return len(told)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        try:
            return min(1, look(browser, server.url))
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    sys.exit(main())
