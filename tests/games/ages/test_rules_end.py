"""A-E1…A-E4: the end and the scores."""

from __future__ import annotations

import pytest

import tablestead as ts

from .positions import finish, play, position, refused, seen, sheet, step

FOUR = "leadership irrigation agriculture quarrying"
MOST = "3 step-pyramid 5 stone-circle 9 obelisk 11 hanging-gardens"


def test_a_e1_fifth_development_ends_the_game_after_the_round() -> None:
    state = position(3, step="buy", coins=20, owns={0: FOUR})
    play(state, "buy coinage with coins")
    assert seen(state).end.last_round
    play(state, "end")
    finish(state)
    assert (state.active, state.round, step(state)) == (2, 1, "start")
    finish(state)
    assert (state.player, step(state)) == (ts.OVER, "over")


@pytest.mark.parametrize("edition", ["2009", "reprint"])
def test_a_e1_four_developments_do_not(edition: str) -> None:
    state = position(
        2, edition=edition, active=1, step="buy", coins=10, owns={1: "irrigation agriculture quarrying"}
    )
    play(state, "buy leadership with coins", "end")
    assert (state.player, state.round) == (0, 2)


def test_a_e1_seven_developments_in_the_late_edition() -> None:
    six = FOUR + " medicine preservation"
    state = position(2, edition="late", active=1, step="buy", coins=20, owns={1: FOUR + " medicine"})
    play(state, "buy coinage with coins", "end")
    assert state.player == 0
    state = position(2, edition="late", active=1, step="buy", coins=20, owns={1: six})
    play(state, "buy coinage with coins", "end")
    assert state.player == ts.OVER


def test_a_e1_all_monuments_finished_by_the_players_together() -> None:
    state = position(
        2,
        step="build",
        workers=2,
        boxes={0: "12 great-wall 3 step-pyramid 5 stone-circle", 1: "9 obelisk 11 hanging-gardens"},
    )
    assert not seen(state).end.last_round
    play(state, "build great-wall")
    assert seen(state).end.last_round
    play(state, "done", "end")
    assert (state.player, state.round) == (1, 1)
    finish(state)
    assert state.player == ts.OVER


def test_a_e1_only_monuments_in_play_count() -> None:
    """With 2 players five monuments are enough; one of them missing is not the end."""
    state = position(
        2,
        active=1,
        step="build",
        workers=1,
        boxes={0: "3 step-pyramid 5 stone-circle 9 obelisk", 1: "12 great-wall"},
    )
    play(state, "build great-wall", "end")
    assert (state.player, state.round) == (0, 2)


def test_a_e1_finished_by_two_players_counts_once() -> None:
    boxes = {0: MOST, 1: "2 step-pyramid 5 stone-circle"}
    state = position(2, active=1, step="build", workers=1, boxes=boxes)
    play(state, "build step-pyramid", "end")
    assert not seen(state).end.last_round


@pytest.mark.parametrize(("start", "last"), [(1, 2), (2, 0), (3, 1)])
def test_a_e1_the_round_began_with_the_start_player(start: int, last: int) -> None:
    """The player before the start player has the last turn; all have had equally many."""
    state = position(3, start=start, active=start - 1, step="buy", coins=20, owns={start - 1: FOUR})
    play(state, "buy coinage with coins", "end")
    seats = []
    while state.player != ts.OVER:
        seats.append(state.active)
        finish(state)
    assert len(seats) == 2
    assert seats[-1] == last


def test_a_e1_set_by_the_last_player_it_ends_with_that_turn_after_the_discard() -> None:
    goods = {1: "4 spearhead 4 wood 3 stone"}
    state = position(2, active=1, step="buy", coins=20, owns={1: FOUR}, goods=goods)
    play(state, "buy coinage with coins")
    assert step(state) == "discard"
    play(state, "discard wood 4", "discard stone", "end")
    assert state.player == ts.OVER


def test_a_e1_over_is_over() -> None:
    state = position(2, active=1, step="end", last_round=True)
    play(state, "end")
    assert state.legal() == []
    for text in ("roll", "end", "buy irrigation", "roll food food food"):
        refused(state, text, "A-E1", "over")


def test_a_e1_nothing_takes_a_trigger_back() -> None:
    """Two players set it in the same round: one end."""
    state = position(2, step="buy", coins=20, owns={0: FOUR, 1: FOUR})
    play(state, "buy coinage with coins", "end")
    finish(state)
    assert (state.player, state.round) == (ts.OVER, 1)


def test_a_e1_not_in_solo() -> None:
    state = position(1, step="buy", coins=20, owns={0: FOUR})
    play(state, "buy coinage with coins", "end")
    assert (state.player, state.round, seen(state).end.last_round) == (0, 2, False)
    every = MOST + " 7 temple 15 great-pyramid 12 great-wall"
    state = position(1, step="build", workers=1, boxes={0: every})
    play(state, "build great-wall", "end")
    assert (state.player, state.round) == (0, 2)


def test_a_e2_all_parts_of_a_score() -> None:
    state = position(
        2,
        owns={0: "leadership religion architecture empire"},
        boxes={0: "3 step-pyramid 9 obelisk 12 great-wall", 1: "9 obelisk"},
        first={"obelisk": 1},
        cities={0: 5},
        losses={0: "2 famine 2 drought 3 pestilence 4 invasion"},
        goods={0: "3 wood"},
    )
    score = sheet(state).score
    assert (score.developments, score.monuments, score.architecture) == (2 + 6 + 8 + 8, 1 + 3, 2)
    assert (score.empire, score.commerce, score.disasters) == (5, 0, -11)
    assert score.total == state.scores()[0] == 24 + 4 + 2 + 5 - 11


@pytest.mark.parametrize(("edition", "each"), [("2009", 1), ("reprint", 2), ("late", 2)])
def test_a_e2_architecture_per_own_finished_monument(edition: str, each: int) -> None:
    boxes = {0: "3 step-pyramid 4 stone-circle 9 obelisk", 1: "3 step-pyramid 5 stone-circle"}
    state = position(2, edition=edition, owns={0: "architecture"}, boxes=boxes)
    assert (sheet(state).score.architecture, sheet(state, 1).score.architecture) == (2 * each, 0)


def test_a_e2_empire_counts_the_first_three_cities_too() -> None:
    state = position(2, owns={0: "empire", 1: "empire"}, cities={1: 7})
    assert (sheet(state, 0).score.empire, sheet(state, 1).score.empire) == (3, 7)


def test_a_e2_commerce_counts_goods_in_the_late_edition() -> None:
    state = position(2, edition="late", owns={0: "commerce"}, goods={0: "2 wood 3 cloth", 1: "1 wood"})
    assert (sheet(state).score.commerce, sheet(state, 1).score.commerce) == (5, 0)


def test_a_e2_unfinished_monuments_score_nothing_and_a_score_may_be_negative() -> None:
    state = position(2, boxes={0: "12 great-wall"}, losses={0: "5 famine"})
    assert state.scores() == [-5, 0]


def over(**kwargs: object) -> ts.State:
    return position(step="over", **kwargs)  # type: ignore[arg-type]


def test_a_e3_highest_score_wins() -> None:
    state = over(players=3, owns={1: "religion", 2: "irrigation"})
    assert (state.scores(), state.places(), state.winners()) == ([0, 6, 2], [3, 1, 2], [1])


def test_a_e3_tie_goes_to_the_higher_value_of_goods_not_their_number() -> None:
    state = over(players=2, goods={0: "4 wood", 1: "2 spearhead"})  # 10 against 15
    assert (state.scores(), state.places(), state.winners()) == ([0, 0], [2, 1], [1])


def test_a_e3_still_tied_is_shared_and_the_next_place_is_skipped() -> None:
    state = over(players=3, owns={0: "irrigation", 1: "leadership"}, goods={0: "2 stone", 1: "3 wood"})
    assert state.places() == [1, 1, 3]  # both 2 points, both goods worth 6
    assert state.winners() == [0, 1]


def test_a_e3_all_places_go_by_the_same_two_figures() -> None:
    state = over(players=4, owns={3: "irrigation"}, goods={0: "1 wood", 1: "1 stone", 2: "1 wood"})
    assert state.places() == [3, 2, 3, 1]
    assert over(players=4).places() == [1, 1, 1, 1]


def test_a_e3_food_does_not_break_a_tie() -> None:
    assert over(players=2, food=[15, 0]).places() == [1, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_e4_ends_after_round_60_at_the_latest(players: int) -> None:
    state = position(players, round=60, active=players - 1, step="end")
    assert seen(state).rounds == 60
    play(state, "end")
    assert (state.player, state.round) == (ts.OVER, 60)


def test_a_e4_round_60_is_played_to_its_end_with_any_start_player() -> None:
    state = position(3, start=2, round=60, active=1, step="end")
    play(state, "end")
    assert state.player == 2
    finish(state)
    assert state.player == 0
    finish(state)
    assert state.player == ts.OVER
    before = position(2, round=59, active=1, step="end")
    play(before, "end")
    assert (before.player, before.round) == (0, 60)
