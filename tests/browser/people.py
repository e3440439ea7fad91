"""People at different browsers: how they meet at a table, and what each of them is told there."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, WebSocket, expect

import tablestead as ts
from tablestead.engine.choice import Choice
from tablestead.server import wire
from tablestead.words import Words
from tests.browser.covering import is_soak
from tests.browser.table import PATIENCE_MS, Table, import_record, type_line

Message = dict[str, Any]


class Person:
    """One who looks at a page, and all that the server told it."""

    def __init__(self, page: Page, lang: str = "en", name: str = "") -> None:
        self.page = page
        self.words = Words(lang)
        self.name = name
        self.table = Table(page)
        self.heard: list[Message] = []
        self.hear(page)

    def hear(self, page: Page) -> None:
        """What the server tells this page."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def go(self, address: str) -> None:
        self.page.goto(address)

    def say(self, key: str, **args: Any) -> str:
        return self.words.say(key, args)

    def button(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    @property
    def position(self) -> Message:
        """The message that brought the position which the page shows."""
        seq = self.table.seq
        while True:
            found = [one for one in self.heard if one["type"] in ("view", "ev")]
            if found and found[-1]["seq"] >= seq:
                return found[-1]
            self.page.evaluate("0")  # what is on its way here comes before the answer

    @property
    def info(self) -> Message:
        """The table, as it was told last."""
        self.page.evaluate("0")  # what is on its way here comes before the answer
        return dict(next(one["table"] for one in reversed(self.heard) if "table" in one))

    @property
    def view(self) -> Any:
        return msgspec.convert(self.position["view"], wire.View)

    @property
    def game(self) -> ts.Game:
        return ts.game(self.info["game"])

    def line(self, view: Any) -> list[int]:
        """What the greedy bot would do here: games by sensible people end."""
        return list(ts.bot("greedy", self.game, self.info["options"], view.player, seed=1).choose(view))

    def choices(self) -> list[Choice]:
        """The same line, choice by choice."""
        view = self.view
        state = self.game.restore(view)
        seat = state.player
        found: list[Choice] = []
        for action in self.line(view):
            found += [choice for choice in state.choices(seat) if choice.action == action]
            state.apply(action)
        return found

    def play(self) -> None:
        """One line, in the command line."""
        view = self.view
        type_line(self.table, self.game.restore(view).say(self.line(view)))
        self.page.keyboard.press("Escape")

    def wait_for_link(self, state: str) -> None:
        """`open` or `lost`."""
        expect(self.page.locator(f'[data-link="{state}"]')).to_have_count(1)

    def wait_for_seat(self) -> None:
        """Until the page has come back as a player: before, it looked on, and may have seen it begin."""
        began = time.monotonic()
        while not any(seat["mine"] for seat in self.info["seats"]):
            assert time.monotonic() - began < PATIENCE_MS / 1000, "no seat"

    def open_people(self) -> Locator:
        """Players and links."""
        self.button("shell-menu").click()
        self.page.get_by_role("menuitem", name=self.say("shell-people")).click()
        return self.page.get_by_role("dialog")

    def link(self, key: str) -> str:
        """One of the links that are offered to be copied."""
        return self.page.get_by_role("textbox", name=self.say(key), exact=True).input_value()


def setup(person: Person, game: str, way: str) -> Locator:
    """On the start page: the dialog of a way to play, `options-bots`, `friends`, `screen` or `every-seat`."""
    page = person.page
    card = page.locator(f"article:has(#game-{game})")
    expect(card).to_be_visible()
    if card.locator(".dots").count():
        card.locator(".dots").click()
    card.get_by_role("button", name=re.compile(f"^{re.escape(person.say(f'shell-{way}'))}")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def choose_bots(person: Person, count: int, level: str) -> None:
    """In the dialog: so many bots, that play so well."""
    counts = person.page.get_by_role("radiogroup", name=person.say("shell-bots-count"))
    counts.get_by_role("radio", name=str(count), exact=True).check(force=True)
    person.page.locator(f'input[name="level"][value="{level}"]').check()


def start_with_bots(person: Person, game: str, count: int, level: str = "beginner") -> None:
    setup(person, game, "options-bots")
    choose_bots(person, count, level)
    person.button("shell-start").click()
    person.page.wait_for_selector(".shell")


def take_up(person: Person, record: str) -> None:
    """A game from where its record ends: ours is the first seat, and bots stand in at the others.
    In `make soak` the one that was begun goes on."""
    if is_soak():
        return
    person.table.show(import_record(person.page, record))
    people = person.open_people()
    ours = people.get_by_role("button", name=person.say("shell-stand-in"), exact=True)
    expect(ours).to_have_count(len(person.info["seats"]))
    for left in range(ours.count() - 1, 0, -1):
        ours.nth(left).click()
        expect(ours).to_have_count(left)
    person.page.keyboard.press("Escape")
    person.table.uncover()


def choose_game(person: Person, game: str, *others: str) -> Locator:
    """The dialog of a table that is open for these, each a `friend` or `anyone`."""
    dialog = setup(person, game, "friends")
    seats = dialog.locator("ol > li")
    if person.name:
        arranged(person, lambda: type_name(person))
    shown, wanted = seats.count(), 1 + len(others)
    for count in range(shown - 1, wanted - 1, -1):
        arranged(person, person.button("shell-seat-less").click)
        expect(seats).to_have_count(count)
    for count in range(shown + 1, wanted + 1):
        arranged(person, person.button("shell-seat-more").click)
        expect(seats).to_have_count(count)
    listed = dialog.get_by_role("checkbox", name=person.say("shell-listed"))
    if "anyone" in others:
        arranged(person, listed.check)
    return dialog


def type_name(person: Person) -> None:
    name = person.page.get_by_role("textbox", name=person.say("shell-sit-as"), exact=True)
    name.fill(person.name)
    name.blur()


def arranged(person: Person, change: Callable[[], Any]) -> None:
    """Changes something about a table that waits, until it is stored; sockets may tell it later."""
    with person.page.expect_response(lambda answer: answer.request.method == "PUT") as told:
        change()
    assert told.value.ok, told.value.text()


def open_table(person: Person) -> str:
    """The address of the waiting room."""
    person.button("shell-friends-go").click()
    person.page.wait_for_url("**/table/*")
    expect(person.page.locator(".standing")).to_be_visible()
    return person.page.url


def ask_for_seat(person: Person) -> None:
    """The first one there is."""
    person.page.get_by_label(person.say("shell-sit-as"), exact=True).fill(person.name)
    person.button("shell-sit-at", n=2).click()


def sit(person: Person) -> None:
    """Takes the first seat there is."""
    ask_for_seat(person)
    person.wait_for_seat()
