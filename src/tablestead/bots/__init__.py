"""Players that see only what a person sees."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from tablestead.bots.ages.greedy import GreedyBot
from tablestead.bots.ages.planner import PlannerBot
from tablestead.bots.keyflower import greedy as keyflower_greedy
from tablestead.bots.keyflower import mcts as keyflower_mcts
from tablestead.bots.milestones import greedy as milestones_greedy
from tablestead.bots.milestones import mcts as milestones_mcts
from tablestead.bots.player import Advice, Bot, RandomBot, rng_for
from tablestead.engine.errors import OptionError
from tablestead.engine.game import Game
from tablestead.engine.rng import Rng

MakeBot = Callable[[Game, int, float, Rng], Bot]
MakeSearch = Callable[[Game, int, float, Rng, int], Bot]

_BOTS: dict[str, dict[str, MakeBot]] = {
    "ages": {"random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot},
    "milestones": {"random": RandomBot, "greedy": milestones_greedy.GreedyBot},
    "keyflower": {"random": RandomBot, "greedy": keyflower_greedy.GreedyBot},
}
"""By game, from weakest to strongest."""

_SEARCHES: dict[str, dict[str, MakeSearch]] = {
    "milestones": {"mcts": milestones_mcts.MctsBot},
    "keyflower": {"mcts": keyflower_mcts.MctsBot},
}
"""Stronger still: bots that take a number of simulations, as in `mcts:800`."""

DEFAULT_BUDGET = 1.0
MOST_SIMULATIONS = 1_000_000


def bot_names(game_id: str) -> list[str]:
    """The names of the bots that play a game, from weakest to strongest."""
    return [*_BOTS[game_id], *_SEARCHES.get(game_id, {})]


def check_name(name: str, game_id: str) -> tuple[str, int]:
    """The bot meant by a name, and its simulations a turn, 0 where the clock decides; or OptionError."""
    word, colon, number = name.partition(":")
    if word not in bot_names(game_id):
        allowed = ", ".join(bot_names(game_id))
        raise OptionError("error-bot-unknown", {"bot": name[:60], "allowed": allowed})
    if not colon:
        return word, 0
    searches = word in _SEARCHES.get(game_id, {})
    if not searches or not re.fullmatch("[1-9][0-9]{0,6}", number) or int(number) > MOST_SIMULATIONS:
        allowed = f"{word}, {word}:1 … {word}:{MOST_SIMULATIONS}" if searches else word
        raise OptionError("error-option-value", {"option": "bot", "value": name[:60], "allowed": allowed})
    return word, int(number)


def bot(
    name: str,
    game: Game,
    options: Mapping[str, object],
    seat: int,
    budget: float = DEFAULT_BUDGET,
    seed: int | None = None,
) -> Bot:
    """The bot `name` for a seat (from 0) of a game with these options; `mcts:800` thinks 800 times a turn."""
    word, simulations = check_name(name, game.id)
    players = int(game.check(options)["players"])
    if not 0 <= seat < players:
        wrong: dict[str, object] = {"option": "seat", "value": str(seat + 1), "allowed": f"1–{players}"}
        raise OptionError("error-option-value", wrong)
    if word in _BOTS[game.id]:
        return _BOTS[game.id][word](game, seat, budget, rng_for(seed))
    return _SEARCHES[game.id][word](game, seat, budget, rng_for(seed), simulations)


__all__ = ["Advice", "Bot", "bot", "bot_names", "check_name"]
