"""The combinations that are looked at hold every pair."""

from __future__ import annotations

from itertools import product

import pytest

from tests.browser.covering import SOAK, covering, pairs, rows

FACTORS = [
    (range(17), ("en", "hu", "fr"), ("wide", "phone")),
    (range(2), ("en", "hu", "fr"), range(11)),
    (("en", "hu", "fr"), range(5), range(3)),
]


@pytest.mark.parametrize("factors", FACTORS)
def test_every_pair_is_met_in_few_combinations(factors: tuple[range, ...]) -> None:
    chosen, every = covering(*factors), list(product(*factors))
    assert set().union(*map(pairs, chosen)) == set().union(*map(pairs, every))
    longest, second = sorted(map(len, factors))[:0:-1]
    assert longest * second <= len(chosen) < len(every)
    assert chosen == covering(*factors)


def test_all_combinations_are_met_in_a_soak(monkeypatch: pytest.MonkeyPatch) -> None:
    for factors in FACTORS:
        monkeypatch.setenv(SOAK, "1")
        assert rows(*factors) == list(product(*factors))
        monkeypatch.delenv(SOAK)
        assert rows(*factors) == covering(*factors)
