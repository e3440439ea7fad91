"""What is asked and answered over HTTP (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tablestead.engine.choice import Arg
from tablestead.server.wire.table import Clock, Vacancy


class SeatSetup(msgspec.Struct):
    name: str
    """May be empty where `vacant` is set."""
    bot: str = ""
    vacant: Vacancy = ""
    """Empty: a bot's or one's own."""


class NewTable(msgspec.Struct):
    game: str
    seats: list[SeatSetup]
    options: dict[str, int | str | bool] = {}
    """What is left to chance is "random"."""
    real_draws: bool = False
    clock: Clock = msgspec.field(default_factory=Clock)
    watch: bool = True
    hints: bool | None = None
    """None: where nobody else is expected."""


class ImportRecord(msgspec.Struct):
    text: str


class Join(msgspec.Struct):
    """Take a vacant seat. `invite` is what the link carried; empty in the lobby."""

    seat: int
    name: str
    invite: str = ""


class OptionInfo(msgspec.Struct):
    name: str
    kind: str
    """choice, range, flag or board (a choice, or the text of a file)."""
    values: list[int | str | bool]
    default: int | str | bool


class Catalogue(msgspec.Struct):
    """Words of a game, by file: Fluent texts and rule help."""

    texts: dict[str, str]
    rules: dict[str, str]


class GameInfo(msgspec.Struct):
    id: str
    min_players: int
    max_players: int
    options: list[OptionInfo]
    bots: list[str]
    """The levels, from weakest to strongest; of a game without any, all its bots."""
    ratings: dict[str, int]
    """Their Elo with two players, as far as it was measured."""
    hidden: bool
    """There are pieces that some seats may not see, so it is not played with real components."""
    achievements: list[str]
    """What can be reached in it, by id."""


class TaskInfo(msgspec.Struct):
    id: str
    rules: list[str]
    """What its words speak of."""
    show: list[str]
    """The parts of the board that it is about; all where none is named."""


class LessonInfo(msgspec.Struct):
    """A lesson has tasks, or is a game against bots."""

    game: str
    id: str
    minutes: int
    tasks: list[TaskInfo]
    bots: list[str] = []
    options: dict[str, int | str | bool] = {}


class Site(msgspec.Struct):
    docs: bool
    """The documentation is at /docs."""


class Created(msgspec.Struct):
    id: str


class Rematch(msgspec.Struct):
    id: str
    """The new table; empty while somebody has not accepted."""


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
    steps: list[int]
    """The `at` positions worth stopping at: what a decision made chance draw is seen with it, in one step."""
    told: list[int] = []
    """How many entries of the log belong to the game up to each of `steps`."""


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


class Par(msgspec.Struct, frozen=True):
    """What a good player reaches alone, with these options."""

    points: int
    options: dict[str, int | str | bool]


class Judgement(msgspec.Struct):
    """What the analysis of a game came to for a seat."""

    loss: float
    """Points lost in a decision, on the average."""
    luck: float
    """In points."""
    mistakes: int
    """Decisions that are marked: slips, mistakes and blunders."""


class Result(msgspec.Struct):
    """How a game of this browser ended. Names of people are not kept."""

    table_id: str
    """The table may be gone."""
    game: str
    options: dict[str, int | str | bool]
    bots: list[str]
    """By seat; empty for a person."""
    mine: list[int]
    """The seats of this browser."""
    status: Literal["finished", "resigned"]
    resigned: int
    """The seat that gave up, when the game ended so; else -1."""
    scores: list[int]
    places: list[int]
    """Both by seat, and empty unless it was played to its end."""
    rounds: int
    turns: int
    minutes: int
    """From the opening of the table; this and `turns` are 0 where an older version stored the game."""
    ended: str
    """ISO 8601, UTC."""
    achievements: list[str]
    """Those that this game reached, where the browser held one seat."""
    par: Par | None = None
    analysis: Judgement | None = None
    """Of one's own seat, where the browser held one and the game was analysed."""


class Progress(msgspec.Struct):
    """How far a lesson got: the task that is next, and whether all of it was ever done."""

    task: Annotated[int, msgspec.Meta(ge=0, le=999)]
    done: bool


class LessonProgress(msgspec.Struct):
    game: str
    lesson: str
    task: int
    done: bool


class Memory(msgspec.Struct):
    """What this browser's games and lessons came to."""

    results: list[Result]
    """The latest first."""
    lessons: list[LessonProgress]
