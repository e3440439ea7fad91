"""From the position to the view."""

from __future__ import annotations

import msgspec

from tablestead.games.ages import material as m
from tablestead.games.ages import scoring
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState, collecting, disasters
from tablestead.games.ages.view.structs import (
    AgesView,
    DevelopmentView,
    DisasterView,
    EndTracker,
    Forecast,
    Hit,
    MonumentView,
    OfferView,
    Power,
    ScoreView,
    SeatView,
)


def seen_by(table: AgesView, state: AgesState, seat: int) -> AgesView:
    """Everything is open: only whose view it is differs."""
    return msgspec.structs.replace(table, seat=seat)


def view_of(state: AgesState, seat: int | None) -> AgesView:
    c = state.cells
    seats = range(state.players)
    edition = state.edition
    in_play = [n for n in range(m.MONUMENTS) if state.monument_in_play(n)]
    step = state.step
    buying = state.buying()
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
        buying=m.DEVELOPMENT_IDS[buying] if buying >= 0 else "",
        paying=kinds_of(c[s.PAYING]),
        bought=c[s.BOUGHT] == 1,
        offers_left=(m.MAX_OFFERS - c[s.OFFERS]) if c[s.TRADE] else 0,
        offer=offer_of(state) if step in (s.OFFER_STEP, s.RESPOND_STEP) else None,
        swaps_left=state.seat_cell(state.active, s.SEAT_SHIPS) - c[s.SWAPS],
        seats=[_seat_view(state, n, in_play) for n in seats],
        monuments=[_monument_view(state, n) for n in in_play],
        developments=[
            DevelopmentView(
                m.DEVELOPMENT_IDS[n],
                m.DEVELOPMENT_COST[edition * m.DEVELOPMENTS + n],
                m.DEVELOPMENT_POINTS[edition * m.DEVELOPMENTS + n],
                {m.GRANARIES: m.FOOD_PRICE, m.ARCHITECTURE: m.ARCHITECTURE_POINTS}.get(n, NO_FIGURE)[edition],
            )
            for n in range(m.DEVELOPMENTS)
            if m.DEVELOPMENT_COST[edition * m.DEVELOPMENTS + n]
        ],
        disasters=_disasters(state),
        end=EndTracker(
            developments=max(state.seat_cell(n, s.SEAT_DEVELOPMENTS) for n in seats),
            developments_needed=m.DEVELOPMENTS_TO_END[edition],
            monuments=c[s.MONUMENTS_DONE],
            monuments_needed=c[s.MONUMENTS_IN_PLAY],
            last_round=c[s.LAST_ROUND] == 1,
        ),
        forecast=_forecast(state) if step in DICE_STEPS else None,
        power=_power(state),
    )


NO_FIGURE = (0, 0, 0)
DICE_STEPS = (s.REROLL_STEP, s.LEAD_STEP, s.FOOD_STEP)
"""The dice lie there, and have not been collected."""


def kinds_of(bits: int) -> list[str]:
    return [m.KIND_IDS[kind] for kind in range(m.KINDS) if bits >> kind & 1]


def _seat_view(state: AgesState, seat: int, in_play: list[int]) -> SeatView:
    c = state.cells
    base = state.seat_base(seat)
    boxes = base + s.SEAT_BOXES
    developments = scoring.development_points(state, seat)
    monuments = scoring.monument_points(state, seat)
    architecture = scoring.architecture_points(state, seat)
    empire = scoring.empire_points(state, seat)
    commerce = scoring.commerce_points(state, seat)
    lost = scoring.lost_points(state, seat)
    return SeatView(
        food=c[base + s.SEAT_FOOD],
        goods=[c[base + s.SEAT_GOODS + kind] for kind in range(m.KINDS)],
        cities=[c[boxes + city] for city in range(m.CITIES)],
        monuments=[c[boxes + m.CITIES + monument] for monument in in_play],
        developments=[m.DEVELOPMENT_IDS[n] for n in range(m.DEVELOPMENTS) if c[base + s.SEAT_OWNS + n]],
        ships=c[base + s.SEAT_SHIPS],
        dice=c[base + s.SEAT_CITIES],
        losses={m.LOSS_IDS[cause]: c[base + s.SEAT_LOST + cause] for cause in range(m.LOSSES)},
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
    first_by = state.first_by(monument)
    return MonumentView(
        id=m.MONUMENT_IDS[monument],
        boxes=m.MONUMENT_BOXES[monument],
        first=m.MONUMENT_FIRST[monument],
        later=m.MONUMENT_LATER[state.edition * m.MONUMENTS + monument],
        first_by=first_by if first_by >= 0 else None,
    )


def points_by_source(state: AgesState, seat: int) -> dict[str, int]:
    """The developments and finished monuments of a seat, with their points."""
    points = m.DEVELOPMENT_POINTS
    first = state.edition * m.DEVELOPMENTS
    worth = {m.DEVELOPMENT_IDS[n]: points[first + n] for n in range(m.DEVELOPMENTS) if state.owns(seat, n)}
    for monument in range(m.MONUMENTS):
        if state.finished_monument(seat, monument):
            worth[m.MONUMENT_IDS[monument]] = scoring.one_monument_points(state, seat, monument)
    return worth


def offer_of(state: AgesState) -> OfferView:
    c = state.cells
    return OfferView(
        partner=state.partner(),
        give={
            id: c[s.GIVEN + trade_kind] for trade_kind, id in enumerate(m.KIND_IDS) if c[s.GIVEN + trade_kind]
        },
        take={
            id: c[s.TAKEN + trade_kind] for trade_kind, id in enumerate(m.KIND_IDS) if c[s.TAKEN + trade_kind]
        },
    )


def _power(state: AgesState) -> Power:
    coins = state.cells[s.COINS]
    after = state
    if state.step in DICE_STEPS:  # what the dice would bring now
        coins = state.coins_from_dice()
        after = settled(state, 0)
    goods = [m.goods_value(kind, after.held(state.active, kind)) for kind in range(m.KINDS)]
    food = after.food_price() * after.held(state.active, m.TRADE_FOOD)
    return Power(coins=coins, goods=goods, food=food, total=coins + food + sum(goods))


def settled(state: AgesState, for_food: int) -> AgesState:
    """A copy on which the dice have been collected, the cities are fed and the disaster has struck."""
    after = state.copy()
    after.cells[s.SKULLS] = after.cells[s.DICE + m.FACE_SKULL]
    collecting.collect(after, for_food)
    disasters.feed(after)
    disasters.strike(after)
    return after


def _forecast(state: AgesState) -> Forecast:
    active = state.active
    either = state.cells[s.DICE + m.FACE_EITHER]
    least, most = settled(state, 0), settled(state, either)
    unfed = [
        after.seat_cell(active, s.SEAT_LOST + m.FAMINE) - state.seat_cell(active, s.SEAT_LOST + m.FAMINE)
        for after in (most, least)
    ]
    over = least.goods_held(active) - m.GOODS_LIMIT
    skulls = least.cells[s.SKULLS]
    return Forecast(
        food=(state.food_from(0), state.food_from(either)),
        workers=(state.workers_from(either), state.workers_from(0)),
        goods=state.goods_from_dice(),
        coins=state.coins_from_dice(),
        skulls=skulls,
        food_after=(least.held(active, m.TRADE_FOOD), most.held(active, m.TRADE_FOOD)),
        unfed=(unfed[0], unfed[1]),
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
        return [developed(active, m.IRRIGATION, points=m.DROUGHT_POINTS)]
    if skulls == 3:
        return [developed(seat, m.MEDICINE, points=m.PESTILENCE_POINTS) for seat in others or [active]]
    if skulls == 4:
        smithing = state.owns(active, m.SMITHING)
        if smithing and state.solo:
            return [Hit(active, averted=m.DEVELOPMENT_IDS[m.SMITHING])]
        points = m.INVASION_POINTS
        return [unless(n, state.behind_wall(n), wall, points) for n in (others if smithing else [active])]
    if skulls >= 5:
        if state.owns(active, m.RELIGION) and not state.solo:
            return [developed(seat, m.RELIGION, goods=True) for seat in others]
        return [developed(active, m.RELIGION, goods=True)]
    return []
