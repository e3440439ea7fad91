"""What a position is worth: points on the sheet, and what they will grow to.

A seat's value is its score now plus a weighted sum of features of its board. The weights depend on the
turns that are left (knots with straight lines between them) and come from `weights.json`, which
`python -m tablestead.bots.ages.fit` writes; the expert's for two players from `judgement.json`, which
`tablestead train ages` writes. With no turn left they are all zero: the score is the score.
"""

from __future__ import annotations

import json
from math import exp, sqrt
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.state import AgesPosition

# The features of a seat.
CONSTANT: Final = 0
CITY: Final = 1  # + city: has at least 4, 5, 6, 7 cities
CITY_PART: Final = 5  # boxes marked of unfinished cities
FOOD: Final = 6  # + piece: for the next turn, for the one after, beyond
KIND: Final = 9  # + kind: goods held
WORTH: Final = 14  # + piece of their value
OWN: Final = 18  # + development
PROGRESS: Final = 35  # + monument: share of boxes × share of points to hope for
PROGRESS2: Final = 42  # + monument: likewise, the share of boxes squared
DONE: Final = 49  # + monument: finished, so nothing more to come from it
TAKEN: Final = 56  # + monument: another one was first
SHIPS: Final = 63
LEVEL: Final = 64  # no feature: what all seats gain alike, which no decision depends on; for the advice
FEATURES: Final = 65

WORTH_STEPS: Final[tuple[float, ...]] = (0.0, 10.0, 20.0, 35.0, 1000.0)
WORTH_PIECES: Final = 4

ROUND_FEATURES: Final = 7
"""For the guess how many rounds are left: see `round_features`."""

RACE_SPAN: Final = 32
RACE: Final[tuple[float, ...]] = tuple(1 / (1 + exp(lead / 4)) for lead in range(-RACE_SPAN, RACE_SPAN + 1))
"""The chance to be first at a monument, by the boxes one is behind."""


class Weights:
    """The fitted figures of one kind of game."""

    def __init__(self, knots: list[float], table: list[float], rounds: list[float], spread: float) -> None:
        self.knots = vec[float](knots)
        self.table = vec[float](table)
        """A row of features for each knot."""
        self.rounds = vec[float](rounds)
        self.spread = spread
        """How far a difference of scores strays in one turn."""

    def at(self, turns: float) -> vec[float]:
        """The weights with so many turns left."""
        result = vec[float]([0.0] * FEATURES)
        if turns <= 0.0:
            return result
        high: i64 = 0
        last: i64 = len(self.knots) - 1
        while high < last and self.knots[high] < turns:
            high += 1
        low: i64 = high - 1
        share = 1.0  # of the higher knot
        if low < 0:
            share = min(1.0, turns / self.knots[0])
        elif turns < self.knots[high]:
            share = (turns - self.knots[low]) / (self.knots[high] - self.knots[low])
        index: i64 = 0
        while index < FEATURES:
            weight = share * self.table[high * FEATURES + index]
            if low >= 0:
                weight += (1.0 - share) * self.table[low * FEATURES + index]
            result[index] = weight
            index += 1
        return result

    def scale(self, turns: float) -> float:
        """The scale of the logistic curve that turns a lead into a chance to win."""
        return 0.15 + 0.55 * self.spread * sqrt(turns)


# The parts of the weighted sum that a turn can change


def cities_part(w: vec[float], cities: i64, boxes: i64) -> float:
    """`boxes`: marked in cities that are not finished."""
    value = w[CITY_PART] * float(boxes)
    more: i64 = 0
    while more < cities - m.FIRST_CITIES:
        value += w[CITY + more]
        more += 1
    return value


def food_part(w: vec[float], cities: i64, food: i64) -> float:
    near: i64 = min(food, cities)
    later: i64 = min(food - near, cities)
    return w[FOOD] * float(near) + w[FOOD + 1] * float(later) + w[FOOD + 2] * float(food - near - later)


def goods_part(w: vec[float], goods: vec[i64]) -> float:
    worth: i64 = 0
    value = 0.0
    kind: i64 = 0
    while kind < m.KINDS:
        held: i64 = goods[kind]
        value += w[KIND + kind] * float(held)
        worth += (kind + 1) * held * (held + 1) // 2
        kind += 1
    rest = float(worth)
    piece: i64 = 0
    while piece < WORTH_PIECES:
        size = min(rest, WORTH_STEPS[piece + 1] - WORTH_STEPS[piece])
        value += w[WORTH + piece] * size * 0.1
        rest -= size
        piece += 1
    return value + float(worth) * 0.0001  # goods break ties (A-E3)


def hope(edition: i64, monument: i64, taken: bool, left: i64, rival_left: i64) -> float:
    """The share of a monument's points that an unfinished one may bring; `rival_left` 99: no rival."""
    if rival_left == 99 and not taken:
        return 1.0
    later = float(m.MONUMENT_LATER[edition * m.MONUMENTS + monument]) / float(m.MONUMENT_FIRST[monument])
    if taken:
        return later
    behind: i64 = left - rival_left
    return later + (1.0 - later) * RACE[behind + RACE_SPAN]


def monument_part(
    w: vec[float], edition: i64, monument: i64, marked: i64, taken: bool, rival_left: i64
) -> float:
    """`taken`: another seat was the first to finish it."""
    boxes: i64 = m.MONUMENT_BOXES[monument]
    if marked == boxes:
        return w[DONE + monument]
    value = w[TAKEN + monument] if taken else 0.0
    if marked > 0:
        share = float(marked) / float(boxes)
        hoped = hope(edition, monument, taken, boxes - marked, rival_left)
        value += (w[PROGRESS + monument] + w[PROGRESS2 + monument] * share) * share * hoped
    return value


def rival_left(state: AgesPosition, seat: i64, monument: i64) -> i64:
    """The fewest boxes that an opponent still has to mark; 99 without opponents."""
    c = state.cells
    least: i64 = 99
    other: i64 = 0
    while other < c[s.PLAYERS]:
        if other != seat:
            marked: i64 = c[s.SEATS + other * s.SEAT_CELLS + s.SEAT_BOXES + m.CITIES + monument]
            least = min(least, m.MONUMENT_BOXES[monument] - marked)
        other += 1
    return least


def goods_of(state: AgesPosition, seat: i64) -> vec[i64]:
    base: i64 = s.SEATS + seat * s.SEAT_CELLS + s.SEAT_GOODS
    return state.cells[base : base + m.KINDS]


def city_boxes(state: AgesPosition, seat: i64) -> i64:
    """Boxes marked in cities that are not finished."""
    boxes: i64 = 0
    city: i64 = 0
    while city < m.CITIES:
        marked: i64 = state.cells[s.SEATS + seat * s.SEAT_CELLS + s.SEAT_BOXES + city]
        if marked < m.CITY_BOXES[city]:
            boxes += marked
        city += 1
    return boxes


def owned_part(state: AgesPosition, seat: i64, w: vec[float]) -> float:
    """Developments, ships, and the constant."""
    base: i64 = s.SEATS + seat * s.SEAT_CELLS
    c = state.cells
    value = w[CONSTANT] + w[SHIPS] * float(c[base + s.SEAT_SHIPS])
    development: i64 = 0
    while development < m.DEVELOPMENTS:
        if c[base + s.SEAT_OWNS + development] != 0:
            value += w[OWN + development]
        development += 1
    return value


def monuments_part(state: AgesPosition, seat: i64, w: vec[float]) -> float:
    c = state.cells
    value = 0.0
    monument: i64 = 0
    while monument < m.MONUMENTS:
        marked: i64 = c[s.SEATS + seat * s.SEAT_CELLS + s.SEAT_BOXES + m.CITIES + monument]
        if marked >= 0:
            first: i64 = c[s.FIRST_BY + monument]
            taken = first != 0 and first != seat + 1
            rival: i64 = rival_left(state, seat, monument)
            value += monument_part(w, c[s.EDITION], monument, marked, taken, rival)
        monument += 1
    return value


def future(state: AgesPosition, seat: i64, w: vec[float]) -> float:
    """The points a seat may expect on top of its score."""
    c = state.cells
    base: i64 = s.SEATS + seat * s.SEAT_CELLS
    cities: i64 = c[base + s.SEAT_CITIES]
    return (
        owned_part(state, seat, w)
        + cities_part(w, cities, city_boxes(state, seat))
        + food_part(w, cities, c[base + s.SEAT_FOOD])
        + goods_part(w, goods_of(state, seat))
        + monuments_part(state, seat, w)
    )


def features(state: AgesPosition, seat: int) -> list[float]:
    """The features themselves, for fitting: `future` is their product with the weights."""
    one = vec[float]([0.0] * FEATURES)
    nothing = future(state, seat, one)
    result: list[float] = []
    for index in range(FEATURES):
        one[index] = 1.0
        result.append(future(state, seat, one) - nothing)
        one[index] = 0.0
    return result


# How long the game will last


def round_features(state: AgesPosition, extra: i64) -> vec[float]:
    """What tells how many rounds are left; `extra` developments are about to be bought by the active seat."""
    c = state.cells
    players: i64 = c[s.PLAYERS]
    needed: i64 = m.DEVELOPMENTS_TO_END[c[s.EDITION]]
    least: i64 = needed
    sum_needed: i64 = 0
    cities: i64 = 0
    boxes: i64 = 0
    seat: i64 = 0
    while seat < players:
        base: i64 = s.SEATS + seat * s.SEAT_CELLS
        missing: i64 = needed - c[base + s.SEAT_DEVELOPMENTS]
        if seat == c[s.ACTIVE]:
            missing -= extra
        least = min(least, missing)
        sum_needed += missing
        cities += c[base + s.SEAT_CITIES]
        seat += 1
    monument: i64 = 0
    while monument < m.MONUMENTS:
        if c[s.SEATS + s.SEAT_BOXES + m.CITIES + monument] >= 0 and c[s.FIRST_BY + monument] == 0:
            boxes += rival_left(state, 99, monument)
        monument += 1
    by_monuments = min(8.0, float(boxes) / float(cities))
    played: i64 = (c[s.ACTIVE] + players - c[s.START]) % players + 1  # of this round
    return vec[float]([
        1.0,
        float(least),
        float(sum_needed) / float(players),
        by_monuments,
        min(float(least), by_monuments),
        float(cities) / float(players),
        float(played) / float(players),
    ])  # fmt: skip


def rounds_left(state: AgesPosition, weights: Weights, extra: i64) -> float:
    """Rounds after this one: known alone and at the end, else guessed."""
    c = state.cells
    if c[s.PLAYERS] == 1:
        return float(m.SOLO_ROUNDS[c[s.EDITION]] - c[s.ROUND])
    if c[s.LAST_ROUND] != 0:
        return 0.0
    row = round_features(state, extra)
    if row[1] <= 0.0:
        return 0.0
    guess = 0.0
    index: i64 = 0
    while index < ROUND_FEATURES:
        guess += row[index] * weights.rounds[index]
        index += 1
    return min(max(guess, 0.6), float(m.ROUND_LIMIT - c[s.ROUND]))


def yet_to_play(state: AgesPosition, seat: i64) -> bool:
    """Whether a seat's turn of this round is still to come, after the active one's."""
    c = state.cells
    players: i64 = c[s.PLAYERS]
    start: i64 = c[s.START]
    return (seat + players - start) % players > (c[s.ACTIVE] + players - start) % players


# The weights of every kind of game


ABOUT: Final = "about"
"""Beside the weights: how they were made."""


def load(path: Path) -> dict[str, Weights]:
    """By kind of game; nothing where there is no file."""
    if not path.exists():
        return {}
    result: dict[str, Weights] = {}
    for name, entry in json.loads(path.read_text(encoding="utf-8")).items():
        if name == ABOUT:
            continue
        table: list[float] = []
        for row in entry["table"]:
            table.extend(float(weight) for weight in row)
        knots = [float(knot) for knot in entry["knots"]]
        rounds = [float(weight) for weight in entry["rounds"]]
        result[name] = Weights(knots, table, rounds, float(entry["spread"]))
    return result


def by_hand() -> Weights:
    """A rough guess, where the fit begins."""
    knots = [1.0, 3.0, 6.0, 10.0]
    table: list[float] = []
    for knot in knots:
        row = [0.0] * FEATURES
        row[CONSTANT] = 6.0 * knot
        for city in range(m.CITIES):
            row[CITY + city] = 1.1 * (knot - 0.7)
        row[CITY_PART] = 0.2 * (knot - 0.7)
        row[FOOD] = 0.7
        row[FOOD + 1] = 0.4 if knot > 1 else 0.1
        for piece in range(WORTH_PIECES):
            row[WORTH + piece] = 1.6
        for development in range(m.DEVELOPMENTS):
            row[OWN + development] = 0.3 * knot
        row[OWN + m.COINAGE] = row[OWN + m.MASONRY] = 0.8 * knot
        row[OWN + m.AGRICULTURE] = 0.6 * knot
        row[OWN + m.ARCHITECTURE] = row[OWN + m.EMPIRE] = 0.2 * knot
        for monument in range(m.MONUMENTS):
            row[PROGRESS + monument] = 0.75 * m.MONUMENT_FIRST[monument] if knot > 1 else 0.3
            row[PROGRESS2 + monument] = 0.1 * m.MONUMENT_FIRST[monument]
        table.extend(row)
    return Weights(knots, table, [0.2, 1.0, 0.2, 0.0, 0.0, 0.0, 0.5], 4.0)


WEIGHTS: Final[dict[str, Weights]] = load(Path(__file__).with_name("weights.json"))
LEARNED: Final[dict[str, Weights]] = load(Path(__file__).with_name("judgement.json"))
"""The expert's, of the kinds of game it has learned."""


def weights_name(players: int, edition: int) -> str:
    return f"{players} {m.EDITION_IDS[edition]}"


def weights_for(players: int, edition: int) -> Weights:
    """The weights of this kind of game, else of the nearest one that was fitted."""
    editions = [edition, m.REPRINT, m.E2009, m.LATE]
    counts = [1] if players == 1 else [players, 2, 3, 4]
    for count in counts:
        for other in editions:
            name = weights_name(count, other)
            if name in WEIGHTS:
                return WEIGHTS[name]
    return by_hand()
