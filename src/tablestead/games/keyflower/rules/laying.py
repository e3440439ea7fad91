"""Tiles won are added to the village (K-E7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablestead.engine.game import Game
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules.working import Working

SITE_CELLS: Final = 7
"""Of a free cell: where it is, and the edges that its six neighbours ask for."""


class Laying(Working):
    """Laying tiles: which, where and how it is turned."""

    def __init__(self, game: Game, cells: vec[i64]) -> None:
        super().__init__(game, cells)

    def next_season(self) -> None:
        """When all have laid their tiles: see seasons.py."""
        raise NotImplementedError

    # Laying tiles (K-E7)

    def enter_lay(self) -> None:
        """The active player's tiles, if one of them fits; else the next player's."""
        c = self.cells
        while True:
            if self.legal_lays():
                c[s.STEP] = s.LAY_STEP
                return
            self.set_hand_aside()
            c[s.ACTIVE] = (c[s.ACTIVE] + 1) % c[s.PLAYERS]
            if c[s.ACTIVE] == c[s.START]:
                self.next_season()
                return

    def end_laying(self) -> None:
        c = self.cells
        c[s.ACTIVE] = (c[s.ACTIVE] + 1) % c[s.PLAYERS]
        if c[s.ACTIVE] == c[s.START]:
            self.next_season()
        else:
            self.enter_lay()

    def in_hand(self, tile: i64) -> bool:
        at = self.tile_base(tile)
        return (
            self.cells[at + s.TILE_PLACE] == s.OWNED + self.cells[s.ACTIVE]
            and self.cells[at + s.TILE_LAID] == 0
        )

    def set_hand_aside(self) -> None:
        """What fits nowhere belongs to the village, but touches nothing."""
        tile: i64 = m.SPRING
        while tile < m.TILES:
            if self.in_hand(tile):
                self.cells[self.tile_base(tile) + s.TILE_LAID] = s.ASIDE
            tile += 1

    def legal_lays(self) -> list[int]:
        result: list[int] = []
        sites = vec[i64]()
        tile: i64 = m.SPRING
        while tile < m.TILES:
            if self.in_hand(tile):
                if len(sites) == 0:
                    sites = self.sites()
                if self.fits_somewhere(tile, sites):
                    result.append(int(a.LAY + tile))
            tile += 1
        return result

    def sites(self) -> vec[i64]:
        """The free cells around the active player's village: seven entries each, the cell and what its six
        neighbours ask for: an edge + 1, or 0 where there is none."""
        c = self.cells
        found = vec[i64]()
        owned: i64 = s.OWNED + c[s.ACTIVE]
        tile: i64 = 0
        while tile < m.TILES:
            at = self.tile_base(tile)
            if c[at + s.TILE_PLACE] == owned and c[at + s.TILE_LAID] == s.LYING:
                direction: i64 = 0
                while direction < m.DIRECTIONS:
                    if c[at + s.TILE_NEXT + direction] == 0:
                        q: i64 = c[at + s.TILE_Q] + m.STEP_Q[direction]
                        r: i64 = c[at + s.TILE_R] + m.STEP_R[direction]
                        cell: i64 = (q + m.REACH) * m.SPAN + r + m.REACH
                        site: i64 = 0
                        while site < len(found) and found[site] != cell:
                            site += SITE_CELLS
                        if site == len(found):
                            found = append(found, cell)
                            side: i64 = 0
                            while side < m.DIRECTIONS:
                                found = append(found, 0)
                                side += 1
                        found[site + 1 + (direction + m.OPPOSITE) % m.DIRECTIONS] = (
                            self.edge(tile, direction) + 1
                        )
                    direction += 1
            tile += 1
        return found

    def fits(self, tile: i64, turn: i64, sites: vec[i64], site: i64, free: bool) -> bool:
        """Whether every pair of touching edges is alike; with K-F2a they need not be."""
        if free:
            return True
        direction: i64 = 0
        while direction < m.DIRECTIONS:
            asked: i64 = sites[site + 1 + direction]
            if asked > 0:
                turned: i64 = (direction - turn + m.DIRECTIONS) % m.DIRECTIONS
                if m.EDGES[tile * m.DIRECTIONS + turned] != asked - 1:
                    return False
            direction += 1
        return True

    def edges_free(self) -> bool:
        return self.owns(self.cells[s.ACTIVE], m.SUMMER_BOAT_2A)

    def turns_at(self, tile: i64, sites: vec[i64], site: i64) -> i64:
        """The rotations in which a tile fits, as bits."""
        free = self.edges_free()
        found: i64 = 0
        turn: i64 = 0
        while turn < m.DIRECTIONS:
            if self.fits(tile, turn, sites, site, free):
                found |= 1 << turn
            turn += 1
        return found

    def fits_somewhere(self, tile: i64, sites: vec[i64]) -> bool:
        site: i64 = 0
        while site < len(sites):
            if self.turns_at(tile, sites, site) != 0:
                return True
            site += SITE_CELLS
        return False

    def legal_cells(self) -> list[int]:
        sites = self.sites()
        result: list[int] = []
        site: i64 = 0
        while site < len(sites):
            if self.turns_at(self.cells[s.LAYING] - 1, sites, site) != 0:
                result.append(int(a.AT + sites[site]))
            site += SITE_CELLS
        result.sort()
        return result

    def legal_rotations(self) -> list[int]:
        c = self.cells
        sites = self.sites()
        site: i64 = 0
        while sites[site] != c[s.LAYING_CELL] - 1:
            site += SITE_CELLS
        turns = self.turns_at(c[s.LAYING] - 1, sites, site)
        return [a.TURN + turn for turn in range(m.DIRECTIONS) if turns >> turn & 1 != 0]

    def lay(self, turn: i64) -> None:
        c = self.cells
        tile: i64 = c[s.LAYING] - 1
        cell: i64 = c[s.LAYING_CELL] - 1
        at = self.tile_base(tile)
        c[at + s.TILE_LAID] = s.LYING
        c[at + s.TILE_Q] = cell // m.SPAN - m.REACH
        c[at + s.TILE_R] = cell % m.SPAN - m.REACH
        c[at + s.TILE_TURN] = turn
        c[s.LAYING] = 0
        c[s.LAYING_CELL] = 0
        self.join(tile)
        if self.legal_lays():
            c[s.STEP] = s.LAY_STEP
        else:
            self.set_hand_aside()
            c[s.STEP] = s.END_STEP

    def join(self, tile: i64) -> None:
        """Let a tile just laid and its neighbours know each other."""
        c = self.cells
        at = self.tile_base(tile)
        other: i64 = 0
        while other < m.TILES:
            there = self.tile_base(other)
            if c[there + s.TILE_PLACE] == c[at + s.TILE_PLACE] and c[there + s.TILE_LAID] == s.LYING:
                direction: i64 = 0
                while direction < m.DIRECTIONS:
                    beside = c[there + s.TILE_Q] - c[at + s.TILE_Q] == m.STEP_Q[direction]
                    if beside and c[there + s.TILE_R] - c[at + s.TILE_R] == m.STEP_R[direction]:
                        c[at + s.TILE_NEXT + direction] = other + 1
                        opposite: i64 = (direction + m.OPPOSITE) % m.DIRECTIONS
                        c[there + s.TILE_NEXT + opposite] = tile + 1
                    direction += 1
            other += 1
