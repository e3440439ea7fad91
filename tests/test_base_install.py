"""`pip install tablestead` brings the engine and the bots: they need no package but the base dependencies."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]

ONLY = """
import sys

class Only:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in allowed:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None

allowed = {*sys.stdlib_module_names, *sys.argv[1].split()}
sys.meta_path.insert(0, Only())
"""

LIBRARY = """
import tablestead as ts
import tablestead.arena

for id in ts.game_ids():
    game, dealer = ts.game(id), ts.Dealer(1)
    options = dealer.settle(game, players=2)
    state = game.start(**options)
    bots = [ts.bot("greedy", game, options, seat, seed=seat) for seat in range(2)]
    for _ in range(20):
        chance = state.player == ts.CHANCE
        actions = [dealer.draw(state)] if chance else bots[state.player].choose(state.view(state.player))
        for action in actions:
            state.apply(action)
    assert str(state)
    assert state.choices(state.player) or state.player == ts.CHANCE
try:
    ts.game("chess")
except ts.OptionError as error:
    assert str(error).startswith("There is no game called chess"), error
"""


def name_of(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def base_modules() -> set[str]:
    """The modules of the base dependencies, and of what these need themselves."""
    found: set[str] = set()
    waiting = [name_of(requirement) for requirement in PROJECT["dependencies"]]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        needs = metadata.requires(name) or []
        waiting += [name_of(need) for need in needs if "extra ==" not in need]
    modules = metadata.packages_distributions()
    return {module for module, owners in modules.items() if found & {name_of(owner) for owner in owners}}


def run(program: str) -> subprocess.CompletedProcess[str]:
    allowed = " ".join({*base_modules(), "tablestead", "tablestead__mypyc"})
    command = [sys.executable, "-c", ONLY + program, allowed]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_library_needs_the_base_alone() -> None:
    done = run(LIBRARY)
    assert done.returncode == 0, done.stderr


def test_the_command_says_what_it_lacks() -> None:
    done = run("import tablestead.cli")
    assert done.returncode == 1
    assert 'pip install "tablestead[play]"' in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("extra", ["play", "research", "openspiel", "deep", "dev"])
def test_extras_are_named_in_the_docs(extra: str) -> None:
    page = (Path(__file__).parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert f"`tablestead[{extra}]`" in page
