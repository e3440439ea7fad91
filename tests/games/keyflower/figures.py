"""The figures of every tile, written out once more for the tests: not read from the engine or the data file.

An effect in words: `make 2 wood` (goods), `one of iron stone wood`, `draw 2` (workers), `skills 1`,
`green 1`, `carry 2 upgrade 1`, `each 2 wood` (points at the end); `pay saw:` before it is its cost.
"""

from __future__ import annotations

from typing import NamedTuple


class Village(NamedTuple):
    season: str
    edges: str
    cost: str
    """Of the upgrade."""
    basic: str
    points: int
    upgraded: str
    upgraded_points: int


HOMES = {
    "home-1": Village("home", "RRRWRR", "stone wood", "carry 1 upgrade 1", 0, "carry 2 upgrade 1", 5),
    "home-2": Village("home", "RRRRWR", "iron stone", "carry 1 upgrade 1", 0, "carry 2 upgrade 1", 5),
    "home-3": Village("home", "WRRRRR", "iron wood", "carry 1 upgrade 1", 0, "carry 2 upgrade 1", 5),
    "home-4": Village("home", "RRRRRW", "stone wood", "carry 1 upgrade 1", 0, "carry 2 upgrade 1", 5),
    "home-5": Village("home", "RWRRRR", "iron stone", "carry 1 upgrade 1", 0, "carry 2 upgrade 1", 5),
    "home-6": Village("home", "RRWRRR", "iron wood", "carry 1 upgrade 1", 0, "carry 2 upgrade 1", 5),
}

SPRING = {
    "keywood": Village("spring", "RR-RR-", "saw", "make 1 wood", 0, "make 3 wood", 3),
    "keystone-quarry": Village("spring", "RR-R-R", "pick", "make 1 stone", 0, "make 3 stone", 3),
    "workshop": Village(
        "spring", "RRRR--", "any any", "one of iron stone wood", 0, "make 1 iron 1 stone 1 wood", 3
    ),
    "woodcutter": Village("spring", "R--RRR", "saw", "make 2 wood", 0, "make 1 gold 1 wood", 3),
    "stable": Village("spring", "R-RRR-", "iron wood", "carry 2 upgrade 1", 0, "carry 4 upgrade 2", 5),
    "peddler": Village("spring", "RR-R-R", "gold", "pay yellow: green 1", 0, "pay yellow: green 2", 0),
    "key-mine": Village("spring", "RRRR--", "anvil", "make 1 iron", 0, "make 3 iron", 3),
    "gold-mine": Village("spring", "R-RR-R", "iron stone", "make 1 gold", 0, "make 2 gold", 3),
    "apprentice-hall": Village("spring", "RR-RR-", "stone wood", "skills 1", 0, "skills 2", 3),
    "alehouse": Village("spring", "R--RRR", "iron stone wood", "draw 1", 0, "draw 2", 0),
    "quarryman": Village("spring", "R-RR-R", "pick", "make 2 stone", 0, "make 1 gold 1 stone", 3),
    "miner": Village("spring", "R-RRR-", "anvil", "make 2 iron", 0, "make 1 gold 1 iron", 3),
}

SUMMER = {
    "store": Village("summer", "R-RR--", "gold", "pay blue: green 1", 0, "pay blue: green 2", 3),
    "mason": Village("summer", "--R-RR", "3 stone", "pay pick: make 3 stone", 0, "pay pick: make 3 gold", 7),
    "tavern": Village(
        "summer", "-RR-R-", "iron stone wood", "pay any-worker: draw 2", 0, "pay any-worker: draw 3", 0
    ),
    "hiring-fair": Village(
        "summer", "R-R--R", "iron wood", "pay any-skill: skills 2", 0, "pay any-skill: skills 3", 5
    ),
    "farrier": Village("summer", "--RR-R", "any any", "carry 3 upgrade 1", 0, "carry 5 upgrade 2", 5),
    "carpenter": Village("summer", "RR--R-", "3 wood", "pay saw: make 3 wood", 0, "pay saw: make 3 gold", 7),
    "smelter": Village(
        "summer", "R--RR-", "3 iron", "pay anvil: make 3 iron", 0, "pay anvil: make 3 gold", 7
    ),
    "brewer": Village(
        "summer", "-R--RR", "iron stone", "pay any-skill: draw 2", 0, "pay any-skill: draw 3", 3
    ),
}

AUTUMN = {
    "timber-yard": Village("autumn", "--R-R-", "saw", "each 2 wood", 0, "each 3 wood", 0),
    "stone-yard": Village("autumn", "R---R-", "pick", "each 2 stone", 0, "each 3 stone", 0),
    "wainwright": Village("autumn", "-R---R", "any any", "carry 4 upgrade 2", 0, "carry 6 upgrade 2", 5),
    "barn": Village("autumn", "---RR-", "any-skill", "each 1 any", 0, "each 2 any", 0),
    "sawmill": Village("autumn", "R--R--", "3 wood", "", 3, "", 10),
    "goldsmith": Village("autumn", "-R--R-", "2 gold", "", 0, "", 7),
    "forge": Village("autumn", "---R-R", "3 iron", "", 3, "", 10),
    "fair": Village("autumn", "-RR---", "gold", "pay red: green 1", 0, "pay red: green 2", 5),
    "blacksmith": Village("autumn", "R----R", "anvil", "each 2 iron", 0, "each 3 iron", 0),
    "sculptor": Village("autumn", "--R--R", "3 stone", "", 3, "", 10),
    "well": Village("autumn", "R-R---", "any any any", "", 3, "", 7),
    "inn": Village("autumn", "-R-R--", "any any-skill", "draw 1", 0, "draw 3", 0),
}

VILLAGE = {**HOMES, **SPRING, **SUMMER, **AUTUMN}

WINTER = {
    "jeweller": "--R---",
    "craftsmans-guild": "----R-",
    "watermill": "-R----",
    "mercers-guild": "---R--",
    "keythedral": "--R---",
    "windmill": "---R--",
    "scribes": "-----R",
    "scholar": "R-----",
    "village-hall": "R-----",
    "key-market": "-----R",
    "key-guild": "-R----",
    "apothecary": "----R-",
}
"""Their edges; what they score is in test_rules_scoring.py."""

SUMMER_BOATS = tuple(f"summer-boat-{number}{side}" for number in "1234" for side in "ab")

BOATS = {
    "boat-keyflower": (2, (7, 1), (7, 1), (3, 2)),
    "boat-sea-bastion": (2, (6, 2), (6, 2), (6, 2)),
    "boat-sea-breeze": (3, (6, 1), (4, 1), (4, 1)),
    "boat-flipper": (4, (5, 2), (5, 2), (2, 2)),
    "boat-invincible": (5, (5, 1), (5, 1), (3, 1)),
    "boat-white-wind": (6, (4, 2), (4, 2), (4, 1)),
}
"""From how many players on, then workers and skill tiles in spring, summer and autumn."""

TURN_ORDER = {
    "turn-order-1": ("R-----", 2),
    "turn-order-2": ("R--R--", 3),
    "turn-order-3": ("R-R-R-", 4),
    "turn-order-4": ("-RR-RR", 5),
}
"""Edges, and from how many players on it is in play."""

IN_PLAY = {
    # players: turn-order tiles, season tiles, winter tiles dealt to each
    2: (1, 6, 3),
    3: (2, 7, 3),
    4: (3, 8, 3),
    5: (4, 9, 2),
    6: (4, 10, 2),
}
