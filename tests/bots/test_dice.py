"""The reroll tables against plain enumeration of dice."""

from __future__ import annotations

import random
from functools import cache
from itertools import product

import pytest
from librt.vecs import vec

from tablestead.bots.ages.dice import Rerolls
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m


def values_for(dice: int, seed: int) -> list[float]:
    rng = random.Random(seed)
    values = [0.0] * a.RANKS
    for rank in range(a.FIRST_RANK[dice], a.FIRST_RANK[dice + 1]):
        values[rank] = rng.uniform(-5, 20)
    return values


def rank(dice: tuple[int, ...]) -> int:
    return a.rank_of([dice.count(face) for face in range(m.FACES)])


class Plain:
    """Ordered dice, every subset, every outcome."""

    def __init__(self, values: list[float], locked: bool, leadership: bool) -> None:
        self.values = values
        self.locked = locked
        self.leadership = leadership
        self.value = cache(self._value)

    def over(self, dice: tuple[int, ...]) -> float:
        best = self.values[rank(dice)]
        if self.leadership:
            for at in range(len(dice)):
                led = [self.values[rank((*dice[:at], face, *dice[at + 1 :]))] for face in range(m.FACES)]
                best = max(best, sum(led) / 6)
        return best

    def _value(self, dice: tuple[int, ...], rerolls: int) -> float:
        best = self.over(dice)
        if rerolls == 0:
            return best
        for again in product((False, True), repeat=len(dice)):
            if not any(again):
                continue
            if self.locked and any(
                chosen and face == m.FACE_SKULL for chosen, face in zip(again, dice, strict=True)
            ):
                continue
            results = [
                self.value(tuple(sorted(landed)), rerolls - 1)
                for landed in product(
                    *(range(m.FACES) if chosen else (face,) for chosen, face in zip(again, dice, strict=True))
                )
            ]
            best = max(best, sum(results) / len(results))
        return best


@pytest.mark.parametrize("leadership", [False, True])
@pytest.mark.parametrize("locked", [False, True])
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_equal_to_enumeration(dice: int, locked: bool, leadership: bool) -> None:
    values = values_for(dice, dice)
    tables = Rerolls(dice, vec[float](values), locked, leadership)
    plain = Plain(values, locked, leadership)
    every = [tuple(sorted(rolled)) for rolled in product(range(m.FACES), repeat=dice)]
    for rolled in set(every):
        for rolls in (1, 2, 3):
            assert tables.value(rank(rolled), rolls) == pytest.approx(plain.value(rolled, 3 - rolls))
    start = sum(plain.value(rolled, 2) for rolled in every) / len(every)
    assert tables.start == pytest.approx(start)


@pytest.mark.parametrize("leadership", [False, True])
def test_what_is_kept_is_part_of_the_dice(leadership: bool) -> None:
    dice = 5
    tables = Rerolls(dice, vec[float](values_for(dice, 1)), True, leadership)
    for number in range(a.FIRST_RANK[dice], a.FIRST_RANK[dice + 1]):
        faces = a.faces_of(number)
        for rolls in (1, 2):
            kept = a.faces_of(tables.keep(number, rolls))
            assert all(kept[face] <= faces[face] for face in range(m.FACES))
            assert kept[m.FACE_SKULL] == faces[m.FACE_SKULL]


def test_more_rolls_and_freer_skulls_are_never_worse() -> None:
    values = vec[float](values_for(4, 2))
    locked = Rerolls(4, values, True, False)
    free = Rerolls(4, values, False, False)
    led = Rerolls(4, values, True, True)
    for number in range(a.FIRST_RANK[4], a.FIRST_RANK[5]):
        assert locked.value(number, 1) >= locked.value(number, 2) >= locked.value(number, 3)
        assert free.value(number, 1) >= locked.value(number, 1) - 1e-9
        assert led.value(number, 1) >= locked.value(number, 1) - 1e-9


def test_the_mean_of_the_value_itself_is_the_value() -> None:
    """Of every way to roll on; the best of them is what the dice are worth."""
    values = vec[float](values_for(4, 3))
    for leadership in (False, True):
        tables = Rerolls(4, values, True, leadership)
        assert tables.mean(values) == pytest.approx(tables.start)
        for number in range(a.FIRST_RANK[4], a.FIRST_RANK[5], 7):
            faces = a.faces_of(number)
            leads = [a.LEAD + face for face in range(m.FACES) if faces[face] and leadership]
            faces[m.FACE_SKULL] = 0
            for rolls in (1, 2):
                ways = [*a.rerolls_from(a.rank_of(faces)), *leads]
                worths = [tables.outlook(values, number, rolls, way) for way in ways]
                assert all(worth == pytest.approx(mean) for worth, mean in worths)
                assert max(worth for worth, _ in worths) == pytest.approx(tables.value(number, rolls))
