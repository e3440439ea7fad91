"""Notation: every action in words and back, lines of several steps, errors that name the fault."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablestead as ts
from tablestead.games.milestones import actions as a

from .games import played_positions
from .positions import GAME, at_trade, at_works, goods, new, play, points, position, set_up, workers

BLOCKS = GAME.verbs()
EXAMPLES = [
    *("end", "done", "leave", "move castle", "move mill", "move 3", "move trading-house"),
    *("at 3", "return coin", "cover 3", "bonus 3", "buy stone", "sell stone wood", "sell grain grain"),
    *("street E5", "E6", "market E5", "flour B6", "house A2-A3-B2", "hire Q1|C3", "draft Q1|C3"),
    *("lot stone", "tile Q1|C3"),
]


def test_verbs_cover_the_numbering_without_gap_or_overlap() -> None:
    at = 0
    for _, first, count in sorted(BLOCKS, key=lambda block: block[1]):
        assert first == at
        at += count
    assert at == a.ACTIONS == 5232


def test_every_action_is_written_and_read() -> None:
    seen = set()
    for action in range(a.ACTIONS):
        text = GAME.text(action)
        assert GAME.parse(text) == action
        seen.add(text)
    assert len(seen) == a.ACTIONS


@given(st.integers(0, a.ACTIONS - 1), st.booleans(), st.sampled_from([" ", "  ", "\t"]))
def test_case_and_spaces_do_not_matter(action: int, upper: bool, space: str) -> None:
    text = GAME.text(action).replace(" ", space)
    assert GAME.parse(space + (text.upper() if upper else text.lower()) + space) == action


@pytest.mark.parametrize("text", EXAMPLES)
def test_notation_of_the_contract(text: str) -> None:
    assert GAME.text(GAME.parse(text)) == text


def test_verbs_say_how_each_block_is_written() -> None:
    for pattern, first, count in BLOCKS:
        words = pattern.split()
        for action in (first, first + count - 1):
            written = GAME.text(action).split()
            assert len(written) == len(words)
            for word, shown in zip(words, written, strict=True):
                assert word == shown or word.isupper()


def test_corners_and_pairs_in_any_order() -> None:
    assert GAME.parse("house B2-A3-A2") == GAME.parse("house A2-A3-B2")
    assert GAME.parse("sell wood stone") == GAME.parse("sell stone wood")


@pytest.mark.parametrize("action", [-1, 5232, 10**6])
def test_no_notation_for_what_is_no_action(action: int) -> None:
    with pytest.raises(ValueError, match="no action"):
        GAME.text(action)


@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        ("", "error-line-empty", None),
        ("   ", "error-line-empty", None),
        ("mov 3", "error-word", "mov"),
        ("move", "error-word-missing", None),
        ("move 9", "error-word", "9"),
        ("move 0", "error-word", "0"),
        ("move forest", "error-word", "forest"),
        ("move 3 4", "error-word-extra", "4"),
        ("end now", "error-word-extra", "now"),
        ("done now", "error-word-extra", "now"),
        ("leave it", "error-word-extra", "it"),
        ("at", "error-word-missing", None),
        ("at 8", "error-word", "8"),
        ("cover 9", "error-word", "9"),
        ("bonus nine", "error-word", "nine"),
        ("return food", "error-word", "food"),
        ("return", "error-word-missing", None),
        ("buy coin", "error-word", "coin"),
        ("sell stone", "error-word-missing", None),
        ("sell", "error-word-missing", None),
        ("sell coin stone", "error-word", "coin"),
        ("sell stone coin", "error-word", "coin"),
        ("sell stone wood sand", "error-word-extra", "sand"),
        ("street", "error-word-missing", None),
        ("street A11", "error-word", "A11"),
        ("street H1", "error-word", "H1"),
        ("market B10", "error-word", "B10"),
        ("flour", "error-word-missing", None),
        ("A1 A2", "error-word-extra", "a2"),
        ("B10", "error-word", "b10"),
        ("house A2-A3", "error-word", "A2-A3"),
        ("house A1-A2-A3", "error-word", "A1-A2-A3"),
        ("house A2-A3-B2-", "error-word", "A2-A3-B2-"),
        ("house A2-A3-B2-B3", "error-word", "A2-A3-B2-B3"),
        ("house A2A3B2", "error-word", "A2A3B2"),
        ("house", "error-word-missing", None),
        ("hire", "error-word-missing", None),
        ("hire Q1", "error-word", "q1"),
        ("hire Q9|C3", "error-word", "q9|c3"),
        ("hire X1|C3", "error-word", "x1|c3"),
        ("hire Q1|C3|L2", "error-word", "q1|c3|l2"),
        ("draft Q11|C3", "error-word", "q11|c3"),
        ("tile", "error-word-missing", None),
        ("lot food", "error-word", "food"),
        ("x" * 90, "error-word", "x" * 40),
    ],
)
def test_errors_name_the_word(text: str, key: str, word: str | None) -> None:
    with pytest.raises(ts.NotationError) as caught:
        GAME.parse(text)
    assert caught.value.key == key
    assert caught.value.info.get("word") == word
    if key in ("error-word", "error-word-missing"):
        assert caught.value.info["allowed"]


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        action = GAME.parse(text)
    except ts.NotationError as error:
        assert error.key.startswith("error-")  # noqa: PT017
    else:
        assert GAME.parse(GAME.text(action)) == action


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


@given(played_positions())
@settings(max_examples=40)
def test_what_is_said_of_legal_actions_is_read_again(position: tuple[ts.State, ts.Record]) -> None:
    state, _ = position
    for action in state.legal():
        assert state.read(GAME.text(action)) == [action]
        assert state.say([action]) == GAME.text(action)
