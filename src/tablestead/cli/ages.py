"""Roll Through the Ages in the terminal: letters, dice, the sheets of all players.

The letters, in one place; dice and sheets use no others:

    F food      W wood       G any goods (on a die)
    H worker    S stone      X skull
    (7) coins   P pottery    ▣ box marked, ▢ box open
                C cloth
                L spearhead (a lance's head: S is stone)
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from tablestead.cli.menu import Entry, Menu, number_choices, pass_entry
from tablestead.cli.screen import Screen, capital
from tablestead.cli.sheets import Row, item, sheet_table, show_score_table, signless
from tablestead.engine.choice import Choice, Event
from tablestead.engine.errors import TablesteadError
from tablestead.games.ages import material as m
from tablestead.games.ages.view import AgesView, Forecast, SeatView

LETTERS = {"food": "F", "wood": "W", "stone": "S", "pottery": "P", "cloth": "C", "spearhead": "L"}
STYLES = {
    "food": "green",
    "wood": "yellow",
    "stone": "bright_black",
    "pottery": "red",
    "cloth": "blue",
    "spearhead": "magenta",
}
DICE = {"food": "FFF", "good": "G", "skull": "GGX", "workers": "HHH", "either": "FF/HH", "coins": "(7)"}
DICE_STYLES = {
    "food": "green",
    "good": "yellow",
    "skull": "bold red",
    "workers": "cyan",
    "either": "green",
    "coins": "bold yellow",
}
LEGEND = {
    **{"F": "food", "H": "worker", "G": "goods", "X": "skull", "(7)": "coin"},
    **{letter: id for id, letter in LETTERS.items()},
}
MARKED, OPEN = "▣", "▢"
EXAMPLE_LINE = "build great-wall 3"
EXAMPLE_RULE = "A-T2"
EXAMPLE_TERM = "skull"
COUNTED = ("food", "sell-food", "spearheads")
"""Choices of a number: that number chooses them."""
PASSING = ("stop", "done-trade", "done-build", "done-buy")
GROUPED = ("give", "take")
"""One entry for each good; a second number says how many."""
WIDEST_LABEL = 24
WIDEST_SHEET = 20
"""Columns for the widest row of boxes, with its points."""


def show_legend(screen: Screen) -> None:
    """What the letters mean; plain lines have none."""
    if not screen.plain:
        meanings = ", ".join(f"{letter} {screen.name(id)}" for letter, id in LEGEND.items())
        screen.tell("terminal-ages-letters", {"text": meanings})


# Dice


def faces(view: AgesView) -> list[str]:
    """The dice that lie there, by face."""
    return [m.FACE_IDS[face] for face in range(m.FACES) for _ in range(view.dice[face])]


def free_dice(view: AgesView) -> list[str]:
    """Those that can be rerolled: what their numbers mean."""
    return [face for face in faces(view) if face != "skull" or not view.skulls_locked]


def show_dice(screen: Screen, view: AgesView, numbered: bool) -> None:
    """The dice in a row; where they can be chosen, with numbers."""
    free = free_dice(view)
    locked = [face for face in faces(view) if face == "skull" and view.skulls_locked]
    labels = [(str(number) if numbered else "", face) for number, face in enumerate(free, start=1)]
    if screen.plain:
        parts = [f"{label} {screen.name('face-' + face)}".strip() for label, face in labels]
        parts += [screen.say("terminal-ages-locked", {"face": f"face-{face}"}) for face in locked]
        screen.tell("terminal-ages-dice", {"text": ", ".join(parts)})
        return
    line = Text()
    for label, face in [*labels, *(("–" if numbered else "", face) for face in locked)]:
        line.append(f"{label} " if label else "", "dim")
        line.append(f"[{DICE[face]}]", DICE_STYLES[face])
        line.append("  ")
    screen.show(line)


def show_forecast(screen: Screen, forecast: Forecast) -> None:
    """What the dice bring if they stay as they lie."""
    pairs = {"food": forecast.food, "worker": forecast.workers}
    single = {"goods": forecast.goods, "coin": forecast.coins, "skull": forecast.skulls}
    gains = [screen.words.count(id, _amount(pair), "ages") for id, pair in pairs.items() if pair[1]]
    gains += [screen.words.count(id, n, "ages") for id, n in single.items() if n]
    args = {
        "text": ", ".join(gains),
        "after": span(forecast.food_after),
        "unfed": span(forecast.unfed),
    }
    screen.tell("terminal-ages-forecast", args, "dim")
    if forecast.disaster:
        screen.tell("terminal-ages-disaster", {"disaster": forecast.disaster}, "red")
    if forecast.over_limit:
        screen.tell("terminal-ages-over-limit", {"n": forecast.over_limit}, "dim")


def span(pair: tuple[int, int]) -> str:
    return str(pair[0]) if pair[0] == pair[1] else f"{pair[0]}–{pair[1]}"


def _amount(pair: tuple[int, int]) -> int | str:
    """One number decides between singular and plural; a range is a text."""
    return pair[0] if pair[0] == pair[1] else span(pair)


# What is expected


def show_decision(screen: Screen, view: AgesView, choices: Sequence[Choice]) -> None:
    """What lies on the table for the decision at hand."""
    if view.step in ("reroll", "lead", "food"):
        show_dice(screen, view, numbered=view.step == "reroll")
        if view.forecast is not None:
            show_forecast(screen, view.forecast)
    elif view.step in ("buy", "pay"):
        power = view.power
        args = {"n": power.total, "coins": power.coins, "goods": sum(power.goods), "food": power.food}
        screen.tell("terminal-ages-power", args, "dim")
    if view.offer is not None:
        args_offer = {"give": view.offer.give, "take": view.offer.take, "seat": view.active}
        screen.tell("terminal-ages-offer", {**args_offer, "partner": view.offer.partner})
    screen.tell(f"ages-prompt-{view.step}", {"rolls": view.rolls, "workers": view.workers}, "bold")
    if view.step == "reroll":
        leads = any(choice.kind == "lead" for choice in choices)
        screen.tell("terminal-reroll-lead" if leads else "terminal-reroll", style="dim")


def menu(view: AgesView, choices: Sequence[Choice]) -> Menu:
    """Dice are chosen by their own numbers; ways to pay come by what they waste, as on the page."""
    kind = choices[0].kind
    if view.step == "reroll":
        return {}
    if kind == "with":
        return number_choices(sorted(choices, key=_waste), PASSING)
    if kind in COUNTED:
        return {str(choice.args["n"]): Entry([choice]) for choice in choices}
    if not any(choice.kind in GROUPED for choice in choices):
        return number_choices(choices, PASSING)
    found: Menu = {}
    numbers: dict[tuple[str, object], str] = {}
    for choice in choices:
        if choice.kind in GROUPED:
            number = numbers.setdefault((choice.kind, choice.args["good"]), str(len(found) + 1))
            found.setdefault(number, Entry([], amounts=True)).choices.append(choice)
        elif choice.kind not in PASSING:
            found[str(len(found) + 1)] = Entry([choice])
    return found | pass_entry(choices, PASSING)


def _waste(choice: Choice) -> tuple[bool, int]:
    """What food still has to make up for comes last."""
    waste = choice.args["waste"]
    assert isinstance(waste, int)
    return waste < 0, abs(waste)


def shortcut(view: AgesView, line: str) -> str:
    """Dice by their numbers: `1 3` to reroll, 0 to keep all, `lead 2`."""
    numbers = re.findall(r"\d+", line)
    free = free_dice(view)
    if re.fullmatch(r"lead [1-9]", line.lower()):
        return f"lead {_dice(numbers, free)}"
    if view.step != "reroll" or not re.fullmatch(r"\d{1,3}([ ,]+\d{1,3})*", line):
        return ""
    return "stop" if numbers == ["0"] else f"reroll {_dice(numbers, free)}"


def _dice(numbers: list[str], free: list[str]) -> str:
    if len(set(numbers)) < len(numbers) or any(not 1 <= int(n) <= len(free) for n in numbers):
        raise TablesteadError("terminal-no-die", {"value": " ".join(numbers), "n": len(free)})
    return " ".join(free[int(number) - 1] for number in numbers)


def label(screen: Screen, view: AgesView, choice: Choice) -> str:
    """A choice in words, with what it brings."""
    text = screen.say(f"ages-choice-{choice.kind}", choice.args)
    more: list[str] = []
    if choice.kind == "build":
        more.append(screen.say("terminal-ages-left", {"n": choice.args["left"]}))
    if choice.kind == "with":
        if not choice.args["goods"]:
            text = screen.say("terminal-ages-only-coins")
        more.append(screen.say("terminal-ages-sum", {"n": choice.args["sum"]}))
    if choice.kind in ("with", "sell-food"):
        waste = choice.args["waste"]
        # What is missing now can still be made up by selling food.
        if isinstance(waste, int) and waste >= 0:
            more.append(screen.say("terminal-ages-waste", {"n": waste}))
    if choice.kind in ("build", "buy"):
        more += [screen.words.count(GAINS.get(id, id), n, "ages") for id, n in choice.gives.items()]
    if choice.kind == "buy":
        more.append(effect(screen, view, str(choice.args["development"])))
    return text + (f" ({', '.join(more)})" if more else "")


GAINS = {"points": "point"}


def effect(screen: Screen, view: AgesView, development: str) -> str:
    """What a development does, with the figures of the edition."""
    figure = next(one.n for one in view.developments if one.id == development)
    return screen.say(f"ages-effect-{development}", {"n": figure})


# Real dice


def show_chance(screen: Screen, view: AgesView) -> None:
    screen.tell("terminal-type-roll", {"n": view.rolling}, "bold")
    faces = [f"{n} {screen.name('face-' + id)}" for n, id in enumerate(m.FACE_IDS, start=1)]
    screen.line(", ".join(faces), "dim")


def chance_prompt(screen: Screen) -> str:
    return screen.say("terminal-dice-prompt")


def chance_notation(view: AgesView, line: str) -> str:
    """A roll typed as faces, as their numbers (`1 1 3`, `113`), or in full."""
    words = line.lower().removeprefix("roll ").replace(",", " ").split()
    if words and all(re.fullmatch(r"[1-6]+", word) for word in words):
        words = [m.FACE_IDS[int(digit) - 1] for word in words for digit in word]
    return " ".join(["roll", *words])


# What happened


def sentences(screen: Screen, events: Sequence[Event]) -> list[str]:
    """A line for each event; the boxes of one building are told once."""
    lines = []
    for at, event in enumerate(events):
        following = events[at + 1] if at + 1 < len(events) else None
        same = following is not None and event.key == following.key == "builds"
        if same and following is not None and event.args["building"] == following.args["building"]:
            continue
        lines.append(screen.say(f"ages-event-{event.key}", event.args))
    return lines


def show_piece(screen: Screen, text: str) -> bool:
    """The rules tell of every piece."""
    return False


# The sheets


def show_sheets(screen: Screen, view: AgesView, whole: bool) -> None:
    if screen.plain:
        for seat in range(view.players):
            _plain_sheet(screen, view, seat)
    else:
        _sheet_table(screen, view)


def _plain_sheet(screen: Screen, view: AgesView, number: int) -> None:
    """A player's sheet in one line, what is empty left out."""
    seat = view.seats[number]
    term = screen.name
    goods = [f"{screen.words.count(id, n, 'ages')} ({value})" for id, n, value in _goods(seat) if n]
    boxes = [
        screen.say("terminal-ages-boxes", {"building": id, "n": n, "boxes": all})
        for id, n, all in _built(view, seat)
        if n
    ]
    parts = [
        item(screen, screen.term("score"), signless(seat.score.total)),
        item(screen, screen.term("food"), str(seat.food)),
        item(screen, screen.term("city", "plural"), str(seat.dice)),
    ]
    if goods:
        parts.append(item(screen, screen.term("goods", "plural"), ", ".join(goods)))
    parts += boxes
    if seat.developments:
        owned = ", ".join(term(id) for id in seat.developments)
        parts.append(item(screen, screen.term("development", "plural"), owned))
    if seat.ships:
        parts.append(item(screen, screen.term("ship", "plural"), str(seat.ships)))
    if seat.score.disasters:
        parts.append(item(screen, screen.term("disaster-points"), signless(seat.score.disasters)))
    screen.tell("terminal-sheet", {"seat": number, "text": " · ".join(parts)})


def _sheet_table(screen: Screen, view: AgesView) -> None:
    table = sheet_table()
    room = (screen.console.width - 4) // (view.players + 1)
    table.add_column("", overflow="fold")
    for number in range(view.players):
        mark = "▶ " if number == view.active and view.step != "over" else ""
        table.add_column(mark + screen.names[number], max_width=min(room, WIDEST_SHEET), overflow="fold")

    labels: list[str] = []

    def row(label: str, cells: list[Text | str], style: str = "") -> None:
        labels.append(label)
        table.add_row(Text(label, style), *cells)

    seats = view.seats
    row(screen.term("score"), [Text(signless(seat.score.total), "bold") for seat in seats])
    row(f"{screen.term('food')} F", [str(seat.food) for seat in seats], STYLES["food"])
    for kind, id in enumerate(m.KIND_IDS[: m.KINDS]):
        cells: list[Text | str] = []
        for seat in seats:
            n = seat.goods[kind]
            cells.append(f"{n} ({m.goods_value(kind, n)})" if n else Text("0", "dim"))
        row(f"{screen.term(id)} {LETTERS[id]}", cells, STYLES[id])
    row(screen.term("goods", "plural"), [f"{sum(seat.goods)} ({seat.goods_value})" for seat in seats])
    table.add_section()
    row(screen.term("city", "plural"), [str(seat.dice) for seat in seats])
    columns = [_built(view, seat) for seat in seats]
    for at, (id, _, _) in enumerate(columns[0]):
        worth = next((f" {one.first}/{one.later}" for one in view.monuments if one.id == id), "")
        row(screen.term(id) + worth, [_boxes(*columns[n][at], view, n) for n in range(view.players)])
    if view.edition == "late":
        row(screen.term("ship", "plural"), [str(seat.ships) for seat in seats])
    table.add_section()
    owned = ["\n".join(screen.name(id) for id in seat.developments) or Text("–", "dim") for seat in seats]
    row(
        screen.term("development", "plural"),
        [Text(cell) if isinstance(cell, str) else cell for cell in owned],
    )
    row(screen.term("disaster-points"), [signless(seat.score.disasters) for seat in seats])
    table.columns[0].width = _label_width(labels, room)
    screen.show(table)


def _label_width(labels: list[str], room: int) -> int:
    """As wide as there is room, but no word is broken."""
    longest = max(cell_len(word) for label in labels for word in label.split())
    return max(longest, min(WIDEST_LABEL, room, max(map(cell_len, labels))))


def _goods(seat: SeatView) -> list[tuple[str, int, int]]:
    return [(m.KIND_IDS[kind], n, m.goods_value(kind, n)) for kind, n in enumerate(seat.goods)]


def _built(view: AgesView, seat: SeatView) -> list[tuple[str, int, int]]:
    """Every city and monument: its id, boxes marked, boxes in all."""
    cities = zip(m.CITY_IDS, seat.cities, m.CITY_BOXES, strict=True)
    monuments = [
        (one.id, marked, one.boxes) for one, marked in zip(view.monuments, seat.monuments, strict=True)
    ]
    return [*cities, *monuments]


def _boxes(id: str, marked: int, boxes: int, view: AgesView, seat: int) -> Text:
    text = Text(MARKED * marked, "bold" if marked == boxes else "")
    text.append(OPEN * (boxes - marked), "dim")
    for one in view.monuments:
        if one.id == id and marked == boxes:
            text.append(f" +{one.first if one.first_by == seat else one.later}")
    return text


# The end


def show_scores(screen: Screen, view: AgesView, places: list[int]) -> None:
    """Every score with its parts."""
    parts = ["developments", "monuments", "architecture", "empire", "disasters", "total"]
    if view.edition == "late":
        parts.insert(4, "commerce")
    names = {
        "developments": screen.term("development", "plural"),
        "monuments": screen.term("monument", "plural"),
        "disasters": screen.term("disaster-points"),
        "total": screen.term("total"),
    }
    rows: list[Row] = [
        (names.get(part) or screen.term(part), [getattr(seat.score, part) for seat in view.seats])
        for part in parts
    ]
    value = capital(screen.say("terminal-ages-goods-value"))
    show_score_table(screen, rows, places, (value, [seat.goods_value for seat in view.seats]))
