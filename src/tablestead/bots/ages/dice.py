"""The rerolls of a turn, solved exactly: dynamic programming over multisets of dice.

Multisets of up to 7 faces are ranked 0…1715, smaller ones first (games/ages/actions.py), so a table
over all of them is a row of numbers, and two sweeps go through one roll:
- `expect`, from large to small: what it is worth to keep some dice and roll the others is the mean over
  the six faces that one more die may show.
- `choose`, from small to large: the best dice to keep are all of them, or the best ones to keep after
  one die is put aside to be rolled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m


def _neighbours(change: int) -> list[int]:
    """For each rank and face, the rank with a die of that face more or less; −1 where there is none."""
    result = []
    for rank in range(a.RANKS):
        faces = a.faces_of(rank)
        dice = sum(faces)
        for face in range(m.FACES):
            faces[face] += change
            possible = faces[face] >= 0 and dice + change <= m.MAX_DICE
            result.append(a.rank_of(faces) if possible else -1)
            faces[face] -= change
    return result


MORE: Final = vec[i64](_neighbours(1))
LESS: Final = vec[i64](_neighbours(-1))


def expect(dice: i64, values: vec[float]) -> vec[float]:
    """From the values of all multisets of `dice` dice, what every smaller one is worth to keep."""
    result = values[:]
    rank: i64 = a.FIRST_RANK[dice] - 1
    while rank >= 0:
        at: i64 = rank * m.FACES
        result[rank] = (
            result[MORE[at]]
            + result[MORE[at + 1]]
            + result[MORE[at + 2]]
            + result[MORE[at + 3]]
            + result[MORE[at + 4]]
            + result[MORE[at + 5]]
        ) / 6.0
        rank -= 1
    return result


class Keeps:
    """What every multiset is worth to keep, and which part of a multiset is best kept."""

    def __init__(self, dice: i64, values: vec[float], locked: bool) -> None:
        self.worth = expect(dice, values)
        self.best = self.worth[:]
        self.kept = vec[i64]([0] * a.RANKS)
        end: i64 = a.FIRST_RANK[dice + 1]
        rank: i64 = 0
        while rank < end:
            value = self.best[rank]
            kept: i64 = rank
            face: i64 = 0
            while face < m.FACES:
                fewer: i64 = LESS[rank * m.FACES + face]
                # A skull stays where skulls are locked (A-T2).
                if fewer >= 0 and (face != m.FACE_SKULL or not locked) and self.best[fewer] > value:
                    value = self.best[fewer]
                    kept = self.kept[fewer]
                face += 1
            self.best[rank] = value
            self.kept[rank] = kept
            rank += 1

    def follow(self, dice: i64, figures: vec[float]) -> vec[float]:
        """The mean of another figure, for those who keep what is best kept."""
        means = expect(dice, figures)
        result = means[:]
        rank: i64 = a.FIRST_RANK[dice]
        while rank < a.FIRST_RANK[dice + 1]:
            result[rank] = means[self.kept[rank]]
            rank += 1
        return result


class Rerolls:
    """The three rolls of a turn, from the value of every final multiset of `dice` dice backwards."""

    def __init__(self, dice: i64, final: vec[float], locked: bool, leadership: bool) -> None:
        self.dice = dice
        self.final = final
        self.stopped = final[:]
        """The value when rolling is over: final, or with one die led (A-T3)."""
        self.led = vec[i64]([-1] * a.RANKS)
        """The face that Leadership rerolls, −1 for none."""
        if leadership:
            self.add_leadership()
        self.second = Keeps(dice, self.stopped, locked)
        """With one reroll to go."""
        self.first = Keeps(dice, self.second.best, locked)
        """With two."""
        self.start = expect(dice, self.first.best)[0]
        """Before the first roll."""

    def lead_value(self, figures: vec[float], rank: i64, face: i64) -> float:
        """The mean of a figure over the six faces that a die led away may show."""
        rest: i64 = LESS[rank * m.FACES + face] * m.FACES
        total = 0.0
        shown: i64 = 0
        while shown < m.FACES:
            total += figures[MORE[rest + shown]]
            shown += 1
        return total / 6.0

    def add_leadership(self) -> None:
        rank: i64 = a.FIRST_RANK[self.dice]
        while rank < a.FIRST_RANK[self.dice + 1]:
            face: i64 = 0
            while face < m.FACES:
                if LESS[rank * m.FACES + face] >= 0:
                    value = self.lead_value(self.final, rank, face)
                    if value > self.stopped[rank] + 1e-9:
                        self.stopped[rank] = value
                        self.led[rank] = face
                face += 1
            rank += 1

    def keep(self, rank: i64, rolls: i64) -> i64:
        """The dice to keep of these after so many rolls; the same rank: stop."""
        keeps = self.first if rolls == 1 else self.second
        kept: i64 = keeps.kept[rank]
        if kept == rank or keeps.worth[kept] <= self.stopped[rank] + 1e-9:
            return rank
        return kept

    def value(self, rank: i64, rolls: i64) -> float:
        if rolls == 1:
            return self.first.best[rank]
        return self.second.best[rank] if rolls == 2 else self.stopped[rank]

    def outlook(self, figures: vec[float], rank: i64, rolls: i64, action: i64) -> tuple[float, float]:
        """What a way to roll on is worth, and the mean of another figure of the final dice, by the best play.

        `rank` and `rolls`: the dice as they lie, and how often they were rolled.
        """
        if action == a.STOP:
            return self.final[rank], figures[rank]
        if a.LEAD <= action < a.FOOD:
            face: i64 = action - a.LEAD
            return self.lead_value(self.final, rank, face), self.lead_value(figures, rank, face)
        dice = self.dice
        after = self.with_led(figures)
        if rolls == 2:
            kept = rank_without(rank, action)
            return self.second.worth[kept], expect(dice, after)[kept]
        after = self.second.follow(dice, after)
        if rolls == 1:
            kept = rank_without(rank, action)
            return self.first.worth[kept], expect(dice, after)[kept]
        return self.start, expect(dice, self.first.follow(dice, after))[0]

    def with_led(self, figures: vec[float]) -> vec[float]:
        """A figure when rolling is over, Leadership included."""
        after = figures[:]
        rank: i64 = a.FIRST_RANK[self.dice]
        while rank < a.FIRST_RANK[self.dice + 1]:
            face: i64 = self.led[rank]
            if face >= 0:
                after[rank] = self.lead_value(figures, rank, face)
            rank += 1
        return after

    def mean(self, figures: vec[float]) -> float:
        """Another figure of the final dice, in the mean over the best play from the start."""
        return self.outlook(figures, 0, 0, a.ROLL)[1]


def rank_without(rank: i64, reroll: i64) -> i64:
    """The dice that stay when some are rolled again."""
    faces = a.faces_of(int(rank))
    rolled = a.faces_of(int(reroll - a.REROLL))
    kept: i64 = a.rank_of([faces[face] - rolled[face] for face in range(m.FACES)])
    return kept
