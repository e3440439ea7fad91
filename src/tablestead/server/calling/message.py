"""What a call says, in the language of who is called: which game, with whom, until when; nothing secret."""

from __future__ import annotations

import base64
import hmac
from hashlib import sha256
from typing import Final

import msgspec
from babel.lists import format_list

from tablestead.server.calling import push
from tablestead.server.calling.mail import Mail
from tablestead.server.calling.push import Push
from tablestead.server.calling.times import shown
from tablestead.server.people.seats import read
from tablestead.server.storage import Callee, CallReason, CallWishes, Channel
from tablestead.words import FALLBACK, LANGUAGES, Words

DAY_S: Final = 86_400
KEPT_S: Final = 3 * DAY_S
"""A push service keeps no call for longer."""
CONFIRM_S: Final = DAY_S
MAC: Final = 22
LONGEST: Final = 200
"""Characters of a line: names are bounded, but nobody reads more anyway."""


class Note(msgspec.Struct):
    """A push message, as the page's service worker reads it."""

    title: str
    body: str
    url: str
    tag: str
    lang: str


def words_of(lang: str) -> Words:
    return Words(lang if lang in LANGUAGES else FALLBACK)


def _lines(one: Callee, reason: CallReason) -> list[str]:
    """The title, and what there is to say below it."""
    words, wishes = words_of(one.wishes.lang), one.wishes
    key = f"{one.game}-game-title"
    lines = [words.say(f"mail-{reason}", {"game": words.say(key) if words.has(key) else one.game})]
    seats = read(one.seats)
    others = [seat.name for number, seat in enumerate(seats) if seat.person and number != one.seat]
    if others:
        lines.append(words.say("mail-with", {"name": format_list(others, locale=words.lang)}))
    if one.deadline is not None and one.status == "running":
        lines.append(words.say("mail-until", {"text": shown(one.deadline, wishes.time_zone, words.lang)}))
    if reason == "over":
        lines.append(_result(one, words, [seat.name for seat in seats]))
    if reason == "rematch":
        lines.append(words.say("mail-offer"))
    return [line[:LONGEST] for line in lines]


def _result(one: Callee, words: Words, names: list[str]) -> str:
    if one.status == "resigned":
        return words.say("mail-resigned", {"name": names[one.resigned]})
    if one.status != "finished" or one.seat >= len(one.places):
        return words.say("mail-abandoned")
    place = one.places[one.seat]
    return words.say("mail-won") if place == 1 else words.say("mail-place", {"place": place})


def push_of(one: Callee, reason: CallReason, now: float) -> Push:
    title, *body = _lines(one, reason)
    note = Note(
        title, "\n".join(body), f"/table/{one.table_id}", one.table_id, words_of(one.wishes.lang).lang
    )
    left = KEPT_S if one.deadline is None else max(60.0, min(one.deadline - now, KEPT_S))
    topic = push.coded(sha256(one.table_id.encode()).digest())
    text = msgspec.json.encode(note)
    assert len(text) <= push.MOST, "all lines are bounded"
    return Push(one.channel, text, topic, int(left), urgent=reason == "reminder")


def mail_of(one: Callee, reason: CallReason, key: str) -> Mail:
    words, channel = words_of(one.wishes.lang), one.channel
    subject, *lines = _lines(one, reason)
    stop = stop_link(channel, key)
    lines += ["", words.say("mail-open", {"value": f"{channel.origin}/table/{one.table_id}"})]
    lines += ["", "-- ", words.say("mail-stop", {"value": stop})]
    same = sha256(f"{one.table_id} {reason} {one.since} {channel.id}".encode()).hexdigest()[:32]
    return Mail(channel.recipient, subject, "\n".join(lines) + "\n", stop, same)


def confirmation(channel: Channel, wishes: CallWishes, key: str) -> Mail:
    """Asks whether an address is theirs: by a link that works once, and for a day."""
    words = words_of(wishes.lang)
    expires = int(channel.made) + CONFIRM_S
    stop = stop_link(channel, key)
    link = (
        f"{channel.origin}/mail/confirm/{channel.id}.{expires}.{_mac(key, f'confirm {channel.id} {expires}')}"
    )
    until = shown(expires, wishes.time_zone, words.lang)
    lines = [
        *(words.say("mail-confirm-asked"), ""),
        *(words.say("mail-confirm-yes", {"value": link, "text": until}), ""),
        words.say("mail-confirm-no", {"value": stop}),
    ]
    text = "\n".join(lines) + "\n"
    return Mail(channel.recipient, words.say("mail-confirm"), text, stop, channel.id)


# Links that work without a cookie: signed, so nothing secret is stored


def stop_link(channel: Channel, key: str) -> str:
    return f"{channel.origin}/mail/stop/{channel.id}.{_mac(key, f'stop {channel.id}')}"


def stopped(token: str, key: str) -> str:
    """The channel that a link ends; nothing where we have not made it."""
    id, _, mac = token.partition(".")
    return id if hmac.compare_digest(mac.encode(errors="replace"), _mac(key, f"stop {id}").encode()) else ""


def confirmed(token: str, key: str, now: float) -> str:
    """The channel that a link confirms; nothing where we have not made it, or too long ago."""
    id, expires, mac = [*token.split(".", 2), "", ""][:3]
    right = _mac(key, f"confirm {id} {expires}").encode()
    ours = hmac.compare_digest(mac.encode(errors="replace"), right)
    return id if ours and now < int(expires) else ""


def _mac(key: str, text: str) -> str:
    mac = hmac.digest(key.encode(), text.encode(errors="replace"), "sha256")
    return base64.urlsafe_b64encode(mac).decode()[:MAC]
