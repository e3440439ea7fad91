"""The title: its options, its first position, and the way back from a view to a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.choice import Concern, Fact
from tablestead.engine.errors import OptionError
from tablestead.engine.game import RANDOM, Game, Option, State, Value
from tablestead.engine.rng import Rng
from tablestead.engine.view import Presenter
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.observation import AgesSketch
from tablestead.games.ages.rules import AgesState

RULES_VERSION: Final = 1


class Ages(Game):
    """Roll Through the Ages: The Bronze Age."""

    def __init__(self) -> None:
        super().__init__(
            "ages",
            RULES_VERSION,
            [
                Option("players", "range", [1, 2, 3, 4], 2),
                Option("edition", "choice", list(m.EDITION_IDS), "2009"),
                Option("trade", "flag", [False, True], False),
                Option("start", "choice", [1, 2, 3, 4, RANDOM], 1),
            ],
        )

    def refuse_combination(self, options: Mapping[str, Value]) -> None:
        """A-V2: nobody trades alone."""
        if options["trade"] and options["players"] == 1:
            raise OptionError("error-option-trade-solo", {"option": "trade"}, "A-V2")

    def settle_option(self, name: str, options: Mapping[str, Value], rng: Rng) -> Value:
        """A-S1: only the start player can be left to chance."""
        return 1 + int(rng.below(int(options["players"])))

    def start(self, **options: object) -> AgesState:
        settled = self.check(options)
        players = int(settled["players"])
        edition = m.EDITION_IDS.index(str(settled["edition"]))
        cells = vec[i64]([0] * s.CELLS)
        cells[s.PLAYERS] = players
        cells[s.EDITION] = edition
        cells[s.TRADE] = int(settled["trade"])
        cells[s.START] = int(settled["start"]) - 1
        cells[s.ACTIVE] = cells[s.START]
        cells[s.ROUND] = 1
        for monument in range(m.MONUMENTS):
            if m.in_play(monument, players, edition):
                cells[s.MONUMENTS_IN_PLAY] += 1
        for seat in range(players):
            self.set_up_seat(cells, seat, players, edition)
        return AgesState(self, cells)

    def set_up_seat(self, cells: vec[i64], seat: int, players: int, edition: int) -> None:
        """A-S1, A-S2."""
        base = s.SEATS + seat * s.SEAT_CELLS
        cells[base + s.SEAT_FOOD] = m.FIRST_FOOD
        cells[base + s.SEAT_CITIES] = m.FIRST_CITIES
        open_boxes = sum(m.CITY_BOXES)
        for monument in range(m.MONUMENTS):
            if m.in_play(monument, players, edition):
                open_boxes += m.MONUMENT_BOXES[monument]
            else:
                cells[base + s.SEAT_BOXES + m.CITIES + monument] = -1
        cells[base + s.SEAT_OPEN_BOXES] = open_boxes

    def text(self, action: int) -> str:
        return a.NUMBERING.text(action)

    def parse(self, text: str) -> int:
        return a.NUMBERING.parse(text)

    def verbs(self) -> list[tuple[str, int, int]]:
        return a.NUMBERING.verbs()

    def faces(self, action: int) -> list[int]:
        return a.faces_of(action - a.ROLLED) if action >= a.ROLLED else []

    def sketch(self) -> AgesSketch:
        return AgesSketch()

    def presenter(self) -> Presenter:
        from tablestead.games.ages import view

        return view

    def facts_of(self, state: State, actions: list[int]) -> list[Fact]:
        from tablestead.games.ages.view.facts import facts_of

        assert isinstance(state, AgesState)
        return facts_of(state, actions)

    def concerns_of(self, state: State) -> list[Concern]:
        from tablestead.games.ages.view.coach import concerns_of

        assert isinstance(state, AgesState)
        return concerns_of(state)
