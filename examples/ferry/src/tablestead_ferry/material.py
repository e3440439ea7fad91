"""The components: 24 passenger cards and a die (F-1)."""

from __future__ import annotations

from typing import Final

VALUES: Final = 6
COPIES: Final = 4
HAND: Final = 4
MOST_PLAYERS: Final = 4
VALUE_IDS: Final = ("1", "2", "3", "4", "5", "6")
