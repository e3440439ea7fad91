"""Seeded games come out the same in both builds: with these numbers."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import tablestead as ts
from tests.games.keyflower.games import PLAYER_COUNTS, positions_of
from tests.games.milestones.games import SETUPS, played
from tests.games.titles import TITLES

PRIME = 2**61 - 1


def digest_of(numbers: Iterable[int]) -> int:
    digest = 0
    for number in numbers:
        digest = (digest * 31 + number) % PRIME
    return digest


@pytest.mark.parametrize(
    ("id", "games", "steps", "digest"),
    [
        ("ages", 1000, 409249, 2182877959246807775),
        ("milestones", 100, 35104, 1611209742069927118),
        ("keyflower", 40, 26730, 1502417092937410035),
    ],
)
def test_digest_of_random_games(id: str, games: int, steps: int, digest: int) -> None:
    """Positions and points at the end."""
    title = TITLES[id]
    taken, found = 0, []
    for seed in range(games):
        options = ts.Dealer(seed).settle(title.game, **title.setups[seed % len(title.setups)])
        state = title.game.start(**options)
        taken += ts.playout(state, ts.Rng(seed))
        found += [state.digest(), *state.scores()]
    assert (taken, digest_of(found)) == (steps, digest)


def test_digest_of_milestones_in_which_much_is_built() -> None:
    states = (played(setup, number)[0] for number, setup in enumerate(SETUPS))
    assert digest_of(state.digest() for state in states) == 2217110736148231556


def test_digest_of_keyflower_in_which_much_is_done_and_dealt_anew() -> None:
    """Every so manieth position of eager games, dealt anew for a seat."""
    found = []
    for players in PLAYER_COUNTS:
        for number, state in enumerate(positions_of(players, 1, every=31)):
            state.redeal(state.player if state.player >= 0 else number % players, ts.Rng(number))
            found.append(state.digest())
    assert digest_of(found) == 1882667774668694847
