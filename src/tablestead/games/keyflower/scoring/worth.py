"""What a tile is worth to a player now: a help for choosing, from what that player knows."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.scoring.best import points
from tablestead.games.keyflower.state import KeyflowerPosition


def settled(state: KeyflowerPosition, seat: i64) -> KeyflowerPosition:
    """As it would count for a seat if the season ended now: losing bids and workers in the village are back
    (K-E1, K-E4), and the tiles it leads on are its own, with those who stand there (K-E3)."""
    after = KeyflowerPosition(state.game, state.cells[:])
    c = after.cells
    screen = after.seat_base(seat) + s.SEAT_WORKERS
    tile: i64 = 0
    while tile < m.TILES:
        at = after.tile_base(tile)
        if after.loses(tile, seat):
            c[screen + after.bid_colour(tile, seat)] += c[at + s.TILE_BIDS + seat]
        won = c[at + s.TILE_PLACE] == s.OFFER and after.leader(tile) == seat
        if won:
            c[at + s.TILE_PLACE] = s.OWNED + seat
        if won or after.owns(seat, tile):
            colour: i64 = 0
            while colour < m.COLOURS:
                c[screen + colour] += c[at + s.TILE_WORKERS + colour]
                colour += 1
        tile += 1
    return after


def worth(state: KeyflowerPosition, seat: int, tiles: list[int]) -> list[int]:
    """For each tile the points that it makes the difference of, with everything else as it would count now.
    None is laid for it: what only a place in the village brings is not foreseen."""
    after = settled(state, seat)
    now = points(after, seat)
    found: list[int] = []
    for tile in tiles:
        at = after.tile_base(tile) + s.TILE_PLACE
        place: i64 = after.cells[at]
        own = after.owns(seat, tile)
        after.cells[at] = s.NOWHERE if own else s.OWNED + seat
        other = points(after, seat)
        after.cells[at] = place
        found.append(now - other if own else other - now)
    return found
