"""The numbering of actions and their notation."""

from __future__ import annotations

import re
from typing import Final

from tablestead.engine.notation import extra, number, only, single, split, unknown
from tablestead.games.keyflower import material as m

# Single actions.
END: Final = 0
PASS: Final = 1
DONE: Final = 2
DECLINE: Final = 3
# Blocks.
BID: Final = 4  # + tile
USE: Final = 72  # + tile
WORKERS: Final = 140  # + colour * m.WORKERS + number - 1: placed from behind the screen
FROM: Final = 300  # + tile: a losing bid that moves along
PAY: Final = 368  # + colour of a worker, or + m.COLOURS + skill
TAKE: Final = 375  # + good
CARRY: Final = 379  # + good * m.TILES + tile it lies on
TO: Final = 651  # + direction
UPGRADE: Final = 657  # + tile
WITH: Final = 725  # + payment - 1
BOAT: Final = 864  # + boat
KEEP: Final = 870  # + choice of winter tiles
LAY: Final = 1168  # + tile
AT: Final = 1236  # + cell
TURN: Final = 10261  # + sixths clockwise
WORKER: Final = 10267  # + colour drawn from the bag: this and what follows are chance events
SKILL: Final = 10271  # + skill drawn from the pile
TILE: Final = 10274  # + tile drawn
ACTIONS: Final = 10342

WORDS: Final = ("end", "pass", "done", "decline")
PAY_IDS: Final = (*m.COLOUR_IDS, *m.SKILL_IDS)
WITH_IDS: Final = (*m.GOOD_IDS, *m.SKILL_IDS)
WINTER_IDS: Final = m.TILE_IDS[m.WINTER : m.SUMMER_BOATS]


def text_of(action: int) -> str:
    if not 0 <= action < ACTIONS:
        raise ValueError(f"no action {action}")
    if action < BID:
        return WORDS[action]
    if action < USE:
        return "bid " + m.TILE_IDS[action - BID]
    if action < WORKERS:
        return "use " + m.TILE_IDS[action - USE]
    if action < FROM:
        colour, less = divmod(action - WORKERS, m.WORKERS)
        return f"{m.COLOUR_IDS[colour]} {less + 1}"
    if action < PAY:
        return "from " + m.TILE_IDS[action - FROM]
    if action < TAKE:
        return "pay " + PAY_IDS[action - PAY]
    if action < CARRY:
        return "take " + m.GOOD_IDS[action - TAKE]
    if action < TO:
        good, tile = divmod(action - CARRY, m.TILES)
        return f"carry {m.GOOD_IDS[good]} {m.TILE_IDS[tile]}"
    if action < UPGRADE:
        return m.DIRECTION_IDS[action - TO]
    if action < WITH:
        return "upgrade " + m.TILE_IDS[action - UPGRADE]
    if action < BOAT:
        return " ".join(["with", *paid(action - WITH + 1)])
    if action < KEEP:
        return "boat " + m.BOAT_IDS[action - BOAT]
    if action < LAY:
        return " ".join(["keep", *kept(action - KEEP)])
    if action < AT:
        return "lay " + m.TILE_IDS[action - LAY]
    if action < TURN:
        return "at " + cell_id(action - AT)
    if action < WORKER:
        return f"turn {action - TURN}"
    if action < SKILL:
        return "worker " + m.COLOUR_IDS[action - WORKER]
    if action < TILE:
        return "skill " + m.SKILL_IDS[action - SKILL]
    return "tile " + m.TILE_IDS[action - TILE]


def paid(payment: int) -> list[str]:
    """The goods of a payment, one word each, and its skill tile."""
    bundle, skill = divmod(payment, 4)
    goods = [m.GOOD_IDS[good] for good in range(m.GOODS) for _ in range(m.BUNDLES[bundle * m.GOODS + good])]
    return goods + ([m.SKILL_IDS[skill - 1]] if skill else [])


def kept(choice: int) -> list[str]:
    """The winter tiles of a choice."""
    return [id for n, id in enumerate(WINTER_IDS) if m.KEEPS[choice] >> n & 1]


def cell_id(cell: int) -> str:
    """`1,-1`."""
    return f"{cell // m.SPAN - m.REACH},{cell % m.SPAN - m.REACH}"


def action_of(text: str) -> int:
    """The action of a notation; a NotationError names the word it stumbles on."""
    words = split(text)
    if words[0] == "+" and len(words) > 1:  # `red 2 + from keywood`
        words = words[1:]
    verb, rest = words[0], words[1:]
    if verb in WORDS:
        if rest:
            raise extra(rest[0], verb)
        return WORDS.index(verb)
    if verb == "bid":
        return BID + only(m.TILE_IDS, rest, verb)
    if verb == "use":
        return USE + only(m.TILE_IDS, rest, verb)
    if verb in m.COLOUR_IDS:
        return WORKERS + m.COLOUR_IDS.index(verb) * m.WORKERS + number(rest, verb, 1, m.WORKERS) - 1
    if verb == "from":
        return FROM + only(m.TILE_IDS, rest, verb)
    if verb == "pay":
        return PAY + only(PAY_IDS, rest, verb)
    if verb == "take":
        return TAKE + only(m.GOOD_IDS, rest, verb)
    if verb == "carry":
        good = only(m.GOOD_IDS, rest[:1], verb)
        return CARRY + good * m.TILES + only(m.TILE_IDS, rest[1:], verb)
    if verb in m.DIRECTION_IDS:
        if rest:
            raise extra(rest[0], verb)
        return TO + m.DIRECTION_IDS.index(verb)
    if verb == "upgrade":
        return UPGRADE + only(m.TILE_IDS, rest, verb)
    if verb == "with":
        return WITH + _payment(rest, verb) - 1
    if verb == "boat":
        return BOAT + only(m.BOAT_IDS, rest, verb)
    if verb == "keep":
        return KEEP + _keep(rest, verb)
    if verb == "lay":
        return LAY + only(m.TILE_IDS, rest, verb)
    if verb == "at":
        return AT + _cell(rest, verb)
    if verb == "turn":
        return TURN + number(rest, verb, 0, m.DIRECTIONS - 1)
    if verb == "worker":
        return WORKER + only(m.COLOUR_IDS, rest, verb)
    if verb == "skill":
        return SKILL + only(m.SKILL_IDS, rest, verb)
    if verb == "tile":
        return TILE + only(m.TILE_IDS, rest, verb)
    known = "bid use blue red yellow green from pay decline take carry n ne se s sw nw upgrade with done"
    raise unknown(verb, known + " boat keep lay at turn pass end")


def _payment(words: list[str], verb: str) -> int:
    counts = [0] * (m.GOODS + m.SKILLS)
    for word in words or [""]:
        counts[only(WITH_IDS, [word] if word else [], verb)] += 1
        if sum(counts[: m.GOODS]) > m.MOST_PAID or sum(counts[m.GOODS :]) > 1:
            raise extra(word, verb)
    skill = counts[m.GOODS :].index(1) + 1 if 1 in counts[m.GOODS :] else 0
    for bundle in range(m.BUNDLE_COUNT):
        if m.BUNDLES[bundle * m.GOODS : (bundle + 1) * m.GOODS] == counts[: m.GOODS]:
            return bundle * 4 + skill
    raise AssertionError


def _keep(words: list[str], verb: str) -> int:
    mask = 0
    for word in words or [""]:
        bit = 1 << only(WINTER_IDS, [word] if word else [], verb)
        if mask & bit or bin(mask).count("1") == 3:
            raise extra(word, verb)
        mask |= bit
    return m.KEEPS.index(mask)


def _cell(words: list[str], verb: str) -> int:
    allowed = "0,-1 …"
    word = single(words, verb, allowed)
    found = re.fullmatch(r"(-?\d{1,2}),(-?\d{1,2})", word)
    if found is None or max(abs(int(found[1])), abs(int(found[2]))) > m.REACH:
        raise unknown(word, allowed)
    return m.cell_of(int(found[1]), int(found[2]))


VERBS: Final = (
    *((word, index, 1) for index, word in enumerate(WORDS)),
    ("bid TILE", BID, m.TILES),
    ("use TILE", USE, m.TILES),
    ("COLOUR N", WORKERS, m.COLOURS * m.WORKERS),
    ("from TILE", FROM, m.TILES),
    ("pay COLOUR | SKILL", PAY, m.COLOURS + m.SKILLS),
    ("take GOOD", TAKE, m.GOODS),
    ("carry GOOD TILE", CARRY, m.GOODS * m.TILES),
    ("DIRECTION", TO, m.DIRECTIONS),
    ("upgrade TILE", UPGRADE, m.TILES),
    ("with GOOD … SKILL", WITH, m.PAYMENTS),
    ("boat BOAT", BOAT, m.MOST_BOATS),
    ("keep TILE …", KEEP, m.KEEP_COUNT),
    ("lay TILE", LAY, m.TILES),
    ("at CELL", AT, m.CELLS),
    ("turn N", TURN, m.DIRECTIONS),
    ("worker COLOUR", WORKER, m.COLOURS),
    ("skill SKILL", SKILL, m.SKILLS),
    ("tile TILE", TILE, m.TILES),
)
