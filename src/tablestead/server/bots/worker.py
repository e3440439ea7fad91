"""A process that thinks for bots and about games that are over: it is sent views and records, and sends back
actions and judgements, never states.

It imports little of the server, since it starts anew whenever a search has to be broken off.
"""

from __future__ import annotations

import contextlib
import traceback
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

import tablestead as ts
from tablestead.analysis.report import Decision, Depth, Turn
from tablestead.bots import check_name
from tablestead.engine.choice import Fact
from tablestead.engine.errors import OptionError
from tablestead.engine.game import Value
from tablestead.engine.view import View

if TYPE_CHECKING:
    from tablestead.analysis import Analysis

SEEDED_SIMULATIONS = 20
"""Under test, so many instead of as many as time allows: few enough for plain Python on a busy machine."""


class Question(msgspec.Struct, frozen=True, tag=True):
    """What a bot is asked. `table` keeps the bots of different tables apart."""

    table: str
    game: str
    options: dict[str, Value]
    seat: int
    bot: str
    budget: float
    """Seconds."""
    view: msgspec.Raw
    """Encoded; only its game knows what is in it."""
    advice: bool = False
    seed: int | None = None
    """Of a server under test: the bot draws from it, and thinks a number of times instead of by the clock."""


class Study(msgspec.Struct, frozen=True, tag=True):
    """A turn of a game that is over, to be judged."""

    table: str
    record: str
    depth: Depth
    seed: int
    after: str
    """The turn after it, which was judged before: JSON, as all turns are; empty for the last one."""
    budget: float
    """Seconds it is expected to take."""


class Trial(msgspec.Struct, frozen=True, tag=True):
    """A line that the analysis of a game did not compare, to be judged beside those of its decision."""

    table: str
    record: str
    depth: Depth
    seed: int
    decision: str
    """JSON."""
    actions: list[int]
    budget: float
    """Seconds it is expected to take."""


class Judged(msgspec.Struct, frozen=True, tag=True):
    found: bytes
    """A turn or a line, as JSON."""


def encoded(view: View) -> msgspec.Raw:
    """A view as a question takes it."""
    return msgspec.Raw(msgspec.msgpack.encode(view))


class Line(msgspec.Struct, frozen=True):
    """What a bot would play; asked for advice, with what it expects of it and what speaks for it."""

    actions: list[int]
    expects: float | None = None
    margin: float | None = None
    win: float | None = None
    facts: list[Fact] = []


class Answer(msgspec.Struct, frozen=True, tag=True):
    lines: list[Line]
    """The best first; one where no advice was asked for."""


class Failure(msgspec.Struct, frozen=True, tag=True):
    """What the bot raised."""

    text: str


def work(message: bytes) -> bytes:
    question = msgspec.msgpack.decode(message, type=Question | Study | Trial)
    return msgspec.msgpack.encode(reply_to(question))


def reply_to(question: Question | Study | Trial) -> Answer | Judged | Failure:
    try:
        match question:
            case Study():
                return judged(question)
            case Trial():
                return tried(question)
            case Question():
                return answer(question)
    except Exception:  # whatever a bot raises must not stop the table
        return Failure(traceback.format_exc())


def answer(question: Question) -> Answer:
    options = msgspec.json.encode(question.options, order="sorted")
    about = (question.table, question.game, options, question.seat, question.bot, question.budget)
    bot = _bot(*about, question.seed)
    view = msgspec.msgpack.decode(question.view, type=bot.game.presenter().view_type)
    if question.advice:
        return Answer([_line(bot.game, view, one) for one in bot.rank(view)])
    return Answer([Line(list(bot.choose(view)))])


def _line(game: ts.Game, view: View, advice: ts.Advice) -> Line:
    """Its facts are made here, where nothing is known but the view of the seat that asks."""
    actions = list(advice.actions)
    return Line(actions, advice.expects, advice.margin, advice.win, game.facts(view, actions))


@lru_cache(maxsize=64)
def _bot(
    table: str, game: str, options: bytes, seat: int, bot: str, budget: float, seed: int | None
) -> ts.Bot:
    """A bot may keep what it learned between the calls of one game; with a seed it is a new one each time."""
    if seed is not None:
        with contextlib.suppress(OptionError):  # it does not search
            bot = "{}:{}".format(*check_name(f"{bot}:{SEEDED_SIMULATIONS}", game))
    return ts.bot(bot, ts.game(game), msgspec.json.decode(options), seat, budget, seed)


def judged(study: Study) -> Judged:
    analysis = _analysis(study.record, study.depth, study.seed)
    analysis.take_up([msgspec.json.decode(study.after, type=Turn)] if study.after else [])
    return Judged(msgspec.json.encode(next(iter(analysis))))


def tried(trial: Trial) -> Judged:
    from tablestead.analysis.trying import try_line

    decision = msgspec.json.decode(trial.decision, type=Decision)
    line = try_line(ts.parse_record(trial.record), decision, trial.actions, trial.depth, trial.seed)
    return Judged(msgspec.json.encode(line))


@lru_cache(maxsize=4)
def _analysis(record: str, depth: Depth, seed: int) -> Analysis:
    """Turn after turn is asked of the same game."""
    from tablestead.analysis import Analysis  # a worker that only plays bots needs none of it

    return Analysis(ts.parse_record(record), depth, seed)
