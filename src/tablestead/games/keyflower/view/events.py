"""What a seat is told of an action: others' private draws and choices without their faces (K-S3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablestead.engine.choice import Arg, Event
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState, seasons, working
from tablestead.games.keyflower.view.choices import beside, counted, load_of


def events_of(
    before: KeyflowerState, action: int, after: KeyflowerState, perspective: int | None
) -> list[Event]:
    """The act itself, and what followed from it."""
    first, values = a.NUMBERING.meaning(action)
    events = EVENTS[first](before, after, perspective, *values)
    dealt_homes = before.step == s.HOMES_STEP and after.step != s.HOMES_STEP
    if dealt_homes or after.cells[s.START] != before.cells[s.START]:
        events.append(_event("start-player", seat=after.cells[s.START]))
    if before.cells[s.PHASE] == s.BOAT_PHASE and after.cells[s.PHASE] != s.BOAT_PHASE:
        events += _gift_events(before)
    events += _aside_events(before, after)
    if after.round != before.round:
        events.append(Event("season", {"season": m.SEASON_IDS[after.round]}))
    if after.step == s.OVER_STEP:
        events += _final_events(after)
    return events


def _event(key: str, **args: Arg) -> Event:
    """Nothing is said of what is not there."""
    return Event(key, {name: value for name, value in args.items() if value != {} and value != []})


def _workers(counts: list[int]) -> dict[str, int]:
    return {id: counts[colour] for colour, id in enumerate(m.WORKER_IDS) if counts[colour]}


def _tiles_with(state: KeyflowerState, place: int) -> list[str]:
    return [m.TILE_IDS[tile] for tile in state.tiles_at(place)]


# Chance


def _worker(
    before: KeyflowerState, after: KeyflowerState, perspective: int | None, colour: int
) -> list[Event]:
    seat, step = before.active, before.step
    if step == s.SCREENS_STEP:
        return _screen_events(after, seat, perspective) if before.cells[s.LEFT] == 1 else []
    if step == s.LOAD_STEP:
        return _load_events(after)
    if seat != perspective:
        return [_event("draws-hidden", seat=seat)]
    return [_event("draws", seat=seat, worker=m.WORKER_IDS[colour])]


def _skill(before: KeyflowerState, after: KeyflowerState, perspective: int | None, skill: int) -> list[Event]:
    seat = before.active
    if before.step == s.LOAD_SKILLS_STEP:
        return _load_events(after)
    if seat != perspective:
        return [_event("draws-skill-hidden", seat=seat)]
    return [_event("draws-skill", seat=seat, skill=m.SKILL_IDS[skill])]


def _tile(before: KeyflowerState, after: KeyflowerState, perspective: int | None, tile: int) -> list[Event]:
    seat = before.active
    if before.step == s.HOMES_STEP:
        return [_event("home", seat=seat, tile=m.TILE_IDS[tile])]
    if before.cells[s.LEFT] > 1:
        return []
    if before.step == s.DEAL_STEP:
        return _winter_events(after, seat, perspective)
    return [_event("offers", tiles=_tiles_with(after, s.OFFER))]


def _screen_events(after: KeyflowerState, seat: int, perspective: int | None) -> list[Event]:
    if seat != perspective:
        return [_event("screen-hidden", seat=seat, n=m.START_WORKERS)]
    held = after.counts(s.SEATS + seat * s.SEAT_CELLS + s.SEAT_WORKERS, m.COLOURS)
    return [_event("screen", seat=seat, workers=_workers(held))]


def _winter_events(after: KeyflowerState, seat: int, perspective: int | None) -> list[Event]:
    tiles = _tiles_with(after, s.HAND + seat)
    if seat != perspective:
        return [_event("winter-hidden", seat=seat, n=len(tiles))]
    return [_event("winter-dealt", seat=seat, tiles=tiles)]


def _load_events(after: KeyflowerState) -> list[Event]:
    """Told when all boats are loaded."""
    events: list[Event] = []
    if after.step != s.OFFER_STEP:
        return events
    for boat in range(after.players):
        workers, skills = load_of(after, boat)
        number, count = sum(workers.values()), sum(skills.values())
        boat_id = m.TILE_IDS[m.BOATS + boat]
        events.append(_event("loads", boat=boat_id, workers=workers, skills=skills, n=number, m=count))
    return events


# A turn


def _nothing(
    before: KeyflowerState, after: KeyflowerState, perspective: int | None, *values: int
) -> list[Event]:
    """Told when it is done: a tile when it lies, a good when it has been carried."""
    return []


def _pass(before: KeyflowerState, after: KeyflowerState, perspective: int | None) -> list[Event]:
    return [_event("passes", seat=before.active)]


def _decline(before: KeyflowerState, after: KeyflowerState, perspective: int | None) -> list[Event]:
    return [_event("declines", seat=before.active, tile=m.TILE_IDS[before.placed()])]


def _place(
    before: KeyflowerState, after: KeyflowerState, perspective: int | None, *values: int
) -> list[Event]:
    """Told when the workers stand where they go, not while they are chosen."""
    if before.step != s.WORKERS_STEP or after.step == s.WORKERS_STEP:
        return []
    tile = before.placed()
    events = _moved_events(before, after)
    if before.cells[s.PLACEMENT] == s.BIDDING:
        events += [_bid_event(before, after, tile), *_outbid_events(before, tile)]
        return [*events, *_stands_up_events(before, after)]
    events.append(_use_event(before, after, tile))
    return [*events, *_stands_up_events(before, after), *_gain_events(before, after, tile)]


def _moved_events(before: KeyflowerState, after: KeyflowerState) -> list[Event]:
    """Losing bids that moved along."""
    seat = before.active
    events: list[Event] = []
    for source in range(m.SPRING, m.TILES):
        number = before.tile_cell(source, s.TILE_BIDS + seat)
        if number and not after.tile_cell(source, s.TILE_BIDS + seat):
            worker = m.WORKER_IDS[before.bid_colour(source, seat)]
            events.append(_event("moves", seat=seat, tile=m.TILE_IDS[source], worker=worker, n=number))
    return events


def _bid_event(before: KeyflowerState, after: KeyflowerState, tile: int) -> Event:
    seat = before.active
    worker = m.WORKER_IDS[after.bid_colour(tile, seat)]
    total = after.tile_cell(tile, s.TILE_BIDS + seat)
    placed = {worker: total - before.tile_cell(tile, s.TILE_BIDS + seat)}
    return _event("bids", seat=seat, tile=m.TILE_IDS[tile], workers=placed, worker=worker, n=total)


def _outbid_events(before: KeyflowerState, tile: int) -> list[Event]:
    """Who led there before, and may now move these workers (K-T2)."""
    leader = before.leader(tile)
    if leader in (-1, before.active):
        return []
    workers = {m.WORKER_IDS[before.bid_colour(tile, leader)]: before.tile_cell(tile, s.TILE_BIDS + leader)}
    return [_event("outbid", seat=leader, tile=m.TILE_IDS[tile], workers=workers)]


def _use_event(before: KeyflowerState, after: KeyflowerState, tile: int) -> Event:
    seat, owner, id = before.active, before.owner(tile), m.TILE_IDS[tile]
    on = s.ALL_TILES + tile * s.TILE_CELLS + s.TILE_WORKERS
    counts = zip(after.counts(on, m.COLOURS), before.counts(on, m.COLOURS), strict=True)
    come = _workers([now - then for now, then in counts])
    if owner in (-1, seat):
        return _event("uses", seat=seat, tile=id, workers=come)
    return _event("uses-other", seat=seat, tile=id, workers=come, owner=owner)


def _stands_up_events(before: KeyflowerState, after: KeyflowerState) -> list[Event]:
    """K-F4a."""
    owner = before.owner(m.SUMMER_BOAT_4A)
    return [
        _event("stands-up", seat=owner, tile=m.TILE_IDS[tile], worker=m.WORKER_IDS[now - 1])
        for tile in range(m.SPRING, m.BOATS)
        if owner >= 0
        and (then := before.tile_cell(tile, s.TILE_COLOUR))
        and (now := after.tile_cell(tile, s.TILE_COLOUR)) != then
    ]


def _gain_events(before: KeyflowerState, after: KeyflowerState, tile: int) -> list[Event]:
    """What came of a tile without a question, or nothing."""
    seat = before.active
    events: list[Event] = []
    goods = {
        id: n
        for good, id in enumerate(m.GOOD_IDS)
        if (n := before.cells[s.SUPPLY + good] - after.cells[s.SUPPLY + good])
    }
    if goods:
        where = tile if before.owner(tile) == seat else before.home_of(seat)
        events.append(_event("makes", seat=seat, goods=goods, tile=m.TILE_IDS[where]))
    greens = before.cells[s.GREEN_SUPPLY] - after.cells[s.GREEN_SUPPLY]
    if greens:
        events.append(_event("greens", seat=seat, n=greens))
    if not events and after.step == s.END_STEP:
        events.append(_event("makes-nothing", seat=seat, tile=m.TILE_IDS[tile]))
    return events


def _pay(before: KeyflowerState, after: KeyflowerState, perspective: int | None, piece: int) -> list[Event]:
    id = (*m.WORKER_IDS, *m.SKILL_IDS)[piece]
    paid = _event("pays", seat=before.active, pieces={id: 1})
    return [paid, *_gain_events(before, after, before.placed())]


def _take(before: KeyflowerState, after: KeyflowerState, perspective: int | None, good: int) -> list[Event]:
    return _gain_events(before, after, before.placed())


def _to(
    before: KeyflowerState, after: KeyflowerState, perspective: int | None, direction: int
) -> list[Event]:
    source = before.source()
    there = m.TILE_IDS[before.neighbour(source, direction)]
    good = m.GOOD_IDS[before.carried()]
    return [_event("carries", seat=before.active, good=good, tile=there, source=m.TILE_IDS[source])]


def _upgrade(
    before: KeyflowerState, after: KeyflowerState, perspective: int | None, tile: int
) -> list[Event]:
    """Told when it is paid: here, where there is one way only."""
    if not after.tile_cell(tile, s.TILE_UPGRADED):
        return []
    return [_upgrade_event(before, tile, working.payments_for(before, tile)[0])]


def _with(
    before: KeyflowerState, after: KeyflowerState, perspective: int | None, payment: int
) -> list[Event]:
    return [_upgrade_event(before, before.upgrading(), payment)]


def _upgrade_event(before: KeyflowerState, tile: int, payment: int) -> Event:
    return _event("upgrades", seat=before.active, tile=m.TILE_IDS[tile], goods=counted(a.paid(payment)))


def _turn(before: KeyflowerState, after: KeyflowerState, perspective: int | None, turn: int) -> list[Event]:
    tile = before.laying()
    return [_event("lays", seat=before.active, tile=m.TILE_IDS[tile], **beside(after, tile))]


# Season start and end


def _keep(before: KeyflowerState, after: KeyflowerState, perspective: int | None, choice: int) -> list[Event]:
    if before.active != perspective:
        return []
    return [_event("keeps", seat=before.active, tiles=a.kept(choice))]


def _end(before: KeyflowerState, after: KeyflowerState, perspective: int | None) -> list[Event]:
    phase = before.cells[s.PHASE]
    if phase == s.TURN_PHASE:
        return _season_end_events(before) if before.cells[s.PASSES] == before.players else []
    if phase == s.KEEP_PHASE:
        return _kept_events(before, after)
    if phase == s.BOAT_PHASE:
        return _boats_end_events(before, after)
    return []


def _season_end_events(before: KeyflowerState) -> list[Event]:
    """K-E1 to K-E4, in their order."""
    return [
        _event("season-over", season=m.SEASON_IDS[before.round]),
        *_returned_events(before),
        *_won_events(before),
        *_taken_back_events(before),
    ]


def _returned_events(before: KeyflowerState) -> list[Event]:
    """K-E1: losing bids."""
    events: list[Event] = []
    for seat in range(before.players):
        back = [0] * m.COLOURS
        for tile in range(m.SPRING, m.TILES):
            if before.loses(tile, seat):
                back[before.bid_colour(tile, seat)] += before.tile_cell(tile, s.TILE_BIDS + seat)
        if sum(back):
            events.append(_event("returns", seat=seat, workers=_workers(back)))
    return events


def _won_events(before: KeyflowerState) -> list[Event]:
    """K-E2, K-E3: tiles without a bid, then the others with what stands on them."""
    offer = before.tiles_at(s.OFFER)
    unsold = [m.TILE_IDS[tile] for tile in offer if not before.tile_cell(tile, s.TILE_LEADER)]
    events = [_event("unsold", tiles=unsold)] if unsold else []
    for tile in offer:
        winner = before.leader(tile)
        if winner >= 0:
            id = m.TILE_IDS[tile]
            events.append(
                _event("wins", seat=winner, tile=id, n=before.tile_cell(tile, s.TILE_BIDS + winner))
            )
            on = _workers(before.counts(s.ALL_TILES + tile * s.TILE_CELLS + s.TILE_WORKERS, m.COLOURS))
            if on:
                events.append(_event("wins-workers", seat=winner, tile=id, workers=on))
    return events


def _taken_back_events(before: KeyflowerState) -> list[Event]:
    """K-E4: workers in the own village."""
    events: list[Event] = []
    for seat in range(before.players):
        back = [0] * m.COLOURS
        for tile in before.tiles_at(s.OWNED + seat):
            for colour in range(m.COLOURS):
                back[colour] += before.tile_cell(tile, s.TILE_WORKERS + colour)
        if sum(back):
            events.append(_event("takes-back", seat=seat, workers=_workers(back)))
    return events


def _boat(before: KeyflowerState, after: KeyflowerState, perspective: int | None, boat: int) -> list[Event]:
    return [_boat_event(before, before.active, boat)]


def _boat_event(before: KeyflowerState, seat: int, boat: int) -> Event:
    boat_id = m.TILE_IDS[m.BOATS + boat]
    if before.round == m.WINTER_SEASON:
        return _event("takes-boat-tile", seat=seat, boat=boat_id)
    workers, skills = load_of(before, boat)
    number, count = sum(workers.values()), sum(skills.values())
    return _event("takes-boat", seat=seat, boat=boat_id, workers=workers, skills=skills, n=number, m=count)


def _boats_end_events(before: KeyflowerState, after: KeyflowerState) -> list[Event]:
    """The last boat is taken without a question; in winter the turn-order tiles follow."""
    if after.step == s.BOAT_STEP:
        return []
    captain = seasons.next_captain(before)
    events = [_boat_event(before, captain, seasons.legal_boats(before)[0] - a.BOAT)] if captain >= 0 else []
    if before.round == m.WINTER_SEASON:
        for tile in range(m.TURN_ORDER, m.TILES):
            winner = before.leader(tile)
            if winner >= 0:
                events.append(_event("wins-turn-order", seat=winner, tile=m.TILE_IDS[tile]))
    return events


def _gift_events(before: KeyflowerState) -> list[Event]:
    """K-F1b."""
    owner = before.owner(m.SUMMER_BOAT_1B)
    return [_event("gift-green", seat=owner)] if owner >= 0 and before.cells[s.GREEN_SUPPLY] else []


def _aside_events(before: KeyflowerState, after: KeyflowerState) -> list[Event]:
    """What fits nowhere when tiles are laid, at the end of a season (K-E7)."""
    phase = before.cells[s.PHASE]
    if phase == after.cells[s.PHASE] != s.LAY_PHASE and before.round == after.round:
        return []
    return [
        _event("set-aside", seat=after.owner(tile), tile=m.TILE_IDS[tile])
        for tile in range(m.SPRING, m.TILES)
        if after.tile_cell(tile, s.TILE_LAID) == s.ASIDE and before.tile_cell(tile, s.TILE_LAID) != s.ASIDE
    ]


def _kept_events(before: KeyflowerState, after: KeyflowerState) -> list[Event]:
    """K-N2: how many each chose, then all chosen tiles together."""
    if after.step == s.KEEP_STEP:
        return []
    order = [(before.cells[s.START] + n) % before.players for n in range(before.players)]
    kept = [_event("kept", seat=seat, n=len(before.tiles_at(s.KEPT + seat))) for seat in order]
    return [*kept, _event("offers", tiles=_tiles_with(after, s.OFFER))]


def _final_events(after: KeyflowerState) -> list[Event]:
    scores = after.scores()
    events = [_event("points", seat=seat, points=points) for seat, points in enumerate(scores)]
    winners = after.winners()
    if len(winners) == 1:
        events.append(_event("wins-game", seat=winners[0], points=scores[winners[0]]))
    else:
        events.append(_event("shared", n=len(winners), points=max(scores)))
    return events


EVENTS: Final[dict[int, Callable[..., list[Event]]]] = {
    a.END: _end,
    a.PASS: _pass,
    a.DONE: _place,
    a.DECLINE: _decline,
    a.BID: _nothing,
    a.USE: _nothing,
    a.WORKERS: _place,
    a.FROM: _place,
    a.PAY: _pay,
    a.TAKE: _take,
    a.CARRY: _nothing,
    a.TO: _to,
    a.UPGRADE: _upgrade,
    a.WITH: _with,
    a.BOAT: _boat,
    a.KEEP: _keep,
    a.LAY: _nothing,
    a.AT: _nothing,
    a.TURN: _turn,
    a.WORKER: _worker,
    a.SKILL: _skill,
    a.TILE: _tile,
}
"""By the first action of a block: what is told of it, given the positions before and after, who hears it,
and the values of the action."""
