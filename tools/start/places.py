"""Where things lie, and what they were made of: a folder is there whole or not at all."""

import contextlib
import functools
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")
SOURCES = ROOT / "src" / "tablestead"
WEB = ROOT / "web"
PAGE, DOCS = SOURCES / "server" / "page", SOURCES / "server" / "docs"
UNFINISHED = "unfinished-"
LEFT_S = 3600.0
"""What has been unfinished for so long was left by a start that was killed."""
KEPT = 3
"""Of each kind of folder: a server that still runs may use one of before."""


@contextlib.contextmanager
def whole(folder: Path) -> Iterator[Path]:
    """A folder that is made aside, and takes its place when all of it is there."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    aside = Path(tempfile.mkdtemp(prefix=UNFINISHED, dir=folder.parent))
    try:
        yield aside / folder.name
        if folder.exists():
            folder.rename(aside / "before")
        (aside / folder.name).rename(folder)
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def clear_leftovers() -> None:
    """What killed starts left, and what was made of older sources."""
    for folder in (*VENV.glob(f"{UNFINISHED}*"), *PAGE.parent.glob(f"{UNFINISHED}*")):
        if time.time() - folder.stat().st_mtime > LEFT_S:
            shutil.rmtree(folder, ignore_errors=True)
    for kind in ("plain", "compiled", "packages"):
        found = sorted(VENV.glob(f"{kind}-*"), key=lambda folder: folder.stat().st_mtime, reverse=True)
        for folder in found[KEPT:]:
            shutil.rmtree(folder, ignore_errors=True)


def files(folder: Path) -> list[Path]:
    left_out = {"node_modules", "__pycache__"}
    return [path for path in folder.rglob("*") if path.is_file() and left_out.isdisjoint(path.parts)]


def digest(paths: Iterable[Path]) -> str:
    """Of names and contents, and of this Python."""
    total = hashlib.sha256(sys.version.encode())
    for path in sorted(path for path in paths if path.exists()):
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return total.hexdigest()


@functools.cache
def package_mark() -> str:
    """What the package is made of."""
    build = [ROOT / name for name in ("pyproject.toml", "setup.py", "README.md", "tools/compiled_help.py")]
    build += files(ROOT / "requirements")
    sources = [path for path in files(SOURCES) if {PAGE, DOCS}.isdisjoint(path.parents)]
    mark = digest([*build, *sources])
    return mark + (" pure" if os.environ.get("TABLESTEAD_PURE") else "")


@functools.cache
def page_mark() -> str:
    """What the page is made of."""
    return digest([*files(WEB), *files(SOURCES / "locale")])


def lock_mark(extra: str) -> str:
    """What the tested versions of the packages are."""
    return f"{digest([ROOT / 'requirements' / f'{extra}.txt'])} {extra}"


def is_made_of(stamp: Path, mark: str) -> bool:
    return stamp.exists() and stamp.read_text(encoding="utf-8") == mark
