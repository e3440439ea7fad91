"""The expert of Roll Through the Ages: alone, a second look at the best plans of a turn."""

from __future__ import annotations

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


def test_with_opponents_it_plays_as_the_planner_does() -> None:
    for turns in (1, 4):
        state = position(2, 4, turns)
        lines = [
            kind(state.game, state.player, 1.0, Rng(9)).choose(state.view(state.player))
            for kind in (ExpertBot, PlannerBot)
        ]
        assert lines[0] == lines[1]
