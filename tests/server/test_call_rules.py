"""When somebody is called, by the rules alone; and how a push message is closed."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tablestead.engine.errors import TablesteadError
from tablestead.server.calling import push
from tablestead.server.calling.mail import Mail, MailServer, message_of, read_server
from tablestead.server.calling.push import decoded
from tablestead.server.calling.reasons import due
from tablestead.server.calling.times import is_quiet, reminder_at, shown
from tablestead.server.settings import Settings
from tablestead.server.storage import CallWishes
from tests.server.stored import callee, channel, seat

HOUR = 3600.0
DELAY = 120.0
T = 1_800_000_000.0
"""In January 2027."""
SLOW = {"kind": "move", "seconds": 48 * 3600, "increment": 0}
NIGHT = CallWishes(time_zone="Europe/Budapest", quiet_from=22 * 60, quiet_until=8 * 60)


def reasons(now: float, **more: Any) -> list[str]:
    """Of a slow game whose turn began at T."""
    values = {"clock": SLOW, "since": T, "deadline": T + 48 * HOUR, **more}
    return list(due(callee("t", **values), now, DELAY))


def test_a_turn_is_told_after_a_while() -> None:
    assert reasons(T + DELAY - 1) == []
    assert reasons(T + DELAY) == ["turn"]
    assert reasons(T + DELAY, told=frozenset({"turn"})) == []


def test_who_has_seen_the_turn_knows_of_it() -> None:
    assert reasons(T + HOUR, seen=T + 60) == []
    # a glance, or a connection that died when the turn began, is none
    assert reasons(T + HOUR, seen=T + 59) == ["turn"]
    assert reasons(T + DELAY + 58, seen=T + 59) == []


def test_who_asked_later_knows_of_it_too() -> None:
    assert reasons(T + HOUR, channel=channel(made=T + 1)) == []


def test_nobody_is_called_by_bots_or_to_one_screen() -> None:
    assert reasons(T + HOUR, seats=[seat("Anna"), seat("Bot", bot="greedy")]) == []
    assert reasons(T + HOUR, held=2) == []
    assert reasons(T + HOUR, seats=[seat("Anna", stand_in="greedy"), seat("Béla")]) == []


@pytest.mark.parametrize(("kind", "slow"), [("none", True), ("live", False), ("move", False), ("days", True)])
def test_what_is_wished(kind: str, slow: bool) -> None:
    seconds = {"live": 600, "move": 60, "days": 86_400}.get(kind, 0)
    clock = {"kind": "move" if kind == "days" else kind, "seconds": seconds, "increment": 0}
    every = {"clock": clock, "deadline": None}
    assert (reasons(T + HOUR, **every) == ["turn"]) == slow
    assert (reasons(T + HOUR, wishes=CallWishes(slow=False, live=True), **every) == ["turn"]) != slow
    assert reasons(T + HOUR, wishes=CallWishes(slow=False), wanted=True, **every) == ["turn"]
    assert reasons(T + HOUR, wishes=CallWishes(live=True), wanted=False, **every) == []


def test_once_before_the_time_is_up() -> None:
    told = frozenset({"turn"})
    assert reasons(T + 36 * HOUR - 1, told=told) == []
    assert reasons(T + 36 * HOUR, told=told) == ["reminder"]
    assert reasons(T + 36 * HOUR, told=told, seen=T + HOUR) == ["reminder"]
    assert reasons(T + 48 * HOUR, told=told) == []
    assert reasons(T + 40 * HOUR) == ["turn", "reminder"]  # one call for both


def at(hour: float, day: int = 15) -> float:
    """In Budapest."""
    local = datetime(2027, 1, day, int(hour), round(60 * (hour % 1)), tzinfo=ZoneInfo("Europe/Budapest"))
    return local.timestamp()


def test_quiet_hours_and_holidays() -> None:
    assert [is_quiet(NIGHT, at(hour)) for hour in (7.98, 8, 21.98, 22, 0)] == [True, False, False, True, True]
    noon = CallWishes(time_zone="Europe/Budapest", quiet_from=12 * 60, quiet_until=13 * 60)
    assert [is_quiet(noon, at(hour)) for hour in (11.98, 12, 13)] == [False, True, False]
    assert not is_quiet(CallWishes(), at(3))
    turn = {"since": at(23), "deadline": None, "wishes": NIGHT}
    assert reasons(at(3, 16), **turn) == []
    assert reasons(at(8, 16), **turn) == ["turn"]
    assert reasons(at(8, 16), free_day=True, **turn) == []


def test_a_reminder_comes_in_time() -> None:
    assert reminder_at(NIGHT, at(12), at(20)) == at(12)
    assert reminder_at(NIGHT, at(7), at(20)) == at(8)  # when the night is over
    before = reminder_at(NIGHT, at(2, 16), at(9, 16))  # there is next to no time then: before it
    assert at(21) < before < at(22)


def test_a_deadline_is_told_as_people_read_it() -> None:
    assert shown(at(18), "Europe/Budapest", "en") == "Fri, Jan 15, 6:00\u202fPM (Europe/Budapest)"
    assert shown(at(18), "America/New_York", "hu") == "jan. 15., P, 12:00 (America/New York)"
    assert shown(at(18), "UTC", "fr") == "ven. 15 janv., 17:00 (UTC)"


# Push messages


def test_a_message_is_closed_as_the_standard_says() -> None:
    """The example of RFC 8291."""
    private = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
    public = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    salt, auth = "DGv6ra1nlYgDCS1FRnbzlw", "BTBZMqHH6r4Tts7J_aSIgg"
    wanted = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    text = b"When I grow up, I want to be a watermelon"
    assert push.encrypted(text, public, auth, push.private(private), decoded(salt)) == decoded(wanted)


def test_a_key_is_made_anew_for_each_message() -> None:
    key = ec.generate_private_key(push.CURVE)
    public, auth = push.coded(push.public_bytes(key)), push.coded(b"0" * 16)
    assert push.encrypted(b"x", public, auth) != push.encrypted(b"x", public, auth)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1", "::ffff:8.8.8.8"])
def test_public_addresses(address: str) -> None:
    assert push.is_public(address)


# Mail


def test_a_link_in_a_head_is_never_broken() -> None:
    stop = f"https://{'long.' * 20}example.org/mail/stop/{'x' * 60}"
    server = MailServer(False, "localhost", 25, "", "", "tables@example.org")
    mail = Mail("anna@example.org", "Ánna jön " * 20, "Szöveg\n", stop, "id")
    raw = message_of(mail, server, T).as_bytes()
    assert f"List-Unsubscribe: <{stop}>\n".encode() in raw
    assert max(len(line) for line in raw.splitlines() if not line.startswith(b"List-")) <= 78


def test_what_is_no_mail_server() -> None:
    found = read_server("smtp://us%40er:pass%2Fword@mail.example.org", "tables@example.org")
    assert (found.user, found.password, found.port, found.secure) == ("us@er", "pass/word", 587, False)
    assert read_server("smtps://tables%40example.org:x@mail.example.org", "").sender == "tables@example.org"
    for wrong in (
        "mail.example.org",
        "http://mail",
        "smtp://",
        "smtp://h:99999",
        "smtp://h/path",
        "smtp://h?x",
    ):
        with pytest.raises(TablesteadError) as caught:
            Settings(smtp=wrong, mail_from="tables@example.org")
        assert caught.value.key == "error-smtp"
        assert wrong not in str(caught.value)  # it may hold a password
    with pytest.raises(TablesteadError) as caught:
        Settings(smtp="smtp://mail.example.org")
    assert caught.value.key == "error-mail-from"
    with pytest.raises(TablesteadError) as caught:
        Settings(contact="anna@example.org")
    assert caught.value.key == "error-contact"
