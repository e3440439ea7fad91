"""The long proof: `python -m tests.soak --games 10000`. All cores, progress, counts at the end."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import tablestead.engine.game
from tests.soak.random_games import Broken, play_one, report, too_rare

LEAST = 100


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game, which is its seed")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--least", type=int, default=LEAST, help="how often everything must have occurred")
    arguments = parser.parse_args()
    console = Console()
    build = "plain Python" if tablestead.engine.game.__file__.endswith(".py") else "compiled"
    console.print(f"{arguments.games:,} games of ages on {arguments.cores} cores, {build}")
    seen: Counter[str] = Counter()
    steps = 0
    began = time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    games = range(arguments.first, arguments.first + arguments.games)
    with get_context("spawn").Pool(arguments.cores) as pool, Progress(*columns, console=console) as progress:
        task = progress.add_task("playing", total=arguments.games)
        try:
            for one, count in pool.imap_unordered(play_one, games, chunksize=10):
                seen += one
                steps += count
                progress.advance(task)
        except Broken as broken:
            console.print(str(broken), markup=False)
            return 1
    seconds = time.monotonic() - began
    console.print(report(seen), markup=False, highlight=False)
    console.print(
        f"{arguments.games:,} games, {steps:,} steps, {seen['closely']:,} positions looked at closely, "
        f"{seconds / 60:.1f} minutes"
    )
    rare = too_rare(seen, arguments.least)
    if rare:
        console.print(f"fewer than {arguments.least}: {', '.join(rare)}", markup=False)
        return 1
    console.print("Everything held.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
