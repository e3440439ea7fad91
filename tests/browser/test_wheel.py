"""The wheel as it is published, in an environment of its own: its page plays a game."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import WIDE, Server, looks
from tests.browser.failures import Pages
from tests.browser.test_quick import play_to_its_end
from tests.installed import Installed


def test_a_game_in_the_page_of_the_wheel(
    installed: Installed, chromium: Browser, pages: Pages, tmp_path: Path
) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    server = Server(tmp_path / "data", environment=environment, python=str(installed.python))
    server.start()
    try:
        page = pages.open(chromium.new_context(**looks(WIDE, "en-GB")))
        page.goto(server.url)
        play_to_its_end(page, "ages")
    finally:
        server.stop()
