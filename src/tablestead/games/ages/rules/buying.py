"""5. Buy (A-T18…A-T20), and 6. discard (A-T21)."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.state import AgesPosition


def legal(state: AgesPosition, step: i64) -> list[int]:
    if step == s.BUY_STEP:
        return legal_purchases(state)
    return legal_payments(state) if step == s.PAY_STEP else legal_sales(state)


def can_buy(state: AgesPosition, development: i64, power: i64) -> bool:
    """A-T18, A-R8: what is in this edition, affordable, and not owned by the player."""
    c = state.cells
    cost: i64 = m.DEVELOPMENT_COST[c[s.EDITION] * m.DEVELOPMENTS + development]
    return 0 < cost <= power and c[state.seat_base(c[s.ACTIVE]) + s.SEAT_OWNS + development] == 0


def can_buy_any(state: AgesPosition) -> bool:
    power = state.buying_power(state.cells[s.COINS])
    if power < m.LOWEST_COST:
        return False
    development: i64 = 0
    while development < m.DEVELOPMENTS:
        if can_buy(state, development, power):
            return True
        development += 1
    return False


def legal_purchases(state: AgesPosition) -> list[int]:
    power = state.buying_power(state.cells[s.COINS])
    result: list[int] = [a.DONE]
    development: i64 = 0
    while development < m.DEVELOPMENTS:
        if can_buy(state, development, power):
            result.append(int(a.BUY + development))
        development += 1
    return result


def choose(state: AgesPosition, development: i64) -> None:
    """It is paid in steps of its own."""
    state.cells[s.BUYING] = development + 1
    state.cells[s.STEP] = s.PAY_STEP


def legal_payments(state: AgesPosition) -> list[int]:
    """Every set of kinds held that reaches the cost, with food where it can be sold."""
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    held: i64 = 0
    kind: i64 = 0
    while kind < m.KINDS:
        if c[base + s.SEAT_GOODS + kind] > 0:
            held |= i64(1) << kind
        kind += 1
    needed: i64 = state.cost() - c[s.COINS] - state.food_price() * c[base + s.SEAT_FOOD]
    result: list[int] = []
    kinds: i64 = 0
    while kinds < a.KIND_SETS:
        if kinds & ~held == 0 and state.value_of_kinds(kinds) >= needed:
            result.append(int(a.WITH + kinds))
        kinds += 1
    return result


def pay(state: AgesPosition, kinds: i64) -> bool:
    """Goods are chosen; with Granaries food may be added (A-T19). False: the purchase is complete."""
    c = state.cells
    c[s.PAYING] = kinds
    if state.food_price() > 0 and c[state.seat_base(c[s.ACTIVE]) + s.SEAT_FOOD] > 0:
        c[s.STEP] = s.SELL_STEP
        return True
    buy(state, 0)
    return False


def legal_sales(state: AgesPosition) -> list[int]:
    c = state.cells
    price = state.food_price()
    needed: i64 = state.cost() - c[s.COINS] - state.value_of_kinds(c[s.PAYING])
    return [
        a.FOOD + food
        for food in range(int(c[state.seat_base(c[s.ACTIVE]) + s.SEAT_FOOD]) + 1)
        if price * food >= needed
    ]


def buy(state: AgesPosition, food_sold: i64) -> None:
    """A-R2: the development works from the next step on that it applies to."""
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    kind: i64 = 0
    while kind < m.KINDS:
        if (c[s.PAYING] >> kind) & 1:
            c[base + s.SEAT_GOODS + kind] = 0
        kind += 1
    c[base + s.SEAT_FOOD] -= food_sold
    c[base + s.SEAT_OWNS + state.buying()] = 1
    c[base + s.SEAT_DEVELOPMENTS] += 1
    if c[base + s.SEAT_DEVELOPMENTS] >= m.DEVELOPMENTS_TO_END[c[s.EDITION]] and c[s.PLAYERS] > 1:
        c[s.LAST_ROUND] = 1  # A-E1
    c[s.BUYING] = 0
    c[s.PAYING] = 0
    c[s.BOUGHT] = 1


# 6. Discard


def must_discard(state: AgesPosition) -> bool:
    """A-T21: above the limit, without Caravans."""
    c = state.cells
    over = state.goods_held(int(c[s.ACTIVE])) > m.GOODS_LIMIT
    return over and c[state.seat_base(c[s.ACTIVE]) + s.SEAT_OWNS + m.CARAVANS] == 0


def legal_discards(state: AgesPosition) -> list[int]:
    goods = state.seat_base(state.cells[s.ACTIVE]) + s.SEAT_GOODS
    return [a.DISCARD + kind for kind in range(m.KINDS) if state.cells[goods + kind] > 0]


def discard(state: AgesPosition, kind: i64) -> None:
    state.cells[state.seat_base(state.cells[s.ACTIVE]) + s.SEAT_GOODS + kind] -= 1
