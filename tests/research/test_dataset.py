"""Games of bots in a folder: every decision as it was, and the same files whatever is killed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import psutil
import pytest

import tablestead as ts
from tablestead.arena import Processes, schedule
from tablestead.arena.playing import play_through
from tablestead.engine.batch import win_shares
from tablestead.engine.errors import TablesteadError
from tablestead.research import dataset, making
from tests.processes import still_running

WAIT_S = 120.0
SOURCES = str(Path(ts.__file__).parents[1])
BOTS = ["greedy", "random"]
GAMES = dataset.SHARD + 3


def quiet(what: str, done: int, total: int) -> None:
    pass


def make(
    folder: Path, games: int = GAMES, seed: int = 1, bots: list[str] | None = None, **options: object
) -> int:
    return making.make(folder, "ages", bots or BOTS, games, seed, options, Processes(1), quiet)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games") / "ages"
    assert make(folder) == GAMES
    return folder


@pytest.fixture
def copied(made: Path, tmp_path: Path) -> Path:
    """A folder that a test may spoil."""
    folder = tmp_path / "ages"
    folder.mkdir()
    for name, data in files(made).items():
        (folder / name).write_bytes(data)
    return folder


def test_every_decision_is_there(made: Path) -> None:
    found = ts.research.read(made)
    space, tasks = found.space, schedule("ages", BOTS, GAMES, 1, {})
    games = list(found)
    assert [game.number for game in games] == list(range(len(found))) == list(range(GAMES))
    first, last = found.shards()
    assert (list(first.numbers), list(last.numbers)) == (list(range(50)), [50, 51, 52])
    masks, returns = last.masks(), last.returns()
    row = 0
    for number in last.numbers:
        record, over = play_through(tasks[number])
        assert games[number].text == record.text()
        assert games[number].record.names == [BOTS[entrant] for entrant in tasks[number].entrants]
        assert games[number].scores == over.scores()
        assert games[number].results == win_shares(over)
        state = record.start()
        for action in record.actions:
            if state.player != ts.CHANCE:
                numbers, mask = np.empty(space.observation_size, np.int16), np.empty(space.actions, np.uint8)
                state.observe(state.player, numbers)
                state.mask(mask)
                assert np.array_equal(last.observations[row], numbers)
                assert np.array_equal(masks[row], mask)
                assert [space.action(index) for index in last.legal_of(row).tolist()] == state.legal()
                assert space.action(int(last.actions[row])) == action
                assert (last.games[row], last.seats[row]) == (number, state.player)
                assert returns[row] == win_shares(over)[state.player]
                row += 1
            state.apply(action)
    assert row == len(last)


def test_more_games_follow_those_that_are_there(made: Path, copied: Path, tmp_path: Path) -> None:
    assert make(copied) == 0
    assert files(copied) == files(made)
    assert make(copied, GAMES + 2) == 2
    make(tmp_path / "at once", GAMES + 2)
    assert files(copied) == files(tmp_path / "at once")


def cut_records(folder: Path) -> None:
    path = dataset.records_path(folder, 1)
    path.write_bytes(path.read_bytes()[:-100])


def lose_a_file(folder: Path) -> None:
    dataset.records_path(folder, 0).unlink()


def cut_arrays(folder: Path) -> None:
    path = dataset.arrays_path(folder, 0)
    path.write_bytes(path.read_bytes()[:-100])


def half_arrays(folder: Path) -> None:
    dataset.arrays_path(folder, 0).rename(folder / "arrays-00000.safetensors.part")


@pytest.mark.parametrize("spoil", [cut_records, lose_a_file, cut_arrays, half_arrays])
def test_what_is_missing_is_made_again(made: Path, copied: Path, spoil: Callable[[Path], None]) -> None:
    spoil(copied)
    assert str(copied) in said(lambda: decisions(copied))
    make(copied)
    assert files(copied) == files(made)


HELD_UP = """
import sys
from tablestead.arena import Processes
from tablestead.cli.app import main

def collect(self, given, collect=Processes.collect, collected=[]):
    if collected:
        print("some games are written", flush=True)
        sys.stdin.read()
    collected.append(given)
    return collect(self, given)

Processes.collect = collect
main(sys.argv[1:])
"""
"""The command, which waits before it asks its processes for more games than the first."""


def test_a_killed_command_goes_on_where_it_was(made: Path, tmp_path: Path) -> None:
    folder = tmp_path / "ages"
    line = [sys.executable, "-m", "tablestead.cli", "games", "ages", "--bots", ",".join(BOTS)]
    line += ["--games", str(GAMES), "--out", str(folder), "--jobs", "2"]
    environment = {**os.environ, "PYTHONPATH": SOURCES}
    held = [sys.executable, "-c", HELD_UP, *line[3:]]
    with subprocess.Popen(
        held, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as command:
        assert command.stdout is not None
        assert "some games are written\n" in command.stdout
        workers = psutil.Process(command.pid).children()
        command.kill()
    assert len(workers) >= 2
    assert not still_running(workers, WAIT_S)
    assert len(dataset.whole_records(dataset.records_path(folder, 0).read_bytes())) < GAMES
    subprocess.run(line, env=environment, check=True)
    assert files(folder) == files(made)


def test_only_one_process_writes(copied: Path) -> None:
    with making.held(copied), pytest.raises(TablesteadError, match="Another process is writing"):
        make(copied)


def said(fault: Callable[[], object]) -> str:
    with pytest.raises(TablesteadError) as caught:
        fault()
    return str(caught.value)


def test_other_games_are_told_apart(made: Path, tmp_path: Path) -> None:
    assert "“seed” is 1 there, not 2" in said(lambda: make(made, seed=2))
    assert "“games” is 53 there, not 52" in said(lambda: make(made, GAMES - 1))
    assert "“bots” is" in said(lambda: make(made, bots=["random", "random"]))
    assert "“options” is" in said(lambda: make(made, edition="late"))
    other = said(lambda: making.make(made, "milestones", BOTS, 1, 1, {}, Processes(1), quiet))
    assert "“game” is ages there, not milestones" in other
    (tmp_path / "letter.txt").write_text("Dear Anna")
    assert "has other files" in said(lambda: make(tmp_path))
    assert os.listdir(tmp_path) == ["letter.txt"]


def test_bad_input_is_named(copied: Path, tmp_path: Path) -> None:
    assert "no bot called deep-blue" in said(lambda: make(tmp_path / "new", bots=["deep-blue"]))
    clock = said(lambda: making.make(tmp_path / "new", "milestones", ["mcts"], 1, 1, {}, Processes(1), quiet))
    assert clock.startswith("mcts thinks by the clock")
    assert clock.endswith("mcts:100")
    assert not (tmp_path / "new").exists()
    assert str(tmp_path / "new") in said(lambda: ts.research.read(tmp_path / "new"))
    damage(dataset.arrays_path(copied, 1), -8)
    assert "arrays-00001.safetensors is damaged: seats" in said(lambda: decisions(copied))
    path = dataset.records_path(copied, 0)
    damage(path, path.read_bytes().index(b" roll"))
    assert "records-00000.txt are not those of its arrays" in said(lambda: list(ts.research.read(copied)))
    assert said(lambda: make(copied)).startswith(f"Game 0 in {path} cannot be replayed")
    dataset.about_path(copied).write_text("{")
    assert "dataset.json is damaged" in said(lambda: ts.research.read(copied))


def decisions(folder: Path) -> list[object]:
    return [shard.returns() for shard in ts.research.read(folder).shards()]


def damage(path: Path, at: int) -> None:
    data = bytearray(path.read_bytes())
    data[at] ^= 1
    path.write_bytes(data)
