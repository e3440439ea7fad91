"""How soon a page that lost its network shows the table again: `python -m bench.reconnect`.

A browser is cut off for a minute while the other player moves. The time runs from the return of its network
until the page shows the new position. A server process, two profiles and real pages; the bar is 2 seconds.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import FLAGS, WIDE, Server, chromium_path, looks
from tests.browser.people import Person, choose_game, open_table, sit

BAR_S = 2.0
PATIENCE_MS = 60_000
"""For all that is not measured: the machine may be busy."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.reconnect", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long the network is gone")
    parser.add_argument("--times", type=int, default=5, help="how often")
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
            took = measure(browser, server.url, asked.seconds, asked.times)
            browser.close()
        finally:
            server.stop()
    median, longest = statistics.median(took), max(took)
    print(f"{len(took)} returns after {asked.seconds:g} s without a network, {os.cpu_count()} cores:")
    print(f"median {median * 1000:.0f} ms, longest {longest * 1000:.0f} ms (bar {BAR_S * 1000:.0f} ms)")
    return 0 if longest <= BAR_S else 1


def measure(browser: Browser, url: str, seconds: float, times: int) -> list[float]:
    """The time of every return, in seconds."""
    here = Person(open_page(browser), name="Anna")
    away = Person(open_page(browser), name="Béla")
    here.go(url)
    choose_game(here, "ages", "friend")
    open_table(here)
    away.go(here.link("shell-link-invite"))
    sit(away)
    return [one_return(here, away, seconds) for _ in range(times)]


def open_page(browser: Browser) -> Page:
    page = browser.new_context(**looks(WIDE, "en-GB")).new_page()
    page.set_default_timeout(PATIENCE_MS)
    return page


def one_return(here: Person, away: Person, seconds: float) -> float:
    to_move(here, away)
    network = away.page.context
    network.set_offline(True)
    gone = time.monotonic()
    seq = here.table.seq
    here.play()
    here.table.reach(seq + 1)
    here.page.wait_for_timeout(1000 * max(0.0, seconds - (time.monotonic() - gone)))
    assert away.table.seq == seq
    back = time.perf_counter()
    network.set_offline(False)
    away.table.reach(seq + 1)
    return time.perf_counter() - back


def to_move(here: Person, away: Person) -> None:
    """Until it is the decision of the one who stays."""
    while True:
        seq = max(here.table.seq, away.table.seq)
        for person in (here, away):
            person.table.reach(seq)
        mover = (here, away)[here.view.player]
        mover.table.wait()
        if mover is here:
            return
        away.play()
        away.table.reach(seq + 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
