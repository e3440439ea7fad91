"""A real server on a real database, and a real Chromium. Chance comes from a seed: same test, same game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from _pytest.fixtures import SubRequest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests.browser.failures import Pages, folder_of
from tests.browser.page_pool import PagePool
from tests.browser.table import PATIENCE_MS
from tests.databases import prepared

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
    "--js-flags=--max-opt=1 --always-sparkplug --single-threaded-gc"
    " --min-semi-space-size=32 --max-semi-space-size=64 --no-incremental-marking",
]
"""A page lives for seconds: code is not optimised, and memory not tidied, for hours to come."""

NOWHERE = "/nowhere"
"""A page of the app with a sentence and a button."""
SEED = 7

expect.set_options(timeout=PATIENCE_MS)


class Server:
    """`tablestead serve`, which can be ended and started again on the same address and database."""

    def __init__(
        self,
        data: Path,
        seed: int = SEED,
        environment: dict[str, str] | None = None,
        python: str = sys.executable,
    ) -> None:
        self.python = python
        self.data = data
        self.seed = str(seed)
        self.environment = {**(environment or os.environ), "TABLESTEAD_DATA": str(data)}
        self.program = ["-m", "tablestead.cli"]
        self.port = "0"
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> None:
        command = [self.python, *self.program, "serve", "--no-open"]
        command += ["--port", self.port, "--seed", self.seed]
        self.process = subprocess.Popen(command, env=self.environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "http://" in line:
                self.url = "http://" + line.split("http://")[1].split("/")[0]
                self.port = self.url.rsplit(":", 1)[1]
                return
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        """As a service manager does it: everyone is told before."""
        assert self.process is not None
        self.process.terminate()
        self._ended()

    def kill(self) -> None:
        """Gone at once, whatever it is doing."""
        assert self.process is not None
        self.process.kill()
        self._ended()

    def _ended(self) -> None:
        assert self.process is not None
        self.process.wait(PATIENCE_MS / 1000)
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def database(self) -> Path:
        return self.data / "tablestead.sqlite3"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"))
    prepared(str(server.database))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server that may be ended in the middle: nobody else is there."""
    server = Server(tmp_path)
    prepared(str(server.database))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


def chromium_path() -> str:
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    path = os.environ.get("TABLESTEAD_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert path, "no Chromium found: install it, or name it in TABLESTEAD_CHROMIUM"
    return path


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS, timeout=PATIENCE_MS)
    yield browser
    browser.close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first: nobody waits at the end for a worker that has only just begun it."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What is seen on the pages of a failing test is kept while they are open, and the report says where."""
    report = yield
    pages = getattr(item, "funcargs", {}).get("pages")
    if report.when == "call" and isinstance(pages, Pages):
        pages.close(keep=report.failed)
        if report.failed:
            report.sections.append(("Pages, records and traces", f"kept in {pages.folder}"))
    return report


@pytest.fixture(scope="session")
def page_pool(chromium: Browser) -> PagePool:
    return PagePool(chromium)


@pytest.fixture
def pages(request: SubRequest, page_pool: PagePool) -> Iterator[Pages]:
    pages = Pages(folder_of(request.node.nodeid), page_pool)
    yield pages
    pages.close(keep=False)  # where the test did not come to its call
    assert not pages.faults


def looks(size: dict[str, int], locale: str) -> dict[str, Any]:
    """Without a service worker, which would stand between a page and what a test does to its network."""
    return {"viewport": size, "locale": locale, "reduced_motion": "reduce", "service_workers": "block"}


@pytest.fixture
def open_page(server: Server, pages: Pages) -> Callable[..., Page]:
    """Opens the start page, or another one, as somebody new; without a path, an empty page."""

    def open_page(
        size: dict[str, int] = WIDE, locale: str = "en-GB", path: str | None = "/", **more: Any
    ) -> Page:
        page = pages.open_as_new({"base_url": server.url, **looks(size, locale), **more})
        if path:
            page.goto(path)
        return page

    return open_page


@pytest.fixture
def open_app(open_page: Callable[..., Page]) -> Callable[..., Page]:
    """Opens the app where it shows nothing yet: the start page takes twice as long."""
    return partial(open_page, path=NOWHERE)


@pytest.fixture
def open_profile(playwright: Playwright, pages: Pages, tmp_path: Path) -> Callable[..., Page]:
    """An empty page in a Chromium and a profile of its own, as on another person's computer."""

    def open_profile(name: str, size: dict[str, int] = WIDE, locale: str = "en-GB") -> Page:
        context = playwright.chromium.launch_persistent_context(
            tmp_path / name,
            executable_path=chromium_path(),
            args=FLAGS,
            timeout=PATIENCE_MS,
            **looks(size, locale),
        )
        return pages.open(context)

    return open_profile
