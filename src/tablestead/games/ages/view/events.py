"""What the table is told of an action."""

from __future__ import annotations

from tablestead.engine.choice import Arg, Event
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState
from tablestead.games.ages.view.build_view import DISASTER_ROWS, collected, disaster_hits, offer_of
from tablestead.games.ages.view.choices import dice_args


def events_of(before: AgesState, action: int, after: AgesState, eyes: int | None) -> list[Event]:
    """The act itself, and what followed from it: everybody sees the same."""
    events = _act_events(before, action)
    if before.step in ROLL_STEPS and after.step not in ROLL_STEPS:
        events += _collect_events(before, action)
    events += _spearhead_events(before, action)
    if after.cells[s.LAST_ROUND] and not before.cells[s.LAST_ROUND]:
        events.append(_last_round_event(before, after))
    if after.step == s.OVER_STEP:
        winners = after.winners()
        key = "wins" if len(winners) == 1 else "shares"
        scores = after.scores()
        events += [Event(key, {"seat": winner, "points": scores[winner]}) for winner in winners]
    return events


ROLL_STEPS = (s.ROLLING_STEP, s.REROLL_STEP, s.LEAD_STEP, s.FOOD_STEP)


def _act_events(before: AgesState, action: int) -> list[Event]:
    c = before.cells
    seat = before.active
    if action >= a.ROLLED:
        return [Event("rolled", {"seat": seat, "dice": dice_args(action - a.ROLLED)})]
    if action >= a.REROLL:
        return [Event("rerolls", {"seat": seat, "dice": dice_args(action - a.REROLL)})]
    if action >= a.OFFER:
        return []  # an offer is told when it is made
    if action >= a.SWAP:
        good, other = (m.KIND_IDS[kind] for kind in divmod(action - a.SWAP, m.KINDS))
        return [Event("swaps", {"seat": seat, "good": good, "other": other})]
    if action >= a.DISCARD:
        return [Event("discards", {"seat": seat, "good": m.KIND_IDS[action - a.DISCARD]})]
    if action >= a.WITH:
        sells = before.food_price() > 0 and before.held(seat, m.TRADE_FOOD) > 0
        return [] if sells else [_purchase_event(before)]
    if action >= a.BUY:
        return []  # told when it is paid
    if action >= a.BUILD:
        return _build_events(before, action - a.BUILD)
    if action >= a.FOOD:
        return [_purchase_event(before)] if before.step == s.SELL_STEP else []
    if action >= a.LEAD:
        return [Event("leads", {"seat": seat, "face": f"face-{m.FACE_IDS[action - a.LEAD]}"})]
    if action == a.ROLL:
        return [Event("rolls", {"seat": seat, "n": before.seat_cell(seat, s.OWN_CITIES)})]
    if action == a.STOP:
        return [Event("stops", {"seat": seat})]
    if action == a.PRESERVE:
        food = min(m.MAX_FOOD, 2 * before.held(seat, m.TRADE_FOOD))
        return [Event("preserves", {"seat": seat, "food": food})]
    if action == a.SPEND_STONE:
        return [Event("spends-stone", {"seat": seat})]
    if action == a.SHIP:
        return [Event("builds-ship", {"seat": seat, "n": before.seat_cell(seat, s.SHIPS) + 1})]
    if action == a.PROPOSE:
        offer = offer_of(before)
        args: dict[str, Arg] = {
            "seat": seat,
            "partner": offer.partner,
            "give": offer.give,
            "take": offer.take,
        }
        return [Event("offers", args)]
    if action in (a.ACCEPT, a.REFUSE):
        key = "accepts" if action == a.ACCEPT else "refuses"
        return [Event(key, {"seat": int(c[s.PARTNER]), "partner": seat})]
    return []


def _build_events(before: AgesState, building: int) -> list[Event]:
    seat = before.active
    id = m.BUILDING_IDS[building]
    boxes = m.BUILDING_BOXES[building]
    marked = before.seat_cell(seat, s.BOXES + building) + 1
    if marked < boxes:
        return [Event("builds", {"seat": seat, "building": id, "n": marked, "boxes": boxes})]
    if building < m.CITIES:
        return [Event("finishes-city", {"seat": seat, "building": id})]
    monument = building - m.CITIES
    first = before.cells[s.FIRST_BY + monument] == 0
    later_points = m.MONUMENT_LATER[before.edition * m.MONUMENTS + monument]
    points = m.MONUMENT_FIRST[monument] if first else later_points
    key = "finishes-first" if first else "finishes-later"
    return [Event(key, {"seat": seat, "monument": id, "points": points})]


def _purchase_event(before: AgesState) -> Event:
    id = m.DEVELOPMENT_IDS[before.cells[s.BUYING] - 1]
    return Event("buys", {"seat": before.active, "development": id, "cost": int(before.cost())})


def _collect_events(before: AgesState, action: int) -> list[Event]:
    """Collecting, feeding and the disaster, told from the dice as they came to lie."""
    dice = before.copy()
    if action >= a.ROLLED:
        for face, count in enumerate(a.faces_of(action - a.ROLLED)):
            dice.cells[s.DICE + face] += count
    for_food = action - a.FOOD if before.step == s.FOOD_STEP else 0
    seat = dice.active
    gains = {
        "food": dice.food_from(for_food),
        "goods": dice.goods_from_dice(),
        "worker": dice.workers_from(for_food),
        "coin": dice.coins_from_dice(),
        "skull": dice.cells[s.DICE + m.SKULL],
    }
    events = [Event("collects", {"seat": seat, "gains": {id: n for id, n in gains.items() if n}})]
    after_dice = collected(dice, for_food)
    held = after_dice.held(seat, m.TRADE_FOOD)
    too_much = dice.held(seat, m.TRADE_FOOD) + gains["food"] - held
    if too_much:
        events.append(Event("lost-food", {"seat": seat, "n": too_much}))
    cities = dice.seat_cell(seat, s.OWN_CITIES)
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


def _spearhead_events(before: AgesState, action: int) -> list[Event]:
    n = action - a.SPEARHEADS
    if before.step != s.SPEARHEADS_STEP or n <= 0:
        return []
    return [Event("spearheads", {"seat": before.active, "n": n, "points": 2 * n})]


def _last_round_event(before: AgesState, after: AgesState) -> Event:
    seat = before.active
    if after.seat_cell(seat, s.OWN_DEVELOPMENTS) >= m.DEVELOPMENTS_TO_END[after.edition]:
        n = after.seat_cell(seat, s.OWN_DEVELOPMENTS)
        return Event("last-round-developments", {"seat": seat, "n": n})
    return Event("last-round-monuments", {"seat": seat})
