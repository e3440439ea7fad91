"""The plain wheel as it is published, in an environment where it is all there is of Tablestead."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


class Installed:
    """A folder with an environment of its own; its dependencies are those that are here already."""

    def __init__(self, folder: Path) -> None:
        self.dist, environment = folder / "dist", folder / "environment"
        build = [sys.executable, str(ROOT / "tools" / "dist.py"), "--plain", "--out", str(self.dist)]
        subprocess.run(build, check=True)
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
        scripts = "Scripts" if sys.platform == "win32" else "bin"
        self.python, self.command = (environment / scripts / name for name in ("python", "tablestead"))
        self.site = Path(sysconfig.get_path("purelib", "venv", {"base": str(environment)}))
        [self.wheel] = self.dist.glob("*-py3-none-any.whl")
        install = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "-q", "--no-deps"]
        subprocess.run([*install, "--no-index", "--no-compile", self.wheel], check=True)
        others = {sysconfig.get_path(kind) for kind in ("purelib", "platlib")}
        (self.site / "dependencies.pth").write_text("\n".join(sorted(others)), encoding="utf-8")


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"))
