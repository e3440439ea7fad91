"""Tiles won are added to the village (K-E7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.state import KeyflowerPosition

SITE_CELLS: Final = 7
"""Of a free cell: where it is, and the edges that its six neighbours ask for."""


# Laying tiles (K-E7)


def in_hand(state: KeyflowerPosition, tile: i64) -> bool:
    at = state.tile_base(tile)
    return (
        state.cells[at + s.TILE_PLACE] == s.OWNED + state.cells[s.ACTIVE]
        and state.cells[at + s.TILE_LAID] == 0
    )


def set_hand_aside(state: KeyflowerPosition) -> None:
    """What fits nowhere belongs to the village, but touches nothing."""
    tile: i64 = m.SPRING
    while tile < m.TILES:
        if in_hand(state, tile):
            state.cells[state.tile_base(tile) + s.TILE_LAID] = s.ASIDE
        tile += 1


def legal_lays(state: KeyflowerPosition) -> list[int]:
    result: list[int] = []
    sites = vec[i64]()
    tile: i64 = m.SPRING
    while tile < m.TILES:
        if in_hand(state, tile):
            if len(sites) == 0:
                sites = free_sites(state)
            if fits_somewhere(state, tile, sites):
                result.append(int(a.LAY + tile))
        tile += 1
    return result


def free_sites(state: KeyflowerPosition) -> vec[i64]:
    """The free cells around the active player's village: seven entries each, the cell and what its six
    neighbours ask for: an edge + 1, or 0 where there is none."""
    c = state.cells
    found = vec[i64]()
    owned: i64 = s.OWNED + c[s.ACTIVE]
    tile: i64 = 0
    while tile < m.TILES:
        at = state.tile_base(tile)
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
                        state.edge(tile, direction) + 1
                    )
                direction += 1
        tile += 1
    return found


def fits(state: KeyflowerPosition, tile: i64, turn: i64, sites: vec[i64], site: i64, free: bool) -> bool:
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


def edges_free(state: KeyflowerPosition) -> bool:
    return state.owns(state.cells[s.ACTIVE], m.SUMMER_BOAT_2A)


def turns_at(state: KeyflowerPosition, tile: i64, sites: vec[i64], site: i64) -> i64:
    """The rotations in which a tile fits, as bits."""
    free = edges_free(state)
    found: i64 = 0
    turn: i64 = 0
    while turn < m.DIRECTIONS:
        if fits(state, tile, turn, sites, site, free):
            found |= 1 << turn
        turn += 1
    return found


def fits_somewhere(state: KeyflowerPosition, tile: i64, sites: vec[i64]) -> bool:
    site: i64 = 0
    while site < len(sites):
        if turns_at(state, tile, sites, site) != 0:
            return True
        site += SITE_CELLS
    return False


def legal_cells(state: KeyflowerPosition) -> list[int]:
    sites = free_sites(state)
    result: list[int] = []
    site: i64 = 0
    while site < len(sites):
        if turns_at(state, state.laying(), sites, site) != 0:
            result.append(int(a.AT + sites[site]))
        site += SITE_CELLS
    result.sort()
    return result


def legal_rotations(state: KeyflowerPosition) -> list[int]:
    sites = free_sites(state)
    site: i64 = 0
    while sites[site] != state.laying_cell():
        site += SITE_CELLS
    turns = turns_at(state, state.laying(), sites, site)
    return [a.TURN + turn for turn in range(m.DIRECTIONS) if turns >> turn & 1 != 0]


def lay(state: KeyflowerPosition, turn: i64) -> None:
    c = state.cells
    tile: i64 = state.laying()
    cell: i64 = state.laying_cell()
    at = state.tile_base(tile)
    c[at + s.TILE_LAID] = s.LYING
    c[at + s.TILE_Q] = cell // m.SPAN - m.REACH
    c[at + s.TILE_R] = cell % m.SPAN - m.REACH
    c[at + s.TILE_TURN] = turn
    c[s.LAYING] = 0
    c[s.LAYING_CELL] = 0
    join(state, tile)
    if legal_lays(state):
        c[s.STEP] = s.LAY_STEP
    else:
        set_hand_aside(state)
        c[s.STEP] = s.END_STEP


def join(state: KeyflowerPosition, tile: i64) -> None:
    """Let a tile just laid and its neighbours know each other."""
    c = state.cells
    at = state.tile_base(tile)
    other: i64 = 0
    while other < m.TILES:
        there = state.tile_base(other)
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
