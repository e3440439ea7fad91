"""The search: what it chooses, and the order in which it tells its lines."""

from __future__ import annotations

import gc

from tablestead.bots import bot
from tablestead.bots.milestones.model import MilestonesModel
from tablestead.bots.search.bot import best_first
from tablestead.bots.search.tree import Node, Search
from tablestead.engine.dealer import Dealer
from tablestead.engine.game import CHANCE
from tablestead.engine.rng import Rng
from tablestead.games import game as find_game


def node(worth: float, lead: float, win: float, visits: int = 10) -> Node:
    made = Node(0, 0, 1.0)
    made.visits = visits
    made.total, made.lead, made.wins = worth * visits, lead * visits, win * visits
    return made


def test_lines_are_told_in_the_order_of_their_worth() -> None:
    assert best_first([node(0.2, 9, 0.2), node(0.6, -3, 0.6), node(0.4, 1, 0.4)], 2) == [1, 2, 0]


def test_where_all_chances_read_the_same_the_lead_decides() -> None:
    lost = [node(0.30, -20, 0.001), node(0.20, -9, 0.0), node(0.10, -14, 0.004), node(0, 0, 0, visits=0)]
    assert best_first(lost, 2) == [1, 2, 0, 3]
    assert best_first(lost, 1)[0] == 0  # alone there is nobody to lead


def test_in_a_won_game_the_lead_decides_if_the_model_says_so() -> None:
    """Among those tried half as often as the first; where chances differ, the one most often tried."""
    model = MilestonesModel()
    found = Search(model, find_game("milestones").start(), 0, Rng(1))
    won = [node(0.8, 20, 0.999, 30), node(0.8, 24, 0.998, 20), node(0.8, 40, 1.0, 5)]
    found.root.children = won
    assert found.best() is won[0]
    model.lead_decides = True
    assert found.best() is won[1]
    found.root.children = [node(0.5, 1, 0.5, 30), node(0.5, 4, 0.6, 20)]
    assert found.best() is found.root.children[0]


def test_however_little_it_thought_it_compares_two_lines() -> None:
    game, dealer = find_game("milestones"), Dealer(1)
    options = dealer.settle(game, players=2)
    state = game.start(**options)
    while state.player == CHANCE:
        state.apply(dealer.draw(state))
    hasty = bot("mcts:1", game, options, state.player, seed=1)
    first, second = hasty.rank(state.view(state.player))
    assert first.actions[0] != second.actions[0]
    assert len(hasty.rank(state.view(state.player), most=1)) == 1


def test_a_deep_tree_is_let_go() -> None:
    """Forced moves make long rows of nodes, each of which lets go of the next."""
    node = Node(0, 0, 1.0)
    for action in range(5000):
        above = Node(action, 0, 1.0)
        above.children = [node]
        node = above
    del node, above
    assert gc.collect() >= 0
