"""What cannot be analysed is said in a sentence."""

from __future__ import annotations

import pytest

import tablestead as ts
from tablestead.analysis.judge import judge_for
from tablestead.bots.ages import value
from tablestead.cli.analyse import record_of
from tablestead.engine.game import Game

from .judges import begun, golden


def test_an_unknown_depth() -> None:
    with pytest.raises(ts.OptionError, match="Possible: quick, normal, deep"):
        ts.analyse(golden("ages", "2-2009"), "deeper")


@pytest.mark.parametrize("viewer", [-1, 2])
def test_a_seat_that_is_not_there(viewer: int) -> None:
    with pytest.raises(ts.OptionError, match="Possible: 1–2"):
        ts.analyse(golden("keyflower", "2-greedy"), viewer=viewer)


def test_a_game_without_a_judge() -> None:
    game = Game("chess", 1, [ts.Option("players", "range", [2], 2)])
    with pytest.raises(ts.OptionError, match="no judge for this game: chess"):
        judge_for(game, 2, "quick")


def test_a_judge_without_its_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(value, "WEIGHTS", {})
    with pytest.raises(ts.TablesteadError, match="lacks its weights"):
        ts.analyse(golden("ages", "2-2009"))


def test_nothing_was_played() -> None:
    with pytest.raises(ts.TablesteadError, match="nothing to judge"):
        ts.analyse(begun(golden("ages", "2-2009"), 0))


def test_a_record_that_was_cut_off_goes_as_far_as_it_goes() -> None:
    lines = golden("ages", "2-2009").text().split("\n")
    whole = lines.index("")
    record = record_of("\n".join(lines[: whole + 12]))
    assert len(record.actions) == 11
    assert record.end == ""


def test_a_record_that_does_not_replay_names_the_line_and_the_rule() -> None:
    text = golden("ages", "2-2009").text().replace("stop", "build great-wall", 1)
    with pytest.raises(ts.RecordError) as caught:
        record_of(text)
    assert caught.value.info["line"]
    assert caught.value.rule


def test_a_record_with_what_nobody_saw_is_refused() -> None:
    text = begun(golden("keyflower", "2-greedy"), 120).text_seen(0)
    with pytest.raises(ts.RecordError, match=r"line \d+: "):
        record_of(text)
