"""The planner's reckoning: plans against enumeration, and what it must know."""

from __future__ import annotations

import pytest

import tablestead as ts
from tablestead.bots.ages import value as v
from tablestead.bots.ages.planner import PlannerBot
from tablestead.bots.ages.purse import HELD
from tablestead.bots.ages.turn import Turn
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import scoring
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState, collecting
from tablestead.games.ages.rules import turn as rules_turn
from tests.bots.positions import decisions, set_up, start


def steady(spread: float = 4.0) -> v.Weights:
    """Weights that guess the rounds left by developments alone, which a plan knows beforehand."""
    hand = v.by_hand()
    return v.Weights(list(hand.knots), list(hand.table), [0.7, 0.9, 0.0, 0.0, 0.0, 0.0, 0.0], spread)


def planner(seat: int = 0, weights: v.Weights | None = None) -> PlannerBot:
    bot = ts.bot("planner", ts.game("ages"), {"players": max(2, seat + 1)}, seat, seed=1)
    assert isinstance(bot, PlannerBot)
    bot.weights = weights
    return bot


def turn_of(state: AgesState, weights: v.Weights) -> Turn:
    return Turn(state, weights, v.goods_of(state, state.active))


def plan(turn: Turn, state: AgesState) -> float:
    """The lead of the best plan from a later step of a turn."""
    c = state.cells
    turn.best(c[s.WORKERS], HELD, c[s.COINS], c[turn.base + s.SEAT_FOOD], 0.0)
    return turn.lead


def lead_at_end(state: AgesState, weights: v.Weights, shares: list[float]) -> float:
    """The lead of the active seat when its turn is over, reckoned afresh."""
    assert state.step == s.END_STEP
    rounds = v.rounds_left(state, weights, 0)
    lead = 0.0
    for seat in range(state.players):
        turns = rounds + (1.0 if v.yet_to_play(state, seat) else 0.0)
        worth = scoring.score(state, seat) + v.future(state, seat, weights.at(turns))
        lead += worth if seat == state.active else -shares[seat] * worth
    return lead


LATER_STEPS = (s.BUILD_STEP, s.BUY_STEP)


@pytest.mark.parametrize(("edition", "players"), [("2009", 1), ("2009", 2), ("reprint", 4), ("late", 1)])
def test_a_plan_is_worth_what_it_leads_to(edition: str, players: int) -> None:
    """The tables of a turn agree with the value of the position that the plan ends in."""
    weights = steady()
    checked = 0
    for state in decisions(edition, players, False, 12):
        # Ships and their swaps are decided step by step, outside the plan.
        if state.step not in LATER_STEPS or state.seat_cell(state.active, s.SEAT_SHIPS):
            continue
        if state.owns(state.active, m.SHIPPING):
            continue
        turn = turn_of(state, weights)
        expected = plan(turn, state)
        after = state.copy()
        bot = planner(state.active, weights)
        while after.step != s.END_STEP:
            legal = after.legal()
            after.apply(legal[0] if len(legal) == 1 else bot.decide(after, legal))
        assert lead_at_end(after, weights, list(turn.endings.shares)) == pytest.approx(expected, abs=1e-6)
        checked += 1
    assert checked >= 8


def best_by_enumeration(state: AgesState, turn: Turn, weights: v.Weights) -> float:
    """Every line to the end of the turn."""
    best = -1e9
    seen = set()
    stack = [state]
    while stack:
        here = stack.pop()
        if here.digest() in seen:
            continue
        seen.add(here.digest())
        if here.step == s.END_STEP:
            lead = lead_at_end(here, weights, list(turn.endings.shares))
            triggered = bool(here.cells[s.LAST_ROUND])
            ending = 2 if triggered else (1 if here.cells[s.BOUGHT] else 0)
            best = max(best, turn.endings.utility(lead, ending))
            continue
        for action in here.legal():
            after = here.copy()
            after.apply_trusted(action)
            stack.append(after)
    return best


@pytest.mark.parametrize(
    ("workers", "coins", "board"),
    [
        (2, 14, {"wood": 1, "stone": 1, "great_wall": 11, "food": 2}),
        (2, 7, {"wood": 3, "pottery": 1, "cloth": 1, "city_4": 1, "obelisk": 7, "food": 4}),
        (1, 21, {"wood": 3, "stone": 2, "granaries": 1, "food": 4}),
        (0, 7, {"stone": 1, "pottery": 2, "engineering": 1, "food": 1, "obelisk": 5}),
    ],
)
@pytest.mark.parametrize("players", [1, 2])
def test_no_line_is_better_than_the_plan(
    workers: int, coins: int, board: dict[str, int], players: int
) -> None:
    weights = steady()
    state = start(players=players, edition="2009")
    set_up(state, 0, **board)
    state.cells[s.WORKERS] = workers
    state.cells[s.COINS] = coins
    rules_turn.enter_build(state)
    turn = turn_of(state, weights)
    food = state.held(0, m.TRADE_FOOD)
    best = turn.best(workers, HELD, coins, food, 0.0)
    # The tables fill cities one after the other and discard good by good: a hair may be lost.
    assert best == pytest.approx(best_by_enumeration(state, turn, weights), abs=0.05)


def test_more_is_never_worse() -> None:
    weights = steady()
    state = start(players=2, edition="2009")
    set_up(state, 0, wood=2, pottery=1, great_wall=5, city_4=2)
    turn = turn_of(state, weights)
    for workers in range(12):
        assert turn.best(workers + 1, HELD, 7, 2, 0.0) >= turn.best(workers, HELD, 7, 2, 0.0) - 1e-9
    for coins in range(5):
        assert turn.best(3, HELD, 7 * coins + 7, 2, 0.0) >= turn.best(3, HELD, 7 * coins, 2, 0.0) - 1e-9
    assert turn.best(3, HELD, 7, 2, 1.0) > turn.best(3, HELD, 7, 2, 0.0)


def test_three_skulls_are_a_weapon() -> None:
    """A-T11: pestilence hits the opponents without Medicine; alone it hits the player."""
    state = start(players=2)
    assert turn_of(state, steady()).disaster(3) == pytest.approx(3.0)
    set_up(state, 1, medicine=1)
    assert turn_of(state, steady()).disaster(3) == 0.0
    assert turn_of(start(players=1), steady()).disaster(3) == -3.0
    three = start(players=3)
    set_up(three, 1, medicine=1)
    assert 0.0 < turn_of(three, steady()).disaster(3) < 3.0


def test_a_monument_the_opponent_nearly_has_is_worth_taking() -> None:
    """Denial: with equal own progress, the one the opponent is about to finish goes first."""
    alone = start(players=2)
    set_up(alone, 0, great_wall=11)
    pressed = start(players=2)
    set_up(pressed, 0, great_wall=11)
    set_up(pressed, 1, great_wall=11)
    gains = []
    for state in (alone, pressed):
        turn = turn_of(state, steady())
        gains.append(
            turn.building.monument_gain(0, m.GREAT_WALL, 2) - turn.building.monument_gain(0, m.GREAT_WALL, 0)
        )
    assert gains[1] > gains[0] + 1.0


@pytest.mark.parametrize(("lost", "ends"), [(0, True), (30, False)])
def test_ends_the_game_when_ahead_only(lost: int, ends: bool) -> None:
    """The fifth development ends the game (A-E1); the opponent has had the last turn of the round."""
    state = start(players=2, start=2)
    state.cells[s.ACTIVE] = 0
    set_up(state, 0, leadership=1, irrigation=1, medicine=1, quarrying=1, lost=lost)
    state.cells[s.COINS] = 21
    rules_turn.enter_buy(state)
    line = planner().choose(state.view(0))
    assert (a.DONE not in line) == ends


def test_advice_tells_what_to_expect() -> None:
    game = ts.game("ages")
    solo = start(players=1)
    advice = ts.bot("planner", game, {"players": 1}, 0, seed=1).rank(solo.view(0))[0]
    assert advice.expects is not None
    assert 60 < advice.expects < 100
    assert advice.margin is None
    two = start(players=2)
    advice = ts.bot("planner", game, {"players": 2}, 0, seed=1).rank(two.view(0))[0]
    assert advice.expects is not None
    assert advice.margin is not None
    assert 10 < advice.expects < 40
    assert -6 < advice.margin < 6


@pytest.mark.parametrize("players", [1, 2, 4])
def test_plans_are_compared(players: int) -> None:
    """The one it would play first, then worse ones that differ in what they build or buy."""
    state = start(players=players)
    set_up(state, 0, wood=2, stone=2, pottery=2)
    state.cells[s.WORKERS] = 4
    state.cells[s.COINS] = 7
    rules_turn.enter_build(state)
    bot = ts.bot("planner", ts.game("ages"), {"players": players}, 0, seed=1)
    best, *others = bot.rank(state.view(0))
    assert best.actions == bot.choose(state.view(0))
    assert len(others) == 2
    assert all(advice.actions[-1] == a.END for advice in (best, *others))
    for advice in others:
        assert set(advice.actions) != set(best.actions)
        if players == 1:
            assert (advice.margin, advice.win) == (None, None)
            assert (advice.expects or 0) < (best.expects or 0)
        else:
            assert 0 < (advice.win or 0) < (best.win or 0) < 1


def test_the_chances_of_all_add_up_to_one() -> None:
    """At the start of a game everybody has about the same."""
    for players in (2, 4):
        game = ts.game("ages")
        found = ts.bot("planner", game, {"players": players}, 0, seed=1).rank(start(players=players).view(0))
        assert found[0].win == pytest.approx(1 / players, abs=0.12)


def test_the_end_of_the_game_needs_no_guess() -> None:
    """With no turn left a position is worth its score; goods break ties only."""
    state = start(players=1, edition="2009")
    state.cells[s.ROUND] = 10
    set_up(state, 0, religion=1, obelisk=9, wood=3, food=6, lost=2)
    state.cells[s.STEP] = s.END_STEP
    turn = turn_of(state, steady())
    assert plan(turn, state) == pytest.approx(scoring.score(state, 0), abs=0.05)


def test_features_times_weights_is_the_future() -> None:
    weights = v.weights_for(2, m.E2009)
    for state in decisions("2009", 2, False, 3):
        for seat in (0, 1):
            for turns in (0.4, 1.0, 3.3, 20.0):
                w = weights.at(turns)
                row = v.features(state, seat)
                total = sum(x * y for x, y in zip(row, w, strict=True))
                assert v.future(state, seat, w) == pytest.approx(total, abs=0.05)


def test_weights_for_every_kind_of_game() -> None:
    for players in range(1, 5):
        for edition in range(len(m.EDITION_IDS)):
            weights = v.weights_for(players, edition)
            assert len(weights.at(2.5)) == v.FEATURES
            assert list(weights.at(0.0)) == [0.0] * v.FEATURES
            assert v.weights_name(players, edition) in v.WEIGHTS


def test_goods_that_come_are_the_engines() -> None:
    """A-T7, A-T8: the plan collects goods as the rules do."""
    for quarrying in (0, 1):
        for number in range(15):
            state = start(players=2)
            set_up(state, 0, wood=1, stone=6, cloth=5, quarrying=quarrying)
            turn = turn_of(state, steady())
            expected = turn.purse.goods_in(number, 0)
            collecting.collect_goods(state, number)
            assert list(v.goods_of(state, 0)) == list(expected)
