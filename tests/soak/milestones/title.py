"""Milestones in the long proof: its setups, and what must hold after every action."""

from __future__ import annotations

import tablestead as ts
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState
from tests.soak.milestones.boards import OWN
from tests.soak.milestones.ledger import TARGET, Ledger
from tests.soak.milestones.players import Player
from tests.soak.milestones.position import Account
from tests.soak.title import KINDS, Options, Title

BOARDS = {"standard": "standard", "random": "random", **OWN}
SETUPS = [(players, board) for board in BOARDS for players in (2, 3, 4)]
TURN_LIMITS = (60, 60, 60, 60, 200, 200, *range(34, 10, -2), *range(10, 0, -1))
FITTING_LIMITS = {
    "lowland": (60, 200),
    "forest": tuple(range(20, 36)),
    "clearing": (5, 6, 7, 8, 9, 10, 12, 14),
    "mountain": (15, 16, 17),
    "fields": (40, 60, 200),
}
"""Long enough to use everything up, or about when the game would end by itself."""

ACTION_KINDS = (
    *("lot", "tile", "draft", "hire", "place", "move-worker", "move-empty", "move-castle", "move-trade"),
    *("move-works", "move-mill", "buy", "sell", "street", "street-middle", "street-end", "market", "house"),
    *("flour", "bonus", "leave", "return", "cover", "may-cover", "done-trade", "done-works"),
    *("done-mill", "end"),
)
BRANCHES = (
    *("M-S5 another start player", "M-T1 castle to castle"),
    *("M-T2 trade left unused", "M-T2 works left unused", "M-T2 mill left unused"),
    *("M-T2 trading-house passed over", "M-T2 board-of-works passed over", "M-T2 mill passed over"),
    *("M-T3 alone", "M-T3 with others", "M-T4 cover", "M-T4 empty", "M-T6 income", "M-T6 no income"),
    *("M-T7a over nothing", "M-T7a over a worker", "M-T7a over cover", "M-T7a the display shrinks"),
    *("M-T7 buys", "M-T7 buys, then more", "M-T7 sells two of a kind", "M-T7 sells two kinds"),
    *("M-T7 trades after hiring", "M-T8 bonus tile lost, covered", "M-T8 bonus tile lost, hired over"),
    *("M-T8 bonus tile lost, hired over, the same kind", "M-T9 from a marketplace", "M-T9 branching"),
    *("M-T9a a joint", "M-T9 the end beside the start", "M-T9 into a dead end", "M-T9 several builds"),
    *("M-T10 no number", "M-T10 one number", "M-T10 two numbers"),
    *("M-T10 a bush without its tile", "M-T11 at an end", "M-T11 at a joint"),
    *("M-B1 taken", "M-B1 left", "M-B1 left, then taken", "M-B1 several tiles", "M-B2 several workers"),
    *("M-B2 no worker for it", "M-B3 taken with the house", "M-B3 a choice of workers"),
    *("M-B3 no worker for the tile", "M-B5 one point", "M-B5 more points", "M-B5 passed"),
    *("M-T13 no number", "M-T13 one number", "M-T13 two numbers", "M-T13 the best two"),
    *("M-T13 no marketplace without flour", "M-T13 several sacks"),
    *("M-T14 the start marketplace", "M-T15 nothing to return"),
    *("M-T16 two workers stay", "M-T16 one of two covered", "M-T16 nobody to cover"),
    *("M-C1 no street left", "M-C1 no market left", "M-C1 no house left"),
    *("M-E1 points from streets", "M-E1 points from houses"),
    *("M-E1 points from markets", "M-E1 points from flour", "M-E1 points from bonus", "M-E1 tiles"),
    *("M-E1 in the first move", "M-E1 a later trigger", "M-E1 not by the final scoring"),
    *("M-E2 alone", "M-E2 tied", "M-E2 all the same", "M-E2 nobody has the kind", "M-E3 shared"),
    *("M-E3 decided by goods", "M-E4 last turns cut off", "end: last turns", "end: turn limit"),
)
"""What a run must have seen, beside every kind of action."""


class MilestonesTitle(Title[MilestonesState, Account]):
    game = ts.game("milestones")
    rules = "M-"
    setups = tuple(f"{players} {board}" for players, board in SETUPS)
    sample = 2 * len(SETUPS) * len(KINDS)
    action_kinds = ACTION_KINDS
    branches = BRANCHES

    def options(self, setup: int, index: int, rng: ts.Rng) -> Options:
        players, board = SETUPS[setup]
        limits = FITTING_LIMITS.get(board, TURN_LIMITS) if rng.below(4) else TURN_LIMITS
        limit = limits[rng.below(len(limits))]
        if KINDS[index % len(KINDS)] == "uniform":
            limit = min(limit, m.DEFAULT_TURN_LIMIT)
        settle = ts.Dealer(index).settle
        return settle(self.game, players=players, board=BOARDS[board], start="random", turn_limit=limit)

    def start(self, options: Options) -> MilestonesState:
        state = self.game.start(**options)
        assert isinstance(state, MilestonesState)
        return state

    def player(self, kind: str, index: int, options: Options, rng: ts.Rng) -> Player:
        return Player(kind, index, options, rng)

    def ledger(self, options: Options) -> Account:
        return Account(
            int(options["players"]), str(options["board"]), int(options["start"]), int(options["turn_limit"])
        )

    def expected_length(self, kind: str, options: Options) -> int:
        turns = min(int(options["turn_limit"]), 60 if kind == "uniform" else 30)
        return 50 + int(options["players"]) * turns * (4 if kind == "uniform" else 6)

    def kind_of(self, state: MilestonesState, action: int) -> str:
        if action == a.DONE:
            return "done-" + s.STEP_IDS[state.step]
        if a.POINT <= action < a.MARKET:
            return s.STEP_IDS[state.step]
        if a.MOVE <= action < a.AT:
            space = action - a.MOVE
            if 1 <= space <= m.EMPLOYMENT:
                return "move-empty" if state.worker(state.active, space) < 0 else "move-worker"
            return "move-" + ("castle", "trade", "works", "mill")[max(0, space - m.EMPLOYMENT)]
        if a.COVER <= action < a.BONUS:
            return s.STEP_IDS[state.step]
        verb = self.game.text(action).split()[0]
        return "place" if verb == "at" else verb

    def check_position(self, state: MilestonesState, ledger: Account) -> None:
        ledger.check(state)
        assert state.scores() == ledger.scores()
        assert min(min(mat.goods.values()) for mat in ledger.mats) >= 0
        check_supplies(ledger)
        assert 0 <= ledger.moves <= 2
        assert ledger.round <= ledger.turn_limit
        if ledger.over:
            assert state.player == ts.OVER
            assert state.winners() == ledger.winners()
        elif max(ledger.scores()) >= TARGET[ledger.players]:
            assert ledger.end_by is not None

    def check_legal(self, legal: list[int], ledger: Account) -> None:
        expected = ledger.legal()
        assert len(expected) == len(legal), f"{len(legal)} legal, not {len(expected)}"
        assert {self.game.text(action) for action in legal} == set(expected)

    def check_choice(self, state: MilestonesState, choice: ts.Choice) -> None:
        """What a choice gives is what comes of it: at once, or when its section or house is finished."""
        after = state.copy()
        after.apply(choice.action)
        kind, args, step = choice.kind, choice.args, s.STEP_IDS[after.step]
        if kind == "street":
            assert args["most"] == max(state.board.value(action - a.POINT) for action in after.legal())
        elif kind == "move-works":
            assert args["n"] == (len(after.legal()) - 1 if step == "works" else 0)
        elif kind == "move-castle":
            assert (args["n"] != 0 or args["cover"] == 1) == (step in ("return", "cover"))
        elif kind == "move-mill":
            assert (args["n"] != 0) == (step == "mill")
        elif kind == "street-middle" or (kind == "house" and "bonus" in args and step == "bonus"):
            after.apply(after.legal()[-1])
        seat = state.active
        gives = {id: after.held(seat, good) - state.held(seat, good) for good, id in enumerate(m.GOOD_IDS)}
        if after.player != ts.OVER:  # majorities are no gift of the last `end`
            gives["points"] = after.scores()[seat] - state.scores()[seat]
        assert set(choice.gives) <= {*m.GOOD_IDS, "points"}
        assert {id: change for id, change in gives.items() if change} == {
            id: change for id, change in choice.gives.items() if change
        }, f"{choice.text} gives {choice.gives}, but {gives}"

    def attempts(self, state: MilestonesState, rng: ts.Rng) -> set[int]:
        """Some of everything, and all that comes near to what the step asks for."""
        tried = {int(rng.below(a.HIRE)) for _ in range(30)} | {int(rng.below(a.ACTIONS)) for _ in range(10)}
        tried |= {a.END, a.DONE, a.LEAVE}
        if state.step in (s.MIDDLE_STEP, s.FAR_STEP):
            last = state.cells[s.SECTION_START if state.step == s.MIDDLE_STEP else s.SECTION_MIDDLE] - 1
            tried |= {a.POINT + point for point in state.board.joined(last)}
        elif state.step == s.LOTS_STEP:
            tried |= set(range(a.LOT, a.TILE))
        elif state.step == s.BONUS_STEP:
            tried |= set(range(a.BONUS, a.BUY))
        return tried


def check_supplies(ledger: Ledger) -> None:
    """M-C1: everything is somewhere."""
    board = ledger.board
    assert min(ledger.supply.values()) >= 0
    assert ledger.supply["street"] + len(board.streets) // 4 == m.SECTIONS
    assert ledger.supply["market"] + list(board.pieces.values()).count("market") == m.MARKETS
    assert ledger.supply["house"] + len(board.houses) == m.HOUSES
    assert ledger.supply["flour"] + len(board.flour) == m.SACKS
    placed = [tile for mat in ledger.mats for tile in mat.tiles]
    lying = [tile for tile in (*ledger.display, *ledger.starting, ledger.hand) if tile]
    assert sorted([*ledger.pile, *lying, *placed, *ledger.left_over]) == sorted(board.tiles)
    carried = sum(worker.bonus for mat in ledger.mats for worker in mat.visible().values())
    # A house has taken its tile (M-B3), unless the player is still to say onto which worker.
    assert set(board.bonus) & board.houses <= {ledger.lot}
    assert sum(ledger.bag.values()) + len(board.bonus) + carried + ledger.bonus_lost == len(board.bushes)
