"""The game board of Milestones as text: drawn, or in words.

The signs, in one place; their ASCII forms stand in for them where a terminal has no others:

    1–5 open number     ● o  milestone           ⌂ ^  house
    ━ - ╲ \\ ╱ /  street  □ M  marketplace         Q L S G C  bonus tile, by its worker
                        ■ F  marketplace with flour
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from rich.text import Text

from tablestead.cli.screen import Screen
from tablestead.games.milestones import material as m
from tablestead.games.milestones.view.structs import BoardView


@dataclass(frozen=True)
class Signs:
    street: str
    falling: str
    rising: str
    line: str
    milestone: str
    market: str
    supplied: str
    house: str
    site: str
    """A triangle in which a house can be built now."""
    active: str
    piece: str
    cover: str
    empty: str


DRAWN = Signs("━", "╲", "╱", "·", "●", "□", "■", "⌂", "+", "▶", "▸", "▒▒", "·")
ASCII = Signs("-", "\\", "/", ".", "o", "M", "F", "^", "+", ">", ">", "##", ".")
GLUE = "\u00a0"
"""Keeps a sign and its meaning, a point and its number on one line."""
BONUS = "*"
"""Behind a worker that carries a bonus tile."""

STYLES = {
    "stone": "bright_black",
    "wood": "yellow",
    "sand": "magenta",
    "grain": "green",
    "coin": "bold yellow",
}
STREET_STYLE, MARKET_STYLE, HOUSE_STYLE, LIT_STYLE = "yellow", "bold red", "bold blue", "bold cyan"


@dataclass(frozen=True)
class Scale:
    """How far the points lie apart."""

    across: int
    """Columns for half the way to the next point of the row."""
    between: tuple[int, ...]
    """For each line between two rows: how far a slanting street is from its upper point."""
    lines: bool
    """Whether lines without a street are hinted at."""

    @property
    def width(self) -> int:
        return LABELS + m.MAX_HX * self.across + 2

    def place(self, point: int) -> tuple[int, int]:
        """Line and column of a point."""
        row, hx = m.POINT_PLACES[point]
        return row * (len(self.between) + 1), hx * self.across

    def inside(self, triangle: str) -> tuple[int, int]:
        """Line and column of what stands in a triangle: by the corner that is alone in its row."""
        places = [self.place(m.POINT_IDS.index(id)) for id in triangle.split("-")]
        top = min(line for line, _ in places)
        upper = [column for line, column in places if line == top]
        lower = [column for line, column in places if line != top]
        if len(upper) == 1:
            return top + len(self.between), upper[0]
        return top + 1, lower[0]


LABELS = 5
SMALL = Scale(2, (1,), lines=False)
LARGE = Scale(4, (1, 3), lines=True)

Canvas = dict[tuple[int, int], tuple[str, str]]
"""A sign and its style, by line and column."""


def signs_of(screen: Screen) -> Signs:
    return ASCII if screen.console.options.ascii_only else DRAWN


def draw(board: BoardView, signs: Signs, scale: Scale, lit: Collection[str] = ()) -> Text:
    """The board as a drawing; `lit` has the targets of the choices at hand."""
    canvas: Canvas = {}
    _draw_lines(canvas, board, signs, scale)
    _draw_points(canvas, board, signs, scale, lit)
    for target in lit:
        if target.startswith("triangle:"):
            canvas[scale.inside(target.removeprefix("triangle:"))] = (signs.site, LIT_STYLE)
    for triangle, good in board.bonuses.items():
        style = STYLES[good] + (" reverse" if f"triangle:{triangle}" in lit else "")
        canvas[scale.inside(triangle)] = (m.WORKER_LETTERS[m.GOOD_IDS.index(good)], style)
    for triangle in board.houses:
        canvas[scale.inside(triangle)] = (signs.house, HOUSE_STYLE)
    return _text(canvas, scale)


def _draw_lines(canvas: Canvas, board: BoardView, signs: Signs, scale: Scale) -> None:
    points = {m.POINT_IDS.index(point.id) for point in board.points}
    streets = set(board.streets)
    for point in points:
        line, column = scale.place(point)
        for direction in range(3):  # right, down right, down left: every line once
            other = m.NEXT_POINT[point * m.DIRECTIONS + direction]
            if other not in points:
                continue
            built = f"{m.POINT_IDS[point]}-{m.POINT_IDS[other]}" in streets
            if not built and not scale.lines:
                continue
            if direction == 0:
                steps = range(1, 2 * scale.across) if built else (scale.across,)
                places = [(line, column + step) for step in steps]
                sign = signs.street
            else:
                side = 1 if direction == 1 else -1
                places = [(line + n, column + side * off) for n, off in enumerate(scale.between, start=1)]
                sign = signs.falling if direction == 1 else signs.rising
            for place in places:
                canvas[place] = (sign, STREET_STYLE) if built else (signs.line, "dim")


def _draw_points(canvas: Canvas, board: BoardView, signs: Signs, scale: Scale, lit: Collection[str]) -> None:
    pieces = dict.fromkeys(board.milestones, (signs.milestone, "bold"))
    for market in board.markets:
        pieces[market.point] = (signs.supplied if market.flour else signs.market, MARKET_STYLE)
    for point in board.points:
        sign, style = pieces.get(point.id, (str(point.value), ""))
        if f"point:{point.id}" in lit:
            style = LIT_STYLE
        canvas[scale.place(m.POINT_IDS.index(point.id))] = (sign, style)


def _text(canvas: Canvas, scale: Scale) -> Text:
    """With letters on the left; the numbers of rows A, C, E, G above, those of B, D, F below."""
    rows, step = m.ROW_IDS, 2 * scale.across
    height = len(scale.between) + 1
    text = Text(no_wrap=True).append(_numbers(rows[::2], 0, 10, step), "dim")
    for line in range((m.ROWS - 1) * height + 1):
        letter = rows[line // height] if line % height == 0 else ""
        text.append(f"\n{letter:>{LABELS - 1}} ", "dim")
        last = max((column for at, column in canvas if at == line), default=-1)
        for column in range(last + 1):
            text.append(*canvas.get((line, column), (" ", "")))
    text.append("\n" + _numbers(rows[1::2], scale.across, 9, step), "dim")
    return text


def _numbers(rows: str, indent: int, count: int, step: int) -> str:
    numbers = "".join(f"{number:<{step}}" for number in range(1, count + 1))
    return f"{rows:>{LABELS - 1}} {' ' * indent}{numbers}".rstrip()


# In words


def show_in_words(screen: Screen, board: BoardView, whole: bool) -> None:
    """Streets as rows of points, bonus tiles by triangle; the open numbers too, if all is asked for."""
    markets = [
        screen.say("milestones-board-words-flour", {"point": one.point}) if one.flour else one.point
        for one in board.markets
    ]
    values = {point.id: point.value for point in board.points}
    ends = [f"{id}{GLUE}{values[id]}" for id in street_ends(board)]
    bonuses = [
        screen.say("milestones-board-words-bonus", {"triangle": triangle, "good": good})
        for triangle, good in board.bonuses.items()
    ]
    parts = {
        "milestones-board-words-markets": markets,
        "milestones-board-words-streets": streets(board),
        "milestones-board-words-milestones": board.milestones,
        "milestones-board-words-ends": ends,
        "milestones-board-words-houses": board.houses,
        "milestones-board-words-bonuses": bonuses,
    }
    for key, names in parts.items():
        if names:
            screen.tell(key, {"names": names})
    if whole:
        covered = {*board.milestones, *(market.point for market in board.markets)}
        for row in m.ROW_IDS:
            found = [f"{id}{GLUE}{n}" for id, n in values.items() if id[0] == row and id not in covered]
            if found:
                screen.tell("terminal-milestones-row", {"row": row, "text": ", ".join(found)})


def street_ends(board: BoardView) -> list[str]:
    """Open numbers with exactly one street piece (M-T9b)."""
    covered = {*board.milestones, *(market.point for market in board.markets)}
    pieces = [id for line in board.streets for id in line.split("-")]
    return [one.id for one in board.points if pieces.count(one.id) == 1 and one.id not in covered]


def streets(board: BoardView) -> list[str]:
    """Every street as a row of points, from one marketplace to the next or to its end."""
    return ["–".join(path) for path in _paths(board)]


def _paths(board: BoardView) -> Iterator[list[str]]:
    joined: dict[str, list[str]] = {}
    for line in board.streets:
        one, other = line.split("-")
        joined.setdefault(one, []).append(other)
        joined.setdefault(other, []).append(one)
    markets = {market.point for market in board.markets}
    walked: set[tuple[str, str]] = set()
    for start in markets_first(board):
        for following in joined.get(start, []):
            if (start, following) in walked:
                continue
            path = [start, following]
            while path[-1] not in markets and len(joined[path[-1]]) == 2:
                path += [id for id in joined[path[-1]] if id != path[-2]]
            walked |= {(path[0], path[1]), (path[-1], path[-2])}
            yield path


def markets_first(board: BoardView) -> list[str]:
    """The start before the others: every street begins at a marketplace."""
    start = next(point.id for point in board.points if point.value == 0)
    return [start, *(market.point for market in board.markets if market.point != start)]
