"""What the live protocol and HTTP both say of a table."""

from __future__ import annotations

from typing import Literal

import msgspec

Status = Literal["waiting", "running", "finished", "resigned", "abandoned", "broken"]
"""`waiting`: for players. `broken`: the record no longer fits the rules."""
ClockKind = Literal["none", "live", "move"]
Vacancy = Literal["", "friend", "anyone"]
"""For whom a seat is kept: who has the invite, or anyone; empty when it is taken."""
Answer = Literal["", "yes", "no"]
"""To the offer of a rematch; empty until it is given."""


class Holiday(msgspec.Struct):
    """Days on which no deadline of a slow game runs out: from when until when, Unix time."""

    starts: float
    ends: float


class SeatInfo(msgspec.Struct):
    name: str
    """Empty while the seat is vacant and was never taken."""
    bot: str
    """Empty for a person, else the bot's name."""
    mine: bool
    """This browser holds the seat."""
    vacant: Vacancy = ""
    stand_in: str = ""
    """The bot that plays until the owner returns; empty when nobody stands in."""
    online: bool = False
    agrees: bool = False
    """Would end the game now."""
    rematch: Answer = ""
    away: float = 0.0
    """Seconds since its owner was last there; 0 while online, and for bots."""
    holidays: list[Holiday] = []
    """Of its owner, as far as they are not over; where there is a clock for each move."""


class Clock(msgspec.Struct):
    """How long people may think. `none`; `live`: `seconds` for the whole game and `increment` for each turn;
    `move`: `seconds` for each decision."""

    kind: ClockKind = "none"
    seconds: int = 0
    increment: int = 0


class TableRow(msgspec.Struct):
    """A table in the lobby or among my games."""

    id: str
    game: str
    seats: list[SeatInfo]
    status: Status
    resigned: int
    round: int
    player: int
    """Whose decision; -2 when over."""
    created: str
    updated: str
    """Both ISO 8601, UTC."""
    clock: Clock
    host: bool
    """This browser opened it."""
    deadline: float | None
    """When the clock that runs runs out: Unix time in seconds."""
    watch: bool
    """Who holds no seat may look on."""
    scores: list[int] = []
    places: list[int] = []
    """Both of a game that was played to its end, by seat; else empty. Shared places are alike."""
    watching: int = 0
    """How many do."""
    hosted_by: int = -1
    """In the lobby: the seat of the host, if they have one,"""
    host_here: bool = False
    """whether they are at the table,"""
    host_seen: float = 0.0
    """and when they were last: Unix time."""
