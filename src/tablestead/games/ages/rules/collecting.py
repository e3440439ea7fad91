"""2. Collect (A-T5…A-T9)."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.state import AgesPosition


def collect(state: AgesPosition, for_food: i64) -> None:
    """A-T5: `for_food` of the food-or-workers dice give food; what a track cannot hold is lost (A-T6)."""
    c = state.cells
    food = state.seat_base(c[s.ACTIVE]) + s.SEAT_FOOD
    c[food] = min(m.MAX_FOOD, c[food] + state.food_from(for_food))
    c[s.WORKERS] = state.workers_from(for_food)
    c[s.COINS] = state.coins_from_dice()
    collect_goods(state, state.goods_from_dice())


def collect_goods(state: AgesPosition, number: i64) -> None:
    """A-T7: pegs move one by one from wood on, round and round; A-T8: Quarrying."""
    c = state.cells
    goods = state.seat_base(c[s.ACTIVE]) + s.SEAT_GOODS
    left: i64 = number
    kind: i64 = 0
    while left > 0:
        if c[goods + kind] < m.MAX_HELD[kind]:
            c[goods + kind] += 1
        left -= 1
        kind += 1
        if kind == m.KINDS:
            kind = 0
    quarry = number >= 2 and c[state.seat_base(c[s.ACTIVE]) + s.SEAT_OWNS + m.QUARRYING] != 0
    if quarry and c[goods + m.STONE] < m.MAX_HELD[m.STONE]:
        c[goods + m.STONE] += 1
