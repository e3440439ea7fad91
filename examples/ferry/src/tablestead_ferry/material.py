"""The components: 24 passenger cards and a die (F-1)."""

from __future__ import annotations

from typing import Final

VALUES: Final = 6
COPIES: Final = 4
HAND: Final = 4
MOST_PLAYERS: Final = 4
VALUE_IDS: Final = ("1", "2", "3", "4", "5", "6")


def cards_of(counts: list[int]) -> list[str]:
    """Cards one by one, from how many there are of each value."""
    return [id for id, count in zip(VALUE_IDS, counts, strict=True) for _ in range(count)]


def counts_of(cards: list[str]) -> list[int]:
    """How many there are of each value."""
    return [cards.count(id) for id in VALUE_IDS]
