"""The board of works, the mill and production once more, by the words of the rules, from a view alone.

Slow and simple on purpose: what the engine keeps in lists and counts is found here from the pieces.
"""

from __future__ import annotations

from itertools import combinations

from tablestead.games.milestones.view import MilestonesView, SeatView

KIND_GOODS = dict(zip("QLSGC", ("stone", "wood", "sand", "grain", "coin"), strict=True))
GOODS = tuple(KIND_GOODS.values())
COSTS = {"street": ("stone", "sand"), "house": ("stone", "wood"), "market": ("wood", "sand")}


class Map:
    """What lies on the main board."""

    def __init__(self, view: MilestonesView) -> None:
        board = view.board
        self.values = {point.id: point.value for point in board.points}
        self.places = {id: ("ABCDEFG".index(id[0]), place(id)) for id in self.values}
        self.streets = {frozenset(line.split("-")) for line in board.streets}
        self.milestones = set(board.milestones)
        self.flour = {market.point: market.flour for market in board.markets}
        self.houses = {frozenset(house.split("-")) for house in board.houses}
        self.bonuses = {frozenset(lot.split("-")): good for lot, good in board.bonuses.items()}

    def joined(self, point: str) -> list[str]:
        row, hx = self.places[point]
        near = ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))
        return [other for other, where in self.places.items() if (where[0] - row, where[1] - hx) in near]

    def triangles(self) -> list[frozenset[str]]:
        return [
            frozenset((one, other, third))
            for one in self.values
            for other, third in combinations([near for near in self.joined(one) if near > one], 2)
            if third in self.joined(other)
        ]

    def pieces_at(self, point: str) -> int:
        return sum(1 for line in self.streets if point in line)

    def covered(self, point: str) -> bool:
        return point in self.milestones or point in self.flour

    def free(self, point: str) -> bool:
        return not self.covered(point) and self.pieces_at(point) == 0

    # M-T9…M-T11, M-T13

    def sections(self) -> set[tuple[str, str, str]]:
        ends = [p for p in self.values if self.pieces_at(p) == 1 and not self.covered(p)]
        return {
            (start, middle, far)
            for start in (*ends, *self.flour)
            for middle in self.joined(start)
            if self.free(middle)
            for far in self.joined(middle)
            if self.free(far) and far != start
        }

    def market_sites(self) -> set[str]:
        return {point for point in self.values if not self.covered(point) and self.pieces_at(point)}

    def house_sites(self) -> set[frozenset[str]]:
        return {
            corners
            for corners in self.triangles()
            if corners not in self.houses and any(line <= corners for line in self.streets)
        }

    def house_points(self, corners: frozenset[str]) -> int:
        return sum(self.values[point] for point in corners if not self.covered(point))

    def flour_points(self, market: str) -> int:
        numbers = [self.values[point] for point in self.joined(market) if not self.covered(point)]
        return sum(sorted(numbers)[-2:])

    def is_tree(self, start: str) -> bool:
        """Every street hangs together with the start, without a loop."""
        reached, fresh = {start}, [start]
        for point in fresh:
            for line in self.streets:
                if point in line:
                    (other,) = line - {point}
                    if other not in reached:
                        reached.add(other)
                        fresh.append(other)
        return len(reached) == len(self.streets) + 1 and all(line <= reached for line in self.streets)


def place(id: str) -> int:
    """hx, from the point's id."""
    return 2 * (int(id[1:]) - 1) + "ABCDEFG".index(id[0]) % 2


def held(seat: SeatView) -> dict[str, int]:
    return dict(zip(GOODS, seat.goods, strict=True))


def takeable(seat: SeatView, good: str) -> list[int]:
    """M-B2: the spaces whose worker could carry a bonus tile of this good."""
    spaces = enumerate(zip(seat.workers, seat.bonus, strict=True), start=1)
    return [
        n
        for n, (worker, bonus) in spaces
        if worker not in ("", "cover") and KIND_GOODS[worker[0]] == good and not bonus
    ]


def legal_works(view: MilestonesView) -> set[str]:
    """What may be said at the board of works."""
    board, seat, left = Map(view), view.seats[view.active], view.left
    pays = {what: all(held(seat)[good] for good in cost) for what, cost in COSTS.items()}
    result = {"done"}
    if pays["street"] and left.sections:
        result |= {f"street {start}" for start, _, _ in board.sections()}
    if pays["market"] and left.markets:
        result |= {f"market {point}" for point in board.market_sites()}
    if pays["house"] and left.houses:
        for corners in board.house_sites():
            good = board.bonuses.get(corners)
            if good is None or takeable(seat, good):
                result.add("house " + "-".join(sorted(corners, key=lambda id: (id[0], int(id[1:])))))
    return result


def legal_mill(view: MilestonesView) -> set[str]:
    return {"done"} | {f"flour {point}" for point, flour in Map(view).flour.items() if not flour}


def legal_trade(view: MilestonesView) -> set[str]:
    own = held(view.seats[view.active])
    cubes = GOODS[:4]
    result = {"done"}
    if own["coin"] >= 2:
        result |= {f"buy {good}" for good in cubes}
        if not view.hired:
            result |= {f"hire {tile}" for tile in view.display if tile}
    result |= {f"sell {one} {other}" for one, other in combinations(cubes, 2) if own[one] and own[other]}
    return result | {f"sell {good} {good}" for good in cubes if own[good] >= 2}


def legal_section(view: MilestonesView) -> set[str]:
    """The middle, or the end, of the section begun."""
    begun = tuple(view.section)
    return {way[len(begun)] for way in Map(view).sections() if way[: len(begun)] == begun}


def produced(seat: SeatView, space: int) -> tuple[dict[str, int], int]:
    """M-T3…M-T5: goods and points of a move to an employment space."""
    if seat.workers[space - 1] in ("", "cover"):
        return {}, 0
    kind = seat.workers[space - 1][0]
    first = int(seat.piece) if seat.piece.isdigit() else 0
    passed = [n for n in range(first + 1, space + 1) if seat.workers[n - 1].startswith(kind)]
    return {KIND_GOODS[kind]: len(passed)}, sum(seat.bonus[n - 1] for n in passed)
