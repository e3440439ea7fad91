"""Trade (A-V2) and ship swaps (A-L5)."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.state import AgesPosition


def legal(state: AgesPosition, step: i64) -> list[int]:
    if step == s.TRADE_STEP:
        return [a.DONE, *legal_swaps(state), *legal_offers(state)]
    return legal_terms(state) if step == s.OFFER_STEP else [a.ACCEPT, a.REFUSE]


def can_trade(state: AgesPosition) -> bool:
    if state.cells[s.TRADE] == 0 and state.cells[s.EDITION] != m.LATE:
        return False
    return len(legal_offers(state)) > 0 or len(legal_swaps(state)) > 0


def legal_offers(state: AgesPosition) -> list[int]:
    c = state.cells
    if c[s.TRADE] == 0 or c[s.OFFERS] >= m.MAX_OFFERS:
        return []
    active = state.active
    return [
        a.OFFER + seat
        for seat in range(state.players)
        if seat != active and can_exchange(state, active, seat)
    ]


def can_exchange(state: AgesPosition, seat: int, partner: int) -> bool:
    """Whether at least one piece could change hands."""
    for trade_kind in range(m.TRADE_KINDS):
        if (
            most_given(state, seat, partner, trade_kind) > 0
            or most_given(state, partner, seat, trade_kind) > 0
        ):
            return True
    return False


def most_given(state: AgesPosition, giver: int, taker: int, trade_kind: int) -> int:
    """A-V2: what is held, and fits on the other's track."""
    return min(state.held(giver, trade_kind), m.MAX_HELD[trade_kind] - state.held(taker, trade_kind))


def legal_terms(state: AgesPosition) -> list[int]:
    """Each kind stands on one side only; at least one kind on either."""
    c = state.cells
    active = state.active
    partner = state.partner()
    gives: list[int] = []
    takes: list[int] = []
    empty = True
    for trade_kind in range(m.TRADE_KINDS):
        if c[s.GIVEN + trade_kind] != 0 or c[s.TAKEN + trade_kind] != 0:
            empty = False
            continue
        first = trade_kind * a.MAX_GIVEN
        for number in range(most_given(state, active, partner, trade_kind)):
            gives.append(a.GIVE + first + number)
        for number in range(most_given(state, partner, active, trade_kind)):
            takes.append(a.TAKE + first + number)
    return gives + takes if empty else [a.PROPOSE, *gives, *takes]


def exchange(state: AgesPosition) -> None:
    """Both move at once; the limit of 6 waits for the own discard (A-R5)."""
    c = state.cells
    own = state.seat_base(c[s.ACTIVE])
    other: i64 = state.seat_base(c[s.PARTNER])
    trade_kind: i64 = 0
    while trade_kind < m.TRADE_KINDS:
        gain: i64 = c[s.TAKEN + trade_kind] - c[s.GIVEN + trade_kind]
        c[own + s.stock(trade_kind)] += gain
        c[other + s.stock(trade_kind)] -= gain
        trade_kind += 1


def offer(state: AgesPosition, partner: i64) -> None:
    state.cells[s.PARTNER] = partner
    state.cells[s.STEP] = s.OFFER_STEP


def set_terms(state: AgesPosition, action: i64) -> None:
    """So much of a kind on one side of the offer."""
    taking = action >= a.TAKE
    number: i64 = action - (a.TAKE if taking else a.GIVE)
    trade_kind: i64 = number // a.MAX_GIVEN
    if taking:
        state.cells[s.TAKEN + trade_kind] = number % a.MAX_GIVEN + 1
    else:
        state.cells[s.GIVEN + trade_kind] = number % a.MAX_GIVEN + 1


def propose(state: AgesPosition) -> None:
    state.cells[s.OFFERS] += 1
    state.cells[s.STEP] = s.RESPOND_STEP


def close_offer(state: AgesPosition) -> None:
    c = state.cells
    trade_kind: i64 = 0
    while trade_kind < m.TRADE_KINDS:
        c[s.GIVEN + trade_kind] = 0
        c[s.TAKEN + trade_kind] = 0
        trade_kind += 1
    c[s.PARTNER] = 0


def legal_swaps(state: AgesPosition) -> list[int]:
    """A-L5: each ship once a turn."""
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    if c[base + s.SEAT_SHIPS] <= c[s.SWAPS]:
        return []
    goods = base + s.SEAT_GOODS
    result: list[int] = []
    for kind in range(m.KINDS):
        if c[goods + kind] > 0:
            for other in range(m.KINDS):
                if other != kind and c[goods + other] < m.MAX_HELD[other]:
                    result.append(a.SWAP + kind * m.KINDS + other)
    return result


def swap(state: AgesPosition, kind: i64, other_kind: i64) -> None:
    c = state.cells
    goods = state.seat_base(c[s.ACTIVE]) + s.SEAT_GOODS
    c[s.SWAPS] += 1
    c[goods + kind] -= 1
    c[goods + other_kind] += 1
