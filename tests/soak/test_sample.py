"""A sample of `make soak` on every run: all setups and kinds, everything occurred at least once."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.soak.games import TITLES, play_one, report, too_rare


@pytest.mark.parametrize("id", TITLES)
def test_sample_of_random_games(id: str) -> None:
    title = TITLES[id]
    seen: Counter[str] = Counter()
    # A bot that plays otherwise may leave something out: then some more games are played.
    for index in range(2 * title.sample):
        if index >= title.sample and not too_rare(title, seen, 1):
            break
        one, _ = play_one(id, index)
        seen += one
    print(report(title, seen))
    rare = too_rare(title, seen, 1)
    assert not rare, f"never occurred: {', '.join(rare)}"
