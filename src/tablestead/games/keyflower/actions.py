"""The numbering of actions and their notation."""

from __future__ import annotations

import re
from typing import Final

from tablestead.engine.blocks import Block, Ids, Number, Numbering, Part, Spelled
from tablestead.engine.notation import extra, only
from tablestead.games.keyflower import material as m

# Single actions.
END: Final = 0
PASS: Final = 1
DONE: Final = 2
DECLINE: Final = 3
# Blocks.
BID: Final = 4  # + tile
USE: Final = 72  # + tile
WORKERS: Final = 140  # + colour * m.WORKERS_OF_COLOUR + number - 1: placed from behind the screen
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


# The blocks


class Payment(Part):
    """What an upgrade is paid with: up to three goods, and up to one skill tile."""

    def __init__(self) -> None:
        super().__init__("GOOD … SKILL", m.PAYMENTS)
        self.ids = (*m.GOOD_IDS, *m.SKILL_IDS)

    def words(self, index: int) -> list[str]:
        return paid(index + 1)

    def read(self, words: list[str], verb: str) -> int:
        counts = [0] * len(self.ids)
        for word in words or [""]:
            counts[only(self.ids, [word] if word else [], verb)] += 1
            if sum(counts[: m.GOODS]) > m.MOST_PAID or sum(counts[m.GOODS :]) > 1:
                raise extra(word, verb)
        return m.payment_of(counts[: m.GOODS], counts[m.GOODS :]) - 1

    def value(self, index: int) -> int:
        return index + 1


def paid(payment: int) -> list[str]:
    """The goods of a payment, one word each, and its skill tile."""
    bundle, skill = divmod(payment, m.SKILL_PAYMENTS)
    goods = [m.GOOD_IDS[good] for good in range(m.GOODS) for _ in range(m.BUNDLES[bundle * m.GOODS + good])]
    return goods + ([m.SKILL_IDS[skill - 1]] if skill else [])


WINTER_IDS: Final = m.TILE_IDS[m.WINTER : m.SUMMER_BOATS]


class WinterTiles(Part):
    """One, two or three of the winter tiles, by the number of the choice."""

    def __init__(self) -> None:
        super().__init__("TILE …", m.KEEP_COUNT)
        self.ids = WINTER_IDS

    def words(self, index: int) -> list[str]:
        return kept(index)

    def read(self, words: list[str], verb: str) -> int:
        mask = 0
        for at, word in enumerate(words or [""]):
            bit = 1 << only(self.ids, [word] if word else [], verb)
            if mask & bit or at == m.MOST_KEPT:
                raise extra(word, verb)
            mask |= bit
        return m.KEEP_NUMBERS[mask]


def kept(choice: int) -> list[str]:
    """The winter tiles of a choice."""
    return [id for n, id in enumerate(WINTER_IDS) if m.KEEPS[choice] >> n & 1]


class Cell(Spelled):
    """A cell of a village: `1,-1`."""

    def __init__(self) -> None:
        super().__init__("CELL", m.VILLAGE_CELLS, "0,-1 …")

    def spell(self, index: int) -> str:
        return cell_id(index)

    def find(self, word: str) -> int:
        found = re.fullmatch(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})", word)
        if found is None or max(abs(int(found[1])), abs(int(found[2]))) > m.REACH:
            return -1
        return m.cell_of(int(found[1]), int(found[2]))


def cell_id(cell: int) -> str:
    """`1,-1`."""
    return f"{cell // m.SPAN - m.REACH},{cell % m.SPAN - m.REACH}"


COLOUR: Final = Ids("COLOUR", m.COLOUR_IDS)
GOOD: Final = Ids("GOOD", m.GOOD_IDS)
ANY_TILE: Final = Ids("TILE", m.TILE_IDS)

NUMBERING: Final = Numbering(
    (
        Block(END, "end"),
        Block(PASS, "pass"),
        Block(DONE, "done"),
        Block(DECLINE, "decline"),
        Block(BID, "bid", (ANY_TILE,)),
        Block(USE, "use", (ANY_TILE,)),
        Block(WORKERS, "", (COLOUR, Number(1, m.WORKERS_OF_COLOUR))),
        Block(FROM, "from", (ANY_TILE,)),
        Block(PAY, "pay", (Ids("COLOUR | SKILL", (*m.COLOUR_IDS, *m.SKILL_IDS)),)),
        Block(TAKE, "take", (GOOD,)),
        Block(CARRY, "carry", (GOOD, ANY_TILE)),
        Block(TO, "", (Ids("DIRECTION", m.DIRECTION_IDS),)),
        Block(UPGRADE, "upgrade", (ANY_TILE,)),
        Block(WITH, "with", (Payment(),)),
        Block(BOAT, "boat", (Ids("BOAT", m.BOAT_IDS),)),
        Block(KEEP, "keep", (WinterTiles(),)),
        Block(LAY, "lay", (ANY_TILE,)),
        Block(AT, "at", (Cell(),)),
        Block(TURN, "turn", (Number(0, m.DIRECTIONS - 1),)),
        Block(WORKER, "worker", (COLOUR,), chance=True),
        Block(SKILL, "skill", (Ids("SKILL", m.SKILL_IDS),), chance=True),
        Block(TILE, "tile", (ANY_TILE,), chance=True),
    ),
    joiner="+",  # `red 2 + from keywood`
)
