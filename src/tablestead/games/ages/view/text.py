"""The table of Roll Through the Ages in plain text."""

from __future__ import annotations

from tablestead.engine.view import counted, headline, listed, seat_name
from tablestead.games.ages import material as m
from tablestead.games.ages.view.structs import AgesView


def text_of(view: AgesView) -> str:
    """The dice, what they brought, and the sheet of every seat."""
    lines = [headline(view), f"dice: {counted(m.FACE_IDS, view.dice)}"]
    if view.rolling:
        lines[-1] += f" | in the air: {view.rolling}"
    lines[-1] += f" | rolls {view.rolls} | workers {view.workers} | coins {view.coins}"
    for seat in range(view.players):
        lines += _sheet(view, seat)
    return "\n".join(lines)


def _sheet(view: AgesView, seat: int) -> list[str]:
    own = view.seats[seat]
    sizes = [(monument.id, monument.boxes) for monument in view.monuments]
    begun = [f"{id} {n}/{boxes}" for (id, boxes), n in zip(sizes, own.monuments, strict=True) if n]
    begun += [
        f"{id} {n}/{boxes}"
        for id, boxes, n in zip(m.BUILDING_IDS[: m.CITIES], m.CITY_BOXES, own.cities, strict=True)
        if n
    ]
    return [
        f"{seat_name(view, seat)}: {own.score.total} points, {own.dice} cities, food {own.food},"
        f" goods {counted(m.KIND_IDS[: m.KINDS], own.goods)} (worth {own.goods_value})",
        f"    built: {', '.join(begun) or '-'}",
        f"    developments: {listed(own.developments)}",
    ]
