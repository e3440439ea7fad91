"""What each command does: a plain function of the words and of what was typed, read by its parameters."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Sequence
from math import comb
from pathlib import Path

import msgspec

import tablestead as ts
from tablestead import analysis
from tablestead.arena import climb, match
from tablestead.cli import analyse as analyses
from tablestead.cli import analysis_page
from tablestead.cli import arena as arenas
from tablestead.cli import learn as lessons
from tablestead.cli import replay as replays
from tablestead.cli.parameters import EXAMPLE_URL, IN_TEXT, flag_of
from tablestead.cli.play import Session, enable_history
from tablestead.cli.problems import find_rule, number, read_text, search_rules, write_page, write_text
from tablestead.cli.screen import Screen
from tablestead.cli.seats import Seats, name_seats, resume_seats, seat_players
from tablestead.engine.errors import OptionError, TablesteadError
from tablestead.engine.game import Game, Option
from tablestead.words import Words, rules

ORIGIN = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?/?", re.IGNORECASE)

GameOptions = str | bool | None
"""What was typed for an option of a game; None where nothing was."""


def play(
    words: Words,
    game: Game,
    seat: Sequence[str],
    bot: Sequence[str],
    seed: int | None,
    real: bool,
    resume: str | None,
    plain: bool | None,
    **options: GameOptions,
) -> None:
    """A new game or a saved one, in the terminal."""
    if real and game.hidden:  # what one draws and types in, everybody would see
        raise TablesteadError("error-real-hidden")
    given = given_options(game, options)
    if resume is None:
        record, seats = _new_game(words, game, seat, bot, seed, given)
    else:
        record, seats = _saved_game(words, game, seat, bot, resume, given)
    enable_history()
    file = "" if resume in (None, "-") else str(resume)
    Session(Screen(words, plain), record, seats, seed, real, file).run()


def _new_game(
    words: Words,
    game: Game,
    named: Sequence[str],
    bots: Sequence[str],
    seed: int | None,
    given: dict[str, object],
) -> tuple[ts.Record, Seats]:
    count = int(game.option("players").read(given["players"])) if "players" in given else None
    seats = seat_players(words, game, count, named, bots)
    # By a dealer of its own, so that a seed gives the same dice whoever starts.
    settled = ts.Dealer(seed).settle(game, **{**given, "players": len(seats.names)})
    return ts.Record(game, settled), seats


def _saved_game(
    words: Words,
    game: Game,
    named: Sequence[str],
    bots: Sequence[str],
    path: str,
    given: dict[str, object],
) -> tuple[ts.Record, Seats]:
    if given:
        raise TablesteadError("terminal-resume-options", {"option": flag_of(next(iter(given)))})
    record = ts.parse_record(read_text(path))
    if record.game.id != game.id:
        raise TablesteadError("terminal-other-game", {"game": record.game.id})
    if record.end or record.state().player == ts.OVER:
        raise TablesteadError("terminal-finished", {"path": path})
    seats = resume_seats(words, record)
    order = [*named, *("bot:" + one for one in bots)]
    if not order:
        return record, seats
    if len(order) != len(seats.names):
        allowed = str(len(seats.names))
        info = {"option": "seat", "value": str(len(order)), "allowed": allowed}
        raise OptionError("error-option-value", info)
    return record, name_seats(words, game, order)


def learn(words: Words, game: Game, lesson: str | None, task: int, plain: bool | None) -> None:
    """A lesson, or the list of them."""
    screen = Screen(words, plain)
    if lesson is None:
        lessons.show_course(screen, game)
        return
    found = lessons.find(game, lesson)
    if task > len(found.tasks):
        info = {"option": "task", "value": str(task), "allowed": f"1–{len(found.tasks)}"}
        raise OptionError("error-option-value", info)
    enable_history()
    lessons.LessonSession(screen, found, task - 1).run()


def replay(words: Words, file: str, step: bool, seat: str | None, as_json: bool, plain: bool | None) -> None:
    """A record in words, turn by turn, or for programs."""
    record = ts.parse_record(read_text(file))
    players = int(record.options["players"])
    perspective = None if seat is None else number("seat", seat, 1, players) - 1
    if as_json:
        print(replays.as_json(record, perspective))
        return
    screen = Screen(words, plain)
    screen.game = record.game.id
    screen.names = resume_seats(words, record).shown(words)
    (replays.step if step else replays.show)(screen, record, perspective)


def analyse(
    words: Words,
    file: str,
    depth: str,
    seat: str | None,
    seed: int,
    html: str | None,
    save: str | None,
    jobs: int | None,
    ray: str | None,
    as_json: bool,
    plain: bool | None,
) -> None:
    """A record judged, or all records of a folder."""
    screen = Screen(words, plain)
    if Path(file).is_dir():
        if html or save or seat:
            raise TablesteadError("terminal-analysis-one")
        verdicts = analyses.judge_folder(Path(file), depth, seed, arenas.workers_of(jobs, ray))
        if as_json:
            print(analyses.standings_json(verdicts))
        else:
            analyses.show_standings(screen, verdicts)
        return
    record = analyses.record_of(read_text(file))
    viewer = None if seat is None else number("seat", seat, 1, int(record.options["players"])) - 1
    screen.game = record.game.id
    screen.names = resume_seats(words, record).shown(words)
    report = analyses.analysed(record, depth, seed, viewer)
    if save is not None:
        analysis.keep(record, report)
        write_text(save, record.text())
    if html is not None:
        write_page(html, analysis_page.page(screen, report))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        analyses.show(screen, report)


def show_rules(words: Words, game: Game, rule: str | None, search: str | None, plain: bool | None) -> None:
    """One rule, those with some words, or all."""
    screen = Screen(words, plain)
    if rule is not None:
        screen.rule(find_rule(words, game.id, rule))
        return
    found = rules(words.lang, game.id) if search is None else search_rules(words, game.id, search)
    if not found:
        raise TablesteadError("terminal-nothing-found", {"value": str(search)[:60]})
    for at, one in enumerate(found):
        if at:
            screen.line()
        screen.rule(one)


def arena(
    words: Words,
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int | None,
    ray: str | None,
    seconds: float,
    as_json: bool,
    plain: bool | None,
    **options: GameOptions,
) -> None:
    """A match between bots."""
    given, workers = given_options(game, options), arenas.workers_of(jobs, ray)
    with arenas.counted(" – ".join(bots), games) as told:
        found = match(game.id, bots, games, seed, given, None, told, workers, seconds)
    if as_json:
        print(json.dumps(found.to_dict(), indent=2))
    else:
        arenas.show(Screen(words, plain), found)


def ladder(
    words: Words,
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int | None,
    ray: str | None,
    seconds: float,
    as_json: bool,
    plain: bool | None,
    **options: GameOptions,
) -> None:
    """Ratings of bots, of all levels and rungs where none are named."""
    given, workers = given_options(game, options), arenas.workers_of(jobs, ray)
    names = bots or [name for name in ts.bot_names(game.id) if name != "random"]
    matches = comb(len(names), int(str(given.get("players", 2))))
    with arenas.counted(game.id, games * matches) as told:
        found = climb(game.id, names, games, seed, given, None, told, workers, seconds)
    if as_json:
        print(json.dumps(found.to_dict(), indent=2))
    else:
        arenas.show_ladder(Screen(words, plain), found)


def games(
    words: Words,
    game: Game,
    bots: str,
    games: int,
    out: str,
    seed: int,
    jobs: int | None,
    ray: str | None,
    **options: GameOptions,
) -> None:
    """Games of bots into a folder, for research."""
    given, names = given_options(game, options), [name.strip() for name in bots.split(",")]
    workers = arenas.workers_of(jobs, ray)
    played = arenas.make_dataset(words, Path(out), game.id, names, games, seed, given, workers)
    print(words.say("terminal-games-made", {"path": out, "n": games, "played": played}))


def train(
    words: Words,
    game: Game,
    out: str,
    rounds: int,
    games: int,
    trial: int,
    seed: int,
    jobs: int | None,
    ray: str | None,
) -> None:
    """What the expert judges by, learned in rounds of self-play."""
    workers = arenas.workers_of(jobs, ray)
    for finished in arenas.learn(words, Path(out), game.id, rounds, games, trial, seed, workers):
        print(words.say("terminal-round", finished))
    kept = Path(out) / "judgement.json"
    print(words.say("terminal-trained" if kept.exists() else "terminal-untrained", {"path": str(kept)}))


# The server is imported by these alone: the other commands start without it.


def serve(
    words: Words,
    host: str,
    port: int,
    database: str,
    workers: int,
    url: str,
    keep: int,
    keep_finished: int,
    tables_per_hour: int,
    sockets_per_address: int,
    patience: int,
    patience_live: int,
    smtp: str,
    mail_from: str,
    contact: str,
    call_after: int,
    log: str,
    open_browser: bool,
    seed: int | None,
) -> None:
    """Serve the page until somebody ends it."""
    from tablestead.server import serve as server
    from tablestead.server.limits.guard import LOOPBACK
    from tablestead.server.settings import Settings

    settings = Settings(
        database=database,
        url=origin(url),
        loopback=host in LOOPBACK,
        keep_days=keep,
        keep_finished_days=keep_finished,
        tables_per_hour=tables_per_hour,
        sockets_per_address=sockets_per_address,
        patience_s=60.0 * patience,
        patience_live_s=60.0 * patience_live,
        smtp=smtp,
        mail_from=mail_from,
        contact=contact,
        call_delay_s=60.0 * call_after,
        seed=seed,
    )
    try:
        server.serve(settings, host, port, workers, log, words.lang, open_browser)
    except OSError as error:
        info = {"value": f"{host}:{port}", "text": error.strerror or str(error)}
        raise TablesteadError("terminal-cannot-listen", info) from error


def backup(words: Words, file: str, database: str) -> None:
    """All tables into a file."""
    from tablestead.server.storage import backup as backups

    count = asyncio.run(backups.backup(database, Path(file)))
    print(words.say("terminal-backed-up", {"n": count, "path": file}))


def restore(words: Words, file: str, database: str, verify: bool) -> None:
    """All tables out of a file; or only a look whether they would be whole."""
    from tablestead.server.operations import verify as verifying
    from tablestead.server.storage import backup as backups

    if verify:
        found = asyncio.run(verifying.verify(Path(file)))
        print(words.say("terminal-verified", {**found, "n": found["tables"], "path": file}))
        return
    count = asyncio.run(backups.restore(database, Path(file)))
    print(words.say("terminal-restored", {"n": count, "path": file}))


# What was typed


def given_options(game: Game, typed: dict[str, GameOptions]) -> dict[str, object]:
    """The options of the game that were given, files read."""
    return {
        name: option_value(game.option(name), value) for name, value in typed.items() if value is not None
    }


def option_value(option: Option, value: str | bool) -> str | bool:
    """What was typed, or what the file of that name holds."""
    if isinstance(value, bool) or option.kind in IN_TEXT or value.strip().lower() in option.values:
        return value
    text = read_text(value).removeprefix("\ufeff").strip()
    if not text.startswith(("{", "[")) and not is_json(text):
        raise OptionError("terminal-no-value", {"option": option.name, "path": value})
    return text


def is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def origin(url: str) -> str:
    """A public address as browsers send it: without a slash at its end, and without the usual port."""
    if url and not ORIGIN.fullmatch(url):
        raise TablesteadError("terminal-no-origin", {"value": url[:60], "expected": EXAMPLE_URL})
    url = url.removesuffix("/").lower()
    return url.removesuffix(":443" if url.startswith("https:") else ":80")
