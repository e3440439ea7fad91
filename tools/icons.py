"""Draws the icons of the installed app from web/src/app/icon.svg: `python -m tools.icons`. Needs Chromium."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

WEB: Final = Path(__file__).parents[1] / "web"
PLAIN, CUT = (192, 512), (180, 192, 512)
"""With round corners of our own; and whole, for launchers that cut out a shape of theirs."""


def draw(page: Page, size: int, radius: int, name: str) -> None:
    drawing = (WEB / "src" / "app" / "icon.svg").read_text(encoding="utf-8")
    style = f"body{{margin:0}}svg{{display:block;width:{size}px;border-radius:{radius}%}}"
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>{style}</style>{drawing}")
    page.screenshot(path=WEB / "public" / name, omit_background=True)


def main() -> None:
    path = next(
        filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page()
        for size in PLAIN:
            draw(page, size, 22, f"icon-{size}.png")
        for size in CUT:
            draw(page, size, 0, f"icon-whole-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
