"""Notation: every action in words and back, lines of several steps, errors that name the fault."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablestead as ts
from tests.engine.positions import played, played_positions

GAME = ts.game("ages")
BLOCKS = GAME.verbs()
ACTIONS = max(first + count for _, first, count in BLOCKS)
NO_DICE = {first for name, first, _ in BLOCKS if name in ("reroll FACE …", "roll FACE …")}
"""Rank 0 of both blocks, no dice at all, is never an action."""


def test_verbs_cover_the_numbering_without_gap_or_overlap() -> None:
    at = 0
    for _, first, count in sorted(BLOCKS, key=lambda block: block[1]):
        assert first == at
        at += count
    assert at == ACTIONS == 3743


def test_every_action_is_written_and_read() -> None:
    seen = set()
    for action in range(ACTIONS):
        if action in NO_DICE:
            continue
        text = GAME.text(action)
        assert GAME.parse(text) == action
        assert GAME.parse(f"  {text.upper()} ") == action
        assert text == text.lower()
        seen.add(text)
    assert len(seen) == ACTIONS - len(NO_DICE)


@pytest.mark.parametrize("action", [-1, 3743, 10**6])
def test_no_notation_for_what_is_no_action(action: int) -> None:
    with pytest.raises(ValueError, match="no action"):
        GAME.text(action)


@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        ("", "error-line-empty", None),
        ("   ", "error-line-empty", None),
        ("bild great-wall", "error-word", "bild"),
        ("build great-wal", "error-word", "great-wal"),
        ("build", "error-word-missing", None),
        ("build great-wall city-4", "error-word-extra", "city-4"),
        ("end now", "error-word-extra", "now"),
        ("buy gold", "error-word", "gold"),
        ("with coins wood", "error-word", "coins"),
        ("with wood wood", "error-word-extra", "wood"),
        ("with", "error-word-missing", None),
        ("food many", "error-word", "many"),
        ("food 16", "error-word", "16"),
        ("food -1", "error-word", "-1"),
        ("food", "error-word-missing", None),
        ("spearheads 5", "error-word", "5"),
        ("lead", "error-word-missing", None),
        ("lead horse", "error-word", "horse"),
        ("lead food food", "error-word-extra", "food"),
        ("reroll", "error-word-missing", None),
        ("reroll food hose", "error-word", "hose"),
        ("roll " + "food " * 8, "error-word-extra", "food"),
        ("discard food", "error-word", "food"),
        ("swap wood", "error-word-missing", None),
        ("swap wood gold", "error-word", "gold"),
        ("offer 0", "error-word", "0"),
        ("offer 5", "error-word", "5"),
        ("give wood", "error-word-missing", None),
        ("give wood 16", "error-word", "16"),
        ("take gold 1", "error-word", "gold"),
    ],
)
def test_errors_name_the_word(text: str, key: str, word: str | None) -> None:
    with pytest.raises(ts.NotationError) as caught:
        GAME.parse(text)
    assert caught.value.key == key
    assert caught.value.info.get("word") == word
    if key in ("error-word", "error-word-missing"):
        assert caught.value.info["allowed"]


def build_step(workers: int = 5) -> ts.State:
    """Seat 1 with two worker dice and one food-or-workers die."""
    state = GAME.start()
    for text in ("roll", "roll workers workers either", "stop", "food 1"):
        state.apply(GAME.parse(text))
    return state


def test_read_repeats_a_step_by_a_number() -> None:
    state = build_step()
    actions = state.read("build great-wall 3")
    assert actions == [GAME.parse("build great-wall")] * 3
    assert state.read("build great-wall 1") == actions[:1]
    assert state.read("BUILD great-wall  2 build city-4 3") == [
        *[GAME.parse("build great-wall")] * 2,
        *[GAME.parse("build city-4")] * 3,
    ]


def test_a_line_happens_whole_or_not_at_all() -> None:
    state = build_step()
    before = state.digest()
    with pytest.raises(ts.IllegalAction) as caught:
        state.read("build city-4 4")
    assert (caught.value.step, caught.value.rule) == (3, "A-T14")
    assert caught.value.action == GAME.parse("build city-4")
    with pytest.raises(ts.IllegalAction) as caught:
        state.read("build city-4 2 roll")
    assert (caught.value.step, caught.value.rule, caught.value.key) == (2, "A-T0", "ages-refused-order")
    with pytest.raises(ts.NotationError) as fault:
        state.read("build city-4 2 bild city-5")
    assert fault.value.info["word"] == "bild"
    assert state.digest() == before


def test_numbers_that_are_no_repetition() -> None:
    state = build_step()
    for line, word in (
        ("3", "3"),
        ("build city-4 0", "0"),
        ("build city-4 100", "100"),
        ("2 build city-4", "2"),
    ):
        with pytest.raises(ts.NotationError) as caught:
            state.read(line)
        assert caught.value.info["word"] == word
    with pytest.raises(ts.NotationError) as caught:
        state.read(" ")
    assert caught.value.key == "error-line-empty"


def test_a_long_line_is_refused_quickly() -> None:
    """A megabyte of nonsense takes no longer than its words."""
    state = GAME.start()
    for line in ("zz " * 300_000, "roll " + "food " * 300_000, "reroll " * 300_000):
        began = time.monotonic()
        with pytest.raises(ts.TablesteadError):
            state.read(line)
        assert time.monotonic() - began < 2


def test_a_word_that_is_none_is_named_before_a_rule() -> None:
    """`roll food food` is a roll of two dice; what is wrong with this line is its third word."""
    state = GAME.start()
    state.apply(GAME.parse("roll"))
    with pytest.raises(ts.NotationError) as caught:
        state.read("roll food food hose")
    assert caught.value.info["word"] == "hose"
    with pytest.raises(ts.IllegalAction) as refused:
        state.read("roll food food")
    assert refused.value.rule == "A-T1"


@given(played_positions())
@settings(max_examples=60)
def test_say_and_read_of_what_is_played(position: tuple[ts.State, ts.Record]) -> None:
    """Any run of actions of one seat is written as a line and read again."""
    state, _ = position
    rng = ts.Rng(state.digest())
    trial, who = state.copy(), state.player
    line: list[int] = []
    while trial.player == who and who >= 0 and len(line) < 12:
        legal = trial.legal()
        line.append(legal[rng.below(len(legal))])
        trial.apply(line[-1])
    if line:
        before = state.digest()
        assert state.read(state.say(line)) == line
        assert state.digest() == before


def test_say_counts_equal_steps() -> None:
    state = build_step()
    wall, city = GAME.parse("build great-wall"), GAME.parse("build city-4")
    assert state.say([wall, wall, city, wall]) == "build great-wall 2 build city-4 build great-wall"
    assert state.say([]) == ""


WORDS = sorted({word for action in range(311) if action not in NO_DICE for word in GAME.text(action).split()})


@given(
    st.text(max_size=60)
    | st.lists(st.sampled_from([*WORDS, "2", "3", "99", "\u0663", "roll", "reroll"]), max_size=12).map(
        " ".join
    )
)
@settings(max_examples=400)
def test_fuzz_of_read(text: str) -> None:
    """Any text is read, or refused with one of our errors; the state is never touched."""
    for seed, steps in ((1, 0), (2, 9), (3, 40)):
        state, _ = played(GAME, {"players": 2, "edition": "late", "trade": True}, seed, steps)
        before = state.digest()
        try:
            actions = state.read(text)
        except ts.TablesteadError:
            pass
        else:
            assert actions
        assert state.digest() == before
