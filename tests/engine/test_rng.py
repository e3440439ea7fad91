"""The random generator: even, reproducible, the same numbers in both builds."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablestead.engine.rng import OsRng, Rng

NUMBERS_OF_SEED_7 = [3498873660, 2285441868, 2861207836, 985314743]
FIRST_NUMBERS = [1215045146, 3308172236, 3619796534, 2663129494]
DICE_OF_SEED_1 = [4, 4, 3, 5, 5, 1, 0, 1, 2, 3, 5, 0, 4, 2, 2, 3, 1, 2, 3, 3]


def test_numbers_written_down() -> None:
    """The same on every machine, compiled or not."""
    rng = Rng(7)
    assert [int(rng.next32()) for _ in range(4)] == NUMBERS_OF_SEED_7
    assert [int(Rng(seed).next32()) for seed in (0, 1, -1, 10**30)] == FIRST_NUMBERS
    dice = Rng(1)
    assert [int(dice.below(6)) for _ in range(20)] == DICE_OF_SEED_1


def test_same_seed_same_numbers_other_seed_others() -> None:
    first, second, other = Rng(3), Rng(3), Rng(4)
    numbers = [int(first.next32()) for _ in range(50)]
    assert numbers == [int(second.next32()) for _ in range(50)]
    assert numbers != [int(other.next32()) for _ in range(50)]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 100])
def test_below_is_even(n: int) -> None:
    """Chi-square with n − 1 degrees of freedom, far below the 0.1 % bound."""
    rng, draws = Rng(n), 20_000
    seen = Counter(int(rng.below(n)) for _ in range(draws))
    assert sorted(seen) == list(range(n))
    expected = draws / n
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    degrees = n - 1
    assert chi_square < degrees + 4 * (2 * degrees) ** 0.5 + 6


def test_pairs_are_even() -> None:
    """Draws that follow each other do not hang together."""
    rng, draws = Rng(99), 36_000
    seen = Counter((int(rng.below(6)), int(rng.below(6))) for _ in range(draws))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in seen.values())
    assert len(seen) == 36
    assert chi_square < 35 + 4 * 70**0.5 + 6


@given(st.integers(1, 2**31), st.integers())
def test_below_stays_below(n: int, seed: int) -> None:
    rng = Rng(seed)
    for _ in range(20):
        assert 0 <= rng.below(n) < n


def test_every_bit_is_used() -> None:
    rng = Rng(5)
    ones = [0] * 32
    for _ in range(4000):
        number = int(rng.next32())
        for bit in range(32):
            ones[bit] += number >> bit & 1
    assert all(1800 < count < 2200 for count in ones)


def test_chance_lies_in_the_unit_interval() -> None:
    rng = Rng(2)
    draws = [rng.chance() for _ in range(5000)]
    assert 0 <= min(draws) < 0.01
    assert 0.99 < max(draws) < 1
    assert abs(sum(draws) / 5000 - 0.5) < 0.02


def test_the_operating_system_gives_other_numbers_every_time() -> None:
    first, second = OsRng(), OsRng()
    assert [int(first.next32()) for _ in range(4)] != [int(second.next32()) for _ in range(4)]
    seen = Counter(int(first.below(6)) for _ in range(600))
    assert sorted(seen) == list(range(6))
