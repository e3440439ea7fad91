"""Random games of three kinds, with everything checked that must hold in all of them.

- *uniform*: every legal action equally likely;
- *mixed*: each step greedy with probability 0.8, else uniform;
- *rich*: some rounds of play that builds, buys and trades wherever it can, with dice that help, then
  uniform. Every so often a *slow* one, which buys nothing and so runs to the round limit.

After every action the position must equal the one that `ledger.py` keeps from the notation alone.
At some positions also views, restoring, choices, refusals and notation are checked; at the end the
record is written, read and replayed.
"""

from __future__ import annotations

from collections import Counter

import msgspec

import tablestead as ts
from tablestead.bots import bot as make_bot
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState
from tests.soak.ledger import CITIES, GOODS, MONUMENTS, TRACK, Ledger

KINDS = ("uniform", "mixed", "rich")
GREEDY_SHARE = 0.8
CHECKED_POSITIONS = 20
ALL_POSITIONS_EVERY = 50
SLOW_EVERY = 17

GAME = ts.game("ages")
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


class Broken(AssertionError):
    """Something did not hold; the message has the number of the game and its record so far."""


# How the seats play


def uniform(legal: list[int], rng: ts.Rng) -> int:
    return legal[rng.below(len(legal))]


STYLES = (
    ("masonry", "engineering", "architecture", "empire", "granaries", "quarrying"),
    ("smithing", "religion", "caravans", "leadership", "irrigation", "medicine"),
    ("caravans", "shipping", "preservation", "granaries", "quarrying", "commerce"),
)
BUILDERS, RAIDERS, SAILORS = range(len(STYLES))
"""What a rich game is filled with: developments first bought, and below what else it likes."""

WANTED_DICE = ((m.WORKERS, m.COINS), (m.SKULL,), (m.GOOD, m.FOOD))
RICH_START = 4
"""For so many rounds the dice of a rich game favour workers and coins, whatever its style."""


def eager(state: AgesState, legal: list[int], rng: ts.Rng, style: int) -> int:
    """Builds, buys, trades and uses what it has wherever that is legal; else uniform."""
    step = s.STEP_IDS[state.step]
    if step == "respond":
        return a.ACCEPT if rng.below(4) else a.REFUSE
    if step == "offer" and legal[0] == a.PROPOSE and rng.below(2):
        return a.PROPOSE
    if step == "trade" and len(legal) > 1:
        swaps = [action for action in legal if a.SWAP <= action < a.OFFER]
        return uniform(swaps if swaps and rng.below(2) else legal[: 1 + rng.below(2)], rng)
    if step in ("reroll", "lead"):
        return _reroll(state, legal, rng, style)
    if step == "build" and len(legal) > 1:
        return _build(state, legal, rng, style)
    if step == "buy":
        return _buy(state, legal, rng, style)
    if step in ("pay", "sell"):
        return legal[0]
    if step == "start":
        return legal[-1] if state.held(state.active, m.TRADE_FOOD) > 7 else legal[0]
    if step == "spearheads":
        return legal[-1]
    return uniform(legal, rng)


def _reroll(state: AgesState, legal: list[int], rng: ts.Rng, style: int) -> int:
    """Raiders roll for skulls; the others keep what they have every other time."""
    if style == RAIDERS and state.step == s.REROLL_STEP:
        faces = [state.cells[s.DICE + face] for face in range(m.FACES)]
        faces[m.SKULL] = 0
        if sum(faces) and rng.below(3):
            return a.REROLL + a.rank_of(faces)
    return legal[0] if rng.below(2) else uniform(legal, rng)


def _build(state: AgesState, legal: list[int], rng: ts.Rng, style: int) -> int:
    """Ships and stone first, then mostly what has the fewest boxes left, so that things get finished."""
    extras = [action for action in legal if action in (a.SHIP, a.SPEND_STONE)]
    if extras and (style != RAIDERS or rng.below(2)):
        return uniform(extras, rng)
    builds = [action for action in legal if a.BUILD <= action < a.BUY]
    if not builds or rng.below(6) == 0:
        return uniform(legal[1:], rng)
    wall = a.BUILD + m.CITIES + m.GREAT_WALL
    cities = [action for action in builds if action < a.BUILD + m.CITIES]
    if style == RAIDERS and wall in builds and len(cities) < 3:
        last_box = _boxes_left(state, wall - a.BUILD) == 1
        if state.cells[s.SKULLS] == 4 or not last_box:  # the last box when the enemy is there
            return wall
    return min(cities or builds, key=lambda action: _boxes_left(state, action - a.BUILD))


def _boxes_left(state: AgesState, building: int) -> int:
    return m.BUILDING_BOXES[building] - state.seat_cell(state.active, s.BOXES + building)


def _buy(state: AgesState, legal: list[int], rng: ts.Rng, style: int) -> int:
    """What the style likes, else anything; but not what would end the game so soon."""
    owned = state.seat_cell(state.active, s.OWN_DEVELOPMENTS)
    if not state.solo and owned + 1 >= m.DEVELOPMENTS_TO_END[state.edition]:
        return a.DONE
    for id in STYLES[style]:
        action = a.BUY + m.DEVELOPMENT_IDS.index(id)
        if action in legal:
            return action
    return a.DONE if rng.below(2) else uniform(legal, rng)


def slow(state: AgesState, legal: list[int], rng: ts.Rng) -> int:
    """Buys and builds nothing, and stops at once."""
    for passing in (a.STOP, a.DONE):
        if passing in legal:
            return passing
    return uniform(legal, rng)


class Player:
    """Chooses for all seats of one game, by the kind of the game."""

    def __init__(self, kind: str, index: int, options: dict[str, int | str | bool], rng: ts.Rng) -> None:
        self.kind = kind
        self.rng = rng
        self.rich_rounds = 5 + int(rng.below(20))
        self.style = RAIDERS if options["players"] == 1 else int(rng.below(len(STYLES)))
        self.dull = rng.below(3) > 0
        self.slow = kind == "rich" and index // len(KINDS) % SLOW_EVERY == SLOW_EVERY - 1
        self.plan: list[int] = []
        self.bots: list[ts.Bot] = []
        if kind == "mixed":
            seats = range(int(options["players"]))
            self.bots = [make_bot("greedy", GAME, options, seat, seed=index) for seat in seats]

    def draw(self, state: AgesState) -> int:
        """The dice land: by chance, but while a rich game is filled they favour what its style wants.

        A slow game is mostly dull as well, nothing but food, and so ends in a draw.
        """
        if self.slow and self.dull:
            return state.outcomes()[0][0]
        if self.kind != "rich" or self.slow or state.round > self.rich_rounds:
            return state.sample(self.rng)
        wanted = WANTED_DICE[self.style] if state.round > RICH_START else WANTED_DICE[BUILDERS]
        drawn = [state.sample(self.rng) for _ in range(1 + self.rng.below(6))]
        return max(drawn, key=lambda action: sum(a.faces_of(action - a.ROLLED)[face] for face in wanted))

    def choose(self, state: AgesState, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        if self.slow:
            return slow(state, legal, self.rng)
        if self.kind == "rich" and state.round <= self.rich_rounds:
            return eager(state, legal, self.rng, self.style)
        if self.kind == "mixed" and self.rng.chance() < GREEDY_SHARE:
            return self._greedy(state)
        return uniform(legal, self.rng)

    def _greedy(self, state: AgesState) -> int:
        """What the bot would do; its line is followed as long as nothing else comes between."""
        if not self.plan:
            seat = state.player
            self.plan = self.bots[seat].choose(state.view(seat))
        return self.plan[0]

    def played(self, action: int) -> None:
        """A plan made for another position is worth nothing."""
        self.plan = self.plan[1:] if self.plan[:1] == [action] else []


# What must hold


def check_position(state: AgesState, ledger: Ledger) -> None:
    """After every action: the table is as the ledger has it, and within its limits."""
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
            assert 0 <= c[base + s.GOODS + kind] == sheet.held[good] <= TRACK[good]
        assert 0 <= c[base + s.FOOD] == sheet.held["food"] <= 15
        left = 0
        for at, (building, boxes) in enumerate((*CITIES.items(), *MONUMENTS.items())):
            if building in MONUMENTS and building not in ledger.in_play:
                assert c[base + s.BOXES + at] == -1
                continue
            assert 0 <= c[base + s.BOXES + at] == sheet.boxes[building] <= boxes
            left += boxes - sheet.boxes[building]
        assert c[base + s.OPEN_BOXES] == left
        assert c[base + s.OWN_CITIES] == sheet.cities <= 7
        owned = {id for n, id in enumerate(m.DEVELOPMENT_IDS) if c[base + s.OWNS + n]}
        assert owned == sheet.owns
        assert c[base + s.OWN_DEVELOPMENTS] == len(owned)
        assert 0 <= c[base + s.SHIPS] == sheet.ships <= 5
        for cause, id in enumerate(m.LOSS_IDS):
            assert c[base + s.LOST + cause] == sheet.lost[id]
    assert state.scores() == ledger.scores()


def check_legal(state: AgesState, legal: list[int]) -> None:
    """No dead ends, and a fixed order."""
    if state.player >= 0:
        assert legal, "nothing is legal"
        assert legal == sorted(set(legal))
    else:
        assert legal == []


def held_by_all(state: AgesState) -> list[int]:
    return [sum(state.held(seat, kind) for seat in range(state.players)) for kind in range(m.TRADE_KINDS)]


def views_of(state: AgesState) -> list[bytes]:
    """What each seat and the spectator are sent: the view without its `seat`."""
    encoded = []
    for seat in (*range(state.players), None):
        view = msgspec.to_builtins(state.view(seat))
        assert view.pop("seat") == seat
        encoded.append(msgspec.json.encode(view))
    return encoded


def check_views(state: AgesState, rng: ts.Rng) -> None:
    """Everything is open: all see the same, a redeal changes nothing, and a view restores the position."""
    before = state.digest()
    views = views_of(state)
    assert all(view == views[0] for view in views)
    for seat in range(state.players):
        dealt = state.copy()
        dealt.redeal(seat, rng)
        assert dealt.digest() == before
        assert views_of(dealt) == views
        decoded = msgspec.json.decode(msgspec.json.encode(state.view(seat)), type=type(state.view(seat)))
        assert GAME.restore(decoded).digest() == before
    assert GAME.restore(state.view(None)).digest() == before
    assert state.digest() == before


def check_choices(state: AgesState, legal: list[int]) -> None:
    """Every legal action has its choice, for the seat that decides and nobody else."""
    for seat in (*range(state.players), None):
        choices = state.choices(seat)
        if seat is None or seat != state.player:
            assert choices == []
            continue
        assert [choice.action for choice in choices] == legal
        assert len({(c.kind, c.target, msgspec.json.encode(c.args)) for c in choices}) == len(legal)
        for choice in choices:
            assert choice.kind in ACTION_KINDS
            assert choice.text == GAME.text(choice.action)
            assert state.read(choice.text) == [choice.action]


def check_refusals(state: AgesState, legal: list[int], rng: ts.Rng) -> None:
    """`why_not` is None for legal actions alone; others are refused with a rule and change nothing."""
    before = state.digest()
    tried = (
        {int(rng.below(a.ACTIONS)) for _ in range(30)} | set(range(rng.below(8), a.REROLL, 8)) | set(legal)
    )
    possible = {action for action, _ in state.outcomes()} if state.player == ts.CHANCE else set(legal)
    for action in tried | set(legal):
        refusal = state.why_not(action)
        assert (refusal is None) == (action in possible), GAME.text(action)
        if refusal is not None:
            assert refusal.rule.startswith("A-")
            assert refusal.key.startswith("ages-refused-")
    assert state.digest() == before


def check_chance(state: AgesState) -> None:
    outcomes = state.outcomes()
    if state.player != ts.CHANCE:
        assert outcomes == []
        return
    every = 6 ** int(state.cells[s.ROLLING])
    assert sum(round(chance * every) for _, chance in outcomes) == every
    assert len({action for action, _ in outcomes}) == len(outcomes)


# A game


def setup_of(index: int, rng: ts.Rng) -> dict[str, int | str | bool]:
    players, edition, trade = SETUPS[index // len(KINDS) % len(SETUPS)]
    return GAME.check(
        {"players": players, "edition": edition, "trade": trade, "start": 1 + int(rng.below(players))}
    )


class Run:
    """One game, played and checked; `seen` counts what occurred."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.rng = ts.Rng(index)
        self.kind = KINDS[index % len(KINDS)]
        self.options = setup_of(index, self.rng)
        state = GAME.start(**self.options)
        assert isinstance(state, AgesState)
        self.state = state
        self.record = ts.Record(GAME, self.options)
        self.ledger = Ledger(
            int(self.options["players"]), str(self.options["edition"]), int(self.options["start"])
        )
        self.player = Player(self.kind, index, self.options, self.rng)
        self.seen: Counter[str] = Counter()
        self.steps = 0

    def play(self) -> None:
        """To the end, then again from the record."""
        try:
            self._play()
            self._replay()
        except Exception as error:
            text = "\n".join(GAME.text(action) for action in self.record.actions[-30:])
            raise Broken(f"game {self.index} ({self.kind}, {self.options}): {error!r}\n…\n{text}") from error

    def _play(self) -> None:
        state = self.state
        everywhere = self.index % ALL_POSITIONS_EVERY == 0
        check_every = max(1, self._expected_length() // CHECKED_POSITIONS)
        self._look_closely()
        while state.player != ts.OVER:
            legal = state.legal()
            check_legal(state, legal)
            if everywhere or self.rng.below(check_every) == 0:
                self._look_closely()
            chance = state.player == ts.CHANCE
            self._step(self.player.draw(state) if chance else self.player.choose(state, legal))
        self._look_closely()

    def _expected_length(self) -> int:
        return 150 * int(self.options["players"]) * (2 if self.options["trade"] else 1)

    def _step(self, action: int) -> None:
        state = self.state
        before = state.copy()
        self.seen[self._kind_of(action)] += 1
        total = held_by_all(state)
        state.apply(action)
        self.record.append(action)
        self.player.played(action)
        self.ledger.play(GAME.text(action))
        self.steps += 1
        check_position(state, self.ledger)
        if action in (a.ACCEPT, a.REFUSE, a.PROPOSE):
            assert held_by_all(state) == total
        for event in GAME.describe(before, action, state, None):
            self.seen["event " + event.key] += 1

    def _kind_of(self, action: int) -> str:
        """The kind of the choice, without describing all the others."""
        verb = "roll" if action >= a.ROLLED else GAME.text(action).split()[0]
        if action == a.DONE:
            return "done-" + s.STEP_IDS[self.state.step]
        if verb == "food" and self.state.step == s.SELL_STEP:
            return "sell-food"
        return verb

    def _look_closely(self) -> None:
        state = self.state
        legal = state.legal()
        check_views(state, self.rng)
        check_choices(state, legal)
        check_refusals(state, legal, self.rng)
        check_chance(state)
        self.seen["closely"] += 1

    def _replay(self) -> None:
        text = self.record.text()
        again = ts.parse_record(text)
        assert again.actions == self.record.actions
        assert again.text() == text
        final = ts.replay(text)
        assert final.digest() == self.state.digest()
        assert final.scores() == self.ledger.scores()
        assert text.endswith("\nend: finished\n")


def play_one(index: int) -> tuple[Counter[str], int]:
    """Play game number `index`; gives what occurred and the number of steps."""
    run = Run(index)
    run.play()
    seen = run.seen + run.ledger.branches
    seen[f"kind {run.kind}"] += 1
    return seen, run.steps


def too_rare(seen: Counter[str], least: int) -> list[str]:
    """What occurred fewer than `least` times."""
    return [name for name in (*ACTION_KINDS, *BRANCHES) if seen[name] < least]


def report(seen: Counter[str]) -> str:
    """The counts, as a table in plain text."""
    rows = [("actions", ACTION_KINDS), ("rules and ends", BRANCHES)]
    rows.append(("events", tuple(sorted(name for name in seen if name.startswith("event ")))))
    lines = []
    for title, names in rows:
        lines.append(f"{title}:")
        lines += [f"  {seen[name]:>9,}  {name}" for name in names]
    return "\n".join(lines)
