"""Players that see only what a person sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tablestead.bots.ages.greedy import GreedyBot
from tablestead.bots.ages.planner import PlannerBot
from tablestead.bots.player import Advice, Bot, RandomBot, rng_for
from tablestead.engine.errors import OptionError
from tablestead.engine.game import Game
from tablestead.engine.rng import Rng

MakeBot = Callable[[Game, int, float, Rng], Bot]

_BOTS: dict[str, dict[str, MakeBot]] = {
    "ages": {"random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot},
}
"""By game, from weakest to strongest."""

DEFAULT_BUDGET = 1.0


def bot_names(game_id: str) -> list[str]:
    """The names of the bots that play a game, from weakest to strongest."""
    return list(_BOTS[game_id])


def bot(
    name: str,
    game: Game,
    options: Mapping[str, object],
    seat: int,
    budget: float = DEFAULT_BUDGET,
    seed: int | None = None,
) -> Bot:
    """The bot `name` for a seat (from 0) of a game with these options."""
    known = _BOTS[game.id]
    if name not in known:
        raise OptionError("error-bot-unknown", {"bot": name[:60], "allowed": ", ".join(known)})
    players = int(game.check(options)["players"])
    if not 0 <= seat < players:
        wrong: dict[str, object] = {"option": "seat", "value": str(seat + 1), "allowed": f"1–{players}"}
        raise OptionError("error-option-value", wrong)
    return known[name](game, seat, budget, rng_for(seed))


__all__ = ["Advice", "Bot", "bot", "bot_names"]
