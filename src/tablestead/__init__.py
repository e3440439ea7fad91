"""Tablestead: three board games as a library.

A position is `ts.game("ages").start(players=2)`; the README has a whole game in a few lines.
"""

from __future__ import annotations

from collections.abc import Mapping

from tablestead import research as research
from tablestead.analysis import Analysis, analyse
from tablestead.bots import Advice, Bot, bot, bot_names, bot_ratings, level_names
from tablestead.engine import errors as _errors
from tablestead.engine import record as _record
from tablestead.engine.choice import Choice, Concern, Event, Fact
from tablestead.engine.dealer import Dealer
from tablestead.engine.errors import (
    IllegalAction,
    NotationError,
    OptionError,
    RecordError,
    RuleViolation,
    TablesteadError,
)
from tablestead.engine.game import CHANCE, OVER, Game, Option, State, playout
from tablestead.engine.record import Record
from tablestead.engine.rng import Rng
from tablestead.engine.view import Presenter, View
from tablestead.games import game, game_ids
from tablestead.research import batch

__version__ = "0.1.0"


def _in_english(key: str, args: Mapping[str, object]) -> str:
    from tablestead.words import sentence  # the catalogue is read when the first error is printed

    return sentence(key, args)


_errors.say_with(_in_english)


def parse_record(text: str) -> Record:
    """Read a record and play every line of it; a RecordError names the line that is wrong."""
    return _record.parse_record(text, game)


def replay(text: str) -> State:
    """The position a record leads to."""
    return _record.replay(text, game)


__all__ = [
    "CHANCE",
    "OVER",
    "Advice",
    "Analysis",
    "Bot",
    "Choice",
    "Concern",
    "Dealer",
    "Event",
    "Fact",
    "Game",
    "IllegalAction",
    "NotationError",
    "Option",
    "OptionError",
    "Presenter",
    "Record",
    "RecordError",
    "Rng",
    "RuleViolation",
    "State",
    "TablesteadError",
    "View",
    "analyse",
    "batch",
    "bot",
    "bot_names",
    "bot_ratings",
    "game",
    "game_ids",
    "level_names",
    "parse_record",
    "playout",
    "replay",
]
