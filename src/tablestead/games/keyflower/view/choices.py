"""The legal actions described for people."""

from __future__ import annotations

from tablestead.engine.choice import Arg, Choice
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState

Described = tuple[str, str, dict[str, Arg], dict[str, int]]
"""Kind, target, arguments and what it gives."""


def choices_of(state: KeyflowerState, seat: int | None) -> list[Choice]:
    if seat is None or state.player != seat:
        return []
    return [choice_of(state, action) for action in state.legal()]


def choice_of(state: KeyflowerState, action: int) -> Choice:
    kind, target, args, gives = _describe(state, action)
    return Choice(action=action, text=a.text_of(action), kind=kind, target=target, args=args, gives=gives)


def _describe(state: KeyflowerState, action: int) -> Described:
    if action >= a.LAY:
        return _describe_laying(state, action)
    if action >= a.KEEP:
        tiles = a.kept(action - a.KEEP)
        return "keep", "", {"tiles": tiles, "n": len(tiles)}, {}
    if action >= a.BOAT:
        return _describe_boat(state, action - a.BOAT)
    if action >= a.CARRY:
        return _describe_work(state, action)
    if action >= a.TAKE:
        good = m.GOOD_IDS[action - a.TAKE]
        return "take", f"good:{good}", {"good": good}, {good: 1}
    if action >= a.PAY:
        return _describe_cost(state, action - a.PAY)
    if action >= a.FROM:
        return _describe_group(state, action - a.FROM)
    if action >= a.WORKERS:
        return _describe_workers(state, *divmod(action - a.WORKERS, m.WORKERS))
    if action >= a.USE:
        return _describe_use(state, action - a.USE)
    if action >= a.BID:
        return _describe_bid(state, action - a.BID)
    if action == a.DECLINE:
        return "decline", "", {"tile": _placed(state)}, {}
    if action == a.DONE and state.step == s.WORKERS_STEP:
        return "done-workers", "", {"tile": _placed(state), "n": state.chosen()}, {}
    if action == a.DONE:
        return "done-transport", "", {}, {}
    return ("pass" if action == a.PASS else "end"), "", {}, {}


def _placed(state: KeyflowerState) -> str:
    return m.TILE_IDS[state.cells[s.PLACED] - 1]


# Placing workers


def _describe_bid(state: KeyflowerState, tile: int) -> Described:
    seat = state.active
    beats = state.highest_other(tile, seat)
    args: dict[str, Arg] = {"tile": m.TILE_IDS[tile]}
    args |= _numbers(state, state.bid_colours(tile), state.bid_least(tile), m.WORKERS)
    args |= {"own": state.tile_cell(tile, s.BIDS + seat), "beats": beats}
    args["groups"] = _groups(state, state.bid_colours(tile), tile)
    for other in range(state.players):
        if beats and other != seat and state.tile_cell(tile, s.BIDS + other) == beats:
            args["rival"] = other
    return "bid", f"tile:{m.TILE_IDS[tile]}", args, {}


def _describe_use(state: KeyflowerState, tile: int) -> Described:
    last = state.tile_cell(tile, s.LAST)
    args: dict[str, Arg] = {"tile": m.TILE_IDS[tile], "last": last}
    args |= _numbers(state, state.use_colours(tile), last + 1, m.MOST_ON_TILE - state.on_tile(tile))
    args["groups"] = _groups(state, state.use_colours(tile), -1)
    if state.use_mixes(tile):
        args["mixed"] = 1  # K-F4b: several colours
    if state.owner(tile) >= 0:
        args["owner"] = state.owner(tile)
    return "use", f"tile:{m.TILE_IDS[tile]}", args, _effect(state, tile, cost=True)


def _numbers(state: KeyflowerState, colours: int, least: int, most: int) -> dict[str, Arg]:
    """By colour: how many workers from behind the screen alone it takes and may be."""
    held = state.counts(s.SEATS + state.active * s.SEAT_CELLS + s.SCREEN, m.COLOURS)
    fit = [c for c in range(m.COLOURS) if colours >> c & 1 and held[c] >= least]
    fewest: dict[str, int] = {m.WORKER_IDS[colour]: least for colour in fit}
    return {"least": fewest, "most": {m.WORKER_IDS[colour]: min(most, held[colour]) for colour in fit}}


def _groups(state: KeyflowerState, colours: int, stays: int) -> int:
    """Losing bids that could move along."""
    seat = state.active
    return sum(
        1
        for tile in range(m.SPRING, m.TILES)
        if tile != stays
        and state.loses(tile, seat)
        and colours >> (state.tile_cell(tile, s.BID_COLOUR + seat) - 1) & 1
    )


def _effect(state: KeyflowerState, tile: int, cost: bool) -> dict[str, int]:
    """What the visible side brings its user, as far as there is of it."""
    side = state.side(tile)
    c = state.cells
    gives: dict[str, int] = {}
    if cost and m.PAY_WORKER[side] >= 0:
        gives[(*m.WORKER_IDS, "worker")[m.PAY_WORKER[side]]] = -1
    if cost and m.PAY_SKILL[side] >= 0:
        gives[(*m.SKILL_IDS, "skill")[m.PAY_SKILL[side]]] = -1
    for good, id in enumerate(m.GOOD_IDS):
        gives[id] = min(m.PRODUCES[side * m.GOODS + good], c[s.SUPPLY + good])
    greens = min(m.GREEN_GAIN[side], c[s.GREENS])
    if greens:
        gives[m.WORKER_IDS[m.GREEN]] = greens
    gives["workers"] = min(m.DRAW_WORKERS[side], state.in_bag())
    gives["skills"] = min(m.DRAW_SKILLS[side], state.in_pile())
    times = 2 if state.owns(state.active, m.SUMMER_BOAT_2B) else 1
    gives["carries"] = m.CARRIES[side] * times
    gives["upgrades"] = m.UPGRADES[side] * times
    return {id: number for id, number in gives.items() if number}


def _describe_workers(state: KeyflowerState, colour: int, less: int) -> Described:
    tile = state.cells[s.PLACED] - 1
    worker = m.WORKER_IDS[colour]
    placed = less + 1 + state.chosen()
    bidding = state.cells[s.KIND] == s.BIDDING
    before = state.tile_cell(tile, s.BIDS + state.active) if bidding else state.on_tile(tile)
    args: dict[str, Arg] = {
        "worker": worker,
        "n": less + 1,
        "tile": m.TILE_IDS[tile],
        "total": before + placed,
    }
    kind = "workers-bid" if bidding else "workers-use"
    return kind, f"worker:{m.COLOUR_IDS[colour]}", args, {worker: -(less + 1)}


def _describe_group(state: KeyflowerState, tile: int) -> Described:
    seat = state.active
    args: dict[str, Arg] = {
        "tile": m.TILE_IDS[tile],
        "worker": m.WORKER_IDS[state.tile_cell(tile, s.BID_COLOUR + seat) - 1],
        "n": state.tile_cell(tile, s.BIDS + seat),
        "to": _placed(state),
    }
    return "group", f"tile:{m.TILE_IDS[tile]}", args, {}


# The effect of a tile


def _describe_cost(state: KeyflowerState, piece: int) -> Described:
    effect = _effect(state, state.cells[s.PLACED] - 1, cost=False)
    if piece < m.COLOURS:
        worker = m.WORKER_IDS[piece]
        return "pay-worker", f"worker:{m.COLOUR_IDS[piece]}", {"worker": worker}, {**effect, worker: -1}
    skill = m.SKILL_IDS[piece - m.COLOURS]
    return "pay-skill", f"skill:{skill}", {"skill": skill}, {**effect, skill: -1}


def _describe_work(state: KeyflowerState, action: int) -> Described:
    if action >= a.WITH:
        paid = counted(a.paid(action - a.WITH + 1))
        tile = m.TILE_IDS[state.cells[s.UPGRADING] - 1]
        return "with", "", {"tile": tile, "goods": paid}, {piece: -n for piece, n in paid.items()}
    if action >= a.UPGRADE:
        tile = m.TILE_IDS[action - a.UPGRADE]
        side = 2 * (action - a.UPGRADE)
        points = m.POINTS[side + 1] - m.POINTS[side]
        args: dict[str, Arg] = {"tile": tile, "cost": printed_cost(action - a.UPGRADE)}
        return "upgrade", f"tile:{tile}", args, {"points": points} if points else {}
    if action >= a.TO:
        source = state.cells[s.SOURCE] - 1
        good = m.GOOD_IDS[state.cells[s.GOOD] - 1]
        direction = action - a.TO
        there = m.TILE_IDS[state.tile_cell(source, s.NEXT + direction) - 1]
        args = {"good": good, "tile": there, "source": m.TILE_IDS[source]}
        args["direction"] = "direction-" + m.DIRECTION_IDS[direction]
        return "carry-to", f"tile:{there}", args, {}
    carried, lies = divmod(action - a.CARRY, m.TILES)
    tile = m.TILE_IDS[lies]
    left = state.cells[s.CARRIES]
    return "carry", f"tile:{tile}", {"good": m.GOOD_IDS[carried], "tile": tile, "left": left}, {}


def counted(ids: list[str]) -> dict[str, int]:
    return {id: ids.count(id) for id in ids}


def printed_cost(tile: int) -> dict[str, int]:
    ids = (*m.GOOD_IDS, "any-resource", *m.SKILL_IDS, "any-skill")
    costs = (*m.COST_GOODS[tile * 5 : tile * 5 + 5], *m.COST_SKILLS[tile * 4 : tile * 4 + 4])
    return {id: cost for id, cost in zip(ids, costs, strict=True) if cost}


# Season end


def load_of(state: KeyflowerState, boat: int) -> tuple[dict[str, int], dict[str, int]]:
    """The workers and skill tiles of a boat, by term."""
    cells = state.counts(s.BOATS + boat * s.BOAT_CELLS, s.BOAT_CELLS)
    workers = {id: cells[s.LOAD + n] for n, id in enumerate(m.WORKER_IDS) if cells[s.LOAD + n]}
    skills = {id: cells[s.LOAD_SKILLS + n] for n, id in enumerate(m.SKILL_IDS) if cells[s.LOAD_SKILLS + n]}
    return workers, skills


def _describe_boat(state: KeyflowerState, boat: int) -> Described:
    id = m.TILE_IDS[m.BOATS + boat]
    if state.round == m.WINTER_SEASON:
        return "boat-tile", f"tile:{id}", {"boat": id}, {}
    workers, skills = load_of(state, boat)
    return "boat", f"tile:{id}", {"boat": id}, {**workers, **skills}


def _describe_laying(state: KeyflowerState, action: int) -> Described:
    after = state.copy()
    after.apply_trusted(action)
    if action >= a.TURN:
        tile, cell = state.cells[s.LAYING] - 1, a.cell_id(state.cells[s.CELL] - 1)
        turn = action - a.TURN
        roads = sum(
            1
            for d in range(m.DIRECTIONS)
            if after.edge(tile, d) == m.ROAD
            and (other := after.tile_cell(tile, s.NEXT + d))
            and after.edge(other - 1, (d + 3) % m.DIRECTIONS) == m.ROAD
        )
        args: dict[str, Arg] = {"tile": m.TILE_IDS[tile], "n": turn, "cell": cell, "roads": roads}
        return "rotation", f"rotation:{turn}", args, {}
    if action >= a.AT:
        cell = a.cell_id(action - a.AT)
        tile_id = m.TILE_IDS[state.cells[s.LAYING] - 1]
        return "cell", f"cell:{cell}", {"tile": tile_id, "cell": cell, "n": len(after.legal())}, {}
    tile_id = m.TILE_IDS[action - a.LAY]
    return "lay", f"tile:{tile_id}", {"tile": tile_id, "n": len(after.legal())}, {}
