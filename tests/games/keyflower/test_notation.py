"""Notation: every action in words and back, lines of several steps, errors that name the fault."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablestead as ts
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower.rules import KeyflowerState

from .games import played_positions
from .positions import GAME, bids_on, goods_on, legal, play, position, screen, step, workers_on

BLOCKS = GAME.verbs()
EXAMPLES = [
    *(
        "end",
        "pass",
        "done",
        "decline",
        "bid miner",
        "bid turn-order-3",
        "use home-1",
        "use miner",
        "red 2",
        "green 40",
    ),
    *("from keywood", "pay red", "pay saw", "take wood", "carry wood keywood", "ne", "s", "upgrade stable"),
    *("with wood", "with gold wood", "with saw", "with gold gold gold", "with wood saw", "boat sea-breeze"),
    *(
        "keep jeweller windmill",
        "keep scholar",
        "lay miner",
        "lay boat-keyflower",
        "at 1,-1",
        "at 0,0",
        "at -47,47",
    ),
    *(
        "turn 2",
        "worker red",
        "worker green",
        "skill saw",
        "tile miner",
        "tile summer-boat-2a",
        "tile home-6",
    ),
]


def test_verbs_cover_the_numbering_without_gap_or_overlap() -> None:
    at = 0
    for _, first, count in sorted(BLOCKS, key=lambda block: block[1]):
        assert first == at
        at += count
    assert at == a.ACTIONS == 10342


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


def test_goods_and_tiles_in_any_order_and_a_plus_before_a_step() -> None:
    assert GAME.parse("with wood gold") == GAME.parse("with gold wood")
    assert GAME.parse("with saw wood") == GAME.parse("with wood saw")
    assert GAME.parse("keep windmill jeweller") == GAME.parse("keep jeweller windmill")
    assert GAME.parse("+ from keywood") == GAME.parse("from keywood")


@pytest.mark.parametrize("action", [-1, a.ACTIONS, 10**6])
def test_no_notation_for_what_is_no_action(action: int) -> None:
    with pytest.raises(ValueError, match="no action"):
        GAME.text(action)


@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        ("", "error-line-empty", None),
        ("   ", "error-line-empty", None),
        ("bit miner", "error-word", "bit"),
        ("bid", "error-word-missing", None),
        ("bid mine", "error-word", "mine"),
        ("bid miner keywood", "error-word-extra", "keywood"),
        ("use", "error-word-missing", None),
        ("use miners", "error-word", "miners"),
        ("pass now", "error-word-extra", "now"),
        ("end now", "error-word-extra", "now"),
        ("decline it", "error-word-extra", "it"),
        ("red", "error-word-missing", None),
        ("red 0", "error-word", "0"),
        ("red 41", "error-word", "41"),
        ("red two", "error-word", "two"),
        ("red 2 3", "error-word-extra", "3"),
        ("purple 1", "error-word", "purple"),
        ("from", "error-word-missing", None),
        ("from sea", "error-word", "sea"),
        ("pay", "error-word-missing", None),
        ("pay wood", "error-word", "wood"),
        ("pay red red", "error-word-extra", "red"),
        ("take", "error-word-missing", None),
        ("take food", "error-word", "food"),
        ("carry", "error-word-missing", None),
        ("carry wood", "error-word-missing", None),
        ("carry wheat keywood", "error-word", "wheat"),
        ("carry wood nowhere", "error-word", "nowhere"),
        ("ne ne", "error-word-extra", "ne"),
        ("north", "error-word", "north"),
        ("upgrade", "error-word-missing", None),
        ("upgrade it", "error-word", "it"),
        ("with", "error-word-missing", None),
        ("with food", "error-word", "food"),
        ("with wood wood wood wood", "error-word-extra", "wood"),
        ("with saw pick", "error-word-extra", "pick"),
        ("boat", "error-word-missing", None),
        ("boat titanic", "error-word", "titanic"),
        ("boat boat-sea-breeze", "error-word", "boat-sea-breeze"),
        ("keep", "error-word-missing", None),
        ("keep miner", "error-word", "miner"),
        ("keep scholar scholar", "error-word-extra", "scholar"),
        ("keep scholar scribes windmill jeweller", "error-word-extra", "jeweller"),
        ("lay", "error-word-missing", None),
        ("lay bricks", "error-word", "bricks"),
        ("at", "error-word-missing", None),
        ("at 1", "error-word", "1"),
        ("at 1;2", "error-word", "1;2"),
        ("at 48,0", "error-word", "48,0"),
        ("at 1,1 2,2", "error-word-extra", "2,2"),
        ("turn 6", "error-word", "6"),
        ("turn", "error-word-missing", None),
        ("worker purple", "error-word", "purple"),
        ("skill axe", "error-word", "axe"),
        ("tile", "error-word-missing", None),
        ("+", "error-word", "+"),
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


GROUP = {"keywood": "0 red 2, 1 red 3", "stable": "0 red 1, 1 red 2"}


def texts(state: ts.State, line: str) -> list[str]:
    return [GAME.text(action) for action in state.read(line)]


def test_a_whole_placement_in_one_line() -> None:
    state = position(screens={0: "3 red"}, bids=GROUP)
    line = "bid miner red 2 + from keywood"
    assert texts(state, line) == ["bid miner", "red 2", "from keywood"]
    play(state, line)
    assert step(state) == "workers"  # the bid beside the stable could join, too
    play(state, "done end")
    assert bids_on(state, "miner") == "0 red 4 leads"
    again = position(screens={0: "3 red"}, bids=GROUP)
    play(again, "bid miner red 2 + from keywood + from stable end")
    assert bids_on(again, "miner") == "0 red 5 leads"


@pytest.mark.parametrize(
    "line",
    [
        "bid miner red 2 + from alehouse",
        "bid miner red 4 + from keywood",
        "bid miner red 2 + from keywood from stable pay red",
        "bid miner red 2 from keywood forge",
        "bid miner red 2 +",
        "bid miner red 2 + from",
        "bid miner blue 1",
        "pass end end",
    ],
)
def test_a_line_happens_whole_or_not_at_all(line: str) -> None:
    state = position(screens={0: "3 red"}, bids=GROUP)
    before = state.digest()
    with pytest.raises((ts.IllegalAction, ts.NotationError)):
        state.read(line)
    assert state.digest() == before


def test_effects_in_the_same_line() -> None:
    fair = play(position(screens={0: "3 red"}, offer="fair"), "use fair red 2 pay red end")
    assert screen(fair) == "1 green"
    stable = position(
        screens={0: "1 blue"},
        village={0: "keywood@0,-1 stable@1,-1/4"},
        offer="",
        goods={"keywood": "1 wood", "stable": "1 iron 1 gold 1 wood"},
    )
    line = "use stable blue 1 carry wood keywood s upgrade stable with gold iron done end"
    assert texts(stable, line)[-2:] == ["done", "end"]
    play(stable, line)
    assert (goods_on(stable, "home-1"), goods_on(stable, "stable")) == ("1 wood", "1 wood")
    mixed = position(
        screens={0: "1 blue 1 red"}, aside={0: "summer-boat-4b"}, season="autumn", on={"miner": "1 yellow"}
    )
    play(mixed, "use miner blue 1 red 1 end")
    assert workers_on(mixed, "miner") == "1 blue 1 red 1 yellow"


def test_season_lines() -> None:
    boats = position(3, offer="", phase="boats", step="boat")
    assert texts(boats, "boat sea-breeze end") == ["boat sea-breeze", "end"]
    keep = position(
        season="winter", phase="keep", step="keep", offer="", winter={0: "jeweller windmill", 1: "scholar"}
    )
    assert texts(keep, "keep jeweller windmill end") == ["keep jeweller windmill", "end"]
    lay = position(offer="", hand={0: "miner"}, phase="lay", step="lay")
    assert texts(lay, "lay miner at 1,-1 turn 1 end") == ["lay miner", "at 1,-1", "turn 1", "end"]


def test_the_step_that_fails_is_named() -> None:
    state = position(screens={0: "3 red"}, bids=GROUP)
    with pytest.raises(ts.IllegalAction) as caught:
        state.read("bid miner red 4 + from keywood")
    assert (caught.value.step, caught.value.rule) == (1, "K-T2")
    with pytest.raises(ts.NotationError) as word:
        state.read("bid miner red 2 + form keywood")
    assert word.value.info["word"] in ("form", "+")


@given(played_positions())
@settings(max_examples=20)
def test_what_is_said_of_legal_actions_is_read_again(state: KeyflowerState) -> None:
    for action in state.legal()[:40]:
        assert state.read(GAME.text(action)) == [action]
        assert state.say([action]) == GAME.text(action)


@given(played_positions())
@settings(max_examples=20)
def test_a_turn_said_as_one_line_is_read_as_the_same_actions(state: KeyflowerState) -> None:
    """From here to the end of the turn, or to the next chance event."""
    if state.player < 0:
        return
    trial = state.copy()
    actions: list[int] = []
    rng = ts.Rng(len(legal(state)))
    while trial.player == state.player and len(actions) < 12:
        options = trial.legal()
        actions.append(options[rng.below(len(options))])
        trial.apply(actions[-1])
        if actions[-1] == a.END:
            break
    assert state.read(state.say(actions)) == actions
