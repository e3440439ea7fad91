"""A placement: where workers may go, and which ones (K-T2, K-T3, K-B1, K-B2, K-U1, K-U2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import working
from tablestead.games.keyflower.state import KeyflowerPosition

NO_LIMIT: Final = 1000
ALL_COLOURS: Final = 15

# What a player could place, as `means` gives it.
GROUPS: Final = 4  # + colour: workers in losing bids
SUMS: Final = 8  # + colour: the numbers up to six that whole losing bids make up, as bits
ALL_SUMS: Final = 12  # the same for all colours together
MEANS: Final = 13
UP_TO_SIX: Final = 127


# Where workers may be placed (K-T2, K-T3, K-B1, K-B2, K-U1, K-U2)


def means_of(state: KeyflowerPosition, without: i64) -> vec[i64]:
    """What the active player can place: workers behind the screen by colour, and losing bids that can
    still move along, but for the one on the tile `without`."""
    c = state.cells
    seat: i64 = c[s.ACTIVE]
    base = state.seat_base(seat)
    found = vec[i64]([0] * MEANS)
    colour: i64 = 0
    while colour < m.COLOURS:
        found[colour] = c[base + s.SEAT_WORKERS + colour]
        found[SUMS + colour] = 1
        colour += 1
    found[ALL_SUMS] = 1
    tile: i64 = m.SPRING
    while tile < m.TILES:
        at = state.tile_base(tile)
        size: i64 = c[at + s.TILE_BIDS + seat]
        if size > 0 and c[at + s.TILE_LEADER] != seat + 1 and c[at + s.TILE_MOVING] == 0 and tile != without:
            colour = c[at + s.TILE_BID_COLOURS + seat] - 1
            found[GROUPS + colour] += size
            if size <= m.MOST_ON_TILE:
                found[SUMS + colour] |= found[SUMS + colour] << size & UP_TO_SIX
                found[ALL_SUMS] |= found[ALL_SUMS] << size & UP_TO_SIX
        tile += 1
    return found


def bid_colours(state: KeyflowerPosition, tile: i64) -> i64:
    """The colours in which the active player may bid on a tile, as bits."""
    c = state.cells
    seat: i64 = c[s.ACTIVE]
    at = state.tile_base(tile)
    own: i64 = c[at + s.TILE_BID_COLOURS + seat]
    if own > 0:
        return 1 << (own - 1)
    colour: i64 = c[at + s.TILE_COLOUR]
    if colour == 0:
        return ALL_COLOURS
    on_offer = c[at + s.TILE_PLACE] == s.OFFER and state.highest_other(tile, seat) > 0
    if on_offer and colour <= m.GREEN and state.owns(seat, m.SUMMER_BOAT_4A):  # K-F4a
        return ALL_COLOURS
    return 1 << (colour - 1)


def use_mixes(state: KeyflowerPosition, tile: i64) -> bool:
    """K-F4b: whether the active player may use a tile with workers of any colours."""
    at = state.tile_base(tile)
    held = state.cells[at + s.TILE_LEADER] > 0 or state.cells[at + s.TILE_LAST_USE] > 0
    return held and state.owns(state.cells[s.ACTIVE], m.SUMMER_BOAT_4B)


def use_colours(state: KeyflowerPosition, tile: i64) -> i64:
    colour: i64 = state.cells[state.tile_base(tile) + s.TILE_COLOUR]
    if colour == 0 or use_mixes(state, tile):
        return ALL_COLOURS
    return 1 << (colour - 1)


def bid_least(state: KeyflowerPosition, tile: i64) -> i64:
    """K-B2: how many workers more make the own bid the largest."""
    c = state.cells
    seat: i64 = c[s.ACTIVE]
    least: i64 = state.highest_other(tile, seat) + 1 - c[state.tile_base(tile) + s.TILE_BIDS + seat]
    return least if least > 1 else 1


def can_bid_on(state: KeyflowerPosition, tile: i64) -> bool:
    """K-B1: on offer this season, or a turn-order tile."""
    place: i64 = state.cells[state.tile_base(tile) + s.TILE_PLACE]
    return place == s.OFFER or (place == s.ROW and tile >= m.TURN_ORDER)


def can_use(state: KeyflowerPosition, tile: i64) -> bool:
    """K-U1: on offer or in a village, and with an action."""
    place: i64 = state.cells[state.tile_base(tile) + s.TILE_PLACE]
    return m.USABLE[tile] and (place == s.OFFER or place >= s.OWNED)


def legal_turns(state: KeyflowerPosition) -> list[int]:
    c = state.cells
    seat: i64 = c[s.ACTIVE]
    means = means_of(state, -1)
    result: list[int] = [a.PASS]
    tile: i64 = m.SPRING
    while tile < m.TILES:
        if can_bid_on(state, tile) and bid_possible(state, tile, seat, means):
            result.append(int(a.BID + tile))
        tile += 1
    tile = 0
    while tile < m.WINTER:
        if can_use(state, tile) and use_possible(state, tile, means):
            result.append(int(a.USE + tile))
        tile += 1
    return result


def bid_possible(state: KeyflowerPosition, tile: i64, seat: i64, means: vec[i64]) -> bool:
    least = bid_least(state, tile)
    colours = bid_colours(state, tile)
    topped: i64 = state.cells[state.tile_base(tile) + s.TILE_BIDS + seat] if state.loses(tile, seat) else 0
    colour: i64 = 0
    while colour < m.COLOURS:
        if colours >> colour & 1 != 0 and means[colour] + means[GROUPS + colour] - topped >= least:
            return True
        colour += 1
    return False


def use_possible(state: KeyflowerPosition, tile: i64, means: vec[i64]) -> bool:
    least: i64 = state.cells[state.tile_base(tile) + s.TILE_LAST_USE] + 1
    most: i64 = m.MOST_ON_TILE - state.on_tile(tile)
    if least > most:
        return False
    if use_mixes(state, tile):
        return makes_up(means[ALL_SUMS], means[0] + means[1] + means[2] + means[3], least, most)
    colours = use_colours(state, tile)
    colour: i64 = 0
    while colour < m.COLOURS:
        fits = colours >> colour & 1 != 0
        if fits and makes_up(means[SUMS + colour], means[colour], least, most):
            return True
        colour += 1
    return False


# Which workers are placed (K-T2)


def begin_placement(state: KeyflowerPosition, act: i64) -> None:
    c = state.cells
    c[s.PLACEMENT] = s.USING if act >= a.USE else s.BIDDING
    c[s.PLACED] = act - a.USE + 1 if act >= a.USE else act - a.BID + 1
    c[s.STEP] = s.WORKERS_STEP


def chosen(state: KeyflowerPosition) -> i64:
    """Workers chosen so far for the placement."""
    c = state.cells
    taken: i64 = s.TAKEN
    from_screen = c[taken + m.BLUE] + c[taken + m.RED] + c[taken + m.YELLOW] + c[taken + m.GREEN]
    return from_screen + c[s.MOVED]


def least_needed(state: KeyflowerPosition) -> i64:
    """Workers the placement takes at least, in all."""
    tile: i64 = state.placed()
    if state.cells[s.PLACEMENT] == s.BIDDING:
        return bid_least(state, tile)
    return state.cells[state.tile_base(tile) + s.TILE_LAST_USE] + 1


def most_allowed(state: KeyflowerPosition) -> i64:
    if state.cells[s.PLACEMENT] == s.BIDDING:
        return NO_LIMIT
    return m.MOST_ON_TILE - state.on_tile(state.placed())


def may_mix(state: KeyflowerPosition) -> bool:
    return state.cells[s.PLACEMENT] == s.USING and use_mixes(state, state.placed())


def stays(state: KeyflowerPosition) -> i64:
    """The tile whose losing bid cannot move along: a bid is topped up where it is (K-B2)."""
    return state.placed() if state.cells[s.PLACEMENT] == s.BIDDING else -1


def open_colours(state: KeyflowerPosition) -> i64:
    """The colours that may still join the placement, as bits."""
    c = state.cells
    tile: i64 = state.placed()
    colours = bid_colours(state, tile) if c[s.PLACEMENT] == s.BIDDING else use_colours(state, tile)
    if chosen(state) == 0 or may_mix(state):
        return colours
    colour: i64 = 0
    while colour < m.COLOURS:
        if c[s.TAKEN + colour] > 0:
            return 1 << colour
        colour += 1
    tile = m.SPRING
    while c[state.tile_base(tile) + s.TILE_MOVING] == 0:
        tile += 1
    return 1 << (c[state.tile_base(tile) + s.TILE_BID_COLOURS + c[s.ACTIVE]] - 1)


def screen_open(state: KeyflowerPosition, colour: i64) -> bool:
    """Workers from behind the screen come first; several colours only with K-F4b, in their order."""
    c = state.cells
    if c[s.MOVED] > 0:
        return False
    if chosen(state) == 0:
        return True
    if not may_mix(state):
        return False
    while colour < m.COLOURS:
        if c[s.TAKEN + colour] > 0:
            return False
        colour += 1
    return True


def legal_workers(state: KeyflowerPosition) -> list[int]:
    c = state.cells
    means = means_of(state, stays(state))
    least = least_needed(state) - chosen(state)
    most = most_allowed(state) - chosen(state)
    colours = open_colours(state)
    mixes = may_mix(state)
    result: list[int] = []
    if least <= 0 and chosen(state) > 0:
        result.append(a.DONE)
    colour: i64 = 0
    while colour < m.COLOURS:
        if colours >> colour & 1 != 0 and screen_open(state, colour):
            sums = means[ALL_SUMS] if mixes else means[SUMS + colour]
            later: i64 = later_colours(state, colour, means) if mixes else 0
            groups: i64 = NO_LIMIT if mixes else means[GROUPS + colour]
            number: i64 = 1
            while number <= means[colour] and number <= most:
                if c[s.PLACEMENT] == s.BIDDING:
                    enough = number + groups >= least
                else:
                    enough = makes_up(sums, later, least - number, most - number)
                if enough:
                    result.append(int(a.WORKERS + colour * m.WORKERS_OF_COLOUR + number - 1))
                number += 1
        colour += 1
    seat: i64 = c[s.ACTIVE]
    tile: i64 = m.SPRING
    while tile < m.TILES:
        bids = c[state.tile_base(tile) + s.TILE_BIDS + seat] > 0  # asked first: on most tiles it does not
        if bids and can_move_along(state, tile, colours, least, most, mixes):
            result.append(int(a.FROM + tile))
        tile += 1
    return result


def later_colours(state: KeyflowerPosition, colour: i64, means: vec[i64]) -> i64:
    """K-F4b: workers behind the screen of the colours that can still be chosen after this one."""
    found: i64 = 0
    colour += 1
    while colour < m.COLOURS:
        found += means[colour]
        colour += 1
    return found


def may_move(state: KeyflowerPosition, tile: i64, colours: i64) -> bool:
    """K-T2: whether a bid of the active player is a losing one of a fitting colour, not chosen yet."""
    c = state.cells
    at = state.tile_base(tile)
    seat: i64 = c[s.ACTIVE]
    if c[at + s.TILE_LEADER] == seat + 1 or c[at + s.TILE_MOVING] != 0:
        return False
    return tile != stays(state) and colours >> (c[at + s.TILE_BID_COLOURS + seat] - 1) & 1 != 0


def can_move_along(
    state: KeyflowerPosition, tile: i64, colours: i64, least: i64, most: i64, mixes: bool
) -> bool:
    """Whether the placement can be finished after the active player's bid on a tile joins it."""
    if not may_move(state, tile, colours):
        return False
    c = state.cells
    at = state.tile_base(tile)
    colour: i64 = c[at + s.TILE_BID_COLOURS + c[s.ACTIVE]] - 1
    size: i64 = c[at + s.TILE_BIDS + c[s.ACTIVE]]
    if c[s.PLACEMENT] == s.BIDDING:
        return means_of(state, stays(state))[GROUPS + colour] >= least
    if size > most:
        return False
    others = means_of(state, tile)
    sums = others[ALL_SUMS] if mixes else others[SUMS + colour]
    return makes_up(sums, 0, least - size, most - size)


def take_workers(state: KeyflowerPosition, colour: i64, number: i64) -> None:
    state.cells[s.TAKEN + colour] = number
    go_on_placing(state)


def move_along(state: KeyflowerPosition, tile: i64) -> None:
    c = state.cells
    at = state.tile_base(tile)
    c[at + s.TILE_MOVING] = 1
    c[s.MOVED] += c[at + s.TILE_BIDS + c[s.ACTIVE]]
    go_on_placing(state)


def go_on_placing(state: KeyflowerPosition) -> None:
    """The placement is complete when it is large enough and nobody could expect more to join it."""
    if least_needed(state) <= chosen(state) and not could_add(state):
        place_workers(state)


def could_add(state: KeyflowerPosition) -> bool:
    c = state.cells
    room = most_allowed(state) - chosen(state)
    if room <= 0:
        return False
    any_left = state.workers_behind(c[s.ACTIVE]) > chosen(state)
    if any_left and may_mix(state) and c[s.MOVED] == 0 and c[s.TAKEN + m.GREEN] == 0:
        return True
    colours = open_colours(state)
    seat: i64 = c[s.ACTIVE]
    tile: i64 = m.SPRING
    while tile < m.TILES:
        if 0 < c[state.tile_base(tile) + s.TILE_BIDS + seat] <= room and may_move(state, tile, colours):
            return True
        tile += 1
    return False


def place_workers(state: KeyflowerPosition) -> None:
    c = state.cells
    seat: i64 = c[s.ACTIVE]
    tile: i64 = state.placed()
    at = state.tile_base(tile)
    total = chosen(state)
    bidding = c[s.PLACEMENT] == s.BIDDING
    colour: i64 = 0
    while colour < m.COLOURS:
        number: i64 = c[s.TAKEN + colour]
        if number > 0:
            state.leave_screen(seat, colour, number)
            arrive(state, at, colour, number, bidding)
            c[s.TAKEN + colour] = 0
        colour += 1
    if c[s.MOVED] > 0:
        move_losing_bids(state, at, bidding)
    c[s.PASSES] = 0
    c[s.STEP] = s.END_STEP
    if bidding:
        c[at + s.TILE_LEADER] = seat + 1
        c[s.PLACEMENT] = 0
        c[s.PLACED] = 0
    else:
        c[at + s.TILE_LAST_USE] = total
    stand_up(state)
    if not bidding:
        working.enter_effect(state)


def arrive(state: KeyflowerPosition, at: i64, colour: i64, number: i64, bidding: bool) -> None:
    """Workers beside a tile or on it; the first ones set the colour (K-T3)."""
    c = state.cells
    if bidding:
        c[at + s.TILE_BIDS + c[s.ACTIVE]] += number
        c[at + s.TILE_BID_COLOURS + c[s.ACTIVE]] = colour + 1
    else:
        c[at + s.TILE_WORKERS + colour] += number
    if c[at + s.TILE_COLOUR] == 0:
        c[at + s.TILE_COLOUR] = colour + 1


def move_losing_bids(state: KeyflowerPosition, target: i64, bidding: bool) -> None:
    c = state.cells
    seat: i64 = c[s.ACTIVE]
    tile: i64 = m.SPRING
    while tile < m.TILES:
        at = state.tile_base(tile)
        if c[at + s.TILE_MOVING] != 0:
            number: i64 = c[at + s.TILE_BIDS + seat]
            colour: i64 = c[at + s.TILE_BID_COLOURS + seat] - 1
            c[at + s.TILE_MOVING] = 0
            c[at + s.TILE_BIDS + seat] = 0
            c[at + s.TILE_BID_COLOURS + seat] = 0
            arrive(state, target, colour, number, bidding)
        tile += 1
    c[s.MOVED] = 0


def stand_up(state: KeyflowerPosition) -> None:
    """K-F4a: a lying bid stands up and sets the colour when nothing of the old colour is left."""
    c = state.cells
    if c[state.tile_base(m.SUMMER_BOAT_4A) + s.TILE_PLACE] < s.OWNED:
        return
    owner: i64 = c[state.tile_base(m.SUMMER_BOAT_4A) + s.TILE_PLACE] - s.OWNED
    tile: i64 = m.SPRING
    while tile < m.BOATS:
        at = state.tile_base(tile)
        bid: i64 = c[at + s.TILE_BID_COLOURS + owner]
        if bid > 0 and bid != c[at + s.TILE_COLOUR] and not stands(state, at):
            c[at + s.TILE_COLOUR] = bid
        tile += 1


def stands(state: KeyflowerPosition, at: i64) -> bool:
    """Whether anybody of the tile's colour bids on it or stands on it."""
    c = state.cells
    standing: i64 = c[at + s.TILE_COLOUR]
    colour: i64 = standing - 1
    if c[at + s.TILE_WORKERS + colour] > 0:
        return True
    seat: i64 = 0
    while seat < c[s.PLAYERS]:
        if c[at + s.TILE_BID_COLOURS + seat] == standing:
            return True
        seat += 1
    return False


def makes_up(sums: i64, singles: i64, least: i64, most: i64) -> bool:
    """Whether whole losing bids, with these sums, and up to `singles` others make up a number in between."""
    total: i64 = 0
    while total <= m.MOST_ON_TILE:
        if sums >> total & 1 != 0 and total <= most and total + singles >= least:
            return True
        total += 1
    return False
