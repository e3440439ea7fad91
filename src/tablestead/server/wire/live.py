"""The messages of the live protocol (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tablestead.engine.choice import Arg, Choice, Concern, Event, Fact
from tablestead.games.ages.view.structs import AgesView
from tablestead.games.keyflower.view.structs import KeyflowerView
from tablestead.games.milestones.view.structs import MilestonesView
from tablestead.server.wire.table import Clock, SeatInfo, Status, TableRow

View = AgesView | MilestonesView | KeyflowerView
"""Of any game; its field `game` tells of which."""

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f]*$")]
"""Chosen by who sends it. Of control characters one database takes some, the other not."""
NoteKind = Literal["thinking", "presence", "chat", "restart", "analysis"]
CommandName = Literal[
    "free",
    "fill",
    "watch",
    "unwatch",
    "hints",
    "no-hints",
    "stand-in",
    "return",
    "resign",
    "abort",
    "agree",
    "disagree",
    "decline",
]

NoticeKind = Literal[
    "",
    "joined",
    "left",
    "freed",
    "lapsed",
    "filled",
    "renamed",
    "options",
    "clock",
    "watch",
    "unwatch",
    "hints",
    "no-hints",
    "stand-in",
    "return",
    "grace",
    "replaced",
    "device",
    "host",
    "aborted",
    "holidays",
]
"""What everyone is told about a table, by the one whom it concerns, if anybody: `seat`, and the `name` it had
then. `lapsed`: the owner of a seat stayed away while the table waited. `renamed`: to `text`. `stand-in`: by
the wish of `text`, or their own. `grace`: time for who is back with none left. `replaced`: a bot has the seat
for good. `device`: one more holds the seat. `host`: one more has the rights of the host. `holidays`: theirs
have changed."""


# From the page


class Hello(msgspec.Struct, tag="hello"):
    """First message, and again after a gap. Answered by `view`, or by `table` where there is none to see."""

    last_seq: int = -1


class Act(msgspec.Struct, tag="act"):
    """A line, all or nothing: as actions, or as `text` in notation. `seq` is the position it is for."""

    id: Id
    seq: int
    actions: list[int] = []
    text: str = ""


class Undo(msgspec.Struct, tag="undo"):
    """Take back the last `n` actions; `n` as offered by `Undoable`."""

    id: Id
    seq: int
    n: int


class AskHint(msgspec.Struct, tag="hint"):
    id: Id


class Why(msgspec.Struct, tag="why"):
    """Why a line of notation is not possible now: the `nack` it would get, or `ack` where it is possible.

    Nothing is played, and only the decision of a seat this browser holds is tried.
    """

    id: Id
    text: str


class Look(msgspec.Struct, tag="look"):
    """Take the perspective of a seat this browser holds or a spectator's; when the game is over, any."""

    seat: int | None


class At(msgspec.Struct, tag="at"):
    """An earlier position: the view after the first `seq` counted actions of the game. Answered by `past`."""

    id: Id
    seq: int


class Command(msgspec.Struct, tag="command"):
    """What people do about the table, not in the game.

    The host's: `watch` and `unwatch` (spectators may come, or not); before the game begins `free` (a person's
    seat), `fill` (a vacant seat with `bot`), `hints` and `no-hints` (for everybody);
    a player's: `stand-in` (a bot plays the seat for now: one's own, or one that keeps the others waiting),
    `return`, `resign`, `abort` (in the first turns), `agree` and `disagree` (to end the game; `seat` is one's
    own), `decline` (a rematch).
    """

    id: Id
    command: CommandName
    seat: int = -1
    bot: str = ""


class Say(msgspec.Struct, tag="say"):
    """A chat message by a seat this browser holds."""

    id: Id
    seat: int
    text: str


class React(msgspec.Struct, tag="react"):
    """Put an emoji of `REACTIONS` on a chat message, or take it off."""

    id: Id
    seat: int
    n: int
    emoji: str
    on: bool = True


class Report(msgspec.Struct, tag="report"):
    """Keep a chat message for the host of the server to read."""

    id: str
    n: int


class Ping(msgspec.Struct, tag="ping"):
    pass


class Learn(msgspec.Struct, tag="learn"):
    """In a lesson: begin a task. The one after a task that is done goes on from where that has ended."""

    id: Id
    task: int


Incoming = Hello | Act | Undo | AskHint | Why | Look | At | Command | Say | React | Report | Ping | Learn

REACTIONS = ("👍", "❤️", "😂", "😮", "😢", "👏")


# To the page


class Undoable(msgspec.Struct):
    """How many actions one undo takes back; 0 with the message key that says why not."""

    n: int
    why: str = ""


class LogEntry(msgspec.Struct):
    """One entry of the log: who acted (-1 chance), what came of it, in which round and whose turn."""

    seat: int
    active: int
    round: int
    events: list[Event]


class ClockState(msgspec.Struct):
    """Where the clocks stand. The page counts down by itself, from `deadline` and its own offset to `now`."""

    left: list[float]
    """Seconds every seat had left when the decision began; of no meaning for a clock per move."""
    seat: int
    """Whose clock runs, or -1."""
    deadline: float
    """When it runs out: Unix time in seconds."""
    now: float
    """The server's time when this was sent."""


class TableInfo(msgspec.Struct):
    id: str
    game: str
    options: dict[str, int | str | bool]
    seats: list[SeatInfo]
    real_draws: bool
    """Nothing is drawn here: people draw at a table of their own, and type it in."""
    hidden: bool
    """There are pieces that some seats may not see: people at one screen take turns looking."""
    status: Status
    resigned: int
    """The seat that gave up, when the game ended so; else -1."""
    clock: Clock
    host: bool
    """This browser opened the table."""
    invite: str
    """What the invite link carries, for the host; empty for others and when there is no seat to give."""
    watch: bool
    """Who holds no seat may look on."""
    watching: int
    """How many do."""
    hints: bool
    """A bot may be asked for advice."""
    patience: float | None
    """After so many seconds away, who is to decide may be stood in for; None where only the clock counts."""
    rematch: str
    """The table where these players go on, once all have accepted."""
    opening: bool = False
    """Somebody has not completed a turn yet, so any player may `abort`."""


class TableMessage(msgspec.Struct, tag="table"):
    """The table changed, not the position; and all there is for who may only stand at the door."""

    table: TableInfo


class ViewMessage(msgspec.Struct, tag="view"):
    """The whole position, after `hello`, `look` and whenever the page must start afresh."""

    seq: int
    table: TableInfo
    view: View
    choices: list[Choice]
    undo: Undoable
    log: list[LogEntry]
    actions: int
    """How many actions count so far: the range of `at`."""
    clock: ClockState | None
    chat: list[ChatMessage]
    coach: list[Concern]
    """As in `ev`."""


class Ev(msgspec.Struct, tag="ev"):
    """An accepted line with all chance that followed, as this viewer may know it."""

    seq: int
    entries: list[LogEntry]
    """New entries of the log."""
    taken_back: int
    """How many entries of the log an undo removed, before `entries`."""
    steps: list[View]
    """The position right after each of `entries`, where more than one action led to `view`; else none."""
    view: View
    choices: list[Choice]
    undo: Undoable
    actions: int
    status: Status
    resigned: int
    clock: ClockState | None
    coach: list[Concern]
    """What this viewer might overlook in its decision, the weightiest first; nothing where others play."""
    opening: bool = False
    """As in `table`."""


class ChatMessage(msgspec.Struct):
    """What somebody said; or, where it has a `notice`, what everyone is told about the table."""

    n: int
    seat: int
    name: str
    text: str
    said: str
    """ISO 8601, UTC."""
    reactions: dict[str, list[int]]
    """Seats by emoji."""
    notice: NoticeKind = ""


class Ack(msgspec.Struct, tag="ack"):
    id: str


class Nack(msgspec.Struct, tag="nack"):
    """RequestRejected; nothing changed. `rule` may be empty (a malformed line, an old position)."""

    id: str
    rule: str
    key: str
    args: dict[str, Arg]


class Candidate(msgspec.Struct):
    """A line that one `act` can play: points and lead at the end and the chance to win, as far as the bot
    reckons with them, and what speaks for it or against it, the weightiest first."""

    choices: list[Choice]
    expects: float | None
    margin: float | None
    win: float | None
    facts: list[Fact]


class Hint(msgspec.Struct, tag="hint"):
    """What the strongest bot compares, the best first."""

    id: str
    candidates: list[Candidate]


class Past(msgspec.Struct, tag="past"):
    id: str
    seq: int
    view: View
    entries: list[LogEntry]
    """What led here from the decision before: an action, and what was drawn after it."""
    told: int
    """How many entries of the log belong to the game up to here."""


class Note(msgspec.Struct, tag="note"):
    """Takes no seq. `thinking`: a bot is at work for `seat`. `presence`: the owners of the seats `online` are
    there, and so many are `watching`. `chat`: new or changed messages. `restart`: the server ends; the page
    comes back by itself. `analysis`: there is more of it, over HTTP."""

    kind: NoteKind
    seat: int = -1
    online: list[int] = []
    chat: list[ChatMessage] = []
    watching: int = 0


class Pong(msgspec.Struct, tag="pong"):
    pass


class LobbyRows(msgspec.Struct, tag="lobby"):
    """On the lobby's own socket: rows that are new or have changed, and the ids of those that are gone."""

    now: float
    """The server's time when this was sent."""
    rows: list[TableRow]
    gone: list[str] = []
    whole: bool = False
    """These are all there are."""


class LessonMessage(msgspec.Struct, tag="lesson"):
    """Where a lesson stands: after every `view` and `ev` of its table."""

    task: int
    done: bool
    stuck: bool
    """It can no longer be done from here: one has to go back."""
    line: list[Choice]
    """What is still to be done, as the lesson itself would: to point at, and to show."""
    others: list[list[Choice]]
    """Other lines that count as well: one that is ready is not pointed away from."""


class ExerciseMessage(msgspec.Struct, tag="exercise"):
    """What was tried of a decision: after every `view` of its table."""

    over: bool
    """The decision is made: what comes after it is not played."""
    same: int
    """The line of the analysis that leads to the same position, by its place; -1 where none does."""
    tried: list[Choice]


Outgoing = (
    Ack | Nack | Hint | Past | Pong | TableMessage | ViewMessage | Ev | Note
    | LobbyRows | LessonMessage | ExerciseMessage
)  # fmt: skip
