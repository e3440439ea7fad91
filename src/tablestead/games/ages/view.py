"""What a seat sees of Roll Through the Ages (everything is open, A-C7), and what it may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.choice import Arg, Choice, Event
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import scoring
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState

if TYPE_CHECKING:
    from tablestead.games.ages.game import Ages


class ScoreView(msgspec.Struct):
    """A-E2, part by part."""

    developments: int
    monuments: int
    architecture: int
    empire: int
    commerce: int
    disasters: int
    """Zero or negative."""
    total: int


class SeatView(msgspec.Struct):
    """One player's peg board and score sheet."""

    food: int
    goods: list[int]
    """Wood, stone, pottery, cloth, spearheads."""
    cities: list[int]
    """Boxes marked of the 4th to the 7th city."""
    monuments: list[int]
    """Boxes marked, in the order of `AgesView.monuments`."""
    developments: list[str]
    """Ids, in the order of the sheet."""
    ships: int
    dice: int
    """Cities owned, so dice rolled next turn."""
    losses: dict[str, int]
    """Points lost by cause: famine, drought, pestilence, invasion."""
    goods_value: int
    score: ScoreView


class MonumentView(msgspec.Struct):
    id: str
    boxes: int
    first: int
    later: int
    first_by: int | None
    """The seat that finished it first."""


class DevelopmentView(msgspec.Struct):
    id: str
    cost: int
    points: int


class Hit(msgspec.Struct):
    """What a disaster does to one seat."""

    seat: int
    points: int = 0
    goods: bool = False
    """All goods are lost."""
    averted: str = ""
    """The development or monument that saves this seat."""


class DisasterView(msgspec.Struct):
    """What would happen if the active player had so many skulls (A-T11)."""

    id: str
    skulls: int
    hits: list[Hit]


class Forecast(msgspec.Struct):
    """What the dice would bring if they were kept as they lie; a pair is least and most."""

    food: tuple[int, int]
    workers: tuple[int, int]
    goods: int
    coins: int
    skulls: int
    food_after: tuple[int, int]
    """After feeding."""
    unfed: tuple[int, int]
    """Cities going hungry: with most food, with least."""
    goods_after: list[int]
    over_limit: int
    """Goods above the limit of 6, 0 with Caravans."""
    disaster: str
    """Id of the disaster row, or empty."""


class Power(msgspec.Struct):
    """What the active player could pay with now: coins, goods by kind, food if it can be sold."""

    coins: int
    goods: list[int]
    food: int
    total: int


class OfferView(msgspec.Struct):
    partner: int
    give: dict[str, int]
    take: dict[str, int]


class EndTracker(msgspec.Struct):
    """How near the end is (A-E1)."""

    developments: int
    developments_needed: int
    monuments: int
    monuments_needed: int
    last_round: bool


class AgesView(msgspec.Struct):
    seat: int | None
    """Whose eyes; None for a spectator."""
    player: int
    """The seat that decides now; -1 chance, -2 the game is over."""
    active: int
    """Whose turn it is."""
    step: str
    """start, rolling, reroll, lead, food, spearheads, trade, offer, respond, build, buy, pay, sell,
    discard, end, over."""
    round: int
    rounds: int
    """The last round there can be (10 or 11 solo, else 60)."""
    start: int
    players: int
    edition: str
    trade: bool
    dice: list[int]
    """How many dice lie with each face: food, good, skull, workers, either, coins."""
    rolling: int
    """How many dice are in the air: the next event is their roll."""
    rolls: int
    """Rolls made this turn, at most 3."""
    skulls_locked: bool
    led: bool
    """Leadership was used this turn."""
    preserved: bool
    """Preservation was used this turn."""
    workers: int
    coins: int
    skulls: int
    buying: str
    """The development being paid for, or empty."""
    paying: list[str]
    """The kinds of goods put down for it."""
    bought: bool
    offers_left: int
    offer: OfferView | None
    swaps_left: int
    seats: list[SeatView]
    monuments: list[MonumentView]
    """Those in play, in the order of the sheet."""
    developments: list[DevelopmentView]
    disasters: list[DisasterView]
    end: EndTracker
    forecast: Forecast | None
    power: Power


# From the position to the view


def view_of(state: AgesState, seat: int | None) -> AgesView:
    c = state.cells
    seats = range(state.players)
    edition = state.edition
    in_play = [n for n in range(m.MONUMENTS) if state.monument_in_play(n)]
    step = state.step
    buying = c[s.BUYING]
    return AgesView(
        seat=seat,
        player=state.player,
        active=state.active,
        step=s.STEP_IDS[step],
        round=state.round,
        rounds=m.SOLO_ROUNDS[edition] if state.solo else m.ROUND_LIMIT,
        start=c[s.START],
        players=state.players,
        edition=m.EDITION_IDS[edition],
        trade=c[s.TRADE] == 1,
        dice=[c[s.DICE + face] for face in range(m.FACES)],
        rolling=c[s.ROLLING],
        rolls=c[s.ROLLS],
        skulls_locked=state.skulls_locked(),
        led=c[s.LED] == 1,
        preserved=c[s.PRESERVED] == 1,
        workers=c[s.WORKERS],
        coins=c[s.COINS],
        skulls=c[s.SKULLS],
        buying=m.DEVELOPMENT_IDS[buying - 1] if buying else "",
        paying=_kinds(c[s.PAYING]),
        bought=c[s.BOUGHT] == 1,
        offers_left=(m.MAX_OFFERS - c[s.OFFERS]) if c[s.TRADE] else 0,
        offer=_offer(state) if step in (s.OFFER_STEP, s.RESPOND_STEP) else None,
        swaps_left=state.seat_cell(state.active, s.SHIPS) - c[s.SWAPS],
        seats=[_seat_view(state, n, in_play) for n in seats],
        monuments=[_monument_view(state, n) for n in in_play],
        developments=[
            DevelopmentView(
                m.DEVELOPMENT_IDS[n],
                m.DEVELOPMENT_COST[edition * m.DEVELOPMENTS + n],
                m.DEVELOPMENT_POINTS[edition * m.DEVELOPMENTS + n],
            )
            for n in range(m.DEVELOPMENTS)
            if m.DEVELOPMENT_COST[edition * m.DEVELOPMENTS + n]
        ],
        disasters=_disasters(state),
        end=EndTracker(
            developments=max(state.seat_cell(n, s.OWN_DEVELOPMENTS) for n in seats),
            developments_needed=m.DEVELOPMENTS_TO_END[edition],
            monuments=c[s.MONUMENTS_DONE],
            monuments_needed=c[s.MONUMENTS_IN_PLAY],
            last_round=c[s.LAST_ROUND] == 1,
        ),
        forecast=_forecast(state) if step in (s.REROLL_STEP, s.LEAD_STEP, s.FOOD_STEP) else None,
        power=_power(state),
    )


def _kinds(bits: int) -> list[str]:
    return [m.KIND_IDS[kind] for kind in range(m.KINDS) if bits >> kind & 1]


def _seat_view(state: AgesState, seat: int, in_play: list[int]) -> SeatView:
    c = state.cells
    base = s.SEATS + seat * s.SEAT_CELLS
    boxes = base + s.BOXES
    developments = scoring.development_points(state, seat)
    monuments = scoring.monument_points(state, seat)
    architecture = scoring.architecture_points(state, seat)
    empire = scoring.empire_points(state, seat)
    commerce = scoring.commerce_points(state, seat)
    lost = scoring.lost_points(state, seat)
    return SeatView(
        food=c[base + s.FOOD],
        goods=[c[base + s.GOODS + kind] for kind in range(m.KINDS)],
        cities=[c[boxes + city] for city in range(m.CITIES)],
        monuments=[c[boxes + m.CITIES + monument] for monument in in_play],
        developments=[m.DEVELOPMENT_IDS[n] for n in range(m.DEVELOPMENTS) if c[base + s.OWNS + n]],
        ships=c[base + s.SHIPS],
        dice=c[base + s.OWN_CITIES],
        losses={m.LOSS_IDS[cause]: c[base + s.LOST + cause] for cause in range(m.LOSSES)},
        goods_value=state.value_held(seat),
        score=ScoreView(
            developments=developments,
            monuments=monuments,
            architecture=architecture,
            empire=empire,
            commerce=commerce,
            disasters=-lost,
            total=developments + monuments + architecture + empire + commerce - lost,
        ),
    )


def _monument_view(state: AgesState, monument: int) -> MonumentView:
    first_by = state.cells[s.FIRST_BY + monument]
    return MonumentView(
        id=m.MONUMENT_IDS[monument],
        boxes=m.MONUMENT_BOXES[monument],
        first=m.MONUMENT_FIRST[monument],
        later=m.MONUMENT_LATER[state.edition * m.MONUMENTS + monument],
        first_by=first_by - 1 if first_by else None,
    )


def _offer(state: AgesState) -> OfferView:
    c = state.cells
    return OfferView(
        partner=c[s.PARTNER],
        give={m.KIND_IDS[kind]: c[s.GIVE + kind] for kind in range(m.TRADE_KINDS) if c[s.GIVE + kind]},
        take={m.KIND_IDS[kind]: c[s.TAKE + kind] for kind in range(m.TRADE_KINDS) if c[s.TAKE + kind]},
    )


def _power(state: AgesState) -> Power:
    active = state.active
    food = state.food_price() * state.held(active, m.TRADE_FOOD)
    goods = [m.goods_value(kind, state.held(active, kind)) for kind in range(m.KINDS)]
    coins = state.cells[s.COINS]
    if state.step in (s.REROLL_STEP, s.LEAD_STEP, s.FOOD_STEP):  # what the dice would bring now
        coins = state.coins_from_dice()
        after = _collected(state, 0)
        goods = [m.goods_value(kind, after.held(active, kind)) for kind in range(m.KINDS)]
    return Power(coins=coins, goods=goods, food=food, total=coins + food + sum(goods))


def _collected(state: AgesState, for_food: int) -> AgesState:
    """A copy on which the dice have been collected, but nobody has been fed."""
    after = state.copy()
    food = after.seat_base() + s.FOOD
    after.cells[food] = min(m.MAX_FOOD, after.cells[food] + after.food_from(for_food))
    after.collect_goods(after.goods_from_dice())
    return after


def _forecast(state: AgesState) -> Forecast:
    c = state.cells
    active = state.active
    either = c[s.DICE + m.EITHER]
    cities = state.seat_cell(active, s.OWN_CITIES)
    least, most = _collected(state, 0), _collected(state, either)
    eaten = [after.held(active, m.TRADE_FOOD) for after in (least, most)]
    over = least.goods_held(active) - m.GOODS_LIMIT
    skulls = c[s.DICE + m.SKULL]
    return Forecast(
        food=(state.food_from(0), state.food_from(either)),
        workers=(state.workers_from(either), state.workers_from(0)),
        goods=state.goods_from_dice(),
        coins=state.coins_from_dice(),
        skulls=skulls,
        food_after=(max(0, eaten[0] - cities), max(0, eaten[1] - cities)),
        unfed=(max(0, cities - eaten[1]), max(0, cities - eaten[0])),
        goods_after=[least.held(active, kind) for kind in range(m.KINDS)],
        over_limit=0 if state.owns(active, m.CARAVANS) else max(0, over),
        disaster=DISASTER_ROWS[min(skulls, 5)],
    )


DISASTER_ROWS = ("", "", "drought", "pestilence", "invasion", "revolt")


def _disasters(state: AgesState) -> list[DisasterView]:
    """A-T11, seen from the active player."""
    return [
        DisasterView(id=DISASTER_ROWS[skulls], skulls=skulls, hits=disaster_hits(state, skulls))
        for skulls in range(2, 6)
    ]


def disaster_hits(state: AgesState, skulls: int) -> list[Hit]:
    """Whom a disaster row concerns, and how; those who are safe say by what."""
    active = state.active
    others = [seat for seat in range(state.players) if seat != active]
    wall = m.MONUMENT_IDS[m.GREAT_WALL]

    def unless(seat: int, saved: bool, by: str, points: int = 0, goods: bool = False) -> Hit:
        return Hit(seat, averted=by) if saved else Hit(seat, points=points, goods=goods)

    def developed(seat: int, development: int, points: int = 0, goods: bool = False) -> Hit:
        by = m.DEVELOPMENT_IDS[development]
        return unless(seat, state.owns(seat, development), by, points, goods)

    if skulls == 2:
        return [developed(active, m.IRRIGATION, points=2)]
    if skulls == 3:
        return [developed(seat, m.MEDICINE, points=3) for seat in others or [active]]
    if skulls == 4:
        if not state.owns(active, m.SMITHING):
            return [unless(active, state.finished_monument(active, m.GREAT_WALL), wall, points=4)]
        if state.solo:
            return [Hit(active, averted=m.DEVELOPMENT_IDS[m.SMITHING])]
        return [unless(n, state.finished_monument(n, m.GREAT_WALL), wall, points=4) for n in others]
    if skulls >= 5:
        if state.owns(active, m.RELIGION) and not state.solo:
            return [developed(seat, m.RELIGION, goods=True) for seat in others]
        return [developed(active, m.RELIGION, goods=True)]
    return []


# From the view back to the position


def restore(game: Ages, view: object) -> AgesState:
    """The position that a view shows: all of it, for nothing is hidden."""
    assert isinstance(view, AgesView)
    state = game.start(players=view.players, edition=view.edition, trade=view.trade, start=view.start + 1)
    c = state.cells
    in_play = [n for n in range(m.MONUMENTS) if state.monument_in_play(n)]
    c[s.ACTIVE] = view.active
    c[s.STEP] = s.STEP_IDS.index(view.step)
    c[s.ROUND] = view.round
    c[s.LAST_ROUND] = int(view.end.last_round)
    c[s.MONUMENTS_DONE] = view.end.monuments
    for monument, shown in zip(in_play, view.monuments, strict=True):
        c[s.FIRST_BY + monument] = 0 if shown.first_by is None else shown.first_by + 1
    for face in range(m.FACES):
        c[s.DICE + face] = view.dice[face]
    c[s.ROLLS] = view.rolls
    c[s.ROLLING] = view.rolling
    c[s.LED] = int(view.led)
    c[s.PRESERVED] = int(view.preserved)
    c[s.SKULLS] = view.skulls
    c[s.WORKERS] = view.workers
    c[s.COINS] = view.coins
    c[s.BUYING] = m.DEVELOPMENT_IDS.index(view.buying) + 1 if view.buying else 0
    c[s.PAYING] = sum(1 << m.KIND_IDS.index(kind) for kind in view.paying)
    c[s.BOUGHT] = int(view.bought)
    c[s.OFFERS] = m.MAX_OFFERS - view.offers_left if view.trade else 0
    c[s.SWAPS] = view.seats[view.active].ships - view.swaps_left
    if view.offer is not None:
        c[s.PARTNER] = view.offer.partner
        for kind, id in enumerate(m.KIND_IDS):
            c[s.GIVE + kind] = view.offer.give.get(id, 0)
            c[s.TAKE + kind] = view.offer.take.get(id, 0)
    for seat, shown_seat in enumerate(view.seats):
        _restore_seat(c, s.SEATS + seat * s.SEAT_CELLS, shown_seat, in_play)
    return state


def _restore_seat(c: vec[i64], base: int, shown: SeatView, in_play: list[int]) -> None:
    c[base + s.FOOD] = shown.food
    for kind in range(m.KINDS):
        c[base + s.GOODS + kind] = shown.goods[kind]
    buildings = [*range(m.CITIES), *(m.CITIES + monument for monument in in_play)]
    c[base + s.OPEN_BOXES] = 0
    for building, marked in zip(buildings, [*shown.cities, *shown.monuments], strict=True):
        c[base + s.BOXES + building] = marked
        c[base + s.OPEN_BOXES] += m.BUILDING_BOXES[building] - marked
    for id in shown.developments:
        c[base + s.OWNS + m.DEVELOPMENT_IDS.index(id)] = 1
    c[base + s.OWN_DEVELOPMENTS] = len(shown.developments)
    for cause, id in enumerate(m.LOSS_IDS):
        c[base + s.LOST + cause] = shown.losses[id]
    c[base + s.SHIPS] = shown.ships
    c[base + s.OWN_CITIES] = shown.dice


# The choices


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
        dice = _dice_args(action - a.REROLL)
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
        offer = _offer(state)
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
    gives = {id: -state.held(state.active, m.KIND_IDS.index(id)) for id in _kinds(kinds)}
    return "with", "", {"goods": _kinds(kinds), "coins": coins, "sum": total, "waste": waste}, gives


def _points_gained(state: AgesState, action: int) -> dict[str, int]:
    after = state.copy()
    after.apply_trusted(action)
    points = scoring.score(after, state.active) - scoring.score(state, state.active)
    return {"points": points} if points else {}


def _dice_args(rank: int) -> dict[str, int]:
    faces = a.faces_of(rank)
    return {f"face-{m.FACE_IDS[face]}": faces[face] for face in range(m.FACES) if faces[face]}


# The events


def events_of(before: AgesState, action: int, after: AgesState) -> list[Event]:
    """What everybody is told of an action: the act itself, and what followed from it."""
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
        return [Event("rolled", {"seat": seat, "dice": _dice_args(action - a.ROLLED)})]
    if action >= a.REROLL:
        return [Event("rerolls", {"seat": seat, "dice": _dice_args(action - a.REROLL)})]
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
        offer = _offer(before)
        args: dict[str, Arg] = {"seat": seat, "partner": offer.partner, "give": offer.give, "take": offer.take}
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
    collected = _collected(dice, for_food)
    held = collected.held(seat, m.TRADE_FOOD)
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
