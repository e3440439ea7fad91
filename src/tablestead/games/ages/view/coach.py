"""What is easily overlooked in a position, and rules that matter in it, the weightiest first."""

from __future__ import annotations

from tablestead.engine.choice import Arg, Concern
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState
from tablestead.games.ages.view.build_view import DICE_STEPS, DISASTER_ROWS, disaster_hits, settled
from tablestead.games.ages.view.facts import NEAR_BOXES

SPENDING_STEPS = (s.TRADE_STEP, s.BUILD_STEP, s.BUY_STEP)
MANY_HUNGRY = 2
"""From so many on, hungry cities cost more than a die is worth."""


def concerns_of(state: AgesState) -> list[Concern]:
    if state.player != state.active:  # an offer is to be answered
        return []
    seat = state.active
    found: list[Concern] = []
    if _last_turn(state) and state.step in (s.REROLL_STEP, s.BUILD_STEP, s.BUY_STEP):
        found.append(Concern("last-turn", rule="A-V1" if state.solo else "A-E1", severe=True))
    if state.step in DICE_STEPS:
        found += _feeding(state, seat) + _skulls(state, seat) + _coins_short(state, seat)
    elif state.step == s.BUILD_STEP:
        found += _race(state, seat) + _food_next(state, seat) + _workers(state)
    elif state.step == s.SELL_STEP:
        found += _food_next(state, seat)
    if state.step in SPENDING_STEPS:
        found += _too_many_goods(state, seat)
    if state.step == s.BUY_STEP and (coins := int(state.cells[s.COINS])):
        found.append(Concern("coins", {"n": coins}, "A-T20"))
    if state.step in (s.REROLL_STEP, s.BUILD_STEP, s.BUY_STEP):
        found += _end_near(state, seat)
    return found


def _last_turn(state: AgesState) -> bool:
    if state.solo:
        return state.round == m.SOLO_ROUNDS[state.edition]
    return state.cells[s.LAST_ROUND] == 1


def _end_near(state: AgesState, seat: int) -> list[Concern]:
    """A-E1: one development of a rival, or one monument of anybody, is missing to the last round."""
    if state.solo or _last_turn(state):
        return []
    start = int(state.cells[s.START])

    def later(rival: int) -> bool:
        """Their turn of this round is still to come, and would leave one no other."""
        return (rival - start) % state.players > (seat - start) % state.players

    n = m.DEVELOPMENTS_TO_END[state.edition] - 1
    near = [
        rival
        for rival in range(state.players)
        if rival != seat and state.seat_cell(rival, s.SEAT_DEVELOPMENTS) == n
    ]
    if near:
        rival = max(near, key=later)
        args: dict[str, Arg] = {"rival": rival, "n": n, "when": "now" if later(rival) else "next"}
        return [Concern("end-developments", args, "A-E1", severe=True)]
    missing = [
        id
        for monument, id in enumerate(m.MONUMENT_IDS)
        if state.monument_in_play(monument) and state.first_by(monument) < 0
    ]
    if len(missing) != 1:
        return []
    return [Concern("end-monuments", {"monument": missing[0]}, "A-E1", severe=True)]


def _feeding(state: AgesState, seat: int) -> list[Concern]:
    """A-T10: cities that go hungry with these dice, the open ones all for food or none of them."""
    either = int(state.cells[s.DICE + m.FACE_EITHER])
    famine = s.SEAT_LOST + m.FAMINE
    least, most = (
        settled(state, dice).seat_cell(seat, famine) - state.seat_cell(seat, famine) for dice in (either, 0)
    )
    if least:
        return [Concern("hungry", {"n": least}, "A-T10", severe=least >= MANY_HUNGRY)]
    if most and state.step == s.FOOD_STEP:
        return [Concern("feed", {"n": most}, "A-T5", severe=most >= MANY_HUNGRY)]
    return []


def _skulls(state: AgesState, seat: int) -> list[Concern]:
    """A-T11: the disaster of these skulls, and one skull more that would turn on oneself."""
    row = min(int(state.cells[s.DICE + m.FACE_SKULL]), len(DISASTER_ROWS) - 1)
    found: list[Concern] = []
    if row >= 2:
        hits = disaster_hits(state, row)
        side = "self" if _hurts(state, row, seat) else "others"
        if all(hit.averted for hit in hits):
            side = "nobody"
        if side == "self" and state.step == s.LEAD_STEP:
            found.append(Concern("lead", {"disaster": DISASTER_ROWS[row]}, "A-T3", severe=row > 2))
        found.append(Concern(DISASTER_KEYS[row], {"side": side}, "A-T11", teaches=True, severe=True))
    turns = (
        1 <= row < len(DISASTER_ROWS) - 1 and not _hurts(state, row, seat) and _hurts(state, row + 1, seat)
    )
    if turns and state.step == s.REROLL_STEP:
        args: dict[str, Arg] = {"n": row + 1, "disaster": DISASTER_ROWS[row + 1]}
        found.append(Concern("next-skull", args, "A-T11", severe=row > 1))
    return found


DISASTER_KEYS = ("", "", "drought", "pestilence", "invasion", "revolt")


def _hurts(state: AgesState, row: int, seat: int) -> bool:
    return any(hit.seat == seat and not hit.averted for hit in disaster_hits(state, row))


def _coins_short(state: AgesState, seat: int) -> list[Concern]:
    """A-T20: coins of dice that buy nothing, with all goods and food."""
    after = settled(state, 0)
    after.cells[s.COINS] = coins = int(state.coins_from_dice())
    costs = [
        cost
        for development in range(m.DEVELOPMENTS)
        if (cost := m.DEVELOPMENT_COST[state.edition * m.DEVELOPMENTS + development])
        and not state.owns(seat, development)
    ]
    if not coins or not costs or after.buying_power(coins) >= min(costs):
        return []
    return [Concern("coins-short", {"n": coins, "cost": min(costs)}, "A-T20")]


def _race(state: AgesState, seat: int) -> list[Concern]:
    """A-T16: a monument that one has begun, and a rival could finish before."""
    found: list[tuple[int, Concern]] = []
    for monument, id in enumerate(m.MONUMENT_IDS):
        boxes = s.SEAT_BOXES + m.CITIES + monument
        if state.first_by(monument) >= 0 or state.seat_cell(seat, boxes) <= 0:
            continue
        rivals = [rival for rival in range(state.players) if rival != seat]
        left = {rival: m.MONUMENT_BOXES[monument] - state.seat_cell(rival, boxes) for rival in rivals}
        rival = min(rivals, key=lambda one: left[one], default=-1)
        if rival >= 0 and left[rival] <= NEAR_BOXES and state.seat_cell(rival, boxes) > 0:
            points = m.MONUMENT_FIRST[monument]
            later = m.MONUMENT_LATER[state.edition * m.MONUMENTS + monument]
            args: dict[str, Arg] = {
                "rival": rival,
                "monument": id,
                "n": left[rival],
                "points": points,
                "later": later,
            }
            found.append((later - points, Concern("race", args, "A-T16", severe=points - later > 2)))
    return [concern for _, concern in sorted(found, key=lambda one: one[0])[:1]]


def _food_next(state: AgesState, seat: int) -> list[Concern]:
    """A-T10: the stock feeds fewer than half of the cities next turn; the dice must bring the rest."""
    food, cities = state.held(seat, m.TRADE_FOOD), state.seat_cell(seat, s.SEAT_CITIES)
    if _last_turn(state) or 2 * food >= cities:
        return []
    return [Concern("food-next", {"n": cities, "food": food}, "A-T10")]


def _workers(state: AgesState) -> list[Concern]:
    workers = int(state.cells[s.WORKERS])
    return [Concern("workers", {"n": workers}, "A-T14")] if workers else []


def _too_many_goods(state: AgesState, seat: int) -> list[Concern]:
    """A-T21: what the end of the turn takes, unless it is spent before."""
    over = state.goods_held(seat) - m.GOODS_LIMIT
    if over <= 0 or state.owns(seat, m.CARAVANS):
        return []
    return [Concern("goods", {"n": over}, "A-T21")]
