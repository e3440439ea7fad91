"""A sample of `make soak` on every run: all setups and kinds, everything occurred at least once."""

from __future__ import annotations

from collections import Counter

from tests.soak.random_games import KINDS, SETUPS, play_one, report, too_rare

GAMES = 2 * len(SETUPS) * len(KINDS)


def test_sample_of_random_games() -> None:
    seen: Counter[str] = Counter()
    for index in range(GAMES):
        one, _ = play_one(index)
        seen += one
    print(report(seen))
    rare = too_rare(seen, 1)
    assert not rare, f"never occurred: {', '.join(rare)}"
