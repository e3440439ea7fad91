"""Roll Through the Ages in the long proof: its setups, and what must hold after every action."""

from __future__ import annotations

import tablestead as ts
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState
from tests.soak.ages.ledger import CITIES, GOODS, MONUMENTS, TRACK, Ledger
from tests.soak.ages.players import Player
from tests.soak.title import KINDS, Options, Title

SETUPS = [
    (players, edition, trade)
    for edition in ("2009", "reprint", "late")
    for players in (1, 2, 3, 4)
    for trade in (False, True)
    if players > 1 or not trade
]

ACTION_KINDS = (
    *("roll", "preserve", "reroll", "stop", "lead", "food", "spearheads", "offer", "give", "take", "propose"),
    *(
        "accept",
        "refuse",
        "done-trade",
        "build",
        "spend-stone",
        "ship",
        "done-build",
        "swap",
        "buy",
        "done-buy",
    ),
    *("with", "sell-food", "discard", "end"),
)
BRANCHES = (
    *("A-T2 all dice locked", "A-T3 after three rolls", "A-T3 after stopping early", "A-T3 a skull"),
    *("A-T4 skull rerolled", "A-T6 food lost", "A-T7 good lost at the end of a track", "A-T8 stone"),
    *("A-T8 no stone reached", "A-T10 famine", "A-T11 drought", "A-T11 drought averted", "A-T11 pestilence"),
    *("A-T11 pestilence averted", "A-T11 invasion", "A-T11 invasion averted", "A-T11 revolt"),
    *("A-T11 revolt turned", "A-T11 revolt averted", "A-V1 revolt prevented", "A-T16 city finished"),
    *("A-T16 monument finished first", "A-T16 monument finished later", "A-T18 overpaid", "A-T19 food sold"),
    *(
        "A-T21 kept with Caravans",
        "A-R1 Great Wall too late",
        "A-R2 Caravans at once",
        "A-R5 partner above six",
    ),
    *("A-E1 developments", "A-E1 all monuments", "A-E1 another start player", "A-E2 architecture"),
    *("A-E2 empire", "A-E2 commerce", "A-E2 negative score", "A-E3 shared", "A-E3 decided by goods"),
    *("A-V2 exchange", "A-V2 gift", "A-V2 refused", "A-V2 sixth offer", "A-L3 doubling capped"),
    *("A-L4 fifth ship", "A-L5 swapped on", "A-L6 Smithing strikes", "A-L6 averted alone"),
    *("A-L6 spearheads spent", "end: last round", "end: round 60", "end: solo"),
)
"""What a run must have seen, beside every kind of action."""


class AgesTitle(Title[AgesState, Ledger]):
    game = ts.game("ages")
    rules = "A-"
    setups = tuple(f"{players} {edition}{' trade' * trade}" for players, edition, trade in SETUPS)
    sample = 2 * len(SETUPS) * len(KINDS)
    action_kinds = ACTION_KINDS
    branches = BRANCHES

    def options(self, setup: int, index: int, rng: ts.Rng) -> Options:
        players, edition, trade = SETUPS[setup]
        start = 1 + int(rng.below(players))
        return self.game.check({"players": players, "edition": edition, "trade": trade, "start": start})

    def start(self, options: Options) -> AgesState:
        state = self.game.start(**options)
        assert isinstance(state, AgesState)
        return state

    def player(self, kind: str, index: int, options: Options, rng: ts.Rng) -> Player:
        return Player(kind, index, options, rng)

    def ledger(self, options: Options) -> Ledger:
        return Ledger(int(options["players"]), str(options["edition"]), int(options["start"]))

    def expected_length(self, kind: str, options: Options) -> int:
        return 150 * int(options["players"]) * (2 if options["trade"] else 1)

    def kind_of(self, state: AgesState, action: int) -> str:
        verb = "roll" if action >= a.ROLLED else self.game.text(action).split()[0]
        if action == a.DONE:
            return "done-" + s.STEP_IDS[state.step]
        if verb == "food" and state.step == s.SELL_STEP:
            return "sell-food"
        return verb

    def check_position(self, state: AgesState, ledger: Ledger) -> None:
        c = state.cells
        active = ledger.active
        assert (state.active, state.round, state.player == ts.OVER) == (active, ledger.round, ledger.over)
        assert bool(c[s.LAST_ROUND]) == ledger.last_round
        assert c[s.MONUMENTS_DONE] == len(ledger.first)
        assert c[s.MONUMENTS_IN_PLAY] == len(ledger.in_play)
        dice = sum(c[s.DICE + face] for face in range(m.FACES)) + c[s.ROLLING]
        if state.step not in (s.START_STEP, s.OVER_STEP):
            assert dice >= 3
        if state.step in (s.ROLLING_STEP, s.REROLL_STEP, s.LEAD_STEP, s.FOOD_STEP):
            assert dice == ledger.own.cities
            assert 1 <= c[s.ROLLS] <= 3
        assert 0 <= c[s.OFFERS] <= 6
        assert c[s.SWAPS] == ledger.swaps <= max(ledger.own.ships, 0)
        if state.step == s.BUILD_STEP:
            assert c[s.WORKERS] == ledger.workers
        if state.step in (s.BUY_STEP, s.PAY_STEP, s.SELL_STEP):
            assert c[s.COINS] == ledger.coins
        for seat, sheet in enumerate(ledger.sheets):
            base = s.SEATS + seat * s.SEAT_CELLS
            for kind, good in enumerate(GOODS):
                assert 0 <= c[base + s.SEAT_GOODS + kind] == sheet.held[good] <= TRACK[good]
            assert 0 <= c[base + s.SEAT_FOOD] == sheet.held["food"] <= 15
            left = 0
            for at, (building, boxes) in enumerate((*CITIES.items(), *MONUMENTS.items())):
                if building in MONUMENTS and building not in ledger.in_play:
                    assert c[base + s.SEAT_BOXES + at] == -1
                    continue
                assert 0 <= c[base + s.SEAT_BOXES + at] == sheet.boxes[building] <= boxes
                left += boxes - sheet.boxes[building]
            assert c[base + s.SEAT_OPEN_BOXES] == left
            assert c[base + s.SEAT_CITIES] == sheet.cities <= 7
            owned = {id for n, id in enumerate(m.DEVELOPMENT_IDS) if c[base + s.SEAT_OWNS + n]}
            assert owned == sheet.owns
            assert c[base + s.SEAT_DEVELOPMENTS] == len(owned)
            assert 0 <= c[base + s.SEAT_SHIPS] == sheet.ships <= 5
            for cause, id in enumerate(m.LOSS_IDS):
                assert c[base + s.SEAT_LOST + cause] == sheet.lost[id]
        assert state.scores() == ledger.scores()

    def check_step(self, before: AgesState, action: int, after: AgesState) -> None:
        """A trade moves goods between two players and makes none."""
        if action in (a.ACCEPT, a.REFUSE, a.PROPOSE):
            assert held_by_all(before) == held_by_all(after)

    def check_choice(self, state: AgesState, choice: ts.Choice) -> None:
        """The score changes by the points that a choice promises; for a purchase, when it is paid."""
        if "points" in choice.gives and choice.kind != "buy":
            after = state.copy()
            after.apply(choice.action)
            seat = state.active
            assert after.scores()[seat] - state.scores()[seat] == choice.gives["points"], choice.text

    def attempts(self, state: AgesState, rng: ts.Rng) -> set[int]:
        return {int(rng.below(a.ACTIONS)) for _ in range(30)} | set(range(rng.below(8), a.REROLL, 8))


def held_by_all(state: AgesState) -> list[int]:
    return [sum(state.held(seat, kind) for seat in range(state.players)) for kind in range(m.TRADE_KINDS)]
