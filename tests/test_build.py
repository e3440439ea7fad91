"""The tests run on the build that they are meant for: TABLESTEAD_EXPECT is compiled or pure; and it can be
compiled with the engine's own packages alone."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from tablestead.engine import game
from tablestead.games.ages.rules import position
from tablestead.games.ages.view import build_view

ROOT = Path(__file__).parents[1]
NEEDED = ("mypy_extensions", "librt", "msgspec", "fluent")
"""What the bare package brings (docs/architecture.md)."""
ASKED = """
import json, runpy, setuptools, mypyc.build
setuptools.setup = lambda **_: None
mypyc.build.mypycify = lambda arguments, **_: print(json.dumps(arguments)) or []
runpy.run_path("setup.py")
"""
"""Runs setup.py, but says what mypyc is asked instead of asking it."""


def test_this_is_the_expected_build() -> None:
    expected = os.environ.get("TABLESTEAD_EXPECT")
    if expected is None:
        pytest.skip("TABLESTEAD_EXPECT is not set")
    for module in (game, position, build_view):
        found = "pure" if str(module.__file__).endswith(".py") else "compiled"
        assert found == expected, module.__file__


def test_what_is_compiled_needs_no_package_of_the_research_bench(tmp_path: Path) -> None:
    """mypyc compiles what mypy finds no fault with: so mypy reads what setup.py hands to mypyc, by a Python
    that has the engine's packages alone. C is not made of it here."""
    asked = output_of([sys.executable, "-c", ASKED])
    if not asked.startswith("["):
        pytest.skip(asked)  # no compiler
    arguments = json.loads(asked)
    assert "src/tablestead/engine/batch.py" in arguments
    bare = tmp_path / "bare"
    venv.create(bare)
    places = {"base": str(bare), "platbase": str(bare)}
    packages = Path(sysconfig.get_path("purelib", "venv", places))
    for name in NEEDED:
        found = importlib.util.find_spec(name)
        assert found is not None
        place = Path(next(iter(found.submodule_search_locations or [str(found.origin)])))
        (packages / place.name).symlink_to(place)
    python = Path(sysconfig.get_path("scripts", "venv", places)) / Path(sys.executable).name
    mypy = [sys.executable, "-m", "mypy", "--python-executable", str(python), "--cache-dir", str(tmp_path)]
    assert output_of([*mypy, *arguments]).startswith("Success")


def output_of(command: list[str]) -> str:
    """Of what runs in the sources; faults in what PYTHONPATH names would not count."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["TABLESTEAD_PURE"] = "0"
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr
