"""Bonus tiles and worker tiles: drawn, drafted, hired, placed (M-S1, M-S3, M-S4, M-S6, M-T7a, M-T8)."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.engine.rng import Rng
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules.trading import enter_trade
from tablestead.games.milestones.rules.turns import trigger_end
from tablestead.games.milestones.state import MilestonesPosition

# Chance


def can_draw(state: MilestonesPosition, action: int) -> bool:
    """Whether what this chance event draws is left to be drawn."""
    c = state.cells
    if action < a.TILE:
        good: i64 = action - a.LOT
        return c[s.STEP] == s.LOTS_STEP and c[s.BAG + good] > 0
    if c[s.STEP] != s.TILES_STEP and c[s.STEP] != s.REFILL_STEP:
        return False
    place: i64 = 0
    while place < c[s.PILE]:
        if c[s.DECK + place] == action - a.TILE:
            return True
        place += 1
    return False


def outcomes(state: MilestonesPosition) -> list[tuple[int, float]]:
    c = state.cells
    result: list[tuple[int, float]] = []
    if c[s.STEP] == s.LOTS_STEP:
        left = float(bonuses_left(state))
        for good in range(m.KINDS):
            if c[s.BAG + good] > 0:
                result.append((a.LOT + good, float(c[s.BAG + good]) / left))
    elif c[s.STEP] == s.TILES_STEP or c[s.STEP] == s.REFILL_STEP:
        tiles = [int(c[s.DECK + place]) for place in range(int(c[s.PILE]))]
        for index, tile in enumerate(tiles):
            if index == 0 or tile != tiles[index - 1]:
                result.append((a.TILE + tile, tiles.count(tile) / len(tiles)))
    return result


def sample(state: MilestonesPosition, rng: Rng) -> int:
    c = state.cells
    if c[s.STEP] != s.LOTS_STEP:
        place: i64 = rng.below(c[s.PILE])
        return a.TILE + int(c[s.DECK + place])
    nth: i64 = rng.below(bonuses_left(state))
    good: i64 = 0
    while nth >= c[s.BAG + good]:
        nth -= c[s.BAG + good]
        good += 1
    return a.LOT + int(good)


def bonuses_left(state: MilestonesPosition) -> i64:
    """Bonus tiles still to be laid out."""
    left: i64 = 0
    good: i64 = 0
    while good < m.KINDS:
        left += state.cells[s.BAG + good]
        good += 1
    return left


def lay_bonus(state: MilestonesPosition, good: i64) -> None:
    """M-S1: a bonus tile on the next bush triangle."""
    c = state.cells
    lot: i64 = state.board.bushes[c[s.LOTS_LAID]]
    c[s.TRIANGLE_BONUS + lot] = good + 1
    c[s.BAG + good] -= 1
    c[s.LOTS_LAID] += 1
    if c[s.LOTS_LAID] == len(state.board.bushes):
        c[s.STEP] = s.TILES_STEP


def draw_tile(state: MilestonesPosition, tile: i64) -> None:
    """A tile leaves the draw pile for the display, or for the row of starting tiles (M-S3)."""
    c = state.cells
    take_from_deck(state, tile)
    if c[s.STEP] == s.REFILL_STEP:
        c[s.DISPLAY + c[s.SLOT]] = tile + 1
        c[s.SLOT] = 0
        enter_trade(state)
        return
    slot: i64 = 0
    while slot < m.DISPLAY_SLOTS and c[s.DISPLAY + slot] != 0:
        slot += 1
    if slot < m.DISPLAY_SLOTS:
        c[s.DISPLAY + slot] = tile + 1
        return
    slot = 0
    while c[s.STARTING + slot] != 0:
        slot += 1
    c[s.STARTING + slot] = tile + 1
    if slot + 1 == m.STARTING_TILES[c[s.PLAYERS]]:
        c[s.ACTIVE] = (c[s.START] + c[s.PLAYERS] - 1) % c[s.PLAYERS]
        c[s.STEP] = s.DRAFT_STEP


def take_from_deck(state: MilestonesPosition, tile: i64) -> None:
    c = state.cells
    place: i64 = 0
    while c[s.DECK + place] != tile:
        place += 1
    c[s.PILE] -= 1
    last_place: i64 = c[s.PILE]
    while place < last_place:
        next_place: i64 = place + 1
        c[s.DECK + place] = c[s.DECK + next_place]
        place = next_place
    c[s.DECK + last_place] = 0


# The draft and hiring


def legal_drafts(state: MilestonesPosition) -> list[int]:
    return state.tiles_in(s.STARTING, m.STARTING_SLOTS, a.DRAFT)


def draft(state: MilestonesPosition, tile: i64) -> None:
    """M-S4."""
    take_tile(state, s.STARTING, tile)


def hire(state: MilestonesPosition, tile: i64) -> None:
    """M-T7a."""
    c = state.cells
    c[state.seat_base(c[s.ACTIVE]) + s.SEAT_GOODS + m.COIN] -= m.HIRE_COINS
    c[s.HIRED] = 1
    take_tile(state, s.DISPLAY, tile)


def take_tile(state: MilestonesPosition, row: i64, tile: i64) -> None:
    """Take a tile of a row in hand."""
    c = state.cells
    slot: i64 = 0
    while c[row + slot] != tile + 1:
        slot += 1
    c[row + slot] = 0
    c[s.SLOT] = slot
    c[s.PLACING] = tile + 1
    c[s.STEP] = s.PLACE_STEP


def legal_places(state: MilestonesPosition) -> list[int]:
    """M-T7a, M-S4: two adjacent spaces; in the draft not over the other starting tile."""
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    result: list[int] = []
    space: i64 = 1
    while space < m.EMPLOYMENT:
        next_space: i64 = space + 1
        empty = c[base + s.SEAT_WORKERS + space] == 0 and c[base + s.SEAT_WORKERS + next_space] == 0
        if empty or c[s.ROUND] > 0:
            result.append(int(a.AT + space - 1))
        space = next_space
    return result


def place(state: MilestonesPosition, space: i64) -> None:
    """M-T8: upright, over whatever lies there; a covered worker and its bonus tile are gone."""
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    tile = state.tile_in_hand()
    next_space: i64 = space + 1
    c[s.PLACING] = 0
    c[base + s.SEAT_WORKERS + space] = tile // m.WORKERS + 1
    c[base + s.SEAT_WORKERS + next_space] = tile % m.WORKERS + 1
    c[base + s.SEAT_CARRIES + space] = 0
    c[base + s.SEAT_CARRIES + next_space] = 0
    if c[s.ROUND] == 0:
        c[s.SLOT] = 0
        c[s.DRAFTED] += 1
        c[s.STEP] = s.DRAFT_STEP if c[s.DRAFTED] < m.DRAFT_TILES else s.END_STEP
    elif c[s.PILE] > 0:
        c[s.STEP] = s.REFILL_STEP
    else:
        c[s.SLOT] = 0
        if state.display_empty():
            trigger_end(state)
        enter_trade(state)
