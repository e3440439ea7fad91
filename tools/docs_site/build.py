"""Builds the documentation site, into the sources and the installed package: `make docs`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import tablestead.server.documentation as served

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "src" / "tablestead" / "server" / "docs"


def main() -> int:
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet"]
    if failed := subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        return failed
    if served.SITE != BUILT:
        shutil.rmtree(served.SITE, ignore_errors=True)
        shutil.copytree(BUILT, served.SITE)
    sizes = [path.stat().st_size for path in BUILT.rglob("*") if path.is_file()]
    print(f"{len(sizes)} files, {sum(sizes) / 1e6:.1f} MB: `tablestead serve` has them at /docs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
