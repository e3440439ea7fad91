"""Whole games between two browsers while a third looks on: pages, networks and the server fail meanwhile."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

import tablestead as ts
from tests.browser.conftest import NOWHERE, PHONE, WIDE, Server, looks
from tests.browser.covering import is_soak
from tests.browser.failures import Pages
from tests.browser.people import Message, Person, arranged, choose_game, open_table, sit
from tests.browser.table import check_fits, decide_by_mouse, record_of
from tests.browser.test_keyflower import Clicker
from tests.browser.test_milestones import choose

OpenProfile = Callable[..., Page]
Play = Callable[[Person], None]
pytestmark = pytest.mark.long
SETTLED = """seq => {
  const shell = document.querySelector('.shell')
  return shell.dataset.ready === 'true' || Number(shell.dataset.seq) > seq || shell.classList.contains('over')
}"""

LISTEN = """address => new Promise(begun => {
  const socket = new WebSocket(address)
  socket.onopen = () => socket.send('{"type": "hello"}')
  window.over = new Promise(on => socket.onmessage = ({ data }) => {
    const { table, status = table?.status } = JSON.parse(data)
    begun()
    if (status === 'finished') socket.close(), on()
  })
})"""
"""Until a table has told the first thing; `over` is its end."""


class Match:
    """Two who play and one who watches, and the server between them."""

    def __init__(self, server: Server, players: Sequence[Person], watcher: Person) -> None:
        self.server = server
        self.players = players
        self.watcher = watcher
        self.everyone = [*players, watcher]

    @property
    def seq(self) -> int:
        return max(person.table.seq for person in self.everyone)

    def gather(self) -> int:
        """Until everyone sees the same position."""
        seqs = [person.table.seq for person in self.everyone]
        latest = max(seqs)
        for person, seq in zip(self.everyone, seqs, strict=True):
            if seq < latest:
                person.table.reach(latest)
        return latest

    def turn(self) -> Person | None:
        """Who decides now, at a page that is ready for it; nobody when the game is over."""
        while True:
            seq = self.gather()
            if self.watcher.table.over:
                return None
            player: int = self.watcher.view.player
            person = self.players[player]
            person.page.wait_for_function(SETTLED, arg=seq)
            if person.table.seq == seq:
                return person

    def finish(self) -> None:
        """To the end: people play in `make soak`, and otherwise leave it to bots and come back to see it."""
        if not is_soak():
            tabs = [self.second_tab(person) for person in self.everyone]
            for player in self.players:
                stand_in(player)
            for person in self.everyone:
                person.page.goto("about:blank")
            for person, tab in zip(self.everyone, tabs, strict=True):
                tab.evaluate("over")
                tab.close()
                person.page.go_back()
                person.page.wait_for_selector(".shell.over")
        self.play()

    def second_tab(self, person: Person) -> Page:
        """Where all that the table tells this person is heard, and nothing of it shown."""
        table = self.watcher.page.url.split("/")[-1]
        tab = person.page.context.new_page()
        person.hear(tab)
        tab.goto(f"{self.server.url}{NOWHERE}")
        tab.evaluate(LISTEN, f"{self.server.url}/ws/tables/{table}")
        return tab

    def play(self, lines: int = 10**6, by: Play = Person.play) -> None:
        """So many decisions, or to the end."""
        for _ in range(lines):
            person = self.turn()
            if person is None:
                return
            self.act(person, by)

    def until(self, wanted: Person) -> None:
        """Until it is this one's decision."""
        while (person := self.turn()) is not wanted:
            assert person is not None
            self.act(person)

    def until_stand_in_waits(self, person: Person) -> None:
        """Until the bot at this one's seat has played and can do nothing more before the other does."""
        seat = self.players.index(person)
        while (position := self.watcher.position)["view"]["player"] == seat:
            self.watcher.table.reach(position["seq"] + 1)

    def act(self, person: Person, by: Play = Person.play) -> None:
        seq = person.table.seq
        by(person)
        person.table.reach(seq + 1)

    def reload(self, person: Person) -> None:
        seq = self.gather()
        person.page.reload()
        person.table.reach(seq)
        assert self.seq == seq

    def cut_off(self, person: Person) -> None:
        person.page.context.set_offline(True)
        person.wait_for_link("lost")

    def move_without_a_network(self, person: Person) -> None:
        """The move is kept, sent on return, and played once."""
        self.until(person)
        seq = self.gather()
        self.cut_off(person)
        self.move_unheard(person, seq)
        person.page.context.set_offline(False)
        self.heard_once(person, seq)

    def miss_a_move(self, person: Person, mover: Person) -> None:
        """Who was away sees on return what the other has done."""
        self.until(mover)
        seq = self.gather()
        self.cut_off(person)
        self.act(mover)
        assert person.table.seq == seq
        person.page.context.set_offline(False)
        person.wait_for_link("open")
        person.table.reach(seq + 1)

    def move_unheard(self, person: Person, seq: int) -> None:
        person.play()
        expect(person.page.get_by_text(person.say("shell-line-queued"))).to_be_visible()
        assert person.table.seq == seq

    def heard_once(self, person: Person, seq: int) -> None:
        person.wait_for_link("open")
        for one in self.everyone:
            one.table.reach(seq + 1)
        expect(person.page.get_by_text(person.say("shell-line-queued"))).to_have_count(0)
        assert self.seq == seq + 1

    def restart(self) -> None:
        """Everyone is told, comes back by itself, and finds what was left."""
        seq = self.gather()
        self.server.stop()
        for person in self.everyone:
            notice = person.page.locator(".note.lost")
            expect(notice).to_have_text(person.say("shell-link-restarts-long"))
        self.server.start()
        for person in self.everyone:
            person.wait_for_link("open")
            expect(person.page.locator(".note.lost")).to_have_count(0)
        assert self.seq == seq

    def restart_after_a_kill(self, person: Person) -> None:
        """Who moves while there is no server has moved once there is one again."""
        self.until(person)
        seq = self.gather()
        self.server.kill()
        for one in self.everyone:
            one.wait_for_link("lost")
        self.move_unheard(person, seq)
        self.server.start()
        self.heard_once(person, seq)
        for one in self.everyone:
            one.wait_for_link("open")

    def end(self) -> ts.Record:
        """All see the end, the record replays to it, and nobody was told what they may not know."""
        record = ts.parse_record(record_of(self.watcher.page))
        assert record.end == "finished"
        scores = record.state().scores()
        for person in self.everyone:
            person.page.wait_for_selector(".shell.over")
            for score in scores:
                expect(person.page.locator("main")).to_contain_text(str(score).replace("-", "−"))
        for seat, player in enumerate(self.players):
            check_heard(player, record, seat)
        check_heard(self.watcher, record, None)
        assert not any(one.get("choices") for one in self.watcher.heard)
        return record


def check_heard(person: Person, record: ts.Record, seat: int | None) -> None:
    """Every position the browser was told of is what this seat sees, or before it was taken, a spectator."""
    state = record.start()
    views = {eyes: [as_sent(state.view(eyes))] for eyes in {seat, None}}
    for action in record.actions:
        state.apply(action)
        for eyes, seen in views.items():
            seen.append(as_sent(state.view(eyes)))
    told = [one for one in person.heard if one["type"] in ("view", "ev")]
    assert len({one["seq"] for one in told}) > 20
    assert max(one["actions"] for one in told) == len(record.actions)
    for message in told:
        assert message["view"] == views[message["view"]["seat"]][message["actions"]]


def as_sent(view: object) -> Message:
    return dict(json.loads(msgspec.json.encode(view)))


@pytest.fixture
def watcher(chromium: Browser, pages: Pages) -> Person:
    """Somebody else."""
    return Person(pages.open(chromium.new_context(**looks(WIDE, "en-GB"))))


def begin(server: Server, players: Sequence[Person], watcher: Person) -> Match:
    for person in [*players, watcher]:
        person.page.wait_for_selector(".shell")
        person.wait_for_link("open")
    expect(watcher.page.get_by_text(watcher.say("shell-watching"), exact=True)).to_be_visible()
    assert [seat["name"] for seat in watcher.info["seats"]] == [player.name for player in players]
    return Match(server, players, watcher)


def test_ages_in_hungarian_and_french(house: Server, open_profile: OpenProfile, watcher: Person) -> None:
    """Joined by keyboard alone; one lets a bot play and leaves, and comes back."""
    anna = Person(open_profile("anna", WIDE, "hu-HU"), "hu", "Anna")
    anna.go(house.url)
    choose_game(anna, "ages", "friend")
    open_table(anna)
    watcher.go(anna.link("shell-link-watch"))
    bela = Person(open_profile("bela", WIDE, "fr-FR"), "fr", "Béla")
    bela.go(anna.link("shell-link-invite"))
    sit_by_keyboard(bela)
    match = begin(house, (anna, bela), watcher)
    match.play(12, lambda person: decide_by_mouse(person.table))
    match.reload(bela)
    match.move_without_a_network(anna)
    match.miss_a_move(bela, anna)
    match.restart()
    match.restart_after_a_kill(bela)
    match.until(anna)
    stand_in(anna)
    anna.page.goto("about:blank")
    match.until_stand_in_waits(anna)
    expect(bela.page.get_by_text(bela.say("shell-seat-stand-in"))).not_to_have_count(0)
    anna.page.go_back()
    anna.button("shell-stand-in-back").click()
    expect(anna.button("shell-stand-in-back")).to_have_count(0)
    match.finish()
    match.end()


def stand_in(person: Person) -> None:
    """Let a bot play, which may end the game at once. Who leaves before may not have been heard."""
    people = person.open_people()
    person.button("shell-stand-in").click()
    plays = people.get_by_role("button", name=person.say("shell-stand-in-back"))
    expect(plays.or_(person.page.locator(".shell.over")).first).to_be_visible()


def sit_by_keyboard(person: Person) -> None:
    """Tab to the name, type it, Enter."""
    name = person.page.get_by_label(person.say("shell-sit-as"), exact=True)
    expect(name).to_be_visible()
    for _ in range(30):
        if name.evaluate("field => field === document.activeElement"):
            break
        person.page.keyboard.press("Tab")
    person.page.keyboard.type(person.name)
    person.page.keyboard.press("Enter")


def test_milestones_with_a_clock(house: Server, open_profile: OpenProfile, watcher: Person) -> None:
    """One takes an hour and more for a move: the other lets a bot play until the player is back."""
    anna = Person(open_profile("anna"), "en", "Anna")
    anna.go(house.url)
    dialog = choose_game(anna, "milestones", "friend")
    slow = dialog.get_by_role("radio", name=anna.say("shell-time-move"), exact=True)
    arranged(anna, lambda: slow.check(force=True))
    each = dialog.get_by_label(anna.say("shell-time-each"), exact=True)
    arranged(anna, lambda: each.select_option("3600"))
    dialog.get_by_text(anna.say("shell-options"), exact=True).first.click()
    dialog.get_by_text(anna.say("shell-more-options")).click()
    dialog.get_by_label(anna.say("milestones-option-turn_limit")).fill("8")
    open_table(anna)
    watcher.go(anna.link("shell-link-watch"))
    bela = Person(open_profile("bela"), "en", "Béla")
    bela.go(anna.link("shell-link-invite"))
    sit(bela)
    match = begin(house, (anna, bela), watcher)
    match.play(12, lambda person: choose(person.page, person.choices()[0]))
    match.reload(anna)
    match.move_without_a_network(bela)
    match.miss_a_move(anna, bela)
    match.restart_after_a_kill(anna)
    match.until(anna)
    expect(bela.page.get_by_role("timer")).to_have_count(1)
    house.stop()
    with closing(sqlite3.connect(house.database)) as database, database:
        database.execute("UPDATE game_table SET deadline = ?", [time.time() - 1])
    house.start()
    late = bela.say("shell-note-time", seat="Anna")
    expect(bela.page.get_by_text(late).first).to_be_visible()
    expect(watcher.page.get_by_text(late)).to_have_count(0)
    bela.button("shell-note-bot").click()
    match.until_stand_in_waits(anna)
    anna.button("shell-stand-in-back").click()
    expect(anna.button("shell-stand-in-back")).to_have_count(0)
    match.restart()
    match.finish()
    record = match.end()
    assert record.options["turn_limit"] == 8


def test_keyflower_on_a_phone_and_a_desk(house: Server, open_profile: OpenProfile, watcher: Person) -> None:
    """Nothing from behind a screen reaches another browser."""
    anna = Person(open_profile("anna"), "en", "Anna")
    anna.go(house.url)
    choose_game(anna, "keyflower", "friend")
    open_table(anna)
    watcher.go(anna.link("shell-link-watch"))
    bela = Person(open_profile("bela", PHONE, "hu-HU"), "hu", "Béla")
    bela.go(anna.link("shell-link-invite"))
    sit(bela)
    match = begin(house, (anna, bela), watcher)
    match.play(4, by_hand)
    check_fits(bela.page)
    match.move_without_a_network(bela)
    match.reload(bela)
    match.restart()
    match.miss_a_move(bela, anna)
    match.until(bela)
    stand_in(bela)
    bela.page.goto("about:blank")
    match.until_stand_in_waits(bela)
    bela.page.go_back()
    bela.button("shell-stand-in-back").click()
    expect(bela.button("shell-stand-in-back")).to_have_count(0)
    match.restart_after_a_kill(anna)
    match.finish()
    match.end()
    for person in (anna, bela, watcher):
        check_fits(person.page)


def by_hand(person: Person) -> None:
    """A whole turn, by clicking."""
    Clicker(person.table).play(person.choices())
