"""The legal actions described for people."""

from __future__ import annotations

from tablestead.engine.choice import Arg, Choice
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import scoring
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState
from tablestead.games.ages.view.build_view import kinds_of, offer_of


def choices_of(state: AgesState, seat: int | None) -> list[Choice]:
    if seat is None or state.player != seat:
        return []
    return [_choice(state, action) for action in state.legal()]


def _choice(state: AgesState, action: int) -> Choice:
    kind, target, args, gives = _describe_choice(state, action)
    return Choice(action=action, text=a.text_of(action), kind=kind, target=target, args=args, gives=gives)


Described = tuple[str, str, dict[str, Arg], dict[str, int]]


def _describe_choice(state: AgesState, action: int) -> Described:
    """Kind, target, arguments and what it gives."""
    c = state.cells
    seat = state.active
    if action >= a.REROLL:
        dice = dice_args(action - a.REROLL)
        return "reroll", "", {"dice": dice, "n": sum(dice.values())}, {}
    if action >= a.GIVE:
        verb, first = ("give", a.GIVE) if action < a.TAKE else ("take", a.TAKE)
        kind, less = divmod(action - first, a.MAX_GIVEN)
        return verb, f"good:{m.KIND_IDS[kind]}", {"good": m.KIND_IDS[kind], "n": less + 1}, {}
    if action >= a.OFFER:
        return "offer", f"seat:{action - a.OFFER}", {"partner": action - a.OFFER}, {}
    if action >= a.SWAP:
        good, other = (m.KIND_IDS[kind] for kind in divmod(action - a.SWAP, m.KINDS))
        return "swap", f"good:{good}", {"good": good, "other": other}, {good: -1, other: 1}
    if action >= a.DISCARD:
        good = m.KIND_IDS[action - a.DISCARD]
        left = state.goods_held(seat) - m.GOODS_LIMIT
        return "discard", f"good:{good}", {"good": good, "left": left}, {good: -1}
    if action >= a.WITH:
        return _describe_payment(state, action - a.WITH)
    if action >= a.BUY:
        return _describe_purchase(state, action - a.BUY)
    if action >= a.BUILD:
        return _describe_build(state, action)
    if action >= a.SPEARHEADS:
        n = action - a.SPEARHEADS
        return "spearheads", "good:spearhead", {"n": n, "points": 4 + 2 * n}, {"spearhead": -n} if n else {}
    if action >= a.FOOD:
        n = action - a.FOOD
        if state.step == s.FOOD_STEP:
            either = c[s.DICE + m.EITHER]
            gives = {"food": state.food_from(n), "workers": state.workers_from(n)}
            return "food", "die:either", {"n": n, "workers": either - n}, gives
        coins = n * state.food_price()
        waste = c[s.COINS] + state.value_of_kinds(c[s.PAYING]) + coins - state.cost()
        return "sell-food", "good:food", {"n": n, "coins": coins, "waste": waste}, {"food": -n} if n else {}
    if action >= a.LEAD:
        face = m.FACE_IDS[action - a.LEAD]
        return "lead", f"die:{face}", {"face": f"face-{face}"}, {}
    return _describe_word(state, action)


def _describe_word(state: AgesState, action: int) -> Described:
    c = state.cells
    seat = state.active
    if action == a.ROLL:
        return "roll", "", {"n": state.seat_cell(seat, s.OWN_CITIES)}, {}
    if action == a.PRESERVE:
        food = state.held(seat, m.TRADE_FOOD)
        doubled = min(m.MAX_FOOD, 2 * food)
        return "preserve", "good:pottery", {"food": doubled}, {"pottery": -1, "food": doubled - food}
    if action == a.DONE:
        if state.step == s.BUILD_STEP:
            return "done-build", "", {"workers": c[s.WORKERS]}, {}
        return ("done-trade" if state.step == s.TRADE_STEP else "done-buy"), "", {}, {}
    if action == a.SPEND_STONE:
        return "spend-stone", "good:stone", {}, {"stone": -1, "workers": 3}
    if action == a.SHIP:
        return "ship", "", {}, {"wood": -1, "cloth": -1}
    if action in (a.ACCEPT, a.REFUSE):
        offer = offer_of(state)
        args: dict[str, Arg] = {"partner": seat, "give": offer.take, "take": offer.give}
        return a.WORDS[action], "", args, {}
    return a.WORDS[action], "", {}, {}


def _describe_build(state: AgesState, action: int) -> Described:
    building = action - a.BUILD
    id = m.BUILDING_IDS[building]
    left = m.BUILDING_BOXES[building] - state.seat_cell(state.active, s.BOXES + building)
    target = f"city:{id}" if building < m.CITIES else f"monument:{id}"
    return "build", target, {"building": id, "left": left}, _points_gained(state, action)


def _describe_purchase(state: AgesState, development: int) -> Described:
    id = m.DEVELOPMENT_IDS[development]
    at = state.edition * m.DEVELOPMENTS + development
    args: dict[str, Arg] = {"development": id, "cost": m.DEVELOPMENT_COST[at]}
    return "buy", f"development:{id}", args, {"points": m.DEVELOPMENT_POINTS[at]}


def _describe_payment(state: AgesState, kinds: int) -> Described:
    coins = state.cells[s.COINS]
    total = coins + state.value_of_kinds(kinds)
    waste = total - state.cost()
    gives = {id: -state.held(state.active, m.KIND_IDS.index(id)) for id in kinds_of(kinds)}
    return "with", "", {"goods": kinds_of(kinds), "coins": coins, "sum": total, "waste": waste}, gives


def _points_gained(state: AgesState, action: int) -> dict[str, int]:
    after = state.copy()
    after.apply_trusted(action)
    points = scoring.score(after, state.active) - scoring.score(state, state.active)
    return {"points": points} if points else {}


def dice_args(rank: int) -> dict[str, int]:
    faces = a.faces_of(rank)
    return {f"face-{m.FACE_IDS[face]}": faces[face] for face in range(m.FACES) if faces[face]}
