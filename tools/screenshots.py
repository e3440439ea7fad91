"""Makes the pictures of the README and of the pages for players:
`python -m tools.screenshots http://127.0.0.1:8000`;
with the tag of a language behind it, those of the players in that language alone.

Needs a running server (`tablestead serve`), Chromium, and Pillow (nothing else needs it).
The games are played by bots from a seed.
"""

from __future__ import annotations

import io
import json
import shutil
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.table import PATIENCE_MS, Table, play_by_mouse

import tablestead as ts
from tablestead.words import LANGUAGES

IMAGES = Path(__file__).parents[1] / "docs" / "images"
WIDE = (1280, 800)
PHONE = (360, 740)
NAMES = ["Anna", "Béla", "Clara", "Dani"]
FRAME_MS = 120
PAUSE_MS = 600
"""A press sooner than this may be taken for the second one of a quick finger."""
FRAME = (960, 600)
TABLES = {
    "ages": ({"bot": "planner", "seed": 5, "step": "reroll", "round": 5}, (".die.keep",)),
    "milestones": ({"bot": "greedy", "seed": 4, "step": "works", "round": 14}, ()),
    "keyflower": (
        {"bot": "greedy", "seed": 10, "step": "turn", "round": 2, "players": 4, "skip": 13},
        (".screen .colour.can >> nth=1", ".auction .can"),
    ),
}
"""A position of each game in which there is much to see, and what is pressed there."""
ENDS = {
    "ages": {"bot": "planner", "seed": 5, "step": "", "round": 0},
    "milestones": {"bot": "greedy", "seed": 4, "step": "", "round": 0},
    "keyflower": {"bot": "greedy", "seed": 5, "step": "", "round": 0, "players": 4},
}


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


def save(picture: bytes, name: str) -> None:
    path = IMAGES / name
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.open(io.BytesIO(picture)).convert("RGB").save(path, quality=78, method=6)


class Person:
    """Somebody with a browser profile of their own."""

    def __init__(
        self, browser: Browser, server: str, moving: bool = False, lang: str = "en", scale: float = 1.5
    ) -> None:
        self.server = server
        motion = "no-preference" if moving else "reduce"
        self.context = browser.new_context(
            reduced_motion=motion, device_scale_factor=1 if moving else scale, color_scheme="light"
        )
        self.context.set_default_timeout(PATIENCE_MS)
        settings = json.dumps({"coach": "off", "playback": "normal" if moving else "instant"})
        self.context.add_init_script(f"localStorage.setItem('tablestead.settings', '{settings}')")
        self.context.add_init_script(f"localStorage.setItem('tablestead.language', '{lang}')")

    def post(self, path: str, body: dict[str, object]) -> str:
        """What is opened or taken so is held by this profile."""
        answer = self.context.request.post(self.server + path, data=body, headers={"Origin": self.server})
        return str(answer.json()["id"])

    def open_table(self, text: str) -> str:
        return self.post("/api/import", {"text": text})

    def picture_start(self, name: str, size: tuple[int, int]) -> None:
        page = self.context.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(self.server)
        page.wait_for_load_state("networkidle")
        save(page.screenshot(), name)
        page.close()

    def picture_lesson(self, lesson: str, task: int, name: str, size: tuple[int, int]) -> None:
        page = self.context.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(f"{self.server}/learn/{lesson}")
        for at in range(task):
            page.locator(f'[data-task="{at}"] [data-do=skip]').click()
        page.wait_for_selector(f'[data-task="{task}"][data-ready=true]')
        page.wait_for_selector(".pointer")
        save(page.screenshot(), name)
        page.close()

    def picture_steps(self, game: str, lang: str) -> None:
        """The drawings of a turn, from the page that tells how the game is played."""
        page = self.context.new_page()
        page.goto(f"{self.server}/how-to-play/{game}")
        page.wait_for_selector(".turn .picture")
        for number, step in enumerate(page.locator(".turn .picture").all(), 1):
            save(step.screenshot(), f"{lang}/{game}-step-{number}.webp")
        page.close()

    def look(self, table: str, size: tuple[int, int]) -> Page:
        page = self.context.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(f"{self.server}/table/{table}")
        page.wait_for_selector(".shell")
        return page

    def picture(self, table: str, name: str, size: tuple[int, int], *picks: str) -> None:
        page = self.look(table, size)
        if page.locator(".cover button").count():  # everybody at an imported table is a person
            page.locator(".cover button").click()
        for piece in picks:
            page.locator(piece).first.click()
        page.wait_for_load_state("networkidle")
        save(page.screenshot(), name)
        page.close()


def picture_analysis(anna: Person) -> None:
    """A game of two whose mistakes were found, at the first of them."""
    ended = record("ages", "casual", 5, "", 0, players=2)
    page = anna.look(anna.open_table(ended), WIDE)
    page.get_by_role("button", name="Analysis", exact=True).click()
    page.locator('[data-do="analyse"]').click()
    page.wait_for_selector(".verdict .grade")
    page.wait_for_selector(".progress", state="detached", timeout=120_000)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.wait_for_selector(".lines > .better")
    page.wait_for_load_state("networkidle")
    save(page.screenshot(), "analysis.webp")
    page.close()


def picture_online(anna: Person, bela: Person) -> None:
    seats = [{"name": "Anna"}, {"name": "", "vacant": "anyone"}]
    table = anna.post("/api/tables", {"game": "milestones", "seats": seats})
    bela.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Béla"})
    pages = [anna.look(table, WIDE), bela.look(table, WIDE)]
    for page in pages:
        page.keyboard.press("t")
    for number, text in enumerate(["Good luck!", "Thanks, you too", "I need that market", "We shall see"]):
        pages[number % 2].keyboard.type(text)
        pages[number % 2].keyboard.press("Enter")
        pages[0].get_by_text(text).wait_for()
    save(pages[0].screenshot(), "online-table.webp")


def animate_turn(anna: Person) -> None:
    """A bot takes a whole turn, by a clock that stands still while each picture is taken."""
    seats = [{"name": "Anna"}, {"name": "planner", "bot": "planner"}]
    page = anna.look(anna.post("/api/tables", {"game": "ages", "seats": seats}), WIDE)
    table = Table(page)
    ended = 0
    while ended < 4 or table.step != "end":
        table.wait()
        ended += table.step == "end"
        page.wait_for_timeout(PAUSE_MS)
        play_by_mouse(table)
        page.keyboard.press("Escape")  # what the bot did before is not shown
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)
    page.locator("[data-kind=end]").first.click()
    while page.locator(".playback").count() == 0:
        page.evaluate("0")
    frames = []
    while page.locator(".playback").count() or page.locator(".shell[data-ready=true]").count() == 0:
        if page.locator(".playback").count():  # else the bot has still to think
            frames.append(Image.open(io.BytesIO(page.screenshot())).resize(FRAME))
            page.clock.run_for(FRAME_MS)
    frames += [Image.open(io.BytesIO(page.screenshot())).resize(FRAME)] * 8
    first, *others = frames
    first.save(
        IMAGES / "bot-turn.webp",
        save_all=True,
        append_images=others,
        duration=FRAME_MS,
        loop=0,
        quality=60,
        method=6,
    )


def picture_games(anna: Person, lang: str) -> None:
    """For the pages of players: a table and an end of each game."""
    for game, (position, chosen) in TABLES.items():
        anna.picture(anna.open_table(record(game, **position)), f"{lang}/{game}-table.webp", WIDE, *chosen)
        anna.picture(anna.open_table(record(game, **ENDS[game])), f"{lang}/{game}-end.webp", WIDE)


def picture_readme(browser: Browser, server: str) -> None:
    anna = Person(browser, server)
    anna.picture_start("start.webp", WIDE)
    anna.picture_lesson("keyflower/outbid", 1, "lesson.webp", WIDE)
    anna.picture_lesson("milestones/streets", 1, "lesson-phone.webp", PHONE)
    for game, (position, chosen) in TABLES.items():
        anna.picture(anna.open_table(record(game, **position)), f"{game}-phone.webp", PHONE, *chosen)
    picture_analysis(anna)
    picture_online(anna, Person(browser, server))
    animate_turn(Person(browser, server, moving=True))


def main(server: str, languages: list[str]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium") or shutil.which("chromium-headless-shell"),
            args=["--no-sandbox"],
        )
        for lang in languages or LANGUAGES:
            picture_games(Person(browser, server, lang=lang), lang)
            for game in TABLES:
                Person(browser, server, lang=lang, scale=4).picture_steps(game, lang)  # they are small there
        if not languages:
            picture_readme(browser, server)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"), sys.argv[2:])
