"""The legal actions described for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablestead.engine.choice import Arg, Choice
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import scoring
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState
from tablestead.games.ages.view.build_view import kinds_of, offer_of
from tablestead.games.ages.view.structs import Kind


def choices_of(state: AgesState, seat: int | None) -> list[Choice]:
    if seat is None or state.player != seat:
        return []
    return [_choice(state, action) for action in state.legal()]


def _choice(state: AgesState, action: int) -> Choice:
    first, values = a.NUMBERING.meaning(action)
    kind, target, args, gives = DESCRIBE[first](state, *values)
    return Choice(
        action=action, text=a.NUMBERING.text(action), kind=kind, target=target, args=args, gives=gives
    )


Described = tuple[Kind, str, dict[str, Arg], dict[str, int]]
"""Kind, target, arguments and what it gives."""


def _end(state: AgesState) -> Described:
    return "end", "", {}, {}


def _roll(state: AgesState) -> Described:
    return "roll", "", {"n": state.seat_cell(state.active, s.SEAT_CITIES)}, {}


def _stop(state: AgesState) -> Described:
    return "stop", "", {}, {}


def _done(state: AgesState) -> Described:
    if state.step == s.BUILD_STEP:
        return "done-build", "", {"workers": state.cells[s.WORKERS]}, {}
    return ("done-trade" if state.step == s.TRADE_STEP else "done-buy"), "", {}, {}


def _accept(state: AgesState) -> Described:
    return "accept", "", _terms(state), {}


def _refuse(state: AgesState) -> Described:
    return "refuse", "", _terms(state), {}


def _terms(state: AgesState) -> dict[str, Arg]:
    """The offer as its partner sees it."""
    offer = offer_of(state)
    return {"partner": state.active, "give": offer.take, "take": offer.give}


def _propose(state: AgesState) -> Described:
    return "propose", "", {}, {}


def _spend_stone(state: AgesState) -> Described:
    most = _times(state, a.SPEND_STONE)
    return "spend-stone", "good:stone", {"most": most}, {"stone": -1, "workers": m.STONE_WORKERS}


def _ship(state: AgesState) -> Described:
    return "ship", "", {"most": _times(state, a.SHIP)}, {"wood": -1, "cloth": -1}


def _preserve(state: AgesState) -> Described:
    food = state.held(state.active, m.TRADE_FOOD)
    doubled = min(m.MAX_FOOD, 2 * food)
    return "preserve", "good:pottery", {"food": doubled}, {"pottery": -1, "food": doubled - food}


def _lead(state: AgesState, face: int) -> Described:
    id = m.FACE_IDS[face]
    given_up = m.MAX_ROLLS - state.cells[s.ROLLS] if state.step == s.REROLL_STEP else 0
    args: dict[str, Arg] = {"face": f"face-{id}", "rolls": given_up, "shows": shown(state, one_die(face))}
    return "lead", f"die:{id}", args, {}


def _food(state: AgesState, number: int) -> Described:
    c = state.cells
    if state.step == s.FOOD_STEP:
        gives = {"food": state.food_from(number), "workers": state.workers_from(number)}
        gains = {"food": gives["food"], "worker": gives["workers"]}
        return "food", "die:either", {"n": number, "gains": gains}, gives
    coins = number * state.food_price()
    waste = c[s.COINS] + state.value_of_kinds(c[s.PAYING]) + coins - state.cost()
    args: dict[str, Arg] = {"n": number, "coins": coins, "waste": waste}
    return "sell-food", "good:food", args, {"food": -number} if number else {}


def _spearheads(state: AgesState, number: int) -> Described:
    gives = {"spearhead": -number} if number else {}
    return (
        "spearheads",
        "good:spearhead",
        {"n": number, "points": m.INVASION_POINTS + m.SPEARHEAD_POINTS * number},
        gives,
    )


def _build(state: AgesState, building: int) -> Described:
    id = m.BUILDING_IDS[building]
    left = m.BUILDING_BOXES[building] - state.seat_cell(state.active, s.SEAT_BOXES + building)
    target = f"city:{id}" if building < m.CITIES else f"monument:{id}"
    return "build", target, {"building": id, "left": left}, _points_gained(state, a.BUILD + building)


def _buy(state: AgesState, development: int) -> Described:
    id = m.DEVELOPMENT_IDS[development]
    at = state.edition * m.DEVELOPMENTS + development
    args: dict[str, Arg] = {"development": id, "cost": m.DEVELOPMENT_COST[at]}
    return "buy", f"development:{id}", args, {"points": m.DEVELOPMENT_POINTS[at]}


def _with(state: AgesState, kinds: int) -> Described:
    coins = state.cells[s.COINS]
    total = coins + state.value_of_kinds(kinds)
    waste = total - state.cost()
    held = {id: int(state.held(state.active, m.KIND_IDS.index(id))) for id in kinds_of(kinds)}
    args: dict[str, Arg] = {"goods": kinds_of(kinds), "coins": coins, "pays": {"coin": coins, **held}}
    return "with", "", args | {"sum": total, "waste": waste}, {id: -n for id, n in held.items()}


def _discard(state: AgesState, kind: int) -> Described:
    id = m.KIND_IDS[kind]
    left = state.goods_held(state.active) - m.GOODS_LIMIT
    return "discard", f"good:{id}", {"good": id, "left": left}, {id: -1}


def _swap(state: AgesState, kind: int, other: int) -> Described:
    given, taken = m.KIND_IDS[kind], m.KIND_IDS[other]
    return "swap", f"good:{given}", {"good": given, "other": taken}, {given: -1, taken: 1}


def _offer(state: AgesState, partner: int) -> Described:
    return "offer", f"seat:{partner}", {"partner": partner}, {}


def _give(state: AgesState, kind: int, number: int) -> Described:
    return "give", f"good:{m.KIND_IDS[kind]}", _amount(kind, number), {}


def _take(state: AgesState, kind: int, number: int) -> Described:
    return "take", f"good:{m.KIND_IDS[kind]}", _amount(kind, number), {}


def _amount(kind: int, number: int) -> dict[str, Arg]:
    return {"good": m.KIND_IDS[kind], "n": number, "goods": {m.KIND_IDS[kind]: number}}


def _reroll(state: AgesState, rank: int) -> Described:
    dice = dice_args(rank)
    return "reroll", "", {"dice": dice, "n": sum(dice.values()), "shows": shown(state, rank)}, {}


def _times(state: AgesState, action: int) -> int:
    """How often it could be done in a row."""
    after, times = state.copy(), 0
    while action in after.legal():
        after.apply_trusted(action)
        times += 1
    return times


def _points_gained(state: AgesState, action: int) -> dict[str, int]:
    after = state.copy()
    after.apply_trusted(action)
    points = scoring.score(after, state.active) - scoring.score(state, state.active)
    return {"points": points} if points else {}


def dice_args(rank: int) -> dict[str, int]:
    faces = a.faces_of(rank)
    return {f"face-{m.FACE_IDS[face]}": faces[face] for face in range(m.FACES) if faces[face]}


def one_die(face: int) -> int:
    """The rank of a single die."""
    faces = [0] * m.FACES
    faces[face] = 1
    return a.rank_of(faces)


def shown(state: AgesState, rank: int) -> dict[str, int]:
    """What dice show, by term, as printed on them; coins as many as they bring their roller (Coinage)."""
    food, good, skull, workers, either, coins = a.faces_of(rank)
    counts: dict[str, int] = {
        "food": 3 * food,
        "worker": 3 * workers,
        "food-or-worker": 2 * either,
        "goods": good + 2 * skull,
        "coin": state.coin_value() * coins,
        "skull": skull,
    }
    return {id: n for id, n in counts.items() if n}


DESCRIBE: Final[dict[int, Callable[..., Described]]] = {
    a.END: _end,
    a.ROLL: _roll,
    a.STOP: _stop,
    a.DONE: _done,
    a.ACCEPT: _accept,
    a.REFUSE: _refuse,
    a.PROPOSE: _propose,
    a.SPEND_STONE: _spend_stone,
    a.SHIP: _ship,
    a.PRESERVE: _preserve,
    a.LEAD: _lead,
    a.FOOD: _food,
    a.SPEARHEADS: _spearheads,
    a.BUILD: _build,
    a.BUY: _buy,
    a.WITH: _with,
    a.DISCARD: _discard,
    a.SWAP: _swap,
    a.OFFER: _offer,
    a.GIVE: _give,
    a.TAKE: _take,
    a.REROLL: _reroll,
}
"""By the first action of a block."""
