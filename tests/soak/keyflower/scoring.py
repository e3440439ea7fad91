"""Keyflower's points reckoned a second time, by trying everything that could matter (K-G1…K-G6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Protocol

from tests.soak.keyflower.tiles import COLOURS, DIRECTIONS, GOODS, OPPOSITE, ROUND, SKILLS, Tile

YARDS = {"blacksmith": "iron", "stone-yard": "stone", "timber-yard": "wood", "barn": "any"}
CHAIN = (0, 2, 4, 8, 16, 32)
Cell = tuple[int, int]


class Village:
    """What lies behind the screen of one player."""

    def __init__(self) -> None:
        self.behind: Counter[str] = Counter()


class Laid(Protocol):
    """A tile of a village."""

    id: str
    tile: Tile
    upgraded: bool
    laid: str
    cell: Cell
    turn: int
    goods: Counter[str]


def best(village: Village, tiles: Sequence[Laid], purple: bool) -> tuple[int, Counter[str]]:
    """The most points, and which rules they came from."""
    ids = {tile.id for tile in tiles}
    free = "summer-boat-3b" in ids
    goods: Counter[str] = Counter()
    for tile in tiles:
        if tile.id not in YARDS:
            goods += tile.goods
    loop = longest_loop(tiles) if "boat-sea-bastion" in ids else 0
    flips = [""]
    if "boat-flipper" in ids:
        flips += [tile.id for tile in tiles if tile.tile.upgradable and not tile.upgraded]
    most, chosen = -1, ("", "")
    for extra in _jokers(ids, purple):
        held, lying = _with(village.behind, goods, extra)
        pieces = _pieces(held, lying, ids, free)
        for flip in flips:
            points = pieces + loop + _printed(tiles, ids, flip, extra)
            if points > most:
                most, chosen = points, (flip, extra)
    held, lying = _with(village.behind, goods, chosen[1])
    return most, _branches(tiles, ids, chosen, held, lying, loop)


def _jokers(ids: set[str], purple: bool) -> list[str]:
    """K-G3: what the purple worker could count as."""
    return [*COLOURS, *SKILLS, *GOODS, *(id for id in YARDS if id in ids)] if purple else [""]


def _with(behind: Counter[str], goods: Counter[str], extra: str) -> tuple[Counter[str], Counter[str]]:
    """What counts, with the purple worker."""
    more = Counter([extra] if extra and extra not in YARDS else [])
    return (behind, goods + more) if extra in GOODS else (behind + more, goods)


def _pieces(held: Counter[str], goods: Counter[str], ids: set[str], free: bool) -> int:
    resources = _any_resources(goods.total(), ids) if free else _resources(goods, ids)
    return _workers(held, ids) + _skills(held, ids) + resources


def _printed(tiles: Sequence[Laid], ids: set[str], flip: str, extra: str) -> int:
    """What tiles give by themselves: all but loops and pieces."""
    free = "summer-boat-3b" in ids
    points = capacity = 0
    for tile in tiles:
        side = tile.tile.sides[tile.upgraded or tile.id == flip]
        points += side.get("points", 0)
        capacity += side.get("transport", 0)
        if tile.id in YARDS:
            fitting = sum(n for good, n in tile.goods.items() if free or _fits(tile.id, good))
            points += (fitting + (tile.id == extra)) * side["points_each"]
        if tile.tile.kind == "order":
            points += _touching(tile, tiles)
    if "boat-keyflower" in ids:
        points += capacity * (2 if "summer-boat-2b" in ids else 1)
    if "boat-sea-breeze" in ids:
        points += CHAIN[boat_chain(tiles)]
    points += 2 * ("boat-flipper" in ids) + 5 * ("boat-invincible" in ids) + 12 * ("keythedral" in ids)
    return points


def _branches(
    tiles: Sequence[Laid],
    ids: set[str],
    chosen: tuple[str, str],
    held: Counter[str],
    goods: Counter[str],
    loop: int,
) -> Counter[str]:
    flip, extra = chosen
    free = "summer-boat-3b" in ids
    found = [f"K-G4 {id}" for id in PIECES if id in ids and _counts(id, held, goods, free)]
    found += [
        f"K-G5 {id}" for id in ("keyflower", "flipper", "invincible", "white-wind") if f"boat-{id}" in ids
    ]
    kinds = (("a worker", COLOURS), ("a skill tile", SKILLS), ("a resource", GOODS), ("on a yard", YARDS))
    found += [f"K-G3 {name}" for name, pieces in kinds if extra in pieces]
    occurred = {
        "K-G1 beside a turn-order tile": any(
            one.tile.kind == "order" and _touching(one, tiles) for one in tiles
        ),
        "K-G2 on a scoring tile": any(one.id in YARDS and one.goods.total() for one in tiles),
        "K-G4 keythedral": "keythedral" in ids,
        "K-G5 a closed walk": loop > 0,
        "K-G5 a chain of boats": "boat-sea-breeze" in ids and boat_chain(tiles) > 0,
        "K-G5 flipper turns a tile": bool(flip),
        "K-F2b keyflower doubled": {"boat-keyflower", "summer-boat-2b"} <= ids,
        "K-F3b any resource": free and goods.total() > goods["gold"],
    }
    return Counter(found + [name for name, holds in occurred.items() if holds])


def _fits(id: str, good: str) -> bool:
    return good == "gold" or YARDS[id] in (good, "any")


# Pieces: whole sets first, then what each of the others is worth by itself

PIECES = {
    **dict.fromkeys(("apothecary", "craftsmans-guild", "village-hall", "key-market"), COLOURS),
    **dict.fromkeys(("scholar", "scribes", "key-guild"), SKILLS),
    **dict.fromkeys(("jeweller", "mercers-guild", "watermill", "windmill"), GOODS),
}


def _counts(id: str, held: Counter[str], goods: Counter[str], free: bool) -> bool:
    """Whether a winter tile would bring something if it were alone."""
    if PIECES[id] is COLOURS:
        return _workers(held, {id}) > 0
    if PIECES[id] is SKILLS:
        return _skills(held, {id}) > 0
    alone = goods.total() if free else goods["gold"]
    return (_any_resources(goods.total(), {id}) if free else _resources(goods, {id})) > alone


def _fives(values: Iterable[int], each: int) -> int:
    """Groups of five for so many points each, from those that are worth least otherwise."""
    cheap = sorted(values)
    rest = sum(cheap)
    most = rest
    for groups in range(1, len(cheap) // 5 + 1):
        rest -= sum(cheap[groups * 5 - 5 : groups * 5])
        most = max(most, groups * each + rest)
    return most


def _workers(held: Counter[str], ids: set[str]) -> int:
    sets = min(held[colour] for colour in COLOURS[:3]) if "craftsmans-guild" in ids else 0
    most = 0
    for number, hall in product(range(sets + 1), COLOURS if "village-hall" in ids else ("",)):
        values: list[int] = []
        for colour in COLOURS:
            worth = max(
                "boat-white-wind" in ids, colour == hall, 2 * (colour == "green" and "key-market" in ids)
            )
            values += [worth] * (held[colour] - (number if colour != "green" else 0))
        most = max(most, number * 3 + _fives(values, 3 if "apothecary" in ids else 0))
    return most


def _skills(held: Counter[str], ids: set[str]) -> int:
    sets = min(held[skill] for skill in SKILLS) if "scribes" in ids else 0
    most = 0
    for number, kind in product(range(sets + 1), SKILLS if "scholar" in ids else ("",)):
        values = [3 * (skill == kind) for skill in SKILLS for _ in range(held[skill] - number)]
        most = max(most, number * 10 + _fives(values, 10 if "key-guild" in ids else 0))
    return most


def _resources(goods: Counter[str], ids: set[str]) -> int:
    most = 0
    for used, mill in product(_mercer_sets(goods, ids), GOODS[1:] if "watermill" in ids else ("",)):
        values: list[int] = []
        for good in GOODS:
            worth = (2 if "jeweller" in ids else 1) if good == "gold" else int(good == mill)
            values += [worth] * (goods[good] - used[good])
        points = 5 * (used.total() // 3) + _fives(values, 5 if "windmill" in ids else 0)
        most = max(most, points)
    return most


def _mercer_sets(goods: Counter[str], ids: set[str]) -> Iterator[Counter[str]]:
    """Every way to use resources for sets of wood, stone and iron, gold for any of them."""
    yield Counter()
    if "mercers-guild" not in ids:
        return
    for sets in range(1, goods.total() // 3 + 1):
        kinds = [range(min(sets, goods[good]) + 1) for good in GOODS[1:]]
        for iron, stone, wood in product(*kinds):
            gold = 3 * sets - iron - stone - wood
            if gold <= goods["gold"]:
                yield Counter(gold=gold, iron=iron, stone=stone, wood=wood)


def _any_resources(number: int, ids: set[str]) -> int:
    """K-F3b: all alike."""
    each = 2 if "jeweller" in ids else 1
    most = 0
    for sets in range(number // 3 + 1 if "mercers-guild" in ids else 1):
        values = [each] * (number - 3 * sets)
        most = max(most, 5 * sets + _fives(values, 5 if "windmill" in ids else 0))
    return most


# Boats


def _lying(tiles: Sequence[Laid]) -> dict[Cell, Laid]:
    return {tile.cell: tile for tile in tiles if tile.laid == "lying"}


def _next(cell: Cell, direction: str) -> Cell:
    q, r = DIRECTIONS[direction]
    return cell[0] + q, cell[1] + r


def _touching(tile: Laid, tiles: Sequence[Laid]) -> int:
    lying = _lying(tiles)
    return sum(_next(tile.cell, direction) in lying for direction in ROUND) if tile.laid == "lying" else 0


def boat_chain(tiles: Sequence[Laid]) -> int:
    lying = _lying(tiles)
    home = lying[0, 0]
    direction = next(side for side in ROUND if home.tile.edge(home.turn, side) == "W")
    cell, length = _next((0, 0), direction), 0
    while (there := lying.get(cell)) is not None:
        if there.tile.edge(there.turn, OPPOSITE[direction]) != "W":
            break
        length += 1
        cell = _next(cell, direction)
    return length


def longest_loop(tiles: Sequence[Laid]) -> int:
    """Every set of joints in which each tile has an even number is a sum of small circles: try all sums."""
    lying = _lying(tiles)
    joints: list[tuple[Cell, Cell]] = []
    for cell, tile in lying.items():
        for direction in ROUND[:3]:
            there = lying.get(_next(cell, direction))
            if there is None or tile.tile.edge(tile.turn, direction) != "R":
                continue
            if there.tile.edge(there.turn, OPPOSITE[direction]) == "R":
                joints.append((cell, there.cell))
    circles = _circles(list(lying), joints)
    sums = {0}
    for circle in circles:
        sums |= {one ^ circle for one in sums}
    return max(_largest(one, joints) for one in sums)


def _circles(cells: list[Cell], joints: list[tuple[Cell, Cell]]) -> list[int]:
    """For each joint beyond a spanning tree, its circle, as bits of joints."""
    way: dict[Cell, dict[Cell, int]] = {cell: {cell: 0} for cell in cells}
    """For each cell, the cells it is joined with so far and the joints in between."""
    found = []
    for number, (one, other) in enumerate(joints):
        if other in way[one]:
            found.append(way[one][other] | 1 << number)
            continue
        left, right = dict(way[one]), dict(way[other])
        for a, b in product(left, right):
            between = left[a] ^ right[b] ^ 1 << number
            way[a][b] = way[b][a] = between
    return found


def _largest(chosen: int, joints: list[tuple[Cell, Cell]]) -> int:
    """The most tiles of one connected part."""
    parts: list[set[Cell]] = []
    for number, (one, other) in enumerate(joints):
        if chosen >> number & 1:
            touching = [part for part in parts if one in part or other in part]
            parts = [part for part in parts if part not in touching]
            parts.append({one, other}.union(*touching))
    return max(map(len, parts), default=0)
