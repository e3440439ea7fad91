"""The game in figures, for the end screen: everything comes from replaying the record."""

from __future__ import annotations

from typing import Final, cast

import tablestead as ts
from tablestead.engine.game import State
from tablestead.engine.record import Record
from tablestead.games.ages.material import FACE_IDS
from tablestead.games.ages.view import AgesView
from tablestead.server.wire import DiceStats, Jump, Review

JUMPS: Final = 3
"""How many rounds of a seat are named in the chart,"""
LEAST_JUMP: Final = 4
"""and the least gain worth it."""


def review(record: Record) -> Review:
    state = record.start()
    seats = range(state.players)
    rounds = [state.scores()]
    turns = [0]
    jumps: list[Jump] = []
    faces = [[0] * len(FACE_IDS) for _ in seats]
    before = _view(state)
    for position, action in enumerate(record.actions, start=1):
        turn = (state.round, state.active)
        if state.player == ts.CHANCE:
            for face in record.game.text(action).split()[1:]:
                faces[state.active][FACE_IDS.index(face)] += 1
        state.apply_trusted(action)
        over = state.player == ts.OVER
        if (state.round, state.active) != turn and not over:
            turns.append(position)
        if state.round != turn[0] or over or position == len(record.actions):
            after = _view(state)
            rounds.append(state.scores())
            jumps += [_jump(before, after, seat, turn[0]) for seat in seats]
            before = after
    return Review(
        rounds=rounds,
        jumps=[jump for seat in seats for jump in _largest(jumps, seat)],
        dice=[DiceStats(seat, faces[seat], sum(faces[seat]) / len(FACE_IDS)) for seat in seats],
        places=state.places(),
        turns=turns,
    )


def _view(state: State) -> AgesView:
    return cast(AgesView, state.view(None))


def _jump(before: AgesView, after: AgesView, seat: int, round: int) -> Jump:
    gained = _worth(after, seat).items() - _worth(before, seat).items()
    names = [name for name, _ in sorted(gained, key=lambda item: (-item[1], item[0]))]
    return Jump(seat, round, after.seats[seat].score.total - before.seats[seat].score.total, names)


def _worth(view: AgesView, seat: int) -> dict[str, int]:
    """The developments and monuments a seat has, with their points."""
    sheet = view.seats[seat]
    worth = {d.id: d.points for d in view.developments if d.id in sheet.developments}
    for monument, marked in zip(view.monuments, sheet.monuments, strict=True):
        if marked == monument.boxes:
            worth[monument.id] = monument.first if monument.first_by == seat else monument.later
    return worth


def _largest(jumps: list[Jump], seat: int) -> list[Jump]:
    """The rounds that brought a seat the most, in the order of the game."""
    worth_naming = [j for j in jumps if j.seat == seat and j.names and j.points >= LEAST_JUMP]
    return sorted(sorted(worth_naming, key=lambda j: -j.points)[:JUMPS], key=lambda j: j.round)
