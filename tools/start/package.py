"""The package: as it is, for playing at once, or installed for good."""

import os
import shutil
from pathlib import Path

from tools.start.commands import PIP, Failed, attempt, explained, read, tail, with_path
from tools.start.environment import fetch
from tools.start.places import (
    BIN,
    PAGE,
    PYTHON,
    ROOT,
    SOURCES,
    VENV,
    WINDOWS,
    is_made_of,
    package_mark,
    whole,
)
from tools.start.progress import say, step

STAMP = VENV / "package.stamp"
IS_COMPILED = "import tablestead.engine.game as game; print(not game.__file__.endswith('.py'))"


# Installed into the environment


def is_installed() -> bool:
    return any(is_made_of(STAMP, package_mark() + end) for end in ("", " dev"))


def installed_package() -> Path:
    return Path(read([str(PYTHON), "-c", "import tablestead; print(tablestead.__path__[0])"]))


def install(dev: bool) -> None:
    """The package into .venv: compiled where that works, else plain."""
    mark = package_mark()
    if is_made_of(STAMP, f"{mark} dev") or (not dev and is_made_of(STAMP, mark)):
        return
    dev = dev or (STAMP.exists() and STAMP.read_text(encoding="utf-8").endswith(" dev"))
    STAMP.unlink(missing_ok=True)
    for leftover in (ROOT / "build").glob("lib*"):  # files that are no longer in the sources
        shutil.rmtree(leftover)
    command = [*PIP, "--upgrade", f".[{fetch(dev)}]"]
    with step("Installing the package, which takes a few minutes the first time"):
        result = attempt(command)
        if result.returncode and not os.environ.get("TABLESTEAD_PURE"):
            say("Compiling did not work; installing without it. The reason:")
            print(tail(result.stdout, 8))
            result = attempt(command, env={**os.environ, "TABLESTEAD_PURE": "1"})
    if result.returncode:
        raise Failed(explained("The package could not be installed.", result.stdout))
    compiled = read([str(PYTHON), "-c", IS_COMPILED]) == "True"
    say("Installed, " + ("compiled." if compiled else "as plain Python (no C compiler: bots are slower)."))
    STAMP.write_text(f"{mark} dev" if dev else mark, encoding="utf-8")


# Beside it, for playing


def copy_plain(plain: Path, packages: list[Path]) -> None:
    """The sources as they are, so that nothing changes under a server that runs."""
    if plain.exists():
        return
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    with whole(plain) as folder:
        shutil.copytree(SOURCES, folder / "tablestead", ignore=left_out)
        shutil.rmtree(folder / "tablestead" / PAGE.relative_to(SOURCES), ignore_errors=True)
    with step("Preparing the server"):  # Python reads all modules once, and the next time faster
        modules = "import tablestead.cli, tablestead.server.serve"
        attempt([str(PYTHON), "-c", modules], env=with_path([plain, *packages]))


def write_command(path: list[Path]) -> None:
    """`.venv/bin/tablestead`, for the terminal."""
    folders = os.pathsep.join(map(str, path))
    if WINDOWS:
        (BIN / "tablestead.exe").unlink(missing_ok=True)
        text = f'@set "PYTHONPATH={folders}"\n@"{PYTHON}" -m tablestead.cli %*\n'
        (BIN / "tablestead.cmd").write_text(text, encoding="utf-8")
        return
    command = BIN / "tablestead"
    command.unlink(missing_ok=True)
    text = f'#!/bin/sh\nPYTHONPATH="{folders}" exec "{PYTHON}" -m tablestead.cli "$@"\n'
    command.write_text(text, encoding="utf-8")
    command.chmod(0o755)
