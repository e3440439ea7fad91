"""Positions of Roll Through the Ages for tests, set up in words through a view and `game.restore`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

import tablestead as ts
from tablestead.games.ages import material as m
from tablestead.games.ages.rules import AgesState
from tablestead.games.ages.state import Step
from tablestead.games.ages.view import AgesView, OfferView, SeatView

GAME = ts.game("ages")

PerSeat = Mapping[int, str]
"""Words for each seat (from 0); seats that are not named have nothing."""


def counts(words: str, ids: Sequence[str]) -> list[int]:
    """`"2 wood stone"` as a number for each id: a number goes before the word it counts."""
    result = [0] * len(ids)
    number = 1
    for word in words.split():
        if word.isdigit():
            number = int(word)
        else:
            result[ids.index(word)] += number
            number = 1
    return result


def position(
    players: int = 2,
    *,
    edition: str = "2009",
    trade: bool = False,
    start: int = 1,
    active: int = 0,
    step: Step = "start",
    round: int = 1,
    food: int | Sequence[int] = 3,
    goods: PerSeat | None = None,
    owns: PerSeat | None = None,
    boxes: PerSeat | None = None,
    cities: Mapping[int, int] | None = None,
    first: Mapping[str, int] | None = None,
    losses: PerSeat | None = None,
    ships: Mapping[int, int] | None = None,
    dice: str = "",
    rolls: int = 0,
    led: bool = False,
    workers: int = 0,
    coins: int = 0,
    offers: int = 0,
    swaps: int = 0,
    bought: bool = False,
    last_round: bool = False,
) -> AgesState:
    """A position; what is not said is as at the start of the game.

    `boxes` and `goods` read like `{0: "13 great-wall 2 city-4"}`, `owns` like `{0: "irrigation"}`;
    `cities` is the number of cities owned; `first` names who finished a monument first (else the
    lowest seat that finished it); `start` counts from 1 like the option, all other seats from 0.
    """
    view = seen(GAME.start(players=players, edition=edition, trade=trade, start=start))
    view.active, view.step, view.round = active, step, round
    in_play = [monument.id for monument in view.monuments]
    for seat, sheet in enumerate(view.seats):
        sheet.food = food if isinstance(food, int) else food[seat]
        sheet.goods = counts((goods or {}).get(seat, ""), m.KIND_IDS[: m.KINDS])
        sheet.developments = sorted((owns or {}).get(seat, "").split(), key=m.DEVELOPMENT_IDS.index)
        marked = counts((boxes or {}).get(seat, ""), (*m.CITY_IDS, *in_play))
        for city in range((cities or {}).get(seat, 3) - 3):
            marked[city] = m.CITY_BOXES[city]
        sheet.cities, sheet.monuments = marked[: m.CITIES], marked[m.CITIES :]
        finished = [n for n, boxes_ in zip(sheet.cities, m.CITY_BOXES, strict=True) if n == boxes_]
        sheet.dice = 3 + len(finished)
        sheet.losses = dict(zip(m.LOSS_IDS, counts((losses or {}).get(seat, ""), m.LOSS_IDS), strict=True))
        sheet.ships = (ships or {}).get(seat, 0)
    for at, monument in enumerate(view.monuments):
        finishers = [n for n, sheet in enumerate(view.seats) if sheet.monuments[at] == monument.boxes]
        if finishers:
            monument.first_by = (first or {}).get(monument.id, finishers[0])
    view.end.monuments = sum(1 for monument in view.monuments if monument.first_by is not None)
    view.end.last_round = last_round
    view.dice = counts(dice, m.FACE_IDS)
    view.skulls = view.dice[m.FACE_SKULL] if step not in ("reroll", "lead") else 0
    view.rolls, view.led, view.workers, view.coins, view.bought = rolls, led, workers, coins, bought
    if trade:
        view.offers_left = m.MAX_OFFERS - offers
    view.swaps_left = view.seats[active].ships - swaps
    state = GAME.restore(view)
    assert isinstance(state, AgesState)
    return state


def seen(state: ts.State) -> AgesView:
    view = state.view(None)
    assert isinstance(view, AgesView)
    return view


def sheet(state: ts.State, seat: int = 0) -> SeatView:
    """A player's peg board and score sheet."""
    return seen(state).seats[seat]


def offer_on_table(state: ts.State) -> OfferView | None:
    return seen(state).offer


def goods(state: ts.State, seat: int = 0) -> str:
    """`"3 wood 1 cloth"`, in the order of the board; empty for none."""
    held = zip(sheet(state, seat).goods, m.KIND_IDS, strict=False)
    return " ".join(f"{number} {kind}" for number, kind in held if number)


def lost(state: ts.State, seat: int = 0) -> dict[str, int]:
    """The points lost, by cause, zeros left out."""
    return {cause: points for cause, points in sheet(state, seat).losses.items() if points}


def step(state: ts.State) -> str:
    return seen(state).step


def legal(state: ts.State) -> list[str]:
    """The legal actions in notation."""
    return [GAME.text(action) for action in state.legal()]


def play(state: AgesState, *lines: str) -> AgesState:
    """Play lines of notation, chance too (`"roll"`, then `"roll food food skull"`)."""
    for line in lines:
        for action in state.read(line):
            state.apply(action)
    return state


def roll(state: AgesState, dice: str) -> AgesState:
    """Take up the dice and let them land so."""
    return play(state, "roll", "roll " + dice)


def rolled(state: AgesState, dice: str) -> AgesState:
    """Roll so and keep it; a `2 food OR 2 workers` die or a trade may still be open."""
    roll(state, dice)
    return play(state, "stop") if step(state) in ("reroll", "lead") else state


def finish(state: AgesState) -> AgesState:
    """Pass every step that can be passed and end the turn, food-or-workers dice for food."""
    active = state.active
    turn = state.round
    while state.player != ts.OVER and (state.active, state.round) == (active, turn):
        if state.player == ts.CHANCE:
            state.apply(state.outcomes()[0][0])
            continue
        names = legal(state)
        passing = [name for name in ("stop", "done", "refuse", "end") if name in names]
        state.apply(GAME.parse(passing[0]) if passing else state.legal()[-1])
    return state


def refused(state: ts.State, text: str, rule: str, key: str = "", **args: object) -> None:
    """The action is refused with this rule (and message), and nothing changes."""
    before = state.digest()
    action = GAME.parse(text)
    with pytest.raises(ts.IllegalAction) as caught:
        state.apply(action)
    violation = state.why_not(action)
    assert violation is not None
    assert caught.value.violation == violation
    assert state.digest() == before
    assert violation.rule == rule, violation
    if key:
        assert violation.key == f"ages-refused-{key}", violation
    for name, value in args.items():
        assert violation.args[name] == value, violation
