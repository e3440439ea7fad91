"""Prints the speed tables: `python -m bench [--game ages | --research] [--json | --markdown]`.

The plain figures are measured in the same run by a second process on the sources in src/, which are never
compiled in place; so the ratio holds whatever the machine is doing.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.status import Status
from rich.table import Table

from bench import measure
from bench.measure import Figures

ROOT = Path(__file__).resolve().parent.parent
PYTHON = f"Python {sys.version.split()[0]}"

Row = tuple[str, str, str, str]
ROWS: dict[str, tuple[Row, ...]] = {
    "ages": (
        ("uniform random games, 2 players", "steps_per_second", "steps/s", "≥ 2,000,000 compiled, ≥ 5×"),
        ("copy()", "copy_us", "µs", "≤ 1 compiled"),
        ("view, built and encoded", "view_us", "µs", "≤ 100"),
        ("view with its choices", "view_and_choices_us", "µs", "≤ 1,000"),
        ("state restored from a view", "restore_us", "µs", ""),
        ("planner, a decision, median", "median_ms", "ms", ""),
        ("planner, a decision, longest", "longest_ms", "ms", "≤ 1,000"),
    ),
    "milestones": (
        ("mixed games replayed, 2–4 players", "steps_per_second", "steps/s", "≥ 1,000,000 compiled, ≥ 5×"),
        ("copy()", "copy_us", "µs", "≤ 1.5 compiled"),
        ("view, built and encoded", "view_us", "µs", ""),
        ("choices with previews", "choices_us", "µs", "≤ 2,000"),
        ("state restored from a view", "restore_us", "µs", ""),
        ("greedy, a decision, median", "median_ms", "ms", ""),
        ("greedy, a decision, longest", "longest_ms", "ms", "≤ 1,000"),
        ("mcts, simulations in half a second, 2 players", "half_second", "", ""),
        ("mcts, the same with 4", "half_second_most", "", ""),
    ),
    "keyflower": (
        ("uniform random games, 4 players", "steps_per_second", "steps/s", "≥ 500,000 compiled"),
        ("copy()", "copy_us", "µs", "≤ 4 compiled"),
        ("view of 6 players in winter, built and encoded", "view_us", "µs", "≤ 300 compiled"),
        ("the same view", "view_bytes", "bytes", "≤ 15,000"),
        ("choices, the most that occur", "choices_us", "µs", ""),
        ("final score of a large village", "score_us", "µs", "≤ 5,000 compiled"),
        ("state restored from a view", "restore_us", "µs", ""),
        ("hidden pieces dealt anew", "redeal_us", "µs", ""),
        ("greedy, a decision, median", "median_ms", "ms", ""),
        ("greedy, a decision, longest", "longest_ms", "ms", "≤ 1,000"),
        ("mcts, simulations in half a second, 2 players", "half_second", "", ""),
        ("mcts, the same with 6", "half_second_most", "", ""),
    ),
}
"""For each game and figure: what it is, its key, its unit and the bar it must pass."""
MORE_IS_BETTER = ("steps_per_second", "half_second", "half_second_most")


def measure_plain(game_id: str, seconds: float) -> Figures:
    """The same sources uncompiled, in a process of their own."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "bench", "--this-build-only", "--json", "--seconds", str(seconds)]
    command += ["--game", game_id]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout)["figures"][game_id][0]
    assert figures["build"] == "pure"
    return figures


def shown(figures: Figures, key: str) -> str:
    value = float(figures[key])
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def rows(game_id: str, measured: list[Figures]) -> list[list[str]]:
    """Heading and lines of a table; with both builds, the ratio of them."""
    head = ["what", "unit", *(str(figures["build"]) for figures in measured)]
    both = len(measured) == 2
    table = [[*head, *(["ratio"] if both else []), "bar"]]
    for title, key, unit, bar in ROWS[game_id]:
        line = [title, unit, *(shown(figures, key) for figures in measured)]
        if both:
            compiled, plain = (float(figures[key]) for figures in measured)
            ratio = compiled / plain if key in MORE_IS_BETTER else plain / compiled
            line.append("" if unit == "bytes" else f"{ratio:.1f}×")
        table.append([*line, bar])
    return table


def markdown(table: list[list[str]]) -> str:
    lines = ["| " + " | ".join(line) + " |" for line in table]
    lines.insert(1, "|" + "|".join("---" if n in (0, 1) else "---:" for n in range(len(table[0]))) + "|")
    return "\n".join(lines)


def print_table(title: str, table: list[list[str]], arguments: argparse.Namespace) -> None:
    if arguments.markdown:
        print(f"### {title}\n\n{markdown(table)}\n")
        return
    printed = Table(title=f"{title}, one core, {PYTHON}")
    for n, heading in enumerate(table[0]):
        printed.add_column(heading, justify="left" if n in (0, 1) else "right")
    for line in table[1:]:
        printed.add_row(*line)
    Console().print(printed)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--game", choices=list(ROWS), help="one title; all of them when none is named")
    parser.add_argument("--json", action="store_true", help="figures for a program")
    parser.add_argument("--markdown", action="store_true", help="the tables for docs/speed.md")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long the games of a title are played")
    parser.add_argument("--this-build-only", action="store_true", help="no comparison with plain Python")
    parser.add_argument("--research", action="store_true", help="what learning programs wait for, instead")
    arguments = parser.parse_args()
    console = Console()
    if arguments.research:
        from bench import doors, research  # they need NumPy, which the tables of the games do not

        figures = {
            "research bench": research.table(arguments.seconds),
            "doors beside their peers": doors.table(doors.lines(arguments.seconds)),
        }
        if arguments.json:
            print(json.dumps({"python": PYTHON, "figures": figures}, indent=1))
            return
        for title, table in figures.items():
            print_table(title, table, arguments)
        return
    quiet = arguments.json or arguments.markdown
    both = measure.build() == "compiled" and not arguments.this_build_only
    measured: dict[str, list[Figures]] = {}
    with Status("measuring …", console=Console(stderr=True, quiet=quiet)):
        for id in [arguments.game] if arguments.game else list(ROWS):
            measured[id] = [measure.results(id, arguments.seconds)]
            if both:
                measured[id].append(measure_plain(id, arguments.seconds))
    if arguments.json:
        print(json.dumps({"python": PYTHON, "figures": measured}, indent=1))
        return
    for id, builds in measured.items():
        print_table(id, rows(id, builds), arguments)
    if measure.build() == "pure" and not quiet:
        console.print("This build is plain Python: install it where a C compiler is to see both.")


if __name__ == "__main__":
    main()
