"""From a fresh copy of the sources to the first move: `python -m bench.start [--bare] [--cold] [--compiled]`.

The copy lies in a folder of its own, which goes at the end. Chromium presses what a newcomer would press.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import psutil
from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).parents[1]
NEW: Final = shutil.ignore_patterns(
    *(".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "node_modules", "build", "dist", "*.so"),
    *("page", "tests", "docs"),
)
"""Not in a clone, or not looked at by `play.py`; of docs/ the page shows one file."""
MISSING: Final = ("cc", "gcc", "g++", "c++", "clang", "node", "nodejs", "npm", "npx")
FIRST_MOVE_S: Final = 90.0
AGAIN_S: Final = 2.0
COMPILED_S: Final = 300.0


def copy_of_sources(folder: Path) -> Path:
    tree = folder / "tablestead"
    shutil.copytree(ROOT, tree, ignore=NEW)
    shutil.copytree(ROOT / "docs", tree / "docs")
    return tree


def environment(folder: Path, bare: bool, cold: bool) -> dict[str, str]:
    """`bare`: neither a compiler nor Node is found; `cold`: nothing was fetched before."""
    found = {**os.environ, "PORT": "0", "TABLESTEAD_DATA": str(folder / "data")}
    if cold:
        found |= {"PIP_CACHE_DIR": str(folder / "pip"), "npm_config_cache": str(folder / "npm")}
    if bare:
        programs = folder / "programs"
        programs.mkdir()
        for place in os.environ["PATH"].split(os.pathsep):
            for program in Path(place).glob("*"):
                if not program.name.startswith(MISSING) and not (programs / program.name).exists():
                    (programs / program.name).symlink_to(program)
        found["PATH"] = str(programs)
    return found


class Start:
    """One `play.py`, and when it said what."""

    def __init__(self, tree: Path, given: dict[str, str]) -> None:
        self.began = time.monotonic()
        command = [shutil.which("python3", path=given["PATH"]) or sys.executable, "play.py"]
        self.process = subprocess.Popen(
            command, cwd=tree, env=given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def until(self, sign: str) -> str:
        """Read on until a line has this in it; every line is shown with its time."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            print(f"  {self.seconds:6.1f} s  {line.rstrip()}", flush=True)
            if sign in line:
                return line
        raise SystemExit(f"play.py ended with {self.process.wait()} before it said {sign!r}")

    def worked(self) -> float:
        """Seconds of the processor, also of what has ended: a busy machine makes the others longer."""
        server = psutil.Process(self.process.pid)
        return sum(sum(one.cpu_times()[:4]) for one in [server, *server.children(recursive=True)])


@contextlib.contextmanager
def started(tree: Path, given: dict[str, str]) -> Iterator[tuple[Start, str]]:
    """A start, and the address at which it serves."""
    start = Start(tree, given)
    try:
        line = start.until("http://")
        yield start, "http://" + line.split("http://")[1].split("/")[0]
    finally:
        start.process.send_signal(signal.SIGTERM)
        start.process.wait()


def first_move(address: str, start: Start) -> None:
    with sync_playwright() as playwright:
        names = ("chromium-headless-shell", "chromium", "google-chrome")
        path = os.environ.get("TABLESTEAD_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(address)
        page.locator("article:has(#game-ages) .play").click()
        shell = page.locator(".shell[data-ready=true]")
        shell.wait_for()
        print(f"  {start.seconds:6.1f} s  the table is there")
        before = shell.get_attribute("data-seq")
        page.keyboard.press("Enter")
        page.locator(f".shell:not([data-seq='{before}'])").wait_for()
        browser.close()


def told(what: str, seconds: float, bar: float, more: str = "") -> bool:
    print(f"{what}: {seconds:.1f} s (bar {bar:.0f}{more}), {'good' if seconds <= bar else 'too long'}")
    return seconds <= bar


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.start", description=__doc__)
    parser.add_argument("--bare", action="store_true", help="as where there is neither a compiler nor Node")
    parser.add_argument("--cold", action="store_true", help="with empty caches of pip and npm")
    parser.add_argument("--compiled", action="store_true", help="wait until it is compiled, too")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tablestead-start-") as name:
        folder = Path(name)
        tree, given = copy_of_sources(folder), environment(folder, asked.bare, asked.cold)
        print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; the first start:")
        good = []
        with started(tree, given) as (start, address):
            served, worked = start.seconds, start.worked()
            first_move(address, start)
            good.append(told("the first move", start.seconds, FIRST_MOVE_S))
            print(f"  the page was served after {served:.1f} s, of which the processor worked {worked:.1f} s")
            if asked.compiled:
                start.until("Compiled:")
                good.append(told("compiled", start.seconds, COMPILED_S))
        print("the second start:")
        with started(tree, given) as (start, _):
            worked = f"; the processor worked {start.worked():.1f} s"
            good.append(told("the page", start.seconds, AGAIN_S, worked))
    sys.exit(not all(good))


if __name__ == "__main__":
    main()
