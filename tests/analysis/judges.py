"""A judge of chance alone: what it says depends on the position, the seed and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import tablestead as ts
from tablestead.analysis import walk
from tablestead.analysis.futures import Futures
from tablestead.analysis.judge import Effort, Judge
from tablestead.bots.player import RandomBot
from tablestead.engine.game import Game, State

GOLDEN = Path(__file__).parents[1] / "games"


class ChanceJudge(Judge):
    """`spread`: how far a position is from another; `noise`: a future from another."""

    name = "chance"
    effort = Effort(0, 3, 5)

    def __init__(self, spread: float = 3.0, noise: float = 2.0) -> None:
        self.spread, self.noise = spread, noise
        self.asked: list[tuple[int, int, int, int | None]] = []
        """By look: the digest of the position, how many lines, the seed, and who looks."""

    def lines(self, known: State, seat: int, seed: int) -> list[list[int]]:
        return [RandomBot(known.game, seat, 0.0, ts.Rng(seed + n)).play(known.copy()) for n in range(4)]

    def look(
        self, position: State, lines: Sequence[list[int]], n: int, seed: int, seat: int | None
    ) -> list[Futures]:
        self.asked.append((position.digest(), len(lines), seed, seat))
        return [self.futures(position, line, n, seed) for line in lines]

    def futures(self, position: State, line: list[int], n: int, seed: int) -> Futures:
        after = position.copy()
        for action in line:
            after.apply_trusted(action)
        found = Futures(position.players)
        for number in range(n):
            worth = ts.Rng(after.digest() % 10**9)
            chance = ts.Rng(seed + number + after.digest() % 10**9)
            points = [
                20.0 + self.spread * worth.chance() + self.noise * chance.chance()
                for _ in range(position.players)
            ]
            shares = [ts.Rng(seed + number + seat).chance() for seat in range(position.players)]
            found.add(points, [share / sum(shares) for share in shares])
        return found


@pytest.fixture
def chance_judge(monkeypatch: pytest.MonkeyPatch) -> ChanceJudge:
    judge = ChanceJudge()

    def judge_for(game: Game, players: int, depth: str) -> Judge:
        return judge

    monkeypatch.setattr(walk, "judge_for", judge_for)
    return judge


def golden(game: str, name: str) -> ts.Record:
    return ts.parse_record((GOLDEN / game / "golden" / f"{name}.txt").read_text(encoding="utf-8"))


def begun(record: ts.Record, count: int) -> ts.Record:
    """The first actions of a game that was left there."""
    short = ts.Record(record.game, record.options, record.names)
    short.actions = record.actions[:count]
    return short
