"""1. Roll (A-T1…A-T4, A-L3)."""

from __future__ import annotations

from math import factorial

from mypy_extensions import i64

from tablestead.engine.rng import Rng
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.state import AgesPosition


def legal(state: AgesPosition, step: i64) -> list[int]:
    if step == s.REROLL_STEP:
        return legal_rerolls(state)
    if step == s.START_STEP:
        return [a.ROLL, a.PRESERVE] if can_preserve(state) else [a.ROLL]
    return [a.STOP, *legal_leads(state)] if step == s.LEAD_STEP else []


def can_preserve(state: AgesPosition) -> bool:
    """A-L3: Preservation, once, before the first roll."""
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    return (
        c[base + s.SEAT_OWNS + m.PRESERVATION] != 0
        and c[s.PRESERVED] == 0
        and c[base + s.SEAT_GOODS + m.POTTERY] > 0
        and c[base + s.SEAT_FOOD] > 0
    )


def preserve(state: AgesPosition) -> None:
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    c[s.PRESERVED] = 1
    c[base + s.SEAT_GOODS + m.POTTERY] -= 1
    c[base + s.SEAT_FOOD] = min(m.MAX_FOOD, c[base + s.SEAT_FOOD] * 2)


def throw_all(state: AgesPosition) -> None:
    """A-T1: a die for each city."""
    c = state.cells
    throw(state, c[state.seat_base(c[s.ACTIVE]) + s.SEAT_CITIES])


def throw(state: AgesPosition, dice: i64) -> None:
    """Dice go up in the air; chance says how they land."""
    c = state.cells
    c[s.ROLLS] += 1
    c[s.ROLLING] = dice
    c[s.STEP] = s.ROLLING_STEP


def outcomes(state: AgesPosition) -> list[tuple[int, float]]:
    dice = int(state.cells[s.ROLLING])
    if state.cells[s.STEP] != s.ROLLING_STEP:
        return []
    every = float(m.FACES**dice)
    result: list[tuple[int, float]] = []
    for rank in range(a.FIRST_RANK[dice], a.FIRST_RANK[dice + 1]):
        ways = factorial(dice)
        for count in a.faces_of(rank):
            ways //= factorial(count)
        result.append((a.ROLLED + rank, ways / every))
    return result


def sample(state: AgesPosition, rng: Rng) -> int:
    """A-C1: every face is equally likely."""
    # Three bits for the dice of each face; a roll of up to 7 dice fits one number.
    packed: i64 = 0
    dice: i64 = state.cells[s.ROLLING]
    while dice > 0:
        packed += i64(1) << (3 * rng.below(m.FACES))
        dice -= 1
    return a.ROLLED + int(rank_of_packed(packed))


def land(state: AgesPosition, rank: i64) -> None:
    """The dice in the air come to lie."""
    c = state.cells
    c[s.ROLLING] = 0
    face: i64 = 0
    while face < m.FACES:
        c[s.DICE + face] += a.FACES_OF[rank * m.FACES + face]
        face += 1


def free_rank(state: AgesPosition) -> i64:
    """The rank of the dice that are not locked (A-T2)."""
    c = state.cells
    dice: i64 = 0
    rank: i64 = 0
    locked = state.skulls_locked()
    face: i64 = m.FACES - 1
    while face >= 0:
        if face != m.FACE_SKULL or not locked:
            dice += c[s.DICE + face]
        rank += a.RANK_TERMS[face * a.RANK_ROW + dice]
        face -= 1
    return rank


def legal_rerolls(state: AgesPosition) -> list[int]:
    """A-T2: some of the free dice; with Leadership also any one (A-T3)."""
    rerolls = a.rerolls_from(int(free_rank(state)))
    if state.cells[state.seat_base(state.cells[s.ACTIVE]) + s.SEAT_OWNS + m.LEADERSHIP] == 0:
        return rerolls[:]
    return [a.STOP, *legal_leads(state), *rerolls[1:]]


def legal_leads(state: AgesPosition) -> list[int]:
    return [a.LEAD + face for face in range(m.FACES) if state.cells[s.DICE + face] > 0]


def reroll(state: AgesPosition, rank: i64) -> None:
    """A-T2: these dice are taken up again."""
    c = state.cells
    dice: i64 = 0
    face: i64 = 0
    while face < m.FACES:
        count = a.FACES_OF[rank * m.FACES + face]
        c[s.DICE + face] -= count
        dice += count
        face += 1
    throw(state, dice)


def lead(state: AgesPosition, face: i64) -> None:
    """A-T3: Leadership rerolls one die of any face and ends the rolling."""
    c = state.cells
    c[s.LED] = 1
    c[s.DICE + face] -= 1
    c[s.ROLLING] = 1
    c[s.STEP] = s.ROLLING_STEP


def rank_of_packed(packed: i64) -> i64:
    """The rank of a multiset packed in three bits a face."""
    rank: i64 = 0
    dice: i64 = 0
    face: i64 = m.FACES - 1
    while face >= 0:
        dice += (packed >> (3 * face)) & 7
        rank += a.RANK_TERMS[face * a.RANK_ROW + dice]
        face -= 1
    return rank
