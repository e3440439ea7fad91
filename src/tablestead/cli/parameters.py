"""The parameters of the commands as data: what is typed, the message that explains it, what it may be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click

import tablestead as ts
from tablestead.analysis.report import DEPTHS
from tablestead.cli.problems import number
from tablestead.engine import game as engine
from tablestead.engine.errors import OptionError
from tablestead.words import LANGUAGES, Words

MOST = 10**18 - 1
MOST_DAYS = 36500
EXAMPLE_URL = "https://games.example.org"
EXAMPLE_DATABASE = "postgresql://USER:PASSWORD@HOST/NAME"
EXAMPLE_SMTP = "smtp://USER:PASSWORD@HOST:587"

SHARED = ("players", "start")
"""Every game has these options, so the commands name them by themselves."""
IN_TEXT = ("choice", "range", "flag")
"""Kinds of a game's options whose value is a word or a number; the value of the others may be a file."""


def words_of(context: click.Context) -> Words:
    """The language of the command."""
    words = context.find_object(Words)
    assert words is not None, "the command is started with its words as `obj`"
    return words


# Types: each reads what was typed, or raises OptionError


class Number(click.ParamType[int]):
    """A whole number in a range."""

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        return number(typed_name(param), value, self.least, self.most)


class Seconds(click.ParamType[float]):
    """A time to think."""

    name = "seconds"
    least, most = 0.01, 600.0

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            found = float(value)
        except ValueError:
            found = 0.0
        if not self.least <= found <= self.most:
            allowed = f"{self.least} … {self.most:.0f}"
            info = {"option": typed_name(param), "value": str(value)[:60], "allowed": allowed}
            raise OptionError("error-option-value", info)
        return found


class OneOf(click.ParamType[str]):
    """One of a few words."""

    name = "word"

    def __init__(self, *allowed: str) -> None:
        self.allowed = allowed

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.allowed:
            info = {"option": typed_name(param), "value": value[:60], "allowed": ", ".join(self.allowed)}
            raise OptionError("error-option-value", info)
        return str(value)


class GameType(click.ParamType[ts.Game]):
    """A game by its id."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> ts.Game:
        return value if isinstance(value, ts.Game) else ts.game(value)


def typed_name(param: click.Parameter | None) -> str:
    """What an option is called where it is typed, without its dashes."""
    return param.opts[0].lstrip("-") if param is not None else ""


# Parameters: Click's own, explained by a message in the language of the command


class Option(click.Option):
    """`--flag VALUE`. The function gets it under the flag's name, or the one given first."""

    def __init__(
        self, *names: str, about: str, about_args: Mapping[str, object] | None = None, **settings: Any
    ) -> None:
        super().__init__(list(names), **settings)
        self.about = about
        self.about_args = about_args

    def explain(self, words: Words) -> str:
        text = words.say(self.about, self.about_args)
        if isinstance(self.default, str | int) and not self.is_flag and self.default != "":
            text += f" [{words.say('terminal-help-default', {'value': str(self.default)})}]"
        return text

    def typed(self) -> str:
        """As the help shows it."""
        names = " / ".join([*self.opts, *self.secondary_opts])
        return f"{names} {self.metavar}" if self.metavar and not self.is_flag else names


class Argument(click.Argument):
    """What is typed without a flag."""

    def __init__(self, name: str, about: str, **settings: Any) -> None:
        super().__init__([name], **settings)
        self.about = about

    def explain(self, words: Words) -> str:
        return words.say(self.about, {"allowed": ", ".join(ts.game_ids())})

    def typed(self) -> str:
        return str(self.metavar)


class GameOption(Option):
    """An option that some games have: the help says what it means in each of them."""

    def __init__(self, name: str, having: Mapping[str, engine.Option]) -> None:
        option = next(iter(having.values()))
        values = "|".join(map(str, option.values)) + ("" if option.kind in IN_TEXT else "|FILE")
        super().__init__(
            name,
            flag_of(name),
            about="terminal-help-option",
            metavar="N" if option.kind == "range" else values,
            is_flag=option.kind == "flag",
            default=None,
        )
        self.having = list(having)

    def explain(self, words: Words) -> str:
        texts = [(id, words.say(f"{id}-option-{self.name}.about")) for id in self.having]
        return " ".join(words.say(self.about, {"game": id, "text": text}) for id, text in texts)


def flag_of(option: str) -> str:
    return "--" + option.replace("_", "-")


def game_options() -> list[click.Parameter]:
    """An option for each that any game has beside the shared ones."""
    found: dict[str, dict[str, engine.Option]] = {}
    for id in ts.game_ids():
        for option in ts.game(id).options:
            if option.name not in SHARED:
                found.setdefault(option.name, {})[id] = option
    return [GameOption(name, having) for name, having in found.items()]


def _show_help(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        click.echo(context.get_help())
        context.exit()


# What several commands have

LANG = Option("--lang", about="terminal-help-lang", metavar="|".join(LANGUAGES), expose_value=False)
HELP = Option(
    "--help",
    about="terminal-help-help",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_help,
)
GAME = Argument("game", "terminal-help-game", metavar="GAME", type=GameType())
START = Option("--start", about="terminal-help-start", metavar="SEAT")
PLAIN = Option("--plain/--tables", about="terminal-help-plain", default=None)
JOBS = Option("--jobs", about="terminal-help-jobs", metavar="N", type=Number(1, 1024))
# Without an address, at the end or before another option: the cluster of this machine.
RAY = Option(
    "--ray", about="terminal-help-ray", metavar="[ADDRESS]", is_flag=False, flag_value="", default=None
)
JSON = Option("as_json", "--json", about="terminal-help-json", is_flag=True)
DATABASE = Option(
    "--database",
    about="terminal-help-database",
    about_args={"value": EXAMPLE_DATABASE},
    metavar="URL|FILE",
    envvar="TABLESTEAD_DATABASE",  # a password there is in no list of processes
    default="",
)
BACKUP = Argument("file", "terminal-help-backup-file", metavar="FILE")
VERIFY = Option("--verify", about="terminal-help-verify", is_flag=True)

# What one command has

VERSION = Option("--version", about="terminal-help-version", is_flag=True)

PLAY: list[click.Parameter] = [
    GAME,
    Option("--players", about="terminal-help-players", metavar="N"),
    Option("--seat", about="terminal-help-seat", metavar="NAME", multiple=True),
    Option("--bot", about="terminal-help-bot", metavar="BOT", multiple=True),
    START,
    Option("--seed", about="terminal-help-seed", metavar="N", type=Number(-MOST, MOST)),
    Option("--real", about="terminal-help-real", is_flag=True),
    Option("--resume", about="terminal-help-resume", metavar="FILE"),
    PLAIN,
]

LEARN: list[click.Parameter] = [
    GAME,
    Argument("lesson", "terminal-help-lesson", metavar="[LESSON]", required=False),
    Option("--task", about="terminal-help-task", metavar="N", type=Number(1, 99), default=1),
    PLAIN,
]

REPLAY: list[click.Parameter] = [
    Argument("file", "terminal-help-file", metavar="FILE"),
    Option("--step", about="terminal-help-step", is_flag=True),
    Option("--seat", about="terminal-help-perspective", metavar="N"),
    JSON,
    PLAIN,
]

ANALYSE: list[click.Parameter] = [
    Argument("file", "terminal-help-analyse-file", metavar="FILE|DIR"),
    Option(
        "--depth",
        about="terminal-help-depth",
        metavar="|".join(DEPTHS),
        type=OneOf(*DEPTHS),
        default=DEPTHS[0],
    ),
    Option("--seat", about="terminal-help-judged", metavar="N"),
    Option("--seed", about="terminal-help-seed", metavar="N", type=Number(0, MOST), default=1),
    Option("--html", about="terminal-help-html", metavar="FILE"),
    Option("--save", about="terminal-help-save-analysis", metavar="FILE"),
    JOBS,
    RAY,
    JSON,
    PLAIN,
]

RULES: list[click.Parameter] = [
    GAME,
    Argument("rule", "terminal-help-rule", metavar="[ID]", required=False),
    Option("--search", about="terminal-help-search", metavar="TEXT"),
    PLAIN,
]


def played(
    games: int = 1000,
    about_games: str = "terminal-help-games",
    players: str | None = None,
    about_players: str = "terminal-help-arena-players",
) -> list[click.Parameter]:
    """Many games of bots."""
    return [
        Option("--games", about=about_games, metavar="N", type=Number(1, 10_000_000), default=games),
        Option("--seed", about="terminal-help-seed", metavar="N", type=Number(-MOST, MOST), default=1),
        Option("--players", about=about_players, metavar="N", default=players),
        *(START, JOBS, RAY),
    ]


SECONDS = Option("--seconds", about="terminal-help-seconds", metavar="S", type=Seconds(), default=1.0)

ARENA: list[click.Parameter] = [
    GAME,
    Argument("bots", "terminal-help-bots", metavar="BOT…", nargs=-1, required=True),
    *played(),
    SECONDS,
    JSON,
    PLAIN,
]

LADDER: list[click.Parameter] = [
    GAME,
    Argument("bots", "terminal-help-ladder-bots", metavar="[BOT…]", nargs=-1),
    *played(200, "terminal-help-ladder-games", "2", "terminal-help-ladder-players"),
    SECONDS,
    JSON,
    PLAIN,
]

GAMES: list[click.Parameter] = [
    GAME,
    Option("--bots", about="terminal-help-dataset-bots", metavar="BOT,…", required=True),
    Option("--out", about="terminal-help-out", metavar="DIR", required=True),
    *played(),
]

TRAIN: list[click.Parameter] = [
    GAME,
    Option("--out", about="terminal-help-train-out", metavar="DIR", required=True),
    Option("--rounds", about="terminal-help-rounds", metavar="N", type=Number(1, 1000), default=3),
    Option(
        "--games", about="terminal-help-train-games", metavar="N", type=Number(10, 1_000_000), default=2000
    ),
    Option("--trial", about="terminal-help-trial", metavar="N", type=Number(1, 100_000), default=200),
    Option("--seed", about="terminal-help-seed", metavar="N", type=Number(-MOST, MOST), default=1),
    JOBS,
    RAY,
]

TABLE = Argument("table", "terminal-help-admin-table", metavar="TABLE")
SEAT_OF = Argument("seat", "terminal-help-admin-seat", metavar="SEAT", type=Number(1, 99))
ADDRESS = Argument("address", "terminal-help-admin-address", metavar="ADDRESS")

SERVE: list[click.Parameter] = [
    Option("--host", about="terminal-help-host", metavar="HOST", default="127.0.0.1"),
    Option("--port", about="terminal-help-port", metavar="N", type=Number(0, 65535), default=8000),
    DATABASE,
    Option("--workers", about="terminal-help-workers", metavar="N", type=Number(1, 64), default=1),
    Option("--url", about="terminal-help-url", about_args={"value": EXAMPLE_URL}, metavar="URL", default=""),
    Option("--keep", about="terminal-help-keep", metavar="DAYS", type=Number(1, MOST_DAYS), default=90),
    Option(
        "--keep-finished",
        about="terminal-help-keep-finished",
        metavar="DAYS",
        type=Number(1, MOST_DAYS),
        default=365,
    ),
    Option(
        "--tables-per-hour",
        about="terminal-help-tables-per-hour",
        metavar="N",
        type=Number(1, 10**6),
        default=30,
    ),
    Option(
        "--sockets-per-address",
        about="terminal-help-sockets",
        metavar="N",
        type=Number(1, 10**6),
        default=200,
    ),
    Option(
        "--patience",
        about="terminal-help-patience",
        metavar="MINUTES",
        type=Number(1, 10**6),
        default=60,
    ),
    Option(
        "--patience-live",
        about="terminal-help-patience-live",
        metavar="MINUTES",
        type=Number(1, 10**6),
        default=3,
    ),
    Option(
        "--smtp",
        about="terminal-help-smtp",
        about_args={"value": EXAMPLE_SMTP},
        metavar="URL",
        envvar="TABLESTEAD_SMTP",  # as for the database
        default="",
    ),
    Option("--mail-from", about="terminal-help-mail-from", metavar="ADDRESS", default=""),
    Option(
        "--contact",
        about="terminal-help-contact",
        about_args={"value": "mailto:…, https://…"},
        metavar="URL",
        default="",
    ),
    Option(
        "--call-after",
        about="terminal-help-call-after",
        metavar="MINUTES",
        type=Number(1, 10**4),
        default=2,
    ),
    Option(
        "--log", about="terminal-help-log", metavar="text|json", type=OneOf("text", "json"), default="text"
    ),
    Option("open_browser", "--open/--no-open", about="terminal-help-open", default=True),
    # For tests: a server of one process, whose chance comes from this.
    Option("--seed", about="terminal-help-seed", metavar="N", type=Number(0, 2**31), hidden=True),
]
