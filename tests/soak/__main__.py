"""The long proof: `python -m tests.soak --game ages --games 10000`. All cores, progress, counts."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from functools import partial
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import tablestead.engine.game
from tests.soak.games import TITLES, Broken, play_one, report, too_rare

LEAST = 100


def soak(id: str, games: range, cores: int, least: int, console: Console) -> bool:
    """Play so many games of a title; whether everything held and occurred often enough."""
    build = "plain Python" if tablestead.engine.game.__file__.endswith(".py") else "compiled"
    console.print(f"{len(games):,} games of {id} on {cores} cores, {build}")
    title = TITLES[id]
    seen: Counter[str] = Counter()
    steps = 0
    began = time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with get_context("spawn").Pool(cores) as pool, Progress(*columns, console=console) as progress:
        task = progress.add_task(id, total=len(games))
        try:
            for one, count in pool.imap_unordered(partial(play_one, id), games, chunksize=10):
                seen += one
                steps += count
                progress.advance(task)
        except Broken as broken:
            console.print(str(broken), markup=False)
            return False
    seconds = time.monotonic() - began
    console.print(report(title, seen), markup=False, highlight=False)
    console.print(
        f"{len(games):,} games of {id}, {steps:,} steps, {seen['closely']:,} positions looked at closely, "
        f"{seconds / 60:.1f} minutes"
    )
    rare = too_rare(title, seen, least)
    if rare:
        console.print(f"fewer than {least}: {', '.join(rare)}", markup=False)
    return not rare


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--game", choices=list(TITLES), help="one title; all of them when none is named")
    parser.add_argument("--games", type=int, help="how many of each title; each has its own number")
    parser.add_argument("--first", type=int, default=0, help="number of the first game, which is its seed")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--least", type=int, default=LEAST, help="how often everything must have occurred")
    arguments = parser.parse_args()
    console = Console()
    held = []
    for id in [arguments.game] if arguments.game else list(TITLES):
        games = range(arguments.first, arguments.first + (arguments.games or TITLES[id].games))
        held.append(soak(id, games, arguments.cores, arguments.least, console))
    if all(held):
        console.print("Everything held.")
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
