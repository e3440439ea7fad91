"""What the main board offers a seat right now: the best houses, streets, marketplaces and deliveries."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState

TOP: Final = 4
"""How many of a sort are looked at: nobody builds more in one visit."""
CORNERS: Final = vec[i64]([point for three in m.CORNERS for point in three])

BONUS_LATER: Final = 1.2
"""What a bonus tile brings after its first point, as long as the game goes on."""
FAR_END: Final = 0.25
"""The number at a new street's end, for whoever builds on it."""


class Best:
    """The best few of a sort, and their sums."""

    def __init__(self) -> None:
        self.values = vec[float]([0.0] * TOP)
        self.places = vec[i64]([0] * TOP)
        self.count: i64 = 0
        self.sums = vec[float]([0.0] * (TOP + 1))
        """Of the first n."""

    def offer(self, value: float, place: i64) -> None:
        """One more, at a place that counts once."""
        values = self.values
        places = self.places
        at: i64 = 0
        count: i64 = self.count
        while at < count and places[at] != place:
            at += 1
        if at < count:
            if values[at] >= value:
                return
        elif count < TOP:
            self.count += 1
        elif values[TOP - 1] < value:
            at = TOP - 1
        else:
            return
        while at > 0 and values[at - 1] < value:
            values[at] = values[at - 1]
            places[at] = places[at - 1]
            at -= 1
        values[at] = value
        places[at] = place

    def add_up(self, most: i64) -> None:
        """The sums, when the supply holds so many pieces."""
        if self.count > most:
            self.count = most
        total = 0.0
        n: i64 = 0
        while n < TOP:
            if n < self.count:
                total += self.values[n]
            self.sums[n + 1] = total
            n += 1


class Prospects:
    """Looked up once for a position of the board; `takes` are the kinds of bonus tile the seat can take."""

    def __init__(self) -> None:
        self.houses = Best()
        self.streets = Best()
        self.markets = Best()
        self.flour = Best()
        self.key: i64 = -1
        self.number: i64 = 0
        """Another one after every look."""

    def forget(self) -> None:
        self.key = -1

    def look(self, state: MilestonesState, last: bool) -> None:
        c = state.cells
        takes: i64 = state.bonuses_takeable()
        left: i64 = (c[s.SECTIONS_LEFT] * 16 + c[s.MARKETS_LEFT]) * 16 + c[s.HOUSES_LEFT]
        left = left * 16 + c[s.SACKS_LEFT]
        key: i64 = (left * 32 + takes) * 2 + (1 if last else 0)
        if key == self.key:
            return
        self.key = key
        self.number += 1
        self.look_at_houses(state, takes, last)
        self.look_at_streets(state, takes, last)
        self.look_at_markets(state, takes, last)
        self.look_at_mill(state)

    def look_at_houses(self, state: MilestonesState, takes: i64, last: bool) -> None:
        c = state.cells
        houses = self.houses
        houses.count = 0
        index: i64 = 0
        while index < c[s.LOTS]:
            lot: i64 = c[s.LOTS + 1 + index]
            value = house_value(state, lot, takes, last)
            if value > 0.0:
                houses.offer(value, lot)
            index += 1
        houses.add_up(c[s.HOUSES_LEFT])

    def look_at_streets(self, state: MilestonesState, takes: i64, last: bool) -> None:
        c = state.cells
        streets = self.streets
        streets.count = 0
        index: i64 = 0
        while index < c[s.STARTS]:
            first: i64 = c[s.STARTS + 1 + index] * m.DIRECTIONS
            direction: i64 = 0
            while direction < m.DIRECTIONS:
                middle: i64 = state.board.neighbours[first + direction]
                if middle >= 0 and can_be_middle(state, middle):
                    streets.offer(point_value(state, middle, takes, last), middle)
                direction += 1
            index += 1
        streets.add_up(c[s.SECTIONS_LEFT])

    def look_at_markets(self, state: MilestonesState, takes: i64, last: bool) -> None:
        c = state.cells
        markets = self.markets
        markets.count = 0
        index: i64 = 0
        while index < c[s.SITES]:
            point: i64 = c[s.SITES + 1 + index]
            markets.offer(point_value(state, point, takes, last), point)
            index += 1
        markets.add_up(c[s.MARKETS_LEFT])

    def look_at_mill(self, state: MilestonesState) -> None:
        c = state.cells
        flour = self.flour
        flour.count = 0
        index: i64 = 0
        while index < c[s.HUNGRY]:
            point: i64 = c[s.HUNGRY + 1 + index]
            flour.offer(float(state.flour_points(int(point))), point)
            index += 1
        flour.add_up(c[s.SACKS_LEFT])


def can_be_middle(state: MilestonesState, point: i64) -> bool:
    return state.free(point) and state.cells[s.POINT_ROOM + point] > 0


def house_value(state: MilestonesState, lot: i64, takes: i64, last: bool) -> float:
    """Its points and its bonus tile; −1 where the tile forbids it."""
    c = state.cells
    bonus: i64 = c[s.TRIANGLE_BONUS + lot]
    if bonus > 0 and not takes >> (bonus - 1) & 1:
        return -1.0
    values = state.board.values
    points: i64 = 0
    corner: i64 = 3 * lot
    end: i64 = corner + 3
    while corner < end:
        point: i64 = CORNERS[corner]
        if c[s.POINT_PIECE + point] == s.NOTHING:
            points += values[point]
        corner += 1
    result = float(points)
    if bonus > 0:
        result += 1.0 if last else 1.0 + BONUS_LATER
    return result


def point_value(state: MilestonesState, point: i64, takes: i64, last: bool) -> float:
    """The points of a milestone or a marketplace, with the bonus tile it touches."""
    result = float(state.board.values[point])
    if takes == 0:
        return result
    c = state.cells
    triangles = state.board.triangles
    at: i64 = point * m.DIRECTIONS
    end: i64 = at + m.DIRECTIONS
    while at < end:
        triangle: i64 = triangles[at]
        if triangle >= 0:
            bonus: i64 = c[s.TRIANGLE_BONUS + triangle]
            if bonus > 0 and takes >> (bonus - 1) & 1:
                result += 1.0 if last else 1.0 + BONUS_LATER
                return result
        at += 1
    return result
