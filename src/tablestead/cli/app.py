"""The command `tablestead`: its commands with their parameters, its help and its errors in every language."""

from __future__ import annotations

import functools
import io
import os
import re
import sys
from collections.abc import Callable, Sequence
from typing import Any

import click

import tablestead as ts
from tablestead.cli import admin, commands
from tablestead.cli import parameters as p
from tablestead.cli.parameters import Argument, Option, words_of
from tablestead.cli.problems import problem_text
from tablestead.engine import game as engine_game
from tablestead.engine.errors import OptionError, TablesteadError
from tablestead.engine.visible import visible
from tablestead.words import LANGUAGES, Words, preferred

BAD_INPUT = 2
INTERRUPTED = 130


class Help:
    """The help of a command, in the language it is started in."""

    about: str
    """The message that says what the command does."""

    def format_help(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        words, command = words_of(context), context.command
        say = words.say
        pieces = " ".join(command.collect_usage_pieces(context))
        formatter.write_usage(context.command_path, pieces, say("terminal-help-usage") + " ")
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(self.about))
        given = command.get_params(context)
        arguments = [(one.typed(), one.explain(words)) for one in given if isinstance(one, Argument)]
        shown = [one for one in given if isinstance(one, Option) and not one.hidden]
        options = [(one.typed(), one.explain(words)) for one in shown]
        below = command.commands if isinstance(command, click.Group) else {}
        named = [(name, say(one.about)) for name, one in below.items() if isinstance(one, Help)]
        headed = (
            ("terminal-help-arguments", arguments),
            ("terminal-help-options", options),
            ("terminal-help-commands", named),
        )
        for key, rows in headed:
            if rows:
                with formatter.section(say(key).removesuffix(":")):
                    formatter.write_dl(rows)


class Command(Help, click.Command):
    """One command: what it is called, the function it calls, the parameters of that function."""

    def __init__(
        self, name: str, about: str, call: Callable[..., None], params: list[click.Parameter]
    ) -> None:
        super().__init__(name, params=[*params, p.LANG, p.HELP], add_help_option=False)
        self.about = about
        self.call = call

    def invoke(self, ctx: click.Context) -> None:
        self.call(words_of(ctx), **ctx.params)


class Group(Help, click.Group):
    """Commands by their names. Bad input is told in one line of the reader's language, with exit code 2."""

    def __init__(self, name: str, about: str, commands: list[Command | Group], **settings: Any) -> None:
        super().__init__(name, commands=commands, add_help_option=False, **settings)
        self.about = about

    def main(self, *args: Any, **kwargs: Any) -> Any:
        words: Words = kwargs["obj"]
        kwargs["standalone_mode"] = False
        try:
            code = super().main(*args, **kwargs)
        except TablesteadError as error:
            complain(problem_text(words, error))
        except click.UsageError as error:
            complain(usage_text(words, error))
        except (click.Abort, KeyboardInterrupt, EOFError):
            sys.exit(INTERRUPTED)
        except BrokenPipeError:  # `tablestead rules ages | head`
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)
        sys.exit(code if isinstance(code, int) else 0)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            allowed = ", ".join(self.list_commands(ctx))
            raise TablesteadError("terminal-no-command", {"value": args[0][:60], "allowed": allowed})
        return super().resolve_command(ctx, args)


def complain(text: str) -> None:
    print(text, file=sys.stderr)
    sys.exit(BAD_INPUT)


def usage_text(words: Words, error: click.UsageError) -> str:
    """What Click found wrong with the command line."""
    command = error.ctx.command_path if error.ctx is not None else "tablestead"
    option = visible(getattr(error, "option_name", ""))
    if isinstance(error, click.NoSuchOption):
        text = words.say("terminal-no-option", {"option": option})
    elif isinstance(error, click.BadOptionUsage):
        text = words.say("terminal-needs-value", {"option": option})
    elif isinstance(error, click.MissingParameter):
        name = error.param.name if error.param is not None else ""
        text = words.say("terminal-missing", {"name": name or ""})
    else:
        text = words.say("terminal-usage")
    return f"{text} · {command} --help"


def version_text(words: Words) -> str:
    pure = str(engine_game.__file__).endswith(".py")
    return f"tablestead {ts.__version__} ({words.say('terminal-pure' if pure else 'terminal-compiled')})"


def root(version: bool) -> None:
    """`tablestead` without a command."""
    context = click.get_current_context()
    if version:
        print(version_text(words_of(context)))
        context.exit()
    help_alone()


def help_alone() -> None:
    """A group without a command."""
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        print(context.get_help())


@functools.cache
def app() -> Group:
    """Every command; it is started with its words as `obj`."""
    own = p.game_options()
    return Group(
        "tablestead",
        "terminal-help",
        [
            Command("play", "terminal-help-play", commands.play, [*p.PLAY, *own]),
            Command("learn", "terminal-help-learn", commands.learn, p.LEARN),
            Command("replay", "terminal-help-replay", commands.replay, p.REPLAY),
            Command("analyse", "terminal-help-analyse", commands.analyse, p.ANALYSE),
            Command("rules", "terminal-help-rules", commands.show_rules, p.RULES),
            Command("arena", "terminal-help-arena", commands.arena, [*p.ARENA, *own]),
            Command("ladder", "terminal-help-ladder", commands.ladder, [*p.LADDER, *own]),
            Command("games", "terminal-help-dataset", commands.games, [*p.GAMES, *own]),
            Command("train", "terminal-help-train", commands.train, p.TRAIN),
            Command("serve", "terminal-help-serve", commands.serve, p.SERVE),
            Command("backup", "terminal-help-backup", commands.backup, [p.BACKUP, p.DATABASE]),
            Command("restore", "terminal-help-restore", commands.restore, [p.BACKUP, p.DATABASE, p.VERIFY]),
            Group(
                "admin",
                "terminal-help-admin",
                admin_commands(),
                params=[p.LANG, p.HELP],
                callback=help_alone,
                invoke_without_command=True,
            ),
        ],
        params=[p.VERSION, p.LANG, p.HELP],
        callback=root,
        invoke_without_command=True,
    )


def admin_commands() -> list[Command | Group]:
    """What who runs a server can do about it."""
    of_seat = [p.TABLE, p.SEAT_OF, p.DATABASE]
    return [
        Command("list", "terminal-help-admin-list", admin.list_all, [p.DATABASE]),
        Command("close", "terminal-help-admin-close", admin.close, [p.TABLE, p.DATABASE]),
        Command("mute", "terminal-help-admin-mute", admin.mute, of_seat),
        Command("unmute", "terminal-help-admin-unmute", admin.unmute, of_seat),
        Command("ban", "terminal-help-admin-ban", admin.ban, [p.ADDRESS, p.DATABASE]),
        Command("unban", "terminal-help-admin-unban", admin.unban, [p.ADDRESS, p.DATABASE]),
        Command("remove-name", "terminal-help-admin-remove-name", admin.remove_name, of_seat),
        Command("erase", "terminal-help-admin-erase", admin.erase, of_seat),
        Command("log", "terminal-help-admin-log", admin.show_log, [p.DATABASE]),
    ]


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
        complain(problem_text(Words(preferred()), OptionError("error-option-value", info)))
    app().main(given, "tablestead", obj=Words(lang))
