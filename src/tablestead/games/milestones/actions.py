"""The numbering of actions and their notation."""

from __future__ import annotations

from typing import Final

from tablestead.engine.blocks import Block, Ids, Number, Numbering, Part, Spelled
from tablestead.engine.notation import only
from tablestead.games.milestones import material as m

# Single actions.
END: Final = 0
DONE: Final = 1
LEAVE: Final = 2
# Blocks.
MOVE: Final = 3  # + space
AT: Final = 15  # + employment space - 1, the left one of two
RETURN: Final = 22  # + good
COVER: Final = 27  # + employment space - 1
BONUS: Final = 35  # + employment space - 1
BUY: Final = 43  # + good
SELL: Final = 47  # + pair of goods
STREET: Final = 57  # + point where a section starts
POINT: Final = 124  # + its middle point, then its end
MARKET: Final = 191  # + point
FLOUR: Final = 258  # + point
HOUSE: Final = 325  # + triangle
HIRE: Final = 427  # + tile
DRAFT: Final = 2027  # + tile
LOT: Final = 3627  # + good of the bonus tile drawn: a chance event
TILE: Final = 3632  # + tile drawn: a chance event
ACTIONS: Final = 5232

# The blocks


class Capital(Spelled):
    """A place of the main board, or a tile: written in capitals."""

    def spelling(self, word: str) -> str:
        return word.upper()


class Point(Capital):
    """A point of the lattice: `E5`."""

    def __init__(self) -> None:
        super().__init__("POINT", m.POINTS, "A1 … G10")

    def spell(self, index: int) -> str:
        return m.POINT_IDS[index]

    def find(self, word: str) -> int:
        return m.POINT_IDS.index(word) if word in m.POINT_IDS else -1


class Triangle(Capital):
    """A triangle of the lattice by its corners, in any order: `A2-A3-B2`."""

    def __init__(self) -> None:
        super().__init__("TRIANGLE", m.TRIANGLES, "A1-A2-B1 …")

    def spell(self, index: int) -> str:
        return m.TRIANGLE_IDS[index]

    def find(self, word: str) -> int:
        return m.triangle_named(word)


class Tile(Capital):
    """A worker tile: `Q1|C3`."""

    def __init__(self) -> None:
        super().__init__("TILE", m.TILES, "Q1|C3 …")

    def spell(self, index: int) -> str:
        return m.tile_id(index)

    def find(self, word: str) -> int:
        return m.tile_of(word)


class Pair(Part):
    """Two cubes that are sold together, in any order."""

    def __init__(self) -> None:
        super().__init__("GOOD GOOD", m.SALE_PAIRS)

    def words(self, index: int) -> list[str]:
        return [m.GOOD_IDS[m.SALES[2 * index]], m.GOOD_IDS[m.SALES[2 * index + 1]]]

    def read(self, words: list[str], verb: str) -> int:
        one = only(CUBE.ids, words[:1], verb)
        other = only(CUBE.ids, words[1:], verb)
        return m.sale_of(min(one, other), max(one, other))


SPACE: Final = Ids("SPACE", m.SPACE_IDS)
EMPLOYMENT_SPACE: Final = Number(1, m.EMPLOYMENT)
LEFT_SPACE: Final = Number(1, m.EMPLOYMENT - 1)
GOOD: Final = Ids("GOOD", m.GOOD_IDS)
CUBE: Final = Ids("GOOD", m.GOOD_IDS[: m.CUBES])
ANY_POINT: Final = Point()
ANY_TILE: Final = Tile()

NUMBERING: Final = Numbering(
    (
        Block(END, "end"),
        Block(DONE, "done"),
        Block(LEAVE, "leave"),
        Block(MOVE, "move", (SPACE,)),
        Block(AT, "at", (LEFT_SPACE,)),
        Block(RETURN, "return", (GOOD,)),
        Block(COVER, "cover", (EMPLOYMENT_SPACE,)),
        Block(BONUS, "bonus", (EMPLOYMENT_SPACE,)),
        Block(BUY, "buy", (CUBE,)),
        Block(SELL, "sell", (Pair(),)),
        Block(STREET, "street", (ANY_POINT,)),
        Block(POINT, "", (ANY_POINT,)),
        Block(MARKET, "market", (ANY_POINT,)),
        Block(FLOUR, "flour", (ANY_POINT,)),
        Block(HOUSE, "house", (Triangle(),)),
        Block(HIRE, "hire", (ANY_TILE,)),
        Block(DRAFT, "draft", (ANY_TILE,)),
        Block(LOT, "lot", (GOOD,), chance=True),
        Block(TILE, "tile", (ANY_TILE,), chance=True),
    )
)
