"""Games on a Ray cluster of several nodes on this machine, of which one is killed while it plays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import tablestead as ts
from tablestead.arena import MatchResult, Processes, match
from tablestead.arena.cluster import Cluster
from tablestead.engine.errors import TablesteadError
from tablestead.research.making import make
from tests.research.heavy.extras import need

need("ray", "ray")

SOURCES = str(Path(ts.__file__).parents[1])
GAMES = 120
KILLED_AT = 5
"""Games that have been counted when the node dies: both nodes are at work then, with more to do."""


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A head that plays nothing itself, and one node beside it; tests add those they kill."""
    ray: Any = import_module("ray")
    cluster = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False}
    )
    cluster.add_node(num_cpus=1)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


@pytest.fixture
def workers(nodes: Any) -> Cluster:
    return Cluster(nodes.address)


def without_time(result: MatchResult) -> dict[str, object]:
    shown = result.to_dict()
    del shown["seconds"]
    return shown


def test_a_match_is_the_same_when_a_node_dies(nodes: Any, workers: Cluster) -> None:
    dies = nodes.add_node(num_cpus=1, wait=True)
    assert workers.count() == 2
    counted: list[int] = []

    def progress(done: int) -> None:
        counted.append(done)
        if done == KILLED_AT:
            nodes.remove_node(dies, allow_graceful=False)

    result = match("ages", ["greedy", "random"], GAMES, seed=3, workers=workers, progress=progress)
    assert counted == list(range(1, GAMES + 1))
    assert not dies.any_processes_alive()
    assert without_time(result) == without_time(match("ages", ["greedy", "random"], GAMES, seed=3, jobs=1))


def test_a_dataset_is_the_same_when_a_node_dies(nodes: Any, workers: Cluster, tmp_path: Path) -> None:
    dies = nodes.add_node(num_cpus=1, wait=True)
    killed: list[int] = []

    def progress(what: str, done: int, total: int) -> None:
        if what == "games" and done >= KILLED_AT and not killed:
            killed.append(done)
            nodes.remove_node(dies, allow_graceful=False)

    bots = ["greedy", "random"]
    assert make(tmp_path / "there", "ages", bots, GAMES, 3, {}, workers, progress) == GAMES
    assert killed
    make(tmp_path / "here", "ages", bots, GAMES, 3, {}, Processes(1), lambda *_: None)
    there, here = (
        {path.name: path.read_bytes() for path in (tmp_path / name).iterdir()} for name in ("there", "here")
    )
    assert there == here


def test_what_fails_on_a_node_fails_here(workers: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ts.OptionError, match="There is no game called chess"):
        list(workers.map(ts.game, ["chess"]))
    monkeypatch.setattr(ts, "__version__", "9.9")
    with pytest.raises(TablesteadError, match=r"has version .* of tablestead, not 9\.9"):
        list(workers.map(ts.game, ["ages"]))


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "tablestead.cli", *arguments]
    environment = {**os.environ, "PYTHONPATH": SOURCES}
    return subprocess.run(line, capture_output=True, text=True, env=environment, check=False)


def test_the_command_plays_there(nodes: Any) -> None:
    arguments = ("arena", "ages", "random", "random", "--games", "6", "--seed", "2", "--json")
    answers = []
    for where in (("--ray", nodes.address), ("--jobs", "1")):
        done = command(*arguments, *where)
        assert done.returncode == 0, done.stderr
        answers.append({**json.loads(done.stdout), "seconds": 0})
    assert answers[0] == answers[1]


def test_a_cluster_that_is_not_there() -> None:
    done = command("arena", "ages", "random", "random", "--games", "2", "--ray", "127.0.0.1:1")
    assert done.returncode == 2, done.stderr
    assert "127.0.0.1:1" in done.stderr
    assert "Traceback" not in done.stderr
