"""A slow game by browsers whose pages are closed between turns: told by push and mail, back by the link."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tablestead.server.settings import Settings
from tests.browser.conftest import PHONE, SEED, WIDE, looks
from tests.browser.failures import Pages
from tests.browser.people import Person
from tests.browser.table import PATIENCE_MS, check_accessible
from tests.server.client import House
from tests.server.conftest import later as later
from tests.server.posts import MailBox, PushService, link_in, mail_server, push_service, text_of

OpenPage = Callable[..., Page]
Later = Callable[[float], None]
HOUR = 3600
LOCALES = {"en": "en-GB", "hu": "hu-HU"}
SUBSCRIBE = """(subscription) => {
  PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription })
}"""
ALLOW = "Object.defineProperty(Notification, 'permission', { get: () => 'default' })"
SHOW = """() => {
  self.shown = []
  const show = async (title, { data }) => void shown.push([title, data])
  ServiceWorkerRegistration.prototype.showNotification = show
}"""
"""What a Chromium without a screen lacks: its push service, and a place to show notifications. The test gets
what they would be given."""


class Player:
    """A browser of its own, whose page is open or closed, and the empty page of its devtools."""

    def __init__(self, context: BrowserContext, pages: Pages, origin: str, name: str, lang: str) -> None:
        context.set_default_timeout(PATIENCE_MS)
        context.grant_permissions(["notifications"], origin=origin)
        self.context, self.origin, self.name, self.lang = context, origin, name, lang
        self._pages = pages
        self.devtools = context.new_cdp_session(context.new_page())
        self.registrations: list[dict[str, Any]] = []
        self.devtools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: self.registrations.extend(event["registrations"]),
        )
        self.devtools.send("ServiceWorker.enable")

    def post(self, path: str, **body: Any) -> Any:
        answer = self.context.request.post(urljoin(self.origin, path), data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def open(self, path: str) -> Person:
        person = Person(self._pages.open(self.context), self.lang, self.name)
        person.page.add_init_script(ALLOW)
        person.go(urljoin(self.origin, path))
        return person

    def pushed(self, note: dict[str, Any]) -> list[str]:
        """The browser gets a message while no page of ours is open: the addresses that it shows then."""
        worker = self.context.service_workers[-1]
        worker.evaluate(SHOW)
        given = {"origin": self.origin, "registrationId": self.registrations[-1]["registrationId"]}
        self.devtools.send("ServiceWorker.deliverPushMessage", {**given, "data": json.dumps(note)})
        while not (found := worker.evaluate("shown")):
            pass
        assert [title for title, _ in found] == [note["title"]]
        return [address for _, address in found]


@pytest.fixture
def posts() -> Iterator[tuple[PushService, MailBox, str]]:
    with push_service() as pushes, mail_server() as (box, smtp):
        yield pushes, box, smtp


def subscribe(player: Player, table: str, pushes: PushService, box: MailBox) -> None:
    """In the menu of the table: on this device, and by mail, which is confirmed by a link."""
    person = player.open(table)
    person.table.reach(0)
    wanted = pushes.subscribe(player.name).wanted()
    keys = {"p256dh": wanted["p256dh"], "auth": wanted["auth"]}
    person.page.evaluate(SUBSCRIBE, {"endpoint": wanted["endpoint"], "keys": keys})
    person.button("shell-menu").click()
    person.page.get_by_role("menuitem", name=person.say("shell-calling")).click()
    dialog = person.page.get_by_role("dialog")
    device = dialog.get_by_role("switch", name=person.say("shell-calling-device"))
    device.click()
    expect(device).to_be_checked()
    dialog.get_by_label(person.say("shell-calling-mail")).fill(f"{player.name}@example.org")
    person.button("shell-calling-mail-ask").click()
    expect(dialog.get_by_text(person.say("shell-calling-mail-asked"))).to_be_visible()
    check_accessible(person.page)
    person.go(urljoin(player.origin, link_in(text_of(box.next()), "mail/confirm")))
    person.button("shell-mail-confirm.verb").click()
    expect(person.page.get_by_text(person.say("shell-mail-confirm.done"))).to_be_visible()
    person.page.close()


def play_turn(player: Player, path: str) -> None:
    """Until another is to decide; then the page is closed."""
    person = player.open(path)
    person.table.wait()
    while person.position["choices"]:
        seq = person.table.seq
        person.play()
        person.table.reach(seq + 1)
    person.page.close()


def test_three_days_with_closed_pages(
    chromium: Browser, pages: Pages, tmp_path: Path, later: Later, posts: tuple[PushService, MailBox, str]
) -> None:
    pushes, box, smtp = posts
    calls: dict[str, Any] = {"call_delay_s": 0.4, "push_loopback": True}
    mail: dict[str, Any] = {"smtp": smtp, "mail_from": "tables@example.org"}
    settings = Settings(database=str(tmp_path / "tables.sqlite3"), seed=SEED, **calls, **mail)
    with closing(House(settings)) as house:
        origin = f"http://127.0.0.1:{house.port}"
        wide, phone = (
            chromium.new_context(**{**looks(size, LOCALES[lang]), "service_workers": "allow"})
            for size, lang in ((WIDE, "en"), (PHONE, "hu"))
        )
        anna, béla = Player(wide, pages, origin, "anna", "en"), Player(phone, pages, origin, "bela", "hu")
        clock = {"kind": "move", "seconds": 2 * 86_400, "increment": 0}
        seats = [{"name": "Anna"}, {"name": "", "vacant": "anyone"}]
        table = anna.post("/api/tables", game="ages", seats=seats, clock=clock)["id"]
        béla.post(f"/api/tables/{table}/join", seat=1, name="Béla")
        people = {player.name: player for player in (anna, béla)}
        later(1)  # who asks to be told knows whose turn it is
        for player in people.values():
            subscribe(player, f"/table/{table}", pushes, box)
        now = whose(anna, table)
        later(HOUR)
        play_turn(people[now], f"/table/{table}")
        for _ in range(5):
            later(12 * HOUR)
            now = "bela" if now == "anna" else "anna"
            called, note = pushes.next()
            assert (called, box.next()["to"]) == (now, f"{now}@example.org")
            assert note["title"].endswith({"en": "it is your turn", "hu": "te jössz"}[people[now].lang])
            [address] = people[now].pushed(note)
            later(HOUR)
            play_turn(people[now], address)
        for context in (wide, phone):
            context.close()


def whose(player: Player, table: str) -> str:
    [row] = player.context.request.get(urljoin(player.origin, "/api/mine")).json()
    assert row["id"] == table
    return "anna" if row["player"] == 0 else "bela"


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "en"), (PHONE, "hu")])
def test_quiet_hours_and_holidays_are_entered(open_page: OpenPage, size: dict[str, int], lang: str) -> None:
    person = Person(open_page(size, LOCALES[lang], "/me"), lang)
    section = person.page.get_by_role("region", name=person.say("shell-calling"))
    section.get_by_role("switch", name=person.say("shell-calling-quiet")).click()
    until = section.get_by_label(person.say("shell-calling-until"))
    expect(until).to_have_value("08:00")
    until.fill("07:30")
    until.blur()
    year = time.gmtime().tm_year + 1
    section.get_by_label(person.say("shell-holiday-first")).fill(f"{year}-02-03")
    section.get_by_label(person.say("shell-holiday-last")).fill(f"{year}-02-08")
    section.get_by_role("button", name=person.say("shell-holiday-add"), exact=True).click()
    expect(section.get_by_role("listitem")).to_have_count(1)
    check_accessible(person.page)
    person.page.reload()
    expect(until).to_have_value("07:30")
    section.get_by_role("listitem").get_by_role("button").click()
    expect(section.get_by_role("listitem")).to_have_count(0)


def test_a_browser_that_refuses_says_so(open_page: OpenPage) -> None:
    page = open_page()
    page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    person = Person(page)
    person.go(urljoin(page.url, "/me"))
    section = page.get_by_role("region", name=person.say("shell-calling"))
    expect(section.get_by_role("switch", name=person.say("shell-calling-device"))).to_be_disabled()
    expect(section.get_by_text(person.say("shell-calling-denied"))).to_be_visible()
