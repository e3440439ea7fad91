"""Games of bots in a folder: records, and arrays of every decision in them (docs/research.md).

dataset.json               who played what, from which seed
records-00000.txt          fifty records, one behind the other
arrays-00000.safetensors   the decisions of these games
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, cast

import msgspec
import numpy as np
from numpy.typing import NDArray
from safetensors import SafetensorError, safe_open

import tablestead as ts
from tablestead.engine.errors import TablesteadError
from tablestead.engine.game import Value

FORMAT = 1
SHARD = 50
"""Games in a file: few enough to hold their arrays in memory."""
END = b"\nend: finished\n"
"""The last line of every record here."""


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """dataset.json: all that the games follow from."""

    format: int
    game: str
    rules: int
    bots: list[str]
    options: dict[str, Value]
    seed: int
    games: int

    def shards(self) -> range:
        return range(-(-self.games // SHARD))

    def games_of(self, shard: int) -> range:
        """The numbers of its games."""
        return range(shard * SHARD, min((shard + 1) * SHARD, self.games))


def about_path(folder: Path) -> Path:
    return folder / "dataset.json"


def records_path(folder: Path, shard: int) -> Path:
    return folder / f"records-{shard:05}.txt"


def arrays_path(folder: Path, shard: int) -> Path:
    return folder / f"arrays-{shard:05}.safetensors"


def damaged(path: Path, error: object) -> TablesteadError:
    return TablesteadError("error-dataset-file", {"path": str(path), "text": str(error)[:200]})


def read_about(folder: Path) -> About:
    path = about_path(folder)
    try:
        about = msgspec.json.decode(path.read_bytes(), type=About)
    except OSError as error:
        raise TablesteadError("error-dataset-missing", {"path": str(folder)}) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise damaged(path, error) from error
    game = ts.game(about.game)
    for name, there, known in (("format", about.format, FORMAT), ("rules", about.rules, game.rules_version)):
        if there != known:
            raise other_games(folder, name, there, known)
    return about


def other_games(folder: Path, name: str, there: object, wanted: object) -> TablesteadError:
    info = {"path": str(folder), "name": name, "value": str(there), "expected": str(wanted)}
    return TablesteadError("error-dataset-other", info)


def whole_records(data: bytes) -> list[bytes]:
    """The records of a file; one that was being written when its process was killed is none."""
    return [record + END for record in data.split(END)[:-1]]


def parse(data: bytes, number: int, path: str) -> ts.Record:
    """The record of a game; the error names the file."""
    try:
        return ts.parse_record(data.decode("utf-8"))
    except (ts.RecordError, UnicodeDecodeError) as error:
        fault = TablesteadError("error-dataset-record", {"path": path, "n": number, "text": str(error)[:200]})
        raise fault from error


class Shard:
    """The decisions of some games, one row each, in order. An array is read when it is asked for."""

    def __init__(self, folder: Path, about: About, number: int) -> None:
        self.about = about
        self.numbers = about.games_of(number)
        """Which games these are."""
        self.path = arrays_path(folder, number)
        self.records_path = records_path(folder, number)
        self.space = ts.game(about.game).space()
        try:
            self._file = cast(Any, safe_open(self.path, framework="np"))
            self._made: dict[str, Any] = json.loads((self._file.metadata() or {})["tablestead"])
        except (OSError, SafetensorError, KeyError, ValueError) as error:
            raise damaged(self.path, error) from error
        made_for = {"observation": self.space.observation_size, "actions": self.space.actions}
        for name, known in made_for.items():
            if self._made.get(name) != known:
                raise other_games(self.path, name, self._made.get(name), known)
        if self._made.get("records") != digest(self.records()):
            raise TablesteadError("error-dataset-differs", {"path": str(self.records_path)})

    def records(self) -> bytes:
        try:
            return self.records_path.read_bytes()
        except OSError as error:
            raise damaged(self.records_path, error.strerror) from error

    def _array(self, name: str) -> NDArray[Any]:
        try:
            found: NDArray[Any] = self._file.get_tensor(name)
        except (OSError, SafetensorError) as error:
            raise damaged(self.path, error) from error
        if zlib.crc32(found.data) != self._made["crc32"].get(name):
            raise damaged(self.path, name)
        return found

    @cached_property
    def observations(self) -> NDArray[np.int16]:
        """What the seat that decides knows (`space.entries`)."""
        return self._array("observations")

    @cached_property
    def actions(self) -> NDArray[np.int32]:
        """What it chose, by `space`."""
        return self._array("actions")

    @cached_property
    def seats(self) -> NDArray[np.int8]:
        """Which seat it is."""
        return self._array("seats")

    @cached_property
    def games(self) -> NDArray[np.int32]:
        """The number of the game; `numbers[0]` is that of the first here."""
        return self._array("games")

    @cached_property
    def legal(self) -> NDArray[np.int32]:
        """All legal actions of all decisions, one behind the other: see `legal_of` and `masks`."""
        return self._array("legal")

    @cached_property
    def legal_ends(self) -> NDArray[np.int64]:
        """Where those of each decision end in `legal`."""
        return self._array("legal_ends")

    @cached_property
    def scores(self) -> NDArray[np.int32]:
        """The final points of every seat, a row for each game."""
        return self._array("scores")

    @cached_property
    def results(self) -> NDArray[np.float32]:
        """The final result of every seat as batches reward it, a row for each game."""
        return self._array("results")

    def __len__(self) -> int:
        return len(self.actions)

    def legal_of(self, row: int) -> NDArray[np.int32]:
        """The legal actions of one decision."""
        first = self.legal_ends[row - 1] if row else 0
        return self.legal[first : self.legal_ends[row]]

    def masks(self) -> NDArray[np.uint8]:
        """1 for every legal action, a row for each decision."""
        found = np.zeros((len(self), self.space.actions), np.uint8)
        counts = np.diff(self.legal_ends, prepend=0)
        found[np.repeat(np.arange(len(self)), counts), self.legal] = 1
        return found

    def returns(self) -> NDArray[np.float32]:
        """For each decision, the final result of the seat that took it."""
        returns: NDArray[np.float32] = self.results[self.games - self.numbers[0], self.seats]
        return returns


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


@dataclass(frozen=True)
class Played:
    """One game of a dataset."""

    number: int
    text: str
    scores: list[int]
    results: list[float]
    """Of every seat, as batches reward it."""

    @property
    def record(self) -> ts.Record:
        """To replay it; the names at its seats are those of the bots."""
        return ts.parse_record(self.text)


class Dataset:
    """The games of a folder: iterate for one after the other, `shards()` for their decisions as arrays."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.about = read_about(folder)
        self.game = ts.game(self.about.game)
        self.space = self.game.space()
        found = sum(len(whole_records(self._records(shard))) for shard in self.about.shards())
        arrays = all(arrays_path(folder, shard).exists() for shard in self.about.shards())
        if found < self.about.games or not arrays:
            info = {"path": str(folder), "n": found, "all": self.about.games}
            raise TablesteadError("error-dataset-unfinished", info)

    def _records(self, shard: int) -> bytes:
        path = records_path(self.folder, shard)
        return path.read_bytes() if path.exists() else b""

    def __len__(self) -> int:
        return self.about.games

    def shards(self) -> Iterator[Shard]:
        """The decisions of all games, so many games at a time as are in a file."""
        for number in self.about.shards():
            yield Shard(self.folder, self.about, number)

    def __iter__(self) -> Iterator[Played]:
        for shard in self.shards():
            texts = whole_records(shard.records())
            for at, (number, text) in enumerate(zip(shard.numbers, texts, strict=True)):
                scores, results = shard.scores[at].tolist(), shard.results[at].tolist()
                yield Played(number, text.decode("utf-8"), scores, results)
