"""Resources, skill tiles and workers: the best use of every piece, found exactly (K-G2, K-G4).

The three sorts are counted in the same way: sets, fives, one chosen kind, and what a single piece is worth by
itself. `plan` finds the best mix for one of them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.state import KeyflowerPosition

FIVE: Final = 5
MOST_SINGLE: Final = 3
"""No single piece is worth more."""
NOBODY: Final = -1


class Pieces:
    """The pieces of one sort that a player has, and what they could be counted for."""

    def __init__(self, kinds: int) -> None:
        self.kinds: i64 = kinds
        self.counts = vec[i64]([0] * kinds)
        self.values = vec[i64]([0] * kinds)
        """What one piece of a kind is worth by itself."""
        self.in_set: i64 = 0
        """The kinds of a set, as bits."""
        self.wild: i64 = -1
        """The kind that stands in for any kind of a set."""
        self.set_points: i64 = 0
        self.five_points: i64 = 0
        self.kind_points: i64 = 0


class Plan:
    """How pieces of one sort are counted best."""

    def __init__(self) -> None:
        self.points: i64 = -1
        self.sets: i64 = 0
        self.fives: i64 = 0
        self.kind: i64 = -1


def plan(pieces: Pieces) -> Plan:
    """K-G2: every piece for one purpose. All numbers of sets and fives are tried with every chosen kind."""
    best = Plan()
    total: i64 = 0
    kind: i64 = 0
    while kind < pieces.kinds:
        total += pieces.counts[kind]
        kind += 1
    left = vec[i64]([0] * pieces.kinds)
    sets: i64 = 0
    while take_sets(pieces, sets, left):
        most_fives: i64 = left_in_all(left) // FIVE if pieces.five_points > 0 else 0
        fives: i64 = 0
        while fives <= most_fives:
            chosen: i64 = -1
            while chosen < (pieces.kinds if pieces.kind_points > 0 else 0):
                points: i64 = sets * pieces.set_points + fives * pieces.five_points
                points += worth_of_rest(pieces, left, fives * FIVE, chosen)
                if points > best.points:
                    best.points = points
                    best.sets = sets
                    best.fives = fives
                    best.kind = chosen
                chosen += 1
            fives += 1
        sets += 1
        if pieces.set_points == 0:
            break
    return best


def left_in_all(left: vec[i64]) -> i64:
    total: i64 = 0
    kind: i64 = 0
    while kind < len(left):
        total += left[kind]
        kind += 1
    return total


def take_sets(pieces: Pieces, sets: i64, left: vec[i64]) -> bool:
    """What is left after so many sets; False if there are not as many. The wild kind fills gaps only: by
    itself it is worth at least as much as any piece it could spare."""
    gaps: i64 = 0
    kind: i64 = 0
    while kind < pieces.kinds:
        left[kind] = pieces.counts[kind]
        if pieces.in_set >> kind & 1 != 0:
            left[kind] -= sets
            if left[kind] < 0:
                gaps -= left[kind]
                left[kind] = 0
        kind += 1
    if gaps == 0:
        return True
    if pieces.wild < 0 or left[pieces.wild] < gaps:
        return False
    left[pieces.wild] -= gaps
    return True


def value_of(pieces: Pieces, kind: i64, chosen: i64) -> i64:
    value: i64 = pieces.values[kind]
    return pieces.kind_points if kind == chosen and pieces.kind_points > value else value


def worth_of_rest(pieces: Pieces, left: vec[i64], given: i64, chosen: i64) -> i64:
    """What is left brings by itself, after the cheapest `given` pieces went into fives."""
    points: i64 = 0
    value: i64 = 0
    while value <= MOST_SINGLE:
        kind: i64 = 0
        while kind < pieces.kinds:
            if value_of(pieces, kind, chosen) == value:
                number: i64 = left[kind]
                if given >= number:
                    given -= number
                else:
                    points += (number - given) * value
                    given = 0
            kind += 1
        value += 1
    return points


def goods_of(state: KeyflowerPosition, seat: i64) -> Pieces:
    """Resources that do not lie on a yard. With K-F3b all are as good as gold."""
    c = state.cells
    pieces = Pieces(m.GOODS)
    any_good = state.owns(seat, m.SUMMER_BOAT_3B)
    tile: i64 = 0
    while tile < m.TILES:
        at = state.tile_base(tile)
        if c[at + s.TILE_PLACE] == s.OWNED + seat and m.EACH_KIND[tile * 2] < 0:
            good: i64 = 0
            while good < m.GOODS:
                pieces.counts[m.GOLD if any_good else good] += c[at + s.TILE_GOODS + good]
                good += 1
        tile += 1
    pieces.values[m.GOLD] = 2 if state.owns(seat, m.JEWELLER) else 1
    pieces.in_set = (1 << m.IRON) | (1 << m.STONE) | (1 << m.WOOD)
    pieces.wild = m.GOLD
    pieces.set_points = 5 if state.owns(seat, m.MERCERS_GUILD) else 0
    pieces.five_points = 5 if state.owns(seat, m.WINDMILL) else 0
    pieces.kind_points = 1 if state.owns(seat, m.WATERMILL) else 0
    return pieces


def skills_of(state: KeyflowerPosition, seat: i64) -> Pieces:
    pieces = Pieces(m.SKILLS)
    skill: i64 = 0
    while skill < m.SKILLS:
        pieces.counts[skill] = state.cells[state.seat_base(seat) + s.SEAT_SKILLS + skill]
        skill += 1
    pieces.in_set = (1 << m.SKILLS) - 1
    pieces.set_points = 10 if state.owns(seat, m.SCRIBES) else 0
    pieces.five_points = 10 if state.owns(seat, m.KEY_GUILD) else 0
    pieces.kind_points = 3 if state.owns(seat, m.SCHOLAR) else 0
    return pieces


def workers_of(state: KeyflowerPosition, seat: i64) -> Pieces:
    """K-G6: those behind the screen."""
    pieces = Pieces(m.COLOURS)
    single: i64 = 1 if state.owns(seat, m.WHITE_WIND) else 0
    colour: i64 = 0
    while colour < m.COLOURS:
        pieces.counts[colour] = state.cells[state.seat_base(seat) + s.SEAT_WORKERS + colour]
        pieces.values[colour] = single
        colour += 1
    if state.owns(seat, m.KEY_MARKET):
        pieces.values[m.GREEN] = 2
    pieces.in_set = (1 << m.BLUE) | (1 << m.RED) | (1 << m.YELLOW)
    pieces.set_points = 3 if state.owns(seat, m.CRAFTSMANS_GUILD) else 0
    pieces.five_points = 3 if state.owns(seat, m.APOTHECARY) else 0
    pieces.kind_points = 1 if state.owns(seat, m.VILLAGE_HALL) else 0
    return pieces
