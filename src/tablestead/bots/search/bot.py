"""A bot that searches: how it spends its time, and what it keeps of the tree."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from tablestead.bots.player import CANDIDATES, Advice, Bot
from tablestead.bots.search.model import SearchModel
from tablestead.bots.search.tree import Node, Search, by_lead, by_worth, read_the_same
from tablestead.engine.game import CHANCE, OVER, Game, State
from tablestead.engine.rng import Rng
from tablestead.engine.view import View

FILL: Final = 0.5
"""Every decision's position is brought up to this share of the turn's simulations, while there are any."""
AT_ONCE: Final = 8
"""Simulations between two looks at the clock."""


class Thought:
    """How often each action of a position was tried; `at`: so many actions of the answer come before."""

    def __init__(self, at: int, root: Node) -> None:
        self.at = at
        self.actions = [child.action for child in root.children]
        self.visits = [int(child.visits) for child in root.children]


class SearchBot(Bot):
    """Shares the simulations of a turn, or its seconds, among the decisions of the turn.

    The tree is kept from one decision to the next, through chance events too, as long as it is the same
    turn: what was found out about the line that is played counts on.
    """

    def __init__(
        self, game: Game, seat: int, budget: float, rng: Rng, model: SearchModel, simulations: int
    ) -> None:
        super().__init__(game, seat, budget, rng)
        self.model = model
        self.simulations = simulations
        """For a turn; 0: as many as the budget allows."""
        self.most_simulations = 0
        """Simulations a turn that it looks at with two players, if the budget allows; 0: no bound."""
        self.fill = FILL
        self.search: Search | None = None
        self.spent = 0
        """Simulations of this turn."""
        self.clock: Callable[[], float] = perf_counter
        """What its seconds are counted by."""
        self.seconds = 0.0
        self.rate = 0.0
        """Simulations a second, as far as known."""
        self.thoughts: list[Thought] | None = None
        """What it found out, for those who learn from it; None where nobody does."""

    def choose(self, view: View) -> list[int]:
        state = self.game.restore(view)
        if len(state.legal()) == 1:
            return self.forced(state)
        search = self.continued(state) or self.begun(state)
        return self.play_on(search, self.turn(state))

    def rank(self, view: View, most: int = CANDIDATES) -> list[Advice]:
        """The actions most often tried, each thought about once more, in the order of what they are worth.

        Both thoughts together take as long as a turn.
        """
        state = self.game.restore(view)
        if len(state.legal()) == 1:
            return [Advice(self.forced(state))]
        simulations, budget = self.simulations, self.budget
        search = self.begun(state)
        self.search = None
        self.allow(simulations, budget, 2)
        self.think(search)
        tried = search.candidates(most)
        self.allow(simulations, budget, 2 * len(tried))
        lines = [self.line(search, child) for child in tried]
        self.simulations, self.budget = simulations, budget
        return [told(lines[index], tried[index], state.players) for index in best_first(tried, state.players)]

    def line(self, search: Search, child: Node) -> list[int]:
        """The action of a child of the root, and what follows in this turn."""
        turn = self.turn(search.state)
        branch = search.branch(child)
        self.spent = 0
        self.seconds = 0.0
        if branch.state.player != OVER:
            self.think(branch)
        return [child.action, *self.play_on(branch, turn)]

    def play_on(self, search: Search, turn: int) -> list[int]:
        """What it plays while it is this seat's decision, and the same turn; the search goes along."""
        actions: list[int] = []
        while search.state.player == self.seat and self.turn(search.state) == turn:
            legal = search.state.legal()
            if len(legal) > 1:
                self.think(search)
                best = search.best()
                if self.thoughts is not None:
                    self.thoughts.append(Thought(len(actions), search.root))
            else:
                best = self.only(search, legal[0])
            actions.append(best.action)
            search.advance(best)
        return actions

    def forced(self, state: State) -> list[int]:
        """Single legal actions, without a thought."""
        actions: list[int] = []
        turn = self.turn(state)
        while state.player == self.seat and self.turn(state) == turn:
            legal = state.legal()
            if len(legal) > 1:
                break
            actions.append(legal[0])
            state.apply_trusted(legal[0])
        return actions

    def turn(self, state: State) -> int:
        """The same number for all positions of a turn."""
        return state.round * 8 + state.active

    def only(self, search: Search, action: int) -> Node:
        """The child of the root for the single legal action."""
        for child in search.root.children:
            if child.action == action:
                return child
        return Node(action, self.seat, 1.0)

    # The turn's simulations

    def allow(self, simulations: int, budget: float, parts: int) -> None:
        """One of several equal parts of what a turn has."""
        self.budget = budget / float(parts)
        self.simulations = max(1, simulations // parts) if simulations > 0 else 0

    def think(self, search: Search) -> None:
        """Bring the root up to its share, with what is left."""
        visits = int(search.root.visits)
        before = search.simulations
        if self.simulations > 0:
            wanted = max(1, int(self.fill * self.simulations)) - visits
            search.think(max(0, min(wanted, self.simulations - self.spent)))
        else:
            self.think_by_clock(search, visits)
        self.spent += search.simulations - before
        if not search.root.children:  # nothing is left, and nobody has been here
            search.expand(search.root, search.state)

    def think_by_clock(self, search: Search, visits: int) -> None:
        started = self.clock()
        before = search.simulations
        end = started + self.budget - self.seconds
        if self.spent == 0:
            end = started + self.fill * self.budget
            wanted = 1 << 40
        else:
            wanted = int(self.fill * self.rate * self.budget) - visits
        if self.most_simulations > 0:
            # each costs more with more players
            most = max(1, self.most_simulations * 2 // search.state.players)
            wanted = min(wanted, max(1, int(self.fill * most)) - visits, most - self.spent)
        now = started
        while now < end and search.simulations - before < wanted:
            search.think(min(AT_ONCE, wanted - search.simulations + before))
            now = self.clock()
        if self.spent == 0 and now > started:
            self.rate = (search.simulations - before) / (now - started)
        self.seconds += now - started

    # What is kept between two questions

    def begun(self, state: State) -> Search:
        """A new tree for a new turn."""
        self.search = Search(self.model, state, self.seat, self.rng)
        self.spent = 0
        self.seconds = 0.0
        return self.search

    def continued(self, state: State) -> Search | None:
        """The tree of this turn, if the position lies behind the last answer."""
        search = self.search
        self.search = None
        if search is None or self.turn(search.state) != self.turn(state):
            return None
        digest = state.digest()
        if search.state.player != CHANCE:
            if search.state.player == OVER or search.state.digest() != digest:
                return None
            self.search = search
            return search
        for action, _ in search.state.outcomes():
            after = search.state.copy()
            after.apply_trusted(action)
            if after.digest() == digest:
                found = Node(action, CHANCE, 1.0)
                for child in search.root.children:
                    if child.action == action:
                        found = child
                search.advance(found)
                self.search = search
                return search
        return None


def best_first(nodes: list[Node], players: int) -> list[int]:
    """By what they are worth; where all chances to win read the same in per cent, by the lead."""
    by = by_lead if players > 1 and read_the_same(nodes) else by_worth
    return sorted(range(len(nodes)), key=lambda index: by(nodes[index]), reverse=True)


def told(actions: list[int], node: Node, players: int) -> Advice:
    """A line with what was found out about its first action."""
    if node.visits == 0:
        return Advice(actions)
    visits = float(node.visits)
    win = node.wins / visits if players > 1 else None
    return Advice(actions, node.points / visits, node.lead / visits, win)
