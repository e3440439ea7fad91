"""The rules of Ferry, a test for each id, and the laws of all games."""

from __future__ import annotations

from collections import Counter

import pytest
from tablestead_ferry.bots import mcts
from tablestead_ferry.game import Ferry
from tablestead_ferry.rules import FerryState

import tablestead as ts
from tablestead.testing import check_game

GAME = Ferry()


def dealt(*hands: str) -> FerryState:
    """The position in which these hands were dealt."""
    state = GAME.start(players=len(hands))
    for value in "".join(hands):
        state.apply(GAME.parse(f"dealt {value}"))
    return state


def play(state: FerryState, *lines: str) -> FerryState:
    for line in lines:
        for action in state.read(line):
            state.apply(action)
    return state


def violated(state: FerryState, line: str) -> str:
    with pytest.raises(ts.IllegalAction) as caught:
        state.read(line)
    return caught.value.rule


def test_f_1_four_cards_each_seen_by_their_owner_alone() -> None:
    state = dealt("1234", "5566")
    assert state.view(0).hand == ["1", "2", "3", "4"]
    assert state.view(1).hand == ["5", "5", "6", "6"]
    assert state.view(0).seats[1].cards == 4
    assert state.view(0).unseen == list("111222333444") + ["5"] * 4 + ["6"] * 4
    full = GAME.start(players=2)
    play(full, *["dealt 6"] * 4)
    assert violated(full, "dealt 6") == "F-1"


def test_f_2_a_turn_begins_with_the_tide() -> None:
    state = dealt("1234", "5566")
    assert state.moves() == ["roll"]
    assert violated(state, "send 1") == "F-2"
    assert Counter(chance for _, chance in play(state, "roll").outcomes()) == {1 / 6: 6}


@pytest.mark.parametrize(("send", "points"), [("2", 0), ("3", 3), ("4", 3)])
def test_f_3_a_passenger_of_at_least_the_tide_crosses(send: str, points: int) -> None:
    state = play(dealt("1234", "5566"), "roll", "tide 3")
    assert violated(state, "send 6") == "F-3"
    assert play(state, f"send {send}").scores() == [points, 0]


def test_f_4_the_next_player_rolls() -> None:
    state = play(dealt("1234", "5566"), "roll", "tide 3", "send 1")
    assert state.moves() == ["end"]
    assert play(state, "end").player == 1


def test_f_5_most_points_win_when_all_hands_are_empty() -> None:
    state = dealt("1234", "5566")
    for own, other in zip("1234", "5566", strict=True):
        play(state, "roll", "tide 5", f"send {own}", "end", "roll", "tide 2", f"send {other}", "end")
    assert state.player == ts.OVER
    assert (state.scores(), state.winners()) == ([0, 8], [1])
    assert violated(state, "roll") == "F-5"


def test_the_laws_of_all_games() -> None:
    seen = check_game(GAME, games=5, seed=1)
    assert {"choice send", "event crosses", "event stays", "event wins", "event shares"} <= set(seen)


def test_a_hint_compares_passengers_by_the_chance_to_win() -> None:
    state = play(dealt("1236", "4455"), "roll", "tide 3")
    view = state.view(0)
    ranking = mcts(GAME, 0, 1.0, ts.Rng(1), 200).rank(view)
    assert {state.say(advice.actions) for advice in ranking} <= {f"send {n} end" for n in "1236"}
    assert state.say(ranking[0].actions) == "send 3 end"
    chances = [advice.win or 0.0 for advice in ranking]
    assert 0 < chances[-1] <= chances[0] < 1
    assert GAME.facts(view, ranking[0].actions) == []
