"""Seeded random games of any game, held against the laws at every position."""

from __future__ import annotations

from collections import Counter

from tablestead.engine.dealer import Dealer
from tablestead.engine.game import CHANCE, OVER, Game, State
from tablestead.engine.record import Record
from tablestead.engine.rng import Rng
from tablestead.testing.laws import (
    check_actions,
    check_chance,
    check_choices,
    check_face,
    check_legal,
    check_record,
    check_view_restores,
    check_views,
)
from tablestead.testing.numbers import check_observed
from tablestead.testing.secrets import Opens, Twin, check_nothing_leaks, never_opens

TRIED = 20
"""How many actions of the numbering are tried at a position."""


class Broken(AssertionError):
    """A law did not hold; the message has the seed of the game and its record so far."""


def check_game(game: Game, games: int = 20, seed: int = 1, opens: Opens = never_opens) -> Counter[str]:
    """Play `games` seeded random games for every number of players; gives what choices and events occurred.

    `opens` says of a game with hidden pieces when they are laid open to all: there the leak test ends.
    """
    seen: Counter[str] = Counter()
    check_numbering(game)
    for players in range(game.min_players, game.max_players + 1):
        for number in range(games):
            run = _Run(game, players, seed + number, opens)
            try:
                run.play()
            except Exception as error:
                raise Broken(
                    f"{game.id}, {players} players, seed {seed + number}: {error!r}\n{run.text()}"
                ) from error
            seen += run.seen
    return seen


def check_numbering(game: Game) -> None:
    """The blocks lie side by side from 0 on, and a notation that reads back is the same action."""
    following = 0
    for pattern, first, count in game.verbs():
        assert (first, count > 0) == (following, True), f"{pattern} begins at {first}, not at {following}"
        following += count


class _Run:
    """One game, played and checked."""

    def __init__(self, game: Game, players: int, seed: int, opens: Opens) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.opens = opens
        options = Dealer(seed).settle(game, players=players)
        self.record = Record(game, options)
        self.state = game.start(**options)
        self.actions = sum(count for _, _, count in game.verbs())
        self.twin: Twin | None = None
        self.seen: Counter[str] = Counter()

    def text(self) -> str:
        return "\n".join(self.game.text(action) for action in self.record.actions)

    def play(self) -> None:
        """To the end, then again from the record."""
        state = self.state
        while state.player != OVER:
            self._look_closely()
            self._step(self._choose())
        self._look_closely()
        places = state.places()
        assert len(places) == len(state.scores()) == state.players
        assert min(places) == 1
        check_record(self.record, state)

    def _choose(self) -> int:
        if self.state.player == CHANCE:
            return self.state.sample(self.rng)
        legal = self.state.legal()
        return legal[self.rng.below(len(legal))]

    def _look_closely(self) -> None:
        game, state, rng = self.game, self.state, self.rng
        check_legal(state, state.legal())
        check_face(state)
        check_views(state)
        check_actions(game, state, {rng.below(self.actions) for _ in range(TRIED)}, rng)
        check_chance(state, rng)
        check_observed(state)
        for choice in check_choices(game, state):
            self.seen[f"choice {choice.kind}"] += 1
        if not game.hidden:
            check_view_restores(game, state, rng)
            return
        check_nothing_leaks(game, state, rng)
        if self.twin is None:
            perspective = rng.below(state.players + 1)
            self.twin = Twin(
                game, state, perspective if perspective < state.players else None, rng, self.opens
            )
            self.seen["secrets dealt anew"] += self.twin.differs

    def _step(self, action: int) -> None:
        state = self.state
        before: State = state.copy()
        state.apply(action)
        self.record.append(action)
        assert before.digest() != state.digest()
        told = self.game.describe(before, action, state, None)
        for event in told:
            self.seen[f"event {event.key}"] += 1
        if not self.game.hidden:  # one log serves all seats
            assert self.game.describe(before, action, state, state.active) == told
        if self.twin is not None and not self.twin.follow(before, action, state):
            self.twin = None
