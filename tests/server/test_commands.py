"""What people do about the table: bots that stand in, resigning, ending it together."""

from __future__ import annotations

import pytest

import tablestead as ts
from tablestead.engine.record import end_text
from tests.server.client import Browser, Site

BEST = ts.bot_names("ages")[-1]


def until(browser: Browser, status: str) -> None:
    while browser.status != status:
        browser.receive()


def table_told(browser: Browser) -> None:
    """Wait until the table was told anew, alone or with the position."""
    browser.until("table", "view")


def over(browser: Browser, site: Site, status: str, resigned: int = -1) -> None:
    """Everybody is told, the record says it, and nothing more can be done."""
    until(browser, status)
    assert browser.choices == []
    assert browser.last["clock"] is None
    assert browser.last["undo"] == {"n": 0, "why": "undo-over"}
    assert site.record(browser.table).splitlines()[-1] == f"end: {end_text(status, resigned)}"
    assert browser.act(text="roll")["key"] == "error-over"
    assert browser.undo(1)["key"] == "error-over"
    assert browser.answer(type="hint")["key"] == "error-hint"
    for command in ("stand-in", "return", "resign", "agree", "disagree"):
        mine = next(seat for seat, info in enumerate(browser.seats) if info["mine"])
        assert browser.command(command, mine) == "error-over"
    told = browser.hello()["table"]
    assert (told["status"], told["resigned"]) == (status, resigned)


# A bot stands in


def test_a_stand_in_plays_until_its_owner_returns(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    with site.sit(table) as anna, béla.sit(table) as second:
        assert anna.command("stand-in", 0) == ""
        while not second.choices:  # the bot plays the turn
            second.receive()
        assert second.seats[0]["stand_in"] == BEST
        assert second.seats[0]["bot"] == ""
        assert next(line["seat"] for line in second.log if line["seat"] >= 0) == 0
        anna.settle()
        assert anna.command("return", 0) == ""
        while anna.seats[0]["stand_in"]:
            anna.receive()
        while second.choices:
            second.play(second.choices[-1]["action"])
        while not anna.choices:
            anna.receive()
        anna.play(anna.choices[0]["action"])


def test_nobody_acts_for_a_seat_that_is_stood_in_for(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    with site.sit(table) as anna, béla.sit(table) as second:
        assert second.command("stand-in", 1) == ""
        while anna.view["player"] == 0:
            anna.play(anna.choices[-1]["action"])
        assert second.act(text="roll", seq=anna.seq)["key"] in ("error-bot-turn", "error-old-position")
        while not anna.choices:
            anna.receive()


def test_for_another_only_when_the_time_is_up(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    with site.sit(table), béla.sit(table) as second, site.someone().sit(table) as stranger:
        answer = second.answer(type="command", command="stand-in", seat=0)
        assert (answer["key"], answer["args"]) == ("error-time-left", {"seat": 0})
        assert second.command("return", 0) == "error-no-seat"
        assert stranger.command("stand-in", 0) == "error-no-seat"
        assert second.command("stand-in", 5) == second.command("stand-in", -1) == "error-command"


# Resigning


def test_resigning_from_a_game_of_two_ends_it(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    with site.sit(table) as anna, béla.sit(table) as second:
        anna.say("roll")
        assert second.command("resign", 0) == "error-no-seat"
        assert second.command("resign", 1) == ""
        for browser in (anna, second):
            over(browser, site, "resigned", 1)
        assert anna.command("free", 1) == "error-over"
    [row] = site.mine()
    assert (row["status"], row["resigned"], row["player"], row["deadline"]) == ("resigned", 1, ts.OVER, None)
    assert site.record(table).endswith("end: resigned 2\n")
    assert site.http.get(f"/api/tables/{table}/review").status_code == 200


def test_resigning_from_a_game_of_three_leaves_a_bot(site: Site) -> None:
    table, [béla, cili] = site.gather("Béla", "Cili")
    with site.sit(table) as anna, béla.sit(table) as second, cili.sit(table) as third:
        assert anna.command("resign", 0) == ""
        while not second.choices:
            second.receive()
        assert (second.status, second.seats[0]["bot"], second.seats[0]["mine"]) == ("running", BEST, False)
        anna.settle()
        assert not any(seat["mine"] for seat in anna.seats)
        assert anna.info["host"]  # of the house, though no longer at the table
        assert third.command("resign", 2) == ""
        while not second.seats[2]["bot"]:
            second.receive()
        assert second.command("resign", 1) == ""  # the last person
        over(second, site, "resigned", 1)


def test_resigning_against_bots_ends_it(site: Site) -> None:
    table = site.new("", "random", "random")
    with site.sit(table) as anna:
        assert anna.command("resign", 0) == ""
        over(anna, site, "resigned", 0)


def test_secrets_are_open_after_a_resignation(site: Site) -> None:
    table, [béla] = site.gather("Béla", game="keyflower")
    with béla.sit(table) as second, site.someone().sit(table) as stranger:
        assert stranger.look(0)["key"] == "error-look"
        assert second.command("resign", 1) == ""
        until(stranger, "resigned")
        assert stranger.look(0)["view"]["own"] is not None
        assert "?" not in site.record(table)


# Ending it together


def test_all_agree_to_end_it(site: Site) -> None:
    table, [béla, cili] = site.gather("Béla", "Cili")
    with site.sit(table) as anna, béla.sit(table) as second, cili.sit(table) as third:
        assert anna.command("agree", 0) == ""
        assert anna.command("agree", 0) == ""
        assert second.command("agree", 0) == "error-no-seat"
        assert second.command("agree", 1) == ""
        while [seat["agrees"] for seat in third.seats] != [True, True, False]:
            table_told(third)
        assert third.command("disagree", 2) == ""
        while any(seat["agrees"] for seat in anna.seats):
            table_told(anna)
        for browser, seat in ((anna, 0), (second, 1)):
            assert browser.command("agree", seat) == ""
        assert anna.status == "running"
        assert third.command("agree", 2) == ""
        for browser in (anna, second, third):
            over(browser, site, "abandoned")


def test_who_is_not_there_is_not_asked(site: Site) -> None:
    """Neither bots, nor whom a bot stands in for, nor vacant seats."""
    table, [béla, cili] = site.gather("Béla", "Cili")
    with site.sit(table) as anna, béla.sit(table) as second, cili.sit(table) as third:
        assert second.command("stand-in", 1) == ""
        assert third.command("resign", 2) == ""
        assert anna.command("agree", 0) == ""
        over(anna, site, "abandoned")


def test_the_host_alone_ends_nothing_that_has_begun(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    with site.sit(table) as anna, béla.sit(table) as second:
        for command in ("free", "fill", "hints", "no-hints"):
            assert anna.command(command, 1, BEST) == "error-begun"
        answer = site.http.delete(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["key"]) == (409, "error-begun")
        assert (anna.status, second.hello()["table"]["seats"][1]["mine"]) == ("running", True)
        assert second.command("resign", 1) == ""
        over(anna, site, "resigned", 1)
        assert site.http.delete(f"/api/tables/{table}").status_code == 204


# Who may, and how often


@pytest.mark.parametrize(
    ("command", "key"),
    [
        ("stand-in", "error-no-seat"),
        ("return", "error-no-seat"),
        ("resign", "error-no-seat"),
        ("agree", "error-no-seat"),
        ("disagree", "error-no-seat"),
        ("free", "error-not-host"),
        ("fill", "error-not-host"),
        ("hints", "error-not-host"),
        ("no-hints", "error-not-host"),
        ("decline", "error-no-seat"),
        ("watch", "error-not-host"),
        ("unwatch", "error-not-host"),
    ],
)
def test_strangers_do_nothing(site: Site, command: str, key: str) -> None:
    table, [béla] = site.gather("Béla")
    # Béla is there, too: of who is away, the table says for how long
    with béla.sit(table), site.sit(table) as anna, site.someone().sit(table) as stranger:
        before = anna.hello()
        assert stranger.command(command, 0, BEST) == key
        after = anna.hello()
        assert (after["table"], after["seq"]) == (before["table"], before["seq"])


@pytest.mark.parametrize("command", ["dance", ""])
def test_what_is_no_command(site: Site, command: str) -> None:
    with site.sit(site.new("")) as anna:
        anna.send(type="command", id="1", command=command, seat=0)
        assert anna.until("nack")["key"] == "error-message"


def test_what_a_waiting_table_refuses(site: Site) -> None:
    table = site.wait_for("anyone")
    with site.sit(table) as anna:
        for command in ("stand-in", "return", "agree", "disagree"):
            assert anna.command(command, 0) == "error-waiting"


def test_the_same_command_twice_is_done_once(site: Site) -> None:
    """A page that lost its socket sends again what it did not hear of, over the next one."""
    table, [béla, cili] = site.gather("Béla", "Cili")
    resign = {"type": "command", "id": "once", "command": "resign", "seat": 2}
    with cili.sit(table) as first, cili.sit(table) as second, site.sit(table) as anna:
        first.send(**resign)
        second.send(**resign)
        for browser in (first, second, second):
            assert browser.until("ack", "nack") == {"type": "ack", "id": "once"}
            second.send(**resign)
        give_up = {"type": "command", "id": "closing", "command": "resign", "seat": 0}
        for _ in range(2):
            assert anna.answer(**give_up) == {"type": "ack", "id": "closing"}
    waiting = site.wait_for("anyone")
    fill = {"type": "command", "id": "fill", "command": "fill", "seat": 1, "bot": BEST}
    with site.sit(waiting) as anna:
        for _ in range(2):
            assert anna.answer(**fill) == {"type": "ack", "id": "fill"}
        assert anna.hello()["table"]["status"] == "running"
    assert béla.mine()
    with site.sit(table) as anna:
        for id in ("", "x" * 65):
            anna.send(type="command", id=id, command="watch")
            assert anna.until("nack")["key"] == "error-message"
