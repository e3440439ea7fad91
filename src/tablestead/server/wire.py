"""The messages of the live protocol (docs/protocol.md). The page's TypeScript types are made from these."""

from __future__ import annotations

import msgspec

from tablestead.engine.choice import Arg, Choice, Event
from tablestead.games.ages.view.structs import AgesView
from tablestead.games.keyflower.view.structs import KeyflowerView
from tablestead.games.milestones.view.structs import MilestonesView

View = AgesView | MilestonesView | KeyflowerView
"""Of any game; its field `game` tells of which."""


# From the page


class Hello(msgspec.Struct, tag="hello"):
    """First message. Answered by `view`."""

    last_seq: int = -1


class Act(msgspec.Struct, tag="act"):
    """A line, all or nothing: as actions, or as `text` in notation. `seq` is the position it is for."""

    id: str
    seq: int
    actions: list[int] = []
    text: str = ""


class Undo(msgspec.Struct, tag="undo"):
    """Take back the last `n` actions; `n` as offered by `Undoable`."""

    id: str
    seq: int
    n: int


class AskHint(msgspec.Struct, tag="hint"):
    id: str


class Look(msgspec.Struct, tag="look"):
    """See through the eyes of a seat this browser holds, or of nobody; when the game is over, of any seat."""

    seat: int | None


class At(msgspec.Struct, tag="at"):
    """An earlier position: the view after the first `seq` counted actions of the game. Answered by `past`."""

    id: str
    seq: int


class Ping(msgspec.Struct, tag="ping"):
    pass


Incoming = Hello | Act | Undo | AskHint | Look | At | Ping


# To the page


class SeatInfo(msgspec.Struct):
    name: str
    bot: str
    """Empty for a person, else the bot's name."""
    mine: bool
    """This browser holds the seat."""


class Undoable(msgspec.Struct):
    """How many actions one undo takes back; 0 with the message key that says why not."""

    n: int
    why: str = ""


class Line(msgspec.Struct):
    """One entry of the log: who acted (-1 chance), what happened, in which round and whose turn."""

    seat: int
    active: int
    round: int
    events: list[Event]


class TableInfo(msgspec.Struct):
    id: str
    game: str
    options: dict[str, int | str | bool]
    seats: list[SeatInfo]
    real: bool
    """Nothing is drawn here: people draw at a table of their own, and type it in."""
    hidden: bool
    """There are pieces that some seats may not see: people at one screen take turns looking."""
    status: str
    """running, finished, abandoned, broken (its record no longer fits the rules)."""


class ViewMessage(msgspec.Struct, tag="view"):
    """The whole position, after `hello`, `look` and whenever the page must start afresh."""

    seq: int
    table: TableInfo
    view: View
    choices: list[Choice]
    undo: Undoable
    log: list[Line]
    actions: int
    """How many actions count so far: the range of `at`."""


class Ev(msgspec.Struct, tag="ev"):
    """An accepted line with all chance that followed, as this viewer may know it."""

    seq: int
    lines: list[Line]
    """New entries of the log."""
    taken_back: int
    """How many entries of the log an undo removed, before `lines`."""
    view: View
    choices: list[Choice]
    undo: Undoable
    actions: int
    status: str


class Ack(msgspec.Struct, tag="ack"):
    id: str


class Nack(msgspec.Struct, tag="nack"):
    """Refused; nothing changed. `rule` may be empty (a malformed line, an old position)."""

    id: str
    rule: str
    key: str
    args: dict[str, Arg]


class Hint(msgspec.Struct, tag="hint"):
    """The bot's line from here, and the points it expects at the end, and its lead over the best opponent."""

    id: str
    choices: list[Choice]
    expects: float | None
    margin: float | None


class Past(msgspec.Struct, tag="past"):
    id: str
    seq: int
    view: View
    lines: list[Line]
    """What led here from the position before."""
    told: int
    """How many entries of the log belong to the game up to here."""


class Note(msgspec.Struct, tag="note"):
    """Takes no seq: `thinking` (a bot is at work, `seat`), `presence`, later chat and clocks."""

    kind: str
    seat: int = -1


class Pong(msgspec.Struct, tag="pong"):
    pass


Outgoing = ViewMessage | Ev | Ack | Nack | Hint | Past | Note | Pong


# HTTP


class SeatSetup(msgspec.Struct):
    name: str
    bot: str = ""


class NewTable(msgspec.Struct):
    game: str
    seats: list[SeatSetup]
    options: dict[str, int | str | bool] = {}
    """What is left to chance is "random"."""
    real: bool = False


class ImportRecord(msgspec.Struct):
    text: str


class TableRow(msgspec.Struct):
    """A table in the list of games to continue."""

    id: str
    game: str
    seats: list[SeatSetup]
    status: str
    round: int
    player: int
    """Whose decision; -2 when over."""
    updated: str
    """ISO 8601, UTC."""


class OptionInfo(msgspec.Struct):
    name: str
    kind: str
    """choice, range, flag or board (a choice, or the text of a file)."""
    values: list[int | str | bool]
    default: int | str | bool


class GameInfo(msgspec.Struct):
    id: str
    min_players: int
    max_players: int
    options: list[OptionInfo]
    bots: list[str]
    """From weakest to strongest."""
    hidden: bool
    """There are pieces that some seats may not see, so it is not played with real components."""


class Created(msgspec.Struct):
    id: str


class Fault(msgspec.Struct):
    """One thing that is wrong, by its message."""

    key: str
    args: dict[str, Arg]
    rule: str = ""


class Problem(Fault):
    """Every HTTP error."""

    faults: list[Fault] = []
    """Where several things are wrong at once, each of them."""


class Review(msgspec.Struct):
    """The finished game in figures, for the end screen."""

    rounds: list[list[int]]
    """Scores of every seat at the start of the first round and after each round."""
    jumps: list[Jump]
    dice: list[DiceStats]
    """Empty in a game without dice."""
    places: list[int]
    """Place of every seat, shared places alike."""
    turns: list[int]
    """The `at` position at the start of each turn, for stepping turn by turn."""


class Jump(msgspec.Struct):
    """A gain worth naming in the chart: the terms (ids) that brought the most points in that round."""

    seat: int
    round: int
    points: int
    names: list[str]


class DiceStats(msgspec.Struct):
    """How often a seat rolled each face, and how often chance would give each."""

    seat: int
    faces: list[int]
    expected: float
