"""Chance: everything that is drawn comes piece by piece (K-S1, K-N1, K-V1, K-F1a)."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.engine.rng import Rng
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import seasons, working
from tablestead.games.keyflower.state import KeyflowerPosition


def draws_workers(state: KeyflowerPosition) -> bool:
    step: i64 = state.cells[s.STEP]
    return step == s.SCREENS_STEP or step == s.LOAD_STEP or step == s.DRAW_STEP or step == s.GIFT_STEP


def draws_skills(state: KeyflowerPosition) -> bool:
    step: i64 = state.cells[s.STEP]
    return step == s.LOAD_SKILLS_STEP or step == s.DRAW_SKILLS_STEP


def draws_tiles(state: KeyflowerPosition) -> bool:
    step: i64 = state.cells[s.STEP]
    return step == s.HOMES_STEP or step == s.DEAL_STEP or step == s.OFFER_STEP


def can_draw(state: KeyflowerPosition, action: int) -> bool:
    """Whether what this chance event draws is left to be drawn."""
    if action >= a.TILE:
        return draws_tiles(state) and in_deck(state, action - a.TILE)
    if action >= a.SKILL:
        skill: i64 = action - a.SKILL
        return draws_skills(state) and state.cells[s.PILE + skill] > 0
    colour: i64 = action - a.WORKER
    return draws_workers(state) and state.cells[s.BAG + colour] > 0


def in_deck(state: KeyflowerPosition, tile: i64) -> bool:
    """Whether a tile can be drawn now. Of a summer boat, one side is drawn at random (K-N1)."""
    c = state.cells
    if tile < first_in_deck(state) or tile >= last_in_deck(state):
        if c[s.STEP] != s.OFFER_STEP or c[s.SEASON] != m.SUMMER_SEASON:
            return False
        if tile < m.SUMMER_BOATS or tile >= m.BOATS:
            return False
        other: i64 = tile + 1 if tile % 2 == 0 else tile - 1
        if c[state.tile_base(other) + s.TILE_PLACE] != s.NOWHERE:
            return False
    return c[state.tile_base(tile) + s.TILE_PLACE] == s.NOWHERE


def first_in_deck(state: KeyflowerPosition) -> i64:
    c = state.cells
    if c[s.STEP] == s.HOMES_STEP:
        return m.HOMES
    if c[s.STEP] == s.DEAL_STEP:
        return m.WINTER
    if c[s.SEASON] == m.SPRING_SEASON:
        return m.SPRING
    return m.SUMMER if c[s.SEASON] == m.SUMMER_SEASON else m.AUTUMN


def last_in_deck(state: KeyflowerPosition) -> i64:
    c = state.cells
    if c[s.STEP] == s.HOMES_STEP:
        return m.SPRING
    if c[s.STEP] == s.DEAL_STEP:
        return m.SUMMER_BOATS
    if c[s.SEASON] == m.SPRING_SEASON:
        return m.SUMMER
    return m.AUTUMN if c[s.SEASON] == m.SUMMER_SEASON else m.WINTER


def outcomes(state: KeyflowerPosition) -> list[tuple[int, float]]:
    if draws_workers(state):
        return shares(state, s.BAG, m.COLOURS, a.WORKER)
    if draws_skills(state):
        return shares(state, s.PILE, m.SKILLS, a.SKILL)
    if not draws_tiles(state):
        return []
    tiles = [tile for tile in range(m.TILES) if in_deck(state, tile)]
    sides = sum(1 for tile in tiles if tile >= m.SUMMER_BOATS)
    left = len(tiles) - sides // 2
    return [(a.TILE + tile, (0.5 if tile >= m.SUMMER_BOATS else 1.0) / left) for tile in tiles]


def shares(state: KeyflowerPosition, first: int, kinds: int, action: int) -> list[tuple[int, float]]:
    counts = state.counts(first, kinds)
    total = sum(counts)
    return [(action + kind, count / total) for kind, count in enumerate(counts) if count]


def sample(state: KeyflowerPosition, rng: Rng) -> int:
    if draws_workers(state):
        return a.WORKER + int(one_of(state, s.BAG, m.COLOURS, rng))
    if draws_skills(state):
        return a.SKILL + int(one_of(state, s.PILE, m.SKILLS, rng))
    return a.TILE + int(one_tile(state, rng))


def one_tile(state: KeyflowerPosition, rng: Rng) -> i64:
    """A tile that can be drawn now; a side of a summer boat is half a tile."""
    c = state.cells
    first: i64 = first_in_deck(state)
    last: i64 = last_in_deck(state)
    summer = c[s.STEP] == s.OFFER_STEP and c[s.SEASON] == m.SUMMER_SEASON
    end: i64 = m.BOATS if summer else last
    halves: i64 = 0
    tile: i64 = first
    while tile < end:
        halves += halves_of(state, tile, last)
        tile += 1
    nth: i64 = rng.below(halves)
    tile = first
    while True:
        nth -= halves_of(state, tile, last)
        if nth < 0:
            return tile
        tile += 1


def halves_of(state: KeyflowerPosition, tile: i64, last: i64) -> i64:
    """Two for a tile of the deck, which ends before `last`, one for a side of a summer boat."""
    if tile < last:
        return 2 if state.cells[state.tile_base(tile) + s.TILE_PLACE] == s.NOWHERE else 0
    return 1 if tile >= m.SUMMER_BOATS and in_deck(state, tile) else 0


def one_of(state: KeyflowerPosition, first: i64, kinds: i64, rng: Rng) -> i64:
    """A kind, drawn by how many there are of each."""
    c = state.cells
    total: i64 = 0
    kind: i64 = 0
    while kind < kinds:
        total += c[first + kind]
        kind += 1
    nth: i64 = rng.below(total)
    kind = 0
    while nth >= c[first + kind]:
        nth -= c[first + kind]
        kind += 1
    return kind


def draw(state: KeyflowerPosition, act: i64) -> None:
    step: i64 = state.cells[s.STEP]
    if act >= a.TILE:
        if step == s.OFFER_STEP:
            seasons.offer(state, act - a.TILE)
        elif step == s.DEAL_STEP:
            seasons.deal(state, act - a.TILE)
        else:
            seasons.deal_home(state, act - a.TILE)
    elif act >= a.SKILL:
        draw_skill(state, act - a.SKILL)
    else:
        draw_worker(state, act - a.WORKER)


def draw_worker(state: KeyflowerPosition, colour: i64) -> None:
    c = state.cells
    step: i64 = c[s.STEP]
    c[s.BAG + colour] -= 1
    if step == s.LOAD_STEP:
        c[s.LOADS + seasons.next_to_load(state) * s.LOAD_CELLS + s.LOAD_WORKERS + colour] += 1
        seasons.enter_load(state)
        return
    c[state.seat_base(c[s.ACTIVE]) + s.SEAT_WORKERS + colour] += 1  # the others do not know its colour
    c[s.LEFT] -= 1
    if c[s.LEFT] > 0:
        return
    if step == s.SCREENS_STEP:
        seasons.next_screen(state)
    elif step == s.GIFT_STEP:
        seasons.give_green(state)
    else:
        working.finish_draw(state)


def draw_skill(state: KeyflowerPosition, skill: i64) -> None:
    c = state.cells
    c[s.PILE + skill] -= 1
    if c[s.STEP] == s.LOAD_SKILLS_STEP:
        c[s.LOADS + seasons.next_to_load(state) * s.LOAD_CELLS + s.LOAD_SKILLS + skill] += 1
        seasons.enter_load_skills(state)
        return
    c[state.seat_base(c[s.ACTIVE]) + s.SEAT_SKILLS + skill] += 1
    c[s.LEFT] -= 1
    if c[s.LEFT] == 0:
        working.finish_draw(state)
