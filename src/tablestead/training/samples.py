"""Positions of played games as rows of numbers: what a seat had, and what came of it; what was thought of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tablestead.bots.search.scores import NEVER
from tablestead.engine.game import CHANCE, State
from tablestead.games import game as find_game
from tablestead.training.subjects import Subject, subject_of

Thoughts = Mapping[int, Mapping[int, int]]
"""By the number of actions before it: how often a search tried each action of a position."""


@dataclass
class Samples:
    """A row for every seat of every position, and one for every action that a search looked at."""

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
    later: npt.NDArray[np.int32]
    """So many rows on stands the same seat some rounds later; 0 where the game was over by then."""
    actions: npt.NDArray[np.int16]
    """The features of an action."""
    scores: npt.NDArray[np.float32]
    """What the rules of thumb say of it, as an exponent."""
    visits: npt.NDArray[np.int32]
    """How often it was tried."""
    action_bucket: npt.NDArray[np.int8]
    action_game: npt.NDArray[np.int32]
    decision: npt.NDArray[np.int32]
    """Which decision it belongs to; its actions follow one another."""

    def __len__(self) -> int:
        return len(self.points)


def joined(parts: Iterable[Samples]) -> Samples:
    """All samples together; games, positions and decisions are numbered anew."""
    found = list(parts)
    games = positions = decisions = 0
    for part in found:
        part.game += games
        part.action_game += games
        part.position += positions
        part.decision += decisions
        games, positions = int(part.game[-1]) + 1, int(part.position[-1]) + 1
        decisions = int(part.decision[-1]) + 1 if len(part.decision) else decisions
    fields = Samples.__dataclass_fields__
    return Samples(*(np.concatenate([getattr(part, name) for part in found]) for name in fields))


class Collector:
    """Goes through a game and writes down its rows."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.features = subject.features()
        self.model = subject.model()
        self.action_features = subject.actions()
        self.rows: list[list[int]] = []
        self.thumb: list[float] = []
        self.bucket: list[int] = []
        self.rounds: list[int] = []
        self.actions: list[list[int]] = []
        self.scores: list[float] = []
        self.visits: list[int] = []
        self.action_bucket: list[int] = []
        self.decision: list[int] = []

    def add_position(self, state: Any) -> None:
        subject, features, players = self.subject, self.features, state.players
        features.write(state)
        values = list(features.values)
        self.rows.extend(values[seat * subject.size : (seat + 1) * subject.size] for seat in range(players))
        self.thumb.extend(features.worths[seat] for seat in range(players))
        self.bucket.extend([subject.bucket_of(state)] * players)
        self.rounds.append(state.round)

    def add_thoughts(self, state: Any, tried: Mapping[int, int]) -> None:
        """The actions that were looked at, and those that were not worth it."""
        legal, features = state.legal(), self.action_features
        self.model.begin(state)
        self.model.heuristic.score(state, legal)
        scores = self.model.heuristic.scores
        features.look(state, scores, len(legal))
        number = self.decision[-1] + 1 if self.decision else 0
        for index, action in enumerate(legal):
            if scores[index] > NEVER:
                features.write(state, action, scores[index])
                self.actions.append(list(features.values))
                self.scores.append(scores[index] / self.model.temperature)
                self.visits.append(tried.get(action, 0))
                self.action_bucket.append(self.subject.bucket_of(state))
                self.decision.append(number)

    def later(self, players: int) -> list[int]:
        """By row: how far on the same seat stands some rounds later."""
        found, at = [], len(self.rounds)
        next_at = [0] * at
        for index in reversed(range(len(self.rounds))):
            while at > index + 1 and self.rounds[at - 1] >= self.rounds[index] + self.subject.ahead:
                at -= 1
            next_at[index] = at
        for index, after in enumerate(next_at):
            found.extend([(after - index) * players if after < len(self.rounds) else 0] * players)
        return found

    def samples(self, scores: Sequence[int]) -> Samples:
        players, turns = len(scores), len(self.rounds)
        best = [max(scores[other] for other in range(players) if other != seat) for seat in range(players)]
        return Samples(
            np.array(self.rows, np.int16).reshape(len(self.rows), self.subject.size),
            np.array(self.thumb, np.float32),
            np.array(list(scores) * turns, np.float32),
            np.array(best * turns, np.float32),
            np.array(self.bucket, np.int8),
            np.zeros(len(self.rows), np.int32),
            np.repeat(np.arange(turns, dtype=np.int32), players),
            np.array(self.later(players), np.int32),
            np.array(self.actions, np.int16).reshape(len(self.actions), self.subject.action_size),
            np.array(self.scores, np.float32),
            np.array(self.visits, np.int32),
            np.array(self.action_bucket, np.int8),
            np.zeros(len(self.actions), np.int32),
            np.array(self.decision, np.int32),
        )


def samples_of(
    game_id: str, options: Mapping[str, object], actions: Sequence[int], thoughts: Thoughts
) -> Samples:
    """Those of one game: of every turn, and of every thought."""
    subject = subject_of(game_id)
    collector = Collector(subject)
    state: State = find_game(game_id).start(**options)
    for number, action in enumerate(actions):
        if state.player != CHANCE and subject.learns_from(state):
            collector.add_position(state)
        if number in thoughts:
            collector.add_thoughts(state, thoughts[number])
        state.apply_trusted(action)
    return collector.samples(state.scores())
