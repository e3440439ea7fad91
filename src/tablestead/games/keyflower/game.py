"""The game: its options, its first position, and the way back from a view to a position."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.choice import Concern, Fact
from tablestead.engine.game import Game, Option, State
from tablestead.engine.view import Presenter
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.observation import KeyflowerSketch
from tablestead.games.keyflower.rules import KeyflowerState

RULES_VERSION: Final = 1


class Keyflower(Game):
    """Keyflower."""

    def __init__(self) -> None:
        options = [Option("players", "range", [2, 3, 4, 5, 6], 4)]
        super().__init__("keyflower", RULES_VERSION, options, hidden=True, short_turns=True)

    def start(self, **options: object) -> KeyflowerState:
        settled = self.check(options)
        players = int(settled["players"])
        cells = vec[i64]([0] * s.CELLS)
        cells[s.PLAYERS] = players
        cells[s.GREEN_SUPPLY] = m.GREENS
        for colour in range(m.GREEN):
            cells[s.BAG + colour] = m.WORKERS_OF_COLOUR
        for skill in range(m.SKILLS):
            cells[s.PILE + skill] = m.SKILL_TILES
        for good in range(m.GOODS):
            cells[s.SUPPLY + good] = m.SUPPLIES[good]
        for boat in range(players):
            cells[s.ALL_TILES + (m.BOATS + boat) * s.TILE_CELLS + s.TILE_PLACE] = s.ROW
        for number in range(m.TURN_ORDER_TILES[players]):
            cells[s.ALL_TILES + (m.TURN_ORDER + number) * s.TILE_CELLS + s.TILE_PLACE] = s.ROW
        cells[s.STEP] = s.HOMES_STEP
        return KeyflowerState(self, cells)

    def text(self, action: int) -> str:
        return a.NUMBERING.text(action)

    def parse(self, text: str) -> int:
        return a.NUMBERING.parse(text)

    def verbs(self) -> list[tuple[str, int, int]]:
        return a.NUMBERING.verbs()

    def conceals(self, before: State, action: int, seat: int | None) -> bool:
        """K-S3: what others draw privately, and the winter tiles they choose (K-N2)."""
        assert isinstance(before, KeyflowerState)
        if before.active == seat:
            return False
        private = (s.SCREENS_STEP, s.DEAL_STEP, s.DRAW_STEP, s.DRAW_SKILLS_STEP, s.GIFT_STEP, s.KEEP_STEP)
        return before.step in private

    def sketch(self) -> KeyflowerSketch:
        return KeyflowerSketch()

    def presenter(self) -> Presenter:
        from tablestead.games.keyflower import view

        return view

    def facts_of(self, state: State, actions: list[int]) -> list[Fact]:
        from tablestead.games.keyflower.view.facts import facts_of

        assert isinstance(state, KeyflowerState)
        return facts_of(state, actions)

    def concerns_of(self, state: State) -> list[Concern]:
        from tablestead.games.keyflower.view.coach import concerns_of

        assert isinstance(state, KeyflowerState)
        return concerns_of(state)
