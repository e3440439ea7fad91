"""The players' side of Milestones in the terminal: their loops, their goods, and the tiles they can hire."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.table import Table
from rich.text import Text

from tablestead.cli.landscape import BONUS, STYLES, Signs, signs_of
from tablestead.cli.screen import Screen
from tablestead.cli.sheets import counted, item, sheet_table
from tablestead.games.milestones import material as m
from tablestead.games.milestones.scoring import majority_of
from tablestead.games.milestones.view import MilestonesView, SeatView

WIDEST_NAME = 12
SHORT_LABEL, LONG_LABEL, LEAST_COLUMN = 13, 24, 4
COVER = "cover"


def figures(screen: Screen, view: MilestonesView, width: int) -> Table:
    """Points, goods and majorities of all players."""
    table = sheet_table()
    table.show_edge = False
    columns = [max(LEAST_COLUMN, cell_len(name)) + 1 for name in screen.names]
    named = LONG_LABEL + sum(columns) <= width
    room = LONG_LABEL if named else SHORT_LABEL
    table.add_column("", max_width=room, overflow="fold")
    for seat in range(view.players):
        most = max(LEAST_COLUMN, (width - room) // view.players - 1)
        table.add_column(screen.names[seat], max_width=most, overflow="fold")
    seats = view.seats
    table.add_row(screen.term("score"), *(Text(str(seat.score.total), "bold") for seat in seats))
    for good, id in enumerate(m.GOOD_IDS):
        held = [seat.goods[good] for seat in seats]
        table.add_row(Text(screen.term(id), STYLES[id]), *(Text(str(n), "" if n else "dim") for n in held))
    income = [Text("+1") if seat.ascending else Text(signs_of(screen).empty, "dim") for seat in seats]
    table.add_row(screen.term("income"), *income)
    table.add_row(Text(screen.term("majority", "plural"), "dim"))
    for kind, letter in enumerate(m.WORKER_LETTERS):
        name = f"{letter} {screen.name(m.WORKER_IDS[kind])}" if named else letter
        values = [seat.majority[kind] for seat in seats]
        table.add_row(Text(name, STYLES[m.GOOD_IDS[kind]]), *(_majority(values, own) for own in values))
    return table


def _majority(values: list[int], own: int) -> Text:
    """What a player's workers of a kind count, and what that would bring at the end (M-E2)."""
    points = majority_of(values, own)
    text = Text(str(own), "" if own else "dim")
    return text.append(f" +{points}", "bold") if points else text


def _marked(screen: Screen, view: MilestonesView, seat: int) -> str:
    """A name, in line with the others whether its turn it is or not."""
    active = seat == view.active and view.step != "over"
    return f"{signs_of(screen).active if active else ' '} {screen.names[seat]}"


def show_loops(screen: Screen, view: MilestonesView, seats: Sequence[int]) -> None:
    """Every player's spaces in a row, from the castle round to the mill."""
    places = {id: screen.say(f"milestones-place-{id}") for id in m.SPACE_IDS if not id.isdigit()}
    name = min(WIDEST_NAME, max(cell_len(_marked(screen, view, seat)) for seat in seats))
    widths = [cell_len(places[id]) + 1 if id in places else 4 for id in m.SPACE_IDS]
    if name + 1 + sum(widths) > screen.console.width:
        for seat in seats:
            show_seat_in_words(screen, view, seat)
        return
    signs = signs_of(screen)
    heads = [f" {places.get(id, id)}" for id in m.SPACE_IDS]
    head = "".join(set_cell_size(one, width) for one, width in zip(heads, widths, strict=True))
    lines = [Text(" " * (name + 1) + head, "dim")]
    for seat in seats:
        line = Text(set_cell_size(_marked(screen, view, seat), name) + " ")
        for space, width in enumerate(widths):
            line.append(_space(view.seats[seat], space, signs, width))
        lines.append(line)
    screen.show(Text("\n", no_wrap=True).join(lines))


def _space(seat: SeatView, space: int, signs: Signs, width: int) -> Text:
    """The piece if it is here, and the worker."""
    here = seat.piece == m.SPACE_IDS[space]
    text = Text().append(signs.piece if here else " ", "bold")
    style = " reverse" if here else ""
    if not 1 <= space <= m.EMPLOYMENT:
        return text.append(" " * (width - 1))
    worker = seat.workers[space - 1]
    if worker == COVER:
        text.append(signs.cover, "dim" + style)
    elif worker:
        text.append(worker + (BONUS if seat.bonus[space - 1] else ""), STYLES[_good_of(worker)] + style)
    else:
        text.append(signs.empty, "dim" + style)
    return text.append(" " * (width - text.cell_len))


def _good_of(worker: str) -> str:
    return m.GOOD_IDS[m.WORKER_LETTERS.index(worker[0])]


def show_seat_in_words(screen: Screen, view: MilestonesView, number: int) -> None:
    """A player's board in one line, what is empty left out."""
    seat = view.seats[number]
    spaces = [_space_in_words(screen, seat, n) for n in range(1, m.EMPLOYMENT + 1) if seat.workers[n - 1]]
    income = "milestones-board-income" if seat.ascending else "milestones-board-no-income"
    if seat.piece.isdigit():
        piece = screen.say("terminal-milestones-piece", {"n": int(seat.piece)})
    else:
        piece = item(screen, screen.term("playing-piece"), screen.name(seat.piece))
    parts = [
        item(screen, screen.term("score"), str(seat.score.total)),
        goods_line(screen, seat),
        piece,
        *spaces,
        screen.say(income),
    ]
    screen.tell("terminal-sheet", {"seat": number, "text": " · ".join(parts)})


def _space_in_words(screen: Screen, seat: SeatView, space: int) -> str:
    worker = seat.workers[space - 1]
    if worker in ("", COVER):
        key = "milestones-board-space-cover" if worker else "milestones-board-space-empty"
        return screen.say(key, {"n": space})
    bonus = seat.bonus[space - 1]
    key = "milestones-board-space-bonus" if bonus else "milestones-board-space-worker"
    kind = m.WORKER_IDS[m.WORKER_LETTERS.index(worker[0])]
    return screen.say(key, {"n": space, "worker": kind, "number": int(worker[1])})


def goods_line(screen: Screen, seat: SeatView) -> str:
    held = dict(zip(m.GOOD_IDS, seat.goods, strict=True))
    return item(screen, screen.term("goods", "plural"), counted(screen, held))


def show_tiles(screen: Screen, view: MilestonesView) -> None:
    """Worker tiles, what is left to build with, and how near the end is."""
    rows = {"display": view.display} | ({"starting-tile": view.starting} if view.round == 0 else {})
    for id, tiles in rows.items():
        if any(tiles):
            names = [tile_name(screen, tile) for tile in tiles if tile]
            form = "plural" if id == "starting-tile" else ""
            screen.line(item(screen, screen.term(id, form), (" · " if screen.plain else "  ").join(names)))
    left = {
        "street-section": view.left.sections,
        "marketplace": view.left.markets,
        "house": view.left.houses,
        "flour-sack": view.left.sacks,
    }
    parts = [
        item(screen, screen.term("draw-pile"), str(len(view.pile))),
        item(screen, screen.say("milestones-board-left"), counted(screen, left)),
        screen.say("milestones-board-target", {"n": view.target}),
    ]
    screen.line(" · ".join(parts))
    if view.end_by is not None and view.step != "over":
        screen.tell("milestones-board-last-turns-by", {"seat": view.end_by}, "bold")


def tile_name(screen: Screen, tile: str) -> str:
    """`Q1|C3`, or in words for those who listen."""
    if not screen.plain:
        return tile
    names: dict[str, object] = {}
    for side, worker in zip(("left", "right"), tile.split("|"), strict=True):
        names[side] = m.WORKER_IDS[m.WORKER_LETTERS.index(worker[0])]
        names[side + "n"] = int(worker[1])
    return screen.say("milestones-board-tile", names)
