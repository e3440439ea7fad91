"""The numbering of actions and their notation.

Dice are a multiset of faces. Multisets of up to 7 faces are ranked 0…1715, smaller ones first, by the
combinatorial number system; a reroll and a roll are a block of ranks each.
"""

from __future__ import annotations

from math import comb
from typing import Final

from tablestead.engine.errors import NotationError
from tablestead.engine.notation import extra, number, only, split, unknown
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

WORDS: Final = (
    *("end", "roll", "stop", "done", "accept", "refuse", "propose", "spend-stone", "ship", "preserve"),
)

# rank = Σ over faces f of C(dice with face f or a later one + 5 - f, 6 - f); one row of 8 per face
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
        rank += RANK_TERMS[face * 8 + dice]
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


# Notation


def text_of(action: int) -> str:
    if not 0 <= action < ACTIONS:
        raise ValueError(f"no action {action}")
    if action < LEAD:
        return WORDS[action]
    if action < FOOD:
        return "lead " + m.FACE_IDS[action - LEAD]
    if action < SPEARHEADS:
        return f"food {action - FOOD}"
    if action < BUILD:
        return f"spearheads {action - SPEARHEADS}"
    if action < BUY:
        return "build " + m.BUILDING_IDS[action - BUILD]
    if action < WITH:
        return "buy " + m.DEVELOPMENT_IDS[action - BUY]
    if action < DISCARD:
        kinds = [m.KIND_IDS[kind] for kind in range(m.KINDS) if (action - WITH) >> kind & 1]
        return "with " + (" ".join(kinds) or "coins")
    if action < SWAP:
        return "discard " + m.KIND_IDS[action - DISCARD]
    if action < OFFER:
        kind, other = divmod(action - SWAP, m.KINDS)
        return f"swap {m.KIND_IDS[kind]} {m.KIND_IDS[other]}"
    if action < GIVE:
        return f"offer {action - OFFER + 1}"
    if action < REROLL:
        verb, first = ("give", GIVE) if action < TAKE else ("take", TAKE)
        kind, less = divmod(action - first, MAX_GIVEN)
        return f"{verb} {m.KIND_IDS[kind]} {less + 1}"
    verb, first = ("reroll", REROLL) if action < ROLLED else ("roll", ROLLED)
    faces = faces_of(action - first)
    return " ".join([verb, *(m.FACE_IDS[face] for face in range(m.FACES) for _ in range(faces[face]))])


def action_of(text: str) -> int:
    """The action of a notation; a NotationError names the word it stumbles on."""
    words = split(text)
    verb, rest = words[0], words[1:]
    if verb in WORDS and not rest:
        return WORDS.index(verb)
    if verb == "lead":
        return LEAD + only(m.FACE_IDS, rest, verb)
    if verb == "food":
        return FOOD + number(rest, verb, 0, 15)
    if verb == "spearheads":
        return SPEARHEADS + number(rest, verb, 0, 4)
    if verb == "build":
        return BUILD + only(m.BUILDING_IDS, rest, verb)
    if verb == "buy":
        return BUY + only(m.DEVELOPMENT_IDS, rest, verb)
    if verb == "with":
        return WITH + _goods(rest, verb)
    if verb == "discard":
        return DISCARD + only(m.KIND_IDS[: m.KINDS], rest, verb)
    if verb == "swap":
        kind = only(m.KIND_IDS[: m.KINDS], rest[:1], verb)
        return SWAP + kind * m.KINDS + only(m.KIND_IDS[: m.KINDS], rest[1:], verb)
    if verb == "offer":
        return OFFER + number(rest, verb, 1, 4) - 1
    if verb in ("give", "take"):
        kind = only(m.KIND_IDS, rest[:1], verb)
        first = GIVE if verb == "give" else TAKE
        return first + kind * MAX_GIVEN + number(rest[1:], verb, 1, MAX_GIVEN) - 1
    if verb in ("roll", "reroll"):
        return (ROLLED if verb == "roll" else REROLL) + rank_of(_faces(rest, verb))
    if verb in WORDS:
        raise extra(rest[0], verb)
    known = (*WORDS, "reroll", "lead", "food", "spearheads", "build", "buy", "with", "discard", "swap")
    allowed = " ".join((*known, "offer", "give", "take"))
    raise unknown(verb, allowed)


def _goods(words: list[str], verb: str) -> int:
    if words == ["coins"]:
        return 0
    bits = 0
    for word in words or [""]:
        bit = 1 << only(m.KIND_IDS[: m.KINDS], [word] if word else [], verb)
        if bits & bit:
            raise extra(word, verb)
        bits |= bit
    return bits


def _faces(words: list[str], verb: str) -> list[int]:
    faces = [0] * m.FACES
    if not words:
        raise NotationError("error-word-missing", {"verb": verb, "allowed": " ".join(m.FACE_IDS)})
    for at, word in enumerate(words):
        faces[only(m.FACE_IDS, [word], verb)] += 1
        if at >= m.MAX_DICE:
            raise extra(word, verb)
    return faces


VERBS: Final = (
    *((word, index, 1) for index, word in enumerate(WORDS)),
    ("lead FACE", LEAD, m.FACES),
    ("food N", FOOD, 16),
    ("spearheads N", SPEARHEADS, 5),
    ("build BUILDING", BUILD, m.BUILDINGS),
    ("buy DEVELOPMENT", BUY, m.DEVELOPMENTS),
    ("with GOOD … | coins", WITH, 32),
    ("discard GOOD", DISCARD, m.KINDS),
    ("swap GOOD GOOD", SWAP, m.KINDS * m.KINDS),
    ("offer SEAT", OFFER, 4),
    ("give GOOD N", GIVE, m.TRADE_KINDS * MAX_GIVEN),
    ("take GOOD N", TAKE, m.TRADE_KINDS * MAX_GIVEN),
    ("reroll FACE …", REROLL, RANKS),
    ("roll FACE …", ROLLED, RANKS),
)
