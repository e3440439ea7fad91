"""The start page: a game in one click, options, friends, one screen, every seat; what goes on already."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

import tablestead as ts
from tests.browser.conftest import PHONE, WIDE
from tests.browser.layout import faults, record_until
from tests.browser.people import Person, arranged, choose_bots, choose_game, setup, sit, start_with_bots
from tests.browser.table import (
    Table,
    check_accessible,
    import_record,
    paste_record,
    play_by_mouse,
    record_of,
    tab_to,
)
from tests.browser.test_memory import finish

OpenPage = Callable[..., Page]
BOARD = {
    "rows": [
        {"row": "A", "first_hx": 0, "values": [1, 2, 3, 4, 5]},
        {"row": "B", "first_hx": 1, "values": [0, 2, 3, 4]},
        {"row": "C", "first_hx": 2, "values": [5, 1, 2]},
    ],
    "start_market": "B1",
    "bush_triangles": ["A3-A4-B3", "B2-C2-C3"],
    "bonus_tiles": {"Q": 1, "C": 1},
}
SIZES = [(320, 640), (360, 740), (740, 360), (820, 1180), (1024, 768), (1280, 800), (1920, 1080)]
LOOKS = [("en-GB", "light"), ("hu-HU", "dark"), ("fr-FR", "light")]


def file_of(content: object) -> FilePayload:
    return {
        "name": "my-board.json",
        "mimeType": "application/json",
        "buffer": json.dumps(content).encode(),
    }


def options_of_milestones(page: Page) -> Person:
    person = Person(page)
    setup(person, "milestones", "options-bots")
    expect(page.get_by_label("Board", exact=True)).to_be_visible()
    return person


def start(page: Page) -> Table:
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".shell")
    return Table(page)


def play_now(page: Page, game: str) -> Table:
    page.locator(f"article:has(#game-{game}) .play").click()
    page.wait_for_selector(".shell")
    return Table(page)


# A game at once


@pytest.mark.parametrize(("game", "bots"), [("ages", 1), ("milestones", 1), ("keyflower", 2)])
def test_a_first_game_is_one_click_away(open_page: OpenPage, game: str, bots: int) -> None:
    page = open_page()
    play_now(page, game)
    record = record_of(page)
    assert f"game: {game}\n" in record
    bot = "skilled"
    names = ["Guest", *[bot, f"{bot} 2"][:bots]]
    assert re.findall(r"^seat \d: (.*)$", record, re.MULTILINE) == names


def test_the_first_move_is_the_second_click(open_page: OpenPage) -> None:
    table = play_now(open_page(), "ages")
    table.wait()
    seq = table.seq
    table.kind("roll").first.click()
    table.after(seq)
    assert "* roll" in record_of(table.page)


def test_the_settings_of_last_time_are_taken(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.locator("article:has(#game-ages) .play")).to_contain_text("with one skilled bot")
    start_with_bots(Person(page), "ages", 2, "casual")
    page.get_by_role("link", name="To the start page").click()
    again = page.locator("article:has(#game-ages) .play")
    expect(again).to_contain_text("with two casual bots")
    again.click()
    page.wait_for_selector(".shell")
    assert ts.parse_record(record_of(page)).names == ["Guest", "casual", "casual 2"]


@pytest.mark.parametrize(("locale", "name"), [("hu-HU", "Vendég"), ("fr-FR", "Convive")])
def test_who_gave_no_name_is_a_guest(open_page: OpenPage, locale: str, name: str) -> None:
    page = open_page(PHONE, locale)
    play_now(page, "milestones")
    assert ts.parse_record(record_of(page)).names[0] == name


def test_a_bot_is_called_by_its_level_in_the_readers_language(open_page: OpenPage) -> None:
    page = open_page()
    table = play_now(page, "ages")
    assert ts.parse_record(record_of(page)).names[1:] == ["skilled"]
    expect(table.shell.get_by_text("Skilled bot", exact=True).first).to_be_visible()
    page.get_by_role("combobox", name="Language").select_option("hu")
    expect(table.shell.get_by_text("Haladó bot", exact=True).first).to_be_visible()


def test_one_game_is_open_and_another_opens_in_its_place(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.get_by_role("button", name="Play now")).to_have_count(3)
    expect(page.get_by_role("button", name="Play with friends")).to_have_count(1)
    page.get_by_role("button", name="More ways to play: Keyflower").click()
    friends = page.locator("article:has(#game-keyflower)").get_by_role("button", name="Play with friends")
    expect(friends).to_be_focused()
    expect(page.get_by_role("button", name="Play with friends")).to_have_count(1)
    page.reload()
    expect(friends).to_be_visible()


def test_the_keyboard_goes_in_the_order_of_reading(open_page: OpenPage) -> None:
    page = open_page()
    import_record(page, record_until("ages", "2-2009.txt", 40))
    page.reload()
    expect(page.get_by_role("region", name="Continue")).to_be_visible()
    page.locator("body").focus()
    met = []
    for _ in range(26):
        page.keyboard.press("Tab")
        met.append(
            page.evaluate("document.activeElement.textContent.trim() || document.activeElement.ariaLabel")
        )
    wanted = [
        *("To the games", "Tablestead", "Open tables", "My results", "Your turn in 1 game", "Your name"),
        *("English", "Theme", "Roll Through the Ages", "Delete"),
        *("Play now", "Play with friends", "At one screen", "Options and bots"),
        *("Choose every seat", "Learn it by playing", "How to play"),
        *(
            *("Play now", "More ways", "Learn it by playing", "How to play"),
            *("Play now", "More ways", "Learn it by playing", "How to play"),
            "Open a table",
        ),
    ]
    assert [text for text, name in zip(met, wanted, strict=True) if name not in text] == []


def test_enter_starts_and_escape_goes_back(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.get_by_role("button", name="Options and bots")).to_be_visible()
    tab_to(page, ".open .more button")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Options and bots")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_selector(".shell")


# Options


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_options_of_milestones(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page(size)
    person = options_of_milestones(page)
    expect(page.get_by_text("The standard board is our reconstruction")).to_be_visible()
    with page.expect_popup() as explained:
        page.get_by_role("link", name="How a board file is written").click()
    expect(explained.value.locator("body")).to_contain_text("bush_triangles")
    limit = page.get_by_label("Turn limit")
    expect(limit).not_to_be_visible()
    page.get_by_text("More options").click()
    for typed, taken in (("999", "200"), ("", "60"), ("7", "7")):
        limit.fill(typed)
        limit.blur()
        expect(limit).to_have_value(taken)
    check_accessible(page)
    choose_bots(person, 1, "beginner")
    start(page).wait()
    assert "\nturn_limit: 7\n" in record_of(page)
    assert "\nboard: standard\n" in record_of(page)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_every_fault_of_a_board_file_is_listed(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page(size)
    options_of_milestones(page)
    page.get_by_label("Board", exact=True).select_option("own")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("Choose a board file first")
    file = page.locator(".how input[type=file]")
    file.set_input_files(files=[file_of({**BOARD, "start_market": "Z9", "colour": 1})])
    expect(page.get_by_text("my-board.json")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("(M-O2)")
    listed = page.locator(".problem li")
    expect(listed).to_have_count(2)
    expect(listed.filter(has_text="Z9")).to_be_in_viewport()
    check_accessible(page)
    file.set_input_files(files=[file_of(BOARD)])
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".shell")
    assert '"start_market":"B1"' in record_of(page)


def test_real_tiles_are_typed_in(open_page: OpenPage) -> None:
    page = open_page()
    options_of_milestones(page)
    page.get_by_label("Board", exact=True).select_option("own")
    page.locator(".how input[type=file]").set_input_files(files=[file_of(BOARD)])
    expect(page.get_by_text("my-board.json")).to_be_visible()
    page.get_by_role("checkbox", name="Real components").check()
    table = start(page)
    for good in ("coin", "stone"):
        seq = table.seq
        page.locator(f'[data-draw="{good}"]').click()
        page.wait_for_function("seq => Number(document.querySelector('.shell').dataset.seq) > seq", arg=seq)
    assert table.step == "tiles"
    seq = table.seq
    page.locator('[data-draw="Q1|C3"]').click()
    page.wait_for_function("seq => Number(document.querySelector('.shell').dataset.seq) > seq", arg=seq)
    assert record_of(page).splitlines()[-4:] == [
        "* lot coin",
        "* lot stone",
        "* tile Q1|C3",
        "end: unfinished",
    ]


# Friends, and one screen


def test_the_table_for_friends_is_open_at_once(open_page: OpenPage) -> None:
    anna = Person(open_page(), name="Anna")
    dialog = choose_game(anna, "ages", "friend", "friend")
    address = anna.link("shell-link-invite")
    expect(dialog.get_by_role("img", name="QR code of the link")).to_be_visible()
    bela = Person(open_page(PHONE, path=None), name="Béla")
    bela.go(address)
    sit(bela)
    expect(dialog.get_by_text("Béla", exact=True)).to_be_visible()
    arranged(anna, dialog.get_by_role("button", name="One more seat").click)
    arranged(anna, dialog.get_by_role("button", name="Bot instead: seat 3").click)
    expect(bela.page.get_by_text("Skilled bot").first).to_be_visible()
    cili = Person(open_page(path=None), name="Cili")
    cili.go(address)
    cili.page.get_by_label("Your name", exact=True).fill(cili.name)
    cili.button("shell-sit-at", n=4).click()
    for person in (anna, bela, cili):
        person.page.wait_for_selector(".shell")
    assert [seat["name"] for seat in cili.info["seats"]] == ["Anna", "Béla", "skilled", "Cili"]


def test_coming_back_to_a_table_that_waits(open_page: OpenPage) -> None:
    anna = Person(open_page(), name="Anna")
    dialog = choose_game(anna, "keyflower", "friend", "friend")
    address = anna.link("shell-link-invite")
    anna.page.keyboard.press("Escape")
    waiting = anna.page.get_by_role("region", name="Continue").get_by_role("link")
    expect(waiting).to_contain_text("Free seats: 2")
    anna.page.reload()
    dialog = setup(anna, "keyflower", "friends")
    assert anna.link("shell-link-invite") == address
    expect(dialog.locator("ol > li")).to_have_count(3)
    expect(dialog.get_by_role("button", name="Copy")).to_be_focused()


def test_a_table_for_anyone_is_opened_beside_the_list(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("checkbox", name="Show it among the open tables")).to_be_checked()
    address = Person(page).link("shell-link-invite")
    other = open_page()
    table = address.split("/table/")[1].split("#")[0]
    expect(other.locator(f'#tables a[href="/table/{table}"]')).to_have_count(1)
    assert page.request.delete(f"{address.split('/table/')[0]}/api/tables/{table}").ok  # others find no table


def test_people_at_one_screen_are_remembered(open_page: OpenPage) -> None:
    page = open_page()
    person = Person(page)
    setup(person, "ages", "screen")
    page.get_by_label("Name of player 1").fill("Anna")
    page.get_by_label("Name of player 2").fill("Béla")
    page.get_by_role("button", name="Add a player").click()
    expect(page.get_by_label("Name of player 3")).to_be_focused()
    page.keyboard.type("Cili")
    choose_bots(person, 1, "beginner")
    start(page)
    assert ts.parse_record(record_of(page)).names == ["Anna", "Béla", "Cili", "beginner"]
    page.get_by_role("link", name="To the start page").click()
    setup(person, "ages", "screen")
    expect(page.get_by_label("Name of player 3")).to_have_value("Cili")
    page.get_by_role("button", name="Remove: Cili").click()
    expect(page.get_by_label("Name of player 2")).to_be_focused()


# Choose every seat


def who_plays(page: Page, number: int) -> Locator:
    return page.get_by_role("combobox", name=f"Who plays at seat {number}")


def test_bots_of_different_levels_play_in_one_game(open_page: OpenPage) -> None:
    page = open_page()
    person = Person(page)
    setup(person, "ages", "options-bots").get_by_role("button", name="Choose every seat").click()
    expect(page.get_by_role("dialog")).to_have_count(1)
    page.get_by_label("Name of player 1").fill("Anna")
    who_plays(page, 2).select_option("beginner")
    for number, level in ((3, "casual"), (4, "beginner")):
        page.get_by_role("button", name="One more seat").click()
        expect(who_plays(page, number)).to_be_focused()
        who_plays(page, number).select_option(level)
    expect(page.get_by_role("button", name="One more seat")).to_be_disabled()
    expect(page.get_by_label("Start player").locator("option")).to_have_text(
        ["Anna", "Beginner bot", "Casual bot", "Beginner bot 2", "At random"]
    )
    start(page)
    assert ts.parse_record(record_of(page)).names == ["Anna", "beginner", "casual", "beginner 2"]
    page.get_by_role("link", name="To the start page").click()
    setup(person, "ages", "every-seat")
    expect(who_plays(page, 3)).to_have_value("casual")
    page.get_by_role("button", name="Remove: Casual bot").click()
    expect(page.get_by_role("button", name="One more seat")).to_be_focused()
    assert [who_plays(page, number).input_value() for number in (1, 2, 3)] == ["", "beginner", "beginner"]
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Choose every seat")).to_be_focused()


def test_people_here_play_with_a_friend_by_link(open_page: OpenPage) -> None:
    anna = Person(open_page())
    page = anna.page
    dialog = setup(anna, "ages", "every-seat")
    page.get_by_label("Name of player 1").fill("Anna")
    real = dialog.get_by_role("checkbox", name="Real dice")
    expect(real).to_be_enabled()
    who_plays(page, 2).select_option("friend")
    expect(real).to_be_disabled()
    for number, who in ((3, ""), (4, "anyone")):
        page.get_by_role("button", name="One more seat").click()
        who_plays(page, number).select_option(who)
    page.get_by_label("Name of player 3").fill("Cili")
    dialog.get_by_role("radio", name="Live").check(force=True)
    check_accessible(page)
    dialog.get_by_role("button", name="Open a table").click()
    expect(page.locator(".standing")).to_be_visible()
    address = anna.link("shell-link-invite")
    assert [(one["name"], one["mine"], one["vacant"]) for one in anna.info["seats"]] == [
        ("Anna", True, ""),
        ("", False, "friend"),
        ("Cili", True, ""),
        ("", False, "anyone"),
    ]
    assert anna.info["clock"]["kind"] == "live"
    # a table for friends alone is another one
    page.goto(page.url.split("/table/")[0])
    setup(anna, "ages", "friends")
    assert anna.link("shell-link-invite") != address
    anna.go(address)
    bela, dora = (Person(open_page(path=None), name=name) for name in ("Béla", "Dóra"))
    bela.go(address)
    sit(bela)
    dora.go(address.split("#")[0])
    dora.page.get_by_label(dora.say("shell-sit-as"), exact=True).fill(dora.name)
    dora.button("shell-sit-at", n=4).click()
    for person in (anna, bela, dora):
        person.page.wait_for_selector(".shell")
    assert [one["name"] for one in dora.info["seats"]] == ["Anna", "Béla", "Cili", "Dóra"]


def test_a_game_of_bots_is_watched(open_page: OpenPage) -> None:
    page = open_page()
    person = Person(page)
    dialog = setup(person, "ages", "every-seat")
    for number in (1, 2):
        who_plays(page, number).select_option("beginner")
    expect(dialog.get_by_role("checkbox", name="Real dice")).to_be_disabled()
    dialog.get_by_role("button", name="Watch", exact=True).click()
    expect(page.get_by_text(person.say("shell-watching"), exact=True)).to_be_visible()
    page.wait_for_function("() => Number(document.querySelector('.shell')?.dataset.seq) > 20")
    assert ts.parse_record(record_of(page)).names == ["beginner", "beginner 2"]


# What goes on, and what is over


def awaited(page: Page, other: Page, seconds: int) -> str:
    """A table where somebody else is to move within this time."""
    origin = page.evaluate("location.origin")
    new: dict[str, Any] = {
        "game": "ages",
        "seats": [{"name": "Anna"}, {"name": "", "vacant": "anyone"}],
        "options": {"start": 2},
        "clock": {"kind": "move", "seconds": seconds, "increment": 0},
    }
    table = page.request.post(f"{origin}/api/tables", data=new).json()["id"]
    answer = other.request.post(f"{origin}/api/tables/{table}/join", data={"seat": 1, "name": "Béla"})
    assert answer.ok
    return str(table)


def test_own_turns_come_first_and_then_the_least_time(open_page: OpenPage) -> None:
    page, other = open_page(), open_page()
    expect(page.get_by_role("region", name="Finished")).to_contain_text("Your results and best scores")
    expect(page.get_by_role("region", name="Continue")).to_have_count(0)
    own = import_record(page, record_until("ages", "2-2009.txt", 40))
    hour, day = awaited(page, other, 3600), awaited(page, other, 86400)
    page.reload()
    rows = page.get_by_role("region", name="Continue").get_by_role("link")
    expect(rows).to_have_count(3)
    assert [row.get_attribute("href") for row in rows.all()] == [f"/table/{id}" for id in (own, hour, day)]
    expect(rows.nth(1)).to_contain_text("Waiting for: Béla")
    people = page.get_by_role("list", name="Played with lately").get_by_role("link")
    expect(people).to_have_text(re.compile("Béla.*2 games, last Roll Through the Ages"))
    assert people.get_attribute("href") in (f"/table/{hour}", f"/table/{day}")
    expect(page.locator("header .turns")).to_have_text("Your turn in 1 game")
    page.get_by_role("button", name=re.compile("^Delete the game: Roll")).first.click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(rows).to_have_count(2)


def test_results_and_the_best_score_alone(open_page: OpenPage) -> None:
    page = open_page()
    table = Table(page)
    table.show(import_record(page, record_until("ages", "1-2009.txt", 130)))
    while not table.over:
        play_by_mouse(table)
    [points] = ts.parse_record(record_of(page)).state().scores()
    import_record(page, record_until("milestones", "2-limit.txt", None))
    page.goto(page.url.split("/table/")[0])
    shown = str(points).replace("-", "−")
    over = page.get_by_role("region", name="Finished")
    expect(over.locator(".best li")).to_have_text(f"{shown} best alone, Roll Through the Ages par: 82")
    expect(over.get_by_role("link").filter(has_text="Alone")).to_contain_text(f"best: {shown}")
    state = ts.parse_record(record_until("milestones", "2-limit.txt", None)).state()
    scores = " : ".join(str(score).replace("-", "−") for score in state.scores())
    expect(over.get_by_role("link").filter(has_text="Milestones")).to_contain_text(scores)


def played() -> str:
    """The record of a short game played at random."""
    dealer = ts.Dealer(6)
    game = ts.game("milestones")
    record = ts.Record(game, dealer.settle(game, players=2, board="random", turn_limit=2))
    state = record.start()
    while state.player != ts.OVER:
        legal = state.legal()
        action = legal[int(dealer.rng.below(len(legal)))] if legal else dealer.draw(state)
        state.apply(action)
        record.append(action)
    return record.text()


def test_a_record_of_milestones_is_opened_and_stepped_through(open_page: OpenPage) -> None:
    page = open_page()
    paste_record(page, played())
    page.wait_for_selector(".shell.over")
    expect(page.get_by_role("heading", name="How the scores grew")).to_be_visible()
    expect(page.get_by_text("Dice: what was rolled")).to_have_count(0)
    page.get_by_role("button", name="Analysis").click()
    expect(page.locator(".bar .stand small")).to_contain_text("Setup")
    page.keyboard.press("End")
    expect(page.locator(".bar .stand small")).to_contain_text("Turn")


DROP = """text => {
  const data = new DataTransfer()
  data.items.add(new File([text], 'record.txt', { type: 'text/plain' }))
  document.querySelector('h1').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }))
}"""


def test_a_record_may_be_dropped_anywhere(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    page.evaluate(DROP, "nonsense")
    expect(page.get_by_label("Text of the record")).to_have_value("nonsense")
    expect(page.get_by_role("alert")).to_be_visible()
    page.evaluate(DROP, played())
    page.wait_for_selector(".shell.over")


# How it looks


@pytest.mark.parametrize("look", range(len(LOOKS)))
def test_it_fits_and_is_accessible(open_page: OpenPage, look: int) -> None:
    """Every size in one of the languages and themes, with all that can stand on the page."""
    locale, theme = LOOKS[look]
    sizes = SIZES[look :: len(LOOKS)]
    page = open_page(WIDE, locale, color_scheme=theme)
    person = Person(page, locale[:2])
    check_page(page, sizes)
    import_record(page, record_until("keyflower", "2-greedy.txt", 30))
    import_record(page, record_until("ages", "2-2009.txt", None))
    finish(page, "ages", "1-late")  # a best score
    page.goto(page.url.split("/table/")[0])
    expect(page.get_by_role("region", name=person.say("shell-continue"))).to_be_visible()
    check_page(page, sizes)
    check_accessible(page)
    for way in ("options-bots", "screen", "every-seat", "friends"):
        page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
        dialog = setup(person, "ages", way)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            expect(dialog.locator("footer .primary")).to_be_in_viewport(ratio=1)
            assert dialog.locator(".body").evaluate("body => body.scrollWidth - body.clientWidth") <= 0
        check_accessible(page)
        page.keyboard.press("Escape")


def check_page(page: Page, sizes: list[tuple[int, int]]) -> None:
    """At every width, on a screen that shows all of it at once."""
    expect(page.locator(".hero use").nth(2)).to_be_attached()
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(2):  # in a higher window the letters may be larger
            whole = page.evaluate("document.documentElement.scrollHeight") + 1
            page.set_viewport_size({"width": width, "height": whole})
        assert faults(page) == [], f"{width} px wide"


def test_hungarian_is_drawn_by_our_own_fonts(open_page: OpenPage) -> None:
    page = open_page(WIDE, "hu-HU")
    expect(page.get_by_role("heading", name="Mit játsszunk?")).to_be_visible()
    loaded = page.evaluate(
        "document.fonts.ready.then(all => [...all].filter(one => one.status === 'loaded')"
        ".map(one => `${one.family} ${one.unicodeRange}`))"
    )
    for family in ("Figtree", "Alegreya"):
        assert [one for one in loaded if one.startswith(f"{family} U+0-")], loaded
    assert [one for one in loaded if one.startswith("Figtree U+100-")], loaded
