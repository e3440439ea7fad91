"""The game: its options, its first position, its presenter."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.game import Game, Option, State
from tablestead.engine.view import Presenter
from tablestead_ferry import actions as a
from tablestead_ferry import material as m
from tablestead_ferry import state as s
from tablestead_ferry.rules import FerryState

RULES_VERSION: Final = 1


class Ferry(Game):
    """Ferry."""

    def __init__(self) -> None:
        options = [Option("players", "range", [2, 3, 4], 2)]
        super().__init__("ferry", RULES_VERSION, options, hidden=True)
        self.locale = Path(__file__).parent / "locale"

    def start(self, **options: object) -> FerryState:
        cells = vec[i64]([0] * s.CELLS)
        cells[s.PLAYERS] = int(self.check(options)["players"])
        for value in range(m.VALUES):
            cells[s.DECK + value] = m.COPIES
        return FerryState(self, cells)

    def text(self, action: int) -> str:
        return a.NUMBERING.text(action)

    def parse(self, text: str) -> int:
        return a.NUMBERING.parse(text)

    def verbs(self) -> list[tuple[str, int, int]]:
        return a.NUMBERING.verbs()

    def conceals(self, before: State, action: int, seat: int | None) -> bool:
        """F-1: only its owner sees a card that is dealt."""
        return action >= a.DEALT and action < a.TIDE and before.active != seat

    def presenter(self) -> Presenter:
        from tablestead_ferry import view

        return view
