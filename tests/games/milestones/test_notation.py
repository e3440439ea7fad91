"""Notation of Milestones: what it reads in any order, and lines of several steps."""

from __future__ import annotations

import pytest

import tablestead as ts

from .positions import GAME, at_trade, at_works, goods, new, play, points, position, set_up, workers


def test_verbs_say_how_each_block_is_written() -> None:
    for pattern, first, count in GAME.verbs():
        words = pattern.split()
        for action in (first, first + count - 1):
            written = GAME.text(action).split()
            assert len(written) == len(words)
            for word, shown in zip(words, written, strict=True):
                assert word == shown or word.isupper()


def test_corners_and_pairs_in_any_order() -> None:
    assert GAME.parse("house B2-A3-A2") == GAME.parse("house A2-A3-B2")
    assert GAME.parse("sell wood stone") == GAME.parse("sell stone wood")


def test_a_line_of_several_steps() -> None:
    state = at_works("2 stone 2 sand 1 wood")
    line = state.read("street B1 B2 B3 street b3 c4 c3")
    assert [GAME.text(action) for action in line] == ["street B1", "B2", "B3", "street B3", "C4", "C3"]
    assert points(play(state, "street B1 B2 B3 street B3 C4 C3")) == 1 + 1
    trade = play(at_trade("2 coin"), "hire Q1|C3 at 3")
    assert workers(trade) == "S1 C2 Q1 C3 - - - -"
    draft = set_up(new())
    tile = GAME.text(draft.legal()[0]).split()[1]
    assert draft.read(f"draft {tile} at 3") == [draft.legal()[0], GAME.parse("at 3")]


def test_a_number_repeats_a_step() -> None:
    state = at_trade("6 coin 4 stone")
    assert goods(play(state, "buy grain 2 sell stone stone 2")) == "2 grain 4 coin"
    castle = play(position(goods={0: "6 coin"}), "move castle")
    assert goods(play(castle, "return coin 3")) == "3 coin"


def test_a_line_happens_whole_or_not_at_all() -> None:
    state = at_works("1 stone 1 sand")
    before = state.digest()
    for line in ("street B1 B2 E5", "street B1 B2 B3 market B3", "street B1 B2 B3 bild"):
        with pytest.raises((ts.IllegalAction, ts.NotationError)):
            state.read(line)
        assert state.digest() == before
