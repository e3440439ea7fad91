"""3. Feed and disasters (A-T10…A-T13, A-L6)."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.state import AgesPosition


def feed(state: AgesPosition) -> None:
    """A-T10, A-R3: each city eats 1 food if there is any, each city without costs a point (A-T13)."""
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    cities: i64 = c[base + s.SEAT_CITIES]
    eaten: i64 = min(cities, c[base + s.SEAT_FOOD])
    c[base + s.SEAT_FOOD] -= eaten
    c[base + s.SEAT_LOST + m.FAMINE] += cities - eaten


def strike(state: AgesPosition) -> bool:
    """A-T11, A-T12: the one disaster row of this number of skulls. True: spearheads follow."""
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    skulls: i64 = c[s.SKULLS]
    if skulls == 2:
        if c[base + s.SEAT_OWNS + m.IRRIGATION] == 0:
            c[base + s.SEAT_LOST + m.DROUGHT] += m.DROUGHT_POINTS
    elif skulls == 3:
        spread_pestilence(state)
    elif skulls == 4:
        return invade(state)
    elif skulls >= 5:
        revolt(state)
    return False


def spread_pestilence(state: AgesPosition) -> None:
    """Every opponent without Medicine, also after the own last turn (A-R6); alone the player (A-V1)."""
    c = state.cells
    players: i64 = c[s.PLAYERS]
    seat: i64 = 0
    while seat < players:
        base: i64 = state.seat_base(seat)
        if (seat != c[s.ACTIVE] or players == 1) and c[base + s.SEAT_OWNS + m.MEDICINE] == 0:
            c[base + s.SEAT_LOST + m.PESTILENCE] += m.PESTILENCE_POINTS
        seat += 1


def invade(state: AgesPosition) -> bool:
    """Who has no Great Wall by now (A-R1) loses points; with Smithing (A-L6) the opponents do.

    True: spearheads can follow.
    """
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    if c[base + s.SEAT_OWNS + m.SMITHING] == 0:
        if not state.behind_wall(c[s.ACTIVE]):
            c[base + s.SEAT_LOST + m.INVASION] += m.INVASION_POINTS
        return False
    return attack(state, m.INVASION_POINTS) and c[base + s.SEAT_GOODS + m.SPEARHEAD] > 0


def attack(state: AgesPosition, points: i64) -> bool:
    """A-L6: every opponent without the Great Wall loses points. False: there is none."""
    c = state.cells
    hit = False
    seat: i64 = 0
    while seat < c[s.PLAYERS]:
        if seat != c[s.ACTIVE] and not state.behind_wall(seat):
            c[state.seat_base(seat) + s.SEAT_LOST + m.INVASION] += points
            hit = True
        seat += 1
    return hit


def spend_spearheads(state: AgesPosition, number: i64) -> None:
    """A-L6: more points for each."""
    state.cells[state.seat_base(state.cells[s.ACTIVE]) + s.SEAT_GOODS + m.SPEARHEAD] -= number
    attack(state, m.SPEARHEAD_POINTS * number)


def revolt(state: AgesPosition) -> None:
    """A-R4: all goods are lost; with Religion by the opponents without it (alone by nobody, A-V1)."""
    c = state.cells
    spared = c[state.seat_base(c[s.ACTIVE]) + s.SEAT_OWNS + m.RELIGION] != 0
    seat: i64 = 0
    while seat < c[s.PLAYERS]:
        base: i64 = state.seat_base(seat)
        own = seat == c[s.ACTIVE]
        if own != spared and c[base + s.SEAT_OWNS + m.RELIGION] == 0:
            kind: i64 = 0
            while kind < m.KINDS:
                c[base + s.SEAT_GOODS + kind] = 0
                kind += 1
        seat += 1
