"""A hundred seeded games come out the same in both builds: with these numbers."""

from __future__ import annotations

import tablestead as ts

from .games import SETUPS, played
from .positions import GAME

GAMES = 100
STEPS = 31076
DIGEST = 1490716685014260798
EAGER_DIGEST = 484741353411083079
PRIME = 2**61 - 1


def test_digest_of_a_hundred_random_games() -> None:
    steps, digest = 0, 0
    for seed in range(GAMES):
        options = ts.Dealer(seed).settle(GAME, **{"start": "random", **SETUPS[seed % len(SETUPS)]})
        state = GAME.start(**options)
        steps += ts.playout(state, ts.Rng(seed))
        digest = (digest * 31 + state.digest()) % PRIME
    assert (steps, digest) == (STEPS, DIGEST)


def test_digest_of_games_in_which_much_is_built() -> None:
    digest = 0
    for number, setup in enumerate(SETUPS):
        state, _ = played(setup, number)
        digest = (digest * 31 + state.digest()) % PRIME
    assert digest == EAGER_DIGEST
