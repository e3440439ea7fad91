"""The commands and their options. Built for a language, since the help is in it too."""

import asyncio
import inspect
import io
import json
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from typer.core import TyperGroup

import tablestead as ts
from tablestead.cli import arena as arenas
from tablestead.cli import replay as replays
from tablestead.cli.play import Session, enable_history, name_seats, resume_seats, seat_players
from tablestead.cli.problems import find_rule, number, problem_text, read_text, search_rules
from tablestead.cli.screen import Screen
from tablestead.engine import game as engine_game
from tablestead.engine.errors import OptionError, TablesteadError
from tablestead.engine.game import Game, Option
from tablestead.words import LANGUAGES, Words, preferred, rules

BAD_INPUT = 2
MOST = 10**18 - 1
DAYS = 36500
EXAMPLE = "https://games.example.org"
ORIGIN = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?/?", re.IGNORECASE)

# Typer brings its own copy of Click, or uses the installed one: this finds the class either way.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]


class Group(TyperGroup):
    """Tells bad input in one line of the reader's language, and ends with exit code 2."""

    words = Words("en")

    def main(self, *args: Any, **kwargs: Any) -> Any:
        kwargs["standalone_mode"] = False
        try:
            code = super().main(*args, **kwargs)
        except TablesteadError as error:
            self._complain(problem_text(self.words, error))
        except UsageError as error:
            self._complain(usage_text(self.words, error))
        except (typer.Abort, KeyboardInterrupt, EOFError):
            sys.exit(130)
        except BrokenPipeError:  # `tablestead rules ages | head`
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            allowed = ", ".join(self.list_commands(ctx))
            raise TablesteadError("terminal-no-command", {"value": args[0][:60], "allowed": allowed})
        return super().resolve_command(ctx, args)

    def _complain(self, text: str) -> None:
        print(text, file=sys.stderr)
        sys.exit(BAD_INPUT)


def usage_text(words: Words, error: Exception) -> str:
    """What Typer found wrong with the command line."""
    kind = type(error).__name__
    option = getattr(error, "option_name", "")
    context = getattr(error, "ctx", None)
    command = getattr(context, "command_path", "tablestead")
    if kind == "NoSuchOption":
        text = words.say("terminal-no-option", {"option": option})
    elif kind == "BadOptionUsage":
        text = words.say("terminal-needs-value", {"option": option})
    elif kind == "MissingParameter":
        param = getattr(error, "param", None)
        text = words.say("terminal-missing", {"name": getattr(param, "name", "") or ""})
    else:
        text = words.say("terminal-usage")
    return f"{text} · {command} --help"


def version_text(words: Words) -> str:
    pure = str(engine_game.__file__).endswith(".py")
    return f"tablestead {ts.__version__} ({words.say('terminal-pure' if pure else 'terminal-compiled')})"


# The options of the games

SHARED = ("players", "start")
"""Every game has them: the commands name them by themselves."""
IN_TEXT = ("choice", "range", "flag")
"""Kinds of options whose value is a word or a number; the others may be a file."""
Command = TypeVar("Command", bound=Callable[..., None])


def flag_of(option: str) -> str:
    return "--" + option.replace("_", "-")


def with_game_options(words: Words) -> Callable[[Command], Command]:
    """Gives a command an option for each that any game has; it gets them as keyword arguments."""
    found: dict[str, list[tuple[str, Option]]] = {}
    for id in ts.game_ids():
        for option in ts.game(id).options:
            if option.name not in SHARED:
                found.setdefault(option.name, []).append((id, option))
    more = [_parameter(words, name, having) for name, having in found.items()]

    def extend(command: Command) -> Command:
        signature = inspect.signature(command)
        own = [one for one in signature.parameters.values() if one.kind is not one.VAR_KEYWORD]
        command.__signature__ = signature.replace(parameters=[*own, *more])  # type: ignore[attr-defined]
        return command

    return extend


def _parameter(words: Words, name: str, having: list[tuple[str, Option]]) -> inspect.Parameter:
    option = having[0][1]
    lines = [
        words.say("terminal-help-option", {"game": id, "text": words.say(f"{id}-option-{name}.about")})
        for id, _ in having
    ]
    values = "|".join(map(str, option.values)) + ("" if option.kind in IN_TEXT else "|FILE")
    metavar = {"flag": None, "range": "N"}.get(option.kind, values)
    about = typer.Option(flag_of(name), metavar=metavar, help=" ".join(lines))
    hint: Any = Annotated[bool | None, about] if option.kind == "flag" else Annotated[str | None, about]
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=hint)


def given_options(game: Game, **options: str | bool | None) -> dict[str, object]:
    """The options that were given, files read."""
    return {
        name: option_value(game.option(name), value) for name, value in options.items() if value is not None
    }


def option_value(option: Option, value: str | bool) -> str | bool:
    """What was typed, or what the file of that name holds."""
    if isinstance(value, bool) or option.kind in IN_TEXT or value.strip().lower() in option.values:
        return value
    text = read_text(value)
    if not text.lstrip("\ufeff \t\r\n").startswith(("{", "[")):
        raise OptionError("terminal-no-value", {"option": option.name, "path": value})
    return text.removeprefix("\ufeff")


def build(words: Words) -> typer.Typer:
    """The whole command in one language."""

    class LocalGroup(Group):
        pass

    LocalGroup.words = words
    about = words.say
    app = typer.Typer(
        cls=LocalGroup,
        help=about("terminal-help"),
        add_completion=False,
        pretty_exceptions_enable=False,
        invoke_without_command=True,
    )
    Lang = Annotated[str, typer.Option("--lang", metavar="en|hu|fr", help=about("terminal-help-lang"))]
    known = ", ".join(ts.game_ids())
    GameId = Annotated[
        str, typer.Argument(metavar="GAME", help=about("terminal-help-game", {"allowed": known}))
    ]
    Start = Annotated[str | None, typer.Option("--start", metavar="SEAT", help=about("terminal-help-start"))]
    Plain = Annotated[bool | None, typer.Option("--plain/--tables", help=about("terminal-help-plain"))]
    Json = Annotated[bool, typer.Option("--json", help=about("terminal-help-json"))]

    @app.callback()
    def root(
        ctx: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=about("terminal-help-version"))] = False,
        lang: Lang = words.lang,
    ) -> None:
        if version:
            print(version_text(words))
            raise typer.Exit
        if ctx.invoked_subcommand is None:
            print(ctx.get_help())

    @app.command(help=about("terminal-help-play"))
    @with_game_options(words)
    def play(
        game: GameId,
        players: Annotated[
            str | None, typer.Option("--players", metavar="N", help=about("terminal-help-players"))
        ] = None,
        seat: Annotated[
            list[str] | None, typer.Option("--seat", metavar="NAME", help=about("terminal-help-seat"))
        ] = None,
        bot: Annotated[
            list[str] | None, typer.Option("--bot", metavar="BOT", help=about("terminal-help-bot"))
        ] = None,
        start: Start = None,
        seed: Annotated[
            str | None, typer.Option("--seed", metavar="N", help=about("terminal-help-seed"))
        ] = None,
        real: Annotated[bool, typer.Option("--real", help=about("terminal-help-real"))] = False,
        resume: Annotated[
            str | None, typer.Option("--resume", metavar="FILE", help=about("terminal-help-resume"))
        ] = None,
        plain: Plain = None,
        lang: Lang = words.lang,
        **options: str | bool | None,
    ) -> None:
        title = ts.game(game)
        if real and title.hidden:  # what one draws and types in, everybody would see
            raise TablesteadError("error-real-hidden")
        chosen = None if seed is None else number("seed", seed, -MOST, MOST)
        given = given_options(title, players=players, start=start, **options)

        def person(number: int) -> str:
            return words.say("terminal-player", {"n": number})

        if resume is not None:
            if given:
                raise TablesteadError("terminal-resume-options", {"option": flag_of(next(iter(given)))})
            record = ts.parse_record(read_text(resume))
            if record.game.id != title.id:
                raise TablesteadError("terminal-other-game", {"game": record.game.id})
            if record.end or record.state().player == ts.OVER:
                raise TablesteadError("terminal-finished", {"path": resume})
            seats = resume_seats(record, person)
            if seat or bot:
                order = [*(seat or ()), *("bot:" + one for one in bot or ())]
                if len(order) != len(seats.names):
                    allowed = str(len(seats.names))
                    info = {"option": "seat", "value": str(len(order)), "allowed": allowed}
                    raise OptionError("error-option-value", info)
                seats = name_seats(title, order, person)
        else:
            count = None
            if players is not None:
                count = int(title.option("players").read(players))
            seats = seat_players(title, count, seat or (), bot or (), person)
            # By a dealer of its own, so that a seed gives the same dice whoever starts.
            settled = ts.Dealer(chosen).settle(title, **{**given, "players": len(seats.names)})
            record = ts.Record(title, settled)
        enable_history()
        screen = Screen(words, plain)
        Session(screen, record, seats, chosen, real, "" if resume in (None, "-") else str(resume)).run()

    @app.command(help=about("terminal-help-replay"))
    def replay(
        file: Annotated[str, typer.Argument(metavar="FILE", help=about("terminal-help-file"))],
        step: Annotated[bool, typer.Option("--step", help=about("terminal-help-step"))] = False,
        seat: Annotated[
            str | None, typer.Option("--seat", metavar="N", help=about("terminal-help-eyes"))
        ] = None,
        as_json: Json = False,
        plain: Plain = None,
        lang: Lang = words.lang,
    ) -> None:
        record = ts.parse_record(read_text(file))
        players = int(record.options["players"])
        eyes = None if seat is None else number("seat", seat, 1, players) - 1
        if as_json:
            print(replays.as_json(record, eyes))
            return
        screen = Screen(words, plain)
        screen.game = record.game.id
        unnamed = [words.say("terminal-player", {"n": seat}) for seat in range(1, players + 1)]
        screen.names = record.names or unnamed
        (replays.step if step else replays.show)(screen, record, eyes)

    @app.command(name="rules", help=about("terminal-help-rules"))
    def show_rules(
        game: GameId,
        rule: Annotated[str | None, typer.Argument(metavar="[ID]", help=about("terminal-help-rule"))] = None,
        search: Annotated[
            str | None, typer.Option("--search", metavar="TEXT", help=about("terminal-help-search"))
        ] = None,
        plain: Plain = None,
        lang: Lang = words.lang,
    ) -> None:
        title = ts.game(game)
        screen = Screen(words, plain)
        if rule is not None:
            screen.rule(find_rule(words, title.id, rule))
            return
        found = rules(words.lang, title.id) if search is None else search_rules(words, title.id, search)
        if not found:
            raise TablesteadError("terminal-nothing-found", {"value": str(search)[:60]})
        for at, one in enumerate(found):
            if at:
                screen.line()
            screen.rule(one)

    @app.command(help=about("terminal-help-arena"))
    @with_game_options(words)
    def arena(
        game: GameId,
        bots: Annotated[list[str], typer.Argument(metavar="BOT…", help=about("terminal-help-bots"))],
        games: Annotated[
            str, typer.Option("--games", metavar="N", help=about("terminal-help-games"))
        ] = "1000",
        seed: Annotated[str, typer.Option("--seed", metavar="N", help=about("terminal-help-seed"))] = "1",
        players: Annotated[
            str | None, typer.Option("--players", metavar="N", help=about("terminal-help-arena-players"))
        ] = None,
        start: Start = None,
        jobs: Annotated[
            str | None, typer.Option("--jobs", metavar="N", help=about("terminal-help-jobs"))
        ] = None,
        as_json: Json = False,
        plain: Plain = None,
        lang: Lang = words.lang,
        **options: str | bool | None,
    ) -> None:
        title = ts.game(game)
        given = given_options(title, players=players, start=start, **options)
        count = number("games", games, 1, 10_000_000)
        processes = None if jobs is None else number("jobs", jobs, 1, 1024)
        screen = Screen(words, plain)
        chosen = number("seed", seed, -MOST, MOST)
        result = arenas.play_match(title.id, bots, count, chosen, given, processes)
        if as_json:
            print(json.dumps(result.to_dict(), indent=2))
        else:
            arenas.show(screen, result)

    Database = Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL|FILE",
            help=about("terminal-help-database", {"value": "postgresql://USER:PASSWORD@HOST/NAME"}),
        ),
    ]
    File = Annotated[str, typer.Argument(metavar="FILE", help=about("terminal-help-backup-file"))]

    @app.command(help=about("terminal-help-serve"))
    def serve(
        host: Annotated[
            str, typer.Option("--host", metavar="HOST", help=about("terminal-help-host"))
        ] = "127.0.0.1",
        port: Annotated[str, typer.Option("--port", metavar="N", help=about("terminal-help-port"))] = "8000",
        database: Database = None,
        workers: Annotated[
            str, typer.Option("--workers", metavar="N", help=about("terminal-help-workers"))
        ] = "1",
        url: Annotated[
            str, typer.Option("--url", metavar="URL", help=about("terminal-help-url", {"value": EXAMPLE}))
        ] = "",
        keep: Annotated[str, typer.Option("--keep", metavar="DAYS", help=about("terminal-help-keep"))] = "90",
        keep_finished: Annotated[
            str, typer.Option("--keep-finished", metavar="DAYS", help=about("terminal-help-keep-finished"))
        ] = "365",
        tables: Annotated[
            str, typer.Option("--tables-per-hour", metavar="N", help=about("terminal-help-tables-per-hour"))
        ] = "30",
        sockets: Annotated[
            str, typer.Option("--sockets-per-address", metavar="N", help=about("terminal-help-sockets"))
        ] = "200",
        log: Annotated[
            str, typer.Option("--log", metavar="text|json", help=about("terminal-help-log"))
        ] = "text",
        open_browser: Annotated[
            bool, typer.Option("--open/--no-open", help=about("terminal-help-open"))
        ] = True,
        seed: Annotated[str, typer.Option("--seed", metavar="N", hidden=True)] = "",
        lang: Lang = words.lang,
    ) -> None:
        # Only here: the other commands start without the server.
        from tablestead.server import serve as server
        from tablestead.server.guard import LOOPBACK
        from tablestead.server.logs import KINDS
        from tablestead.server.settings import Settings

        if log not in KINDS:
            allowed = ", ".join(KINDS)
            raise OptionError("error-option-value", {"option": "log", "value": log[:60], "allowed": allowed})
        address = number("port", port, 0, 65535)
        processes = number("workers", workers, 1, 64)
        settings = Settings(
            database=database_of(database),
            url=origin(url),
            loopback=host in LOOPBACK,
            keep_days=number("keep", keep, 1, DAYS),
            keep_finished_days=number("keep-finished", keep_finished, 1, DAYS),
            tables_per_hour=number("tables-per-hour", tables, 1, 10**6),
            sockets_per_address=number("sockets-per-address", sockets, 1, 10**6),
            seed=number("seed", seed, 0, 2**31) if seed else None,
        )
        try:
            server.serve(settings, host, address, processes, log, words.lang, open_browser)
        except OSError as error:
            info = {"value": f"{host}:{address}", "text": error.strerror or str(error)}
            raise TablesteadError("terminal-cannot-listen", info) from error

    @app.command(help=about("terminal-help-backup"))
    def backup(file: File, database: Database = None, lang: Lang = words.lang) -> None:
        from tablestead.server.storage import backup as backups

        count = asyncio.run(backups.backup(database_of(database), Path(file)))
        print(words.say("terminal-backed-up", {"n": count, "path": file}))

    @app.command(help=about("terminal-help-restore"))
    def restore(file: File, database: Database = None, lang: Lang = words.lang) -> None:
        from tablestead.server.storage import backup as backups

        count = asyncio.run(backups.restore(database_of(database), Path(file)))
        print(words.say("terminal-restored", {"n": count, "path": file}))

    return app


def database_of(given: str | None) -> str:
    """What was given, else what the environment says: a password there is in no list of processes."""
    return os.environ.get("TABLESTEAD_DATABASE", "") if given is None else given


def origin(url: str) -> str:
    """A public address as browsers send it: without a slash at its end, and without the usual port."""
    if url and not ORIGIN.fullmatch(url):
        raise TablesteadError("terminal-no-origin", {"value": url[:60], "expected": EXAMPLE})
    url = url.removesuffix("/").lower()
    return url.removesuffix(":443" if url.startswith("https:") else ":80")


def language_of(arguments: Sequence[str]) -> str:
    """The language asked for on the command line, else that of the environment."""
    wanted = preferred()
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            wanted = arguments[at + 1]
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
    return re.split(r"[_.@-]", wanted.lower())[0]


def main(arguments: Sequence[str] | None = None) -> None:
    """The entry point; it never returns, but exits with a code."""
    for stream in (sys.stdout, sys.stderr):  # a terminal that cannot show a box shows a question mark
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    given = list(sys.argv[1:] if arguments is None else arguments)
    lang = language_of(given)
    if lang not in LANGUAGES:
        info = {"option": "--lang", "value": lang[:60], "allowed": ", ".join(LANGUAGES)}
        print(Words(preferred()).say("error-option-value", info), file=sys.stderr)
        sys.exit(BAD_INPUT)
    build(Words(lang))(given, prog_name="tablestead")
