"""The way back from a view to a position that fits it; what the seat does not know lies in any order."""

from __future__ import annotations

from tablestead.engine.game import Game
from tablestead.engine.view import View
from tablestead_ferry import material as m
from tablestead_ferry import state as s
from tablestead_ferry.rules import FerryState
from tablestead_ferry.view.structs import FerryView


def restore(game: Game, view: View) -> FerryState:
    assert isinstance(view, FerryView)
    state = game.start(players=view.players)
    assert isinstance(state, FerryState)
    c = state.cells
    c[s.ACTIVE], c[s.STEP], c[s.ROUND] = view.active, s.STEP_IDS.index(view.step), view.round
    c[s.TIDE_VALUE] = view.tide
    unknown = [m.VALUE_IDS.index(card) for card in view.unseen]
    for value in range(m.VALUES):
        c[s.DECK + value] = 0
    for seat, seen in enumerate(view.seats):
        base = state.seat_base(seat)
        c[base + s.SEAT_SCORE] = seen.score
        hand, sent = m.counts_of(view.hand if seat == view.seat else []), m.counts_of(seen.sent)
        if seat != view.seat:
            for _ in range(seen.cards):
                hand[unknown.pop()] += 1
        for value in range(m.VALUES):
            c[base + s.SEAT_HAND + value] = hand[value]
            c[base + s.SEAT_SENT + value] = sent[value]
    for value in unknown:
        c[s.DECK + value] += 1
    return state
