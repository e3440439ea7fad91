"""How heavy, how quick and how still the page is: `python -m bench.page http://127.0.0.1:8000`.

Each page is loaded cold, wide and as on a phone. Scripts count that were asked for before the first whole
picture; what comes after it keeps nobody waiting.
"""

from __future__ import annotations

import gzip
import shutil
import sys
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, BrowserContext, sync_playwright

GAMES: Final = ("ages", "milestones", "keyflower")
SIZES: Final = {"wide": (1280, 800), "phone": (360, 740)}
BOUNDS: Final = {"scripts": 90.0, "picture": 1000.0, "shift": 0.0}
"""kB gzipped, milliseconds, and the sum of what moved by itself."""

WATCH: Final = """
window.shift = 0
new PerformanceObserver(list => { for (const entry of list.getEntries()) window.shift += entry.value })
  .observe({type: 'layout-shift', buffered: true})
const look = () => {
  if (!document.querySelector(READY)) return requestAnimationFrame(look)
  window.asked = performance.now()  // this frame is drawn next
  setTimeout(() => { window.drawn = performance.now() })
}
requestAnimationFrame(look)
"""
SCRIPTS: Final = """performance.getEntriesByType('resource')
  .filter(one => one.name.endsWith('.js') && one.startTime < window.asked).map(one => one.name)"""


class Load(msgspec.Struct):
    """One cold load."""

    page: str
    size: str
    scripts: float
    picture: float
    shift: float

    def failed(self) -> list[str]:
        return [what for what, bound in BOUNDS.items() if getattr(self, what) > bound]

    def __str__(self) -> str:
        failed = self.failed()
        verdict = f"too much: {', '.join(failed)}" if failed else "good"
        name = f"{self.page} ({self.size})"
        return f"{name:20} {self.scripts:7.1f} kB {self.picture:7.0f} ms {self.shift:9.3f}   {verdict}"


def load(context: BrowserContext, page: str, size: str, address: str, ready: str) -> Load:
    tab = context.new_page()
    tab.add_init_script(WATCH.replace("READY", msgspec.json.encode(ready).decode()))
    tab.goto(address)
    tab.wait_for_function("() => window.drawn")
    tab.wait_for_load_state("networkidle")
    weight = sum(len(gzip.compress(context.request.get(name).body())) for name in tab.evaluate(SCRIPTS))
    found = Load(
        page, size, weight / 1000, tab.evaluate("window.drawn"), round(tab.evaluate("window.shift"), 3)
    )
    tab.close()
    return found


def opened(context: BrowserContext, server: str, game: str) -> str:
    """A table against a bot, where it is one's own turn: nothing happens by itself any more."""
    seats = [{"name": "Ada"}, {"name": "greedy", "bot": "greedy"}]
    answer = context.request.post(
        f"{server}/api/tables", data={"game": game, "seats": seats, "options": {"players": 2}}
    )
    assert answer.ok, answer.text()
    address = f"{server}/table/{answer.json()['id']}"
    tab = context.new_page()
    tab.goto(address)
    tab.wait_for_selector(".shell[data-ready=true]")
    tab.close()
    return address


def measure(browser: Browser, server: str, size: str) -> list[Load]:
    width, height = SIZES[size]
    options: dict[str, Any] = {"viewport": {"width": width, "height": height}}
    pages = {"start": ("/", ".play:enabled"), "lobby": ("/lobby", "h1")}
    found = []
    for name, (path, ready) in pages.items():
        with browser.new_context(**options) as context:
            found.append(load(context, name, size, server + path, ready))
    for game in GAMES:
        with browser.new_context(**options) as context:
            address = opened(context, server, game)
            held = context.storage_state()
        with browser.new_context(**options, storage_state=held) as context:
            found.append(load(context, game, size, address, ".shell .board *"))
    return found


def main(server: str) -> int:
    with sync_playwright() as playwright:
        path = next(
            filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None
        )
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        loads = [one for size in SIZES for one in measure(browser, server, size)]
        browser.close()
    print(f"{'':20} {'scripts':>10} {'picture':>10} {'shift':>9}")
    print(f"{'bound':20} {BOUNDS['scripts']:7.0f} kB {BOUNDS['picture']:7.0f} ms {BOUNDS['shift']:9.0f}")
    for one in loads:
        print(one)
    return 1 if any(one.failed() for one in loads) else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1].rstrip("/")))
