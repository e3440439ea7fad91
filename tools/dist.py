"""Builds what is published, with the page inside: `make dist`.

An archive of the sources; a wheel of plain Python, which fits everywhere; and one that is compiled for this
system and this Python. `--plain` builds the first two alone, in seconds.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = Path("src", "tablestead", "server", "page")
TAKEN = (
    *("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md", "CITATION.cff"),
    *("Makefile", "play.py", "requirements", "src", "tools"),
)
BUILD = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"


def build(kind: str, out: Path, compiled: bool = False) -> None:
    """By the project's own build, in a copy: what an earlier one left is not for others."""
    with tempfile.TemporaryDirectory(prefix="tablestead-dist-") as name:
        left_out = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd", "*.stamp")
        for part in TAKEN:
            source, copy = ROOT / part, Path(name, part)
            shutil.copytree(source, copy, ignore=left_out) if source.is_dir() else shutil.copy2(source, copy)
        environment = {**os.environ, **dated(), "TABLESTEAD_PURE": "" if compiled else "1"}
        command = [sys.executable, "-c", BUILD, f"build_{kind}", str(out)]
        subprocess.run(command, cwd=name, env=environment, stdout=subprocess.DEVNULL, check=True)


def dated() -> dict[str, str]:
    """The time of the last commit for all files, so that the same sources give the same archives."""
    command = ["git", "log", "-1", "--format=%ct"]
    asked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return {"SOURCE_DATE_EPOCH": asked.stdout.strip()} if asked.returncode == 0 else {}


def check(wheel: Path) -> None:
    """It has the page; and a wheel that fits everywhere has nothing that does not."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "tablestead/server/page/index.html" in names, wheel
    compiled = any(name.endswith((".so", ".pyd")) for name in names)
    assert compiled != wheel.name.endswith("-py3-none-any.whl"), f"{wheel} is not what it is called"


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools/dist.py", description=__doc__)
    parser.add_argument("--plain", action="store_true", help="without the compiled wheel")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER")
    asked = parser.parse_args()
    if not (ROOT / PAGE / "index.html").exists():
        sys.exit("The page is not built yet: python3 play.py --tools")
    out = asked.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    for old in (*out.glob("tablestead-*.whl"), *out.glob("tablestead-*.tar.gz")):
        old.unlink()
    build("sdist", out)
    build("wheel", out)
    if not asked.plain:
        build("wheel", out, compiled=True)
    for wheel in out.glob("*.whl"):
        check(wheel)
    for made in sorted(out.glob("tablestead-*")):
        print(f"{made.name}  {made.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
