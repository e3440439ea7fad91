"""Start + decisions of others − own losses + luck = result, without a rest, for every player."""

from __future__ import annotations

import pytest

from tablestead.analysis import Analysis, marks
from tablestead.analysis.report import Chance, Decision

from .judges import ChanceJudge, begun, golden
from .judges import chance_judge as chance_judge

GAMES = [
    *(("ages", name) for name in ("1-2009", "2-2009", "2-late-trade", "3-reprint", "4-late-trade")),
    *(("milestones", name) for name in ("2-standard", "3-random", "4-tiles")),
    *(("keyflower", name) for name in ("2-greedy", "3-eager", "4-greedy", "5-eager", "6-greedy")),
]
MOST = 180
"""Actions of a game: some go on for very long."""


def finished(analysis: Analysis) -> Analysis:
    for _ in analysis:
        pass
    return analysis


@pytest.mark.parametrize(("game", "name"), GAMES)
def test_nothing_is_left_over(chance_judge: ChanceJudge, game: str, name: str) -> None:
    report = finished(Analysis(begun(golden(game, name), MOST))).report()
    assert report.analysed_from == 0
    assert sum(player.decisions for player in report.players) > 10
    for player in report.players:
        parts = player.start + player.others - player.loss + player.luck
        assert parts == pytest.approx(player.result, abs=1e-9)
        assert player.without_luck == pytest.approx(player.result - player.luck, abs=1e-9)


def test_a_finished_game_ends_with_its_result(chance_judge: ChanceJudge) -> None:
    record = golden("ages", "3-2009")
    report = finished(Analysis(record)).report()
    scores = record.state().scores()
    assert report.scores == scores
    assert [one.result for one in report.players] == [
        score - max(other for seat, other in enumerate(scores) if seat != own)
        for own, score in enumerate(scores)
    ]


@pytest.mark.parametrize("game", ["ages", "milestones", "keyflower"])
def test_it_holds_turn_by_turn_while_it_runs(chance_judge: ChanceJudge, game: str) -> None:
    name = {"ages": "2-2009", "milestones": "2-standard", "keyflower": "2-greedy"}[game]
    analysis = Analysis(begun(golden(game, name), 120))
    for turn in analysis:
        for seat, (before, after) in enumerate(zip(turn.before.outlooks, turn.after.outlooks, strict=True)):
            own = sum(s.loss for s in turn.steps if isinstance(s, Decision) and s.seat == seat)
            change = after.lead.mean - before.lead.mean
            assert change == pytest.approx(turn.others[seat] - own + turn.luck[seat], abs=1e-9)
        report = analysis.report()
        assert report.analysed_from == turn.number
        for player in report.players:
            assert player.start + player.others - player.loss + player.luck == pytest.approx(player.result)


def test_the_turns_hold_all_actions_in_their_order(chance_judge: ChanceJudge) -> None:
    for game, name in (("ages", "4-late-trade"), ("milestones", "3-random"), ("keyflower", "3-greedy")):
        record = begun(golden(game, name), MOST)
        report = finished(Analysis(record)).report()
        at = 0
        for number, turn in enumerate(report.turns):
            assert (turn.number, turn.at) == (number, at)
            for step in turn.steps:
                assert turn.at <= step.at
                assert step.at + step.count <= turn.at + turn.count
            at += turn.count
        assert at == len(record.actions)


def test_only_choices_are_decisions(chance_judge: ChanceJudge) -> None:
    """Building is one decision, not one per box; where there is nothing to choose there is none."""
    record = begun(golden("ages", "2-2009"), 60)
    report = finished(Analysis(record)).report()
    for turn in report.turns:
        for step in turn.steps:
            state = record.state(step.at)
            if isinstance(step, Chance):
                assert state.player < 0
                continue
            legal = []
            for action in record.actions[step.at : step.at + step.count]:
                assert state.player == step.seat
                legal.append(len(state.legal()))
                state.apply(action)
            assert max(legal) > 1
            assert state.player != step.seat or record.game.ends_turn(
                record.actions[step.at + step.count - 1]
            )


def test_it_goes_on_from_turns_that_are_known(chance_judge: ChanceJudge) -> None:
    """As after a restart: the same is found, from all later turns or from the next one alone."""
    record = begun(golden("milestones", "2-standard"), 90)
    whole = finished(Analysis(record)).report()
    half = len(whole.turns) // 2
    again = Analysis(record)
    again.take_up(whole.turns[half:])
    assert finished(again).report() == whole
    alone = Analysis(record)
    alone.take_up(whole.turns[half : half + 1])
    assert next(iter(alone)) == whole.turns[half - 1]


def test_points_of_a_decided_game_do_not_count_for_the_grade(
    chance_judge: ChanceJudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = begun(golden("milestones", "2-standard"), 120)
    for player in finished(Analysis(record)).report().players:
        assert player.mean_loss == pytest.approx(player.loss / player.decisions)
        assert player.grade
    monkeypatch.setattr(marks, "DECIDED", 0.5)
    for player in finished(Analysis(record)).report().players:
        assert player.loss > 0.0
        assert (player.mean_loss, player.grade) == (0.0, "")
