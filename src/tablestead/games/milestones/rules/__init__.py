"""The rules of Milestones (docs/rules/milestones.md): functions of a position, a module for each part.

`position` is the state that plays by them; `tiles` is chance, the draft and hiring, `moving` a move,
`trading`, `works`, `mill` and `castle` the spaces of the loop, `turns` what comes around a move.

`enter_…` opens a step or passes on to the next one when there is nothing to decide in it (M-T2).
"""

from __future__ import annotations

from tablestead.games.milestones.rules.position import MilestonesState

__all__ = ["MilestonesState"]
