"""Prints the speed table: `python -m bench [--json | --markdown]`.

The plain figure is measured in the same run by a second process on the sources in src/, which are never
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

ROOT = Path(__file__).resolve().parent.parent
Figures = dict[str, float | str]

ROWS = (
    ("uniform random games, 2 players", "steps_per_second", "steps/s", "≥ 2,000,000 compiled"),
    ("copy()", "copy_us", "µs", "≤ 1 compiled"),
    ("view, built and encoded", "view_us", "µs", "≤ 100"),
    ("view with its choices", "view_and_choices_us", "µs", "≤ 1,000"),
    ("planner, a decision, median", "planner_median_ms", "ms", ""),
    ("planner, a decision, longest", "planner_longest_ms", "ms", "≤ 1,000"),
)


def measure_plain(seconds: float) -> Figures:
    """The same sources uncompiled, in a process of their own."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "bench", "--this-build-only", "--json", "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout)["figures"][0]
    assert figures["build"] == "pure"
    return figures


def shown(figures: Figures, key: str) -> str:
    if key not in figures:
        return "–"
    value = float(figures[key])
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def rows(measured: list[Figures]) -> list[list[str]]:
    """Heading and lines of the table; with both builds, the ratio of them."""
    head = ["what", "unit", *(str(figures["build"]) for figures in measured)]
    both = len(measured) == 2
    table = [[*head, *(["ratio"] if both else []), "bar"]]
    for title, key, unit, bar in ROWS:
        line = [title, unit, *(shown(figures, key) for figures in measured)]
        if both:
            compiled, plain = (float(figures.get(key, 0)) for figures in measured)
            ratio = compiled / plain if key == "steps_per_second" else plain / compiled if compiled else 0
            line.append(f"{ratio:.1f}×" if ratio else "–")
        table.append([*line, bar])
    if both:
        table[1][-1] += ", ≥ 5×"
    return table


def markdown(table: list[list[str]]) -> str:
    lines = ["| " + " | ".join(line) + " |" for line in table]
    lines.insert(1, "|" + "|".join("---" if n in (0, 1) else "---:" for n in range(len(table[0]))) + "|")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="figures for a program")
    parser.add_argument("--markdown", action="store_true", help="the table for docs/speed.md")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long the random games are played")
    parser.add_argument("--this-build-only", action="store_true", help="no comparison with plain Python")
    arguments = parser.parse_args()
    console = Console()
    quiet = arguments.json or arguments.markdown
    with Status("measuring …", console=Console(stderr=True, quiet=quiet)):
        measured = [measure.results(arguments.seconds)]
        if measured[0]["build"] == "compiled" and not arguments.this_build_only:
            measured.append(measure_plain(arguments.seconds))
    python = f"Python {sys.version.split()[0]}"
    if arguments.json:
        print(json.dumps({"python": python, "figures": measured}, indent=1))
        return
    table = rows(measured)
    if arguments.markdown:
        print(markdown(table))
        return
    printed = Table(title=f"Tablestead, one core, {python}")
    for n, title in enumerate(table[0]):
        printed.add_column(title, justify="left" if n in (0, 1) else "right")
    for line in table[1:]:
        printed.add_row(*line)
    console.print(printed)
    if len(measured) == 1 and measured[0]["build"] == "pure":
        console.print("This build is plain Python: install it where a C compiler is to see both.")


if __name__ == "__main__":
    main()
