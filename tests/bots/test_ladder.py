"""Ratings: right where the answer is known, balanced, the same for a seed."""

from __future__ import annotations

import json
from itertools import combinations

import pytest

from tablestead.arena.ladder import ANCHOR, Pairing, climb, intervals, ratings
from tablestead.engine.errors import OptionError
from tablestead.engine.rng import Rng

EVEN = Pairing((0, 1), [50, 50])


def test_equal_records_are_equal_ratings() -> None:
    assert ratings([EVEN], 2) == pytest.approx([ANCHOR, ANCHOR])


def test_ten_wins_to_one_are_four_hundred_points() -> None:
    """A thousand times as many games, so that the wins everybody is given do not count."""
    found = ratings([Pairing((0, 1), [10_000_000, 1_000_000])], 2)
    assert found[0] - found[1] == pytest.approx(400, abs=0.01)


def test_the_chances_found_are_those_that_happened_at_a_table_of_three() -> None:
    found = ratings([Pairing((0, 1, 2), [600_000, 300_000, 100_000])], 3)
    strengths = [10 ** (elo / 400) for elo in found]
    assert [one / sum(strengths) for one in strengths] == pytest.approx([0.6, 0.3, 0.1], abs=1e-4)


def test_ratings_connect_who_never_met() -> None:
    found = ratings([Pairing((0, 1), [75, 25]), Pairing((1, 2), [75, 25])], 3)
    assert found[0] - found[2] == pytest.approx(2 * (found[0] - found[1]), abs=0.1)


def test_who_never_lost_has_a_rating() -> None:
    found = ratings([Pairing((0, 1), [0, 200])], 2)
    assert 800 < found[1] - found[0] < 1200


def test_an_interval_holds_its_rating_and_shrinks_with_the_games() -> None:
    widths = []
    for games in (40, 4000):
        pairings = [Pairing((0, 1), [games * 0.4, games * 0.6])]
        elos = ratings(pairings, 2)
        lows, highs = intervals(pairings, elos, Rng(1))
        assert lows[1] < elos[1] < highs[1]
        assert lows[0] == highs[0] == ANCHOR
        widths.append(highs[1] - lows[1])
    assert 8 < widths[0] / widths[1] < 12


def test_few_games_at_many_tables_are_not_drawn_together() -> None:
    """Of each four at a table the first one mostly wins, in a few games."""
    tables = [Pairing(entrants, [6, 2, 0, 0]) for entrants in combinations(range(7), 4)]
    elos = ratings(tables, 7)
    lows, highs = intervals(tables, elos, Rng(1))
    assert all(low <= elo <= high for low, elo, high in zip(lows, elos, highs, strict=True))


def test_everybody_meets_everybody_and_it_repeats_itself() -> None:
    done: list[int] = []
    one = climb("ages", ["random", "greedy", "beginner"], 4, seed=2, jobs=1, progress=done.append)
    assert done == list(range(1, 13))
    assert [rating.games for rating in one.ratings] == [8, 8, 8]
    assert one.ratings[-1].name == "random"
    assert sum(rating.wins for rating in one.ratings) == pytest.approx(12)
    two = climb("ages", ["random", "greedy", "beginner"], 4, seed=2, jobs=1)
    assert two.ratings == one.ratings
    json.dumps(one.to_dict())


def test_a_table_needs_enough_entrants() -> None:
    with pytest.raises(OptionError):
        climb("ages", ["greedy"], 2, jobs=1)
