"""From the view back to the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState
from tablestead.games.ages.view.structs import AgesView, SeatView

if TYPE_CHECKING:
    from tablestead.games.ages.game import Ages


def restore(game: Ages, view: object) -> AgesState:
    """The position that a view shows: all of it, for nothing is hidden."""
    assert isinstance(view, AgesView)
    state = game.start(players=view.players, edition=view.edition, trade=view.trade, start=view.start + 1)
    c = state.cells
    in_play = [n for n in range(m.MONUMENTS) if state.monument_in_play(n)]
    c[s.ACTIVE] = view.active
    c[s.STEP] = s.STEP_IDS.index(view.step)
    c[s.ROUND] = view.round
    c[s.LAST_ROUND] = int(view.end.last_round)
    c[s.MONUMENTS_DONE] = view.end.monuments
    for monument, shown in zip(in_play, view.monuments, strict=True):
        c[s.FIRST_BY + monument] = 0 if shown.first_by is None else shown.first_by + 1
    for face in range(m.FACES):
        c[s.DICE + face] = view.dice[face]
    c[s.ROLLS] = view.rolls
    c[s.ROLLING] = view.rolling
    c[s.LED] = int(view.led)
    c[s.PRESERVED] = int(view.preserved)
    c[s.SKULLS] = view.skulls
    c[s.WORKERS] = view.workers
    c[s.COINS] = view.coins
    c[s.BUYING] = m.DEVELOPMENT_IDS.index(view.buying) + 1 if view.buying else 0
    c[s.PAYING] = sum(1 << m.KIND_IDS.index(kind) for kind in view.paying)
    c[s.BOUGHT] = int(view.bought)
    c[s.OFFERS] = m.MAX_OFFERS - view.offers_left if view.trade else 0
    c[s.SWAPS] = view.seats[view.active].ships - view.swaps_left
    if view.offer is not None:
        c[s.PARTNER] = view.offer.partner
        for trade_kind, id in enumerate(m.KIND_IDS):
            c[s.GIVEN + trade_kind] = view.offer.give.get(id, 0)
            c[s.TAKEN + trade_kind] = view.offer.take.get(id, 0)
    for seat, shown_seat in enumerate(view.seats):
        _restore_seat(c, state.seat_base(seat), shown_seat, in_play)
    return state


def _restore_seat(c: vec[i64], base: int, shown: SeatView, in_play: list[int]) -> None:
    c[base + s.SEAT_FOOD] = shown.food
    for kind in range(m.KINDS):
        c[base + s.SEAT_GOODS + kind] = shown.goods[kind]
    buildings = [*range(m.CITIES), *(m.CITIES + monument for monument in in_play)]
    c[base + s.SEAT_OPEN_BOXES] = 0
    for building, marked in zip(buildings, [*shown.cities, *shown.monuments], strict=True):
        c[base + s.SEAT_BOXES + building] = marked
        c[base + s.SEAT_OPEN_BOXES] += m.BUILDING_BOXES[building] - marked
    for id in shown.developments:
        development = m.DEVELOPMENT_IDS.index(id)
        c[base + s.SEAT_OWNS + development] = 1
    c[base + s.SEAT_DEVELOPMENTS] = len(shown.developments)
    for cause, id in enumerate(m.LOSS_IDS):
        c[base + s.SEAT_LOST + cause] = shown.losses[id]
    c[base + s.SEAT_SHIPS] = shown.ships
    c[base + s.SEAT_CITIES] = shown.dice
