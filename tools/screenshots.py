"""Makes the pictures of the README from real games: `python tools/screenshots.py http://127.0.0.1:8000`.

Needs a running server (`tablestead serve`) and Chromium. The games are played by bots from a seed.
"""

from __future__ import annotations

import json
import shutil
import sys
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import tablestead as ts

IMAGES = Path(__file__).parents[1] / "docs" / "images"
WIDE = (1280, 800)
PHONE = (360, 740)
NAMES = ["Anna", "Béla", "Clara", "Dani"]


def record(id: str, bot: str, seed: int, step: str, round: int, players: int = 3, skip: int = 0) -> str:
    """The record of a game up to a position of Anna's at this step, or of all of it."""
    game = ts.game(id)
    dealer = ts.Dealer(seed)
    options = dealer.settle(game, players=players)
    state, record = game.start(**options), ts.Record(game, options, NAMES[:players])
    bots = [ts.bot(bot, game, options, seat, seed=seat) for seat in range(players)]
    while state.player != ts.OVER:
        actions = [dealer.draw(state)]
        if state.player >= 0:
            actions = bots[state.player].choose(state.view(state.player))
        for action in actions:
            if state.player == 0 and state.round >= round and getattr(state.view(0), "step", "") == step:
                if skip == 0:
                    return record.text()
                skip -= 1
            state.apply(action)
            record.append(action)
    return record.text()


def open_table(server: str, text: str) -> str:
    body = json.dumps({"text": text}).encode()
    headers = {"Content-Type": "application/json", "Origin": server}
    with urllib.request.urlopen(urllib.request.Request(f"{server}/api/import", body, headers)) as answer:
        return f"{server}/table/{json.load(answer)['id']}"


def picture(browser: Browser, address: str, name: str, size: tuple[int, int], *picks: str) -> None:
    width, height = size
    page = browser.new_page(
        viewport={"width": width, "height": height}, reduced_motion="reduce", device_scale_factor=1.5
    )
    page.add_init_script('localStorage.setItem("tablestead.settings", JSON.stringify({guide: false}))')
    page.goto(address)
    page.wait_for_selector(".shell")
    if page.locator(".cover button").count():  # everybody at an imported table is a person
        page.locator(".cover button").click()
    for piece in picks:
        page.locator(piece).first.click()
    page.wait_for_load_state("networkidle")
    page.screenshot(path=IMAGES / name)
    page.close()


def main(server: str) -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium") or shutil.which("google-chrome"), args=["--no-sandbox"]
        )
        table = open_table(server, record("ages", "planner", 5, "reroll", 5))
        picture(browser, table, "ages-table.png", WIDE, ".die.keep")
        picture(browser, table, "ages-phone.png", PHONE, ".die.keep")
        end = open_table(server, record("ages", "planner", 5, "", 0))
        picture(browser, end, "ages-end.png", WIDE)
        table = open_table(server, record("milestones", "greedy", 4, "works", 14))
        picture(browser, table, "milestones-table.png", WIDE)
        picture(browser, table, "milestones-phone.png", PHONE)
        table = open_table(server, record("keyflower", "greedy", 10, "turn", 2, players=4, skip=13))
        chosen = (".screen .colour.can >> nth=1", ".auction .can")
        picture(browser, table, "keyflower-table.png", WIDE, *chosen)
        picture(browser, table, "keyflower-phone.png", PHONE, *chosen)
        end = open_table(server, record("keyflower", "greedy", 5, "", 0, players=4))
        picture(browser, end, "keyflower-end.png", WIDE)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"))
