"""Keyflower in the terminal: the auction, the villages, and what lies behind the screens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from tablestead.cli.menu import Entry, Heading, Menu, number_choices, pass_entry
from tablestead.cli.screen import Screen
from tablestead.cli.sheets import Row, item, sheet_table, show_score_table
from tablestead.cli.villages import (
    EDGE_IDS,
    GLUE,
    STYLES,
    around,
    cost_in_words,
    counted,
    counts_in_words,
    direction_name,
    edges,
    effects,
    joint,
    number_of,
    show_village,
    table_cell,
    use_in_words,
    users,
)
from tablestead.engine.choice import Choice, Event
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower.view import KeyflowerView
from tablestead.games.keyflower.view.structs import BidView, BoatView, OfferView, PlacementView, SeatView

EXAMPLE_LINE = "bid miner red 2"
EXAMPLE_RULE = "K-B2"
EXAMPLE_TERM = "boat"
PASSING = ("pass", "done-workers", "decline", "done-transport")
SOURCES = ("printed", "yards", "winter", "boats", "turn-order", "gold")
SOURCE_KEYS = {
    "printed": "keyflower-source-printed",
    "yards": "keyflower-source-yards",
    "winter": "keyflower-source-winter",
    "boats": "keyflower-source-boats",
    "turn-order": "keyflower-source-turn-order",
    "gold": "keyflower-source-gold",
}


def show_legend(screen: Screen) -> None:
    """The signs of the lists; plain lines have none. And how to look at one tile."""
    if not screen.plain:
        letters = [
            f"{screen.name(id, 'short')}{GLUE}{screen.name(id)}"
            for id in (*m.WORKER_IDS, *m.GOOD_IDS, *m.SKILL_IDS)
        ]
        screen.tell("terminal-keyflower-signs", {"text": ", ".join(letters)}, "dim")
    screen.tell("terminal-keyflower-tile", {"name": screen.name("miner")})


def show_piece(screen: Screen, text: str) -> bool:
    """Both sides of the tile that was named, if it was one."""
    word = " ".join(text.lower().split())
    named = (
        id
        for id in m.TILE_IDS
        if word in (id, id.replace("-", " "), screen.name(id).lower(), id.removeprefix("boat-"))
    )
    id = next(named, "")
    if not id:
        return False
    tile = number_of(id)
    screen.line(screen.name(id), "bold")
    screen.line(edges(screen, tile), indent=2)
    screen.line(effects(screen, id, False), indent=2)
    if m.UPGRADABLE[tile]:
        screen.line(cost_in_words(screen, tile), indent=2)
        side = item(screen, screen.term("upgraded-side"), effects(screen, id, True))
        screen.line(side, indent=2)
    return True


# The table


def show_sheets(screen: Screen, view: KeyflowerView, whole: bool) -> None:
    """The own village, all of them when asked for; boats and auction last, next to the choices."""
    own = view.active if view.seat is None else view.seat
    for seat in range(view.players):
        if seat != own and whole:
            show_village(screen, view, seat)
        if seat != view.seat:
            _show_other(screen, view, seat)
    show_village(screen, view, own)
    _show_stock(screen, view)
    _show_order(screen, view)
    if view.round:
        _show_boats(screen, view.boats, view.season == "winter")
        _show_auction(screen, view)
    if view.own is not None:
        _show_screen(screen, view)


def _show_order(screen: Screen, view: KeyflowerView) -> None:
    """Clockwise from the holder of the purple worker."""
    names = []
    for back in range(view.players):
        seat = (view.start + back) % view.players
        name = screen.names[seat]
        if back == 0:
            name = screen.say("terminal-keyflower-holds", {"name": name, "piece": "purple-worker"})
        if view.seats[seat].passed and view.phase == "turns":
            name = screen.say("terminal-keyflower-passed", {"name": name})
        names.append(name)
    screen.tell("terminal-keyflower-order", {"text": ", ".join(names)})


def _show_stock(screen: Screen, view: KeyflowerView) -> None:
    supply = counted(screen, (*m.GOOD_IDS, m.WORKER_IDS[m.GREEN]), [*view.supply, view.greens])
    parts = [
        item(screen, screen.term("bag"), str(view.bag)),
        item(screen, screen.term("skill-pile"), str(view.pile)),
        item(screen, screen.term("supply"), supply),
    ]
    screen.line(" · ".join(parts), "dim")


# The auction


def _show_auction(screen: Screen, view: KeyflowerView) -> None:
    rows = [*view.offer, *view.turn_order]
    if not rows:
        return
    if screen.plain:
        screen.line(screen.term("auction"))
        for offer in rows:
            screen.line(_offer_in_words(screen, view, offer))
        return
    table = sheet_table()
    table.add_column(screen.term("auction"), overflow="fold")
    table.add_column("", overflow="fold", max_width=max(20, screen.console.width - 44))
    table.add_column(screen.term("colour"), overflow="fold")
    table.add_column(screen.term("bid", "plural"), overflow="fold")
    table.add_column(screen.term("use"), overflow="fold")
    for offer in rows:
        table.add_row(
            table_cell(screen, screen.name(offer.tile)),
            table_cell(screen, _short_effect(screen, view, offer), "dim"),
            table_cell(screen, _colour(screen, offer.colour), STYLES[offer.colour]),
            table_cell(screen, _bids(screen, offer.bids)),
            table_cell(screen, users(screen, offer)),
        )
    screen.show(table)


def _short_effect(screen: Screen, view: KeyflowerView, offer: OfferView) -> str:
    """A turn-order tile says only whether it brings the purple worker; the rest is on its card."""
    if not offer.tile.startswith("turn-order"):
        return effects(screen, offer.tile, False)
    return screen.name("purple-worker") if offer.tile == view.turn_order[-1].tile else ""


def _colour(screen: Screen, colour: str) -> str:
    return screen.name(f"{colour}-worker", "short") if colour else "–"


def _bids(screen: Screen, bids: Sequence[BidView]) -> str:
    """The leading bid, then the others in parentheses."""
    found = []
    for bid in sorted(bids, key=lambda one: -one.n):
        text = f"{screen.names[bid.seat]}{GLUE}{bid.n}{_colour(screen, bid.colour)}"
        if bid.lies:
            text += GLUE + screen.name("lying-worker")
        found.append(text if bid.leads else f"({text})")
    return " ".join(found)


def _offer_in_words(screen: Screen, view: KeyflowerView, offer: OfferView) -> str:
    short = _short_effect(screen, view, offer)
    parts = [short] if short else []
    if offer.colour:
        parts.append(item(screen, screen.term("colour"), screen.name(f"{offer.colour}-worker", "plural")))
    for bid in sorted(offer.bids, key=lambda one: -one.n):
        key = "terminal-keyflower-leads" if bid.leads else "terminal-keyflower-loses"
        text = counts_in_words(screen, {f"{bid.colour}-worker": bid.n})
        if bid.lies:
            text += f" ({screen.name('lying-worker')})"
        parts.append(screen.say(key, {"seat": bid.seat, "text": text}))
    parts += use_in_words(screen, offer)
    return item(screen, screen.name(offer.tile), " · ".join(parts) or "–")


def _show_boats(screen: Screen, boats: Sequence[BoatView], winter: bool) -> None:
    lines = []
    for boat in boats:
        if winter:
            text = effects(screen, boat.tile, False)
        else:
            text = counted(screen, (*m.WORKER_IDS, *m.SKILL_IDS), [*boat.workers, *boat.skills])
        if boat.taken is not None:
            text = screen.say("terminal-keyflower-taken", {"seat": boat.taken})
        lines.append(item(screen, screen.name(boat.tile), text))
    if screen.plain or winter:
        screen.line(screen.term("boat", "plural"))
        for line in lines:
            screen.line(line, indent=2)
    elif lines:
        screen.line(item(screen, screen.term("boat", "plural"), " · ".join(lines)), hanging=2)


# Screens


def _show_screen(screen: Screen, view: KeyflowerView) -> None:
    own = view.own
    assert own is not None
    parts = [counted(screen, (*m.WORKER_IDS, *m.SKILL_IDS), [*own.workers, *own.skills])]
    for id, tiles in (("winter-hand", own.winter), ("winter-choice", own.kept)):
        if tiles:
            parts.append(item(screen, screen.name(id), ", ".join(screen.name(tile) for tile in tiles)))
    hand = view.seats[view.seat or 0].hand
    if hand:
        parts.append(_to_lay(screen, hand))
    screen.tell("terminal-keyflower-screen", {"text": " · ".join(parts)}, "bold")


def _to_lay(screen: Screen, tiles: Sequence[str]) -> str:
    return screen.say("terminal-keyflower-to-lay", {"text": ", ".join(screen.name(tile) for tile in tiles)})


def _show_other(screen: Screen, view: KeyflowerView, number: int) -> None:
    """What everybody knows of a screen (K-S4)."""
    seat = view.seats[number]
    parts = [
        _known(screen, "worker", seat.workers, m.WORKER_IDS, seat.known),
        _known(screen, "skill-tile", seat.skills, m.SKILL_IDS, seat.known_skills),
    ]
    if seat.winter:
        parts.append(item(screen, screen.name("winter-tile", "plural"), str(seat.winter)))
    goods = _goods(seat)
    if any(goods):
        parts.append(counted(screen, m.GOOD_IDS, goods))
    parts.append(item(screen, screen.name("point", "plural"), str(seat.points)))
    if seat.hand:
        parts.append(_to_lay(screen, seat.hand))
    screen.tell("terminal-sheet", {"seat": number, "text": " · ".join(parts)})


def _known(screen: Screen, id: str, n: int, ids: Sequence[str], known: Sequence[int]) -> str:
    text = str(n)
    if any(known):
        args = {"n": n, "text": counted(screen, ids, known)}
        text = screen.say("terminal-keyflower-known", args)
    return item(screen, screen.name(id, "plural"), text)


def _goods(seat: SeatView) -> list[int]:
    return [sum(tile.goods[good] for tile in seat.village) for good in range(m.GOODS)]


# A decision


def show_decision(screen: Screen, view: KeyflowerView, choices: Sequence[Choice]) -> None:
    """What is needed for it once more, and what is expected."""
    step, work, own = view.step, view.work, view.own
    if step in ("lay", "transport"):
        show_village(screen, view, view.active)
    if step == "transport":
        left = {"carries": work.carries, "upgrades": work.upgrades}
        screen.line(counts_in_words(screen, left), "dim")
    if own is not None and step in ("workers", "cost", "transport", "payment"):
        _show_screen(screen, view)
    if view.placing is not None:
        _show_placing(screen, view.placing)
    if step == "keep" and own is not None:
        for tile in own.winter:
            screen.line(item(screen, screen.name(tile), effects(screen, tile, False)), "dim")
    if step == "boat":
        _show_boats(screen, view.boats, view.season == "winter")
    if step in ("lay", "cell"):
        for tile in view.seats[view.active].hand if step == "lay" else [work.laying]:
            screen.line(item(screen, screen.name(tile), edges(screen, number_of(tile))), "dim")
    about = {"phase": view.phase, "season": view.season, "round": view.round}
    about |= {"outbid": view.outbid, "workers": view.workers, "passes": view.passes}
    screen.tell(f"keyflower-prompt-{step}", about, "bold")


def _show_placing(screen: Screen, placing: PlacementView) -> None:
    """How many workers a bid or use needs, and which are chosen."""
    args = {"tile": placing.tile, "n": placing.least, "most": placing.most}
    screen.tell("terminal-keyflower-needs", args, "dim")
    chosen = [counted(screen, m.WORKER_IDS, placing.workers)] if any(placing.workers) else []
    chosen += [screen.name(tile) for tile in placing.groups]
    if chosen:
        screen.tell("terminal-keyflower-chosen", {"text": ", ".join(chosen)}, "dim")


def menu(view: KeyflowerView, choices: Sequence[Choice]) -> Menu:
    """Bids and uses under headings; workers of one colour as one entry with their number."""
    if view.step == "turn":
        return _turn_menu(view, choices)
    if view.step == "workers":
        return _workers_menu(choices)
    return number_choices(choices, PASSING)


def _turn_menu(view: KeyflowerView, choices: Sequence[Choice]) -> Menu:
    placements = [choice for choice in choices if choice.kind not in PASSING]
    found: Menu = {}
    placements.sort(key=lambda choice: _group(view, choice))
    for group, chosen in groupby(placements, key=lambda choice: _group(view, choice)):
        heading: Heading | None = _heading(group)
        for choice in chosen:
            found[str(len(found) + 1)] = Entry([choice], heading=heading)
            heading = None
    return found | pass_entry(choices, PASSING)


BIDS, OFFERED, OWN = -3, -2, -1


def _group(view: KeyflowerView, choice: Choice) -> int:
    """Bids; uses on offer, in the own village, in the others' by seat."""
    if choice.kind == "bid":
        return BIDS
    owner = choice.args.get("owner")
    if not isinstance(owner, int):
        return OFFERED
    return OWN if owner == view.active else owner


def _heading(group: int) -> Heading:
    if group == BIDS:
        return "terminal-keyflower-bids", {}
    if group == OFFERED:
        return "terminal-keyflower-uses-offered", {}
    if group == OWN:
        return "terminal-keyflower-uses-own", {}
    return "terminal-keyflower-uses-of", {"seat": group}


def _workers_menu(choices: Sequence[Choice]) -> Menu:
    found: Menu = {}
    rest = [choice for choice in choices if choice.kind not in PASSING]
    for target, chosen in groupby(rest, key=lambda choice: choice.target):
        same = list(chosen)
        found[str(len(found) + 1)] = Entry(same, amounts=target.startswith("worker:"))
    return found | pass_entry(choices, PASSING)


def label(screen: Screen, view: KeyflowerView, choice: Choice) -> str:
    """A choice in words, with what it brings and what it costs."""
    if choice.kind in ("workers-bid", "workers-use"):  # the numbers follow
        return item(screen, screen.term(str(choice.args["worker"]), "plural"), str(choice.args["n"]))
    text = screen.say(f"keyflower-choice-{choice.kind}", choice.args)
    notes = list(_notes(screen, view, choice))
    return text + (f" ({' · '.join(notes)})" if notes else "")


def _notes(screen: Screen, view: KeyflowerView, choice: Choice) -> Iterator[str]:
    args, kind = choice.args, choice.kind
    if kind in ("bid", "use"):
        yield from _ways(screen, view, choice)
    if kind == "bid" and isinstance(args.get("rival"), int):
        yield screen.say("terminal-keyflower-rival", {"seat": args["rival"], "n": args["beats"]})
    if kind not in ("with", "upgrade"):
        gains = {id: n for id, n in choice.gives.items() if n > 0}
        costs = {id: -n for id, n in choice.gives.items() if n < 0}
        if gains:
            yield counts_in_words(screen, gains)
        if costs and kind == "use":
            yield screen.say("terminal-costs", {"goods": costs})
    if choice.gives.get("points") and kind == "upgrade":
        yield counts_in_words(screen, {"point": choice.gives["points"]})
    if kind in ("cell", "rotation"):
        yield from _touches(screen, view, choice)


def _ways(screen: Screen, view: KeyflowerView, choice: Choice) -> Iterator[str]:
    """How many workers of each colour it takes, unless any will do; and losing bids that could move along."""
    least, most = choice.args["least"], choice.args["most"]
    assert isinstance(least, dict)
    assert isinstance(most, dict)
    own = zip(m.WORKER_IDS, view.own.workers if view.own is not None else (), strict=False)
    if least and any(least.get(id) != 1 for id, held in own if held):
        yield ", ".join(
            _workers(screen, id, f"{n}–{most[id]}" if most[id] > n else n) for id, n in least.items()
        )
    groups = choice.args["groups"]
    assert isinstance(groups, dict)
    if groups:
        yield item(screen, screen.name("losing-bid", "plural"), str(len(groups)))


def _workers(screen: Screen, id: str, n: int | str) -> str:
    return screen.words.count(id, n, "keyflower") if screen.plain else f"{n}{GLUE}{screen.name(id, 'short')}"


def _touches(screen: Screen, view: KeyflowerView, choice: Choice) -> Iterator[str]:
    """The neighbours of a cell; once the tile is turned, what would join them."""
    q, r = map(int, str(choice.args["cell"]).split(","))
    tile = number_of(str(choice.args["tile"]))
    for direction, other in around(q, r, view.seats[view.active].village).items():
        name = screen.name(other.tile)
        text = f"{direction_name(screen, direction)} {name}"
        if choice.kind == "rotation":
            turn = choice.args["n"]
            assert isinstance(turn, int)
            text += f": {screen.name(EDGE_IDS[joint(tile, turn, direction, other)])}"
        yield text


def shortcut(view: KeyflowerView, line: str) -> str:
    """None of its own: the notation is short."""
    return ""


# What happened


def sentences(screen: Screen, events: Sequence[Event]) -> list[str]:
    """A line for each event; what one player draws in a row is told together."""
    lines: list[str] = []
    for (key, seat), run in groupby(events, key=lambda event: (event.key, event.args.get("seat"))):
        same = list(run)
        if key == "draws" and len(same) > 1:
            drawn = [str(event.args["worker"]) for event in same]
            counts = {id: drawn.count(id) for id in m.WORKER_IDS if id in drawn}
            lines.append(screen.say("keyflower-event-screen", {"seat": seat, "workers": counts}))
        elif key == "draws-hidden" and len(same) > 1:
            lines.append(screen.say("keyflower-event-screen-hidden", {"seat": seat, "n": len(same)}))
        else:
            lines += [screen.say(f"keyflower-event-{key}", event.args) for event in same]
    return lines


# The end


def show_scores(screen: Screen, view: KeyflowerView, places: list[int]) -> None:
    """Every score by where it came from; before the end only what is known."""
    totals = [seat.points for seat in view.seats]
    if view.step != "over":  # the places would tell of what is hidden
        shown = [1 + sum(1 for other in totals if other > own) for own in totals]
        show_score_table(screen, [(screen.term("point", "plural"), totals)], shown)
        return
    parts: list[Row] = [
        (
            screen.say(SOURCE_KEYS[source]),
            [sum(part.points for part in seat.parts if part.source == source) for seat in view.seats],
        )
        for source in SOURCES
    ]
    parts.append((screen.term("total"), totals))
    show_score_table(screen, parts, places)
    for number, seat in enumerate(view.seats):
        texts = []
        for part in seat.parts:
            if part.tile and part.source != "printed":
                text = item(screen, screen.name(part.tile), str(part.points))
                texts.append(text + (f" ({counts_in_words(screen, part.uses)})" if part.uses else ""))
        if texts:
            screen.tell("terminal-sheet", {"seat": number, "text": " · ".join(texts)})
