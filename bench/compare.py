"""Two checkouts beside each other: `python -m bench.compare OLD NEW [--game ages] [--rounds 5]`.

Both must have been set up (`make setup`), each in its own folder. They are measured in turns, so that what
else the machine is doing hits both alike; a figure is the best of its rounds, the one least disturbed.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.__main__ import MORE_IS_BETTER, ROWS
from bench.measure import Figures


def measured(checkout: Path, game_id: str, seconds: float) -> Figures:
    """The figures of one checkout's installed build, by its own bench."""
    folder = "Scripts" if sys.platform == "win32" else "bin"
    command = [str(checkout / ".venv" / folder / "python"), "-m", "bench", "--this-build-only", "--json"]
    command += ["--seconds", str(seconds), "--game", game_id]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout)["figures"][game_id][0]
    return figures


def best(rounds: list[Figures], key: str) -> float:
    values = [float(figures[key]) for figures in rounds]
    return max(values) if key in MORE_IS_BETTER else min(values)


def compare(old: Path, new: Path, game_id: str, rounds: int, seconds: float) -> Table:
    taken: tuple[list[Figures], list[Figures]] = ([], [])
    for _ in range(rounds):
        for checkout, figures in zip((old, new), taken, strict=True):
            figures.append(measured(checkout, game_id, seconds))
    builds = [figures[0]["build"] for figures in taken]
    table = Table(title=f"{game_id}: {builds[0]} against {builds[1]}, best of {rounds}")
    for heading in ("", "old", "new", "speed, new to old"):
        table.add_column(heading, justify="left" if not heading else "right")
    for label, key, unit, _ in ROWS[game_id]:
        before, after = (best(figures, key) for figures in taken)
        ratio = after / before if key in MORE_IS_BETTER else before / after
        table.add_row(label, f"{before:,.2f} {unit}", f"{after:,.2f} {unit}", f"{ratio:.2f}×")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--game", choices=list(ROWS), help="all of them when none is named")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each figure is measured")
    arguments = parser.parse_args()
    for game_id in [arguments.game] if arguments.game else list(ROWS):
        old, new = arguments.old.resolve(), arguments.new.resolve()
        Console().print(compare(old, new, game_id, arguments.rounds, arguments.seconds))


if __name__ == "__main__":
    main()
