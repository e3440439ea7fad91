"""Milestones in the terminal: the game board, the player boards, and the ways to type a move."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import groupby

from rich.table import Table

from tablestead.cli import landscape
from tablestead.cli.landscape import BONUS, GLUE, LARGE, SMALL, Scale, signs_of
from tablestead.cli.loops import figures, goods_line, show_loops, show_seat_in_words, show_tiles, tile_name
from tablestead.cli.menu import Entry, Menu, number_choices, pass_entry
from tablestead.cli.screen import Screen, capital
from tablestead.cli.sheets import Row, counted, item, show_score_table
from tablestead.engine.choice import Choice, Event
from tablestead.games.milestones import material as m
from tablestead.games.milestones.board import STANDARD
from tablestead.games.milestones.view import MilestonesView

EXAMPLE_LINE = "street B1 B2 B3"
EXAMPLE_RULE = "M-T9"
EXAMPLE_TERM = "marketplace"
PASSING = ("leave", "done-trade", "done-works", "done-mill", "end")
CASTLE_NUMBER = 12
"""The castle comes last on the way round, after the mill."""
LEAST_SHEET = 34
"""Columns for the figures of all players beside the board."""
ORDER = ("hire", "buy", "sell", "street", "market", "house")
"""In a list of different kinds."""
COSTS = {
    "street-section": {"stone": 1, "sand": 1},
    "marketplace": {"wood": 1, "sand": 1},
    "house": {"stone": 1, "wood": 1},
}
"""M-T9, M-T11, M-T10: always the same, so they are told once and not with every choice."""


def show_legend(screen: Screen) -> None:
    """The signs of the drawing; plain lines have none. And what can be typed in short."""
    if not screen.plain:
        _show_signs(screen)
    screen.tell("terminal-milestones-short")


def _show_signs(screen: Screen) -> None:
    signs = signs_of(screen)
    meanings = {
        signs.milestone: screen.name("milestone"),
        signs.market: screen.name("marketplace"),
        signs.supplied: screen.say("terminal-milestones-supplied"),
        signs.house: screen.name("house"),
        signs.site: screen.say("terminal-milestones-site"),
        signs.piece: screen.name("playing-piece"),
        signs.cover: screen.name("cover-tile"),
        BONUS: screen.name("bonus-tile"),
    }
    text = ", ".join(f"{sign}{GLUE}{meaning}" for sign, meaning in meanings.items())
    screen.tell("terminal-milestones-signs", {"text": text}, "dim")
    workers = zip(m.WORKER_LETTERS, m.WORKER_IDS, m.GOOD_IDS, strict=True)
    kinds = ", ".join(
        f"{letter}{GLUE}{screen.name(id)} ({screen.name(good)})" for letter, id, good in workers
    )
    screen.tell("terminal-milestones-letters", {"text": kinds}, "dim")


def show_piece(screen: Screen, text: str) -> bool:
    """The rules tell of every piece."""
    return False


# The table


def show_sheets(screen: Screen, view: MilestonesView, whole: bool) -> None:
    laying_out = view.step in ("lots", "tiles")  # with real tiles: there is nothing else to see yet
    if screen.plain:
        landscape.show_in_words(screen, view.board, whole)
        for seat in range(0 if laying_out else view.players):
            show_seat_in_words(screen, view, seat)
    elif laying_out:
        _show_board(screen, view)
    else:
        _show_drawn(screen, view)
    if not laying_out:
        show_tiles(screen, view)
    if not screen.plain and (whole or view.round == 0):
        _show_signs(screen)
    if view.layout == STANDARD and (whole or view.round == 0):
        screen.tell("milestones-board-reconstruction", style="dim")


def _show_board(screen: Screen, view: MilestonesView, lit: Collection[str] = ()) -> None:
    """The board as large as there is room for; in words where there is none."""
    if screen.console.width < SMALL.width:
        landscape.show_in_words(screen, view.board, False)
    else:
        screen.show(landscape.draw(view.board, signs_of(screen), _scale(screen), lit))


def _scale(screen: Screen) -> Scale:
    return LARGE if screen.console.width >= LARGE.width + LEAST_SHEET else SMALL


def _show_drawn(screen: Screen, view: MilestonesView) -> None:
    """Board and figures side by side where there is room, then every player's loop."""
    width, scale = screen.console.width, _scale(screen)
    if width < scale.width + LEAST_SHEET:
        _show_board(screen, view)
        screen.show(figures(screen, view, width))
    else:
        both = Table.grid(padding=(0, 2, 0, 0))
        drawing = landscape.draw(view.board, signs_of(screen), scale)
        both.add_row(drawing, figures(screen, view, width - scale.width - 2))
        screen.show(both)
    show_loops(screen, view, range(view.players))


# A decision


def show_decision(screen: Screen, view: MilestonesView, choices: Sequence[Choice]) -> None:
    """The board again where one builds on it; costs, and what one has, where one pays."""
    seat = view.seats[view.active]
    if view.step == "works":
        if not screen.plain:
            _show_board(screen, view, {choice.target for choice in choices})
        costs = [item(screen, screen.term(id), counted(screen, cost)) for id, cost in COSTS.items()]
        screen.line(" · ".join(costs), "dim")
    if view.step in ("trade", "works", "mill", "return"):
        screen.line(goods_line(screen, seat), "dim")
    if view.step == "place":
        if not screen.plain:
            show_loops(screen, view, [view.active])
        hand = screen.say("milestones-board-in-hand")
        screen.line(item(screen, hand, tile_name(screen, view.placing)), "dim")
    if view.section:
        screen.tell("milestones-board-section", {"path": "–".join(view.section)}, "dim")
    if view.lot:
        good = view.board.bonuses[view.lot]
        screen.tell("milestones-board-bonus-title", {"good": good}, "dim")
    screen.tell(f"milestones-prompt-{view.step}", {"moves": view.moves, "round": view.round}, "bold")


def menu(view: MilestonesView, choices: Sequence[Choice]) -> Menu:
    """A space by its own number, counted on from 8 to the castle, 12; builds by what they bring."""
    if any(choice.target.startswith("space:") for choice in choices):
        spaces = {_space_number(choice): Entry([choice]) for choice in choices if choice.target}
        ordered = {str(number): spaces[number] for number in sorted(spaces)}
        covers = [choice for choice in choices if choice.kind == "may-cover"]  # beside the spaces to move to
        ordered |= {str(CASTLE_NUMBER + n): Entry([choice]) for n, choice in enumerate(covers, start=1)}
        return ordered | pass_entry(choices, PASSING)
    return number_choices(sorted(choices, key=_order), PASSING)


def _space_number(choice: Choice) -> int:
    return m.SPACE_IDS.index(choice.target.removeprefix("space:")) or CASTLE_NUMBER


def _order(choice: Choice) -> tuple[int, int]:
    """What brings most comes first."""
    kind = ORDER.index(choice.kind) if choice.kind in ORDER else len(ORDER)
    points = choice.args.get("most", choice.gives.get("points", 0))
    assert isinstance(points, int)
    return kind, -points


def label(screen: Screen, view: MilestonesView, choice: Choice) -> str:
    """A choice in words, with what it brings and what it costs."""
    text = screen.say(f"milestones-choice-{choice.kind}", choice.args)
    notes = _notes(screen, choice)
    return text + (f" ({' · '.join(notes)})" if notes else "")


def _notes(screen: Screen, choice: Choice) -> list[str]:
    args, kind = choice.args, choice.kind
    notes: list[str] = []
    if kind == "place":
        if args["covers"]:
            notes.append(screen.say("milestones-board-covers", {"covers": args["covers"]}))
        rising = "milestones-board-rising" if args["ascending"] else "milestones-board-falling"
        notes.append(screen.say(rising))
    elif kind == "move-castle":
        notes.append(screen.say(_castle_key(choice), {"n": args["n"]}))
    elif kind == "move-trade":
        notes.append(screen.say("milestones-board-income" if choice.gives else "milestones-board-no-income"))
    elif kind == "move-works":
        notes.append(screen.say("milestones-board-builds", {"n": args["n"]}))
    elif kind == "move-mill":
        notes.append(screen.say("milestones-board-flour", {"n": args["n"], "points": args["points"]}))
    elif kind == "street":
        notes.append(screen.say("milestones-board-up-to", {"points": args["most"]}))
    else:
        notes += _gives(screen, choice)
    if "bonus" in args:
        notes.append(screen.say("milestones-board-bonus-there", {"good": args["bonus"]}))
    return notes


def _castle_key(choice: Choice) -> str:
    if choice.args["n"]:
        return "milestones-board-castle-both" if choice.args["cover"] else "milestones-board-castle-return"
    return "milestones-board-castle-cover" if choice.args["cover"] else "milestones-board-castle-free"


def _gives(screen: Screen, choice: Choice) -> list[str]:
    """Gains and costs, but for those that the label or the line above the list names."""
    points = choice.args.get("points", choice.gives.get("points", 0))  # those of a bonus tile come apart
    assert isinstance(points, int)
    gains = {id: n for id, n in choice.gives.items() if n > 0 and id != "points"}
    costs = {id: -n for id, n in choice.gives.items() if n < 0}
    notes: list[str] = []
    if points or choice.kind == "house":  # a house may be worth nothing
        notes.append(screen.words.count("point", points, "milestones"))
    if gains and choice.kind != "buy":
        notes.append(counted(screen, gains))
    if costs and choice.kind in ("hire", "buy", "flour"):
        notes.append(screen.say("terminal-costs", {"goods": costs}))
    return notes


SPACES = {
    "castle": "castle",
    "trade": "trading-house",
    "trading-house": "trading-house",
    "works": "board-of-works",
    "board-of-works": "board-of-works",
    "mill": "mill",
}
POINT = r"[a-g]\d{1,2}"
TILE = r"([qlsgc][1-8])[|/ ]?([qlsgc][1-8])"


def shortcut(view: MilestonesView, line: str) -> str:
    """`mill`, `E5 E6 E7` for a street, `A2-A3-B2` for a house, `Q1|C3 at 3` for a tile."""
    text = " ".join(line.lower().split())
    if text in SPACES:
        return f"move {SPACES[text]}"
    if view.step == "works":
        if re.fullmatch(rf"{POINT}( {POINT}){{2}}|{POINT}(–{POINT}){{2}}", text):
            return f"street {text.replace('–', ' ')}"
        if re.fullmatch(rf"{POINT}(-{POINT}){{2}}", text):
            return f"house {text}"
    tile = re.match(TILE + r"(?= |$)", text)
    if tile and view.step in ("draft", "trade"):
        verb = "draft" if view.step == "draft" else "hire"
        return f"{verb} {tile[1]}|{tile[2]}{text[tile.end() :]}"
    return ""


# Real tiles


def show_chance(screen: Screen, view: MilestonesView) -> None:
    if view.step == "lots":
        laid = len(view.board.bushes) - sum(view.bag)
        screen.tell("milestones-board-draw-lot", {"triangle": view.board.bushes[laid]}, "bold")
        left = [
            f"{n}{GLUE}" + screen.say("milestones-board-draw-count", {"good": id, "n": view.bag[n - 1]})
            for n, id in enumerate(m.GOOD_IDS, start=1)
        ]
        screen.line(" · ".join(left), "dim")
        if laid == 0:
            screen.tell("terminal-milestones-type-lot", style="dim")
    else:
        screen.tell(f"milestones-real-{view.step}", style="bold")
        screen.tell("terminal-milestones-type-tile", {"n": len(view.pile)}, "dim")


def chance_prompt(screen: Screen) -> str:
    return screen.say("terminal-milestones-drawn")


def chance_notation(view: MilestonesView, line: str) -> str:
    """What was drawn: goods by word, number or letter, tiles as `Q1|C3`, several in a row; or in full."""
    verb = "lot" if view.step == "lots" else "tile"
    words = [word for word in line.lower().replace(",", " ").split() if word != verb]
    if view.step == "lots":
        words = [_lot(word) for word in words]
    elif re.fullmatch(rf"{TILE}( {TILE})*", " ".join(words)):
        words = [f"{left}|{right}" for left, right in re.findall(TILE, " ".join(words))]
    return " ".join(f"{verb} {word}" for word in words)


def _lot(word: str) -> str:
    """The good meant by a word; what means none stays, for the violation to name it."""
    if word in ("1", "2", "3", "4", "5"):
        return m.GOOD_IDS[int(word) - 1]
    at = m.WORKER_LETTERS.lower().find(word) if len(word) == 1 else -1
    return m.GOOD_IDS[at] if at >= 0 else word


# What happened


def sentences(screen: Screen, events: Sequence[Event]) -> list[str]:
    """A line for each event; what the setup lays out in a row is told together."""
    lines: list[str] = []
    for key, run in groupby(events, key=lambda event: event.key):
        same = list(run)
        if len(same) > 1 and key in ("lot", "tile-display", "tile-starting"):
            lines.append(_laid_out(screen, key, same))
        else:
            lines += [screen.say(f"milestones-event-{key}", event.args) for event in same]
    return lines


def _laid_out(screen: Screen, key: str, events: list[Event]) -> str:
    if key == "lot":
        names = [screen.say("milestones-board-words-bonus", event.args) for event in events]
        return screen.say("milestones-board-words-bonuses", {"names": names})
    tiles = [tile_name(screen, _tile_id(event)) for event in events]
    starting = key == "tile-starting"
    name = screen.term("starting-tile", "plural") if starting else screen.term("display")
    return item(screen, name, (" · " if screen.plain else "  ").join(tiles))


def _tile_id(event: Event) -> str:
    sides = []
    for side in ("left", "right"):
        letter = m.WORKER_LETTERS[m.WORKER_IDS.index(str(event.args[side]))]
        sides.append(f"{letter}{event.args[side + 'n']}")
    return "|".join(sides)


# The end


def show_scores(screen: Screen, view: MilestonesView, places: list[int]) -> None:
    """Every score by where it came from; goods left break a tie (M-E3)."""
    parts: list[Row] = [
        (screen.term(f"source-{id}"), [getattr(seat.score, id) for seat in view.seats]) for id in m.SOURCE_IDS
    ]
    parts.append((screen.term("total"), [seat.score.total for seat in view.seats]))
    goods = [sum(seat.goods) for seat in view.seats]
    show_score_table(screen, parts, places, (capital(screen.say("terminal-milestones-goods-left")), goods))
