"""Random games of three kinds (`title.Player`), with everything checked that must hold in all of them.

After every action the position must equal the one that the title's ledger keeps from the record's lines
alone. At some positions also views, restoring, choices, refusals and notation are checked (`checks`); at
the end the record is written, read and replayed.
"""

from __future__ import annotations

from collections import Counter

import tablestead as ts
from tablestead import testing
from tests.soak import checks
from tests.soak.ages.title import AgesTitle
from tests.soak.keyflower.title import KeyflowerTitle
from tests.soak.milestones.title import MilestonesTitle
from tests.soak.title import KINDS, AnyTitle, uniform

TITLES: dict[str, AnyTitle] = {
    "ages": AgesTitle(),
    "milestones": MilestonesTitle(),
    "keyflower": KeyflowerTitle(),
}

CHECKED_POSITIONS = 20
ALL_POSITIONS_EVERY = 50


class Broken(AssertionError):
    """Something did not hold; the message has the number of the game and its record so far."""


class Run:
    """One game, played and checked; `seen` counts what occurred."""

    def __init__(self, title: AnyTitle, index: int) -> None:
        self.title = title
        self.game = title.game
        self.index = index
        self.rng = ts.Rng(index)
        self.kind = KINDS[index % len(KINDS)]
        self.setup = index // len(KINDS) % len(title.setups)
        self.options = title.options(self.setup, index, self.rng)
        self.state = title.start(self.options)
        self.record = ts.Record(self.game, self.options)
        self.ledger = title.ledger(self.options)
        self.player = title.player(self.kind, index, self.options, self.rng)
        self.tried = ts.Rng(-1 - index)  # of its own, so that more trying changes no game
        self.known: list[int] = []
        """Actions that were legal before: good ones to try when they are not."""
        self.twin: testing.Twin | None = None
        """The same game with other secrets, where there are any."""
        self.seen: Counter[str] = Counter()
        self.steps = 0

    def play(self) -> None:
        """To the end, then again from the record."""
        try:
            self._play()
            self._replay()
        except Exception as error:
            text = "\n".join(self.game.text(action) for action in self.record.actions[-30:])
            raise Broken(
                f"{self.game.id} {self.index} ({self.kind}, {self.options}): {error!r}\n…\n{text}"
            ) from error

    def _play(self) -> None:
        state = self.state
        everywhere = self.index % ALL_POSITIONS_EVERY == 0
        check_every = max(1, self.title.expected_length(self.kind, self.options) // CHECKED_POSITIONS)
        self._look_closely()
        while state.player != ts.OVER:
            legal = state.legal()
            testing.check_legal(state, legal)
            self.title.check_legal(legal, self.ledger)
            if everywhere or self.rng.below(check_every) == 0:
                self._look_closely()
            elif self.twin is None and self.title.secretive(state):
                self._deal_twin()
            if self.steps % self.title.try_every == 0:
                self._try_something(legal)
            chance = state.player == ts.CHANCE
            self._step(self.player.draw(state) if chance else self.player.choose(state, legal))
        self._look_closely()

    def _try_something(self, legal: list[int]) -> None:
        """An action that was possible at another time."""
        if legal:
            self.known.append(uniform(legal, self.tried))
        if self.known:
            action = uniform(self.known, self.tried)
            if action not in legal:
                checks.check_refused(self.title, self.state, action)

    def _step(self, action: int) -> None:
        state = self.state
        before = state.copy()
        self.seen[self.title.kind_of(state, action)] += 1
        who = "*" if state.player == ts.CHANCE else str(state.player + 1)
        state.apply(action)
        self.record.append(action)
        self.player.played(action)
        self.ledger.read(f"{who} {self.game.text(action)}")
        self.steps += 1
        self.title.check_position(state, self.ledger)
        self.title.check_step(before, action, state)
        for event in self.game.describe(before, action, state, None):
            self.seen["event " + event.key] += 1
        if self.twin is not None:
            self.seen["followed"] += 1
            if not self.twin.follow(before, action, state):
                self.twin = None

    def _look_closely(self) -> None:
        state = self.state
        if self.game.hidden:
            testing.check_nothing_leaks(self.game, state, self.rng)
            self._deal_twin()
        else:
            testing.check_view_restores(self.game, state, self.rng)
        checks.check_choices(self.title, state)
        checks.check_actions(self.title, state, self.tried)
        testing.check_chance(state, self.tried)
        testing.check_observed(state)
        self.seen["closely"] += 1

    def _deal_twin(self) -> None:
        """From now on the same game runs beside it, as it looks from some perspective."""
        seat = self.tried.below(self.state.players + 1)
        perspective = seat if seat < self.state.players else None
        self.twin = testing.Twin(self.game, self.state, perspective, self.tried, self.title.opens)
        self.seen["secrets dealt anew"] += self.twin.differs

    def _replay(self) -> None:
        testing.check_record(self.record, self.state)
        assert self.state.scores() == self.ledger.scores()


def play_one(id: str, index: int) -> tuple[Counter[str], int]:
    """Play game number `index` of a title; gives what occurred and the number of steps."""
    run = Run(TITLES[id], index)
    run.play()
    seen = run.seen + run.ledger.branches
    seen[f"kind {run.kind}"] += 1
    seen[f"setup {run.title.setups[run.setup]}"] += 1
    return seen, run.steps


def too_rare(title: AnyTitle, seen: Counter[str], least: int) -> list[str]:
    """What occurred fewer than `least` times."""
    return [name for _, names in title.must_see() for name in names if seen[name] < least]


def report(title: AnyTitle, seen: Counter[str]) -> str:
    """The counts, as a table in plain text."""
    events = tuple(sorted(name for name in seen if name.startswith("event ")))
    lines = []
    for heading, names in (*title.must_see(), ("events", events)):
        lines.append(f"{heading}:")
        lines += [f"  {seen[name]:>9,}  {name}" for name in names]
    return "\n".join(lines)
