"""A bot that searches: how it spends its time, and what it keeps of the tree."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from tablestead.bots.player import Advice, Bot
from tablestead.bots.search.model import SearchModel
from tablestead.bots.search.tree import Node, Search
from tablestead.engine.game import CHANCE, OVER, Game, State
from tablestead.engine.rng import Rng
from tablestead.engine.view import View

FILL: Final = 0.5
"""Every decision's position is brought up to this share of the turn's simulations, while there are any."""
AT_ONCE: Final = 8
"""Simulations between two looks at the clock."""


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
        self.fill = FILL
        self.search: Search | None = None
        self.spent = 0
        """Simulations of this turn."""
        self.seconds = 0.0
        self.rate = 0.0
        """Simulations a second, as far as known."""

    def advise(self, view: View) -> Advice:
        state = self.game.restore(view)
        if len(state.legal()) == 1:
            return Advice(self.forced(state))
        search = self.continued(state)
        if search is None:
            search = Search(self.model, state, self.seat, self.rng)
            self.search = search
            self.spent = 0
            self.seconds = 0.0
        actions: list[int] = []
        expects: float | None = None
        margin: float | None = None
        turn = self.turn(state)
        while search.state.player == self.seat and self.turn(search.state) == turn:
            legal = search.state.legal()
            if len(legal) > 1:
                self.think(search)
                best = search.best()
                if expects is None and best.visits > 0:
                    expects = best.points / float(best.visits)
                    margin = best.lead / float(best.visits)
            else:
                best = self.only(search, legal[0])
            actions.append(best.action)
            search.advance(best)
        return Advice(actions, expects, margin)

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
        started = perf_counter()
        before = search.simulations
        end = started + self.budget - self.seconds
        if self.spent == 0:
            end = started + self.fill * self.budget
            wanted = 1 << 40
        else:
            wanted = int(self.fill * self.rate * self.budget) - visits
        now = started
        while now < end and search.simulations - before < wanted:
            search.think(AT_ONCE)
            now = perf_counter()
        if self.spent == 0 and now > started:
            self.rate = (search.simulations - before) / (now - started)
        self.seconds += now - started

    # What is kept between two questions

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
