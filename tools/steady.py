"""Looks for tests that pass only now and then: `make test` many times, every second time beside burners.

`python tools/steady.py --runs 10` prints a line for each run, and ends with the first that fails; what a run
printed is kept in a file of its own. A commit whose row was cut off goes on with `--first 7`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BURN = [sys.executable, "-c", "while True: pass"]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--runs", type=int, default=10, help="how many there are in the row (default: 10)")
    parser.add_argument("--first", type=int, default=1, help="the number of the first one (default: 1)")
    asked = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="tablestead-steady-"))
    print(f"{commit()}; what the runs print is kept in {folder}", flush=True)
    for number in range(asked.first, asked.runs + 1):
        with burners(0 if number % 2 else os.cpu_count() or 1) as burning:
            passed, seconds = run(folder / f"{number}.log")
        how = f"beside {burning} burners" if burning else "alone"
        end = "passed" if passed else "FAILED"
        print(f"{number:2} of {asked.runs}, {how}: {end} in {seconds // 60}:{seconds % 60:02}", flush=True)
        if not passed:
            return 1
    return 0


def commit() -> str:
    """What is tested; a row tells nothing about a tree that changes meanwhile."""
    git = ["git", "-C", str(ROOT)]
    changes = subprocess.run(
        [*git, "status", "--porcelain"], check=True, capture_output=True, text=True
    ).stdout
    if changes:
        sys.exit(f"Commit this first, or take it away:\n{changes}")
    head = [*git, "log", "-1", "--format=%h %s"]
    return subprocess.run(head, check=True, capture_output=True, text=True).stdout.strip()


@contextmanager
def burners(count: int) -> Iterator[int]:
    """So many processes that do nothing but take time from the others."""
    burning = [subprocess.Popen(BURN) for _ in range(count)]
    try:
        yield count
    finally:
        for process in burning:
            process.kill()
            process.wait()


def run(log: Path) -> tuple[bool, int]:
    """Whether it passed, and how many seconds it took."""
    began = time.monotonic()
    with log.open("wb") as out:
        done = subprocess.run(["make", "test"], cwd=ROOT, stdout=out, stderr=subprocess.STDOUT, check=False)
    return done.returncode == 0, round(time.monotonic() - began)


if __name__ == "__main__":
    sys.exit(main())
