"""How lines are compared: on the same futures, twice, and marked only where the difference is clear."""

from __future__ import annotations

from statistics import fmean

import pytest

from tablestead.analysis.cutting import Piece, cut
from tablestead.analysis.deciding import PLAYED, Question, lost_share
from tablestead.analysis.futures import Futures, estimate, is_clear, trust
from tablestead.analysis.judge import seed_of
from tablestead.analysis.marks import GRADES, grade_of, mark_of, worst
from tablestead.analysis.report import Estimate

from .judges import ChanceJudge, begun, golden


def decisions(game: str = "ages", name: str = "2-2009", count: int = 200) -> list[Piece]:
    turns = cut(begun(golden(game, name), count))
    return [piece for turn in turns for piece in turn.pieces if piece.free]


def test_the_same_futures_for_both_lines() -> None:
    """What two lines have in common cancels out."""
    one, other = Futures(2), Futures(2)
    for number in range(20):
        shared = float(number * number)
        one.add([shared + 3.0, 10.0], [0.5, 0.5])
        other.add([shared + 1.0, 10.0], [0.5, 0.5])
    difference = one.minus(other)[0].lead
    assert difference.mean == pytest.approx(2.0)
    assert difference.error == pytest.approx(0.0)
    assert estimate([row[1][0] for row in one.rows]).error > 10


def test_both_lines_are_asked_for_in_one_look() -> None:
    judge = ChanceJudge()
    for piece in decisions():
        judge.asked.clear()
        Question(judge, piece, 1, open_screens=False)
        for _, lines, seed, _ in judge.asked[1:]:
            assert (lines, seed) == (2, seed_of(1, piece.at, "second"))


def test_the_second_look_takes_away_the_bias_of_the_best_of_many() -> None:
    """All lines are equal but for noise: the look that finds the best overrates it, the second does not."""
    judge = ChanceJudge(spread=0.0, noise=10.0)
    first: list[float] = []
    second: list[float] = []
    for game, name in (("ages", "2-2009"), ("ages", "2-late"), ("milestones", "2-standard")):
        for piece in decisions(game, name, 400):
            question = Question(judge, piece, 3, open_screens=False)
            lines = [question.lines[index] for index in (question.order[0], PLAYED)]
            if question.order[0] == PLAYED:
                continue
            for look, n, found in (("first", 3, first), ("second", 5, second)):
                best, played = judge.look(piece.before, lines, n, seed_of(3, piece.at, look), None)
                found.append(best.minus(played)[piece.player].lead.mean)
    assert len(first) > 60
    assert fmean(first) > 1.0
    assert not is_clear(estimate(second))


def test_noise_alone_costs_little() -> None:
    judge = ChanceJudge(spread=0.0, noise=1.0)
    answers = [
        Question(judge, piece, 5, open_screens=False).answer()[0]
        for piece in decisions("milestones", "2-standard", 400)
    ]
    marked = [decision for decision in answers if decision.mark in ("mistake", "blunder")]
    assert len(answers) > 40
    assert len(marked) <= 0.05 * len(answers)
    assert fmean(decision.loss for decision in answers) < 0.2


@pytest.mark.parametrize(
    ("difference", "clear", "share"),
    [
        (Estimate(2.0, 0.5, 10), True, 1 - 0.25**2),
        (Estimate(0.9, 0.5, 10), False, 1 - (5 / 9) ** 2),
        (Estimate(0.4, 0.5, 10), False, 0.0),
        (Estimate(-2.0, 0.5, 10), True, 1 - 0.25**2),
        (Estimate(0.3), True, 1.0),
    ],
)
def test_what_is_clear_and_what_counts(difference: Estimate, clear: bool, share: float) -> None:
    assert is_clear(difference) is clear
    assert trust(difference) == pytest.approx(share)
    assert lost_share(difference) == pytest.approx(share if difference.mean > 0.0 else 0.0)


@pytest.mark.parametrize(
    ("loss", "win_loss", "win", "mark"),
    [
        (0.4, 0.02, 0.5, ""),
        (0.5, 0.0, 0.5, "slip"),
        (0.0, 0.03, 0.5, "slip"),
        (1.5, 0.0, 0.5, "mistake"),
        (0.0, 0.07, 0.5, "mistake"),
        (3.0, 0.0, 0.5, "blunder"),
        (0.1, 0.15, 0.5, "blunder"),
        (3.0, 0.0, 0.995, "slip"),
        (3.0, 0.0, None, "blunder"),
    ],
)
def test_marks(loss: float, win_loss: float, win: float | None, mark: str) -> None:
    assert mark_of(loss, win_loss, win) == mark


def test_a_turn_is_as_bad_as_its_worst_decision() -> None:
    assert worst(["", "slip", "mistake"]) == "mistake"
    assert worst([]) == ""


@pytest.mark.parametrize("game", ["ages", "milestones", "keyflower"])
def test_grades_go_from_the_expert_to_the_beginner(game: str) -> None:
    assert list(GRADES[game]) == sorted(GRADES[game])
    assert grade_of(game, 0.0) == "expert"
    assert grade_of(game, 99.0) == "beginner"
    between = (GRADES[game][0] + GRADES[game][1]) / 2
    assert grade_of(game, between) == "strong"


def test_the_lines_that_are_told_are_as_far_apart_as_the_difference_says() -> None:
    judge = ChanceJudge()
    found = 0
    for piece in decisions("milestones", "2-standard", 300):
        decision = Question(judge, piece, 2, open_screens=False).answer()[0]
        best, played = decision.lines[0], next(line for line in decision.lines if line.played)
        assert best.outlook.lead.mean - played.outlook.lead.mean == pytest.approx(decision.difference.mean)
        found += decision.loss > 0.0
    assert found > 10


def test_of_a_difference_counts_what_lasts() -> None:
    whole, half = ChanceJudge(), ChanceJudge()
    half.lasting = 0.5
    found = 0
    for piece in decisions("milestones", "2-standard", 300):
        one, other = (Question(judge, piece, 2, open_screens=False).answer()[0] for judge in (whole, half))
        assert other.difference.mean == pytest.approx(0.5 * one.difference.mean)
        assert other.loss == pytest.approx(0.5 * one.loss)
        assert [line.actions for line in other.lines] == [line.actions for line in one.lines]
        found += one.loss > 0.0
    assert found > 10


def test_what_ends_the_game_lasts() -> None:
    judge = ChanceJudge()
    judge.lasting = 0.5
    question = Question(judge, decisions()[0], 2, open_screens=False)
    won, lost = Futures(2), Futures(2)
    for _ in range(5):
        won.add([40.0, 30.0], [1.0, 0.0])
        lost.add([30.0, 32.0], [0.0, 1.0])
    change = question.change({PLAYED: lost, 1: won}, 1)[0]
    assert change.lead == Estimate(12.0, 0.0, 5)
    assert change.win == Estimate(1.0, 0.0, 5)


def test_a_chance_to_win_stays_one() -> None:
    """Futures that are freed of luck may go beyond 0 and 1, and so may their mean."""
    futures = Futures(2)
    for extra in (0.1, 0.3):
        futures.add([30.0, 10.0], [1.0 + extra, -extra])
    wins = [one.win for one in futures.outlooks()]
    assert [win and win.mean for win in wins] == [1.0, 0.0]


def test_the_best_line_stands_first_and_no_other_is_told_to_be_better() -> None:
    judge = ChanceJudge()
    for piece in decisions("milestones", "2-standard", 300):
        question = Question(judge, piece, 2, open_screens=False)
        lines = question.told()
        assert sum(line.played for line in lines) == 1
        assert lines[0].actions == question.lines[question.best]
        worths = [
            100 * line.outlook.win.mean + 0.2 * line.outlook.lead.mean for line in lines if line.outlook.win
        ]
        assert worths == sorted(worths, reverse=True)
