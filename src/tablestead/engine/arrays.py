# interpreted
"""Writing into the arrays of a caller: by `_arrays.c` where it could be compiled, else the plain way."""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["Index", "Plan", "Rows"]

if TYPE_CHECKING:
    from tablestead.engine.plain_arrays import Index, Plan, Rows
else:
    try:
        from tablestead.engine._arrays import Index, Plan, Rows
    except ImportError:
        from tablestead.engine.plain_arrays import Index, Plan, Rows
