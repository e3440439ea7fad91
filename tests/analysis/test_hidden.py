"""Keyflower: a choice is judged by what its seat could know, and a viewer is told no more than that."""

from __future__ import annotations

import msgspec
import pytest

import tablestead as ts
from tablestead.analysis import Analysis
from tablestead.analysis.cutting import Piece, cut
from tablestead.analysis.deciding import Question
from tablestead.analysis.report import Decision

from .judges import ChanceJudge, begun, golden
from .judges import chance_judge as chance_judge


def decisions() -> list[Piece]:
    turns = cut(begun(golden("keyflower", "3-greedy"), 300))
    return [piece for turn in turns for piece in turn.pieces if piece.free][::4]


def test_what_others_hold_does_not_matter() -> None:
    """The same decision with other hands behind the screens is judged the same."""
    for piece in decisions():
        other = piece.before.copy()
        other.redeal(piece.player, ts.Rng(9))
        dealt = Piece(piece.at, other, piece.player, piece.actions, True)
        one, two = (
            Question(ChanceJudge(), asked, 1, open_screens=False).answer() for asked in (piece, dealt)
        )
        assert msgspec.to_builtins(one) == msgspec.to_builtins(two)


def test_everything_is_asked_for_as_the_seat_knows_it() -> None:
    for piece in decisions():
        judge = ChanceJudge()
        Question(judge, piece, 1, open_screens=False)
        known = piece.before.game.restore(piece.before.view(piece.player)).digest()
        assert {(digest, seat) for digest, _, _, seat in judge.asked} == {(known, piece.player)}


def test_with_all_screens_open_the_difference_is_luck() -> None:
    found = 0
    for piece in decisions():
        question = Question(ChanceJudge(spread=9.0, noise=0.5), piece, 1, open_screens=True)
        decision, change = question.answer()
        if not decision.screens:
            continue
        found += 1
        for seat, luck in enumerate(decision.screens):
            assert change[seat].lead.mean == pytest.approx(0.0 - decision.effects[seat] - luck)
        assert all(line.open is not None for line in decision.lines if line.played)
    assert found


def test_a_viewer_sees_his_own_part_alone(chance_judge: ChanceJudge) -> None:
    record = begun(golden("keyflower", "3-greedy"), 200)
    analysis = Analysis(record, viewer=1)
    for turn in analysis:
        assert turn.seat in (-1, 1)
        for step in turn.steps:
            if isinstance(step, Decision):
                assert step.seat == 1
                assert all(line.open is None for line in step.lines)
                assert not step.screens
    assert {seat for _, _, _, seat in chance_judge.asked} == {1}
    report = analysis.report()
    assert report.viewer == 1
    for player in report.players:
        assert player.start + player.others - player.loss + player.luck == pytest.approx(player.result)


def test_a_viewer_is_of_no_account_where_nothing_is_hidden(chance_judge: ChanceJudge) -> None:
    assert Analysis(begun(golden("ages", "2-2009"), 40), viewer=1).report().viewer is None
