"""A thousand seeded games come out the same in both builds: with these numbers."""

from __future__ import annotations

import os

import pytest

import tablestead as ts
from tablestead.engine import game as engine_game
from tablestead.engine import rng as engine_rng
from tablestead.games.ages import rules
from tests.engine.positions import SETUPS

GAMES = 1000
STEPS = 409249
DIGEST = 285606754159421675
PRIME = 2**61 - 1


def test_digest_of_a_thousand_games() -> None:
    game = ts.game("ages")
    steps, digest = 0, 0
    for seed in range(GAMES):
        state = game.start(**SETUPS[seed % len(SETUPS)])
        steps += ts.playout(state, ts.Rng(seed))
        digest = (digest * 31 + state.digest()) % PRIME
    assert (steps, digest) == (STEPS, DIGEST)


def test_this_is_the_expected_build() -> None:
    """`make test` runs the tests on both builds and says which it means."""
    expected = os.environ.get("TABLESTEAD_EXPECT", "")
    if not expected:
        pytest.skip("TABLESTEAD_EXPECT is not set")
    for module in (engine_game, engine_rng, rules):
        build = "pure" if str(module.__file__).endswith(".py") else "compiled"
        assert build == expected, module.__file__
