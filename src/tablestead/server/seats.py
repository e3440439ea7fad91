"""Who sits where, and the secrets by which a browser shows that a seat is its own."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

import msgspec

from tablestead.server.storage import Holder
from tablestead.server.wire import Answer, Vacancy

COOKIE: Final = "tablestead"
COOKIE_S: Final = 400 * 24 * 3600
"""The longest a browser keeps a cookie."""
HOST: Final = -1
"""Who opened the table is kept like the holder of a seat."""
FRIEND: Final = "friend"
ANYONE: Final = "anyone"


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """Memory and database know secrets by their hash only."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def same(one: str, other: str) -> bool:
    """In a time that does not tell where they differ."""
    return hmac.compare_digest(one.encode(errors="replace"), other.encode(errors="replace"))


def browser_of(cookie: str | None) -> str:
    """The browser a cookie stands for; nobody when it is none of ours."""
    return hashed(cookie) if cookie and re.fullmatch(r"[\w-]{43}", cookie, re.ASCII) else ""


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


def read(seats: Sequence[dict[str, str]]) -> list[Seat]:
    """Seats as they are stored."""
    return msgspec.convert(seats, list[Seat])


def stored(seats: Sequence[Seat]) -> list[dict[str, str]]:
    return [asdict(seat) for seat in seats]


def changed(seats: Sequence[Seat], at: int, **fields: Any) -> list[Seat]:
    return [replace(seat, **fields) if number == at else seat for number, seat in enumerate(seats)]


def is_listed(seats: Sequence[Seat]) -> bool:
    """The lobby shows it: a seat is there for anyone, or was, so that the game is one to watch."""
    return any(ANYONE in (seat.vacant, seat.opened) for seat in seats)


class Holders:
    """Which browsers hold which seats of a table."""

    def __init__(self, holders: Sequence[Holder]) -> None:
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
        return [Holder(seat, browser) for seat, held in self._browsers.items() for browser in sorted(held)]
