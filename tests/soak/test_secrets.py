"""The leak test finds leaks: views and events that tell too much are noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablestead.engine.choice import Event
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.view import build_view, events
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


def test_how_many_others_choose_must_not_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_view, "_winter_tiles", lambda state, seat: len(state.tiles_at(s.HAND + seat)))
    with pytest.raises(Broken, match="sees"):
        play_one("keyflower", MIXED)


def test_what_others_hold_must_not_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    own = build_view._own
    monkeypatch.setattr(build_view, "_own", lambda state, seat: own(state, (seat + 1) % state.players))
    with pytest.raises(Broken, match="sees"):
        play_one("keyflower", MIXED)
