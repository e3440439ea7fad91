"""Why an action is not possible now: the rule it breaks and the message that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablestead.engine.errors import RuleViolation
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.state import AgesTable


def reason(table: AgesTable, action: int) -> RuleViolation:
    """For an action that is not legal."""
    if not 0 <= action < a.ACTIONS or action in (a.REROLL, a.ROLLED):
        return RuleViolation("A-T0", "ages-refused-unknown")
    block = a.NUMBERING.block_of(action)
    if table.step == s.OVER_STEP:
        limit = "A-V1" if table.solo else "A-E1" if table.cells[s.LAST_ROUND] else "A-E4"
        return RuleViolation(limit, "ages-refused-over")
    if table.step == s.ROLLING_STEP and not block.chance:
        return RuleViolation("A-T0", "ages-refused-rolling")
    return REASONS[block.first](table, *block.values(action))


def order(table: AgesTable) -> RuleViolation:
    """The step has passed, or has not come yet."""
    return RuleViolation("A-T0", "ages-refused-order", {"step": "now-" + s.STEP_IDS[table.step]})


def needs_development(rule: str, development: int) -> RuleViolation:
    return RuleViolation(
        rule, "ages-refused-needs-development", {"development": m.DEVELOPMENT_IDS[development]}
    )


def needs_good(rule: str, kind: int) -> RuleViolation:
    return RuleViolation(rule, "ages-refused-needs-good", {"good": m.KIND_IDS[kind]})


def only_late(rule: str) -> RuleViolation:
    return RuleViolation(rule, "ages-refused-only-late", {"edition": "edition-late"})


def end_reason(table: AgesTable) -> RuleViolation:
    if table.step == s.START_STEP:
        return RuleViolation("A-T1", "ages-refused-must-roll")
    if table.step == s.DISCARD_STEP:
        over = table.goods_held(table.active) - m.GOODS_LIMIT
        return RuleViolation("A-T21", "ages-refused-must-discard", {"n": over})
    return order(table)


def propose_reason(table: AgesTable) -> RuleViolation:
    if not table.cells[s.TRADE]:
        return RuleViolation("A-V2", "ages-refused-no-trade-game")
    if table.step == s.OFFER_STEP:
        return RuleViolation("A-V2", "ages-refused-offer-empty")
    return order(table)


def rolled_reason(table: AgesTable, rank: int) -> RuleViolation:
    if table.step == s.ROLLING_STEP:
        return RuleViolation("A-T1", "ages-refused-dice-count", {"n": int(table.cells[s.ROLLING])})
    return RuleViolation("A-T0", "ages-refused-no-roll")


def preserve_reason(table: AgesTable) -> RuleViolation:
    seat = table.active
    if not table.late:
        return only_late("A-L3")
    if not table.owns(seat, m.PRESERVATION):
        return needs_development("A-L3", m.PRESERVATION)
    if table.step != s.START_STEP:
        return RuleViolation("A-L3", "ages-refused-before-roll")
    if table.cells[s.PRESERVED]:
        return RuleViolation("A-L3", "ages-refused-once")
    return needs_good("A-L3", m.POTTERY if table.held(seat, m.POTTERY) == 0 else m.TRADE_FOOD)


def reroll_reason(table: AgesTable, rank: int) -> RuleViolation:
    if table.step == s.LEAD_STEP:
        return RuleViolation("A-T2", "ages-refused-rolling-over")
    if table.step != s.REROLL_STEP:
        return order(table)
    faces = a.faces_of(rank)
    if faces[m.SKULL] and table.skulls_locked():
        return RuleViolation("A-T2", "ages-refused-locked")
    missing = next(face for face in range(m.FACES) if faces[face] > table.cells[s.DICE + face])
    return RuleViolation("A-T2", "ages-refused-no-die", {"face": "face-" + m.FACE_IDS[missing]})


def lead_reason(table: AgesTable, face: int) -> RuleViolation:
    if not table.owns(table.active, m.LEADERSHIP):
        return needs_development("A-T3", m.LEADERSHIP)
    if table.cells[s.LED]:
        return RuleViolation("A-T3", "ages-refused-once")
    if table.step not in (s.REROLL_STEP, s.LEAD_STEP):
        return order(table)
    return RuleViolation("A-T3", "ages-refused-no-die", {"face": "face-" + m.FACE_IDS[face]})


def food_reason(table: AgesTable, number: int) -> RuleViolation:
    if table.step == s.FOOD_STEP:
        return RuleViolation("A-T5", "ages-refused-food-dice", {"n": int(table.cells[s.DICE + m.EITHER])})
    if table.step == s.SELL_STEP:
        if number > table.held(table.active, m.TRADE_FOOD):
            return needs_good("A-T19", m.TRADE_FOOD)
        return RuleViolation("A-T18", "ages-refused-too-little")
    if table.step in (s.BUY_STEP, s.PAY_STEP) and not table.owns(table.active, m.GRANARIES):
        return needs_development("A-T19", m.GRANARIES)
    return order(table)


def spearheads_reason(table: AgesTable, number: int) -> RuleViolation:
    if not table.late:
        return only_late("A-L6")
    if not table.owns(table.active, m.SMITHING):
        return needs_development("A-L6", m.SMITHING)
    if table.step != s.SPEARHEADS_STEP:
        return order(table)
    return needs_good("A-L6", m.SPEARHEAD)


def offer_reason(table: AgesTable, partner: int) -> RuleViolation:
    if not table.cells[s.TRADE]:
        return RuleViolation("A-V2", "ages-refused-no-trade-game")
    if partner >= table.players:
        return RuleViolation("A-V2", "ages-refused-no-seat", {"n": partner + 1})
    if partner == table.active:
        return RuleViolation("A-V2", "ages-refused-own-seat")
    if table.cells[s.OFFERS] >= m.MAX_OFFERS:
        return RuleViolation("A-V2", "ages-refused-offers-used", {"n": m.MAX_OFFERS})
    if table.step != s.TRADE_STEP:
        return order(table)
    return RuleViolation("A-V2", "ages-refused-nothing-to-trade", {"partner": partner})


def give_reason(table: AgesTable, kind: int, number: int) -> RuleViolation:
    return terms_reason(table, table.active, kind, number)


def take_reason(table: AgesTable, kind: int, number: int) -> RuleViolation:
    return terms_reason(table, int(table.cells[s.PARTNER]), kind, number)


def terms_reason(table: AgesTable, giver: int, kind: int, number: int) -> RuleViolation:
    if not table.cells[s.TRADE]:
        return RuleViolation("A-V2", "ages-refused-no-trade-game")
    if table.step != s.OFFER_STEP:
        return order(table)
    if table.cells[s.GIVE + kind] or table.cells[s.TAKE + kind]:
        return RuleViolation("A-V2", "ages-refused-kind-twice", {"good": m.KIND_IDS[kind]})
    if number > table.held(giver, kind):
        return RuleViolation("A-V2", "ages-refused-giver-short", {"partner": giver, "good": m.KIND_IDS[kind]})
    return RuleViolation("A-V2", "ages-refused-track-end", {"good": m.KIND_IDS[kind]})


def swap_reason(table: AgesTable, kind: int, other: int) -> RuleViolation:
    seat = table.active
    if not table.late:
        return only_late("A-L5")
    if kind == other:
        return RuleViolation("A-L5", "ages-refused-same-kind")
    if table.seat_cell(seat, s.SHIPS) == 0:
        return RuleViolation("A-L5", "ages-refused-no-ship")
    if table.cells[s.SWAPS] >= table.seat_cell(seat, s.SHIPS):
        return RuleViolation("A-L5", "ages-refused-ships-used")
    if table.step != s.TRADE_STEP:
        return order(table)
    if table.held(seat, kind) == 0:
        return needs_good("A-L5", kind)
    return RuleViolation("A-L5", "ages-refused-track-end", {"good": m.KIND_IDS[other]})


def build_reason(table: AgesTable, building: int) -> RuleViolation:
    if building >= m.CITIES and not table.monument_in_play(building - m.CITIES):
        return RuleViolation("A-S2", "ages-refused-not-in-play", {"monument": m.BUILDING_IDS[building]})
    if table.finished(table.active, building):
        return RuleViolation("A-T14", "ages-refused-finished", {"building": m.BUILDING_IDS[building]})
    if table.step != s.BUILD_STEP:
        return order(table)
    return RuleViolation("A-T14", "ages-refused-no-workers")


def stone_reason(table: AgesTable) -> RuleViolation:
    seat = table.active
    if not table.owns(seat, m.ENGINEERING):
        return needs_development("A-T17", m.ENGINEERING)
    if table.step != s.BUILD_STEP:
        return order(table)
    if table.held(seat, m.STONE) == 0:
        return needs_good("A-T17", m.STONE)
    return RuleViolation("A-T17", "ages-refused-enough-workers")


def ship_reason(table: AgesTable) -> RuleViolation:
    seat = table.active
    if not table.late:
        return only_late("A-L4")
    if not table.owns(seat, m.SHIPPING):
        return needs_development("A-L4", m.SHIPPING)
    if table.step != s.BUILD_STEP:
        return order(table)
    if table.seat_cell(seat, s.SHIPS) >= m.MAX_SHIPS:
        return RuleViolation("A-L4", "ages-refused-ships-most", {"n": m.MAX_SHIPS})
    return needs_good("A-L4", m.WOOD if table.held(seat, m.WOOD) == 0 else m.CLOTH)


def purchase_reason(table: AgesTable, development: int) -> RuleViolation:
    seat = table.active
    name = m.DEVELOPMENT_IDS[development]
    cost = m.DEVELOPMENT_COST[table.edition * m.DEVELOPMENTS + development]
    if cost == 0:
        return RuleViolation("A-V5", "ages-refused-only-late", {"edition": "edition-late"})
    if table.owns(seat, development):
        return RuleViolation("A-T18", "ages-refused-owned", {"development": name})
    if table.cells[s.BOUGHT]:
        return RuleViolation("A-T18", "ages-refused-one-purchase")
    if table.step != s.BUY_STEP:
        # A buy step without choices is passed over: then it was too dear.
        passed_over = table.step in (s.DISCARD_STEP, s.END_STEP) and spending_power(table) < cost
        if not passed_over:
            return order(table)
    return RuleViolation("A-T18", "ages-refused-too-dear", {"development": name, "cost": cost})


def spending_power(table: AgesTable) -> int:
    """What the active player could have paid with, the coins of this turn's dice included."""
    seat = table.active
    coins = int(table.cells[s.DICE + m.COINS]) * (12 if table.owns(seat, m.COINAGE) else 7)
    price = m.FOOD_PRICE[table.edition] if table.owns(seat, m.GRANARIES) else 0
    return coins + price * table.held(seat, m.TRADE_FOOD) + table.value_held(seat)


def payment_reason(table: AgesTable, kinds: int) -> RuleViolation:
    if table.step != s.PAY_STEP:
        return order(table)
    for kind in range(m.KINDS):
        if kinds >> kind & 1 and table.held(table.active, kind) == 0:
            return needs_good("A-T18", kind)
    return RuleViolation("A-T18", "ages-refused-too-little")


def discard_reason(table: AgesTable, kind: int) -> RuleViolation:
    if table.step == s.DISCARD_STEP:
        return needs_good("A-T21", kind)
    if table.step == s.END_STEP:
        return RuleViolation("A-T21", "ages-refused-no-discard", {"n": m.GOODS_LIMIT})
    return order(table)


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
