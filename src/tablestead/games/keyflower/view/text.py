"""The table of Keyflower in plain text, as far as the view goes."""

from __future__ import annotations

from tablestead.engine.view import counted, headline, listed, seat_name
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower.view.structs import KeyflowerView, OfferView, VillageTileView


def text_of(view: KeyflowerView) -> str:
    """What is on offer, the boats, every village, and what lies behind the own screen."""
    lines = [f"{headline(view)} | {view.season}, turn {view.turn}"]
    lines += [f"offer {_offer(tile)}" for tile in (*view.offer, *view.turn_order)]
    for boat in view.boats:
        taken = "" if boat.taken is None else f" | seat {boat.taken + 1}"
        lines.append(f"{boat.tile}: {_pieces(boat.workers, boat.skills)}{taken}")
    for seat in range(view.players):
        lines += _seat(view, seat)
    if view.own is not None and view.seat is not None:
        own = view.own
        lines.append(f"behind the screen of seat {view.seat + 1}: {_pieces(own.workers, own.skills)}")
        lines.append(f"    winter tiles: {listed((*own.winter, *own.kept))}")
    return "\n".join(lines)


def _pieces(workers: list[int], skills: list[int]) -> str:
    return counted((*m.COLOUR_IDS, *m.SKILL_IDS), (*workers, *skills))


def _offer(offer: OfferView) -> str:
    bids = [f"seat {bid.seat + 1} bids {bid.n} {bid.colour}" for bid in offer.bids]
    return f"{offer.tile}: {' | '.join([f'workers {counted(m.COLOUR_IDS, offer.on)}', *bids])}"


def _seat(view: KeyflowerView, seat: int) -> list[str]:
    own = view.seats[seat]
    lines = [
        f"{seat_name(view, seat)}: {own.points} points, workers {own.workers}, skill tiles {own.skills},"
        f" hand {listed(own.hand)}"
    ]
    return lines + [f"    {_tile(tile)}" for tile in own.village]


def _tile(tile: VillageTileView) -> str:
    where = "aside" if tile.aside else f"at {tile.q},{tile.r} turned {tile.turn}"
    side = " upgraded" if tile.upgraded else ""
    return (
        f"{tile.tile}{side} {where} | goods {counted(m.GOOD_IDS, tile.goods)}"
        f" | workers {counted(m.COLOUR_IDS, tile.on)}"
    )
