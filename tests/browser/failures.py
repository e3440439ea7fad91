"""What is kept of a failing test: a picture and a trace of its pages, and the records of its tables."""

from __future__ import annotations

import re
import shutil
import urllib.error
from pathlib import Path

from playwright.sync_api import BrowserContext, Error, Page

from tests.browser.page_pool import Looks, PagePool, changed
from tests.browser.table import PATIENCE_MS, record_of

FAILURES = Path(__file__).with_name("failures")
"""Not for git."""


def folder_of(test: str) -> Path:
    """`tests/browser/test_table.py::test_undo[fr]` keeps its things in `test_table-test_undo-fr`."""
    name = re.sub(r"[^\w]+", "-", test.rsplit("/", 1)[-1].replace(".py::", "-")).strip("-")
    return FAILURES / name[:120]


AT_ONCE = """
if (location.protocol.startsWith('http') && !localStorage.getItem('tablestead.settings'))
  localStorage.setItem('tablestead.settings', JSON.stringify({ playback: 'instant' }))
"""
"""Nobody waits for the turns of others to be played back; test_playback looks at that."""

UNBLURRED = """
const sheet = new CSSStyleSheet()
sheet.replaceSync('.terrain g { filter: none }')
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
"""
"""The painted land of Milestones without soft edges: a third of its time where no card draws them."""


class Pages:
    """The pages of a test; every error in one of them fails it."""

    def __init__(self, folder: Path, pool: PagePool) -> None:
        self.folder = folder
        self.pool = pool
        self.contexts: list[BrowserContext] = []
        self.shared: dict[BrowserContext, tuple[Page, Looks]] = {}
        self.faults: list[str] = []
        shutil.rmtree(folder, ignore_errors=True)  # of an earlier run

    def open(self, context: BrowserContext, playback: bool = False) -> Page:
        """A page of a context that is closed at the end of the test."""
        if context not in self.contexts:
            self.contexts.append(context)
            context.set_default_timeout(PATIENCE_MS)  # of its requests, too
            context.add_init_script(UNBLURRED)
            if not playback:
                context.add_init_script(AT_ONCE)
            context.tracing.start()
        page = context.new_page()
        page.on("pageerror", self._fault)
        return page

    def open_as_new(self, looks: Looks) -> Page:
        """One that an earlier test has left, if there is one: nobody could tell."""
        page = self.pool.acquire(looks)
        if page:
            self.contexts.append(page.context)
            page.on("pageerror", self._fault)
        else:
            page = self.open(self.pool.browser.new_context(**looks))
        changed.discard(page.context)
        self.shared[page.context] = page, looks
        return page

    def _fault(self, error: Error) -> None:
        self.faults.append(str(error))

    def close(self, keep: bool) -> None:
        if keep:
            self.folder.mkdir(parents=True, exist_ok=True)
        contexts, self.contexts = self.contexts, []
        for number, context in enumerate(contexts, start=1):
            if keep:
                self._keep(context, number)
            if keep or not self._release(context):
                context.close()

    def _release(self, context: BrowserContext) -> bool:
        """Whether another test can go on with its page."""
        if context not in self.shared:
            return False
        page, looks = self.shared.pop(context)
        return not self.faults and self.pool.release(page, looks)

    def _keep(self, context: BrowserContext, number: int) -> None:
        """A picture of each page, the records as the browser may read them, and the way there."""
        for at, page in enumerate(context.pages, start=1):
            name = f"{number}-{at}"
            try:
                page.screenshot(path=self.folder / f"{name}.png", timeout=10_000)
            except Error as error:
                (self.folder / f"{name}.txt").write_text(str(error), encoding="utf-8")
            if "/table/" in page.url:
                (self.folder / f"{name}.record.txt").write_text(record_or_fault(page), encoding="utf-8")
        context.tracing.stop(path=self.folder / f"{number}.trace.zip")


def record_or_fault(page: Page) -> str:
    try:
        return record_of(page)
    except urllib.error.URLError as error:
        return f"{page.url}: {error}\n"
