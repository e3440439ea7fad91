"""What an analysis finds, as plain structs: for the wire, for files and for programs.

Seats count from 0 and lists by seat have an entry for each. Leads are own points minus those of the best
opponent; alone, the points. A chance to win is from 0 to 1, and None alone.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from tablestead.engine.choice import Choice, Fact

FORMAT: Final = 1
"""Grows when an older program could misread a report."""

Mark = Literal["", "slip", "mistake", "blunder"]
Depth = Literal["quick", "normal", "deep"]
DEPTHS: Final = get_args(Depth)


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its standard error; 95 of 100 intervals `mean` ± 1.96 `error` hold the truth."""

    mean: float
    error: float = 0.0
    n: int = 0
    """Futures played out for it; 0: reckoned exactly over the dice, from the judge's value at the turn's
    end."""


class Outlook(msgspec.Struct, frozen=True):
    """What one seat may expect at the end of the game."""

    points: Estimate
    lead: Estimate
    win: Estimate | None = None


class Line(msgspec.Struct, frozen=True):
    """One way to play a decision, described for people, with what comes of it for the seat that decides."""

    actions: list[int]
    text: str
    """In notation: what `State.play` takes."""
    choices: list[Choice]
    """The same, step by step."""
    outlook: Outlook
    """Over everything that the seat could not know."""
    open: Outlook | None = None
    """The same with all screens open; None in a game that hides nothing, or where the viewer may not know."""
    facts: list[Fact] = []
    """What speaks for it or against it: messages `<game>-fact-<key>`."""
    played: bool = False


class Decision(msgspec.Struct, frozen=True, tag="decision"):
    """All that a seat did between two events of chance or turns of others."""

    at: int
    """How many actions of the record come before it."""
    count: int
    """How many belong to it."""
    seat: int
    step: str
    """What was to be decided first: `State.step_id`."""
    lines: list[Line]
    """The best first; the played one is among them."""
    difference: Estimate
    """Expected lead after the best line minus after the played one, on the same dice and deals."""
    win_difference: Estimate | None
    """Likewise the chance to win."""
    loss: float
    """Points lost: the difference without what its error may explain; 0 where the played line is the best."""
    win_loss: float
    """Likewise of the chance to win, from 0 to 1."""
    effects: list[float]
    """What the decision did to the expected lead of every seat; to its own, minus the loss."""
    mark: Mark
    screens: list[float] = []
    """By seat: luck in what others held, unknown to the seat (hidden games); empty for none."""
    reasons: list[Fact] = []
    """Why the best line is better: messages `<game>-reason-<key>`; none where there is no clear one."""


class Chance(msgspec.Struct, frozen=True, tag="chance"):
    """One event of chance, or several in a row."""

    at: int
    count: int
    luck: list[float]
    """By seat: the change of the expected lead."""
    exact: bool
    """Reckoned over all outcomes, not sampled."""


Step = Decision | Chance


class Point(msgspec.Struct, frozen=True):
    """A point of the curve: what every seat may expect here, if all go on as the judge would."""

    at: int
    outlooks: list[Outlook]


class Turn(msgspec.Struct, frozen=True):
    """A turn: its steps, and what they come to. `seat` is -1 where chance alone acts, as in a deal."""

    number: int
    """From 0, in the order of the game."""
    round: int
    """As `State.round`: a season in Keyflower."""
    seat: int
    at: int
    count: int
    steps: list[Step]
    before: Point
    after: Point
    loss: float
    """Points lost by the seat that had the turn."""
    win_loss: float
    luck: list[float]
    """By seat: of chance and of screens."""
    mark: Mark
    """The worst of its decisions."""
    others: list[float]
    """By seat: what decisions did to the expected leads that were not its own."""


class Phase(msgspec.Struct, frozen=True):
    """A part of the game, such as a third of the rounds or a season."""

    first_round: int
    last_round: int
    decisions: int
    loss: float
    """All of it; the mean is `loss / decisions`."""
    luck: float


class Player(msgspec.Struct, frozen=True):
    """The three answers for a seat: `start + others - loss + luck == result`, to rounding."""

    name: str
    """Empty where the record has no names."""
    start: float
    """Expected lead at the beginning."""
    loss: float
    """All points lost by own decisions."""
    others: float
    """What the decisions of others brought this seat, against their best lines."""
    luck: float
    result: float
    """Lead at the end; of a game that stopped half-way, the expected one where it stopped."""
    decisions: int
    """With a choice."""
    mean_loss: float
    """Points lost per decision, while the game could still be won and lost."""
    grade: str
    """The level whose mean loss is nearest below: an id of `ts.level_names`; empty without such decisions."""
    marks: dict[str, int]
    """How many slips, mistakes and blunders."""
    phases: list[Phase]
    without_luck: float
    """The lead that the decisions alone lead to: `start + others - loss`."""
    without_luck_win: float | None
    """The same as a chance to win."""
    turning: int
    """The number of the turn in which the chance to win changed most for good; -1 for none."""


class Report(msgspec.Struct, frozen=True):
    """All that was found out. While the analysis runs, it holds the turns from `analysed_from` on."""

    format: int
    judge: str
    """Name and version of the judge: reports of another one are not compared."""
    game: str
    depth: Depth
    seed: int
    viewer: int | None
    """The only seat whose decisions are judged, by what it may know; None: all, for a game that is over."""
    finished: bool
    """The game was played to its end."""
    actions: int
    """Of the record."""
    turns_in_all: int
    analysed_from: int
    """The number of the first turn that is done; `turns_in_all` at the beginning, 0 at the end."""
    scores: list[int] | None
    """At the end of a finished game."""
    players: list[Player]
    turns: list[Turn]
    """In the order of the game; a turn without a decision and without luck is there too."""
