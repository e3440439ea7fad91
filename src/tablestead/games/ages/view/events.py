"""What the table is told of an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablestead.engine.choice import Arg, Event
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState
from tablestead.games.ages.view.build_view import DISASTER_ROWS, disaster_hits, offer_of
from tablestead.games.ages.view.choices import dice_args, one_die, shown

ROLL_STEPS: Final = (s.ROLLING_STEP, s.REROLL_STEP, s.LEAD_STEP, s.FOOD_STEP)


def events_of(before: AgesState, action: int, after: AgesState, seat: int | None) -> list[Event]:
    """The act itself, and what followed from it: everybody sees the same."""
    first, values = a.NUMBERING.meaning(action)
    events = EVENTS[first](before, *values)
    if before.step in ROLL_STEPS and after.step not in ROLL_STEPS:
        events += _collect_events(before, after, values[0] if before.step == s.FOOD_STEP else 0)
    if after.cells[s.LAST_ROUND] and not before.cells[s.LAST_ROUND]:
        events.append(_last_round_event(before, after))
    if after.step == s.OVER_STEP:
        winners = after.winners()
        key = "wins" if len(winners) == 1 else "shares"
        scores = after.scores()
        events += [Event(key, {"seat": winner, "points": scores[winner]}) for winner in winners]
    return events


# The acts


def _nothing(before: AgesState, *values: int) -> list[Event]:
    """Told later, or not worth telling: an offer when it is made, a purchase when it is paid."""
    return []


def _roll(before: AgesState) -> list[Event]:
    return [Event("rolls", {"seat": before.active, "n": before.seat_cell(before.active, s.SEAT_CITIES)})]


def _stop(before: AgesState) -> list[Event]:
    return [Event("stops", {"seat": before.active})]


def _accept(before: AgesState) -> list[Event]:
    return [Event("accepts", {"seat": before.player, "partner": before.active})]


def _refuse(before: AgesState) -> list[Event]:
    return [Event("refuses", {"seat": before.player, "partner": before.active})]


def _propose(before: AgesState) -> list[Event]:
    offer = offer_of(before)
    args: dict[str, Arg] = {"partner": offer.partner, "give": offer.give, "take": offer.take}
    return [Event("offers", {"seat": before.active, **args})]


def _spend_stone(before: AgesState) -> list[Event]:
    return [Event("spends-stone", {"seat": before.active})]


def _ship(before: AgesState) -> list[Event]:
    return [
        Event("builds-ship", {"seat": before.active, "n": before.seat_cell(before.active, s.SEAT_SHIPS) + 1})
    ]


def _preserve(before: AgesState) -> list[Event]:
    food = min(m.MAX_FOOD, 2 * before.held(before.active, m.TRADE_FOOD))
    return [Event("preserves", {"seat": before.active, "food": food})]


def _lead(before: AgesState, face: int) -> list[Event]:
    args: dict[str, Arg] = {"seat": before.active, "face": f"face-{m.FACE_IDS[face]}"}
    return [Event("leads", {**args, "shows": shown(before, one_die(face))})]


def _food(before: AgesState, number: int) -> list[Event]:
    return [_purchase_event(before)] if before.step == s.SELL_STEP else []


def _spearheads(before: AgesState, number: int) -> list[Event]:
    if number == 0:
        return []
    return [Event("spearheads", {"seat": before.active, "n": number, "points": m.SPEARHEAD_POINTS * number})]


def _build(before: AgesState, building: int) -> list[Event]:
    seat = before.active
    id = m.BUILDING_IDS[building]
    boxes = m.BUILDING_BOXES[building]
    marked = before.seat_cell(seat, s.SEAT_BOXES + building) + 1
    if marked < boxes:
        return [Event("builds", {"seat": seat, "building": id, "n": marked, "boxes": boxes})]
    if building < m.CITIES:
        return [Event("finishes-city", {"seat": seat, "building": id})]
    monument = building - m.CITIES
    first = before.first_by(monument) < 0
    later_points = m.MONUMENT_LATER[before.edition * m.MONUMENTS + monument]
    points = m.MONUMENT_FIRST[monument] if first else later_points
    key = "finishes-first" if first else "finishes-later"
    return [Event(key, {"seat": seat, "monument": id, "points": points})]


def _with(before: AgesState, kinds: int) -> list[Event]:
    sells = before.food_price() > 0 and before.held(before.active, m.TRADE_FOOD) > 0
    return [] if sells else [_purchase_event(before)]


def _purchase_event(before: AgesState) -> Event:
    id = m.DEVELOPMENT_IDS[before.buying()]
    return Event("buys", {"seat": before.active, "development": id, "cost": int(before.cost())})


def _discard(before: AgesState, kind: int) -> list[Event]:
    return [Event("discards", {"seat": before.active, "good": m.KIND_IDS[kind]})]


def _swap(before: AgesState, kind: int, other: int) -> list[Event]:
    return [Event("swaps", {"seat": before.active, "good": m.KIND_IDS[kind], "other": m.KIND_IDS[other]})]


def _reroll(before: AgesState, rank: int) -> list[Event]:
    return [Event("rerolls", _dice(before, rank))]


def _rolled(before: AgesState, rank: int) -> list[Event]:
    return [Event("rolled", _dice(before, rank))]


def _dice(before: AgesState, rank: int) -> dict[str, Arg]:
    return {"seat": before.active, "dice": dice_args(rank), "shows": shown(before, rank)}


EVENTS: Final[dict[int, Callable[..., list[Event]]]] = {
    a.END: _nothing,
    a.ROLL: _roll,
    a.STOP: _stop,
    a.DONE: _nothing,
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
    a.BUY: _nothing,
    a.WITH: _with,
    a.DISCARD: _discard,
    a.SWAP: _swap,
    a.OFFER: _nothing,
    a.GIVE: _nothing,
    a.TAKE: _nothing,
    a.REROLL: _reroll,
    a.ROLLED: _rolled,
}
"""By the first action of a block."""


# What follows from an act


def _collect_events(before: AgesState, after: AgesState, for_food: int) -> list[Event]:
    """Collecting, feeding and the disaster, told from the dice as they came to lie."""
    dice = before.copy()
    for face in range(m.FACES):
        dice.cells[s.DICE + face] = after.cells[s.DICE + face]
    seat = dice.active
    gains = {
        "food": dice.food_from(for_food),
        "goods": dice.goods_from_dice(),
        "worker": dice.workers_from(for_food),
        "coin": dice.coins_from_dice(),
        "skull": dice.cells[s.DICE + m.FACE_SKULL],
    }
    events = [Event("collects", {"seat": seat, "gains": {id: n for id, n in gains.items() if n}})]
    held = min(m.MAX_FOOD, dice.held(seat, m.TRADE_FOOD) + gains["food"])
    too_much = dice.held(seat, m.TRADE_FOOD) + gains["food"] - held
    if too_much:
        events.append(Event("lost-food", {"seat": seat, "n": too_much}))
    cities = dice.seat_cell(seat, s.SEAT_CITIES)
    events.append(Event("feeds", {"seat": seat, "n": min(cities, held), "food": max(0, held - cities)}))
    if held < cities:
        events.append(Event("hit", {"seat": seat, "disaster": "famine", "points": cities - held}))
    skulls = gains["skull"]
    for hit in disaster_hits(dice, skulls):
        disaster = DISASTER_ROWS[min(skulls, 5)]
        if hit.averted:
            args: dict[str, Arg] = {"seat": hit.seat, "disaster": disaster, "by": hit.averted}
            events.append(Event("averted", args))
        elif hit.goods:
            events.append(Event("goods-lost", {"seat": hit.seat, "disaster": disaster}))
        else:
            args = {"seat": hit.seat, "disaster": disaster, "points": hit.points}
            events.append(Event("hit", args))
    return events


def _last_round_event(before: AgesState, after: AgesState) -> Event:
    seat = before.active
    if after.seat_cell(seat, s.SEAT_DEVELOPMENTS) >= m.DEVELOPMENTS_TO_END[after.edition]:
        n = after.seat_cell(seat, s.SEAT_DEVELOPMENTS)
        return Event("last-round-developments", {"seat": seat, "n": n})
    return Event("last-round-monuments", {"seat": seat})
