"""The title: its options, its first position, and the way back from a view to a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.choice import Concern, Fact
from tablestead.engine.game import RANDOM, Game, Option, State, Value
from tablestead.engine.rng import Rng
from tablestead.engine.view import Presenter
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.board import Board, BoardOption, board_of, random_board
from tablestead.games.milestones.observation import MilestonesSketch
from tablestead.games.milestones.rules import MilestonesState

RULES_VERSION: Final = 2


class Milestones(Game):
    """Milestones."""

    def __init__(self) -> None:
        super().__init__(
            "milestones",
            RULES_VERSION,
            [
                Option("players", "range", [2, 3, 4], 3),
                BoardOption(),
                Option("start", "choice", [1, 2, 3, 4, RANDOM], 1),
                Option("turn_limit", "range", list(range(1, m.MAX_TURN_LIMIT + 1)), m.DEFAULT_TURN_LIMIT),
            ],
        )

    def settle_option(self, name: str, options: Mapping[str, Value], rng: Rng) -> Value:
        """M-O1, M-S5: the board and the start player can be left to chance."""
        if name == "board":
            return random_board(rng)
        return 1 + int(rng.below(int(options["players"])))

    def start(self, **options: object) -> MilestonesState:
        settled = self.check(options)
        board = board_of(str(settled["board"]))
        cells = vec[i64]([0] * (s.DECK + len(board.tiles)))
        cells[s.PLAYERS] = int(settled["players"])
        cells[s.START] = int(settled["start"]) - 1
        cells[s.TURN_LIMIT] = int(settled["turn_limit"])
        cells[s.BOARD] = board.checksum
        cells[s.ACTIVE] = cells[s.START]
        cells[s.SECTIONS_LEFT] = m.SECTIONS
        cells[s.MARKETS_LEFT] = m.MARKETS - 1
        cells[s.HOUSES_LEFT] = m.HOUSES
        cells[s.SACKS_LEFT] = m.SACKS
        for good in range(m.KINDS):
            cells[s.BAG + good] = board.bonuses[good]
        cells[s.PILE] = len(board.tiles)
        for place, tile in enumerate(board.tiles):
            cells[s.DECK + place] = tile
        for seat in range(int(cells[s.PLAYERS])):
            cells[s.SEATS + seat * s.SEAT_CELLS + s.SEAT_GOODS + m.COIN] = 1  # M-S2
        set_up_board(cells, board)
        cells[s.STEP] = s.LOTS_STEP if board.bushes else s.TILES_STEP
        return MilestonesState(self, board, cells)

    def text(self, action: int) -> str:
        return a.NUMBERING.text(action)

    def parse(self, text: str) -> int:
        return a.NUMBERING.parse(text)

    def verbs(self) -> list[tuple[str, int, int]]:
        return a.NUMBERING.verbs()

    def sketch(self) -> MilestonesSketch:
        return MilestonesSketch()

    def presenter(self) -> Presenter:
        from tablestead.games.milestones import view

        return view

    def facts_of(self, state: State, actions: list[int]) -> list[Fact]:
        from tablestead.games.milestones.view.facts import facts_of

        assert isinstance(state, MilestonesState)
        return facts_of(state, actions)

    def concerns_of(self, state: State) -> list[Concern]:
        from tablestead.games.milestones.view.coach import concerns_of

        assert isinstance(state, MilestonesState)
        return concerns_of(state)


def set_up_board(cells: vec[i64], board: Board) -> None:
    """M-S1: the marketplace on the start point; and what can be built from there."""
    for point in range(m.POINTS):
        cells[s.POINT_ROOM + point] = board.room[point]
        cells[s.POINT_WAYS + point] = board.ways[point]
    cells[s.POINT_PIECE + board.start] = s.MARKETPLACE
    cells[s.HUNGRY] = 1
    cells[s.HUNGRY + 1] = board.start
    if cells[s.POINT_WAYS + board.start] > 0:
        cells[s.STARTS] = 1
        cells[s.STARTS + 1] = board.start
