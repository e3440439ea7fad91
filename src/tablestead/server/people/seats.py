"""Who sits where, and the secrets by which a browser shows that a seat is its own."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

import msgspec

from tablestead.server.storage import HOST, Holder
from tablestead.server.wire import Answer, Vacancy

COOKIE: Final = "tablestead"
HTTPS_COOKIE: Final = "__Host-tablestead"
"""Its name where it travels by https only: no other site under the same name can set it."""
COOKIE_S: Final = 400 * 24 * 3600
"""The longest a browser keeps a cookie."""
FRIEND: Final = "friend"
ANYONE: Final = "anyone"
MAC_BYTES: Final = 16
CODE_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD: Final = str.maketrans("OIL", "011")
CODE_ROUNDS: Final = 100_000
FAMILIES: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""What a browser says of itself: the first that fits, since most also name others."""


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """Memory and database know secrets by their hash only."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def same(one: str, other: str) -> bool:
    """In a time that does not tell where they differ."""
    return hmac.compare_digest(one.encode(errors="replace"), other.encode(errors="replace"))


def signed(secret: str, key: str) -> str:
    """The cookie of a secret: only one that a server with this key gave out is worth something."""
    mac = hmac.digest(key.encode(), secret.encode(), "sha256")[:MAC_BYTES]
    return f"{secret}.{base64.urlsafe_b64encode(mac).decode().rstrip('=')}"


def secret_of(cookie: str, key: str) -> str:
    """The secret in a cookie of ours, else nothing."""
    secret, dot, _ = cookie.partition(".")
    return secret if dot and is_secret(secret) and same(cookie, signed(secret, key)) else ""


def is_secret(text: str) -> bool:
    return re.fullmatch(r"[\w-]{43}", text, re.ASCII) is not None


# Codes against a lost cookie


def new_code() -> str:
    """Twelve letters in three groups: 60 bits, and none that is taken for another."""
    return "-".join("".join(secrets.choice(CODE_LETTERS) for _ in range(4)) for _ in range(3))


def hashed_code(typed: str, key: str) -> str:
    """As it is stored; nothing where it cannot be one. People write small letters, blanks, and O for 0. It is
    short, so trying them all is made to take long."""
    code = re.sub(r"[\s-]", "", typed[:100]).upper().translate(MISREAD)
    if len(code) != 12 or not set(code) <= set(CODE_LETTERS):
        return ""
    return hashlib.pbkdf2_hmac("sha256", code.encode(), key.encode(), CODE_ROUNDS).hex()


# Browsers


def family_of(agent: str) -> str:
    """Which browser, as its owner would call it; nothing more of it is kept."""
    return next((name for mark, name in FAMILIES if mark in agent), "")


@dataclass(frozen=True)
class Seat:
    name: str
    bot: str = ""
    vacant: Vacancy = ""
    """For whom it is kept: FRIEND or ANYONE; empty when somebody has it."""
    stand_in: str = ""
    """The bot that plays until the owner returns."""
    opened: Vacancy = ""
    """For whom it was kept before somebody took it."""
    rematch: Answer = ""
    """What its owner says to a rematch."""
    graced: bool = False
    """It was given time once, when its owner came back with none."""

    @property
    def played_by(self) -> str:
        """The bot that decides for this seat now, if one does."""
        return self.bot or self.stand_in

    @property
    def person(self) -> bool:
        return not self.bot and not self.vacant

    @property
    def present(self) -> bool:
        """A person who plays: asked when all are asked, and on the clock."""
        return self.person and not self.stand_in


def read(seats: Sequence[dict[str, Any]]) -> list[Seat]:
    """Seats as they are stored."""
    return msgspec.convert(seats, list[Seat])


def stored(seats: Sequence[Seat]) -> list[dict[str, Any]]:
    return [asdict(seat) for seat in seats]


def changed(seats: Sequence[Seat], at: int, **fields: Any) -> list[Seat]:
    return [replace(seat, **fields) if number == at else seat for number, seat in enumerate(seats)]


def left(seats: Sequence[dict[str, str]], gone: Sequence[int], waiting: bool) -> dict[str, Any]:
    """What the row of a table says when the owners of seats are to be forgotten: their names become numbers,
    and at a table that waits the seats are free again."""
    now = read(seats)
    for at in gone:
        if waiting:
            now = changed(now, at, name="", vacant=now[at].opened or FRIEND, stand_in="", rematch="")
        else:
            now = changed(now, at, name=str(at + 1))
    return {"seats": stored(now), "listed": is_listed(now)} if waiting else {"seats": stored(now)}


def is_listed(seats: Sequence[Seat]) -> bool:
    """The lobby shows it: a seat is there for anyone, or was, so that the game is one to watch."""
    return any(ANYONE in (seat.vacant, seat.opened) for seat in seats)


class Holders:
    """Which browsers hold which seats of a table."""

    def __init__(self, holders: Sequence[Holder]) -> None:
        self._holders = holders
        self._browsers: dict[int, set[str]] = {}
        self._seen: dict[int, float] = {}
        for holder in holders:
            self._browsers.setdefault(holder.seat, set()).add(holder.browser)
            self._seen[holder.seat] = max(holder.seen, self._seen.get(holder.seat, 0.0))

    def of(self, browser: str) -> tuple[int, ...]:
        """The seats a browser holds, in order; the host's place is none."""
        if not browser:
            return ()
        return tuple(
            sorted(seat for seat, held in self._browsers.items() if seat != HOST and browser in held)
        )

    def by_browser(self) -> dict[str, list[int]]:
        """The seats of every browser that holds one."""
        browsers = {browser for seat, held in self._browsers.items() if seat != HOST for browser in held}
        return {browser: list(self.of(browser)) for browser in sorted(browsers)}

    def hosts(self, browser: str) -> bool:
        return browser in self._browsers.get(HOST, ())

    @property
    def owner(self) -> str:
        """The browser that opened the table, of several always the same one; empty where it is unknown."""
        return min(self._browsers.get(HOST, ()), default="")

    @property
    def host_seat(self) -> int:
        """The first seat of who opened the table, or -1."""
        hosts = self._browsers.get(HOST, set())
        held = [seat for seat, browsers in self._browsers.items() if seat != HOST and browsers & hosts]
        return min(held, default=-1)

    def seen(self, seat: int) -> float:
        """When the owner of a seat, or the host, was last there as far as it is stored: Unix time."""
        return self._seen.get(seat, 0.0)

    def list(self) -> list[Holder]:
        return [*self._holders]
