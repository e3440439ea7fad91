"""The virtual environment, and the packages that the server or its developers need."""

import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path

from tools.start.commands import (
    DISK_FULL,
    NO_NETWORK,
    PIP,
    Failed,
    attempt,
    explained,
    locked_only,
    require_space,
    run,
)
from tools.start.places import PYTHON, ROOT, VENV, is_made_of, lock_mark, whole
from tools.start.progress import say, step

LOCK_STAMP = VENV / "lock.stamp"
"""Which of the tested versions the environment itself has."""
SITE = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV)}))


def make_venv() -> None:
    if PYTHON.exists() and (SITE / "pip" / "__main__.py").exists():
        return
    require_space()
    try:
        import ensurepip
        import venv  # noqa: F401
    except ImportError:
        version = ".".join(map(str, sys.version_info[:2]))
        raise Failed(
            "Python's venv module is missing. On Debian and Ubuntu: sudo apt install python3-venv\n"
            f"(or python{version}-venv); then start again."
        ) from None
    with step("Making .venv"):
        wheel = own_pip(Path(ensurepip.__file__).parent)
        command = [sys.executable, "-m", "venv", *(["--without-pip"] if wheel else []), str(VENV)]
        run(command, "The virtual environment could not be made.")
        if wheel:  # ensurepip takes five seconds to do the same
            with whole(SITE / "pip") as folder, zipfile.ZipFile(wheel) as archive:
                archive.extractall(folder.parent)
                [information] = folder.parent.glob("pip-*.dist-info")
                shutil.rmtree(SITE / information.name, ignore_errors=True)
                information.rename(SITE / information.name)


def own_pip(ensurepip: Path) -> Path | None:
    """The pip that came with this Python."""
    folders = [ensurepip / "_bundled", *map(Path, filter(None, [sysconfig.get_config_var("WHEEL_PKG_DIR")]))]
    return next((wheel for folder in folders for wheel in sorted(folder.glob("pip-*.whl"))), None)


def fetch(dev: bool) -> str:
    """The packages into the environment, in the tested versions; gives the name of the extra."""
    extra = "dev" if dev else "play"
    with step("Fetching packages") as tell:
        lock = ROOT / "requirements" / f"{extra}.txt"
        command = [*PIP, "--require-hashes", "-r", str(lock)]
        if tested(attempt(command, heard=counted(lock, tell))):
            LOCK_STAMP.write_text(lock_mark(extra), encoding="utf-8")
    return extra


def find_packages() -> list[Path]:
    """The folder of what the server needs; none where the environment itself has it."""
    if any(is_made_of(LOCK_STAMP, lock_mark(extra)) for extra in ("play", "dev")):
        return []
    packages = VENV / f"packages-{lock_mark('play')[:16]}"
    if packages.exists():
        return [packages]
    lock = ROOT / "requirements" / "play.txt"
    with whole(packages) as folder, step("Fetching packages") as tell:
        into = [*PIP, "--no-compile", "--target", str(folder)]
        exact = ["--no-deps", "--only-binary=:all:", "--require-hashes", "-r", str(lock)]
        if not tested(attempt([*into, *exact], heard=counted(lock, tell))):
            shutil.rmtree(folder, ignore_errors=True)
            run([*into, *allowed("play")], "The packages could not be fetched.")
    return [packages]


def tested(result: subprocess.CompletedProcess[str]) -> bool:
    """Whether the tested versions could be had. Where no others are wanted, or none can be had, it ends."""
    if not result.returncode:
        return True
    if locked_only() or any(sign in result.stdout for sign in (*DISK_FULL, *NO_NETWORK)):
        raise Failed(explained("The tested versions of the packages cannot be had.", result.stdout))
    say("The tested versions of the packages cannot be had here; taking others that fit.")
    return False


def allowed(extra: str) -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"][extra]]


def counted(lock: Path, tell: Callable[[str], None]) -> Callable[[str], None]:
    """Tells how many packages of a lock pip has come to."""
    total = len(re.findall(r"^[\w.-]+(?:\[[\w,]+\])?==", lock.read_text(encoding="utf-8"), re.MULTILINE))
    seen: list[str] = []

    def heard(line: str) -> None:
        if line.startswith(("Collecting", "Ignoring", "Requirement already")):
            seen.append(line)
            tell(f"{len(seen)} of {total}")

    return heard
