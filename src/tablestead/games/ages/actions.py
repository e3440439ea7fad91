"""The numbering of actions and their notation.

Dice are a multiset of faces. Multisets of up to 7 faces are ranked 0…1715, smaller ones first, by the
combinatorial number system; a reroll and a roll are a block of ranks each.
"""

from __future__ import annotations

from math import comb
from typing import Final

from tablestead.engine.blocks import Block, Ids, Number, Numbering, Part, missing_word
from tablestead.engine.notation import extra, only
from tablestead.games.ages import material as m

# Single actions.
END: Final = 0
ROLL: Final = 1
STOP: Final = 2
DONE: Final = 3
ACCEPT: Final = 4
REFUSE: Final = 5
PROPOSE: Final = 6
SPEND_STONE: Final = 7
SHIP: Final = 8
PRESERVE: Final = 9
# Blocks.
LEAD: Final = 10  # + face
FOOD: Final = 16  # + number
SPEARHEADS: Final = 32  # + number, 0…4
BUILD: Final = 37  # + building
BUY: Final = 48  # + development
WITH: Final = 65  # + set of goods kinds, as bits
DISCARD: Final = 97  # + kind
SWAP: Final = 102  # + kind * 5 + other kind
OFFER: Final = 127  # + seat
GIVE: Final = 131  # + kind * 15 + number - 1; the sixth kind is food
TAKE: Final = 221  # likewise
REROLL: Final = 311  # + rank of the faces to roll again
ROLLED: Final = 2027  # + rank of the faces that came up: the chance events
ACTIONS: Final = 3743

RANKS: Final = 1716
MAX_GIVEN: Final = 15
KIND_SETS: Final = 32
RANK_ROW: Final = 8

# rank = Σ over faces f of C(dice with face f or a later one + 5 - f, 6 - f); a row for each face
RANK_TERMS: Final[list[int]] = [
    comb(dice + 5 - face, 6 - face) for face in range(m.FACES) for dice in range(m.MAX_DICE + 1)
]
FIRST_RANK: Final[list[int]] = [comb(dice + 5, 6) for dice in range(m.MAX_DICE + 2)]
"""The first rank of every number of dice."""


def rank_of(faces: list[int]) -> int:
    """The rank of a multiset given as a number for each face."""
    rank = 0
    dice = 0
    for face in range(m.FACES - 1, -1, -1):
        dice += faces[face]
        rank += RANK_TERMS[face * RANK_ROW + dice]
    return rank


def _all_multisets() -> list[int]:
    """Six numbers for each rank."""
    table = [0] * (RANKS * m.FACES)
    stack: list[list[int]] = [[]]
    while stack:
        counts = stack.pop()
        room = m.MAX_DICE - sum(counts)
        if len(counts) < m.FACES:
            stack.extend([*counts, n] for n in range(room + 1))
        else:
            base = rank_of(counts) * m.FACES
            table[base : base + m.FACES] = counts
    return table


FACES_OF: Final[list[int]] = _all_multisets()
"""Six numbers for each rank: how many dice show each face."""


def faces_of(rank: int) -> list[int]:
    return FACES_OF[rank * m.FACES : (rank + 1) * m.FACES]


def dice_in(rank: int) -> int:
    """How many dice a multiset has."""
    dice = 0
    while FIRST_RANK[dice + 1] <= rank:
        dice += 1
    return dice


_REROLLS: Final[list[list[int]]] = [[] for _ in range(RANKS)]


def rerolls_from(rank: int) -> list[int]:
    """`stop` and every reroll of some of these dice, sorted. Shared: copy before changing."""
    known = _REROLLS[rank]
    if not known:
        faces = faces_of(rank)
        subsets: list[list[int]] = [[]]
        for count in faces:
            subsets = [[*subset, n] for subset in subsets for n in range(count + 1)]
        known = [STOP, *sorted(REROLL + rank_of(subset) for subset in subsets if sum(subset))]
        _REROLLS[rank] = known
    return known


# The blocks


class Goods(Part):
    """A set of kinds of goods, as bits; none of them is `coins`."""

    def __init__(self) -> None:
        super().__init__("GOOD … | coins", KIND_SETS)

    def words(self, index: int) -> list[str]:
        return [m.KIND_IDS[kind] for kind in range(m.KINDS) if index >> kind & 1] or ["coins"]

    def read(self, words: list[str], verb: str) -> int:
        if words == ["coins"]:
            return 0
        bits = 0
        for word in words or [""]:
            bit = 1 << only(GOOD.ids, [word] if word else [], verb)
            if bits & bit:
                raise extra(word, verb)
            bits |= bit
        return bits


class Faces(Part):
    """A multiset of up to seven faces, by its rank."""

    def __init__(self) -> None:
        super().__init__("FACE …", RANKS)

    def words(self, index: int) -> list[str]:
        faces = faces_of(index)
        return [m.FACE_IDS[face] for face in range(m.FACES) for _ in range(faces[face])]

    def read(self, words: list[str], verb: str) -> int:
        if not words:
            raise missing_word(verb, " ".join(m.FACE_IDS))
        faces = [0] * m.FACES
        for at, word in enumerate(words):
            faces[only(m.FACE_IDS, [word], verb)] += 1
            if at >= m.MAX_DICE:
                raise extra(word, verb)
        return rank_of(faces)


FACE: Final = Ids("FACE", m.FACE_IDS)
BUILDING: Final = Ids("BUILDING", m.BUILDING_IDS)
DEVELOPMENT: Final = Ids("DEVELOPMENT", m.DEVELOPMENT_IDS)
GOOD: Final = Ids("GOOD", m.KIND_IDS[: m.KINDS])
GOOD_OR_FOOD: Final = Ids("GOOD", m.KIND_IDS)
SEAT: Final = Ids("SEAT", [str(seat + 1) for seat in range(m.MAX_PLAYERS)])

NUMBERING: Final = Numbering(
    (
        Block(END, "end"),
        Block(ROLL, "roll"),
        Block(STOP, "stop"),
        Block(DONE, "done"),
        Block(ACCEPT, "accept"),
        Block(REFUSE, "refuse"),
        Block(PROPOSE, "propose"),
        Block(SPEND_STONE, "spend-stone"),
        Block(SHIP, "ship"),
        Block(PRESERVE, "preserve"),
        Block(LEAD, "lead", (FACE,)),
        Block(FOOD, "food", (Number(0, 15),)),
        Block(SPEARHEADS, "spearheads", (Number(0, 4),)),
        Block(BUILD, "build", (BUILDING,)),
        Block(BUY, "buy", (DEVELOPMENT,)),
        Block(WITH, "with", (Goods(),)),
        Block(DISCARD, "discard", (GOOD,)),
        Block(SWAP, "swap", (GOOD, GOOD)),
        Block(OFFER, "offer", (SEAT,)),
        Block(GIVE, "give", (GOOD_OR_FOOD, Number(1, MAX_GIVEN))),
        Block(TAKE, "take", (GOOD_OR_FOOD, Number(1, MAX_GIVEN))),
        Block(REROLL, "reroll", (Faces(),)),
        Block(ROLLED, "roll", (Faces(),), chance=True),
    )
)
