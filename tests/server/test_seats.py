"""Who sits where: invites, the lobby, personal links, the host's rights, the door, the next game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Browser, Site, running


def violation(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


def lobby(site: Site) -> list[str]:
    return [row["id"] for row in site.http.get("/api/tables").json()]


def invite_of(site: Site, table: str) -> str:
    with site.sit(table) as browser:
        return str(browser.info["invite"])


# Before all have come

FREE = {"name": "", "vacant": "friend"}


def test_a_table_that_waits_is_arranged_anew(site: Site) -> None:
    table = site.wait_for("friend", "friend")
    invite = invite_of(site, table)
    béla = site.someone()
    assert béla.join(table, 1, "Béla", invite).status_code == 201
    clock = {"kind": "move", "seconds": 3600, "increment": 0}
    with site.sit(table) as anna, béla.sit(table) as second:
        seats = [{"name": "Anna K."}, {"name": "B."}, {"name": "random", "bot": "random"}, FREE]
        assert site.arrange(table, seats, clock=clock, options={"start": 4}).status_code == 200
        while len(second.seats) < 4:
            second.receive()
        assert [seat["name"] for seat in second.seats] == ["Anna K.", "Béla", "random", ""]
        assert second.seats[1]["mine"]
        assert (second.info["clock"], second.info["options"]["start"]) == (clock, 4)
        while len(anna.seats) < 4:
            anna.receive()
        assert anna.info["invite"] == invite
        assert lobby(site) == []
        seats[3] = {"name": "", "vacant": "anyone"}
        assert site.arrange(table, seats, clock=clock, options={"start": 4}).status_code == 200
        assert lobby(site) == [table]
        cili = site.someone()
        assert cili.join(table, 3, "Cili").status_code == 201
        with cili.sit(table) as third:
            assert (third.status, third.view["player"], third.view["players"]) == ("running", 3, 4)


def test_what_cannot_be_arranged(site: Site) -> None:
    table = site.wait_for("friend", "friend")
    béla = site.someone()
    assert béla.join(table, 2, "Béla", invite_of(site, table)).status_code == 201
    anna, third = {"name": "Anna"}, {"name": "Béla"}
    assert violation(béla.arrange(table, [anna, FREE, third])) == (403, "error-not-host")
    assert violation(site.arrange(table, [anna, FREE])) == (409, "error-seat-taken")
    assert violation(site.arrange(table, [anna, third, FREE])) == (409, "error-seat-taken")
    assert violation(site.arrange(table, [anna, FREE, FREE])) == (409, "error-seat-taken")
    bot = {"name": "random", "bot": "random"}
    assert violation(site.arrange(table, [anna, bot, third])) == (409, "error-arrange")
    assert violation(site.arrange(table, [anna, FREE, third], game="milestones")) == (409, "error-arrange")
    assert violation(site.arrange(table, [anna, FREE, third], options={"edition": "1"}))[0] == 400
    assert violation(site.arrange("nowhere", [anna, FREE, third])) == (404, "error-table")
    with site.sit(table) as browser:
        assert [seat["vacant"] for seat in browser.seats] == ["", "friend", ""]
        assert browser.command("fill", 1, "random") == ""
    assert violation(site.arrange(table, [anna, FREE, third])) == (409, "error-arrange")


# Taking a seat


def test_a_friend_joins_by_the_invite(site: Site) -> None:
    table = site.wait_for("friend")
    invite = invite_of(site, table)
    béla = site.someone()
    for wrong in ("", invite[:-1], invite[::-1], "x" * 5000, "é"):
        assert violation(béla.join(table, 1, "Béla", wrong)) == (403, "error-invite")
    assert lobby(béla) == []
    answer = béla.join(table, 1, "Béla", invite)
    assert (answer.status_code, answer.json()) == (201, {"id": table})
    assert violation(site.someone().join(table, 1, "Cili", invite)) == (409, "error-seat-taken")
    assert violation(site.someone().join(table, 0, "Cili", invite)) == (409, "error-seat-taken")
    assert violation(site.someone().join(table, 2, "Cili", invite)) == (400, "error-command")
    assert violation(site.someone().join("nowhere", 1, "Cili", invite)) == (404, "error-table")
    [row] = béla.mine()
    assert [(seat["name"], seat["mine"]) for seat in row["seats"]] == [("Anna", False), ("Béla", True)]
    assert (row["status"], row["host"]) == ("running", False)
    [row] = site.mine()
    assert [seat["mine"] for seat in row["seats"]] == [True, False]
    assert row["host"]


def test_only_the_host_is_told_the_invite(site: Site) -> None:
    table = site.wait_for("friend", "anyone")
    béla = site.someone()
    assert béla.join(table, 2, "Béla").status_code == 201
    invite = invite_of(site, table)
    assert len(invite) >= 22
    for person in (béla, site.someone()):
        with person.sit(table) as browser:
            assert browser.info["invite"] == ""
            assert invite not in "".join(browser.heard)
    assert béla.join(table, 1, "Bálint", invite).status_code == 201
    assert invite_of(site, table) == ""  # there is no seat to give


def test_anyone_joins_from_the_lobby(site: Site) -> None:
    older, newer = site.wait_for("anyone"), site.wait_for("anyone", "friend")
    private = site.wait_for("friend")
    béla = site.someone()
    assert sorted(lobby(béla)) == sorted([older, newer])
    row = next(row for row in béla.http.get("/api/tables").json() if row["id"] == newer)
    assert [seat["vacant"] for seat in row["seats"]] == ["", "anyone", "friend"]
    assert (row["status"], row["host"]) == ("waiting", False)
    assert not any(seat["mine"] for seat in row["seats"])
    assert private not in [row["id"] for row in béla.mine()]
    assert béla.mine() == []
    assert béla.join(older, 1, "Béla").status_code == 201
    assert béla.join(newer, 1, "Béla").status_code == 201
    assert lobby(béla) == []
    assert {row["id"]: row["status"] for row in béla.mine()} == {older: "running", newer: "waiting"}


def test_names_of_those_who_join(site: Site) -> None:
    table = site.wait_for("anyone", "anyone")
    béla = site.someone()
    for wrong in ("", " \t ", "\u202e\x00", "x" * 41):
        assert violation(béla.join(table, 1, wrong)) == (400, "error-name")
    assert béla.join(table, 1, "  Béla \n <b>II.</b>\u202e ").status_code == 201
    with site.sit(table) as browser:
        assert browser.seats[1]["name"] == "Béla <b>II.</b>"


def test_everyone_gets_the_position_when_the_last_seat_is_taken(site: Site) -> None:
    table = site.wait_for("anyone", "anyone")
    béla, cili = site.someone(), site.someone()
    with site.sit(table) as anna, site.someone().sit(table) as stranger:
        assert (anna.status, anna.last, anna.info["host"]) == ("waiting", {}, True)
        assert anna.act(text="roll", seq=0)["key"] == "error-waiting"
        assert anna.answer(type="at", seq=0)["key"] == "error-waiting"
        assert violation(site.http.get(f"/api/tables/{table}/record")) == (409, "error-waiting")
        assert violation(site.http.get(f"/api/tables/{table}/review")) == (409, "error-waiting")
        assert béla.join(table, 1, "Béla").status_code == 201
        assert anna.until("table", "view")["type"] == "table"
        assert anna.seats[1]["name"] == "Béla"
        with béla.sit(table) as second:
            assert second.status == "waiting"
            assert cili.join(table, 2, "Cili").status_code == 201
            for browser, perspective in ((anna, 0), (second, 1), (stranger, None)):
                assert browser.until("view")["view"]["seat"] == perspective
                assert browser.status == "running"
                assert bool(browser.choices) == (perspective == 0)
            anna.say("roll")
            assert second.until("ev")["seq"] == stranger.until("ev")["seq"] == anna.seq


def test_nothing_is_drawn_before_all_are_there(site: Site) -> None:
    """What lies in the middle would tell the first who came what is to come."""
    table = site.wait_for("anyone", game="keyflower")
    with site.sit(table) as anna:
        assert site.someone().join(table, 1, "Béla").status_code == 201
        assert anna.until("view")["actions"] > 0
        assert (anna.seq, anna.view["seat"]) == (1, 0)


def test_a_browser_with_two_seats(site: Site) -> None:
    """Two at one screen, a third elsewhere: each browser acts for its own seats only."""
    table = site.wait_for("anyone", "anyone")
    béla = site.someone()
    assert béla.join(table, 1, "Béla").status_code == 201
    assert béla.join(table, 2, "Cili").status_code == 201
    with site.sit(table) as anna, béla.sit(table) as screen:
        assert [seat["mine"] for seat in screen.seats] == [False, True, True]
        refused = screen.act(text="roll")
        assert (refused["key"], refused["args"]) == ("error-not-your-seat", {"seat": 0})
        assert screen.answer(type="hint")["key"] == "error-not-your-seat"
        assert screen.view["seat"] == 1
        for browser, player in ((anna, 0), (screen, 1), (screen, 2)):
            while browser.view["player"] != player:
                browser.until("ev")
            assert browser.view["seat"] == player
            while browser.view["player"] == player:
                browser.play(browser.choices[-1]["action"])
        for wrong in (0, 3):
            assert screen.look(wrong)["key"] == "error-look"


def test_only_a_shared_screen_is_covered(site: Site) -> None:
    table = site.wait_for("anyone", "anyone", game="keyflower")
    béla = site.someone()
    for seat in (1, 2):
        assert béla.join(table, seat, f"Person {seat}").status_code == 201
    with site.sit(table) as anna, béla.sit(table) as screen:
        assert anna.view["seat"] == 0
        assert screen.view["seat"] is None
        shared = 0
        for _ in range(12):
            player = anna.view["player"]
            browser = anna if player == 0 else screen
            if player:
                shared += screen.view["seat"] is None
                screen.look(player)
            else:
                assert anna.choices
                assert screen.act(anna.choices[0]["action"])["key"] == "error-not-your-seat"
            browser.play(next(c["action"] for c in browser.choices))
            while anna.seq != screen.seq:
                (anna if anna.seq < screen.seq else screen).until("ev")
            assert anna.view["seat"] == 0
            assert screen.view["seat"] in (None, player, *({1, 2} - {anna.view["player"]}))
        assert shared


def test_a_stranger_does_nothing(site: Site) -> None:
    table, _ = site.gather("Béla")
    with site.someone().sit(table) as stranger:
        assert (stranger.view["seat"], stranger.choices) == (None, [])
        assert stranger.act(text="roll")["key"] == "error-no-seat"
        assert stranger.undo(1)["key"] == "error-no-seat"
        assert stranger.answer(type="hint")["key"] == "error-no-seat"
        assert stranger.look(0)["key"] == "error-look"
    assert violation(site.someone().post(f"/api/tables/{table}/link")) == (403, "error-no-seat")
    assert violation(site.someone().http.delete(f"/api/tables/{table}")) == (403, "error-not-host")


def test_who_is_there(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    with site.sit(table) as anna:
        anna.settle()
        assert anna.online == [0]
        with béla.sit(table) as second, béla.sit(table):
            assert anna.note("presence")["online"] == [0, 1]
            assert second.online == [0, 1]
            row = next(row for row in site.mine() if row["id"] == table)
            assert [seat["online"] for seat in row["seats"]] == [True, True]
        assert anna.note("presence")["online"] == [0]  # both of his tabs are closed
        with site.someone().sit(table) as stranger:
            note = anna.note("presence")
            assert (note["online"], note["watching"]) == ([0], 1)
            assert stranger.info["watching"] == 1
            assert anna.hello()["table"]["watching"] == stranger.hello()["table"]["watching"] == 1
        while anna.note("presence")["watching"]:
            pass


# Personal links


def test_a_personal_link_adds_a_device(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    answer = béla.post(f"/api/tables/{table}/link")
    assert answer.status_code == 201
    key = answer.json()["key"]
    phone = site.someone()
    assert violation(phone.post(f"/api/tables/{table}/claim", key=key + "x")) == (403, "error-link")
    assert phone.cookie == ""
    answer = phone.post(f"/api/tables/{table}/claim", key=key)
    assert (answer.status_code, answer.json()) == (201, {"id": table})
    with phone.sit(table) as second, béla.sit(table) as first:
        assert [seat["mine"] for seat in second.seats] == [seat["mine"] for seat in first.seats]
        assert not second.info["host"]
        assert second.view == first.view
    assert [row["id"] for row in phone.mine()] == [table]


def test_an_older_link_is_void(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    old, new = (béla.post(f"/api/tables/{table}/link").json()["key"] for _ in range(2))
    of_anna = site.post(f"/api/tables/{table}/link").json()["key"]
    phone = site.someone()
    assert violation(phone.post(f"/api/tables/{table}/claim", key=old)) == (403, "error-link")
    assert phone.post(f"/api/tables/{table}/claim", key=new).status_code == 201
    assert phone.post(f"/api/tables/{table}/claim", key=of_anna).status_code == 201  # her own still counts
    other = site.new("", "")
    assert violation(phone.post(f"/api/tables/{other}/claim", key=new)) == (403, "error-link")
    with phone.sit(table) as browser:
        assert [seat["mine"] for seat in browser.seats] == [True, True]
        assert not browser.info["host"]


def test_a_link_works_once(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    key = béla.post(f"/api/tables/{table}/link").json()["key"]
    phone = site.someone()
    for _ in range(2):  # an answer may be lost
        assert phone.post(f"/api/tables/{table}/claim", key=key).status_code == 201
    assert violation(site.someone().post(f"/api/tables/{table}/claim", key=key)) == (403, "error-link")


def test_a_link_makes_another_host_only_where_it_is_said(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    for wish, host in (("", False), ("?host=true", True)):
        key = site.post(f"/api/tables/{table}/link{wish}").json()["key"]
        phone = site.someone()
        assert phone.post(f"/api/tables/{table}/claim", key=key).status_code == 201
        with phone.sit(table) as browser:
            assert (browser.seats[0]["mine"], browser.info["host"]) == (True, host)
    key = béla.post(f"/api/tables/{table}/link?host=true").json()["key"]
    assert phone.post(f"/api/tables/{table}/claim", key=key).status_code == 201
    for person in (béla, site.someone()):
        with person.sit(table) as browser:
            assert not browser.info["host"]  # nobody gives what they have not


def test_a_freed_seat_loses_all_its_devices(site: Site) -> None:
    table = site.wait_for("friend", "anyone")
    old, béla = invite_of(site, table), site.someone()
    béla.join(table, 1, "Béla", old)
    key = béla.post(f"/api/tables/{table}/link").json()["key"]
    phone = site.someone()
    phone.post(f"/api/tables/{table}/claim", key=key)
    with site.sit(table) as anna, béla.sit(table) as first, phone.sit(table) as second:
        assert anna.command("free", 1) == ""
        for browser in (first, second):
            while any(seat["mine"] for seat in browser.seats):
                browser.until("table")
            assert browser.command("resign", 1) == "error-no-seat"
        anna.until("table", "view")
        assert anna.seats[1]["vacant"] == "friend"
    assert violation(site.someone().post(f"/api/tables/{table}/claim", key=key)) == (403, "error-link")
    assert béla.mine() == []
    dora = site.someone()
    for invite in ("", old):
        assert violation(béla.join(table, 1, "Béla", invite)) == (403, "error-invite")
    assert dora.join(table, 1, "Dóra", invite_of(site, table)).status_code == 201
    with dora.sit(table) as browser:
        assert browser.seats[1]["name"] == "Dóra"


# The host


def test_the_host_fills_a_seat_with_a_bot(site: Site) -> None:
    table = site.wait_for("friend", "friend")
    béla = site.someone()
    béla.join(table, 1, "Béla", invite_of(site, table))
    with site.sit(table) as anna, béla.sit(table) as second:
        assert second.command("fill", 2, "random") == "error-not-host"
        assert second.command("free", 0) == "error-not-host"
        assert second.command("unwatch") == "error-not-host"
        assert anna.command("fill", 2, "oracle") == "error-bot-unknown"
        assert anna.command("fill", 1, "random") == "error-seat-taken"
        assert anna.command("fill", 3, "random") == "error-command"
        assert anna.command("free", 0) == "error-vacant"
        assert anna.command("fill", 2, "random") == ""
        for browser in (anna, second):
            browser.until("view")
            assert (browser.status, browser.seats[2]["bot"]) == ("running", "random")
        assert anna.command("free", 1) == "error-begun"
        assert anna.command("fill", 2, "random") == ""  # as it is
        assert anna.command("fill", 2, "greedy") == "error-begun"


def test_what_is_free_can_be_freed_again(site: Site) -> None:
    """Asked twice, because the first answer was lost with its server."""
    table, béla = site.wait_for("anyone", "anyone"), site.someone()
    assert béla.join(table, 1, "Béla").status_code == 201
    with site.sit(table) as anna, béla.sit(table):
        assert anna.command("free", 1) == ""
        assert anna.command("free", 1) == ""
        assert anna.seats[1]["vacant"] == "friend"


# Hints


def hint_of(browser: Browser) -> str:
    """What is said about a hint; empty where one came."""
    return str(browser.answer(type="hint").get("key", ""))


def test_hints_are_for_those_who_play_alone(site: Site) -> None:
    with site.sit(site.new("", "random")) as anna:
        assert anna.info["hints"]
        assert hint_of(anna) == ""
    table, _ = site.gather("Béla")
    with site.sit(table) as anna:
        assert not anna.info["hints"]
        assert hint_of(anna) == "error-hint-none"


def test_the_host_allows_hints_before_the_game_begins(site: Site) -> None:
    table, béla = site.wait_for("anyone"), site.someone()
    with site.sit(table) as anna, béla.sit(table) as second:
        assert anna.command("hints") == ""
        while not second.info["hints"]:
            second.until("table")
        assert béla.join(table, 1, "Béla").status_code == 201
        anna.until("view")
        assert hint_of(anna) == ""
        assert anna.command("no-hints") == "error-begun"
    with site.sit(site.new("", "random")) as anna:
        assert anna.command("no-hints") == "error-begun"
    waiting = site.wait_for("anyone")
    for hints, told in ((True, True), (None, True), (False, False)):
        assert site.arrange(waiting, [{"name": "Anna"}, FREE], hints=hints).status_code == 200
        with site.sit(waiting) as anna:
            assert anna.info["hints"] == told
    table = site.open([{"name": "Anna"}, {"name": "", "vacant": "anyone"}], hints=True)
    with site.sit(table) as anna:
        assert anna.info["hints"]


# The door


def test_spectators_and_the_door(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    guest = site.someone()
    with site.sit(table) as anna, béla.sit(table) as second, guest.sit(table) as stranger:
        assert stranger.info["watch"]
        for path in ("record", "review"):
            assert guest.http.get(f"/api/tables/{table}/{path}").status_code == 200
        assert anna.command("unwatch") == ""
        assert stranger.until("view", "table")["type"] == "table"
        assert not stranger.info["watch"]
        for path in ("record", "review"):
            assert violation(guest.http.get(f"/api/tables/{table}/{path}")) == (403, "error-door")
            assert béla.http.get(f"/api/tables/{table}/{path}").status_code == 200
        heard = len(stranger.heard)
        anna.say("roll")
        second.until("ev")
        assert stranger.hello()["type"] == "table"
        assert stranger.answer(type="at", seq=0)["key"] == "error-door"
        stranger.send(type="look", seat=None)
        assert stranger.until("view", "table")["type"] == "table"
        assert not re.search('"type":"(ev|view|past)"', "".join(stranger.heard[heard:]))
        assert anna.command("watch") == ""
        assert stranger.until("view")["seq"] == anna.seq


def test_a_table_that_was_never_open_to_spectators(site: Site) -> None:
    table, _ = site.gather("Béla", watch=False)
    with site.someone().sit(table) as stranger:
        assert (stranger.last, stranger.status) == ({}, "running")
        assert [seat["name"] for seat in stranger.seats] == ["Anna", "Béla"]


# Leaving


def test_a_friends_seat_is_for_a_friend_again(site: Site) -> None:
    table = site.wait_for("friend", "anyone")
    béla = site.someone()
    béla.join(table, 1, "Béla", invite_of(site, table))
    with béla.sit(table) as second:
        assert second.command("resign", 1) == ""
    assert violation(site.someone().join(table, 1, "Cili")) == (403, "error-invite")


def test_leaving_a_waiting_room(site: Site) -> None:
    table = site.wait_for("anyone", "anyone")
    béla = site.someone()
    béla.join(table, 1, "Béla")
    with site.sit(table) as anna, béla.sit(table) as second:
        assert second.command("resign", 1) == ""
        second.until("table")
        assert not second.seats[1]["mine"]
        assert second.seats[1]["vacant"] == "anyone"  # as it was before
        assert second.command("resign", 1) == "error-no-seat"
        while not anna.seats[1]["vacant"]:
            anna.until("table")
        assert anna.status == "waiting"
    assert béla.mine() == []
    assert table in lobby(béla)
    assert béla.join(table, 1, "Béla").status_code == 201


def test_the_host_deletes_a_waiting_room(site: Site) -> None:
    for game in ("ages", "milestones", "keyflower"):
        table, béla = site.wait_for("anyone", "anyone", game=game), site.someone()
        assert béla.join(table, 1, "Béla").status_code == 201
        with site.sit(table) as anna:
            assert site.http.delete(f"/api/tables/{table}").status_code == 204
            assert anna.closing() == (4404, "error-table")
        assert table not in lobby(site)
        assert violation(site.someone().join(table, 2, "Cili")) == (404, "error-table")


# The next game


def rematch(site: Site, table: str) -> str:
    """Offer it or accept it: the new table, empty until all have accepted."""
    answer = site.post(f"/api/tables/{table}/rematch")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def answers(browser: Browser, *wanted: str) -> None:
    """Wait until everybody's answer to a rematch is told."""
    while [seat["rematch"] for seat in browser.seats] != [*wanted]:
        browser.until("table")


def test_a_rematch_begins_when_all_have_accepted(site: Site) -> None:
    clock = {"kind": "live", "seconds": 600, "increment": 5}
    table, [béla] = site.gather("Béla", clock=clock, watch=False, hints=True)
    with site.sit(table) as anna, béla.sit(table) as second, site.someone().sit(table) as stranger:
        assert violation(site.post(f"/api/tables/{table}/rematch")) == (409, "error-rematch")
        assert second.command("decline", 1) == "error-rematch"
        second.command("resign", 1)
        assert violation(site.someone().post(f"/api/tables/{table}/rematch")) == (403, "error-no-seat")
        assert rematch(béla, table) == rematch(béla, table) == ""
        answers(anna, "", "yes")
        assert len(site.mine()) == 1
        new = rematch(site, table)
        assert rematch(béla, table) == rematch(site, table) == new != ""
        for browser in (anna, second):
            while not browser.info["rematch"]:
                browser.receive()
            assert browser.info["rematch"] == new
        stranger.settle()
        assert stranger.info["rematch"] == ""
        assert '"rematch":"yes"' not in "".join(stranger.heard)
        assert anna.command("decline", 0) == ""  # too late
    assert len(site.mine()) == len(béla.mine()) == 2
    with site.sit(new) as anna, béla.sit(new) as second:
        assert [seat["name"] for seat in anna.seats] == ["Anna", "Béla"]
        assert [seat["mine"] for seat in anna.seats] == [True, False]
        assert [seat["mine"] for seat in second.seats] == [False, True]
        assert (anna.info["host"], second.info["host"]) == (True, False)
        assert (anna.info["clock"], anna.info["watch"], anna.info["hints"]) == (clock, False, True)
        assert (anna.status, anna.info["options"]["start"]) == ("running", 2)
        assert (anna.choices, bool(second.choices)) == ([], True)


def test_who_declines_a_rematch_is_not_asked_again(site: Site) -> None:
    table, [béla, cili] = site.gather("Béla", "Cili")
    with site.sit(table) as anna, béla.sit(table) as second, cili.sit(table) as third:
        for browser, seat in ((anna, 0), (second, 1), (third, 2)):
            assert browser.command("agree", seat) == ""
        assert rematch(site, table) == rematch(cili, table) == ""
        answers(second, "yes", "", "yes")
        assert second.command("decline", 0) == "error-no-seat"
        assert second.command("decline", 1) == ""
        answers(anna, "", "no", "")
        assert violation(site.post(f"/api/tables/{table}/rematch")) == (409, "error-rematch-declined")
        assert rematch(béla, table) == ""
        answers(anna, "", "yes", "")
        assert rematch(site, table) == ""
        assert rematch(cili, table) != ""


def test_on_a_live_clock_who_has_gone_must_accept_anew(site: Site) -> None:
    table, [béla] = site.gather("Béla", clock={"kind": "live", "seconds": 600, "increment": 5})
    with béla.sit(table) as second:
        second.command("resign", 1)
        with site.sit(table):
            assert rematch(site, table) == ""
            while second.online != [0, 1]:
                second.receive()
        while second.online != [1]:
            second.receive()
        assert rematch(béla, table) == ""
        answers(second, "", "yes")
        assert rematch(site, table) != ""


def test_a_rematch_that_was_deleted_is_offered_anew(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    with site.sit(table) as anna:
        assert anna.command("resign", 0) == ""
    assert rematch(site, table) == ""
    first = rematch(béla, table)
    with béla.sit(first) as second:
        assert second.command("resign", 1) == ""
    assert site.http.delete(f"/api/tables/{first}").status_code == 204
    assert rematch(béla, table) == ""
    again = rematch(site, table)
    assert again not in ("", first)
    with béla.sit(again) as second:
        assert second.status == "running"


def test_rematches_count_as_new_tables(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", url="http://games.example.org", tables_per_hour=2) as site:
        table = site.new("")
        for expected in (201, 429):
            with site.sit(table) as anna:
                assert anna.command("resign", 0) == ""
            answer = site.post(f"/api/tables/{table}/rematch")
            assert answer.status_code == expected
            table = answer.json().get("id", "")


def test_a_rematch_with_bots_begins_at_once(site: Site) -> None:
    table = site.new("", "random")
    with site.sit(table) as anna:
        assert anna.command("resign", 0) == ""
        anna.until("ev")
    new = site.post(f"/api/tables/{table}/rematch").json()["id"]
    with site.sit(new) as anna:
        while not anna.choices:  # it is the bot that begins
            anna.until("ev")
        assert anna.log[0]["seat"] == 1


# Deleting


def test_only_the_host_deletes(site: Site) -> None:
    table, [béla] = site.gather("Béla")
    with site.sit(table) as anna, béla.sit(table) as second:
        assert violation(béla.http.delete(f"/api/tables/{table}")) == (403, "error-not-host")
        assert second.command("resign", 1) == ""
        assert site.http.delete(f"/api/tables/{table}").status_code == 204
        for browser in (anna, second):
            assert browser.closing() == (4404, "error-table")
    assert béla.mine() == site.mine() == []
    for path in ("join", "claim"):
        body = {"seat": 1, "name": "X", "invite": "", "key": "x"}
        assert violation(site.post(f"/api/tables/{table}/{path}", **body)) == (404, "error-table")


# Cookies


@pytest.mark.parametrize("url", ["", "https://games.example.org"])
def test_the_cookie(tmp_path: Path, url: str) -> None:
    with running(tmp_path / "tables.sqlite3", url=url) as site:
        name = "__Host-tablestead" if url else "tablestead"
        body = {"game": "ages", "seats": [{"name": "Anna"}, {"name": "", "vacant": "anyone"}]}
        answer = site.http.post("/api/tables", json=body)
        table = answer.json()["id"]
        joined = site.someone().join(table, 1, "Béla")
        for given in (answer, joined):
            value, *flags = given.headers["set-cookie"].split("; ")
            assert re.fullmatch(name + r"=[\w-]{43}\.[\w-]{22}", value)
            known = {flag.lower() for flag in flags}
            assert {"httponly", "samesite=strict", "path=/", "max-age=34560000"} <= known
            assert ("secure" in known) == bool(url)
            assert not any(flag.startswith("domain") for flag in known)
        assert answer.headers["set-cookie"] != joined.headers["set-cookie"]
        if not url:  # a browser that has one keeps it
            assert "set-cookie" not in site.post("/api/tables", **body).headers
        for reading in ("/api/games", "/api/tables", "/api/mine", f"/table/{table}"):
            assert "set-cookie" not in site.someone().http.get(reading).headers


def test_a_cookie_that_is_none_of_ours(site: Site) -> None:
    table = site.new("", "")
    secret, mac = site.cookie.split(".")
    forged = [f"{secret}.", f"{secret}.{mac[:-1]}", f"{secret}.{'A' * 22}", f"{'A' * 43}.{mac}"]
    for value in ("x", "x" * 43, "x" * 44, site.cookie[:-1], "%C3%A9" * 43, '"' * 43, ".", *forged):
        headers = {"Cookie": f"tablestead={value}"}
        assert site.someone().http.get("/api/mine", headers=headers).json() == []
    with Browser(site, table, hello=True, headers={"Cookie": "tablestead=" + "A" * 43}) as browser:
        assert browser.view["seat"] is None


def test_the_database_knows_secrets_by_their_hash_only(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with running(path) as site:
        table, [béla] = site.gather("Béla")
        key = béla.post(f"/api/tables/{table}/link").json()["key"]
        secrets = [site.cookie, béla.cookie, key]
        secrets = [secret.partition(".")[0] for secret in secrets]
        assert all(len(secret) == 43 for secret in secrets)
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert table.encode() in stored
    assert not any(secret.encode() in stored for secret in secrets)
