"""What is printed on the tiles of Keyflower, read from the data file by themselves."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

DATA: Any = json.loads(files("tablestead").joinpath("data/keyflower.json").read_text("utf-8"))

COLOURS = ("blue", "red", "yellow", "green")
GOODS = ("gold", "iron", "stone", "wood")
SKILLS = ("anvil", "pick", "saw")
SEASONS = ("setup", "spring", "summer", "autumn", "winter")
BOATS = ("keyflower", "sea-bastion", "sea-breeze", "flipper", "invincible", "white-wind")
DIRECTIONS = {"n": (0, -1), "ne": (1, -1), "se": (1, 0), "s": (0, 1), "sw": (-1, 1), "nw": (-1, 0)}
ROUND = tuple(DIRECTIONS)
OPPOSITE = {"n": "s", "ne": "sw", "se": "nw", "s": "n", "sw": "ne", "nw": "se"}
MOST_ON_TILE = 6


class Tile:
    """One tile: its edges, both sides, and what an upgrade costs."""

    def __init__(self, id: str, kind: str, printed: Any) -> None:
        self.id = id
        self.kind = kind
        self.edges: str = printed["edges"]
        basic: dict[str, Any] = printed.get("basic", {})
        self.sides: tuple[dict[str, Any], dict[str, Any]] = (basic, printed.get("upgraded", basic))
        self.upgradable = "upgraded" in printed
        cost: dict[str, int] = printed.get("upgrade_cost", {})
        self.slots = [good for good in (*GOODS, "any_resource") for _ in range(cost.get(good, 0))]
        """The resources that an upgrade takes, one by one."""
        self.skill = next((skill for skill in (*SKILLS, "any_skill") if skill in cost), "")
        actions = ("transport", "produce", "produce_one_of", "draw_workers", "draw_skills", "green")
        self.usable = any(action in basic for action in actions)

    def edge(self, turn: int, direction: str) -> str:
        return self.edges[(ROUND.index(direction) - turn) % 6]


def read_tiles() -> dict[str, Tile]:
    found = {}
    for part, kind in (("homes", "home"), ("winter", "winter"), ("boats", "boat"), ("turn_order", "order")):
        for printed in DATA[part]:
            id = printed["id"].replace("_", "-")
            found[id] = Tile(id, kind, printed)
    for printed in DATA["village"]:
        id = printed["id"].replace("_", "-")
        found[id] = Tile(id, printed["season"], printed)
    for printed in DATA["summer_boats"]:
        for side in "ab":
            id = printed["id"].replace("_", "-") + side
            found[id] = Tile(id, "summer-boat", printed)
    return found


TILES = read_tiles()
ARRIVALS = {
    (boat["id"].replace("_", "-").removeprefix("boat-"), season): (load["workers"], load["skills"])
    for boat in DATA["boats"]
    for season, load in boat["arrivals"].items()
}
WINTER = [id for id, tile in TILES.items() if tile.kind == "winter"]


def in_play(players: int) -> dict[str, int]:
    found: dict[str, int] = DATA["players"][str(players)]
    return found
