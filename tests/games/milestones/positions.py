"""Positions of Milestones for tests, set up in words through a view and `game.restore`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise

import pytest

import tablestead as ts
from tablestead.games.milestones import board as b
from tablestead.games.milestones import material as m
from tablestead.games.milestones.rules import MilestonesState
from tablestead.games.milestones.state import Step
from tablestead.games.milestones.view import MilestonesView, SeatView
from tablestead.games.milestones.view.structs import MarketView

GAME = ts.game("milestones")
STANDARD_TILES: list[str] = [m.tile_id(tile) for tile in b.board_of("standard").tiles]
DISPLAY = "G1|L1 Q1|C3 L4|L4 S6|C8 L8|S8"

PerSeat = Mapping[int, str]
"""Words for each seat (from 0)."""


def counts(words: str) -> list[int]:
    """`"2 wood stone"` as a number for each good: a number goes before the word it counts."""
    result = [0] * m.KINDS
    number = 1
    for word in words.split():
        if word.isdigit():
            number = int(word)
        else:
            result[m.GOOD_IDS.index(word)] += number
            number = 1
    return result


def position(
    players: int = 2,
    *,
    board: str = "standard",
    start: int = 1,
    turn_limit: int = 60,
    active: int = 0,
    step: Step = "move",
    round: int = 3,
    moves: int = 0,
    workers: PerSeat | None = None,
    goods: PerSeat | None = None,
    piece: PerSeat | None = None,
    points: Mapping[int, int] | None = None,
    streets: Sequence[str] = (),
    markets: str = "",
    flour: str = "",
    houses: str = "",
    bonuses: Mapping[str, str] | None = None,
    display: str = DISPLAY,
    pile: str | None = None,
    hired: bool = False,
    left: Mapping[str, int] | None = None,
    end_by: int | None = None,
) -> MilestonesState:
    """A position; what is not said is as after the draft, with every bonus tile gone.

    `workers` has a word for each employment space from 1, `Q1 C3* x -`: `*` for a bonus tile, `x` for a
    cover, `-` for an empty space; spaces not named are empty. `streets` are rows of points, `B1 B2 B3 C4 C3`:
    every second point has a milestone. `flour` names the marketplaces, the start included, with a sack.
    `start` counts from 1 like the option, all other seats from 0.
    """
    view = seen(GAME.start(players=players, board=board, start=start, turn_limit=turn_limit))
    view.active, view.step, view.round, view.moves = active, step, round, moves
    view.hired, view.end_by = hired, end_by
    view.bag = [0] * m.KINDS
    view.starting = ["" for _ in view.starting]
    view.display = (display.split() + [""] * m.DISPLAY_SLOTS)[: m.DISPLAY_SLOTS]
    view.pile = list(view.pile if pile is None else pile.split())
    if pile is None:
        for tile in display.split():
            view.pile.remove(tile)
    view.pile.sort(key=m.tile_of)
    _build(view, streets, markets, flour, houses)
    view.board.bonuses = dict(bonuses or {})
    for name, number in (left or {}).items():
        setattr(view.left, name, number)
    for seat, own in enumerate(view.seats):
        words = (workers or {}).get(seat, "S1 C2").split()
        words += ["-"] * (m.EMPLOYMENT - len(words))
        own.workers = [{"-": "", "x": "cover"}.get(word, word.rstrip("*")) for word in words]
        own.bonus = [word.endswith("*") for word in words]
        own.goods = counts((goods or {}).get(seat, ""))
        own.piece = (piece or {}).get(seat, "castle")
        own.score.total = own.score.streets = (points or {}).get(seat, 0)
    state = GAME.restore(view)
    assert isinstance(state, MilestonesState)
    return state


def _build(view: MilestonesView, streets: Sequence[str], markets: str, flour: str, houses: str) -> None:
    lines: list[str] = []
    milestones: list[str] = []
    for street in streets:
        path = street.split()
        milestones += path[1::2]
        view.left.sections -= len(path) // 2
        for one, other in pairwise(path):
            lines.append("-".join(sorted((one, other), key=m.POINT_IDS.index)))
    start = view.board.markets[0].point
    names = sorted({start, *markets.split()}, key=m.POINT_IDS.index)
    view.board.streets = lines
    view.board.milestones = milestones
    view.board.markets = [MarketView(name, name in flour.split()) for name in names]
    view.board.houses = houses.split()
    view.left.markets -= len(names) - 1
    view.left.sacks -= len(flour.split())
    view.left.houses -= len(houses.split())


def at_works(goods: str = "9 stone 9 wood 9 sand", **setup: object) -> MilestonesState:
    """Seat 0 on the board of works with its first move, ready to build."""
    setup.setdefault("piece", {0: "board-of-works"})
    return position(step="works", moves=1, goods={0: goods}, **setup)  # type: ignore[arg-type]


def at_trade(goods: str, **setup: object) -> MilestonesState:
    """Seat 0 in the trading house with its first move, income behind it."""
    setup.setdefault("piece", {0: "trading-house"})
    return position(step="trade", moves=1, goods={0: goods}, **setup)  # type: ignore[arg-type]


def at_mill(goods: str = "9 grain", **setup: object) -> MilestonesState:
    setup.setdefault("piece", {0: "mill"})
    return position(step="mill", moves=1, goods={0: goods}, **setup)  # type: ignore[arg-type]


def seen(state: ts.State) -> MilestonesView:
    view = state.view(None)
    assert isinstance(view, MilestonesView)
    return view


def own(state: ts.State, seat: int = 0) -> SeatView:
    return seen(state).seats[seat]


def goods(state: ts.State, seat: int = 0) -> str:
    """`"3 wood 1 coin"`, in the order of the goods; empty for none."""
    held = zip(own(state, seat).goods, m.GOOD_IDS, strict=True)
    return " ".join(f"{number} {good}" for number, good in held if number)


def points(state: ts.State, seat: int = 0) -> int:
    return state.scores()[seat]


def workers(state: ts.State, seat: int = 0) -> str:
    """The employment spaces as `position` reads them."""
    board = own(state, seat)
    shown = {"": "-", "cover": "x"}
    pairs = zip(board.workers, board.bonus, strict=True)
    return " ".join(shown.get(worker, worker) + "*" * bonus for worker, bonus in pairs)


def step(state: ts.State) -> str:
    return seen(state).step


def legal(state: ts.State) -> list[str]:
    """The legal actions in notation."""
    return [GAME.text(action) for action in state.legal()]


def targets(state: ts.State, verb: str) -> list[str]:
    """What a verb may be said of: `targets(state, "house")`."""
    return [text.removeprefix(verb + " ") for text in legal(state) if text.startswith(verb + " ")]


def play(state: MilestonesState, *lines: str) -> MilestonesState:
    """Play lines of notation, chance too (`"tile Q1|C3"`)."""
    for line in lines:
        for action in state.read(line):
            state.apply(action)
    return state


def events(state: MilestonesState, line: str) -> list[tuple[str, dict[str, object]]]:
    """What the table is told of a line, which is played."""
    told: list[tuple[str, dict[str, object]]] = []
    for action in state.read(line):
        before = state.copy()
        state.apply(action)
        told += [(event.key, dict(event.args)) for event in GAME.describe(before, action, state, None)]
    return told


def set_up(state: MilestonesState) -> MilestonesState:
    """Draw the setup: always the first of what is left."""
    while state.player == ts.CHANCE:
        state.apply(state.outcomes()[0][0])
    return state


def drafted(state: MilestonesState) -> MilestonesState:
    """Draw the setup, then everybody takes the first two tiles, on the spaces 1–2 and 3–4."""
    set_up(state)
    while state.round == 0:
        for space in (1, 3):
            play(state, legal(state)[0], f"at {space}")
        play(state, "end")
    return state


def new(players: int = 2, **options: object) -> MilestonesState:
    state = GAME.start(players=players, **options)
    assert isinstance(state, MilestonesState)
    return state


def refused(state: ts.State, text: str, rule: str, key: str, **args: object) -> None:
    """The action is refused with this rule, message and arguments, and nothing changes."""
    before = state.digest()
    action = GAME.parse(text)
    with pytest.raises(ts.IllegalAction) as caught:
        state.apply(action)
    violation = state.why_not(action)
    assert violation is not None
    assert caught.value.violation == violation
    assert state.digest() == before
    assert (violation.rule, violation.key) == (rule, f"milestones-refused-{key}"), violation
    if args:
        assert violation.args == args


# Board files


STANDARD_FILE: dict[str, object] = {name: b.STANDARD_CONTENT[name] for name in b.FIELDS}


def board_file(**changes: object) -> dict[str, object]:
    """The standard board's file with some fields changed; None leaves a field out."""
    content: dict[str, object] = json.loads(json.dumps(STANDARD_FILE))
    for name, value in changes.items():
        if value is None:
            del content[name]
        else:
            content[name] = value
    return content


def board_text(**changes: object) -> str:
    return json.dumps(board_file(**changes))


SMALL_ROWS = [
    {"row": "A", "first_hx": 0, "values": [1, 2, 3, 4]},
    {"row": "B", "first_hx": 1, "values": [0, 5, 1]},
    {"row": "C", "first_hx": 0, "values": [2, 3, 4, 5]},
]
"""A1–A4, B1–B3, C1–C4 with the start on B1."""
FEW_TILES = STANDARD_TILES[:14]


def small_board(**changes: object) -> str:
    """A board of 11 points whose three bushes all touch B2: quarryman, quarryman, lumberjack tiles."""
    content: dict[str, object] = {
        "rows": SMALL_ROWS,
        "start_market": "B1",
        "bush_triangles": ["A3-B2-B3", "A2-A3-B2", "B2-C2-C3"],
        "bonus_tiles": {"Q": 2, "L": 1},
        **changes,
    }
    return json.dumps(content)
