"""Positions for the bots to stand before: every kind of decision, from games of random players."""

from __future__ import annotations

from functools import cache

import tablestead as ts
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState

KINDS: list[dict[str, object]] = [
    {"players": players, "edition": edition, "trade": trade, "start": 1}
    for edition in ("2009", "reprint", "late")
    for players in (1, 2, 3, 4)
    for trade in ((False,) if players == 1 else (False, True))
]


def name_of(kind: dict[str, object]) -> str:
    return f"{kind['edition']}-{kind['players']}{'-trade' if kind['trade'] else ''}"


def start(**options: object) -> AgesState:
    state = ts.game("ages").start(**options)
    assert isinstance(state, AgesState)
    return state


@cache
def decisions(edition: str, players: int, trade: bool, per_step: int) -> list[AgesState]:
    """Up to `per_step` positions of each step in which there is something to decide."""
    found: dict[int, list[AgesState]] = {}
    rng = ts.Rng(5)
    for _ in range(12):
        state = start(players=players, edition=edition, trade=trade)
        while state.player != ts.OVER:
            if state.player == ts.CHANCE:
                state.apply_trusted(state.sample(rng))
                continue
            legal = state.legal()
            same = found.setdefault(state.step, [])
            if len(legal) > 1 and len(same) < per_step and rng.below(4) == 0:
                same.append(state.copy())
            state.apply_trusted(legal[rng.below(len(legal))])
    return [state for step in sorted(found) for state in found[step]]


def is_line(state: AgesState, actions: list[int]) -> bool:
    """Whether the seat to move may play these, up to the next chance event, other seat or turn."""
    trial = state.copy()
    for action in actions:
        if trial.player != state.player:
            return False
        trial.apply(action)
    closed = bool(actions) and trial.step in (s.START_STEP, s.OVER_STEP)
    return bool(actions) and (trial.player != state.player or closed)


def set_up(state: AgesState, seat: int, **cells: int) -> None:
    """Change a player's board: food=5, wood=2, city_4=3, great_wall=13, religion=1 …"""
    from tablestead.games.ages import material as m

    base = s.SEATS + seat * s.SEAT_CELLS
    for name, number in cells.items():
        id = name.replace("_", "-")
        if id == "food":
            state.cells[base + s.SEAT_FOOD] = number
        elif id == "lost":
            state.cells[base + s.SEAT_LOST] = number
        elif id in m.KIND_IDS:
            state.cells[base + s.SEAT_GOODS + m.KIND_IDS.index(id)] = number
        elif id in m.BUILDING_IDS:
            building = m.BUILDING_IDS.index(id)
            state.cells[base + s.SEAT_BOXES + building] = number
            state.cells[base + s.SEAT_OPEN_BOXES] -= number
            if number == m.BUILDING_BOXES[building]:
                if building < m.CITIES:
                    state.cells[base + s.SEAT_CITIES] += 1
                elif not state.cells[s.FIRST_BY + building - m.CITIES]:
                    state.cells[s.FIRST_BY + building - m.CITIES] = seat + 1
                    state.cells[s.MONUMENTS_DONE] += 1
        else:
            state.cells[base + s.SEAT_OWNS + m.DEVELOPMENT_IDS.index(id)] = number
            state.cells[base + s.SEAT_DEVELOPMENTS] += number
