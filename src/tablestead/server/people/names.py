"""Names that people choose: seen as names, and told apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from tablestead.engine.record import MAX_NAME
from tablestead.engine.visible import one_line
from tablestead.server.people.seats import Seat
from tablestead.server.rejection import RequestRejected

BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
LOOKS: Final = str.maketrans(
    "авекмнорстухіјѕһӏԁԛԝαβεζηικμνορτυχıi01|",
    "abekmhopctyxljshldqwabezhlkmnoptyxlloll",
)
"""Cyrillic and Greek letters, small or capital, that look like Latin ones; and what looks like I, l and O."""


def checked(name: str, number: int) -> str:
    """As it is kept and shown; raises where there is nothing to see, or too much."""
    name = one_line(name)
    if not looks(name) or len(name) > MAX_NAME:
        raise RequestRejected("error-name", {"number": number, "n": MAX_NAME})
    return name


def shown(name: str) -> str:
    """One that stands in a record: cut where it is too long, empty where nothing is seen."""
    name = one_line(name)[:MAX_NAME]
    return name if looks(name) else ""


def require_apart(seats: Sequence[Seat], at: int, bots: Sequence[str]) -> None:
    """Nobody is to be taken for another at the table, nor for one of the `bots`: a page calls a seat that is
    named like one by the bot's level, with a number or without."""
    if not seats[at].person:
        return
    name = seats[at].name
    taken = {looks(seat.name) for number, seat in enumerate(seats) if number != at and not seat.vacant}
    bare = name.rstrip("0123456789 ")
    if looks(name) in taken or looks(bare) in map(looks, bots):
        raise RequestRejected("error-name-twin", {"name": name})


def looks(name: str) -> str:
    """The same for names that look alike; empty for one of which nothing is seen."""
    folded = unicodedata.normalize("NFKC", name).casefold().translate(LOOKS)
    seen = "".join(c for c in folded if unicodedata.category(c)[0] in "LNPSM" and c not in BLANK)
    if all(unicodedata.category(c)[0] == "M" for c in seen):
        return ""
    # Marks that show nothing by themselves: a joiner of letters, and the variants of a sign.
    seen = "".join(c for c in seen if c != "\u034f" and not "\ufe00" <= c <= "\ufe0f")
    return seen.replace("rn", "m").replace("vv", "w")
