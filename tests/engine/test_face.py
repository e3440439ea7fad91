"""What somebody meets who types `import tablestead as ts` at a prompt."""

from __future__ import annotations

import importlib
import pickle
import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablestead as ts
from tablestead.games.keyflower.view import KeyflowerView
from tests.games.title import Title
from tests.games.titles import EVERY_TITLE


def test_no_name_hides_a_subpackage() -> None:
    """`import tablestead.games.ages.rules as r` must work after `import tablestead`."""
    for name in ("arena", "bots", "engine", "games", "words"):
        assert getattr(ts, name, None) in (None, importlib.import_module(f"tablestead.{name}"))


# What things say they are


def test_a_position_says_in_a_line_what_it_is() -> None:
    state = ts.game("ages").start(players=1)
    assert re.fullmatch(r"<AgesState: 1 player, round 1, seat 1 decides \(start\), [0-9a-f]{8}>", repr(state))
    state.play("roll")
    assert "chance decides (rolling)" in repr(state)
    ts.playout(state, ts.Rng(1))
    assert ", round 10, over, " in repr(state)


def test_games_options_and_records_say_what_they_are() -> None:
    game = ts.game("milestones")
    assert repr(game) == "<Milestones: 'milestones', 2–4 players, rules 2>"
    assert repr(game.option("players")) == "Option('players', 'range', default=3)"
    record = ts.Record(game, game.check({"players": 2}))
    assert repr(record) == "<Record: milestones, 2 players, 0 actions, unfinished>"


@EVERY_TITLE
@given(data=st.data())
@settings(max_examples=30)
def test_the_table_in_text_tells_who_decides_and_every_score(title: Title, data: st.DataObject) -> None:
    state, _ = data.draw(title.positions)
    text = str(state)
    first, *lines = text.splitlines()
    assert first.startswith(f"{title.game.id}, {state.players} player")
    assert state.step_id in first
    sheets = [line for line in lines if re.match(r"[> ] seat \d:", line)]
    assert [int(line.split()[line.split().index("points,") - 1]) for line in sheets] == shown_points(state)
    assert "\x1b" not in text


def shown_points(state: ts.State) -> list[int]:
    """What a view tells of everybody's points."""
    view = state.view(None)
    if isinstance(view, KeyflowerView):
        return [seat.points for seat in view.seats]
    return state.scores()


# Comparing positions


@EVERY_TITLE
@given(data=st.data())
@settings(max_examples=30)
def test_equal_means_the_same_position(title: Title, data: st.DataObject) -> None:
    state, record = data.draw(title.positions)
    assert state == state.copy() == record.state()
    if state.player != ts.OVER:
        after = state.copy()
        after.apply(after.sample(ts.Rng(1)) if after.player == ts.CHANCE else after.legal()[0])
        assert after != state


def test_positions_of_other_games_options_and_boards_differ() -> None:
    ages, milestones = ts.game("ages"), ts.game("milestones")
    assert ages.start(players=2) == ages.start(players=2)
    assert ages.start(players=2) != ages.start(players=3)
    assert ages.start(players=2) != ages.start(players=2, trade=True)
    assert ages.start(players=2) != milestones.start(players=2)
    assert ages.start(players=2) != "ages"
    boards = [ts.Dealer(seed).settle(milestones, players=2, board="random") for seed in (1, 2)]
    assert milestones.start(**boards[0]) != milestones.start(**boards[1])


def test_a_position_is_no_key() -> None:
    """It changes, so it has no hash: `digest()` is the number to look it up by."""
    with pytest.raises(TypeError, match="unhashable"):
        hash(ts.game("ages").start(players=2))


# Playing in words


@EVERY_TITLE
@given(data=st.data())
@settings(max_examples=30)
def test_moves_are_the_legal_actions_in_words(title: Title, data: st.DataObject) -> None:
    state, _ = data.draw(title.positions)
    moves = state.moves()
    assert [title.game.parse(move) for move in moves] == state.legal()
    for move in moves[:3]:
        after = state.copy()
        played = after.play(move)
        again = state.copy()
        for action in played:
            again.apply(action)
        assert after == again


def test_play_takes_a_line_whole_or_not_at_all() -> None:
    state = ts.game("ages").start(players=2)
    before = state.copy()
    with pytest.raises(ts.NotationError) as caught:
        state.play("roll stop")
    assert (caught.value.key, state == before) == ("error-beyond-turn", True)
    assert state.play("roll") == [ts.game("ages").parse("roll")]
    assert state.player == ts.CHANCE
    state.play("roll food workers coins")
    assert state.moves()[0] == "stop"


# What went wrong


def complaint(deed: Callable[[], object]) -> ts.TablesteadError:
    with pytest.raises(ts.TablesteadError) as caught:
        deed()
    return caught.value


def test_errors_are_english_sentences_with_the_rule() -> None:
    state = ts.game("ages").start(players=2)
    error = complaint(lambda: state.play("stop"))
    assert str(error) == "You cannot do this now: it is time for the first roll [A-T0]"
    assert repr(error) == "IllegalAction('ages-refused-order', {'step': 'now-start'}, 'A-T0')"
    assert str(state.why_not(state.game.parse("stop"))) == str(error)
    word = str(complaint(lambda: state.play("frobnicate")))
    assert word.startswith("Unknown word: frobnicate. Possible here: ")
    assert str(complaint(lambda: ts.game("chess"))).startswith("There is no game called chess.")
    assert str(complaint(lambda: ts.replay("tablestead 1\ngame: ages\n"))).startswith("line 3: ")


def test_an_error_with_several_faults_tells_each() -> None:
    error = complaint(lambda: ts.game("milestones").start(board="{}"))
    assert len(str(error).splitlines()) == 1 + len(error.faults) > 2


def test_errors_survive_a_process_boundary() -> None:
    state = ts.game("ages").start(players=2)
    for error in (complaint(lambda: state.play("stop")), complaint(lambda: state.play("frobnicate"))):
        copy = pickle.loads(pickle.dumps(error))
        assert (type(copy), str(copy), copy.info) == (type(error), str(error), error.info)


@EVERY_TITLE
@given(data=st.data())
@settings(max_examples=20)
def test_every_violation_is_a_sentence(title: Title, data: st.DataObject) -> None:
    state, _ = data.draw(title.positions)
    for action in range(state.digest() % 97, title.actions, 97):
        violation = state.why_not(action)
        if violation is not None:
            text = str(violation)
            assert text.endswith(f" [{violation.rule}]")
            assert violation.key not in text
            assert "{" not in text
