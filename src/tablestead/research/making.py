"""Playing the games of a dataset: what is there stays, what is missing is played."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import save

import tablestead as ts
from tablestead.arena import Task, Workers, play_through, schedule
from tablestead.bots import refuse_clock
from tablestead.engine.batch import win_shares
from tablestead.engine.errors import TablesteadError
from tablestead.research import dataset as d

Progress = Callable[[str, int, int], None]
"""Hears what is being made (`games` or `arrays`), how much of it is done and how much there will be."""

LOCK = ".lock"


def make(
    folder: Path,
    game_id: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, object],
    workers: Workers,
    progress: Progress,
) -> int:
    """Bring a folder up to so many games with their arrays; gives how many were played now."""
    tasks = schedule(game_id, bots, games, seed, options)
    for name in bots:
        refuse_clock(name, game_id)
    game = ts.game(game_id)
    about = d.About(d.FORMAT, game_id, game.rules_version, list(bots), tasks[0].options, seed, games)
    try:
        with held(folder):
            agree(folder, about)
            played = play_missing(folder, about, tasks, workers, progress)
            make_arrays(folder, about, workers, progress)
    except OSError as error:
        raise TablesteadError("terminal-unwritable", {"path": str(error.filename or folder)}) from error
    return played


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """The folder, for this process alone: two that write would write games twice.

    It is SQLite's lock, which every system has and which goes with its process.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if any(path.name != LOCK for path in folder.iterdir()) and not d.about_path(folder).exists():
        raise TablesteadError("error-dataset-none", {"path": str(folder)})
    try:
        lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None)
        try:
            lock.execute("PRAGMA journal_mode = OFF")  # nothing is ever written to it
            lock.execute("BEGIN EXCLUSIVE")
            yield
        finally:
            lock.close()
    except sqlite3.Error as error:
        raise TablesteadError("error-dataset-busy", {"path": str(folder)}) from error


def agree(folder: Path, about: d.About) -> None:
    """Begin a dataset, or go on with this one: more games of the same may follow those that are there."""
    if d.about_path(folder).exists():
        there = d.read_about(folder)
        for name in ("game", "bots", "options", "seed"):
            if getattr(there, name) != getattr(about, name):
                raise d.other_games(folder, name, getattr(there, name), getattr(about, name))
        if about.games < there.games:
            raise d.other_games(folder, "games", there.games, about.games)
    put(d.about_path(folder), msgspec.json.format(msgspec.json.encode(about)) + b"\n")


def put(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    part.replace(path)


# Records


def play_missing(
    folder: Path, about: d.About, tasks: Sequence[Task], workers: Workers, progress: Progress
) -> int:
    """Games are written in their order, so a file of records is always the beginning of what it will be."""
    missing = [number for shard in about.shards() for number in missing_of(folder, about, shard)]
    there = about.games - len(missing)
    progress("games", there, about.games)
    texts = workers.map(play_record, [tasks[number] for number in missing])
    for count, (number, text) in enumerate(zip(missing, texts, strict=True), start=1):
        with d.records_path(folder, number // d.SHARD).open("ab") as file:
            file.write(text)
        progress("games", there + count, about.games)
    return len(missing)


def missing_of(folder: Path, about: d.About, shard: int) -> range:
    """The games a file of records still lacks; one that was cut short is taken out."""
    path, numbers = d.records_path(folder, shard), about.games_of(shard)
    if not path.exists():
        return numbers
    data = path.read_bytes()
    whole = d.whole_records(data)
    if len(whole) > len(numbers):
        raise TablesteadError("error-dataset-differs", {"path": str(path)})
    length = sum(map(len, whole))
    if length < len(data):
        with path.open("r+b") as file:
            file.truncate(length)
    return numbers[len(whole) :]


def play_record(task: Task) -> bytes:
    record, _ = play_through(task)
    return record.text().encode("utf-8")


# Arrays


@dataclass
class Part:
    """The records of a file, which are sent to where their arrays are made."""

    game: str
    first: int
    records: bytes
    path: str


def make_arrays(folder: Path, about: d.About, workers: Workers, progress: Progress) -> None:
    """Arrays follow from the records alone: those that are missing, or of other records, are made anew."""
    stale = [shard for shard in about.shards() if not is_made(folder, about, shard)]
    there, total = len(about.shards()) - len(stale), len(about.shards())
    progress("arrays", there, total)
    parts = (part_of(folder, about, shard) for shard in stale)
    for count, (shard, data) in enumerate(zip(stale, workers.map(arrays_of, parts), strict=True), start=1):
        put(d.arrays_path(folder, shard), data)
        progress("arrays", there + count, total)


def is_made(folder: Path, about: d.About, shard: int) -> bool:
    if not d.arrays_path(folder, shard).exists():
        return False
    try:
        d.Shard(folder, about, shard)
    except TablesteadError:
        return False
    return True


def part_of(folder: Path, about: d.About, shard: int) -> Part:
    path = d.records_path(folder, shard)
    return Part(about.game, about.games_of(shard)[0], path.read_bytes(), str(path))


def arrays_of(part: Part) -> bytes:
    """The file of arrays for a file of records, the same bytes every time."""
    texts = d.whole_records(part.records)
    games = [
        Decisions(d.parse(text, number, part.path), number)
        for number, text in enumerate(texts, start=part.first)
    ]
    arrays = {
        "observations": np.concatenate([one.observations for one in games]),
        "actions": np.concatenate([one.actions for one in games]),
        "seats": np.concatenate([one.seats for one in games]),
        "games": np.concatenate([np.full(len(one.actions), one.number, np.int32) for one in games]),
        "legal": np.concatenate([one.legal for one in games]),
        "legal_ends": np.concatenate([one.legal_counts for one in games]).cumsum(),
        "scores": np.array([one.scores for one in games], np.int32),
        "results": np.array([one.results for one in games], np.float32),
    }
    space = ts.game(part.game).space()
    about = {
        "observation": space.observation_size,
        "actions": space.actions,
        "records": d.digest(part.records),
        "crc32": {name: zlib.crc32(array.data) for name, array in arrays.items()},
    }
    # One entry alone: several would stand there in any order.
    return save(arrays, {"tablestead": json.dumps(about, sort_keys=True)})


class Decisions:
    """What was decided in one game."""

    def __init__(self, record: ts.Record, number: int) -> None:
        self.number = number
        space, state = record.game.space(), record.start()
        observations = np.empty((len(record.actions), space.observation_size), np.int16)
        mask = np.empty(space.actions, np.uint8)
        actions: list[int] = []
        seats: list[int] = []
        legal: list[NDArray[np.int32]] = []
        for action in record.actions:
            if state.player != ts.CHANCE:
                state.observe(state.player, observations[len(actions)])
                state.mask(mask)
                legal.append(np.flatnonzero(mask).astype(np.int32))
                seats.append(state.player)
                actions.append(space.index(action))
            state.apply_trusted(action)
        self.observations: NDArray[np.int16] = observations[: len(actions)]
        self.actions = np.array(actions, np.int32)
        self.seats = np.array(seats, np.int8)
        self.legal = np.concatenate(legal)
        self.legal_counts = np.array([len(one) for one in legal], np.int64)
        self.scores = state.scores()
        self.results = win_shares(state)
