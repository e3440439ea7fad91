"""What every title brings to the tests that hold for all of them (tests/engine and the test files here)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

import tablestead as ts
from tests.soak.title import Options, Player, uniform

Position = tuple[ts.State, ts.Record]
"""A position, and how it came about."""

CHANCE_SHARE = 0.08
"""So often a step of a golden record is drawn evenly from what is legal."""


class Hand(Player[Any]):
    """Plays a golden record: the greedy bot in every seat, with some steps left to chance."""

    def __init__(self, game: ts.Game, seed: int, options: Options, dealer: ts.Dealer) -> None:
        super().__init__(game, "mixed", seed, options, ts.Rng(seed))
        self.dealer = dealer

    def draw(self, state: ts.State) -> int:
        return self.dealer.draw(state)

    def choose(self, state: ts.State, legal: list[int]) -> int:
        return uniform(legal, self.rng) if self.rng.chance() < CHANCE_SHARE else self.decide(state)

    def decide(self, state: ts.State) -> int:
        return self._greedy(state)


@dataclass(frozen=True, eq=False)
class Title:
    game: ts.Game
    actions: int
    """How many the numbering has."""
    setups: list[Options]
    play: Callable[[Options, int], Position]
    """A whole game of a setup, by its seed."""
    positions: st.SearchStrategy[Position]
    """Positions anywhere in such games."""
    examples: list[str]
    """Notation as it is agreed."""
    unknown: list[tuple[str, str]]
    """Notation with a word that is none, and that word."""
    missing: list[str]
    """Notation in which a word is missing."""
    extra: list[tuple[str, str]]
    """Notation with a word too many, and that word."""
    golden: Mapping[str, Options]
    """The names of the golden records, and their setups."""
    hand: Callable[[str, int, Options, ts.Dealer], Player[Any]]
    """Who plays the golden record of this name and seed."""
    facts: Callable[[ts.State], dict[str, object]] = lambda _: {}
    """What a golden record tells of its end beside what all of them do."""
