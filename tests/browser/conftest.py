"""A real server on a real database, and a real Chromium."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
]


class Server:
    """`tablestead serve`, which can be ended and started again on the same address and database."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = "0"
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> None:
        command = [sys.executable, "-m", "tablestead.cli", "serve", "--no-open", "--port", self.port]
        environment = {**os.environ, "TABLESTEAD_DATA": str(self.data)}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "http://" in line:
                self.url = "http://" + line.split("http://")[1].split("/")[0]
                self.port = self.url.rsplit(":", 1)[1]
                return
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = os.environ.get("TABLESTEAD_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    assert path, "no Chromium found: install it, or name it in TABLESTEAD_CHROMIUM"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Opens the start page; every error in the page fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(size: dict[str, int] = WIDE, locale: str = "en-GB", **more: object) -> Page:
        context = chromium.new_context(viewport=size, locale=locale, reduced_motion="reduce", **more)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(server.url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults
