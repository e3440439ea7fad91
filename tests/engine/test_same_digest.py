"""A thousand seeded games come out the same in both builds: with these numbers."""

from __future__ import annotations

import tablestead as ts
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
