"""What a seat may see of a position, built up from nothing."""

from __future__ import annotations

import msgspec

from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import scoring, violations
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import NO_LIMIT, KeyflowerState, placing, working
from tablestead.games.keyflower.view.structs import (
    BidView,
    BoatView,
    KeyflowerView,
    OfferView,
    OwnView,
    PlacementView,
    ScorePartView,
    SeatView,
    VillageTileView,
    WorkView,
)

NO_COLOUR = ""
COLOURS = (NO_COLOUR, *m.COLOUR_IDS)
"""By colour + 1."""
PURPLE = "purple-worker"


def view_of(state: KeyflowerState, seat: int | None) -> KeyflowerView:
    table = _table(state)
    return table if seat is None else seen_by(table, state, seat)


def seen_by(table: KeyflowerView, state: KeyflowerState, seat: int) -> KeyflowerView:
    """With what lies behind this seat's screen (K-S3)."""
    own = _own(state, seat)
    seats = list(table.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], points=scoring.points(state, seat))
    return msgspec.structs.replace(
        table,
        seat=seat,
        outbid=sum(_loses(bid, seat) for offer in (*table.offer, *table.turn_order) for bid in offer.bids),
        workers=sum(own.workers),
        own=own,
        seats=seats,
    )


def _loses(bid: BidView, seat: int) -> bool:
    return bid.seat == seat and not bid.leads


def _table(state: KeyflowerState) -> KeyflowerView:
    players = state.players
    known = _as_known(state)
    offer: list[OfferView] = []
    turn_order: list[OfferView] = []
    villages: list[list[VillageTileView]] = [[] for _ in range(players)]
    hands: list[list[str]] = [[] for _ in range(players)]
    for tile in range(m.TILES):
        place = state.place(tile)
        if place >= s.OWNED:
            if state.tile_cell(tile, s.TILE_LAID):
                villages[place - s.OWNED].append(_village_tile(state, tile))
            else:
                hands[place - s.OWNED].append(m.TILE_IDS[tile])
        elif place == s.OFFER:
            offer.append(_offer(state, tile, players))
        elif place == s.ROW and tile >= m.TURN_ORDER:
            turn_order.append(_offer(state, tile, players))
    return KeyflowerView(
        seat=None,
        player=state.player,
        active=state.active,
        step=s.STEP_IDS[state.step],
        round=state.round,
        season=m.SEASON_IDS[state.round],
        turn=state.cells[s.TURNS],
        phase=s.PHASE_IDS[state.cells[s.PHASE]],
        players=players,
        start=state.cells[s.START],
        passes=state.cells[s.PASSES],
        outbid=0,
        workers=0,
        bag=state.in_bag(),
        pile=state.in_pile(),
        greens=state.cells[s.GREEN_SUPPLY],
        supply=state.counts(s.SUPPLY, m.GOODS),
        offer=offer,
        turn_order=turn_order,
        boats=[_boat(state, boat) for boat in range(players) if state.place(m.BOATS + boat) == s.ROW],
        placing=_placing(state),
        work=_work(state),
        own=None,
        seats=[_seat(state, other, known, villages[other], hands[other]) for other in range(players)],
    )


def _as_known(state: KeyflowerState) -> KeyflowerState:
    """The position with nothing behind the screens but what everybody knows of (K-S4)."""
    known = state.copy()
    if state.step == s.OVER_STEP:
        return known
    c = known.cells
    for seat in range(state.players):
        base = s.SEATS + seat * s.SEAT_CELLS
        for colour in range(m.COLOURS):
            c[base + s.SEAT_WORKERS + colour] = c[base + s.SEAT_KNOWN_WORKERS + colour]
        for skill in range(m.SKILLS):
            c[base + s.SEAT_SKILLS + skill] = c[base + s.SEAT_KNOWN_SKILLS + skill]
    return known


def _offer(state: KeyflowerState, tile: int, players: int) -> OfferView:
    at = s.ALL_TILES + tile * s.TILE_CELLS
    tile_cells = state.counts(at, s.TILE_CELLS)
    bids = [
        BidView(
            seat=seat,
            colour=COLOURS[tile_cells[s.TILE_BID_COLOURS + seat]],
            n=tile_cells[s.TILE_BIDS + seat],
            leads=tile_cells[s.TILE_LEADER] == seat + 1,
            lies=tile_cells[s.TILE_BID_COLOURS + seat] != tile_cells[s.TILE_COLOUR],
        )
        for seat in range(players)
        if tile_cells[s.TILE_BIDS + seat]
    ]
    return OfferView(
        tile=m.TILE_IDS[tile],
        colour=COLOURS[tile_cells[s.TILE_COLOUR]],
        last=tile_cells[s.TILE_LAST_USE],
        on=tile_cells[s.TILE_WORKERS : s.TILE_WORKERS + m.COLOURS],
        room=m.MOST_ON_TILE - state.on_tile(tile),
        bids=bids,
    )


def _village_tile(state: KeyflowerState, tile: int) -> VillageTileView:
    tile_cells = state.counts(s.ALL_TILES + tile * s.TILE_CELLS, s.TILE_CELLS)
    return VillageTileView(
        tile=m.TILE_IDS[tile],
        q=tile_cells[s.TILE_Q],
        r=tile_cells[s.TILE_R],
        turn=tile_cells[s.TILE_TURN],
        aside=tile_cells[s.TILE_LAID] == s.ASIDE,
        upgraded=bool(tile_cells[s.TILE_UPGRADED]),
        goods=tile_cells[s.TILE_GOODS : s.TILE_GOODS + m.GOODS],
        colour=COLOURS[tile_cells[s.TILE_COLOUR]],
        last=tile_cells[s.TILE_LAST_USE],
        on=tile_cells[s.TILE_WORKERS : s.TILE_WORKERS + m.COLOURS],
        room=m.MOST_ON_TILE - state.on_tile(tile),
    )


def _boat(state: KeyflowerState, boat: int) -> BoatView:
    load_cells = state.counts(s.LOADS + boat * s.LOAD_CELLS, s.LOAD_CELLS)
    return BoatView(
        tile=m.TILE_IDS[m.BOATS + boat],
        workers=load_cells[s.LOAD_WORKERS : s.LOAD_WORKERS + m.COLOURS],
        skills=load_cells[s.LOAD_SKILLS : s.LOAD_SKILLS + m.SKILLS],
        taken=load_cells[s.LOAD_TAKEN_BY] - 1 if load_cells[s.LOAD_TAKEN_BY] else None,
    )


def _seat(
    state: KeyflowerState, seat: int, known: KeyflowerState, village: list[VillageTileView], hand: list[str]
) -> SeatView:
    over = state.step == s.OVER_STEP
    seat_cells = state.counts(s.SEATS + seat * s.SEAT_CELLS, s.SEAT_CELLS)
    workers = seat_cells[s.SEAT_WORKERS : s.SEAT_WORKERS + m.COLOURS]
    skills = seat_cells[s.SEAT_SKILLS : s.SEAT_SKILLS + m.SKILLS]
    return SeatView(
        workers=sum(workers),
        skills=sum(skills),
        known=workers if over else seat_cells[s.SEAT_KNOWN_WORKERS : s.SEAT_KNOWN_WORKERS + m.COLOURS],
        known_skills=skills if over else seat_cells[s.SEAT_KNOWN_SKILLS : s.SEAT_KNOWN_SKILLS + m.SKILLS],
        winter=_winter_tiles(state, seat),
        chosen=bool(seat_cells[s.SEAT_CHOSEN]),
        passed=state.has_passed(seat),
        boat=bool(seat_cells[s.SEAT_HAS_BOAT]),
        village=village,
        hand=hand,
        points=scoring.points(known, seat),
        parts=_parts(state, seat) if over else [],
    )


def _winter_tiles(state: KeyflowerState, seat: int) -> int:
    """In hand; while others choose, those chosen too, for their number is secret (K-N2)."""
    places = [state.place(tile) for tile in range(m.WINTER, m.SUMMER_BOATS)]
    return places.count(s.HAND + seat) + places.count(s.KEPT + seat)


def _own(state: KeyflowerState, seat: int) -> OwnView:
    base = s.SEATS + seat * s.SEAT_CELLS
    return OwnView(
        workers=state.counts(base + s.SEAT_WORKERS, m.COLOURS),
        skills=state.counts(base + s.SEAT_SKILLS, m.SKILLS),
        winter=[m.TILE_IDS[tile] for tile in state.tiles_at(s.HAND + seat)],
        kept=[m.TILE_IDS[tile] for tile in state.tiles_at(s.KEPT + seat)],
        missing={
            m.TILE_IDS[tile]: violations.missing(state, seat, tile)
            for tile in state.tiles_at(s.OWNED + seat)
            if m.UPGRADABLE[tile] and not state.tile_cell(tile, s.TILE_UPGRADED)
        },
        worth=_worth(state, seat),
    )


def _worth(state: KeyflowerState, seat: int) -> dict[str, int]:
    if state.round == 0:  # no homes yet
        return {}
    winter = range(m.WINTER, m.SUMMER_BOATS)
    tiles = [tile for tile in winter if state.place(tile) in (s.OFFER, s.HAND + seat, s.KEPT + seat)]
    tiles += [tile for tile in range(m.BOATS, m.TURN_ORDER) if state.place(tile) == s.ROW]
    points = scoring.worth(state, seat, tiles)
    return {m.TILE_IDS[tile]: n for tile, n in zip(tiles, points, strict=True)}


def _placing(state: KeyflowerState) -> PlacementView | None:
    if state.step != s.WORKERS_STEP:
        return None
    moving = [tile for tile in range(m.SPRING, m.TILES) if state.tile_cell(tile, s.TILE_MOVING)]
    most = placing.most_allowed(state)
    return PlacementView(
        kind="bid" if state.cells[s.PLACEMENT] == s.BIDDING else "use",
        tile=m.TILE_IDS[state.placed()],
        workers=state.counts(s.TAKEN, m.COLOURS),
        groups=[m.TILE_IDS[tile] for tile in moving],
        least=placing.least_needed(state),
        most=most if most < NO_LIMIT else 0,
    )


def _work(state: KeyflowerState) -> WorkView:
    cell = state.laying_cell()
    return WorkView(
        tile=_id(m.TILE_IDS, state.placed() if state.step != s.WORKERS_STEP else -1),
        carries=state.cells[s.CARRIES_LEFT],
        upgrades=state.cells[s.UPGRADES_LEFT],
        draws=state.cells[s.LEFT],
        good=_id(m.GOOD_IDS, state.carried()),
        source=_id(m.TILE_IDS, state.source()),
        ways=_ways(state) if state.step in (s.TRANSPORT_STEP, s.DIRECTION_STEP) else {},
        upgrading=_id(m.TILE_IDS, state.upgrading()),
        laying=_id(m.TILE_IDS, state.laying()),
        cell=[cell // m.SPAN - m.REACH, cell % m.SPAN - m.REACH] if cell >= 0 else [],
        paid=_id((*m.WORKER_IDS, *m.SKILL_IDS), state.paid()),
    )


def _ways(state: KeyflowerState) -> dict[str, dict[str, str]]:
    return {
        m.TILE_IDS[tile]: {
            m.DIRECTION_IDS[direction]: m.TILE_IDS[state.neighbour(tile, direction)]
            for direction in range(m.DIRECTIONS)
            if working.way(state, tile, direction, state.active)
        }
        for tile in state.tiles_at(s.OWNED + state.active)
    }


def _id(ids: tuple[str, ...], index: int) -> str:
    """Nothing for -1."""
    return ids[index] if index >= 0 else ""


# Points


def _parts(state: KeyflowerState, seat: int) -> list[ScorePartView]:
    return [
        ScorePartView(
            source=scoring.SOURCE_IDS[part.source],
            tile=m.TILE_IDS[part.tile] if part.tile >= 0 else "",
            points=part.points,
            uses=_uses(part),
        )
        for part in scoring.parts(state, seat)
    ]


def _uses(part: scoring.Part) -> dict[str, int]:
    counts = [*part.goods, *part.skills, *part.workers, int(part.purple)]
    ids = (*m.GOOD_IDS, *m.SKILL_IDS, *m.WORKER_IDS, PURPLE)
    return {id: count for id, count in zip(ids, counts, strict=True) if count}


def points_by_source(state: KeyflowerState, seat: int) -> dict[str, int]:
    """What brings a seat points as things stand, by term."""
    found: dict[str, int] = {}
    for part in scoring.parts(state, seat):
        id = m.TILE_IDS[part.tile] if part.tile >= 0 else m.GOOD_IDS[m.GOLD]
        found[id] = found.get(id, 0) + part.points
    return {id: points for id, points in found.items() if points}
