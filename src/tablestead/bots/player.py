"""What a bot is: a player that sees its view and answers with actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tablestead.engine.game import Game, State
from tablestead.engine.rng import OsRng, Rng
from tablestead.engine.view import View

CANDIDATES: Final = 3
"""So many lines are compared where nobody says how many."""


class Advice:
    """A line to play from here, and what the bot expects of it, as far as it reckons with that."""

    def __init__(
        self,
        actions: list[int],
        expects: float | None = None,
        margin: float | None = None,
        win: float | None = None,
    ) -> None:
        self.actions = actions
        """What to play, up to the next chance event or other player."""
        self.expects = expects
        """The own score at the end."""
        self.margin = margin
        """The lead over the best opponent at the end."""
        self.win = win
        """The chance to win, from 0 to 1; None alone."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Made for one seat of one game. A bot gets views, never states."""

    def __init__(self, game: Game, seat: int, budget: float, rng: Rng) -> None:
        self.game = game
        """The game it plays."""
        self.seat = seat
        """The seat it plays for, from 0."""
        self.budget = budget
        """Seconds for a turn; bots that need less take less."""
        self.rng = rng
        """Where its chance comes from."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.game.id}, seat {self.seat + 1}>"

    def choose(self, view: View) -> list[int]:
        """One or more actions, up to the next chance event or other player."""
        return self.play(self.game.restore(view))

    def rank(self, view: View, most: int = CANDIDATES) -> list[Advice]:
        """Up to `most` lines that begin differently, the best first; a bot that compares none has one."""
        return [Advice(self.choose(view))]

    def play(self, state: State) -> list[int]:
        """Decide step by step while it is this seat's decision."""
        actions: list[int] = []
        while state.player == self.seat:
            legal = state.legal()
            action = legal[0] if len(legal) == 1 else self.decide(state, legal)
            state.apply_trusted(action)
            actions.append(action)
            if self.game.ends_turn(action):
                break  # alone at the table, the next turn is one's own too
        return actions

    def decide(self, state: State, legal: list[int]) -> int:
        """One of several legal actions."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def decide(self, state: State, legal: list[int]) -> int:
        return legal[self.rng.below(len(legal))]


def rng_for(seed: int | None) -> Rng:
    return OsRng() if seed is None else Rng(seed)
