"""Dealing anew what a seat cannot know (K-S3, K-S4).

Kept is all that the table knows of every screen, and the own one. The other pieces are drawn without
replacement from all that the seat cannot place: what may be in the bag, in the pile or behind another screen.
That pieces went into the bag at different times is left out of account; of a placement that another seat has
begun, the workers named so far are kept, and that it can be finished.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.rng import Rng
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.state import KeyflowerPosition


def redeal(state: KeyflowerPosition, seat: int, rng: Rng) -> None:
    if state.cells[s.STEP] == s.OVER_STEP:
        return  # the screens are open
    deal_pieces(state, seat, rng, s.BAG, m.COLOURS, s.SEAT_WORKERS, s.SEAT_KNOWN_WORKERS)
    deal_pieces(state, seat, rng, s.PILE, m.SKILLS, s.SEAT_SKILLS, s.SEAT_KNOWN_SKILLS)
    deal_winter(state, seat, rng)


def deal_pieces(
    state: KeyflowerPosition, seat: i64, rng: Rng, stock: i64, kinds: i64, held: i64, known: i64
) -> None:
    """Workers or skill tiles: what is unknown of the other screens, with the bag or the pile."""
    c = state.cells
    unknown = vec[i64]([0] * m.MAX_PLAYERS)
    total: i64 = 0
    kind: i64 = 0
    while kind < kinds:
        total += c[stock + kind]
        kind += 1
    other: i64 = 0
    while other < c[s.PLAYERS]:
        if other != seat:
            base = state.seat_base(other)
            kind = 0
            while kind < kinds:
                sure: i64 = c[base + known + kind]
                if held == s.SEAT_WORKERS and other == c[s.ACTIVE]:
                    named: i64 = c[s.TAKEN + kind]  # cells: of workers the kind is a colour
                    if named > sure:
                        sure = named  # for a placement: everybody sees them
                hidden: i64 = c[base + held + kind] - sure
                unknown[other] += hidden
                c[stock + kind] += hidden
                c[base + held + kind] -= hidden
                total += hidden
                kind += 1
        other += 1
    other = 0
    while other < c[s.PLAYERS]:
        while unknown[other] > 0:
            nth: i64 = rng.below(total)
            kind = 0
            while nth >= c[stock + kind]:
                nth -= c[stock + kind]
                kind += 1
            c[stock + kind] -= 1
            c[state.seat_base(other) + held + kind] += 1
            total -= 1
            unknown[other] -= 1
        other += 1


def deal_winter(state: KeyflowerPosition, seat: i64, rng: Rng) -> None:
    """Winter tiles in other hands; of those who have chosen already, any choice (K-N2)."""
    c = state.cells
    if c[s.SEASON] == m.WINTER_SEASON and c[s.PHASE] != s.KEEP_PHASE:
        return  # laid out, or out of the game
    unseen = vec[i64]([0] * (m.SUMMER_BOATS - m.WINTER))
    sizes = vec[i64]([0] * m.MAX_PLAYERS)
    count: i64 = 0
    tile: i64 = m.WINTER
    while tile < m.SUMMER_BOATS:
        place: i64 = c[state.tile_base(tile) + s.TILE_PLACE]
        owner: i64 = place - s.KEPT if place >= s.KEPT else place - s.HAND
        if owner != seat:
            unseen[count] = tile
            count += 1
            if place >= s.HAND:
                sizes[owner] += 1
            c[state.tile_base(tile) + s.TILE_PLACE] = s.NOWHERE
        tile += 1
    other: i64 = 0
    while other < c[s.PLAYERS]:
        if sizes[other] > 0:
            chosen: i64 = 0
            if c[state.seat_base(other) + s.SEAT_CHOSEN] != 0:
                chosen = 1 + rng.below((1 << sizes[other]) - 1)
            index: i64 = 0
            while index < sizes[other]:
                nth: i64 = rng.below(count)
                kept = chosen >> index & 1 != 0
                c[state.tile_base(unseen[nth]) + s.TILE_PLACE] = (s.KEPT if kept else s.HAND) + other
                count -= 1
                unseen[nth] = unseen[count]
                index += 1
        other += 1
