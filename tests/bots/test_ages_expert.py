"""The expert of Roll Through the Ages: a second look at the best plans of a turn."""

from __future__ import annotations

from tablestead.bots.ages.expert import PLANNED, WITHIN, ExpertBot
from tablestead.bots.ages.planner import PlannerBot
from tablestead.engine.game import OVER
from tablestead.engine.rng import Rng
from tablestead.games import game as find_game
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
    for players in (1, 2):
        state = position(players, 3, 6)
        bot = ExpertBot(state.game, state.player, 1.0, Rng(5))
        found = bot.best_plan(state)
        assert found is not None
        worths = [plan.worth for plan in bot.plans(state)]
        assert found.worth > max(worths) - WITHIN
        seed = Rng(5).below(1 << 30)
        near = sorted(bot.plans(state), key=lambda plan: plan.worth, reverse=True)[: bot.looks]
        looked = [bot.outlook(state, plan, seed) for plan in near if plan.worth > max(worths) - WITHIN]
        assert bot.outlook(state, found, seed) == max(looked)


def test_what_it_plays_ends_the_turn_and_repeats_with_its_seed() -> None:
    state = position(2, 4, 5)
    view = state.view(state.player)
    lines = [ExpertBot(state.game, state.player, 1.0, Rng(9)).choose(view) for _ in range(2)]
    assert lines[0] == lines[1]
    for action in lines[0]:
        state.apply(action)


def test_at_the_end_winning_is_what_counts() -> None:
    state = position(2, 4, 5)
    bot = ExpertBot(state.game, 0, 1.0, Rng(9))
    planner = [PlannerBot(state.game, seat, 1.0, Rng(1)) for seat in range(2)]
    dice = Rng(2)
    while state.player != OVER:
        if state.player < 0:
            state.apply_trusted(state.sample(dice))
        else:
            for action in planner[state.player].choose(state.view(state.player)):
                state.apply_trusted(action)
    worth = [ExpertBot(state.game, seat, 1.0, Rng(9)).utility(state) for seat in range(2)]
    best = state.winners()[0]
    assert worth[best] > 50 > worth[1 - best] or len(state.winners()) == 2
    assert bot.utility(state) == worth[0]
