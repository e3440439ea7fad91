"""Ferry, the game of examples/, installed as a package of its own where only some processes see it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).resolve().parent.parent / "examples" / "ferry"


def install(folder: Path) -> dict[str, str]:
    """Install it there; gives the environment of a process that finds it."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", "--target", str(folder / "site"), str(copied(folder))]
    subprocess.run(command, check=True, capture_output=True, text=True)
    known = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    path = [str(folder / "site"), *(str(Path(one).resolve()) for one in known if one)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def copied(folder: Path) -> Path:
    """Its sources, so that building leaves nothing behind in the tree."""
    for path in EXAMPLE.rglob("*"):
        if path.is_file() and not {"build", "__pycache__"} & set(path.parts) and ".egg-info" not in str(path):
            target = folder / "ferry" / path.relative_to(EXAMPLE)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
    return folder / "ferry"
