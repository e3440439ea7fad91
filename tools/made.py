"""Files that a tool makes of the source: written, or with `--check` compared with what is there."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def write_or_check(made: Mapping[Path, str]) -> int:
    """The exit code: 1 where a file is not what would be made now."""
    if "--check" not in sys.argv[1:]:
        for path, text in made.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        return 0
    stale = [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        print(f"{path.relative_to(ROOT).as_posix()} is stale: run python {sys.argv[0]}", file=sys.stderr)
    return 1 if stale else 0
