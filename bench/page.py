"""How heavy and how quick the page is: `python -m bench.page http://127.0.0.1:8000`."""

from __future__ import annotations

import gzip
import shutil
import sys

from playwright.sync_api import Page, Response, sync_playwright

WATCH = """
window.shift = 0
new PerformanceObserver(list => { for (const entry of list.getEntries()) window.shift += entry.value })
  .observe({type: 'layout-shift', buffered: true})
"""


def look(page: Page, address: str, ready: str) -> None:
    """One cold load: scripts in kB gzipped, first contentful paint in ms, layout shift."""
    scripts: list[Response] = []
    page.on("response", lambda one: scripts.append(one) if one.request.resource_type == "script" else None)
    page.goto(address)
    page.wait_for_selector(ready)
    page.wait_for_load_state("networkidle")
    weight = sum(len(gzip.compress(script.body())) for script in scripts)
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    shift = page.evaluate("window.shift")
    print(f"{address}: scripts {weight / 1000:.1f} kB, first paint {paint:.0f} ms, layout shift {shift:.3f}")


def main(server: str) -> None:
    with sync_playwright() as playwright:
        path = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.add_init_script(WATCH)
        look(page, server, ".play:enabled")
        page.locator(".open .play").click()
        page.wait_for_selector(".shell")
        table = page.url
        page.close()
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.add_init_script(WATCH)
        look(page, table, ".shell")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"))
