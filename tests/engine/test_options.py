"""Options of a new game: defaults, reading, every error; the dealer settles what is left to chance."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablestead as ts

GAME = ts.game("ages")


def test_games_and_unknown_games() -> None:
    assert ts.game_ids() == ["ages", "milestones", "keyflower"]
    assert (GAME.id, GAME.min_players, GAME.max_players) == ("ages", 1, 4)
    with pytest.raises(ts.OptionError) as caught:
        ts.game("chess")
    assert (caught.value.key, caught.value.info["game"]) == ("error-game-unknown", "chess")


def test_defaults() -> None:
    assert GAME.check({}) == {"players": 2, "edition": "2009", "trade": False, "start": 1}


def test_text_is_read_as_in_a_record() -> None:
    given_as_text = {"players": "3", "edition": "LATE", "trade": "true", "start": " 2 "}
    assert GAME.check(given_as_text) == {"players": 3, "edition": "late", "trade": True, "start": 2}


@pytest.mark.parametrize(
    ("options", "key", "named"),
    [
        ({"players": 0}, "error-option-value", "players"),
        ({"players": 5}, "error-option-value", "players"),
        ({"players": True}, "error-option-value", "players"),
        ({"players": 2.5}, "error-option-value", "players"),
        ({"players": None}, "error-option-value", "players"),
        ({"players": "two"}, "error-option-value", "players"),
        ({"edition": "2010"}, "error-option-value", "edition"),
        ({"edition": 2009}, "error-option-value", "edition"),
        ({"trade": 1}, "error-option-value", "trade"),
        ({"trade": "yes"}, "error-option-value", "trade"),
        ({"start": 3}, "error-option-value", "start"),
        ({"start": 0}, "error-option-value", "start"),
        ({"players": 4, "start": 5}, "error-option-value", "start"),
        ({"start": "random"}, "error-option-unsettled", "start"),
        ({"colour": "red"}, "error-option-unknown", "colour"),
        ({"players": 1, "trade": True}, "error-option-trade-solo", "trade"),
    ],
)
def test_faults_are_named(options: dict[str, object], key: str, named: str) -> None:
    for refuse in (GAME.check, lambda o: GAME.start(**o)):
        with pytest.raises(ts.OptionError) as caught:
            refuse(options)
        assert (caught.value.key, caught.value.info["option"]) == (key, named)
        if key == "error-option-value":
            assert caught.value.info["allowed"]
            assert caught.value.info["value"] == str(options[named])


def test_allowed_values_of_an_error_are_those_of_this_table() -> None:
    with pytest.raises(ts.OptionError) as caught:
        GAME.check({"players": 3, "start": 4})
    assert caught.value.info == {"option": "start", "value": "4", "allowed": "1–3"}
    with pytest.raises(ts.OptionError) as caught:
        GAME.check({"players": 9})
    assert caught.value.info["allowed"] == "1–4"


@given(
    st.dictionaries(st.text(max_size=8), st.none() | st.integers() | st.text() | st.booleans() | st.floats())
)
def test_any_options_are_read_or_refused(options: dict[str, object]) -> None:
    with pytest.raises(ts.OptionError) if options else _nothing():
        GAME.check(options)


class _nothing:
    def __enter__(self) -> None:
        pass

    def __exit__(self, *args: object) -> None:
        pass


@given(
    st.sampled_from([1, 2, 3, 4]),
    st.sampled_from(["2009", "reprint", "late"]),
    st.booleans(),
    st.integers(0, 999),
)
def test_settle_draws_and_keeps(players: int, edition: str, trade: bool, seed: int) -> None:
    trade = trade and players > 1
    options = ts.Dealer(seed).settle(GAME, players=players, edition=edition, trade=trade, start="random")
    assert options == {"players": players, "edition": edition, "trade": trade, "start": options["start"]}
    assert 1 <= int(options["start"]) <= players
    assert options == ts.Dealer(seed).settle(
        GAME, players=players, edition=edition, trade=trade, start="random"
    )
    assert GAME.start(**options).player == int(options["start"]) - 1


def test_settle_leaves_what_was_said_and_refuses_faults() -> None:
    dealer = ts.Dealer(1)
    assert dealer.settle(GAME, players=4, start=3)["start"] == 3
    for options in ({"players": 9}, {"players": 1, "trade": True}, {"hue": 1}, {"players": 2, "start": 4}):
        with pytest.raises(ts.OptionError):
            dealer.settle(GAME, **options)


def test_a_dealer_with_a_seed_repeats_itself_and_one_without_does_not() -> None:
    def rolls(dealer: ts.Dealer) -> list[int]:
        state = GAME.start(players=4)
        state.apply(GAME.parse("roll"))
        return [dealer.draw(state) for _ in range(30)]

    assert rolls(ts.Dealer(5)) == rolls(ts.Dealer(5))
    assert rolls(ts.Dealer(5)) != rolls(ts.Dealer(6))
    assert rolls(ts.Dealer()) != rolls(ts.Dealer())


def test_options_describe_themselves() -> None:
    kinds = {option.name: (option.kind, option.default) for option in GAME.options}
    assert kinds == {
        "players": ("range", 2),
        "edition": ("choice", "2009"),
        "trade": ("flag", False),
        "start": ("choice", 1),
    }
    for option in GAME.options:
        assert option.default in option.values
        for value in option.values:
            assert option.read(str(value)) == value
