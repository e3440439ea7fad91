"""The leak test: what a seat is shown must not depend on what is hidden from it.

A twin is the same game with everything hidden from one perspective dealt anew. It is played on by the same
actions, but for those that are concealed from this perspective: it draws and chooses its own. As long as the
actions are possible in it too, views, choices and events must be the same, byte for byte.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tablestead.engine.game import CHANCE, OVER, Game, State
from tablestead.engine.rng import Rng
from tablestead.testing.numbers import observation

LIFE = 10
"""Steps that a twin is followed."""
SPECTATOR = -1
"""Nobody's seat: a redeal for it deals all that anybody hides."""

Perspective = int | None
"""A seat, or None for a spectator."""

Opens = Callable[[State, State], bool]
"""Whether an action, given by the positions before and after, laid open what had been hidden."""


def never_opens(before: State, after: State) -> bool:
    return False


def seat_of(perspective: Perspective) -> int:
    return SPECTATOR if perspective is None else perspective


def shown(state: State, perspective: Perspective) -> bytes:
    """All that a position shows: who decides, the view, the choices, and the observation of a program."""
    seen = (state.player, state.active, state.view(perspective), state.choices(perspective))
    observed = b"" if perspective is None else observation(state, perspective)
    return msgspec.json.encode(seen) + observed


def check_nothing_leaks(game: Game, state: State, rng: Rng) -> None:
    """What is hidden can be dealt anew unnoticed by any perspective; a view restores what it shows."""
    before = state.digest()
    everyone = (*range(state.players), None)
    restoring = {everyone[rng.below(len(everyone))], state.player}
    for perspective in everyone:
        view = shown(state, perspective)
        dealt = state.copy()
        dealt.redeal(seat_of(perspective), rng)
        assert shown(dealt, perspective) == view, f"{perspective} sees that the hidden was dealt anew"
        if perspective in restoring:
            check_restored(game, state, perspective, rng)
    assert state.digest() == before


def check_restored(game: Game, state: State, perspective: Perspective, rng: Rng) -> None:
    view = shown(state, perspective)
    plain = state.view(perspective)
    decoded = msgspec.json.decode(msgspec.json.encode(plain), type=type(plain))
    assert decoded == plain
    restored = game.restore(decoded)
    assert shown(restored, perspective) == view, f"{perspective} sees another position restored"
    restored.redeal(seat_of(perspective), rng)
    assert shown(restored, perspective) == view
    if state.player == OVER:
        assert restored.scores() == state.scores()  # nothing is hidden any more
    if perspective is not None and state.player == perspective:
        assert restored.legal() == state.legal()


class Twin:
    """The same game as it looks from one perspective."""

    def __init__(
        self, game: Game, state: State, perspective: Perspective, rng: Rng, opens: Opens = never_opens
    ) -> None:
        self.game = game
        self.perspective = perspective
        self.rng = rng
        self.opens = opens
        self.state = state.copy()
        self.state.redeal(seat_of(perspective), rng)
        self.left = LIFE
        self.differs = self.state.digest() != state.digest()

    def follow(self, before: State, action: int, after: State) -> bool:
        """Play along; False when the twin cannot go on."""
        game, state, perspective = self.game, self.state, self.perspective
        own = action
        if game.conceals(before, action, perspective):
            own = self._own_choice()
        elif state.why_not(action) is not None:
            return False
        twin_before = state.copy()
        state.apply(own)
        if after.player == OVER or self.opens(before, after):
            return False  # now it may be seen
        told = msgspec.json.encode(game.describe(before, action, after, perspective))
        twin_told = msgspec.json.encode(game.describe(twin_before, own, state, perspective))
        assert told == twin_told, f"{perspective} is told of what is hidden: {told!r}, {twin_told!r}"
        assert shown(state, perspective) == shown(after, perspective), f"{perspective} sees what is hidden"
        self.left -= 1
        return self.left > 0

    def _own_choice(self) -> int:
        if self.state.player == CHANCE:
            return self.state.sample(self.rng)
        legal = self.state.legal()
        return legal[self.rng.below(len(legal))]
