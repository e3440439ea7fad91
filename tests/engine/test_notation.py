"""Notation: every action in words and back, lines of several steps, errors that name the fault.

What holds for every title, and the reading of lines, shown on one of them.
"""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablestead as ts
from tablestead.engine.game import END_TURN
from tests.games.ages.games import played
from tests.games.title import Title
from tests.games.titles import EVERY_TITLE, TITLES
from tests.soak.title import uniform

GAME = ts.game("ages")
NO_DICE = ("reroll FACE …", "roll FACE …")
"""The first of these blocks, no dice at all, is never an action."""
FAULTS = [
    *(("", "error-line-empty", None), ("   ", "error-line-empty", None)),
    *(("end now", "error-word-extra", "now"), ("x" * 90, "error-word", "x" * 40)),
]
"""Of every title."""


def actions_of(title: Title) -> list[int]:
    blocks = title.game.verbs()
    return [n for name, first, count in blocks for n in range(first + (name in NO_DICE), first + count)]


@EVERY_TITLE
def test_verbs_cover_the_numbering_without_gap_or_overlap(title: Title) -> None:
    at = 0
    for _, first, count in sorted(title.game.verbs(), key=lambda block: block[1]):
        assert first == at
        at += count
    assert at == title.actions


@EVERY_TITLE
def test_every_action_is_written_and_read(title: Title) -> None:
    """In whatever case and with whatever spaces."""
    seen = set()
    for action in actions_of(title):
        text = title.game.text(action)
        wide = "\t" + text.replace(" ", " \t ") + "  "
        for written in (text, wide.upper(), wide.lower()):
            assert title.game.parse(written) == action
        assert text == text.lower() or title.game.id == "milestones"  # where points are A1 and tiles Q1|C3
        seen.add(text)
    assert len(seen) == len(actions_of(title))


@pytest.mark.parametrize(
    ("game", "text"),
    [
        pytest.param(title.game, text, id=f"{id}-{text}")
        for id, title in TITLES.items()
        for text in title.examples
    ],
)
def test_notation_of_the_contract(game: ts.Game, text: str) -> None:
    assert game.text(game.parse(text)) == text


@EVERY_TITLE
def test_no_notation_for_what_is_no_action(title: Title) -> None:
    for action in (-1, title.actions, 10**6):
        with pytest.raises(ValueError, match="no action"):
            title.game.text(action)


@pytest.mark.parametrize(
    ("game", "text", "key", "word"),
    [
        pytest.param(title.game, *fault, id=f"{id}-{fault[0].strip()[:40]}")
        for id, title in TITLES.items()
        for fault in (
            *FAULTS,
            *((text, "error-word", word) for text, word in title.unknown),
            *((text, "error-word-missing", None) for text in title.missing),
            *((text, "error-word-extra", word) for text, word in title.extra),
        )
    ],
)
def test_errors_name_the_word(game: ts.Game, text: str, key: str, word: str | None) -> None:
    with pytest.raises(ts.NotationError) as caught:
        game.parse(text)
    assert caught.value.key == key
    assert caught.value.info.get("word") == word
    if key in ("error-word", "error-word-missing"):
        assert caught.value.info["allowed"]


@EVERY_TITLE
@given(text=st.text(max_size=40))
def test_any_text_is_read_or_refused(title: Title, text: str) -> None:
    try:
        action = title.game.parse(text)
    except ts.NotationError as error:
        assert error.key.startswith("error-")  # noqa: PT017
    else:
        assert title.game.parse(title.game.text(action)) == action


@EVERY_TITLE
@given(data=st.data())
@settings(max_examples=40)
def test_what_is_said_of_legal_actions_is_read_again(title: Title, data: st.DataObject) -> None:
    state, _ = data.draw(title.positions)
    for action in state.legal()[:200]:
        assert state.read(title.game.text(action)) == [action]
        assert state.say([action]) == title.game.text(action)


@EVERY_TITLE
@given(data=st.data())
@settings(max_examples=60)
def test_say_and_read_of_what_is_played(title: Title, data: st.DataObject) -> None:
    """Any run of actions of one seat is written as a line and read again."""
    state, _ = data.draw(title.positions)
    rng = ts.Rng(state.digest())
    trial, who = state.copy(), state.player
    line: list[int] = []
    while trial.player == who and who >= 0 and len(line) < 12:
        line.append(uniform(trial.legal(), rng))
        trial.apply(line[-1])
    if line:
        before = state.digest()
        assert state.read(state.say(line)) == line
        assert state.digest() == before


# Lines, shown on Roll Through the Ages


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
        began = time.process_time()
        with pytest.raises(ts.TablesteadError):
            state.read(line)
        assert time.process_time() - began < 2  # of the processor: a busy machine changes nothing


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


def test_a_line_ends_with_the_decision_it_begins_with() -> None:
    """A seat's ends with its own chance event or another's turn, and the words behind it are not read."""
    for state, line in (
        (GAME.start(), "roll roll food food food"),
        (GAME.start(), "roll 2"),
        (build_step(), "build city-4 3 done end roll"),
        (build_step(), "build city-4 3 done end hose"),
    ):
        before = state.digest()
        with pytest.raises(ts.NotationError) as caught:
            state.play(line)
        assert caught.value.key == "error-beyond-turn"
        assert state.digest() == before


def test_a_line_of_chance_has_events_of_chance_alone() -> None:
    """Lots drawn one after the other may stand in one line; a roll is over when the dice lie."""
    lots = ts.game("milestones").start(players=2)
    assert len(lots.read("lot stone lot wood")) == 2
    roll = GAME.start()
    roll.play("roll")
    for line, key in (
        ("roll food food food stop", "error-beyond-turn"),
        ("roll food food food food", "ages-refused-dice-count"),
        ("roll" + " food" * 8, "ages-refused-dice-count"),
    ):
        with pytest.raises(ts.TablesteadError) as caught:
            roll.read(line)
        assert caught.value.key == key


def test_steps_come_with_the_position_after_each() -> None:
    state = build_step()
    before = state.digest()
    steps = state.steps("build great-wall 2 build city-4")
    assert [action for action, _ in steps] == state.read("build great-wall 2 build city-4")
    assert state.digest() == before
    for action, after in steps:
        state.apply(action)
        assert after == state
    again = build_step()
    assert again.play("build great-wall 2 build city-4") == [action for action, _ in steps]
    assert again == state


def test_say_counts_equal_steps() -> None:
    state = build_step()
    wall, city = GAME.parse("build great-wall"), GAME.parse("build city-4")
    assert state.say([wall, wall, city, wall]) == "build great-wall 2 build city-4 build great-wall"
    assert state.say([]) == ""


WORDS = sorted({word for action in actions_of(TITLES["ages"]) for word in GAME.text(action).split()})


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
        state, _ = played({"players": 2, "edition": "late", "trade": True}, seed, steps)
        before = state.digest()
        try:
            actions = state.read(text)
        except ts.TablesteadError:
            pass
        else:
            assert actions
        assert state.digest() == before


@EVERY_TITLE
def test_every_turn_closes_with_end(title: Title) -> None:
    assert title.game.parse("end") == END_TURN
    assert title.game.ends_turn(END_TURN)
