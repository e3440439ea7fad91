"""Monte-Carlo tree search for any game: chance, hidden pieces, two to six players.

A simulation goes down the tree, adds one node, lets the model's fast players play on from there
and tells every node on the way how it ended.

- Each seat looks after itself (max^n): a node counts what its outcome is worth to the seat that chose it.
- Which action is tried next: the mean so far, plus a share of c_puct by the prior (PUCT). Where choices
  are many, those with a small prior join in only as the visits grow (progressive widening).
- Chance: an outcome is drawn; when a node has as many different ones as its visits allow, one it has
  already seen is taken up again, in proportion to its draws. So trees stay deep behind a draw pile.
- Hidden pieces: dealt anew for every simulation. A node then stands for all positions that look the same
  to those who came there, and only what is legal in this deal is chosen from (information sets).
"""

from __future__ import annotations

from math import exp, inf, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.search.model import MOST_SEATS, SearchModel
from tablestead.engine.game import CHANCE, OVER, State
from tablestead.engine.rng import Rng

UNSEEN: Final = -9
"""Whose turn it is at a node nobody has been to twice."""

FIRST_WIDTH: Final = 3.0
WIDENING: Final = 1.0
"""Actions in play: FIRST_WIDTH and WIDENING times the root of the visits."""
OUTCOMES: Final = 1.0
"""Different outcomes of chance: OUTCOMES times the root of the visits."""


class Node:
    """What is known of a position: reached by `action` of `seat`, CHANCE for an outcome."""

    def __init__(self, action: int, seat: int, prior: float) -> None:
        self.action = action
        self.seat: i64 = seat
        self.prior = prior
        self.player: i64 = UNSEEN
        self.visits: i64 = 0
        self.draws: i64 = 0
        self.total: float = 0.0
        """What the visits were worth to `seat`, each from 0, a clear loss, to 1."""
        self.points: float = 0.0
        """The points of the seat that searches, over all visits."""
        self.lead: float = 0.0
        """Its lead over the best of the others."""
        self.wins: float = 0.0
        """Its chances to win: 1 or a share of it at an end, else by the lead."""
        self.children = CHILDLESS


CHILDLESS: Final[list[Node]] = []
"""The children of all nodes that have none yet: most never have any."""


class Search:
    """A tree over the position `state`, which grows while it is thought about."""

    def __init__(self, model: SearchModel, state: State, seat: int, rng: Rng) -> None:
        self.model = model
        self.state = state
        self.seat = seat
        self.rng = rng
        self.root = Node(-1, CHANCE, 1.0)
        self.points = vec[float]([0.0] * MOST_SEATS)
        self.worth = vec[float]([0.0] * MOST_SEATS)
        self.simulations = 0

    def think(self, simulations: int) -> None:
        for _ in range(simulations):
            self.simulate()

    def best(self) -> Node:
        """The action most often tried; of equals, the better one."""
        children = self.root.children
        found = children[0]
        for child in children:
            if child.visits > found.visits or (child.visits == found.visits and child.total > found.total):
                found = child
        if self.model.lead_decides and found.visits > 0:
            close = [child for child in children if 2 * child.visits >= found.visits]
            if read_the_same(close):
                return max(close, key=by_lead)
        return found

    def ranking(self) -> list[Node]:
        """The actions that were tried, the most often tried first; of equals, the better one."""
        tried = [child for child in self.root.children if child.visits > 0]
        return sorted(tried, key=by_visits, reverse=True)

    def candidates(self, most: int) -> list[Node]:
        """The actions most often tried; with the most promising other one where it was but one."""
        found = self.ranking()[:most]
        for child in self.root.children:
            if len(found) > 1 or len(found) >= most:
                break
            if child.prior > 0.0 and child not in found:
                found.append(child)
        return found

    def branch(self, child: Node) -> Search:
        """A search of its own from the position behind a child of the root, with what is known of it."""
        search = Search(self.model, self.state.copy(), self.seat, self.rng)
        search.advance(child)
        return search

    def advance(self, child: Node) -> None:
        """Go on from the position behind a child of the root."""
        self.state.apply_trusted(child.action)
        self.root = child

    # One simulation

    def simulate(self) -> None:
        state = self.state.copy()
        model = self.model
        if model.hidden:
            state.redeal(self.seat, self.rng)
        model.begin(state)
        node = self.root
        path = [node]
        while True:
            if node.player == UNSEEN or model.hidden:
                self.expand(node, state)
            if node.player == OVER:
                break
            child = self.draw(node, state) if node.player == CHANCE else self.select(node)
            state.apply_trusted(child.action)
            path.append(child)
            node = child
            if child.visits == 0 and not (model.passes_forced and is_forced(state)):
                break
        model.rollout(state, self.rng)
        self.count(state, path)
        self.simulations += 1

    def expand(self, node: Node, state: State) -> None:
        """What can be done here, the most promising first."""
        player = state.player
        node.player = player
        if player < 0:
            return
        legal = state.legal()
        if self.model.hidden:
            self.model.mark_legal(legal)
        if node.children:  # another deal: what was not legal before joins in
            if self.legal_children(node) < len(legal):
                self.join(node, state, legal)
        elif len(legal) == 1:
            node.children = [Node(legal[0], player, 1.0)]
        else:
            weights = self.model.prior(state, legal)
            children = [Node(legal[index], player, weights[index]) for index in range(len(legal))]
            sort_by_prior(children)
            node.children = children

    def join(self, node: Node, state: State, legal: list[int]) -> None:
        """Actions that no deal before allowed."""
        weights = self.model.prior(state, legal)
        known = [child.action for child in node.children]
        for index in range(len(legal)):
            if legal[index] not in known:
                node.children.append(Node(legal[index], state.player, weights[index]))

    def legal_children(self, node: Node) -> i64:
        """How many of a node's actions are legal in this deal."""
        marks = self.model.marks
        mark: i64 = self.model.mark
        found: i64 = 0
        for child in node.children:
            if marks[child.action] == mark:
                found += 1
        return found

    def select(self, node: Node) -> Node:
        children = node.children
        count: i64 = len(children)
        if count == 1:
            return children[0]
        hidden = self.model.hidden
        marks = self.model.marks
        mark: i64 = self.model.mark
        visits = float(node.visits)
        root = sqrt(visits)
        width: i64 = int(FIRST_WIDTH + WIDENING * root)
        c_puct = self.model.c_puct * root
        mean = 0.0
        tried = 0.0
        index: i64 = 0
        while index < count:
            child = children[index]
            mean += child.total
            tried += float(child.visits)
            index += 1
        untried = mean / tried - self.model.first_play_urgency if tried > 0.0 else 0.5
        best: Node | None = None
        most = -1e9
        index = 0
        while index < count and (width > 0 or best is None):
            child = children[index]
            index += 1
            if hidden and marks[child.action] != mark:
                continue
            if child.prior == 0.0 and best is not None:
                continue
            width -= 1
            n = float(child.visits)
            value = child.total / n if child.visits > 0 else untried
            value += c_puct * child.prior / (1.0 + n)
            if value > most:
                most = value
                best = child
        assert best is not None
        return best

    def draw(self, node: Node, state: State) -> Node:
        """An outcome of chance, a new one or one to be taken up again."""
        children = node.children
        count: i64 = len(children)
        if not self.model.hidden and count > int(OUTCOMES * sqrt(float(node.visits))):
            nth: i64 = self.rng.below(node.draws)
            for child in children:
                nth -= child.draws
                if nth < 0:
                    return child
        action = state.sample(self.rng)
        node.draws += 1
        for child in children:
            if child.action == action:
                child.draws += 1
                return child
        child = Node(action, CHANCE, 1.0)
        child.draws = 1
        if count == 0:
            node.children = [child]
        else:
            children.append(child)
        return child

    # What it was worth

    def count(self, state: State, path: list[Node]) -> None:
        points = self.points
        worth = self.worth
        players = state.players
        width = self.model.evaluate(state, points)
        calm = self.model.calm
        seat: i64 = 0
        lead = 0.0
        while seat < players:
            ahead = points[seat] - best_other(points, seat, players)
            if seat == self.seat:
                lead = ahead
            worth[seat] = 1.0 / (1.0 + exp(-ahead / (width * calm)))
            seat += 1
        win = chance_to_win(points, self.seat, players, width)
        if state.player == OVER and players > 1:
            winners = state.winners()
            win = 1.0 / len(winners) if self.seat in winners else 0.0
            self.add_win(winners, players)
        own = points[self.seat]
        for node in path:
            node.visits += 1
            node.points += own
            node.lead += lead
            node.wins += win
            if node.seat >= 0:
                node.total += worth[node.seat]

    def add_win(self, winners: list[int], players: i64) -> None:
        """The game is over, and winning it counts as much as by how much."""
        share = 0.5 / len(winners)
        seat: i64 = 0
        while seat < players:
            self.worth[seat] *= 0.5
            seat += 1
        for winner in winners:
            self.worth[winner] += share


def by_visits(node: Node) -> tuple[int, float]:
    return int(node.visits), node.total


def by_worth(node: Node) -> float:
    return node.total / float(node.visits) if node.visits > 0 else 0.0


def by_lead(node: Node) -> float:
    return node.lead / float(node.visits) if node.visits > 0 else -inf


def read_the_same(nodes: list[Node]) -> bool:
    """Whether the chances to win of all that were tried are the same in per cent."""
    return len({round(100.0 * node.wins / float(node.visits)) for node in nodes if node.visits > 0}) == 1


def is_forced(state: State) -> bool:
    return state.player >= 0 and len(state.legal()) == 1


def chance_to_win(points: vec[float], seat: i64, players: i64, width: float) -> float:
    """By the leads over all others; the chances of all seats add up to 1."""
    odds = 0.0
    other: i64 = 0
    while other < players:
        odds += exp(min(60.0, (points[other] - points[seat]) / width))
        other += 1
    return 1.0 / odds


def best_other(points: vec[float], seat: i64, players: i64) -> float:
    if players == 1:
        return 0.0
    best = -1e9
    other: i64 = 0
    while other < players:
        if other != seat and points[other] > best:
            best = points[other]
        other += 1
    return best


def sort_by_prior(children: list[Node]) -> None:
    """Largest first; equals keep their order."""
    index: i64 = 1
    count: i64 = len(children)
    while index < count:
        child = children[index]
        at: i64 = index
        while at > 0 and children[at - 1].prior < child.prior:
            children[at] = children[at - 1]
            at -= 1
        children[at] = child
        index += 1
