"""The course of the game: setup, the start of a season, turns and the season's end."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import laying, working
from tablestead.games.keyflower.state import KeyflowerPosition

# Setup (K-S1)


def deal_home(state: KeyflowerPosition, tile: i64) -> None:
    c = state.cells
    base = state.tile_base(tile)
    c[base + s.TILE_PLACE] = s.OWNED + c[s.ACTIVE]
    c[base + s.TILE_LAID] = s.LYING
    c[s.ACTIVE] += 1
    if c[s.ACTIVE] < c[s.PLAYERS]:
        return
    lowest: i64 = 0
    while c[state.tile_base(lowest) + s.TILE_PLACE] == s.NOWHERE:
        lowest += 1
    c[s.START] = c[state.tile_base(lowest) + s.TILE_PLACE] - s.OWNED
    c[s.ACTIVE] = 0
    c[s.LEFT] = m.START_WORKERS
    c[s.STEP] = s.SCREENS_STEP


def next_screen(state: KeyflowerPosition) -> None:
    c = state.cells
    c[s.ACTIVE] += 1
    if c[s.ACTIVE] < c[s.PLAYERS]:
        c[s.LEFT] = m.START_WORKERS
        return
    c[s.ACTIVE] = 0
    c[s.LEFT] = m.WINTER_DEALT[c[s.PLAYERS]]
    c[s.STEP] = s.DEAL_STEP


def deal(state: KeyflowerPosition, tile: i64) -> None:
    c = state.cells
    c[state.tile_base(tile) + s.TILE_PLACE] = s.HAND + c[s.ACTIVE]
    c[s.LEFT] -= 1
    if c[s.LEFT] > 0:
        return
    c[s.ACTIVE] += 1
    if c[s.ACTIVE] < c[s.PLAYERS]:
        c[s.LEFT] = m.WINTER_DEALT[c[s.PLAYERS]]
    else:
        begin_season(state)


# Season start (K-N1, K-N2)


def begin_season(state: KeyflowerPosition) -> None:
    c = state.cells
    c[s.SEASON] += 1
    c[s.ACTIVE] = c[s.START]
    if c[s.SEASON] == m.WINTER_SEASON:
        c[s.PHASE] = s.KEEP_PHASE
        c[s.STEP] = s.KEEP_STEP
    else:
        enter_load(state)


def next_to_load(state: KeyflowerPosition) -> i64:
    """K-N1: one piece at a time, boat after boat, full ones skipped: the emptiest, or -1."""
    c = state.cells
    skills = c[s.STEP] == s.LOAD_SKILLS_STEP
    found: i64 = -1
    fewest: i64 = 0
    boat: i64 = 0
    while boat < c[s.PLAYERS]:
        number: i64 = boat * m.SEASONS + c[s.SEASON]
        loaded: i64 = skills_on(state, boat) if skills else workers_on(state, boat)
        room: i64 = m.ARRIVING_SKILLS[number] if skills else m.ARRIVING_WORKERS[number]
        if loaded < room and (found < 0 or loaded < fewest):
            found = boat
            fewest = loaded
        boat += 1
    return found


def workers_on(state: KeyflowerPosition, boat: i64) -> i64:
    c = state.cells
    workers: i64 = s.LOADS + boat * s.LOAD_CELLS + s.LOAD_WORKERS
    return c[workers + m.BLUE] + c[workers + m.RED] + c[workers + m.YELLOW] + c[workers + m.GREEN]


def skills_on(state: KeyflowerPosition, boat: i64) -> i64:
    c = state.cells
    skills: i64 = s.LOADS + boat * s.LOAD_CELLS + s.LOAD_SKILLS
    return c[skills + m.ANVIL] + c[skills + m.PICK] + c[skills + m.SAW]


def enter_load(state: KeyflowerPosition) -> None:
    """K-S2, K-N1: workers, then skill tiles, then the season's tiles."""
    state.cells[s.STEP] = s.LOAD_STEP
    if state.in_bag() == 0 or next_to_load(state) < 0:
        enter_load_skills(state)


def enter_load_skills(state: KeyflowerPosition) -> None:
    c = state.cells
    c[s.STEP] = s.LOAD_SKILLS_STEP
    if state.in_pile() == 0 or next_to_load(state) < 0:
        c[s.LEFT] = m.SEASON_TILES[c[s.PLAYERS]]
        c[s.STEP] = s.OFFER_STEP


def offer(state: KeyflowerPosition, tile: i64) -> None:
    c = state.cells
    c[state.tile_base(tile) + s.TILE_PLACE] = s.OFFER
    c[s.LEFT] -= 1
    if c[s.LEFT] == 0:
        begin_turns(state)


def legal_keeps(state: KeyflowerPosition) -> list[int]:
    """K-N2: at least one of the tiles in hand."""
    c = state.cells
    hand: list[int] = []
    for tile in range(m.WINTER, m.SUMMER_BOATS):
        if c[s.ALL_TILES + tile * s.TILE_CELLS + s.TILE_PLACE] == s.HAND + c[s.ACTIVE]:
            hand.append(1 << (tile - m.WINTER))
    result: list[int] = []
    for chosen in range(1, 1 << len(hand)):
        mask = 0
        for index, bit in enumerate(hand):
            if chosen >> index & 1:
                mask |= bit
        result.append(a.KEEP + m.KEEP_NUMBERS[mask])
    result.sort()
    return result


def keep(state: KeyflowerPosition, choice: i64) -> None:
    c = state.cells
    mask: i64 = m.KEEPS[choice]
    index: i64 = 0
    while index < m.SUMMER_BOATS - m.WINTER:
        if mask >> index & 1 != 0:
            c[state.tile_base(m.WINTER + index) + s.TILE_PLACE] = s.KEPT + c[s.ACTIVE]
        index += 1
    c[state.seat_base(c[s.ACTIVE]) + s.SEAT_CHOSEN] = 1
    c[s.STEP] = s.END_STEP


def end_keep(state: KeyflowerPosition) -> None:
    """All chosen tiles are laid out mixed; the rest leave the game unseen."""
    c = state.cells
    c[s.ACTIVE] = (c[s.ACTIVE] + 1) % c[s.PLAYERS]
    if c[s.ACTIVE] != c[s.START]:
        c[s.STEP] = s.KEEP_STEP
        return
    tile: i64 = m.WINTER
    while tile < m.SUMMER_BOATS:
        base = state.tile_base(tile)
        c[base + s.TILE_PLACE] = s.OFFER if c[base + s.TILE_PLACE] >= s.KEPT else s.NOWHERE
        tile += 1
    seat: i64 = 0
    while seat < c[s.PLAYERS]:
        c[state.seat_base(seat) + s.SEAT_CHOSEN] = 0
        seat += 1
    begin_turns(state)


# A turn (K-T1)


def begin_turns(state: KeyflowerPosition) -> None:
    """K-N3: the holder of the purple worker starts."""
    c = state.cells
    c[s.PHASE] = s.TURN_PHASE
    c[s.ACTIVE] = c[s.START]
    c[s.PASSES] = 0
    c[s.TURNS] += 1
    c[s.STEP] = s.TURN_STEP


def end(state: KeyflowerPosition) -> None:
    phase: i64 = state.cells[s.PHASE]
    if phase == s.TURN_PHASE:
        end_turn(state)
    elif phase == s.KEEP_PHASE:
        end_keep(state)
    elif phase == s.BOAT_PHASE:
        enter_boats(state)
    else:
        end_laying(state)


def end_turn(state: KeyflowerPosition) -> None:
    c = state.cells
    c[s.PLACEMENT] = 0
    c[s.PLACED] = 0
    c[s.CARRIES_LEFT] = 0
    c[s.UPGRADES_LEFT] = 0
    if c[s.PASSES] == c[s.PLAYERS]:
        end_season(state)
        return
    c[s.ACTIVE] = (c[s.ACTIVE] + 1) % c[s.PLAYERS]
    c[s.TURNS] += 1
    c[s.STEP] = s.TURN_STEP


# Season end (K-E1…K-E4)


def end_season(state: KeyflowerPosition) -> None:
    c = state.cells
    c[s.PASSES] = 0
    tile: i64 = m.SPRING
    while tile < m.TILES:
        return_losing_bids(state, tile)
        tile += 1
    tile = m.SPRING
    while tile < m.BOATS:
        if c[state.tile_base(tile) + s.TILE_PLACE] == s.OFFER:
            award(state, tile)
        tile += 1
    tile = 0
    while tile < m.WINTER:
        at = state.tile_base(tile)
        if c[at + s.TILE_PLACE] >= s.OWNED:
            workers_leave(state, at, c[at + s.TILE_PLACE] - s.OWNED)
        tile += 1
    c[s.PHASE] = s.BOAT_PHASE
    enter_boats(state)


def return_losing_bids(state: KeyflowerPosition, tile: i64) -> None:
    """K-E1."""
    c = state.cells
    at = state.tile_base(tile)
    if c[at + s.TILE_LEADER] == 0:
        return
    seat: i64 = 0
    while seat < c[s.PLAYERS]:
        if c[at + s.TILE_BIDS + seat] > 0 and c[at + s.TILE_LEADER] != seat + 1:
            state.come_openly(seat, c[at + s.TILE_BID_COLOURS + seat] - 1, c[at + s.TILE_BIDS + seat])
            c[at + s.TILE_BIDS + seat] = 0
            c[at + s.TILE_BID_COLOURS + seat] = 0
        seat += 1


def award(state: KeyflowerPosition, tile: i64) -> None:
    """K-E2: without a bid it leaves the game. K-E3: the winner takes it, and the workers on it."""
    c = state.cells
    at = state.tile_base(tile)
    winner: i64 = c[at + s.TILE_LEADER] - 1
    c[at + s.TILE_PLACE] = s.OWNED + winner if winner >= 0 else s.NOWHERE
    workers_leave(state, at, winner)
    bid_into_bag(state, at)


def workers_leave(state: KeyflowerPosition, at: i64, seat: i64) -> None:
    """Workers on a tile go behind a player's screen, or into the bag; its colour is free again."""
    c = state.cells
    colour: i64 = 0
    while colour < m.COLOURS:
        number: i64 = c[at + s.TILE_WORKERS + colour]
        if number > 0:
            if seat >= 0:
                state.come_openly(seat, colour, number)
            else:
                c[s.BAG + colour] += number
            c[at + s.TILE_WORKERS + colour] = 0
        colour += 1
    c[at + s.TILE_COLOUR] = 0
    c[at + s.TILE_LAST_USE] = 0


def bid_into_bag(state: KeyflowerPosition, at: i64) -> None:
    c = state.cells
    winner: i64 = c[at + s.TILE_LEADER] - 1
    if winner >= 0:
        colour: i64 = c[at + s.TILE_BID_COLOURS + winner] - 1
        c[s.BAG + colour] += c[at + s.TILE_BIDS + winner]
        c[at + s.TILE_BIDS + winner] = 0
        c[at + s.TILE_BID_COLOURS + winner] = 0
        c[at + s.TILE_LEADER] = 0
    c[at + s.TILE_COLOUR] = 0


# Boats and turn order (K-E5, K-E6)


def enter_boats(state: KeyflowerPosition) -> None:
    c = state.cells
    while True:
        captain = next_captain(state)
        if captain < 0:
            finish_boats(state)
            return
        c[s.ACTIVE] = captain
        boats = legal_boats(state)
        if len(boats) > 1:
            c[s.STEP] = s.BOAT_STEP
            return
        take_boat(state, boats[0] - a.BOAT)


def next_captain(state: KeyflowerPosition) -> i64:
    """Who takes the next boat: winners of turn-order tiles, then clockwise from the start; or -1."""
    c = state.cells
    winner = next_winner(state)
    if winner >= 0:
        return winner
    back: i64 = 0
    while back < c[s.PLAYERS]:
        seat: i64 = (c[s.START] + back) % c[s.PLAYERS]
        if c[state.seat_base(seat) + s.SEAT_HAS_BOAT] == 0:
            return seat
        back += 1
    return -1


def next_winner(state: KeyflowerPosition) -> i64:
    """The winner of the lowest turn-order tile that is not resolved yet, or -1."""
    c = state.cells
    tile: i64 = m.TURN_ORDER
    purple: i64 = state.purple_tile()
    while tile <= purple:
        winner: i64 = state.leader(tile)
        if winner >= 0 and c[state.seat_base(winner) + s.SEAT_HAS_BOAT] == 0:
            return winner
        tile += 1
    return -1


def pass_purple_worker(state: KeyflowerPosition) -> None:
    """K-E5: it goes with its tile, the last one, as that is resolved."""
    c = state.cells
    winner: i64 = state.leader(state.purple_tile())
    if winner >= 0 and next_winner(state) < 0:
        c[s.START] = winner


def legal_boats(state: KeyflowerPosition) -> list[int]:
    c = state.cells
    result: list[int] = []
    boat: i64 = 0
    while boat < c[s.PLAYERS]:
        if c[s.LOADS + boat * s.LOAD_CELLS + s.LOAD_TAKEN_BY] == 0:
            result.append(int(a.BOAT + boat))
        boat += 1
    return result


def take_boat(state: KeyflowerPosition, boat: i64) -> None:
    """K-E5: all workers and skill tiles of a boat. K-E6: in winter the boat itself."""
    c = state.cells
    seat: i64 = c[s.ACTIVE]
    at: i64 = s.LOADS + boat * s.LOAD_CELLS
    colour: i64 = 0
    while colour < m.COLOURS:
        state.come_openly(seat, colour, c[at + s.LOAD_WORKERS + colour])
        c[at + s.LOAD_WORKERS + colour] = 0
        colour += 1
    base = state.seat_base(seat)
    skill: i64 = 0
    while skill < m.SKILLS:
        c[base + s.SEAT_SKILLS + skill] += c[at + s.LOAD_SKILLS + skill]
        c[base + s.SEAT_KNOWN_SKILLS + skill] += c[at + s.LOAD_SKILLS + skill]
        c[at + s.LOAD_SKILLS + skill] = 0
        skill += 1
    c[at + s.LOAD_TAKEN_BY] = seat + 1
    c[base + s.SEAT_HAS_BOAT] = 1
    if c[s.SEASON] == m.WINTER_SEASON:
        c[state.tile_base(m.BOATS + boat) + s.TILE_PLACE] = s.OWNED + seat
    pass_purple_worker(state)


def finish_boats(state: KeyflowerPosition) -> None:
    """The purple worker, the turn-order bids and, in winter, their tiles; then K-F1."""
    c = state.cells
    players: i64 = c[s.PLAYERS]
    purple: i64 = state.purple_tile()
    if c[state.tile_base(purple) + s.TILE_LEADER] == 0:
        c[s.START] = (c[s.START] + 1) % players
    tile: i64 = m.TURN_ORDER
    while tile <= purple:
        at = state.tile_base(tile)
        if c[s.SEASON] == m.WINTER_SEASON:
            c[at + s.TILE_PLACE] = (
                s.OWNED + c[at + s.TILE_LEADER] - 1 if c[at + s.TILE_LEADER] > 0 else s.NOWHERE
            )
        bid_into_bag(state, at)
        tile += 1
    seat: i64 = 0
    while seat < players:
        c[state.seat_base(seat) + s.SEAT_HAS_BOAT] = 0
        c[s.LOADS + seat * s.LOAD_CELLS + s.LOAD_TAKEN_BY] = 0
        seat += 1
    owner: i64 = state.owner(m.SUMMER_BOAT_1A)
    if owner >= 0:
        c[s.ACTIVE] = owner
        working.enter_draw(state, s.GIFT_STEP, m.GIFT_WORKERS, state.in_bag())
    if c[s.STEP] != s.GIFT_STEP:
        give_green(state)


def give_green(state: KeyflowerPosition) -> None:
    """K-F1b."""
    c = state.cells
    owner: i64 = state.owner(m.SUMMER_BOAT_1B)
    if owner >= 0 and c[s.GREEN_SUPPLY] > 0:
        c[s.GREEN_SUPPLY] -= 1
        state.come_openly(owner, m.GREEN, 1)
    c[s.PHASE] = s.LAY_PHASE
    c[s.ACTIVE] = c[s.START]
    enter_lay(state)


def next_season(state: KeyflowerPosition) -> None:
    if state.cells[s.SEASON] == m.WINTER_SEASON:
        state.cells[s.STEP] = s.OVER_STEP
    else:
        begin_season(state)


def enter_lay(state: KeyflowerPosition) -> None:
    """The active player's tiles, if one of them fits; else the next player's."""
    c = state.cells
    while True:
        if laying.legal_lays(state):
            c[s.STEP] = s.LAY_STEP
            return
        laying.set_hand_aside(state)
        c[s.ACTIVE] = (c[s.ACTIVE] + 1) % c[s.PLAYERS]
        if c[s.ACTIVE] == c[s.START]:
            next_season(state)
            return


def end_laying(state: KeyflowerPosition) -> None:
    c = state.cells
    c[s.ACTIVE] = (c[s.ACTIVE] + 1) % c[s.PLAYERS]
    if c[s.ACTIVE] == c[s.START]:
        next_season(state)
    else:
        enter_lay(state)
