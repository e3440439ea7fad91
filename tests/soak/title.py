"""What every title brings to the long proof, in the same form for all of them."""

from __future__ import annotations

from collections import Counter
from typing import Any, Generic, Protocol, TypeVar

import tablestead as ts
from tablestead.engine.game import Value

KINDS = ("uniform", "mixed", "rich")
GREEDY_SHARE = 0.8

Options = dict[str, Value]


class Ledger(Protocol):
    """A second, simple account of a game, kept from the lines of its record alone."""

    branches: Counter[str]
    """Which parts of the rules came up."""

    def read(self, line: str) -> None:
        """One line of a record, `1 move 3` or `* tile Q1|C3`."""

    def scores(self) -> list[int]: ...


StateT = TypeVar("StateT", bound=ts.State)
LedgerT = TypeVar("LedgerT", bound=Ledger)


def uniform(legal: list[int], rng: ts.Rng) -> int:
    return legal[rng.below(len(legal))]


class Player(Generic[StateT]):
    """Chooses for all seats of one game, by the kind of the game, and lets chance fall.

    - *uniform*: every legal action equally likely;
    - *mixed*: each step greedy with probability 0.8, else uniform;
    - *rich*: while `filling` says so, what `fill` chooses; then uniform.
    """

    def __init__(self, game: ts.Game, kind: str, index: int, options: Options, rng: ts.Rng) -> None:
        self.kind = kind
        self.rng = rng
        self.plan: list[int] = []
        self.bots: list[ts.Bot] = []
        if kind == "mixed":
            seats = range(int(options["players"]))
            self.bots = [ts.bot("greedy", game, options, seat, seed=index) for seat in seats]

    # What a title adds: how a rich game is filled

    def filling(self, state: StateT) -> bool:
        raise NotImplementedError

    def fill(self, state: StateT, legal: list[int]) -> int:
        """One of several legal actions."""
        raise NotImplementedError

    def draw(self, state: StateT) -> int:
        """A chance event."""
        return state.sample(self.rng)

    # What all titles share

    def choose(self, state: StateT, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        if self.kind == "rich" and self.filling(state):
            return self.fill(state, legal)
        if self.kind == "mixed" and self.rng.chance() < GREEDY_SHARE:
            return self._greedy(state)
        return uniform(legal, self.rng)

    def _greedy(self, state: StateT) -> int:
        """What the bot would do; its line is followed as long as nothing else comes between."""
        if not self.plan:
            seat = state.player
            self.plan = self.bots[seat].choose(state.view(seat))
        return self.plan[0]

    def played(self, action: int) -> None:
        """A plan made for another position is worth nothing."""
        self.plan = self.plan[1:] if self.plan[:1] == [action] else []


class Title(Generic[StateT, LedgerT]):
    """A title: what is played, what must hold, and what a run must have seen."""

    game: ts.Game
    rules: str
    """How the ids of its rules begin."""
    setups: tuple[str, ...]
    """The names of the different setups; game after game goes round them."""
    games = 10_000
    """How many games `make soak` plays,"""
    sample: int
    """and how many `make test` does."""
    try_every = 1
    """After so many actions one is tried that was possible at another time."""
    action_kinds: tuple[str, ...]
    branches: tuple[str, ...]
    """Ends and rule branches, as the ledger names them."""

    def must_see(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """What a run must have seen, under headings."""
        kinds = tuple(f"kind {kind}" for kind in KINDS)
        return (
            ("games", (*kinds, *(f"setup {name}" for name in self.setups))),
            ("actions", self.action_kinds),
            ("rules and ends", self.branches),
        )

    def options(self, setup: int, index: int, rng: ts.Rng) -> Options:
        """The options of game number `index`."""
        raise NotImplementedError

    def start(self, options: Options) -> StateT:
        raise NotImplementedError

    def player(self, kind: str, index: int, options: Options, rng: ts.Rng) -> Player[StateT]:
        raise NotImplementedError

    def ledger(self, options: Options) -> LedgerT:
        raise NotImplementedError

    def expected_length(self, kind: str, options: Options) -> int:
        """About how many actions a game has, to look closely at some of them."""
        raise NotImplementedError

    def kind_of(self, state: StateT, action: int) -> str:
        """The kind of the choice, without describing all the others."""
        raise NotImplementedError

    def check_position(self, state: StateT, ledger: LedgerT) -> None:
        """After every action: the table is as the ledger has it, and within its limits."""
        raise NotImplementedError

    def check_legal(self, legal: list[int], ledger: LedgerT) -> None:
        """After every action, where the ledger knows what is legal."""

    def check_step(self, before: StateT, action: int, after: StateT) -> None:
        """After every action: what one step must leave as it was."""

    def check_choice(self, state: StateT, choice: ts.Choice) -> None:
        """At some positions: what a choice promises."""

    def secretive(self, state: StateT) -> bool:
        """Whether what comes now is hidden from others, and too rare to be left to chance."""
        return False

    def opens(self, before: StateT, after: StateT) -> bool:
        """Whether what was hidden has just been laid open to all."""
        return False

    def attempts(self, state: StateT, rng: ts.Rng) -> set[int]:
        """At some positions: actions to try, most of which are not legal."""
        raise NotImplementedError


AnyTitle = Title[Any, Any]
