"""Positions of Keyflower for tests, set up in words, cell by cell."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import tablestead as ts
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState, laying
from tablestead.games.keyflower.view import KeyflowerView, SeatView

GAME = ts.game("keyflower")
TILE = {id: tile for tile, id in enumerate(m.TILE_IDS)}
PIECES = (*m.COLOUR_IDS, *m.SKILL_IDS, *m.GOOD_IDS)

PerSeat = Mapping[int, str]
"""Words for each seat (from 0)."""
PerTile = Mapping[str, str]
SPRING_OFFER = "keywood miner stable alehouse fair workshop"


def counted(words: str) -> dict[str, int]:
    """`"2 wood stone"` → {"wood": 2, "stone": 1}: a number goes before the word it counts."""
    found: dict[str, int] = {}
    number = 1
    for word in words.split():
        if word.isdigit():
            number = int(word)
        else:
            assert word in PIECES, word
            found[word] = found.get(word, 0) + number
            number = 1
    return found


def counts(words: str, ids: tuple[str, ...]) -> list[int]:
    found = counted(words)
    assert set(found) <= set(ids), words
    return [found.get(id, 0) for id in ids]


def said(numbers: list[int], ids: tuple[str, ...]) -> str:
    """`"3 blue 1 green"`; empty for none."""
    return " ".join(f"{n} {id}" for n, id in zip(numbers, ids, strict=True) if n)


def write(state: KeyflowerState, first: int, values: list[int]) -> None:
    for index, value in enumerate(values):
        state.cells[first + index] = value


def base(tile: str) -> int:
    return s.ALL_TILES + TILE[tile] * s.TILE_CELLS


def seat_base(seat: int) -> int:
    return s.SEATS + seat * s.SEAT_CELLS


def position(
    players: int = 2,
    *,
    season: str = "spring",
    active: int = 0,
    start: int = 0,
    step: str = "turn",
    phase: str = "turns",
    screens: PerSeat | None = None,
    known: PerSeat | None = None,
    homes: str = "home-1 home-2 home-3 home-4 home-5 home-6",
    offer: str = SPRING_OFFER,
    bids: PerTile | None = None,
    on: PerTile | None = None,
    village: PerSeat | None = None,
    hand: PerSeat | None = None,
    aside: PerSeat | None = None,
    upgraded: str = "",
    goods: PerTile | None = None,
    loads: Mapping[str, str] | None = None,
    winter: PerSeat | None = None,
    bag: str | None = None,
    pile: str | None = None,
    greens: int | None = None,
    supply: Mapping[str, int] | None = None,
    passes: int = 0,
) -> KeyflowerState:
    """A position in the middle of a season. Bag, pile and supplies hold what is nowhere else, unless said.

    `screens` has workers and skill tiles, `bids` the bids on a tile as `0 red 3, 1 red 4` (seat, colour,
    number; the largest leads, the first of these sets the colour), `on` the workers of uses, one after the
    other, as `1 red, 2 red`, `village` the laid tiles as `keywood@0,1` or, turned, `keywood@0,1/2`.
    """
    state = GAME.start(players=players)
    assert isinstance(state, KeyflowerState)
    c = state.cells
    c[s.SEASON] = m.SEASON_IDS.index(season)
    c[s.ACTIVE], c[s.START], c[s.PASSES], c[s.TURNS] = active, start, passes, 1
    c[s.STEP] = s.STEP_IDS.index(step)
    c[s.PHASE] = s.PHASE_IDS.index(phase)
    for seat in range(players):
        lay(state, seat, homes.split()[seat], 0, 0, 0)
        held = (screens or {}).get(seat, "")
        write(state, seat_base(seat) + s.SEAT_WORKERS, _some(held, m.COLOUR_IDS))
        write(state, seat_base(seat) + s.SEAT_SKILLS, _some(held, m.SKILL_IDS))
        seen = (known or {}).get(seat, "")
        write(state, seat_base(seat) + s.SEAT_KNOWN_WORKERS, _some(seen, m.COLOUR_IDS))
        write(state, seat_base(seat) + s.SEAT_KNOWN_SKILLS, _some(seen, m.SKILL_IDS))
        for word in (village or {}).get(seat, "").split():
            tile, _, rest = word.partition("@")
            cell, _, turn = rest.partition("/")
            q, r = map(int, cell.split(","))
            lay(state, seat, tile, q, r, int(turn or 0))
        for tile in (hand or {}).get(seat, "").split():
            c[base(tile) + s.TILE_PLACE] = s.OWNED + seat
        for tile in (aside or {}).get(seat, "").split():
            c[base(tile) + s.TILE_PLACE] = s.OWNED + seat
            c[base(tile) + s.TILE_LAID] = s.ASIDE
        for tile in (winter or {}).get(seat, "").split():
            c[base(tile) + s.TILE_PLACE] = s.HAND + seat
    for tile in offer.split():
        if c[base(tile) + s.TILE_PLACE] == s.NOWHERE:
            c[base(tile) + s.TILE_PLACE] = s.OFFER
    for tile in upgraded.split():
        c[base(tile) + s.TILE_UPGRADED] = 1
    for tile, words in (goods or {}).items():
        write(state, base(tile) + s.TILE_GOODS, counts(words, m.GOOD_IDS))
    for boat, words in (loads or {}).items():
        at = s.LOADS + m.BOAT_IDS.index(boat) * s.LOAD_CELLS
        write(state, at + s.LOAD_WORKERS, _some(words, m.COLOUR_IDS))
        write(state, at + s.LOAD_SKILLS, _some(words, m.SKILL_IDS))
    for tile, words in (bids or {}).items():
        set_bids(state, tile, words)
    for tile, words in (on or {}).items():
        set_uses(state, tile, words)
    _check_summer_boats(state)
    _fill_stocks(state)
    if bag is not None:
        write(state, s.BAG, counts(bag, m.COLOUR_IDS))
    if pile is not None:
        write(state, s.PILE, counts(pile, m.SKILL_IDS))
    if greens is not None:
        c[s.GREEN_SUPPLY] = greens
    for good, number in (supply or {}).items():
        c[s.SUPPLY + m.GOOD_IDS.index(good)] = number
    return state


def _check_summer_boats(state: KeyflowerState) -> None:
    """A summer boat lies with one side up (K-N1): the other is nowhere."""
    for tile in range(m.SUMMER_BOATS, m.BOATS, 2):
        assert s.NOWHERE in (state.place(tile), state.place(tile + 1)), m.TILE_IDS[tile]


def _some(words: str, ids: tuple[str, ...]) -> list[int]:
    found = counted(words)
    return [found.get(id, 0) for id in ids]


def lay(state: KeyflowerState, seat: int, tile: str, q: int, r: int, turn: int) -> None:
    c = state.cells
    at = base(tile)
    c[at + s.TILE_PLACE], c[at + s.TILE_LAID] = s.OWNED + seat, s.LYING
    c[at + s.TILE_Q], c[at + s.TILE_R], c[at + s.TILE_TURN] = q, r, turn
    laying.join(state, TILE[tile])


def set_bids(state: KeyflowerState, tile: str, words: str) -> None:
    c = state.cells
    at = base(tile)
    best = 0
    for bid in words.split(","):
        seat, colour, number = bid.split()
        write(state, at + s.TILE_BIDS + int(seat), [int(number)])
        write(state, at + s.TILE_BID_COLOURS + int(seat), [m.COLOUR_IDS.index(colour) + 1])
        if c[at + s.TILE_COLOUR] == 0:
            c[at + s.TILE_COLOUR] = m.COLOUR_IDS.index(colour) + 1
        if int(number) > best:
            best = int(number)
            c[at + s.TILE_LEADER] = int(seat) + 1


def set_uses(state: KeyflowerState, tile: str, words: str) -> None:
    c = state.cells
    at = base(tile)
    for use in words.split(","):
        numbers = counts(use, m.COLOUR_IDS)
        for colour, number in enumerate(numbers):
            c[at + s.TILE_WORKERS + colour] += number
            if number and c[at + s.TILE_COLOUR] == 0:
                c[at + s.TILE_COLOUR] = colour + 1
        c[at + s.TILE_LAST_USE] = sum(numbers)


def _fill_stocks(state: KeyflowerState) -> None:
    """Into bag, pile and supplies goes what is nowhere else."""
    c = state.cells
    write(state, s.BAG, [0, 0, 0, 0])
    write(state, s.PILE, [0, 0, 0])
    c[s.GREEN_SUPPLY] = 0
    workers, skills = all_workers(state), all_skills(state)
    write(state, s.BAG, [m.WORKERS_OF_COLOUR - n for n in workers[: m.GREEN]])
    c[s.GREEN_SUPPLY] = m.GREENS - workers[m.GREEN]
    write(state, s.PILE, [m.SKILL_TILES - n for n in skills])
    write(state, s.SUPPLY, [0, 0, 0, 0])
    write(state, s.SUPPLY, [n - lying for n, lying in zip(m.SUPPLIES, all_goods(state), strict=True)])


# What there is of everything


def all_workers(state: KeyflowerState) -> list[int]:
    """Every worker wherever it is, by colour."""
    c = list(state.cells)
    found = c[s.BAG : s.BAG + m.COLOURS]
    found[m.GREEN] += c[s.GREEN_SUPPLY]
    for seat in range(state.players):
        for first in (seat_base(seat) + s.SEAT_WORKERS, s.LOADS + seat * s.LOAD_CELLS + s.LOAD_WORKERS):
            for colour in range(m.COLOURS):
                found[colour] += c[first + colour]
    for tile in range(m.TILES):
        cells = c[s.ALL_TILES + tile * s.TILE_CELLS : s.ALL_TILES + (tile + 1) * s.TILE_CELLS]
        if any(cells[s.TILE_WORKERS : s.TILE_LEADER]):
            for colour in range(m.COLOURS):
                found[colour] += cells[s.TILE_WORKERS + colour]
            for seat in range(state.players):
                if cells[s.TILE_BIDS + seat]:
                    found[cells[s.TILE_BID_COLOURS + seat] - 1] += cells[s.TILE_BIDS + seat]
    if 0 < c[s.PAID] <= m.COLOURS:
        found[c[s.PAID] - 1] += 1
    return found


def all_skills(state: KeyflowerState) -> list[int]:
    c = state.cells
    found = state.counts(s.PILE, m.SKILLS)
    for skill in range(m.SKILLS):
        for seat in range(state.players):
            found[skill] += c[seat_base(seat) + s.SEAT_SKILLS + skill]
            found[skill] += c[s.LOADS + seat * s.LOAD_CELLS + s.LOAD_SKILLS + skill]
    if c[s.PAID] > m.COLOURS:
        found[c[s.PAID] - 1 - m.COLOURS] += 1
    return found


def all_goods(state: KeyflowerState) -> list[int]:
    c = list(state.cells)
    found = c[s.SUPPLY : s.SUPPLY + m.GOODS]
    for tile in range(m.TILES):
        at = s.ALL_TILES + tile * s.TILE_CELLS + s.TILE_GOODS
        for good in range(m.GOODS):
            found[good] += c[at + good]
    return found


def check_pieces(state: KeyflowerState) -> None:
    """Nothing is lost and nothing is less than none (K-C1, K-C2, K-C3)."""
    assert all_workers(state) == [40, 40, 40, 20]
    assert all_skills(state) == [16, 16, 16]
    assert all_goods(state) == [48, 24, 24, 24]
    cells = list(state.cells)
    assert min(cells[: s.ALL_TILES]) >= 0
    for offset in (s.TILE_GOODS, s.TILE_WORKERS):
        for kind in range(4):
            assert min(cells[s.ALL_TILES + offset + kind :: s.TILE_CELLS]) >= 0


# What there is to see


def seen(state: ts.State, seat: int | None = None) -> KeyflowerView:
    view = state.view(seat)
    assert isinstance(view, KeyflowerView)
    return view


def seat_view(state: ts.State, seat: int = 0) -> SeatView:
    return seen(state).seats[seat]


def screen(state: KeyflowerState, seat: int = 0) -> str:
    """All that lies behind a screen: `"3 blue 1 saw"`."""
    workers = state.counts(seat_base(seat) + s.SEAT_WORKERS, m.COLOURS)
    skills = state.counts(seat_base(seat) + s.SEAT_SKILLS, m.SKILLS)
    return said([*workers, *skills], (*m.COLOUR_IDS, *m.SKILL_IDS))


def known_of(state: KeyflowerState, seat: int = 0) -> str:
    shown = seat_view(state, seat)
    return said([*shown.known, *shown.known_skills], (*m.COLOUR_IDS, *m.SKILL_IDS))


def goods_on(state: KeyflowerState, tile: str) -> str:
    return said(state.counts(base(tile) + s.TILE_GOODS, m.GOODS), m.GOOD_IDS)


def workers_on(state: KeyflowerState, tile: str) -> str:
    return said(state.counts(base(tile) + s.TILE_WORKERS, m.COLOURS), m.COLOUR_IDS)


def bag_of(state: KeyflowerState) -> str:
    return said(state.counts(s.BAG, m.COLOURS), m.COLOUR_IDS)


def pile_of(state: KeyflowerState) -> str:
    return said(state.counts(s.PILE, m.SKILLS), m.SKILL_IDS)


def bids_on(state: KeyflowerState, tile: str) -> str:
    """`"0 red 3, 1 red 4 leads"`, with `lies` for lying workers."""
    view = seen(state)
    for offer in (*view.offer, *view.turn_order):
        if offer.tile == tile:
            return ", ".join(
                f"{bid.seat} {bid.colour} {bid.n}" + " leads" * bid.leads + " lies" * bid.lies
                for bid in offer.bids
            )
    raise AssertionError(f"{tile} is not on offer")


def step(state: KeyflowerState) -> str:
    return s.STEP_IDS[state.step]


def legal(state: ts.State) -> list[str]:
    """The legal actions in notation."""
    return [GAME.text(action) for action in state.legal()]


def targets(state: ts.State, verb: str) -> list[str]:
    """What a verb may be said of: `targets(state, "bid")`."""
    return [text.removeprefix(verb + " ") for text in legal(state) if text.startswith(verb + " ")]


def play(state: KeyflowerState, *lines: str) -> KeyflowerState:
    """Play lines of notation, chance too (`"worker red"`)."""
    for line in lines:
        for action in state.read(line):
            state.apply(action)
    return state


Told = list[tuple[str, dict[str, object]]]


def events(state: KeyflowerState, *lines: str, perspective: int | None = None) -> Told:
    """What a seat is told of lines, which are played."""
    told: Told = []
    for line in lines:
        for action in state.read(line):
            before = state.copy()
            state.apply(action)
            told += [
                (event.key, dict(event.args)) for event in GAME.describe(before, action, state, perspective)
            ]
    return told


def new(players: int = 2) -> KeyflowerState:
    state = GAME.start(players=players)
    assert isinstance(state, KeyflowerState)
    return state


def draw_all(state: KeyflowerState, rng: ts.Rng | None = None) -> KeyflowerState:
    """Draw what chance draws now: at random, or always the first of what is left."""
    while state.player == ts.CHANCE:
        state.apply(state.sample(rng) if rng else state.outcomes()[0][0])
    return state


def dealt(players: int = 2, seed: int = 1) -> KeyflowerState:
    """The first turn of spring after a random setup."""
    return draw_all(new(players), ts.Rng(seed))


def pass_all(state: KeyflowerState) -> KeyflowerState:
    """Everybody passes; the season ends."""
    for _ in range(state.players):
        play(state, "pass end")
    return state


def refused(state: ts.State, text: str, rule: str, key: str, **args: object) -> None:
    """The last step of a line is refused with this rule, message and arguments, and nothing changes."""
    before = state.digest()
    with pytest.raises(ts.IllegalAction) as caught:
        state.read(text)
    violation = caught.value.violation
    assert state.digest() == before
    assert (violation.rule, violation.key) == (rule, f"keyflower-refused-{key}"), violation
    if args:
        assert violation.args == args, violation
    action = caught.value.action
    trial = state.copy()
    assert isinstance(trial, KeyflowerState)
    for earlier in steps_before(state, text, caught.value.step):
        trial.apply(earlier)
    there = trial.digest()
    with pytest.raises(ts.IllegalAction):
        trial.apply(action)
    assert trial.digest() == there


def steps_before(state: ts.State, text: str, number: int) -> list[int]:
    """The steps of a line that can be played, up to the one that is refused."""
    words = text.split()
    for end in range(len(words), 0, -1):
        try:
            actions = state.read(" ".join(words[:end]))
        except (ts.IllegalAction, ts.NotationError):
            continue
        if len(actions) == number:
            return actions
    return []


ACTIONS = a.ACTIONS
