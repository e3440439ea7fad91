"""What every seat has, and will have when the season ends."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.keyflower.figures import SEASONS, Figures
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.state import KeyflowerPosition

MOST_NEEDS: Final = 24
WINTER_TILES: Final = 12
YARD_IDEA: Final = 2.0
"""What a yard is worth that is empty, with a season to come."""
IN_HAND: Final = 0.35
ON_OFFER: Final = 0.25
LED: Final = 0.85
"""How much one reckons with a winter tile: in hand, on offer, and with the highest bid on it."""


class Inventory:
    """`read` looks at the table as if the season ended now; all else reads what it found."""

    def __init__(self) -> None:
        self.figures = Figures()
        self.players: i64 = 0
        self.season: i64 = 0
        self.left: i64 = 0
        """Seasons to come."""
        self.goods = vec[i64]([0] * (m.MAX_PLAYERS * m.GOODS))
        """By seat: goods that do not lie on a yard."""
        self.skills = vec[i64]([0] * (m.MAX_PLAYERS * m.SKILLS))
        self.workers = vec[i64]([0] * (m.MAX_PLAYERS * m.COLOURS))
        """Workers the seat will have at the end of the season."""
        self.sure = vec[float]([0.0] * m.MAX_PLAYERS)
        """Points and effects of tiles."""
        self.needs = vec[i64]([0] * m.MAX_PLAYERS)
        """How many tiles there are to be upgraded."""
        self.need_tile = vec[i64]([0] * (m.MAX_PLAYERS * MOST_NEEDS))
        """These tiles, the most rewarding first."""
        self.need_gain = vec[float]([0.0] * (m.MAX_PLAYERS * MOST_NEEDS))
        self.interest = vec[float]([0.0] * (m.MAX_PLAYERS * WINTER_TILES))
        """How much a seat reckons with a winter tile."""
        self.boats = vec[i64]([0] * m.MAX_PLAYERS)
        """Summer boats of a seat, as bits."""

    def read(self, state: KeyflowerPosition) -> None:
        c = state.cells
        self.players = c[s.PLAYERS]
        self.season = c[s.SEASON]
        self.left = 4 - self.season if self.season > 0 else 3
        if self.left > 3:
            self.left = 3
        seat: i64 = 0
        while seat < self.players:
            self.clear(state, seat)
            seat += 1
        tile: i64 = 0
        while tile < m.TILES:
            at: i64 = s.ALL_TILES + tile * s.TILE_CELLS
            place: i64 = c[at + s.TILE_PLACE]
            if place >= s.OWNED:
                self.add_tile(state, place - s.OWNED, tile, at, 1.0)
                self.add_workers(state, place - s.OWNED, at)
            elif place == s.OFFER or (place == s.ROW and tile >= m.TURN_ORDER):
                self.add_bids(state, tile, at)
            elif place >= s.KEPT:
                self.interest[(place - s.KEPT) * WINTER_TILES + tile - m.WINTER] = IN_HAND
            elif place >= s.HAND:
                self.interest[(place - s.HAND) * WINTER_TILES + tile - m.WINTER] = IN_HAND
            tile += 1

    def clear(self, state: KeyflowerPosition, seat: i64) -> None:
        c = state.cells
        base: i64 = s.SEATS + seat * s.SEAT_CELLS
        good: i64 = 0
        while good < m.GOODS:
            self.goods[seat * m.GOODS + good] = 0
            good += 1
        colour: i64 = 0
        while colour < m.COLOURS:
            self.workers[seat * m.COLOURS + colour] = c[base + s.SEAT_WORKERS + colour]
            colour += 1
        skill: i64 = 0
        while skill < m.SKILLS:
            self.skills[seat * m.SKILLS + skill] = c[base + s.SEAT_SKILLS + skill]
            skill += 1
        winter: i64 = 0
        while winter < WINTER_TILES:
            self.interest[seat * WINTER_TILES + winter] = 0.0
            winter += 1
        self.sure[seat] = 0.0
        self.needs[seat] = 0
        self.boats[seat] = 0

    def add_tile(self, state: KeyflowerPosition, seat: i64, tile: i64, at: i64, share: float) -> None:
        """A tile of a village, or with a share one that is about to be won."""
        figures = self.figures
        if tile >= m.BOATS:
            return
        if tile >= m.SUMMER_BOATS:
            self.sure[seat] += share * figures.engine[tile * 2 * SEASONS + self.left]
            self.boats[seat] |= 1 << (tile - m.SUMMER_BOATS)
            return
        if tile >= m.WINTER:
            self.interest[seat * WINTER_TILES + tile - m.WINTER] = share
            if tile == m.KEYTHEDRAL:
                self.sure[seat] += share * float(m.KEYTHEDRAL_POINTS)
            return
        self.add_village_tile(state, seat, tile, at, share)

    def add_village_tile(self, state: KeyflowerPosition, seat: i64, tile: i64, at: i64, share: float) -> None:
        """A home, spring, summer or autumn tile, with what lies on it."""
        c = state.cells
        figures = self.figures
        side: i64 = tile * 2 + c[at + s.TILE_UPGRADED]
        value = float(figures.points[side]) + figures.engine[side * SEASONS + self.left]
        gain = 0.0
        if figures.each_kind[side] >= 0:
            counted: i64 = self.counted_on_yard(state, side, at)
            value += float(counted * figures.each_points[side])
            if self.left > 0:
                value += YARD_IDEA * float(figures.each_points[side]) * 0.5
            gain = float(counted) + (1.0 if self.left > 0 else 0.0)
        else:
            good: i64 = 0
            while good < m.GOODS:
                self.goods[seat * m.GOODS + good] += c[at + s.TILE_GOODS + good]
                good += 1
        self.sure[seat] += share * value
        if figures.upgradable[tile] != 0 and c[at + s.TILE_UPGRADED] == 0:
            gain += self.upgrade_gain(side)
            if gain > 0.0:
                self.add_need(seat, tile, gain * share)

    def counted_on_yard(self, state: KeyflowerPosition, side: i64, at: i64) -> i64:
        """The goods on a yard that count there."""
        wanted: i64 = self.figures.each_kind[side]
        counted: i64 = 0
        good: i64 = 0
        while good < m.GOODS:
            if good == m.GOLD or wanted == good or wanted == m.ANY_GOOD:
                counted += state.cells[at + s.TILE_GOODS + good]
            good += 1
        return counted

    def upgrade_gain(self, side: i64) -> float:
        """What the upgraded side of a tile is worth more than this one."""
        figures = self.figures
        gain = float(figures.points[side + 1] - figures.points[side])
        return gain + (
            figures.engine[(side + 1) * SEASONS + self.left] - figures.engine[side * SEASONS + self.left]
        )

    def add_need(self, seat: i64, tile: i64, gain: float) -> None:
        first: i64 = seat * MOST_NEEDS
        index: i64 = self.needs[seat]
        if index == MOST_NEEDS:
            return
        while index > 0 and self.need_gain[first + index - 1] < gain:
            self.need_gain[first + index] = self.need_gain[first + index - 1]
            self.need_tile[first + index] = self.need_tile[first + index - 1]
            index -= 1
        self.need_gain[first + index] = gain
        self.need_tile[first + index] = tile
        self.needs[seat] += 1

    def add_bids(self, state: KeyflowerPosition, tile: i64, at: i64) -> None:
        c = state.cells
        leader: i64 = c[at + s.TILE_LEADER] - 1
        seat: i64 = 0
        if m.WINTER <= tile < m.SUMMER_BOATS:
            while seat < self.players:
                self.interest[seat * WINTER_TILES + tile - m.WINTER] = ON_OFFER
                seat += 1
        if leader < 0:
            return
        if tile < m.BOATS:
            self.add_tile(state, leader, tile, at, LED)
        else:
            self.sure[leader] += self.turn_order_value(state, tile)
        self.add_workers(state, leader, at)
        seat = 0
        while seat < self.players:
            number: i64 = c[at + s.TILE_BIDS + seat]
            if number > 0 and seat != leader:
                self.workers[seat * m.COLOURS + c[at + s.TILE_BID_COLOURS + seat] - 1] += number
            seat += 1

    def add_workers(self, state: KeyflowerPosition, seat: i64, at: i64) -> None:
        c = state.cells
        colour: i64 = 0
        while colour < m.COLOURS:
            self.workers[seat * m.COLOURS + colour] += c[at + s.TILE_WORKERS + colour]
            colour += 1

    def turn_order_value(self, state: KeyflowerPosition, tile: i64) -> float:
        if self.season == m.WINTER_SEASON:
            return 4.0 if tile == state.purple_tile() else 3.2
        return 1.3 if tile == state.purple_tile() else 1.0
