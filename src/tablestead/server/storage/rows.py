"""What a database holds, as tables and as rows."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, Literal

import sqlalchemy as sa

from tablestead.engine.game import Value

StoredStatus = Literal["waiting", "running", "finished", "resigned", "abandoned"]
EventKind = Literal["act", "undo", "end"]

metadata = sa.MetaData()

TABLE = sa.Table(
    "game_table",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("real_draws", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("resigned", sa.Integer, nullable=False),
    # Round, player, scores and places are kept for the lists, which do not replay every table.
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("player", sa.Integer, nullable=False),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("updated", sa.String(32), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("row_version", sa.Integer, nullable=False),
    sa.Column("invite", sa.String(64), nullable=False),
    sa.Column("watch", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("clock", sa.JSON, nullable=False),
    sa.Column("time_left", sa.JSON, nullable=False),
    sa.Column("since", sa.Double, nullable=False),
    sa.Column("deadline", sa.Double),
    sa.Column("agreed", sa.JSON, nullable=False),
    sa.Column("rematch", sa.String(32), nullable=False),
    sa.Column("bot_turn", sa.Boolean, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("lease", sa.String(32), nullable=False),
    sa.Column("lease_until", sa.Double, nullable=False),
    sa.Column("scores", sa.JSON, nullable=False),
    sa.Column("places", sa.JSON, nullable=False),
)


def of_table() -> sa.Column[str]:
    """What goes with its table."""
    return sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    )


EVENT = sa.Table(
    "event",
    metadata,
    of_table(),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("payload", sa.JSON, nullable=False),
)

HOLDER = sa.Table(
    "holder",
    metadata,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Column("generation", sa.Integer, nullable=False),
)

LINK = sa.Table(
    "link",
    metadata,
    of_table(),
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("secret_hash", sa.String(64), nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
    sa.Column("host", sa.Boolean, nullable=False),
    sa.Column("claimed", sa.String(64), nullable=False),
)

CHAT = sa.Table(
    "chat",
    metadata,
    of_table(),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("said", sa.String(32), nullable=False),
    sa.Column("reactions", sa.JSON, nullable=False),
    sa.Column("id", sa.String(64), nullable=False),
    sa.Column("author", sa.String(64), nullable=False),
    sa.Column("notice", sa.String(16), nullable=False),
)

# What belongs to a browser, or was reported, outlives the tables, so none of these refers to them.
REPORT = sa.Table(
    "report",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("reported", sa.String(32), nullable=False),
)

DEVICE = sa.Table(
    "device",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("family", sa.String(16), nullable=False),
    sa.Column("linked", sa.String(32), nullable=False),
)

CODE = sa.Table(
    "recovery_code",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("code_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("made", sa.String(32), nullable=False),
)

# What the server keeps for itself.
SETTING = sa.Table(
    "setting",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

RESULT = sa.Table(
    "result",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("bots", sa.JSON, nullable=False),
    sa.Column("mine", sa.JSON, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("resigned", sa.Integer, nullable=False),
    sa.Column("scores", sa.JSON, nullable=False),
    sa.Column("places", sa.JSON, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("turns", sa.Integer, nullable=False),
    sa.Column("minutes", sa.Integer, nullable=False),
    sa.Column("ended", sa.String(32), nullable=False),
    sa.Column("achievements", sa.JSON, nullable=False),
)

LESSON = sa.Table(
    "lesson_progress",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("lesson", sa.String(40), primary_key=True),
    sa.Column("task", sa.Integer, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False),
    sa.Column("updated", sa.String(32), nullable=False),
)

BLOCK = sa.Table(
    "block",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("blocked", sa.String(64), primary_key=True, index=True),
    sa.Column("id", sa.String(32), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("made", sa.String(32), nullable=False),
)

SANCTION = sa.Table(
    "sanction",
    metadata,
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("subject", sa.String(64), primary_key=True),
    sa.Column("made", sa.String(32), nullable=False),
)

AUDIT = sa.Table(
    "audit",
    metadata,
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("made", sa.String(32), nullable=False),
    sa.Column("who", sa.Text, nullable=False),
    sa.Column("what", sa.Text, nullable=False),
)


@dataclass(frozen=True)
class StoredEvent:
    """`act`: `{"id", "lines"}`, as in a record. `undo`: `{"id", "n"}`.
    `end`: `{"id", "status", "resigned"}`."""

    seq: int
    kind: EventKind
    payload: dict[str, Any]


@dataclass(frozen=True)
class StoredTable:
    id: str
    game: str
    options: dict[str, Value]
    rules_version: int
    seats: list[dict[str, Any]]
    """As `Seat` in seats.py; `bot` is empty for people."""
    real_draws: bool
    status: StoredStatus
    resigned: int
    """The seat that gave up, when that was the end; else -1."""
    round: int
    player: int
    created: str
    updated: str
    seq: int = 0
    """Of the last event."""
    row_version: int = 0
    """Counts the changes of this row and its holders that are no events."""
    invite: str = ""
    watch: bool = True
    hints: bool = True
    clock: dict[str, Any] = field(default_factory=lambda: {"kind": "none", "seconds": 0, "increment": 0})
    time_left: list[float] = field(default_factory=list)
    """Seconds every seat had when the running decision began."""
    since: float = 0.0
    """Unix time when the running decision began."""
    deadline: float | None = None
    agreed: list[int] = field(default_factory=list)
    """Seats that would end the game."""
    rematch: str = ""
    bot_turn: bool = False
    """A bot or a stand-in is to decide: some process holds the lease and plays it, unless it rests."""
    listed: bool = False
    """Has a vacant seat for anyone: is in the lobby."""
    lease: str = ""
    lease_until: float = 0.0
    scores: list[int] = field(default_factory=list)
    """Of a game that was played to its end; empty where an older version stored it."""
    places: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Holder:
    """A browser that holds a seat; seat -1: that opened the table."""

    seat: int
    browser: str
    seen: float = 0.0
    """When it was last at the table: Unix time, to the minute."""
    generation: int = 0
    """By how many personal links, one after another, it came to the seat; 0 for who took it."""


@dataclass(frozen=True)
class StoredDevice:
    """Another browser that holds a seat of this one."""

    browser: str
    family: str
    """Such as Firefox; empty where it did not say."""
    linked: str
    """When; empty for one of an older version."""
    seen: float
    """When it was last at a table of both: Unix time, or 0."""
    giver: bool
    """By its link, or one before it, this one came to all they share."""


@dataclass(frozen=True)
class StoredChat:
    n: int
    seat: int
    name: str
    text: str
    said: str
    reactions: dict[str, list[int]]
    """Seats by emoji."""
    id: str = ""
    """Chosen by who said it."""
    notice: str = ""
    """The kind of a notice; empty for what somebody said."""


@dataclass(frozen=True)
class Notice:
    """What everyone at a table is told about it, as a line of the chat: `wire.NoticeKind` says what
    `seat`, `name` and `text` stand for."""

    kind: str
    seat: int = -1
    name: str = ""
    text: str = ""


@dataclass(frozen=True)
class StoredReport:
    """A line of chat, or the name of a seat, as it was when `browser` reported it."""

    table_id: str
    n: int
    """Of the line; a name has -1 - seat, and no text."""
    browser: str
    seat: int
    name: str
    text: str
    reported: str


@dataclass(frozen=True)
class StoredBlock:
    """A person whom a browser has blocked, by the name they had."""

    id: str
    name: str
    made: str


@dataclass(frozen=True)
class Summary:
    """What the row of a table says about its newest position."""

    status: StoredStatus
    round: int
    player: int
    rules_version: int
    time_left: list[float] = field(default_factory=list)
    since: float = 0.0
    deadline: float | None = None
    bot_turn: bool = False
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    listed: bool = False


@dataclass(frozen=True)
class StoredLine:
    """An event as the other processes are told of it: who knows the one before it, and this version of the
    row, need not read what is stored."""

    row_version: int
    event: StoredEvent
    summary: Summary
    lease: str
    lease_until: float


@dataclass(frozen=True)
class StoredResult:
    """How a game ended, for a browser that held a seat; names of people are not kept."""

    browser: str
    table_id: str
    game: str
    options: dict[str, Value]
    """But for those that are a text of their own, as a board is."""
    bots: list[str]
    """By seat; empty for a person."""
    mine: list[int]
    """The seats that this browser held."""
    status: StoredStatus
    """`finished` or `resigned`."""
    resigned: int
    scores: list[int]
    """By seat, as `places`; both empty unless it was played to its end."""
    places: list[int]
    rounds: int
    turns: int
    minutes: int
    """Both 0 where a version before 0007 stored the game."""
    ended: str
    achievements: list[str]


@dataclass(frozen=True)
class StoredLesson:
    """How far a lesson was done."""

    game: str
    lesson: str
    task: int
    done: bool


HOST: Final = -1
"""Who opened the table is kept like the holder of a seat."""
Loaded = tuple[StoredTable, list[StoredEvent], list[Holder]]
UNDER_WAY: Final = ("waiting", "running")
HOLDER_COLUMNS: Final = tuple(column for column in HOLDER.c if column.name != "table_id")
CHAT_COLUMNS: Final = tuple(column for column in CHAT.c if column.name not in ("table_id", "author"))
"""Who said a line is stored, so that it can be erased, and told to nobody."""


def iso(at: float) -> str:
    """Unix time as it is stored: two games that end within a second have an order."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds")
