"""How people at different browsers find each other, what they do about a table, and how they part."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, WIDE
from tests.browser.people import Person, arranged, ask_for_seat, choose_game, open_table, sit
from tests.browser.table import check_accessible, check_fits, play_by_mouse

OpenPage = Callable[..., Page]
LOOKS_AWAY = "document.hasFocus = () => false"


@pytest.fixture
def anna(open_page: OpenPage) -> Person:
    return Person(open_page(path=None), name="Anna")


@pytest.fixture
def bela(open_page: OpenPage) -> Person:
    """Comes by a link."""
    return Person(open_page(path=None), name="Béla")


@pytest.fixture
def stranger(open_page: OpenPage) -> Person:
    return Person(open_page(path=None), name="Cili")


def arrange(anna: Person, *others: str) -> Locator:
    """The dialog of a table, from the start page."""
    anna.go("/")
    return choose_game(anna, "ages", *others)


def meet(anna: Person, bela: Person) -> None:
    """A game of two, as their pages would ask for it: the first tests are about those."""
    seats = [{"name": anna.name}, {"name": "", "vacant": "anyone"}]
    opened = anna.page.request.post("/api/tables", data={"game": "ages", "seats": seats})
    table = opened.json()["id"]
    joined = bela.page.request.post(f"/api/tables/{table}/join", data={"seat": 1, "name": bela.name})
    assert joined.ok, joined.text()
    for person in (anna, bela):
        person.go(f"/table/{table}")
        person.page.wait_for_selector(".shell")


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_friend_joins_by_the_invite_link(anna: Person, open_page: OpenPage, size: dict[str, int]) -> None:
    arrange(anna, "friend")
    address = open_table(anna)
    check_accessible(anna.page)
    bela = Person(open_page(size, path=None), name="Béla")
    bela.go(anna.link("shell-link-invite"))
    seat = bela.button("shell-sit-at", n=2)
    seat.click()
    expect(bela.page.get_by_role("alert")).to_have_text(bela.say("shell-sit-name"))
    assert bela.page.url == address  # the secret is not left in the address bar
    check_accessible(bela.page)
    assert bela.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    sit(bela)
    for person in (anna, bela):
        person.page.wait_for_selector(".shell")
        assert [one["name"] for one in person.info["seats"]] == ["Anna", "Béla"]
        check_fits(person.page)
    assert [one["mine"] for one in bela.info["seats"]] == [False, True]


def test_a_seat_for_a_friend_needs_the_right_invite(anna: Person, bela: Person, stranger: Person) -> None:
    arrange(anna, "friend")
    address = open_table(anna)
    invite = anna.link("shell-link-invite")
    stranger.go(address)
    expect(stranger.page.get_by_role("status")).to_have_text(stranger.say("shell-door-invited-watch"))
    expect(stranger.page.get_by_label(stranger.say("shell-sit-as"))).to_have_count(0)
    stranger.go("about:blank")
    stranger.go(f"{address}#invite=guessed")
    ask_for_seat(stranger)
    expect(stranger.page.get_by_role("alert")).to_have_text(stranger.say("error-invite"))
    stranger.go("about:blank")
    stranger.go(invite)
    late = stranger.button("shell-sit-at", n=2)
    expect(late).to_be_visible()
    bela.go(invite)
    sit(bela)
    bela.page.wait_for_selector(".shell")
    expect(stranger.page.get_by_text(stranger.say("shell-watching"), exact=True)).to_be_visible()
    assert not any(one["mine"] for one in stranger.info["seats"])


def test_anyone_joins_from_the_lobby_and_finds_the_game_again(bela: Person, open_page: OpenPage) -> None:
    anna = Person(open_page(PHONE), name="Anna of the lobby")
    arrange(anna, "anyone")
    open_table(anna)
    bela.go(anna.page.url.split("/table/")[0])
    lobby = bela.page.get_by_role("region", name=bela.say("shell-lobby"))
    offer = lobby.get_by_role("link").filter(has_text=bela.say("shell-lobby-join"))
    mine = offer.and_(bela.page.locator(f'[href="/table/{anna.page.url.split("/table/")[1]}"]'))
    expect(mine).to_have_accessible_name(re.compile("Anna of the lobby"))
    check_accessible(bela.page)
    mine.click()
    sit(bela)
    for person in (anna, bela):
        person.page.wait_for_selector(".shell")
        person.button("shell-menu").click()
        person.page.get_by_role("menuitem", name=person.say("shell-leave")).click()
        games = person.page.get_by_role("region", name=person.say("shell-continue"))
        expect(games.get_by_role("link")).to_have_count(1)
    expect(mine).to_have_count(0)
    games = anna.page.get_by_role("region", name=anna.say("shell-continue"))
    expect(games).to_contain_text(anna.say("shell-mine-turn"))
    expect(anna.page.get_by_text(anna.say("shell-mine-turns", n=1)).last).to_be_visible()
    games = bela.page.get_by_role("region", name=bela.say("shell-continue"))
    expect(games).to_contain_text(bela.say("shell-mine-waits", name=anna.name))
    games.get_by_role("link").click()
    bela.page.wait_for_selector(".shell")


def test_they_talk_while_they_wait(anna: Person, open_page: OpenPage) -> None:
    arrange(anna, "friend", "friend")
    open_table(anna)
    bela = Person(open_page(PHONE, path=None), name="Béla")
    bela.go(anna.link("shell-link-invite"))
    write, said = "shell-chat-write", "article.said .text"
    expect(bela.page.get_by_label(bela.say(write))).to_have_count(0)
    anna.page.get_by_label(anna.say(write)).fill("Who else?")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(said)).to_have_text("Who else?")
    sit(bela)
    expect(bela.page.locator(said)).to_have_text("Who else?")
    bela.page.get_by_label(bela.say(write)).fill("Cili comes")
    bela.page.keyboard.press("Enter")
    expect(anna.page.locator(said).last).to_have_text("Cili comes")
    for person in (anna, bela):
        check_accessible(person.page)
        assert person.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_the_host_decides_until_the_game_begins(anna: Person, bela: Person) -> None:
    arrange(anna, "friend", "friend")
    open_table(anna)
    invite = anna.link("shell-link-invite")
    bela.go(invite)
    sit(bela)
    hints = anna.page.get_by_label(anna.say("shell-hints"), exact=True)
    expect(hints).not_to_be_checked()
    hints.click()
    expect(hints).to_be_checked()
    anna.page.get_by_role("button", name=anna.say("shell-free-title", name="Béla")).click()
    anna.page.get_by_role("dialog").last.get_by_role(
        "button", name=anna.say("shell-free"), exact=True
    ).click()
    expect(bela.page.get_by_role("status")).to_have_text(bela.say("shell-room-sit"))
    expect(anna.page.get_by_role("textbox", name=anna.say("shell-link-invite"))).not_to_have_value(invite)
    bela.go(anna.link("shell-link-invite"))
    sit(bela)
    anna.page.get_by_role("button", name=anna.say("shell-fill-seat", n=3)).click()
    anna.page.get_by_role("dialog").last.get_by_role(
        "button", name=re.compile(anna.say("shell-bot-beginner"))
    ).click()
    anna.table.wait()
    expect(anna.button("shell-hint")).to_be_visible()
    people = anna.open_people()
    check_accessible(anna.page)
    expect(people.get_by_role("button", name=anna.say("shell-free-title", name="Béla"))).to_have_count(0)
    expect(people.get_by_role("button", name=anna.say("shell-host-delete"))).to_have_count(0)


def test_no_hints_among_people(anna: Person, bela: Person) -> None:
    meet(anna, bela)
    anna.table.wait()
    expect(anna.button("shell-undo")).to_be_visible()
    expect(anna.button("shell-hint")).to_have_count(0)


def test_the_personal_link_opens_the_seat_elsewhere(anna: Person, bela: Person, open_page: OpenPage) -> None:
    meet(anna, bela)
    anna.open_people()
    anna.button("shell-link-make").click()
    first = anna.link("shell-link-own")
    phone = Person(open_page(PHONE, path=None))
    phone.go(first)
    phone.table.wait()
    assert "#" not in phone.page.url
    play_by_mouse(phone.table)
    anna.table.reach(phone.table.seq)
    anna.page.reload()
    anna.table.wait()
    anna.open_people()
    anna.button("shell-link-make").click()
    expect(anna.page.get_by_role("textbox", name=anna.say("shell-link-own"), exact=True)).to_be_visible()
    late = Person(open_page(path=None))
    late.go(first)  # only the latest counts
    expect(late.page.get_by_text(late.say("error-link")).first).to_be_visible()
    expect(late.page.get_by_text(late.say("shell-watching"), exact=True)).to_be_visible()


def test_the_door_is_shut_to_spectators_and_opened(anna: Person, bela: Person, stranger: Person) -> None:
    watch = arrange(anna, "friend").get_by_role("checkbox", name=anna.say("shell-watch"))
    arranged(anna, watch.uncheck)
    open_table(anna)
    bela.go(anna.link("shell-link-invite"))
    sit(bela)
    bela.page.wait_for_selector(".shell")
    stranger.go(anna.page.url)
    expect(stranger.page.get_by_role("status")).to_have_text(stranger.say("shell-door-closed"))
    check_accessible(stranger.page)
    anna.open_people().get_by_role("checkbox", name=anna.say("shell-watch")).click()
    expect(stranger.page.get_by_text(stranger.say("shell-watching"), exact=True)).to_be_visible()
    anna.page.get_by_role("dialog").get_by_role("checkbox", name=anna.say("shell-watch")).click()
    expect(stranger.page.get_by_role("status")).to_have_text(stranger.say("shell-door-closed"))


def test_chat_is_plain_text_with_reactions_and_can_be_muted(
    anna: Person, bela: Person, stranger: Person
) -> None:
    meet(anna, bela)
    stranger.go(anna.page.url)
    for person in (anna, bela, stranger):
        person.page.get_by_role("tab", name=person.say("shell-chat")).click()
    said = '<b>bold</b> <img src=x onerror="throw 1"> &amp; https://example.org'
    bela.page.get_by_label(bela.say("shell-chat-write")).fill(said)
    bela.page.keyboard.press("Enter")
    for person in (anna, bela, stranger):
        line = person.page.locator("article.said .text")
        expect(line).to_have_text(said)
        assert line.locator("*").count() == 0
    anna.button("shell-chat-react", name="Béla").click()
    anna.page.get_by_role("button", name="👍", exact=True).click()
    for person in (bela, stranger):
        expect(person.page.locator(".reaction")).to_contain_text("👍")
    check_accessible(anna.page)
    check_fits(anna.page)
    expect(stranger.page.get_by_label(stranger.say("shell-chat-write"))).to_have_count(0)
    anna.page.get_by_role("button", name=anna.say("shell-chat-mute", name="Béla")).click()
    expect(anna.page.locator("article.said")).to_have_count(0)
    anna.page.reload()
    anna.page.get_by_role("tab", name=anna.say("shell-chat")).click()
    expect(anna.page.get_by_role("button", name=anna.say("shell-chat-mute", name="Béla"))).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(anna.page.locator("article.said")).to_have_count(0)


def test_everyone_reads_what_is_done_about_the_table(anna: Person, open_page: OpenPage) -> None:
    bela = Person(open_page(PHONE, path=None), name="Béla")
    meet(anna, bela)
    anna.page.get_by_role("tab", name=anna.say("shell-chat")).click()
    notices = anna.page.locator(".lines .notice")
    expect(notices).to_have_count(1)
    expect(notices).to_contain_text(anna.say("shell-notice-joined", name="Béla"))
    bela.button("shell-menu").click()
    bela.page.get_by_role("menuitem", name=bela.say("shell-people")).click()
    told = bela.page.get_by_role("dialog").locator(".told li")
    bela.button("shell-stand-in").click()
    expect(told.last).to_contain_text(bela.say("shell-notice-stand-in", name="Béla"))
    expect(notices.last).to_contain_text(anna.say("shell-notice-stand-in", name="Béla"))
    expect(anna.page.locator(".badge")).to_have_count(0)  # it is no message for anybody
    check_accessible(anna.page)
    check_accessible(bela.page)
    check_fits(anna.page)


def test_a_line_is_reported(anna: Person, bela: Person) -> None:
    meet(anna, bela)
    for person in (anna, bela):
        person.page.get_by_role("tab", name=person.say("shell-chat")).click()
    bela.page.get_by_label(bela.say("shell-chat-write")).fill("nasty")
    bela.page.keyboard.press("Enter")
    anna.button("shell-chat-react", name="Béla").click()
    anna.button("shell-chat-report").click()
    expect(anna.button("shell-chat-reported")).to_be_disabled()
    check_accessible(anna.page)
    bela.button("shell-chat-react", name="Béla").click()
    expect(bela.button("shell-chat-report")).to_have_count(0)


def test_in_the_first_turns_somebody_calls_the_game_off(anna: Person, bela: Person) -> None:
    meet(anna, bela)
    bela.button("shell-menu").click()
    bela.page.get_by_role("menuitem", name=bela.say("shell-abort")).click()
    dialog = bela.page.get_by_role("dialog").last
    expect(dialog).to_contain_text(bela.say("shell-abort.about"))
    dialog.get_by_role("button", name=bela.say("shell-abort"), exact=True).click()
    for person in (anna, bela):
        person.page.wait_for_selector(".shell.over")
        expect(person.page.get_by_text(person.say("shell-status-abandoned")).first).to_be_visible()


def test_who_resigns_has_lost(anna: Person, open_page: OpenPage) -> None:
    bela = Person(open_page(PHONE, path=None), name="Béla")
    meet(anna, bela)
    bela.button("shell-menu").click()
    bela.page.get_by_role("menuitem", name=bela.say("shell-resign")).click()
    bela.page.get_by_role("dialog").last.get_by_role(
        "button", name=bela.say("shell-resign"), exact=True
    ).click()
    for person in (anna, bela):
        person.page.wait_for_selector(".shell.over")
        main = person.page.locator("main")
        expect(main).to_contain_text(person.say("shell-wins-early", name="Anna"))
        expect(main).to_contain_text(person.say("shell-ended-resigned", name="Béla"))
        heard = person.page.locator("[aria-live=assertive]")
        expect(heard).to_have_text(person.say("shell-ended-resigned", name="Béla"))
        check_accessible(person.page)
        check_fits(person.page)


def test_they_agree_to_end_and_play_a_rematch(anna: Person, bela: Person) -> None:
    meet(anna, bela)
    anna.open_people()
    anna.button("shell-agree").click()
    expect(anna.button("shell-disagree")).to_be_visible()
    expect(bela.page.get_by_text(bela.say("shell-note-vote", name="Anna")).first).to_be_visible()
    bela.button("shell-note-disagree").click()
    anna.button("shell-agree").click()
    bela.button("shell-note-agree").click()
    for person in (anna, bela):
        person.page.wait_for_selector(".shell.over")
        expect(person.button("shell-rematch")).to_be_visible()
        expect(person.page.locator("[aria-live=assertive]")).to_have_text(person.say("shell-ended-agreed"))
    first = anna.page.url
    anna.button("shell-rematch").click()
    expect(anna.page.get_by_text(anna.say("shell-rematch-waits", name="Béla"))).to_be_visible()
    expect(bela.page.get_by_text(bela.say("shell-rematch-offer", name="Anna"))).to_be_visible()
    check_accessible(bela.page)
    check_fits(bela.page)
    bela.button("shell-rematch-decline").click()
    expect(anna.page.get_by_text(anna.say("shell-rematch-declined", name="Béla"))).to_be_visible()
    expect(anna.button("shell-rematch")).to_have_count(0)
    bela.button("shell-rematch").click()  # on second thoughts
    assert bela.page.url == first
    anna.button("shell-rematch-accept").click()
    for person in (anna, bela):  # who has offered it is taken along
        person.page.wait_for_url(lambda url: url != first)
    assert bela.page.url == anna.page.url
    for person, own in ((anna, [True, False]), (bela, [False, True])):
        person.page.wait_for_selector(".shell:not(.over)")
        assert [one["mine"] for one in person.info["seats"]] == own
    bela.table.wait()  # who did not begin the first one


def test_the_title_calls_whose_turn_it_is(anna: Person, bela: Person) -> None:
    bela.page.add_init_script(LOOKS_AWAY)
    arrange(anna, "friend")
    open_table(anna)
    bela.go(anna.link("shell-link-invite"))
    sit(bela)
    expect(anna.page).to_have_title(re.compile("^● "))
    expect(bela.page).to_have_title(re.compile(f"^● {bela.say('shell-call-start')}"))
    bela.page.reload()
    expect(bela.page).to_have_title(re.compile("^Roll"))
    while anna.position["view"]["player"] == 0:
        anna.table.wait()
        seq = anna.table.seq
        anna.play()
        anna.table.reach(seq + 1)
    expect(bela.page).to_have_title(re.compile(f"^● {bela.say('shell-call-turn')}"))
    expect(anna.page).to_have_title(re.compile("^Roll"))


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_clocks_are_shown(anna: Person, open_page: OpenPage, size: dict[str, int]) -> None:
    bela = Person(open_page(size, path=None), name="Béla")
    dialog = arrange(anna, "friend")
    live = dialog.get_by_role("radio", name=anna.say("shell-time-live"), exact=True)
    arranged(anna, lambda: live.check(force=True))
    stock = dialog.get_by_label(anna.say("shell-time-stock"), exact=True)
    arranged(anna, lambda: stock.select_option("15+15"))
    check_accessible(anna.page)
    open_table(anna)
    expect(anna.page.get_by_text(anna.say("shell-clock-live", minutes=15, seconds=15))).to_be_visible()
    bela.go(anna.link("shell-link-invite"))
    sit(bela)
    for person in (anna, bela):
        timers = person.page.get_by_role("timer")
        expect(timers).to_have_count(2)
        expect(timers.first).to_have_class(re.compile(r"\bruns\b"))
        expect(timers.last).not_to_have_class(re.compile(r"\bruns\b"))
        expect(timers.last).to_contain_text("15:00")
        check_accessible(person.page)
        check_fits(person.page)


def test_a_lost_network_is_told(anna: Person, bela: Person) -> None:
    meet(anna, bela)
    bela.page.context.set_offline(True)
    lost = bela.page.locator(".note.lost")
    expect(lost).to_have_text(bela.say("shell-lost"))
    expect(bela.page.locator("[aria-live=assertive]")).to_contain_text(bela.say("shell-lost"))
    check_accessible(bela.page)
    check_fits(bela.page)
    bela.open_people()  # what is done about the table is not kept for later
    bela.button("shell-stand-in").click()
    expect(bela.page.get_by_role("dialog").get_by_role("alert")).to_have_text(
        bela.say("shell-command-offline")
    )
    bela.page.keyboard.press("Escape")
    bela.page.context.set_offline(False)
    expect(lost).to_have_count(0)
    assert bela.info["status"] == "running"
    expect(bela.page.locator("[aria-live=assertive]")).to_contain_text(bela.say("shell-link-back"))
