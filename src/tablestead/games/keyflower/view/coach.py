"""What is easily overlooked in a position, and rules that matter in it, the weightiest first.

It is made from the view of the seat that decides: of others only what everybody knows is looked at (K-S4).
"""

from __future__ import annotations

from typing import Final

from tablestead.engine.choice import Arg, Concern
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import scoring, violations
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState, placing, working

MUCH: Final = 5
"""Points of a rival's tile that are worth a word."""


def concerns_of(state: KeyflowerState) -> list[Concern]:
    seat = state.player
    if state.step == s.TURN_STEP:
        return _turn(state, seat)
    if state.step == s.WORKERS_STEP:
        return _placement(state, seat)
    if state.step in (s.TRANSPORT_STEP, s.LAY_STEP):
        return _stranded(state, seat)
    return _winter_tiles(state, seat) if state.step == s.KEEP_STEP else []


def _turn(state: KeyflowerState, seat: int) -> list[Concern]:
    found: list[Concern] = []
    uses = {action - a.USE for action in state.legal() if a.USE <= action < a.USE + m.TILES}
    if state.cells[s.PASSES] == state.players - 1 and (workers := _behind(state, seat)):
        found.append(Concern("last-chance", {"workers": workers}, "K-T1", severe=True))
    found += _exposed(state, seat) + _outbid(state, seat) + _upgradable(state, seat, uses)
    if state.cells[s.PASSES]:
        found += _own_use(state, seat, uses)
    if state.round == m.AUTUMN_SEASON:
        found += _winter_tiles(state, seat)
    found += _safe(state, seat)
    if state.round == m.WINTER_SEASON:
        found += _rivals_tile(state, seat)
        found.append(Concern("winter", rule="K-G2", teaches=True))
    else:
        found.append(Concern("boats", rule="K-E5", teaches=True))
    return found


def _behind(state: KeyflowerState, seat: int) -> dict[str, int]:
    held = (state.seat_cell(seat, s.SEAT_WORKERS + colour) for colour in range(m.COLOURS))
    return {id: n for id, n in zip(m.WORKER_IDS, held, strict=True) if n}


# Bids (K-B2): what others have of a colour, by what everybody knows


def _biddable(state: KeyflowerState) -> list[int]:
    return [tile for tile in range(m.SPRING, m.TILES) if placing.can_bid_on(state, tile)]


def _moving(state: KeyflowerState, seat: int, colour: int) -> int:
    """Workers of a colour in losing bids: they may be placed again (K-T2)."""
    bids = (tile for tile in _biddable(state) if state.loses(tile, seat))
    return sum(
        state.tile_cell(tile, s.TILE_BIDS + seat) for tile in bids if state.bid_colour(tile, seat) == colour
    )


def _surely(state: KeyflowerState, seat: int, colour: int) -> int:
    return state.seat_cell(seat, s.SEAT_KNOWN_WORKERS + colour) + _moving(state, seat, colour)


def _at_most(state: KeyflowerState, seat: int, colour: int) -> int:
    known = sum(state.seat_cell(seat, s.SEAT_KNOWN_WORKERS + one) for one in range(m.COLOURS))
    return _surely(state, seat, colour) + int(state.workers_behind(seat)) - known


def _led(state: KeyflowerState, seat: int) -> list[tuple[int, int, int]]:
    """Tiles on which a seat leads, with the colour that all must follow and the size of the bid."""
    led = [tile for tile in _biddable(state) if state.leader(tile) == seat]
    return [(tile, int(state.colour_of(tile)), state.tile_cell(tile, s.TILE_BIDS + seat)) for tile in led]


def _exposed(state: KeyflowerState, seat: int) -> list[Concern]:
    """A bid that a rival surely can outbid, and that one could not raise then."""
    for tile, colour, size in _led(state, seat):
        own = int(state.bid_colour(tile, seat))
        if state.seat_cell(seat, s.SEAT_WORKERS + own) + _moving(state, seat, own):
            continue
        for rival in range(state.players):
            if rival != seat and _surely(state, rival, colour) > size:
                args: dict[str, Arg] = {
                    "rival": rival,
                    "tile": m.TILE_IDS[tile],
                    "worker": m.WORKER_IDS[colour],
                }
                return [Concern("exposed", args, "K-B2")]
    return []


def _safe(state: KeyflowerState, seat: int) -> list[Concern]:
    """A bid that nobody could follow now, whatever lies behind the screens."""
    rivals = [rival for rival in range(state.players) if rival != seat]
    if any(state.owns(rival, m.SUMMER_BOAT_4A) for rival in rivals):  # bids in other colours (K-F4a)
        return []
    for tile, colour, size in _led(state, seat):
        if all(_at_most(state, rival, colour) <= size for rival in rivals):
            return [Concern("safe", {"tile": m.TILE_IDS[tile]}, "K-B2")]
    return []


def _outbid(state: KeyflowerState, seat: int) -> list[Concern]:
    """K-T2: the largest losing bid."""
    lost = [tile for tile in _biddable(state) if state.loses(tile, seat)]
    if not lost:
        return []
    tile = max(lost, key=lambda one: state.tile_cell(one, s.TILE_BIDS + seat))
    args: dict[str, Arg] = {"tile": m.TILE_IDS[tile], "n": state.tile_cell(tile, s.TILE_BIDS + seat)}
    return [Concern("outbid", args, "K-T2")]


# Uses and upgrades


def _upgradable(state: KeyflowerState, seat: int, uses: set[int]) -> list[Concern]:
    """K-M2: all that an upgrade costs is there, and so is a tile to do it with."""
    if not any(m.UPGRADES[state.side(tile)] for tile in uses):
        return []
    for tile in state.tiles_at(s.OWNED + seat):
        if working.can_upgrade(state, tile, seat):
            return [Concern("upgradable", {"tile": m.TILE_IDS[tile]}, "K-M2")]
    return []


def _own_use(state: KeyflowerState, seat: int, uses: set[int]) -> list[Concern]:
    """K-E4: a tile of the own village that brings something, and gives the workers back."""
    for tile in state.tiles_at(s.OWNED + seat):
        side = int(state.side(tile))
        if tile in uses and _brings(state, side) and _payable(state, seat, side):
            return [Concern("own-use", {"tile": m.TILE_IDS[tile]}, "K-E4")]
    return []


def _brings(state: KeyflowerState, side: int) -> bool:
    return m.CHOOSES[side] or working.gain_possible(state, side)


def _payable(state: KeyflowerState, seat: int, side: int) -> bool:
    """K-U4: whether what a tile asks for lies behind the screen, besides what is being placed."""
    wanted = m.PAY_WORKER[side]
    if wanted >= 0:
        colours = range(m.COLOURS) if wanted == m.ANY_COLOUR else (wanted,)
        held = sum(state.seat_cell(seat, s.SEAT_WORKERS + colour) for colour in colours)
        return held > sum(int(state.cells[s.TAKEN + colour]) for colour in colours)
    wanted = m.PAY_SKILL[side]
    skills = range(m.SKILLS) if wanted == m.ANY_SKILL else (wanted,)
    return wanted < 0 or any(state.seat_cell(seat, s.SEAT_SKILLS + skill) for skill in skills)


def _placement(state: KeyflowerState, seat: int) -> list[Concern]:
    tile = int(state.placed())
    args: dict[str, Arg] = {"tile": m.TILE_IDS[tile]}
    if state.cells[s.PLACEMENT] == s.BIDDING:
        if m.WINTER <= tile < m.SUMMER_BOATS and scoring.worth(state, seat, [tile])[0] <= 0:
            return [Concern("worthless", args, "K-G4", severe=True)]
        return []
    if not _payable(state, seat, int(state.side(tile))):
        return [Concern("unpayable", args, "K-U4", severe=True)]
    owner = state.owner(tile)
    return [Concern("given", {"owner": owner}, "K-E4")] if owner >= 0 and owner != seat else []


# The village and winter


def _stranded(state: KeyflowerState, seat: int) -> list[Concern]:
    """K-M1: a resource that an upgrade lacks lies in the village, but no road leads from it to there."""
    tiles = state.tiles_at(s.OWNED + seat)
    for tile in tiles:
        if not m.UPGRADABLE[tile] or state.tile_cell(tile, s.TILE_UPGRADED) or not _laid(state, tile):
            continue
        lacks = violations.missing(state, seat, tile)
        reached = _reached(state, tile, seat)
        for good, id in enumerate(m.GOOD_IDS):
            lying = [one for one in tiles if one != tile and state.tile_cell(one, s.TILE_GOODS + good)]
            if id in lacks and lying and not reached.intersection(lying):
                return [Concern("stranded", {"good": id, "tile": m.TILE_IDS[tile]}, "K-M1")]
    return []


def _laid(state: KeyflowerState, tile: int) -> bool:
    return state.tile_cell(tile, s.TILE_LAID) == s.LYING


def _reached(state: KeyflowerState, tile: int, seat: int) -> set[int]:
    """The tiles that roads join to this one."""
    found, waiting = {tile}, [tile]
    while waiting:
        one = waiting.pop()
        for direction in range(m.DIRECTIONS):
            other = int(state.neighbour(one, direction))
            if other >= 0 and other not in found and working.way(state, one, direction, seat):
                found.add(other)
                waiting.append(other)
    return found


def _rivals_tile(state: KeyflowerState, seat: int) -> list[Concern]:
    """K-G4: the winter tile that brings a rival the most, of those where one can still bid against them."""
    bids = {action - a.BID for action in state.legal() if a.BID <= action < a.BID + m.TILES}
    best, most = [], MUCH - 1
    for rival in range(state.players):
        tiles = [tile for tile, _, _ in _led(state, rival) if m.WINTER <= tile < m.SUMMER_BOATS]
        tiles = [tile for tile in tiles if tile in bids and rival != seat]
        for tile, points in zip(tiles, scoring.worth(_open(state, rival), rival, tiles), strict=True):
            if points > most:
                args: dict[str, Arg] = {"rival": rival, "tile": m.TILE_IDS[tile], "points": points}
                best, most = [Concern("rival-tile", args, "K-G4")], points
    return best


def _open(state: KeyflowerState, seat: int) -> KeyflowerState:
    """The position with what everybody knows that a seat has."""
    known = state.copy()
    base = state.seat_base(seat)
    for colour in range(m.COLOURS):
        known.cells[base + s.SEAT_WORKERS + colour] = state.cells[base + s.SEAT_KNOWN_WORKERS + colour]
    for skill in range(m.SKILLS):
        known.cells[base + s.SEAT_SKILLS + skill] = 0
    return known


def _winter_tiles(state: KeyflowerState, seat: int) -> list[Concern]:
    """K-N2, K-G4: a winter tile in hand that would score nothing yet."""
    tiles = state.tiles_at(s.HAND + seat)
    for tile, points in zip(tiles, scoring.worth(state, seat, tiles), strict=True):
        if points <= 0:
            return [Concern("winter-tile", {"tile": m.TILE_IDS[tile]}, "K-G4")]
    return []
