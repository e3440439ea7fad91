"""The way back: a position that fits all that a view tells. What the view does not tell is dealt somehow;
a bot deals it anew (`redeal`) before it reckons with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState, laying
from tablestead.games.keyflower.view.build_view import COLOURS
from tablestead.games.keyflower.view.structs import KeyflowerView, OfferView, SeatView, VillageTileView

if TYPE_CHECKING:
    from tablestead.games.keyflower.game import Keyflower

TILE_OF = {id: tile for tile, id in enumerate(m.TILE_IDS)}
PAID_IDS = (*m.WORKER_IDS, *m.SKILL_IDS)


def restore(game: Keyflower, view: object) -> KeyflowerState:
    assert isinstance(view, KeyflowerView)
    state = game.start(players=view.players)
    c = state.cells
    c[s.SEASON] = view.round
    c[s.START] = view.start
    c[s.ACTIVE] = view.active
    c[s.STEP] = s.STEP_IDS.index(view.step)
    c[s.PHASE] = s.PHASE_IDS.index(view.phase)
    c[s.PASSES] = view.passes
    c[s.TURNS] = view.turn
    c[s.GREEN_SUPPLY] = view.greens
    _write(c, s.SUPPLY, view.supply)
    for tile in range(m.BOATS, m.TILES):
        c[s.ALL_TILES + tile * s.TILE_CELLS + s.TILE_PLACE] = s.NOWHERE
    for offer in view.offer:
        _restore_offer(state, offer, s.OFFER)
    for offer in view.turn_order:
        _restore_offer(state, offer, s.ROW)
    _restore_boats(state, view)
    for seat, shown in enumerate(view.seats):
        _restore_village(state, seat, shown)
    _restore_turn(state, view)
    _restore_screens(state, view)
    _restore_winter(state, view)
    return state


def _write(c: vec[i64], first: int, values: list[int]) -> None:
    for kind, value in enumerate(values):
        c[first + kind] = value


def _tile_base(tile: str) -> int:
    return s.ALL_TILES + TILE_OF[tile] * s.TILE_CELLS


def _restore_offer(state: KeyflowerState, shown: OfferView, place: int) -> None:
    c = state.cells
    at = _tile_base(shown.tile)
    c[at + s.TILE_PLACE] = place
    _restore_visitors(c, at, shown)
    for bid in shown.bids:
        c[at + s.TILE_BIDS + bid.seat] = bid.n
        c[at + s.TILE_BID_COLOURS + bid.seat] = COLOURS.index(bid.colour)
        if bid.leads:
            c[at + s.TILE_LEADER] = bid.seat + 1


def _restore_visitors(c: vec[i64], at: int, shown: OfferView | VillageTileView) -> None:
    c[at + s.TILE_COLOUR] = COLOURS.index(shown.colour)
    c[at + s.TILE_LAST_USE] = shown.last
    _write(c, at + s.TILE_WORKERS, shown.on)


def _restore_boats(state: KeyflowerState, view: KeyflowerView) -> None:
    c = state.cells
    for shown in view.boats:
        c[_tile_base(shown.tile) + s.TILE_PLACE] = s.ROW
    taken = {boat.tile: boat.taken for boat in view.boats}
    for boat in range(view.players):
        at = s.LOADS + boat * s.LOAD_CELLS
        id = m.TILE_IDS[m.BOATS + boat]
        by = taken.get(id)
        if id not in taken and view.phase == "boats":  # in winter the boat itself is taken
            by = next((n for n, seat in enumerate(view.seats) if seat.boat and id in seat.hand), None)
        c[at + s.LOAD_TAKEN_BY] = 0 if by is None else by + 1
        for shown in view.boats:
            if shown.tile == id:
                _write(c, at + s.LOAD_WORKERS, shown.workers)
                _write(c, at + s.LOAD_SKILLS, shown.skills)


def _restore_village(state: KeyflowerState, seat: int, shown: SeatView) -> None:
    c = state.cells
    for tile in shown.village:
        at = _tile_base(tile.tile)
        c[at + s.TILE_PLACE] = s.OWNED + seat
        c[at + s.TILE_UPGRADED] = int(tile.upgraded)
        c[at + s.TILE_LAID] = s.ASIDE if tile.aside else s.LYING
        c[at + s.TILE_Q] = tile.q
        c[at + s.TILE_R] = tile.r
        c[at + s.TILE_TURN] = tile.turn
        _write(c, at + s.TILE_GOODS, tile.goods)
        _restore_visitors(c, at, tile)
    for tile in shown.village:
        if not tile.aside:
            laying.join(state, TILE_OF[tile.tile])
    for id in shown.hand:
        c[_tile_base(id) + s.TILE_PLACE] = s.OWNED + seat
    base = s.SEATS + seat * s.SEAT_CELLS
    c[base + s.SEAT_CHOSEN] = int(shown.chosen)
    c[base + s.SEAT_HAS_BOAT] = int(shown.boat)


def _restore_turn(state: KeyflowerState, view: KeyflowerView) -> None:
    c = state.cells
    work = view.work
    if work.tile:
        c[s.PLACEMENT] = s.USING
        c[s.PLACED] = TILE_OF[work.tile] + 1
    if view.placing is not None:
        c[s.PLACEMENT] = s.BIDDING if view.placing.kind == "bid" else s.USING
        c[s.PLACED] = TILE_OF[view.placing.tile] + 1
        _write(c, s.TAKEN, view.placing.workers)
        for id in view.placing.groups:
            c[_tile_base(id) + s.TILE_MOVING] = 1
            c[s.MOVED] += c[_tile_base(id) + s.TILE_BIDS + view.active]
    c[s.CARRIES_LEFT] = work.carries
    c[s.UPGRADES_LEFT] = work.upgrades
    c[s.LEFT] = work.draws
    c[s.CARRIED] = m.GOOD_IDS.index(work.good) + 1 if work.good else 0
    c[s.SOURCE] = TILE_OF[work.source] + 1 if work.source else 0
    c[s.UPGRADING] = TILE_OF[work.upgrading] + 1 if work.upgrading else 0
    c[s.LAYING] = TILE_OF[work.laying] + 1 if work.laying else 0
    c[s.LAYING_CELL] = m.cell_of(work.cell[0], work.cell[1]) + 1 if work.cell else 0
    c[s.PAID] = PAID_IDS.index(work.paid) + 1 if work.paid else 0


# What lies behind the screens, and in the bag


def _restore_screens(state: KeyflowerState, view: KeyflowerView) -> None:
    c = state.cells
    workers = [m.WORKERS_OF_COLOUR, m.WORKERS_OF_COLOUR, m.WORKERS_OF_COLOUR, m.GREENS - view.greens]
    skills = [m.SKILL_TILES] * m.SKILLS
    if view.work.paid:
        piece = PAID_IDS.index(view.work.paid)
        (workers if piece < m.COLOURS else skills)[piece % m.COLOURS] -= 1
    for colour, seen in enumerate(_seen(view)):
        workers[colour] -= seen
    for skill in range(m.SKILLS):
        skills[skill] -= sum(boat.skills[skill] for boat in view.boats)
    for seat, shown in enumerate(view.seats):
        base = s.SEATS + seat * s.SEAT_CELLS
        own = view.own if seat == view.seat else None
        named = view.placing.workers if view.placing and seat == view.active else [0] * m.COLOURS
        for colour in range(m.COLOURS):
            held = own.workers[colour] if own else max(shown.known[colour], named[colour])
            c[base + s.SEAT_WORKERS + colour] = held
            c[base + s.SEAT_KNOWN_WORKERS + colour] = shown.known[colour]
            workers[colour] -= held
        for skill in range(m.SKILLS):
            held = own.skills[skill] if own else shown.known_skills[skill]
            c[base + s.SEAT_SKILLS + skill] = held
            c[base + s.SEAT_KNOWN_SKILLS + skill] = shown.known_skills[skill]
            skills[skill] -= held
    for seat, shown in enumerate(view.seats):
        if seat != view.seat:
            base = s.SEATS + seat * s.SEAT_CELLS
            unknown = shown.workers - sum(state.counts(base + s.SEAT_WORKERS, m.COLOURS))
            _fill(state, base + s.SEAT_WORKERS, unknown, workers)
            _fill(state, base + s.SEAT_SKILLS, shown.skills - sum(shown.known_skills), skills)
    _write(c, s.BAG, workers)
    _write(c, s.PILE, skills)


def _seen(view: KeyflowerView) -> list[int]:
    """Workers in plain sight, by colour."""
    offers = [*view.offer, *view.turn_order]
    groups = [boat.workers for boat in view.boats] + [offer.on for offer in offers]
    groups += [tile.on for seat in view.seats for tile in seat.village]
    found = [sum(of_colour) for of_colour in zip([0] * m.COLOURS, *groups, strict=True)]
    for offer in offers:
        for bid in offer.bids:
            found[m.COLOUR_IDS.index(bid.colour)] += bid.n
    return found


def _fill(state: KeyflowerState, first: int, number: int, stock: list[int]) -> None:
    """Somehow: the kinds of which most are left."""
    for _ in range(number):
        kind = stock.index(max(stock))
        stock[kind] -= 1
        state.cells[first + kind] += 1


def _restore_winter(state: KeyflowerState, view: KeyflowerView) -> None:
    c = state.cells
    if view.own is not None and view.seat is not None:
        for id in view.own.winter:
            c[_tile_base(id) + s.TILE_PLACE] = s.HAND + view.seat
        for id in view.own.kept:
            c[_tile_base(id) + s.TILE_PLACE] = s.KEPT + view.seat
    unseen = [tile for tile in range(m.WINTER, m.SUMMER_BOATS) if state.place(tile) == s.NOWHERE]
    for seat, shown in enumerate(view.seats):
        if seat != view.seat:
            for number in range(shown.winter):
                kept = shown.chosen and number == 0
                tile = unseen.pop()
                c[s.ALL_TILES + tile * s.TILE_CELLS + s.TILE_PLACE] = (s.KEPT if kept else s.HAND) + seat
