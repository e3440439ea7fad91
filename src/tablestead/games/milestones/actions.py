"""The numbering of actions and their notation."""

from __future__ import annotations

from typing import Final

from tablestead.engine.notation import extra, only, single, split, unknown
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

WORDS: Final = ("end", "done", "leave")
EMPLOYMENT_IDS: Final = ("1", "2", "3", "4", "5", "6", "7", "8")


def text_of(action: int) -> str:
    if not 0 <= action < ACTIONS:
        raise ValueError(f"no action {action}")
    if action < MOVE:
        return WORDS[action]
    if action < AT:
        return "move " + m.SPACE_IDS[action - MOVE]
    if action < RETURN:
        return f"at {action - AT + 1}"
    if action < COVER:
        return "return " + m.GOOD_IDS[action - RETURN]
    if action < BONUS:
        return f"cover {action - COVER + 1}"
    if action < BUY:
        return f"bonus {action - BONUS + 1}"
    if action < SELL:
        return "buy " + m.GOOD_IDS[action - BUY]
    if action < STREET:
        pair = 2 * (action - SELL)
        return f"sell {m.GOOD_IDS[m.SALES[pair]]} {m.GOOD_IDS[m.SALES[pair + 1]]}"
    if action < POINT:
        return "street " + m.POINT_IDS[action - STREET]
    if action < MARKET:
        return m.POINT_IDS[action - POINT]
    if action < FLOUR:
        return "market " + m.POINT_IDS[action - MARKET]
    if action < HOUSE:
        return "flour " + m.POINT_IDS[action - FLOUR]
    if action < HIRE:
        return "house " + m.TRIANGLE_IDS[action - HOUSE]
    if action < DRAFT:
        return "hire " + m.tile_id(action - HIRE)
    if action < LOT:
        return "draft " + m.tile_id(action - DRAFT)
    if action < TILE:
        return "lot " + m.GOOD_IDS[action - LOT]
    return "tile " + m.tile_id(action - TILE)


def action_of(text: str) -> int:
    """The action of a notation; a NotationError names the word it stumbles on."""
    words = split(text)
    verb, rest = words[0], words[1:]
    if verb in WORDS and not rest:
        return WORDS.index(verb)
    if verb == "move":
        return MOVE + only(m.SPACE_IDS, rest, verb)
    if verb == "at":
        return AT + only(EMPLOYMENT_IDS[:7], rest, verb)
    if verb == "return":
        return RETURN + only(m.GOOD_IDS, rest, verb)
    if verb == "cover":
        return COVER + only(EMPLOYMENT_IDS, rest, verb)
    if verb == "bonus":
        return BONUS + only(EMPLOYMENT_IDS, rest, verb)
    if verb == "buy":
        return BUY + only(m.GOOD_IDS[: m.CUBES], rest, verb)
    if verb == "sell":
        return SELL + _pair(rest, verb)
    if verb == "street":
        return STREET + _point(rest, verb)
    if verb == "market":
        return MARKET + _point(rest, verb)
    if verb == "flour":
        return FLOUR + _point(rest, verb)
    if verb == "house":
        return HOUSE + _triangle(rest, verb)
    if verb == "hire":
        return HIRE + _tile(rest, verb)
    if verb == "draft":
        return DRAFT + _tile(rest, verb)
    if verb == "lot":
        return LOT + only(m.GOOD_IDS, rest, verb)
    if verb == "tile":
        return TILE + _tile(rest, verb)
    if verb.upper() in m.POINT_IDS:
        if rest:
            raise extra(rest[0], verb.upper())
        return POINT + m.POINT_IDS.index(verb.upper())
    if verb in WORDS:
        raise extra(rest[0], verb)
    known = "end done leave move at return cover bonus buy sell street market flour house hire draft"
    raise unknown(verb, known)


def _pair(words: list[str], verb: str) -> int:
    cubes = m.GOOD_IDS[: m.CUBES]
    one = only(cubes, words[:1], verb)
    other = only(cubes, words[1:], verb)
    low, high = min(one, other), max(one, other)
    for pair in range(m.SALE_PAIRS):
        if m.SALES[2 * pair] == low and m.SALES[2 * pair + 1] == high:
            return pair
    raise AssertionError


def _point(words: list[str], verb: str) -> int:
    word = single(words, verb, "A1 … G10").upper()
    if word not in m.POINT_IDS:
        raise unknown(word, "A1 … G10")
    return m.POINT_IDS.index(word)


def _triangle(words: list[str], verb: str) -> int:
    allowed = "A1-A2-B1 …"
    word = single(words, verb, allowed).upper()
    points = [m.POINT_IDS.index(id) for id in word.split("-") if id in m.POINT_IDS]
    triangle = m.triangle_of(points) if len(points) == 3 and word.count("-") == 2 else -1
    if triangle < 0:
        raise unknown(word, allowed)
    return triangle


def _tile(words: list[str], verb: str) -> int:
    word = single(words, verb, "Q1|C3 …")
    tile = m.tile_of(word)
    if tile < 0:
        raise unknown(word, "Q1|C3 …")
    return tile


VERBS: Final = (
    *((word, index, 1) for index, word in enumerate(WORDS)),
    ("move SPACE", MOVE, m.SPACES),
    ("at N", AT, m.EMPLOYMENT - 1),
    ("return GOOD", RETURN, m.KINDS),
    ("cover N", COVER, m.EMPLOYMENT),
    ("bonus N", BONUS, m.EMPLOYMENT),
    ("buy GOOD", BUY, m.CUBES),
    ("sell GOOD GOOD", SELL, m.SALE_PAIRS),
    ("street POINT", STREET, m.POINTS),
    ("POINT", POINT, m.POINTS),
    ("market POINT", MARKET, m.POINTS),
    ("flour POINT", FLOUR, m.POINTS),
    ("house TRIANGLE", HOUSE, m.TRIANGLES),
    ("hire TILE", HIRE, m.TILES),
    ("draft TILE", DRAFT, m.TILES),
    ("lot GOOD", LOT, m.KINDS),
    ("tile TILE", TILE, m.TILES),
)
