"""Writes the verbs into docs/records.md, from the numbering: `python tools/record_verbs.py [--check]`."""

from __future__ import annotations

import sys

import tablestead as ts
from made import ROOT, write_or_check

TARGET = ROOT / "docs" / "records.md"
BEGIN = "<!-- verbs: made by tools/record_verbs.py -->"
END = "<!-- end of verbs -->"

MEANINGS: dict[str, dict[str, str]] = {
    "ages": {
        "end": "the turn is over",
        "roll": "take up one die per city: the first roll",
        "stop": "keep the dice as they lie; in the last step of rolling, leave Leadership unused",
        "done": "pass the rest of trading, building or buying",
        "accept": "the partner agrees: both sides move",
        "refuse": "the partner does not: nothing moves",
        "propose": "the offer is complete; the partner is to answer",
        "spend-stone": "Engineering: a stone for 3 workers",
        "ship": "Shipping: a wood and a cloth for a ship (late)",
        "preserve": "Preservation: a pottery doubles the food (late)",
        "lead FACE": "Leadership: one die of this face is rolled again, and rolling is over",
        "food N": "so many food-or-workers dice give food; behind `with`: so much food is sold (Granaries)",
        "spearheads N": "Smithing: so many spearheads are spent (late)",
        "build BUILDING": "a worker marks a box of a city or monument",
        "buy DEVELOPMENT": "a development is bought; the payment follows",
        "with GOOD … | coins": "the kinds of goods spent entirely, beside all coins; `coins`: no goods",
        "discard GOOD": "a good above the limit of six is given up",
        "swap GOOD GOOD": "a ship exchanges a good held for one of the supply (late)",
        "offer SEAT": "an offer to this seat begins",
        "give GOOD N": "what the active player would give; `food` is a good here",
        "take GOOD N": "what the active player would get",
        "reroll FACE …": "these dice are rolled again",
        "roll FACE …": "how the dice came to lie, behind `*`",
    },
    "milestones": {
        "end": "the turn, or the own part of the draft, is over",
        "done": "leave the trading house, the board of works or the mill",
        "leave": "a bonus tile within reach stays where it lies",
        "move SPACE": "the piece goes on to `castle`, `1` … `8`, `trading-house`, `board-of-works` or `mill`",
        "at N": "the tile in hand is put on employment spaces N and N+1",
        "return GOOD": "at the castle: a good too many goes back",
        "cover N": "at the castle: the worker on this space is covered",
        "bonus N": "the bonus tile goes on the worker on this space",
        "buy GOOD": "two coins for a cube",
        "sell GOOD GOOD": "two cubes for a coin",
        "street POINT": "a street section starts here; its middle and its end follow",
        "POINT": "behind `street POINT`: the middle point, then the end (`street E5 E6 E7`)",
        "market POINT": "a marketplace is built",
        "flour POINT": "two grain become a flour sack for this marketplace",
        "house TRIANGLE": "a house is built",
        "hire TILE": "two coins for a tile of the display; where it goes follows",
        "draft TILE": "a starting tile is taken; where it goes follows",
        "lot GOOD": "the bonus tile drawn for the next bush, behind `*`",
        "tile TILE": "the worker tile drawn, behind `*`",
    },
    "keyflower": {
        "end": "the turn, the choice of winter tiles or of a boat, or the own laying of tiles is over",
        "pass": "nothing is placed",
        "done": "no more workers join the placement; no more transport and upgrades",
        "decline": "the cost of the tile is not paid",
        "bid TILE": "workers are placed beside this tile; which ones follows",
        "use TILE": "workers are placed on this tile; which ones follows",
        "COLOUR N": "so many workers from behind the screen",
        "from TILE": "the own losing bid on this tile moves along (`red 2 + from keywood`)",
        "pay COLOUR | SKILL": "the worker or skill tile that the tile costs",
        "take GOOD": "what the Workshop makes",
        "carry GOOD TILE": "a resource on this tile is carried; the direction follows",
        "DIRECTION": "behind `carry`: `n`, `ne`, `se`, `s`, `sw` or `nw`",
        "upgrade TILE": "a tile of the own village is upgraded; the payment follows where there is a choice",
        "with GOOD … SKILL": "what the upgrade is paid with",
        "boat BOAT": "the boat that is taken",
        "keep TILE …": "the winter tiles chosen; the others leave the game",
        "lay TILE": "a tile won goes into the village; its cell and its turn follow",
        "at CELL": "the cell, q and r from the home",
        "turn N": "turned by so many sixths clockwise",
        "worker COLOUR": "the worker drawn from the bag, behind `*`",
        "skill SKILL": "the skill tile drawn from the pile, behind `*`",
        "tile TILE": "the tile drawn, behind `*`",
    },
}
"""What every verb says, by game and pattern."""


def verb_table(game: ts.Game) -> str:
    """A row for each block of the numbering; the example is one from its first part."""
    lines = ["| notation | meaning | example | actions |", "|---|---|---|---:|"]
    for pattern, first, count in game.verbs():
        example = game.text(first + min(count // 3, 42))
        span = str(first) if count == 1 else f"{first}–{first + count - 1}"
        shown = pattern.replace("|", "\\|")
        lines.append(f"| `{shown}` | {MEANINGS[game.id][pattern]} | `{example}` | {span} |")
    return "\n".join(lines)


def section() -> str:
    parts = [BEGIN]
    for id in ts.game_ids():
        game = ts.game(id)
        parts.append(f"\n### `{id}`, rules version {game.rules_version}\n\n{verb_table(game)}")
    return "\n".join([*parts, "", END])


def page() -> str:
    before, _, rest = TARGET.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + section() + after


if __name__ == "__main__":
    sys.exit(write_or_check({TARGET: page()}))
