"""The view of a seat, built up from nothing."""

from __future__ import annotations

import msgspec

from tablestead_ferry import material as m
from tablestead_ferry import scoring
from tablestead_ferry.hidden import unseen
from tablestead_ferry.rules import FerryState
from tablestead_ferry.view.structs import FerryView, SeatView


def view_of(state: FerryState, seat: int | None) -> FerryView:
    scores = scoring.scores(state)
    seats = [SeatView(sum(state.hand(n)), m.cards_of(state.sent(n)), scores[n]) for n in range(state.players)]
    return FerryView(
        seat=seat,
        player=state.player,
        active=state.active,
        step=state.step_id,
        round=state.round,
        players=state.players,
        tide=state.tide,
        hand=m.cards_of(state.hand(seat)) if seat is not None else [],
        unseen=m.cards_of(unseen(state, seat)),
        seats=seats,
    )


def seen_by(table: FerryView, state: FerryState, seat: int) -> FerryView:
    """With the hand of this seat."""
    hand, others = m.cards_of(state.hand(seat)), m.cards_of(unseen(state, seat))
    return msgspec.structs.replace(table, seat=seat, hand=hand, unseen=others)


def points_by_source(state: FerryState, seat: int) -> dict[str, int]:
    """All points come from crossings."""
    points = scoring.scores(state)[seat]
    return {"crossings": points} if points else {}
