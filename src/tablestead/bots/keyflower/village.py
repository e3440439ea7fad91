"""Where to lay a tile: roads that join, loops, short ways, and what scores by its place."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.keyflower.figures import Figures
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import laying
from tablestead.games.keyflower.rules.laying import SITE_CELLS
from tablestead.games.keyflower.rules.position import KeyflowerState

JOINED: Final = 1.0
"""A road that joins."""
JOINED_AGAIN: Final = 0.8
"""Every other road that joins: it closes a loop."""
OPEN_ROAD: Final = 0.12
"""A road into the open."""
LOST_ROAD: Final = 0.25
"""A road of a neighbour that ends at this tile (only with summer boat 2a)."""
NEIGHBOUR: Final = 0.1
DISTANCE: Final = 0.2
NEEDS_ROADS: Final = 1.0
SCORES_ALONE: Final = 0.4
"""How much roads matter to a tile that works, and to one that only scores."""
WINTER_ROADS: Final = 0.05
WINTER_NEIGHBOUR: Final = 0.3
ORDER_NEIGHBOUR: Final = 2.0
"""In winter only what scores matters: no goods will be carried."""
LOOP: Final = 1.5
"""Another road that joins, for the owner of the Sea Bastion."""
CHAIN: Final = 3.0
"""A boat that goes on with the chain from the home's water edge."""


class Village:
    """Scores places for the active player's tiles."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.sites = vec[i64]()
        self.chain: i64 = -1
        """The cell where the next boat of the chain would lie."""
        self.winter = False
        self.loops = False
        """The Sea Bastion lies in the village, or will."""
        self.orders: i64 = 0
        """Turn-order tiles that lie in the village, and where."""
        self.order_q = vec[i64]([0] * m.MAX_PLAYERS)
        self.order_r = vec[i64]([0] * m.MAX_PLAYERS)
        # What the edges of a tile meet: see `count_edges`.
        self.joined: i64 = 0
        self.open_roads: i64 = 0
        self.lost_roads: i64 = 0
        self.waters: i64 = 0
        self.neighbours: i64 = 0

    def look(self, state: KeyflowerState) -> None:
        self.sites = laying.free_sites(state)
        self.chain = -1
        c = state.cells
        seat: i64 = c[s.ACTIVE]
        home: i64 = state.home_of(seat)
        direction: i64 = 0
        while state.edge(home, direction) != m.WATER:
            direction += 1
        self.winter = c[s.SEASON] == m.WINTER_SEASON
        self.loops = state.owns(seat, m.SEA_BASTION)
        self.orders = 0
        tile: i64 = m.TURN_ORDER
        while tile < m.TILES:
            at: i64 = s.ALL_TILES + tile * s.TILE_CELLS
            if c[at + s.TILE_PLACE] == s.OWNED + seat and c[at + s.TILE_LAID] == s.LYING:
                self.order_q[self.orders] = c[at + s.TILE_Q]
                self.order_r[self.orders] = c[at + s.TILE_R]
                self.orders += 1
            tile += 1
        at = s.ALL_TILES + home * s.TILE_CELLS
        while True:
            other: i64 = c[at + s.TILE_NEXT + direction] - 1
            if other < 0:
                q: i64 = c[at + s.TILE_Q] + m.STEP_Q[direction]
                r: i64 = c[at + s.TILE_R] + m.STEP_R[direction]
                self.chain = (q + m.REACH) * m.SPAN + r + m.REACH
                return
            tile = other
            if tile < m.SUMMER_BOATS or tile >= m.TURN_ORDER:
                return
            at = s.ALL_TILES + tile * s.TILE_CELLS

    def best_place(self, state: KeyflowerState, tile: i64, only_cell: i64) -> float:
        """The best place for a tile, in one cell or (-1) anywhere; -1e9 if there is none."""
        sites = self.sites
        free = laying.edges_free(state)
        best = -1e9
        site: i64 = 0
        while site < len(sites):
            if only_cell < 0 or sites[site] == only_cell:
                turn: i64 = 0
                while turn < m.DIRECTIONS:
                    if self.fits(tile, turn, site, free):
                        score = self.score(state, tile, turn, site)
                        if score > best:
                            best = score
                    turn += 1
            site += SITE_CELLS
        return best

    def fits(self, tile: i64, turn: i64, site: i64, free: bool) -> bool:
        if free:
            return True
        edges = self.figures.edges
        sites = self.sites
        first: i64 = tile * m.DIRECTIONS
        direction: i64 = 0
        while direction < m.DIRECTIONS:
            asked: i64 = sites[site + 1 + direction]
            if asked > 0:
                turned: i64 = direction - turn
                if turned < 0:
                    turned += m.DIRECTIONS
                if edges[first + turned] != asked - 1:
                    return False
            direction += 1
        return True

    def score(self, state: KeyflowerState, tile: i64, turn: i64, site: i64) -> float:
        cell: i64 = self.sites[site]
        self.count_edges(tile, turn, site)
        q: i64 = cell // m.SPAN - m.REACH
        r: i64 = cell % m.SPAN - m.REACH
        chain = 0.0
        if m.SUMMER_BOATS <= tile < m.TURN_ORDER:
            chain = CHAIN if self.waters > 0 and cell == self.chain else 0.0
        elif cell == self.chain:
            chain = -0.5
        if self.winter:
            return chain + self.winter_score(tile, q, r)
        roads = 0.0
        if self.joined > 0:
            roads = JOINED + JOINED_AGAIN * float(self.joined - 1)
        weight = NEEDS_ROADS if tile < m.WINTER else SCORES_ALONE
        value = weight * (roads + OPEN_ROAD * float(self.open_roads)) - LOST_ROAD * float(self.lost_roads)
        value += NEIGHBOUR * float(self.neighbours)
        return value + chain - DISTANCE * weight * float(distance(q, r))

    def count_edges(self, tile: i64, turn: i64, site: i64) -> None:
        """What the edges of a tile would meet at a site."""
        edges = self.figures.edges
        first: i64 = tile * m.DIRECTIONS
        self.joined = 0
        self.open_roads = 0
        self.lost_roads = 0
        self.waters = 0
        self.neighbours = 0
        direction: i64 = 0
        while direction < m.DIRECTIONS:
            turned: i64 = direction - turn
            if turned < 0:
                turned += m.DIRECTIONS
            edge: i64 = edges[first + turned]
            met: i64 = self.sites[site + 1 + direction] - 1
            if met >= 0:
                self.neighbours += 1
            if edge == m.ROAD:
                if met == m.ROAD:
                    self.joined += 1
                elif met < 0:
                    self.open_roads += 1
                else:
                    self.lost_roads += 1
            elif met == m.ROAD:
                self.lost_roads += 1
            elif edge == m.WATER and met == m.WATER:
                self.waters += 1
            direction += 1

    def winter_score(self, tile: i64, q: i64, r: i64) -> float:
        """Turn-order tiles count their neighbours; a loop counts for the Sea Bastion."""
        joined: i64 = self.joined
        neighbours: i64 = self.neighbours
        value = WINTER_ROADS * float(joined)
        if self.loops and joined > 1:
            value += LOOP * float(joined - 1)
        if tile >= m.TURN_ORDER:
            return value + ORDER_NEIGHBOUR * float(neighbours)
        value += WINTER_NEIGHBOUR * float(neighbours)
        index: i64 = 0
        while index < self.orders:
            if distance(q - self.order_q[index], r - self.order_r[index]) == 1:
                value += 1.0
            index += 1
        return value


def distance(q: i64, r: i64) -> i64:
    """Steps from the home, or over such a difference."""
    far: i64 = q if q >= 0 else -q
    other: i64 = r if r >= 0 else -r
    if other > far:
        far = other
    other = q + r if q + r >= 0 else -q - r
    return other if other > far else far
