"""Keyflower's tiles and villages in the terminal: what a tile does, what touches it, what lies on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.text import Text

from tablestead.cli.screen import SIMPLER, Screen
from tablestead.cli.sheets import item, sheet_table
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower.view import KeyflowerView
from tablestead.games.keyflower.view.structs import OfferView, VillageTileView

STYLES = {"blue": "blue", "red": "red", "yellow": "yellow", "green": "green", "": "dim"}
EDGE_SIGNS = "|=~"
"""Plain, road, water."""
EDGE_IDS = ("plain", "road", "water")
GLUE = "\u00a0"


# Words for pieces


def counted(screen: Screen, ids: Sequence[str], counts: Sequence[int]) -> str:
    """Things and their numbers, in the language's own way; a dash for none."""
    held = dict(zip(ids, counts, strict=True))
    return str(screen.words.expand({"counts": held}, screen.game)["counts"])


def counts_in_words(screen: Screen, counts: Mapping[str, int]) -> str:
    return str(screen.words.expand({"counts": dict(counts)}, screen.game)["counts"])


def letters(screen: Screen, ids: Sequence[str], counts: Sequence[int]) -> str:
    """`2B 1R`, for tables."""
    return " ".join(f"{n}{screen.name(id, 'short')}" for id, n in zip(ids, counts, strict=True) if n)


def table_cell(screen: Screen, text: str, style: str = "") -> Text:
    """A cell of a table, in signs that the terminal has."""
    return Text(text.translate(SIMPLER) if screen.console.options.ascii_only else text, style)


def number_of(id: str) -> int:
    return m.TILE_IDS.index(id)


# What a tile does


def effects(screen: Screen, id: str, upgraded: bool) -> str:
    """One side of a tile in words."""
    tile = number_of(id)
    if m.kind_of(tile) in ("winter", "summer-boat", "boat", "turn-order"):
        return screen.say(f"keyflower-card-{id}").rstrip(".")
    return " · ".join(text.rstrip(".") for text in _effects(screen, 2 * tile + upgraded))


def _effects(screen: Screen, side: int) -> Iterator[str]:
    goods = dict(zip(m.GOOD_IDS, m.PRODUCES[side * m.GOODS : (side + 1) * m.GOODS], strict=True))
    if m.CHOOSES[side]:
        yield screen.say("keyflower-effect-choose", {"goods": list(m.GOOD_IDS[m.IRON :])})
    elif m.CARRIES[side]:
        yield screen.say("keyflower-effect-transport", {"n": m.CARRIES[side], "m": m.UPGRADES[side]})
    elif m.GREEN_GAIN[side] or m.DRAW_WORKERS[side] or m.DRAW_SKILLS[side]:
        yield _draws(screen, side)
    elif any(goods.values()):
        yield _produces(screen, side, goods)
    elif m.EACH_KIND[side] == m.ANY_GOOD:
        yield screen.say("keyflower-effect-each-any", {"points": m.EACH_POINTS[side]})
    elif m.EACH_KIND[side] >= 0:
        each: dict[str, object] = {"good": m.GOOD_IDS[m.EACH_KIND[side]], "points": m.EACH_POINTS[side]}
        yield screen.say("keyflower-effect-each", each)
    elif not m.POINTS[side]:
        yield screen.say("keyflower-effect-none")
    if m.POINTS[side]:
        yield screen.say("keyflower-effect-points", {"points": m.POINTS[side]})


def _draws(screen: Screen, side: int) -> str:
    """Workers or skill tiles for nothing, for a worker or for a skill tile."""
    worker, skill = m.PAY_WORKER[side], m.PAY_SKILL[side]
    if m.GREEN_GAIN[side]:
        args: dict[str, object] = {"worker": m.WORKER_IDS[worker], "n": m.GREEN_GAIN[side]}
        return screen.say("keyflower-effect-pay-green", args)
    if m.DRAW_WORKERS[side]:
        key = "draw-workers" if worker < 0 and skill < 0 else "pay-workers" if skill < 0 else "skill-workers"
        return screen.say(f"keyflower-effect-{key}", {"n": m.DRAW_WORKERS[side]})
    key = "draw-skills" if skill < 0 else "skill-skills"
    return screen.say(f"keyflower-effect-{key}", {"n": m.DRAW_SKILLS[side]})


def _produces(screen: Screen, side: int, goods: dict[str, int]) -> str:
    skill = m.PAY_SKILL[side]
    if skill < 0:
        return screen.say("keyflower-effect-produce", {"goods": goods})
    return screen.say("keyflower-effect-skill-produce", {"skill": m.SKILL_IDS[skill], "goods": goods})


def cost_in_words(screen: Screen, tile: int) -> str:
    return screen.say("keyflower-effect-cost", {"cost": _cost(tile)})


def _cost(tile: int) -> dict[str, int]:
    ids = (*m.GOOD_IDS, "any-resource", *m.SKILL_IDS, "any-skill")
    costs = (*m.COST_GOODS[tile * 5 : tile * 5 + 5], *m.COST_SKILLS[tile * 4 : tile * 4 + 4])
    return dict(zip(ids, costs, strict=True))


def _upgradable(tile: VillageTileView) -> bool:
    return bool(m.UPGRADABLE[number_of(tile.tile)]) and not tile.upgraded


def edges(screen: Screen, tile: int, turn: int = 0) -> str:
    """Where roads and water leave a tile: `road: N, SE · water: S`."""
    parts = []
    for edge in (m.ROAD, m.WATER):
        sides = [d for d in range(m.DIRECTIONS) if m.edge(tile, turn, d) == edge]
        if sides:
            names = ", ".join(direction_name(screen, d) for d in sides)
            parts.append(item(screen, screen.name(EDGE_IDS[edge]), names))
    return " · ".join(parts)


def direction_name(screen: Screen, direction: int) -> str:
    return screen.name(f"direction-{m.DIRECTION_IDS[direction]}", "" if screen.plain else "short")


# Villages


def show_village(screen: Screen, view: KeyflowerView, number: int) -> None:
    """Every tile with its cell, what touches it, and what lies and stands on it."""
    village = view.seats[number].village
    if not village:
        return
    title = screen.say("terminal-keyflower-village", {"seat": number})
    if screen.plain:
        screen.line(title)
        for tile in village:
            screen.line(_tile_in_words(screen, tile, village))
        return
    table = sheet_table()
    table.add_column(title, overflow="fold")
    table.add_column("", overflow="fold")
    table.add_column(screen.term("adjacent-tile", "plural"), overflow="fold")
    table.add_column(screen.term("resource", "plural"), overflow="fold")
    table.add_column(screen.term("upgrade-cost"), overflow="fold")
    table.add_column(screen.term("use"), overflow="fold")
    for tile in village:
        number = number_of(tile.tile)
        name = screen.name(tile.tile) + ("+" if tile.upgraded else "")
        table.add_row(
            table_cell(screen, name, "bold" if tile.upgraded else ""),
            Text("–" if tile.aside else _place(tile), "dim"),
            table_cell(screen, _joints(screen, tile, village)),
            table_cell(screen, letters(screen, m.GOOD_IDS, tile.goods)),
            table_cell(screen, counts_in_words(screen, _cost(number)) if _upgradable(tile) else "", "dim"),
            table_cell(screen, users(screen, tile), STYLES[tile.colour] if tile.colour else ""),
        )
    screen.show(table)


def _place(tile: VillageTileView) -> str:
    return f"{tile.q},{tile.r}"


def _touching(tile: VillageTileView, village: Sequence[VillageTileView]) -> dict[int, VillageTileView]:
    """By direction."""
    if tile.aside:
        return {}
    return around(tile.q, tile.r, village)


def around(q: int, r: int, village: Sequence[VillageTileView]) -> dict[int, VillageTileView]:
    there = {(one.q, one.r): one for one in village if not one.aside}
    cells = {d: (q + m.STEP_Q[d], r + m.STEP_R[d]) for d in range(m.DIRECTIONS)}
    return {d: there[cell] for d, cell in cells.items() if cell in there}


def joint(tile: int, turn: int, direction: int, other: VillageTileView) -> int:
    """Road or water where both edges are; plain where nothing joins them."""
    one = m.edge(tile, turn, direction)
    return (
        one if one == m.edge(number_of(other.tile), other.turn, (direction + 3) % m.DIRECTIONS) else m.PLAIN
    )


def _joints(screen: Screen, tile: VillageTileView, village: Sequence[VillageTileView]) -> str:
    """`N=Keywood SE~Summer boat 1a`, then the free edges that are road or water."""
    if tile.aside:
        return screen.say("terminal-keyflower-aside")
    number = number_of(tile.tile)
    touching = _touching(tile, village)
    found = []
    for direction, other in touching.items():
        sign = EDGE_SIGNS[joint(number, tile.turn, direction, other)]
        name = screen.name(other.tile).replace(" ", GLUE)
        found.append(f"{direction_name(screen, direction)}{sign}{name}")
    free = [
        direction_name(screen, d) + EDGE_SIGNS[m.edge(number, tile.turn, d)]
        for d in range(m.DIRECTIONS)
        if d not in touching and m.edge(number, tile.turn, d) != m.PLAIN
    ]
    text = " ".join(found)
    if free:
        text += (" · " if text else "") + screen.say("terminal-keyflower-free", {"text": " ".join(free)})
    return text


def _tile_in_words(screen: Screen, tile: VillageTileView, village: Sequence[VillageTileView]) -> str:
    number = number_of(tile.tile)
    parts = []
    if tile.aside:
        parts.append(screen.say("terminal-keyflower-aside"))
    else:
        parts.append(_place(tile))
    if tile.upgraded:
        parts.append(screen.name("upgraded-side"))
    parts.append(effects(screen, tile.tile, tile.upgraded))
    if _upgradable(tile):
        parts.append(cost_in_words(screen, number).rstrip("."))
    touching = _touching(tile, village)
    for direction, other in touching.items():
        edge = EDGE_IDS[joint(number, tile.turn, direction, other)]
        args = {"direction": f"direction-{m.DIRECTION_IDS[direction]}", "tile": other.tile, "edge": edge}
        parts.append(screen.say("terminal-keyflower-touches", args))
    if not tile.aside:
        for kind in (m.ROAD, m.WATER):
            sides = [
                d for d in range(m.DIRECTIONS) if d not in touching and m.edge(number, tile.turn, d) == kind
            ]
            if sides:
                names = ", ".join(direction_name(screen, d) for d in sides)
                args = {"edge": EDGE_IDS[kind], "text": names}
                parts.append(screen.say("terminal-keyflower-free-edges", args))
    if any(tile.goods):
        parts.append(counted(screen, m.GOOD_IDS, tile.goods))
    return item(screen, screen.name(tile.tile), " · ".join([*parts, *use_in_words(screen, tile)]))


def users(screen: Screen, tile: OfferView | VillageTileView) -> str:
    """Workers on a tile, and how many the next use takes (K-U2)."""
    if not m.USABLE[number_of(tile.tile)]:
        return ""
    on = letters(screen, m.WORKER_IDS, tile.on)
    least = _next_use(tile)
    sign = ">=" if screen.console.options.ascii_only else "≥"
    return f"{on} {sign}{least}".strip() if least else on


def _next_use(tile: OfferView | VillageTileView) -> int:
    """How many workers it takes at least; 0 where no more fit."""
    return tile.last + 1 if tile.last < tile.room else 0


def use_in_words(screen: Screen, tile: OfferView | VillageTileView) -> list[str]:
    if not m.USABLE[number_of(tile.tile)]:
        return []
    parts = []
    if sum(tile.on):
        parts.append(screen.say("terminal-keyflower-on", {"text": counted(screen, m.WORKER_IDS, tile.on)}))
    least = _next_use(tile)
    key = "terminal-keyflower-next-use" if least else "terminal-keyflower-full"
    return [*parts, screen.say(key, {"n": least})]
