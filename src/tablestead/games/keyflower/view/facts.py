"""What speaks for a line, or against it: the position before it compared with the one after it.

Both are made from the view of the seat that asks: of others only what everybody knows is looked at.
"""

from __future__ import annotations

from tablestead.engine.choice import Fact
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import scoring
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState
from tablestead.games.keyflower.view.choices import load_of, roads_joined


def facts_of(before: KeyflowerState, actions: list[int]) -> list[Fact]:
    seat = before.player
    after = before.copy()
    tile, boat, tiles, roads = int(before.placed()), -1, 0, 0
    placement = int(before.cells[s.PLACEMENT])
    carried: dict[str, int] = {}
    for action in actions:
        if action == a.END:
            break
        first, values = a.NUMBERING.meaning(action)
        if first in (a.BID, a.USE):
            tile, placement = values[0], s.BIDDING if first == a.BID else s.USING
        elif first == a.BOAT:
            boat = values[0]
        elif first == a.TO:
            good = m.GOOD_IDS[after.carried()]
            carried[good] = carried.get(good, 0) + 1
        laid = int(after.laying()) if first == a.TURN else -1
        after.apply_trusted(action)
        if laid >= 0:
            tiles += 1
            roads += roads_joined(after, laid)
    facts = _bid(before, after, tile, seat) if placement == s.BIDDING else []
    facts += _brought(before, after, boat)
    facts += [
        Fact("upgrades", {"tile": m.TILE_IDS[one]})
        for one in range(m.TILES)
        if after.tile_cell(one, s.TILE_UPGRADED) and not before.tile_cell(one, s.TILE_UPGRADED)
    ]
    more = scoring.points(after, seat) - scoring.points(before, seat)
    if more > 0:
        facts.append(Fact("points", {"points": {"point": more}}))
    if carried:
        facts.append(Fact("carries", {"goods": carried}))
    if roads:
        facts.append(Fact("joins", {"roads": {"road": roads}, "n": tiles}))
    if placement == s.USING:
        facts += _used(before, after, tile, seat)
    return facts + _workers(before, after, actions, seat)


def _bid(before: KeyflowerState, after: KeyflowerState, tile: int, seat: int) -> list[Fact]:
    """K-B1: what the bid wins unless another one is higher, whom it outbids, and what is left to raise it."""
    colour = int(after.bid_colour(tile, seat))
    if after.leader(tile) != seat or colour < 0:
        return []
    facts = [Fact("leads", {"tile": m.TILE_IDS[tile]})]
    if m.WINTER <= tile < m.SUMMER_BOATS:  # it counts at the end only
        [points] = scoring.worth(after, seat, [tile])  # the workers that are bid no longer count
        if points > 0:
            facts.append(Fact("worth", {"points": {"point": points}}))
    rival = int(before.leader(tile))
    if rival >= 0 and rival != seat:
        facts.append(Fact("outbids", {"rival": rival}))
    left = after.seat_cell(seat, s.SEAT_WORKERS + colour)
    if left:
        facts.append(Fact("reserve", {"workers": {m.WORKER_IDS[colour]: left}}))
    return facts + _colour(before, after, tile)


def _colour(before: KeyflowerState, after: KeyflowerState, tile: int) -> list[Fact]:
    """K-T3: the first workers at a tile settle the colour for everybody."""
    if before.colour_of(tile) >= 0 or after.colour_of(tile) < 0:
        return []
    return [Fact("colour", {"worker": m.WORKER_IDS[after.colour_of(tile)]})]


def _brought(before: KeyflowerState, after: KeyflowerState, boat: int) -> list[Fact]:
    """Goods and workers that come at once, and how many are still to be drawn."""
    gains: dict[str, int] = {}
    if boat >= 0 and before.round != m.WINTER_SEASON:
        workers, skills = load_of(before, boat)
        gains = {**workers, **skills}
    else:
        for good, id in enumerate(m.GOOD_IDS):
            gains[id] = int(before.cells[s.SUPPLY + good] - after.cells[s.SUPPLY + good])
        gains[m.WORKER_IDS[m.GREEN]] = int(before.cells[s.GREEN_SUPPLY] - after.cells[s.GREEN_SUPPLY])
        if after.step in (s.DRAW_STEP, s.DRAW_SKILLS_STEP):
            gains["workers" if after.step == s.DRAW_STEP else "skills"] = int(after.cells[s.LEFT])
    gains = {id: n for id, n in gains.items() if n > 0}
    return [Fact("brings", {"gains": gains})] if gains else []


def _used(before: KeyflowerState, after: KeyflowerState, tile: int, seat: int) -> list[Fact]:
    """K-E4: who gets the workers that stand on the tile, when the season is over."""
    owner = after.owner(tile)
    if owner == seat:
        facts = [Fact("returns")]
    elif owner >= 0:
        facts = [Fact("owner-gets", {"owner": owner})]
    else:
        facts = []
    return facts + _colour(before, after, tile)


def _workers(before: KeyflowerState, after: KeyflowerState, actions: list[int], seat: int) -> list[Fact]:
    """What is still behind the screen, where that was the question."""
    left, before_left = int(after.workers_behind(seat)), int(before.workers_behind(seat))
    if a.PASS in actions and left:
        return [Fact("keeps", {"workers": {"worker": left}})]
    return [Fact("left", {"workers": {"worker": left}})] if left and left < before_left else []
