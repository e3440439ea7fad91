"""What a seat is told of an action: others' private draws and choices without their faces (K-S3)."""

from __future__ import annotations

from tablestead.engine.choice import Arg, Event
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState
from tablestead.games.keyflower.view.choices import counted, load_of


def events_of(before: KeyflowerState, action: int, after: KeyflowerState, eyes: int | None) -> list[Event]:
    """The act itself, and what followed from it."""
    if action >= a.WORKER:
        events = _drawn_events(before, action, after, eyes)
    elif action == a.END:
        events = _end_events(before, after)
    else:
        events = _act_events(before, action, after, eyes)
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


def _drawn_events(
    before: KeyflowerState, action: int, after: KeyflowerState, eyes: int | None
) -> list[Event]:
    seat = before.active
    step = before.step
    last = before.cells[s.LEFT] == 1
    if step == s.HOMES_STEP:
        return [_event("home", seat=seat, tile=m.TILE_IDS[action - a.TILE])]
    if step == s.SCREENS_STEP:
        return _screen_events(after, seat, eyes) if last else []
    if step == s.DEAL_STEP:
        return _winter_events(after, seat, eyes) if last else []
    if step in (s.LOAD_STEP, s.LOAD_SKILLS_STEP):
        return _load_events(after) if after.step == s.OFFER_STEP else []
    if step == s.OFFER_STEP:
        return [_event("offers", tiles=_tiles_with(after, s.OFFER))] if last else []
    if step == s.DRAW_SKILLS_STEP:
        if seat != eyes:
            return [_event("draws-skill-hidden", seat=seat)]
        return [_event("draws-skill", seat=seat, skill=m.SKILL_IDS[action - a.SKILL])]
    if seat != eyes:
        return [_event("draws-hidden", seat=seat)]
    return [_event("draws", seat=seat, worker=m.WORKER_IDS[action - a.WORKER])]


def _screen_events(after: KeyflowerState, seat: int, eyes: int | None) -> list[Event]:
    if seat != eyes:
        return [_event("screen-hidden", seat=seat, n=m.START_WORKERS)]
    held = after.counts(s.SEATS + seat * s.SEAT_CELLS + s.SCREEN, m.COLOURS)
    return [_event("screen", seat=seat, workers=_workers(held))]


def _winter_events(after: KeyflowerState, seat: int, eyes: int | None) -> list[Event]:
    tiles = _tiles_with(after, s.HAND + seat)
    if seat != eyes:
        return [_event("winter-hidden", seat=seat, n=len(tiles))]
    return [_event("winter-dealt", seat=seat, tiles=tiles)]


def _load_events(after: KeyflowerState) -> list[Event]:
    events: list[Event] = []
    for boat in range(after.players):
        workers, skills = load_of(after, boat)
        number, count = sum(workers.values()), sum(skills.values())
        boat_id = m.TILE_IDS[m.BOATS + boat]
        events.append(_event("loads", boat=boat_id, workers=workers, skills=skills, n=number, m=count))
    return events


# A turn


def _act_events(before: KeyflowerState, action: int, after: KeyflowerState, eyes: int | None) -> list[Event]:
    seat = before.active
    if action >= a.LAY:
        return _lay_events(before, action)
    if action >= a.KEEP:
        return [_event("keeps", seat=seat, tiles=a.kept(action - a.KEEP))] if seat == eyes else []
    if action >= a.BOAT:
        return [_boat_event(before, seat, action - a.BOAT)]
    if action >= a.CARRY:
        return _work_events(before, action, after)
    if action >= a.PAY:
        return _effect_events(before, action, after)
    if action >= a.BID or action == a.DONE:
        return _placement_events(before, action, after)
    if action == a.DECLINE:
        return [_event("declines", seat=seat, tile=m.TILE_IDS[before.cells[s.PLACED] - 1])]
    return [_event("passes", seat=seat)]


def _placement_events(before: KeyflowerState, action: int, after: KeyflowerState) -> list[Event]:
    """Told when the workers stand where they go, not while they are chosen."""
    if before.step != s.WORKERS_STEP or after.step == s.WORKERS_STEP:
        return []
    seat = before.active
    tile = before.cells[s.PLACED] - 1
    id = m.TILE_IDS[tile]
    events: list[Event] = []
    for source in range(m.SPRING, m.TILES):
        number = before.tile_cell(source, s.BIDS + seat)
        if number and not after.tile_cell(source, s.BIDS + seat):
            worker = m.WORKER_IDS[before.tile_cell(source, s.BID_COLOUR + seat) - 1]
            events.append(_event("moves", seat=seat, tile=m.TILE_IDS[source], worker=worker, n=number))
    if before.cells[s.KIND] == s.BIDDING:
        colour = after.tile_cell(tile, s.BID_COLOUR + seat) - 1
        total = after.tile_cell(tile, s.BIDS + seat)
        worker = m.WORKER_IDS[colour]
        placed = {worker: total - before.tile_cell(tile, s.BIDS + seat)}
        events.append(_event("bids", seat=seat, tile=id, workers=placed, worker=worker, n=total))
    else:
        on = s.TILES + tile * s.TILE_CELLS + s.ON
        come = [now - then for now, then in zip(after.counts(on, 4), before.counts(on, 4), strict=True)]
        owner = before.owner(tile)
        if owner in (-1, seat):
            events.append(_event("uses", seat=seat, tile=id, workers=_workers(come)))
        else:
            events.append(_event("uses-other", seat=seat, tile=id, workers=_workers(come), owner=owner))
    events += _stands_up_events(before, after)
    if before.cells[s.KIND] == s.USING:
        events += _gain_events(before, after, tile)
    return events


def _stands_up_events(before: KeyflowerState, after: KeyflowerState) -> list[Event]:
    """K-F4a."""
    owner = before.owner(m.SUMMER_BOAT_4A)
    return [
        _event("stands-up", seat=owner, tile=m.TILE_IDS[tile], worker=m.WORKER_IDS[now - 1])
        for tile in range(m.SPRING, m.BOATS)
        if owner >= 0
        and (then := before.tile_cell(tile, s.COLOUR))
        and (now := after.tile_cell(tile, s.COLOUR)) != then
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
    greens = before.cells[s.GREENS] - after.cells[s.GREENS]
    if greens:
        events.append(_event("greens", seat=seat, n=greens))
    if not events and after.step == s.END_STEP:
        events.append(_event("makes-nothing", seat=seat, tile=m.TILE_IDS[tile]))
    return events


def _effect_events(before: KeyflowerState, action: int, after: KeyflowerState) -> list[Event]:
    """A cost paid, or the Workshop's choice."""
    events: list[Event] = []
    if action < a.TAKE:
        piece = (*m.WORKER_IDS, *m.SKILL_IDS)[action - a.PAY]
        events.append(_event("pays", seat=before.active, pieces={piece: 1}))
    return events + _gain_events(before, after, before.cells[s.PLACED] - 1)


def _work_events(before: KeyflowerState, action: int, after: KeyflowerState) -> list[Event]:
    seat = before.active
    if action >= a.UPGRADE:
        upgraded = [
            t for t in range(m.WINTER) if after.tile_cell(t, s.UPGRADED) > before.tile_cell(t, s.UPGRADED)
        ]
        if not upgraded:
            return []  # told when it is paid
        payment = action - a.WITH + 1 if action >= a.WITH else before.payments(upgraded[0])[0]
        paid = counted(a.paid(payment))
        return [_event("upgrades", seat=seat, tile=m.TILE_IDS[upgraded[0]], goods=paid)]
    if action >= a.TO:
        source = before.cells[s.SOURCE] - 1
        there = before.tile_cell(source, s.NEXT + action - a.TO) - 1
        good = m.GOOD_IDS[before.cells[s.GOOD] - 1]
        return [_event("carries", seat=seat, good=good, tile=m.TILE_IDS[there], source=m.TILE_IDS[source])]
    return []


def _lay_events(before: KeyflowerState, action: int) -> list[Event]:
    if action < a.TURN:
        return []  # told when the tile lies
    tile = m.TILE_IDS[before.cells[s.LAYING] - 1]
    return [_event("lays", seat=before.active, tile=tile, cell=a.cell_id(before.cells[s.CELL] - 1))]


# Season end


def _end_events(before: KeyflowerState, after: KeyflowerState) -> list[Event]:
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
    events = [_event("season-over", season=m.SEASON_IDS[before.round])]
    offer = before.tiles_at(s.OFFER)
    for seat in range(before.players):
        back = [0] * m.COLOURS
        for tile in (*offer, *range(m.TURN_ORDER, m.TILES)):
            if before.loses(tile, seat):
                back[before.tile_cell(tile, s.BID_COLOUR + seat) - 1] += before.tile_cell(tile, s.BIDS + seat)
        if sum(back):
            events.append(_event("returns", seat=seat, workers=_workers(back)))
    unsold = [m.TILE_IDS[tile] for tile in offer if not before.tile_cell(tile, s.LEADER)]
    if unsold:
        events.append(_event("unsold", tiles=unsold))
    for tile in offer:
        winner = before.tile_cell(tile, s.LEADER) - 1
        if winner >= 0:
            number = before.tile_cell(tile, s.BIDS + winner)
            events.append(_event("wins", seat=winner, tile=m.TILE_IDS[tile], n=number))
            on = before.counts(s.TILES + tile * s.TILE_CELLS + s.ON, m.COLOURS)
            if sum(on):
                args: dict[str, Arg] = {"seat": winner, "tile": m.TILE_IDS[tile], "workers": _workers(on)}
                events.append(Event("wins-workers", args))
    for seat in range(before.players):
        back = [0] * m.COLOURS
        for tile in before.tiles_at(s.OWNED + seat):
            for colour in range(m.COLOURS):
                back[colour] += before.tile_cell(tile, s.ON + colour)
        if sum(back):
            events.append(_event("takes-back", seat=seat, workers=_workers(back)))
    return events


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
    trial = before.copy()
    captain = trial.next_captain()
    events = [_boat_event(before, captain, trial.legal_boats()[0] - a.BOAT)] if captain >= 0 else []
    if before.round == m.WINTER_SEASON:
        for tile in range(m.TURN_ORDER, m.TILES):
            winner = before.tile_cell(tile, s.LEADER) - 1
            if winner >= 0:
                events.append(_event("wins-turn-order", seat=winner, tile=m.TILE_IDS[tile]))
    return events


def _gift_events(before: KeyflowerState) -> list[Event]:
    """K-F1b."""
    owner = before.owner(m.SUMMER_BOAT_1B)
    return [_event("gift-green", seat=owner)] if owner >= 0 and before.cells[s.GREENS] else []


def _aside_events(before: KeyflowerState, after: KeyflowerState) -> list[Event]:
    return [
        _event("set-aside", seat=after.owner(tile), tile=m.TILE_IDS[tile])
        for tile in range(m.SPRING, m.TILES)
        if after.tile_cell(tile, s.LAID) == s.ASIDE and before.tile_cell(tile, s.LAID) != s.ASIDE
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
