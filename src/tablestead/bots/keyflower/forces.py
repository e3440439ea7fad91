"""Who could outbid whom: workers by colour, which every tile sets for all that come after (K-T3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.keyflower.appraisal import most
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.state import KeyflowerPosition


class Forces:
    """`read` counts what every seat could place; all else asks how far that goes on a tile."""

    def __init__(self) -> None:
        self.workers = vec[i64]([0] * (m.MAX_PLAYERS * m.COLOURS))
        """By seat and colour: behind the screen, and in losing bids, which can move (K-T2)."""

    def read(self, state: KeyflowerPosition) -> None:
        c = state.cells
        workers = self.workers
        players: i64 = c[s.PLAYERS]
        seat: i64 = 0
        while seat < players:
            colour: i64 = 0
            while colour < m.COLOURS:
                workers[seat * m.COLOURS + colour] = c[state.seat_base(seat) + s.SEAT_WORKERS + colour]
                colour += 1
            seat += 1
        tile: i64 = m.SPRING
        while tile < m.TILES:
            at: i64 = s.ALL_TILES + tile * s.TILE_CELLS
            leader: i64 = c[at + s.TILE_LEADER] - 1
            if leader >= 0:
                seat = 0
                while seat < players:
                    if c[at + s.TILE_BIDS + seat] > 0 and seat != leader:
                        colour = c[at + s.TILE_BID_COLOURS + seat] - 1
                        workers[seat * m.COLOURS + colour] += c[at + s.TILE_BIDS + seat]
                    seat += 1
            tile += 1

    def reach_in(self, state: KeyflowerPosition, seat: i64, tile: i64, colour: i64) -> i64:
        """The largest bid that a seat could have on a tile in its workers of a colour."""
        bid: i64 = state.cells[state.tile_base(tile) + s.TILE_BIDS + seat]
        return self.workers[seat * m.COLOURS + colour] + (bid if state.leader(tile) == seat else 0)

    def reach(self, state: KeyflowerPosition, seat: i64, tile: i64, holds: i64) -> i64:
        """The same in any colour that it may bid in where this colour holds."""
        own: i64 = state.bid_colour(tile, seat)
        if own >= 0:
            return self.reach_in(state, seat, tile, own)
        found = self.reach_in(state, seat, tile, holds)
        on_offer = state.cells[state.tile_base(tile) + s.TILE_PLACE] == s.OFFER
        if on_offer and holds != m.GREEN and state.owns(seat, m.SUMMER_BOAT_4A):  # K-F4a
            colour: i64 = 0
            while colour < m.COLOURS:
                found = most(found, self.reach_in(state, seat, tile, colour))
                colour += 1
        return found

    def reach_of_others(self, state: KeyflowerPosition, seat: i64, tile: i64, holds: i64) -> i64:
        """The largest bid that another seat could have there."""
        found: i64 = 0
        other: i64 = 0
        while other < state.cells[s.PLAYERS]:
            if other != seat:
                found = most(found, self.reach(state, other, tile, holds))
            other += 1
        return found
