"""Trade (A-V2): what an exchange brings both sides, what is accepted and what is offered.

Goods grow in value the more there are of a kind, so both may gain by an exchange. What the active player
gains is seen in the best plan of the turn with it and without; what the partner gains is its future. With
two players one loses what the other gains: nothing is offered there.
"""

from __future__ import annotations

from typing import Final

from tablestead.bots.ages import value as v
from tablestead.bots.ages.turn import Turn
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState, trading

MARGIN: Final = 0.3
"""What is gained must be worth so many points: no fuss about less."""
WORTH_MARGIN: Final = 0.5
"""What an offer must promise, in utility: half of 1 % more chance to win."""
SHARE: Final = 0.6
"""With more than two players one may gain less than the other, but not less than this share of it."""
MOST: Final = 4
"""So many pieces of a kind are offered or asked for at most."""


class Bargain:
    """What exchanges of the active player with the others bring, in points."""

    def __init__(self, state: AgesState, weights: v.Weights) -> None:
        self.state = state
        self.weights = weights
        self.without = Turn(state, weights, v.goods_of(state, state.active))
        self.worth_without = self.without.best_in_hand()
        self.partners = 0.0
        """What the partner gains by the exchange that was reckoned last."""
        self.askers = 0.0
        """What the active player gains by it, the partner's gain left out."""
        self.worth = 0.0
        """The utility of the active player's turn with it."""

    def reckon(self, after: AgesState, partner: int) -> None:
        """`after`: the position when the exchange is made."""
        self.partners = self.partners_gain(after, partner)
        agreed = Turn(after, self.weights, v.goods_of(after, after.active))
        self.worth = agreed.best_in_hand()
        # A lead counts what the partner gains against the asker: taken out here, it is the asker's own gain.
        share = self.without.endings.shares[partner]
        self.askers = agreed.lead - self.without.lead + share * self.partners

    def partners_gain(self, after: AgesState, partner: int) -> float:
        state = self.state
        rounds = v.rounds_left(state, self.weights, 0)
        w = self.weights.at(rounds + (1.0 if v.yet_to_play(state, partner) else 0.0))
        gain = v.future(after, partner, w) - v.future(state, partner, w)
        if state.owns(partner, m.COMMERCE):
            gain += float(after.goods_held(partner) - state.goods_held(partner))
        return gain

    def is_acceptable(self) -> bool:
        """To the partner, if he reckons as the planner does."""
        share = 1.0 if self.state.players == 2 else SHARE
        return self.partners > MARGIN and self.partners > share * self.askers + MARGIN


def best_offer(state: AgesState, weights: v.Weights) -> list[int]:
    """The offer that helps most and would be accepted, as actions; one a turn, so that nobody is pestered."""
    if state.players == 2 or state.cells[s.OFFERS] > 0:
        return []
    bargain = Bargain(state, weights)
    most = bargain.worth_without + WORTH_MARGIN
    best: list[int] = []
    for partner in range(state.players):
        if partner == state.active:
            continue
        for terms in one_for_another(state, partner):
            after = exchanged(state, partner, terms)
            if bargain.partners_gain(after, partner) <= MARGIN:
                continue
            bargain.reckon(after, partner)
            if bargain.worth > most and bargain.is_acceptable():
                most = bargain.worth
                best = [a.OFFER + partner, *terms, a.PROPOSE]
    return best


def one_for_another(state: AgesState, partner: int) -> list[list[int]]:
    """Terms by which some of a kind go to the partner, and some of another kind come back."""
    terms: list[list[int]] = []
    for given in range(m.TRADE_KINDS):
        gives = min(MOST, trading.most_given(state, state.active, partner, given))
        for taken in range(m.TRADE_KINDS):
            takes = min(MOST, trading.most_given(state, partner, state.active, taken))
            if taken != given:
                terms += [
                    [a.GIVE + given * a.MAX_GIVEN + some, a.TAKE + taken * a.MAX_GIVEN + others]
                    for some in range(gives)
                    for others in range(takes)
                ]
    return terms


def exchanged(state: AgesState, partner: int, terms: list[int]) -> AgesState:
    """The position in which the partner agreed to these terms."""
    after = state.copy()
    assert isinstance(after, AgesState)
    trading.offer(after, partner)
    for action in terms:
        trading.set_terms(after, action)
    trading.exchange(after)
    trading.close_offer(after)
    after.cells[s.STEP] = s.TRADE_STEP
    return after
