"""What a database holds about calling people to a table when their page is closed, as tables and as rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import sqlalchemy as sa

from tablestead.server.storage.rows import StoredStatus, metadata, of_table

ChannelKind = Literal["push", "mail"]
CallReason = Literal["turn", "reminder", "over", "rematch"]

CHANNEL = sa.Table(
    "channel",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False, unique=True),
    sa.Column("target", sa.String(64), nullable=False),
    sa.Column("recipient", sa.Text, nullable=False),
    sa.Column("public_key", sa.String(128), nullable=False),
    sa.Column("auth", sa.String(64), nullable=False),
    sa.Column("origin", sa.Text, nullable=False),
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
)

CALLING = sa.Table(
    "calling",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("time_zone", sa.String(64), nullable=False),
    sa.Column("slow", sa.Boolean, nullable=False),
    sa.Column("live", sa.Boolean, nullable=False),
    sa.Column("quiet_from", sa.Integer, nullable=False),
    sa.Column("quiet_until", sa.Integer, nullable=False),
)

TABLE_CALLING = sa.Table(
    "table_calling",
    metadata,
    of_table(),
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("wanted", sa.Boolean, nullable=False),
)

HOLIDAY = sa.Table(
    "holiday",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("calendar_day", sa.String(10), primary_key=True),
    sa.Column("starts", sa.Double, nullable=False),
    sa.Column("ends", sa.Double, nullable=False),
)

# A call that is being made, or was: its key makes it one, whichever process is first.
CALLED = sa.Table(
    "called",
    metadata,
    of_table(),
    sa.Column("reason", sa.String(8), primary_key=True),
    sa.Column("turn", sa.Double, primary_key=True),
    sa.Column("target", sa.String(64), primary_key=True),
    sa.Column("browser", sa.String(64), nullable=False),
    sa.Column("due", sa.Double, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False),
)


@dataclass(frozen=True)
class Channel:
    """Where a browser's owner is called."""

    browser: str
    kind: ChannelKind
    id: str
    """By which links in a mail name it."""
    target: str
    """A hash of the recipient: two devices with one address are called once."""
    recipient: str
    """The endpoint of a push service, or an e-mail address."""
    public_key: str
    auth: str
    """With the public key, what a push message is encrypted for; both empty for mail."""
    origin: str
    """Where links in a mail lead to."""
    made: float
    confirmed: bool


@dataclass(frozen=True)
class CallWishes:
    """When a browser's owner wants to be called, and how."""

    lang: str = "en"
    time_zone: str = "UTC"
    slow: bool = True
    live: bool = False
    """Games of days, and of an evening."""
    quiet_from: int = 0
    quiet_until: int = 0
    """Minutes of the day, in local time; none where they are the same."""


@dataclass(frozen=True)
class StoredHoliday:
    """A day on which no deadline of a slow game runs out: in Unix time as it was where it was entered."""

    calendar_day: str
    starts: float
    ends: float


@dataclass(frozen=True)
class Callee:
    """Somebody who may have to be called, by one channel to one table."""

    channel: Channel
    wishes: CallWishes
    wanted: bool | None
    """What was wished for this very table, if anything."""
    free_day: bool
    """It is a holiday of theirs."""
    table_id: str
    game: str
    seats: list[dict[str, Any]]
    seat: int
    held: int
    """How many seats of the table are theirs."""
    seen: float
    """When the seat's owner was last there, by whichever device."""
    status: StoredStatus
    resigned: int
    player: int
    clock: dict[str, Any]
    since: float
    deadline: float | None
    updated: str
    rematch: str
    places: list[int]
    told: frozenset[CallReason]
