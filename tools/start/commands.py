"""Running other programs, and saying what to do when one fails."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from tools.start.places import PYTHON, ROOT

PIP = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--progress-bar=off"]
TEXT: dict[str, Any] = {"encoding": "utf-8", "errors": "replace"}
"""Whatever the system thinks that text is."""
LISTENING: dict[str, Any] = {
    "stdin": subprocess.DEVNULL,
    "stdout": subprocess.PIPE,
    "stderr": subprocess.STDOUT,
    **TEXT,
}
SPACE_MB = 600
"""For everything that is fetched and built."""
NO_NETWORK = (
    *("Max retries exceeded", "NewConnectionError", "NameResolutionError", "Read timed out", "getaddrinfo"),
    *("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT"),
)
NOTHING_FOUND = "(from versions: none)"
"""As pip says of a place that it did not reach, but also of one that has no package for this system."""
DISK_FULL = ("No space left on device", "ENOSPC", "not enough space on the disk", "Disk quota exceeded")


class Failed(Exception):
    """Something did not work; the text says what, and what to do."""


def attempt(
    command: Sequence[str],
    folder: Path = ROOT,
    env: Mapping[str, str] | None = None,
    heard: Callable[[str], None] = lambda line: None,
) -> subprocess.CompletedProcess[str]:
    """Run it to its end; `heard` gets each line of what it prints."""
    lines = []
    with subprocess.Popen(command, cwd=folder, env=env, **LISTENING) as program:
        assert program.stdout is not None
        for line in program.stdout:
            lines.append(line)
            heard(line)
    return subprocess.CompletedProcess(command, program.returncode, "".join(lines))


def run(
    command: Sequence[str], failure: str, folder: Path = ROOT, env: Mapping[str, str] | None = None
) -> None:
    result = attempt(command, folder, env)
    if result.returncode:
        raise Failed(explained(failure, result.stdout))


def read(command: Sequence[str], env: Mapping[str, str] | None = None) -> str:
    return attempt(command, env=env).stdout.strip()


def explained(failure: str, output: str) -> str:
    """What failed, and what to do about it; else what the program said."""
    advice = advice_on(output)
    return f"{failure} {advice} Nothing is left half-installed." if advice else f"{failure}\n{tail(output)}"


def advice_on(output: str) -> str:
    """What a person can do; empty where nobody knows."""
    if any(sign in output for sign in DISK_FULL):
        return f"The disk is full: about {SPACE_MB} MB are needed. Make room and start again."
    if any(sign in output for sign in (*NO_NETWORK, NOTHING_FOUND)):
        return "The place that the packages come from cannot be reached: see to the network and start again."
    return ""


def require_space() -> None:
    """Said before anything is fetched."""
    free = shutil.disk_usage(ROOT).free // 2**20
    if free < SPACE_MB:
        raise Failed(f"About {SPACE_MB} MB are needed here, and {free} are free. Make room and start again.")


def with_path(path: Sequence[Path]) -> dict[str, str]:
    """In which Python looks into these folders first, and keeps what it makes of the files there."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    folders = [*map(str, path), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**kept, "PYTHONPATH": os.pathsep.join(folders)} if folders else kept


def tail(text: str, lines: int = 30) -> str:
    """The end of a long text, and its beginning, where npm says what is wrong."""
    found = text.strip().splitlines()
    if len(found) <= lines:
        return "\n".join(found)
    return "\n".join([*found[: lines // 2], "…", *found[-(lines // 2) :]])


def locked_only() -> bool:
    return "--locked" in sys.argv
