"""The leak test: what a seat is shown must not depend on what is hidden from it.

A twin is the same game with everything hidden from one pair of eyes dealt anew. It is played on by the same
actions, but for those that these eyes do not see: it draws and chooses its own. As long as the actions are
possible in it too, views, choices and events must be the same, byte for byte.
"""

from __future__ import annotations

import msgspec

import tablestead as ts
from tests.soak.title import AnyTitle, uniform

LIFE = 10
"""Steps that a twin is followed."""
SPECTATOR = -1
"""Nobody's seat: a redeal for it deals all that anybody hides."""

Eyes = int | None


def seat_of(eyes: Eyes) -> int:
    return SPECTATOR if eyes is None else eyes


def shown(state: ts.State, eyes: Eyes) -> bytes:
    """All that a position shows: who decides, the view and the choices."""
    return msgspec.json.encode((state.player, state.active, state.view(eyes), state.choices(eyes)))


def check_views(title: AnyTitle, state: ts.State, rng: ts.Rng) -> None:
    """What is hidden can be dealt anew unnoticed by any eyes; and a view restores a position that fits it."""
    before = state.digest()
    everyone = (*range(state.players), None)
    restoring = {everyone[rng.below(len(everyone))], state.player}
    for eyes in everyone:
        view = shown(state, eyes)
        dealt = state.copy()
        dealt.redeal(seat_of(eyes), rng)
        assert shown(dealt, eyes) == view, f"{eyes} sees that the hidden was dealt anew"
        if eyes not in restoring:
            continue
        plain = state.view(eyes)
        decoded = msgspec.json.decode(msgspec.json.encode(plain), type=type(plain))
        assert decoded == plain
        restored = title.game.restore(decoded)
        assert shown(restored, eyes) == view, f"{eyes} sees another position restored"
        restored.redeal(seat_of(eyes), rng)
        assert shown(restored, eyes) == view
        if state.player == ts.OVER:
            assert restored.scores() == state.scores()  # nothing is hidden any more
        if eyes is not None and state.player == eyes:
            assert restored.legal() == state.legal()
    assert state.digest() == before


class Twin:
    """The same game as one pair of eyes sees it."""

    def __init__(self, title: AnyTitle, state: ts.State, eyes: Eyes, rng: ts.Rng) -> None:
        self.title = title
        self.eyes = eyes
        self.rng = rng
        self.state = state.copy()
        self.state.redeal(seat_of(eyes), rng)
        self.left = LIFE
        self.differs = self.state.digest() != state.digest()

    def follow(self, before: ts.State, action: int, after: ts.State) -> bool:
        """Play along; False when the twin cannot go on."""
        game, state = self.title.game, self.state
        own = action
        if game.conceals(before, action, self.eyes):
            own = uniform(state.legal(), self.rng) if state.player >= 0 else state.sample(self.rng)
        elif state.why_not(action) is not None:
            return False
        twin_before = state.copy()
        state.apply(own)
        if after.player == ts.OVER or self.title.opens(before, after):
            return False  # now it may be seen
        told = msgspec.json.encode(game.describe(before, action, after, self.eyes))
        twin_told = msgspec.json.encode(game.describe(twin_before, own, state, self.eyes))
        assert told == twin_told, f"{self.eyes} is told of what is hidden: {told!r}, {twin_told!r}"
        assert shown(state, self.eyes) == shown(after, self.eyes), f"{self.eyes} sees what is hidden"
        self.left -= 1
        return self.left > 0
