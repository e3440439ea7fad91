"""The legal actions described for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablestead.engine.choice import Arg, Choice
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import scoring
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState, placing
from tablestead.games.keyflower.view.structs import Kind

Described = tuple[Kind, str, dict[str, Arg], dict[str, int]]
"""Kind, target, arguments and what it gives."""
MOST_REASONS: Final = 2
"""Of the points that a tile brings by where it lies."""


def choices_of(state: KeyflowerState, seat: int | None) -> list[Choice]:
    if seat is None or state.player != seat:
        return []
    return [choice_of(state, action) for action in state.legal()]


def choice_of(state: KeyflowerState, action: int) -> Choice:
    first, values = a.NUMBERING.meaning(action)
    kind, target, args, gives = DESCRIBE[first](state, *values)
    return Choice(
        action=action, text=a.NUMBERING.text(action), kind=kind, target=target, args=args, gives=gives
    )


def _end(state: KeyflowerState) -> Described:
    return "end", "", {}, {}


def _pass(state: KeyflowerState) -> Described:
    return "pass", "", {}, {}


def _done(state: KeyflowerState) -> Described:
    if state.step == s.WORKERS_STEP:
        return "done-workers", "", {"tile": _placed(state), "n": placing.chosen(state)}, {}
    return "done-transport", "", {}, {}


def _decline(state: KeyflowerState) -> Described:
    return "decline", "", {"tile": _placed(state)}, {}


def _placed(state: KeyflowerState) -> str:
    return m.TILE_IDS[state.placed()]


# Placing workers


def _bid(state: KeyflowerState, tile: int) -> Described:
    seat = state.active
    beats = state.highest_other(tile, seat)
    need = int(placing.bid_least(state, tile))
    args: dict[str, Arg] = {"tile": m.TILE_IDS[tile], "need": need}
    args |= _numbers(state, placing.bid_colours(state, tile), need, m.WORKERS_OF_COLOUR)
    args |= {"own": state.tile_cell(tile, s.TILE_BIDS + seat), "beats": beats}
    args["groups"] = _groups(state, placing.bid_colours(state, tile), tile)
    for rival in range(state.players):
        if beats and rival != seat and state.tile_cell(tile, s.TILE_BIDS + rival) == beats:
            args["rival"] = rival
    return "bid", f"tile:{m.TILE_IDS[tile]}", args, {}


def _use(state: KeyflowerState, tile: int) -> Described:
    last = state.tile_cell(tile, s.TILE_LAST_USE)
    room = m.MOST_ON_TILE - int(state.on_tile(tile))
    args: dict[str, Arg] = {"tile": m.TILE_IDS[tile], "last": last, "need": last + 1, "room": room}
    args |= _numbers(state, placing.use_colours(state, tile), last + 1, room)
    args["groups"] = _groups(state, placing.use_colours(state, tile), -1)
    if placing.use_mixes(state, tile):
        args["mixed"] = 1  # K-F4b: several colours
    if state.owner(tile) >= 0:
        args["owner"] = state.owner(tile)
    return "use", f"tile:{m.TILE_IDS[tile]}", args, _effect(state, tile, cost=True)


def _numbers(state: KeyflowerState, colours: int, least: int, most: int) -> dict[str, Arg]:
    """By colour: how many workers from behind the screen alone it takes and may be."""
    held = state.counts(s.SEATS + state.active * s.SEAT_CELLS + s.SEAT_WORKERS, m.COLOURS)
    fit = [c for c in range(m.COLOURS) if colours >> c & 1 and held[c] >= least]
    fewest: dict[str, int] = {m.WORKER_IDS[colour]: least for colour in fit}
    return {"least": fewest, "most": {m.WORKER_IDS[colour]: min(most, held[colour]) for colour in fit}}


def _groups(state: KeyflowerState, colours: int, stays: int) -> dict[str, int]:
    """Losing bids that could move along: by tile, how many workers each has."""
    seat = state.active
    return {
        m.TILE_IDS[tile]: state.tile_cell(tile, s.TILE_BIDS + seat)
        for tile in (*state.tiles_at(s.OFFER), *state.tiles_at(s.ROW))
        if tile != stays and state.loses(tile, seat) and colours >> (state.bid_colour(tile, seat)) & 1
    }


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
    greens = min(m.GREEN_GAIN[side], c[s.GREEN_SUPPLY])
    if greens:
        gives[m.WORKER_IDS[m.GREEN]] = greens
    gives["workers"] = min(m.DRAW_WORKERS[side], state.in_bag())
    gives["skills"] = min(m.DRAW_SKILLS[side], state.in_pile())
    times = 2 if state.owns(state.active, m.SUMMER_BOAT_2B) else 1
    gives["carries"] = m.CARRIES[side] * times
    gives["upgrades"] = m.UPGRADES[side] * times
    return {id: number for id, number in gives.items() if number}


def _workers(state: KeyflowerState, colour: int, number: int) -> Described:
    tile = state.placed()
    worker = m.WORKER_IDS[colour]
    placed = number + placing.chosen(state)
    bidding = state.cells[s.PLACEMENT] == s.BIDDING
    before = state.tile_cell(tile, s.TILE_BIDS + state.active) if bidding else state.on_tile(tile)
    args: dict[str, Arg] = {
        "worker": worker,
        "n": number,
        "tile": m.TILE_IDS[tile],
        "total": before + placed,
    }
    kind: Kind = "workers-bid" if bidding else "workers-use"
    return kind, f"worker:{m.COLOUR_IDS[colour]}", args, {worker: -number}


def _from(state: KeyflowerState, tile: int) -> Described:
    seat = state.active
    args: dict[str, Arg] = {
        "tile": m.TILE_IDS[tile],
        "worker": m.WORKER_IDS[state.bid_colour(tile, seat)],
        "n": state.tile_cell(tile, s.TILE_BIDS + seat),
        "to": _placed(state),
    }
    return "group", f"tile:{m.TILE_IDS[tile]}", args, {}


# The effect of a tile


def _pay(state: KeyflowerState, piece: int) -> Described:
    effect = _effect(state, state.placed(), cost=False)
    if piece < m.COLOURS:
        worker = m.WORKER_IDS[piece]
        return "pay-worker", f"worker:{m.COLOUR_IDS[piece]}", {"worker": worker}, {**effect, worker: -1}
    skill = m.SKILL_IDS[piece - m.COLOURS]
    return "pay-skill", f"skill:{skill}", {"skill": skill}, {**effect, skill: -1}


def _take(state: KeyflowerState, good: int) -> Described:
    id = m.GOOD_IDS[good]
    return "take", f"good:{id}", {"good": id}, {id: 1}


def _carry(state: KeyflowerState, good: int, tile: int) -> Described:
    id = m.TILE_IDS[tile]
    left = state.cells[s.CARRIES_LEFT]
    return "carry", f"tile:{id}", {"good": m.GOOD_IDS[good], "tile": id, "left": left}, {}


def _to(state: KeyflowerState, direction: int) -> Described:
    source = state.source()
    there = m.TILE_IDS[state.neighbour(source, direction)]
    args: dict[str, Arg] = {
        "good": m.GOOD_IDS[state.carried()],
        "tile": there,
        "source": m.TILE_IDS[source],
        "direction": "direction-" + m.DIRECTION_IDS[direction],
    }
    return "carry-to", f"tile:{there}", args, {}


def _upgrade(state: KeyflowerState, tile: int) -> Described:
    id = m.TILE_IDS[tile]
    points = m.POINTS[2 * tile + 1] - m.POINTS[2 * tile]
    args: dict[str, Arg] = {"tile": id, "cost": printed_cost(tile)}
    return "upgrade", f"tile:{id}", args, {"points": points} if points else {}


def _with(state: KeyflowerState, payment: int) -> Described:
    paid = counted(a.paid(payment))
    tile = m.TILE_IDS[state.upgrading()]
    return "with", "", {"tile": tile, "goods": paid}, {piece: -n for piece, n in paid.items()}


def counted(ids: list[str]) -> dict[str, int]:
    return {id: ids.count(id) for id in ids}


def printed_cost(tile: int) -> dict[str, int]:
    ids = (*m.GOOD_IDS, "any-resource", *m.SKILL_IDS, "any-skill")
    costs = (
        *m.COST_GOODS[tile * m.GOOD_COSTS : (tile + 1) * m.GOOD_COSTS],
        *m.COST_SKILLS[tile * m.SKILL_COSTS : (tile + 1) * m.SKILL_COSTS],
    )
    return {id: cost for id, cost in zip(ids, costs, strict=True) if cost}


# Season start and end


def _keep(state: KeyflowerState, choice: int) -> Described:
    tiles = a.kept(choice)
    return "keep", "", {"tiles": tiles, "n": len(tiles)}, {}


def load_of(state: KeyflowerState, boat: int) -> tuple[dict[str, int], dict[str, int]]:
    """The workers and skill tiles of a boat, by term."""
    load = s.LOADS + boat * s.LOAD_CELLS
    workers = zip(m.WORKER_IDS, state.counts(load + s.LOAD_WORKERS, m.COLOURS), strict=True)
    skills = zip(m.SKILL_IDS, state.counts(load + s.LOAD_SKILLS, m.SKILLS), strict=True)
    return {id: n for id, n in workers if n}, {id: n for id, n in skills if n}


def _boat(state: KeyflowerState, boat: int) -> Described:
    id = m.TILE_IDS[m.BOATS + boat]
    if state.round == m.WINTER_SEASON:
        return "boat-tile", f"tile:{id}", {"boat": id}, {}
    workers, skills = load_of(state, boat)
    return "boat", f"tile:{id}", {"boat": id}, {**workers, **skills}


def _lay(state: KeyflowerState, tile: int) -> Described:
    id = m.TILE_IDS[tile]
    return "lay", f"tile:{id}", {"tile": id, "n": len(_after(state, a.LAY + tile).legal())}, {}


def _at(state: KeyflowerState, cell: int) -> Described:
    tile, id = state.laying(), a.cell_id(cell)
    there = _after(state, a.AT + cell)
    turns = there.legal()
    args: dict[str, Arg] = {"tile": m.TILE_IDS[tile], "cell": id, "n": len(turns)}
    return "cell", f"cell:{id}", args | beside(_after(there, turns[0]), tile), {}


def beside(state: KeyflowerState, tile: int) -> dict[str, Arg]:
    """Where a laid tile lies, as people say it: in which direction of a tile it touches."""
    towards = next(d for d in range(m.DIRECTIONS) if state.neighbour(tile, d) >= 0)
    direction = m.DIRECTION_IDS[(towards + m.OPPOSITE) % m.DIRECTIONS]
    return {"beside": m.TILE_IDS[state.neighbour(tile, towards)], "direction": f"direction-{direction}"}


def _turn(state: KeyflowerState, turn: int) -> Described:
    tile, cell = state.laying(), a.cell_id(state.laying_cell())
    after = _after(state, a.TURN + turn)
    args: dict[str, Arg] = {"tile": m.TILE_IDS[tile], "n": turn, "cell": cell}
    args["roads"] = roads_joined(after, tile)
    gained = _gained(state, after) if state.round == m.WINTER_SEASON else {}
    if not gained:
        return "rotation", f"rotation:{turn}", args, {}
    args["for"] = dict(list(gained.items())[:MOST_REASONS])
    return "rotation", f"rotation:{turn}", args, {"points": sum(gained.values())}


def _gained(before: KeyflowerState, after: KeyflowerState) -> dict[str, int]:
    """What a tile brings by where it lies, by the tile that counts it, most first (K-G1, K-G5).

    It touches a turn-order tile, or a loop of roads or a row of boats has grown.
    """
    seat = before.active
    had = {part.tile: part.points for part in scoring.parts(before, seat)}
    more = {part.tile: part.points - had.get(part.tile, 0) for part in scoring.parts(after, seat)}
    found = [(m.TILE_IDS[tile], n) for tile, n in more.items() if tile >= m.BOATS and n > 0]
    return dict(sorted(found, key=lambda one: -one[1]))


def roads_joined(state: KeyflowerState, tile: int) -> int:
    """The edges of a laid tile at which a road goes on to another one."""
    return sum(
        1
        for d in range(m.DIRECTIONS)
        if state.edge(tile, d) == m.ROAD
        and (other := state.tile_cell(tile, s.TILE_NEXT + d))
        and state.edge(other - 1, (d + m.OPPOSITE) % m.DIRECTIONS) == m.ROAD
    )


def _after(state: KeyflowerState, action: int) -> KeyflowerState:
    after = state.copy()
    after.apply_trusted(action)
    return after


DESCRIBE: Final[dict[int, Callable[..., Described]]] = {
    a.END: _end,
    a.PASS: _pass,
    a.DONE: _done,
    a.DECLINE: _decline,
    a.BID: _bid,
    a.USE: _use,
    a.WORKERS: _workers,
    a.FROM: _from,
    a.PAY: _pay,
    a.TAKE: _take,
    a.CARRY: _carry,
    a.TO: _to,
    a.UPGRADE: _upgrade,
    a.WITH: _with,
    a.BOAT: _boat,
    a.KEEP: _keep,
    a.LAY: _lay,
    a.AT: _at,
    a.TURN: _turn,
}
"""By the first action of a block."""
