"""A sensible rule of thumb for every decision of Roll Through the Ages, without looking ahead.

Dice: feed the cities, then keep workers and coins. Workers: cities first, then the monument nearest to
its points. Coins: the development that brings most, by its points and by what it does while there is
time to use it. Nothing is given away in a trade, and nothing is offered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from tablestead.bots.player import Bot
from tablestead.engine.game import Game, State
from tablestead.engine.rng import Rng
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState

USE: Final[tuple[float, ...]] = (
    *(0.35, 0.15, 0.5, 0.3, 0.1, 0.1, 0.8, 0.5, 0.1, 0.1, 0.1),  # leadership … religion
    *(0.5, 0.8, 0.4, 0.3, 0.0, 0.0),  # granaries … empire
)
"""Points that a development brings for every turn that is left to use it."""

MONUMENT_PLANS: Final = 3.0
"""Monuments a player expects to have in the end, for Architecture."""


class GreedyBot(Bot):
    """One rule of thumb a step."""

    def __init__(self, game: Game, seat: int, budget: float, rng: Rng) -> None:
        super().__init__(game, seat, budget, rng)

    def decide(self, state: State, legal: list[int]) -> int:
        assert isinstance(state, AgesState)
        rule = BY_STEP.get(state.step)
        return rule(state, legal) if rule is not None else legal[0]


def turns_left(state: AgesState) -> int:
    """A guess at the turns the active player has after this one."""
    if state.solo:
        return m.SOLO_ROUNDS[state.edition] - state.round
    if state.cells[s.LAST_ROUND] != 0:
        return 0
    most = 0
    for seat in range(state.players):
        most = max(most, state.seat_cell(seat, s.SEAT_DEVELOPMENTS))
    return m.DEVELOPMENTS_TO_END[state.edition] - most


# Dice


def reroll(state: AgesState, legal: list[int]) -> int:
    """Keep food for the cities, workers and coins; the rest goes again."""
    c = state.cells
    seat = state.active
    last = turns_left(state) == 0
    cities = state.seat_cell(seat, s.SEAT_CITIES)
    again = [0] * m.FACES
    again[m.FACE_GOOD] = int(c[s.DICE + m.FACE_GOOD])
    if state.skulls_locked() is False:
        again[m.FACE_SKULL] = spare_skulls(state)
    food_die = 4 if state.owns(seat, m.AGRICULTURE) else 3
    wanted = cities if last else cities + 2
    missing = wanted - state.held(seat, m.TRADE_FOOD)
    food = int(c[s.DICE + m.FACE_FOOD])
    needed = 0 if missing <= 0 else (missing + food_die - 1) // food_die
    if food > needed:
        again[m.FACE_FOOD] = food - needed
    coins = int(c[s.DICE + m.FACE_COINS])
    each = int(state.coin_value())
    if not last and cities < 6 and coins * each + state.value_held(seat) < 10 and food < needed + 1:
        again[m.FACE_COINS] = coins  # too few to buy anything, and workers or food are worth more
    if state.step == s.LEAD_STEP:
        return lead(state, again)
    rank = a.rank_of(again)
    action = a.REROLL + rank
    if rank > 0 and action in legal:
        return action
    return lead(state, again) if a.LEAD + m.FACE_SKULL in legal else a.STOP


def spare_skulls(state: AgesState) -> int:
    """Alone in 2009 skulls may go again: one is harmless and brings two goods, more are not."""
    skulls = int(state.cells[s.DICE + m.FACE_SKULL])
    if skulls == 2 and state.owns(state.active, m.IRRIGATION):
        return 0
    return max(0, skulls - 1)


def lead(state: AgesState, again: list[int]) -> int:
    """Leadership: away with a dangerous skull, else with a die that is of no use."""
    skulls = int(state.cells[s.DICE + m.FACE_SKULL])
    seat = state.active
    drought = skulls == 2 and not state.owns(seat, m.IRRIGATION)
    invasion = skulls == 4 and not state.finished_monument(seat, m.GREAT_WALL)
    revolt = skulls == 5 and not state.owns(seat, m.RELIGION)
    if drought or invasion or revolt or (skulls == 3 and state.solo and not state.owns(seat, m.MEDICINE)):
        return a.LEAD + m.FACE_SKULL
    for face in (m.FACE_GOOD, m.FACE_FOOD, m.FACE_COINS):
        if again[face] > 0:
            return a.LEAD + face
    return a.STOP


def feed(state: AgesState, legal: list[int]) -> int:
    """As many as the cities need; the rest are workers, as long as there is something to build."""
    seat = state.active
    most = int(state.cells[s.DICE + m.FACE_EITHER])
    if state.seat_cell(seat, s.SEAT_OPEN_BOXES) == 0:
        return a.FOOD + most
    need = state.seat_cell(seat, s.SEAT_CITIES) - state.held(seat, m.TRADE_FOOD)
    dice = 0
    while dice < most and int(state.food_from(dice)) < need:
        dice += 1
    return a.FOOD + dice


def preserve(state: AgesState, legal: list[int]) -> int:
    """A-L3, when food is short and enough is there to double."""
    seat = state.active
    food = state.held(seat, m.TRADE_FOOD)
    return a.PRESERVE if 3 <= food < state.seat_cell(seat, s.SEAT_CITIES) else a.ROLL


def throw_spears(state: AgesState, legal: list[int]) -> int:
    """All of them against a single opponent, none against several."""
    return legal[-1] if state.players == 2 else legal[0]


# Building


def build(state: AgesState, legal: list[int]) -> int:
    """Cities while they pay off, then the monument with most points for the workers still needed."""
    c = state.cells
    seat = state.active
    turns = turns_left(state)
    workers = int(c[s.WORKERS])
    if workers == 0:
        return engineer(state, legal, turns)
    best = a.DONE
    best_worth = 0.0
    for action in legal:
        if action < a.BUILD:
            continue
        building = action - a.BUILD
        left = m.BUILDING_BOXES[building] - state.seat_cell(seat, s.SEAT_BOXES + building)
        now = left <= workers
        if building < m.CITIES:
            worth = 3.0 / left if turns >= 3 else (0.1 / left if turns > 0 else 0.01)
        else:
            monument = building - m.CITIES
            points = float(monument_points(state, monument))
            worth = points / left * (1.0 if now else 0.6)
            if not now and turns * 6 + workers < left:
                worth *= 0.1  # hardly to be finished
        worth += 0.001
        if worth > best_worth:
            best = action
            best_worth = worth
    return best


def monument_points(state: AgesState, monument: int) -> int:
    """What finishing a monument would bring now."""
    points = m.MONUMENT_LATER[state.edition * m.MONUMENTS + monument]
    if state.cells[s.FIRST_BY + monument] == 0:
        points = m.MONUMENT_FIRST[monument]
    if state.owns(state.active, m.ARCHITECTURE):
        points += m.ARCHITECTURE_POINTS[state.edition]
    return points


def engineer(state: AgesState, legal: list[int], turns: int) -> int:
    """Without workers: stone for a monument that it finishes; ships while they can still be used."""
    seat = state.active
    if a.SPEND_STONE in legal:
        more = 3 * state.held(seat, m.STONE)
        for monument in range(m.MONUMENTS):
            marked = state.seat_cell(seat, s.SEAT_BOXES + m.CITIES + monument)
            left = m.MONUMENT_BOXES[monument] - marked
            if marked >= 0 and 0 < left <= more and monument_points(state, monument) > 1:
                return a.SPEND_STONE
    if a.SHIP in legal and turns >= 3 and state.seat_cell(seat, s.SEAT_SHIPS) < 2:
        return a.SHIP
    return a.DONE


def swap(state: AgesState, legal: list[int]) -> int:
    """Ships: the exchange that adds most to the value of the goods."""
    seat = state.active
    best = a.DONE
    best_gain = 0
    for action in legal:
        if a.SWAP <= action < a.OFFER:
            kind, other = divmod(action - a.SWAP, m.KINDS)
            gain = (other + 1) * (state.held(seat, other) + 1) - (kind + 1) * state.held(seat, kind)
            if gain > best_gain:
                best = action
                best_gain = gain
    return best


# Buying


def buy(state: AgesState, legal: list[int]) -> int:
    """The development worth most; in the middle of the game not the next best cheap one."""
    turns = turns_left(state)
    best = a.DONE
    best_worth = 0.0
    for action in legal:
        if action >= a.BUY:
            worth = development_worth(state, action - a.BUY, turns)
            if worth > best_worth:
                best = action
                best_worth = worth
    return best


def development_worth(state: AgesState, development: int, turns: int) -> float:
    seat = state.active
    points = float(m.DEVELOPMENT_POINTS[state.edition * m.DEVELOPMENTS + development])
    if development == m.ARCHITECTURE:
        finished = 0
        for monument in range(m.MONUMENTS):
            if state.finished_monument(seat, monument):
                finished += 1
        expected = float(finished) if turns == 0 else max(MONUMENT_PLANS, float(finished))
        return points + expected * m.ARCHITECTURE_POINTS[state.edition]
    if development == m.EMPIRE:
        return points + state.seat_cell(seat, s.SEAT_CITIES)
    if development == m.COMMERCE:
        return points + (min(6, state.goods_held(seat)) if turns == 0 else 4)
    return points + USE[development] * turns


def pay(state: AgesState, legal: list[int]) -> int:
    """The set of goods that wastes least; with Granaries food rather than goods, beyond a reserve."""
    c = state.cells
    seat = state.active
    price = int(state.food_price())
    spare = max(0, state.held(seat, m.TRADE_FOOD) - state.seat_cell(seat, s.SEAT_CITIES))
    needed = int(state.cost()) - int(c[s.COINS])
    best = legal[0]
    best_loss = 1000000
    for action in legal:
        value = int(state.value_of_kinds(i64(action - a.WITH)))
        sold = 0
        if value < needed:
            sold = (needed - value + price - 1) // price
        loss = value + 2 * min(sold, spare) + 6 * max(0, sold - spare)
        if loss < best_loss:
            best = action
            best_loss = loss
    return best


def discard(state: AgesState, legal: list[int]) -> int:
    """The good whose loss costs least."""
    seat = state.active
    best = legal[0]
    best_loss = 1000000
    for action in legal:
        kind = action - a.DISCARD
        loss = (kind + 1) * state.held(seat, kind)
        if loss < best_loss:
            best = action
            best_loss = loss
    return best


# Trade


def trade_value(state: AgesState, seat: int, sign: int) -> int:
    """What a seat's goods and food are worth, without (0) or with (±1) the exchange on the table."""
    c = state.cells
    value = 0
    for trade_kind in range(m.TRADE_KINDS):
        change = (int(c[s.GIVEN + trade_kind]) - int(c[s.TAKEN + trade_kind])) * sign
        held = state.held(seat, trade_kind) + change
        value += 3 * min(held, 10) if trade_kind == m.TRADE_FOOD else m.goods_value(trade_kind, held)
    return value


def respond(state: AgesState, legal: list[int]) -> int:
    """Accept what brings more than it brings the other, who may spend it first."""
    seat = state.player
    own = trade_value(state, seat, 1) - trade_value(state, seat, 0)
    other = trade_value(state, state.active, -1) - trade_value(state, state.active, 0)
    return a.ACCEPT if own > 0 and own >= other + 2 else a.REFUSE


def ask(state: AgesState, legal: list[int]) -> int:
    """Greedy opens no offer; put before a half-made one, it asks for a good and gives no more."""
    if a.PROPOSE in legal:
        return a.PROPOSE
    takes = [action for action in legal if action >= a.TAKE]
    return takes[0] if takes else legal[0]


BY_STEP: Final[dict[int, Callable[[AgesState, list[int]], int]]] = {
    s.START_STEP: preserve,
    s.REROLL_STEP: reroll,
    s.LEAD_STEP: reroll,
    s.FOOD_STEP: feed,
    s.SPEARHEADS_STEP: throw_spears,
    s.TRADE_STEP: swap,
    s.OFFER_STEP: ask,
    s.RESPOND_STEP: respond,
    s.BUILD_STEP: build,
    s.BUY_STEP: buy,
    s.PAY_STEP: pay,
    s.DISCARD_STEP: discard,
}
"""The rule of thumb of each step; in the one that is left, as little food is sold as will do."""
