"""Why an action is not possible now: the rule it breaks and the message that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablestead.engine.errors import RuleViolation
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.state import AgesPosition


def refused(rule: str, key: str, **args: object) -> RuleViolation:
    return RuleViolation(rule, "ages-refused-" + key, args)


def reason(state: AgesPosition, action: int) -> RuleViolation:
    """For an action that is not legal."""
    if not 0 <= action < a.ACTIONS or action in (a.REROLL, a.ROLLED):
        return refused("A-T0", "unknown")
    chance = a.NUMBERING.block_of(action).chance
    if state.step == s.OVER_STEP:
        limit = "A-V1" if state.solo else "A-E1" if state.cells[s.LAST_ROUND] else "A-E4"
        return refused(limit, "over")
    if state.step == s.ROLLING_STEP and not chance:
        return refused("A-T0", "rolling")
    first, values = a.NUMBERING.meaning(action)
    return REASONS[first](state, *values)


def order(state: AgesPosition) -> RuleViolation:
    """The step has passed, or has not come yet."""
    return refused("A-T0", "order", step="now-" + s.STEP_IDS[state.step])


def needs_development(rule: str, development: int) -> RuleViolation:
    return refused(rule, "needs-development", development=m.DEVELOPMENT_IDS[development])


def needs_good(state: AgesPosition, rule: str, kind: int, number: int = 1) -> RuleViolation:
    held = int(state.held(state.active, kind))
    good = m.KIND_IDS[kind]
    return refused(rule, "needs-good", good=good, need={good: number}, n=held)


def too_little(state: AgesPosition, kinds: int, food: int = 0) -> RuleViolation:
    """What would be paid with the coins, these kinds and this food does not reach the cost."""
    paid = state.cells[s.COINS] + state.value_of_kinds(kinds) + state.food_price() * food
    return refused("A-T18", "too-little", cost=int(state.cost()), n=int(paid))


def only_late(rule: str) -> RuleViolation:
    return refused(rule, "only-late", edition="edition-late")


def end_reason(state: AgesPosition) -> RuleViolation:
    if state.step == s.START_STEP:
        return refused("A-T1", "must-roll")
    if state.step == s.DISCARD_STEP:
        over = state.goods_held(state.active) - m.GOODS_LIMIT
        return refused("A-T21", "must-discard", n=over)
    return order(state)


def propose_reason(state: AgesPosition) -> RuleViolation:
    if not state.cells[s.TRADE]:
        return refused("A-V2", "no-trade-game")
    if state.step == s.OFFER_STEP:
        return refused("A-V2", "offer-empty")
    return order(state)


def rolled_reason(state: AgesPosition, rank: int) -> RuleViolation:
    if state.step == s.ROLLING_STEP:
        return refused("A-T1", "dice-count", n=int(state.cells[s.ROLLING]))
    return refused("A-T0", "no-roll")


def preserve_reason(state: AgesPosition) -> RuleViolation:
    seat = state.active
    if not state.late:
        return only_late("A-L3")
    if not state.owns(seat, m.PRESERVATION):
        return needs_development("A-L3", m.PRESERVATION)
    if state.step != s.START_STEP:
        return refused("A-L3", "before-roll")
    if state.cells[s.PRESERVED]:
        return refused("A-L3", "once")
    return needs_good(state, "A-L3", m.POTTERY if state.held(seat, m.POTTERY) == 0 else m.TRADE_FOOD)


def reroll_reason(state: AgesPosition, rank: int) -> RuleViolation:
    if state.step == s.LEAD_STEP:
        return refused("A-T2", "rolling-over")
    if state.step != s.REROLL_STEP:
        return order(state)
    faces = a.faces_of(rank)
    if faces[m.FACE_SKULL] and state.skulls_locked():
        return refused("A-T2", "locked")
    missing = next(face for face in range(m.FACES) if faces[face] > state.cells[s.DICE + face])
    return refused("A-T2", "no-die", face="face-" + m.FACE_IDS[missing])


def lead_reason(state: AgesPosition, face: int) -> RuleViolation:
    if not state.owns(state.active, m.LEADERSHIP):
        return needs_development("A-T3", m.LEADERSHIP)
    if state.cells[s.LED]:
        return refused("A-T3", "once")
    if state.step not in (s.REROLL_STEP, s.LEAD_STEP):
        return order(state)
    return refused("A-T3", "no-die", face="face-" + m.FACE_IDS[face])


def food_reason(state: AgesPosition, number: int) -> RuleViolation:
    if state.step == s.FOOD_STEP:
        return refused("A-T5", "food-dice", n=int(state.cells[s.DICE + m.FACE_EITHER]))
    if state.step == s.SELL_STEP:
        if number > state.held(state.active, m.TRADE_FOOD):
            return needs_good(state, "A-T19", m.TRADE_FOOD, number)
        return too_little(state, int(state.cells[s.PAYING]), number)
    if state.step in (s.BUY_STEP, s.PAY_STEP) and not state.owns(state.active, m.GRANARIES):
        return needs_development("A-T19", m.GRANARIES)
    return order(state)


def spearheads_reason(state: AgesPosition, number: int) -> RuleViolation:
    if not state.late:
        return only_late("A-L6")
    if not state.owns(state.active, m.SMITHING):
        return needs_development("A-L6", m.SMITHING)
    if state.step != s.SPEARHEADS_STEP:
        return order(state)
    return needs_good(state, "A-L6", m.SPEARHEAD, number)


def offer_reason(state: AgesPosition, partner: int) -> RuleViolation:
    if not state.cells[s.TRADE]:
        return refused("A-V2", "no-trade-game")
    if partner >= state.players:
        return refused("A-V2", "no-seat", n=partner + 1)
    if partner == state.active:
        return refused("A-V2", "own-seat")
    if state.cells[s.OFFERS] >= m.MAX_OFFERS:
        return refused("A-V2", "offers-used", n=m.MAX_OFFERS)
    if state.step != s.TRADE_STEP:
        return order(state)
    return refused("A-V2", "nothing-to-trade", partner=partner)


def give_reason(state: AgesPosition, kind: int, number: int) -> RuleViolation:
    return terms_reason(state, state.active, kind, number)


def take_reason(state: AgesPosition, kind: int, number: int) -> RuleViolation:
    return terms_reason(state, state.partner(), kind, number)


def terms_reason(state: AgesPosition, giver: int, kind: int, number: int) -> RuleViolation:
    if not state.cells[s.TRADE]:
        return refused("A-V2", "no-trade-game")
    if state.step != s.OFFER_STEP:
        return order(state)
    if state.cells[s.GIVEN + kind] or state.cells[s.TAKEN + kind]:
        return refused("A-V2", "kind-twice", good=m.KIND_IDS[kind])
    if number > state.held(giver, kind):
        held = int(state.held(giver, kind))
        return refused("A-V2", "giver-short", partner=giver, need={m.KIND_IDS[kind]: number}, n=held)
    return refused("A-V2", "track-end", good=m.KIND_IDS[kind])


def swap_reason(state: AgesPosition, kind: int, other: int) -> RuleViolation:
    seat = state.active
    if not state.late:
        return only_late("A-L5")
    if kind == other:
        return refused("A-L5", "same-kind")
    if state.seat_cell(seat, s.SEAT_SHIPS) == 0:
        return refused("A-L5", "no-ship")
    if state.cells[s.SWAPS] >= state.seat_cell(seat, s.SEAT_SHIPS):
        return refused("A-L5", "ships-used")
    if state.step != s.TRADE_STEP:
        return order(state)
    if state.held(seat, kind) == 0:
        return needs_good(state, "A-L5", kind)
    return refused("A-L5", "track-end", good=m.KIND_IDS[other])


def build_reason(state: AgesPosition, building: int) -> RuleViolation:
    if building >= m.CITIES and not state.monument_in_play(building - m.CITIES):
        return refused("A-S2", "not-in-play", monument=m.BUILDING_IDS[building])
    if state.finished(state.active, building):
        return refused("A-T14", "finished", building=m.BUILDING_IDS[building])
    if state.step != s.BUILD_STEP:
        return order(state)
    return refused("A-T14", "no-workers")


def stone_reason(state: AgesPosition) -> RuleViolation:
    seat = state.active
    if not state.owns(seat, m.ENGINEERING):
        return needs_development("A-T17", m.ENGINEERING)
    if state.step != s.BUILD_STEP:
        return order(state)
    if state.held(seat, m.STONE) == 0:
        return needs_good(state, "A-T17", m.STONE)
    return refused("A-T17", "enough-workers")


def ship_reason(state: AgesPosition) -> RuleViolation:
    seat = state.active
    if not state.late:
        return only_late("A-L4")
    if not state.owns(seat, m.SHIPPING):
        return needs_development("A-L4", m.SHIPPING)
    if state.step != s.BUILD_STEP:
        return order(state)
    if state.seat_cell(seat, s.SEAT_SHIPS) >= m.MAX_SHIPS:
        return refused("A-L4", "ships-most", n=m.MAX_SHIPS)
    return needs_good(state, "A-L4", m.WOOD if state.held(seat, m.WOOD) == 0 else m.CLOTH)


def purchase_reason(state: AgesPosition, development: int) -> RuleViolation:
    seat = state.active
    name = m.DEVELOPMENT_IDS[development]
    cost = m.DEVELOPMENT_COST[state.edition * m.DEVELOPMENTS + development]
    if cost == 0:
        return refused("A-V5", "only-late", edition="edition-late")
    if state.owns(seat, development):
        return refused("A-T18", "owned", development=name)
    if state.cells[s.BOUGHT]:
        return refused("A-T18", "one-purchase")
    buying = state.step == s.BUY_STEP
    power = int(state.buying_power(state.cells[s.COINS] if buying else state.coins_from_dice()))
    # A buy step without choices is passed over: then it was too dear.
    passed_over = power < cost and state.step in (s.DISCARD_STEP, s.END_STEP)
    if not buying and not passed_over:
        return order(state)
    return refused("A-T18", "too-dear", development=name, cost=cost, n=power)


def payment_reason(state: AgesPosition, kinds: int) -> RuleViolation:
    if state.step != s.PAY_STEP:
        return order(state)
    for kind in range(m.KINDS):
        if kinds >> kind & 1 and state.held(state.active, kind) == 0:
            return needs_good(state, "A-T18", kind)
    return too_little(state, kinds)


def discard_reason(state: AgesPosition, kind: int) -> RuleViolation:
    if state.step == s.DISCARD_STEP:
        return needs_good(state, "A-T21", kind)
    if state.step == s.END_STEP:
        return refused("A-T21", "no-discard", n=m.GOODS_LIMIT)
    return order(state)


REASONS: Final[dict[int, Callable[..., RuleViolation]]] = {
    a.END: end_reason,
    a.ROLL: order,
    a.STOP: order,
    a.DONE: order,
    a.ACCEPT: order,
    a.REFUSE: order,
    a.PROPOSE: propose_reason,
    a.SPEND_STONE: stone_reason,
    a.SHIP: ship_reason,
    a.PRESERVE: preserve_reason,
    a.LEAD: lead_reason,
    a.FOOD: food_reason,
    a.SPEARHEADS: spearheads_reason,
    a.BUILD: build_reason,
    a.BUY: purchase_reason,
    a.WITH: payment_reason,
    a.DISCARD: discard_reason,
    a.SWAP: swap_reason,
    a.OFFER: offer_reason,
    a.GIVE: give_reason,
    a.TAKE: take_reason,
    a.REROLL: reroll_reason,
    a.ROLLED: rolled_reason,
}
"""By the first action of a block."""
