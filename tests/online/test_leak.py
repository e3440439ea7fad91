"""A few games of the leak test, and a check that it can tell."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec
import pytest

import tablestead as ts
from tablestead.server import wire
from tests.online.leak import play_batch
from tests.online.servers import Event
from tests.online.truth import GAME, Leak, Truth, Visitor, check_secrets

OWN, OTHER = 0, 1


def test_nobody_is_sent_what_is_not_theirs() -> None:
    counts = asyncio.run(play_batch([0, 1, 7]))
    assert counts["games"] == 3
    assert counts["messages: ev"] > 1000
    assert counts["of them from one that differs"] > 500
    refused = ("act", "undo", "hint", "say", "command", "record", "join", "claim")
    assert min(counts[f"refused: {what}"] for what in refused) > 0
    assert min(counts[what] for what in ("stand-ins", "seats freed", "second devices")) > 0


def some_events() -> list[Event]:
    """The course of a random game."""
    rng, dealer = ts.Rng(3), ts.Dealer(3)
    state = GAME.start(players=2)
    events: list[Event] = []
    while state.player != ts.OVER:
        chance = state.player == ts.CHANCE
        legal = state.legal()
        action = dealer.draw(state) if chance else legal[rng.below(len(legal))]
        line = f"{'*' if chance else state.player + 1} {GAME.text(action)}"
        if chance and events:
            events[-1][2]["lines"].append(line)
        else:
            events.append((len(events) + 1, "act", {"id": "", "lines": [line]}))
        state.apply(action)
    return events


EVENTS = some_events()


def truth() -> Truth:
    seats = [wire.SeatInfo(name, "", mine=False) for name in ("Anna", "Béla")]
    setup = wire.TableInfo(
        id="table",
        game="keyflower",
        options={"players": 2},
        seats=seats,
        real_draws=False,
        hidden=True,
        status="running",
        resigned=-1,
        clock=wire.Clock(),
        host=False,
        invite="",
        watch=True,
        watching=0,
        hints=True,
        patience=3600.0,
        rematch="",
    )
    return Truth(setup, ["invite"], EVENTS, set(), ts.Rng(1), coached=False)


def visitor(seat: int, heard: list[str]) -> Visitor:
    return Visitor(cast(Any, None), (seat,), host=False, plays=True, heard=heard)


def stream(seat: int) -> list[str]:
    known = truth()
    return [known.ev(position, seat).decode() for position in known.positions.values()]


def test_a_good_stream_passes() -> None:
    for seat in (OWN, OTHER):
        truth().check(visitor(seat, stream(seat)))


def test_a_message_of_another_seat_is_found() -> None:
    mixed = stream(OWN)
    mixed[50] = stream(OTHER)[50]
    with pytest.raises(Leak, match="looks through 1 at 51"):
        truth().check(visitor(OWN, mixed))


def test_a_single_byte_is_found() -> None:
    heard = stream(OWN)
    heard[50] = heard[50].replace('"bag":', '"bag":1', 1)
    with pytest.raises(Leak, match="is not"):
        truth().check(visitor(OWN, heard))


def test_what_the_server_means_to_send_is_checked_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that depends on what is hidden: the server sends it faithfully, only the twin tells."""
    page = GAME.presenter()
    honest = page.view_of

    def telling(state: ts.State, seat: int | None) -> object:
        return msgspec.structs.replace(honest(state, seat), pile=state.digest() % 1000)

    monkeypatch.setattr(page, "view_of", telling)
    with pytest.raises(Leak, match="0 sees what is hidden"):
        stream(OWN)


def test_a_secret_is_found() -> None:
    spied = visitor(OWN, ['{"type":"note","kind":"abcdef"}'])
    check_secrets(spied, ["xyz"])
    with pytest.raises(Leak, match="was sent a secret"):
        check_secrets(spied, ["xyz", "bcd"])
