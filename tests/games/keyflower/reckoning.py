"""Final scoring once more, by trying everything, from a plain description of what a player has (K-G1…K-G5).

Nothing here is taken from the engine: pieces are counted for one purpose after the other, in every way.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations_with_replacement

from . import figures as f

GOODS = ("gold", "iron", "stone", "wood")
SKILLS = ("anvil", "pick", "saw")
COLOURS = ("blue", "red", "yellow", "green")
Counts = tuple[int, ...]
YARDS = {"timber-yard": "wood", "stone-yard": "stone", "blacksmith": "iron", "barn": "any"}


@dataclass(frozen=True)
class Holding:
    """What a player has at the end."""

    goods: Counts = (0, 0, 0, 0)
    skills: Counts = (0, 0, 0)
    workers: Counts = (0, 0, 0, 0)
    winter: frozenset[str] = frozenset()
    village: tuple[tuple[str, bool], ...] = ()
    """Homes and village tiles, and whether they are upgraded."""
    yards: tuple[tuple[str, Counts], ...] = ()
    """Resources lying on yards of the village."""
    boat: str = ""
    purple: bool = False
    any_good: bool = False
    """K-F3b."""
    double: bool = False
    """K-F2b."""
    other: int = 0
    """Turn-order tiles, Sea Bastion and Sea Breeze: reckoned elsewhere."""


Units = tuple[tuple[int, tuple[tuple[int, ...], ...]], ...]
KNOWN_UNITS: list[Units] = []


@cache
def number_of(units: Units) -> int:
    """So that not the units but their number is looked up again and again."""
    KNOWN_UNITS.append(units)
    return len(KNOWN_UNITS) - 1


def best_use(counts: Counts, units: Units) -> int:
    """The most points when units are formed again and again: their points, and all handfuls that make one."""
    return _best_use(counts, number_of(units), 0)


@cache
def _best_use(counts: Counts, units: int, first: int) -> int:
    best = 0
    # What was tried before need not be tried after: the order of the units does not matter.
    for number, (points, handfuls) in enumerate(KNOWN_UNITS[units][first:], start=first):
        for handful in handfuls:
            left = list(counts)
            for kind in handful:
                left[kind] -= 1
            if min(left) >= 0:
                best = max(best, points + _best_use(tuple(left), units, number))
    return best


def fives(kinds: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations_with_replacement(range(kinds), 5))


FIVES = {3: fives(3), 4: fives(4)}


def goods_points(counts: Counts, winter: frozenset[str], any_good: bool) -> int:
    anything = tuple((kind,) for kind in range(4))
    best = 0
    for chosen in range(4):
        units: list[tuple[int, tuple[tuple[int, ...], ...]]] = []
        single = 2 if "jeweller" in winter else 1
        units.append((single, anything if any_good else ((0,),)))
        if "mercers-guild" in winter:
            wild = (0, 1, 2, 3) if any_good else (0,)
            sets = {
                tuple(sorted((iron, stone, wood)))
                for iron in {1, *wild}
                for stone in {2, *wild}
                for wood in {3, *wild}
            }
            units.append((5, tuple(sorted(sets))))
        if "windmill" in winter:
            units.append((5, FIVES[4]))
        if "watermill" in winter:
            units.append((1, anything if any_good else ((chosen,),)))
        best = max(best, best_use(counts, tuple(units)))
    return best


def skills_points(counts: Counts, winter: frozenset[str]) -> int:
    best = 0
    for chosen in range(3):
        units: list[tuple[int, tuple[tuple[int, ...], ...]]] = []
        if "scribes" in winter:
            units.append((10, ((0, 1, 2),)))
        if "key-guild" in winter:
            units.append((10, FIVES[3]))
        if "scholar" in winter:
            units.append((3, ((chosen,),)))
        best = max(best, best_use(counts, tuple(units)))
    return best


def workers_points(counts: Counts, winter: frozenset[str], wind: bool) -> int:
    best = 0
    for chosen in range(4):
        units: list[tuple[int, tuple[tuple[int, ...], ...]]] = []
        if "key-market" in winter:
            units.append((2, ((3,),)))
        if "craftsmans-guild" in winter:
            units.append((3, ((0, 1, 2),)))
        if "apothecary" in winter:
            units.append((3, FIVES[4]))
        if "village-hall" in winter:
            units.append((1, ((chosen,),)))
        if wind:
            units.append((1, tuple((colour,) for colour in range(4))))
        best = max(best, best_use(counts, tuple(units)))
    return best


def side(tile: str, upgraded: bool) -> tuple[str, int]:
    figures = f.VILLAGE[tile]
    return (figures.upgraded, figures.upgraded_points) if upgraded else (figures.basic, figures.points)


def one_more(counts: Counts, kind: int) -> Counts:
    return tuple(count + (number == kind) for number, count in enumerate(counts))


def points(has: Holding) -> int:
    """The best that can be made of everything."""
    if has.boat == "boat-flipper":
        plain = replace(has, boat="", other=has.other + 2)
        ways = [points(plain)]
        for number, (tile, upgraded) in enumerate(has.village):
            if not upgraded:
                turned = (*has.village[:number], (tile, True), *has.village[number + 1 :])
                ways.append(points(replace(plain, village=turned)))
        return max(ways)
    if has.purple:
        plain = replace(has, purple=False)
        ways = [points(plain)]
        ways += [points(replace(plain, goods=one_more(has.goods, kind))) for kind in range(4)]
        ways += [points(replace(plain, skills=one_more(has.skills, kind))) for kind in range(3)]
        ways += [points(replace(plain, workers=one_more(has.workers, kind))) for kind in range(4)]
        for number, (tile, lying) in enumerate(has.yards):
            kind = 0 if YARDS[tile] == "any" else GOODS.index(YARDS[tile])
            more = (*has.yards[:number], (tile, one_more(lying, kind)), *has.yards[number + 1 :])
            ways.append(points(replace(plain, yards=more)))
        return max(ways)
    total = has.other
    carries = 0
    sides = dict(has.village)
    for tile, upgraded in has.village:
        effect, printed = side(tile, upgraded)
        total += printed
        if effect.startswith("carry"):
            carries += int(effect.split()[1])
    for tile, lying in has.yards:
        each = int(side(tile, sides[tile])[0].split()[1])
        for good, number in zip(GOODS, lying, strict=True):
            if good == "gold" or YARDS[tile] in (good, "any") or has.any_good:
                total += each * number
    if has.boat == "boat-keyflower":
        total += carries * (2 if has.double else 1)
    if has.boat == "boat-invincible":
        total += 5
    if "keythedral" in has.winter:
        total += 12
    total += goods_points(has.goods, has.winter, has.any_good)
    total += skills_points(has.skills, has.winter)
    total += workers_points(has.workers, has.winter, has.boat == "boat-white-wind")
    return total
