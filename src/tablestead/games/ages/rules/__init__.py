"""The rules of Roll Through the Ages (docs/rules/ages.md): functions of a position, a module for each phase.

`position` is the state that plays by them, `turn` says what follows when a step is over; the others are the
steps in their order: `rolling`, `collecting`, `disasters`, `trading`, `building`, `buying`.
"""

from __future__ import annotations

from tablestead.games.ages.rules.position import AgesState

__all__ = ["AgesState"]
