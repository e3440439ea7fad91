"""What tiles bring by themselves: printed points, yards, boats, turn-order tiles (K-G1, K-G2, K-G5)."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.scoring.roads import longest_loop
from tablestead.games.keyflower.state import KeyflowerPosition


def can_flip(state: KeyflowerPosition, seat: i64, tile: i64) -> bool:
    """K-G5, Flipper: a basic home, spring, summer or autumn tile of the village."""
    return (
        m.UPGRADABLE[tile]
        and state.owns(seat, tile)
        and state.cells[state.tile_base(tile) + s.TILE_UPGRADED] == 0
    )


def side_of(state: KeyflowerPosition, tile: i64, flipped: i64) -> i64:
    return tile * 2 + 1 if tile == flipped else state.side(tile)


def tile_points(state: KeyflowerPosition, seat: i64, flipped: i64) -> i64:
    """K-V4: printed points, and resources on Barn, Blacksmith, Stone yard and Timber yard."""
    found: i64 = 0
    tile: i64 = 0
    while tile < m.WINTER:
        if state.owns(seat, tile):
            side = side_of(state, tile, flipped)
            found += m.POINTS[side]
            if m.EACH_KIND[side] >= 0:
                found += counted_on_yard(state, seat, tile) * m.EACH_POINTS[side]
        tile += 1
    return found


def counts_on_yard(state: KeyflowerPosition, seat: i64, tile: i64, good: i64) -> bool:
    """K-G2: the printed kind, and gold; with K-F3b everything."""
    kind: i64 = m.EACH_KIND[tile * 2]
    return good == m.GOLD or kind == good or kind == m.ANY_GOOD or state.owns(seat, m.SUMMER_BOAT_3B)


def counted_on_yard(state: KeyflowerPosition, seat: i64, tile: i64) -> i64:
    found: i64 = 0
    good: i64 = 0
    while good < m.GOODS:
        if counts_on_yard(state, seat, tile, good):
            found += state.cells[state.tile_base(tile) + s.TILE_GOODS + good]
        good += 1
    return found


def best_yard(state: KeyflowerPosition, seat: i64, flipped: i64) -> i64:
    """The most that one more resource on a yard would bring."""
    best: i64 = 0
    tile: i64 = m.AUTUMN
    while tile < m.WINTER:
        if state.owns(seat, tile):
            each: i64 = m.EACH_POINTS[side_of(state, tile, flipped)]
            if each > best:
                best = each
        tile += 1
    return best


def fixed_points(state: KeyflowerPosition, seat: i64) -> i64:
    """Keythedral, boats and turn-order tiles."""
    found: i64 = m.KEYTHEDRAL_POINTS if state.owns(seat, m.KEYTHEDRAL) else 0
    tile: i64 = m.BOATS
    while tile < m.TILES:
        if state.owns(seat, tile):
            found += boat_points(state, seat, tile) if tile < m.TURN_ORDER else neighbours(state, tile)
        tile += 1
    return found


def boat_points(state: KeyflowerPosition, seat: i64, boat: i64) -> i64:
    """K-G5; the White Wind's workers are counted with all other workers."""
    if boat == m.KEYFLOWER:
        return transport_capacity(state, seat)
    if boat == m.SEA_BASTION:
        return longest_loop(state, seat)
    if boat == m.SEA_BREEZE:
        return m.CHAIN_POINTS[boat_chain(state, seat)]
    if boat == m.FLIPPER:
        return m.FLIPPER_POINTS
    return m.INVINCIBLE_POINTS if boat == m.INVINCIBLE else 0


def neighbours(state: KeyflowerPosition, tile: i64) -> i64:
    """K-G1: tiles that touch a turn-order tile."""
    found: i64 = 0
    direction: i64 = 0
    while direction < m.DIRECTIONS:
        if state.cells[state.tile_base(tile) + s.TILE_NEXT + direction] > 0:
            found += 1
        direction += 1
    return found


def transport_capacity(state: KeyflowerPosition, seat: i64) -> i64:
    """K-G5, Keyflower; doubled by K-F2b."""
    found: i64 = 0
    tile: i64 = 0
    while tile < m.WINTER:
        if state.owns(seat, tile):
            found += m.CARRIES[state.side(tile)]
        tile += 1
    return found * 2 if state.owns(seat, m.SUMMER_BOAT_2B) else found


def boat_chain(state: KeyflowerPosition, seat: i64) -> i64:
    """K-G5, Sea Breeze: boats in a line from the home's water edge, water against water."""
    home = state.home_of(seat)
    direction: i64 = 0
    while state.edge(home, direction) != m.WATER:
        direction += 1
    found: i64 = 0
    tile: i64 = state.neighbour(home, direction)
    while (
        m.SUMMER_BOATS <= tile < m.TURN_ORDER
        and state.edge(tile, (direction + m.OPPOSITE) % m.DIRECTIONS) == m.WATER
    ):
        found += 1
        tile = state.neighbour(tile, direction)
    return found
