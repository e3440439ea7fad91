"""The three answers: where a game turned."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

import tablestead as ts
from tablestead.analysis.report import Decision, Estimate, Line, Outlook, Point, Step, Turn
from tablestead.analysis.summing import LEAST_GRADED, is_open, players_of, turning


def point(at: int, win: float) -> Point:
    """What two may expect."""
    nothing = Estimate(0.0, 0.0, 1)
    chances = (win, 1 - win)
    return Point(at, [Outlook(nothing, nothing, Estimate(chance, 0.0, 1)) for chance in chances])


def game(*chances: float) -> list[Turn]:
    """A game of two, by the first one's chance to win before each turn and at the end."""
    return [
        Turn(n, 1 + n // 2, n % 2, n, 1, [], point(n, before), point(n + 1, after), 0, 0, [0, 0], "", [0, 0])
        for n, (before, after) in enumerate(pairwise(chances))
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_turn_that_changed_most_for_good(seat: int) -> None:
    assert turning(seat, game(0.5, 0.55, 0.2, 0.25, 0.1, 0.0)) == 1
    assert turning(seat, game(0.5, 0.4, 0.45, 0.5, 0.9, 1.0)) == 3


@pytest.mark.parametrize("seat", [0, 1])
def test_what_the_next_turn_takes_back_has_turned_nothing(seat: int) -> None:
    assert turning(seat, game(0.55, 0.45, 0.38, 0.01, 0.37, 0.12, 0.08, 0.03, 0.0)) == 4
    assert turning(seat, game(0.5, 0.5, 0.95, 0.5, 0.5, 0.2, 0.2, 0.0)) == 4


@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_turns_towards_its_result(seat: int) -> None:
    assert turning(seat, game(0.5, 0.8, 0.8, 0.3, 0.35, 0.6, 0.8, 1.0)) == 0


def test_a_deal_turns_nothing() -> None:
    deal, *turns = game(0.5, 0.2, 0.1, 0.0)
    assert turning(0, [msgspec.structs.replace(deal, seat=-1), *turns]) == 1


def judged(best: float, win_loss: float) -> Decision:
    outlook = Outlook(Estimate(0.0), Estimate(0.0), Estimate(best))
    line = Line([], "", [], outlook, played=True)
    difference = Estimate(0.0)
    return Decision(0, 1, 0, "", [line], difference, difference, 18.0, win_loss, [-18.0, 18.0], "")


@pytest.mark.parametrize(
    ("best", "win_loss", "counts"),
    [(0.5, 0.0, True), (1.0, 0.0, False), (1.0, 0.17, True), (0.0, 0.0, False)],
)
def test_a_win_that_is_given_away_counts(best: float, win_loss: float, counts: bool) -> None:
    assert is_open(judged(best, win_loss)) is counts


@pytest.mark.parametrize("count", [LEAST_GRADED - 1, LEAST_GRADED])
def test_of_few_decisions_nobody_can_tell_a_level(count: int) -> None:
    steps: list[Step] = [judged(0.5, 0.0)] * count
    turn = msgspec.structs.replace(game(0.5, 0.5)[0], steps=steps)
    record = ts.Record(ts.game("ages"), {"players": 2})
    ends = turn.before.outlooks
    assert bool(players_of(record, [turn], ends, ends)[0].grade) is (count == LEAST_GRADED)


def test_of_nothing_there_is_none() -> None:
    assert turning(0, []) == -1
