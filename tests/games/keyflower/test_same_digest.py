"""Seeded games come out the same in both builds: with these numbers."""

from __future__ import annotations

import tablestead as ts

from .games import PLAYER_COUNTS, positions_of
from .positions import new

GAMES = 40
STEPS = 26730
DIGEST = 1502417092937410035
EAGER_DIGEST = 1882667774668694847
PRIME = 2**61 - 1


def test_digest_of_forty_random_games() -> None:
    steps, digest = 0, 0
    for seed in range(GAMES):
        state = new(PLAYER_COUNTS[seed % len(PLAYER_COUNTS)])
        steps += ts.playout(state, ts.Rng(seed))
        digest = (digest * 31 + state.digest()) % PRIME
        for points in state.scores():
            digest = (digest * 31 + points) % PRIME
    assert (steps, digest) == (STEPS, DIGEST)


def test_digest_of_redealt_games_in_which_much_is_done() -> None:
    """Every so manieth position of eager games, dealt anew for a seat."""
    digest = 0
    for players in PLAYER_COUNTS:
        for number, state in enumerate(positions_of(players, 1, every=31)):
            state.redeal(state.player if state.player >= 0 else number % players, ts.Rng(number))
            digest = (digest * 31 + state.digest()) % PRIME
    assert digest == EAGER_DIGEST
