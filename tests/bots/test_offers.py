"""Offers of trade (A-V2): made where both sides gain, one a turn, and accepted by one who reckons alike."""

from __future__ import annotations

import pytest

import tablestead as ts
from tablestead.arena import Task, play_through
from tablestead.bots.ages import value as v
from tablestead.bots.ages.offers import MARGIN, best_offer, exchanged
from tablestead.bots.ages.turn import Turn
from tablestead.games.ages import actions as a
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState
from tests.bots.positions import set_up, start


def trading(players: int) -> AgesState:
    """Seat 1 may trade, and a pottery for a spearhead helps both seats."""
    state = start(players=players, trade=True)
    set_up(state, 0, spearhead=1, pottery=2, food=8)
    set_up(state, 1, spearhead=1, pottery=3, food=1)
    for line in ("roll", "roll coins coins food", "stop"):
        for action in state.read(line):
            state.apply(action)
    while state.step < s.TRADE_STEP:
        state.apply(state.legal()[0])
    assert state.step == s.TRADE_STEP
    return state


def bot(name: str, state: AgesState, seat: int) -> ts.Bot:
    options: dict[str, object] = {"players": state.players, "trade": True}
    return ts.bot(name, state.game, options, seat, seed=1)


def worth(state: AgesState, weights: v.Weights) -> float:
    return Turn(state, weights, v.goods_of(state, state.active)).best_in_hand()


def test_both_gain_by_what_is_offered() -> None:
    state = trading(3)
    weights = v.weights_for(3, 0)
    offer, *terms, propose = best_offer(state, weights)
    assert a.OFFER <= offer < a.GIVE
    assert propose == a.PROPOSE
    partner = offer - a.OFFER
    after = exchanged(state, partner, terms)
    assert worth(after, weights) > worth(state, weights)
    w = weights.at(v.rounds_left(state, weights, 0) + 1.0)  # the partner's turn is yet to come
    assert v.future(after, partner, w) > v.future(state, partner, w) + MARGIN


def test_what_an_exchange_leads_to_is_what_the_rules_make_of_it() -> None:
    state = trading(3)
    offer, *terms, propose = best_offer(state, v.weights_for(3, 0))
    expected = exchanged(state, offer - a.OFFER, terms)
    for action in (offer, *terms, propose, a.ACCEPT):
        state.apply(action)
    state.cells[s.OFFERS] = 0
    assert state.digest() == expected.digest()


@pytest.mark.parametrize("name", ["planner", "expert"])
def test_an_offer_ends_the_line_and_is_the_only_one_of_the_turn(name: str) -> None:
    for answer in ("accept", "refuse"):
        state = trading(3)
        line = bot(name, state, 0).choose(state.view(0))
        assert line[-1] == a.PROPOSE
        for action in line:
            state.apply(action)
        assert state.step == s.RESPOND_STEP
        state.apply(state.read(answer)[0])
        rest = bot(name, state, 0).choose(state.view(0))
        assert not any(a.OFFER <= action < a.REROLL for action in rest)
        assert rest[-1] == a.END


def test_a_planner_accepts_what_a_planner_offers() -> None:
    state = trading(3)
    for action in bot("planner", state, 0).choose(state.view(0)):
        state.apply(action)
    partner = state.player
    assert bot("planner", state, partner).choose(state.view(partner)) == [a.ACCEPT]


@pytest.mark.parametrize("name", ["planner", "casual", "expert"])
def test_with_two_players_nothing_is_offered(name: str) -> None:
    """What one gains, the other loses."""
    state = trading(2)
    line = bot(name, state, 0).choose(state.view(0))
    assert not any(a.OFFER <= action < a.REROLL for action in line)


def test_nothing_is_offered_that_gains_too_little() -> None:
    state = start(players=3, trade=True)
    for line in ("roll", "roll coins coins food", "stop"):
        for action in state.read(line):
            state.apply(action)
    set_up(state, 1, food=3)
    assert state.step == s.TRADE_STEP  # food for food is all there is
    assert best_offer(state, v.weights_for(3, 0)) == []


def test_advice_is_about_what_one_decides_alone() -> None:
    state = trading(3)
    for advice in bot("planner", state, 0).rank(state.view(0)):
        assert not any(a.OFFER <= action < a.REROLL for action in advice.actions)
        assert advice.expects is not None


def test_in_a_game_of_planners_all_offers_are_accepted_and_a_seed_repeats_them() -> None:
    options: dict[str, int | str | bool] = {"players": 3, "trade": True, "start": 1}
    task = Task("ages", ("planner",), (0, 0, 0), options, 2)
    games = [play_through(task)[0].actions for _ in range(2)]
    assert games[0] == games[1]
    assert games[0].count(a.PROPOSE) == games[0].count(a.ACCEPT) >= 1
