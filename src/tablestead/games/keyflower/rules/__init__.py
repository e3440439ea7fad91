"""The rules of Keyflower (docs/rules/keyflower.md): functions of a position, a module for each part.

`position` is the state that plays by them: `placing` and `working` are a turn, `seasons` and `laying` what
comes around it, `drawing` is chance.

`enter_…` opens a step or passes on to the next one when there is nothing to decide in it. Whether a step is
passed over depends on open information only: the others must not learn from it what lies behind a screen.
"""

from __future__ import annotations

from tablestead.games.keyflower.rules.placing import NO_LIMIT
from tablestead.games.keyflower.rules.position import KeyflowerState

__all__ = ["NO_LIMIT", "KeyflowerState"]
