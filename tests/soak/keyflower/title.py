"""Keyflower in the long proof: its setups, and what must hold after every action."""

from __future__ import annotations

import tablestead as ts
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import scoring
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState
from tablestead.games.keyflower.view import KeyflowerView
from tests.soak.keyflower.ledger import Ledger
from tests.soak.keyflower.players import FIRST_THEMES, Player
from tests.soak.keyflower.position import Account
from tests.soak.keyflower.tiles import COLOURS, DIRECTIONS, GOODS, OPPOSITE, SKILLS
from tests.soak.title import KINDS, Options, Title

PLAYERS = (2, 3, 4, 5, 6)
LENGTH = {2: 340, 3: 500, 4: 660, 5: 830, 6: 1000}
MIXED_LENGTH = 5
"""A mixed game has a quarter more."""
LEGAL_EVERY = 4
"""What is legal is reckoned anew at one of so many positions; in the workers and laying steps always."""

ACTION_KINDS = (
    *("tile", "worker", "skill", "bid", "use", "pass", "workers-bid", "workers-use", "group", "done-workers"),
    *("pay-worker", "pay-skill", "decline", "take", "carry", "carry-to", "upgrade", "with", "done-transport"),
    *("keep", "boat", "boat-tile", "lay", "cell", "rotation", "end"),
)
BRANCHES = (
    "K-S1 another start player",
    *(
        "K-N1 the bag is short",
        "K-N2 keeps 1",
        "K-N2 keeps 2",
        "K-N2 keeps 3",
        "K-N2 the rest leave the game",
    ),
    *("K-T1 after a pass", "K-T2 several losing bids move", "K-T2 a losing bid and others"),
    *("K-T2 a losing bid moves to bid", "K-T2 a losing bid moves to use", "K-T2 from beside a tile onto it"),
    *("K-T3 a bid in green", "K-B2 raised", "K-B2 topped up", "K-B2 outbid"),
    *("K-U1 on offer", "K-U1 own", "K-U1 in another village", "K-U2 a later use", "K-U2 more than needed"),
    *("K-U2 six on a tile", "K-U3 stays on the tile", "K-U3 to the home", "K-U3 the supply is short"),
    "K-U3 too few to draw",
    *("K-U4 a worker paid", "K-U4 a skill tile paid", "K-U4 declined"),
    *(
        "K-U4 nothing to pay with",
        "K-U4 nothing to gain",
        "K-V1 paid after the draw",
        "K-V2 a kind is chosen",
    ),
    *("K-M1 by another tile", "K-M1 carried after an upgrade", "K-M2 in kind", "K-M2 gold stands in"),
    *("K-M2 any resource", "K-M2 a skill tile", "K-M2 any skill tile", "K-M2 a home"),
    *("K-E1 a losing bid returns", "K-E2 no bid", "K-E2 workers on it into the bag"),
    *("K-E2 a turn-order tile stays", "K-E3 workers on it to the winner", "K-E3 green into the bag"),
    *(
        "K-E4 workers taken back",
        "K-E5 several turn-order tiles",
        "K-E5 the purple worker passes by its tile",
    ),
    *("K-E5 the purple worker passes left", "K-E6 the purple worker passes left"),
    *("K-E6 a turn-order tile leaves", "K-E6 a turn-order tile won", "K-E7 several tiles", "K-E7 set aside"),
    *("K-E7 several neighbours", "K-E7 nothing fits", "K-F1a two workers", "K-F1b a green worker"),
    *("K-F2a carried without a road", "K-F2a edges unlike", "K-F2b doubled", "K-F2b keyflower doubled"),
    *("K-F3a another resource", "K-F3b any resource", "K-F4a lying down", "K-F4a stands up"),
    *("K-F4a a lying bid moves", "K-F4b mixed", "K-F4b lying down"),
    *("K-G1 beside a turn-order tile", "K-G2 on a scoring tile", "K-G3 a worker", "K-G3 a skill tile"),
    *("K-G3 a resource", "K-G3 on a yard"),
    *(f"K-G4 {id}" for id in m.TILE_IDS[m.WINTER : m.SUMMER_BOATS]),
    *("K-G5 keyflower", "K-G5 a closed walk", "K-G5 a chain of boats", "K-G5 flipper"),
    *("K-G5 flipper turns a tile", "K-G5 invincible", "K-G5 white-wind", "K-G6 one wins", "K-G6 shared"),
)
"""What a run must have seen, beside every kind of action."""


class KeyflowerTitle(Title[KeyflowerState, Account]):
    game = ts.game("keyflower")
    rules = "K-"
    setups = tuple(f"{players} players" for players in PLAYERS)
    games = 5_000
    try_every = 3
    sample = len(KINDS) * len(FIRST_THEMES)
    action_kinds = ACTION_KINDS
    branches = BRANCHES

    def options(self, setup: int, index: int, rng: ts.Rng) -> Options:
        return self.game.check({"players": PLAYERS[setup]})

    def start(self, options: Options) -> KeyflowerState:
        state = self.game.start(**options)
        assert isinstance(state, KeyflowerState)
        return state

    def player(self, kind: str, index: int, options: Options, rng: ts.Rng) -> Player:
        return Player(kind, index, options, rng)

    def ledger(self, options: Options) -> Account:
        return Account(int(options["players"]))

    def expected_length(self, kind: str, options: Options) -> int:
        return LENGTH[int(options["players"])] * (MIXED_LENGTH if kind == "mixed" else 4) // 4

    def kind_of(self, state: KeyflowerState, action: int) -> str:
        if action == a.DONE:
            return "done-workers" if state.step == s.WORKERS_STEP else "done-transport"
        if a.WORKERS <= action < a.FROM:
            return "workers-bid" if state.cells[s.PLACEMENT] == s.BIDDING else "workers-use"
        if a.FROM <= action < a.PAY:
            return "group"
        if a.PAY <= action < a.TAKE:
            return "pay-worker" if action < a.PAY + m.COLOURS else "pay-skill"
        if a.TO <= action < a.UPGRADE:
            return "carry-to"
        if a.BOAT <= action < a.KEEP:
            return "boat-tile" if state.round == m.WINTER_SEASON else "boat"
        if a.AT <= action < a.WORKER:
            return "cell" if action < a.TURN else "rotation"
        return self.game.text(action).split()[0]

    def check_position(self, state: KeyflowerState, ledger: Account) -> None:
        ledger.check(state)
        check_pieces(ledger)
        if ledger.step in ("end", "over"):
            check_edges(ledger)
        if ledger.over:
            assert state.player == ts.OVER
            scores = ledger.scores()
            assert state.scores() == scores
            assert state.winners() == [seat for seat, points in enumerate(scores) if points == max(scores)]

    def check_legal(self, legal: list[int], ledger: Account) -> None:
        if ledger.step == "turn" and ledger.turns % LEGAL_EVERY:
            return
        expected = ledger.legal()
        assert len(expected) == len(legal), f"{len(legal)} legal, not {len(expected)}"
        assert {self.game.text(action) for action in legal} == set(expected)

    def check_choice(self, state: KeyflowerState, choice: ts.Choice) -> None:
        """What a choice gives is what comes of it, as far as it comes at once."""
        if choice.kind in ("use", "end"):
            return  # what the steps that follow bring
        after = state.copy()
        after.apply(choice.action)
        seat = state.active
        if choice.kind == "upgrade":
            if after.step != s.PAYMENT_STEP:
                gained = printed_points(after, seat) - printed_points(state, seat)
                assert gained == choice.gives.get("points", 0)
            return  # the goods are paid in the next step, where there is a choice
        if choice.kind in ("lay", "cell"):
            assert choice.args["n"] == len(after.legal())
        if choice.kind == "rotation":
            assert choice.args["roads"] == joined_roads(after, m.TILE_IDS.index(str(choice.args["tile"])))
        gives: dict[str, int] = {}
        if choice.kind == "rotation" and state.round == m.WINTER_SEASON:
            gives["points"] = scoring.points(after, seat) - scoring.points(state, seat)
        for ids, held in ((m.WORKER_IDS, s.SEAT_WORKERS), (m.SKILL_IDS, s.SEAT_SKILLS)):
            for kind, id in enumerate(ids):
                gives[id] = after.seat_cell(seat, held + kind) - state.seat_cell(seat, held + kind)
        for good, id in enumerate(m.GOOD_IDS):
            gives[id] = goods_of(after, seat, good) - goods_of(state, seat, good)
        gives["workers"] = after.cells[s.LEFT] if after.step == s.DRAW_STEP else 0
        gives["skills"] = after.cells[s.LEFT] if after.step == s.DRAW_SKILLS_STEP else 0
        promised = {id: n for id, n in choice.gives.items() if n}
        if choice.kind in ("workers-bid", "workers-use"):
            taken = [-n for id, n in promised.items() if id.endswith("worker")]
            assert taken == [choice.args["n"]]
            return  # they leave the screen when the placement is complete, and may bring something
        if choice.kind in ("group", "done-workers"):
            return
        assert {id: n for id, n in gives.items() if n} == promised, (
            f"{choice.text}: {choice.gives}, but {gives}"
        )

    def secretive(self, state: KeyflowerState) -> bool:
        return state.step in (s.KEEP_STEP, s.GIFT_STEP)

    def opens(self, before: KeyflowerState, after: KeyflowerState) -> bool:
        """K-N2: the winter tiles chosen in secret are laid out."""
        return before.cells[s.PHASE] == s.KEEP_PHASE != after.cells[s.PHASE]

    def attempts(self, state: KeyflowerState, rng: ts.Rng) -> set[int]:
        """Some of everything, and all that comes near to what the step asks for."""
        tried = {int(rng.below(a.AT)) for _ in range(8)} | {int(rng.below(a.ACTIONS)) for _ in range(2)}
        tried |= {a.END, a.PASS, a.DONE, a.DECLINE}
        some = {s.TURN_STEP: (a.BID, a.WORKERS), s.WORKERS_STEP: (a.WORKERS, a.PAY)}
        some |= {
            s.COST_STEP: (a.PAY, a.TAKE),
            s.CHOOSE_STEP: (a.TAKE, a.CARRY),
            s.BOAT_STEP: (a.BOAT, a.KEEP),
        }
        some |= {s.TRANSPORT_STEP: (a.CARRY, a.TO), s.DIRECTION_STEP: (a.TO, a.UPGRADE)}
        some |= {s.PAYMENT_STEP: (a.WITH, a.BOAT), s.KEEP_STEP: (a.KEEP, a.LAY), s.LAY_STEP: (a.LAY, a.AT)}
        some |= {s.ROTATION_STEP: (a.TURN, a.WORKER)}
        if state.step in some:
            first, last = some[state.step]
            tried |= {int(first + rng.below(last - first)) for _ in range(8)}
        if state.step == s.CELL_STEP:
            tried |= {a.AT + m.cell_of(int(rng.below(7)) - 3, int(rng.below(7)) - 3) for _ in range(10)}
        if state.step < s.TURN_STEP:
            tried |= set(range(a.WORKER, a.TILE))
        return tried


def printed_points(state: KeyflowerState, seat: int) -> int:
    view = state.view(None)
    assert isinstance(view, KeyflowerView)
    return sum(m.POINTS[2 * m.TILE_IDS.index(one.tile) + one.upgraded] for one in view.seats[seat].village)


def joined_roads(state: KeyflowerState, tile: int) -> int:
    """How many roads of a tile go on across its edges."""
    neighbours = [state.tile_cell(tile, s.TILE_NEXT + side) - 1 for side in range(6)]
    return sum(
        other >= 0 and state.edge(tile, side) == state.edge(other, (side + 3) % 6) == m.ROAD
        for side, other in enumerate(neighbours)
    )


def goods_of(state: KeyflowerState, seat: int, good: int) -> int:
    return sum(state.tile_cell(tile, s.TILE_GOODS + good) for tile in state.tiles_at(s.OWNED + seat))


def check_pieces(ledger: Ledger) -> None:
    """K-C1…K-C3: every worker, resource and skill tile is somewhere."""
    found = dict.fromkeys((*COLOURS, *GOODS, *SKILLS), 0)
    found["green"] += ledger.greens
    places = [ledger.bag, ledger.pile, ledger.supply, *ledger.boats.values()]
    for spot in ledger.spots():
        places += [spot.on, spot.goods]
        for colour, number in spot.bids.values():
            found[colour] += number
    for village in ledger.villages:
        places.append(village.behind)
        assert all(known <= village.behind[piece] for piece, known in village.known.items())
    for place in places:
        for piece, number in place.items():
            assert number >= 0
            found[piece] += number
    if ledger.paid:
        found[ledger.paid] += 1
    assert [found[colour] for colour in COLOURS] == [40, 40, 40, 20]
    assert [found[good] for good in GOODS] == [48, 24, 24, 24]
    assert [found[skill] for skill in SKILLS] == [16, 16, 16]


def check_edges(ledger: Ledger) -> None:
    """K-E7: touching edges are alike, and every laid tile touches another; but see K-F2a."""
    for village in ledger.villages:
        if village.owns("2a"):
            continue
        lying = {spot.cell: spot for spot in village.spots.values() if spot.laid == "lying"}
        for (q, r), spot in lying.items():
            for direction, (dq, dr) in DIRECTIONS.items():
                other = lying.get((q + dq, r + dr))
                if other is not None:
                    there = other.tile.edge(other.turn, OPPOSITE[direction])
                    assert spot.tile.edge(spot.turn, direction) == there, f"{spot.id} {direction} {other.id}"
