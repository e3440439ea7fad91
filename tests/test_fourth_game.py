"""A game that somebody else wrote is played like the others, without a change here."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests import fourth_game


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return fourth_game.install(tmp_path_factory.mktemp("fourth"))


def run(environment: dict[str, str], *command: str, given: str = "", cwd: Path | None = None) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command],
        env=environment,
        input=given,
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_obeys_its_rules_and_the_laws_of_all_games(environment: dict[str, str]) -> None:
    tests = fourth_game.EXAMPLE / "tests"
    run(environment, "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(tests))


def test_it_is_played_in_the_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    turns = "roll\n1\nend\n" * 4
    shown = run(
        environment,
        *("tablestead.cli", "play", "ferry", "--bot", "greedy", "--seed", "1", "--lang", "hu"),
        given=turns,
        cwd=tmp_path,
    )
    assert "Dobás a vízállásra" in shown
    assert "győz" in shown or "osztozik a győzelmen" in shown
    [record] = tmp_path.glob("ferry-*.txt")
    assert "end: finished" in record.read_text(encoding="utf-8")


def test_it_is_played_in_the_arena_and_by_the_tree_search(environment: dict[str, str]) -> None:
    match = ("tablestead.cli", "arena", "ferry", "mcts:20", "greedy", "--games", "4", "--seed", "1", "--json")
    found = json.loads(run(environment, *match))
    assert found["games"] == 4
    assert run(environment, "tablestead.cli", "rules", "ferry", "F-3").count("tide") >= 1
