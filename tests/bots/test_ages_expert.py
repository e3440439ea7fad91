"""The expert of Roll Through the Ages: a second look at the best plans of a turn, by what it has learned."""

from __future__ import annotations

import json
from pathlib import Path

from tablestead.bots.ages import value as v
from tablestead.bots.ages.endings import CERTAIN
from tablestead.bots.ages.expert import LOOKS, PLANNED, WITHIN, ExpertBot
from tablestead.bots.ages.planner import PlannerBot
from tablestead.engine.game import OVER
from tablestead.engine.rng import Rng
from tablestead.games import game as find_game
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState


def position(players: int, seed: int, turns: int) -> AgesState:
    """Where a turn is planned, after so many turns of planners."""
    game = find_game("ages")
    state, dice = game.start(players=players), Rng(seed)
    bots = [PlannerBot(game, seat, 1.0, Rng(seed)) for seat in range(players)]
    planned = 0
    while planned <= turns:
        assert state.player != OVER
        if state.player < 0:
            state.apply_trusted(state.sample(dice))
        elif state.step in PLANNED and (planned := planned + 1) > turns:
            break
        else:
            for action in bots[state.player].choose(state.view(state.player)):
                state.apply_trusted(action)
    assert isinstance(state, AgesState)
    return state


def test_of_plans_about_as_good_the_one_whose_next_turn_is_best() -> None:
    state = position(1, 3, 6)
    bot = ExpertBot(state.game, 0, 1.0, Rng(5))
    found = bot.best_plan(state)
    assert found is not None
    near = sorted(bot.plans(state), key=lambda plan: plan.worth, reverse=True)[:LOOKS]
    looked = [bot.outlook(state, plan) for plan in near if plan.worth > near[0].worth - WITHIN]
    assert len(looked) > 1
    assert bot.outlook(state, found) == max(looked)
    assert bot.choose(state.view(0)) == found.actions


def test_the_second_look_changes_some_turns() -> None:
    changed = 0
    for turns in (2, 3, 4):
        state = position(1, 3, turns)
        bots = [kind(state.game, 0, 1.0, Rng(5)) for kind in (ExpertBot, PlannerBot)]
        changed += bots[0].choose(state.view(0)) != bots[1].choose(state.view(0))
    assert changed >= 1


def test_after_the_last_turn_points_are_what_counts() -> None:
    state = position(1, 3, 3)
    state.cells[s.ROUND] = m.SOLO_ROUNDS[m.E2009]
    bot = ExpertBot(state.game, 0, 1.0, Rng(5))
    plan = bot.plans(state)[0]
    after = state.copy()
    for action in plan.actions:
        after.apply_trusted(action)
    assert after.player == OVER
    assert bot.outlook(state, plan) == after.scores()[0]


def test_what_the_opponent_may_expect_counts_against_a_plan() -> None:
    looked = 0
    for turns in range(1, 9):
        state = position(2, 4, turns)
        seat = state.player
        bot = ExpertBot(state.game, seat, 1.0, Rng(5))
        found = bot.best_plan(state)
        if found is not None:
            after = state.copy()
            for action in found.actions:
                after.apply_trusted(action)
            assert isinstance(after, AgesState)
            assert after.active == 1 - seat
            opponent = ExpertBot(state.game, 1 - seat, 1.0, Rng(5))
            assert bot.outlook(state, found) == CERTAIN - opponent.start_value(after)
            assert bot.outlook(state, bot.plans(state)[0]) <= bot.outlook(state, found)
            assert bot.choose(state.view(seat)) == found.actions
            looked += 1
    assert looked


def test_the_result_counts_when_the_game_is_over() -> None:
    game = find_game("ages")
    state, rng = game.start(players=2), Rng(8)
    while state.player != OVER:
        state.apply_trusted(state.sample(rng) if state.player < 0 else state.legal()[0])
    assert isinstance(state, AgesState)
    worths = [ExpertBot(game, seat, 1.0, Rng(1)).result(state) for seat in range(2)]
    assert sum(worths) == CERTAIN
    if len(winners := state.winners()) == 1:
        assert worths[winners[0]] >= CERTAIN


def test_with_two_players_it_judges_by_what_it_has_learned() -> None:
    for players in (1, 2, 3):
        state = position(players, 4, 1)
        bot = ExpertBot(state.game, state.player, 1.0, Rng(9))
        learned = players == 2
        assert (bot.weights_of(state) is v.LEARNED["2 2009"]) == learned
        assert (bot.weights_of(state) is v.weights_for(players, m.E2009)) != learned


def test_the_shipped_weights_say_how_they_were_made() -> None:
    path = Path(v.__file__).with_name("judgement.json")
    about = json.loads(path.read_text("utf-8"))[v.ABOUT]
    assert about["command"].startswith("tablestead train ages ")
    assert {"commit", "games", "hours", "version"} <= about.keys()
    assert sorted(v.LEARNED) == [f"2 {edition}" for edition in sorted(m.EDITION_IDS)]


def test_with_three_players_it_plays_as_the_planner_does() -> None:
    for turns in (1, 4):
        state = position(3, 4, turns)
        lines = [
            kind(state.game, state.player, 1.0, Rng(9)).choose(state.view(state.player))
            for kind in (ExpertBot, PlannerBot)
        ]
        assert lines[0] == lines[1]
