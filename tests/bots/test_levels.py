"""The five levels: the same names in every game, none of them slow, each weaker one with less to go by."""

from __future__ import annotations

import pytest
from librt.vecs import vec

import tablestead as ts
from tablestead.bots.ages import value as v
from tablestead.bots.ages.levels import TastefulPlannerBot, deviate, misjudged, simple_idea, tastes
from tablestead.bots.ages.planner import PlannerBot
from tablestead.bots.levels import KEYFLOWER_SIMULATIONS, LEVELS, MILESTONES_SIMULATIONS
from tablestead.bots.search.bot import SearchBot
from tablestead.bots.search.scores import best_with_noise
from tablestead.engine.errors import OptionError
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tests.games.title import Title
from tests.games.titles import EVERY_TITLE


@EVERY_TITLE
def test_every_level_plays_a_legal_turn(title: Title) -> None:
    """From the first position on, by its view alone, and the same once more for the same seed."""
    game = title.game
    for level in LEVELS:
        dealer = ts.Dealer(seed=5)
        options = dealer.settle(game, players=game.max_players)
        name = level if game.id == "ages" or level == "beginner" else f"{level}:4"
        twins = [ts.bot(name, game, options, seat, seed=1) for seat in range(game.max_players)]
        bots = [ts.bot(name, game, options, seat, seed=1) for seat in range(game.max_players)]
        state = game.start(**options)
        decisions = 0
        while decisions < 12:
            if state.player == ts.CHANCE:
                state.apply(dealer.draw(state))
                continue
            view = state.view(state.player)
            line = bots[state.player].choose(view)
            assert twins[state.player].choose(view) == line
            for action in line:
                state.apply(action)
            decisions += 1


@pytest.mark.parametrize("game", ["milestones", "keyflower"])
def test_a_level_searches_with_so_many_simulations(game: str) -> None:
    """However long it may think; with more players at fewer."""
    most = MILESTONES_SIMULATIONS if game == "milestones" else KEYFLOWER_SIMULATIONS
    for players in (2, 4):
        dealer = ts.Dealer(seed=2)
        options = dealer.settle(ts.game(game), players=players)
        state = ts.game(game).start(**options)
        while len(state.legal()) < 2:
            state.apply(state.legal()[0] if state.player >= 0 else dealer.draw(state))
        bot = ts.bot("casual", ts.game(game), options, state.player, budget=60.0, seed=1)
        assert isinstance(bot, SearchBot)
        bot.choose(state.view(state.player))
        assert 0 < bot.spent <= most[1] * 2 // players


def test_the_weaker_the_fewer_simulations() -> None:
    for most in (MILESTONES_SIMULATIONS, KEYFLOWER_SIMULATIONS):
        assert list(most[1:-1]) == sorted(most[1:-1])


def test_simulations_are_taken_where_a_level_searches() -> None:
    game = ts.game("keyflower")
    bot = ts.bot("strong:7", game, {"players": 2}, 0, seed=1)
    assert isinstance(bot, SearchBot)
    assert bot.simulations == 7
    for name in ("beginner:7", "expert:0"):
        with pytest.raises(OptionError):
            ts.bot(name, game, {"players": 2}, 0)


def test_all_of_ages_but_the_expert_have_tastes() -> None:
    game = ts.game("ages")
    bots = [ts.bot(level, game, {"players": 2}, 0, seed=1) for level in LEVELS]
    assert [isinstance(bot, TastefulPlannerBot) for bot in bots] == [True] * 4 + [False]
    assert isinstance(bots[-1], PlannerBot)


def test_the_beginner_of_ages_mostly_buys_the_first_thing_it_can_pay_for() -> None:
    game = ts.game("ages")
    state = game.start(players=2)
    state.cells[s.STEP] = s.BUY_STEP
    state.cells[s.COINS] = 30
    legal = state.legal()
    firsts = 0
    for seed in range(40):
        planner, beginner = (
            TastefulPlannerBot(game, state.player, 1.0, ts.Rng(seed), 0.0, foresight)
            for foresight in (True, False)
        )
        chosen = beginner.decide(state, legal)
        assert a.BUY <= chosen < a.WITH
        firsts += chosen == a.BUY + m.LEADERSHIP
        assert planner.decide(state, legal) not in (a.BUY + m.LEADERSHIP, a.DONE)
    assert 20 < firsts < 36


def test_tastes_are_of_a_seed_and_grow_with_their_strength() -> None:
    def drawn(strength: float, seed: int) -> list[float]:
        rng = ts.Rng(seed)
        return tastes(strength, lambda: deviate(rng))

    assert drawn(1.0, 3) == drawn(1.0, 3) != drawn(1.0, 4)
    assert sum(map(abs, drawn(3.0, 3))) > sum(map(abs, drawn(1.0, 3))) > 0
    assert not any(drawn(0.0, 3))


def test_without_foresight_a_simple_idea_counts() -> None:
    fitted = v.weights_for(2, 0)
    strays = [float(index) for index in range(v.FEATURES)]
    idea = simple_idea()
    assert list(misjudged(fitted, strays, False).at(3.0)) == [
        idea[index] + strays[index] for index in range(v.FEATURES)
    ]
    seen = misjudged(fitted, strays, True).at(3.0)
    for index, (mine, theirs) in enumerate(zip(seen, fitted.at(3.0), strict=True)):
        assert mine == pytest.approx(theirs + index)


def test_deviates_are_standard() -> None:
    rng = ts.Rng(1)
    drawn = [deviate(rng) for _ in range(4000)]
    mean = sum(drawn) / len(drawn)
    assert abs(mean) < 0.05
    assert abs(sum(one * one for one in drawn) / len(drawn) - 1) < 0.06


def test_who_errs_by_so_much_takes_nothing_that_is_worse_by_more() -> None:
    rng = ts.Rng(1)
    scores = vec[float]([0.0, 1.5, 5.0, 4.0])
    assert {best_with_noise(scores, [7, 8, 9, 10], 2.0, rng) for _ in range(200)} == {9, 10}
