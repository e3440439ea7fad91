"""Players that see only what a person sees."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from tablestead.bots import levels
from tablestead.bots.ages.greedy import GreedyBot
from tablestead.bots.ages.planner import PlannerBot
from tablestead.bots.keyflower import greedy as keyflower_greedy
from tablestead.bots.keyflower import mcts as keyflower_mcts
from tablestead.bots.milestones import greedy as milestones_greedy
from tablestead.bots.milestones import mcts as milestones_mcts
from tablestead.bots.player import Advice, Bot, RandomBot, rng_for
from tablestead.engine.errors import OptionError
from tablestead.engine.game import Game
from tablestead.engine.plugins import Plugins


@dataclass(frozen=True)
class BotSpec:
    """A kind of player: the game it plays, its name, and how one is made for a seat."""

    game: str
    name: str
    make: Callable[..., Bot]
    """Called with the game, the seat, the seconds for a turn and an Rng."""
    searches: bool = False
    """It takes a number of simulations, as in `mcts:800`; `make` gets that too, 0 where the clock decides."""
    level: bool = False
    """It is one of the levels that people choose from; the others are rungs to measure against."""
    rating: int = 0
    """Elo with two players, if it was measured."""
    offered: bool = True
    """It is listed; else it plays where it is named, as another program's player in the arena."""


def _levels_of(game: str, make: Callable[..., Bot], searches: bool) -> list[BotSpec]:
    """The levels of a game; `make` is told which of them."""
    ratings = levels.RATINGS[game]
    specs = [
        BotSpec(game, name, partial(make, level), searches, True, ratings[level])
        for level, name in enumerate(levels.LEVELS)
    ]
    if searches:  # all but the beginner
        specs[0] = replace(specs[0], make=partial(make, levels.BEGINNER, simulations=0), searches=False)
    return specs


_BOTS: Final = (
    BotSpec("ages", "greedy", GreedyBot),
    BotSpec("ages", "planner", PlannerBot),
    BotSpec("milestones", "greedy", milestones_greedy.GreedyBot),
    BotSpec("milestones", "mcts", milestones_mcts.MctsBot, searches=True),
    BotSpec("keyflower", "greedy", keyflower_greedy.GreedyBot),
    BotSpec("keyflower", "mcts", keyflower_mcts.MctsBot, searches=True),
)
"""From weakest to strongest; `random` plays every game."""

_LEVELS: Final = (
    *_levels_of("ages", levels.ages, searches=False),
    *_levels_of("milestones", levels.milestones, searches=True),
    *_levels_of("keyflower", levels.keyflower, searches=True),
)

_PLUGINS: Final = Plugins("tablestead.bots", BotSpec)
"""An entry point is named after a game, and holds a BotSpec or several."""

DEFAULT_BUDGET: Final = 1.0
MOST_SIMULATIONS: Final = 1_000_000


def _specs(game_id: str) -> list[BotSpec]:
    """The bots that play a game, from weakest to strongest: rungs, levels, those of other packages."""
    added = [spec for spec in _PLUGINS.working(game_id) if isinstance(spec, BotSpec)]
    own = [BotSpec(game_id, "random", RandomBot), *_BOTS, *_LEVELS]
    return [spec for spec in (*own, *added) if spec.game == game_id]


def bot_names(game_id: str) -> list[str]:
    """The names of the bots that play a game: rungs, then levels, each from weakest to strongest."""
    return [spec.name for spec in _specs(game_id) if spec.offered]


def level_names(game_id: str) -> list[str]:
    """What people choose from, weakest to strongest: the levels; all bots of a game that has none."""
    return [spec.name for spec in _specs(game_id) if spec.level] or bot_names(game_id)


def bot_ratings(game_id: str) -> dict[str, int]:
    """The Elo of the levels with two players, as far as it was measured; the beginner has 1000."""
    return {spec.name: spec.rating for spec in _specs(game_id) if spec.rating}


def _spec(name: str, game_id: str) -> BotSpec:
    for spec in _specs(game_id):
        if spec.name == name:
            return spec
    _PLUGINS.refuse_broken(game_id)
    allowed = ", ".join(bot_names(game_id))
    raise OptionError("error-bot-unknown", {"bot": name[:60], "allowed": allowed})


def _read_name(name: str, game_id: str) -> tuple[BotSpec, int]:
    """The bot meant by `mcts:800`, and its simulations a turn, 0 where the clock decides."""
    word, colon, number = name.partition(":")
    spec = _spec(word, game_id)
    if not colon:
        return spec, 0
    if not spec.searches or not re.fullmatch("[1-9][0-9]{0,6}", number) or int(number) > MOST_SIMULATIONS:
        allowed = f"{word}, {word}:1 … {word}:{MOST_SIMULATIONS}" if spec.searches else word
        raise OptionError("error-option-value", {"option": "bot", "value": name[:60], "allowed": allowed})
    return spec, int(number)


def check_name(name: str, game_id: str) -> tuple[str, int]:
    """The bot meant by a name, and its simulations a turn, 0 where the clock decides; or OptionError."""
    spec, simulations = _read_name(name, game_id)
    return spec.name, simulations


def refuse_clock(name: str, game_id: str) -> None:
    """Raise OptionError for a bot that thinks by the clock: a seed would not repeat its games."""
    spec, simulations = _read_name(name, game_id)
    if spec.searches and not simulations:
        raise OptionError("error-bot-clock", {"bot": name, "allowed": f"{name}:100"})


def bot(
    name: str,
    game: Game,
    options: Mapping[str, object],
    seat: int,
    budget: float = DEFAULT_BUDGET,
    seed: int | None = None,
) -> Bot:
    """The bot `name` for a seat (from 0) of a game with these options; `mcts:800` thinks 800 times a turn."""
    spec, simulations = _read_name(name, game.id)
    players = int(game.check(options)["players"])
    if not 0 <= seat < players:
        wrong: dict[str, object] = {"option": "seat", "value": str(seat + 1), "allowed": f"1–{players}"}
        raise OptionError("error-option-value", wrong)
    if spec.searches:
        return spec.make(game, seat, budget, rng_for(seed), simulations)
    return spec.make(game, seat, budget, rng_for(seed))


__all__ = [
    "DEFAULT_BUDGET",
    "Advice",
    "Bot",
    "BotSpec",
    "bot",
    "bot_names",
    "bot_ratings",
    "check_name",
    "level_names",
    "refuse_clock",
]
