"""Matches between bots, and games of theirs for a dataset, with a progress bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablestead.arena import Ladder, MatchResult, Processes, Workers
from tablestead.cli.screen import Screen
from tablestead.engine.errors import TablesteadError
from tablestead.research import missing
from tablestead.words import Words

MADE = ("games", "arrays")
"""What a dataset is made of, in that order."""
LEARNED = ("games", "fit", "match")
"""What a round of learning is made of, likewise."""


def workers_of(jobs: int | None, ray: str | None) -> Workers:
    """Who plays: processes here, or where `--ray` was given the nodes of a cluster."""
    if ray is None:
        return Processes(jobs)
    if jobs is not None:
        raise TablesteadError("terminal-ray-jobs")
    from tablestead.arena.cluster import Cluster

    return Cluster(ray)


@contextmanager
def counted(title: str, games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar, told how many games were played."""
    with progress_bar() as bar:
        task = bar.add_task(title, total=games)
        yield lambda done: bar.update(task, completed=done)


def progress_bar() -> Progress:
    """It goes to the error stream, so that the answer can be piped on."""
    console = Console(stderr=True, emoji=False)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def make_dataset(
    words: Words,
    folder: Path,
    game: str,
    names: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, object],
    workers: Workers,
) -> int:
    """Games into a folder; gives how many were played now."""
    try:
        from tablestead.research.making import make
    except ModuleNotFoundError as error:
        raise missing(error) from error
    with progress_bar() as bar:
        tasks = {what: bar.add_task(words.say(f"terminal-making-{what}"), total=None) for what in MADE}

        def told(what: str, done: int, total: int) -> None:
            bar.update(tasks[what], completed=done, total=total)

        return make(folder, game, names, games, seed, options, workers, told)


def learn(
    words: Words, folder: Path, game: str, rounds: int, games: int, trial: int, seed: int, workers: Workers
) -> Iterator[dict[str, object]]:
    """Rounds of learning, each told when it is over."""
    try:
        from tablestead.training.rounds import Plan, train
    except ModuleNotFoundError as error:
        raise missing(error, "train") from error
    plan = Plan(game, rounds, games, trial, seed)
    with progress_bar() as bar:
        tasks = {what: bar.add_task(words.say(f"terminal-making-{what}"), total=None) for what in LEARNED}

        def told(what: str, done: int, total: int) -> None:
            bar.update(tasks[what], completed=done, total=total)

        for finished in train(folder, plan, workers, told):
            yield {
                "n": finished.number,
                "samples": finished.samples,
                "error": finished.error,
                "thumb": finished.thumb_error,
                "won": finished.won,
                "games": finished.trial_games,
                "expected": finished.expected,
                "kept": int(finished.kept),
            }


def show(screen: Screen, result: MatchResult) -> None:
    args = {"n": result.games, "value": str(result.seed), "seconds": round(result.seconds, 1)}
    screen.tell("terminal-arena-title", args, "bold")
    if screen.plain:
        for one in result.standings:
            low, high = one.interval
            figures = {
                "name": one.name,
                "rate": percent(one.rate),
                "low": percent(low),
                "high": percent(high),
                "average": tenths(one.average),
                "median": tenths(one.median),
            }
            screen.tell("terminal-arena-line", figures)
    else:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(screen.term("bot"))
        for key in ("wins", "interval", "average", "median", "range"):
            table.add_column(screen.say(f"terminal-arena-{key}"), justify="right")
        for one in result.standings:
            low, high = one.interval
            table.add_row(
                one.name,
                screen.say("terminal-percent", {"n": percent(one.rate)}),
                screen.say("terminal-percent-range", {"low": percent(low), "high": percent(high)}),
                screen.say("terminal-number", {"n": tenths(one.average)}),
                screen.say("terminal-number", {"n": tenths(one.median)}),
                f"{one.least} … {one.most}".replace("-", "−"),
            )
        screen.show(table)
        screen.game = result.game
        screen.show(details(screen, result))
    more = {"winner": tenths(result.winner_average), "rounds": tenths(result.average_rounds)}
    screen.tell("terminal-arena-more", more, "dim")


def details(screen: Screen, result: MatchResult) -> Table:
    """Where the points came from, the wins of each seat, the rounds of 5, 50 and 95 % of the games."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    for one in result.standings:
        table.add_column(one.name, justify="right")
    ids = {id: None for one in result.standings for id in one.sources}
    for id in ids:
        points = [tenths(one.sources.get(id, 0.0)) for one in result.standings]
        table.add_row(screen.term(id), *(screen.say("terminal-number", {"n": n}) for n in points))
    for seat, rate in enumerate(result.seat_rates, start=1):
        share = screen.say("terminal-percent", {"n": percent(rate)})
        table.add_row(screen.say("shell-seat-n", {"n": seat}), share)
    rounds = [str(result.rounds_at(share)) for share in (0.05, 0.5, 0.95)]
    table.add_row(screen.term("round", "plural"), " … ".join(rounds))
    return table


def show_ladder(screen: Screen, ladder: Ladder) -> None:
    args = {"n": ladder.players, "value": str(ladder.seed), "name": ladder.anchor}
    screen.tell("terminal-ladder-title", args, "bold")
    rows = [
        (one.name, round(one.elo), round(one.low), round(one.high), percent(one.wins / one.games), one.games)
        for one in ladder.ratings
    ]
    if screen.plain:
        for name, elo, low, high, rate, games in rows:
            figures = {"name": name, "elo": elo, "low": low, "high": high, "rate": rate, "n": games}
            screen.tell("terminal-ladder-line", figures)
        return
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(screen.term("bot"))
    for key in (
        "terminal-ladder-elo",
        "terminal-arena-interval",
        "terminal-arena-wins",
        "terminal-ladder-games",
    ):
        table.add_column(screen.say(key), justify="right")
    table.add_column("")
    best = max(elo for _, elo, *_ in rows)
    least = min(elo for _, elo, *_ in rows)
    for name, elo, low, high, rate, games in rows:
        bar = "█" * round(1 + 29 * (elo - least) / max(1, best - least))
        share = screen.say("terminal-percent", {"n": rate})
        table.add_row(name, str(elo), f"{low} … {high}".replace("-", "−"), share, str(games), bar)
    screen.show(table)


def percent(share: float) -> float:
    return tenths(100 * share)


def tenths(number: float) -> float:
    """One decimal, and never −0.0."""
    return round(number, 1) + 0.0
