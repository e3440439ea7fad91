"""Who plays: names and bots at the seats of a table."""

from __future__ import annotations

import re
from collections.abc import Sequence

import tablestead as ts
from tablestead.bots import check_name
from tablestead.engine.errors import OptionError
from tablestead.engine.game import Game
from tablestead.engine.record import MAX_NAME, Record
from tablestead.engine.visible import one_line
from tablestead.words import Words

BOT = "bot:"


class Seats:
    """The names at the table, and which of them are bots."""

    def __init__(self, names: list[str], bots: list[str]) -> None:
        self.names = names
        self.bots = bots
        """A bot's name for each seat, empty for a person."""

    def shown(self, words: Words) -> list[str]:
        """What people read: a bot is called by its level."""
        return [
            bot_title(words, bot) + name[len(bot) :] if bot and name.startswith(bot) else name
            for name, bot in zip(self.names, self.bots, strict=True)
        ]


def bot_title(words: Words, bot: str) -> str:
    """The level of a bot, with its simulations if they were given; one of another package keeps its name."""
    kind, _, simulations = bot.partition(":")
    title = words.say(f"shell-bot-{kind}") if words.has(f"shell-bot-{kind}") else kind
    return f"{title} ({simulations})" if simulations else title


def seat_players(
    words: Words, game: Game, players: int | None, seats: Sequence[str], bots: Sequence[str]
) -> Seats:
    """From what was asked for: named seats, then bots; who is not named is a person, or else the best bot."""
    best = ts.bot_names(game.id)[-1]
    if players is None and (seats or bots):
        players = len(seats) + len(bots) + (0 if seats else 1)
        bots = [*bots, *[best] * (game.min_players - players)]  # who is alone gets an opponent
        players = max(players, game.min_players)
    elif players is None:
        players = int(game.option("players").default)
    named = len(seats) + len(bots)
    if named > players:
        allowed = {"option": "players", "value": str(players), "allowed": f"{named}–{game.max_players}"}
        raise OptionError("error-option-value", allowed)
    free = players - named
    people = [""] * free if named else ["", *[BOT + best] * (free - 1)]
    # Bots come last, so that people who are not named sit with the people who are.
    order = [*seats, *people, *(BOT + bot for bot in bots)]
    return name_seats(words, game, order)


def name_seats(words: Words, game: Game, order: Sequence[str]) -> Seats:
    names: list[str] = []
    playing: list[str] = []
    for number, wanted in enumerate(order, start=1):
        bot = wanted.removeprefix(BOT).strip() if wanted.startswith(BOT) else ""
        if wanted.startswith(BOT):
            check_name(bot, game.id)
        name = bot or one_line(wanted)[:MAX_NAME].strip() or _unnamed(words, number)
        names.append(_different(name, names))
        playing.append(bot)
    return Seats(names, playing)


def _unnamed(words: Words, number: int) -> str:
    return words.say("terminal-player", {"n": number})


def _different(name: str, others: Sequence[str]) -> str:
    tries = [name, *(f"{name} {number}" for number in range(2, 10))]
    return next(one for one in tries if one not in others)


def resume_seats(words: Words, record: Record) -> Seats:
    """A record holds only names: a seat called like a bot is played by it."""
    players = int(record.options["players"])
    names: list[str] = []
    for name in record.names or [_unnamed(words, number) for number in range(1, players + 1)]:
        names.append(_different(name, names))
    return Seats(names, [_bot_called(name, record.game) for name in names])


def _bot_called(name: str, game: Game) -> str:
    """The bot that a seat of this name has, if any: `mcts:200`, and `mcts:200 2` for the second one."""
    bot = re.sub(r" \d$", "", name)
    try:
        check_name(bot, game.id)
    except OptionError:
        return ""
    return bot
