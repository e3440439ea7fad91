"""A second, simple account of the main board of Milestones: what is printed, what stands, what fits where.

It shares no code and no tables with the game. Points and triangles go by their names; what can be built
is looked for anew in all that stands.
"""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import combinations
from typing import Any

LETTERS = {"Q": "stone", "L": "wood", "S": "sand", "G": "grain", "C": "coin"}


def order(point: str) -> tuple[str, int]:
    """A2 before A10."""
    return point[0], int(point[1:])


def triangle_name(points: tuple[str, ...]) -> str:
    return "-".join(sorted(points, key=order))


def printed(option: str) -> dict[str, Any]:
    """The board of a settled option; the standard one lies with the package."""
    text = option
    if option == "standard":
        text = (files("tablestead") / "data" / "milestones.json").read_text("utf-8")
    content: dict[str, Any] = json.loads(text)
    return content


class MainBoard:
    def __init__(self, option: str) -> None:
        content = printed(option)
        places: dict[tuple[int, int], str] = {}
        self.values: dict[str, int] = {}
        for row, line in enumerate(content["rows"]):
            for index, value in enumerate(line["values"]):
                hx = line["first_hx"] + 2 * index
                name = f"{line['row']}{hx // 2 + 1}"
                places[hx, row] = name
                self.values[name] = value
        self.joined: dict[str, list[str]] = {}
        for (hx, row), name in places.items():
            around = [(2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)]
            found = [places[hx + x, row + y] for x, y in around if (hx + x, row + y) in places]
            self.joined[name] = sorted(found, key=order)
        self.triangles: dict[str, tuple[str, ...]] = {}
        for point, neighbours in self.joined.items():
            for one, other in combinations(neighbours, 2):
                if other in self.joined[one]:
                    self.triangles[triangle_name((point, one, other))] = (point, one, other)
        self.start: str = content["start_market"]
        self.bushes: list[str] = content["bush_triangles"]
        self.tiles: list[str] = content["worker_tiles"]
        self.bonus_tiles = {LETTERS[letter]: number for letter, number in content["bonus_tiles"].items()}
        # What stands
        self.pieces = {self.start: "market"}
        """By point: `milestone`, or `market`."""
        self.flour: set[str] = set()
        self.streets: set[tuple[str, str]] = set()
        """Street pieces; each stands in here in both directions."""
        self.sections: list[tuple[str, str, str]] = []
        self.houses: set[str] = set()
        self.bonus: dict[str, str] = {}
        """By triangle: the good of the bonus tile there."""
        self.version = 0
        """Goes up with every change."""
        self.look()

    def look(self) -> None:
        """What can be built where, from all that stands."""
        self.version += 1
        self.degree = dict.fromkeys(self.values, 0)
        for one, _ in self.streets:
            self.degree[one] += 1
        self.free = {point for point in self.values if point not in self.pieces and not self.degree[point]}
        self.far_ends = {p: [far for far in self.joined[p] if far in self.free] for p in self.values}
        """Free points joined to a point: where a section with this middle could end."""
        self.middles = {p: [mid for mid in self.far_ends[p] if self.far_ends[mid]] for p in self.values}
        markets = [point for point, piece in self.pieces.items() if piece == "market"]
        bare = [point for point in self.values if self.degree[point] and point not in self.pieces]
        ends = [point for point in bare if self.degree[point] == 1]
        self.starts = sorted((point for point in ends + markets if self.middles[point]), key=order)
        self.sites = sorted(bare, key=order)
        self.hungry = sorted((point for point in markets if point not in self.flour), key=order)
        self.lots = [
            t for t, corners in self.triangles.items() if t not in self.houses and self.beside(corners)
        ]

    def beside(self, corners: tuple[str, ...]) -> bool:
        """A street piece lies on an edge of the triangle."""
        return any(pair in self.streets for pair in combinations(corners, 2))

    def uncovered(self, point: str) -> int:
        return 0 if point in self.pieces else self.values[point]

    # Building

    def build_section(self, start: str, middle: str, end: str) -> int:
        assert start in self.starts
        assert middle in self.middles[start]
        assert end in self.far_ends[middle]
        assert end != start
        for one, other in ((start, middle), (middle, end)):
            self.streets |= {(one, other), (other, one)}
        self.sections.append((start, middle, end))
        self.pieces[middle] = "milestone"
        self.look()
        self.check_network()
        return self.values[middle]

    def build_market(self, point: str) -> int:
        assert point in self.sites
        self.pieces[point] = "market"
        self.look()
        self.check_network()
        return self.values[point]

    def build_house(self, triangle: str) -> int:
        assert triangle in self.lots
        self.houses.add(triangle)
        self.look()
        return sum(self.uncovered(point) for point in self.triangles[triangle])

    def deliver(self, point: str) -> int:
        assert point in self.hungry
        self.flour.add(point)
        self.look()
        return sum(sorted(self.uncovered(other) for other in self.joined[point])[-2:])

    def lay_bonus(self, triangle: str, good: str) -> None:
        self.bonus[triangle] = good
        self.version += 1

    def take_bonus(self, triangle: str) -> str:
        self.version += 1
        return self.bonus.pop(triangle)

    def touched(self, point: str) -> list[str]:
        """Triangles with a bonus tile that have this corner, in the order of the bushes."""
        return [bush for bush in self.bushes if bush in self.bonus and point in self.triangles[bush]]

    # What must hold of the streets (M-T9)

    def check_network(self) -> None:
        """A tree that grows from the start: no loop, no crossing, branching only at marketplaces."""
        assert all(other in self.joined[one] for one, other in self.streets)
        assert len(self.streets) == 4 * len(self.sections)
        reached = {self.start}
        queue = [self.start]
        for point in queue:
            new = [
                other
                for other in self.joined[point]
                if (point, other) in self.streets and other not in reached
            ]
            reached.update(new)
            queue += new
        touched = {point for point in self.values if self.degree[point]}
        assert touched <= reached, "a street apart from the others"
        assert len(self.streets) // 2 == len(reached) - 1, "a loop"
        milestones = [point for point, piece in self.pieces.items() if piece == "milestone"]
        assert sorted(milestones) == sorted(middle for _, middle, _ in self.sections)
        for point in touched:
            piece = self.pieces.get(point)
            assert self.degree[point] <= 2 or piece == "market", f"the street branches at {point}"
            assert self.degree[point] == 2 or piece != "milestone"
