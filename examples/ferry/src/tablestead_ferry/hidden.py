"""Dealing anew what a seat cannot know: the hands of the others, from the cards it has not seen."""

from __future__ import annotations

from tablestead.engine.rng import Rng
from tablestead_ferry import material as m
from tablestead_ferry import state as s
from tablestead_ferry.state import FerryPosition


def draw(left: list[int], rng: Rng) -> int:
    """The value of one of the cards that are left."""
    nth = rng.below(sum(left))
    for value, count in enumerate(left):
        nth -= count
        if nth < 0:
            return value
    raise AssertionError("no card is left")


def redeal(position: FerryPosition, seat: int, rng: Rng) -> None:
    c = position.cells
    others = [other for other in range(position.players) if other != seat]
    held = {other: sum(position.hand(other)) for other in others}
    for other in others:
        for value, count in enumerate(position.hand(other)):
            c[position.seat_base(other) + s.SEAT_HAND + value] = 0
            c[s.DECK + value] += count
    for other in others:
        for _ in range(held[other]):
            value = draw(position.deck(), rng)
            c[s.DECK + value] -= 1
            c[position.seat_base(other) + s.SEAT_HAND + value] += 1


def unseen(position: FerryPosition, seat: int | None) -> list[int]:
    """By value: the cards whose place this seat does not know."""
    hands = [position.hand(other) for other in range(position.players) if other != seat]
    return [count + sum(hand[value] for hand in hands) for value, count in enumerate(position.deck())][
        : m.VALUES
    ]
