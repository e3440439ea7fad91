"""Where every point came from: the same points, tile by tile, with the pieces counted for each."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.scoring.best import (
    PURPLE_SKILLS,
    PURPLE_WORKERS,
    PURPLE_YARD,
    Result,
    result,
)
from tablestead.games.keyflower.scoring.pieces import (
    FIVE,
    MOST_SINGLE,
    Pieces,
    Plan,
    goods_of,
    plan,
    skills_of,
    take_sets,
    value_of,
    workers_of,
)
from tablestead.games.keyflower.scoring.tiles import (
    best_yard,
    boat_points,
    counts_on_yard,
    neighbours,
    side_of,
)
from tablestead.games.keyflower.state import KeyflowerPosition

NOBODY: Final = -1

# Where points come from.
PRINTED: Final = 0
YARDS: Final = 1
WINTER: Final = 2
BOATS: Final = 3
TURN_ORDER: Final = 4
GOLD: Final = 5
SOURCE_IDS: Final = ("printed", "yards", "winter", "boats", "turn-order", "gold")


class Part:
    """Points of one tile, or of gold, and the pieces counted for it."""

    def __init__(self, source: int, tile: int, points: int) -> None:
        self.source = source
        self.tile = tile
        """-1 for gold."""
        self.points = points
        self.goods = [0] * m.GOODS
        self.skills = [0] * m.SKILLS
        self.workers = [0] * m.COLOURS
        self.purple = False


def parts(state: KeyflowerPosition, seat: int) -> list[Part]:
    """The same points, tile by tile, with the pieces counted for each."""
    best = result(state, seat)
    found: list[Part] = []
    for tile in range(m.WINTER):
        if state.owns(seat, tile):
            side = int(side_of(state, tile, best.flipped))
            if m.POINTS[side] > 0:
                found.append(Part(PRINTED, tile, m.POINTS[side]))
    found += yard_parts(state, seat, best)
    if state.owns(seat, m.KEYTHEDRAL):
        found.append(Part(WINTER, m.KEYTHEDRAL, m.KEYTHEDRAL_POINTS))
    found += piece_parts(state, seat, best)
    for tile in range(m.BOATS, m.TILES):
        if state.owns(seat, tile) and tile != m.WHITE_WIND:
            boat = tile < m.TURN_ORDER
            points = int(boat_points(state, seat, tile) if boat else neighbours(state, tile))
            found.append(Part(BOATS if boat else TURN_ORDER, tile, points))
    found.sort(key=lambda part: part.source)
    return found


def yard_parts(state: KeyflowerPosition, seat: int, best: Result) -> list[Part]:
    found: list[Part] = []
    purple = best.purple == PURPLE_YARD
    most = int(best_yard(state, seat, best.flipped))
    for tile in range(m.AUTUMN, m.WINTER):
        side = int(side_of(state, tile, best.flipped))
        if not state.owns(seat, tile) or m.EACH_KIND[side] < 0:
            continue
        part = Part(YARDS, tile, 0)
        for good in range(m.GOODS):
            if counts_on_yard(state, seat, tile, good):
                part.goods[good] = state.tile_cell(tile, s.TILE_GOODS + good)
        if purple and m.EACH_POINTS[side] == most:
            part.purple = True
            purple = False
        part.points = (sum(part.goods) + int(part.purple)) * m.EACH_POINTS[side]
        found.append(part)
    return found


def piece_parts(state: KeyflowerPosition, seat: int, best: Result) -> list[Part]:
    """Resources, skill tiles and workers, and the purple worker among them."""
    goods = goods_of(state, seat)
    skills = skills_of(state, seat)
    workers = workers_of(state, seat)
    purple = int(best.purple)
    jeweller = state.owns(seat, m.JEWELLER)
    gold = Part(WINTER, m.JEWELLER, 0) if jeweller else Part(GOLD, NOBODY, 0)
    greens = Part(WINTER, m.KEY_MARKET, 0)
    wind = Part(BOATS, m.WHITE_WIND, 0)
    mixed = state.owns(seat, m.SUMMER_BOAT_3B)
    found = counted(goods, [m.MERCERS_GUILD, m.WINDMILL, m.WATERMILL], [gold, gold, gold, gold], purple, 0)
    if mixed:
        name_goods(state, seat, found)
    found += counted(skills, [m.SCRIBES, m.KEY_GUILD, m.SCHOLAR], [], purple, PURPLE_SKILLS)
    singles = [wind, wind, wind, greens if state.owns(seat, m.KEY_MARKET) else wind]
    found += counted(
        workers, [m.CRAFTSMANS_GUILD, m.APOTHECARY, m.VILLAGE_HALL], singles, purple, PURPLE_WORKERS
    )
    return [part for part in found if part.tile < 0 or state.owns(seat, part.tile)]


def counted(pieces: Pieces, tiles: list[int], singles: list[Part], purple: int, offset: int) -> list[Part]:
    """The parts of one sort: tiles for sets, fives and a chosen kind, and what single pieces count for."""
    extra = purple - offset if offset <= purple < offset + pieces.kinds else NOBODY
    if extra >= 0:
        pieces.counts[extra] += 1
    best = plan(pieces)
    left = vec[i64]([0] * pieces.kinds)
    take_sets(pieces, best.sets, left)
    sets = Part(WINTER, tiles[0], int(best.sets * pieces.set_points))
    for kind in range(pieces.kinds):
        use(sets, offset, kind, int(pieces.counts[kind] - left[kind]))
    fives = Part(WINTER, tiles[1], int(best.fives * pieces.five_points))
    give_to_fives(fives, pieces, best, left, offset)
    chosen = Part(WINTER, tiles[2], 0)
    for kind in range(pieces.kinds):
        part = chosen if kind == best.kind and pieces.kind_points > pieces.values[kind] else None
        if part is None and pieces.values[kind] > 0:
            part = singles[kind]
        if part is not None:
            part.points += int(left[kind] * value_of(pieces, kind, best.kind))
            use(part, offset, kind, int(left[kind]))
    found = [sets, fives, chosen]
    for part in singles:
        if part not in found:
            found.append(part)
    if extra >= 0:
        stand_in(found, offset, extra)
    return [part for part in found if part.points > 0 or part.source == BOATS]


def give_to_fives(fives: Part, pieces: Pieces, best: Plan, left: vec[i64], offset: int) -> None:
    """The cheapest pieces that are left."""
    given = int(best.fives) * FIVE
    for value in range(MOST_SINGLE + 1):
        for kind in range(pieces.kinds):
            if value_of(pieces, kind, best.kind) == value:
                number = min(given, int(left[kind]))
                given -= number
                left[kind] -= number
                use(fives, offset, kind, number)


def use(part: Part, offset: int, kind: int, number: int) -> None:
    counts_in(part, offset)[kind] += number


def counts_in(part: Part, offset: int) -> list[int]:
    """The counts of a part for the sort of pieces that begins at `offset`."""
    if offset == PURPLE_SKILLS:
        return part.skills
    return part.workers if offset == PURPLE_WORKERS else part.goods


def stand_in(found: list[Part], offset: int, kind: int) -> None:
    """The purple worker takes the place of one piece where its kind is counted."""
    for part in found:
        if counts_in(part, offset)[kind] > 0:
            counts_in(part, offset)[kind] -= 1
            part.purple = True
            return


def name_goods(state: KeyflowerPosition, seat: int, found: list[Part]) -> None:
    """K-F3b: all goods were counted as gold; says which they are, gold last."""
    left = [0] * m.GOODS
    for tile in range(m.TILES):
        if state.owns(seat, tile) and m.EACH_KIND[tile * 2] < 0:
            for good in range(m.GOODS):
                left[good] += state.tile_cell(tile, s.TILE_GOODS + good)
    for part in found:
        number = sum(part.goods)
        part.goods = [0] * m.GOODS
        for good in (m.WOOD, m.STONE, m.IRON, m.GOLD):
            taken = min(number, left[good])
            number -= taken
            left[good] -= taken
            part.goods[good] = taken
