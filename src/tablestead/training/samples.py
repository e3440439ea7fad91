"""Positions of played games as rows of numbers: what a seat had, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tablestead.engine.game import CHANCE
from tablestead.games import game as find_game
from tablestead.training.subjects import subject_of


@dataclass
class Samples:
    """A row for every seat of every position."""

    features: npt.NDArray[np.int16]
    thumb: npt.NDArray[np.float32]
    """What the rules of thumb expect, which the network corrects."""
    points: npt.NDArray[np.float32]
    """What the seat had at the end."""
    others: npt.NDArray[np.float32]
    """What the best of the others had."""
    bucket: npt.NDArray[np.int8]
    game: npt.NDArray[np.int32]
    """Which game it is of: whole games are held back for the test."""
    position: npt.NDArray[np.int32]
    """Which position it is of; its seats follow one another."""

    def __len__(self) -> int:
        return len(self.points)


def joined(parts: Iterable[Samples]) -> Samples:
    """All samples together; games and positions are numbered anew."""
    found = list(parts)
    games = positions = 0
    for part in found:
        part.game += games
        part.position += positions
        games, positions = int(part.game[-1]) + 1, int(part.position[-1]) + 1
    fields = Samples.__dataclass_fields__
    return Samples(*(np.concatenate([getattr(part, name) for part in found]) for name in fields))


def samples_of(game_id: str, options: Mapping[str, object], actions: Sequence[int]) -> Samples:
    """Those of one game, of every turn."""
    subject = subject_of(game_id)
    features = subject.features()
    game = find_game(game_id)
    state = game.start(**options)
    players = state.players
    rows: list[list[int]] = []
    thumb: list[float] = []
    bucket: list[int] = []
    for action in actions:
        if state.player != CHANCE and subject.learns_from(state):
            features.write(state)
            values = list(features.values)
            rows.extend(values[seat * subject.size : (seat + 1) * subject.size] for seat in range(players))
            thumb.extend(features.worths[seat] for seat in range(players))
            bucket.extend([subject.bucket_of(state)] * players)
        state.apply_trusted(action)
    scores = state.scores()
    best = [max(scores[other] for other in range(players) if other != seat) for seat in range(players)]
    turns = len(rows) // players
    return Samples(
        np.array(rows, np.int16).reshape(len(rows), subject.size),
        np.array(thumb, np.float32),
        np.array(scores * turns, np.float32),
        np.array(best * turns, np.float32),
        np.array(bucket, np.int8),
        np.zeros(len(rows), np.int32),
        np.repeat(np.arange(turns, dtype=np.int32), players),
    )
