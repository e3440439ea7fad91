"""The leak test finds leaks: views and events that tell too much are noticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablestead.engine.choice import Event
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower import view
from tablestead.games.keyflower.rules import KeyflowerState
from tablestead.games.keyflower.view import KeyflowerView, events
from tests.soak.games import Broken, play_one

EVERYWHERE, MIXED = 0, 4
"""A game that is looked at all the time, and one of three players."""


def tell_everybody(monkeypatch: pytest.MonkeyPatch, *blocks: int) -> None:
    """The events of these actions are told as the active player is told of them."""

    def unveiled(told: Callable[..., list[Event]]) -> Callable[..., list[Event]]:
        return lambda before, after, _, *values: told(before, after, before.active, *values)

    for block in blocks:
        monkeypatch.setitem(events.EVENTS, block, unveiled(events.EVENTS[block]))


def test_what_others_draw_must_not_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    tell_everybody(monkeypatch, a.WORKER, a.SKILL, a.TILE)
    with pytest.raises(Broken, match="is told of what is hidden"):
        play_one("keyflower", EVERYWHERE)


def test_what_others_choose_must_not_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    tell_everybody(monkeypatch, a.KEEP)
    with pytest.raises(Broken, match="is told of what is hidden"):
        play_one("keyflower", MIXED)


def show(monkeypatch: pytest.MonkeyPatch, leak: Callable[[KeyflowerView, KeyflowerState], None]) -> None:
    """Every view, with what `leak` puts into it."""

    def leaking(made: Callable[..., KeyflowerView]) -> Callable[..., KeyflowerView]:
        def leaked(*given: Any) -> KeyflowerView:
            shown = made(*given)
            leak(shown, next(one for one in given if isinstance(one, KeyflowerState)))
            return shown

        return leaked

    for name in ("view_of", "seen_by"):
        monkeypatch.setattr(view, name, leaking(getattr(view, name)))


def test_how_many_others_choose_must_not_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(shown: KeyflowerView, state: KeyflowerState) -> None:
        for seat, one in enumerate(shown.seats):
            one.winter = len(state.tiles_at(s.HAND + seat))

    show(monkeypatch, leak)
    with pytest.raises(Broken, match="sees"):
        play_one("keyflower", MIXED)


def test_what_others_hold_must_not_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    view_of = view.view_of

    def leak(shown: KeyflowerView, state: KeyflowerState) -> None:
        if shown.seat is not None:
            shown.own = view_of(state, (shown.seat + 1) % state.players).own

    show(monkeypatch, leak)
    with pytest.raises(Broken, match="sees"):
        play_one("keyflower", MIXED)
