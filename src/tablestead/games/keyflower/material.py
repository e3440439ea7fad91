"""The components of Keyflower: workers, goods, skills and 68 sides of hexagonal tiles (K-C1…K-C7).

Plain tables, indexed by small ints and filled from data/keyflower.json.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

MAX_PLAYERS: Final = 6

# K-C1 Workers. Green is a colour of its own.
COLOUR_IDS: Final = ("blue", "red", "yellow", "green")
WORKER_IDS: Final = ("blue-worker", "red-worker", "yellow-worker", "green-worker")
BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
COLOURS: Final = 4
ANY_COLOUR: Final = 4
WORKERS_OF_COLOUR: Final = 40  # of each colour in the bag
GREENS: Final = 20
START_WORKERS: Final = 8

# K-C2 Resources.
GOOD_IDS: Final = ("gold", "iron", "stone", "wood")
GOLD: Final = 0
IRON: Final = 1
STONE: Final = 2
WOOD: Final = 3
GOODS: Final = 4
ANY_GOOD: Final = 4
SUPPLIES: Final[tuple[int, ...]] = (48, 24, 24, 24)

# K-C3 Skill tiles.
SKILL_IDS: Final = ("anvil", "pick", "saw")
ANVIL: Final = 0
PICK: Final = 1
SAW: Final = 2
SKILLS: Final = 3
ANY_SKILL: Final = 3
SKILL_TILES: Final = 16  # of each kind

# K-C4 Hexagonal tiles. A summer boat has two numbers, one for each side.
HOMES: Final = 0
SPRING: Final = 6
SUMMER: Final = 18
AUTUMN: Final = 26
WINTER: Final = 38
SUMMER_BOATS: Final = 50
BOATS: Final = 58
TURN_ORDER: Final = 64
TILES: Final = 68
JEWELLER: Final = 38
CRAFTSMANS_GUILD: Final = 39
WATERMILL: Final = 40
MERCERS_GUILD: Final = 41
KEYTHEDRAL: Final = 42
WINDMILL: Final = 43
SCRIBES: Final = 44
SCHOLAR: Final = 45
VILLAGE_HALL: Final = 46
KEY_MARKET: Final = 47
KEY_GUILD: Final = 48
APOTHECARY: Final = 49
SUMMER_BOAT_1A: Final = 50
SUMMER_BOAT_1B: Final = 51
SUMMER_BOAT_2A: Final = 52
SUMMER_BOAT_2B: Final = 53
SUMMER_BOAT_3A: Final = 54
SUMMER_BOAT_3B: Final = 55
SUMMER_BOAT_4A: Final = 56
SUMMER_BOAT_4B: Final = 57
KEYFLOWER: Final = 58
SEA_BASTION: Final = 59
SEA_BREEZE: Final = 60
FLIPPER: Final = 61
INVINCIBLE: Final = 62
WHITE_WIND: Final = 63
MOST_BOATS: Final = 6

SEASON_IDS: Final = ("setup", "spring", "summer", "autumn", "winter")
SEASONS: Final = 5
SPRING_SEASON: Final = 1
SUMMER_SEASON: Final = 2
AUTUMN_SEASON: Final = 3
WINTER_SEASON: Final = 4

MOST_ON_TILE: Final = 6  # K-U2
FLIPPER_POINTS: Final = 2  # K-G5
INVINCIBLE_POINTS: Final = 5
CHAIN_POINTS: Final[tuple[int, ...]] = (0, 2, 4, 8, 16, 32)
KEYTHEDRAL_POINTS: Final = 12  # K-G4
GIFT_WORKERS: Final = 2  # K-F1a

DIRECTION_IDS: Final = ("n", "ne", "se", "s", "sw", "nw")
DIRECTIONS: Final = 6
OPPOSITE: Final = 3  # so many directions on
STEP_Q: Final[tuple[int, ...]] = (0, 1, 1, 0, -1, -1)
STEP_R: Final[tuple[int, ...]] = (-1, -1, 0, 1, 1, 0)
"""Clockwise from the north (K-E7)."""
REACH: Final = 47
"""No village reaches farther from its home: cells run from -REACH to REACH."""
SPAN: Final = 95
VILLAGE_CELLS: Final = SPAN * SPAN

PLAIN: Final = 0
ROAD: Final = 1
WATER: Final = 2


def read_data() -> Any:
    return json.loads(files("tablestead").joinpath("data/keyflower.json").read_text("utf-8"))


def _season(data: Any, season: str) -> list[Any]:
    return [tile for tile in data["village"] if tile["season"] == season]


def _sides(data: Any) -> list[Any]:
    """Every tile, a summer boat once for each side, in the order of the numbers above."""
    boats = [{**boat, "id": boat["id"] + side} for boat in data["summer_boats"] for side in boat["sides"]]
    village = _season(data, "spring") + _season(data, "summer") + _season(data, "autumn")
    return [*data["homes"], *village, *data["winter"], *boats, *data["boats"], *data["turn_order"]]


_DATA: Final = read_data()
_TILES: Final = _sides(_DATA)

TILE_IDS: Final[tuple[str, ...]] = tuple(tile["id"].replace("_", "-") for tile in _TILES)
BOAT_IDS: Final[tuple[str, ...]] = tuple(id.removeprefix("boat-") for id in TILE_IDS[BOATS:TURN_ORDER])
EDGES: Final[list[int]] = ["-RW".index(edge) for tile in _TILES for edge in tile["edges"]]
"""K-C5: six for each tile, clockwise from the north as it lies upright."""

# K-C6 What is in play, by number of players.
_PLAYERS: Final = [_DATA["players"].get(str(count), {}) for count in range(MAX_PLAYERS + 1)]
TURN_ORDER_TILES: Final[list[int]] = [players.get("turn_order", 0) for players in _PLAYERS]
SEASON_TILES: Final[list[int]] = [players.get("season_tiles", 0) for players in _PLAYERS]
WINTER_DEALT: Final[list[int]] = [players.get("winter_dealt", 0) for players in _PLAYERS]
ARRIVING_WORKERS: Final[list[int]] = [
    boat["arrivals"].get(season, {}).get("workers", 0) for boat in _DATA["boats"] for season in SEASON_IDS
]
"""By boat and season."""
ARRIVING_SKILLS: Final[list[int]] = [
    boat["arrivals"].get(season, {}).get("skills", 0) for boat in _DATA["boats"] for season in SEASON_IDS
]


def _figure(name: str) -> list[int]:
    """A figure of both sides of every tile: the basic one, then the upgraded one."""
    found: list[int] = []
    for tile in _TILES:
        basic: Any = tile.get("basic", {})
        found += [basic.get(name, 0), tile.get("upgraded", basic).get(name, 0)]
    return found


def _kind(name: str, ids: tuple[str, ...]) -> list[int]:
    """An id among others, or `any`, on both sides of every tile; -1 where there is none."""
    kinds = (*ids, "any")
    found: list[int] = []
    for tile in _TILES:
        for side in ("basic", "upgraded"):
            id = tile.get(side, {}).get(name)
            found.append(kinds.index(id) if id else -1)
    return found


POINTS: Final[list[int]] = _figure("points")
"""This and what follows: tile * 2, + 1 for the upgraded side."""
CARRIES: Final[list[int]] = _figure("transport")
UPGRADES: Final[list[int]] = _figure("upgrades")
DRAW_WORKERS: Final[list[int]] = _figure("draw_workers")
DRAW_SKILLS: Final[list[int]] = _figure("draw_skills")
GREEN_GAIN: Final[list[int]] = _figure("green")
PAY_WORKER: Final[list[int]] = _kind("pay_worker", COLOUR_IDS)
PAY_SKILL: Final[list[int]] = _kind("pay_skill", SKILL_IDS)
EACH_KIND: Final[list[int]] = _kind("score_each", GOOD_IDS)
EACH_POINTS: Final[list[int]] = _figure("points_each")
CHOOSES: Final[list[bool]] = [
    "produce_one_of" in tile.get(side, {}) for tile in _TILES for side in ("basic", "upgraded")
]
PRODUCES: Final[list[int]] = [
    tile.get(side, {}).get("produce", {}).get(good, 0)
    for tile in _TILES
    for side in ("basic", "upgraded")
    for good in GOOD_IDS
]
"""Four goods for each side."""

GOOD_COSTS: Final = 5
COST_GOODS: Final[list[int]] = [
    tile.get("upgrade_cost", {}).get(name, 0) for tile in _TILES for name in (*GOOD_IDS, "any_resource")
]
"""Four goods and any: five for each tile."""
SKILL_COSTS: Final = 4
COST_SKILLS: Final[list[int]] = [
    tile.get("upgrade_cost", {}).get(name, 0) for tile in _TILES for name in (*SKILL_IDS, "any_skill")
]
"""Three skills and any: four for each tile."""
UPGRADABLE: Final[list[bool]] = ["upgrade_cost" in tile for tile in _TILES]


def _has_action(side: int) -> bool:
    figures = (CARRIES, UPGRADES, DRAW_WORKERS, DRAW_SKILLS, GREEN_GAIN)
    return (
        CHOOSES[side] or any(f[side] > 0 for f in figures) or any(PRODUCES[side * GOODS : (side + 1) * GOODS])
    )


USABLE: Final[list[bool]] = [_has_action(2 * tile) for tile in range(TILES)]
"""K-U1: a home or a village tile with an action, on both of its sides."""

# What an upgrade can be paid with (K-M2): up to three resources, and up to one skill tile.
MOST_PAID: Final = 3


def _bundles() -> list[int]:
    found: list[int] = []
    for total in range(MOST_PAID + 1):
        for gold in range(total, -1, -1):
            for iron in range(total - gold, -1, -1):
                for stone in range(total - gold - iron, -1, -1):
                    found += [gold, iron, stone, total - gold - iron - stone]
    return found


BUNDLES: Final[list[int]] = _bundles()
"""Four goods for each bundle; the first bundle is empty."""
BUNDLE_COUNT: Final = 35
SKILL_PAYMENTS: Final = 4  # none, or one of three
PAYMENTS: Final = BUNDLE_COUNT * SKILL_PAYMENTS - 1
"""A payment is bundle * 4 + skill + 1, or + 0 without a skill tile; 0 is none."""


def payment_of(goods: list[int], skills: list[int]) -> int:
    """The payment of so many of each good and skill tile."""
    bundle = next(n for n in range(BUNDLE_COUNT) if BUNDLES[n * GOODS : (n + 1) * GOODS] == goods)
    return bundle * SKILL_PAYMENTS + (skills.index(1) + 1 if 1 in skills else 0)


# What winter tiles are kept (K-N2): one, two or three of the twelve, as bits.
MOST_KEPT: Final = 3
KEEPS: Final[list[int]] = sorted(
    (mask for mask in range(1, 1 << 12) if bin(mask).count("1") <= 3),
    key=lambda mask: (bin(mask).count("1"), [n for n in range(12) if mask >> n & 1]),
)
KEEP_COUNT: Final = 298


def _keep_numbers() -> list[int]:
    numbers = [-1] * (1 << 12)
    for number, mask in enumerate(KEEPS):
        numbers[mask] = number
    return numbers


KEEP_NUMBERS: Final[list[int]] = _keep_numbers()
"""The number of a choice of winter tiles, by its bits."""


def kind_of(tile: int) -> str:
    """home, spring, summer, autumn, winter, summer-boat, boat or turn-order."""
    if tile < SPRING:
        return "home"
    if tile < SUMMER:
        return "spring"
    if tile < AUTUMN:
        return "summer"
    if tile < WINTER:
        return "autumn"
    if tile < SUMMER_BOATS:
        return "winter"
    if tile < BOATS:
        return "summer-boat"
    return "boat" if tile < TURN_ORDER else "turn-order"


def edge(tile: int, turn: int, direction: int) -> int:
    """The edge of a tile turned by sixths clockwise (K-E7)."""
    return EDGES[tile * DIRECTIONS + (direction - turn + DIRECTIONS) % DIRECTIONS]


def cell_of(q: int, r: int) -> int:
    return (q + REACH) * SPAN + r + REACH
