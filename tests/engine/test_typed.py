"""What a user's type checker knows of the library. mypy reads this file with `disallow_any_expr`."""

from __future__ import annotations

from typing import assert_type

import tablestead as ts
from tablestead.games.ages.game import Ages
from tablestead.games.ages.rules import AgesState
from tablestead.games.ages.view import AgesView
from tablestead.games.keyflower.view import KeyflowerView
from tablestead.games.milestones.view import MilestonesView


def test_a_game_named_by_its_id_is_known_precisely() -> None:
    game = ts.game("ages")
    assert_type(game, Ages)
    state = game.start(players=2)
    assert_type(state, AgesState)
    assert_type(state.copy(), AgesState)
    view = state.view(0)
    assert_type(view, AgesView)
    assert view.seats[0].food == 3
    assert_type(ts.game("milestones").start(players=2).view(None), MilestonesView)
    assert_type(ts.game("keyflower").start(players=2).view(0), KeyflowerView)


def test_any_game_is_typed_too() -> None:
    for id in ts.game_ids():
        game = ts.game(id)
        assert_type(game, ts.Game)
        dealer = ts.Dealer(seed=1)
        options = dealer.settle(game, players=2)
        state, record = game.start(**options), ts.Record(game, options)
        assert_type(state, ts.State)
        bot = ts.bot("random", game, options, 0, seed=1)
        assert_type(bot, ts.Bot)
        while state.player != 0:
            action = dealer.draw(state) if state.player == ts.CHANCE else state.legal()[0]
            before = state.copy()
            state.apply(action)
            record.append(action)
            assert_type(game.describe(before, action, state, 0), list[ts.Event])
        view = state.view(0)
        assert_type(view, ts.View)
        assert (view.game, view.seat, view.step) == (id, 0, state.step_id)
        assert_type(bot.choose(view), list[int])
        assert_type(bot.rank(view), list[ts.Advice])
        assert_type(game.facts(view, bot.choose(view)), list[ts.Fact])
        assert_type(state.choices(0), list[ts.Choice])
        assert_type(state.moves(), list[str])
        assert_type(state.play(state.moves()[0]), list[int])
        assert_type(game.restore(view), ts.State)
        assert_type(game.presenter(), ts.Presenter)
        assert_type(game.points_by_source(state, 0), dict[str, int])
        assert_type(state.why_not(0), ts.RuleViolation | None)
        assert_type(ts.parse_record(record.text()), ts.Record)
        assert_type(ts.replay(record.text()), ts.State)
        assert [choice.action for choice in record.state().choices(0)] == record.state().legal()
